import type { ClientSession, QueryFilter } from 'mongoose';
import { freeAnswers } from '../accounts/stored-answers.ts';
import { type Clock, DAY_MS } from '../core/clock.ts';
import type { ModelName } from '../core/models.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { FailedFortuneRecord } from '../db/models/failed-fortunes.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { bulkWrite, deleteWrite, updateWrite, upsertWrite, type WriteOperation } from '../db/writes.ts';
import { type CallFields, closing } from './claims.ts';
import { CANCELLED_KIND, chargeOf, endCalls, fortuneCostWrites, type SUSPENDED_KIND } from './end-calls.ts';
import { chartsOf, profilesOf } from './own-contents.ts';
import { hasPaid, passOn, payingOf, sharersOf } from './pass-on.ts';
import { lockRace, othersOf, type RacingCall, racing, stillOpenOf, takeRace } from './races.ts';

/** The kind of what its process left unfinished: a reservation without its generation, a generation that had started. */
export const ABANDONED_KIND = 'abandoned';

export interface GenerationFailure {
  /** A provider error's kind, `not_started`, `cancelled`, `queue_unavailable`, `account_suspended` … */
  readonly kind: string;
  readonly retryAfterSeconds: number | null;
  /** HTTP status and machine-readable word of the provider's answer, for operators; absent without one. */
  readonly providerStatus?: number;
  readonly providerErrorType?: string;
  /** The model that has answered in its place, of one that was outrun by a call of the same request. */
  readonly answeredBy?: ModelName;
}

/** What operators see of a provider's error. */
export function providerAnswer(
  error: { readonly status: number | null; readonly errorType: string | null } | undefined,
): Pick<GenerationFailure, 'providerStatus' | 'providerErrorType'> {
  return {
    ...(error === undefined || error.status === null ? {} : { providerStatus: error.status }),
    ...(error === undefined || error.errorType === null ? {} : { providerErrorType: error.errorType }),
  };
}

/** What a transaction has ended, to be published after its commit. */
export interface EndedWork {
  /** Each generation is passed once, by what has closed it. */
  readonly closed: readonly EndedGeneration[];
  /** Generations that a worker goes on with: callers that wait for them look again, because theirs may have ended. */
  readonly running?: readonly EndedGeneration[];
  /** Calls that were charged for what they had stored. */
  readonly charged?: readonly CallRecord[];
}

/**
 * Closes a generation as failed: its calls end (`endOfCall`), its reserved fortunes are removed, and what only these calls
 * wait for and no worker has begun is closed too: it would be generated for nothing. Idempotent.
 * @param condition narrows the match, e.g. to the attempt's token or to a generation that has not started.
 * @param calls those of the attempt that ends it
 * @returns null: it was closed before
 */
export async function failGeneration(
  db: Database,
  clock: Clock,
  generation: Pick<GenerationRecord, '_id' | 'accountId' | 'contentHash'>,
  failure: GenerationFailure,
  condition: Readonly<Record<string, unknown>> = {},
  calls: CallFields = {},
): Promise<EndedWork | null> {
  const { _id, accountId, contentHash } = generation;
  return db.transaction(accountId, async (session) => {
    const closed = await db.generations
      .findOneAndUpdate(
        { ...condition, _id, accountId, open: true },
        closing(clock, { ...calls, state: 'failed', error: { ...failure } }),
        { session },
      )
      .lean();
    if (closed === null) return null;
    const { charged, outrun, failed } = await endOpenCalls({ db, clock }, { closed: [closed] }, failure.kind, session);
    const undone = idsOf(failed.flatMap(({ caused }) => caused.filter(({ done }) => !done))).filter((id) => id !== _id);
    const which = { accountId, _id: { $in: undone }, open: true, startedAt: null, joined: false } as const;
    const unstarted = undone.length === 0 ? [] : await db.generations.find(which).session(session).lean();
    if (unstarted.length > 0) {
      await db.generations.updateMany(which, closing(clock, { state: 'failed', error: { ...failure } }), { session });
    }
    const hashes = [contentHash, ...unstarted.map((generation) => generation.contentHash)];
    await failFortunes(db, clock, { accountId, contentHash: { $in: hashes } }, failure, session);
    return { closed: [closed, ...outrun, ...unstarted], charged };
  });
}

