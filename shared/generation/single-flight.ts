import pMap from 'p-map';
import type { ModelName, SectionRequest } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import { traceField } from '../core/tracing.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import type { FortuneRecord, ReservedFortune } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { bulkWriteUntilDuplicate, insertWrite, matchWrite } from '../db/writes.ts';
import { BIRTH_FIELDS } from './claims.ts';

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
  readonly hasFallback?: boolean;
  readonly isRival?: boolean;
  /** The fortune its call reserved. */
  readonly fortune: ReservedFortune | null;
  /** The call names a profile instead of pillars. */
  readonly profilesOnly: boolean;
  /** Other fortunes of the same request wait for it too. */
  readonly shared?: boolean;
}

export type OpenedGeneration =
  /** This call inserted the record and causes the provider call. */
  | { readonly kind: 'generated'; readonly generation: GenerationRecord }
  /** Another call's record is open: its result serves this call too. */
  | { readonly kind: 'shared'; readonly generation: GenerationRecord; readonly raised: boolean }
  /** The content was stored after the caller's cache read. */
  | { readonly kind: 'cached'; readonly content: ContentRecord };

/** Records written before the generations, in the same command. */
export interface WrittenBefore {
  /** The fortune to reserve. */
  readonly reserve?: FortuneRecord | undefined;
  /** The calls that name the generations. */
  readonly calls?: readonly CallRecord[] | undefined;
}

/**
 * Opens each generation once across all processes: the unique index on the account and content hash of open generations
 * admits one insert, and the other callers share that generation. The inserts of one command become visible together, so
 * of equal calls that race, one opens all of their sections and pays.
 * @returns the result for each spec, in order; null: another call has reserved the fortune, and nothing was written
 */
export async function openGenerations(
  db: Database,
  clock: Clock,
  specs: readonly (GenerationSpec & { readonly id: string })[],
  { reserve, calls = [] }: WrittenBefore = {},
): Promise<readonly OpenedGeneration[] | null> {
  const results = new Map<string, OpenedGeneration>();
  // Every process inserts in the same order, or two of them could deadlock.
  let left = specs.map((spec) => newGeneration(clock, spec, spec.id)).sort(byContentHash);
  let before = [
    ...(reserve === undefined ? [] : [insertWrite(db.fortunes, reserve)]),
    ...calls.map((call) => insertWrite(db.calls, call)),
  ];
  let mayBeCached = specs.length > CHECKED_WHILE_OPENING;
  while (before.length + left.length > 0) {
    const opening = [...before, ...left.map((generation) => insertWrite(db.generations, generation))];
    const checks = mayBeCached
      ? []
      : left.map(({ accountId, contentHash }) => matchWrite(db.contents, cached(clock, accountId, [contentHash])));
    const { done, matched } = await bulkWriteUntilDuplicate(db, [...opening, ...checks]);
    mayBeCached ||= matched || done < opening.length;
    const opened = Math.min(done, opening.length) - before.length;
    if (opened < 0) return null;
    before = [];
    for (const generation of left.slice(0, opened)) {
      results.set(generation.contentHash, { kind: 'generated', generation });
    }
    left = left.slice(opened);
    const [taken] = left;
    if (taken === undefined) break;
    const hashes = left.map(({ contentHash }) => contentHash);
    const { accountId, priority } = taken;
    const births = new Map(left.map((generation) => [generation.contentHash, birthOf(generation)]));
    const terms = { ...taken, priceUsd: calls[0]?.priceUsd, births, shared: true };
    for (const generation of await shareOpen(db, accountId, hashes, terms)) {
      const raised = priority < generation.priority;
      results.set(generation.contentHash, { kind: 'shared', generation, raised });
    }
    // The next round reopens a generation that has just ended; its content, if any, is found below.
    left = left.filter(({ contentHash }) => !results.has(contentHash));
  }
  if (mayBeCached) {
    const all = [...results.values()];
    const open = all.flatMap((one) => (one.kind === 'cached' ? [] : [one.generation]));
    const contents = await withdrawCached({ db, clock }, open);
    const own = all.flatMap((one) => (one.kind === 'generated' ? [one.generation] : []));
    const begun = contents.size === 0 ? [] : await remaining(db, own);
    for (const content of contents.values()) {
      if (!begun.includes(content._id)) results.set(content._id, { kind: 'cached', content });
    }
  }
  return specs.flatMap(({ contentHash }) => results.get(contentHash) ?? []);
}

/**
 * Generations that were not withdrawn: between two rounds a worker may have begun them, or have stored the very content that was
 * found. Their call pays for them. @returns their content hashes
 */
async function remaining(db: Database, generations: readonly GenerationRecord[]): Promise<readonly string[]> {
  const [first] = generations;
  if (first === undefined) return [];
  const ids = generations.map(({ _id }) => _id);
  return rawCollection(db.generations).distinct('contentHash', { accountId: first.accountId, _id: { $in: ids } });
}

/**
 * The command that opens the generations of a call also checks for their contents, which spares the call a round trip.
 * For the many generations of bulk work one query afterwards costs less.
 */
const CHECKED_WHILE_OPENING = 10;

function byContentHash(one: GenerationRecord, other: GenerationRecord): number {
  return one.contentHash < other.contentHash ? -1 : 1;
}

/**
 * Deletes open generations whose content exists and that no worker has started: it was stored after the opener's cache
 * read. Content and closing are one commit, so the content is visible now. A worker would generate and charge it again.
 * The API server that opened a generation may have died before this step, so the step comes before every repeated queueing.
 * @param generations of one account
 * @returns the contents, by hash
 */
