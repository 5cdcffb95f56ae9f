import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadConfig } from '../../shared/core/config.ts';
import { newId } from '../../shared/core/ids.ts';
import type { Database } from '../../shared/db/connect.ts';
import { insertRecord } from '../../shared/db/records.ts';
import { callRecord, newHash, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { createRace, type RacingWait } from './race.ts';

let db: Database;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

it('a resumed stream costs what a fallback was charged that an earlier connection started', async () => {
  const [clock, owner, bodyHash] = [testClock(), newOwner(), newHash()];
  const call = (done: boolean) => {
    const caused = [{ section: 'character' as const, generationId: newId('gen'), done }];
    return { ...callRecord(clock, owner, caused), bodyHash, parts: [] };
  };
  const [first, won, answering] = [call(false), call(true), call(true)];
  const settledAt = clock.now();
  const lost = { state: 'failed' as const, lost: true as const, settledAt, raceId: first._id };
  await insertRecord(db.calls, { ...first, ...lost, rivals: [won._id, answering._id], wonBy: won._id });
  const charged = { state: 'charged' as const, chargedUsd: 0.013, settledAt };
  await insertRecord(db.calls, { ...won, ...charged, model: 'gpt4o', raceId: first._id });
  await insertRecord(db.calls, { ...answering, ...lost, model: 'gemini' });
  const wait: RacingWait = { costUsd: null, awaited: () => [] };
  const unused = { MONGODB_URL: 'mongodb://127.0.0.1/unused', REDIS_URL: 'redis://127.0.0.1/unused' };
  const config = loadConfig({ ...unused, SECRETS_KEY: randomBytes(32).toString('base64') });
  const deps = { db, clock, logger: silentLogger, config, publishFailures: async () => undefined };
  const race = createRace(deps, { owner }, wait, first._id);
  // The newer one has resumed it; another request goes on with its sections.
  const resumed = { model: 'gemini', fallbackFrom: 'haiku', hasFallback: false, callId: answering._id } as const;
  await race.end({ ...resumed, raceId: null }, []);
  expect(wait.costUsd).toBe(0.013);
});
