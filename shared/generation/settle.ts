import type { ClientSession } from 'mongoose';
import type { SectionContent } from '../content/index.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord, FortuneFacts } from '../db/models/calls.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { isDuplicateKey, rawCollection } from '../db/records.ts';
import { bulkWrite, updateWrite, upsertWrite, type WriteOperation } from '../db/writes.ts';
import type { EmitWrite } from '../events/events.ts';
import { type Claim, closing, heldBy } from './claims.ts';
import { cancelClosed } from './close.ts';
import { correctOpenCalls, findCalls, releaseSharers } from './correct-calls.ts';
import { chargeOf, fortuneCostWrites } from './end-calls.ts';
import { type EndedGeneration, loseCalls, winRace } from './end-races.ts';
import { profilesOf } from './own-contents.ts';
import { sharersOf, takenBy } from './pass-on.ts';
import { asRead, lockRace } from './races.ts';
import {
  copyChanged,
  dropReservation,
  FORTUNE_CONDITIONS,
  fortuneWrites,
  type SettlementDeps,
} from './store-fortune.ts';

export interface GenerationResult {
  readonly content: SectionContent;
  readonly usage: GenerationRecord['usage'];
  readonly calls?: GenerationRecord['calls'];
  /** Duration of the provider call. */
  readonly latencyMs: number;
  readonly expiresAt: Date;
}

/**
 * Settles a generated section in one transaction, fenced by the attempt's token: caches the content, closes the
 * generation, charges its call if this was the last section, and stores the fortune reserved for it. If the process
 * dies before the commit, the generation stays open and runs again.
 * @param call from `findCalls`
 * @returns null when the attempt had lost its claim: nothing was changed. `cancelled`: the content was dropped, because
 *   the profile was deleted or changed and no other profile has its chart; its call pays for what it had stored before.
 *   `shared`: fortunes that other calls reserved while it ran may remain, see `storeSharedFortunes`. `stored`: the
 *   reserved fortune is stored. `chargedUsd`: what this settlement charged its call.
 */
export async function settleGeneration(
  deps: SettlementDeps,
  claim: Claim,
  result: GenerationResult,
  call: CallRecord | null,
): Promise<Settled> {
  const { db } = deps;
  let settling = settlingOf(deps, { claim, result, call: call ?? (await endedCall(db, claim.generation)) });
  let { joined: shared } = claim.generation;
  let settleOnce = settleWithFortune;
  // Again with what has changed since: a call may have shared the generation, the call may have ended or raced another, and
  // the last profile of its chart may have gone. None of these is ever undone, so the rounds end.
  for (;;) {
    const outcome: Outcome = await settleOnce(settling, shared);
    const { generation } = settling.claim;
    if (typeof outcome === 'object') {
      if (shared) {
        await recordSharers(db, generation);
        await releaseSharers(deps, generation);
      }
      return { shared, stored: generation.fortune !== null && settleOnce === settleWithFortune, ...outcome };
    }
    if (outcome === 'call_changed') {
      settling = await atPresent(settling);
      continue;
    }
    const current = await rawCollection(db.generations).findOne(heldBy(claim));
    if (current === null) return null;
    if (outcome === 'outrun' && settling.call !== null) {
      const ended = await endOutrun(settling, settling.call);
      if (ended !== null) return ended;
      settling = await atPresent(settling);
      shared = current.joined;
      continue;
    }
    const before: typeof settleOnce = settleOnce;
    if (before === settleWithFortune && (await isStored(db, generation.fortune)))
      return withdraw(deps, settling, current.joined);
    if (outcome === 'profile_gone' || current.chart === undefined) settleOnce = settleWithoutFortune;
    if (settleOnce === before && current.joined === shared) return null;
    shared = current.joined;
  }
}

/** Calls that pay for other sections and have waited for this one have it, whatever becomes of the call that pays. */
async function recordSharers(db: Database, { _id, accountId, contentHash }: GenerationRecord): Promise<void> {
  const sharers = await rawCollection(db.calls).distinct('_id', sharersOf(accountId, [_id]));
  if (sharers.length === 0) return;
  await rawCollection(db.contents).updateOne({ _id: contentHash, accountId }, takenBy(sharers));
}

async function isStored(db: Database, fortune: GenerationRecord['fortune']): Promise<boolean> {
  if (fortune === null) return false;
  const { _id, accountId } = fortune;
  return (await db.fortunes.exists({ _id, accountId, state: 'ready' })) !== null;
}

