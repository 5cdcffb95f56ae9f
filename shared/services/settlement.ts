import type { ClientSession } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { ProfileFortuneContent, SectionContent } from '../content/index.ts';
import { newId } from '../ids.ts';
import type { CallRecord, FortuneFacts } from '../models/calls.ts';
import type { ContentRecord } from '../models/contents.ts';
import type { ReservedFortune } from '../models/fortunes.ts';
import type { GenerationRecord } from '../models/generations.ts';
import { type Database, insertRecord, rawCollection } from '../models/index.ts';
import { ownedBy } from '../owner.ts';
import type { AuditLog } from './audit.ts';
import type { Emit, EventService } from './events.ts';
import { type Claim, cancelClosed, closing, findContent } from './generations.ts';

export interface SettlementDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly events: EventService;
}

export interface GenerationResult {
  readonly content: SectionContent;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
  /** The provider's own time. */
  readonly latencyMs: number;
  readonly expiresAt: Date;
}

/**
 * The call that caused a generation: with the generation itself, or one of several sections, recorded before any job.
 * Read while the provider works, so that it costs no time after the answer.
 */
export async function findCall(db: Database, generation: GenerationRecord): Promise<CallRecord | null> {
  if (generation.bill !== null) return generation.bill;
  return rawCollection(db.calls).findOne({ 'caused.generationId': generation._id, state: 'open' });
}

/**
 * Everything that follows from a made section, in one transaction fenced by the attempt's token: the content is
 * cached, the generation closed, the call that caused it charged when this was its last section, the fortune
 * reserved for it stored. A process that dies before the commit leaves the generation open, and it is done again.
 * @param call as `findCall` gave it
 * @returns null when the attempt had lost its claim: nothing was changed. `cancelled`: nothing was stored or charged, as
 *   the profile was deleted or changed before the generation was open, and no other has its chart. `joined`: fortunes
 *   that others reserved while it ran may be left, see `storeJoinedFortunes`.
 */
export async function settleGeneration(
  deps: SettlementDeps,
  claim: Claim,
  result: GenerationResult,
  call: CallRecord | null,
): Promise<{ readonly joined: boolean; readonly cancelled: boolean } | null> {
  const { db, clock } = deps;
  const { generation, token } = claim;
  const content: ContentRecord = {
    _id: generation.contentHash,
    ...ownedBy(generation),
    section: generation.section,
    chart: generation.chart,
    model: generation.model,
    content: result.content,
    simulated: generation.simulated,
    latencyMs: result.latencyMs,
    createdAt: clock.now(),
    expiresAt: result.expiresAt,
  };
  return deps.events.transaction(async (session, emit) => {
    const closed = await rawCollection(db.generations).findOneAndUpdate(
      { _id: generation._id, open: true, attemptToken: token },
      closing(clock, { state: 'succeeded', usage: result.usage, latencyMs: result.latencyMs }),
      { session, projection: { joined: 1 } },
    );
    if (closed === null) return null;
    const { fortune } = generation;
    const facts = fortune === null ? null : await storeFortune(deps, fortune, content, call, session, emit);
    if (fortune !== null && facts === null && !(await isChartKept(deps, generation, session))) {
      await cancelClosed(db, clock, generation, session);
      return { joined: closed.joined, cancelled: true };
    }
    await rawCollection(db.contents).replaceOne({ _id: content._id }, content, { session, upsert: true });
    if (facts !== null && generation.bill === null) {
      // Whatever became of the call: another of its sections may have failed.
      const callId = fortune?.callId ?? '';
      await rawCollection(db.calls).updateOne({ _id: callId }, { $set: { fortune: facts } }, { session });
    }
    if (call !== null) await settleCall(deps, call, generation, facts, session);
    return { joined: closed.joined, cancelled: false };
  });
}

/** Whether a profile of the owner's has the chart still. */
async function isChartKept(
  { db }: SettlementDeps,
  generation: GenerationRecord,
  session: ClientSession,
): Promise<boolean> {
  const { chart } = generation;
  return (await db.profiles.exists({ ...ownedBy(generation), chart }).session(session)) !== null;
}

/**
 * Stores the fortunes of other profiles with the same chart, whose calls joined a generation instead of opening one.
 * Whoever waits for such a fortune does the same.
 */
export async function storeJoinedFortunes(deps: SettlementDeps, generation: GenerationRecord): Promise<void> {
  if (generation.section !== 'profile_fortune') return;
  const { contentHash } = generation;
  const reserved = await rawCollection(deps.db.fortunes).find({ contentHash, state: 'pending' }).toArray();
  if (reserved.length === 0) return;
  const content = await findContent(deps.db, deps.clock, generation.contentHash);
  if (content === null) return;
  for (const fortune of reserved) await storeReservedFortune(deps, fortune, content);
}

