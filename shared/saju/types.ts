import type { TimeBasis } from './time-basis.ts';

export type Element = 'wood' | 'fire' | 'earth' | 'metal' | 'water';

/** The five elements in their generating order: each feeds the next and controls the one after that. */
export const ELEMENTS: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water'];

export type Polarity = 'yang' | 'yin';
export type Gender = 'male' | 'female';
export type CalendarType = 'solar' | 'lunar';
export type Position = 'year' | 'month' | 'day' | 'hour';

/** Year, month, day, hour: the order of every list over the pillars. */
export const POSITIONS: readonly Position[] = ['year', 'month', 'day', 'hour'];

/** 연주 as the orthography has it; 년주 is common too. */
export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  year: '연주',
  month: '월주',
  day: '일주',
  hour: '시주',
};

/** Sexagenary indices 0..59 (0 = 갑자, 59 = 계해): stem `i % 10`, branch `i % 12`. `hour` is null when unknown. */
export interface Pillars {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number | null;
}

/**
 * A birth as given: a wall clock, read as KST (UTC+9) unless a time basis says otherwise.
 *
 * `year` 1900..2100 in the given calendar, `month` 1..12, `day` 1..31, `hour` 0..23 or null when unknown. `minute` 0..59
 * only with an hour; absent or null is 0. `isLeapMonth` may be true only with `lunar`.
 */
export interface BirthInput {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number | null;
  readonly minute?: number | null | undefined;
  readonly gender: Gender;
  readonly calendarType: CalendarType;
  readonly isLeapMonth: boolean;
  /** Absent or null: `DEFAULT_TIME_BASIS`. */
  readonly timeBasis?: TimeBasis | null | undefined;
}

/** A Gregorian date; `month` and `day` count from 1. */
export interface SolarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A date of the Korean lunar calendar. */
export interface LunarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly leap: boolean;
}

/** Reads one item of a fixed list. @throws RangeError for an index outside it, which is a programming error. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`index ${index} is outside 0..${list.length - 1}`);
  return item;
}

/** A record over the five elements, built in their order. */
export function perElement<T>(make: (element: Element) => T): Readonly<Record<Element, T>> {
  return {
    wood: make('wood'),
    fire: make('fire'),
    earth: make('earth'),
    metal: make('metal'),
    water: make('water'),
  };
}
