import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createProvider } from '../../../workers/providers/provider.ts';
import { type Emulator, startEmulator } from '../../emulator/index.ts';
import { lastProviderRequest } from './provider-request.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ recordLimit: 1 });
});
afterAll(() => emulator.close());

it("reads the answer to a repetition of the service's own request", async () => {
  const provider = await createProvider({ provider: 'anthropic', apiKey: 'emulator', baseUrl: emulator.url });
  const { output } = await provider.generate({
    modelId: 'model-1',
    system: '',
    user: '무술 갑자',
    schemaName: 'score',
    schema: {
      type: 'object',
      properties: { score: { type: 'integer' } },
      required: ['score'],
      additionalProperties: false,
    },
    settings: { temperature: 0, thinking: 'minimal' },
    maxTokens: 100,
    timeoutMs: 10_000,
    signal: new AbortController().signal,
  });
  const repeat = await lastProviderRequest(emulator.url);
  expect(output).toEqual({ score: expect.any(Number) });
  expect(await repeat()).toEqual({ score: expect.any(Number) });
});
