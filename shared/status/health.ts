import type { Clock } from '../core/clock.ts';
import type { StoreProbes } from './probes.ts';

export interface HealthCheck {
  /** Whether database and cache take writes, as of a second ago at most; never takes longer than a second. */
  check(): Promise<{ readonly healthy: boolean; readonly at: Date }>;
}

export function createHealthCheck(deps: { readonly probes: StoreProbes; readonly clock: Clock }): HealthCheck {
  const { probes, clock } = deps;
  return {
    async check() {
      const found = await Promise.all([probes.database(), probes.cache()]);
      return { healthy: found.every(({ works }) => works), at: clock.now() };
    },
  };
}
