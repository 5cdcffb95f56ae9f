import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { ROOT } from '../lib/processes.ts';
import { row } from '../lib/statistics.ts';
import type { BenchContext, Part } from '../part.ts';

const READY_LIMIT_MS = 120_000;
/** Including downloads. */
const FIRST_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 60_000;
const COLD_RUNS = 3;

export const start: Part = {
  name: 'start',
  title: '`npm start` to ready',
  method: `\`node scripts/local/start.mjs\` with dependencies installed and built, on ports of its own, until it prints its ready line. Warm: on the data of an
earlier start. Cold: on an empty \`DATA_DIR\`. First on a machine: also without the extracted database engine, whose packages are downloaded.`,
  limitMs: 1_500_000,
  async run(context) {
    const [coldRuns, warmRuns] = context.quick ? [1, 1] : [COLD_RUNS, context.runs];
    const cold: number[] = [];
    for (let run = 0; run < coldRuns; run += 1) cold.push(await startOnce(context, `cold-${run}`));
    const warm: number[] = [];
    for (let run = 0; run < warmRuns; run += 1) warm.push(await startOnce(context, 'cold-0'));
    const seconds = (measure: string, values: readonly number[]) => row({ measure, unit: 's', values });
    const rows = [seconds('warm start', warm), seconds(`cold start (${coldRuns} runs)`, cold)];
    const first = context.quick ? null : await firstOnMachine(context);
    return first === null ? rows : [...rows, seconds('first start on a machine (1 run)', [first])];
  },
};

/** Null where the packages cannot be downloaded. */
async function firstOnMachine(context: BenchContext): Promise<number | null> {
  try {
    const cache = { XDG_CACHE_HOME: path.join(context.scratch, 'cache') };
    return await startOnce(context, 'first', cache, FIRST_LIMIT_MS);
  } catch (error) {
    context.log(`first start on a machine: not measured, ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

/** Starts and stops the whole service. Returns the seconds to its ready line. */
async function startOnce(
  context: BenchContext,
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
  limitMs = READY_LIMIT_MS,
): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/local/start.mjs')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      DATA_DIR: path.join(context.scratch, dataFolder),
      PORT: String(await freePort()),
      OPS_PORT: String(await freePort()),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  context.defer(() => stop(child));
  await readyLine(child, limitMs);
  const seconds = (performance.now() - startedAt) / 1000;
  context.log(`${dataFolder}: ${seconds.toFixed(2)} s`);
  await stop(child);
  return seconds;
}

function readyLine(child: ChildProcess, limitMs: number): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready within ${limitMs} ms:\n${output}`)), limitMs);
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      if (!/^Saju ready on /m.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code} before it was ready:\n${output}`));
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  const kill = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await gone;
  clearTimeout(kill);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
