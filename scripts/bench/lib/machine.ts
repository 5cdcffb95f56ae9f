import { cpus, loadavg, totalmem } from 'node:os';

/** What figures depend on: processor, cores, memory, Node. */
export function machine(): string {
  const cores = cpus();
  const model = cores[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor';
  return `${model}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}

/** Others at work on this machine spoil the figures: the load above which we say so. */
export function busyness(): string | null {
  const [lastMinute = 0] = loadavg();
  if (lastMinute < 1) return null;
  return `The machine was busy before we began (load ${lastMinute.toFixed(1)}): the figures will be too bad.`;
}
