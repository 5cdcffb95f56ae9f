import type { ClientSession, QueryFilter } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { type CallFields, closing } from './claims.ts';
import { CANCELLED_KIND, endCalls, type SUSPENDED_KIND } from './end-calls.ts';
import { type EndedGeneration, type EndedWork, loseCalls, raisePrices, winRace } from './end-races.ts';
import { failFortunes, type GenerationFailure } from './failed-fortunes.ts';
import { chartsOf, profilesOf } from './own-contents.ts';
import { undoneOf } from './pass-on.ts';
import { endUndone } from './undone.ts';

/** The kind of what its process left unfinished: a reservation without its generation, a generation that had started. */
export const ABANDONED_KIND = 'abandoned';

/**
 * Closes a generation as failed: its calls end (`endOfCall`), its reserved fortunes are removed, and what only these calls
 * wait for and no worker has begun is closed too: it would be generated for nothing. Idempotent.
 * @param condition narrows the match, e.g. to the attempt's token or to a generation that has not started.
 * @param options.calls those of the attempt that ends it
 * @param options.unless whether it goes on, asked in the transaction that would close it
 * @returns null: it was closed before, or goes on
 */
export async function failGeneration(
  db: Database,
  clock: Clock,
  generation: Pick<GenerationRecord, '_id' | 'accountId' | 'contentHash'>,
  failure: GenerationFailure,
  condition: Readonly<Record<string, unknown>> = {},
  options: { readonly calls?: CallFields; readonly unless?: (session: ClientSession) => Promise<boolean> } = {},
): Promise<EndedWork | null> {
  const { _id, accountId, contentHash } = generation;
  return db.transaction(accountId, async (session) => {
    const present = { ...condition, _id, accountId, open: true } as const;
    if (options.unless !== undefined) {
      const isThere = (await db.generations.exists(present).session(session)) !== null;
      if (!isThere || (await options.unless(session))) return null;
    }
    const closed = await db.generations
      .findOneAndUpdate(present, closing(clock, { ...options.calls, state: 'failed', error: { ...failure } }), {
        session,
      })
      .lean();
    if (closed === null) return null;
    const { charged, outrun, failed } = await endOpenCalls({ db, clock }, { closed: [closed] }, failure.kind, session);
    await failFortunes(db, clock, { accountId, contentHash }, failure, session);
    const unneeded = await endUndone({ db, clock }, failed, [closed], failure, session);
    return { closed: [closed, ...outrun, ...unneeded], charged };
  });
}

/** @param kind of the failure, for all of them */
export type PublishFailures = (ended: EndedWork, kind: string) => Promise<void>;

export const CANCELLED: GenerationFailure = { kind: CANCELLED_KIND, retryAfterSeconds: null };

/**
 * Ends the open generations that only a deleted or changed profile needs, and that no worker is at: those of its own contents, and
 * without another profile of the same chart those of the chart. With such a profile see `cancelAlone`.
 */
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
  const ended = await cancelOpen(db, clock, { ...ownedBy(owner), chart, profilesOnly: true }, session);
  if (others === null) return ended;
  const alone = await cancelAlone(db, clock, { profileId: profile._id, accountId: owner.accountId }, session);
  return {
    closed: [...ended.closed, ...alone.closed],
    running: [...(ended.running ?? []), ...(alone.running ?? [])],
    charged: [...(ended.charged ?? []), ...(alone.charged ?? [])],
  };
}

/**
 * Ends the generations that the profile's reserved fortunes have opened, if no worker has begun them: the fortunes that no request
 * about another profile waits for, and the sections that no other request waits for.
 */
async function cancelAlone(
  db: Database,
  clock: Clock,
  { profileId, accountId }: { readonly profileId: string; readonly accountId: string },
  session: ClientSession,
): Promise<EndedWork> {
  const reserved = await db.fortunes.find({ accountId, profileId, state: 'pending' }).session(session).lean();
  if (reserved.length === 0) return { closed: [] };
  const callIds = reserved.flatMap(({ callId }) => callId ?? []);
  const calls = await db.calls
    .find({ accountId, _id: { $in: callIds }, state: 'open' })
    .session(session)
    .lean();
  // The profile of the call that pays for a fortune may have gone before this one.
  const own = [
    { _id: { $in: calls.flatMap(undoneOf) } },
    { contentHash: { $in: reserved.map((fortune) => fortune.contentHash) } },
  ];
  // A request for a fortune of another profile has reserved that fortune: `ofOthers` below finds it, joined or not.
  const unjoined = { joined: false, 'joiners.0': { $exists: false } } as const;
  const which = { accountId, startedAt: null, $or: [{ section: 'profile_fortune' as const }, unjoined] };
  const found = await db.generations
    .find({ ...which, $and: [{ $or: own }], open: true })
    .session(session)
    .lean();
  const contentHash = { $in: found.map((generation) => generation.contentHash) };
  const ofOthers = { accountId, contentHash, state: 'pending', profileId: { $ne: profileId } } as const;
  const others = await db.fortunes.find(ofOthers).session(session).lean();
  const isAlone = (generation: GenerationRecord) =>
    !others.some((fortune) => fortune.contentHash === generation.contentHash);
  const ids = found.filter(isAlone).map(({ _id }) => _id);
  return ids.length === 0 ? { closed: [] } : cancelOpen(db, clock, { ...which, _id: { $in: ids } }, session);
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
