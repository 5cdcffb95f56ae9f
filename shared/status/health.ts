import type { Clock } from '../core/clock.ts';
import type { StoreProbes } from './probes.ts';

export interface HealthCheck {
  /** Whether database and cache accept writes, at most a second old. Takes at most a second. */
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
