import type { Clock } from '../clock.ts';
import { withDeadline } from '../deadline.ts';
import type { Database } from '../models/index.ts';
import type { RedisClient } from '../queues/redis.ts';

export interface HealthCheck {
  /** Probes database and cache; never takes longer than a second. */
  check(): Promise<{ readonly healthy: boolean; readonly at: Date }>;
}

const PROBE_MS = 800;

export function createHealthCheck(deps: {
  readonly db: Database;
  readonly redis: RedisClient;
  readonly clock: Clock;
}): HealthCheck {
  return {
    async check() {
      const found = await Promise.all([answers(deps.db.ping()), answers(deps.redis.ping())]);
      return { healthy: found.every(Boolean), at: deps.clock.now() };
    },
  };
}

function answers(probe: Promise<unknown>): Promise<boolean> {
  const answer = probe.then(
    () => true,
    () => false,
  );
  return withDeadline(PROBE_MS, answer, () => false);
}
