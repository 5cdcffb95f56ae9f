import type { Clock } from '../clock.ts';
import type { Database } from '../models/index.ts';
import type { Producer } from '../queues/producer.ts';
import { dueRuns } from './schedules-ledger.ts';
import type { RunOrder } from './schedules-runs.ts';

/** Queues a daily run. @throws when Redis is away */
export async function enqueueRun(producer: Producer, order: RunOrder): Promise<void> {
  const { schedule, date, number } = order;
  const dedupId = `${schedule}-${date}-${number}`;
  await producer.add('maintenance', 'run-schedule', { schedule, date, number }, { priority: 2, dedupId });
}

/** Queues what the day ledger lacks of today: at midnight, and after downtime. */
export async function enqueueDueRuns(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly producer: Producer;
}): Promise<void> {
  for (const due of await dueRuns(deps)) await enqueueRun(deps.producer, { ...due, number: 1 });
}