export async function withdrawCached(
  deps: { readonly db: Database; readonly clock: Clock },
  generations: readonly GenerationRecord[],
): Promise<ReadonlyMap<string, ContentRecord>> {
  const unstarted = generations.filter(({ startedAt }) => startedAt === null);
  const [first] = unstarted;
  if (first === undefined) return new Map();
  const { accountId } = first;
  const hashes = unstarted.map(({ contentHash }) => contentHash);
  const contents = await findContents(deps, accountId, hashes);
  const needless = unstarted.filter(({ contentHash }) => contents.has(contentHash)).map(({ _id }) => _id);
  if (needless.length > 0) {
    const which = { accountId, _id: { $in: needless }, open: true, startedAt: null } as const;
    await rawCollection(deps.db.generations).deleteMany(which);
  }
  return contents;
}

export interface ShareTerms
  extends Pick<GenerationRecord, 'requestId' | 'background' | 'priority' | 'startBy' | 'hasFallback' | 'isRival'> {
  /** What its caller would pay alone; undefined: its call has not been recorded. */
  readonly priceUsd: number | undefined;
  readonly profilesOnly?: boolean;
  /** The settlement must serve this caller too, besides the fortune that the generation was opened for. */
  readonly shared: boolean;
  /** By content: what a generation forgets with the last profile of its chart (`deleteUnusedContents`), and needs for its callers since. */
  readonly births?: ReadonlyMap<string, Partial<GenerationRecord>>;
}

/** What a generation holds of a birth. */
function birthOf(generation: GenerationRecord): Partial<GenerationRecord> {
  const fields = Object.keys(BIRTH_FIELDS) as (keyof typeof BIRTH_FIELDS)[];
  return Object.fromEntries(fields.flatMap((field) => (field in generation ? [[field, generation[field]]] : [])));
}

const SHARED_AT_ONCE = 10;
const MOST_JOINERS = 50;

/**
 * Makes a caller share the open generations of these contents: each takes the higher priority and the later deadline.
 * @returns the generations that were open, as they were before
 */
export async function shareOpen(
  db: Database,
  accountId: string,
  contentHashes: readonly string[],
  {
    requestId,
    priceUsd,
    background,
    priority,
    startBy,
    hasFallback,
    isRival,
    profilesOnly = true,
    shared,
    births,
  }: ShareTerms,
): Promise<readonly GenerationRecord[]> {
  const generations = rawCollection(db.generations);
  const set = { ...(shared ? { joined: true } : {}), ...(profilesOnly ? {} : { profilesOnly }) };
  const bound = isRival !== true && hasFallback !== true;
  const terms = {
    // A caller without fallbacks needs every attempt, and the result, whichever call of a race wins.
    ...(bound && { $unset: { isRival: '' as const, hasFallback: '' as const } }),
    $min: { priority },
    $max: { startBy },
    ...(priceUsd !== undefined && {
      // Those stay that no caller waits for, then those that take no other model's answer, then those that wait longest.
      $push: {
        joiners: {
          $each: [{ requestId, priceUsd, startBy, background, bound }],
          $sort: { background: 1 as const, bound: 1 as const, startBy: 1 as const },
          $slice: -MOST_JOINERS,
        },
      },
    }),
  };
  const open: readonly string[] =
    contentHashes.length === 1
      ? contentHashes
      : await generations.distinct('contentHash', { accountId, contentHash: { $in: [...contentHashes] }, open: true });
  const found: GenerationRecord[] = [];
  const share = async (contentHash: string) => {
    const fields = { ...set, ...births?.get(contentHash) };
    const update = { ...terms, ...(Object.keys(fields).length === 0 ? {} : { $set: fields }) };
    const before = await generations.findOneAndUpdate({ accountId, contentHash, open: true }, update, {
      returnDocument: 'before',
    });
    if (before !== null) found.push(before);
  };
  await pMap(open, share, { concurrency: SHARED_AT_ONCE });
  return found;
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
    ...(spec.request.variant === undefined ? {} : { variant: spec.request.variant }),
    ...(spec.request.luck === undefined ? {} : { luck: spec.request.luck }),
    ...(spec.request.openPillars === undefined ? {} : { openPillars: spec.request.openPillars }),
    chart: spec.chart,
    model: spec.model,
    providerModelId: spec.providerModelId,
    simulated: spec.simulated,
    source: spec.source,
    requestId: spec.requestId,
    ...traceField(),
    fortune: spec.fortune,
    ...(spec.hasFallback === true ? { hasFallback: true } : {}),
    ...(spec.isRival === true ? { isRival: true } : {}),
    background: spec.background,
    joined: spec.shared ?? false,
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

export function newGenerationId(): string {
  return newId('gen');
}

function cached(clock: Clock, accountId: string, contentHashes: readonly string[]) {
  return { accountId, _id: { $in: [...contentHashes] }, expiresAt: { $gt: clock.now() } };
}

/** Names a content, and the account that it belongs to. */
export type ContentOwner = Pick<GenerationRecord, 'accountId' | 'contentHash'>;

/** The account's cached contents of these hashes, by hash. */
export async function findContents(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  accountId: string,
  contentHashes: readonly string[],
): Promise<Map<string, ContentRecord>> {
  const found = await rawCollection(db.contents)
    .find(cached(clock, accountId, contentHashes))
    .toArray();
  return new Map(found.map((content) => [content._id, content]));
}

/** The cached content of a hash; null once it has expired (the TTL index removes it some seconds later). */
export async function findContent(
  db: Database,
  clock: Clock,
  { accountId, contentHash }: ContentOwner,
): Promise<ContentRecord | null> {
  return (await findContents({ db, clock }, accountId, [contentHash])).get(contentHash) ?? null;
}