/**
 * Removes a generation whose content existed when it was opened: a worker had started it before it could be withdrawn, and
 * its fortune was stored from that content. The section is a hit, so its call does not pay for it.
 */
async function withdraw(deps: SettlementDeps, { claim, call }: Settling, shared: boolean): Promise<Settled> {
  const { db } = deps;
  if ((await rawCollection(db.generations).deleteOne(heldBy(claim))).deletedCount === 0) return null;
  const payer = call && (await db.calls.findOne({ _id: call._id, accountId: call.accountId, state: 'open' }).lean());
  if (payer) await correctOpenCalls(deps, [payer]);
  if (shared) await releaseSharers(deps, claim.generation);
  return { shared, cancelled: false, stored: false, chargedUsd: 0 };
}

/** With the call as it is now: it has ended, or races another one since it was read, or another one pays for its own fortune. */
async function atPresent(settling: Settling): Promise<Settling> {
  const { deps, claim, call } = settling;
  const { db } = deps;
  const [paying] = await findCalls(db, [claim.generation]);
  // After the call: a fortune goes on with its call.
  const held = await rawCollection(db.generations).findOne(heldBy(claim), { projection: { fortune: 1 } });
  const generation = { ...claim.generation, ...(held !== null && { fortune: held.fortune }) };
  if (paying) return { ...settling, claim: { ...claim, generation }, call: paying };
  const { accountId } = generation;
  const ended = await endedCall(db, generation);
  // One that is open and does not name the section any more has failed for its caller, and goes on for others.
  const present =
    ended ?? (call && (await rawCollection(db.calls).findOne({ _id: call._id, accountId, state: { $ne: 'open' } })));
  return { ...settling, claim: { ...claim, generation }, call: present };
}

/**
 * Ends the call of another model than the one that has answered, and closes the generation without its content.
 * @returns null: it goes on, because others wait for it, or it was closed before
 */
async function endOutrun({ deps, claim, result: { usage, calls } }: Settling, call: CallRecord): Promise<Settled> {
  const { db } = deps;
  const { _id, accountId } = claim.generation;
  const closed = await db.transaction(accountId, async (session) => {
    const ended = await loseCalls(deps, accountId, [call._id], session);
    const made = { usage, ...(calls !== undefined && { calls }) };
    await db.generations.updateOne({ _id, accountId, state: 'failed' }, { $set: made }, { session });
    return ended;
  });
  if (!closed.some((generation) => generation._id === _id)) return null;
  const outrun = closed.filter((generation) => generation._id !== _id);
  return { shared: false, cancelled: true, stored: false, chargedUsd: 0, outrun };
}

/** The ended call that opened a fortune's generation: the fortune costs what its call was charged. */
async function endedCall(db: Database, { fortune }: GenerationRecord): Promise<CallRecord | null> {
  if (fortune === null || fortune.callId === null) return null;
  const { accountId, callId } = fortune;
  return rawCollection(db.calls).findOne({ _id: callId, accountId, state: { $ne: 'open' } });
}

/** The result of a settlement; null: the attempt had lost its claim. */
export type Settled = {
  /** Other calls wait for the section too. */
  readonly shared: boolean;
  readonly cancelled: boolean;
  readonly stored: boolean;
  readonly chargedUsd: number;
  /** Generations of other models that this one has outrun. */
  readonly outrun?: readonly EndedGeneration[];
} | null;

/** A generated section, ready to be settled. */
export interface Settlement {
  readonly claim: Claim;
  readonly result: GenerationResult;
  /** From `findCalls`; the call of a fortune also when it has ended. */
  readonly call: CallRecord | null;
}

export interface Settling extends Settlement {
  readonly deps: SettlementDeps;
  readonly content: ContentRecord;
}

export function settlingOf(deps: SettlementDeps, settlement: Settlement): Settling {
  const { generation } = settlement.claim;
  const { chart } = generation;
  if (chart === undefined) throw new Error('a claim of a generation without its chart');
  const content: ContentRecord = {
    _id: generation.contentHash,
    ...ownedBy(generation),
    section: generation.section,
    ...(generation.variant === undefined ? {} : { variant: generation.variant }),
    chart,
    model: generation.model,
    content: settlement.result.content,
    simulated: generation.simulated,
    latencyMs: settlement.result.latencyMs,
    createdAt: deps.clock.now(),
    expiresAt: settlement.result.expiresAt,
  };
  return { ...settlement, deps, content };
}

