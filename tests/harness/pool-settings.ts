import type { PoolSettings } from '../../shared/status/pool-settings.ts';

/** Pools for which operators have set nothing but this. */
export function poolSettingsWith(settings: Partial<PoolSettings> = {}) {
  return { of: () => ({ paused: false, concurrency: null, ratePerMinute: null, ...settings }) };
}
