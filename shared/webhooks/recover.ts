import type { Clock } from '../core/clock.ts';
import { AppError, notFound } from '../core/errors.ts';
import type { Database } from '../db/connect.ts';
import { eachPage } from '../db/each-page.ts';
import type { WebhookRecord } from '../db/models/webhooks.ts';
import { rawCollection } from '../db/records.ts';
import type { Producer } from '../queues/producer.ts';
import { enqueueDeliveries } from './dispatch.ts';

export interface Recovery {
  readonly webhook: WebhookRecord;
  /** Failed deliveries that get a new round of attempts. */
  readonly redelivered: number;
}

/**
 * Delivers the failed deliveries of a webhook again whose events happened at `since` or later: an operator's command
 * after a receiver was away. A repetition finds only what has failed again by then. If Redis does not answer in the
 * middle, the reconciler queues the rest.
 * @throws not_found; conflict when the webhook is inactive
 */
export async function recoverDeliveries(
  deps: { readonly db: Database; readonly clock: Clock; readonly producer: Producer },
  webhookId: string,
  since: Date,
): Promise<Recovery> {
  const { db, clock, producer } = deps;
  const webhook = await db.webhooks.findOne({ _id: webhookId }).lean();
  if (webhook === null) throw notFound('webhook');
  if (!webhook.active) {
    throw new AppError('conflict', 'The webhook is not active: it gets nothing but tests.', {
      hint: `Its owner activates it with PATCH /v1/webhooks/${webhookId} {"active": true}.`,
    });
  }
  const { accountId } = webhook;
  const deliveries = rawCollection(db.deliveries);
  const failed = { accountId, webhookId, kind: 'event', status: 'failed', createdAt: { $gte: since } } as const;
  let redelivered = 0;
  await eachPage(db.deliveries, failed, async (page) => {
    const again = { status: 'pending', roundAttempts: 0, nextAttemptAt: clock.now() } as const;
    const ids = { accountId, _id: { $in: page.map(({ _id }) => _id) } };
    // Another run of the command may have taken some of them.
    const { modifiedCount } = await deliveries.updateMany(
      { ...ids, status: 'failed' },
      { $set: again, $inc: { round: 1 } },
    );
    redelivered += modifiedCount;
    await enqueueDeliveries(producer, page, { onceMore: true, again: true });
  });
  return { webhook, redelivered };
}
