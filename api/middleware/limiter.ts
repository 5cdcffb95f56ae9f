import { type Clock, kstDate, kstDayEnd } from '../../shared/clock.ts';
import { AppError } from '../../shared/errors.ts';
import type { Owner } from '../../shared/owner.ts';
import type { Limits } from '../../shared/plans.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';

export interface LimitRequest {
  /** Whose requests are counted together, e.g. `acc_…:live` or `ip:…`. */
  readonly subject: string;
  readonly perMinute: number;
  /** Null: no daily limit; the day is counted all the same when `countDay` is set. */
  readonly perDay: number | null;
  readonly countDay: boolean;
}

export interface LimitVerdict {
  readonly allowed: boolean;
  /** The per-minute limit. */
  readonly limit: number;
  readonly remaining: number;
  /** When the oldest counted request leaves the window (or the KST day ends). */
  readonly resetAt: Date;
  /** 0 when allowed. */
  readonly retryAfterSeconds: number;
  readonly usedToday: number | null;
}

export interface Limiter {
  /** Counts the request when it is allowed. */
  take(request: LimitRequest): Promise<LimitVerdict>;
  /** Counts further uses towards the KST day, all or none. @returns when the day ends if they are too many, or null */
  takeOfDay(subject: string, perDay: number | null, count: number): Promise<Date | null>;
}

/**
 * The items of a batch count towards the daily limit. The request itself was counted as the first of them.
 * @throws rate_limited when they do not all fit: nothing is counted then
 */
export async function admitItems(
  limiter: Limiter,
  clock: Clock,
  identity: { readonly owner: Owner; readonly limits: Limits },
  items: number,
): Promise<void> {
  const { owner, limits } = identity;
  const subject = `${owner.accountId}:${owner.livemode ? 'live' : 'test'}`;
  const resetAt = await limiter.takeOfDay(subject, limits.perDay, items - 1);
  if (resetAt === null) return;
  throw new AppError('rate_limited', 'The items of this batch go beyond the daily limit.', {
    retryAfterSeconds: Math.max(1, Math.ceil((resetAt.getTime() - clock.now().getTime()) / 1000)),
    hint: 'Send fewer profiles, or wait for midnight KST.',
  });
}

const WINDOW_MS = 60_000;
/** A day's counter outlives its day, so that a front whose clock lags still finds it. */
const DAY_KEY_TTL_SECONDS = 2 * 86_400;

/**
 * A sliding window per minute, exact: the times of the requests of the last 60 s in a list, whose head leaves as it
 * ages. The day is a counter. One round trip; Redis' clock decides, so all fronts agree.
 * Returns {allowed, used in the window, ms until the head leaves, used today}.
 */
const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local head = redis.call('LINDEX', KEYS[1], 0)
while head and tonumber(head) <= now - ${WINDOW_MS} do
  redis.call('LPOP', KEYS[1])
  head = redis.call('LINDEX', KEYS[1], 0)
end
local used = redis.call('LLEN', KEYS[1])
local day = 0
if ARGV[2] ~= '' then day = tonumber(redis.call('GET', KEYS[2]) or '0') end
local perDay = tonumber(ARGV[2]) or -1
if used >= tonumber(ARGV[1]) then return {0, used, tonumber(head) + ${WINDOW_MS} - now, day} end
if perDay >= 0 and day >= perDay then return {2, used, 0, day} end
redis.call('RPUSH', KEYS[1], now)
redis.call('PEXPIRE', KEYS[1], ${WINDOW_MS})
if ARGV[2] ~= '' then
  day = redis.call('INCR', KEYS[2])
  if day == 1 then redis.call('EXPIRE', KEYS[2], ${DAY_KEY_TTL_SECONDS}) end
