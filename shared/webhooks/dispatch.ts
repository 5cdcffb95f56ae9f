import type { Clock } from '../core/clock.ts';
import { derivedId } from '../core/ids.ts';
import { accountsOf, inAccounts, ownedBy, ownerKey } from '../core/owner.ts';
import { traceField } from '../core/tracing.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import { CALLBACK, type EventRecord } from '../db/models/events.ts';
import type { WebhookRecord } from '../db/models/webhooks.ts';
import { isDuplicateKey, rawCollection } from '../db/records.ts';
import { deliveryPriority } from '../events/enqueue.ts';
import type { Producer } from '../queues/producer.ts';
import { endpointIdOf } from './backlog.ts';

export interface DispatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly producer: Producer;
  /** Whether a delivery needs a job now: else one that ends queues it. */
  readonly reserve: (delivery: DeliveryRecord, url: string) => Promise<boolean>;
}

/** An event of a job, with its account; jobs of earlier versions lack it. */
export interface EventJob {
  readonly eventId: string;
  readonly accountId?: string | undefined;
}

/**
 * Records one delivery per event and active webhook among its receivers, and one per callback; queues them, and marks
 * the events as dispatched. Webhooks that are off get theirs from `replayEvents`. Safe to repeat after a crash: a
 * delivery's id derives from its event and target.
 * @param maxDeliveries the events are dispatched in the order of the jobs until they have so many, at least one
 * @returns for those of the events that were pending: 0; the milliseconds until one must be dispatched again because it is
 * early; or that it is left for the next call
 */
export async function dispatchEvents(
  deps: DispatchDeps,
  jobs: readonly EventJob[],
  maxDeliveries = Number.POSITIVE_INFINITY,
): Promise<ReadonlyMap<string, number | 'left'>> {
  const { db } = deps;
  const which = { ...inAccounts(jobs), _id: { $in: jobs.map(({ eventId }) => eventId) }, pending: true } as const;
  const accountIds = which.accountId?.$in ?? (await rawCollection(db.events).distinct('accountId', which));
  const webhooks = await activeWebhooks(db, accountIds);
  const place = new Map(jobs.map(({ eventId }, index) => [eventId, index]));
  const found = (await rawCollection(db.events).find(which).toArray()).toSorted(
    (one, other) => (place.get(one._id) ?? 0) - (place.get(other._id) ?? 0),
  );
  let deliveries = 0;
  const pending = found.filter((event, index) => {
    deliveries += deliveriesOf(event, webhooks).length;
    return index === 0 || deliveries <= maxDeliveries;
  });
  const ends = pending.filter((event) => event.type === 'batch.completed' && ageMs(deps, event) < ITEMS_FIRST_MS);
  const others = pending.filter((event) => !ends.includes(event));
  await recordDeliveries(deps, others, webhooks);
  const areSent = await Promise.all(ends.slice(0, MAX_ENDS).map((end) => areItemsSent(db, end, webhooks)));
  const ready = ends.filter((_, index) => areSent[index] === true);
  await recordDeliveries(deps, ready, webhooks);
  return new Map<string, number | 'left'>([
    ...found.slice(pending.length).map(({ _id }) => [_id, 'left'] as const),
    ...[...others, ...ready].map(({ _id }) => [_id, 0] as const),
    ...ends.flatMap((end, index) => {
      if (areSent[index] === true) return [];
      return [[end._id, index < MAX_ENDS ? pauseMs(ageMs(deps, end)) : MIN_PAUSE_MS] as const];
    }),
  ]);
}

