import { setTimeout as delay } from 'node:timers/promises';
import type { BatchService, BatchView } from '../../shared/batches/batches.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Logger } from '../../shared/core/logger.ts';
import { isDatabaseAway } from '../../shared/core/outages.ts';
import { ownerKey } from '../../shared/core/owner.ts';
import type { RouteContext } from '../http/route.ts';
import { presentBatch } from '../presenters/batches.ts';
import { streamError } from './errors.ts';
import type { EventStream, EventStreams } from './sse.ts';

export interface BatchFollower {
  /**
   * Answers with a stream: `progress` whenever a count has changed, `complete` with the whole batch at its end.
   * @throws not_found; rate_limited when the account's world follows too much already
   */
  follow(context: RouteContext, id: string): Promise<null>;
}

const LOOK_EVERY_MS = 500;
/**
 * Open streams of an account's world on this front. Other streams end with their generations; a batch may wait for
 * hours, and who opens streams at the rate of the limits would have thousands of them.
 */
const MAX_FOLLOWERS = 100;
const RETRY_AFTER_SECONDS = 5;
/** A database that is away for longer ends the stream. */
const MAX_OUTAGE_MS = 30_000;

export function createBatchFollower(deps: {
  readonly batches: BatchService;
  readonly streams: EventStreams;
  readonly logger: Logger;
}): BatchFollower {
  const places = createPlaces();
  const looks = createSharedLooks();
  return {
    async follow(context, id) {
      const caller = context.caller();
      const look = () => looks(`${ownerKey(caller.owner)} ${id}`, () => deps.batches.get(caller, id));
      const leave = places.take(ownerKey(caller.owner));
      try {
        const first = await deps.batches.get(caller, id);
        if (context.response.destroyed) return null;
        const stream = deps.streams.open(context.response, `${id}.0`);
        await tell(stream, id, first, look).catch((error: unknown) => {
          const data = streamError(deps.logger, context.requestId, error);
          stream.send({ id, event: 'error', data });
        });
        stream.end();
        return null;
      } finally {
        leave();
      }
    },
  };
}

async function tell(stream: EventStream, id: string, first: BatchView, look: () => Promise<BatchView>): Promise<void> {
  let view = first;
  let told = '';
  let seenAt = performance.now();
  for (let number = 1; stream.isOpen; ) {
    if (view.results !== null) {
      stream.send({ id: `${id}.${number}`, event: 'complete', data: presentBatch(view) });
      return;
    }
    const { status, total_count, completed_count, failed_count, canceled_count } = presentBatch(view);
    const data = { batch_id: id, status, total_count, completed_count, failed_count, canceled_count };
    if (JSON.stringify(data) !== told) {
      told = JSON.stringify(data);
      stream.send({ id: `${id}.${number}`, event: 'progress', data });
      number += 1;
    }
    await delay(LOOK_EVERY_MS);
    if (!stream.isOpen) return;
    try {
      view = await look();
      seenAt = performance.now();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() - seenAt > MAX_OUTAGE_MS) throw error;
    }
  }
}

function createPlaces() {
  const taken = new Map<string, number>();
  return {
    take(world: string): () => void {
      const count = taken.get(world) ?? 0;
      if (count >= MAX_FOLLOWERS) {
        throw new AppError('rate_limited', `At most ${MAX_FOLLOWERS} streams of batches may be open at once.`, {
          reason: 'streams',
          retryAfterSeconds: RETRY_AFTER_SECONDS,
          hint: 'Close streams that are not needed, or follow batches by webhook.',
        });
      }
      taken.set(world, count + 1);
      return () => {
        const left = (taken.get(world) ?? 1) - 1;
        if (left > 0) taken.set(world, left);
        else taken.delete(world);
      };
    },
  };
}

/** What one follower sees within `LOOK_EVERY_MS` all see: the database is asked once, however many follow. */
function createSharedLooks() {
  const shared = new Map<string, Promise<BatchView>>();
  return (key: string, look: () => Promise<BatchView>): Promise<BatchView> => {
    const known = shared.get(key);
    if (known !== undefined) return known;
    const fresh = look();
    shared.set(key, fresh);
    setTimeout(() => shared.delete(key), LOOK_EVERY_MS).unref();
    return fresh;
  };
}
