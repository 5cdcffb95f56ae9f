import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import type { EventRecord } from '../db/models/events.ts';
import type { WebhookRecord } from '../db/models/webhooks.ts';
import { rawCollection } from '../db/records.ts';
import type { Producer } from '../queues/producer.ts';
import { MAX_QUEUED } from './backlog.ts';
import { deliveryIdOf, enqueueDeliveries, eventDelivery, insertOnce } from './dispatch.ts';

/** `failed`: deliveries without an attempt left. `missed`: events that happened while the webhook was off. */
export const REPLAY_STATUSES = ['failed', 'missed', 'all'] as const;

export interface Replay {
  /** Of the events. */
  readonly since: Date;
  readonly until?: Date | undefined;
  /** By default failed and missed ones; `all` also delivers again what was delivered. */
  readonly status?: (typeof REPLAY_STATUSES)[number] | undefined;
}

export interface ReplayDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly producer: Producer;
}

/** A request queues no more than this, so that it ends in seconds: repeat it for the rest. */
export const MAX_REPLAYED = 10_000;
const PAGE = 200;

const RETRY_AFTER_SECONDS = 10;

/**
 * Records events of a webhook for delivery again, and queues the first of them; `queue-due-deliveries` queues the rest.
 * A repetition records nothing that waits or has been delivered since: `all` passes over what an earlier `all`
 * of the same period has delivered.
 * @returns how many, at most `MAX_REPLAYED`
 * @throws conflict when the webhook is inactive, and for `all` while deliveries of another replay of the account wait
 * for their first attempt
 */
export async function replayEvents(deps: ReplayDeps, webhook: WebhookRecord, replay: Replay): Promise<number> {
  if (!webhook.active) {
    throw new AppError('conflict', 'The webhook is not active: it gets nothing but tests.', {
      hint: `Activate it with PATCH /v1/webhooks/${webhook._id} {"active": true} first.`,
    });
  }
  if (replay.status === 'all') await requireOthersSent(deps, webhook, replay);
  const queued = replay.status === 'missed' ? 0 : await redeliver(deps, webhook, replay);
  return replay.status === 'failed'
    ? queued
    : queued + (await deliverMissed(deps, webhook, replay, MAX_REPLAYED - queued));
}

/**
 * What was delivered can be replayed any number of times, each time with another period: an account has to wait for its
 * own, so that other accounts' deliveries do not.
 */