/** Stores a reserved fortune from cached content. False when it is gone: its profile was deleted or changed. */
export async function storeReservedFortune(
  deps: SettlementDeps,
  fortune: ReservedFortune,
  content: ContentRecord,
): Promise<boolean> {
  const { db, clock } = deps;
  return deps.events.transaction(async (session, emit) => {
    const hit = hitRecord(clock, fortune);
    const facts = await storeFortune(deps, { ...fortune, callId: hit._id }, content, null, session, emit);
    if (facts === null) return false;
    await insertRecord(db.calls, { ...hit, fortune: facts }, session);
    return true;
  });
}

/** A call that caused nothing: others had made the content. It holds the fortune's facts for reports. */
function hitRecord(clock: Clock, fortune: ReservedFortune): CallRecord {
  const now = clock.now();
  return {
    _id: newId('call'),
    ...ownedBy(fortune),
    source: 'cache',
    requestId: fortune.actor?.requestId ?? null,
    model: fortune.model,
    date: fortune.fortuneDate,
    bodyHash: null,
    parts: null,
    fortuneId: fortune._id,
    caused: [],
    priceUsd: 0,
    state: 'charged',
    chargedUsd: 0,
    simulated: false,
    createdAt: now,
    settledAt: now,
    background: false,
    fortune: null,
  };
}

/** The one charge: written with the last of the sections that the call caused. */
async function settleCall(
  deps: SettlementDeps,
  call: CallRecord,
  generation: GenerationRecord,
  facts: FortuneFacts | null,
  session: ClientSession,
): Promise<void> {
  const { db, clock } = deps;
  const charged = { state: 'charged', chargedUsd: call.priceUsd, settledAt: clock.now() } as const;
  if (generation.bill !== null) {
    const caused = call.caused.map((section) => ({ ...section, done: true }));
    await insertRecord(db.calls, { ...call, ...charged, caused, fortune: facts }, session);
    return;
  }
  const after = await db.calls
    .findOneAndUpdate(
      { _id: call._id, state: 'open' },
      { $set: { 'caused.$[made].done': true } },
      { session, returnDocument: 'after', arrayFilters: [{ 'made.generationId': generation._id }] },
    )
    .lean();
  if (after?.caused.every((section) => section.done)) {
    await db.calls.updateOne({ _id: call._id, state: 'open' }, { $set: charged }, { session });
  }
}

/** @returns null when it is gone: its profile was deleted or changed */
async function storeFortune(
  deps: SettlementDeps,
  fortune: ReservedFortune,
  content: ContentRecord,
  call: CallRecord | null,
  session: ClientSession,
  emit: Emit,
): Promise<FortuneFacts | null> {
  const { db, clock } = deps;
  const now = clock.now();
  // Touching the profile makes this transaction and one that deletes or changes the profile exclude each other.
  const profile = await rawCollection(db.profiles).updateOne(
    { _id: fortune.profileId, chart: content.chart },
    { $set: { fortuneStoredAt: now } },
    { session },
  );
  if (profile.matchedCount === 0) {
    await db.fortunes.deleteOne({ _id: fortune._id, state: 'pending' }, { session });
    return null;
  }
  const caused = call !== null && call._id === fortune.callId;
  const body = profileFortune(content.content);
  const latencyMs = Math.max(0, now.getTime() - fortune.createdAt.getTime());
  const stored = await rawCollection(db.fortunes).updateOne(
    { _id: fortune._id, state: 'pending' },
    {
      $set: {
        state: 'ready',
        content: body,
        score: body.score,
        cached: !caused,
        costUsd: caused ? call.priceUsd : 0,
        latencyMs,
        callId: fortune.callId,
        generatedAt: now,
        actor: null,
      },
    },
    { session },
  );
  if (stored.modifiedCount === 0) return null;
  await emit(ownedBy(fortune), 'fortune.generated', {
    fortune_id: fortune._id,
    profile_id: fortune.profileId,
    fortune_type: fortune.fortuneType,
    dayMaster: fortune.profile.dayMaster,
    date: fortune.fortuneDate,
    score: body.score,
    model: fortune.model,
  });
  if (fortune.actor !== null) {
    const caller = { owner: ownedBy(fortune), actor: fortune.actor };
    await deps.audit.write(
      caller,
      {
        action: 'fortune.created',
        resourceType: 'fortune',
        resourceId: fortune._id,
        metadata: { profile_id: fortune.profileId },
      },
      session,
    );
  }
  return fortuneFacts(fortune, body, latencyMs);
}

function fortuneFacts(fortune: ReservedFortune, content: ProfileFortuneContent, latencyMs: number): FortuneFacts {
  const { overall, wealth, love, health, career } = content.categories;
  return {
    type: fortune.fortuneType,
    profileId: fortune.profileId,
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

function profileFortune(content: SectionContent): ProfileFortuneContent {
  if (!('lucky_items' in content)) throw new Error('not the content of a profile fortune');
  return content;
}
