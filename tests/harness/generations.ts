import type mongoose from 'mongoose';
import type { SectionName } from '../../shared/content/index.ts';
import type { Owner } from '../../shared/core/owner.ts';
import type { Database } from '../../shared/db/connect.ts';
import type { CallRecord, FortuneFacts } from '../../shared/db/models/calls.ts';
import type { FortuneRecord } from '../../shared/db/models/fortunes.ts';
import type { GenerationRecord } from '../../shared/db/models/generations.ts';
import { rawCollection } from '../../shared/db/records.ts';
import { type Claim, claimGeneration } from '../../shared/generation/claims.ts';
import { findCalls } from '../../shared/generation/correct-calls.ts';
import { type Settled, settleGeneration } from '../../shared/generation/settle.ts';
import { newGenerationId } from '../../shared/generation/single-flight.ts';
import type { SettlementDeps } from '../../shared/generation/store-fortune.ts';
import {
  callRecord,
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
  sectionRequest,
  sectionResult,
} from './records.ts';
import { openGeneration } from './stores.ts';

/** The steps of a generation, for tests of its settlement. */

type Stores = Pick<SettlementDeps, 'db' | 'clock'>;

/** A generation without a call. @returns its id */
export async function open(
  { db, clock }: Stores,
  owner: Owner,
  changes: Parameters<typeof generationSpec>[2] = {},
  id: string = newGenerationId(),
): Promise<string> {
  await openGeneration(db, clock, generationSpec(clock, owner, changes), id);
  return id;
}

/** A section without a fortune, whose call opened only its generation. @returns the generation's id */
export async function openSection(stores: Stores, owner: Owner, section: SectionName): Promise<string> {
  const generationId = await open(stores, owner, { request: sectionRequest(section) });
  await stores.db.calls.create([callRecord(stores.clock, owner, [{ section, generationId, done: false }])]);
  return generationId;
}

/** A profile with a reserved fortune, whose call opened one generation, besides `others`. */
export async function reserve(stores: Stores, owner = newOwner(), others: CallRecord['caused'] = []) {
  const { db, clock } = stores;
  const contentHash = newHash();
  const generationId = newGenerationId();
  const call = callRecord(clock, owner, [{ section: 'profile_fortune', generationId, done: false }, ...others]);
  const profile = profileRecord(clock, owner);
  const fortune = reservedFortune(clock, profile, { contentHash, callId: call._id });
  await Promise.all([
    db.profiles.create([profile]),
    db.fortunes.create([fortune]),
    db.calls.create([{ ...call, fortuneId: fortune._id }]),
  ]);
  await open(stores, owner, { contentHash, fortune }, generationId);
  return { owner, contentHash, generationId, profile, fortune };
}

export async function claim({ db, clock }: Stores, generationId: string): Promise<Claim> {
  const taken = await claimGeneration(db, clock, { generationId });
  if (taken === null) throw new Error('nothing to claim');
  return taken;
}

/** The open call that pays for a generation. */
export async function callOf({ db }: Stores, generation: GenerationRecord): Promise<CallRecord | null> {
  return (await findCalls(db, [generation]))[0] ?? null;
}

/** As a worker does after the provider's answer. */
export async function settle(
  deps: SettlementDeps,
  mine: Claim,
  result: ReturnType<typeof sectionResult>,
): Promise<Settled> {
  return settleGeneration(deps, mine, result, await callOf(deps, mine.generation));
}

export function contentOf({ db }: Stores, contentHash: string) {
  return db.contents.findById(contentHash).lean();
}

/** What each charged call of the owner cost. Includes calls without a generation: a hit must not be charged. */
export async function chargesOf({ db }: Stores, owner: Owner): Promise<number[]> {
  return (await db.calls.find({ ...owner, chargedUsd: { $ne: 0 } }).lean()).map((call) => call.chargedUsd);
}

/** The report facts of a fortune with the content of `sectionResult`. */
export function factsOf({ profileId }: FortuneRecord, latencyMs: number): FortuneFacts {
  const { content } = sectionResult();
  if (!('lucky_items' in content)) throw new Error('not the content of a profile fortune');
  const { overall, wealth, love, health, career } = content.categories;
  return {
    type: 'daily',
    profileId,
    score: content.score,
    categories: {
      overall: overall.score,
      wealth: wealth.score,
      love: love.score,
      health: health.score,
      career: career.score,
    },
    latencyMs,
  };
}

/** Runs `step` once, before an opening begins to share generations: between two rounds of it. @returns undoes it */
export function beforeSharing(db: Database, step: () => Promise<unknown>): () => void {
  const prototype = Object.getPrototypeOf(rawCollection(db.generations)) as mongoose.mongo.Collection;
  const original = prototype.findOneAndUpdate;
  let isDone = false;
  async function stepped(this: mongoose.mongo.Collection, ...args: Parameters<typeof original>) {
    if (!isDone && this.collectionName === db.generations.collection.collectionName) {
      isDone = true;
      await step();
    }
    return original.apply(this, args);
  }
  prototype.findOneAndUpdate = stepped as typeof original;
  return () => {
    prototype.findOneAndUpdate = original;
    if (!isDone) throw new Error('nothing was shared');
  };
}
