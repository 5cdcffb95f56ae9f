import { isoTime } from './civil-date.ts';
import { birthDay, type Moment, momentByLocal, momentOf, pillarsAt, readBirthClock } from './four-pillars.ts';
import { pillarHangul } from './sexagenary.ts';
import { termMinute } from './solar-terms.ts';
import { DEFAULT_TIME_BASIS, readClock } from './time-basis.ts';
import { type BirthInput, type Pillars, POSITIONS, type Position } from './types.ts';
import { type ClockNotice, KST_OFFSET } from './zone-clock.ts';

/** A pillar in hangul on both sides of a limit; equal where the limit is none for it. */
export interface BeforeAndAfter {
  readonly before: string;
  readonly after: string;
}

/**
 * `term_in_day`: the hour is unknown, and a month begins on that day. `term_in_hour`: the minute is unknown, and a month
 * begins within that hour. `near_term`: the birth is within two minutes of the begin of a month.
 */
export interface TermNotice {
  readonly code: 'term_in_day' | 'term_in_hour' | 'near_term';
  /** The instant of the term, `YYYY-MM-DDTHH:MM:SSZ`, to the minute. */
  readonly at: string;
  readonly month: BeforeAndAfter;
  /** Both are equal but at 입춘. */
  readonly year: BeforeAndAfter;
}

/** The minute is known, and the clock that decides the hour is within two minutes of a limit of double hours. */
export interface HourNotice {
  readonly code: 'near_hour';
  /** The instant of the limit, `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly at: string;
  /** Both are equal but at 23:00 where a day starts then. */
  readonly day: BeforeAndAfter;
  readonly hour: BeforeAndAfter;
}

export type BirthNotice = { readonly code: ClockNotice } | TermNotice | HourNotice;

/** Clocks of birth records, and the terms themselves, are no more exact. */
const NEAR_MINUTES = 2;

const NONE: readonly BirthNotice[] = [];

/** What the birth leaves open, and what was odd about its clock. @throws InvalidBirthError as `fourPillars` */
export function birthNotices(birth: BirthInput): readonly BirthNotice[] {
  const moment = momentOf(birth);
  const { notice } = readBirthClock(birth);
  const [term, hour] = [termNotice(birth, moment), hourNotice(birth, moment)];
  // Of most births there is none, and every answer asks.
  if (notice === null && term === null && hour === null) return NONE;
  return [notice === null ? null : { code: notice }, term, hour].filter((each) => each !== null);
}

/**
 * The pillars of which texts do not speak, because the birth does not settle them: of month, year and hour. The day is
 * none of them, as every text is about its stem.
 */
export function openPillars(birth: BirthInput): readonly Position[] {
  return openIn(birthNotices(birth));
}

export function openIn(notices: readonly BirthNotice[]): readonly Position[] {
  if (notices.length === 0) return [];
  return POSITIONS.filter((position) => position !== 'day' && notices.some((notice) => differs(notice, position)));
}

export interface OtherPillar {
  readonly position: Position;
  /** Hangul. */
  readonly pillar: string;
}

/** The pillars on the other side of the limits, in the order of positions. @param pillars those of the birth */
export function otherPillars(notices: readonly BirthNotice[], pillars: Pillars): readonly OtherPillar[] {
  if (notices.length === 0) return [];
  return POSITIONS.flatMap((position) =>
    notices.flatMap((notice) => {
      const [sides, own] = [sidesOf(notice, position), pillars[position]];
      if (sides === null || own === null || sides.before === sides.after) return [];
      return [{ position, pillar: sides.before === pillarHangul(own) ? sides.after : sides.before }];
    }),
  );
}

function differs(notice: BirthNotice, position: Position): boolean {
  const sides = sidesOf(notice, position);
  return sides !== null && sides.before !== sides.after;
}

function sidesOf(notice: BirthNotice, position: Position): BeforeAndAfter | null {
  const sides: Readonly<Partial<Record<Position, unknown>>> & object = notice;
  return position in sides ? (sides[position] as BeforeAndAfter) : null;
}

function termNotice(birth: BirthInput, moment: Moment): TermNotice | null {
  const { kstMinute, kstYear, kstMonth } = moment;
  // A month begins between the third and the ninth of each Gregorian month: no other term is near.
  const term = termMinute(kstYear, 2 * (kstMonth - 1));
  const code = termCode(birth, kstMinute, term);
  if (code === null) return null;
  const [before, after] = [pillarsAt({ ...moment, kstMinute: term - 1 }), pillarsAt({ ...moment, kstMinute: term })];
  return {
    code,
    at: utc(60 * term),
    month: sides(before.month, after.month),
    year: sides(before.year, after.year),
  };
}

function termCode(birth: BirthInput, kstMinute: number, term: number): TermNotice['code'] | null {
  if (birth.hour === null) {
    const basis = birth.timeBasis ?? DEFAULT_TIME_BASIS;
    const day = birthDay(birth);
    const [start, end] = [readClock(86_400 * day, basis).kst, readClock(86_400 * (day + 1), basis).kst];
    return start <= 60 * term && 60 * term < end ? 'term_in_day' : null;
  }
  const hasMinute = birth.minute !== undefined && birth.minute !== null;
  if (!hasMinute && kstMinute <= term && term < kstMinute + 60) return 'term_in_hour';
  return Math.abs(kstMinute - term) <= NEAR_MINUTES ? 'near_term' : null;
}

const DOUBLE_HOUR_MS = 7_200_000;
const MINUTE_MS = 60_000;

function hourNotice(birth: BirthInput, moment: Moment): HourNotice | null {
  if (birth.hour === null || birth.minute === undefined || birth.minute === null) return null;
  const { kst, local } = readBirthClock(birth);
  // The limits are the odd hours.
  const since = (local + DOUBLE_HOUR_MS / 2) % DOUBLE_HOUR_MS;
  const toLimit = since <= DOUBLE_HOUR_MS / 2 ? -since : DOUBLE_HOUR_MS - since;
  if (Math.abs(toLimit) > NEAR_MINUTES * MINUTE_MS) return null;
  const limit = local + toLimit;
  const at = (ms: number) => pillarsAt(momentByLocal(moment, ms, birth.timeBasis ?? DEFAULT_TIME_BASIS));
  const [before, after] = [at(limit - 1), at(limit)];
  return {
    code: 'near_hour',
    at: utc(Math.floor(kst + toLimit / 1000)),
    day: sides(before.day, after.day),
    hour: sides(before.hour ?? 0, after.hour ?? 0),
  };
}

function sides(before: number, after: number): BeforeAndAfter {
  return { before: pillarHangul(before), after: pillarHangul(after) };
}

/** @param kst seconds of KST since 1899-01-01T00:00 */
function utc(kst: number): string {
  return `${isoTime(kst - KST_OFFSET)}Z`;
}
