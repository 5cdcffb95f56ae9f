import type { RedisClient } from './redis.ts';

// By the clock of Redis: the clocks of two hosts differ, and the one ahead would remove the other's members.
const RENEW = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])
`;

/**
 * Renews a live process' entry in a sorted set and removes entries not renewed for `aliveMs`.
 * @returns the number of entries
 */
export async function renewMember(redis: RedisClient, key: string, member: string, aliveMs: number): Promise<number> {
  return Number(await redis.eval(RENEW, 1, key, member, aliveMs));
}
