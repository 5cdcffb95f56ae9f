import type { ClientSession } from 'mongoose';
import type { AuditLog } from '../accounts/audit.ts';
import type { Caller } from '../accounts/caller.ts';
import { type Clock, kstDate, kstDayEnd } from '../core/clock.ts';
import { AppError, notFound } from '../core/errors.ts';
import { ownedBy } from '../core/owner.ts';
import type { SecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';

/** Others that a profile may be compared with on one KST day. */
export const MAX_COMPARED = 20;

export interface CompareOptions {
  /** Of the audit entries. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** False for a key that may see personal data: its comparisons are neither limited nor counted. */
  readonly limited: boolean;
}

interface CompareDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly secrets: Pick<SecretBox, 'pseudonym'>;
}

type Pair = readonly [ProfileRecord, ProfileRecord];

/**
 * Reads two profiles to compare them. The audit log gets an entry for each before they are returned. Each profile's
 * record holds the others of its day: comparisons at the same time conflict on it, so none is missed.
 *
 * A profile whose birth has changed counts as another one. Otherwise a caller could change the birth of one profile
 * between its questions, and ask any number of them.
 * @throws not_found; rate_limited (endpoint), and nothing is written
 */
export function compareProfiles(
  deps: CompareDeps,
  caller: Caller,
  ids: readonly [string, string],
  { metadata, limited }: CompareOptions,
): Promise<Pair> {
  return deps.audit.beforeRead(() =>
    deps.db.transaction(caller.owner.accountId, async (session) => {
      const pair = await readPair(deps, caller, ids, session);
      for (const [profile, other] of bothWays(pair)) {
        if (limited && profile._id !== other._id) await count(deps, profile, other, session);
        const entry = { resourceType: 'profile', resourceId: profile._id } as const;
        const about = { ...metadata, compared_with: other._id };
        await deps.audit.write(caller, { ...entry, action: 'profile.compared', metadata: about }, session);
      }
      return pair;
    }),
  );
}

async function readPair(
  { db }: CompareDeps,
  caller: Caller,
  [a, b]: readonly [string, string],
  session: ClientSession,
): Promise<Pair> {
  const found = await db.profiles
    .find({ _id: { $in: [a, b] }, ...ownedBy(caller.owner) })
    .session(session)
    .lean();
  const [one, other] = [a, b].map((id) => found.find(({ _id }) => _id === id));
  if (one === undefined || other === undefined) throw notFound('profile');
  return [one, other];
}

/** Each with its other, in one order whatever the caller's, so that no two transactions wait for each other. */
function bothWays([a, b]: Pair): readonly Pair[] {
  if (a._id === b._id) return [[a, b]];
  const ways = [
    [a, b],
    [b, a],
  ] as const;
  return a._id < b._id ? ways : ways.toReversed();
}

async function count(
  { db, clock, secrets }: CompareDeps,
  { _id, accountId, livemode, compared }: ProfileRecord,
  other: ProfileRecord,
  session: ClientSession,
): Promise<void> {
  const today = kstDate(clock.now());
  // A server whose clock is behind midnight must not begin the day before once more.
  const { day, others } = compared != null && compared.day >= today ? compared : { day: today, others: [] };
  // Keyed, because few charts exist: without the key any of them could be tried, also after the other was deleted.
  const mark = secrets.pseudonym(`compared ${_id} ${other._id} ${other.chart}`);
  if (others.includes(mark)) return;
  if (others.length >= MAX_COMPARED) {
    throw new AppError('rate_limited', `The profile ${_id} has been compared with ${MAX_COMPARED} others today.`, {
      reason: 'endpoint',
      retryAfterSeconds: Math.ceil((kstDayEnd(day).getTime() - clock.now().getTime()) / 1_000),
      hint: 'Wait for midnight KST, or use a key with profile:unmask.',
    });
  }
  const next = { day, others: [...others, mark] };
  await db.profiles.updateOne({ _id, accountId, livemode }, { $set: { compared: next } }, { session });
}
