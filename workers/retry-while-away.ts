import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../shared/core/outages.ts';
import type { JobContext } from '../shared/queues/handlers.ts';

const RETRY_EVERY_MS = 1_000;

/**
 * Repeats `work` while the database is away, until the run is aborted. The answer of the provider or the receiver is already
 * here; another run of the job would request it again.
 * @param waiting logged once, with `fields`
 */
export async function retryWhileDatabaseIsAway<T>(
  { logger, signal }: Pick<JobContext, 'logger' | 'signal'>,
  waiting: string,
  fields: Readonly<Record<string, unknown>>,
  work: (isFirst: boolean) => Promise<T>,
): Promise<T> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work(isFirst);
    } catch (error) {
      if (!isDatabaseAway(error) || signal.aborted) throw error;
      if (isFirst) logger.warn({ ...fields, err: error }, waiting);
      await delay(RETRY_EVERY_MS, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}
