import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { ModelName } from '../../shared/core/models.ts';
import { DelayJob } from '../../shared/queues/outcomes.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { rateWaitKey } from '../../shared/status/breaker.ts';
import { modelKey } from '../../shared/status/model-health.ts';
import type { PoolSettingsWatch } from '../../shared/status/pool-settings.ts';

/**
 * The operators' limit of provider calls per minute, over all workers of a model. Workers take a permit for each call
 * from a log in Redis; without a limit none is needed. Permits are spread over the minute, and background work leaves a
 * share of them to calls that callers wait for. While Redis is away no permit is given. After Redis lost its data none is
 * given until live workers have had time to restore theirs.
 */
export interface ProviderRate {
  /** @returns a permit for one call, or the milliseconds after which to ask again */
  take(model: ModelName, isInteractive: boolean): Promise<Permit | number>;
  /** Restores this worker's permits when Redis has lost them. Call it about once a second. Never throws. */
  restore(model: ModelName): Promise<void>;
}

export interface Permit {
  /** The call is made. */
  use(): void;
  /** Returns an unused permit. Does nothing after `use`. */
  release(): void;
}

/** For a call that needs no permit. */
export const FREE_PERMIT: Permit = { use: () => undefined, release: () => undefined };

/** @returns a permit for a provider call, or the milliseconds after which to ask again */
export async function takePermit(
  deps: { readonly config: Pick<Config, 'models'>; readonly providerRate: Pick<ProviderRate, 'take'> },
  model: ModelName,
  isInteractive: boolean,
): Promise<Permit | number> {
  return deps.config.models[model].apiKey === null ? FREE_PERMIT : deps.providerRate.take(model, isInteractive);
}

/** Without permits a worker holds each job for this long, so that it does not take and return every job of a long queue. */
const WITHOUT_PERMIT_MS = 500;

/** @throws DelayJob that returns the job to its place in the queue within a second, so that a changed limit applies soon */
export async function waitForPermit(waitMs: number): Promise<never> {
  await delay(Math.min(waitMs, WITHOUT_PERMIT_MS));
  const leftMs = Math.max(0, Math.ceil(waitMs) - WITHOUT_PERMIT_MS);
  throw new DelayJob('the calls per minute of the model are used up', Math.min(leftMs, WITHOUT_PERMIT_MS));
}

/**
 * A second more than a minute: a call arrives at the provider some time after its permit was given, and that time
 * differs from call to call.
 */
const WINDOW_MS = 61_000;

/** How the permits of a limit are spread. */
interface Spread {
  /** In a window. */
  readonly most: number;
  /** At once: so many in their part of the window. */
  readonly burst: number;
}

/** A fifth of the limit is for calls that callers wait for. These may also be made at once, and one more. */
function spreadOf(limit: number, isInteractive: boolean): Spread {
  const share = Math.ceil(limit / 5);
  return isInteractive
    ? { most: limit, burst: Math.min(limit, share + 1) }
    : { most: Math.max(1, limit - share), burst: 1 };
}

/** An empty log gives no permits for this long: workers reconnect to Redis and call `restore` meanwhile. */
const RESTORE_MS = 5_000;

const GIVEN = 0;
const USED_UP = 1;
const LOST = 2;

/** How long the wait of a call is remembered after its end, when it asks again. */
const ASKS_AGAIN_WITHIN_MS = 2_000;

// KEYS: permits by time, since when there is a log, whether calls of callers wait. ARGV: window, most in it, burst, wanted
// permit, the worker's newest permit with its time, time to restore permits, 1 for a call that a caller waits for.
const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local window, most, burst = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
if redis.call('ZSCORE', KEYS[1], ARGV[4]) then return {${GIVEN}, now} end
if now - tonumber(ARGV[6]) < window and not redis.call('ZSCORE', KEYS[1], ARGV[5]) then return {${LOST}, now} end
redis.call('SET', KEYS[2], now, 'NX')
local wait = redis.call('GET', KEYS[2]) + ARGV[7] - now
for _, rule in ipairs({{most, window}, {burst, window * burst / most}}) do
  local nth = redis.call('ZRANGE', KEYS[1], -rule[1], -rule[1], 'WITHSCORES')
  if nth[2] then wait = math.max(wait, nth[2] + rule[2] - now) end
end
if wait > 0 then
  wait = math.ceil(wait)
  if ARGV[8] == '1' then redis.call('SET', KEYS[3], '1', 'PX', wait + ${ASKS_AGAIN_WITHIN_MS}) end
  return {${USED_UP}, wait}
