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
import { dropReservation, FORTUNE_CONDITIONS, fortuneWrites, type SettlementDeps } from './store-fortune.ts';

export interface GenerationResult {
  readonly content: SectionContent;
  readonly usage: GenerationRecord['usage'];
  readonly calls?: GenerationRecord['calls'];
  /** Duration of the provider call. */
  readonly latencyMs: number;
  readonly expiresAt: Date;
}

/**
 * Whether a section made for profiles still has one: the profile may have been deleted between its read and the
 * opening. Read during the provider call. A fortune is guarded by its own transaction.
 */
export async function isStillWanted(db: Database, generation: GenerationRecord): Promise<boolean> {
  if (!generation.profilesOnly || generation.section === 'profile_fortune') return true;
  const { chart } = generation;
  return (
    (await rawCollection(db.profiles).findOne({ ...ownedBy(generation), chart }, { projection: { _id: 1 } })) !== null
  );
}

/**
 * Settles a generated section in one transaction, fenced by the attempt's token: caches the content, closes the
 * generation, charges its call if this was the last section, and stores the fortune reserved for it. If the process
 * dies before the commit, the generation stays open and runs again.
 * @param call from `findCalls`
 * @returns null when the attempt had lost its claim: nothing was changed. `cancelled`: nothing was stored or charged,
 *   because the profile was deleted or changed before the generation was open and no other profile has its chart.
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
  const { generation } = claim;
  const settling = settlingOf(deps, { claim, result, call });
  let { joined: shared } = generation;
  let outcome = await settleWithFortune(settling, shared);
  if (outcome === 'claim_lost' && !shared) {
    // Another call may have shared the generation since the claim.
    const current = await rawCollection(db.generations).findOne(heldBy(claim));
    if (current === null) return null;
    shared = current.joined;
    outcome = await settleWithFortune(settling, shared);
  }
  const stored = typeof outcome === 'object' && generation.fortune !== null;
  if (outcome === 'fortune_gone') outcome = await settleWithoutFortune(settling, shared);
  if (outcome === 'cancelled') return { shared, cancelled: true, stored, chargedUsd: 0 };
  return typeof outcome === 'object' ? { shared, cancelled: false, stored, ...outcome } : null;
}

/** The result of a settlement; null: the attempt had lost its claim. */
export type Settled = {
  /** Other calls wait for the section too. */
  readonly shared: boolean;
  readonly cancelled: boolean;
  readonly stored: boolean;
  readonly chargedUsd: number;
} | null;

/** A generated section, ready to be settled. */
export interface Settlement {
  readonly claim: Claim;
  readonly result: GenerationResult;
  /** From `findCalls`. */
  readonly call: CallRecord | null;
}

export interface Settling extends Settlement {
  readonly deps: SettlementDeps;
  readonly content: ContentRecord;
}

export function settlingOf(deps: SettlementDeps, settlement: Settlement): Settling {
  const { generation } = settlement.claim;
  const content: ContentRecord = {
    _id: generation.contentHash,
    ...ownedBy(generation),
    section: generation.section,
    ...(generation.variant === undefined ? {} : { variant: generation.variant }),
    chart: generation.chart,
    model: generation.model,
    content: settlement.result.content,
    simulated: generation.simulated,
    latencyMs: settlement.result.latencyMs,
    createdAt: deps.clock.now(),
    expiresAt: settlement.result.expiresAt,
  };
  return { ...settlement, deps, content };
}

interface Charged {
  readonly chargedUsd: number;
}

type Outcome = Charged | 'cancelled' | 'claim_lost' | 'fortune_gone';

/** Rolls the transaction back, with the reason. */
class RollbackError extends Error {
  readonly outcome: 'claim_lost' | 'fortune_gone';

  constructor(outcome: RollbackError['outcome']) {
    super(outcome);
    this.outcome = outcome;
  }
}

async function outcomeOf(transaction: Promise<Charged | 'cancelled'>): Promise<Outcome> {
  try {
    return await transaction;
  } catch (error) {
    if (error instanceof RollbackError) return error.outcome;
    // The event is already recorded: another attempt has stored the fortune.
    if (isDuplicateKey(error)) return 'claim_lost';
    throw error;
  }
}

