import { setTimeout as delay } from 'node:timers/promises';
import type { BatchService } from '../../shared/batches/batches.ts';
import type { BatchProgress, BatchView } from '../../shared/batches/view.ts';
import { AppError } from '../../shared/core/errors.ts';
import { createPacedTurns } from '../../shared/core/keyed-mutex.ts';
import type { Logger } from '../../shared/core/logger.ts';
import { isDatabaseAway } from '../../shared/core/outages.ts';
import { ownerKey } from '../../shared/core/owner.ts';
import { sharedByKey } from '../../shared/core/shared-for.ts';
import type { RouteContext } from '../http/route.ts';
import { presentBatch, presentProgress, seesAddresses } from '../presenters/batches.ts';
import { streamError } from './errors.ts';
import type { EventStream, EventStreams } from './sse.ts';

export interface BatchFollower {
  /**
   * Answers with a stream: `progress` whenever a count changes, or what holds it, `complete` with the whole batch at its end.
   * @throws not_found; rate_limited when the account and mode have too many batch streams open
   */
  follow(context: RouteContext, id: string): Promise<null>;
}

type Progress = BatchView | BatchProgress;

const READ_EVERY_MS = 500;
/** Reads of an account's batches are made in turn, and take at most a tenth of the time, however many it follows. */
const REST_SHARE = 9;
/** A batch may outlast its key by hours, and a revoked one is refused everywhere within 5 s. */
const CHECK_EVERY_MS = 1_500;
/**
 * Open batch streams of an account and mode on this server. Other streams end with their generations, but a batch may
 * take hours: without this bound a client could open thousands at the rate of its limits.
 */
const MAX_FOLLOWERS = 100;
const RETRY_AFTER_SECONDS = 5;
/** A longer database outage ends the stream. */
const MAX_OUTAGE_MS = 30_000;

export function createBatchFollower(deps: {
  readonly batches: Pick<BatchService, 'progress'>;
  readonly streams: EventStreams;
  readonly logger: Logger;
}): BatchFollower {
  const acquireSlot = createFollowerSlots();
  const inTurn = createPacedTurns(REST_SHARE);
  // However many follow a batch, the database is queried once.
  const readShared = sharedByKey<Progress>(READ_EVERY_MS);
  return {
    async follow(context, id) {
      const caller = context.caller();
      const owner = ownerKey(caller.owner);
      const progress = () => inTurn(caller.owner.accountId, () => deps.batches.progress(caller, id));
      const read = () => readShared(`${owner} ${id}`, progress);
      const releaseSlot = acquireSlot(owner);
      try {
        const first = await deps.batches.progress(caller, id);
        if (context.response.destroyed) return null;
        const stream = deps.streams.open(context.response, `${id}.0`);
        await publish(stream, id, first, read, context).catch((error: unknown) => {
          const data = streamError(deps.logger, context.requestId, error);
          stream.send({ id, event: 'error', data });
        });
        stream.end();
        return null;
      } finally {
        releaseSlot();
      }
    },
  };
}

async function publish(
  stream: EventStream,
  id: string,
  first: Progress,
  read: () => Promise<Progress>,
  { identity, requireStillAccepted }: RouteContext,
): Promise<void> {
  let view = first;
  let published = '';
  let readAt = performance.now();
  let checkedAt = readAt;
  for (let number = 1; stream.isOpen; ) {
    if (view.estimatedCompletion !== null) {
      stream.send({ id: `${id}.${number}`, event: 'complete', data: presentBatch(view, seesAddresses(identity())) });
      return;
    }
    const data = { batch_id: id, ...presentProgress(view) };
    if (JSON.stringify(data) !== published) {
      published = JSON.stringify(data);
      stream.send({ id: `${id}.${number}`, event: 'progress', data });
      number += 1;
    }
    await delay(READ_EVERY_MS);
    if (!stream.isOpen) return;
    try {
      if (performance.now() - checkedAt > CHECK_EVERY_MS) {
        await requireStillAccepted();
        checkedAt = performance.now();
      }
      view = await read();
      readAt = performance.now();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() - readAt > MAX_OUTAGE_MS) throw error;
    }
  }
}

/** @returns a function that acquires an owner's slot and returns its release. @throws rate_limited when none is free */
function createFollowerSlots(): (owner: string) => () => void {
  const taken = new Map<string, number>();
  return (owner) => {
    const count = taken.get(owner) ?? 0;
    if (count >= MAX_FOLLOWERS) {
      throw new AppError('rate_limited', `At most ${MAX_FOLLOWERS} streams of batches may be open at once.`, {
        reason: 'streams',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        hint: 'Close streams that are not needed, or follow batches by webhook.',
      });
    }
    taken.set(owner, count + 1);
    return () => {
      const left = (taken.get(owner) ?? 1) - 1;
      if (left > 0) taken.set(owner, left);
      else taken.delete(owner);
    };
  };
}
