import { LRUCache } from 'lru-cache';
import type { Clock } from '../../shared/core/clock.ts';
import type { Counted, LimitRequest } from './windows.ts';

/**
 * Counts the requests that this process allows while Redis is away, starting from the last counts of Redis. They are
 * not added to the windows in Redis afterwards; for the day they are its lower bound there.
 */
export interface FallbackCounter {
  /** Records the counts that Redis returned. */
  learn(request: LimitRequest, today: string, counted: Counted): void;
  take(request: LimitRequest, today: string): Counted;
  /** The day's minimum use that this process knows of: a Redis that lost its data must not restart the day at 0. */
  dayFloor(request: LimitRequest, today: string): number;
}

interface WindowCount {
  readonly windowMs: number;
  /** The count that Redis last returned, and when. It counts as used until the window has passed since. */
  known: number;
  knownAt: number;
  /** Times of the requests that this process allowed itself. */
  own: number[];
}

interface DayCount {
  readonly day: string;
  known: number;
  own: number;
}

interface Counts {
  readonly windows: Map<string, WindowCount>;
  day: DayCount;
}

/** Bounds the memory: requests may come from many addresses. */
const MAX_SUBJECTS = 50_000;

/** @param servers how many API servers share the remaining requests */
export function createFallbackCounter(clock: Clock, servers: () => number): FallbackCounter {
  const subjects = new LRUCache<string, Counts>({ max: MAX_SUBJECTS });

  const countsOf = (request: LimitRequest, today: string) => {
    const counts: Counts = subjects.get(request.subject) ?? { windows: new Map(), day: newDay(today) };
    if (counts.day.day !== today) counts.day = newDay(today);
    subjects.set(request.subject, counts);
    const windows = request.windows.map(({ name, windowMs }) => {
      const window = counts.windows.get(name) ?? { windowMs, known: 0, knownAt: Number.NEGATIVE_INFINITY, own: [] };
      counts.windows.set(name, window);
      return window;
    });
    return { windows, day: counts.day };
  };

  return {
    learn(request, today, counted) {
      const { windows, day } = countsOf(request, today);
      const now = clock.now().getTime();
      for (const [index, window] of windows.entries()) {
        window.known = counted.windows[index]?.used ?? 0;
        window.knownAt = now;
      }
      if (request.day === null) return;
      // Redis already includes what this process had counted when it sent the command.
      const total = day.known + day.own;
      day.known = Math.max(day.known, counted.usedToday);
      day.own = Math.max(0, total - day.known);
    },
    take(request, today) {
      const { windows, day } = countsOf(request, today);
      const now = clock.now().getTime();
      const remaining = windows.map((window, index) =>
        remainingOf(window, request.windows[index]?.max ?? 0, servers(), now),
      );
      const dayMax = request.day?.max ?? null;
      const remainingToday =
        dayMax === null ? Number.POSITIVE_INFINITY : Math.max(0, shareOf(dayMax - day.known, servers()) - day.own);
      const allowed = request.count <= remainingToday && remaining.every((left) => Math.min(request.count, 1) <= left);
      const taken = allowed ? request.count : 0;
      if (taken > 0) {
        for (const window of windows) window.own.push(now);
        if (request.day !== null) day.own += taken;
      }
      // The shares of the other servers count as used.
      return {
        allowed,
        usedToday: request.day === null ? 0 : dayMax === null ? day.known + day.own : dayMax - (remainingToday - taken),
        windows: windows.map((window, index) => ({
          used: (request.windows[index]?.max ?? 0) - ((remaining[index] ?? 0) - Math.min(taken, 1)),
          resetInMs: resetInMs(window, now),
        })),
      };
    },
    dayFloor(request, today) {
      const { day } = countsOf(request, today);
      return day.known + day.own;
    },
  };
}

function newDay(day: string): DayCount {
  return { day, known: 0, own: 0 };
}

/** How many more requests this process may allow. */
function remainingOf(window: WindowCount, max: number, servers: number, now: number): number {
  const since = now - window.windowMs;
  window.own = window.own.filter((time) => time > since);
  const known = window.knownAt > since ? window.known : 0;
  return Math.max(0, shareOf(max - known, servers) - window.own.length);
}

/** Rounded up, so that every server has a share of a small limit. */
function shareOf(left: number, servers: number): number {
  return Math.ceil(Math.max(0, left) / servers);
}

function resetInMs(window: WindowCount, now: number): number {
  const known = window.known > 0 && window.knownAt > now - window.windowMs ? window.knownAt : now;
  return Math.min(known, window.own[0] ?? now) + window.windowMs - now;
}
