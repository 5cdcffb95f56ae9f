import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { callRecord, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import type { GenerationCall } from '../db/models/generations.ts';
import { insertRecord } from '../db/records.ts';
import { addToModelDays, type CountedCall } from '../usage/model-days.ts';
import { viewCosts } from './costs.ts';

describe('costs against charges', () => {
  const clock = testClock();
  const today = '2090-06-15';
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  beforeEach(async () => {
    await Promise.all([db.modelDays.deleteMany({}), db.calls.deleteMany({}), db.accounts.deleteMany({})]);
  });
  afterAll(() => db.close());

  const counted = (changes: Partial<GenerationCall> = {}, costUsd = 0.01): CountedCall => ({
    model: 'haiku',
    providerModelId: 'claude-haiku',
    costUsd,
    call: {
      at: clock.now(),
      outcome: 'succeeded',
      providerModel: 'claude-haiku-20261001',
      providerRequestId: null,
      usage: { inputTokens: 100, cachedTokens: 30, outputTokens: 10 },
      latencyMs: 5,
      ...changes,
    },
  });
  const charge = async (livemode: boolean, chargedUsd: number, settledAt: Date) => {
    const owner = { ...newOwner(), livemode };
    const { accountId: _id } = owner;
    await db.accounts.collection.insertOne({ _id, email: _id, accessTokenHash: _id } as never);
    const record = callRecord(clock, owner, []);
    await insertRecord(db.calls, { ...record, state: 'charged', chargedUsd, settledAt });
    return _id;
  };

  it('add up the calls of a day, whatever became of them, and the live charges of all accounts', async () => {
    await addToModelDays(db, { writer: 'one', number: 1, calls: [counted(), counted({ outcome: 'cut_off' }, 0.02)] });
    const unanswered = { outcome: 'transient', providerModel: null, usage: null };
    await addToModelDays(db, { writer: 'one', number: 2, calls: [counted(unanswered, 0)] });
    const yesterday = new Date(clock.now().getTime() - 86_400_000);
    await addToModelDays(db, { writer: 'two', number: 1, calls: [counted({ at: yesterday }, 0.5)] });
    await charge(true, 0.013, clock.now());
    await charge(true, 0.013, clock.now());
    await charge(false, 7, clock.now());
    await charge(true, 0.1, yesterday);
    const [first, second, ...others] = await viewCosts({ db, clock }, 2);
    expect(first).toEqual({
      day: today,
      model: 'haiku',
      providerModels: ['claude-haiku', 'claude-haiku-20261001'],
      calls: 3,
      failed: 2,
      unreported: 1,
      inputTokens: 140,
      cachedTokens: 60,
      outputTokens: 20,
      costUsd: 0.03,
      failedCostUsd: 0.02,
      chargesUsd: 0.026,
      marginUsd: -0.004,
    });
    expect(second).toMatchObject({ day: '2090-06-14', costUsd: 0.5, chargesUsd: 0.1, marginUsd: -0.4 });
    expect(others).toEqual([]);
    expect(await viewCosts({ db, clock }, 1)).toEqual([first]);
  });

  it('keep the charges of an account that is deleted', async () => {
    const before = (await viewCosts({ db, clock }, 1))[0]?.chargesUsd ?? 0;
    const accountId = await charge(true, 0.25, clock.now());
    await db.accounts.deleteOne({ _id: accountId });
    const act = { action: 'account.deleted', target: accountId, operator: 'operator', before: {}, after: {} } as const;
    await insertRecord(db.operatorActions, { _id: newId('opa'), ...act, createdAt: clock.now() });
    expect(await viewCosts({ db, clock }, 1)).toMatchObject([{ chargesUsd: before + 0.25 }]);
  });

  it('hold each group of calls once, however often it is written, of many processes at once', async () => {
    const groups = Array.from({ length: 10 }, (_, index) => ({
      writer: `writer_${index}`,
      number: 1,
      calls: [counted(), counted()],
    }));
    await Promise.all([...groups, ...groups].map((group) => addToModelDays(db, group)));
    await Promise.all(groups.map((group) => addToModelDays(db, group)));
    expect(await viewCosts({ db, clock }, 1)).toMatchObject([{ calls: 20, inputTokens: 1_400, costUsd: 0.2 }]);
  });
});
