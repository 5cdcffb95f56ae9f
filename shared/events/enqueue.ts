import { ownerKey } from '../core/owner.ts';
import type { EventRecord } from '../db/models/events.ts';
import { PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';

type Dispatched = Pick<EventRecord, '_id' | 'accountId' | 'livemode'>;

/** Events per job. A transaction has few; the reconciler may have many. */
const DISPATCHED_TOGETHER = 100;

/**
 * Queues recorded events in as few jobs as possible.
 * @param again they were queued before and may be still: the same events are not added twice
 * @throws when Redis is away
 */
export async function enqueueDispatch(producer: Producer, events: readonly Dispatched[], again = false): Promise<void> {
  for (const livemode of [true, false]) {
    const ofMode = events.filter((event) => event.livemode === livemode);
    const items = [];
    for (let from = 0; from < ofMode.length; from += DISPATCHED_TOGETHER) {
      const some = ofMode.slice(from, from + DISPATCHED_TOGETHER);
      const eventIds = some.map(({ _id }) => _id);
      const accountIds = some.map(({ accountId }) => accountId);
      const turnHolder = ownerKey({ accountId: accountIds[0] ?? '', livemode });
      items.push({ payload: { eventIds, accountIds }, dedupId: `${again ? 'again-' : ''}${eventIds[0]}`, turnHolder });
    }
    if (items.length === 0) continue;
    await producer.addMany('webhook-dispatch', 'dispatch-events', items, {
      priority: deliveryPriority(livemode, again),
    });
  }
}

/**
 * Of first attempts the accounts and their modes take turns, and later attempts go behind them: neither an account with
 * thousands of events nor a receiver that returns with a thousand due attempts delays another account's new events.
 */
export function deliveryPriority(livemode: boolean, again = false): number {
  if (again) return livemode ? PRIORITY.liveBatch : PRIORITY.testBatch;
  return livemode ? PRIORITY.liveInteractive : PRIORITY.testInteractive;
}
