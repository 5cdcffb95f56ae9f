import { isId } from '../../core/ids.ts';
import type { Database } from '../../db/connect.ts';
import { type Found, found, merged } from './found.ts';
import { accountStory, incidentStory, keyStory, profileStory, webhookStory } from './owned.ts';
import {
  auditOfCreation,
  callsOfFortuneId,
  callsOfGeneration,
  deletionsOf,
  deliveriesOfEvents,
  eventsOfBatch,
  eventsOfFortunes,
  failedFortunesOf,
  findBatches,
  findCalls,
  findDeliveries,
  findEvents,
  findFailedFortunes,
  findFortunes,
  findGenerations,
  findItems,
  fortunesOfCalls,
  generationsOfCalls,
  recordsOfRequest,
  type StoredBatch,
  type StoredCall,
  type StoredEvent,
  type StoredFortune,
  subjectOf,
  testsOfEvent,
} from './records.ts';

/** Reads the records of a story. @returns none for an unknown id */
type StoryReader = (db: Database, id: string) => Promise<Found>;

/** The kinds of things that have a story, by the prefix of their ids. */
export const STORIES = {
  req: { kind: 'request', read: requestStory },
  gen: { kind: 'generation', read: generationStory },
  ftn: { kind: 'fortune', read: fortuneStory },
  batch: { kind: 'batch', read: batchStory },
  dlv: { kind: 'delivery', read: deliveryStory },
  prf: { kind: 'profile', read: profileStory },
  key: { kind: 'key', read: keyStory },
  evt: { kind: 'event', read: eventStory },
  call: { kind: 'call', read: callStory },
  whk: { kind: 'webhook', read: webhookStory },
  acc: { kind: 'account', read: accountStory },
  inc: { kind: 'incident', read: incidentStory },
} as const satisfies Readonly<Record<string, { readonly kind: string; readonly read: StoryReader }>>;

export type StoryPrefix = keyof typeof STORIES;
export type StoryKind = (typeof STORIES)[StoryPrefix]['kind'];
export const STORY_PREFIXES = Object.keys(STORIES) as readonly StoryPrefix[];

async function requestStory(db: Database, requestId: string): Promise<Found> {
  const { requests, calls, batches, events, tests, audit } = await recordsOfRequest(db, requestId);
  return merged(
    await ofCalls(db, calls),
    ...(await Promise.all(batches.map((batch) => ofBatch(db, batch)))),
    found({ requests, events, deliveries: [...tests, ...(await deliveriesOfEvents(db, events))], audit }),
  );
}

async function callStory(db: Database, _id: string): Promise<Found> {
  return ofCalls(db, await findCalls(db, { _id }));
}

async function generationStory(db: Database, _id: string): Promise<Found> {
  const generations = await findGenerations(db, { _id });
  const calls = await Promise.all(generations.map((generation) => callsOfGeneration(db, generation)));
  return merged(found({ generations }), await ofCalls(db, calls.flat()));
}

async function fortuneStory(db: Database, _id: string): Promise<Found> {
  const [fortune] = await findFortunes(db, { _id });
  if (fortune !== undefined) return ofFortune(db, fortune);
  const [calls, failedFortunes, created] = await Promise.all([
    callsOfFortuneId(db, _id),
    findFailedFortunes(db, { _id }),
    auditOfCreation(db, _id),
  ]);
  const audit = created === null ? [] : [created, ...(await deletionsOf(db, [created]))];
  return merged(await ofCalls(db, calls), found({ failedFortunes, audit }));
}

/** A fortune with the call that stored it, or the generation that it shared. */
async function ofFortune(db: Database, fortune: StoredFortune): Promise<Found> {
  const { accountId, callId, contentHash } = fortune;
  const [calls, events] = await Promise.all([
    callId === null ? [] : findCalls(db, { _id: callId, accountId }),
    eventsOfFortunes(db, [fortune]),
  ]);
  const isCaused = calls.some(({ caused }) => caused.length > 0);
  const shared = isCaused ? [] : await findGenerations(db, { accountId, contentHash });
  const deliveries = await deliveriesOfEvents(db, events);
  return merged(await ofCalls(db, calls), found({ fortunes: [fortune], generations: shared, events, deliveries }));
}

/** Calls with their generations, fortunes, events and deliveries. */
async function ofCalls(db: Database, calls: readonly StoredCall[]): Promise<Found> {
  if (calls.length === 0) return found({});
  const [generations, fortunes] = await Promise.all([generationsOfCalls(db, calls), fortunesOfCalls(db, calls)]);
  const failedFortunes = await failedFortunesOf(db, calls, fortunes);
  const known = new Set([...fortunes, ...failedFortunes].map(({ _id }) => _id));
  const gone = calls.flatMap(({ accountId, livemode, fortuneId }) =>
    fortuneId === null || known.has(fortuneId) ? [] : [{ accountId, livemode, resourceId: fortuneId }],
  );
  const [audit, events] = await Promise.all([deletionsOf(db, gone), eventsOfFortunes(db, fortunes)]);
  const deliveries = await deliveriesOfEvents(db, events);
  return found({ calls, generations, fortunes, failedFortunes, events, deliveries, audit });
}

async function batchStory(db: Database, _id: string): Promise<Found> {
  const [batch] = await findBatches(db, { _id });
  return batch === undefined ? found({}) : ofBatch(db, batch);
}

async function ofBatch(db: Database, batch: StoredBatch): Promise<Found> {
  const [items, events] = await Promise.all([findItems(db, batch), eventsOfBatch(db, batch)]);
  return found({ batches: [batch], items, events, deliveries: await deliveriesOfEvents(db, events) });
}

async function eventStory(db: Database, _id: string): Promise<Found> {
  const [event] = await findEvents(db, { _id });
  if (event === undefined) return found({ deliveries: await testsOfEvent(db, _id) });
  return merged(
    found({ events: [event], deliveries: await deliveriesOfEvents(db, [event]) }),
    await causeOf(db, event),
  );
}

async function deliveryStory(db: Database, _id: string): Promise<Found> {
  const deliveries = await findDeliveries(db, { _id });
  const [delivery] = deliveries;
  if (delivery === undefined) return found({});
  const [event] = await findEvents(db, { _id: delivery.eventId, accountId: delivery.accountId });
  if (event === undefined) return found({ deliveries });
  const cause = await causeOf(db, event);
  // Of the event's deliveries this one only.
  return { ...merged(found({ events: [event] }), cause), deliveries };
}

/** The subject of an event: a fortune with its call and generation, or a batch. */
async function causeOf(db: Database, event: StoredEvent): Promise<Found> {
  const { accountId } = event;
  const { fortune_id: fortuneId = '', batch_id: batchId = '' } = subjectOf(event);
  if (isId('batch', batchId)) {
    const batches = await findBatches(db, { _id: batchId, accountId });
    return found({ batches, items: (await Promise.all(batches.map((batch) => findItems(db, batch)))).flat() });
  }
  if (!isId('ftn', fortuneId)) return found({});
  const [fortune] = await findFortunes(db, { _id: fortuneId, accountId });
  return fortune === undefined ? found({}) : ofFortune(db, fortune);
}

/** Whether the text has the form of an id that may have a story. */
export function isKnownId(text: string): boolean {
  return STORY_PREFIXES.some((prefix) => isId(prefix, text));
}
