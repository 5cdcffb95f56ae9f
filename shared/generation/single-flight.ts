import pMap from 'p-map';
import type { ModelName, SectionRequest } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import { type Database, rawCollection } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import type { FortuneRecord, ReservedFortune } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { insertWrite, writeUntilTaken } from '../db/writes.ts';

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
  /** Other fortunes of the same request wait for it too. */
  readonly shared?: boolean;
}

export type OpenedGeneration =
  /** This call made the record: it causes the provider call. */
  | { readonly kind: 'generated'; readonly generation: GenerationRecord }
  /** Another call's record is open: its result serves this call too. */
  | { readonly kind: 'shared'; readonly generation: GenerationRecord; readonly raised: boolean }
  /** It finished between the caller's look-up and now. */
  | { readonly kind: 'cached'; readonly content: ContentRecord };

/** What is written in one command with generations, and before them. */
export interface WrittenBefore {
  /** The fortune to be reserved. */
  readonly reserve?: FortuneRecord | undefined;
  /** The calls that name the generations. */
  readonly calls?: readonly CallRecord[] | undefined;
}

/**
 * Opens generations once for any number of processes: the unique index on the content hash of open generations lets one
 * caller in, the others share its generation. The inserts of one command become visible together, so that of equal calls
 * that race, one opens all of their sections and pays.
 * @returns what became of each, in order; null: another call has reserved the fortune, and nothing was written
 */
export async function openGenerations(
  db: Database,
  clock: Clock,
  specs: readonly (GenerationSpec & { readonly id: string })[],
  { reserve, calls = [] }: WrittenBefore = {},
): Promise<readonly OpenedGeneration[] | null> {
  const results = new Map<string, OpenedGeneration>();
  // In one order for all processes, or two of them could wait for each other's locks.
  let left = specs.map((spec) => newGeneration(clock, spec, spec.id)).sort(byContentHash);
  let before = [
    ...(reserve === undefined ? [] : [insertWrite(db.fortunes, reserve)]),
    ...calls.map((call) => insertWrite(db.calls, call)),
  ];
  while (before.length + left.length > 0) {
    const writes = [...before, ...left.map((generation) => insertWrite(db.generations, generation))];
    const opened = (await writeUntilTaken(db, writes)) - before.length;
    if (opened < 0) return null;
    before = [];
    for (const generation of left.slice(0, opened)) {
      results.set(generation.contentHash, { kind: 'generated', generation });
    }
    left = left.slice(opened);
    const [taken] = left;
    if (taken === undefined) break;
    const hashes = left.map(({ contentHash }) => contentHash);
    const { priority } = taken;
    for (const generation of await shareOpen(db, hashes, { ...taken, shared: true })) {
      const raised = priority < generation.priority;
      results.set(generation.contentHash, { kind: 'shared', generation, raised });
    }
    // One that has ended meanwhile is opened by the next round, which finds its content, if there is any.
    left = left.filter(({ contentHash }) => !results.has(contentHash));
  }
  for (const content of await withdrawCached(db, clock, [...results.values()])) {
    results.set(content._id, { kind: 'cached', content });
  }
  return specs.flatMap(({ contentHash }) => results.get(contentHash) ?? []);
}

function byContentHash(one: GenerationRecord, other: GenerationRecord): number {
  return one.contentHash < other.contentHash ? -1 : 1;
}

/**
 * Removes generations whose content another has made since the caller's look-up: content and closing are one commit, so it
 * shows now. Workers do not know of them yet; they would generate and charge the same a second time.
 */
async function withdrawCached(
  db: Database,
  clock: Clock,
  opened: readonly OpenedGeneration[],
): Promise<readonly ContentRecord[]> {
  const mine = opened.flatMap((one) => (one.kind === 'generated' ? [one.generation] : []));
  if (mine.length === 0) return [];
  const contents = await findContents(
    { db, clock },
    mine.map(({ contentHash }) => contentHash),
  );
  const needless = mine.filter(({ contentHash }) => contents.has(contentHash)).map(({ _id }) => _id);
  if (needless.length > 0) await rawCollection(db.generations).deleteMany({ _id: { $in: needless } });
  return [...contents.values()];
}

export interface ShareTerms extends Pick<GenerationRecord, 'priority' | 'startBy'> {
  readonly profilesOnly?: boolean;
  /** The caller is to be served when it ends, besides the fortune that it was opened for. */
  readonly shared: boolean;
}

const SHARED_AT_ONCE = 10;

/**
 * Lets a caller wait for the open generations of these contents: they get the higher priority and the later deadline.
 * @returns those that were open, as they were before
 */
export async function shareOpen(
  db: Database,
  contentHashes: readonly string[],
  { priority, startBy, profilesOnly = true, shared }: ShareTerms,
): Promise<readonly GenerationRecord[]> {
  const generations = rawCollection(db.generations);
  const set = { ...(shared ? { joined: true } : {}), ...(profilesOnly ? {} : { profilesOnly }) };
  const update = {
    ...(Object.keys(set).length === 0 ? {} : { $set: set }),
    $min: { priority },
    $max: { startBy },
  };
  const open: readonly string[] =
    contentHashes.length === 1
      ? contentHashes
      : await generations.distinct('contentHash', { contentHash: { $in: [...contentHashes] }, open: true });
  const found: GenerationRecord[] = [];
  const share = async (contentHash: string) => {
    const before = await generations.findOneAndUpdate({ contentHash, open: true }, update, {
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
    chart: spec.chart,
    model: spec.model,
    providerModelId: spec.providerModelId,
    simulated: spec.simulated,
    source: spec.source,
    requestId: spec.requestId,
    fortune: spec.fortune,
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
  return (await findContents({ db, clock }, [contentHash])).get(contentHash) ?? null;
}
