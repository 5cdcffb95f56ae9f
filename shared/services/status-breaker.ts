import type { Clock } from '../clock.ts';
import { MODEL_NAMES, type ModelName } from '../content/models.ts';
import { AppError } from '../errors.ts';
import type { RedisClient } from '../queues/redis.ts';
import { type ModelFigures, modelKey } from './status-models.ts';

/**
 * A circuit breaker per model, one for all processes: its state lies in Redis, each process knows it to the second.
 * While it is open callers who wait are told so at once, background work waits, and one call in `PROBE_EVERY_MS` is let
 * through; the first of those that succeeds closes it.
 */

/** It opens when so many calls of the last minute, and this share of them, have failed. */
const MIN_CALLS = 20;
const FAILED_SHARE = 0.8;
export const PROBE_EVERY_MS = 5_000;
/** Without a call that could try it, it closes by itself: then nothing is known any more. */
const FORGET_MS = 5 * 60_000;
const TRUST_MS = 1_000;

export interface Breakers {
  /** As of at most a second ago. Closed while Redis is away: then nothing can be queued anyway. */
  isOpen(model: ModelName): Promise<boolean>;
  /** @throws service_unavailable while the breaker is open, but for one call in `PROBE_EVERY_MS` */
  admit(model: ModelName): Promise<void>;
}

/** The front's view: which calls may be queued. */
export function createBreakers(redis: RedisClient): Breakers {
  let read: { readonly at: number; readonly open: Promise<ReadonlySet<ModelName>> } | null = null;
  const openOnes = () => {
    const now = performance.now();
    if (read === null || now - read.at > TRUST_MS) read = { at: now, open: readOpen(redis).catch(() => new Set()) };
    return read.open;
  };
  const isOpen = async (model: ModelName) => (await openOnes()).has(model);
  return {
    isOpen,
    async admit(model) {
      if (!(await isOpen(model)) || (await takeTurn(redis, model, 'admitted'))) return;
      throw circuitOpen(model);
    },
  };
}

function circuitOpen(model: ModelName): AppError {
  return new AppError('service_unavailable', `Calls of ${model} fail at the moment. Nothing was stored or charged.`, {
    retryAfterSeconds: PROBE_EVERY_MS / 1_000,
    hint: 'Try another model, or wait as long as Retry-After says. GET /v1/status tells when it is back.',
    internal: `the breaker of ${model} is open`,
  });
}

/** The models whose breaker is open. @throws when Redis does not answer */
export async function readOpen(redis: RedisClient): Promise<ReadonlySet<ModelName>> {
  const opened = await Promise.all(MODEL_NAMES.map((model) => redis.hexists(modelKey(model, 'breaker'), 'openedAt')));
  return new Set(MODEL_NAMES.filter((_, index) => opened[index] === 1));
}

/** True for one caller in `PROBE_EVERY_MS`: fronts and workers take turns apart, for a queued call must get past both. */
export async function takeTurn(redis: RedisClient, model: ModelName, who: 'admitted' | 'probed'): Promise<boolean> {
  return (await redis.set(modelKey(model, who), '1', 'PX', PROBE_EVERY_MS, 'NX')) === 'OK';
}

export function shouldOpen({ breakerOpen, sinceClosed }: Pick<ModelFigures, 'breakerOpen' | 'sinceClosed'>): boolean {
  const { succeeded, tripping } = sinceClosed;
  const calls = succeeded + tripping;
  return !breakerOpen && calls >= MIN_CALLS && tripping >= FAILED_SHARE * calls;
}

export async function openBreaker(redis: RedisClient, clock: Clock, model: ModelName): Promise<void> {
  const key = modelKey(model, 'breaker');
  await redis.pipeline().hsetnx(key, 'openedAt', clock.now().getTime()).pexpire(key, FORGET_MS).exec();
}

/** A probe has failed: it stays open. */
export async function keepOpen(redis: RedisClient, model: ModelName): Promise<void> {
  await redis.pexpire(modelKey(model, 'breaker'), FORGET_MS);
}

/** What failed before counts no more. */
export async function closeBreaker(redis: RedisClient, clock: Clock, model: ModelName): Promise<void> {
  const key = modelKey(model, 'breaker');
  await redis
    .pipeline()
    .hdel(key, 'openedAt')
    .hset(key, 'closedAt', clock.now().getTime())
    .pexpire(key, FORGET_MS)
    .exec();
}
