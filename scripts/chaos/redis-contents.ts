import type { Redis } from 'ioredis';
import { onRedis } from './fleet.ts';

/** Every key with its value, as text. */
export function redisContents(url: string): Promise<string> {
  return onRedis(url, async (redis) => {
    const contents: string[] = [];
    for (const key of await redis.keys('*')) contents.push(key, JSON.stringify(await contentOf(redis, key)));
    return contents.join('\n');
  });
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, '0', '-1');
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return null;
  }
}
