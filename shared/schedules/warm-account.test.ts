import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { openDatabase, openProducer, testClock } from '../../tests/harness/stores.ts';
import { DAY_MS } from '../core/clock.ts';
import { loadConfig } from '../core/config.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import { createSectionCallService } from '../generation/sections.ts';
import { chartKey } from '../saju/index.ts';
import { findWarmedCharts, warmCharts } from './warm-account.ts';

let db: Database;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

it('the charts of a week are found with their profiles, however many: more than an answer of the database may hold', async () => {
  const [owner, clock] = [newOwner(), testClock()];
  const [seenAt, expiresAt] = [clock.now(), new Date(clock.now().getTime() + 7 * DAY_MS)];
  const charts = Array.from({ length: 20_000 }, () => randomBytes(480).toString('hex'));
  expect(charts.join('').length).toBeGreaterThan(18 * 1024 * 1024);
  const records = charts.map((chart, index) => ({ _id: `${owner.accountId}:${index}`, ...owner, chart }));
  await db.recentCharts.collection.insertMany(records.map((each) => ({ ...each, seenAt, expiresAt })) as never);
  const profiles = [charts[0], charts.at(-1)].map((chart = '') => profileRecord(clock, owner, { chart }));
  await db.profiles.create(profiles);
  const caller = { owner, actor: { ip: '', apiKey: 'schedule', requestId: 'req_1' } };
  const found = await findWarmedCharts({ db, clock }, caller);
  expect(found.map(({ chart }) => chart).toSorted()).toEqual(charts.toSorted());
  const withProfile = found.filter(({ profileId }) => profileId !== null);
  expect(new Set(withProfile.map(({ profileId }) => profileId))).toEqual(new Set(profiles.map(({ _id }) => _id)));
});

it('a run has as many open calls as may be, and goes on as they end', async () => {
  const [owner, clock, producer] = [newOwner(), testClock(), await openProducer({ empty: true })];
  const SECRETS_KEY = randomBytes(32).toString('base64');
  const unused = { MONGODB_URL: 'mongodb://127.0.0.1/unused', REDIS_URL: 'redis://127.0.0.1/unused' };
  const config = loadConfig({ ...unused, SECRETS_KEY, SIMULATE_UNCONFIGURED_MODELS: 'true' });
  const publishFailures = async () => undefined;
  const secrets = createSecretBox(SECRETS_KEY);
  const sections = createSectionCallService({ db, clock, config, secrets, producer, publishFailures });
  const caller = { owner, actor: { ip: '', apiKey: 'schedule', requestId: 'req_1' } };
  const charts = [0, 1, 2, 3, 4].map((day) => ({
    chart: chartKey({ year: 0, month: 2, day, hour: 0 }),
    profileId: null,
  }));
  const open = { ...owner, settledAt: null };
  const warm = (waitMs: number) =>
    warmCharts(
      { db, clock, sections },
      caller,
      charts,
      { model: 'haiku' },
      {
        date: '2090-06-15',
        source: 'warming',
        maxOpenCalls: 2,
        waitMs,
      },
    );
  const states = (calls: Awaited<ReturnType<typeof warm>>) => calls.map(({ state }) => state);
  expect(states(await warm(0))).toEqual(['warmed', 'warmed', 'unstarted', 'unstarted', 'unstarted']);
  expect(await db.calls.countDocuments(open)).toBe(2);
  const rest = warm(60_000);
  let most = 0;
  const end = async () => {
    most = Math.max(most, await db.calls.countDocuments(open));
    await db.calls.updateMany(open, { $set: { state: 'failed', settledAt: clock.now() } });
    return (await db.calls.countDocuments({ ...owner })) >= 5;
  };
  await until('all were started', end);
  await rest;
  expect(most).toBe(2);
  await producer.close();
});
