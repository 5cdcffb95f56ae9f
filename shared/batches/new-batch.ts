import type { ClientSession } from 'mongoose';
import type { AuditLog } from '../accounts/audit.ts';
import { type Clock, DAY_MS } from '../core/clock.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { BatchItemRecord } from '../db/models/batch-items.ts';
import type { BatchRecord } from '../db/models/batches.ts';
import { insertRecord } from '../db/records.ts';

const BATCH_RETENTION_MS = 90 * DAY_MS;

/** What an item is about. */
export interface ItemTarget {
  readonly profileId: string;
  readonly customId?: string | undefined;
}

/** The records of a new batch and its items. Recording the same `_id` again records nothing new. */
export function newBatch(
  clock: Clock,
  fields: Pick<
    BatchRecord,
    '_id' | 'accountId' | 'livemode' | 'kind' | 'fortuneType' | 'fortuneDate' | 'model' | 'webhookUrl' | 'actor'
  >,
  targets: readonly ItemTarget[],
): { readonly batch: BatchRecord; readonly items: readonly BatchItemRecord[] } {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + BATCH_RETENTION_MS);
  const batch: BatchRecord = {
    ...fields,
    state: 'pending',
    totalCount: targets.length,
    round: 1,
    effects: [],
    createdAt,
    estimatedCompletion: null,
    completedAt: null,
    expiresAt,
  };
  const items = targets.map(({ profileId, customId }, place) => ({
    _id: `${fields._id}.${String(place).padStart(3, '0')}`,
    batchId: fields._id,
    accountId: fields.accountId,
    livemode: fields.livemode,
    model: fields.model,
    profileId,
    ...(customId === undefined ? {} : { customId }),
    requestId: fields.actor.requestId,
    state: 'waiting' as const,
    fortuneId: null,
    contentHash: null,
    error: null,
    tries: 0,
    cancelAsked: false,
    startedAt: null,
    finishedAt: null,
    expiresAt,
  }));
  return { batch, items };
}

/** Stores a new batch with its items and its one audit entry. */
export async function recordBatch(
  { db, audit }: { readonly db: Database; readonly audit: AuditLog },
  { batch, items }: ReturnType<typeof newBatch>,
  session: ClientSession,
): Promise<void> {
  await insertRecord(db.batches, batch, session);
  await db.batchItems.insertMany(items, { session, lean: true });
  const caller = { owner: ownedBy(batch), actor: batch.actor };
  const metadata = { batch_id: batch._id, total_count: batch.totalCount, fortune_type: batch.fortuneType };
  const event = { action: 'fortune.created', resourceType: 'fortune', resourceId: batch._id, metadata } as const;
  await audit.write(caller, event, session);
}
