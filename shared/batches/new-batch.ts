import type { ClientSession } from 'mongoose';
import type { AuditLog } from '../accounts/audit.ts';
import { type Clock, DAY_MS } from '../core/clock.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { BatchRecord, ProfileRange } from '../db/models/batches.ts';
import { insertRecord } from '../db/records.ts';

/** As many as a request writes at once. */
export const MAX_BATCH_ITEMS = 100;

const BATCH_RETENTION_MS = 90 * DAY_MS;

/** What an item is about. */
export interface ItemTarget {
  readonly profileId: string;
  readonly customId?: string | undefined;
}

type NewBatchFields = Pick<
  BatchRecord,
  | '_id'
  | 'accountId'
  | 'livemode'
  | 'kind'
  | 'fortuneType'
  | 'fortuneDate'
  | 'model'
  | 'webhookUrl'
  | 'actor'
  | 'ownKeyId'
>;

/** The records of a new batch and its items. Recording the same `_id` again records nothing new. */
export function newBatch(
  clock: Clock,
  fields: NewBatchFields,
  targets: readonly ItemTarget[],
): { readonly batch: BatchRecord; readonly items: readonly BatchItemRecord[] } {
  const batch = batchRecord(clock, fields, targets.length);
  return { batch, items: itemsFrom(batch, 0, targets) };
}

/** The record of a new batch whose items a job writes. */
export function newLargeBatch(
  clock: Clock,
  fields: NewBatchFields,
  { count, ...range }: { readonly count: number } & ProfileRange,
): BatchRecord {
  const batch = batchRecord(clock, fields, count);
  return { ...batch, state: 'writing', itemCount: 0, work: { kind: 'write', ...range } };
}

function batchRecord(clock: Clock, fields: NewBatchFields, totalCount: number): BatchRecord {
  const createdAt = clock.now();
  return {
    ...fields,
    state: 'pending',
    totalCount,
    round: 1,
    effects: [],
    createdAt,
    estimatedCompletion: null,
    completedAt: null,
    expiresAt: new Date(createdAt.getTime() + BATCH_RETENTION_MS),
  };
}

/** Places of one width sort as texts; 1,000 is more than a batch has whose items are written with it. */
const [DIGITS, DIGITS_OF_LARGE] = [3, 6];

/** @param from the place of the first target among the batch's items */
export function itemsFrom(batch: BatchRecord, from: number, targets: readonly ItemTarget[]): BatchItemRecord[] {
  const digits = batch.itemCount === undefined ? DIGITS : DIGITS_OF_LARGE;
  return targets.map(({ profileId, customId }, index) => ({
    _id: `${batch._id}.${String(from + index).padStart(digits, '0')}`,
    batchId: batch._id,
    accountId: batch.accountId,
    livemode: batch.livemode,
    model: batch.model,
    profileId,
    ...(customId === undefined ? {} : { customId }),
    requestId: batch.actor.requestId,
    state: 'waiting' as const,
    fortuneId: null,
    contentHash: null,
    error: null,
    tries: 0,
    cancelAsked: false,
    startedAt: null,
    finishedAt: null,
    expiresAt: batch.expiresAt,
  }));
}

/** Stores a new batch with its items, if it has them already, and its one audit entry. */
export async function recordBatch(
  { db, audit }: { readonly db: Database; readonly audit: AuditLog },
  { batch, items }: { readonly batch: BatchRecord; readonly items: readonly BatchItemRecord[] },
  session: ClientSession,
): Promise<void> {
  await insertRecord(db.batches, batch, session);
  if (items.length > 0) await db.batchItems.insertMany(items, { session, lean: true });
  const caller = { owner: ownedBy(batch), actor: batch.actor };
  const metadata = { batch_id: batch._id, total_count: batch.totalCount, fortune_type: batch.fortuneType };
  const event = { action: 'fortune.created', resourceType: 'fortune', resourceId: batch._id, metadata } as const;
  await audit.write(caller, event, session);
}
