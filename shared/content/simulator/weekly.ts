import { addDays } from '../../core/clock.ts';
import type { ModelName } from '../../core/models.ts';
import { type Chart, dayPillar } from '../../saju/index.ts';
import { flowOf } from '../facts.ts';
import type { SectionOutput } from '../outputs.ts';
import { type Score, weekScores } from '../scores/periods.ts';
import { periodWord } from './branch-word.ts';
import * as corpus from './corpus/periods.ts';
import { chartLexicon, periodLexicon, QUIET_WORDS, toneOf } from './lexicon.ts';
import { picksFor, turnOf } from './seeds.ts';
import { extremes, extremesLexicon, keywordOf, type Step } from './spans.ts';
import { createWriter } from './writer.ts';

/** A week's fortune from its Monday. */
export function simulateWeekly(chart: Chart, monday: string, model: ModelName): SectionOutput<'weekly'> {
  const { score, days } = weekScores(chart, monday);
  const step = (name: string, offset: number, made: Score): Step => {
    return { name, flow: flowOf(chart, dayPillar(addDays(monday, offset))), made };
  };
  const [mon, tue, wed, thu, fri, sat, sun] = [
    step('월요일', 0, days.mon),
    step('화요일', 1, days.tue),
    step('수요일', 2, days.wed),
    step('목요일', 3, days.thu),
    step('금요일', 4, days.fri),
    step('토요일', 5, days.sat),
    step('일요일', 6, days.sun),
  ] as const;
  const steps = [mon, tue, wed, thu, fri, sat, sun] as const;
  const writer = createWriter(
    [
      QUIET_WORDS,
      { 때: '이번 주', 날: '주', 시작운주: periodWord(mon.flow.hangul), 끝운주: periodWord(sun.flow.hangul) },
      chartLexicon(chart),
      extremesLexicon(extremes(steps)),
      periodLexicon(chart, mon.flow, 'daily', toneOf(score)),
    ],
    picksFor(chart, model, 'weekly', turnOf('weekly', monday)),
  );
  const day = (of: Step) => ({ keyword: keywordOf(of, writer) });
  return {
    summary: writer.text(corpus.WEEK_OPENINGS, corpus.PEAKS, corpus.DIPS, corpus.SPAN_ENDS),
    days: { mon: day(mon), tue: day(tue), wed: day(wed), thu: day(thu), fri: day(fri), sat: day(sat), sun: day(sun) },
    advice: writer.text(corpus.SPAN_ADVICE, corpus.SPAN_CLOSINGS),
  };
}
