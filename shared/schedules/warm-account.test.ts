import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { DAY_MS } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import { findWarmedCharts } from './warm-account.ts';

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
