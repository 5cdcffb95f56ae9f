import { LRUCache } from 'lru-cache';
import type { Clock } from '../../shared/core/clock.ts';
import type { Counted, LimitRequest } from './windows.ts';

/**
 * Counts the requests that this process lets through while Redis is away, from what Redis last returned. What it let
 * through in a window is not added to Redis afterwards; the day's count is its lower bound there.
 */
export interface FallbackCounter {
  /** Records what Redis returned. */
  learn(request: LimitRequest, today: string, counted: Counted): void;
  take(request: LimitRequest, today: string): Counted;
  /** The uses of the day that this process knows of: a Redis that lost its data must not start the day anew. */
  dayFloor(request: LimitRequest, today: string): number;
}

interface WindowCount {
  readonly windowMs: number;
  /** What Redis last returned, and when: counted as used until the window has passed since. */
  known: number;
  knownAt: number;
  /** Times of the requests that this process let through by itself. */
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

/** Subjects kept. Without a bound, requests from many addresses would fill the memory. */
const MAX_SUBJECTS = 50_000;

/** @param servers how many API servers share what is left: each lets its part through */
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
      // Redis includes what this process had counted when it asked.
      const total = day.known + day.own;
      day.known = Math.max(day.known, counted.usedToday);
      day.own = Math.max(0, total - day.known);
    },
    take(request, today) {
      const { windows, day } = countsOf(request, today);
      const now = clock.now().getTime();
      const rooms = windows.map((window, index) => roomOf(window, request.windows[index]?.max ?? 0, servers(), now));
      const dayMax = request.day?.max ?? null;
      const dayRoom =
        dayMax === null ? Number.POSITIVE_INFINITY : Math.max(0, shareOf(dayMax - day.known, servers()) - day.own);
      const allowed = request.count <= dayRoom && rooms.every((room) => Math.min(request.count, 1) <= room);
      const taken = allowed ? request.count : 0;
      if (taken > 0) {
        for (const window of windows) window.own.push(now);
        if (request.day !== null) day.own += taken;
      }
      // The shares of the other servers count as used.
      return {
        allowed,
        usedToday: request.day === null ? 0 : dayMax === null ? day.known + day.own : dayMax - (dayRoom - taken),
        windows: windows.map((window, index) => ({
          used: (request.windows[index]?.max ?? 0) - ((rooms[index] ?? 0) - Math.min(taken, 1)),
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

/** How many more requests this process may let through. */
function roomOf(window: WindowCount, max: number, servers: number, now: number): number {
  const since = now - window.windowMs;
  window.own = window.own.filter((time) => time > since);
  const known = window.knownAt > since ? window.known : 0;
  return Math.max(0, shareOf(max - known, servers) - window.own.length);
}

/** Rounded up, so that a small limit leaves something for each server. */
function shareOf(left: number, servers: number): number {
  return Math.ceil(Math.max(0, left) / servers);
}

function resetInMs(window: WindowCount, now: number): number {
  const known = window.known > 0 && window.knownAt > now - window.windowMs ? window.knownAt : now;
  return Math.min(known, window.own[0] ?? now) + window.windowMs - now;
}
