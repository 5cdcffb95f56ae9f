import { type Clock, DAY_MS } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { MODEL_NAMES, MODELS, type ModelName, readPerModel } from '../core/models.ts';
import { sharedFor } from '../core/shared-for.ts';
import { isQueuePaused } from '../queues/bullmq-keys.ts';
import { GENERATION_QUEUES } from '../queues/catalogue.ts';
import type { RedisClient } from '../queues/redis.ts';
import { type CallSums, type Held, heldOf, type ModelFigures, modelKey } from './model-health.ts';
import type { PoolSettingsWatch } from './pool-settings.ts';
import { type ProviderState, readProvider } from './recovery.ts';

/**
 * A circuit breaker per model, shared by all processes: its state is in Redis, and each process reads it once a second.
 * While it is open, interactive calls fail at once, background work waits, and one call in `PROBE_EVERY_MS` is
 * admitted. The first of these that succeeds closes it.
 *
 * It opens at the first failure, as a hold, for what only an operator can end: the provider's account has no credit, or the
 * provider does not know the model's id. Then one call a minute is admitted. A worker that starts with another id closes it.
 */

/**
 * It opens when at least this many calls were made in the last minute, or in the last 20 s, and this share of them failed.
 * Of a busy model, the calls of a minute show a failure only when the successes before it are a minute old.
 */
const MIN_CALLS = 20;
const FAILED_SHARE = 0.8;
export const PROBE_EVERY_MS = 5_000;
export const HELD_PROBE_EVERY_MS = 60_000;
/** It closes after this time without a probe, because its information is outdated. */
const BREAKER_TTL_MS = 5 * 60_000;
/** A hold is shown until a call succeeds; the first call after this finds out again. */
const HOLD_TTL_MS = DAY_MS;
const MAX_AGE_MS = 1_000;
/** The end of a pause is unknown. */
export const PAUSED_RETRY_SECONDS = 30;

/**
 * Which calls the API server may queue, as of at most a second ago. All of them while Redis is unavailable, because
 * enqueueing fails then anyway.
 */
export interface Breakers {
  /** Whether `admit` may reject the call. A simulated call needs no provider, but an unpaused pool. */
  isHeld(model: ModelName, simulated: boolean, call?: AdmittedCall): Promise<boolean>;
  /**
   * @throws service_unavailable while the pool is paused, or the breaker is open (except one call in `PROBE_EVERY_MS`);
   *   generation_failed while the provider pauses, for a call that need not wait for it
   */
  admit(model: ModelName, simulated: boolean, call?: AdmittedCall): Promise<void>;
  isPaused(model: ModelName): Promise<boolean>;
  /** Why the model's pool takes no jobs now, the strongest first; null: it does, or Redis is unavailable. */
  holdOf(model: ModelName, simulated: boolean): Promise<PoolHold | null>;
  /** Milliseconds until the model's provider may be called, after it asked not to be; 0: now, or Redis is unavailable. */
  providerPausedMs(model: ModelName): Promise<number>;
  /** Milliseconds that a call waits for the operators' rate; 0: it does not, or Redis is unavailable. */
  rateWaitMs(model: ModelName): Promise<number>;
  /** For a call that joins a queued generation. @throws service_unavailable while the pool is paused */
  admitToQueued(model: ModelName): Promise<void>;
}

/** `provider_pause`: the provider asked not to be called. */
export const POOL_HOLDS = ['pool_paused', 'no_worker', 'circuit_open', 'not_configured', 'provider_pause'] as const;
export type PoolHold = (typeof POOL_HOLDS)[number];

interface AdmittedCall {
  /** Another model can answer at once: the call does not wait for the end of the provider's pause. */
  readonly hasFallback?: boolean;
}

interface HeldModels {
  readonly open: OpenBreakers;
  readonly paused: ReadonlySet<ModelName>;
  /** Processes that take the jobs of each model. */
  readonly workers: Readonly<Record<ModelName, number>>;
  /** As of `readAt`, in `performance.now()`. */
  readonly providers: Readonly<Record<ModelName, ProviderState>>;
  readonly readAt: number;
}

