import type mongoose from 'mongoose';
import { accountsOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';

/** The records of an account in one collection. */
export interface AccountRecords {
  readonly name: string;
  readonly collection: mongoose.mongo.Collection;
  readonly filter: object;
}

/** Figures over all accounts, and the marks of runs: nothing that an account gave or was given. */
export const SHARED_COLLECTIONS: readonly string[] = ['analytics_cache', 'schedule_runs'];

/** The only records of what is charged, and their sums by day. */
export const LEDGER_COLLECTIONS: readonly string[] = ['calls', 'call_days'];

/** Where an account's records are not found by `accountId` alone. */
const FILTERS: Readonly<Record<string, (accountId: string) => object>> = {
  accounts: (_id) => ({ _id }),
  // By their ids, which begin with the account, a sharded database finds its shard.
  idempotency_keys: (accountId) => ({
    accountId,
    _id: { $gte: `${accountId}:`, $lt: `${accountId};` },
  }),
  analytics_cache: (accountId) => ({ $or: [{ accounts: accountId }, { _id: { $regex: `[:/]${accountId}$` } }] }),
  schedule_runs: (accountId) => ({ _id: { $regex: `:${accountId}:` } }),
};

/** Every collection that can have records of the account, from the models: a new one is among them. */
export function recordsOfAccount({ connection }: Pick<Database, 'connection'>, accountId: string): AccountRecords[] {
  const { db } = connection;
  if (db === undefined) throw new Error('the database is not connected');
  return Object.values(connection.models).flatMap(({ collection: { collectionName: name }, schema }) => {
    const isOwned = schema.path('accountId') !== undefined;
    const filter = FILTERS[name]?.(accountId) ?? (isOwned ? { accountId } : null);
    return filter === null ? [] : [{ name, collection: db.collection(name), filter }];
  });
}

const PAGE = 1_000;

/**
 * Removes what is left of an account but its own record, page by page. Charged calls stay as the ledger: without what
 * leads to a request, a fortune or a person. Nothing of the account may be open.
 * @returns the number of records that it has removed or stripped, by collection
 */
export async function eraseRecords(db: Database, accountId: string): Promise<ReadonlyMap<string, number>> {
  const erased = new Map<string, number>();
  for (const { name, collection, filter } of recordsOfAccount(db, accountId)) {
    if (name === 'accounts' || LEDGER_COLLECTIONS.includes(name)) continue;
    for (let isMore = true; isMore; ) {
      const page = await collection.find(filter).project<{ _id: never; accountId?: string }>(IDS).limit(PAGE).toArray();
      const those = { _id: { $in: page.map(({ _id }) => _id) }, ...owners(page) };
      if (page.length > 0) await collection.deleteMany(those);
      erased.set(name, (erased.get(name) ?? 0) + page.length);
      isMore = page.length === PAGE;
    }
  }
  erased.set('calls', await stripLedger(db, accountId));
  return new Map([...erased].filter(([, count]) => count > 0));
}

const IDS = { _id: 1, accountId: 1 } as const;

function owners(page: readonly { readonly accountId?: string }[]) {
  const owned = page.flatMap(({ accountId }) => (accountId === undefined ? [] : [{ accountId }]));
  return owned.length === page.length ? { accountId: accountsOf(owned) } : {};
}

async function stripLedger({ calls }: Database, accountId: string): Promise<number> {
  const uncharged = await calls.deleteMany({ accountId, $nor: [{ state: 'charged', chargedUsd: { $gt: 0 } }] });
  const stripped = await calls.updateMany(
    { accountId, $or: [{ 'caused.0': { $exists: true } }, { requestId: { $ne: null } }, { fortune: { $ne: null } }] },
    {
      $set: { caused: [], requestId: null, bodyHash: null, parts: null, fortuneId: null, fortune: null },
      $unset: {
        shared: '',
        raceId: '',
        rivals: '',
        wonBy: '',
        raceTurns: '',
        beside: '',
        ownPriceUsd: '',
        summed: '',
        changed: '',
      },
    },
  );
  return uncharged.deletedCount + stripped.modifiedCount;
}
