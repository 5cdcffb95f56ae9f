import { firstIdAt, type IdPrefix, timeOfId } from '../../core/ids.ts';
import { accountsOf, type Owner } from '../../core/owner.ts';
import type { Database } from '../../db/connect.ts';
import type { AuditEntryRecord } from '../../db/models/audit-entries.ts';
import type { BatchItemRecord } from '../../db/models/batch-items.ts';
import type { BatchRecord } from '../../db/models/batches.ts';
import type { CallRecord } from '../../db/models/calls.ts';
import type { DeliveryRecord } from '../../db/models/deliveries.ts';
import type { EventRecord } from '../../db/models/events.ts';
import type { FailedFortuneRecord } from '../../db/models/failed-fortunes.ts';
import type { FortuneRecord } from '../../db/models/fortunes.ts';
import type { GenerationRecord } from '../../db/models/generations.ts';
import type { RequestRecord } from '../../db/models/requests.ts';
import { rawCollection } from '../../db/records.ts';
import { generatedEventId } from '../../events/events.ts';
import { ACROSS_ACCOUNTS } from '../across-accounts.ts';

/**
 * The records of stories, without the fields that hold personal data, texts, addresses or secrets. The
 * first look-up by an id asks all shards (`operator` in scripts/test/shard-rule.mjs); what follows names the account.
 */

export type StoredCall = Omit<CallRecord, 'bodyHash' | 'parts'>;
export type StoredGeneration = Omit<GenerationRecord, 'pillars' | 'chart' | 'contentHash' | 'fortune'> & {
  readonly fortune: { readonly _id: string } | null;
};
export type StoredFortune = Omit<FortuneRecord, 'pillars' | 'profile' | 'content' | 'actor' | 'score'>;
export type StoredEvent = Omit<EventRecord, 'callbackUrl' | 'onceKey'>;
export type StoredDelivery = Omit<DeliveryRecord, 'url' | 'body'>;
export type StoredBatch = Omit<BatchRecord, 'webhookUrl' | 'effects' | 'actor'> & {
  readonly actor: { readonly requestId: string };
};
export type StoredRequest = Omit<RequestRecord, 'keyPrefix'>;
export type StoredAudit = Pick<
  AuditEntryRecord,
  'accountId' | 'livemode' | 'action' | 'resourceId' | 'requestId' | 'createdAt'
>;

const WITHOUT = {
  call: { bodyHash: 0, parts: 0 },
  generation: {
    pillars: 0,
    chart: 0,
    contentHash: 0,
    'fortune.profile': 0,
    'fortune.actor': 0,
  },
  fortune: { pillars: 0, profile: 0, content: 0, actor: 0, score: 0 },
  event: { callbackUrl: 0, onceKey: 0 },
  delivery: { url: 0, body: 0 },
  request: { keyPrefix: 0 },
  batch: { webhookUrl: 0, effects: 0, 'actor.ip': 0, 'actor.apiKey': 0 },
} as const;

/** Most records of a kind that a story names. */
const MOST = 200;

/** A request's records are made while it lasts; the clocks of two hosts differ by less than the time before it. */
const BEFORE_MS = 5_000;
const AFTER_MS = 120_000;

/** The ids of a kind made while the request of that time lasted: a range of the index of ids. */
function idsAround(prefix: IdPrefix, at: Date): { $gte: string; $lt: string } {
  const time = at.getTime();
  return {
    $gte: firstIdAt(prefix, new Date(time - BEFORE_MS)),
    $lt: firstIdAt(prefix, new Date(time + AFTER_MS)),
  };
}

/** A filter by an id, with the account once it is known. */
type Which = Readonly<Record<string, unknown>>;

export const findCalls = (db: Database, which: Which): Promise<StoredCall[]> =>
  rawCollection(db.calls)
    .find(which, { ...ACROSS_ACCOUNTS, projection: WITHOUT.call, limit: MOST })
    .toArray();

const findRequests = (db: Database, which: Which): Promise<StoredRequest[]> =>
  rawCollection(db.requests)
    .find(which, { ...ACROSS_ACCOUNTS, projection: WITHOUT.request, limit: MOST })
    .toArray();

