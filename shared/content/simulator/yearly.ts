import type { ModelName } from '../../core/models.ts';
import { type Chart, monthPillarsOfYear, yearPillarOfYear } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import type { Cycle } from '../cycle.ts';
import { flowOf } from '../facts.ts';
import type { SectionOutput } from '../outputs.ts';
import { MONTHS, yearAndMonths } from '../scores/periods.ts';
import { periodWord } from './branch-word.ts';
import { QUARTER_TASKS } from './corpus/actions.ts';
import * as corpus from './corpus/periods.ts';
import { CONDUCT, GOD_ESSENCE, GOD_FAILINGS, GOD_GIFTS, GOD_PITFALLS } from './corpus/ten-gods.ts';
import { sayCycle } from './cycle-line.ts';
import { chartLexicon, groupOfGod, periodLexicon, toneOf, YEAR_WORDS } from './lexicon.ts';
import { type Picks, picksFor } from './seeds.ts';
import { extremes, extremesLexicon, keywordOf, type Step } from './spans.ts';
import type { Lexicon } from './templates.ts';
import { createWriter } from './writer.ts';

/** A year's fortune. A month counts by the pillar that holds in its middle. */
export function simulateYearly(
  chart: Chart,
  year: number,
  model: ModelName,
  cycle: Cycle | null,
): SectionOutput<'yearly'> {
  const flow = flowOf(chart, yearPillarOfYear(year));
  const pillars = monthPillarsOfYear(year);
  const scores = yearAndMonths(chart, year);
  const { score, quarters } = scores;
  const month = (number: number): Step => {
    const made = scores.months[at(MONTHS, number - 1)];
    return { name: `${number}월`, flow: flowOf(chart, at(pillars, number - 1)), made };
  };
  const months = [
    month(1),
    month(2),
    month(3),
    month(4),
    month(5),
    month(6),
    month(7),
    month(8),
    month(9),
    month(10),
    month(11),
    month(12),
  ] as const;
  const lexicons = [
    YEAR_WORDS,
    chartLexicon(chart),
    periodLexicon(chart, flow, 'yearly', toneOf(score)),
    extremesLexicon(extremes(months)),
    { 해: `${year}년` },
  ];
  const writer = createWriter(lexicons, picksFor(chart, model, 'yearly', year));
  const keyed = (number: number) => {
    const step = at(months, number - 1);
    return { keyword: keywordOf(step, writer) };
  };
  const quarterAt = (name: 'q1' | 'q2' | 'q3' | 'q4', index: number) =>
    quarter(
      lexicons,
      { ...quarters[name], steps: months.slice(3 * index, 3 * index + 3), index },
      picksFor(chart, model, 'quarter', 4 * year + index),
    );
  const [opening, relation, ...rest] = writer.sentences(
    corpus.YEAR_OPENINGS,
    corpus.YEAR_RELATIONS,
    corpus.PEAKS,
    corpus.SPAN_ENDS,
  );
  const cyclePicks = picksFor(chart, model, 'cycle yearly', year);
  return {
    summary: [opening, relation, ...sayCycle(cycle, flow, 'yearly', cyclePicks), ...rest].join(' '),
    quarters: { q1: quarterAt('q1', 0), q2: quarterAt('q2', 1), q3: quarterAt('q3', 2), q4: quarterAt('q4', 3) },
    months: {
      m01: keyed(1),
      m02: keyed(2),
      m03: keyed(3),
      m04: keyed(4),
      m05: keyed(5),
      m06: keyed(6),
      m07: keyed(7),
      m08: keyed(8),
      m09: keyed(9),
      m10: keyed(10),
      m11: keyed(11),
      m12: keyed(12),
    },
    advice: writer.text(corpus.SPAN_ADVICE, corpus.SPAN_CLOSINGS),
  };
}

interface Quarter {
  readonly score: number;
  /** Its three months. */
  readonly steps: readonly Step[];
  /** 0..3 */
  readonly index: number;
}

/** Describes the middle month. */
function quarter(lexicons: readonly Lexicon[], { score, steps, index }: Quarter, picks: Picks) {
  const tone = toneOf(score);
  const { flow } = at(steps, 1);
  const group = groupOfGod(flow.stemGod);
  const words: Lexicon = {
    할일: QUARTER_TASKS.filter((_, place) => place % 4 === index),
    분기철: at(corpus.QUARTER_SEASONS, index),
    분기운주: periodWord(flow.hangul),
    분기십성: flow.stemGod,
    분기십성결: GOD_ESSENCE[flow.stemGod],
    분기풀이: GOD_GIFTS[flow.stemGod],
    분기탈: GOD_FAILINGS[flow.stemGod],
    분기함정일: GOD_PITFALLS[flow.stemGod],
    분기처신: CONDUCT[group][tone],
  };
  const writer = createWriter([words, ...lexicons], picks);
  return { advice: writer.say(corpus.QUARTER_LINES[tone]) };
}
