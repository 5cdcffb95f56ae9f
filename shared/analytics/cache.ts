import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../core/clock.ts';
import { withDeadline } from '../core/deadline.ts';
import { AppError } from '../core/errors.ts';
import { runEvery } from '../core/run-every.ts';
import type { Database } from '../db/connect.ts';
import type { AnalyticsCacheRecord } from '../db/models/analytics-cache.ts';
import { isDuplicateKey } from '../db/records.ts';
import type { PerAsker } from './parts.ts';

export interface CachedResult<T> {
  readonly data: T;
  /** When the aggregation started. It includes all older data; newer data may be missing. */
  readonly asOf: Date;
  /** This call ran no aggregation. */
  readonly cached: boolean;
}

/** The results of one topic, by parameter and asker. */
export interface CachedTopic<T> {
  /**
   * The stored result for an account. One that is older than an hour is returned as well, and `compute` runs for later
   * callers; these wait for it only where nothing is stored, or nothing final. Of any number of concurrent callers, in any
   * number of processes, one runs `compute`. It goes on, and its results are stored, when they do not wait any more.
   * @param isFinal whether the result stays for the hour. Others stay for seconds only: after a fifth profile is added, the
   *   figures must not be withheld for an hour.
   * @throws what `compute` throws; service_unavailable (still_running) when it takes too long
   */
  get(
    key: string,
    account: string,
    compute: () => Promise<PerAsker<T>>,
    options?: { readonly isFinal?: (data: T) => boolean },
  ): Promise<CachedResult<T>>;
  /** Recomputes the result, whatever its age, unless another process is doing so. @throws what `compute` throws */
  refresh(key: string, compute: () => Promise<PerAsker<T>>): Promise<void>;
}

const FRESH_MS = 3_600_000;
/** A result is served until then, while the next is made. */
const KEPT_MS = 3 * FRESH_MS;
/** For a result without data for its caller. */
const EMPTY_FRESH_MS = 5_000;
/** Renewed while the aggregation runs, so that only a dead process loses it. */
const LEASE_MS = 20_000;
const RENEW_EVERY_MS = LEASE_MS / 4;
const WAIT_MS = 25_000;
const POLL_MS = 25;

interface CacheDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * @param topic changes with the form of `T`, so that results of an older version are not found.
 * @param waitMs that a caller waits for; tests shorten it
 */
export function cachedTopic<T>(deps: CacheDeps, topic: string, waitMs = WAIT_MS): CachedTopic<T> {
  // Callers in one process share one query, so that many callers cost the database one poller.
  const inFlight = new Map<string, Promise<Run<T>>>();
  return {
    async get(key, account, compute, { isFinal = () => true } = {}) {
      const deadlineMs = performance.now() + waitMs;
      for (let after: Date | null = null; ; ) {
        const running = inFlight.get(key);
        const run: Promise<Run<T>> =
          running ??
          findOrCompute(deps, `${topic}:${key}`, compute, after, deadlineMs).finally(() => inFlight.delete(key));
        inFlight.set(key, run);
        const { asOf, isNew, dataFor } = await until(deadlineMs, run);
        const data = await dataFor(account);
        const isYoung = deps.clock.now().getTime() - asOf.getTime() < EMPTY_FRESH_MS;
        if (data !== null && (isNew || isYoung || isFinal(data))) {
          return { data, asOf, cached: !isNew || running !== undefined };
        }
        after = asOf;
      }
    },
    async refresh(key, compute) {
      const id = `${topic}:${key}`;
      const record = await deps.db.analyticsCache.findById(id).lean<AnalyticsCacheRecord<T>>();
      const token = await claim(deps, id, record?.asOf ?? null);
      if (token !== null) await computeAndStore(deps, id, token, record, compute);
    },
  };
}

/** The results of one computation. */
interface Run<T> {
  readonly asOf: Date;
  /** This call computed them. */
  readonly isNew: boolean;
  /** Null: a newer run has replaced it. */
  readonly dataFor: (account: string) => Promise<T | null>;
}

/** @throws service_unavailable at the deadline, in `performance.now()`; what runs goes on */
function until<T>(deadlineMs: number, running: Promise<T>): Promise<T> {
  return withDeadline(Math.max(1, deadlineMs - performance.now()), running, () => Promise.reject(stillComputing()));
}

function stillComputing(): AppError {
  return new AppError('service_unavailable', 'The figures are still being computed.', {
    reason: 'still_running',
    retryAfterSeconds: 5,
  });
}

