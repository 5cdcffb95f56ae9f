import { DAY_MS, kstDayEnd } from '../core/clock.ts';
import type { ModelName } from '../core/models.ts';
import { type Owner, ownerKey } from '../core/owner.ts';
import { addSums } from '../core/sums.ts';
import type { Database } from '../db/connect.ts';
import type { ModelLatencies } from '../db/models/usage-days.ts';
import { isDuplicateKey, rawCollection } from '../db/records.ts';
import { addLatencies } from './latencies.ts';
import type { UsageBatch, UsageEntry } from './tally.ts';

/** Minutes are stored this many days after their day. */
export const MINUTE_RETENTION_DAYS = 35;

/**
 * Adds a batch to the records of its minutes and days exactly once, after any number of calls and partial attempts: a
 * record takes a batch only if its number is above the writer's last one in the record. Batches of one writer are added
 * in order.
 */
export async function addBatch(db: Database, batch: UsageBatch): Promise<void> {
  const days = byDay(batch.entries);
  await addAll(
    rawCollection(db.usageMinutes),
    batch,
    batch.entries.map(({ latencies: _ofDays, keys: _ofDaysToo, ...entry }) => ({
      id: `${ownerKey(entry)}:${entry.minute}`,
      entry,
      set: { minute: entry.minute, expiresAt: minuteExpiry(entry.minute) },
    })),
  );
  await addAll(
    rawCollection(db.usageDays),
    batch,
    days.map((entry) => ({ id: usageDayId(entry, entry.day), entry, set: { day: entry.day } })),
  );
}

function usageDayId(owner: Owner, day: string): string {
  return `${ownerKey(owner)}:${day}`;
}

function minuteExpiry(minute: string): Date {
  return new Date(kstDayEnd(minute.slice(0, 10)).getTime() + MINUTE_RETENTION_DAYS * DAY_MS);
}

interface DayEntry extends Omit<UsageEntry, 'minute'> {
  readonly day: string;
}

function byDay(entries: readonly UsageEntry[]): DayEntry[] {
  const days = new Map<string, DayEntry>();
  for (const { minute, ...entry } of entries) {
    const day = minute.slice(0, 10);
    const id = usageDayId(entry, day);
    const before = days.get(id);
    const { cells, keys, fortunes, latencies } = entry;
    days.set(id, {
      ...entry,
      day,
      cells: before === undefined ? cells : addByName(before.cells, cells),
      keys: before === undefined ? keys : addByName(before.keys, keys),
      fortunes: before === undefined ? fortunes : addByName(before.fortunes, fortunes),
      latencies: byModel(before?.latencies ?? {}, latencies),
    });
  }
  return [...days.values()];
}

function byModel(a: ModelLatencies, b: ModelLatencies): ModelLatencies {
  const sums = Object.entries(b).map(([model, more]) => [model, addLatencies(a[model as ModelName] ?? {}, more)]);
  return { ...a, ...Object.fromEntries(sums) };
}

function addByName<T extends Readonly<Record<keyof T, number>>>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
): Record<string, T> {
  const sum = { ...a };
  for (const [name, more] of Object.entries(b)) {
    const before = sum[name];
    sum[name] = before === undefined ? more : addSums(before, more);
  }
  return sum;
}

interface Addition {
  readonly id: string;
  readonly entry: Pick<UsageEntry, 'accountId' | 'livemode' | 'cells' | 'fortunes'> &
    Partial<Pick<UsageEntry, 'keys' | 'latencies'>>;
  readonly set: Readonly<Record<string, unknown>>;
}

/** The part of a driver's collection used here, for any record. */
interface Records {
  bulkWrite(operations: never[], options: { ordered: false }): Promise<unknown>;
}

const ADDITIONS_AT_ONCE = 500;

async function addAll(records: Records, batch: UsageBatch, additions: readonly Addition[]): Promise<void> {
  const write = (some: readonly Addition[], upsert: boolean) =>
    records.bulkWrite(some.map((one) => update(batch, one, upsert)) as never[], { ordered: false });
  for (let from = 0; from < additions.length; from += ADDITIONS_AT_ONCE) {
    const some = additions.slice(from, from + ADDITIONS_AT_ONCE);
    try {
      await write(some, true);
    } catch (error) {
      if (!onlyDuplicateKeys(error)) throw error;
      // The record exists: it has this batch already, or another process has just created it. Without inserting, the
      // first matches nothing and the second is updated. Records updated in the first round match nothing either.
      await write(some, false);
    }
  }
}

/** The error of an unordered bulk write describes the first failure only. */
export function onlyDuplicateKeys(error: unknown): boolean {
  if (!isDuplicateKey(error)) return false;
  const all: unknown = error instanceof Error && 'writeErrors' in error ? error.writeErrors : [];
  return [all].flat().every((one) => typeof one === 'object' && one !== null && 'code' in one && one.code === 11_000);
}

function update({ writer, number }: UsageBatch, { id, entry, set }: Addition, upsert: boolean) {
  const { accountId, livemode, cells, keys = {}, fortunes, latencies = {} } = entry;
  const add: Record<string, number> = { requests: 0 };
  for (const [key, cell] of Object.entries(cells)) {
    add['requests'] = (add['requests'] ?? 0) + cell.requests;
    add[`cells.${key}.requests`] = cell.requests;
    add[`cells.${key}.latencyMs`] = cell.latencyMs;
  }
  for (const [key, figures] of Object.entries(keys)) {
    for (const [name, sum] of Object.entries(figures)) add[`keys.${key}.${name}`] = sum;
  }
  for (const [type, { answers, hits }] of Object.entries(fortunes)) {
    add[`fortunes.${type}.answers`] = answers;
    add[`fortunes.${type}.hits`] = hits;
  }
  for (const [model, buckets] of Object.entries(latencies)) {
    for (const [bucket, requests] of Object.entries(buckets)) add[`latencies.${model}.${bucket}`] = requests;
  }
  return {
    updateOne: {
      filter: { _id: id, accountId, [`writers.${writer}`]: { $not: { $gte: number } } },
      update: {
        $inc: add,
        $set: { [`writers.${writer}`]: number },
        ...(upsert ? { $setOnInsert: { livemode, ...set } } : {}),
      },
      upsert,
    },
  };
}
