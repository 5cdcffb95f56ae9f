import type { RedisClient } from '../../shared/queues/redis.ts';
import { defineScript } from '../../shared/queues/script.ts';

/** How fast an endpoint responded. */
export type Pace = 'fast' | 'slow' | 'neutral';

/** Per-endpoint concurrency of deliveries, shared by all worker processes. */
export interface EndpointConcurrency {
  /**
   * Acquires one of the endpoint's slots. False when none is free: the delivery is then parked, and a later `release`
   * returns it.
   */
  acquire(endpoint: string, deliveryId: string): Promise<boolean>;
  /** Frees the slot. @returns the parked deliveries to queue next */
  release(endpoint: string, deliveryId: string, pace: Pace): Promise<readonly string[]>;
}

/**
 * The slots of an endpoint are a congestion window: each fast response adds one slot, each slow one halves them. A
 * hanging endpoint with a thousand deliveries therefore holds one to four jobs of a worker, and delays no other
 * endpoint. The window of an unknown endpoint starts low, and doubles with every round trip.
 */
const WINDOW = { initial: 4, min: 1, max: 128 } as const;
/** Longer than any attempt: the slot of a dead worker is freed after this. */
const SLOT_TTL_MS = 60_000;
/** Expiry of parked deliveries. The reconciler finds those that Redis loses. */
const PARKED_TTL_MS = 3_600_000;

// Scores are microseconds: several deliveries may be parked in one millisecond, and equal scores would be ordered by
// id.
const ACQUIRE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local window = tonumber(redis.call('GET', KEYS[3]) or '${WINDOW.initial}')
if redis.call('ZCARD', KEYS[1]) < window or redis.call('ZSCORE', KEYS[1], ARGV[1]) then
  redis.call('ZADD', KEYS[1], now + ${SLOT_TTL_MS}, ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ${SLOT_TTL_MS})
  redis.call('ZREM', KEYS[2], ARGV[1])
  return 1
end
redis.call('ZADD', KEYS[2], 'NX', t[1] * 1000000 + t[2], ARGV[1])
redis.call('PEXPIRE', KEYS[2], ${PARKED_TTL_MS})
return 0
`;

const RELEASE = `
redis.call('ZREM', KEYS[1], ARGV[1])
local window = tonumber(redis.call('GET', KEYS[3]) or '${WINDOW.initial}')
if ARGV[2] == 'fast' and window < ${WINDOW.max} then window = window + 1 end
if ARGV[2] == 'slow' then window = math.max(${WINDOW.min}, math.floor(window / 2)) end
redis.call('SET', KEYS[3], window, 'PX', ${PARKED_TTL_MS})
local free = window - redis.call('ZCARD', KEYS[1])
if free <= 0 then return {} end
local popped = redis.call('ZPOPMIN', KEYS[2], free)
local ids = {}
for index = 1, #popped, 2 do ids[#ids + 1] = popped[index] end
return ids
`;

export function createEndpointConcurrency(redis: RedisClient): EndpointConcurrency {
  const acquireSlot = defineScript(redis, 'sajuAcquireSlot', ACQUIRE, 3);
  const releaseSlot = defineScript(redis, 'sajuReleaseSlot', RELEASE, 3);
  const keysOf = (endpoint: string) => ['busy', 'parked', 'window'].map((name) => `{endpoint:${endpoint}}:${name}`);
  return {
    acquire: async (endpoint, deliveryId) => (await acquireSlot(...keysOf(endpoint), deliveryId)) === 1,
    async release(endpoint, deliveryId, pace) {
      const ids = await releaseSlot(...keysOf(endpoint), deliveryId, pace);
      return Array.isArray(ids) ? ids.map(String) : [];
    },
  };
}
