import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { ModelName } from '../../shared/core/models.ts';
import { DelayJob } from '../../shared/queues/outcomes.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { modelKey } from '../../shared/status/model-health.ts';
import type { PoolSettingsWatch } from '../../shared/status/pool-settings.ts';

/**
 * The operators' limit of provider calls per minute, over all workers of a model. Workers take a permit for each call
 * from a log in Redis; without a limit none is needed. Each worker has an equal share of the limit, and takes more only
 * when the others have left it unused for a while. While Redis is away no permit is given. After Redis lost its data none
 * is given until live workers have had time to restore theirs.
 */
export interface ProviderRate {
  /** @returns a permit for one call, or the milliseconds after which to ask again */
  take(model: ModelName): Promise<Permit | number>;
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
): Promise<Permit | number> {
  return deps.config.models[model].apiKey === null ? FREE_PERMIT : deps.providerRate.take(model);
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
/** A worker that has used up its share waits this long before it takes what the others have left. */
const BORROW_AFTER_MS = 2_000;

/** An empty log gives no permits for this long: workers reconnect to Redis and call `restore` meanwhile. */
const RESTORE_MS = 5_000;

const GIVEN = 0;
const USED_UP = 1;
const SHARE_USED_UP = 2;
const LOST = 3;

// KEYS: permits by time, number of permits by worker, live workers, since when there is a log. ARGV: limit, window, worker,
// wanted permit, whether it may exceed the share, the worker's newest permit with its time, time to restore permits.
const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
for _, permit in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now - window)) do
  redis.call('ZREM', KEYS[1], permit)
  local owner = string.match(permit, '^[^:]+')
  if redis.call('HINCRBY', KEYS[2], owner, -1) <= 0 then redis.call('HDEL', KEYS[2], owner) end
end
if redis.call('ZSCORE', KEYS[1], ARGV[4]) then return {${GIVEN}, now, 0} end
if now - tonumber(ARGV[7]) < window and not redis.call('ZSCORE', KEYS[1], ARGV[6]) then return {${LOST}, now} end
redis.call('SET', KEYS[4], now, 'NX')
local restoring = redis.call('GET', KEYS[4]) + ARGV[8] - now
if restoring > 0 then return {${USED_UP}, restoring} end
local taken = redis.call('ZCARD', KEYS[1])
if taken >= limit then
  local next = redis.call('ZRANGE', KEYS[1], taken - limit, taken - limit, 'WITHSCORES')
  return {${USED_UP}, next[2] + window - now}
end
local share = math.ceil(limit / math.max(1, redis.call('ZCARD', KEYS[3])))
local own = tonumber(redis.call('HGET', KEYS[2], ARGV[3]) or '0')
if own >= share and ARGV[5] ~= '1' then return {${SHARE_USED_UP}, 0} end
redis.call('ZADD', KEYS[1], now, ARGV[4])
redis.call('HINCRBY', KEYS[2], ARGV[3], 1)
redis.call('PEXPIRE', KEYS[1], window)
redis.call('PEXPIRE', KEYS[2], window)
return {${GIVEN}, now, own >= share and 1 or 0}
`;

// KEYS as above. ARGV: worker, permit.
const RELEASE = `
if redis.call('ZREM', KEYS[1], ARGV[2]) == 1 then redis.call('HINCRBY', KEYS[2], ARGV[1], -1) end
`;

// KEYS as above. ARGV: worker, window, then each permit with its time.
const RESTORE = `
for i = 3, #ARGV, 2 do
  if redis.call('ZADD', KEYS[1], 'NX', ARGV[i + 1], ARGV[i]) == 1 then redis.call('HINCRBY', KEYS[2], ARGV[1], 1) end
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
`;

/** The kind of answer; the time of the permit, or the wait for one, in ms; 1 when the permit exceeds the share. */
type Answer = readonly [kind: number, value: number, isBorrowed?: number];

interface ModelState {
  /** Permits given to this process, oldest first. */
  readonly given: Map<string, Given>;
  /** No permit is left until then, unless the limit changes. */
  usedUp: { readonly limit: number; readonly untilMs: number } | null;
  /** Since when this process has found its share used up, and permits left. */
  overShareSince: number | null;
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
    const state = states.get(model) ?? { given: new Map(), usedUp: null, overShareSince: null, isRestoring: false };
    states.set(model, state);
    return state;
  };
  const keysOf = (model: ModelName) =>
    ['permits', 'permits-by-worker', 'workers', 'permits-since'].map((name) => modelKey(model, name));
  const newestOf = (model: ModelName) => [...stateOf(model).given].at(-1);
  const restoreAll = async (model: ModelName) => {
    const { given } = stateOf(model);
    const permits = [...given].flatMap(([permit, { at }]) => [permit, at]);
    await redis.eval(RESTORE, 4, ...keysOf(model), worker, windowMs, ...permits);
  };

  const ask = async (model: ModelName, limit: number, permit: string): Promise<Answer> => {
    const { overShareSince } = stateOf(model);
    const mayBorrow = overShareSince !== null && performance.now() - overShareSince >= BORROW_AFTER_MS;
    const [newest, given] = newestOf(model) ?? ['', { at: 0 }];
    const args = [limit, windowMs, worker, permit, mayBorrow ? '1' : '0', newest, given.at, restoreMs];
    const answer = (await redis.eval(TAKE, 4, ...keysOf(model), ...args)) as Answer;
    if (answer[0] !== LOST) return answer;
    await restoreAll(model);
    return ask(model, limit, permit);
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
        state.usedUp = null;
        // A lost one expires.
        redis.eval(RELEASE, 4, ...keysOf(model), worker, permit).catch(() => undefined);
      },
    };
  };
  return {
    async take(model) {
      const limit = poolSettings.of(model).ratePerMinute;
      if (limit === null) return FREE_PERMIT;
      const state = stateOf(model);
      const { usedUp } = state;
      const leftMs = usedUp?.limit === limit ? usedUp.untilMs - performance.now() : 0;
      if (leftMs > 0) return leftMs;
      permits += 1;
      const permit = `${worker}:${permits}`;
      const [kind, value, isBorrowed] = await ask(model, limit, permit);
      if (kind === SHARE_USED_UP) {
        state.overShareSince ??= performance.now();
        return BORROW_AFTER_MS;
      }
      if (kind === USED_UP) {
        state.overShareSince = null;
        state.usedUp = { limit, untilMs: performance.now() + value };
        return value;
      }
      forgetOld(state.given);
      state.given.set(permit, { at: value, receivedMs: performance.now() });
      if (isBorrowed !== 1) state.overShareSince = null;
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