const FAILED_FORTUNE_RETENTION_MS = DAY_MS;

/**
 * Removes reserved fortunes that will never be filled, and stores the reason for a day: callers may have their ids. A
 * repeat of the request that announced one starts anew. In the transaction that closes the generation: a call whose
 * reservation it did not see cannot have shared the generation.
 */
export async function failFortunes(
  db: Database,
  clock: Clock,
  which: QueryFilter<FortuneRecord> & Pick<FortuneRecord, 'accountId'>,
  failure: GenerationFailure,
  session: ClientSession,
): Promise<void> {
  const { writes, ids } = await failedFortunes(db, clock, which, failure, session);
  await bulkWrite(db, writes, session);
  await freeAnswers(db, which.accountId, ids, session);
}

async function failedFortunes(
  db: Database,
  clock: Clock,
  which: Parameters<typeof failFortunes>[2],
  { kind: errorKind, retryAfterSeconds, providerStatus, providerErrorType, answeredBy }: GenerationFailure,
  session: ClientSession,
): Promise<{ readonly ids: readonly string[]; readonly writes: readonly WriteOperation[] }> {
  const reserved = await db.fortunes
    .find({ ...which, state: 'pending' })
    .session(session)
    .lean();
  const { accountId } = which;
  const expiresAt = new Date(clock.now().getTime() + FAILED_FORTUNE_RETENTION_MS);
  const answered = providerAnswer({ status: providerStatus ?? null, errorType: providerErrorType ?? null });
  const winner = answeredBy === undefined ? {} : { answeredBy };
  const failed = { accountId, errorKind, retryAfterSeconds, ...answered, ...winner, expiresAt };
  return {
    ids: reserved.map(({ _id }) => _id),
    writes: reserved.flatMap(({ _id, livemode, createdAt }) => [
      deleteWrite(db.fortunes, { _id, accountId, state: 'pending' }),
      upsertWrite<FailedFortuneRecord>(db.failedFortunes, { _id, livemode, reservedAt: createdAt, ...failed }),
    ]),
  };
}

/**
 * Why a reserved fortune is gone; null: its generation did not fail. Found by the fortune and not by the time of the
 * failure, because the hosts' clocks differ.
 * @param reservedAt of the reservation, if the id may have been reserved before
 */
export async function failureOfFortune(
  db: Database,
  { fortuneId, accountId }: { readonly fortuneId: string; readonly accountId: string },
  reservedAt?: Date,
): Promise<GenerationFailure | null> {
  const failed = await rawCollection(db.failedFortunes).findOne({ _id: fortuneId, accountId });
  if (failed === null) return null;
  if (reservedAt !== undefined && failed.reservedAt?.getTime() !== reservedAt.getTime()) return null;
  const { errorKind: kind, retryAfterSeconds = null, providerStatus = null, providerErrorType = null } = failed;
  const answered = providerAnswer({ status: providerStatus, errorType: providerErrorType });
  return { kind, retryAfterSeconds, ...answered, ...(failed.answeredBy && { answeredBy: failed.answeredBy }) };
}

/** A generation that ended without content, as signalled to waiting callers. */
export type EndedGeneration = Pick<GenerationRecord, '_id' | 'accountId' | 'contentHash' | 'section' | 'model'>;
/** @param kind of the failure, for all of them */
export type PublishFailures = (ended: EndedWork, kind: string) => Promise<void>;

export const CANCELLED: GenerationFailure = { kind: CANCELLED_KIND, retryAfterSeconds: null };

/** Ends the open generations that only a deleted or changed profile needs. */
export async function cancelGenerations(
  db: Database,
  clock: Clock,
  owner: Owner,
  profile: Parameters<typeof chartsOf>[0],
  session: ClientSession,
): Promise<EndedWork> {
  const others = await db.profiles
    .exists({ ...ownedBy(owner), ...profilesOf(profile.chart), _id: { $ne: profile._id } })
    .session(session);
  const needed = others === null ? null : profile.chart;
  const chart = { $in: chartsOf(profile).filter((each) => each !== needed) };
  return cancelOpen(db, clock, { ...ownedBy(owner), chart, profilesOnly: true }, session);
}

