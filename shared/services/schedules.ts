import type { Clock } from '../clock.ts';
import type { ModelName } from '../content/index.ts';
import type { Database } from '../models/index.ts';
import type { ScheduleRecord } from '../models/schedules.ts';
import { ownedBy } from '../owner.ts';
import type { Caller } from './context.ts';
import { ownerId } from './schedules-shares.ts';

export type DailySchedule = Pick<ScheduleRecord, 'enabled' | 'model' | 'filter' | 'warmSections'>;

export interface ScheduleService {
  get(caller: Caller): Promise<DailySchedule>;
  set(caller: Caller, schedule: DailySchedule): Promise<DailySchedule>;
}

const OFF: DailySchedule = { enabled: false, model: 'haiku' satisfies ModelName, filter: {}, warmSections: false };

/** What an account's world wants done after midnight KST; off until it is switched on. */
export function createScheduleService({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): ScheduleService {
  return {
    get: async (caller) => (await db.schedules.findById(ownerId(caller.owner)).lean()) ?? OFF,
    async set(caller, schedule) {
      await db.schedules.updateOne(
        { _id: ownerId(caller.owner) },
        { $set: { ...ownedBy(caller.owner), ...schedule, updatedAt: clock.now() } },
        { upsert: true },
      );
      return schedule;
    },
  };
}
