import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { readModel } from '../../shared/status/model-health.ts';
import { BIRTH, type Client, until } from '../harness/http.ts';
import { chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';

describe('an overloaded provider, without a fallback', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let account: TestAccount;
  let call: Client;
  let year = 1950;

  beforeAll(async () => {
    const settings = { GENERATION_WAIT_MS: '5000' };
    ({ emulator, platform, account, call } = await startProviderPlatform({ settings, pools: 'all' }));
  });
  afterAll(() => platform.stop());

  const request = async () => {
    year += 1;
    const id = (await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year: year } })).textAt('id');
    return call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } });
  };

  it('is told to its caller at once as a failure, free of charge, when its pause outlasts the wait', async () => {
    emulator.behave({ provider: 'anthropic', mode: 'overloaded', retry_after_ms: 60_000 });
    const answer = await request();
    expect([answer.status, answer.at('reason')]).toEqual([503, 'provider_failed']);
    const { generations, calls } = platform.admin.db;
    const own = { accountId: account.accountId };
    expect(await generations.exists({ ...own, open: true })).toBeNull();
    expect(await calls.exists({ ...own, state: 'open' })).toBeNull();
    expect(emulator.requests()).toHaveLength(1);
    expect(await chargesOf(platform, account)).toEqual([]);
    emulator.reset();
    await platform.redis.del('{model:haiku}:pause');
  });

  it('is one failed call in the status, however often it was asked', async () => {
    const before = (await readModel(platform.redis, systemClock, 'haiku')).recent;
    await until('the provider answers', async () => (await request()).status === 201);
    emulator.behave({ provider: 'anthropic', mode: 'overloaded', retry_after_ms: 250 });
    emulator.clearRequests();
    expect((await request()).status).toBe(503);
    expect(emulator.requests().length).toBeGreaterThan(3);
    await until('it is reported', async () => {
      return (await readModel(platform.redis, systemClock, 'haiku')).recent.failed > before.failed;
    });
    expect((await readModel(platform.redis, systemClock, 'haiku')).recent.failed).toBe(before.failed + 1);
  });
});
