import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { deferred, openDatabase, testClock } from '../../tests/harness/stores.ts';
import type { Database } from '../db/connect.ts';
import { cachedTopic } from './cache.ts';
import type { PerAsker } from './parts.ts';

describe('cachedTopic', () => {
  // In the future: the database deletes expired records by its own clock, and the records of this test must not expire.
  const clock = testClock('2090-05-01T03:00:00.000Z');
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  type Value = { value: number };
  const forAll = (everyone: Value, byAccount: Readonly<Record<string, Value>> = {}): PerAsker<Value> => {
    return { everyone, byAccount: new Map(Object.entries(byAccount)) };
  };
  /** For an account without a part of its own. */
  const process = (topic: string, waitMs?: number) => {
    const { get } = cachedTopic<Value>({ db, clock }, topic, waitMs);
    return {
      get: (key: string, compute: () => Promise<Value>, isFinal?: (data: Value) => boolean) =>
        get(key, 'acc_none', async () => forAll(await compute()), isFinal === undefined ? {} : { isFinal }),
    };
  };

  it('lets callers in another process wait for the one that computes the result', async () => {
    const [one, two] = [process('wait'), process('wait')];
    const begun = deferred();
    const end = deferred<{ value: number }>();
    const first = one.get('k', () => {
      begun.resolve();
      return end.promise;
    });
    await begun.promise;
    const second = two.get('k', async () => ({ value: 2 }));
    end.resolve({ value: 1 });
    expect(await first).toEqual({ data: { value: 1 }, asOf: clock.now(), cached: false });
    expect(await second).toEqual({ data: { value: 1 }, asOf: clock.now(), cached: true });
  });

  it('takes over from a process that died while computing the result, or that was away for long', async () => {
    const [slow, heir] = [process('dead'), process('dead')];
    const begun = deferred();
    const end = deferred<{ value: number }>();
    const abandoned = slow.get('k', () => {
      begun.resolve();
      return end.promise;
    });
    await begun.promise;
    // As if it had renewed nothing for a minute.
    await db.analyticsCache.updateOne({ _id: 'dead:k' }, { leaseUntil: clock.now(), leaseToken: 'of a dead process' });
    expect(await heir.get('k', async () => ({ value: 3 }))).toMatchObject({ data: { value: 3 }, cached: false });
    // A slow process has lost its lease: it answers its own callers and overwrites nothing.
    end.resolve({ value: 9 });
    expect(await abandoned).toMatchObject({ data: { value: 9 } });
    expect(await heir.get('k', async () => ({ value: 4 }))).toMatchObject({ data: { value: 3 }, cached: true });
  });

  it('keeps its lease while it computes, however long that takes', async () => {
    const topic = process('long');
    const begun = deferred();
    const end = deferred<{ value: number }>();
    const computing = topic.get('k', () => {
      begun.resolve();
      return end.promise;
    });
    await begun.promise;
    clock.advance(19_000);
    await until('the lease is renewed', async () => {
      const record = await db.analyticsCache.findById('long:k').lean();
      return (record?.leaseUntil ?? clock.now()).getTime() > clock.now().getTime() + 19_000;
    });
    end.resolve({ value: 1 });
    expect(await computing).toMatchObject({ data: { value: 1 } });
  });

  it('answers a caller that waits too long, goes on and stores the result for the next', async () => {
    const topic = process('slow', 500);
    const end = deferred<{ value: number }>();
    const calls = [topic.get('k', () => end.promise), topic.get('k', () => end.promise)];
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({ reason: { kind: 'service_unavailable', options: { reason: 'still_running' } } });
    }
    end.resolve({ value: 1 });
    // The next caller waits for the result, for as long as a busy machine needs.
    const later = () => process('slow').get('k', async () => ({ value: 2 }));
    expect(await later()).toMatchObject({ data: { value: 1 }, cached: true });
  });

  it('reports a failure to every waiting caller and tries again for the next', async () => {
    const topic = process('failing');
    const failing = () => topic.get('k', () => Promise.reject(new Error('no answer')));
    const outcomes = await Promise.allSettled([failing(), failing(), failing()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await topic.get('k', async () => ({ value: 5 }))).toMatchObject({ data: { value: 5 }, cached: false });
  });

  it('separates keys and topics', async () => {
    await process('a').get('k', async () => ({ value: 1 }));
    expect(await process('a').get('l', async () => ({ value: 2 }))).toMatchObject({ data: { value: 2 } });
    expect(await process('b').get('k', async () => ({ value: 3 }))).toMatchObject({ data: { value: 3 } });
    expect(await process('a').get('k', async () => ({ value: 4 }))).toMatchObject({ data: { value: 1 }, cached: true });
  });

  it('caches a result that is not final for the caller for seconds only, and the same result for an hour for others', async () => {
    const topic = process('empty');
    const read = (least: number, value: number) =>
      topic.get(
        'k',
        async () => ({ value }),
        (data) => data.value >= least,
      );
    expect(await read(1, 0)).toMatchObject({ data: { value: 0 }, cached: false });
    clock.advance(4_999);
    expect(await read(1, 1)).toMatchObject({ data: { value: 0 }, cached: true });
    clock.advance(1);
    expect(await read(1, 1)).toMatchObject({ data: { value: 1 }, cached: false });
    clock.advance(60_000);
    expect(await read(1, 2)).toMatchObject({ data: { value: 1 }, cached: true });
    const both = await Promise.all([read(1, 3), read(2, 4)]);
    expect(both).toMatchObject([{ data: { value: 1 } }, { data: { value: 4 }, cached: false }]);
  });

  it('gives each account with a part its own result, and the others the same, in every process', async () => {
    const compute = async () => forAll({ value: 0 }, { acc_a: { value: 1 }, acc_b: { value: 2 } });
    const [one, two] = [1, 2].map(() => cachedTopic<Value>({ db, clock }, 'parts'));
    const read = async (topic: typeof one, account: string) => (await topic?.get('k', account, compute))?.data.value;
    for (const topic of [one, two]) {
      const values = await Promise.all(
        ['acc_a', 'acc_b', 'acc_c', 'acc_a/acc_b'].map((account) => read(topic, account)),
      );
      expect(values).toEqual([1, 2, 0, 0]);
    }
  });

  it('never answers an account with the result of all when its own is gone, or from two runs', async () => {
    const topic = cachedTopic<Value>({ db, clock }, 'gone');
    const compute = (value: number) => async () => forAll({ value }, { acc_a: { value: value + 1 } });
    const read = (account: string, value: number) => topic.get('k', account, compute(value));
    expect(await read('acc_a', 10)).toMatchObject({ data: { value: 11 } });
    const ofRuns = () => db.analyticsCache.find({ _id: /^gone:k\// }).lean();
    expect(await ofRuns()).toHaveLength(1);
    await topic.refresh('k', compute(20));
    // The results of the former run are deleted.
    expect(await ofRuns()).toMatchObject([{ data: { value: 21 } }]);
    expect(await read('acc_a', 30)).toMatchObject({ data: { value: 21 }, cached: true });
    await db.analyticsCache.deleteMany({ _id: /^gone:k\// });
    expect(await read('acc_b', 40)).toMatchObject({ data: { value: 20 }, cached: true });
    expect(await read('acc_a', 40)).toMatchObject({ data: { value: 41 }, cached: false });
    expect(await read('acc_b', 50)).toMatchObject({ data: { value: 40 }, cached: true });
  });

  it('serves an old result while one process makes the next, also when that fails', async () => {
    const topic = process('expired');
    const end = deferred<{ value: number }>();
    await topic.get('k', async () => ({ value: 1 }));
    clock.advance(3_600_000);
    expect(await topic.get('k', () => Promise.reject(new Error('no answer')))).toMatchObject({ data: { value: 1 } });
    const started: number[] = [];
    const next = (number: number) => () => {
      started.push(number);
      return end.promise;
    };
    while (started.length === 0) {
      expect(await topic.get('k', next(2))).toMatchObject({ data: { value: 1 }, cached: true });
    }
    expect(await process('expired').get('k', next(3))).toMatchObject({ data: { value: 1 }, cached: true });
    end.resolve({ value: 2 });
    await until('the next is served', async () => {
      return (await process('expired').get('k', next(4))).data.value === 2;
    });
    expect(started).toHaveLength(1);
  });

  it('waits for a new result when the old one is three hours old', async () => {
    const topic = process('too old');
    await topic.get('k', async () => ({ value: 1 }));
    clock.advance(3 * 3_600_000);
    expect(await topic.get('k', async () => ({ value: 2 }))).toMatchObject({ data: { value: 2 }, cached: false });
  });
});
