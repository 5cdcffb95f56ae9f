import { randomBytes } from 'node:crypto';
import { withDeadline } from '../core/deadline.ts';
import type { Logger } from '../core/logger.ts';
import { runEvery } from '../core/run-every.ts';
import type { Database } from '../db/connect.ts';
import { restoreSpills, writeSpill } from './spill.ts';
import { addBatch } from './store.ts';
import { type CountedRequest, createTally, type UsageBatch } from './tally.ts';

export interface UsageLedger {
  /** Counts a request in this process. Synchronous. */
  count(request: CountedRequest): void;
  /**
   * Starts to write the counts every second. `close` writes the rest; what the database does not take goes to a file in
   * the data folder, and a later start adds it.
   */
  start(): { close(): Promise<void> };
}

export interface UsageLedgerDeps {
  readonly db: Database;
  readonly logger: Logger;
  readonly dataDir: string;
  /** Requests that could not be counted, because memory or disk was full. */
  readonly dropped: (requests: number) => void;
}

const FLUSH_EVERY_MS = 1_000;
/**
 * Cells by owner, minute, endpoint and status, and as many by owner, minute and key; about 40 MB. Reached only if an API
 * server cannot write for hours.
 */
const MAX_CELLS = 100_000;
const CLOSE_WITHIN_MS = 5_000;

/**
 * Requests are counted in memory and written as batches, one after the other. A batch that failed, or whose result is
 * unknown, is repeated unchanged; `store.ts` adds it exactly once.
 */
export function createUsageLedger(deps: UsageLedgerDeps): UsageLedger {
  const { db, logger, dataDir } = deps;
  const tally = createTally(MAX_CELLS);
  const writer = `w${randomBytes(8).toString('hex')}`;
  let number = 0;
  let pending: UsageBatch | null = null;
  let spillsLeft = true;
  let failing = false;

  const freeze = () => {
    if (pending !== null || tally.empty) return;
    number += 1;
    pending = { writer, number, entries: tally.take() };
  };
  const flush = async () => {
    freeze();
    if (pending !== null) await addBatch(db, pending);
    pending = null;
    if (spillsLeft) {
      const taken = await restoreSpills(dataDir, (batch) => addBatch(db, batch));
      spillsLeft = false;
      if (taken > 0) logger.info({ component: 'usage', count: taken }, 'counts of an earlier process added');
    }
  };
  const tryToFlush = async () => {
    try {
      await flush();
      failing = false;
    } catch (error) {
      if (!failing) logger.warn({ err: error, component: 'usage' }, 'cannot write usage counts, will retry');
      failing = true;
    }
  };

  return {
    count(request) {
      if (!tally.add(request)) deps.dropped(1);
    },
    start() {
      const rounds = runEvery(FLUSH_EVERY_MS, async () => {
        if (pending !== null || !tally.empty || spillsLeft) await tryToFlush();
      });
      return {
        async close() {
          // The first flush may write a batch that failed before; the second writes what was counted since.
          const written = rounds.stop().then(tryToFlush).then(tryToFlush);
          await withDeadline(CLOSE_WITHIN_MS, written, () => undefined);
          await spillRest();
        },
      };
    },
  };

  async function spillRest(): Promise<void> {
    while (pending !== null || !tally.empty) {
      freeze();
      const batch = pending;
      pending = null;
      if (batch === null) return;
      try {
        await writeSpill(dataDir, batch);
        logger.warn({ component: 'usage' }, 'usage counts written to the data folder until the next start');
      } catch (error) {
        const lost = requestsOf(batch);
        deps.dropped(lost);
        logger.error({ err: error, component: 'usage', dropped: lost }, 'usage counts lost');
      }
    }
  }
}

function requestsOf({ entries }: UsageBatch): number {
  return entries.flatMap(({ cells }) => Object.values(cells)).reduce((sum, { requests }) => sum + requests, 0);
}
