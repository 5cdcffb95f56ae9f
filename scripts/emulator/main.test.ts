import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from '@jest/globals';

it('prints its address and the environment to paste, answers, and ends on SIGTERM', async () => {
  const { child, lines } = start('--port', '0', '--error-status', '500', '--no-record');
  const printed: string[] = [];
  for await (const line of lines) if (printed.push(line) === 5) break;
  const url = printed[0]?.replace('Provider emulator on ', '') ?? '';
  expect(printed).toEqual([
    expect.stringMatching(/^Provider emulator on http:\/\/127\.0\.0\.1:\d+$/),
    `export ANTHROPIC_BASE_URL=${url}`,
    `export OPENAI_BASE_URL=${url}/v1`,
    `export GEMINI_BASE_URL=${url}`,
    'export ANTHROPIC_API_KEY=emulator OPENAI_API_KEY=emulator GEMINI_API_KEY=emulator',
  ]);
  const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'x' }] });
  const headers = { authorization: 'Bearer emulator' };
  const answer = await fetch(`${url}/v1/chat/completions`, { method: 'POST', headers, body });
  expect(answer.status).toBe(500);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it.each([
  [['--port', 'abc'], 'port'],
  [['--mode', 'magic'], 'mode'],
  [['--error-rate', '7'], 'error_rate'],
])('rejects %j and names the error', async (args, word) => {
  const { child } = start(...args);
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(errors.join('')).toContain(word);
});

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/emulator/main.ts', ...args], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { child, lines: createInterface(child.stdout) };
}
