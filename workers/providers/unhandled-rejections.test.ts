import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const SCRIPT = `
import { createProvider } from './workers/providers/provider.ts';
import { startEmulator } from './scripts/emulator/index.ts';
const emulator = await startEmulator();
let failures = 0;
for (const provider of ['anthropic', 'openai', 'google']) {
  const connected = await createProvider({ provider, apiKey: 'k', baseUrl: emulator.url + (provider === 'openai' ? '/v1' : '') });
  for (const mode of ['malformed', 'truncated', 'refused', 'filtered', 'overloaded', 'cut_before_headers', 'cut_body', 'hang', 'drip', 'stall', 'page', 'no_answer', 'out_of_credit']) {
    for (const stop of ['timeout', 'abort']) {
      emulator.behave({ mode, drip_ms: 50 });
      const controller = new AbortController();
      const schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false };
      const call = connected.generate({ modelId: 'm', system: 's', user: 'u', schemaName: 'n', schema, settings: { temperature: 1, thinking: 'low' }, maxTokens: 99,
        timeoutMs: stop === 'timeout' ? 30 : 60_000, signal: controller.signal });
      if (stop === 'abort') setTimeout(() => controller.abort(), 15);
      await call.catch(() => { failures += 1; });
    }
  }
}
await emulator.close();
console.log('failures ' + failures);
`;

it('survives every fault of every provider without an unhandled rejection, a timer or a line on the console', async () => {
  const args = ['--import', 'tsx', '--unhandled-rejections=strict', '--input-type=module', '--eval', SCRIPT];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '', ANTHROPIC_LOG: 'debug', OPENAI_LOG: 'debug' },
    timeout: 100_000,
  });
  expect({ stdout, stderr }).toEqual({ stdout: 'failures 78\n', stderr: '' });
});
