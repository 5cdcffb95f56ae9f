import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Surroundings } from '../part.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Options of Node that let it run TypeScript: compiled as the build compiles it. */
export const FROM_SOURCES = ['--import', path.join(ROOT, 'scripts/test/register-hooks.mjs')];
const STOP_LIMIT_MS = 45_000;

export interface ProcessOptions {
  /** `dist/api/main.js`, or a TypeScript source. */
  readonly file: string;
  readonly args?: readonly string[];
  readonly nodeArgs?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Sent as the first message; for the programs of this folder. */
  readonly input?: unknown;
  readonly readyLimitMs?: number;
}

export interface StartedProcess {
  readonly pid: number;
  /** Its ready message: `{type: 'ready', …}`. */
  readonly ready: unknown;
  /** Idempotent. */
  stop(): Promise<void>;
}

/**
 * Starts a Node process whose output goes to a file, as with `npm start`, and waits for its ready message. The process
 * is stopped at the end of the part at the latest, and ends on its own when we die.
 * @throws when it ends first, sends `{type: 'failed', message}` or takes longer than `readyLimitMs` (default 60 s)
 */
export async function startNode(context: Surroundings, options: ProcessOptions): Promise<StartedProcess> {
  const log = path.join(context.scratch, `${path.basename(path.dirname(options.file))}.log`);
  const fd = openSync(log, 'a');
  const child = spawn(
    process.execPath,
    [
      ...(options.file.endsWith('.ts') ? FROM_SOURCES : []),
      ...(options.nodeArgs ?? []),
      options.file,
      ...(options.args ?? []),
    ],
    {
      cwd: ROOT,
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...options.environment },
      stdio: ['ignore', fd, fd, 'ipc'],
    },
  );
  closeSync(fd);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await gone;
    clearTimeout(kill);
  };
  context.defer(stop);
  const ready = readyMessage(child, gone, options, log);
  if (options.input !== undefined) child.send({ input: options.input });
  return { pid: child.pid ?? 0, ready: await ready, stop };
}

/** Runs a program of this folder to its end and returns its result. */
export async function runProgram(
  context: Surroundings,
  program: string,
  input: unknown,
  limitMs: number,
): Promise<unknown> {
  const started = await startNode(context, {
    file: `scripts/bench/programs/${program}.ts`,
    input,
    readyLimitMs: limitMs,
  });
  await started.stop();
  return started.ready;
}

function readyMessage(
  child: ChildProcess,
  gone: Promise<void>,
  options: ProcessOptions,
  log: string,
): Promise<unknown> {
  const { file, readyLimitMs = 60_000 } = options;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${file} sent no answer in ${readyLimitMs} ms`)), readyLimitMs);
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`${file} ${why}`));
    };
    child.on('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('type' in message)) return;
      if (message.type === 'failed') fail(`failed: ${'message' in message ? message.message : ''}`);
      if (message.type !== 'ready') return;
      clearTimeout(timer);
      resolve(message);
    });
    child.once('error', (error) => fail(error.message));
    gone.then(() => fail(`ended too early:\n${tail(log)}`));
  });
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').slice(-2_000);
}
