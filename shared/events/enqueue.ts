import type { Logger } from '../core/logger.ts';
import { type Database, rawCollection } from '../db/connect.ts';
import type { EventRecord } from '../db/models/events.ts';
import { PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';

/** How long it is taken for granted that an account has a webhook, or has none. */
const KNOWN_MS = 1_000;
/** Accounts remembered; with more the memory begins anew. */
const KNOWN_ACCOUNTS = 10_000;
/** Events that most likely nobody receives go together once in that time. */
const LUMP_EVERY_MS = 1_000;

/**
 * Sends recorded events on their way. Those of accounts without a webhook need no haste: they go in lumps, and the dispatch
 * finds out whether there is one by then. A crash before that loses nothing: the reconciler finds what is pending.
 * @returns a function that never rejects
 */
export function createAnnouncer(deps: {
  readonly db: Database;
  readonly producer: Producer;
  readonly logger: Logger;
}): (events: readonly EventRecord[]) => Promise<void> {
  const { db, producer, logger } = deps;
  const known = new Map<string, { readonly untilMs: number; readonly hasWebhook: Promise<boolean> }>();
  const hasWebhook = (accountId: string): Promise<boolean> => {
    const now = performance.now();
    const remembered = known.get(accountId);
    if (remembered !== undefined && remembered.untilMs > now) return remembered.hasWebhook;
    const found = rawCollection(db.webhooks)
      .findOne({ accountId, active: true }, { projection: { _id: 1 } })
      .then(
        (webhook) => webhook !== null,
        () => true,
      );
    if (known.size >= KNOWN_ACCOUNTS) known.clear();
    known.set(accountId, { untilMs: now + KNOWN_MS, hasWebhook: found });
    return found;
  };
  const send = async (events: readonly Dispatched[]): Promise<void> => {
    try {
      await enqueueDispatch(producer, events);
    } catch (error) {
      logger.warn({ err: error, count: events.length }, 'events wait for the reconciler: the queue did not take them');
    }
  };
  let lump: Dispatched[] = [];
  const sendLump = () => {
    const events = lump;
    lump = [];
    void send(events);
  };
  return async (events) => {
    const isUrgent = await Promise.all(
      events.map(({ accountId, callbackUrl }) => callbackUrl !== null || hasWebhook(accountId)),
    );
    const urgent = events.filter((_, index) => isUrgent[index]);
    for (const { _id, livemode } of events.filter((_, index) => !isUrgent[index])) {
      if (lump.length === 0) setTimeout(sendLump, LUMP_EVERY_MS).unref();
      lump.push({ _id, livemode });
    }
    if (urgent.length > 0) await send(urgent);
  };
}

type Dispatched = Pick<EventRecord, '_id' | 'livemode'>;

/** Of one job; those of a transaction are few, the reconciler's may be many. */
const DISPATCHED_TOGETHER = 100;

/**
 * Puts recorded events on the queue, as few jobs.
 * @param again they were queued before, which may be so still: the same events are not added again
 * @throws when Redis is away
 */
export async function enqueueDispatch(producer: Producer, events: readonly Dispatched[], again = false): Promise<void> {
  for (const livemode of [true, false]) {
    const ids = events.filter((event) => event.livemode === livemode).map(({ _id }) => _id);
    const items = [];
    for (let from = 0; from < ids.length; from += DISPATCHED_TOGETHER) {
      const eventIds = ids.slice(from, from + DISPATCHED_TOGETHER);
      items.push({ payload: { eventIds }, dedupId: `${again ? 'again-' : ''}${eventIds[0]}` });
    }
    if (items.length === 0) continue;
    await producer.addMany('webhook-dispatch', 'dispatch-events', items, { priority: worldPriority(livemode, again) });
  }
}

/**
 * Live deliveries go before test ones, and what is new before what is tried again: a receiver that comes back to a
 * thousand due attempts holds no news up.
 */
export function worldPriority(livemode: boolean, again = false): number {
  if (again) return livemode ? PRIORITY.liveBatch : PRIORITY.testBatch;
  return livemode ? PRIORITY.liveInteractive : PRIORITY.testInteractive;
}
