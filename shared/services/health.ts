import type { Clock } from '../clock.ts';
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
      const answers = await Promise.all([
        within(PROBE_MS, () => deps.db.ping(PROBE_MS)),
        within(PROBE_MS, () => deps.redis.ping()),
      ]);
      return { healthy: answers.every(Boolean), at: deps.clock.now() };
    },
  };
}

async function within(timeoutMs: number, probe: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answer = probe().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
