import { withDeadline } from '../core/deadline.ts';
import { sharedFor } from '../core/shared-for.ts';
import type { Database } from '../db/connect.ts';
import type { RedisClient } from '../queues/redis.ts';

export interface Probe {
  /** Whether the store accepted a write in time. */
  readonly works: boolean;
  /** Milliseconds, to a tenth. */
  readonly latencyMs: number;
}

/** Writes one record to each store, at most once a second for all callers. Never throws; takes at most `PROBE_MS`. */
export interface StoreProbes {
  database(): Promise<Probe>;
  cache(): Promise<Probe>;
}

export const PROBE_MS = 800;
const SHARED_MS = 1_000;
const PROBE_KEY = 'saju:probe';
const PROBE_KEY_TTL_SECONDS = 60;

/** @param deps.redis should fail at once while Redis is unavailable: a queued probe would be sent later */
export function createStoreProbes(deps: { readonly db: Database; readonly redis: RedisClient }): StoreProbes {
  return {
    database: sharedFor(SHARED_MS, () => measure(() => deps.db.proveWrite())),
    cache: sharedFor(SHARED_MS, () => measure(() => deps.redis.set(PROBE_KEY, '', 'EX', PROBE_KEY_TTL_SECONDS))),
  };
}

async function measure(write: () => Promise<unknown>): Promise<Probe> {
  const startedAt = performance.now();
  const answer = write().then(
    () => true,
    () => false,
  );
  const works = await withDeadline(PROBE_MS, answer, () => false);
  return { works, latencyMs: Math.round((performance.now() - startedAt) * 10) / 10 };
}
