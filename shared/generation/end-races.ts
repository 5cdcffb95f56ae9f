import type { ClientSession } from 'mongoose';
import { freeAnswers } from '../accounts/stored-answers.ts';
import type { Clock } from '../core/clock.ts';
import type { ModelName } from '../core/models.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { bulkWrite, updateWrite } from '../db/writes.ts';
import { closing } from './claims.ts';
import { chargeOf, fortuneCostWrites } from './end-calls.ts';
import { failedFortunes } from './failed-fortunes.ts';
import { awaitedOf, hasPaid, lowestPriceOf, passOn, undoneOf } from './pass-on.ts';
import { LEFT_RACE, lockRace, othersOf, type RacingCall, racing, stillOpenOf, takeRace } from './races.ts';

/** A generation that ended without content, as signalled to waiting callers. */
export type EndedGeneration = Pick<GenerationRecord, '_id' | 'accountId' | 'contentHash' | 'section' | 'model'>;

/** What a transaction has ended, to be published after its commit. */
export interface EndedWork {
  /** Each generation is passed once, by what has closed it. */
  readonly closed: readonly EndedGeneration[];
  /** Generations that a worker goes on with: callers that wait for them look again, because theirs may have ended. */
  readonly running?: readonly EndedGeneration[];
  /** Calls that were charged for what they had stored. */
  readonly charged?: readonly CallRecord[];
}

/** The kind of a generation whose call has lost its race: another model has answered. */
export const OUTRUN_KIND = 'outrun';

/**
 * Decides the race of a call in the transaction that charges it, and ends the others (`loseCalls`).
 * @returns what it closed; null: the race was decided for another call, so this one must not be charged
 */
export async function winRace(
  deps: { readonly db: Database; readonly clock: Clock },
  call: RacingCall & Partial<Pick<CallRecord, 'model'>>,
  session: ClientSession,
): Promise<readonly EndedGeneration[] | null> {
  const others = await takeRace(deps, call, session);
  return others === null ? null : loseCalls(deps, call.accountId, others, session, call.model);
}

/**
 * Ends open calls in whose place other ones have answered: they are not charged. Each of their sections goes to a call that waits for
 * it or has it too, and pays for it from now on (`passOn`). What is left ends with them, and what they have stored is deleted,
 * because later calls would have it for nothing. A fortune was sent, and stays.
 *
 * A caller without a call of its own, such as a batch or a `respond-async`, may have begun to wait for one of them, and take no
 * other model's answer. That call goes on for it instead, out of its race and at the price of that caller.
 * @param callIds those that have ended otherwise are left alone
 * @param answeredBy the model whose answer their callers find; absent: not known
 * @returns the generations that it closed: those that no other call needs
 */
export async function loseCalls(
  deps: { readonly db: Database; readonly clock: Clock },
  accountId: string,
  callIds: readonly string[],
  session: ClientSession,
  answeredBy?: ModelName,
): Promise<readonly EndedGeneration[]> {
  if (callIds.length === 0) return [];
  // As they are now: one may have stored sections since its reader read it.
  const found = await rawCollection(deps.db.calls)
    .find(
      { accountId, _id: { $in: [...callIds] }, $or: [{ state: 'open' }, { state: 'failed', lost: true }] },
      { session },
    )
    .toArray();
  const lost: CallRecord[] = [];
  for (const call of found) {
    const bound = { 'joiners.bound': true, $nor: racing().$or };
    const awaited = call.state === 'open' ? await awaitedOf(deps.db, call, bound, session) : [];
    if (awaited.length === 0) lost.push(call);
    else
      await leaveRace(
        deps.db,
        call,
        lowestPriceOf(awaited, ({ bound }) => bound) ?? call.ownPriceUsd ?? call.priceUsd,
        session,
      );
  }
  if (lost.length === 0) return [];
  const outrun = { kind: OUTRUN_KIND, retryAfterSeconds: null, ...(answeredBy !== undefined && { answeredBy }) };
  const { db, clock } = deps;
  const now = clock.now();
  const passedOn = await passOn(db, accountId, lost, session);
  const ends = lost.flatMap((call) => {
    const lose = { state: 'failed', settledAt: call.settledAt ?? now, lost: true } as const;
    const others = { $pull: { caused: { generationId: { $in: [...passedOn] } } } };
    return [
      updateWrite(db.calls, { _id: call._id, accountId, state: call.state }, { $set: lose, ...others }),
      ...fortuneCostWrites(db, call, 0),
    ];
  });
  const ids = lost.flatMap(undoneOf).filter((id) => !passedOn.has(id));
  // A call of no race may have passed it on when it failed.
  const unbound = { 'joiners.bound': { $ne: true } };
  const which = { accountId, _id: { $in: ids }, open: true as const, $or: [...racing().$or, unbound] };
  const closed = ids.length === 0 ? [] : await db.generations.find(which).session(session).lean();
  // Equal callers that wait for the same find the winner's answer.
  const contentHash = { $in: closed.map((generation) => generation.contentHash) };
  const fortunes =
    closed.length === 0
      ? { ids: [], writes: [] }
      : await failedFortunes(db, clock, { accountId, contentHash }, outrun, session);
  const closings = closed.map((generation) =>
    updateWrite(db.generations, { ...which, _id: generation._id }, closing(clock, { state: 'failed', error: outrun })),
  );
  // In one command: while a provider is silent, each call ends so.
  await bulkWrite(db, [...ends, ...closings, ...fortunes.writes], session);
  await freeAnswers(db, accountId, fortunes.ids, session);
  return closed;
}

/**
 * Ends what calls have opened after they had lost their race: a call is recorded before its generations, in another command.
 * @returns the generations that it closed
 */
