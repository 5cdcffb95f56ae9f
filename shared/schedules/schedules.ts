import type { ClientSession } from 'mongoose';
import type { Acting, Caller } from '../accounts/caller.ts';
import { recordCancelOfScheduled } from '../batches/cancel.ts';
import { enqueueWork } from '../batches/turns.ts';
import type { ModelName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { ScheduleRecord } from '../db/models/schedules.ts';
import { isDuplicateKey } from '../db/records.ts';
import { repeatTransaction } from '../db/transactions.ts';
import type { Producer } from '../queues/producer.ts';

export type DailySchedule = Pick<ScheduleRecord, 'enabled' | 'model' | 'filter' | 'warmSections'>;

export interface ScheduleService {
  get(caller: Caller): Promise<DailySchedule>;
  /** Switching it off also cancels what of a running day no provider has been asked for. */
  set(caller: Acting<DailySchedule>, schedule: DailySchedule): Promise<DailySchedule>;
}

const OFF: DailySchedule = { enabled: false, model: 'haiku' satisfies ModelName, filter: {}, warmSections: false };

/** The work that an account has enabled for after midnight KST, per mode; off by default. */
export function createScheduleService({
  db,
  clock,
  producer,
  logger,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly producer: Producer;
  readonly logger: Logger;
}): ScheduleService {
  return {
    get: async (caller) => (await db.schedules.findById(ownerKey(caller.owner)).lean()) ?? OFF,
    async set(caller, schedule) {
      const { owner, attempt } = caller;
      const canceled = await db.transaction(owner.accountId, async (session) => {
        await upsert(db, owner, { ...schedule, updatedAt: clock.now() }, session);
        const open = schedule.enabled ? null : await recordCancelOfScheduled(db, owner, session);
        await attempt?.settle(session, schedule);
        return open;
      });
      if (canceled !== null) {
        await enqueueWork(producer, canceled).catch((error: unknown) => {
          logger.warn({ err: error }, 'the queue refused the cancel of a schedule; the reconciler will queue it');
        });
      }
      return schedule;
    },
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
