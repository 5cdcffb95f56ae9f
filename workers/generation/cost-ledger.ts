import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../shared/core/logger.ts';
import { isDatabaseAway } from '../../shared/core/outages.ts';
import type { Database } from '../../shared/db/connect.ts';
import { addToModelDays, type CountedCall } from '../../shared/usage/model-days.ts';
import { createCoalescer } from '../coalescer.ts';

/**
 * Adds each provider call to the costs of its day, outside the settlement: all calls of a model and day share one
 * record, so concurrent settlements would conflict. No job waits for it.
 */
export interface CostLedger {
  add(call: CountedCall): void;
  /** Resolves when all calls so far are written, or can no longer be. */
  close(): Promise<void>;
}

const LINGER_MS = 250;
const RETRY_EVERY_MS = 1_000;
/** Stopped while the database is away, a worker does not wait for it. */
const MAX_TRIES = 60;

export function createCostLedger({ db, logger }: { readonly db: Database; readonly logger: Logger }): CostLedger {
  const writer = randomUUID();
  let number = 0;
  let isClosing = false;
  const write = createCoalescer<CountedCall, void>({
    maxItems: 1_000,
    maxConcurrent: 1,
    lingerMs: LINGER_MS,
    async run(calls) {
      number += 1;
      const group = { writer, number, calls };
      for (let tries = 1; ; tries += 1) {
        try {
          await addToModelDays(db, group);
          break;
        } catch (error) {
          if (!isDatabaseAway(error) || isClosing || tries === MAX_TRIES) throw error;
          await delay(RETRY_EVERY_MS);
        }
      }
      return calls.map(() => undefined);
    },
  });
  const running = new Set<Promise<void>>();
  return {
    add(call) {
      const written = write(call)
        .catch((error: unknown) => logger.warn({ err: error }, 'provider calls are missing in the costs of their day'))
        .finally(() => running.delete(written));
      running.add(written);
    },
    async close() {
      isClosing = true;
      await Promise.all(running);
    },
  };
}