end
redis.call('ZADD', KEYS[1], now, ARGV[4])
redis.call('PEXPIRE', KEYS[1], window)
return {${GIVEN}, now}
`;

/** The kind of answer; the time of the permit, or the wait for one, in ms. */
type Answer = readonly [kind: number, value: number];

interface ModelState {
  /** Permits given to this process, oldest first. */
  readonly given: Map<string, Given>;
  /** Until when there is no permit, for calls that callers wait for and for others, unless the limit changes. */
  readonly usedUp: Map<boolean, { readonly limit: number; readonly untilMs: number }>;
  isRestoring: boolean;
}

interface Given {
  /** By the clock of Redis. */
  readonly at: number;
  /** By this process's own clock. */
  readonly receivedMs: number;
}

export function createProviderRate(deps: {
  readonly redis: RedisClient;
  readonly poolSettings: Pick<PoolSettingsWatch, 'of'>;
  readonly logger: Logger;
  readonly windowMs?: number;
  readonly restoreMs?: number;
}): ProviderRate {
  const { redis, poolSettings, logger, windowMs = WINDOW_MS, restoreMs = RESTORE_MS } = deps;
  const worker = randomUUID();
  const states = new Map<ModelName, ModelState>();
  let permits = 0;
  const stateOf = (model: ModelName): ModelState => {
    const state = states.get(model) ?? { given: new Map(), usedUp: new Map(), isRestoring: false };
    states.set(model, state);
    return state;
  };
  const newestOf = (model: ModelName) => [...stateOf(model).given].at(-1);
  const restoreAll = async (model: ModelName) => {
    const key = modelKey(model, 'permits');
    const permits = [...stateOf(model).given].flatMap(([permit, { at }]) => [at, permit]);
    await redis
      .pipeline()
      .zadd(key, 'NX', ...permits)
      .pexpire(key, windowMs)
      .exec();
  };

  const ask = async (model: ModelName, spread: Spread, permit: string, isInteractive: boolean): Promise<Answer> => {
    const [newest, given] = newestOf(model) ?? ['', { at: 0 }];
    const keys = [modelKey(model, 'permits'), modelKey(model, 'permits-since'), rateWaitKey(model)];
    const args = [windowMs, spread.most, spread.burst, permit, newest, given.at, restoreMs, isInteractive ? 1 : 0];
    const answer = (await redis.eval(TAKE, keys.length, ...keys, ...args)) as Answer;
    if (answer[0] !== LOST) return answer;
    await restoreAll(model);
    return ask(model, spread, permit, isInteractive);
  };
  const permitFor = (model: ModelName, permit: string): Permit => {
    let isOpen = true;
    return {
      use() {
        isOpen = false;
      },
      release() {
        if (!isOpen) return;
        isOpen = false;
        const state = stateOf(model);
        state.given.delete(permit);
        state.usedUp.clear();
        // A lost one expires.
        redis.zrem(modelKey(model, 'permits'), permit).catch(() => undefined);
      },
    };
  };
  return {
    async take(model, isInteractive) {
      const limit = poolSettings.of(model).ratePerMinute;
      if (limit === null) return FREE_PERMIT;
      const state = stateOf(model);
      const usedUp = state.usedUp.get(isInteractive);
      const leftMs = usedUp?.limit === limit ? usedUp.untilMs - performance.now() : 0;
      if (leftMs > 0) return leftMs;
      permits += 1;
      const permit = `${worker}:${permits}`;
      const [kind, value] = await ask(model, spreadOf(limit, isInteractive), permit, isInteractive);
      if (kind === USED_UP) {
        state.usedUp.set(isInteractive, { limit, untilMs: performance.now() + value });
        return value;
      }
      forgetOld(state.given);
      state.given.set(permit, { at: value, receivedMs: performance.now() });
      return permitFor(model, permit);
    },
    async restore(model) {
      const state = stateOf(model);
      forgetOld(state.given);
      const [newest] = newestOf(model) ?? [];
      if (newest === undefined || poolSettings.of(model).ratePerMinute === null || state.isRestoring) return;
      // While Redis is away this waits for it.
      state.isRestoring = true;
      try {
        if ((await redis.zscore(modelKey(model, 'permits'), newest)) === null) await restoreAll(model);
      } catch (error) {
        logger.warn({ model, err: error, component: 'provider-rate' }, 'permits could not be restored');
      } finally {
        state.isRestoring = false;
      }
    },
  };

  function forgetOld(given: ModelState['given']): void {
    const before = performance.now() - windowMs;
    for (const [permit, { receivedMs }] of given) {
      if (receivedMs > before) return;
      given.delete(permit);
    }
  }
}
