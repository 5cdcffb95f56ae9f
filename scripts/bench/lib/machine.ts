import { cpus, loadavg, totalmem } from 'node:os';

/** The hardware and Node version that figures depend on. */
export function machine(): string {
  const cores = cpus();
  const model = cores[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor';
  return `${model}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}

/** Other work on this machine distorts the figures: a warning above a certain load. */
export function busyness(): string | null {
  const [lastMinute = 0] = loadavg();
  if (lastMinute < 1) return null;
  return `The machine was busy before the start (load ${lastMinute.toFixed(1)}): the figures will be too bad.`;
}