export const findGenerations = (db: Database, which: Which): Promise<StoredGeneration[]> =>
  rawCollection(db.generations)
    .find(which, { ...ACROSS_ACCOUNTS, projection: WITHOUT.generation, limit: MOST })
    .toArray();

export const findFortunes = (db: Database, which: Which): Promise<StoredFortune[]> =>
  rawCollection(db.fortunes)
    .find(which, { ...ACROSS_ACCOUNTS, projection: WITHOUT.fortune, limit: MOST })
    .sort({ _id: -1 })
    .toArray();

export const findFailedFortunes = (db: Database, which: Which): Promise<FailedFortuneRecord[]> =>
  rawCollection(db.failedFortunes)
    .find(which, { ...ACROSS_ACCOUNTS, limit: MOST })
    .toArray();

export const findEvents = (db: Database, which: Which): Promise<StoredEvent[]> =>
  rawCollection(db.events)
    .find(which, { ...ACROSS_ACCOUNTS, projection: WITHOUT.event, limit: MOST })
    .toArray();

export const findDeliveries = (db: Database, which: Which, limit = MOST): Promise<StoredDelivery[]> =>
  rawCollection(db.deliveries)
    .find(which, { ...ACROSS_ACCOUNTS, projection: WITHOUT.delivery, limit })
    .sort({ _id: -1 })
    .toArray();

export const findBatches = (db: Database, which: Which): Promise<StoredBatch[]> =>
  rawCollection(db.batches)
    .find(which, { ...ACROSS_ACCOUNTS, projection: WITHOUT.batch, limit: MOST })
    .sort({ _id: -1 })
    .toArray();

export const findItems = (db: Database, { _id, accountId }: StoredBatch): Promise<BatchItemRecord[]> =>
  rawCollection(db.batchItems).find({ accountId, batchId: _id }).sort({ _id: 1 }).limit(MOST).toArray();

const findAudit = (db: Database, which: Which): Promise<StoredAudit[]> =>
  rawCollection(db.auditEntries)
    .find(which, { ...ACROSS_ACCOUNTS, limit: MOST })
    .project<StoredAudit>({ accountId: 1, livemode: 1, action: 1, resourceId: 1, requestId: 1, createdAt: 1 })
    .toArray();

/** Everything that names the request. Its records have ids or times of the minutes after it. */
export async function recordsOfRequest(db: Database, requestId: string) {
  const at = timeOfId(requestId);
  const [requests, calls, batches, events, tests, audit] = await Promise.all([
    findRequests(db, { _id: requestId }),
    findCalls(db, { _id: idsAround('call', at), requestId }),
    findBatches(db, { _id: idsAround('batch', at), 'actor.requestId': requestId }),
    findEvents(db, { _id: idsAround('evt', at), requestId }),
    findDeliveries(db, { _id: idsAround('dlv', at), requestId, kind: 'test' }),
    findAudit(db, { createdAt: timesAround(at), requestId }),
  ]);
  return { requests, calls, batches, events, tests, audit };
}

function timesAround(at: Date): { $gte: Date; $lt: Date } {
  return { $gte: new Date(at.getTime() - BEFORE_MS), $lt: new Date(at.getTime() + AFTER_MS) };
}

/** The audit entry of the request that made the thing with that id: it names the account of what is deleted. */
export async function auditOfCreation(db: Database, id: string): Promise<StoredAudit | null> {
  const [entry] = await findAudit(db, { createdAt: timesAround(timeOfId(id)), resourceId: id });
  return entry ?? null;
}

/** The newest entries about a thing. */
export function auditOfThing(db: Database, { accountId, livemode }: Owner, id: string): Promise<StoredAudit[]> {
  return findAudit(db, { accountId, livemode, resourceId: id });
}

/** The deletions of things. */
export async function deletionsOf(
  db: Database,
  things: readonly Pick<StoredAudit, 'accountId' | 'livemode' | 'resourceId'>[],
): Promise<StoredAudit[]> {
  const entries = await Promise.all(things.map((thing) => auditOfThing(db, thing, thing.resourceId)));
  return entries.flat().filter(({ action }) => action.endsWith('.deleted'));
}

