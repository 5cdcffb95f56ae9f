import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Identity } from '../../shared/accounts/known-keys.ts';
import { networkOf } from '../../shared/core/addresses.ts';
import { kstDate } from '../../shared/core/clock.ts';
import { AppError, catalogueEntry } from '../../shared/core/errors.ts';
import { createKeyedMutex, createTimedTurns, LineFullError } from '../../shared/core/keyed-mutex.ts';
import type { Logger } from '../../shared/core/logger.ts';
import { type Owner, ownerKey } from '../../shared/core/owner.ts';
import { ANONYMOUS_PER_MINUTE, limitsOf, SESSION_PER_MINUTE, SESSIONS_PER_MINUTE } from '../../shared/core/plans.ts';
import type { SecretBox } from '../../shared/core/secrets.ts';
import type { AccountRecord } from '../../shared/db/models/accounts.ts';
import type { EventService } from '../../shared/events/events.ts';
import type { Limiter } from './limiter.ts';
import type { DayState, LimitRequest, LimitVerdict, WindowLimit, WindowState } from './windows.ts';

/** The limits of requests. */
export interface RequestLimits {
  /** An account and mode: its minute, its KST day, and the endpoint's own limit, if it has one. */
  ofKey(identity: Identity, endpoint?: WindowLimit): Promise<LimitVerdict>;
  /** An endpoint's limit that depends on the body. Its verdict is added to `before`. */
  ofEndpoint(identity: Identity, endpoint: WindowLimit, before: LimitVerdict): Promise<LimitVerdict>;
  /** Calls with the access token. They have a window of their own, so that they work when a key's limit is used up. */
  ofAccount(account: AccountRecord): Promise<LimitVerdict>;
  /** Calls of a session of the dashboard: a window of its own and one of all its account's sessions, and the day is not counted. */
  ofSession(sessionId: string, accountId: string): Promise<LimitVerdict>;
  /** An account and mode as they are: nothing is counted. */
  current(identity: Identity): Promise<LimitVerdict>;
  /** Calls without a valid key. `count: 0` reads the limit and counts nothing. */
  ofAddress(address: string, count: 0 | 1): Promise<LimitVerdict>;
  /** Runs work for callers that are not authenticated yet, with a bound on concurrency per address. */
  inTurn<T>(address: string, work: () => Promise<T>): Promise<T>;
  /**
   * Runs a request's work, with a bound on concurrency per account, or per network for pages: the requests of others go between
   * its own. It counts until it ends its turn itself, because it waits for a generation, or has taken long.
   */
  inTurnOfRequests<T>(of: string, work: (endTurn: () => void) => Promise<T>): Promise<T>;
  /**
   * Runs work that reads or changes many records: a few at once of an account, mode and line, with a rest after each by its time and
   * the size of its answer. @throws rate_limited when too many wait, or it has waited for `maxWaitMs`
   */
  inTurnOfOwner<T extends { readonly body: string } | null>(
    line: OwnerLine,
    owner: string,
    bodyBytes: number,
    work: () => Promise<T>,
  ): Promise<T>;
  /** Counts a batch's items towards the day, all or none, after `before` counted the request as the first. */
  ofItems(identity: Identity, items: number, before: LimitVerdict): Promise<LimitVerdict>;
  /** Waits for warnings in progress. */
  close(): Promise<void>;
}

/** Lists, reports and batches; changes of keys; changes and deletions of profiles, which also take turns with a rest among themselves. */
export type OwnerLine = 'lists' | 'changes';

const MINUTE_MS = 60_000;
/** Concurrent look-ups of one address; each may exceed its limit by one. */
const MAX_CONCURRENT_LOOKUPS = 4;
/** An account's requests at work in a server, or about to be counted. Hundreds at once would make each step of all others wait for a step of each. */
const MAX_CONCURRENT_REQUESTS = 8;
/** Longer than the work of nearly all requests. */
const REQUEST_TURN_MS = 250;
/** An account's lists, reports and new batches in progress, and changes of its profiles: a hundred at once would hold up the reads of all others. */
const MAX_AT_ONCE = 2;
/**
 * The weight of those that wait, of an account, mode and line: more requests than any plan has a minute, or a hundred with a body of
 * 100 KB. Each keeps its body and a lease of its idempotency key until its turn comes.
 */
const MAX_WAITING = 1_100;
const BYTES_OF_WEIGHT = 10_000;
/** What most clients wait for an answer. */
const MAX_WAIT_MS = 30_000;
/**
 * What an account's lists may bring: its next one waits a second for each million characters. A page of a thousand entries keeps a
 * process busy ten times as long as a read: without rests one account's pages made the reads of all others ten times slower.
 * Its time alone would be no measure: it is longer when others are at work. But the next waits as long at least, after an answer
 * that is small and has counted much.
 */
const LIST_CHARACTERS_PER_MS = 1_000;
/** The share of the daily limit at which a warning is sent. */
const WARN_AT = 0.8;
const WARN_AGAIN_AFTER_MS = 2_000;

