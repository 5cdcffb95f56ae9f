import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newOwner } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { newBatch } from '../batches/new-batch.ts';
import { kstDate } from '../core/clock.ts';
import { firstIdAt, newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { insertRecord } from '../db/records.ts';
import { claimRun, executeRun, runId } from '../schedules/ledger.ts';
import { readDailyProgress } from './schedules.ts';

const clock = testClock();
let db: Database;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

it('predicts the end of the daily run by its pace, once all is recorded', async () => {
  const owner = newOwner();
  const period = kstDate(clock.now());
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  const record = async (state: BatchRecord['state'], profiles: number, changes: Partial<BatchRecord> = {}) => {
    const order = {
      kind: 'schedule',
      fortuneType: 'daily',
      fortuneDate: period,
      model: 'haiku',
      webhookUrl: null,
    } as const;
    const fields = {
      _id: `${firstIdAt('batch', clock.now())}${newId('batch').slice(-10)}`,
      ...owner,
      ...order,
      actor: { ip: '', apiKey: 'schedule', requestId: 'x' },
    };
    const ids = Array.from({ length: profiles }, () => ({ profileId: newId('prf') }));
    await insertRecord(db.batches, { ...newBatch(clock, fields, ids).batch, state, ...changes });
  };
  const progress = (minutes: number) => readDailyProgress({ db, clock: { now: () => at(minutes) } });
  expect(await progress(0)).toBeNull();

  const order = { schedule: 'daily-bulk', period, number: 1 } as const;
  const run = await claimRun({ db, clock }, runId('daily-bulk', period, 1), order);
  if (run === null) throw new Error('the run is taken');
  await record('completed', 30);
  await record('processing', 70);
  await record('completed', 100, { kind: 'request' });
  await record('completed', 100, { fortuneDate: '2020-01-01' });
  expect(await progress(10)).toEqual({ startedAt: at(0), fortunes: 100, ended: 30, estimatedEndAt: null });
  await executeRun({ db, clock }, run, async () => undefined);
  expect((await progress(15))?.estimatedEndAt).toEqual(at(50));
  await db.batches.updateMany({ state: 'processing' }, { state: 'completed' });
  expect(await progress(60)).toMatchObject({ ended: 100, estimatedEndAt: null });
});
