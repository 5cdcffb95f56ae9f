import type { Chart } from '../../saju/index.ts';
import { dayScores, type PeriodScores } from '../scores/periods.ts';

/** The scores of a day, computed once for a chart: a content asks for three days up to seven times. */
export function scoresOfDay(chart: Chart, date: string): PeriodScores {
  const days = SCORES.get(chart) ?? new Map<string, PeriodScores>();
  SCORES.set(chart, days);
  const scores = days.get(date) ?? dayScores(chart, date);
  days.set(date, scores);
  return scores;
}

const SCORES = new WeakMap<Chart, Map<string, PeriodScores>>();
