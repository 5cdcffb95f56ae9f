import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { steerPool } from '../../tests/harness/pool-settings.ts';
import { openDatabase, silentLogger, testClock } from '../../tests/harness/stores.ts';
import type { Database } from '../db/connect.ts';
import { changePoolSettings, readPoolSettings, steeringOf, watchPoolSettings } from './pool-settings.ts';

const UNSET = { paused: false, concurrency: null, ratePerMinute: null, pausedFor: null, limitedFor: null };
const STEERING = { reason: 'a test', until: null };

describe('the settings of pools', () => {
  const clock = testClock();
  let db: Database;

  beforeAll(async () => {
    db = await openDatabase();
  });
  beforeEach(async () => {
    await Promise.all([db.poolSettings.deleteMany({}), db.operatorActions.deleteMany({})]);
  });
  afterAll(() => db.close());

  const change = (...[model, wanted]: [Parameters<typeof changePoolSettings>[2], object]) =>
    changePoolSettings({ db, clock }, 'mina', model, wanted, STEERING);
  const actions = () => db.operatorActions.find().sort({ _id: 1 }).lean();

  it('record the operator, the old value and the new one', async () => {
    await change('haiku', { paused: true });
    await change('haiku', { concurrency: 5, ratePerMinute: 60 });
    await change('haiku', { paused: false });
    expect(await readPoolSettings({ db, clock })).toEqual({
      haiku: { ...UNSET, concurrency: 5, ratePerMinute: 60, limitedFor: STEERING },
      sonnet: UNSET,
      gpt4o: UNSET,
      gemini: UNSET,
    });
    const by = { target: 'haiku', operator: 'mina', reason: 'a test' };
    const paused = { ...UNSET, paused: true, pausedFor: STEERING };
    const limits = { concurrency: 5, ratePerMinute: 60, limitedFor: STEERING };
    expect(await actions()).toMatchObject([
      { ...by, action: 'model.paused', before: UNSET, after: paused },
      { ...by, action: 'model.changed', before: paused, after: { ...paused, ...limits } },
      { ...by, action: 'model.resumed', before: { ...paused, ...limits }, after: { ...UNSET, ...limits } },
    ]);
  });

  it('keep both of two changes at the same time', async () => {
    const concurrent = await Promise.all([change('gemini', { paused: true }), change('gemini', { concurrency: 7 })]);
    expect((await readPoolSettings({ db, clock })).gemini).toMatchObject({ paused: true, concurrency: 7 });
    expect(concurrent.map(({ before }) => before)).toContainEqual(UNSET);
    expect(await actions()).toHaveLength(2);
  });

  it('end by themselves at their time, a pause and the limits each at its own', async () => {
    const own = testClock();
    const inMinutes = (minutes: number) => new Date(own.now().getTime() + minutes * 60_000);
    const paused = { paused: true, pausedFor: { reason: 'an outage', until: inMinutes(10) } };
    const limited = { concurrency: 3, ratePerMinute: 9, limitedFor: { reason: 'a quota', until: inMinutes(20) } };
    await steerPool({ db, clock: own }, 'haiku', { paused: true }, paused.pausedFor);
    await steerPool({ db, clock: own }, 'haiku', { concurrency: 3, ratePerMinute: 9 }, limited.limitedFor);
    const read = async () => (await readPoolSettings({ db, clock: own })).haiku;
    expect(await read()).toEqual({ ...paused, ...limited });
    const watch = await watchPoolSettings({ db, clock: own, logger: silentLogger });
    own.advance(10 * 60_000);
    expect(await read()).toEqual({ ...UNSET, ...limited });
    await until('the process has resumed it', async () => !watch.of('haiku').paused);
    await watch.close();
    await steerPool({ db, clock: own }, 'haiku', { concurrency: null }, limited.limitedFor);
    expect((await actions()).at(-1)).toMatchObject({ before: { ...UNSET, ...limited }, after: { paused: false } });
    own.advance(10 * 60_000);
    expect(await read()).toEqual(UNSET);
  });

  it('take a reason that is neither empty nor long, and an end in the future', () => {
    const refused: readonly (readonly [string | undefined, Date?])[] = [
      [undefined],
      ['  '],
      ['x'.repeat(201)],
      ['an outage', clock.now()],
    ];
    for (const given of refused) {
      expect(() => steeringOf(clock, ...given)).toThrow(expect.objectContaining({ kind: 'validation_error' }));
    }
    expect(steeringOf(clock, ' an outage ')).toEqual({ reason: 'an outage', until: null });
  });

  it('without a reason, of an earlier version, stay in force', async () => {
    await db.poolSettings.collection.insertOne({ _id: 'haiku', paused: true, ratePerMinute: 9 } as never);
    expect((await readPoolSettings({ db, clock })).haiku).toMatchObject({ paused: true, pausedFor: null });
  });

  it('reach a process that reads them from time to time', async () => {
    await change('sonnet', { paused: true });
    const watch = await watchPoolSettings({ db, clock, logger: silentLogger });
    try {
      expect(watch.of('sonnet').paused).toBe(true);
      const seen: unknown[] = [];
      watch.follow((model, { ratePerMinute }) => seen.push([model, ratePerMinute]));
      expect(seen).toContainEqual(['sonnet', null]);
      await change('sonnet', { paused: false, ratePerMinute: 9 });
      await until('it has read them', async () => !watch.of('sonnet').paused);
      expect(seen).toContainEqual(['sonnet', 9]);
    } finally {
      await watch.close();
    }
  });
});
