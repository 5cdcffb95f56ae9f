import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { BIRTH, createClient, until } from '../harness/http.ts';
import { startPlatform, type TestPlatform } from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';

let emulator: Emulator;
let platform: TestPlatform;
let receiver: Receiver;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0 });
  receiver = await startReceiver();
  platform = await startPlatform({ ...providerSettings(emulator.url), LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await receiver.close();
  await platform.stop();
  await emulator.close();
});

it('one search of all logs for a request id shows its way through API server, worker and webhook delivery', async () => {
  const apiServer = await platform.startApiServer();
  await Promise.all([platform.startWorker('haiku'), platform.startWorker('webhook')]);
  const { accountId, liveKey } = await platform.account();
  const call = createClient(apiServer.url, { key: liveKey });
  const webhook = await call('POST', '/v1/webhooks', {
    body: { url: `${receiver.url}/generated`, events: ['fortune.generated'] },
  });
  const profile = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
  emulator.behave({ error_status: 500, times: 1 });
  const answer = await call('POST', '/v1/fortunes', { body: { profile_id: profile, type: 'daily', model: 'haiku' } });
  expect(answer.status).toBe(201);
  const requestId = answer.headers.get('x-request-id') ?? '';

  const lines = () =>
    platform
      .logs()
      .split('\n')
      .filter((line) => line.includes(requestId))
      .map((line): Record<string, unknown> => JSON.parse(line.slice(line.indexOf('{'))));
  const generation = {
    request_id: requestId,
    account_id: accountId,
    generation_id: expect.stringMatching(/^gen_/),
    job_id: expect.any(String),
    model: 'haiku',
  };
  const expected = [
    { message: 'request', service: 'api', request_id: requestId, account_id: accountId, status: 201 },
    { message: 'provider call failed', service: 'worker', ...generation, attempt: 1, error_kind: 'transient' },
    { message: 'generation succeeded', service: 'worker', ...generation, attempt: 2 },
    {
      message: 'a delivery attempt succeeded',
      service: 'worker',
      request_id: requestId,
      account_id: accountId,
      webhook_id: webhook.textAt('id'),
      delivery_id: expect.stringMatching(/^dlv_/),
      event_id: expect.stringMatching(/^evt_/),
      job_id: expect.any(String),
      status: 204,
    },
  ];
  // The output of three processes is read in no order.
  await until('as many lines are logged', async () => lines().length >= expected.length);
  expect(lines()).toHaveLength(expected.length);
  expect(lines()).toEqual(expect.arrayContaining(expected.map((line) => expect.objectContaining(line))));
});
