import { createInterface } from 'node:readline/promises';
import { systemClock } from '../../shared/core/clock.ts';
import { runCommandLine } from './command-line.ts';
import type { Ask } from './context.ts';

const { env: environment, stdin, stdout, stderr } = process;
const ask: Ask = async (question) => {
  const terminal = createInterface({ input: stdin, output: stderr });
  return terminal.question(question).finally(() => terminal.close());
};
const context = { environment, clock: systemClock, ask: stdin.isTTY ? ask : null, stdout, stderr };
process.exitCode = await runCommandLine(process.argv.slice(2), context);
