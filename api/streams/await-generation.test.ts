import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../shared/accounts/caller.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { loadConfig } from '../../shared/core/config.ts';
import { newId } from '../../shared/core/ids.ts';
import type { Database } from '../../shared/db/connect.ts';
import { modelChoices, WaitCancelled } from '../../shared/generation/fallbacks.ts';
import { type GenerationEvents, readGenerationEvents } from '../../shared/generation/generation-signals.ts';
import { open } from '../../tests/harness/generations.ts';
import { until } from '../../tests/harness/http.ts';
import { newHash, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, openRedis, silentLogger } from '../../tests/harness/stores.ts';
import { createGenerationWaits, type GenerationWait, type GenerationWaits } from './await-generation.ts';

describe('a call whose model is late', () => {
  const clock = systemClock;
  let db: Database;
  let events: GenerationEvents;
  let waits: GenerationWaits;

  beforeAll(async () => {
    db = await openDatabase();
    events = readGenerationEvents(await openRedis(), silentLogger);
    const config = loadConfig({
      MONGODB_URL: 'mongodb://unused',
      REDIS_URL: 'redis://unused',
      SECRETS_KEY: randomBytes(32).toString('base64'),
      ANTHROPIC_API_KEY: 'unused',
      FALLBACK_AFTER_MS: '100',
    });
    waits = createGenerationWaits({
      db,
      clock,
      config,
      logger: silentLogger,
      publishFailures: () => Promise.resolve(),
      events,
      sections: {
        start: () => Promise.reject(new Error('not called')),
        collect: () => Promise.reject(new Error('not called')),
        failUnstarted: () => Promise.reject(new Error('not called')),
        leave: () => Promise.reject(new Error('not called')),
        leftFallback: () => Promise.reject(new Error('not called')),
      },
    });
  });
  afterAll(async () => {
    waits.close();
    await events.close();
    await db.close();
  });

  it('is not late before it is recorded: a rival would be in no race with it', async () => {
    const owner = newOwner();
    const caller: Caller = {
      owner,
      actor: { ip: '127.0.0.1', apiKey: 'sk_live', requestId: 'req_1' },
      fallbacks: { haiku: ['gpt4o'] },
    };
    const contentHash = newHash();
    const wait = waits.start(caller);
    // As before it is opened. Another call generates the same.
    await open({ db, clock }, owner, { contentHash });
    wait.listen(contentHash);
    let checks = 0;
    let hasEnded = false;
    const checked: GenerationWait = Object.create(wait, {
      awaited: {
        value: () => {
          checks += 1;
          return wait.awaited();
        },
      },
    });
    const [haiku] = modelChoices(caller, 'haiku');
    if (haiku === undefined) throw new Error('no choice');
    const late = waits.race(caller, checked, haiku.callId).late(haiku, new AbortController().signal);
    const ended = late.then(() => {
      hasEnded = true;
    });
    await until('it was looked for twice', async () => checks >= 2);
    expect(hasEnded).toBe(false);
    wait.whenEnded(contentHash, () => undefined);
    await ended;
    wait.cancel();
  });

  it.each(['written', null])(
    'is waited for by two calls of a request, where its model is asked again (%s)',
    async (end) => {
      const owner = newOwner();
      const wait = waits.start({ owner, actor: { ip: '127.0.0.1', apiKey: 'sk_live', requestId: 'req_1' } });
      const contentHash = newHash();
      let [written, looks]: [string | null, number] = [null, 0];
      const collect = async () => {
        looks += 1;
        return written;
      };
      const both = Promise.allSettled([wait.until(contentHash, collect), wait.until(contentHash, collect)]);
      const signal = async () => {
        events.dispatch({ generationId: newId('gen'), contentHash, section: 'character', state: 'succeeded' });
        for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
      };
      await signal();
      expect(looks).toBe(2);
      written = end;
      if (end === null) wait.cancel();
      else await signal();
      const expected = end === null ? { reason: new WaitCancelled() } : { value: end };
      expect(await both).toEqual([expect.objectContaining(expected), expect.objectContaining(expected)]);
      wait.cancel();
    },
  );
});
