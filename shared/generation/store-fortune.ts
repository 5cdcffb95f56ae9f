import type { ClientSession } from 'mongoose';
import type { AuditLog } from '../accounts/audit.ts';
import type { ProfileFortuneContent, SectionContent } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord, FortuneFacts } from '../db/models/calls.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import type { ReservedFortune } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { isDuplicateKey, rawCollection } from '../db/records.ts';
import { bulkWrite, insertWrite, updateWrite, type WriteOperation } from '../db/writes.ts';
import { type EmitWrite, type EventService, generatedEventId } from '../events/events.ts';
import { CANCELLED } from './close.ts';
import { failFortunes } from './failed-fortunes.ts';
import { isOfPresentBirth, profilesOf } from './own-contents.ts';
import { findContent } from './single-flight.ts';

export interface SettlementDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly events: EventService;
}

/**
 * Stores the fortunes of other profiles with the same chart, whose calls shared a generation instead of opening one. A
 * caller that waits for such a fortune does the same.
 */
export async function storeSharedFortunes(deps: SettlementDeps, generation: GenerationRecord): Promise<void> {
  if (generation.section !== 'profile_fortune') return;
  const { accountId, contentHash } = generation;
  const reserved = await rawCollection(deps.db.fortunes).find({ accountId, contentHash, state: 'pending' }).toArray();
  if (reserved.length === 0) return;
  const content = await findContent(deps.db, deps.clock, generation);
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
  try {
    await deps.events.transaction([fortune], async (session, _emit, emitWrite) => {
      const hit = hitRecord(clock, fortune);
      const { writes, facts } = fortuneWrites(deps, { ...fortune, callId: hit._id }, content, null, emitWrite);
      const matched = await bulkWrite(db, [...writes, insertWrite(db.calls, { ...hit, fortune: facts })], session);
      const [profile = 0, ...others] = matched;
      if (others.includes(0) || !(profile > 0 || (await copyChanged(deps, fortune, content, session))))
        throw new FortuneGone();
    });
    return true;
  } catch (error) {
    // A duplicate key: the event is already recorded, so another process has stored the fortune.
    if (!(error instanceof FortuneGone) && !isDuplicateKey(error)) throw error;
  }
  await db.transaction(fortune.accountId, (session) => dropReservation(deps, fortune, session));
  return false;
}

/** Rolls the transaction back. */
class FortuneGone extends Error {}

/** Deletes a reservation whose profile was deleted or changed. A waiting caller then finds that the profile has changed. */
export async function dropReservation(
  { db, clock }: SettlementDeps,
  fortune: ReservedFortune | null,
  session: ClientSession,
): Promise<void> {
  if (fortune === null) return;
  const { _id, accountId } = fortune;
  await failFortunes(db, clock, { _id, accountId }, CANCELLED, session);
}

/** A call that generated nothing, because the content existed. It holds the fortune's facts for reports. */
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

/**
 * The first writes of a fortune: of its profile, which matches unless the profile is gone or has changed (`copyChanged`), and
 * of its reservation, without which the fortune is gone.
 */
export const FORTUNE_CONDITIONS = 2;

/**
 * Copies the name of a profile that has changed since it was read for the reservation: the change did not see a
 * reservation that was inserted after it. Like the write in its place, this conflicts with a further change. False: the
 * profile is gone, or its birth has changed.
 */
export async function copyChanged(
  { db, clock }: SettlementDeps,
  { _id, accountId, profileId, profileRevision }: ReservedFortune,
  { chart }: Pick<ContentRecord, 'chart'>,
  session: ClientSession,
): Promise<boolean> {
  const stored = { $set: { fortuneStoredAt: clock.now() } };
  const profile = await db.profiles
    .findOneAndUpdate({ ...profilesOf(chart), _id: profileId, accountId }, stored, { session })
    .lean();
  if (profile === null || !isOfPresentBirth(profile, profileRevision)) return false;
  await db.fortunes.updateOne({ _id, accountId }, { $set: { 'profile.name': profile.name } }, { session });
  return true;
}

/** The writes that store a fortune, with its event and its audit entry, and its facts for the call. */
export function fortuneWrites(
  { db, clock, audit }: SettlementDeps,
  fortune: ReservedFortune,
  content: ContentRecord,
  call: CallRecord | null,
  emitWrite: EmitWrite,
): { readonly writes: readonly WriteOperation[]; readonly facts: FortuneFacts } {
  const now = clock.now();
  const { accountId } = fortune;
  const isGenerated = call !== null && call._id === fortune.callId;
  const body = profileFortune(content.content);
  const latencyMs = Math.max(0, now.getTime() - fortune.createdAt.getTime());
  const writes = [
    // Updating the profile makes this transaction conflict with one that deletes or changes the profile.
    updateWrite(
      db.profiles,
      {
        ...profilesOf(content.chart),
        _id: fortune.profileId,
        accountId,
        // Null matches the profiles that have none.
        revision: fortune.profileRevision ?? null,
      },
      { $set: { fortuneStoredAt: now } },
    ),
    updateWrite(
      db.fortunes,
      { _id: fortune._id, accountId, state: 'pending' },
      {
        $set: {
          state: 'ready',
          content: body,
          score: body.score,
          cached: !isGenerated,
          costUsd: isGenerated ? costOf(call) : 0,
          latencyMs,
          callId: fortune.callId,
          generatedAt: now,
          actor: null,
        },
        $unset: { requestId: '' },
      },
    ),
    ...emitWrite(
      ownedBy(fortune),
      'fortune.generated',
      {
        fortune_id: fortune._id,
        profile_id: fortune.profileId,
        fortune_type: fortune.fortuneType,
        dayMaster: fortune.profile.dayMaster,
        date: fortune.fortuneDate,
        score: body.score,
        model: fortune.model,
      },
      { id: generatedEventId(fortune), requestId: fortune.actor?.requestId ?? fortune.requestId },
    ),
  ];
  if (fortune.actor !== null) {
    const caller = { owner: ownedBy(fortune), actor: fortune.actor };
    const entry = {
      action: 'fortune.created',
      resourceType: 'fortune',
      resourceId: fortune._id,
      metadata: { profile_id: fortune.profileId },
    } as const;
    writes.push(audit.entryWrite(caller, entry));
  }
  return { writes, facts: fortuneFacts(fortune, body, latencyMs) };
}

/** USD; a call that has ended is charged what it was. */
function costOf({ state, priceUsd, chargedUsd }: CallRecord): number {
  return state === 'open' ? priceUsd : chargedUsd;
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
