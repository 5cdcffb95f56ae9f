import { addDays } from '../../core/clock.ts';
import { type Chart, dayPillar } from '../../saju/index.ts';
import { flowOf } from '../facts.ts';
import type { SectionOutput } from '../outputs.ts';
import * as corpus from './corpus/periods.ts';
import { chartLexicon, periodLexicon, toneOf } from './lexicon.ts';
import { randomFor } from './seeds.ts';
import { extremes, extremesLexicon, keywordOf, meanScore, type Step, stepOf } from './spans.ts';
import { createWriter } from './writer.ts';

/** A week's fortune from its Monday. */
export function simulateWeekly(chart: Chart, monday: string): SectionOutput<'weekly'> {
  const random = randomFor(chart, 'weekly', monday);
  const step = (name: string, offset: number): Step =>
    stepOf(chart, name, flowOf(chart, dayPillar(addDays(monday, offset))), random);
  const [mon, tue, wed, thu, fri, sat, sun] = [
    step('월요일', 0),
    step('화요일', 1),
    step('수요일', 2),
    step('목요일', 3),
    step('금요일', 4),
    step('토요일', 5),
    step('일요일', 6),
  ] as const;
  const steps = [mon, tue, wed, thu, fri, sat, sun] as const;
  const score = meanScore(steps);
  const writer = createWriter(
    [
      { 때: '이번 주', 날: '주', 시작운주: mon.flow.hangul, 끝운주: sun.flow.hangul },
      chartLexicon(chart),
      extremesLexicon(extremes(steps)),
      periodLexicon(chart, mon.flow, 'daily', toneOf(score)),
    ],
    random,
  );
  const day = (of: Step) => ({ score: of.score, keyword: keywordOf(of, writer) });
  return {
    score,
    summary: writer.text(corpus.WEEK_OPENINGS, corpus.PEAKS, corpus.DIPS, corpus.SPAN_ENDS),
    days: { mon: day(mon), tue: day(tue), wed: day(wed), thu: day(thu), fri: day(fri), sat: day(sat), sun: day(sun) },
    advice: writer.text(corpus.SPAN_ADVICE, corpus.SPAN_CLOSINGS),
  };
}
