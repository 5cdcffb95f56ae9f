import { SCORE_PER_PRIORITY } from './bullmq-keys.ts';
import { LAST_TURN, type QueueName, queueKey, queuePrefix } from './catalogue.ts';
import type { RedisClient } from './redis.ts';
import { defineScript } from './script.ts';

/** Shares a pool fairly among accounts with interactive jobs. See docs/decisions.md, Queues, batches, schedules. */
export interface Turns {
  /** Moves a job from the last turn to the next one of `holder`. A running or delayed job has it when it waits again. */
  assign(queue: QueueName, jobId: string, holder: string): Promise<void>;
}

const TURNS_TTL_MS = 3_600_000;

// Start-time fair queuing of jobs of equal cost. `now` is the turn that the workers have reached. It does not change
// while no job waits, so that jobs returned by a pause of the pool stay ahead of later ones. The job is already queued
// when its turn is computed: each of several simultaneous calls counts those before it.
const ASSIGN_TURN = `
local score = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]))
local held = score and math.floor(score / ${SCORE_PER_PRIORITY}) or tonumber(redis.call('HGET', KEYS[3], 'priority'))
if held ~= ${LAST_TURN} then return end
local head = tonumber(redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2])
local reached = head and math.floor(head / ${SCORE_PER_PRIORITY}) or ${LAST_TURN}
local known = redis.call('HMGET', KEYS[2], 'now', ARGV[2])
local now = tonumber(known[1] or 1)
local turn
if reached < ${LAST_TURN} then
  now = math.max(now, reached)
  turn = math.min(math.max(now, tonumber(known[2] or 0) + 1), ${LAST_TURN})
else
  redis.call('DEL', KEYS[2])
  if now > ${LAST_TURN / 2} then now = 1 end
  turn = now
end
redis.call('HSET', KEYS[2], 'now', now, ARGV[2], turn)
redis.call('PEXPIRE', KEYS[2], ${TURNS_TTL_MS})
if score then redis.call('ZADD', KEYS[1], turn * ${SCORE_PER_PRIORITY} + score % ${SCORE_PER_PRIORITY}, ARGV[1]) end
redis.call('HSET', KEYS[3], 'priority', turn)
`;

export function createTurns(redis: RedisClient): Turns {
  const assignTurn = defineScript(redis, 'sajuAssignTurn', ASSIGN_TURN, 3);
  return {
    async assign(queue, jobId, holder) {
      const keys = [queueKey(queue, 'prioritized'), `${queuePrefix(queue)}:turns`, queueKey(queue, jobId)];
      await assignTurn(...keys, jobId, holder);
    },
  };
}
