import type { Clock } from '../../shared/core/clock.ts';
import type { Counted, LimitRequest } from './windows.ts';

/** What this process counted while Redis was away and Redis has not been told. */
export interface Owed {
  /** Per window of the request: how long ago each was, ms, the oldest first. */
  readonly ages: readonly (readonly number[])[];
  /** Uses of the day that Redis had told of before, should it have lost them. */
  readonly dayAtLeast: number;
  readonly dayMore: number;
}

/** The limiter's reckoning within this process, for the time that Redis is away. */
export interface LocalCounts {
  /** Remembers what Redis said, to count from there. */
  learn(request: LimitRequest, today: string, counted: Counted): void;
  take(request: LimitRequest, today: string): Counted;
  /** What is owed, taken out: two requests at once must not tell it twice. */
  takeOwed(request: LimitRequest, today: string): Owed;
  /** It did not reach Redis. */
  giveBack(request: LimitRequest, today: string, owed: Owed): void;
}

interface WindowCount {
  readonly windowMs: number;
  /** What Redis last said, and when: counted as used until the window has passed since. */
  known: number;
  knownAt: number;
  /** Times of the requests counted here alone. */
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

/** Subjects kept: more would let a flood of addresses take the memory. The longest unseen goes first. */
const MAX_SUBJECTS = 50_000;

/** @param fronts how many share what is left: each lets its part through */
export function createLocalCounts(clock: Clock, fronts: () => number): LocalCounts {
  const subjects = new Map<string, Counts>();

  const countsOf = (request: LimitRequest, today: string) => {
    const kept: Counts = subjects.get(request.subject) ?? { windows: new Map(), day: newDay(today) };
    if (kept.day.day !== today) kept.day = newDay(today);
    subjects.delete(request.subject);
    subjects.set(request.subject, kept);
    for (const longestUnseen of subjects.keys()) {
      if (subjects.size <= MAX_SUBJECTS) break;
      subjects.delete(longestUnseen);
    }
    const windows = request.windows.map(({ name, windowMs }) => {
      const window = kept.windows.get(name) ?? { windowMs, known: 0, knownAt: Number.NEGATIVE_INFINITY, own: [] };
      kept.windows.set(name, window);
      return window;
    });
    return { windows, day: kept.day };
  };

  return {
    learn(request, today, counted) {
      const { windows, day } = countsOf(request, today);
      const now = clock.now().getTime();
      for (const [index, window] of windows.entries()) {
        window.known = counted.windows[index]?.used ?? 0;
        window.knownAt = now;
      }
      if (request.day !== null) day.known = Math.max(day.known, counted.usedToday);
    },
    take(request, today) {
      const { windows, day } = countsOf(request, today);
      const now = clock.now().getTime();
      const rooms = windows.map((window, index) => roomOf(window, request.windows[index]?.max ?? 0, fronts(), now));
      const dayMax = request.day?.max ?? null;
      const dayRoom =
        dayMax === null ? Number.POSITIVE_INFINITY : Math.max(0, shareOf(dayMax - day.known, fronts()) - day.own);
      const allowed = request.count <= dayRoom && rooms.every((room) => Math.min(request.count, 1) <= room);
      const taken = allowed ? request.count : 0;
      if (taken > 0) {
        for (const window of windows) window.own.push(now);
        if (request.day !== null) day.own += taken;
      }
      // What is not this process' to give counts as used.
      return {
        allowed,
        usedToday: request.day === null ? 0 : dayMax === null ? day.known + day.own : dayMax - (dayRoom - taken),
        windows: windows.map((window, index) => ({
          used: (request.windows[index]?.max ?? 0) - ((rooms[index] ?? 0) - Math.min(taken, 1)),
          resetInMs: resetInMs(window, now),
        })),
      };
    },
    takeOwed(request, today) {
      const { windows, day } = countsOf(request, today);
      const now = clock.now().getTime();
      const ages = windows.map((window) => {
        const owed = window.own.map((time) => now - time).filter((age) => age < window.windowMs);
        window.own = [];
        return owed;
      });
      const owed = { ages, dayAtLeast: day.known, dayMore: request.day === null ? 0 : day.own };
      if (request.day !== null) day.own = 0;
      return owed;
    },
    giveBack(request, today, owed) {
      const { windows, day } = countsOf(request, today);
      const now = clock.now().getTime();
      for (const [index, window] of windows.entries()) {
        window.own = [...(owed.ages[index] ?? []).map((age) => now - age), ...window.own];
      }
      day.own += owed.dayMore;
    },
  };
}

function newDay(day: string): DayCount {
  return { day, known: 0, own: 0 };
}

/** How many more this process may let through. */
function roomOf(window: WindowCount, max: number, fronts: number, now: number): number {
  const since = now - window.windowMs;
  const gone = window.own.findIndex((time) => time > since);
  window.own.splice(0, gone < 0 ? window.own.length : gone);
  const known = window.knownAt > since ? window.known : 0;
  return Math.max(0, shareOf(max - known, fronts) - window.own.length);
}

/** Rounded up, so that a small limit is not none. */
function shareOf(left: number, fronts: number): number {
  return Math.ceil(Math.max(0, left) / fronts);
}

function resetInMs(window: WindowCount, now: number): number {
  const known = window.known > 0 && window.knownAt > now - window.windowMs ? window.knownAt : now;
  return Math.min(known, window.own[0] ?? now) + window.windowMs - now;
}