/** Test deliveries have an event id of their own, and no event. */
export function testsOfEvent(db: Database, eventId: string): Promise<StoredDelivery[]> {
  return findDeliveries(db, { _id: idsAround('dlv', timeOfId(eventId)), eventId, kind: 'test' });
}

/** The calls whose generation it is; they are recorded together with it. */
export function callsOfGeneration(db: Database, { _id, accountId }: StoredGeneration): Promise<StoredCall[]> {
  return findCalls(db, { accountId, _id: idsAround('call', timeOfId(_id)), 'caused.generationId': _id });
}

/** The calls that reserved the fortune: also of one that is deleted. */
export function callsOfFortuneId(db: Database, fortuneId: string): Promise<StoredCall[]> {
  return findCalls(db, { _id: idsAround('call', timeOfId(fortuneId)), fortuneId });
}

export async function generationsOfCalls(db: Database, calls: readonly StoredCall[]): Promise<StoredGeneration[]> {
  const ids = calls.flatMap(({ caused }) => caused.map(({ generationId }) => generationId));
  return ids.length === 0 ? [] : findGenerations(db, { accountId: accountsOf(calls), _id: { $in: ids } });
}

export async function fortunesOfCalls(db: Database, calls: readonly StoredCall[]): Promise<StoredFortune[]> {
  const ids = calls.flatMap(({ fortuneId }) => fortuneId ?? []);
  return ids.length === 0 ? [] : findFortunes(db, { accountId: accountsOf(calls), _id: { $in: ids } });
}

export async function failedFortunesOf(
  db: Database,
  calls: readonly StoredCall[],
  stored: readonly StoredFortune[],
): Promise<FailedFortuneRecord[]> {
  const known = new Set(stored.map(({ _id }) => _id));
  const ids = calls.flatMap(({ fortuneId }) => (fortuneId === null || known.has(fortuneId) ? [] : [fortuneId]));
  return ids.length === 0 ? [] : findFailedFortunes(db, { accountId: accountsOf(calls), _id: { $in: ids } });
}

export async function eventsOfFortunes(db: Database, fortunes: readonly StoredFortune[]): Promise<StoredEvent[]> {
  const ids = fortunes.map(generatedEventId);
  return ids.length === 0 ? [] : findEvents(db, { accountId: accountsOf(fortunes), _id: { $in: ids } });
}

/** The ids of an event's deliveries begin with the time of the event. */
export async function deliveriesOfEvents(db: Database, events: readonly StoredEvent[]): Promise<StoredDelivery[]> {
  const found = events.map(({ _id, accountId, createdAt }) => {
    const next = new Date(createdAt.getTime() + 1);
    const ids = { $gte: firstIdAt('dlv', createdAt), $lt: firstIdAt('dlv', next) };
    return findDeliveries(db, { accountId, _id: ids, eventId: _id });
  });
  return (await Promise.all(found)).flat();
}

/** The `batch.completed` of a batch that has ended, of its last round. */
export async function eventsOfBatch(db: Database, batch: StoredBatch): Promise<StoredEvent[]> {
  const { _id, accountId, completedAt } = batch;
  if (completedAt === null) return [];
  const which = { accountId, _id: idsAround('evt', completedAt), type: 'batch.completed' };
  return (await findEvents(db, which)).filter((event) => subjectOf(event)['batch_id'] === _id);
}

const SUBJECT_FIELDS = ['fortune_id', 'profile_id', 'batch_id', 'webhook_id'] as const;

/** The ids that an event's body names, and nothing else of it. */
export function subjectOf({ body }: Pick<StoredEvent, 'body'>): Readonly<Record<string, string>> {
  const { data }: { data?: Readonly<Record<string, unknown>> } = JSON.parse(body);
  return Object.fromEntries(
    SUBJECT_FIELDS.flatMap((field) => {
      const id = data?.[field];
      return typeof id === 'string' ? [[field, id] as const] : [];
    }),
  );
}
