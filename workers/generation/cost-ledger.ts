import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../shared/core/logger.ts';
import { isDatabaseAway } from '../../shared/core/outages.ts';
import type { Database } from '../../shared/db/connect.ts';
import { addToModelDays, type CountedCall } from '../../shared/usage/model-days.ts';
import { type BackgroundCoalescer, createBackgroundCoalescer } from '../coalescer.ts';

/**
 * Adds each provider call to the costs of its day, outside the settlement: all calls of a model and day share one
 * record, so concurrent settlements would conflict. No job waits for it.
 */
export type CostLedger = BackgroundCoalescer<CountedCall>;

const LINGER_MS = 250;
const RETRY_EVERY_MS = 1_000;
/** About a minute. A stopping worker does not repeat at all. */
const MAX_TRIES = 60;

export function createCostLedger({ db, logger }: { readonly db: Database; readonly logger: Logger }): CostLedger {
  const writer = randomUUID();
  let number = 0;
  let isClosing = false;
  const calls = createBackgroundCoalescer<CountedCall>({
    maxItems: 1_000,
    lingerMs: LINGER_MS,
    async run(group) {
      number += 1;
      const numbered = { writer, number, calls: group };
      for (let tries = 1; ; tries += 1) {
        try {
          return await addToModelDays(db, numbered);
        } catch (error) {
          if (!isDatabaseAway(error) || isClosing || tries === MAX_TRIES) throw error;
          await delay(RETRY_EVERY_MS);
        }
      }
    },
    onError: (error) => logger.warn({ err: error }, 'provider calls are missing in the costs of their day'),
  });
  return {
    add: calls.add,
    close() {
      isClosing = true;
      return calls.close();
    },
  };
}
