import { addDays } from '../../core/clock.ts';
import { type Chart, solarTermOn } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import type { CalendarWords, Corpus } from './corpus.ts';
import { scoresOfDay } from './day-scores.ts';
import type { Draw } from './draw.ts';
import type { Level } from './lead.ts';
import type { Lines } from './pools.ts';

/** What a reader may be told of a day beside its reason; empty texts where there is nothing to tell. */
export interface Frame {
  /** Of a solar term, before the story. */
  readonly before: string;
  /** Against the day before. */
  readonly since: string;
  /** Of the next day, after it. */
  readonly remark: string;
}

/** A change of so many points is felt. */
const FELT = 20;

/** Every other day a reader is told how the day differs from its neighbours. */
export function frameOf(
  chart: Chart,
  date: string,
  level: Level,
  turn: number,
  { calendar }: Corpus,
  draw: Draw,
): Frame {
  const term = solarTermOn(date);
  const lines = turn % 2 === 0 ? neighbourLines(chart, date, level, calendar) : null;
  const line = lines === null ? '' : draw.line(lines);
  const isSince = lines === calendar.betterThanYesterday || lines === calendar.worseThanYesterday;
  return {
    before: term === null ? '' : at(calendar.terms, term),
    since: isSince ? line : '',
    remark: isSince ? '' : line,
  };
}

function neighbourLines(chart: Chart, date: string, level: Level, words: CalendarWords): Lines | null {
  const score = scoresOfDay(chart, date).score;
  const tomorrow = scoresOfDay(chart, addDays(date, 1)).score - score;
  const yesterday = score - scoresOfDay(chart, addDays(date, -1)).score;
  const isGood = level === 'good' || level === 'fair';
  if (!isGood && tomorrow >= FELT) return words.betterTomorrow;
  if (isGood && tomorrow <= -FELT) return words.worseTomorrow;
  if (isGood && yesterday >= FELT) return words.betterThanYesterday;
  return !isGood && yesterday <= -FELT ? words.worseThanYesterday : null;
}
