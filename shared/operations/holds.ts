import type { ModelName } from '../core/models.ts';
import type { Steering } from '../db/models/pool-settings.ts';
import type { Held } from '../status/model-health.ts';
import type { PoolSettings } from '../status/pool-settings.ts';
import type { PoolReading } from './pools.ts';

/** A reason for which work waits, with the values that its sentence (`words.ts`) names. */
export type Hold =
  | {
      readonly reason: 'paused_on_board' | 'no_worker' | 'circuit_open' | Held;
      readonly model: ModelName;
    }
  | { readonly reason: 'pool_paused'; readonly model: ModelName; readonly steering: Steering | null }
  | { readonly reason: 'provider_pause'; readonly model: ModelName; readonly seconds: number }
  | {
      readonly reason: 'rate_limit';
      readonly model: ModelName;
      readonly perMinute: number;
      readonly steering: Steering | null;
    }
  | { readonly reason: 'jobs_before'; readonly model: ModelName; readonly count: number; readonly running: number }
  | { readonly reason: 'share_full' | 'earlier_items'; readonly count: number }
  | { readonly reason: 'feeding_waits'; readonly seconds: number }
  | { readonly reason: 'queue_unreadable' | 'account_suspended' | 'items_written' | 'running' | 'ending' | 'starting' };

/** What holds all jobs of a model's pool, the strongest first; with what is unknown left out. */
export function holdsOfModel(
  model: ModelName,
  settings: PoolSettings | null,
  pool: PoolReading | null,
): readonly Hold[] {
  const holds: Hold[] = [];
  if (settings?.paused === true) holds.push({ reason: 'pool_paused', model, steering: settings.pausedFor });
  if (pool === null) return [...holds, { reason: 'queue_unreadable' }];
  if (pool.pausedOnBoard) holds.push({ reason: 'paused_on_board', model });
  if (pool.workers === 0) holds.push({ reason: 'no_worker', model });
  if (pool.breakerOpen) holds.push({ reason: pool.held ?? 'circuit_open', model });
  if (pool.providerPauseSeconds > 0)
    holds.push({ reason: 'provider_pause', model, seconds: pool.providerPauseSeconds });
  const { ratePerMinute: perMinute = null, limitedFor: steering = null } = settings ?? {};
  if (perMinute !== null && pool.delayed + pool.waiting > 0) {
    holds.push({ reason: 'rate_limit', model, perMinute, steering });
  }
  // A pool that is held is not busy: the jobs before wait for the same reason.
  const isHeld = holds.some(({ reason }) => reason !== 'rate_limit');
  if (!isHeld && pool.waiting > 0) {
    holds.push({ reason: 'jobs_before', model, count: pool.waiting, running: pool.running });
  }
  return holds;
}
