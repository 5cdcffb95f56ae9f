import type { QueryFilter } from 'mongoose';
import type { Caller } from '../accounts/caller.ts';
import { notFound } from '../core/errors.ts';
import type { EventType } from '../core/event-types.ts';
import { isId } from '../core/ids.ts';
import { accountsOf, type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { decodeCursor, encodeCursor, type Page, type PageRequest } from '../db/cursor-page.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import { CALLBACK, type EventRecord } from '../db/models/events.ts';
import { rawCollection } from '../db/records.ts';
import { deliveryIdsOf } from './dispatch.ts';

export interface EventFilter {
  readonly type?: EventType | undefined;
  /** Only events that this webhook receives; one that does not exist receives none. */
  readonly webhookId?: string | undefined;
  /** Whether all receivers that still exist have it; with `webhookId` whether that one has it. */
  readonly delivered?: boolean | undefined;
  readonly createdFrom?: Date | undefined;
  readonly createdTo?: Date | undefined;
}

/** An event with its deliveries. A receiver without one was switched off. */
export interface LoggedEvent {
  readonly event: EventRecord;
  readonly deliveries: readonly Pick<DeliveryRecord, '_id' | 'webhookId' | 'status' | 'attempts'>[];
}

/** The events of 30 days. */
export interface EventLog {
  /** Newest first. */
  list(caller: Caller, filter: EventFilter, page: PageRequest): Promise<Page<LoggedEvent>>;
  /** @throws not_found */
  get(caller: Caller, id: string): Promise<LoggedEvent>;
}

export function createEventLog({ db }: { readonly db: Database }): EventLog {
  return {
    async list({ owner }, filter, { limit, cursor }) {
      const conditions = [...conditionsOf(filter), ...(await deliveryConditions(db, owner, filter))];
      const wanted = { $and: [ownedBy(owner), ...conditions] } as QueryFilter<EventRecord>;
      const after = cursor === undefined ? [] : [afterCursor(cursor)];
      const [found, totalCount] = await Promise.all([
        db.events
          .find({ $and: [wanted, ...after] })
          .sort({ createdAt: -1, _id: -1 })
          .limit(limit + 1)
          .lean<EventRecord[]>(),
        db.events.countDocuments(wanted),
      ]);
      const events = found.slice(0, limit);
      const last = found.length > limit ? events.at(-1) : undefined;
      const nextCursor = last === undefined ? null : encodeCursor(`${last.createdAt.getTime()}.${last._id}`);
      return { items: await withDeliveries(db, events), nextCursor, totalCount };
    },
    async get({ owner }, id) {
      const event = await db.events.findOne({ _id: id, ...ownedBy(owner) }).lean<EventRecord>();
      if (event === null) throw notFound('event');
      const [logged] = await withDeliveries(db, [event]);
      if (logged === undefined) throw notFound('event');
      return logged;
    },
  };
}

function conditionsOf({ type, webhookId, createdFrom, createdTo }: EventFilter): object[] {
  return [
    ...(type === undefined ? [] : [{ type }]),
    ...(createdFrom === undefined ? [] : [{ createdAt: { $gte: createdFrom } }]),
    ...(createdTo === undefined ? [] : [{ createdAt: { $lte: createdTo } }]),
    ...(webhookId === undefined ? [] : [{ receivers: webhookId }]),
  ];
}

async function deliveryConditions(
  db: Database,
  owner: Owner,
  { delivered, webhookId }: EventFilter,
): Promise<readonly object[]> {
  if (delivered === undefined) return [];
  const receivers = webhookId === undefined ? [CALLBACK, ...(await webhookIdsOf(db, owner))] : [webhookId];
  if (delivered) return [{ undelivered: { $nin: receivers } }];
  // The first is the filter of the partial index.
  return [{ undelivered: { $gte: '' } }, { undelivered: { $in: receivers } }];
}

async function webhookIdsOf(db: Database, owner: Owner): Promise<string[]> {
  const webhooks = await db.webhooks.find(ownedBy(owner), { _id: 1 }).lean();
  return webhooks.map(({ _id }) => _id);
}

/** Events may be made in one millisecond, and by hosts whose clocks differ: time and id together are one order. */
function afterCursor(cursor: string): object {
  const [time = '', id = ''] = decodeCursor(cursor, isPosition).split('.');
  const createdAt = new Date(Number(time));
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: id } }] };
}

function isPosition(text: string): boolean {
  const [time = '', id = '', ...more] = text.split('.');
  return /^\d{1,15}$/.test(time) && isId('evt', id) && more.length === 0;
}

async function withDeliveries(db: Database, events: readonly EventRecord[]): Promise<LoggedEvent[]> {
  const deliveries = await rawCollection(db.deliveries)
    .find({ accountId: accountsOf(events), _id: { $in: events.flatMap(deliveryIdsOf) } })
    .project<LoggedEvent['deliveries'][number] & Pick<DeliveryRecord, 'eventId'>>({
      eventId: 1,
      webhookId: 1,
      status: 1,
      attempts: 1,
    })
    .sort({ _id: 1 })
    .toArray();
  const byEvent = new Map<string, LoggedEvent['deliveries'][number][]>(events.map(({ _id }) => [_id, []]));
  for (const delivery of deliveries) byEvent.get(delivery.eventId)?.push(delivery);
  return events.map((event) => ({ event, deliveries: byEvent.get(event._id) ?? [] }));
}
