import { setTimeout as delay } from 'node:timers/promises';
import type { ClientSession } from 'mongoose';
import type { Caller } from '../../shared/accounts/caller.ts';
import type { ModelName } from '../../shared/content/index.ts';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import { type Owner, ownedBy } from '../../shared/core/owner.ts';
import type { Database } from '../../shared/db/connect.ts';
import type { CallRecord } from '../../shared/db/models/calls.ts';
import { rawCollection } from '../../shared/db/records.ts';
import { modelTerms } from '../../shared/generation/call-terms.ts';
import type { PublishFailures } from '../../shared/generation/close.ts';
import { dropCall, endRace, OUTRUN_KIND } from '../../shared/generation/end-races.ts';
import { hasFailed, type ModelChoice, type Race } from '../../shared/generation/fallbacks.ts';
import { hasPaid } from '../../shared/generation/pass-on.ts';
import { joinRace, winnerOf } from '../../shared/generation/races.ts';

export interface RaceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'fallbackAfterMs' | 'generationWaitMs' | 'models' | 'simulateUnconfiguredModels'>;
  readonly publishFailures: PublishFailures;
  readonly logger: Logger;
}

/** The wait of the request whose models race. */
export interface RacingWait {
  /** The contents that it waits for: their generations were open by then, and the calls that pay for them recorded. */
  awaited(): readonly string[];
  /** What the request's calls cost in USD, once a race among them has ended; null: what the answering one said when it started. */
  costUsd: number | null;
}

/** How often a call is looked at until it is late. It is so much later, never earlier. */
const LOOKS_UNTIL_LATE = 10;

/**
 * How another model may start beside one that is late, for one request and within its wait.
 * @param streamId the first call of a stream, which lists those that earlier connections have started; null: no stream
 */
export function createRace(
  deps: RaceDeps,
  { owner }: Pick<Caller, 'owner'>,
  wait: RacingWait,
  streamId: string | null = null,
): Race {
  const { db, config, logger } = deps;
  const { accountId } = owner;
  const failed = (error: unknown) => {
    logger.warn({ err: error, component: 'fallbacks' }, 'a late call could not be compared with its fallback');
    return null;
  };
  /** What the late call brings that cannot be raced; not what its rivals bring, which may fail. */
  let besideHashes: readonly string[] | null = null;
  const drop = (rival: Rival, isAnswered: boolean) =>
    dropRival(deps, accountId, rival, isAnswered, failed).catch(failed);
  return {
    async late({ model }, signal) {
      // Not by the time that the worker has written: its clock is another one.
      let since: ReadonlyMap<string, number> = new Map();
      do {
        await delay(config.fallbackAfterMs / LOOKS_UNTIL_LATE, undefined, { signal });
        const running = (await timed(db, owner, model, wait.awaited()).catch(failed)) ?? [];
        const before = since;
        since = new Map(running.map((id) => [id, before.get(id) ?? performance.now()]));
      } while (Math.min(...since.values()) > performance.now() - config.fallbackAfterMs);
    },
    async join({ callId, model, beside: passedOn }, rival, first) {
      try {
        const { priceUsd } = modelTerms(config, owner, rival.model, rival.fallbackFrom);
        const request = { accountId, contentHashes: wait.awaited() };
        const priced = { callId: rival.callId, priceUsd };
        // Only callers that ask for this model first have the same fallbacks.
        const isAsked = first?.callId === callId && first.fallbackFrom === null;
        let raceId = await joinRace(db, { ...request, callId, model, isAsked }, priced);
        // The newest is another request's too. The first one still races for this one: in two races both would be charged.
        if (raceId === rival.callId && first !== null && first.callId !== callId) {
          const late = { ...request, callId: first.callId, model: first.model, isAsked: first.fallbackFrom === null };
          raceId = await joinRace(db, late, priced);
        }
        if (raceId === null) return null;
        // In the race of one that has a race of its own, it loses to the same answer.
        if (raceId !== rival.callId) return { ...rival, raceId, beside: passedOn };
        // Once the first has failed, what others have it write is not awaited any more.
        if (first === null) return { ...rival, raceId };
        besideHashes ??= request.contentHashes;
        return { ...rival, raceId, beside: besideHashes };
      } catch (error) {
        // Without credentials it fails when it starts, and the next one is asked.
        return hasFailed(error) ? rival : failed(error);
      }
    },
    async abandon(rivals) {
      const calls = await Promise.all(rivals.map((rival) => drop(rival, false)));
      return rivals.find((_, index) => calls[index] && hasPaid(calls[index])) ?? null;
    },
    async end(answering, others) {
      try {
        const ids = [answering.callId, ...others.map(({ callId }) => callId)];
        const started = await callsOf(db, accountId, streamId === null ? ids : [...ids, streamId]);
        const call = started.find(({ _id }) => _id === answering.callId);
        const earlier = await earlierRivals(db, started);
        const listed = answering.fallbackFrom === null ? (call?.rivals ?? []) : [];
        const rivals = [
          ...earlier.map(({ _id, raceId = null }) => ({ callId: _id, raceId })),
          ...listed.flatMap((callId) => (earlier.some(({ _id }) => _id === callId) ? [] : { callId, raceId: null })),
        ];
        const races = [call?.raceId ?? answering.raceId, ...earlier.map(({ raceId }) => raceId)].flatMap(
          (id) => id ?? [],
        );
        const fallbacks = others.filter(({ fallbackFrom }) => fallbackFrom !== null);
        // It is charged with its last section, as a call without fallbacks.
        if (races.length + rivals.length + fallbacks.length === 0) return;
        await endRaces(deps, accountId, answering, call, new Set(races));
        for (const rival of [...rivals, ...fallbacks]) await drop(rival, true);
        const charged = await callsOf(
          db,
          accountId,
          [...started, ...earlier].map(({ _id }) => _id),
        );
        const present = charged.find(({ _id }) => _id === answering.callId);
        // Another connection of the stream may have started the rival that has won.
        const winner = present?.lost === true && present.bodyHash !== null ? await winnerOf(db, [present]) : null;
        const isListed = charged.some(({ rivals }) => rivals?.includes(winner?._id ?? ''));
        const isOwn = isListed && winner?.bodyHash === present?.bodyHash;
        if (winner !== null && isOwn && !charged.some(({ _id }) => _id === winner._id)) charged.push(winner);
        // One that has left its race is paid for by who else waits for it.
        const own = charged.filter(({ _id, raceId }) => _id === answering.callId || raceId !== undefined);
        wait.costUsd = own.reduce((sum, { chargedUsd }) => sum + chargedUsd, 0);
      } catch (error) {
        failed(error);
      }
    },
  };
}

