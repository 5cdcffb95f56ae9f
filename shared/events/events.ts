import type { ClientSession } from 'mongoose';
import type { ModelName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import type { EventType } from '../core/event-types.ts';
import { derivedId, newId } from '../core/ids.ts';
import type { Logger } from '../core/logger.ts';
import { accountsOf, type Owner, ownedBy, ownerKey, soleAccountOf } from '../core/owner.ts';
import { traceField } from '../core/tracing.ts';
import type { Database } from '../db/connect.ts';
import { IS_SUSPENDED } from '../db/models/accounts.ts';
import { CALLBACK, type EventRecord } from '../db/models/events.ts';
import type { WebhookRecord } from '../db/models/webhooks.ts';
import { insertRecord, isDuplicateKey, rawCollection } from '../db/records.ts';
import { insertWrite, type WriteOperation } from '../db/writes.ts';
import type { Producer } from '../queues/producer.ts';
import { enqueueDispatch } from './enqueue.ts';

/** `data` of every event. None contains a name, birth data or an external id. */
export interface EventData {
  'fortune.generated': {
    readonly fortune_id: string;
    readonly profile_id: string;
    readonly fortune_type: string;
    readonly dayMaster: string;
    readonly date: string;
    readonly score: number;
    readonly model: ModelName;
  };
  'fortune.deleted': { readonly fortune_id: string; readonly profile_id: string };
  'profile.created': { readonly profile_id: string; readonly day_master: string };
  'profile.updated': { readonly profile_id: string; readonly day_master: string };
  'profile.deleted': {
    readonly profile_id: string;
    readonly day_master: string;
    readonly related_data_deleted: { readonly fortunes: number; readonly cached_calculations?: number | undefined };
  };
  /** Also the body of the callback to the batch's `webhook_url`. */
  'batch.completed': {
    /** The event's own id: the callback has no envelope around it. */
    readonly id: string;
    readonly event: 'batch.completed';
    readonly batch_id: string;
    readonly status: 'completed' | 'failed';
    readonly total_count: number;
    readonly completed_count: number;
    readonly failed_count: number;
    readonly canceled_count: number;
    readonly completed_at: string;
  };
  'daily.reset': { readonly date: string };
  'cache.warmed': {
    readonly date: string;
    readonly warmed: number;
    readonly skipped: number;
    readonly failed: number;
    readonly duration_ms: number;
  };
  'rate_limit.warning': { readonly limit: number; readonly used: number; readonly resets_at: string };
  'webhook.disabled': { readonly webhook_id: string; readonly url: string; readonly failure_count: number };
}

export interface EmitOptions {
  /** Also posts `data` to this address (a batch's `webhook_url`), signed with the account's signing secret. */
  readonly callbackUrl?: string | undefined;
  /** The event's id, if its cause needs to know it. */
  readonly id?: string;
  /** The request that caused the event, for the log lines of its deliveries. */
  readonly requestId?: string | undefined;
  /** The span that caused the event; by default the active one. Null: none. */
  readonly trace?: string | null | undefined;
  /** Records the event once: another one of the owner with the same type and key is ignored. */
  readonly onceKey?: string;
}

/** Records an event in the current transaction, if it has a receiver. */
export type Emit = <T extends EventType>(
  owner: Owner,
  type: T,
  data: EventData[T],
  options?: Pick<EmitOptions, 'callbackUrl' | 'id' | 'requestId'>,
) => Promise<void>;

/** The same as writes for `bulkWrite` in that transaction. */
export type EmitWrite = <T extends EventType>(
  owner: Owner,
  type: T,
  data: EventData[T],
  options?: Pick<EmitOptions, 'id' | 'requestId' | 'trace'>,
) => readonly WriteOperation[];

/**
 * An event is recorded only if it has a receiver: a webhook of its owner that subscribes to its type, active or not, or
 * a callback. Others would be stored, indexed and dispatched for nothing.
 */
export interface EventService {
  /**
   * Runs a transaction that includes its events, and queues them once it has committed. A crash between the two loses
   * nothing: the reconciler finds events that are recorded and not dispatched. `work` may be repeated.
   *
   * The webhooks are read in the transaction: a webhook gets the events of every transaction that began after its
   * creation was committed.
   * @param owners those whose events `work` may emit
   */
  transaction<T>(
    owners: readonly Owner[],
    work: (session: ClientSession, emit: Emit, emitWrite: EmitWrite) => Promise<T>,
  ): Promise<T>;
  /**
   * Records an event without a transaction and queues it.
   * @returns false when it has no receiver, or an event with this `onceKey` already exists
   */
  emit<T extends EventType>(owner: Owner, type: T, data: EventData[T], options?: EmitOptions): Promise<boolean>;
  /**
   * Records the same event for every owner with a webhook that subscribes to it, once per `onceKey`. Repeat it after a
   * crash.
   * @param checkpoint called before each owner; it throws to stop
   * @returns how many events this call recorded
   */
  broadcast<T extends EventType>(
    type: T,
    data: EventData[T],
    onceKey: string,
    checkpoint: () => Promise<void>,
  ): Promise<number>;
}

export function createEventService(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly producer: Producer;
  readonly logger: Logger;
}): EventService {
  const { db, clock } = deps;
  /** Never fails: the reconciler queues events that are recorded and not dispatched. */
  const announce = async (events: readonly EventRecord[]): Promise<void> => {
    try {
      await enqueueDispatch(deps.producer, events);
    } catch (error) {
      deps.logger.warn(
        { err: error, count: events.length },
        'events could not be queued; the reconciler will queue them',
      );
    }
  };
  const emit: EventService['emit'] = async (owner, type, data, options = {}) => {
    const receiversOf = await readReceivers(db, [owner]);
    const event = newEvent(clock, owner, type, data, { ...options, receivers: receiversOf(owner, type) });
    if (event === null) return false;
    try {
      await insertRecord(db.events, event);
    } catch (error) {
      if (options.onceKey === undefined || !isDuplicateKey(error)) throw error;
      return false;
    }
    await announce([event]);
    return true;
  };
  return {
    emit,
    async transaction(owners, work) {
      let recorded: EventRecord[] = [];
      const result = await db.transaction(soleAccountOf(owners), async (session) => {
        recorded = [];
        const receiversOf = await readReceivers(db, owners, session);
        const record = <T extends EventType>(owner: Owner, type: T, data: EventData[T], options: EmitOptions = {}) => {
          const event = newEvent(clock, owner, type, data, { ...options, receivers: receiversOf(owner, type) });
          if (event !== null) recorded.push(event);
          return event;
        };
        return work(
          session,
          async (...about) => {
            const event = record(...about);
            if (event !== null) await insertRecord(db.events, event, session);
          },
          (...about) => {
            const event = record(...about);
            return event === null ? [] : [insertWrite(db.events, event)];
          },
        );
      });
      // Not awaited, and after the caller's next step, because it is on the path of every generation; the reconciler
      // queues lost events.
      setImmediate(() => void announce(recorded));
      return result;
    },
    async broadcast(type, data, onceKey, checkpoint) {
      let count = 0;
      for await (const owner of subscribers(db, type)) {
        await checkpoint();
        if (await emit(owner, type, data, { onceKey })) count += 1;
      }
      return count;
    },
  };
}

