import { KOREAN_ZONE } from './places.ts';

/** The clocks of a time zone. Instants and walls are seconds since 1899-01-01T00:00, of UTC and of the wall clock. */
export interface ZoneOffset {
  /** Seconds ahead of UTC. */
  readonly offset: number;
  readonly summer: boolean;
}

/** How a wall clock was read. `clock_gap`: it was never shown. `clock_overlap`: it was shown twice. */
export type ClockNotice = 'clock_gap' | 'clock_overlap';

export interface ReadWall {
  /** Seconds ahead of UTC. */
  readonly offset: number;
  readonly notice: ClockNotice | null;
}

export const EPOCH_MS = Date.parse('1899-01-01T00:00Z');
export const KST_OFFSET = 9 * 3600;

const DAY = 86_400;

/**
 * The offset at which a zone's clocks showed a wall time. Of a time shown twice, `fold` 0 takes the first and 1 the
 * second; a time never shown takes the offset before the jump (RFC 5545, and Temporal's `compatible`).
 */
export function readWall(zone: string, wall: number, fold: 0 | 1): ReadWall {
  const offsetAt = offsetsOf(zone);
  // Clocks were never changed twice within two days.
  const [before, after] = [offsetAt(wall - DAY).offset, offsetAt(wall + DAY).offset];
  if (before === after) return { offset: before, notice: null };
  const fitsBefore = offsetAt(wall - before).offset === before;
  const fitsAfter = offsetAt(wall - after).offset === after;
  if (fitsBefore && fitsAfter) {
    return { offset: fold === 0 ? Math.max(before, after) : Math.min(before, after), notice: 'clock_overlap' };
  }
  if (!fitsBefore && !fitsAfter) return { offset: before, notice: 'clock_gap' };
  return { offset: fitsBefore ? before : after, notice: null };
}

/** Whether summer time was in force in a zone at an instant. */
export function isSummerTime(zone: string, instant: number): boolean {
  return offsetsOf(zone)(instant).summer;
}

type OffsetAt = (instant: number) => ZoneOffset;

function offsetsOf(zone: string): OffsetAt {
  return zone === KOREAN_ZONE ? koreanOffset : (instant) => foreignOffset(zone, instant);
}

/** 8:27:52, local mean time of Seoul. */
const MEAN_TIME: ZoneOffset = { offset: 8 * 3600 + 27 * 60 + 52, summer: false };
const EARLY: ZoneOffset = { offset: KST_OFFSET - 1800, summer: false };
const LATE: ZoneOffset = { offset: KST_OFFSET, summer: false };

/** The standard offsets of Asia/Seoul by the instant at which they begin. */
const STANDARD: readonly (readonly [from: string, offset: ZoneOffset])[] = [
  ['1908-03-31T15:32:08Z', EARLY],
  ['1911-12-31T15:30Z', LATE],
  ['1954-03-20T15:00Z', EARLY],
  ['1961-08-09T15:30Z', LATE],
];

const SUMMERS: readonly (readonly [from: string, until: string])[] = [
  ['1948-05-31T15:00Z', '1948-09-12T14:00Z'],
  ['1949-04-02T15:00Z', '1949-09-10T14:00Z'],
  ['1950-03-31T15:00Z', '1950-09-09T14:00Z'],
  ['1951-05-05T15:00Z', '1951-09-08T14:00Z'],
  ['1955-05-04T15:30Z', '1955-09-08T14:30Z'],
  ['1956-05-19T15:30Z', '1956-09-29T14:30Z'],
  ['1957-05-04T15:30Z', '1957-09-21T14:30Z'],
  ['1958-05-03T15:30Z', '1958-09-20T14:30Z'],
  ['1959-05-02T15:30Z', '1959-09-19T14:30Z'],
  ['1960-04-30T15:30Z', '1960-09-17T14:30Z'],
  ['1987-05-09T17:00Z', '1987-10-10T17:00Z'],
  ['1988-05-07T17:00Z', '1988-10-08T17:00Z'],
];

/** Every change of the clock, the latest first, because most births are recent. */
const CHANGES: readonly (readonly [from: number, offset: ZoneOffset])[] = koreanChanges();

function koreanChanges(): readonly (readonly [number, ZoneOffset])[] {
  const standard = STANDARD.map(([from, offset]) => [secondOf(from), offset] as const);
  const standardAt = (instant: number) => standard.findLast(([from]) => from <= instant)?.[1] ?? MEAN_TIME;
  const summers = SUMMERS.flatMap(([from, until]) => {
    const { offset } = standardAt(secondOf(from));
    return [
      [secondOf(from), { offset: offset + 3600, summer: true }],
      [secondOf(until), { offset, summer: false }],
    ] as const;
  });
  return [...standard, ...summers].sort(([a], [b]) => b - a);
}

function koreanOffset(instant: number): ZoneOffset {
  for (const change of CHANGES) {
    if (instant >= change[0]) return change[1];
  }
  return MEAN_TIME;
}

function secondOf(iso: string): number {
  return (Date.parse(iso) - EPOCH_MS) / 1000;
}

/** By the time zone database of the runtime. Summer: ahead of the smaller offset of 1 January and 1 July of that year. */
function foreignOffset(zone: string, instant: number): ZoneOffset {
  const offset = offsetByRuntime(zone, instant);
  const year = new Date(EPOCH_MS + instant * 1000).getUTCFullYear();
  const [january, july] = [secondOf(`${year}-01-01T00:00Z`), secondOf(`${year}-07-01T00:00Z`)];
  return { offset, summer: offset > Math.min(offsetByRuntime(zone, january), offsetByRuntime(zone, july)) };
}

function offsetByRuntime(zone: string, instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(EPOCH_MS + instant * 1000)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return (Date.UTC(year, month - 1, day, hour, minute, second) - EPOCH_MS) / 1000 - instant;
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a hundred times as long as using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  FORMATS.set(zone, format);
  return format;
}
