import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.ts';
import { runStopSteps, type StopStep } from './process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the steps with a real logger. */
async function stopped(steps: readonly StopStep[]) {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const allDone = await runStopSteps(steps, createLogger({ level: 'info', service: 'test', destination }));
  return { allDone, logged: lines.map(({ level, step, message }) => `${level} ${step}: ${message}`) };
}

describe('an uncaught error', () => {
  it.each(['throw error', 'Promise.reject(error)'])(
    'ends the process without its quoted text in the output: %s',
    async (fault) => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program(fault)], { cwd: ROOT });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      }
      const [code] = await once(child, 'close');
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringContaining('an uncaught error ends'),
      });
      expect(output).not.toContain('홍길동');
    },
  );

  const program = (fault: string) => `
    import { createLogger } from './dist/shared/core/logger.js';
    import { runProcess } from './dist/shared/core/process.js';
    const logger = createLogger({ level: 'info', service: 'test' });
    runProcess({ name: 'test', start: async () => ({ logger, stop: [] }) });
    setTimeout(() => { const error = new Error('E11000 dup key: { name: "홍길동" }'); ${fault}; }, 50);
    setTimeout(() => undefined, 60_000);
  `;
});

describe('a log that cannot be written', () => {
  it.each([
    ['its reader died, on SIGTERM', ['SIGTERM'], { code: 0, signal: null }],
    // The second process exits at once, with unwritten lines.
    ['its reader died, on two signals', ['SIGTERM', 'SIGINT'], { code: expect.any(Number), signal: null }],
  ] as const)('lets the process end: %s', async (_name, signals, expected) => {
    const reader = spawn('cat', [], { stdio: ['pipe', 'ignore', 'ignore'] });
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      cwd: ROOT,
      stdio: ['ignore', reader.stdin, 'ignore', 'ipc'],
    });
    reader.stdin.destroy();
    await once(child, 'message');
    reader.kill('SIGKILL');
    await once(reader, 'exit');
    for (const signal of signals) child.kill(signal);
    expect(await endOf(child)).toEqual(expected);
  });

  it('lets the process end: the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      cwd: ROOT,
      stdio: ['ignore', full, 'ignore', 'ipc'],
    });
    closeSync(full);
    await once(child, 'message');
    child.kill('SIGTERM');
    expect(await endOf(child)).toEqual({ code: expect.any(Number), signal: null });
  });

  const PROGRAM = `
    import { createLogger } from './dist/shared/core/logger.js';
    import { runProcess } from './dist/shared/core/process.js';
    const logger = createLogger({ level: 'info', service: 'test' });
    runProcess({ name: 'test', start: async () => ({ logger, stop: [] }) });
  `;

  async function endOf(child: ChildProcess) {
    // Long before the limit of a test; a busy machine may need many seconds.
    const killed = setTimeout(() => child.kill('SIGKILL'), 120_000);
    const [code, signal] = await once(child, 'exit');
    clearTimeout(killed);
    return { code, signal };
  }
});

describe('a process that is told to stop while it starts', () => {
  it.each([
    ['its start fails after the signal', "await once(process, 'SIGTERM'); throw new Error('no database');"],
    ['its start does not end', 'await new Promise(() => undefined);'],
  ])('ends with code 0 when %s', async (_name, start) => {
    const program = `
      import { once } from 'node:events';
      import { runProcess } from './dist/shared/core/process.js';
      setTimeout(() => undefined, 120_000);
      runProcess({ name: 'test', start: async () => { ${start} } });
      process.send('starting');
    `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(child, 'message');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('stopping', () => {
  it('runs the steps in order, and logs the start of each', async () => {
    const taken: string[] = [];
    const step = (name: string): StopStep => ({
      name,
      async run() {
        await new Promise(setImmediate);
        taken.push(name);
      },
    });
    expect(await stopped([step('one'), step('two')])).toEqual({
      allDone: true,
      logged: ['info one: stopping', 'info two: stopping'],
    });
    expect(taken).toEqual(['one', 'two']);
  });

  it('skips a hanging step, and continues after a failed one', async () => {
    let last = false;
    const steps: StopStep[] = [
      { name: 'hangs', limitMs: 50, run: () => new Promise(() => undefined) },
      { name: 'fails', run: () => Promise.reject(new Error('no database')) },
      {
        name: 'throws',
        run() {
          throw new Error('nothing to close');
        },
      },
      {
        name: 'last',
        run() {
          last = true;
        },
      },
    ];
    const failed = (name: string) => [`info ${name}: stopping`, `error ${name}: a step of stopping failed`];
    expect(await stopped(steps)).toEqual({
      allDone: false,
      logged: [...failed('hangs'), ...failed('fails'), ...failed('throws'), 'info last: stopping'],
    });
    expect(last).toBe(true);
  });
});
