import type { ModelName } from '../core/models.ts';
import type { RedisClient } from '../queues/redis.ts';
import { modelKey } from './model-health.ts';

/**
 * The pauses of a model's provider, over all workers. The provider states their end, or it is unknown. After one of unknown
 * length the provider recovers: one call goes out, and each call that succeeds lets two others out, until enough are
 * allowed or a minute has passed since. A failure that pauses again begins anew, with a longer pause.
 */

/** The first pause of unknown length. Each that follows without a success in between is twice as long. */
const FIRST_PAUSE_MS = 1_000;
/** As an open breaker. */
const LONGEST_PAUSE_MS = 5_000;
const RECOVERY_MS = 60_000;
/** With so many calls allowed beside those that are out, the provider has recovered. */
const RECOVERED_CALLS = 32;
/** A call that is not let out asks again after this. */
const ASK_AGAIN_MS = 250;

const pauseKey = (model: ModelName) => modelKey(model, 'pause');
/** `left`: calls that may go out; `round`: counts its beginnings; `pauseMs`: the last pause, unless a call has succeeded since. */
const recoveryKey = (model: ModelName) => modelKey(model, 'recovery');

/** Starts a pause whose end the provider states. A longer one in progress stays. */
export async function startPause(redis: RedisClient, model: ModelName, durationMs: number): Promise<void> {
  const key = pauseKey(model);
  await redis.pipeline().set(key, '1', 'PX', durationMs, 'NX').pexpire(key, durationMs, 'GT').exec();
}

// KEYS: pause, recovery. ARGV: first and longest pause, time to live of the recovery.
const START_UNKNOWN = `
local left = redis.call('PTTL', KEYS[1])
if left > 0 then return left end
local last = tonumber(redis.call('HGET', KEYS[2], 'pauseMs') or '')
local pause = last and math.min(2 * last, tonumber(ARGV[2])) or tonumber(ARGV[1])
redis.call('SET', KEYS[1], '1', 'PX', pause)
redis.call('HSET', KEYS[2], 'left', 1, 'pauseMs', pause)
redis.call('HINCRBY', KEYS[2], 'round', 1)
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return pause
`;

/** Starts a pause of unknown length, unless there is one. @returns the milliseconds left of it */
export async function startUnknownPause(redis: RedisClient, model: ModelName): Promise<number> {
  const args = [FIRST_PAUSE_MS, LONGEST_PAUSE_MS, RECOVERY_MS];
  return Number(await redis.eval(START_UNKNOWN, 2, pauseKey(model), recoveryKey(model), ...args));
}

/** Lets calls out one after another again, after an open breaker: its probe has succeeded. */
export async function startRecovery(redis: RedisClient, model: ModelName): Promise<void> {
  const key = recoveryKey(model);
  await redis.pipeline().hset(key, 'left', 2).hincrby(key, 'round', 1).pexpire(key, RECOVERY_MS).exec();
}

export interface ProviderState {
  /** Milliseconds left of its pause; 0: there is none. */
  readonly pausedMs: number;
  /** Milliseconds until a call may go out, as far as is known. */
  readonly closedMs: number;
  readonly isRecovering: boolean;
}

/** @throws when Redis does not answer */
export async function readProvider(redis: RedisClient, model: ModelName): Promise<ProviderState> {
  const [ttl, left] = await Promise.all([redis.pttl(pauseKey(model)), redis.hget(recoveryKey(model), 'left')]);
  const pausedMs = Math.max(0, ttl);
  const isFull = left !== null && Number(left) < 1;
  return { pausedMs, closedMs: isFull ? Math.max(pausedMs, ASK_AGAIN_MS) : pausedMs, isRecovering: left !== null };
}

/** A call that was let out while its provider recovers. */
export interface Entry {
  /** Lets two others out. */
  succeeded(): void;
  /** It has ended otherwise: another one may go out in its place. Does nothing after `succeeded`. */
  leave(): void;
}

/** Of a call that needs none. */
export const FREE_ENTRY: Entry = { succeeded: () => undefined, leave: () => undefined };

// KEYS: recovery. The round of the entry; 0: no call is left; -1: the provider has recovered.
const ENTER = `
local left, round = unpack(redis.call('HMGET', KEYS[1], 'left', 'round'))
if not left then return -1 end
if tonumber(left) < 1 then return 0 end
redis.call('HINCRBY', KEYS[1], 'left', -1)
return tonumber(round)
`;

// KEYS: recovery. ARGV: round, calls to let out, those that end the recovery, 1: the call has succeeded.
const LEAVE = `
if redis.call('HGET', KEYS[1], 'round') ~= ARGV[1] then return end
if ARGV[4] == '1' then redis.call('HDEL', KEYS[1], 'pauseMs') end
if redis.call('HINCRBY', KEYS[1], 'left', ARGV[2]) >= tonumber(ARGV[3]) then redis.call('DEL', KEYS[1]) end
`;

/** @returns an entry for one call of a provider that recovers, or the milliseconds after which to ask again */
export async function enterRecovery(redis: RedisClient, model: ModelName): Promise<Entry | number> {
  const key = recoveryKey(model);
  const round = Number(await redis.eval(ENTER, 1, key));
  if (round === 0) return ASK_AGAIN_MS;
  if (round < 0) return FREE_ENTRY;
  let isOut = true;
  const end = (calls: number, hasSucceeded: 0 | 1) => {
    if (!isOut) return;
    isOut = false;
    // A lost one is missing until the recovery ends.
    redis.eval(LEAVE, 1, key, round, calls, RECOVERED_CALLS, hasSucceeded).catch(() => undefined);
  };
  return { succeeded: () => end(2, 1), leave: () => end(1, 0) };
}
