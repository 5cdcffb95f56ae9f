import type { ClientSession, QueryFilter } from 'mongoose';
import type { ModelName, SectionRequest } from '../content/index.ts';
import { type Clock, DAY_MS } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import { type Database, rawCollection } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import type { FortuneRecord, ReservedFortune } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { insertWrite, type Write, writeUntilTaken } from '../db/writes.ts';
import { GENERATION_QUEUES, type JobPayload } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';

/** Background work (batches, `respond-async`) waits that long for a free worker. */
export const BACKGROUND_START_MS = 6 * 3_600_000;
const FINISHED_KEPT_MS = 7 * 86_400_000;

export interface GenerationSpec {
  readonly owner: Owner;
  readonly request: SectionRequest;
  readonly chart: string;
  readonly contentHash: string;
  readonly model: ModelName;
  readonly providerModelId: string;
  readonly simulated: boolean;
  readonly source: string;
  readonly requestId: string;
  readonly priority: number;
  readonly startBy: Date;
  readonly background: boolean;
  /** The fortune its call reserved. */
  readonly fortune: ReservedFortune | null;
  /** Its call is about a profile, and not about pillars of the caller's own. */
  readonly profilesOnly: boolean;
}

export type OpenedGeneration =
  /** This call made the record: it causes the provider call. */
  | { readonly kind: 'caused'; readonly generation: GenerationRecord }
  /** Another call's record is open: its result serves this call too. */
  | { readonly kind: 'joined'; readonly generation: GenerationRecord; readonly raised: boolean }
  /** It finished between the caller's look-up and now. */
  | { readonly kind: 'cached'; readonly content: ContentRecord }
  /** Another call has the fortune that was to be reserved with it: nothing was written. */
  | { readonly kind: 'taken' };

/** What is written in one command with generations, and before them. */
export interface WrittenBefore {
  /** The fortune to be reserved, with a single generation. */
  readonly reserve?: FortuneRecord | undefined;
  /** The call that names the generations. */
  readonly call?: CallRecord | undefined;
}

function writesBefore(db: Database, { reserve, call }: WrittenBefore): Write[] {
  return [
    ...(reserve === undefined ? [] : [insertWrite(db.fortunes, reserve)]),
    ...(call === undefined ? [] : [insertWrite(db.calls, call)]),
  ];
}

/**
 * Opens the generations of one call. Of equal calls that race, one opens all of them, so that one and not several of
 * them pays: who loses the first section gives the winner a moment to open the others.
 */
export async function openGenerations(
  db: Database,
  clock: Clock,
  specs: readonly (GenerationSpec & { readonly id: string })[],
  before: WrittenBefore = {},
): Promise<OpenedGeneration[]> {
  const [first, ...others] = specs;
  if (first === undefined) return [];
  if (others.length === 0) return [await openGeneration(db, clock, first, first.id, before)];
  const mine = await openTogether(db, clock, specs, before);
  const open = mine.length > 0 ? openGeneration : joinOrOpen;
  const rest = specs.slice(mine.length);
  return [...mine, ...(await Promise.all(rest.map((spec) => open(db, clock, spec, spec.id))))];
}

/** Opens generations up to the first that another call has open. Two round trips for all of them. */
async function openTogether(
  db: Database,
  clock: Clock,
  specs: readonly (GenerationSpec & { readonly id: string })[],
  before: WrittenBefore,
): Promise<OpenedGeneration[]> {
  const generations = specs.map((spec) => newGeneration(clock, spec, spec.id));
  const first = writesBefore(db, before);
  const writes = [...first, ...generations.map((generation) => insertWrite(db.generations, generation))];
  const mine = generations.slice(0, (await writeUntilTaken(db, writes)) - first.length);
  if (mine.length === 0) return [];
  // As in `openGeneration`: whatever has finished since the caller looked shows now.
  const contents = await findContents(
    { db, clock },
    mine.map(({ contentHash }) => contentHash),
  );
  const needless = mine.filter(({ contentHash }) => contents.has(contentHash)).map(({ _id }) => _id);
  if (needless.length > 0) await db.generations.deleteMany({ _id: { $in: needless } });
  return mine.map((generation) => {
    const content = contents.get(generation.contentHash);
    return content === undefined ? { kind: 'caused', generation } : { kind: 'cached', content };
  });
}

const JOIN_TRIES = 10;
const JOIN_WAIT_MS = 5;

async function joinOrOpen(db: Database, clock: Clock, spec: GenerationSpec, id: string): Promise<OpenedGeneration> {
  for (let tries = 0; tries < JOIN_TRIES; tries += 1) {
    const joined = await joinOpen(db, spec);
    if (joined !== null) return joined;
    const content = await findContent(db, clock, spec.contentHash);
    if (content !== null) return { kind: 'cached', content };
    await new Promise((resolve) => setTimeout(resolve, JOIN_WAIT_MS));
  }
  return openGeneration(db, clock, spec, id);
}

/**
 * Single flight over all processes: the unique index on the content key of open generations lets one caller in, the
 * others join.
 */
