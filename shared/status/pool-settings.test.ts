import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { openDatabase, silentLogger, testClock } from '../../tests/harness/stores.ts';
import type { Database } from '../db/connect.ts';
import { changePoolSettings, readPoolSettings, watchPoolSettings } from './pool-settings.ts';

const UNSET = { paused: false, concurrency: null, ratePerMinute: null };

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
    changePoolSettings({ db, clock }, 'mina', model, wanted);
  const actions = () => db.operatorActions.find().sort({ _id: 1 }).lean();

  it('record the operator, the old value and the new one', async () => {
    await change('haiku', { paused: true });
    await change('haiku', { concurrency: 5, ratePerMinute: 60 });
    await change('haiku', { paused: false });
    expect(await readPoolSettings(db)).toEqual({
      haiku: { paused: false, concurrency: 5, ratePerMinute: 60 },
      sonnet: UNSET,
      gpt4o: UNSET,
      gemini: UNSET,
    });
    const limited = { concurrency: 5, ratePerMinute: 60 };
    expect(await actions()).toMatchObject([
      { action: 'model.paused', target: 'haiku', operator: 'mina', before: UNSET, after: { ...UNSET, paused: true } },
      { action: 'model.changed', before: { ...UNSET, paused: true }, after: { ...limited, paused: true } },
      { action: 'model.resumed', before: { ...limited, paused: true }, after: { ...limited, paused: false } },
    ]);
  });

  it('keep both of two changes at the same time', async () => {
    const concurrent = await Promise.all([change('gemini', { paused: true }), change('gemini', { concurrency: 7 })]);
    expect((await readPoolSettings(db)).gemini).toEqual({ paused: true, concurrency: 7, ratePerMinute: null });
    expect(concurrent.map(({ before }) => before)).toContainEqual(UNSET);
    expect(await actions()).toHaveLength(2);
  });

  it('reach a process that reads them from time to time', async () => {
    await change('sonnet', { paused: true });
    const watch = await watchPoolSettings({ db, logger: silentLogger });
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