async function requireOthersSent({ db }: ReplayDeps, webhook: WebhookRecord, replay: Replay): Promise<void> {
  const { _id, accountId } = webhook;
  const key = keyOf(replay);
  const waiting = { accountId, status: 'pending', roundAttempts: 0 } as const;
  const other = await rawCollection(db.deliveries).findOne(
    { ...waiting, replayKey: { $gte: '' }, $or: [{ webhookId: { $ne: _id } }, { replayKey: { $ne: key } }] },
    { projection: { webhookId: 1 } },
  );
  if (other === null) return;
  throw new AppError(
    'conflict',
    `Deliveries of an earlier replay, to webhook ${other.webhookId}, have not been sent yet.`,
    {
      hint: 'Repeat this request when they have been attempted once, or switch that webhook off with PATCH {"active": false}.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );
}

/** Replays of one period and status have one key. */
function keyOf({ since, until, status }: Replay): string {
  return `${since.toISOString()}/${until?.toISOString() ?? ''}/${status ?? ''}`;
}

function periodOf({ since, until }: Replay) {
  return { createdAt: { $gte: since, ...(until === undefined ? {} : { $lte: until }) } };
}

/** Starts a new round of deliveries that have ended. */
async function redeliver({ db, clock, producer }: ReplayDeps, webhook: WebhookRecord, replay: Replay): Promise<number> {
  const { accountId } = webhook;
  const deliveries = rawCollection(db.deliveries);
  const replayKey = keyOf(replay);
  const ended =
    replay.status === 'all'
      ? [{ status: 'failed' }, { status: 'success', replayKey: { $ne: replayKey } }]
      : [{ status: 'failed' }];
  const wanted = { accountId, webhookId: webhook._id, kind: 'event', ...periodOf(replay), $or: ended };
  let [queued, after] = [0, ''];
  while (queued < MAX_REPLAYED) {
    const page = await deliveries
      .find({ ...wanted, _id: { $gt: after } } as never)
      .project<Pick<DeliveryRecord, '_id' | 'accountId' | 'livemode' | 'eventId'>>({
        accountId: 1,
        livemode: 1,
        eventId: 1,
      })
      .sort({ _id: 1 })
      .limit(Math.min(PAGE, MAX_REPLAYED - queued))
      .toArray();
    if (page.length === 0) break;
    after = page.at(-1)?._id ?? '';
    await markUndelivered(
      db,
      webhook,
      page.map(({ eventId }) => eventId),
    );
    // Another replay may have taken some of them.
    const { modifiedCount } = await deliveries.updateMany(
      { accountId, _id: { $in: page.map(({ _id }) => _id) }, $or: ended } as never,
      { $set: { ...newRound(clock, webhook._id), replayKey }, $inc: { round: 1 } },
    );
    if (queued < MAX_QUEUED) await enqueueDeliveries(producer, page, { onceMore: true, again: true });
    queued += modifiedCount;
  }
  return queued;
}

/** What a delivery is at the start of a round, beside the count of its rounds. Earlier versions recorded no endpoint. */
export function newRound(clock: Clock, webhookId: string) {
  return { status: 'pending', endpoint: webhookId, roundAttempts: 0, nextAttemptAt: clock.now() } as const;
}

/** Before a delivery that may have succeeded begins anew. */
export async function markUndelivered(
  db: Database,
  { _id, accountId }: Pick<WebhookRecord, '_id' | 'accountId'>,
  eventIds: readonly string[],
): Promise<void> {
  await rawCollection(db.events).updateMany(
    { accountId, _id: { $in: [...eventIds] }, receivers: _id },
    { $addToSet: { undelivered: _id } },
  );
}

/** Records deliveries of events that happened while the webhook was off. */
async function deliverMissed(
  { db, clock, producer }: ReplayDeps,
  webhook: WebhookRecord,
  replay: Replay,
  max: number,
): Promise<number> {
  const webhookId = webhook._id;
  // The second condition is the filter of the partial index.
  const undelivered = [{ undelivered: webhookId }, { undelivered: { $gte: '' } }];
  const wanted = { ...ownedBy(webhook), ...periodOf(replay), pending: { $exists: false } };
  let queued = 0;
  let after: Pick<EventRecord, '_id' | 'createdAt'> | undefined;
  while (queued < max) {
    const next =
      after === undefined
        ? []
        : [{ $or: [{ createdAt: { $gt: after.createdAt } }, { createdAt: after.createdAt, _id: { $gt: after._id } }] }];
    const page = await rawCollection(db.events)
      .find({ ...wanted, $and: [...undelivered, ...next] })
      .sort({ createdAt: 1, _id: 1 })
      .limit(Math.min(PAGE, max - queued))
      .toArray();
    if (page.length === 0) break;
    after = page.at(-1);
    const known = await rawCollection(db.deliveries)
      .find({ accountId: webhook.accountId, _id: { $in: page.map((event) => deliveryIdOf(event, webhookId)) } })
      .project<Pick<DeliveryRecord, 'eventId'>>({ eventId: 1 })
      .toArray();
    const isKnown = new Set(known.map(({ eventId }) => eventId));
    const missed = page
      .filter(({ _id }) => !isKnown.has(_id))
      .map((event) => ({
        ...eventDelivery(event, webhookId),
        ...newRound(clock, webhookId),
        replayKey: keyOf(replay),
      }));
    if (missed.length === 0) continue;
    const before = queued;
    queued += await insertOnce(db, missed);
    if (before < MAX_QUEUED) await enqueueDeliveries(producer, missed, { again: true });
  }
  return queued;
}
