import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner } from '../../tests/harness/records.ts';
import { openDatabase } from '../../tests/harness/stores.ts';
import { loadConfig } from '../core/config.ts';
import type { ModelName } from '../core/models.ts';
import type { Database } from '../db/connect.ts';
import type { PoolHold } from '../status/breaker.ts';
import { holdOfBatch } from './hold.ts';

describe('what holds a batch', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const config = loadConfig({
    MONGODB_URL: 'mongodb://unused',
    REDIS_URL: 'redis://unused',
    SECRETS_KEY: randomBytes(32).toString('base64'),
  });
  /** Of a batch of haiku, while these models are held, with these fallbacks in the background. */
  const holdWith = async (held: Partial<Record<ModelName, PoolHold>>, to: readonly ModelName[], background = true) => {
    const { accountId } = newOwner();
    const fallbacks = { fallbacks: { haiku: to }, backgroundFallbacks: background ? ['haiku'] : [] };
    const account = { _id: accountId, accessTokenHash: accountId, email: accountId, ...fallbacks };
    await db.accounts.collection.insertOne(account as never);
    const breakers = { holdOf: async (model: ModelName) => held[model] ?? null };
    return holdOfBatch({ db, config, breakers }, { accountId, livemode: true, model: 'haiku' });
  };

  it.each<[string, Partial<Record<ModelName, PoolHold>>, readonly ModelName[], PoolHold | null]>([
    ['nothing, while its model works', { sonnet: 'pool_paused' }, ['sonnet'], null],
    ['its model, without a fallback', { haiku: 'pool_paused' }, [], 'pool_paused'],
    ['nothing, while its fallback works', { haiku: 'pool_paused' }, ['sonnet'], null],
    [
      'nothing, while its last fallback works',
      { haiku: 'pool_paused', sonnet: 'circuit_open' },
      ['sonnet', 'gpt4o'],
      null,
    ],
    [
      'its model, if its fallbacks are held too',
      { haiku: 'circuit_open', sonnet: 'pool_paused' },
      ['sonnet'],
      'circuit_open',
    ],
    [
      'its model, if no worker takes the jobs of a fallback',
      { haiku: 'pool_paused', sonnet: 'no_worker' },
      ['sonnet', 'gpt4o'],
      'pool_paused',
    ],
    ['its model, if no worker takes its jobs: no other one is asked', { haiku: 'no_worker' }, ['sonnet'], 'no_worker'],
  ])('is %s', async (_, held, to, hold) => {
    expect(await holdWith(held, to)).toBe(hold);
  });

  it('is its model, if the fallback is for requests alone', async () => {
    expect(await holdWith({ haiku: 'pool_paused' }, ['sonnet'], false)).toBe('pool_paused');
  });
});