type ReceiversOf = (owner: Owner, type: EventType) => readonly string[];

/** Reads the webhooks of some owners. Switched-off ones too: their events are replayed when they are active again. */
async function readReceivers(db: Database, owners: readonly Owner[], session?: ClientSession): Promise<ReceiversOf> {
  const webhooks = await rawCollection(db.webhooks)
    .find({ accountId: accountsOf(owners) }, session === undefined ? {} : { session })
    .project<Pick<WebhookRecord, '_id' | 'accountId' | 'livemode' | 'events'>>({ accountId: 1, livemode: 1, events: 1 })
    .toArray();
  return (owner, type) => {
    const isRead = owners.some((each) => each.accountId === owner.accountId);
    if (!isRead) throw new Error('an event of an owner whose webhooks were not read');
    const subscribed = webhooks.filter(
      (webhook) =>
        webhook.accountId === owner.accountId && webhook.livemode === owner.livemode && webhook.events.includes(type),
    );
    return subscribed.map(({ _id }) => _id);
  };
}

/** @returns null when nothing receives it */
function newEvent<T extends EventType>(
  clock: Clock,
  owner: Owner,
  type: T,
  data: EventData[T],
  options: EmitOptions & { readonly receivers: readonly string[] },
): EventRecord | null {
  const { id = newId('evt') } = options;
  const receivers = options.callbackUrl === undefined ? [...options.receivers] : [...options.receivers, CALLBACK];
  if (receivers.length === 0) return null;
  const now = clock.now();
  return {
    _id: id,
    ...ownedBy(owner),
    type,
    body: JSON.stringify(envelope({ id, type, createdAt: now, livemode: owner.livemode, data })),
    callbackUrl: options.callbackUrl ?? null,
    ...(options.requestId === undefined ? {} : { requestId: options.requestId }),
    ...traceField(options.trace),
    onceKey: options.onceKey === undefined ? null : `${ownerKey(owner)}:${type}:${options.onceKey}`,
    pending: true,
    receivers,
    undelivered: receivers,
    createdAt: now,
  };
}

/**
 * The id of a fortune's `fortune.generated`. It derives from the fortune, so that the end of its batch finds the event.
 */
export function generatedEventId(fortune: { readonly _id: string; readonly createdAt: Date }): string {
  return derivedId('evt', fortune.createdAt, fortune._id);
}

/** The event as sent to receivers. */
export function envelope(event: {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly livemode: boolean;
  readonly data: unknown;
}) {
  return {
    id: event.id,
    type: event.type,
    created_at: event.createdAt.toISOString(),
    livemode: event.livemode,
    data: event.data,
  };
}

/** Owners with a webhook for the type, active or not, without duplicates. */
export async function* subscribers(db: Database, type: EventType): AsyncGenerator<Owner> {
  const rows = db.webhooks
    .aggregate<{ _id: Owner }>([
      { $match: { events: type } },
      { $group: { _id: { accountId: '$accountId', livemode: '$livemode' } } },
    ])
    .cursor({ batchSize: 500 });
  const suspended = new Set((await db.accounts.find(IS_SUSPENDED, { _id: 1 }).lean()).map(({ _id }) => _id));
  for await (const { _id } of rows) {
    if (!suspended.has(_id.accountId)) yield { accountId: _id.accountId, livemode: _id.livemode };
  }
}
