import type { ClientSession } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import { accountsOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { bulkWrite, updateWrite, type WriteOperation } from '../db/writes.ts';
import { takeRace } from './races.ts';

/** The kind of a generation that its account's suspension ended before a provider call. */
export const SUSPENDED_KIND = 'account_suspended';

/** The kind of a generation that its owner ended: a profile was deleted or changed, or a batch was canceled. */
export const CANCELLED_KIND = 'cancelled';

/** Ends that are no failure of ours or of a provider: what a call has stored before is paid for. */
export function isPaidEnd(kind: string | undefined): boolean {
  return kind === CANCELLED_KIND || kind === SUSPENDED_KIND;
}

export type CallEnd = Partial<Pick<CallRecord, 'state' | 'chargedUsd' | 'settledAt' | 'caused' | 'shared'>>;

/** The one charge of a call: whatever ends it is charged its whole price. */
export function chargeOf({ priceUsd }: Pick<CallRecord, 'priceUsd'>, settledAt: Date) {
  return { state: 'charged', chargedUsd: priceUsd, settledAt } as const;
}

export interface EndedCalls {
  /** For what they had stored. */
  readonly charged: readonly CallRecord[];
  /** Open still: another call of their race is charged, so they must end as `loseCalls` ends them. */
  readonly lost: readonly CallRecord[];
  /** Uncharged. What others wait for goes on (`endUndone`). */
  readonly failed: readonly CallRecord[];
}

/**
 * What becomes of an open call when generations that it waits for end without content, its own or those of other calls.
 * After a failure of ours or of a provider the call ends uncharged, and what it has stored is free. When its owner ends them, what it has stored is paid for: the
 * whole price if it has stored a section; else it goes on with the sections that a worker generates, or ends uncharged
 * if there are none.
 * @param ended the ids of the generations that have ended
 * @returns null: nothing changes
 */
export function endOfCall(
  call: Pick<CallRecord, 'caused' | 'shared' | 'priceUsd'>,
  ended: ReadonlySet<string>,
  { isPaid, now }: { readonly isPaid: boolean; readonly now: Date },
): CallEnd | null {
  const { caused } = call;
  if (isPaid && caused.some(({ done }) => done)) return chargeOf(call, now);
  const left = caused.filter(({ generationId, done }) => done || !ended.has(generationId));
  const shared = call.shared?.filter((generationId) => !ended.has(generationId));
  if (isPaid && left.length > 0) {
    const isUnchanged = left.length === caused.length && shared?.length === call.shared?.length;
    return isUnchanged ? null : { caused: left, ...(shared && { shared }) };
  }
  return { state: 'failed', settledAt: now };
}

/**
 * Ends the open calls that wait for generations that the transaction has closed, or would have closed if no worker were at them:
 * see `endOfCall`. A fortune that a failed call has stored costs nothing either.
 */
export async function endCalls(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { closed, running = [] }: { readonly closed: readonly Ending[]; readonly running?: readonly Ending[] },
  kind: string,
  session: ClientSession,
): Promise<EndedCalls> {
  const about = [...closed, ...running];
  if (about.length === 0) return { charged: [], lost: [], failed: [] };
  const ids = { $in: about.map(({ _id }) => _id) };
  const calls = await db.calls
    .find({ accountId: accountsOf(about), state: 'open', $or: [{ 'caused.generationId': ids }, { shared: ids }] })
    .session(session)
    .lean();
  const ended = new Set(closed.map(({ _id }) => _id));
  const terms = { isPaid: isPaidEnd(kind), now: clock.now() };
  const ends: { readonly call: CallRecord; readonly end: CallEnd }[] = [];
  const lost: CallRecord[] = [];
  for (const call of calls) {
    const end = endOfCall(call, ended, terms);
    if (end === null) continue;
    // Of calls that race each other one is charged.
    if (end.state === 'charged' && (await takeRace({ db, clock }, call, session)) === null) lost.push(call);
    else ends.push({ call, end });
  }
  const writes = ends.flatMap(({ call, end }) => [
    updateWrite(db.calls, { _id: call._id, accountId: call.accountId, state: 'open' }, { $set: end }),
    ...(end.state === 'failed' ? fortuneCostWrites(db, call, 0) : []),
    ...(end.state === 'charged' ? fortuneCostWrites(db, call, end.chargedUsd ?? 0) : []),
  ]);
  await bulkWrite(db, writes, session);
  const endedAs = (state: CallRecord['state']) =>
    ends.flatMap(({ call, end }) => (end.state === state ? [{ ...call, ...end }] : []));
  return { charged: endedAs('charged'), lost, failed: endedAs('failed') };
}

type Ending = Pick<GenerationRecord, '_id' | 'accountId'>;

/** A fortune that a call has stored costs what the call costs, also if its price has changed since, as it does in a race. */
export function fortuneCostWrites(
  db: Database,
  { _id, accountId, fortuneId, caused }: CallRecord,
  costUsd: number,
): WriteOperation[] {
  const isStored = caused.some(({ section, done }) => section === 'profile_fortune' && done);
  if (fortuneId === null || !isStored) return [];
  return [updateWrite(db.fortunes, { _id: fortuneId, accountId, callId: _id }, { $set: { costUsd } })];
}
