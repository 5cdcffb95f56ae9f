import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Metrics } from '../core/metrics.ts';
import { modeOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { RedisClient } from '../queues/redis.ts';
import type { PublishFailures } from './close.ts';
import { endLateSharers } from './correct-calls.ts';
import { type GenerationEvent, type GenerationEvents, publishGenerationEvent } from './generation-signals.ts';

/**
 * Counts generations that ended without content and were closed outside their jobs, and what their calls were charged,
 * signals them to every API server, and ends what began to share them meanwhile. Never throws: the database has the result, where
 * waiting callers and the reconciler find it.
 * @param deps.own set in an API server: while Redis is unreachable, its own callers are signalled at once.
 */
export function failurePublisher(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly redis: RedisClient;
  readonly logger: Logger;
  readonly metrics?: Pick<Metrics, 'charged' | 'generationEnded'>;
  readonly own?: Pick<GenerationEvents, 'dispatch'>;
}): PublishFailures {
  return async ({ closed, running = [], charged = [] }, kind) => {
    for (const { model, section } of closed) deps.metrics?.generationEnded(model, section, kind);
    for (const call of charged) deps.metrics?.charged(call.model, modeOf(call), call.chargedUsd);
    const events = [...closed, ...running].map(
      ({ _id, contentHash, section }): GenerationEvent => ({
        generationId: _id,
        contentHash,
        section,
        state: 'failed',
      }),
    );
    try {
      await Promise.all(events.map((event) => publishGenerationEvent(deps.redis, event)));
    } catch (error) {
      for (const event of events) deps.own?.dispatch(event);
      deps.logger.warn({ err: error, count: events.length }, 'failed generations could not be published');
    }
    await endLateSharers(deps, closed).catch((error: unknown) => {
      deps.logger.warn({ err: error, count: closed.length }, 'calls that share failed generations could not be ended');
    });
  };
}
