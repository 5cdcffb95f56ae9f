import { type Clock, kstDate, kstDayEnd } from '../../shared/core/clock.ts';
import { startDeadline, startSilenceDeadline } from '../../shared/core/deadline.ts';
import { connectionOf, type RedisClient } from '../../shared/queues/redis.ts';
import { heardAt } from '../../shared/queues/redis-connection.ts';
import { defineScript } from '../../shared/queues/script.ts';
import { createFallbackCounter } from './fallback-counter.ts';
import type { ServerCount } from './server-count.ts';
import type { Counted, LimitRequest, LimitVerdict, WindowState } from './windows.ts';

export interface Limiter {
  /** Counts the request in all its windows and the day if all have room, otherwise in none. One round trip. */
  take(request: LimitRequest): Promise<LimitVerdict>;
}

/** A day's counter outlives its day, so that a server whose clock lags still reads it. */
const DAY_KEY_TTL_SECONDS = 2 * 86_400;

/**
 * Exact sliding windows: a list of the times of counted requests, whose head is removed once it is older than the
 * window. The day is a counter. The clock of Redis decides, so all servers agree.
 * KEYS: the day, the windows. ARGV: count; the day's limit ('' = not counted, -1 = none); the day's minimum use that
 * the server knows of; then limit and length of each window.
 * Returns {1 if allowed, used today, used in window 1, ms until its head expires, …}.
 */
const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local count = tonumber(ARGV[1])
local fits, day, stored = true, 0, 0
if ARGV[2] ~= '' then
  stored = tonumber(redis.call('GET', KEYS[1]) or '0')
  day = math.max(stored, tonumber(ARGV[3]))
  local limit = tonumber(ARGV[2])
  fits = limit < 0 or day + count <= limit
end
local windows = {}
for i = 2, #KEYS do
  local key, max, length = KEYS[i], tonumber(ARGV[i * 2]), tonumber(ARGV[i * 2 + 1])
  local head = redis.call('LINDEX', key, 0)
  while head and tonumber(head) <= now - length do
    redis.call('LPOP', key)
    head = redis.call('LINDEX', key, 0)
  end
  local used = redis.call('LLEN', key)
  if used + math.min(count, 1) > max then fits = false end
  windows[i] = {used, (tonumber(head) or now) + length - now, length}
end
local answer = {fits and 1 or 0, 0}
for i = 2, #KEYS do
  if fits and count > 0 then
    redis.call('RPUSH', KEYS[i], now)
    redis.call('PEXPIRE', KEYS[i], windows[i][3])
    windows[i][1] = windows[i][1] + 1
  end
  table.insert(answer, windows[i][1])
  table.insert(answer, windows[i][2])
end
if ARGV[2] ~= '' then
  if fits then day = day + count end
  if day ~= stored then redis.call('SET', KEYS[1], day, 'EX', ${DAY_KEY_TTL_SECONDS}) end
  answer[2] = day
end
return answer
`;

/**
 * Counts in Redis, shared by all API servers. While Redis is out of reach each server counts locally from the last
 * counts that Redis returned, and allows its share: requests are neither all refused nor all allowed.
 * @param deps.redis a connection of its own, because the limiter closes it when Redis hangs
 * @param deps.timeoutMs how long Redis may be silent before the server counts locally
 * @param deps.servers how many API servers share the limits
 */
export function createLimiter(deps: {
  readonly redis: RedisClient;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly servers: Pick<ServerCount, 'count'>;
}): Limiter {
  const { redis, clock, timeoutMs, servers } = deps;
  const script = limitScript(redis);
  const fallback = createFallbackCounter(clock, () => servers.count);
  const answers = createAnswerTimeout(timeoutMs);
  const count = async (request: LimitRequest, today: string): Promise<Counted> => {
    const connection = connectionOf(redis, keyOf(request, today));
    if (connection?.status !== 'ready' || answers.areLate(connection)) return fallback.take(request, today);
    const counted = await answers.wait(connection, script(request, today, fallback.dayFloor(request, today)));
    if (counted === null) return fallback.take(request, today);
    fallback.learn(request, today, counted);
    return counted;
  };
  return {
    async take(request) {
      const today = kstDate(clock.now());
      return verdictOf(request, await count(request, today), clock.now(), today);
    },
  };
}

/**
 * Waits for a reply while the connection receives anything. After the first late reply the connection counts as silent,
 * and no other request waits for it. It is closed when it stays silent for the same time again. In a cluster each
 * primary has a connection of its own.
 */
function createAnswerTimeout(timeoutMs: number) {
  const lateAt = new WeakMap<Connection, number>();
  const areLate = (connection: Connection) => heardAt(connection) <= (lateAt.get(connection) ?? -1);
  const markSilent = (connection: Connection) => {
    if (areLate(connection)) return;
    lateAt.set(connection, performance.now());
    startDeadline(timeoutMs, () => {
      if (areLate(connection) && connection.status === 'ready') connection.disconnect(true);
    });
  };
  return {
    areLate,
    /** Null when Redis failed or was silent for too long. */
    wait<T>(connection: Connection, command: Promise<T>): Promise<T | null> {
      return new Promise((resolve) => {
        const expire = () => {
          markSilent(connection);
          resolve(null);
        };
        const cancel = startSilenceDeadline(timeoutMs, () => heardAt(connection), expire);
        const settle = (answer: T | null) => {
          cancel();
          resolve(answer);
        };
        command.then(settle, () => settle(null));
      });
    },
  };
}

type Connection = Parameters<typeof heardAt>[0];

/** The day's key. Those of the windows have the same hash tag. */
function keyOf({ subject }: LimitRequest, today: string): string {
  return `{limit:${subject}}:${today}`;
}

function limitScript(redis: RedisClient): (request: LimitRequest, today: string, dayFloor: number) => Promise<Counted> {
  const run = defineScript(redis, 'sajuTakeLimit', TAKE);
  return async (request, today, dayFloor) => {
    const { subject, windows, day, count } = request;
    const result = await run(
      1 + windows.length,
      keyOf(request, today),
      ...windows.map(({ name }) => `{limit:${subject}}:${name}`),
      count,
      day === null ? '' : (day.max ?? -1),
      dayFloor,
      ...windows.flatMap(({ max, windowMs }) => [max, windowMs]),
    );
    if (!Array.isArray(result)) throw new Error('the limiter script gave no list');
    const [allowed, usedToday = 0, ...states] = result.map(Number);
    return {
      allowed: allowed === 1,
      usedToday,
      windows: windows.map((_, index) => ({ used: states[2 * index] ?? 0, resetInMs: states[2 * index + 1] ?? 0 })),
    };
  };
}

function verdictOf(request: LimitRequest, counted: Counted, now: Date, today: string): LimitVerdict {
  const windows = request.windows.map((window, index): WindowState => {
    const { used, resetInMs } = counted.windows[index] ?? { used: 0, resetInMs: window.windowMs };
    return { ...window, used, resetAt: new Date(now.getTime() + resetInMs) };
  });
  const day = request.day && { max: request.day.max, used: counted.usedToday, resetAt: kstDayEnd(today) };
  const full = [
    ...windows.filter(({ used, max }) => used >= max),
    ...(day !== null && day.max !== null && day.used + request.count > day.max ? [day] : []),
  ];
  const freeInMs = Math.max(0, ...full.map(({ resetAt }) => resetAt.getTime() - now.getTime()));
  return {
    allowed: counted.allowed,
    windows,
    day,
    retryAfterSeconds: counted.allowed ? 0 : Math.max(1, Math.ceil(freeInMs / 1000)),
  };
}
