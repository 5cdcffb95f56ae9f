import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeBlocks } from '../../api/site/markdown.ts';
import { until } from './http.ts';

export interface GuideRun {
  /** Everything that its commands have printed. */
  output(): string;
  /** Ends the shell and what it has started. */
  stop(): Promise<void>;
}

const DONE = 'every command of the guide has run';

/**
 * Runs the `sh` blocks of a guide one after the other in one shell, as a reader who pastes them, and stops at the first
 * that fails. Blocks with a file name (`js receiver.mjs`) are saved under it first.
 * @param replaced texts of the guide that a reader replaces, such as the token
 * @throws with the output when a command fails
 */
export async function runGuide(
  source: string,
  folder: string,
  environment: Readonly<Record<string, string>>,
  replaced: Readonly<Record<string, string>> = {},
): Promise<GuideRun> {
  const text = Object.entries(replaced).reduce((all, [from, to]) => all.replaceAll(from, to), source);
  const blocks = codeBlocks(text);
  for (const { language, text: code } of blocks) {
    const [, file] = language.split(' ');
    if (file !== undefined) writeFileSync(path.join(folder, file), `${code}\n`);
  }
  const commands = blocks.filter(({ language }) => language === 'sh').map(({ text: code }) => code);
  const script = [
    'set -euo pipefail',
    // A refused request fails the run.
    'curl() { command curl --fail-with-body "$@"; }',
    ...commands,
    `printf '\\n${DONE}\\n'; read -r _ || true; kill $(jobs -p) 2>/dev/null || true`,
  ].join('\n');
  const shell = spawn('bash', ['--norc', '-c', script], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = new Promise((resolve) => shell.once('close', resolve));
  await until(
    () => `the commands of the guide have run:\n${output}`,
    async () => {
      if (hasEnded(shell)) throw new Error(`a command of the guide failed:\n${output}`);
      return output.includes(DONE);
    },
  );
  return {
    output: () => output,
    async stop() {
      shell.stdin.end('\n');
      await closed;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
