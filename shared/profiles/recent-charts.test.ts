import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { openDatabase, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { DAY_MS } from '../core/clock.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { rawCollection } from '../db/records.ts';
import { countRecentCharts, createRecentCharts, recentChartsOf } from './recent-charts.ts';

describe('recent charts', () => {
  const clock = testClock();
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());
  const open = () => createRecentCharts({ db, clock, logger: silentLogger });
  const pagesOf = async (owner: Owner, pageSize: number) => {
    const pages: (readonly string[])[] = [];
    for await (const page of recentChartsOf({ db, clock }, owner, pageSize)) pages.push(page);
    return pages;
  };
  const chartsOf = async (owner: Owner) => {
    const charts = (await pagesOf(owner, 300)).flat();
    expect(await countRecentCharts({ db, clock }, owner)).toBe(charts.length);
    return charts;
  };

  it('are all written, for a thousand charts, by processes that record the same ones at once', async () => {
    const owner = newOwner();
    const processes = [open(), open(), open()];
    const charts = Array.from({ length: 1_000 }, (_, index) => `${index}.1.2.3`);
    for (const process of processes) {
      for (const chart of [...charts, ...charts]) process.record(owner, { chart });
    }
    await Promise.all(processes.map((process) => process.close()));
    expect((await chartsOf(owner)).sort()).toEqual(charts.sort());
    expect(await chartsOf({ ...owner, livemode: false })).toEqual([]);
    expect((await pagesOf(owner, 300)).map(({ length }) => length)).toEqual([300, 300, 300, 100]);
  });

  it('include the chart of a profile, unless it is another owner’s or deleted', async () => {
    const owner = newOwner();
    const profile = profileRecord(clock, owner);
    await db.profiles.create(profile);
    const stranger = newOwner();
    const recentCharts = open();
    recentCharts.record(owner, { profileId: profile._id });
    recentCharts.record(owner, { profileId: 'prf_deleted' });
    recentCharts.record(stranger, { profileId: profile._id });
    await recentCharts.close();
    expect(await chartsOf(owner)).toEqual([profile.chart]);
    expect(await chartsOf(stranger)).toEqual([]);
  });

  it.each([
    ['is a minor’s', { birthYear: clock.now().getUTCFullYear() - 5 }],
    ['leaves the hour open', { birthHour: 13, birthMinute: 0 }],
    ['shares no texts', { sharesNoTexts: true }],
  ] as const)(
    'leave out a profile that %s: warming writes other texts than its calls ask for',
    async (_what, changes) => {
      const owner = newOwner();
      const [served, other] = [
        profileRecord(clock, owner),
        profileRecord(clock, owner, { chart: '1.1.1.1', ...changes }),
      ];
      await db.profiles.create([served, other]);
      const recentCharts = open();
      for (const { _id: profileId } of [served, other]) recentCharts.record(owner, { profileId });
      await recentCharts.close();
      expect(await chartsOf(owner)).toEqual([served.chart]);
    },
  );

  it('do not keep a chart whose last profile is deleted while it is written', async () => {
    const owner = newOwner();
    const profiles = [1, 2].map((hour) => profileRecord(clock, owner, { chart: `1.1.1.${hour}` }));
    await db.profiles.create(profiles);
    const [, shared] = profiles;
    await db.profiles.create(profileRecord(clock, owner, { chart: shared?.chart ?? '' }));
    const written = rawCollection(db.recentCharts);
    /** Deletes the profiles after they were read. */
    const bulkWrite: typeof written.bulkWrite = async (operations, options) => {
      await db.profiles.deleteMany({ _id: { $in: profiles.map(({ _id }) => _id) } });
      return written.bulkWrite(operations, options);
    };
    const collection = () => Object.create(written, { bulkWrite: { value: bulkWrite } });
    const model = Object.create(db.recentCharts, { db: { value: { db: { collection } } } });
    const recentCharts = createRecentCharts({ db: { ...db, recentCharts: model }, clock, logger: silentLogger });
    for (const { _id: profileId } of profiles) recentCharts.record(owner, { profileId });
    await recentCharts.close();
    expect(await chartsOf(owner)).toEqual([shared?.chart]);
  });

  it('expire seven days after the last call', async () => {
    const owner = newOwner();
    const recentCharts = open();
    const seen = async (chart: string) => {
      recentCharts.record(owner, { chart });
      await recentCharts.close();
    };
    await seen('1.1.1.1');
    await seen('2.2.2.2');
    clock.advance(3 * DAY_MS);
    await seen('2.2.2.2');
    clock.advance(4 * DAY_MS + 1);
    expect(await chartsOf(owner)).toEqual(['2.2.2.2']);
    clock.advance(3 * DAY_MS);
    expect(await chartsOf(owner)).toEqual([]);
  });
});