export function createRequestLimits(deps: {
  readonly limiter: Limiter;
  readonly secrets: Pick<SecretBox, 'pseudonym'>;
  readonly events: Pick<EventService, 'emit'>;
  readonly logger: Logger;
  /** How long an account's list or change may wait for its turn. */
  readonly maxWaitMs?: number;
}): RequestLimits {
  const { secrets, maxWaitMs = MAX_WAIT_MS } = deps;
  const warnings = createWarnings(deps);
  // Those that are refused never get to the turns of requests.
  const turnsOfCounts = createTimedTurns(MAX_CONCURRENT_REQUESTS, REQUEST_TURN_MS);
  const take = (of: string, request: LimitRequest) => turnsOfCounts(of, () => deps.limiter.take(request));
  const turns = createKeyedMutex(MAX_CONCURRENT_LOOKUPS);
  const turnsOfRequests = createTimedTurns(MAX_CONCURRENT_REQUESTS, REQUEST_TURN_MS);
  const turnsOfOwner = createKeyedMutex(MAX_AT_ONCE, MAX_WAITING);
  const ofMinute = (of: string, subject: string, max: number, count: 0 | 1) =>
    take(of, { subject, windows: [minute(max)], day: null, count });
  return {
    async ofKey({ owner, limits }, endpoint) {
      const verdict = await take(owner.accountId, {
        subject: ownerKey(owner),
        windows: endpoint === undefined ? [minute(limits.perMinute)] : [minute(limits.perMinute), endpoint],
        day: { max: limits.perDay },
        count: 1,
      });
      warnings.consider(owner, verdict.day);
      return verdict;
    },
    async ofEndpoint({ owner }, endpoint, before) {
      const request = { subject: ownerKey(owner), windows: [endpoint], day: null, count: 1 };
      const verdict = await take(owner.accountId, request);
      return { ...verdict, windows: [...before.windows, ...verdict.windows], day: before.day };
    },
    ofAccount: (account) => ofMinute(account._id, `${account._id}:account`, limitsOf(account, true).perMinute, 1),
    async ofSession(sessionId, accountId) {
      const own = await ofMinute(accountId, `session:${sessionId}`, SESSION_PER_MINUTE, 1);
      if (!own.allowed) return own;
      const all = await ofMinute(accountId, `${accountId}:sessions`, SESSIONS_PER_MINUTE, 1);
      return all.allowed ? own : all;
    },
    current: ({ owner, limits }) =>
      take(owner.accountId, {
        subject: ownerKey(owner),
        windows: [minute(limits.perMinute)],
        day: { max: limits.perDay },
        count: 0,
      }),
    ofAddress(address, count) {
      const subject = `ip:${secrets.pseudonym(networkOf(address))}`;
      return ofMinute(subject, subject, ANONYMOUS_PER_MINUTE, count);
    },
    inTurn: (address, work) => turns(networkOf(address), work),
    inTurnOfRequests: turnsOfRequests,
    inTurnOfOwner: (line, owner, bodyBytes, work) =>
      new Promise((resolve, reject) => {
        const arrivedAt = performance.now();
        const inTurn = async () => {
          const startedAt = performance.now();
          if (startedAt - arrivedAt > maxWaitMs) throw new LineFullError('it has waited too long');
          const working = work();
          working.then(resolve, reject);
          const restMs = await working.then(
            (answer) => Math.max((answer?.body.length ?? 0) / LIST_CHARACTERS_PER_MS, performance.now() - startedAt),
            // A refusal may have counted as much. What fails may have waited for a store that is away: it rests not at all.
            (error: unknown) => (isRefusal(error) ? performance.now() - startedAt : 0),
          );
          await delay(restMs, undefined, { ref: false });
        };
        turnsOfOwner(`${owner} ${line}`, inTurn, 1 + Math.floor(bodyBytes / BYTES_OF_WEIGHT)).catch((error: unknown) =>
          reject(error instanceof LineFullError ? tooManyWaiting(line) : error),
        );
      }),
    async ofItems({ owner, limits }, items, before) {
      if (items <= 1) return before;
      const day = { max: limits.perDay };
      const request = { subject: ownerKey(owner), windows: [], day, count: items - 1 };
      const verdict = await take(owner.accountId, request);
      warnings.consider(owner, verdict.day);
      return { ...verdict, windows: before.windows };
    },
    close: warnings.close,
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && catalogueEntry(error.kind).status < 500;
}

const WAITING: Readonly<Record<OwnerLine, string>> = {
  lists: 'lists, reports and batches',
  changes: 'changes of profiles and keys',
};

function tooManyWaiting(line: OwnerLine): AppError {
  const detail = `Too many ${WAITING[line]} of this account and mode wait for their turn.`;
  const hint = 'Send the next one when one is answered: two are worked on at a time.';
  return new AppError('rate_limited', detail, { reason: 'endpoint', retryAfterSeconds: 1, hint });
}

function minute(max: number): WindowLimit {
  return { name: 'minute', max, windowMs: MINUTE_MS };
}

/**
 * Sends `rate_limit.warning` once per account, mode and KST day, by the first server that detects it, without delaying
 * the request.
 */
function createWarnings(deps: { readonly events: Pick<EventService, 'emit'>; readonly logger: Logger }) {
  /** The day of each owner's last warning by this process. */
  const warned = new Map<string, string>();
  const pending = new Set<Promise<unknown>>();
  const warn = async (owner: Owner, day: DayState & { readonly max: number }, date: string) => {
    const data = { limit: day.max, used: day.used, resets_at: day.resetAt.toISOString() };
    try {
      await deps.events.emit(owner, 'rate_limit.warning', data, { onceKey: date });
    } catch (error) {
      deps.logger.warn(
        { err: error, account_id: owner.accountId },
        'a rate limit warning could not be sent; it is tried again',
      );
      setTimeout(() => warned.delete(ownerKey(owner)), WARN_AGAIN_AFTER_MS).unref();
    }
  };
  return {
    consider(owner: Owner, day: DayState | null) {
      if (day === null || day.max === null || day.used < day.max * WARN_AT) return;
      const date = kstDate(new Date(day.resetAt.getTime() - 1));
      if (warned.get(ownerKey(owner)) === date) return;
      warned.set(ownerKey(owner), date);
      const warning = warn(owner, { ...day, max: day.max }, date).finally(() => pending.delete(warning));
      pending.add(warning);
    },
    async close() {
      await Promise.all(pending);
    },
  };
}

/** The usage of the tier's limits, for the headers, `/api/usage` and reports. */
export interface RateLimitStatus {
  /** Per minute. */
  readonly limit: number;
  readonly remaining: number;
  readonly resetAt: Date;
  /** Null where the day is not counted. */
  readonly usedToday: number | null;
}

export function rateLimitStatusOf({ windows, day }: LimitVerdict): RateLimitStatus {
  const [tier] = windows;
  if (tier === undefined) throw new Error('a verdict without the minute');
  // A minute has no room when its day is used up.
  const dayIsOver = day !== null && day.max !== null && day.used >= day.max;
  return {
    limit: tier.max,
    remaining: dayIsOver ? 0 : Math.max(0, tier.max - tier.used),
    resetAt: dayIsOver ? day.resetAt : tier.resetAt,
    usedToday: day?.used ?? null,
  };
}

/**
 * Sets the rate limit headers: `X-RateLimit-*` for the tier's minute, `RateLimit-Policy` and `RateLimit` (IETF
 * draft-ietf-httpapi-ratelimit-headers) for every limit that applies.
 */
export function setRateLimitHeaders(
  response: Pick<ServerResponse, 'setHeader'>,
  verdict: LimitVerdict,
  now: Date,
): void {
  const { limit, remaining, resetAt } = rateLimitStatusOf(verdict);
  response.setHeader('X-RateLimit-Limit', limit);
  response.setHeader('X-RateLimit-Remaining', remaining);
  response.setHeader('X-RateLimit-Reset', Math.ceil(resetAt.getTime() / 1000));
  const policies = verdict.windows.map(({ name, max, windowMs, used, resetAt: at }) => ({
    policy: `"${name}";q=${max};w=${windowMs / 1000}`,
    state: `"${name}";r=${Math.max(0, max - used)};t=${secondsUntil(at, now)}`,
  }));
  const { day } = verdict;
  if (day !== null && day.max !== null) {
    policies.push({
      policy: `"day";q=${day.max};w=86400`,
      state: `"day";r=${Math.max(0, day.max - day.used)};t=${secondsUntil(day.resetAt, now)}`,
    });
  }
  response.setHeader('RateLimit-Policy', policies.map(({ policy }) => policy).join(', '));
  response.setHeader('RateLimit', policies.map(({ state }) => state).join(', '));
}

function secondsUntil(at: Date, now: Date): number {
  return Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000));
}