export async function endIfLost(
  deps: { readonly db: Database; readonly clock: Clock },
  accountId: string,
  calls: readonly Pick<CallRecord, '_id'>[],
): Promise<readonly EndedGeneration[]> {
  const which = { accountId, _id: { $in: calls.map(({ _id }) => _id) } } as const;
  // A transaction that ends them now and has not seen what they opened conflicts with this write, and begins again.
  await rawCollection(deps.db.calls).updateMany(which, { $inc: { raceTurns: 1 } });
  const lost = await rawCollection(deps.db.calls).distinct('_id', { ...which, lost: true });
  return lost.length === 0
    ? []
    : deps.db.transaction(accountId, (session) => loseCalls(deps, accountId, lost, session));
}

async function leaveRace(db: Database, call: CallRecord, priceUsd: number, session: ClientSession): Promise<void> {
  const { _id, accountId } = call;
  await bulkWrite(
    db,
    [
      updateWrite(db.calls, { _id, accountId, state: 'open' }, { $unset: LEFT_RACE, $set: { priceUsd } }),
      ...fortuneCostWrites(db, call, priceUsd),
    ],
    session,
  );
}

/**
 * Takes the price of a rival that has ended without an answer out of its race: the others cost the lowest price of those that
 * are left. That of a stream's rival stays if it has stored a section: the stream may have sent it.
 */
export async function raisePrices(
  db: Database,
  ended: RacingCall & Partial<Pick<CallRecord, 'parts' | 'caused'>>,
  session: ClientSession,
): Promise<void> {
  const { _id, accountId, raceId } = ended;
  if (raceId === undefined || raceId === _id || mayHaveSent(ended)) return;
  const first = await rawCollection(db.calls).findOne({ _id: raceId, accountId }, { session });
  const left = await stillOpenOf(db, accountId, othersOf(ended, first ?? { _id: raceId }), session);
  const ownPriceOf = ({ priceUsd, ownPriceUsd = priceUsd }: CallRecord) => ownPriceUsd;
  const lowestUsd = Math.min(...left.map(ownPriceOf));
  const writes = left
    .filter(({ priceUsd, ownPriceUsd }) => ownPriceUsd !== undefined && priceUsd < lowestUsd)
    .flatMap((call) => [
      updateWrite(
        db.calls,
        { _id: call._id, accountId: call.accountId, state: 'open' },
        { $set: { priceUsd: lowestUsd } },
      ),
      ...fortuneCostWrites(db, call, lowestUsd),
    ]);
  await bulkWrite(db, writes, session);
}

/**
 * Ends a rival because the late call beside it has answered, or will answer a repeat of the request, or because it could not
 * be opened.
 * @param isAnswered the request has its answer. Else a stream's rival that has stored a section goes on, because its caller may
 *   have received it: one of its race is charged, also if the owner ends the others.
 * @returns `call` as it was before, null: there is no record of it yet; `closed` as `loseCalls`
 */
export async function dropCall(
  deps: { readonly db: Database; readonly clock: Clock },
  rival: RacingCall,
  { isAnswered }: { readonly isAnswered: boolean },
  session: ClientSession,
): Promise<{ readonly call: CallRecord | null; readonly closed: readonly EndedGeneration[] }> {
  const { _id, accountId } = rival;
  await lockRace(deps.db, rival, session);
  const call = await rawCollection(deps.db.calls).findOne({ _id, accountId }, { session });
  const hasSent = call !== null && mayHaveSent(call);
  // One that races none goes on for others.
  const hasEnded = call !== null && (call.state !== 'open' || call.raceId === undefined);
  if (hasEnded || (hasSent && !isAnswered)) return { call, closed: [] };
  const closed = call === null ? [] : await loseCalls(deps, accountId, [_id], session);
  if (!hasSent) await raisePrices(deps.db, rival, session);
  return { call, closed };
}

function mayHaveSent({ parts = null, caused = [] }: Partial<Pick<CallRecord, 'parts' | 'caused'>>): boolean {
  return parts !== null && caused.some(({ done }) => done);
}

/**
 * Ends the race of a call that answers a request, unless its charge has. One of its calls pays that has stored a section, also if
 * others are to come: the answering one, else another one of a stream, which may have sent sections of several. The rest has lost,
 * the answering one too if all of its answer is from calls that pay for it.
 * @param isPaid another race of the request has been charged
 * @returns null: the race had ended
 */
export async function endRace(
  deps: { readonly db: Database; readonly clock: Clock },
  call: RacingCall,
  session: ClientSession,
  { isPaid = false }: { readonly isPaid?: boolean } = {},
): Promise<EndedWork | null> {
  const { db, clock } = deps;
  const { _id, accountId } = call;
  const present = await rawCollection(db.calls).findOne({ _id, accountId }, { session });
  if (present !== null && hasPaid(present)) return null;
  const others = await takeRace(deps, call, session);
  if (others === null) return null;
  const open = await stillOpenOf(db, accountId, [_id, ...others], session);
  const pays = (each: CallRecord) =>
    !isPaid && (each._id === _id ? each.caused.some(({ done }) => done) : mayHaveSent(each));
  const [paying = null] = open
    .filter(pays)
    .toSorted((one, other) => Number(other._id === _id) - Number(one._id === _id));
  const charged: CallRecord[] = [];
  if (paying !== null) {
    const charge = chargeOf(paying, clock.now());
    await db.calls.updateOne({ _id: paying._id, accountId, state: 'open' }, { $set: charge }, { session });
    await bulkWrite(db, fortuneCostWrites(db, paying, paying.priceUsd), session);
    charged.push({ ...paying, ...charge });
  }
  const rest = open.flatMap((each) => (each === paying ? [] : [each._id]));
  return { closed: await loseCalls(deps, accountId, rest, session, present?.model), charged };
}