export async function openGeneration(
  db: Database,
  clock: Clock,
  spec: GenerationSpec,
  id: string,
  before: WrittenBefore = {},
): Promise<OpenedGeneration> {
  const generation = newGeneration(clock, spec, id);
  // The fortune first: a generation of its own must not outlive the loss of the race for it.
  let writes = [...writesBefore(db, before), insertWrite(db.generations, generation)];
  for (;;) {
    const written = await writeUntilTaken(db, writes);
    if (written === writes.length) {
      // Another one may have finished since the caller looked: content and closing are one commit, so now it shows. Before
      // a worker knows of this one, which would make it a second time, for a second charge.
      const content = await findContent(db, clock, spec.contentHash);
      if (content === null) return { kind: 'caused', generation };
      await rawCollection(db.generations).deleteOne({ _id: id });
      return { kind: 'cached', content };
    }
    if (written < writes.length - 1) return { kind: 'taken' };
    writes = writes.slice(-1);
    const joined = await joinOpen(db, spec);
    if (joined !== null) return joined;
    // It has ended: the next round finds its content, or opens a new one if it failed.
  }
}

export function newGeneration(clock: Clock, spec: GenerationSpec, id: string): GenerationRecord {
  return {
    _id: id,
    ...ownedBy(spec.owner),
    contentHash: spec.contentHash,
    section: spec.request.section,
    fortuneType: spec.request.fortuneType ?? null,
    period: spec.request.period,
    pillars: spec.request.pillars,
    chart: spec.chart,
    model: spec.model,
    providerModelId: spec.providerModelId,
    simulated: spec.simulated,
    source: spec.source,
    requestId: spec.requestId,
    fortune: spec.fortune,
    background: spec.background,
    joined: false,
    profilesOnly: spec.profilesOnly,
    state: 'open',
    open: true,
    priority: spec.priority,
    startBy: spec.startBy,
    attemptToken: null,
    leaseUntil: null,
    startedAt: null,
    attempts: 0,
    error: null,
    usage: null,
    latencyMs: null,
    createdAt: clock.now(),
    finishedAt: null,
    expiresAt: null,
  };
}

async function joinOpen(db: Database, spec: GenerationSpec): Promise<OpenedGeneration | null> {
  const before = await db.generations
    .findOneAndUpdate(
      { contentHash: spec.contentHash, open: true },
      {
        $set: { joined: true, ...(spec.profilesOnly ? {} : { profilesOnly: false }) },
        $min: { priority: spec.priority },
        $max: { startBy: spec.startBy },
      },
      { returnDocument: 'before' },
    )
    .lean();
  if (before === null) return null;
  return { kind: 'joined', generation: before, raised: spec.priority < before.priority };
}

/**
 * Adds the generation's job to the queue of its model, unless its job is there already. Jobs are deduplicated by the
 * generation, which is unique by its content while it is open, and not by the content: the job of a closed generation
 * may wait or run for a while, and must not stand in for the next one. @throws when Redis is away
 */
export function enqueueGeneration(producer: Producer, generation: GenerationRecord): Promise<void> {
  return producer.add(GENERATION_QUEUES[generation.model], 'generate', jobPayload(generation), {
    priority: generation.priority,
    turnHolder: ownerKey(generation),
    dedupId: generation._id,
  });
}

/**
 * `enqueueGeneration` for many: a round trip for those of one model and priority. Interactive ones go before all that wait
 * in turns: here they are jobs that Redis had lost.
 */
export async function enqueueGenerations(producer: Producer, generations: readonly QueuedGeneration[]): Promise<void> {
  const kinds = new Map(
    generations.map(({ model, priority }) => [`${model} ${priority}`, { model, priority }] as const),
  );
  for (const { model, priority } of kinds.values()) {
    const items = generations
      .filter((generation) => generation.model === model && generation.priority === priority)
      .map((generation) => ({ payload: jobPayload(generation), dedupId: generation._id }));
    await producer.addMany(GENERATION_QUEUES[model], 'generate', items, { priority });
  }
}

type QueuedGeneration = Pick<
  GenerationRecord,
  '_id' | 'livemode' | 'model' | 'section' | 'source' | 'requestId' | 'priority'
>;

function jobPayload({ _id, livemode, model, section, source, requestId }: QueuedGeneration): JobPayload<'generate'> {
  return { generationId: _id, mode: livemode ? 'live' : 'test', model, section, source, request_id: requestId };
}

/** The cached contents under these names, by name. */
export async function findContents(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  contentHashes: readonly string[],
): Promise<Map<string, ContentRecord>> {
  const found = await rawCollection(db.contents)
    .find({ _id: { $in: [...contentHashes] }, expiresAt: { $gt: clock.now() } })
    .toArray();
  return new Map(found.map((content) => [content._id, content]));
}

/** The cached content under a key, unless its lifetime is over (the TTL index removes it some seconds later). */
export async function findContent(db: Database, clock: Clock, contentHash: string): Promise<ContentRecord | null> {
  const content = await rawCollection(db.contents).findOne({ _id: contentHash });
  return content !== null && content.expiresAt > clock.now() ? content : null;
}

