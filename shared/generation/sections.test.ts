import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { claim, open } from '../../tests/harness/generations.ts';
import { until } from '../../tests/harness/http.ts';
import { newHash, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, openRedis, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { loadConfig } from '../core/config.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import { createProducer, type Producer } from '../queues/producer.ts';
import type { RedisClient } from '../queues/redis.ts';
import { releaseGeneration, withdrawClaim } from './claims.ts';
import { failGeneration } from './close.ts';
import { createSectionCallService, type SectionCallService } from './sections.ts';

const SECRETS_KEY = randomBytes(32).toString('base64');

describe('a call that waits for a section', () => {
  const clock = testClock();
  let db: Database;
  let redis: RedisClient;
  let producer: Producer;
  let sections: SectionCallService;
  beforeAll(async () => {
    db = await openDatabase();
    redis = await openRedis({ empty: true });
    producer = createProducer(redis, silentLogger);
    sections = createSectionCallService({
      db,
      clock,
      config: loadConfig({
        MONGODB_URL: 'mongodb://127.0.0.1/unused',
        REDIS_URL: 'redis://127.0.0.1/unused',
        SECRETS_KEY,
        SIMULATE_UNCONFIGURED_MODELS: 'true',
      }),
      secrets: createSecretBox(SECRETS_KEY),
      producer,
      publishFailures: async () => undefined,
    });
  });
  afterAll(async () => {
    await producer.close();
    redis.disconnect();
    await db.close();
  });

  const owner = newOwner();
  const fail = async (contentHash: string) => {
    const generation = await db.generations.findOne({ accountId: owner.accountId, contentHash, open: true }).lean();
    if (generation === null) throw new Error('nothing is open');
    await failGeneration(db, clock, generation, { kind: 'queue_unavailable', retryAfterSeconds: 5 });
  };
  const collect = (contentHash: string) =>
    sections.collect({ accountId: owner.accountId, contentHash, profileId: null });

  it('gets the reason of its failure, also when another call opens the next generation while it is read', async () => {
    const contentHash = newHash();
    await open({ db, clock }, owner, { contentHash });
    await fail(contentHash);
    await expect(collect(contentHash)).rejects.toMatchObject({ options: { reason: 'store_unavailable' } });
    const { findOne } = db.generations;
    const between = jest.spyOn(db.generations, 'findOne').mockImplementationOnce(((filter: never) => ({
      select: (fields: never) => ({
        async lean() {
          const found = await findOne.call(db.generations, filter).select(fields).lean();
          await open({ db, clock }, owner, { contentHash });
          return found;
        },
      }),
    })) as never);
    expect(await collect(contentHash)).toBeNull();
    expect(between).toHaveBeenCalledTimes(2);
    between.mockRestore();
    await fail(contentHash);
    await expect(collect(contentHash)).rejects.toMatchObject({ options: { reason: 'store_unavailable' } });
  });

  it.each([
    ['overloaded', 'provider_failed', 5],
    ['out_of_credit', 'circuit_open', 60],
    ['unknown_model', 'not_configured', 60],
  ])(
    'gets the reason of its last attempt (%s: %s, after %i s) when no worker is at it at the deadline',
    async (outcome, reason, retryAfterSeconds) => {
      const contentHash = newHash();
      const job = await open({ db, clock }, owner, { contentHash });
      const made = { at: clock.now(), outcome, providerModel: null, providerRequestId: null };
      await releaseGeneration(db, await claim({ db, clock }, job), { calls: [{ ...made, usage: null, latencyMs: 1 }] });
      // A worker that then finds the model paused makes no call.
      await withdrawClaim(db, await claim({ db, clock }, job));
      clock.advance(60_000);
      await sections.failUnstarted({ ...owner, contentHash });
      await expect(collect(contentHash)).rejects.toMatchObject({ options: { reason, retryAfterSeconds } });
    },
  );

  it('goes on waiting at the deadline while a worker is at it', async () => {
    const contentHash = newHash();
    await claim({ db, clock }, await open({ db, clock }, owner, { contentHash }));
    clock.advance(60_000);
    await sections.failUnstarted({ ...owner, contentHash });
    expect(await collect(contentHash)).toBeNull();
  });

  it('gets the reason of the store when its job was queued, and the queue is away at the deadline', async () => {
    const [before, after] = [newHash(), newHash()];
    for (const contentHash of [before, after]) await open({ db, clock }, owner, { contentHash });
    clock.advance(3_600_000);
    await sections.failUnstarted({ ...owner, contentHash: before });
    await expect(collect(before)).rejects.toMatchObject({ options: { reason: 'no_worker' } });
    redis.disconnect();
    await until('the queue is away', async () => !producer.isConnected());
    await sections.failUnstarted({ ...owner, contentHash: after });
    await expect(collect(after)).rejects.toMatchObject({
      kind: 'service_unavailable',
      options: { reason: 'store_unavailable', retryAfterSeconds: 5 },
    });
  });
});
