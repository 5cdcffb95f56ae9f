import type { ModelName } from '../../core/models.ts';
import type { Chart } from '../../saju/index.ts';
import { flowOf, periodPillar } from '../facts.ts';
import { isMarketDay } from '../market-days.ts';
import type { SectionOutput } from '../outputs.ts';
import { dayScores } from '../scores/periods.ts';
import * as actions from './corpus/actions.ts';
import * as corpus from './corpus/fortune.ts';
import { explanationOf } from './explain.ts';
import { chartLexicon, figureLexicon, marketLexicon, periodLexicon, toneOf } from './lexicon.ts';
import { picksFor, randomFor, turnOf } from './seeds.ts';
import type { Lexicon, Pool } from './templates.ts';
import { type Timing, timingOf } from './timing.ts';
import { createWriter, type Writer } from './writer.ts';

/** Today's fortune, investment advice and explanation for a chart on a KST day. */
export function simulateFortune(chart: Chart, date: string, model: ModelName): SectionOutput<'fortune'> {
  const flow = flowOf(chart, periodPillar('daily', date));
  const day = dayScores(chart, date);
  const tone = toneOf(day.score);
  const explanation = explanationOf(day, flow);
  const timing = timingOf(chart, flow);
  const isOpen = isMarketDay(date);
  const words: Lexicon = {
    집중: corpus.FOCUS,
    산만: corpus.BLUR,
    단기태도: (isOpen ? corpus.SHORT_STANCES : corpus.REST_STANCES)[tone],
  };
  const lexicons = [
    marketLexicon('daily', date),
    chartLexicon(chart),
    periodLexicon(chart, flow, 'daily', tone),
    figureLexicon(randomFor(chart, 'fortune', model, date)),
    timing.lexicon,
    explanation.lexicon,
    words,
  ];
  const { say, text } = createWriter(lexicons, picksFor(chart, model, 'fortune', turnOf('daily', date)));
  const picks = picksFor(chart, model, 'fortune example', turnOf('daily', date));
  const [way, worth] = exampleOf(createWriter([], picks));
  const example = createWriter([{ 예시효과: worth }, ...lexicons], picks);
  const godLines = flow.stemGod === flow.branchGod ? corpus.WHY_ONE_GOD : corpus.WHY_GODS;
  return {
    today_fortune: {
      overall_analysis: text(corpus.OPENINGS, corpus.RELATION_LINES, corpus.BALANCE_LINES, corpus.CLOSING_LINES),
      action_items: {
        do_1: say(actions.DO_CHECK),
        do_2: say(actions.DO_BALANCE),
        avoid_1: say(actions.AVOID_MOOD),
        avoid_2: say(actions.AVOID_PITFALL),
      },
      timing: { ...timingHours(timing), reason: say(corpus.TIMING_LINES) },
    },
    investment_fortune: {
      short_term: {
        message: isOpen
          ? text(corpus.SHORT_MESSAGES, corpus.SHORT_RULES)
          : text(corpus.REST_MESSAGES, corpus.REST_RULES),
        warning: say(corpus.SHORT_WARNINGS),
      },
      long_term: { message: text(corpus.LONG_MESSAGES, corpus.LONG_REASONS), advice: say(corpus.LONG_ADVICE) },
      example: example.text([way], corpus.EXAMPLE_REASONS),
    },
    why_explanation: text(
      godLines,
      explanation.explainsRelation ? corpus.WHY_IMAGES : corpus.WHY_MEETINGS,
      corpus.WHY_ELEMENTS,
      explanation.lines,
    ),
  };
}

/** A way to deal with money, unfilled, and what it is worth. */
function exampleOf({ pick }: Writer): readonly [way: string, worth: Pool] {
  const way = pick(WAYS);
  return [way, corpus.EXAMPLES.find((example) => example.way === way)?.worth ?? []];
}

const WAYS: Pool = corpus.EXAMPLES.map(({ way }) => way);

function timingHours({ best, avoid }: Timing) {
  return {
    best: { start_hour: best.start, end_hour: best.end },
    avoid: { start_hour: avoid.start, end_hour: avoid.end },
  };
}
