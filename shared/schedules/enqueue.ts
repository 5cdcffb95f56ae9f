import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import type { Producer } from '../queues/producer.ts';
import { type DueRun, dueRuns } from './ledger.ts';

/** One run of a schedule. */
export interface RunOrder extends DueRun {
  /** 1 is the period's ordinary run; `--force` adds further ones. */
  readonly number: number;
}

/** Queues a run. @throws when Redis is unreachable */
export async function enqueueRun(producer: Producer, order: RunOrder): Promise<void> {
  const { schedule, period, number } = order;
  const dedupId = `${schedule}-${period}-${number}`;
  await producer.add('maintenance', 'run-schedule', { schedule, period, number }, { priority: 2, dedupId });
}

/**
 * Queues the runs that the ledger lacks for the current day and hour: at midnight, on the hour, and after downtime.
 * @param options.dryRun counts and changes nothing.
 * @returns how many were due
 */
export async function enqueueDueRuns(
  deps: { readonly db: Database; readonly clock: Clock; readonly producer: Producer },
  options: { readonly dryRun?: boolean } = {},
): Promise<number> {
  const due = await dueRuns(deps, options);
  if (options.dryRun !== true) for (const run of due) await enqueueRun(deps.producer, { ...run, number: 1 });
  return due.length;
}