async function recordDeliveries(
  { db, producer, reserve }: DispatchDeps,
  events: readonly EventRecord[],
  webhooks: readonly WebhookRecord[],
): Promise<void> {
  if (events.length === 0) return;
  const deliveries = events.flatMap((event) => deliveriesOf(event, webhooks));
  if (deliveries.length > 0) {
    const records = deliveries.map(({ record }) => record);
    await insertOnce(db, records);
    const needed = await Promise.all(deliveries.map(({ record, url }) => reserve(record, url)));
    await enqueueDeliveries(
      producer,
      records.filter((_, index) => needed[index]),
    );
  }
  // From here on the reconciler no longer finds them.
  await rawCollection(db.events).updateMany(
    { accountId: accountsOf(events), _id: { $in: events.map(({ _id }) => _id) } },
    { $unset: { pending: 1 } },
  );
}

/**
 * Queues recorded deliveries; those already queued are not added again.
 * @param options.onceMore run a delivery that is currently running once more afterwards
 * @param options.again queue them behind new deliveries
 * @throws when Redis is away
 */
export async function enqueueDeliveries(
  producer: Producer,
  deliveries: readonly Pick<DeliveryRecord, '_id' | 'accountId' | 'livemode'>[],
  options: { readonly onceMore?: boolean; readonly again?: boolean } = {},
): Promise<void> {
  const { again = false, ...rest } = options;
  for (const livemode of [true, false]) {
    const items = deliveries
      .filter((delivery) => delivery.livemode === livemode)
      .map(({ _id, accountId }) => {
        return { payload: { deliveryId: _id, accountId }, dedupId: _id, turnHolder: ownerKey({ accountId, livemode }) };
      });
    if (items.length > 0) {
      await producer.addMany('webhook-delivery', 'deliver', items, {
        ...rest,
        priority: deliveryPriority(livemode, again),
      });
    }
  }
}

function activeWebhooks(db: Database, accountIds: readonly string[]): Promise<WebhookRecord[]> {
  return rawCollection(db.webhooks)
    .find({ accountId: { $in: [...accountIds] }, active: true })
    .toArray();
}

/** How long the end of a batch waits for the events of its fortunes: a hanging receiver must not delay it further. */
const ITEMS_FIRST_MS = 30_000;

/** Ends that one call looks at: the events of all accounts wait for them. */
const MAX_ENDS = 20;
const MIN_PAUSE_MS = 250;

function ageMs({ clock }: DispatchDeps, event: EventRecord): number {
  return Math.abs(clock.now().getTime() - event.createdAt.getTime());
}

/** An end is looked at the less often the longer it has waited, and at the end of its time. */
function pauseMs(waitedMs: number): number {
  const leftMs = Math.max(1, ITEMS_FIRST_MS - waitedMs);
  return Math.min(Math.max(MIN_PAUSE_MS, Math.ceil(waitedMs / 4)), leftMs);
}

/** Due deliveries of the account that are read for one end, so that a large batch costs no more than a small one. */
const MAX_DUE = 1_000;
/** More than any two hosts' clocks differ. */
const MAX_CLOCK_SKEW_MS = 60_000;

/** Whether each delivery of the `fortune.generated` events that the batch's request has caused was attempted once. */
async function areItemsSent(db: Database, end: EventRecord, webhooks: readonly WebhookRecord[]): Promise<boolean> {
  const { accountId, livemode, requestId } = end;
  if (requestId === undefined) return true;
  const undispatched = { accountId, requestId, pending: true, type: 'fortune.generated' } as const;
  if ((await rawCollection(db.events).findOne(undispatched, { projection: { _id: 1 } })) !== null) return false;
  const own = webhooks.filter((webhook) => webhook.accountId === accountId && webhook.livemode === livemode);
  // A delivery that was never attempted has been due since its event.
  const nextAttemptAt = { $lte: new Date(end.createdAt.getTime() + MAX_CLOCK_SKEW_MS) };
  const due = await rawCollection(db.deliveries)
    .find({ status: 'pending', endpoint: { $in: own.map(({ _id }) => _id) }, accountId, nextAttemptAt })
    .sort({ nextAttemptAt: 1 })
    .limit(MAX_DUE)
    .project<Pick<DeliveryRecord, 'requestId' | 'eventType' | 'attempts'>>({ requestId: 1, eventType: 1, attempts: 1 })
    .toArray();
  const isUnsent = (delivery: (typeof due)[number]) =>
    delivery.attempts === 0 && delivery.requestId === requestId && delivery.eventType === 'fortune.generated';
  return due.length < MAX_DUE && !due.some(isUnsent);
}

