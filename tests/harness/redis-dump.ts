import type { RedisClient } from '../../shared/queues/redis.ts';

/** Every key of a database with its value. */
export async function dumpRedis(redis: RedisClient): Promise<unknown[]> {
  const dump: unknown[] = [];
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key);
    const read = {
      string: () => redis.get(key),
      hash: () => redis.hgetall(key),
      list: () => redis.lrange(key, 0, -1),
      set: () => redis.smembers(key),
      zset: () => redis.zrange(key, '0', '-1'),
      stream: () => redis.xrange(key, '-', '+'),
    }[type];
    dump.push(key, await read?.());
  }
  return dump;
}
