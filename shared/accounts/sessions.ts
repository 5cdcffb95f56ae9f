import type { ClientSession } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import { randomBase62 } from '../core/ids.ts';
import { createTimedTurns } from '../core/keyed-mutex.ts';
import { sha256Hex } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import { insertRecord } from '../db/records.ts';
import { createLookUps, type LookUpGuard, UNGUARDED } from './look-ups.ts';

/** A session that is accepted. */
export interface Session {
  /** The hash of its secret: it names the session and opens nothing. */
  readonly id: string;
  readonly account: AccountRecord;
  /** Set when this use has moved the end of the session: the caller's copy has to follow. */
  readonly renewedUntil: Date | null;
}

export interface SessionService {
  /** The secret is shown only here; the database holds its hash. */
  start(account: AccountRecord): Promise<{ readonly secret: string; readonly expiresAt: Date }>;
  /**
   * Null for an unknown session, and for one that has expired, was ended, or whose account has gone or has another access
   * token. It is read from the database at each use, so that it ends everywhere at once.
   * @param guard wraps the look-up of a session that this process has not accepted before; its errors are rethrown
   */
  find(secret: string, guard?: LookUpGuard): Promise<Session | null>;
  /**
   * The sessions with these secrets, of which some may be unknown.
   * @param guard wraps the deletion when this process has accepted none of the secrets before; its errors are rethrown
   * @returns how many sessions there were
   */
  end(secrets: readonly string[], guard?: LookUpGuard): Promise<number>;
}

export const SESSION_SECRET = /^bs_ses_[0-9A-Za-z]{40}$/;

/** Without use. */
export const SESSION_MS = 12 * 3_600_000;
/** Of an account. Each has a limit of its own, so without this bound an account would have none. */
export const MAX_SESSIONS = 10;
/** Sign-ins of an account at a time: each writes, and they take no turns as requests of the account. */
const MAX_CONCURRENT_STARTS = 2;
const START_TURN_MS = 250;
/** A use moves the end only when it moves it by this much: one write a minute in place of one a call. */
const RENEW_AFTER_MS = 60_000;

/** Lets a session go on after its account's access token was replaced, which ends the others. */
export async function keepSession(
  db: Database,
  {
    accountId,
    secret,
    accessTokenHash,
  }: { readonly accountId: string; readonly secret: string; readonly accessTokenHash: string },
  session: ClientSession,
): Promise<void> {
  const own = { _id: sha256Hex(secret), accountId };
  await db.dashboardSessions.updateOne(own, { $set: { accessTokenHash } }, { session });
}

/** @param deps.clock the database's: it is compared with times that other hosts have written */
export function createSessionService({ db, clock }: { readonly db: Database; readonly clock: Clock }): SessionService {
  const lookUps = createLookUps<Session>(clock);
  const turnsOfStarts = createTimedTurns(MAX_CONCURRENT_STARTS, START_TURN_MS);
  const endFromNow = () => new Date(clock.now().getTime() + SESSION_MS);
  const read = async (id: string): Promise<Session | null> => {
    const record = await db.dashboardSessions.findOne({ _id: id, expiresAt: { $gt: clock.now() } }).lean();
    if (record === null) return null;
    const account = await db.accounts.findById(record.accountId).lean();
    if (account?.accessTokenHash !== record.accessTokenHash) return null;
    const expiresAt = endFromNow();
    if (expiresAt.getTime() - record.expiresAt.getTime() < RENEW_AFTER_MS) return { id, account, renewedUntil: null };
    await db.dashboardSessions.updateOne({ _id: id }, { $max: { expiresAt } });
    return { id, account, renewedUntil: expiresAt };
  };
  /** Those that have not been used for the longest time. */
  const endBeyond = async (count: number, accountId: string) => {
    const beyond = await db.dashboardSessions
      .find({ accountId }, { _id: 1 })
      .sort({ expiresAt: -1 })
      .skip(count)
      .lean();
    if (beyond.length > 0) await db.dashboardSessions.deleteMany({ _id: { $in: beyond.map(({ _id }) => _id) } });
  };
  return {
    start: ({ _id: accountId, accessTokenHash }) =>
      turnsOfStarts(accountId, async () => {
        const secret = `bs_ses_${randomBase62(40)}`;
        const id = sha256Hex(secret);
        const expiresAt = endFromNow();
        await insertRecord(db.dashboardSessions, { _id: id, accountId, accessTokenHash, expiresAt });
        await endBeyond(MAX_SESSIONS, accountId);
        lookUps.issue(id);
        return { secret, expiresAt };
      }),
    find(secret, guard = UNGUARDED) {
      const id = sha256Hex(secret);
      return lookUps.find(id, () => read(id), guard);
    },
    async end(secrets, guard = UNGUARDED) {
      if (secrets.length === 0) return 0;
      const ids = secrets.map(sha256Hex);
      const remove = () => db.dashboardSessions.deleteMany({ _id: { $in: ids } });
      return (await lookUps.end(ids, remove, guard)).deletedCount;
    },
  };
}