/** Removes the reserved fortunes of a deleted or changed profile. */
export function cancelReservations(
  db: Database,
  clock: Clock,
  { _id: profileId, accountId }: { readonly _id: string; readonly accountId: string },
  session: ClientSession,
): Promise<void> {
  // Without the mode: with it the embedded engine would read all fortunes of the mode by another index.
  return failFortunes(db, clock, { accountId, profileId }, CANCELLED, session);
}

/** Why open generations are closed: the calls or profiles that needed them are gone, or the account is suspended. */
export type CancelKind = typeof CANCELLED_KIND | typeof SUSPENDED_KIND;

/**
 * Closes the matching open generations, except those that a worker generates now: these are settled as usual. Calls of
 * all of them end (`endOfCall`), and the reserved fortunes of the closed ones are removed. If one of them changes first
 * (a worker starts it, or a call shares it), the transaction repeats and reads again.
 */
export async function cancelOpen(
  db: Database,
  clock: Clock,
  which: QueryFilter<GenerationRecord> & Pick<GenerationRecord, 'accountId'>,
  session: ClientSession,
  kind: CancelKind = CANCELLED_KIND,
): Promise<EndedWork> {
  const open = await db.generations
    .find({ ...which, open: true })
    .session(session)
    .lean();
  if (open.length === 0) return { closed: [] };
  const now = clock.now();
  const isRunning = ({ leaseUntil }: GenerationRecord) => leaseUntil !== null && leaseUntil > now;
  const running = open.filter(isRunning);
  const closed = open.filter((generation) => !isRunning(generation));
  const { accountId } = which;
  const failure = { kind, retryAfterSeconds: null };
  if (closed.length > 0) {
    await db.generations.updateMany(
      { _id: { $in: closed.map(({ _id }) => _id) }, accountId, open: true },
      closing(clock, { state: 'failed', error: failure }),
      { session },
    );
  }
  const { charged, outrun } = await endOpenCalls({ db, clock }, { closed, running }, kind, session);
  const contentHashes = closed.map(({ contentHash }) => contentHash);
  await failFortunes(db, clock, { accountId, contentHash: { $in: contentHashes } }, failure, session);
  return { closed: [...closed, ...outrun], running, charged };
}

/**
 * Turns a generation that this transaction closed into a cancelled one: the last profile that needed it is gone, and its
 * content is dropped.
 * @returns the calls that it charged for what they had stored before, and the generations of those that lost their race
 */
export async function cancelClosed(
  db: Database,
  clock: Clock,
  generation: GenerationRecord,
  session: ClientSession,
): Promise<EndedOpenCalls> {
  const { _id, accountId, contentHash } = generation;
  await db.generations.updateOne(
    { _id, accountId },
    { $set: { state: 'failed', error: { ...CANCELLED } } },
    { session },
  );
  await failFortunes(db, clock, { accountId, contentHash }, CANCELLED, session);
  return endOpenCalls({ db, clock }, { closed: [generation] }, CANCELLED_KIND, session);
}

interface EndedOpenCalls {
  readonly charged: readonly CallRecord[];
  readonly failed: readonly CallRecord[];
  readonly outrun: readonly EndedGeneration[];
}

/** `endCalls`, and what follows from it in races. */
async function endOpenCalls(
  deps: { readonly db: Database; readonly clock: Clock },
  which: Parameters<typeof endCalls>[1],
  kind: string,
  session: ClientSession,
): Promise<EndedOpenCalls> {
  const { charged, lost, failed } = await endCalls(deps, which, kind, session);
  const outrun: EndedGeneration[] = [];
  for (const call of lost) outrun.push(...(await loseCalls(deps, call.accountId, [call._id], session)));
  for (const call of charged) outrun.push(...((await winRace(deps, call, session)) ?? []));
  for (const call of failed) await raisePrices(deps.db, call, session);
  return { charged, failed, outrun };
}

/** The kind of a generation whose call has lost its race: another model has answered. */
export const OUTRUN_KIND = 'outrun';

