import type { ClientSession } from 'mongoose';
import type { ModelName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import type { EventType } from '../core/event-types.ts';
import { derivedId, newId } from '../core/ids.ts';
import type { Logger } from '../core/logger.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import { traceField } from '../core/tracing.ts';
import type { Database } from '../db/connect.ts';
import { IS_SUSPENDED } from '../db/models/accounts.ts';
import type { EventRecord } from '../db/models/events.ts';
import { insertRecord, isDuplicateKey } from '../db/records.ts';
import { insertWrite, type WriteOperation } from '../db/writes.ts';
import type { Producer } from '../queues/producer.ts';
import { enqueueDispatch } from './enqueue.ts';

/** `data` of every event, exactly as decisions 10 define it. None contains a name, birth data or an external id. */
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
    readonly related_data_deleted: { readonly fortunes: number; readonly cached_calculations: number };
  };
  /** Also the body of the callback to the batch's `webhook_url` (specification, Batch completion payload). */
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

/** Records an event in the current transaction. */
export type Emit = <T extends EventType>(
  owner: Owner,
  type: T,
  data: EventData[T],
  options?: Pick<EmitOptions, 'callbackUrl' | 'id' | 'requestId'>,
) => Promise<void>;

/** The same as a write for `bulkWrite` in that transaction. */
export type EmitWrite = <T extends EventType>(
  owner: Owner,
  type: T,
  data: EventData[T],
  options?: Pick<EmitOptions, 'id' | 'requestId' | 'trace'>,
) => WriteOperation;

export interface EventService {
  /**
   * Runs a transaction that includes its events, and queues them once it has committed. A crash between the two loses
   * nothing: the reconciler finds events that are recorded and not dispatched. `work` may be repeated.
   */
  transaction<T>(work: (session: ClientSession, emit: Emit, emitWrite: EmitWrite) => Promise<T>): Promise<T>;
  /**
   * Records an event without a transaction and queues it.
   * @returns false when an event with this `onceKey` already exists
   */
  emit<T extends EventType>(owner: Owner, type: T, data: EventData[T], options?: EmitOptions): Promise<boolean>;
  /**
   * Records the same event for every owner with an active webhook that subscribes to it, once per `onceKey`. Repeat it
   * after a crash.
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
    const event = newEvent(clock, owner, type, data, options);
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
    async transaction(work) {
      let recorded: EventRecord[] = [];
      const result = await db.transaction((session) => {
        recorded = [];
        const record = <T extends EventType>(owner: Owner, type: T, data: EventData[T], options: EmitOptions = {}) => {
          const event = newEvent(clock, owner, type, data, options);
          recorded.push(event);
          return event;
        };
        return work(
          session,
          (...event) => insertRecord(db.events, record(...event), session),
          (...event) => insertWrite(db.events, record(...event)),
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

function newEvent<T extends EventType>(
  clock: Clock,
  owner: Owner,
  type: T,
  data: EventData[T],
  options: EmitOptions,
): EventRecord {
  const { id = newId('evt') } = options;
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
    createdAt: now,
  };
}

/**
 * The id of a fortune's `fortune.generated`. It derives from the fortune, so that the end of its batch finds the event.
 */
export function generatedEventId(fortune: { readonly _id: string; readonly createdAt: Date }): string {
  return derivedId('evt', fortune.createdAt, fortune._id);
}

/** The event as sent to receivers (decisions 10). */
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

/** Owners with an active webhook for the type, without duplicates. */
export async function* subscribers(db: Database, type: EventType): AsyncGenerator<Owner> {
  const rows = db.webhooks
    .aggregate<{ _id: Owner }>([
      { $match: { active: true, events: type } },
      { $group: { _id: { accountId: '$accountId', livemode: '$livemode' } } },
    ])
    .cursor({ batchSize: 500 });
  const suspended = new Set((await db.accounts.find(IS_SUSPENDED, { _id: 1 }).lean()).map(({ _id }) => _id));
  for await (const { _id } of rows) {
    if (!suspended.has(_id.accountId)) yield { accountId: _id.accountId, livemode: _id.livemode };
  }
}