/** @param receiver a webhook's id, or `CALLBACK` */
export function deliveryIdOf(event: Pick<EventRecord, '_id' | 'createdAt'>, receiver: string): string {
  return derivedId('dlv', event.createdAt, `${event._id}:${receiver}`);
}

/** Of all deliveries that the event can have. */
export function deliveryIdsOf(event: Pick<EventRecord, '_id' | 'createdAt' | 'receivers'>): string[] {
  return (event.receivers ?? []).map((receiver) => deliveryIdOf(event, receiver));
}

function isReceiver({ _id, accountId, livemode, events }: WebhookRecord, event: EventRecord): boolean {
  if (event.receivers !== undefined) return event.receivers.includes(_id);
  // Of an earlier version.
  return accountId === event.accountId && livemode === event.livemode && events.some((type) => type === event.type);
}

interface NewDelivery {
  readonly record: DeliveryRecord;
  /** Where it goes today: its record names no webhook's address. */
  readonly url: string;
}

function deliveriesOf(event: EventRecord, webhooks: readonly WebhookRecord[]): NewDelivery[] {
  const deliveries = webhooks
    .filter((webhook) => isReceiver(webhook, event))
    .map(({ _id, url }) => ({ record: eventDelivery(event, _id), url }));
  const { callbackUrl: url } = event;
  if (url === null) return deliveries;
  const callback = { kind: 'callback', webhookId: null, url, body: dataOf(event) } as const;
  return [...deliveries, { record: newDelivery(event, CALLBACK, callback), url }];
}

/** The delivery of an event to a webhook. */
export function eventDelivery(event: EventRecord, webhookId: string): DeliveryRecord {
  return newDelivery(event, webhookId, { kind: 'event', webhookId, url: null, body: event.body });
}

function newDelivery(
  event: EventRecord,
  target: string,
  fields: Pick<DeliveryRecord, 'kind' | 'webhookId' | 'url' | 'body'>,
): DeliveryRecord {
  return {
    _id: deliveryIdOf(event, target),
    ...ownedBy(event),
    ...fields,
    endpoint: endpointIdOf({ ...fields, livemode: event.livemode }),
    eventId: event._id,
    eventType: event.type,
    ...(event.requestId === undefined ? {} : { requestId: event.requestId }),
    ...traceField(event.trace ?? null),
    status: 'pending',
    attempts: 0,
    roundAttempts: 0,
    nextAttemptAt: event.createdAt,
    attemptedAt: null,
    responseCode: null,
    responseTimeMs: null,
    errorMessage: null,
    createdAt: event.createdAt,
  };
}

/** A batch's callback is the bare payload, which contains its event name and id. */
function dataOf(event: EventRecord): string {
  const { data }: { data: unknown } = JSON.parse(event.body);
  return JSON.stringify(data);
}

/** Records deliveries, those that exist already excepted. @returns how many were new */
export async function insertOnce(db: Database, deliveries: readonly DeliveryRecord[]): Promise<number> {
  try {
    return (await rawCollection(db.deliveries).insertMany([...deliveries], { ordered: false })).insertedCount;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // An interrupted dispatch, or another replay, may have recorded some of them.
    let inserted = 'insertedCount' in Object(error) ? Number(Reflect.get(Object(error), 'insertedCount')) : 0;
    for (const delivery of deliveries) {
      const { _id, accountId, ...fields } = delivery;
      const { upsertedCount } = await db.deliveries.updateOne(
        { _id, accountId },
        { $setOnInsert: fields },
        { upsert: true },
      );
      inserted += upsertedCount;
    }
    return inserted;
  }
}
