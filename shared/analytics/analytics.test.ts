import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedDemo } from '../../scripts/cli/demo/seed.ts';
import * as brute from '../../tests/harness/analytics-brute-force.ts';
import { until } from '../../tests/harness/http.ts';
import { newHash, newOwner, profileRecord, reservedFortune } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { createRandom } from '../content/simulator/random.ts';
import { kstDate } from '../core/clock.ts';
import type { Owner } from '../core/owner.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import type { Investment, ProfileRecord } from '../db/models/profiles.ts';
import { chartKey, chartOf, type Pillars } from '../saju/index.ts';
import { createAnalyticsService, type Twins } from './analytics.ts';
import {
  type Aggregation,
  ANALYTICS_INDEX,
  assetParts,
  coinParts,
  elementParts,
  scoreParts,
  styleParts,
  twinParts,
} from './pipelines.ts';

const SEEDED = 20_000;
const STEMS = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const HOUR_MS = 3_600_000;

describe('analytics over 20,000 test profiles and a few live ones', () => {
  // In the future: the database deletes expired records by its own clock, and the records of this test must not expire.
  const clock = testClock('2090-05-01T03:00:00.000Z');
  const today = kstDate(clock.now());
  const test = newOwner(false);
  /** Most profiles first; the last has none. */
  const partners = Array.from({ length: 6 }, () => newOwner(true));
  const live = partners[0] ?? newOwner();
  const stranger = partners[5] ?? newOwner();
  let db: Database;
  let records: Record<'test' | 'live', Omit<brute.Records, 'asker'>>;

  beforeAll(async () => {
    db = await openDatabase();
    const secrets = createSecretBox(Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64'));
    await seedDemo({ db, clock, secrets }, test, { profiles: SEEDED, fortunesPercent: 5, seed: 'a1' }, () => undefined);
    const people = crowd();
    await db.profiles.insertMany(people, { lean: true });
    await db.fortunes.insertMany(people.flatMap(fortunesOf), { lean: true });
    records = { test: await brute.readRecords(db, false, today), live: await brute.readRecords(db, true, today) };
  });
  afterAll(() => db.close());

  /** People of five accounts on few keys, so that cells of every size around five, and of few accounts, occur. */
  function crowd(): ProfileRecord[] {
    const random = createRandom('crowd');
    return Array.from({ length: 320 }, () => {
      const pillars: Pillars = {
        year: random.below(4),
        month: random.below(3),
        day: random.pick([0, 0, 0, 1, 1, 2, 3, 4, 10, 20, 35, 56]),
        hour: random.below(3) === 0 ? null : random.below(2),
      };
      const tickers = Array.from({ length: random.below(4) }, () => random.pick(['BTC', 'ETH', 'XRP', 'SOL', 'DOGE']));
      const investment: Investment = {
        favorite_coins: tickers,
        ...(random.below(3) === 0 ? {} : { trading_style: random.pick(['day', 'swing', 'swing', 'long_term']) }),
        // A ticker or an asset that occurs twice counts as one holder.
        portfolio: tickers.map((asset) => ({ asset, percentage: 100 / tickers.length })),
      };
      const owner = partners[random.pick([0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4])] ?? live;
      return profileRecord(clock, owner, {
        pillars,
        chart: chartKey(pillars),
        investment: random.below(5) === 0 ? null : investment,
      });
    });
  }

  /** No, one or several models' fortunes for a profile, and some that are not a stored daily fortune of today. */
  function fortunesOf(profile: ProfileRecord, index: number): FortuneRecord[] {
    const score = 30 + (index % 50);
    const fortune = (changes: Partial<FortuneRecord>) =>
      reservedFortune(clock, profile, {
        contentHash: newHash(),
        fortuneDate: today,
        state: 'ready',
        score,
        ...changes,
      });
    if (index % 3 === 0) return [fortune({ state: 'pending', score: null })];
    return [
      fortune({}),
      fortune({ fortuneType: 'monthly', score: 0 }),
      fortune({ fortuneDate: '2090-04-30', score: 100 }),
      ...(index % 2 === 0 ? [fortune({ model: 'sonnet', score: score + 20 })] : []),
    ];
  }

  const askers: readonly (readonly [name: string, asker: Owner])[] = [
    ['the only account of a mode', test],
    ['an account without profiles beside it', { ...stranger, livemode: false }],
    ...partners.map((partner, index) => [`account ${index + 1} of six`, partner] as const),
  ];
  describe.each(askers)('for %s', (_name, owner) => {
    const known = (): brute.Records => ({ ...records[owner.livemode ? 'live' : 'test'], asker: owner.accountId });
    const service = () => createAnalyticsService({ db, clock });

    it.each(STEMS)('counts coins, styles and assets of day stem %s as brute force does', async (stem) => {
      const analytics = service();
      expect((await analytics.coins(owner, stem)).data).toEqual(brute.coins(known(), stem));
      expect((await analytics.styles(owner, stem)).data).toEqual(brute.styles(known(), stem));
      const assets = (await analytics.assets(owner, stem)).data;
      const expected = brute.assets(known(), stem);
      expect(assets?.sampleSize).toBe(expected?.sampleSize);
      expect(assets?.rows.map(({ key, profiles }) => [key, profiles])).toEqual(
        expected?.rows.map(({ key, profiles }) => [key, profiles]),
      );
      for (const [index, { sum }] of (assets?.rows ?? []).entries()) {
        expect(sum).toBeCloseTo(expected?.rows[index]?.sum ?? -1, 6);
      }
    });

    it('compares elements with the mean of all charts', async () => {
      for (const { pillars } of known().profiles.slice(0, 6)) {
        const { data } = await service().comparison(owner, pillars);
        const expected = brute.comparison(known(), chartOf(pillars));
        expect(data?.sampleSize).toBe(expected?.sampleSize);
        if (expected === null) continue;
        expect(data?.percentile).toBeCloseTo(expected.percentile, 9);
        for (const [element, average] of Object.entries(expected.average)) {
          expect({ ...data?.average }[element]).toBeCloseTo(average, 9);
        }
      }
    });

    it('ranks day masters by the mean score of their profiles', async () => {
      const { data } = await service().ranking(owner, today);
      const expected = brute.ranking(known());
      expect(data?.map(({ stem, profiles }) => [stem, profiles])).toEqual(expected?.map((row) => row.slice(0, 2)));
      for (const [index, { score }] of (data ?? []).entries()) {
        expect(score).toBeCloseTo(expected?.[index]?.[2] ?? -1, 9);
      }
    });

    it('finds twins', async () => {
      for (const { pillars } of known().profiles.slice(0, 12)) {
        const { data } = await service().twins(owner, pillars);
        const expected = brute.twins(known(), pillars);
        const score = (twins: Twins | null) => twins?.score ?? -1;
        expect(data && { ...data, score: 0 }).toEqual(expected && { ...expected, score: 0 });
        expect(score(data)).toBeCloseTo(score(expected), 9);
      }
    });
  });

  it('hides the day master that has three people', async () => {
    const analytics = createAnalyticsService({ db, clock });
    expect(await analytics.coins(test, 9)).toMatchObject({ data: null });
    expect(await analytics.styles(test, 9)).toMatchObject({ data: null });
    expect(await analytics.assets(test, 9)).toMatchObject({ data: null });
    const rare = records.test.profiles.find(({ pillars }) => pillars.day % 10 === 9);
    expect(await analytics.twins(test, rare?.pillars ?? { year: 0, month: 0, day: 9, hour: 0 })).toMatchObject({
      data: null,
    });
    expect((await analytics.ranking(test, '2020-01-01')).data).toBeNull();
  });

  const aggregations = (livemode: boolean): [string, Aggregation][] => [
    ['coinParts', coinParts({ livemode })],
    ['styleParts', styleParts({ livemode })],
    ['assetParts', assetParts({ livemode })],
    ['elementParts', elementParts({ livemode })],
    ['scoreParts', scoreParts({ livemode }, today)],
    ['twinParts', twinParts({ livemode }, 17)],
  ];

  it.each([...aggregations(false), ...aggregations(true)])('%s runs on the index', async (_name, aggregation) => {
    const collection = db[aggregation.collection].collection;
    const plan = JSON.stringify(
      await collection.aggregate(aggregation.pipeline, { hint: ANALYTICS_INDEX }).explain('queryPlanner'),
    );
    expect(plan).toMatch(/"(Index Name|indexName)":"analytics"/);
    expect(plan).not.toMatch(/Seq Scan|COLLSCAN/);
  });

  it('computes nothing new within the hour for an account that sees others, whatever hidden group it asks for', async () => {
    const [one, other, stranger] = [newOwner(true), newOwner(true), newOwner(true)];
    const profile = (owner: Owner, stem: number, coin: string) =>
      profileRecord(clock, owner, {
        pillars: { year: 0, month: 0, day: stem, hour: 0 },
        chart: `0-0-${stem}-0`,
        investment: { favorite_coins: [coin] },
      });
    const fresh = await openDatabase();
    const analytics = createAnalyticsService({ db: fresh, clock });
    const shown = [one, one, one, other, other].map((owner) => profile(owner, 3, 'BTC'));
    await fresh.profiles.insertMany(shown, { lean: true });
    const first = await analytics.coins(stranger, 3);
    expect(first.data?.sampleSize).toBe(5);
    // A sixth person joins. A question about the hidden day master must not refresh the shown one.
    await fresh.profiles.insertMany([profile(other, 3, 'ETH')], { lean: true });
    clock.advance(60_000);
    expect(await analytics.coins(stranger, 4)).toMatchObject({ data: null, cached: true, asOf: first.asOf });
    expect(await analytics.coins(stranger, 3)).toEqual({ ...first, cached: true });
    clock.advance(HOUR_MS);
    expect((await analytics.coins(stranger, 3)).data?.sampleSize).toBe(5);
    await until('the next are made', async () => (await analytics.coins(stranger, 3)).data?.sampleSize === 6);
    await fresh.close();
  });

  it('reads the own profiles alone again after five seconds, and the others once an hour, for an account that sees nothing', async () => {
    const [one, other, asker] = [newOwner(true), newOwner(true), newOwner(true)];
    const fresh = await openDatabase();
    const analytics = createAnalyticsService({ db: fresh, clock });
    const profile = (owner: Owner) => profileRecord(clock, owner, { investment: { trading_style: 'swing' } });
    await fresh.profiles.insertMany([one, one, one, other].map(profile), { lean: true });
    const ofAll = async () => (await fresh.analyticsCache.findById('breakdown-2:styles:live').lean())?.asOf;
    const first = clock.now();
    expect(await analytics.styles(asker, null)).toMatchObject({ data: null, cached: false });
    expect(await analytics.styles(asker, null)).toMatchObject({ data: null });
    // Two accounts have five now; and so has the asker.
    await fresh.profiles.insertMany([other, asker, asker, asker, asker, asker].map(profile), { lean: true });
    clock.advance(4_999);
    expect(await analytics.styles(asker, null)).toMatchObject({ data: null, cached: true });
    clock.advance(1);
    const own = await analytics.styles(asker, null);
    expect(own).toMatchObject({ data: { sampleSize: 5 }, cached: false, asOf: clock.now() });
    clock.advance(60_000);
    expect(await analytics.styles(asker, null)).toEqual({ ...own, cached: true });
    // Nor does another day master, of which it has none, have anything computed.
    expect(await analytics.styles(asker, 9)).toMatchObject({ data: null, cached: true, asOf: own.asOf });
    expect(await ofAll()).toEqual(first);
    clock.advance(HOUR_MS);
    expect(await analytics.styles(asker, null)).toMatchObject({ data: { sampleSize: 5 }, cached: true });
    await until('the next are made', async () => (await analytics.styles(asker, null)).data?.sampleSize === 10);
    expect(await ofAll()).toEqual(clock.now());
    await fresh.close();
  });

  it('tells by no age of a figure which day pillars another account has asked for', async () => {
    const [one, other, asker] = [newOwner(true), newOwner(true), newOwner(true)];
    const fresh = await openDatabase();
    const analytics = createAnalyticsService({ db: fresh, clock });
    const pillarsOf = (day: number): Pillars => ({ year: 0, month: 0, day, hour: 0 });
    const people = [7, 23].flatMap((day) =>
      [one, one, one, other, other].map((owner) => profileRecord(clock, owner, { pillars: pillarsOf(day) })),
    );
    await fresh.profiles.insertMany(people, { lean: true });
    await analytics.refresh(async () => undefined);
    const refreshedAt = clock.now();
    clock.advance(60_000);
    await analytics.twins(one, pillarsOf(7));
    clock.advance(60_000);
    for (const day of [7, 23]) {
      expect(await analytics.twins(asker, pillarsOf(day))).toMatchObject({ asOf: refreshedAt });
    }
    await fresh.close();
  });

  it('stores nothing of fewer than five profiles', async () => {
    const [one, other] = [newOwner(true), newOwner(true)];
    const fresh = await openDatabase();
    const analytics = createAnalyticsService({ db: fresh, clock });
    const people = [one, one, one, other].map((owner, index) =>
      profileRecord(clock, owner, {
        pillars: { year: 1, month: 2, day: 3, hour: 4 },
        chart: chartKey({ year: 1, month: 2, day: 3, hour: 4 }),
        investment: { favorite_coins: [`RARE${index}`, 'BTC'], trading_style: 'scalping' },
      }),
    );
    await fresh.profiles.insertMany(people, { lean: true });
    const pillars = { year: 1, month: 2, day: 3, hour: 4 };
    await Promise.all([
      analytics.coins(one, 3),
      analytics.styles(one, 3),
      analytics.assets(one, 3),
      analytics.comparison(one, pillars),
      analytics.twins(one, pillars),
    ]);
    const stored = JSON.stringify(await fresh.analyticsCache.find().lean());
    expect(stored).toContain(one.accountId);
    for (const trace of ['RARE', 'BTC', 'scalping', people[0]?.chart ?? '', ...people.map(({ _id }) => _id)]) {
      expect(stored).not.toContain(trace);
    }
    await fresh.close();
  });

  it('computes a result once for fifty callers in two processes, and again after an hour, when none of them waits', async () => {
    await db.analyticsCache.deleteMany({});
    const services = [createAnalyticsService({ db, clock }), createAnalyticsService({ db, clock })];
    const read = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => services[index % 2]?.coins(test, index % 9)));
    const made = (answers: Awaited<ReturnType<typeof read>>) => answers.filter((answer) => answer?.cached === false);
    const first = await read(50);
    expect(made(first)).toHaveLength(1);
    clock.advance(HOUR_MS - 1);
    const second = await read(50);
    expect(made(second)).toHaveLength(0);
    expect(second.map((answer) => answer?.asOf)).toEqual(first.map((answer) => answer?.asOf));
    clock.advance(1);
    // The next call does not wait.
    const third = await read(50);
    expect(made(third)).toHaveLength(0);
    expect(third.map((answer) => answer?.data)).toEqual(first.map((answer) => answer?.data));
    await until('the next are made', async () => (await read(50))[0]?.asOf.getTime() === clock.now().getTime());
  });
});
