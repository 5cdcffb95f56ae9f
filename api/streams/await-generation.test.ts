import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../shared/accounts/caller.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { loadConfig } from '../../shared/core/config.ts';
import type { ModelName } from '../../shared/core/models.ts';
import type { Owner } from '../../shared/core/owner.ts';
import type { Database } from '../../shared/db/connect.ts';
import { modelChoices } from '../../shared/generation/fallbacks.ts';
import { type GenerationEvents, readGenerationEvents } from '../../shared/generation/generation-signals.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { createBreakers, openBreaker } from '../../shared/status/breaker.ts';
import { open } from '../../tests/harness/generations.ts';
import { until } from '../../tests/harness/http.ts';
import { poolSettingsWith } from '../../tests/harness/pool-settings.ts';
import { newHash, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, openRedis, silentLogger } from '../../tests/harness/stores.ts';
import { createGenerationWaits, type GenerationWaits } from './await-generation.ts';

describe('a call whose model is held back', () => {
  const clock = systemClock;
  let db: Database;
  let redis: RedisClient;
  let events: GenerationEvents;
  let waits: GenerationWaits;
  /** How often it was asked whether the model is held back. */
  let asked = 0;

  beforeAll(async () => {
    db = await openDatabase();
    redis = await openRedis({ empty: true });
    events = readGenerationEvents(await openRedis(), silentLogger);
    const breakers = createBreakers(redis, poolSettingsWith());
    const config = loadConfig({
      MONGODB_URL: 'mongodb://unused',
      REDIS_URL: 'redis://unused',
      SECRETS_KEY: randomBytes(32).toString('base64'),
      ANTHROPIC_API_KEY: 'unused',
      FALLBACK_AFTER_MS: '4000',
    });
    waits = createGenerationWaits({
      db,
      clock,
      config,
      logger: silentLogger,
      events,
      breakers: {
        isHeld: (...call) => {
          asked += 1;
          return breakers.isHeld(...call);
        },
      },
      sections: {
        start: () => Promise.reject(new Error('not called')),
        collect: () => Promise.reject(new Error('not called')),
        failUnstarted: () => Promise.reject(new Error('not called')),
      },
    });
  });
  afterAll(async () => {
    waits.close();
    await events.close();
    redis.disconnect();
    await db.close();
  });

  const callerOf = (owner: Owner): Caller => ({
    owner,
    actor: { ip: '127.0.0.1', apiKey: 'sk_live', requestId: 'req_1' },
    fallbacks: { haiku: ['gpt4o'], sonnet: ['gpt4o'] },
  });
  /** A call that waits. */
  const isLate = async (model: ModelName): Promise<void> => {
    const owner = newOwner();
    const caller = callerOf(owner);
    const [first] = modelChoices(caller, model);
    if (first === undefined) throw new Error('no choice');
    const contentHash = newHash();
    await open({ db, clock }, owner, { contentHash });
    const wait = waits.start(caller);
    wait.whenEnded(contentHash, () => undefined);
    await waits.race(caller, wait).late(first, new AbortController().signal);
    wait.cancel();
  };

  it('is late after the calls that have waited longer, so that they do not wait for it', async () => {
    const late: string[] = [];
    const before = asked;
    const first = isLate('sonnet').then(() => late.push('first'));
    await until('it waits', async () => asked > before);
    const second = isLate('sonnet').then(() => late.push('second'));
    await openBreaker(redis, clock, 'sonnet');
    await Promise.all([first, second]);
    expect(late).toEqual(['first', 'second']);
  });

  it('is not late before it is recorded: a rival would be in no race with it', async () => {
    const owner = newOwner();
    const caller = callerOf(owner);
    asked = 0;
    const [first] = modelChoices(caller, 'haiku');
    if (first === undefined) throw new Error('no choice');
    const contentHash = newHash();
    const wait = waits.start(caller);
    // As before it is opened. Another call generates the same.
    await open({ db, clock }, owner, { contentHash });
    wait.listen(contentHash);
    await openBreaker(redis, clock, 'haiku');
    let hasEnded = false;
    const late = waits.race(caller, wait).late(first, new AbortController().signal);
    const ended = late.then(() => {
      hasEnded = true;
    });
    await until('it was found held back', async () => asked >= 2);
    expect(hasEnded).toBe(false);
    wait.whenEnded(contentHash, () => undefined);
    await ended;
    wait.cancel();
  });
});
