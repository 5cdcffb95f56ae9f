import type { ModelName } from '../../shared/core/models.ts';
import type { Steering } from '../../shared/db/models/pool-settings.ts';
import { changePoolSettings, type PoolSettings, type PoolSettingsChange } from '../../shared/status/pool-settings.ts';

/** Pools for which operators have set nothing but this. */
export function poolSettingsWith(settings: Partial<PoolSettings> = {}) {
  const unset = { paused: false, concurrency: null, ratePerMinute: null, pausedFor: null, limitedFor: null };
  return { of: () => ({ ...unset, ...settings }) };
}

/** Sets a pool as an operator with a reason does. */
export function steerPool(
  deps: Parameters<typeof changePoolSettings>[0],
  model: ModelName,
  change: PoolSettingsChange,
  steering: Partial<Steering> = {},
) {
  return changePoolSettings(deps, 'test', model, change, { reason: 'a test', until: null, ...steering });
}