end
return {1, used + 1, (tonumber(head) or now) + ${WINDOW_MS} - now, day}
`;

type TakeResult = readonly [outcome: number, used: number, resetInMs: number, usedToday: number];

/**
 * Counts in Redis, together with all other fronts. While Redis is out of reach each process counts for itself: the
 * limiter never blocks everything and never lets everything through.
 */
export function createLimiter(deps: { readonly redis: RedisClient; readonly clock: Clock }): Limiter {
  const { redis, clock } = deps;
  const script = defineScript(redis);
  const local = createLocalCounter(clock);
  return {
    async take(request) {
      const today = kstDate(clock.now());
      const result = redis.status === 'ready' ? await script(request, today).catch(() => null) : null;
      return verdict(request, result ?? local(request, today), clock, today);
    },
    async takeOfDay(subject, perDay, count) {
      const today = kstDate(clock.now());
      if (count === 0 || redis.status !== 'ready') return null;
      const key = `{limit:${subject}}:${today}`;
      try {
        const used = await redis.incrby(key, count);
        await redis.expire(key, DAY_KEY_TTL_SECONDS);
        if (perDay === null || used <= perDay) return null;
        await redis.decrby(key, count);
        return kstDayEnd(today);
      } catch {
        // As with requests: the limiter never blocks everything while Redis is away.
        return null;
      }
    },
  };
}

function defineScript(redis: RedisClient): (request: LimitRequest, today: string) => Promise<TakeResult> {
  redis.defineCommand('sajuTakeLimit', { numberOfKeys: 2, lua: TAKE });
  return async (request, today) => {
    const command: unknown = Reflect.get(redis, 'sajuTakeLimit');
    if (typeof command !== 'function') throw new Error('the limiter script is not defined');
    const result: unknown = await command.call(
      redis,
      `{limit:${request.subject}}:minute`,
      `{limit:${request.subject}}:${today}`,
      request.perMinute,
      request.countDay ? (request.perDay ?? -1) : '',
    );
    if (!Array.isArray(result)) throw new Error('the limiter script gave no list');
    const [outcome, used, resetInMs, usedToday] = result.map(Number);
    return [outcome ?? 0, used ?? 0, resetInMs ?? 0, usedToday ?? 0];
  };
}

/** The same reckoning in this process. */
function createLocalCounter(clock: Clock): (request: LimitRequest, today: string) => TakeResult {
  const windows = new Map<string, number[]>();
  const days = new Map<string, number>();
  let sweptAt = 0;
  return (request, today) => {
    const now = clock.now().getTime();
    if (now - sweptAt > WINDOW_MS) {
      sweptAt = now;
      for (const [subject, times] of windows) if ((times.at(-1) ?? 0) <= now - WINDOW_MS) windows.delete(subject);
      for (const key of days.keys()) if (!key.endsWith(today)) days.delete(key);
    }
    const times = (windows.get(request.subject) ?? []).filter((time) => time > now - WINDOW_MS);
    windows.set(request.subject, times);
    const dayKey = `${request.subject}:${today}`;
    const usedToday = days.get(dayKey) ?? 0;
    const head = times[0] ?? now;
    if (times.length >= request.perMinute) return [0, times.length, head + WINDOW_MS - now, usedToday];
    if (request.perDay !== null && request.countDay && usedToday >= request.perDay)
      return [2, times.length, 0, usedToday];
    times.push(now);
    if (request.countDay) days.set(dayKey, usedToday + 1);
    return [1, times.length, head + WINDOW_MS - now, usedToday + 1];
  };
}

function verdict(request: LimitRequest, result: TakeResult, clock: Clock, today: string): LimitVerdict {
  const [outcome, used, resetInMs, usedToday] = result;
  const now = clock.now().getTime();
  const resetAt = outcome === 2 ? kstDayEnd(today) : new Date(now + resetInMs);
  return {
    allowed: outcome === 1,
    limit: request.perMinute,
    remaining: outcome === 2 ? 0 : Math.max(0, request.perMinute - used),
    resetAt,
    retryAfterSeconds: outcome === 1 ? 0 : Math.max(1, Math.ceil((resetAt.getTime() - now) / 1000)),
    usedToday: request.countDay ? usedToday : null,
  };
}