export function createBreakers(redis: RedisClient, poolSettings: Pick<PoolSettingsWatch, 'of'>): Breakers {
  const readHeld = async (): Promise<HeldModels> => {
    const [open, paused, workers, providers] = await Promise.all([
      readOpen(redis),
      readPaused(redis),
      readPerModel((model) => redis.zcard(modelKey(model, 'workers'))),
      readPerModel((model) => readProvider(redis, model)),
    ]);
    return { open, paused, workers, providers, readAt: performance.now() };
  };
  /** Null: Redis is unavailable. */
  const held = sharedFor(MAX_AGE_MS, () => readHeld().catch(() => null));
  const isPaused = async (model: ModelName) =>
    poolSettings.of(model).paused || (await held())?.paused.has(model) === true;
  const stateOf = async (model: ModelName) => (await held())?.open.get(model);
  const admitToQueued = async (model: ModelName) => {
    if (await isPaused(model)) throw poolPaused(model);
  };
  const knownPauseMs = async (model: ModelName) => {
    const known = await held();
    return known === null ? 0 : known.readAt + known.providers[model].closedMs - performance.now();
  };
  return {
    isHeld: async (model, simulated, { hasFallback = false } = {}) =>
      (await isPaused(model)) ||
      (!simulated && ((await stateOf(model)) !== undefined || (hasFallback && (await knownPauseMs(model)) > 0))),
    async admit(model, simulated, { hasFallback = false } = {}) {
      await admitToQueued(model);
      if (simulated) return;
      const pauseMs = hasFallback ? await knownPauseMs(model) : 0;
      if (pauseMs > 0) throw providerPaused(model, pauseMs);
      const state = await stateOf(model);
      if (state === undefined || (await acquireProbe(redis, model, 'admitted', state))) return;
      throw state === null ? circuitOpen(model) : heldModel(model, state);
    },
    isPaused,
    async holdOf(model, simulated) {
      const known = await held();
      if (known === null) return null;
      if (await isPaused(model)) return 'pool_paused';
      if (known.workers[model] === 0) return 'no_worker';
      if (simulated) return null;
      const state = known.open.get(model);
      if (state !== undefined) return state === null ? 'circuit_open' : HELD_REASONS[state];
      return known.readAt + known.providers[model].pausedMs > performance.now() ? 'provider_pause' : null;
    },
    providerPausedMs: async (model) => (await readProvider(redis, model).catch(() => null))?.closedMs ?? 0,
    rateWaitMs: async (model) => Math.max(0, await redis.pttl(rateWaitKey(model)).catch(() => 0)),
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

function providerPaused(model: ModelName, pauseMs: number): AppError {
  return new AppError(
    'generation_failed',
    `The provider of ${model} takes no calls now. Nothing was stored or charged.`,
    {
      reason: 'provider_failed',
      retryAfterSeconds: Math.ceil(pauseMs / 1_000),
      internal: `the provider of ${model} pauses`,
    },
  );
}

function circuitOpen(model: ModelName): AppError {
  return new AppError('service_unavailable', `Calls of ${model} fail at the moment. Nothing was stored or charged.`, {
    reason: 'circuit_open',
    retryAfterSeconds: PROBE_EVERY_MS / 1_000,
    hint: 'Try another model, or wait as long as Retry-After says. GET /v1/status shows when it is back.',
    internal: `the breaker of ${model} is open`,
  });
}

function heldModel(model: ModelName, held: Held): AppError {
  const detail = `${model} is not available until an operator has acted. Nothing was stored or charged.`;
  return new AppError('service_unavailable', detail, {
    reason: HELD_REASONS[held],
    retryAfterSeconds: HELD_PROBE_EVERY_MS / 1_000,
    hint: 'Try another model. GET /v1/status shows when it is back.',
    internal: `${model} is held: ${held}`,
  });
}

/** What callers read about a held model. */
export const HELD_REASONS = { out_of_credit: 'circuit_open', unknown_model: 'not_configured' } as const;

/** The models whose breaker is open, and why it holds its model; null: most calls failed. */
export type OpenBreakers = ReadonlyMap<ModelName, Held | null>;

/** @throws when Redis does not answer */
export async function readOpen(redis: RedisClient): Promise<OpenBreakers> {
  const read = await Promise.all(
    MODEL_NAMES.map((model) => redis.hmget(modelKey(model, 'breaker'), 'openedAt', 'held')),
  );
  return new Map(
    MODEL_NAMES.flatMap((model, index) => {
      const [openedAt, held] = read[index] ?? [];
      return typeof openedAt === 'string' ? [[model, heldOf(held)] as const] : [];
    }),
  );
}

async function readPaused(redis: RedisClient): Promise<ReadonlySet<ModelName>> {
  const paused = await Promise.all(MODEL_NAMES.map((model) => isQueuePaused(redis, GENERATION_QUEUES[model])));
  return new Set(MODEL_NAMES.filter((_, index) => paused[index]));
}

/** Exists while calls that callers wait for wait for the operators' rate (`workers/generation/provider-rate.ts`). */
export const rateWaitKey = (model: ModelName) => modelKey(model, 'rate-wait');

type ProbeRole = 'admitted' | 'probed';

/**
 * True for one caller in `PROBE_EVERY_MS`, of a held model in `HELD_PROBE_EVERY_MS`. API servers and workers count apart: a
 * queued call must pass both.
 */
export async function acquireProbe(
  redis: RedisClient,
  model: ModelName,
  role: ProbeRole,
  held: Held | null = null,
): Promise<boolean> {
  const everyMs = held === null ? PROBE_EVERY_MS : HELD_PROBE_EVERY_MS;
  return (await redis.set(probeKey(model, role, held), '1', 'PX', everyMs, 'NX')) === 'OK';
}

/** The models of a provider share its credit, and so a probe of it. */
function probeKey(model: ModelName, role: ProbeRole, held: Held | null): string {
  return modelKey(held === 'out_of_credit' ? (modelsHeld(model, held)[0] ?? model) : model, role);
}

/** The models that are held for the failure of one: credit is the provider's. */
export function modelsHeld(model: ModelName, held: Held): readonly ModelName[] {
  if (held === 'unknown_model') return [model];
  return MODEL_NAMES.filter((other) => MODELS[other].provider === MODELS[model].provider);
}

/**
 * Holds all models that the failure concerns. It is itself the first probe.
 * @param modelId the provider's id of the model that has failed
 */
export async function holdModels(
  redis: RedisClient,
  clock: Clock,
  { model, modelId }: AskedModel,
  held: Held,
): Promise<void> {
  const hold = async (each: ModelName) => {
    const key = modelKey(each, 'breaker');
    const write = redis.pipeline().hsetnx(key, 'openedAt', clock.now().getTime()).hset(key, { held, modelId });
    await write.pexpire(key, HOLD_TTL_MS).exec();
  };
  await Promise.all([
    ...modelsHeld(model, held).map(hold),
    acquireProbe(redis, model, 'admitted', held),
    acquireProbe(redis, model, 'probed', held),
  ]);
}

/** Ends the hold of a model whose id was unknown, when a worker starts with another id for it: an operator has acted. */
export async function endHoldOfOtherId(
  redis: RedisClient,
  clock: Clock,
  { model, modelId }: AskedModel,
): Promise<void> {
  const [held, unknownId] = await redis.hmget(modelKey(model, 'breaker'), 'held', 'modelId');
  if (held === 'unknown_model' && unknownId !== modelId) await closeBreaker(redis, clock, model);
}

interface AskedModel {
  readonly model: ModelName;
  readonly modelId: string;
}

export function shouldOpen({
  breakerOpen,
  sinceClosed,
  newest,
}: Pick<ModelFigures, 'breakerOpen' | 'sinceClosed' | 'newest'>): boolean {
  return !breakerOpen && [sinceClosed, newest].some(haveFailed);
}

function haveFailed({ succeeded, tripping }: CallSums): boolean {
  const calls = succeeded + tripping;
  return calls >= MIN_CALLS && tripping >= FAILED_SHARE * calls;
}

export async function openBreaker(redis: RedisClient, clock: Clock, model: ModelName): Promise<void> {
  const key = modelKey(model, 'breaker');
  await redis.pipeline().hsetnx(key, 'openedAt', clock.now().getTime()).pexpire(key, BREAKER_TTL_MS).exec();
}

/** A probe failed: the breaker remains open. */
export async function extendOpen(redis: RedisClient, model: ModelName): Promise<void> {
  await redis.pexpire(modelKey(model, 'breaker'), BREAKER_TTL_MS, 'GT');
}

/** Earlier failures no longer count. */
export async function closeBreaker(redis: RedisClient, clock: Clock, model: ModelName): Promise<void> {
  const key = modelKey(model, 'breaker');
  await redis
    .pipeline()
    .hdel(key, 'openedAt', 'held')
    .hset(key, 'closedAt', clock.now().getTime())
    .pexpire(key, BREAKER_TTL_MS)
    .exec();
}
