import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { FortuneCountRecord } from '../db/models/fortune-counts.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import { isDuplicateKey, rawCollection } from '../db/records.ts';
import { repeatTransaction } from '../db/transactions.ts';

/** Small: who deletes a fortune waits for the page that it is in. */
const PAGE = 500;

type Fields = Pick<FortuneCountRecord, 'fortuneType' | 'fortuneDate' | 'model'>;
type Part = Fields & Pick<FortuneCountRecord, 'count'>;

const FIELDS = { fortuneType: 1, fortuneDate: 1, model: 1 } as const;
/** What `uncount` reads of a fortune. */
export const UNCOUNT_FIELDS = { ...FIELDS, accountId: 1, livemode: 1, counted: 1 } as const;

/**
 * Counts stored fortunes once, for lists of many, and what deletions have taken away since. Each page is one transaction, which
 * marks what it has counted: it may be killed anywhere and run twice at once.
 * @param checkpoint is called before each page; it throws to stop the work
 */
export async function countFortunes(
  db: Database,
  owner: Owner,
  checkpoint: () => Promise<void>,
  pageSize = PAGE,
): Promise<void> {
  do await checkpoint();
  while (await countPage(db, owner, pageSize));
}

/** @returns whether there may be more */
function countPage(db: Database, owner: Owner, pageSize: number): Promise<boolean> {
  const { accountId } = owner;
  return db.transaction(accountId, async (session) => {
    const fortunes = await rawCollection(db.fortunes)
      .find(uncounted(owner), { session })
      .project<Fields & { _id: string }>(FIELDS)
      .limit(pageSize)
      .toArray();
    const counts = rawCollection(db.fortuneCounts);
    const taken = await counts
      .find({ ...ownedBy(owner), count: { $lt: 0 } }, { session })
      .limit(pageSize)
      .toArray();
    if (fortunes.length + taken.length === 0) return false;
    const changes = merged([...taken, ...fortunes.map((fortune) => ({ ...fortune, count: 1 }))]);
    const writes = changes.map(({ count, ...fields }) => ({
      updateOne: {
        filter: { _id: idOf(owner, fields), accountId },
        update: { $inc: { count }, $setOnInsert: { livemode: owner.livemode, ...fields } },
        upsert: true,
      },
    }));
    await counts.bulkWrite(writes, { session }).catch((error: unknown) => {
      // Another process has made a record meanwhile.
      throw isDuplicateKey(error) ? repeatTransaction(error) : error;
    });
    const those = (found: readonly { readonly _id: string }[]) => ({
      accountId,
      _id: { $in: found.map((each) => each._id) },
    });
    if (taken.length > 0) await counts.deleteMany(those(taken), { session });
    if (fortunes.length > 0) {
      await rawCollection(db.fortunes).updateMany(those(fortunes), { $set: { counted: true } }, { session });
    }
    return Math.max(fortunes.length, taken.length) === pageSize;
  });
}

/** Takes deleted fortunes out of the counts, in the transaction that deletes them, by records of its own. */
export async function uncount(
  db: Database,
  deleted: readonly Pick<FortuneRecord, keyof typeof UNCOUNT_FIELDS>[],
  session: ClientSession,
): Promise<void> {
  const records = deleted
    .filter(({ counted }) => counted === true)
    .map(({ accountId, livemode, fortuneType, fortuneDate, model }) => {
      return { _id: randomUUID(), accountId, livemode, fortuneType, fortuneDate, model, count: -1 };
    });
  if (records.length > 0) await rawCollection(db.fortuneCounts).insertMany(records, { session });
}

/** How many stored fortunes an owner has, in one snapshot. @param filter on the fields that are counted by */
export function fortuneCount(db: Database, owner: Owner, filter: object): Promise<number> {
  return db.transaction(owner.accountId, async (session) => {
    const [counted] = await rawCollection(db.fortuneCounts)
      .aggregate<{ count: number }>(
        [{ $match: { ...ownedBy(owner), ...filter } }, { $group: { _id: null, count: { $sum: '$count' } } }],
        { session },
      )
      .toArray();
    const rest = await rawCollection(db.fortunes).countDocuments({ ...uncounted(owner), ...filter }, { session });
    return (counted?.count ?? 0) + rest;
  });
}

function uncounted(owner: Owner) {
  return { ...ownedBy(owner), state: 'ready' as const, counted: null };
}

function idOf(owner: Owner, { fortuneType, fortuneDate, model }: Fields): string {
  return [ownerKey(owner), fortuneType, fortuneDate, model].join(' ');
}

function merged(parts: readonly Part[]): Part[] {
  const counts = new Map<string, Part>();
  for (const { fortuneType, fortuneDate, model, count } of parts) {
    const key = `${fortuneType} ${fortuneDate} ${model}`;
    counts.set(key, { fortuneType, fortuneDate, model, count: count + (counts.get(key)?.count ?? 0) });
  }
  return [...counts.values()];
}
