import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { batchEnded, createBatch, createProfiles } from '../harness/batches.ts';
import { type Client, createClient } from '../harness/http.ts';
import type { ApiServer, TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { shiftedBy } from '../harness/shifted.ts';

describe('the failure of a generation, where the clocks of the hosts differ by a minute,', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let onTime: ApiServer;
  beforeAll(async () => {
    ({ emulator, platform, apiServer: onTime } = await startProviderPlatform({ pools: 'haiku,gpt4o' }));
    emulator.behave({ provider: 'anthropic', mode: 'refused' });
  });
  afterAll(() => platform.stop());

  const fortuneOf = async (call: Client) => {
    const [profileId] = await createProfiles(call, 1);
    return call('POST', '/v1/fortunes', { body: { profile_id: profileId, type: 'daily' } });
  };
  const clientOf = async (apiServer: ApiServer) =>
    createClient(apiServer.url, { key: (await platform.account()).liveKey });

  it.each([60_000, -60_000])('reaches the caller of an API server that is %i ms off', async (ms) => {
    const call = await clientOf(await platform.spawnApiServer(shiftedBy(ms)));
    const answer = await fortuneOf(call);
    expect([answer.status, answer.at('reason')]).toEqual([503, 'provider_failed']);
  });

  it('starts the fallback of an account', async () => {
    const apiServer = await platform.spawnApiServer(shiftedBy(60_000));
    const account = await platform.account();
    await platform.admin.operations.setFallbacks('test', account.accountId, 'haiku', ['gpt4o']);
    const answer = await fortuneOf(createClient(apiServer.url, { key: account.liveKey }));
    expect([answer.status, answer.at('model')]).toEqual([201, 'gpt4o']);
  });

  it('ends the item of a batch after one call of the provider', async () => {
    const feeder = await platform.spawnWorker('maintenance', { settings: shiftedBy(60_000) });
    const call = await clientOf(onTime);
    const profiles = await createProfiles(call, 3);
    emulator.clearRequests();
    const ended = await batchEnded(call, await createBatch(call, profiles));
    const error = expect.objectContaining({ reason: 'provider_failed' });
    expect(ended.body).toMatchObject({ failed_count: 3, results: profiles.map(() => ({ error })) });
    expect(emulator.stats().total).toBe(3);
    await feeder.stop();
  });
});