export interface GenerationFailure {
  /** A provider error's kind, `not_started`, `cancelled`, `queue_unavailable` … */
  readonly kind: string;
  readonly retryAfterSeconds: number | null;
}

/**
 * Closes a generation as failed: its calls fail uncharged, fortunes reserved for it go. Idempotent.
 * @param condition narrows it further, e.g. to the attempt's token or to one that has not started.
 * @returns whether this call closed it.
 */
export async function failGeneration(
  db: Database,
  clock: Clock,
  generation: Pick<GenerationRecord, '_id' | 'contentHash'>,
  failure: GenerationFailure,
  condition: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  return db.transaction(async (session) => {
    const closed = await db.generations
      .findOneAndUpdate(
        { ...condition, _id: generation._id, open: true },
        closing(clock, { state: 'failed', error: { ...failure } }),
        { session },
      )
      .lean();
    if (closed === null) return false;
    await failCalls(db, clock, [closed], session);
    await failFortunes(db, clock, { contentHash: generation.contentHash }, failure.kind, session);
    return true;
  });
}

const FAILED_FORTUNE_KEPT_MS = DAY_MS;

/** Removes reserved fortunes that nothing will fill, and keeps for a day why: their ids may have been answered. */
export async function failFortunes(
  db: Database,
  clock: Clock,
  which: QueryFilter<FortuneRecord>,
  errorKind: string,
  session: ClientSession,
): Promise<void> {
  const reserved = await db.fortunes
    .find({ ...which, state: 'pending' })
    .session(session)
    .lean();
  const expiresAt = new Date(clock.now().getTime() + FAILED_FORTUNE_KEPT_MS);
  for (const fortune of reserved) {
    const { _id } = fortune;
    await db.fortunes.deleteOne({ _id, state: 'pending' }, { session });
    const failed = { ...ownedBy(fortune), errorKind, expiresAt };
    await db.failedFortunes.updateOne({ _id }, { $set: failed }, { session, upsert: true });
  }
}

/** A generation that ended without content; told to who waits for it. */
export type EndedGeneration = Pick<GenerationRecord, '_id' | 'contentHash' | 'section'>;
export type AnnounceFailed = (generations: readonly EndedGeneration[]) => Promise<void>;

/** Closes the open generations that only a deleted or changed profile needs. Returns them. */
export async function cancelGenerations(
  db: Database,
  clock: Clock,
  owner: Owner,
  profile: { readonly _id: string; readonly chart: string },
  session: ClientSession,
): Promise<EndedGeneration[]> {
  const others = await db.profiles
    .exists({ ...ownedBy(owner), chart: profile.chart, _id: { $ne: profile._id } })
    .session(session);
  if (others !== null) return [];
  return cancelOpen(db, clock, { ...ownedBy(owner), chart: profile.chart, profilesOnly: true }, session);
}

/**
 * Closes the open generations that fit as cancelled: their calls fail uncharged. Returns them. When one of them changes
 * before it is closed (it is begun, or somebody joins it), the transaction is repeated, and looks again.
 */
export async function cancelOpen(
  db: Database,
  clock: Clock,
  which: QueryFilter<GenerationRecord>,
  session: ClientSession,
): Promise<EndedGeneration[]> {
  const open = await db.generations
    .find({ ...which, open: true })
    .session(session)
    .lean();
  if (open.length === 0) return [];
  await db.generations.updateMany(
    { _id: { $in: open.map(({ _id }) => _id) }, open: true },
    closing(clock, { state: 'failed', error: { kind: 'cancelled', retryAfterSeconds: null } }),
    { session },
  );
  await failCalls(db, clock, open, session);
  return open;
}

/**
 * Makes a generation that this transaction has closed a cancelled one: the last profile that needed it is gone. Its calls
 * fail uncharged.
 */
export async function cancelClosed(
  db: Database,
  clock: Clock,
  generation: GenerationRecord,
  session: ClientSession,
): Promise<void> {
  const error = { kind: 'cancelled', retryAfterSeconds: null };
  await db.generations.updateOne({ _id: generation._id }, { $set: { state: 'failed', error } }, { session });
  await failCalls(db, clock, [generation], session);
  await db.fortunes.deleteMany({ contentHash: generation.contentHash, state: 'pending' }, { session });
}

export function closing(clock: Clock, fields: Partial<GenerationRecord>) {
  const now = clock.now();
  return {
    $set: {
      ...fields,
      fortune: null,
      attemptToken: null,
      leaseUntil: null,
      finishedAt: now,
      expiresAt: new Date(now.getTime() + FINISHED_KEPT_MS),
    },
    $unset: { open: 1 },
  } as const;
}

async function failCalls(
  db: Database,
  clock: Clock,
  generations: readonly GenerationRecord[],
  session: ClientSession,
): Promise<void> {
  const ids = generations.map(({ _id }) => _id);
  const ofThem = { 'caused.generationId': { $in: ids }, state: 'open' } as const;
  await db.calls.updateMany(ofThem, { $set: { state: 'failed', settledAt: clock.now() } }, { session });
}

export function newGenerationId(): string {
  return newId('gen');
}