/** Whether callers without a call of their own need what a call has not done. */
async function isAwaited(
  db: Database,
  { accountId, caused }: Pick<CallRecord, 'accountId' | 'caused'>,
  session: ClientSession,
): Promise<boolean> {
  const undone = idsOf(caused.filter(({ done }) => !done));
  const which = { accountId, _id: { $in: undone }, open: true as const, $nor: racing().$or };
  const found = await rawCollection(db.generations)
    .find(which, { session })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  const awaited = found.map(({ _id }) => _id);
  if (awaited.length === 0) return false;
  const sharers = await rawCollection(db.calls).find(sharersOf(accountId, awaited), { session }).toArray();
  const paying = await payingOf(db, accountId, sharers, session);
  const inherited = new Set(sharers.flatMap(({ _id, shared = [] }) => (paying.has(_id) ? shared : [])));
  return awaited.some((id) => !inherited.has(id));
}

function idsOf(caused: CallRecord['caused']): string[] {
  return caused.map(({ generationId }) => generationId);
}

/**
 * Decides the race of a call in the transaction that charges it, and ends the others (`loseCalls`).
 * @returns what it closed; null: the race was decided for another call, so this one must not be charged
 */
export async function winRace(
  deps: { readonly db: Database; readonly clock: Clock },
  call: RacingCall & Partial<Pick<CallRecord, 'model'>>,
  session: ClientSession,
): Promise<readonly EndedGeneration[] | null> {
  const others = await takeRace(deps.db, call, session);
  return others === null ? null : loseCalls(deps, call.accountId, others, session, call.model);
}

/**
 * Ends open calls in whose place other ones have answered: they are not charged. Each of their sections goes to a call that waits for
 * it or has it too, and pays for it from now on (`passOn`). What is left ends with them, and what they have stored is deleted,
 * because later calls would have it for nothing. A fortune was sent, and stays.
 *
 * A caller without a call of its own, such as a batch or a `respond-async`, may have begun to wait for one of them, and take no
 * other model's answer. That call goes on for it instead, out of its race and at its own price.
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
    if (call.state === 'open' && (await isAwaited(deps.db, call, session))) await leaveRace(deps.db, call, session);
    else lost.push(call);
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
  const ids = lost.flatMap(({ caused }) => idsOf(caused.filter(({ done }) => !done))).filter((id) => !passedOn.has(id));
  const which = { accountId, _id: { $in: ids }, open: true as const, ...racing() };
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

/** The call costs what it costs alone. */
async function leaveRace(db: Database, call: CallRecord, session: ClientSession): Promise<void> {
  const { _id, accountId, priceUsd, ownPriceUsd = priceUsd } = call;
  await bulkWrite(
    db,
    [
      updateWrite(
        db.calls,
        { _id, accountId, state: 'open' },
        { $unset: { raceId: '', ownPriceUsd: '' }, $set: { priceUsd: ownPriceUsd } },
      ),
      ...fortuneCostWrites(db, call, ownPriceUsd),
    ],
    session,
  );
}

/**
 * Takes the price of a rival that has ended without an answer out of its race: the others cost the lowest price of those that
 * are left.
 */
async function raisePrices(db: Database, ended: RacingCall, session: ClientSession): Promise<void> {
  const { _id, accountId, raceId } = ended;
  if (raceId === undefined || raceId === _id) return;
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
  const hasSent = call !== null && call.parts !== null && call.caused.some(({ done }) => done);
  if (call !== null && (call.state !== 'open' || (hasSent && !isAnswered))) return { call, closed: [] };
  const closed = call === null ? [] : await loseCalls(deps, accountId, [_id], session);
  await raisePrices(deps.db, rival, session);
  return { call, closed };
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
  const others = await takeRace(db, call, session);
  if (others === null) return null;
  const open = await stillOpenOf(db, accountId, [_id, ...others], session);
  const mayHaveSent = ({ _id: id, caused, parts }: CallRecord) =>
    !isPaid && (id === _id || parts !== null) && caused.some(({ done }) => done);
  const [paying = null] = open
    .filter(mayHaveSent)
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
