import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../core/clock.ts';
import { withDeadline } from '../core/deadline.ts';
import { AppError } from '../core/errors.ts';
import { runEvery } from '../core/run-every.ts';
import type { Database } from '../db/connect.ts';
import type { AnalyticsCacheRecord } from '../db/models/analytics-cache.ts';
import { isDuplicateKey } from '../db/records.ts';

export interface CachedResult<T> {
  readonly data: T;
  /** When the aggregation started. It includes all older data; newer data may be missing. */
  readonly asOf: Date;
  /** This call ran no aggregation. */
  readonly cached: boolean;
}

/** The results of one topic, by parameter. */
export interface CachedTopic<T> {
  /**
   * The stored result, at most an hour old, or the result of `compute`. Of any number of concurrent callers, in any number
   * of processes, one runs `compute` and the others wait for it. It goes on, and its result is stored, when they do not
   * wait any more.
   * @param hasData whether the result has data for this caller. A result without data is cached for seconds only: after a
   *   fifth profile is added, the figures must not be withheld for an hour.
   * @throws what `compute` throws; service_unavailable (still_running) when it takes too long
   */
  get(key: string, compute: () => Promise<T>, hasData?: (data: T) => boolean): Promise<CachedResult<T>>;
  /** Recomputes the result, whatever its age, unless another process is doing so. @throws what `compute` throws */
  refresh(key: string, compute: () => Promise<T>): Promise<void>;
}

const FRESH_MS = 3_600_000;
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
  const inFlight = new Map<string, Promise<CachedResult<T>>>();
  return {
    async get(key, compute, hasData = () => true) {
      const deadlineMs = performance.now() + waitMs;
      const serves = (result: CachedResult<T>) => isServed(result, hasData, deps.clock.now());
      for (;;) {
        const running = inFlight.get(key);
        if (running === undefined) break;
        const result = await until(deadlineMs, running);
        if (serves(result)) return { ...result, cached: true };
      }
      const own = findOrCompute(deps, `${topic}:${key}`, compute, serves, deadlineMs).finally(() =>
        inFlight.delete(key),
      );
      inFlight.set(key, own);
      return until(deadlineMs, own);
    },
    async refresh(key, compute) {
      const id = `${topic}:${key}`;
      const record = await deps.db.analyticsCache.findById(id).lean<AnalyticsCacheRecord<T>>();
      const token = await claim(deps, id, record?.asOf ?? null);
      if (token !== null) await computeAndStore(deps, id, token, compute);
    },
  };
}

function isServed<T>({ data, asOf }: CachedResult<T>, hasData: (data: T) => boolean, now: Date): boolean {
  return hasData(data) || now.getTime() - asOf.getTime() < EMPTY_FRESH_MS;
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

async function findOrCompute<T>(
  deps: CacheDeps,
  key: string,
  compute: () => Promise<T>,
  serves: (result: CachedResult<T>) => boolean,
  deadlineMs: number,
): Promise<CachedResult<T>> {
  do {
    const record = await deps.db.analyticsCache.findById(key).lean<AnalyticsCacheRecord<T>>();
    const fresh = freshResult(record, deps.clock.now());
    if (fresh !== null && serves(fresh)) return fresh;
    const token = await claim(deps, key, record?.asOf ?? null);
    if (token !== null) return await computeAndStore(deps, key, token, compute);
    await delay(POLL_MS);
  } while (performance.now() < deadlineMs);
  throw stillComputing();
}

function freshResult<T>(record: AnalyticsCacheRecord<T> | null, now: Date): CachedResult<T> | null {
  if (record === null || record.data === null || record.asOf === null) return null;
  if (record.freshUntil === null || record.freshUntil <= now) return null;
  return { data: record.data, asOf: record.asOf, cached: true };
}

/** Takes the lease if it is free and the result has not changed since it was read. Null: another process has it. */
async function claim({ db, clock }: CacheDeps, key: string, asOf: Date | null): Promise<string | null> {
  const now = clock.now();
  const token = randomUUID();
  const lease = {
    leaseToken: token,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
    expiresAt: new Date(now.getTime() + FRESH_MS),
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
  compute: () => Promise<T>,
): Promise<CachedResult<T>> {
  const asOf = clock.now();
  const mine = { _id: key, leaseToken: token };
  const released = { leaseToken: null, leaseUntil: null };
  const renewal = runEvery(RENEW_EVERY_MS, async () => {
    const leaseUntil = new Date(clock.now().getTime() + LEASE_MS);
    // The next one may succeed; without any, another process computes the figures too.
    await db.analyticsCache.updateOne(mine, { $set: { leaseUntil } }).catch(() => undefined);
  });
  try {
    const data = await compute();
    const freshUntil = new Date(asOf.getTime() + FRESH_MS);
    await db.analyticsCache.updateOne(mine, { $set: { data, asOf, freshUntil, expiresAt: freshUntil, ...released } });
    return { data, asOf, cached: false };
  } catch (error) {
    await db.analyticsCache.updateOne(mine, { $set: released });
    throw error;
  } finally {
    await renewal.stop();
  }
}