interface Done {
  readonly cancelled: boolean;
  readonly chargedUsd: number;
  readonly outrun?: readonly EndedGeneration[];
}

type Undone = 'claim_lost' | 'profile_gone' | 'call_changed' | 'outrun';
type Outcome = Done | Undone;

/** Rolls the transaction back, with the reason. */
class RollbackError extends Error {
  readonly outcome: Undone;

  constructor(outcome: Undone) {
    super(outcome);
    this.outcome = outcome;
  }
}

async function outcomeOf(transaction: Promise<Done>): Promise<Outcome> {
  try {
    return await transaction;
  } catch (error) {
    if (error instanceof RollbackError) return error.outcome;
    // The event is already recorded: another attempt has stored the fortune.
    if (isDuplicateKey(error)) return 'claim_lost';
    throw error;
  }
}

/** The usual case: one command and the commit; a section for profiles also asks whether there still is one. */
function settleWithFortune(settling: Settling, shared: boolean): Promise<Outcome> {
  const { deps, claim, content } = settling;
  const { fortune, profilesOnly } = claim.generation;
  return outcomeOf(
    deps.events.transaction([claim.generation], async (session, _emit, emitWrite) => {
      await lockRace(deps.db, settling.call, session);
      // The writes of a fortune match its profile. A profile may have been deleted between its read and the opening.
      if (fortune === null && profilesOnly && !(await isChartInUse(deps, claim, content, session)))
        throw new RollbackError('profile_gone');
      const [closed, ...matched] = await bulkWrite(deps.db, usualWrites(settling, shared, emitWrite), session);
      if (closed === 0) throw new RollbackError('claim_lost');
      if (fortune !== null) {
        const [profile, reservation] = matched.slice(0, FORTUNE_CONDITIONS);
        const isThere = reservation !== 0 && (profile !== 0 || (await copyChanged(deps, fortune, content, session)));
        if (!isThere) throw new RollbackError('profile_gone');
      }
      // The fortune says what its call is charged.
      if (hasCallChanged(settling, matched)) throw new RollbackError('call_changed');
      return { cancelled: false, ...(await chargedBy(settling, matched, session)) };
    }),
  );
}

/** The writes of the usual case, the claim first. Each must match its document. */
export function usualWrites(settling: Settling, shared: boolean, emitWrite: EmitWrite): readonly WriteOperation[] {
  const { deps, claim, call, content } = settling;
  const { fortune } = claim.generation;
  // Of the generation: a group's active span is that of any of its settlements.
  const trace = claim.generation.trace ?? null;
  const emit: EmitWrite = (owner, type, data, options) => emitWrite(owner, type, data, { ...options, trace });
  const stored = fortune === null ? null : fortuneWrites(deps, fortune, content, call, emit);
  return [
    closingWrite(settling, { joined: shared, chart: content.chart }),
    ...(stored?.writes ?? []),
    upsertWrite(deps.db.contents, content),
    ...callWrites(settling, stored?.facts ?? null),
  ];
}

/** The profile was deleted or changed meanwhile; other profiles may have its chart and need the content. */
function settleWithoutFortune(settling: Settling, shared: boolean): Promise<Outcome> {
  const { deps, claim, content } = settling;
  const { generation } = claim;
  return outcomeOf(
    deps.db.transaction(generation.accountId, async (session) => {
      await lockRace(deps.db, settling.call, session);
      const isInUse = await isChartInUse(deps, claim, content, session);
      const [closed, ...matched] = await bulkWrite(
        deps.db,
        [
          closingWrite(settling, { joined: shared }),
          ...(isInUse
            ? [upsertWrite(deps.db.contents, content), ...unstoredWrites(settling), ...callWrites(settling, null)]
            : []),
        ],
        session,
      );
      if (closed === 0) throw new RollbackError('claim_lost');
      if (!isInUse) {
        const { charged, outrun } = await cancelClosed(deps.db, deps.clock, generation, session);
        const chargedUsd = charged.reduce((sum, call) => sum + call.chargedUsd, 0);
        return { cancelled: true, chargedUsd, ...(outrun.length > 0 && { outrun }) };
      }
      await dropReservation(deps, generation.fortune, session);
      if (hasCallChanged(settling, matched)) throw new RollbackError('call_changed');
      return { cancelled: false, ...(await chargedBy(settling, matched, session)) };
    }),
  );
}

/** The call pays for the content and stores no fortune: another call may use the id of the one that it had reserved. */
function unstoredWrites({ deps: { db }, claim }: Settling): WriteOperation[] {
  const { accountId, fortune } = claim.generation;
  if (fortune === null) return [];
  return [updateWrite(db.calls, { _id: fortune.callId ?? '', accountId }, { $set: { fortuneId: null } })];
}

