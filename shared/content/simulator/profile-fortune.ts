import type { ModelName } from '../../core/models.ts';
import { type Chart, tenGodGroup } from '../../saju/index.ts';
import type { Cycle } from '../cycle.ts';
import { type Flow, flowOf, periodPillar, usefulGodOfChart } from '../facts.ts';
import type { SectionOutput } from '../outputs.ts';
import type { FortuneType } from '../requests.ts';
import { BASE, dayScores, monthScores, type PeriodScores, type Score, yearScores } from '../scores/periods.ts';
import * as actions from './corpus/actions.ts';
import { BALANCE_LINES, OPENINGS } from './corpus/fortune.ts';
import * as corpus from './corpus/profile.ts';
import { sayCycle } from './cycle-line.ts';
import { categoryReason, explanationOf } from './explain.ts';
import { chartLexicon, marketLexicon, periodLexicon, toneOf } from './lexicon.ts';
import type { Random } from './random.ts';
import { picksFor, randomFor, turnOf } from './seeds.ts';
import type { Lexicon, Pool } from './templates.ts';
import { type Timing, timingOf } from './timing.ts';
import { createWriter, type Writer } from './writer.ts';

/** The whole content of a resource Fortune. Day, month and year differ by pillar and wording. */
export function simulateProfileFortune(
  chart: Chart,
  period: string,
  type: FortuneType,
  model: ModelName,
  cycle: Cycle | null,
): SectionOutput<'profile_fortune'> {
  const random = randomFor(chart, 'profile_fortune', model, type, period);
  const flow = flowOf(chart, periodPillar(type, period));
  const scores = scoresOf(chart, period, type);
  const explanation = explanationOf(scores, flow);
  const timing = timingOf(chart, flow);
  const lexicons = [
    marketLexicon(type, period),
    chartLexicon(chart),
    periodLexicon(chart, flow, type, toneOf(scores.score)),
    timing.lexicon,
    categoryLexicon(chart, flow, scores),
    explanation.lexicon,
  ];
  const writer = createWriter(lexicons, picksFor(chart, model, `profile_fortune ${type}`, turnOf(type, period)));
  return {
    summary: writer.text(OPENINGS, corpus.SUMMARY_ENDS),
    categories: withCycle(
      categories(writer),
      sayCycle(cycle, flow, type, picksFor(chart, model, `cycle ${type}`, turnOf(type, period))),
    ),
    lucky_items: luckyItems(chart, timing, writer, random),
    advice: writer.say(corpus.ADVICE[type]),
    analysis: {
      day_energy: writer.text(corpus.ENERGY_LINES, corpus.ENERGY_ROOTS),
      element_interaction: writer.text(corpus.INTERACTION_LINES, explanation.lines),
      recommendations: {
        first: writer.say(actions.DO_CHECK),
        second: writer.say(actions.DO_BALANCE),
        third: writer.say(actions.AVOID_MOOD),
      },
    },
  };
}

type Categories = SectionOutput<'profile_fortune'>['categories'];

function withCycle(made: Categories, sentences: readonly string[]): Categories {
  return { ...made, overall: { description: [made.overall.description, ...sentences].join(' ') } };
}

function scoresOf(chart: Chart, period: string, type: FortuneType): PeriodScores {
  const year = Number(period.slice(0, 4));
  if (type === 'daily') return dayScores(chart, period);
  return type === 'yearly' ? yearScores(chart, year) : monthScores(chart, year, Number(period.slice(5, 7)));
}

function categories(writer: Writer): SectionOutput<'profile_fortune'>['categories'] {
  return {
    overall: { description: writer.text(corpus.OVERALL_LINES, BALANCE_LINES) },
    wealth: { description: writer.text(corpus.WEALTH_LINES, corpus.WEALTH_TIPS) },
    love: { description: writer.text(corpus.LOVE_LINES, corpus.LOVE_TIPS) },
    health: { description: writer.text(corpus.HEALTH_LINES, corpus.HEALTH_TIPS) },
    career: { description: writer.text(corpus.CAREER_LINES, corpus.CAREER_TIPS) },
  };
}

function categoryLexicon(chart: Chart, flow: Flow, { categories: scores }: PeriodScores): Lexicon {
  return {
    오행작용: corpus.ELEMENT_ACTIONS[tenGodGroup(chart.dayMaster.element, flow.stemElement)],
    ...categoryReason('재물까닭', scores.wealth, flow, 'wealth'),
    재물태도: effectOf(corpus.WEALTH_EFFECTS, scores.wealth),
    ...categoryReason('애정까닭', scores.love, flow, 'love'),
    애정태도: effectOf(corpus.LOVE_EFFECTS, scores.love),
    상대: corpus.CLOSE_PEOPLE,
    안부: corpus.GREETINGS,
    ...categoryReason('건강까닭', scores.health, flow, 'health'),
    건강태도: effectOf(corpus.HEALTH_EFFECTS, scores.health),
    ...categoryReason('직업까닭', scores.career, flow, 'career'),
    직업태도: effectOf(corpus.CAREER_EFFECTS, scores.career),
    일거리: corpus.WORK_TASKS,
  };
}

/** The reason that is named raises a score from `BASE` on, and lowers one below it: what follows must agree with it. */
function effectOf(effects: corpus.Effects, { score }: Score): Pool {
  const tone = toneOf(score);
  return effects[tone === 'mid' && score >= BASE ? 'fair' : tone];
}

/** The numbers of the five elements (하도): 3 and 8 wood, 2 and 7 fire, 5 and 10 earth, 4 and 9 metal, 1 and 6 water. */
const ELEMENT_NUMBERS = {
  wood: [3, 8, 13, 18, 23, 28, 33, 38],
  fire: [2, 7, 12, 17, 22, 27, 32, 37],
  earth: [5, 10, 15, 20, 25, 30, 35, 40],
  metal: [4, 9, 14, 19, 24, 29, 34, 39],
  water: [1, 6, 11, 16, 21, 26, 31, 36],
} as const;

/** Items of the useful element. */
function luckyItems(
  chart: Chart,
  timing: Timing,
  writer: Writer,
  random: Random,
): SectionOutput<'profile_fortune'>['lucky_items'] {
  const element = usefulGodOfChart(chart).useful;
  return {
    number: random.pick(ELEMENT_NUMBERS[element]),
    color: writer.say(corpus.COLORS[element]),
    direction: writer.say(corpus.DIRECTIONS[element]),
    time: { start_hour: timing.best.start, end_hour: timing.best.end },
  };
}