const REFUSALS = {
  minute: 'Too many requests.',
  address: 'Too many requests from this address with keys that were not seen before, or without a key.',
  endpoint: 'Too many requests of this kind.',
  day: 'The daily limit is used up.',
} as const;

/**
 * Refuses a request above its limits. The reason given is the limit that has room last, which also sets `Retry-After`.
 * @param minute what the window `minute` counts: the requests of a key, or those of an address
 * @throws rate_limited when the verdict refuses
 */
export function refuseAbove(
  { allowed, windows, day, retryAfterSeconds }: LimitVerdict,
  minute: 'minute' | 'address' = 'minute',
): void {
  if (allowed) return;
  const dayIsOver = day !== null && day.max !== null && day.used >= day.max;
  const last = windows
    .filter(({ used, max }) => used >= max)
    .reduce<WindowState | null>((late, each) => (late === null || each.resetAt > late.resetAt ? each : late), null);
  const ofWindow = last === null || last.name === 'minute' ? minute : 'endpoint';
  const reason = dayIsOver ? 'day' : ofWindow;
  throw new AppError('rate_limited', REFUSALS[reason], {
    reason,
    retryAfterSeconds,
    hint: dayIsOver
      ? 'Wait for midnight KST, or ask for a higher limit with POST /api/support/limit-increase.'
      : 'Wait as long as Retry-After says; spread requests over the time.',
  });
}
