import type { ClientSession } from 'mongoose';
import type { Acting, Caller } from '../accounts/caller.ts';
import type { ModelName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { ScheduleRecord } from '../db/models/schedules.ts';
import { isDuplicateKey } from '../db/records.ts';
import { repeatTransaction } from '../db/transactions.ts';

export type DailySchedule = Pick<ScheduleRecord, 'enabled' | 'model' | 'filter' | 'warmSections'>;

export interface ScheduleService {
  get(caller: Caller): Promise<DailySchedule>;
  set(caller: Acting<DailySchedule>, schedule: DailySchedule): Promise<DailySchedule>;
}

const OFF: DailySchedule = { enabled: false, model: 'haiku' satisfies ModelName, filter: {}, warmSections: false };

/** The work that an account has enabled for after midnight KST, per mode; off by default. */
export function createScheduleService({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): ScheduleService {
  return {
    get: async (caller) => (await db.schedules.findById(ownerKey(caller.owner)).lean()) ?? OFF,
    set: (caller, schedule) =>
      db.transaction(caller.owner.accountId, async (session) => {
        await upsert(db, caller.owner, { ...schedule, updatedAt: clock.now() }, session);
        await caller.attempt?.settle(session, schedule);
        return schedule;
      }),
  };
}

async function upsert(
  db: Database,
  owner: Owner,
  fields: DailySchedule & { readonly updatedAt: Date },
  session: ClientSession,
): Promise<void> {
  try {
    await db.schedules.updateOne(
      { _id: ownerKey(owner) },
      { $set: { ...ownedBy(owner), ...fields } },
      { upsert: true, session },
    );
  } catch (error) {
    // Two concurrent first writes: the repeated transaction finds the other's record.
    throw isDuplicateKey(error) ? repeatTransaction(error) : error;
  }
}