/** @param after the result must be newer; null: any that is fresh */
async function findOrCompute<T>(
  deps: CacheDeps,
  id: string,
  compute: () => Promise<PerAsker<T>>,
  after: Date | null,
  deadlineMs: number,
): Promise<Run<T>> {
  do {
    const record = await deps.db.analyticsCache.findById(id).lean<AnalyticsCacheRecord<T>>();
    const fresh = freshRun(deps, record);
    if (fresh !== null && (after === null || fresh.asOf > after)) return fresh;
    const kept = after === null ? keptRun(deps, record) : null;
    const token = await claim(deps, id, record?.asOf ?? null);
    const run = token === null ? null : computeAndStore(deps, id, token, record, compute);
    if (kept !== null) {
      // The next caller tries again.
      run?.catch(() => undefined);
      return kept;
    }
    if (run !== null) return await run;
    await delay(POLL_MS);
  } while (performance.now() < deadlineMs);
  throw stillComputing();
}

function freshRun<T>(deps: CacheDeps, record: AnalyticsCacheRecord<T> | null): Run<T> | null {
  return record?.freshUntil && record.freshUntil > deps.clock.now() ? keptRun(deps, record) : null;
}

function keptRun<T>({ db, clock }: CacheDeps, record: AnalyticsCacheRecord<T> | null): Run<T> | null {
  if (record === null || record.data === null || record.asOf === null) return null;
  if (record.asOf.getTime() + KEPT_MS <= clock.now().getTime()) return null;
  const { data, asOf } = record;
  return {
    asOf,
    isNew: false,
    async dataFor(account) {
      if (!(record.accounts ?? []).includes(account)) return data;
      const own = await db.analyticsCache.findById(partId(record, account)).lean<AnalyticsCacheRecord<T>>();
      return own?.data ?? null;
    },
  };
}

/** The id of an account's own result. The run is in it: a reader never mixes two. */
function partId({ _id, run }: Pick<AnalyticsCacheRecord, '_id' | 'run'>, account: string): string {
  return `${_id}/${run ?? ''}/${account}`;
}

/** Takes the lease if it is free and the result has not changed since it was read. Null: another process has it. */
async function claim({ db, clock }: CacheDeps, key: string, asOf: Date | null): Promise<string | null> {
  const now = clock.now();
  const token = randomUUID();
  const lease = {
    leaseToken: token,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
  try {
    // When the record is leased or changed, the upsert fails on its _id.
    await db.analyticsCache.updateOne(
      { _id: key, asOf, $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }] },
      { $set: lease, $setOnInsert: { data: null, freshUntil: null } },
      { upsert: true },
    );
    return token;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

async function computeAndStore<T>(
  { db, clock }: CacheDeps,
  key: string,
  token: string,
  former: AnalyticsCacheRecord | null,
  compute: () => Promise<PerAsker<T>>,
): Promise<Run<T>> {
  const asOf = clock.now();
  const mine = { _id: key, leaseToken: token };
  const released = { leaseToken: null, leaseUntil: null };
  const renewal = runEvery(RENEW_EVERY_MS, async () => {
    const leaseUntil = new Date(clock.now().getTime() + LEASE_MS);
    // The next one may succeed; without any, another process computes the figures too.
    await db.analyticsCache.updateOne(mine, { $set: { leaseUntil } }).catch(() => undefined);
  });
  try {
    const { everyone, byAccount } = await compute();
    const freshUntil = new Date(asOf.getTime() + FRESH_MS);
    const expiresAt = new Date(asOf.getTime() + KEPT_MS);
    const accounts = [...byAccount.keys()];
    const parts = accounts.map((account) => ({
      _id: partId({ _id: key, run: token }, account),
      data: byAccount.get(account),
      expiresAt,
    }));
    await db.analyticsCache.insertMany(parts, { lean: true });
    const result = { data: everyone, run: token, accounts, asOf, freshUntil, expiresAt };
    const { matchedCount } = await db.analyticsCache.updateOne(mine, { $set: { ...result, ...released } });
    const replaced = (former?.accounts ?? []).map((account) => partId({ _id: key, run: former?.run }, account));
    // What stays expires.
    if (matchedCount > 0) await db.analyticsCache.deleteMany({ _id: { $in: replaced } }).catch(() => undefined);
    return { asOf, isNew: true, dataFor: async (account) => byAccount.get(account) ?? everyone };
  } catch (error) {
    await db.analyticsCache.updateOne(mine, { $set: released });
    throw error;
  } finally {
    await renewal.stop();
  }
}
