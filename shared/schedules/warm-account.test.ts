import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { openDatabase, openProducer, silentLogger, testClock } from '../../tests/harness/stores.ts';
import type { Clock } from '../core/clock.ts';
import { loadConfig } from '../core/config.ts';
import { newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import { createSectionCallService } from '../generation/sections.ts';
import { createRecentCharts } from '../profiles/recent-charts.ts';
import { chartKey } from '../saju/index.ts';
import { type WarmedChart, warmAccount, warmedChartsOf } from './warm-account.ts';

let db: Database;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

it('the charts of a week are found with their profiles, by pages', async () => {
  const [owner, clock] = [newOwner(), testClock()];
  const charts = ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4', '1.1.1.x'];
  await recordCharts(clock, owner, charts);
  const profiles = [charts[0], charts.at(-1)].map((chart = '') => profileRecord(clock, owner, { chart }));
  await db.profiles.create(profiles);
  const pages: (readonly WarmedChart[])[] = [];
  for await (const page of warmedChartsOf({ db, clock }, callerOf(owner), 2)) pages.push(page);
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  const [first, last] = profiles.map(({ _id }) => _id);
  const profileIds = [first, null, null, null, last];
  expect(pages.flat()).toEqual(charts.map((chart, index) => ({ chart, profileId: profileIds[index] })));
});

it('a page is begun when the calls of the one before have ended', async () => {
  const [owner, clock, producer] = [newOwner(), testClock(), await openProducer({ empty: true })];
  const SECRETS_KEY = randomBytes(32).toString('base64');
  const unused = { MONGODB_URL: 'mongodb://127.0.0.1/unused', REDIS_URL: 'redis://127.0.0.1/unused' };
  const config = loadConfig({ ...unused, SECRETS_KEY, SIMULATE_UNCONFIGURED_MODELS: 'true' });
  const publishFailures = async () => undefined;
  const secrets = createSecretBox(SECRETS_KEY);
  const sections = createSectionCallService({ db, clock, config, secrets, producer, publishFailures });
  const charts = [0, 1, 2, 3, 4].map((day) => chartKey({ year: 0, month: 2, day, hour: 0 }));
  await recordCharts(clock, owner, charts);
  const open = { ...owner, settledAt: null };
  const options = { date: '2090-06-15', models: ['haiku'], pageSize: 2 } as const;
  const warming = warmAccount({ db, clock, sections }, callerOf(owner), options);
  let most = 0;
  const end = async () => {
    most = Math.max(most, await db.calls.countDocuments(open));
    await db.calls.updateMany(open, { $set: { state: 'failed', settledAt: clock.now() } });
    return (await db.calls.countDocuments({ ...owner })) >= 5;
  };
  await until('all were started', end);
  expect(await warming).toEqual({ charts: 5, warmed: 5, skipped: 0, failed: 0 });
  expect(most).toBeLessThanOrEqual(2);
  await producer.close();
});

const callerOf = (owner: Owner) => ({ owner, actor: { ip: '', apiKey: 'schedule', requestId: newId('req') } });

async function recordCharts(clock: Clock, owner: Owner, charts: readonly string[]): Promise<void> {
  const recentCharts = createRecentCharts({ db, clock, logger: silentLogger });
  for (const chart of charts) recentCharts.record(owner, { chart });
  await recentCharts.close();
}
