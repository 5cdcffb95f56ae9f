import type { ClientSession } from 'mongoose';
import type { Caller } from '../accounts/caller.ts';
import { type Clock, HOUR_MS } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { accountsOf, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import { reservedFortune } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { insertNew, rawCollection } from '../db/records.ts';
import { areBegun, letWaitWithItsCall } from './begun-calls.ts';
import {
  type CallOptions,
  type CallTerms,
  type PlannedCall,
  priorityOf,
  type SectionCallDeps,
  type WantedSection,
  waitMsOf,
} from './call-terms.ts';
import { failGeneration } from './close.ts';
import { correctOpenCalls } from './correct-calls.ts';
import { type EndedGeneration, endIfLost, OUTRUN_KIND } from './end-races.ts';
import { enqueueBulk, enqueueGeneration, enqueueUnstarted, raisePriority } from './enqueue.ts';
import { takenBy } from './pass-on.ts';
import { findContents, newGenerationId, type OpenedGeneration, openGenerations } from './single-flight.ts';

export interface OpenedCalls {
  /** Contents found in the cache before or during the opening, by content hash. */
  readonly contents: ReadonlyMap<string, ContentRecord>;
  /** The ids of the generations that these calls opened, by content hash: the calls are charged for them. */
  readonly generated: ReadonlyMap<string, string>;
  /** Calls whose fortune another call reserved in between: nothing was written for them. */
  readonly taken: ReadonlySet<string>;
}

/**
 * Finds the sections of calls in the cache, opens or shares the generations of the others, records the calls, and
 * enqueues the opened generations in the model's queue. Of equal sections the first call pays.
 * @throws service_unavailable when the model is held back, or the queue refuses a job before a worker has begun one: then the calls
 *   end, unless `options.bulk` is set
 */
export async function openCalls(
  deps: SectionCallDeps,
  caller: Caller,
  terms: CallTerms,
  calls: readonly PlannedCall[],
  options: CallOptions,
): Promise<OpenedCalls> {
  const { db, clock } = deps;
  const cached = await findCached(deps, caller, terms, calls, options);
  const [first] = calls;
  // One command reserves a single fortune and opens its generation. Bulk work must know its reservations first.
  const alone = calls.length === 1 && options.bulk === undefined ? first : undefined;
  const taken = new Set(alone === undefined ? await reserveMany(db, calls) : []);
  const untaken = calls.filter(({ callId }) => !taken.has(callId));
  const openings = openingsOf(untaken, cached);
  for (const { contentHash } of openings) options.beforeEnqueue?.(contentHash);
  const records = untaken
    .map((call) => callRecord(clock, caller, terms, options, call, openings))
    .filter(({ caused, parts }) => caused.length > 0 || parts !== null);
  const marked = options.bulk?.onReserved(untaken.flatMap(({ fortune }) => fortune ?? []));
  // Awaited below. This avoids an unhandled rejection when the database fails first.
  marked?.catch(() => undefined);
  const [opened] = await Promise.all([
    openGenerations(db, clock, specsOf(deps, caller, terms, options, openings), {
      reserve: alone?.reserves ? (alone.fortune ?? undefined) : undefined,
      calls: records,
    }),
    reportAdmitted(deps, untaken, options),
  ]);
  if (opened === null)
    return { contents: cached, generated: new Map(), taken: new Set(calls.map(({ callId }) => callId)) };
  const generations = opened.flatMap((one) => (one.kind === 'generated' ? [one.generation] : []));
  for (const one of opened) if (one.kind === 'cached') cached.set(one.content._id, one.content);
  await correctRecords(deps, records, openings, opened);
  if (typeof terms.raceId === 'string') {
    const closed = await endIfLost(deps, caller.owner.accountId, records);
    await deps.publishFailures({ closed }, OUTRUN_KIND);
  }
  const generated = new Map(generations.map(({ contentHash, _id }) => [contentHash, _id]));
  await recordTaken(deps, caller, openings, { contents: cached, generated });
  try {
    await marked;
  } finally {
    // Enqueue even if that failed: open generations must not wait for the reconciler.
    await enqueueOpened(deps, generations, options);
  }
  const shared = opened.flatMap((one) => (one.kind === 'shared' ? [one] : []));
  if (options.bulk === undefined)
    await enqueueUnstarted(
      deps.producer,
      shared.map(({ generation }) => generation),
    );
  for (const one of shared) if (one.raised) await raisePriority(deps, caller, one, options);
  return { contents: cached, generated, taken };
}

/**
 * Reads the cached contents. A single new fortune is seldom cached (only for an equal chart); its content is then found
 * after the opening.
 * @throws service_unavailable when content is missing and its model is held back: a queued call would only fail later. One that joins
 *   what workers have begun is admitted.
 */
async function findCached(
  deps: SectionCallDeps,
  { owner }: Caller,
  { model, terms: { simulated } }: CallTerms,
  calls: readonly PlannedCall[],
  { background, hasFallback = false }: CallOptions,
): Promise<Map<string, ContentRecord>> {
  const wanted = calls.flatMap(({ sections }) => sections.map(({ contentHash }) => contentHash));
  const breakers = background === true && !hasFallback ? undefined : deps.breakers;
  const isNew = wanted.length === 1 && calls[0]?.reserves === true;
  if (isNew && !(await breakers?.isHeld(model, simulated, { hasFallback }))) return new Map();
  const cached = await findContents(deps, owner.accountId, wanted);
  const missing = wanted.filter((contentHash) => !cached.has(contentHash));
  if (missing.length === 0) return cached;
  await breakers?.admit(model, simulated, { hasFallback }).catch(async (refusal: unknown) => {
    if (!(await areBegun(deps.db, owner.accountId, missing))) throw refusal;
  });
  return cached;
}

/** @returns the calls whose fortune another call has reserved */
async function reserveMany(db: Database, calls: readonly PlannedCall[]): Promise<readonly string[]> {
  const reserving = calls.filter(({ reserves }) => reserves);
  const ids = await insertNew(
    db.fortunes,
    reserving.flatMap(({ fortune }) => fortune ?? []),
  );
  return reserving.filter(({ fortune }) => !ids.has(fortune?._id ?? '')).map(({ callId }) => callId);
}

interface Opening extends WantedSection {
  readonly id: string;
  readonly call: PlannedCall;
  readonly shared: boolean;
}

/** One generation per missing content, opened by the first call that needs it. */
function openingsOf(calls: readonly PlannedCall[], cached: ReadonlyMap<string, unknown>): readonly Opening[] {
  const openings = new Map<string, Opening>();
  for (const call of calls) {
    for (const section of call.sections) {
      const { contentHash } = section;
      if (cached.has(contentHash)) continue;
      const first = openings.get(contentHash);
      const opening = first === undefined ? { id: newGenerationId(), call, shared: false } : { ...first, shared: true };
      openings.set(contentHash, { ...section, ...opening });
    }
  }
  return [...openings.values()];
}

function specsOf(
  deps: SectionCallDeps,
  caller: Caller,
  { model, terms: { providerModelId, simulated }, source, profilesOnly, raceId }: CallTerms,
  options: CallOptions,
  openings: readonly Opening[],
): Parameters<typeof openGenerations>[2] {
  const startBy = new Date(deps.clock.now().getTime() + waitMsOf(deps, options));
  return openings.map(({ id, call: { fortune }, request, contentHash, chart, shared }) => ({
    id,
    request,
    contentHash,
    shared,
    owner: caller.owner,
    chart,
    model,
    providerModelId,
    simulated,
    source,
    requestId: caller.actor.requestId,
    priority: priorityOf(caller.owner, options),
    startBy,
    background: options.background ?? false,
    hasFallback: options.hasFallback ?? false,
    isRival: typeof raceId === 'string',
    fortune: request.section === 'profile_fortune' && fortune !== null ? reservedFortune(fortune) : null,
    profilesOnly,
  }));
}

/**
 * Corrects calls whose sections were shared or cached in between. The shared generations are recorded before their states
 * are read: one that ends later finds the call.
 */
async function correctRecords(
  deps: SectionCallDeps,
  records: readonly CallRecord[],
  openings: readonly Opening[],
  opened: readonly OpenedGeneration[],
): Promise<void> {
  const results = new Map(opened.map((one) => [hashOf(one), one]));
  const byId = new Map(openings.map(({ id, contentHash }) => [id, results.get(contentHash)]));
  const ids: string[] = [];
  for (const call of records) {
    const others = call.caused.filter(({ generationId }) => byId.get(generationId)?.kind !== 'generated');
    const shared = others.flatMap(({ generationId }) => {
      const one = byId.get(generationId);
      return one?.kind === 'shared' ? [one.generation._id] : [];
    });
    if (shared.length === 0 || others.length === call.caused.length) {
      if (others.length > 0 || call.shared) ids.push(call._id);
      continue;
    }
    const { _id, accountId } = call;
    await rawCollection(deps.db.calls).updateOne(
      { _id, accountId, state: 'open' },
      {
        $pull: { caused: { generationId: { $in: others.map(({ generationId }) => generationId) } } },
        $push: { shared: { $each: shared } },
      },
    );
    ids.push(_id);
  }
  if (ids.length === 0) return;
  // As they are stored: what they share may have ended meanwhile, and been taken out.
  const which = { accountId: accountsOf(records), _id: { $in: ids }, state: 'open' } as const;
  await correctOpenCalls(deps, await rawCollection(deps.db.calls).find(which).toArray());
}

/** Races last seconds. One of a call that waits for a paused model may be open for longer; then its loss takes this along. */
const LONGEST_RACE_MS = HOUR_MS;

/**
 * Records that calls have what they pay for and do not generate: contents, and what others generate now. A call that loses its race
 * deletes what it has stored, and a repeat of these would be charged again. Calls that generate nothing pay nothing.
 */
async function recordTaken(
  { db, clock }: SectionCallDeps,
  { owner: { accountId } }: Caller,
  openings: readonly Opening[],
  { contents, generated }: Pick<OpenedCalls, 'contents' | 'generated'>,
): Promise<void> {
  const racingSince = new Date(clock.now().getTime() - LONGEST_RACE_MS);
  const mayGo = (contentHash: string) => {
    const content = contents.get(contentHash);
    return content === undefined || content.createdAt > racingSince;
  };
  const paying = new Set(openings.flatMap(({ call, contentHash }) => (generated.has(contentHash) ? [call] : [])));
  for (const { callId, sections } of paying) {
    const taken = sections
      .map(({ contentHash }) => contentHash)
      .filter((contentHash) => !generated.has(contentHash) && mayGo(contentHash));
    if (taken.length > 0)
      await rawCollection(db.contents).updateMany({ accountId, _id: { $in: taken } }, takenBy([callId]));
  }
}

function hashOf(one: OpenedGeneration): string {
  return one.kind === 'cached' ? one.content._id : one.generation.contentHash;
}

async function enqueueOpened(
  deps: SectionCallDeps,
  generations: readonly GenerationRecord[],
  options: CallOptions,
): Promise<void> {
  if (options.bulk === undefined) return enqueueOrClose(deps, generations, options);
  let closed: ReadonlySet<string> = new Set();
  try {
    closed = await options.bulk.onOpened();
  } finally {
    const open = generations.filter(({ contentHash }) => !closed.has(contentHash));
    await enqueueBulk(deps, open);
  }
}

/**
 * A job may be queued although Redis did not answer. What a worker has begun meanwhile goes on, and the rest of its call waits: the
 * reconciler queues it.
 * @throws service_unavailable after closing what no worker has begun: the queue did not take a job
 */
async function enqueueOrClose(
  deps: SectionCallDeps,
  generations: readonly GenerationRecord[],
  { priority }: CallOptions,
): Promise<void> {
  if (generations.length === 0) return;
  try {
    if (priority !== undefined) await enqueueBulk(deps, generations);
    else await Promise.all(generations.map((generation) => enqueueGeneration(deps.producer, generation)));
  } catch (error) {
    const failure = { kind: 'queue_unavailable', retryAfterSeconds: 5 };
    const closed: EndedGeneration[] = [];
    for (const generation of generations) {
      const unless = (session: ClientSession) => letWaitWithItsCall(deps, generation, session, false);
      const ended = await failGeneration(deps.db, deps.clock, generation, failure, { startedAt: null }, { unless });
      closed.push(...(ended?.closed ?? []));
    }
    if (closed.length === 0) return;
    await deps.publishFailures({ closed }, failure.kind);
    throw new AppError('service_unavailable', 'Generation is not available at the moment.', {
      reason: 'store_unavailable',
      retryAfterSeconds: 5,
      internal: 'the queue did not take the job',
      cause: error,
    });
  }
}

/** While Redis is known to be unreachable, no call is admitted: its caller gets an error. */
async function reportAdmitted(
  { producer }: SectionCallDeps,
  calls: readonly PlannedCall[],
  { onAdmitted }: CallOptions,
): Promise<void> {
  if (producer.isConnected()) for (const { callId } of calls) onAdmitted?.(callId);
}

/** The record of a call, as if it generated every missing section. */
function callRecord(
  clock: Clock,
  caller: Caller,
  { model, terms, date, source, bodyHash, raceId, beside }: CallTerms,
  { background }: CallOptions,
  { callId, sections, fortune, sharedId }: PlannedCall,
  openings: readonly Opening[],
): CallRecord {
  const now = clock.now();
  const caused = openings
    .filter(({ call }) => call.callId === callId)
    .map(({ id, request: { section } }) => ({ section, generationId: id, done: false }));
  const parts = sections
    .filter(({ request: { section } }) => section !== 'profile_fortune')
    .map(({ request: { section }, contentHash }) => ({ section, contentHash }));
  return {
    _id: callId,
    ...ownedBy(caller.owner),
    source,
    requestId: caller.actor.requestId,
    model,
    date,
    bodyHash: bodyHash ?? null,
    parts: bodyHash === undefined ? null : parts,
    fortuneId: fortune?._id ?? null,
    caused,
    ...(caused.length > 0 && sharedId !== undefined && { shared: [sharedId] }),
    priceUsd: terms.priceUsd,
    state: caused.length === 0 ? 'charged' : 'open',
    chargedUsd: 0,
    simulated: terms.simulated,
    createdAt: now,
    settledAt: caused.length === 0 ? now : null,
    ...(typeof raceId === 'string' && { raceId }),
    // Of several sections a stream may have sent some.
    ...(beside?.[0] !== undefined && (caused.length === 1 || bodyHash === undefined) && { beside: [...beside] }),
    background: background ?? false,
    fortune: null,
  };
}