/**
 * Fenced by the attempt's token, and by what was read: by `joined`, so that no call that starts to share it is missed,
 * and by the chart, which the deletion of its last profile takes away.
 */
function closingWrite(
  { deps: { db, clock }, claim, result }: Settling,
  asRead: { readonly joined: boolean; readonly chart?: string },
): WriteOperation {
  const { usage, latencyMs, calls } = result;
  return updateWrite(
    db.generations,
    { ...heldBy(claim), ...asRead },
    closing(clock, { state: 'succeeded', usage, latencyMs, ...(calls !== undefined && { calls }) }),
  );
}

/** Whether there still is a profile that the content is for, or a call of a given birth that waits for it. */
async function isChartInUse(
  { db }: SettlementDeps,
  { generation }: Claim,
  { chart, ...content }: ContentRecord,
  session: ClientSession,
): Promise<boolean> {
  const profile = await db.profiles.exists({ ...ownedBy(content), ...profilesOf(chart) }).session(session);
  if (profile !== null) return true;
  const { _id, accountId } = generation;
  return (await db.generations.exists({ _id, accountId, profilesOnly: false }).session(session)) !== null;
}

/** The one charge: written with the last section that the call generates, unless it waits for one of another call. A call that has ended stays as it is. */
function callWrites({ deps: { db, clock }, claim, call }: Settling, facts: FortuneFacts | null): WriteOperation[] {
  const { generation } = claim;
  const { accountId } = generation;
  const settledAt = clock.now();
  const isOpen = call?.state === 'open';
  if (isOpen && isWholeCall(generation, call)) {
    const charged = { ...chargeOf(call, settledAt), 'caused.0.done': true };
    const stored = facts === null ? {} : { fortune: facts };
    // It may have got another one's section since it was read.
    const whole = {
      ...{ ...asRead(call), 'caused.0.generationId': generation._id },
      ...{ 'caused.1': { $exists: false }, 'shared.0': { $exists: false } },
    };
    return [updateWrite(db.calls, whole, { $set: { ...charged, ...stored } })];
  }
  // Independent of the call's state: another of its sections may have failed.
  const factsWrites =
    facts === null
      ? []
      : [
          updateWrite(
            db.calls,
            { _id: generation.fortune?.callId ?? '', accountId },
            { $set: { fortune: facts, changed: true } },
          ),
        ];
  if (!isOpen) return factsWrites;
  const open = { ...asRead(call), 'caused.generationId': generation._id };
  return [
    ...factsWrites,
    // Its price may have fallen in a race after the fortune was stored.
    ...(call.raceId === undefined ? [] : fortuneCostWrites(db, call, call.priceUsd)),
    updateWrite(
      db.calls,
      open,
      { $set: { 'caused.$[settled].done': true } },
      { arrayFilters: [{ 'settled.generationId': generation._id }] },
    ),
    updateWrite(
      db.calls,
      { ...open, caused: { $not: { $elemMatch: { done: false } } }, 'shared.0': { $exists: false } },
      { $set: chargeOf(call, settledAt) },
    ),
  ];
}

/**
 * An open call is no longer as it was read: its only write, or that before its charge, has matched none.
 * @param matched documents per write, those of `callWrites` last
 */
function hasCallChanged({ claim, call }: Settling, matched: readonly number[]): boolean {
  return call?.state === 'open' && matched.at(isWholeCall(claim.generation, call) ? -1 : -2) === 0;
}

/**
 * @param matched documents per write; the last write is the charge of an open call
 * @returns USD, and what a call that wins its race has outrun
 */
async function chargedBy(
  { deps, call }: Settling,
  matched: readonly number[],
  session: ClientSession,
): Promise<Omit<Done, 'cancelled'>> {
  if (call?.state !== 'open' || matched.at(-1) !== 1) return { chargedUsd: 0 };
  const outrun = await winRace(deps, call, session);
  if (outrun === null) throw new RollbackError('outrun');
  return { chargedUsd: call.priceUsd, ...(outrun.length > 0 && { outrun }) };
}

/** The call waits for this section only, and for the fortune that it reserved, if there is one. */
export function isWholeCall({ fortune }: GenerationRecord, call: CallRecord): boolean {
  return call.caused.length === 1 && !call.shared?.length && (fortune === null || fortune.callId === call._id);
}