/** More than the slots that an account has at a time. */
const MAX_LOOKED_AT = 200;

/**
 * Whose time runs: the generations of the model's call with a worker; else the line of the account's calls of this model, while
 * the same ones have a worker, or none has. Behind others that end it only waits, else who asks for much at once would be
 * answered by a dearer model; behind those of a dead worker it is late.
 * @param awaited contents. Nothing while they are not recorded: a rival that started before would be in no race with the call, and
 *   both be charged.
 */
async function timed(
  db: Database,
  owner: Owner,
  model: ModelName,
  awaited: readonly string[],
): Promise<readonly string[]> {
  const generations = rawCollection(db.generations);
  const fields = { projection: { attemptToken: 1 } };
  const { accountId } = owner;
  const which = { accountId, contentHash: { $in: [...awaited] }, open: true, model } as const;
  const own = await generations.find(which, fields).toArray();
  const started = own.flatMap(({ _id, attemptToken }) => (attemptToken === null ? [] : [_id]));
  if (own.length === 0 || started.length > 0) return started;
  const served = { ...ownedBy(owner), open: true, model, attemptToken: { $ne: null } } as const;
  const before = await generations.find(served, fields).limit(MAX_LOOKED_AT).toArray();
  const ids = before.map(({ _id }) => _id);
  return [ids.sort().join(' ')];
}

type Rival = Pick<ModelChoice, 'callId' | 'raceId'>;

/** One that was about to be opened is looked for again: one that is not needed before its model can have answered. */
const LOOK_AGAIN = { answered: { afterMs: 50, looks: 40 }, unanswered: { afterMs: 1_000, looks: 1 } } as const;

async function dropRival(
  deps: RaceDeps,
  accountId: string,
  rival: Rival,
  isAnswered: boolean,
  failed: (error: unknown) => void,
): Promise<CallRecord | null> {
  const { callId: _id, raceId } = rival;
  const call = { _id, accountId, ...(raceId !== null && { raceId }) };
  const { afterMs, looks } = LOOK_AGAIN[isAnswered ? 'answered' : 'unanswered'];
  const dropped = async () => {
    const drop = (session: ClientSession) => dropCall(deps, call, { isAnswered }, session);
    const { call: found, closed } = await deps.db.transaction(accountId, drop);
    if (closed.length > 0) await deps.publishFailures({ closed }, OUTRUN_KIND);
    return found;
  };
  const lookAgain = async () => {
    for (let look = 1; look <= looks; look += 1) {
      await delay(afterMs, undefined, { ref: false });
      if (await dropped()) return;
    }
  };
  const found = await dropped();
  // Not awaited: the caller has its answer.
  if (found === null) lookAgain().catch(failed);
  return found;
}

/** The answering call pays, unless its charge has ended the races already, which is the usual case. */
async function endRaces(
  deps: RaceDeps,
  accountId: string,
  { callId }: ModelChoice,
  call: CallRecord | undefined,
  raceIds: ReadonlySet<string>,
): Promise<void> {
  if (call !== undefined && hasPaid(call)) return;
  let isPaid = false;
  for (const raceId of raceIds) {
    const answering = { _id: callId, accountId, raceId };
    const ended = await deps.db.transaction(accountId, (session) => endRace(deps, answering, session, { isPaid }));
    isPaid ||= (ended?.charged ?? []).length > 0;
    if (ended !== null) await deps.publishFailures(ended, OUTRUN_KIND);
  }
}

/** Calls that an earlier connection of the same stream started beside the one of the model that was asked for. */
async function earlierRivals(db: Database, started: readonly CallRecord[]): Promise<readonly CallRecord[]> {
  const first = started.find(({ bodyHash, rivals }) => bodyHash !== null && rivals !== undefined);
  if (first === undefined) return [];
  const known = new Set(started.map(({ _id }) => _id));
  const ids = (first.rivals ?? []).filter((id) => !known.has(id));
  const found = await callsOf(db, first.accountId, ids);
  return found.filter(({ bodyHash }) => bodyHash === first.bodyHash);
}

function callsOf(db: Database, accountId: string, ids: readonly string[]): Promise<CallRecord[]> {
  return rawCollection(db.calls)
    .find({ accountId, _id: { $in: [...ids] } })
    .toArray();
}
