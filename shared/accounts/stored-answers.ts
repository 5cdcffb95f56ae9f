import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import type { Database } from '../db/connect.ts';
import type { IdempotencyKeyRecord } from '../db/models/idempotency-keys.ts';

/**
 * Takes the stored answers about deleted profiles and fortunes away, in the transaction of the deletion. A repeat with
 * such a key is 410 until the key ends.
 */
export function eraseAnswers(
  db: Database,
  accountId: string,
  about: readonly string[],
  session: ClientSession,
): Promise<void> {
  return changeAnswers(db, { accountId, about }, { state: 'gone' }, session);
}

/** Frees the keys of answers that announced fortunes which have failed: a repeat starts anew. */
export function freeAnswers(
  db: Database,
  accountId: string,
  fortuneIds: readonly string[],
  session: ClientSession,
): Promise<void> {
  return changeAnswers(db, { accountId, about: fortuneIds }, freed(), session);
}

/** The fields of a key that no attempt holds. */
export function freed() {
  return { state: 'running', leaseUntil: new Date(0), token: randomUUID() } as const;
}

/** The range of an account's ids, by which a sharded database finds its shard: they begin with the account. */
function idsOf(accountId: string) {
  return { _id: { $gte: `${accountId}:`, $lt: `${accountId};` } };
}

async function changeAnswers(
  db: Database,
  { accountId, about }: { readonly accountId: string; readonly about: readonly string[] },
  fields: Partial<IdempotencyKeyRecord>,
  session: ClientSession,
): Promise<void> {
  if (about.length === 0) return;
  // By the index, without a list of their ids: nothing bounds how many answers are about one profile.
  await db.idempotencyKeys.updateMany(
    { accountId, about: { $in: [...about] }, ...idsOf(accountId) },
    { $set: { ...fields, answer: null, about: [] } },
    { session },
  );
}