/** The usual case: one command and the commit. */
function settleWithFortune(settling: Settling, shared: boolean): Promise<Outcome> {
  const { deps, claim } = settling;
  return outcomeOf(
    deps.events.transaction([claim.generation], async (session, _emit, emitWrite) => {
      const [closed, ...matched] = await bulkWrite(deps.db, usualWrites(settling, shared, emitWrite), session);
      if (closed === 0) throw new RollbackError('claim_lost');
      if (claim.generation.fortune !== null && matched.slice(0, FORTUNE_CONDITIONS).includes(0))
        throw new RollbackError('fortune_gone');
      return chargedBy(settling, matched);
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
    closingWrite(settling, shared),
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
    deps.db.transaction(async (session) => {
      const isInUse = await isChartInUse(deps, generation, session);
      const [closed, ...matched] = await bulkWrite(
        deps.db,
        [
          closingWrite(settling, shared),
          ...(isInUse
            ? [upsertWrite(deps.db.contents, content), ...unstoredWrites(settling), ...callWrites(settling, null)]
            : []),
        ],
        session,
      );
      if (closed === 0) throw new RollbackError('claim_lost');
      if (isInUse) await dropReservation(deps, generation.fortune, session);
      else await cancelClosed(deps.db, deps.clock, generation, session);
      return isInUse ? chargedBy(settling, matched) : 'cancelled';
    }),
  );
}

/** The call pays for the content and stores no fortune: another call may use the id of the one that it had reserved. */
function unstoredWrites({ deps: { db }, claim }: Settling): WriteOperation[] {
  const { accountId, fortune } = claim.generation;
  if (fortune === null) return [];
  return [updateWrite(db.calls, { _id: fortune.callId ?? '', accountId }, { $set: { fortuneId: null } })];
}

/** Fenced by the attempt's token, and by `joined` as read, so that no call that starts to share it is missed. */
function closingWrite({ deps: { db, clock }, claim, result }: Settling, shared: boolean): WriteOperation {
  const { usage, latencyMs, calls } = result;
  return updateWrite(
    db.generations,
    { ...heldBy(claim), joined: shared },
    closing(clock, { state: 'succeeded', usage, latencyMs, ...(calls !== undefined && { calls }) }),
  );
}

/** Whether a profile of the owner still has the chart. */
async function isChartInUse(
  { db }: SettlementDeps,
  generation: GenerationRecord,
  session: ClientSession,
): Promise<boolean> {
  const { chart } = generation;
  return (await db.profiles.exists({ ...ownedBy(generation), chart }).session(session)) !== null;
}

/** The one charge: written with the last section that the call generates. */
function callWrites({ deps: { db, clock }, claim, call }: Settling, facts: FortuneFacts | null): WriteOperation[] {
  const { generation } = claim;
  const { accountId } = generation;
  const settledAt = clock.now();
  if (call !== null && isWholeCall(generation, call)) {
    const charged = { state: 'charged', chargedUsd: call.priceUsd, settledAt, 'caused.0.done': true } as const;
    const stored = facts === null ? {} : { fortune: facts };
    return [updateWrite(db.calls, { _id: call._id, accountId, state: 'open' }, { $set: { ...charged, ...stored } })];
  }
  // Independent of the call's state: another of its sections may have failed.
  const factsWrites =
    facts === null
      ? []
      : [updateWrite(db.calls, { _id: generation.fortune?.callId ?? '', accountId }, { $set: { fortune: facts } })];
  if (call === null) return factsWrites;
  const open = { _id: call._id, accountId, state: 'open' } as const;
  return [
    ...factsWrites,
    updateWrite(
      db.calls,
      open,
      { $set: { 'caused.$[settled].done': true } },
      { arrayFilters: [{ 'settled.generationId': generation._id }] },
    ),
    updateWrite(
      db.calls,
      { ...open, caused: { $not: { $elemMatch: { done: false } } } },
      { $set: { state: 'charged', chargedUsd: call.priceUsd, settledAt } },
    ),
  ];
}

/** @param matched documents per write; the last write is the charge of a recorded call */
function chargedBy({ call }: Settling, matched: readonly number[]): Charged {
  return { chargedUsd: call !== null && matched.at(-1) === 1 ? call.priceUsd : 0 };
}

/** The call pays for this section only, and for the fortune that it reserved, if there is one. */
export function isWholeCall({ fortune }: GenerationRecord, call: CallRecord): boolean {
  return call.caused.length === 1 && (fortune === null || fortune.callId === call._id);
}
