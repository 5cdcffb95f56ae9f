import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { MODEL_NAMES, type ModelName } from '../core/models.ts';
import { GENERATION_QUEUES } from '../queues/catalogue.ts';
import { isQueuePaused } from '../queues/pauses.ts';
import type { RedisClient } from '../queues/redis.ts';
import { type ModelFigures, modelKey } from './model-health.ts';

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
/** Operators do not say when they end a pause. */
export const PAUSED_RETRY_SECONDS = 30;

/**
 * The front's view: which calls may be queued, as of at most a second ago. All of them while Redis is away: then nothing can
 * be queued anyway.
 */
export interface Breakers {
  /** Whether `admit` may refuse the call. Simulated calls need no provider, but a pool that takes jobs. */
  isHeld(model: ModelName, simulated: boolean): Promise<boolean>;
  /** @throws service_unavailable while the pool is paused, or the breaker is open: but for one call in `PROBE_EVERY_MS` */
  admit(model: ModelName, simulated: boolean): Promise<void>;
  isPaused(model: ModelName): Promise<boolean>;
  /** For a call that only joins what is queued. @throws service_unavailable while the pool is paused */
  admitToQueued(model: ModelName): Promise<void>;
}

interface HeldModels {
  readonly open: ReadonlySet<ModelName>;
  readonly paused: ReadonlySet<ModelName>;
}

export function createBreakers(redis: RedisClient): Breakers {
  const none: HeldModels = { open: new Set(), paused: new Set() };
  const readHeld = async (): Promise<HeldModels> => {
    const [open, paused] = await Promise.all([readOpen(redis), readPaused(redis)]);
    return { open, paused };
  };
  let read: { readonly at: number; readonly held: Promise<HeldModels> } | null = null;
  const held = () => {
    const now = performance.now();
    if (read === null || now - read.at > TRUST_MS) read = { at: now, held: readHeld().catch(() => none) };
    return read.held;
  };
  const isPaused = async (model: ModelName) => (await held()).paused.has(model);
  const isOpen = async (model: ModelName) => (await held()).open.has(model);
  const admitToQueued = async (model: ModelName) => {
    if (await isPaused(model)) throw poolPaused(model);
  };
  return {
    isHeld: async (model, simulated) => (await isPaused(model)) || (!simulated && (await isOpen(model))),
    async admit(model, simulated) {
      await admitToQueued(model);
      if (simulated || !(await isOpen(model)) || (await takeTurn(redis, model, 'admitted'))) return;
      throw circuitOpen(model);
    },
    isPaused,
    admitToQueued,
  };
}

function poolPaused(model: ModelName): AppError {
  return new AppError('service_unavailable', `An operator has paused ${model}. Nothing was stored or charged.`, {
    reason: 'pool_paused',
    retryAfterSeconds: PAUSED_RETRY_SECONDS,
    hint: 'Try another model. GET /v1/status shows when it is back.',
  });
}

function circuitOpen(model: ModelName): AppError {
  return new AppError('service_unavailable', `Calls of ${model} fail at the moment. Nothing was stored or charged.`, {
    reason: 'circuit_open',
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

async function readPaused(redis: RedisClient): Promise<ReadonlySet<ModelName>> {
  const paused = await Promise.all(MODEL_NAMES.map((model) => isQueuePaused(redis, GENERATION_QUEUES[model])));
  return new Set(MODEL_NAMES.filter((_, index) => paused[index]));
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
