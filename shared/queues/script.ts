import type { RedisClient } from './redis.ts';

/** Runs the script: its keys come first, then its other arguments. */
export type Script = (...values: readonly (string | number)[]) => Promise<unknown>;

/**
 * Defines a Lua script on the connection. Redis gets its text once and its hash afterwards.
 * @param numberOfKeys absent when it varies: each run then passes it before the keys
 */
export function defineScript(redis: RedisClient, name: string, lua: string, numberOfKeys?: number): Script {
  redis.defineCommand(name, numberOfKeys === undefined ? { lua } : { lua, numberOfKeys });
  const script: unknown = Reflect.get(redis, name);
  if (typeof script !== 'function') throw new Error(`the script ${name} is not defined`);
  return (...values) => script.call(redis, ...values);
}
