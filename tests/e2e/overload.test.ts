import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { readModel } from '../../shared/status/model-health.ts';
import { readProvider } from '../../shared/status/recovery.ts';
import { createBatch, createProfiles } from '../harness/batches.ts';
import { runCli } from '../harness/cli.ts';
import { BIRTH, type Client, type HttpAnswer, until } from '../harness/http.ts';
import { chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { steerPool } from '../harness/pool-settings.ts';
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

  it('answers its caller at once with an error, free of charge, when its pause outlasts the wait', async () => {
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
    await until('the provider answers', async () => (await request()).status === 201);
    const before = (await readModel(platform.redis, systemClock, 'haiku')).recent;
    emulator.behave({ provider: 'anthropic', mode: 'overloaded', retry_after_ms: 250 });
    emulator.clearRequests();
    expect((await request()).status).toBe(503);
    expect(emulator.requests().length).toBeGreaterThan(1);
    await until('it is reported', async () => {
      return (await readModel(platform.redis, systemClock, 'haiku')).recent.failed > before.failed;
    });
    expect((await readModel(platform.redis, systemClock, 'haiku')).recent.failed).toBe(before.failed + 1);
  });
});

describe('an overload whose end the provider does not state', () => {
  it('is asked by one call at a time, however many wait and by however many workers, and all of them are served', async () => {
    const { emulator, platform, account, call } = await startProviderPlatform({ pools: 'all' });
    try {
      await platform.startWorker('all');
      const profiles = await createProfiles(call, 9);
      const request = (profile_id: string) => call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } });
      emulator.behave({ provider: 'anthropic', error_status: 429, latency_ms: 50 });
      const [first = '', ...others] = profiles;
      const answers = [request(first)];
      await until('the provider pauses', async () => emulator.requests().length >= 1);
      await until('it is known', async () => (await readProvider(platform.redis, 'haiku')).pausedMs > 0);
      answers.push(...others.map(request));
      await until('two probes have failed', async () => emulator.requests().length >= 3);
      await until('the last one has ended', async () => emulator.stats().in_flight === 0);
      expect(emulator.stats().max_in_flight).toBe(1);
      const asked = emulator.requests().length;
      emulator.reset();
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(profiles.map(() => 201));
      // A probe may have been on its way.
      expect(emulator.requests().length - asked).toBeLessThanOrEqual(profiles.length + 1);
      expect(await chargesOf(platform, account)).toHaveLength(profiles.length);
    } finally {
      await platform.stop();
    }
  });
});

describe('the calls per minute that an operator allows', () => {
  it('keep a share for callers beside a batch, and are the reason of a 503 when they are used up', async () => {
    // Long enough for a slow machine to serve the callers' share, and far from enough for all.
    const settings = { GENERATION_WAIT_MS: '12000' };
    const { emulator, platform, call } = await startProviderPlatform({ settings, pools: 'all' });
    try {
      await steerPool(platform.admin, 'haiku', { ratePerMinute: 60 });
      await until('the rate is known', async () => {
        const { stdout } = await runCli(platform, 'models', 'list', '--json');
        return stdout.includes('"rate_per_minute":60');
      });
      const profiles = await createProfiles(call, 60);
      const request = (profile_id = '') => call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } });
      // The limit's log begins with a rest.
      await until('the rate gives permits', async () => (await request(profiles.pop())).status === 201);
      emulator.clearRequests();
      await createBatch(call, profiles.slice(44));
      await until('the batch is at work', async () => emulator.requests().length > 0);
      const served = await Promise.all(profiles.slice(0, 5).map(request));
      expect(served.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      const answers = await Promise.all(profiles.slice(5, 44).map(request));
      const refused = answers.filter(({ status }) => status !== 201);
      const reasons = refused.map((answer) => answer.at('reason'));
      expect(reasons).toContain('rate_limit');
      // One that a worker has just begun at its deadline goes on.
      const isKnown = (answer: HttpAnswer) => ['rate_limit', 'still_running'].includes(answer.at('reason') as string);
      expect(refused.filter((answer) => !isKnown(answer)).map(({ status, body }) => [status, body])).toEqual([]);
      for (const answer of refused) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    } finally {
      await platform.stop();
    }
  });
});
