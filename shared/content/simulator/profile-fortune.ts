import type { ModelName } from '../../core/models.ts';
import type { Chart } from '../../saju/index.ts';
import type { Cycle } from '../cycle.ts';
import { type Flow, flowOf, periodPillar, usefulGodOfChart } from '../facts.ts';
import type { SectionOutput } from '../outputs.ts';
import type { FortuneType } from '../requests.ts';
import { CAREFUL_BELOW } from '../scores/bands.ts';
import {
  BASE,
  CATEGORIES,
  type Category,
  dayScores,
  monthScores,
  type PeriodScores,
  yearScores,
} from '../scores/periods.ts';
import type { Corpus, TimeWords } from './corpus.ts';
import { frameOf } from './days.ts';
import { type Draw, drawFor, type Slots, turnOf } from './draw.ts';
import { namer } from './fortune.ts';
import { joined } from './joined.ts';
import { isQuiet, type Lead, leadOf, leadOfDay, leadOfPart } from './lead.ts';
import { hashOf } from './random.ts';
import { timingOf } from './timing.ts';

export const TIMES: Readonly<Record<FortuneType, TimeWords>> = {
  daily: { now: '오늘', unit: '일' },
  monthly: { now: '이달', unit: '월' },
  yearly: { now: '올해', unit: '년' },
};

type Output = SectionOutput<'profile_fortune'>;

/** What the texts on a part of life speak of. */
const OF_PARTS: Readonly<Record<(typeof CATEGORIES)[number], readonly string[]>> = {
  wealth: ['지출', '저축', '용돈', '저금'],
  love: ['정', '말'],
  health: ['몸', '음식', '쉼'],
  career: ['집중', '공부'],
};

/** A profile's fortune for a day, month or year. */
export function simulateProfileFortune(
  chart: Chart,
  period: string,
  type: FortuneType,
  model: ModelName,
  corpus: Corpus,
  cycle: Cycle | null,
): Output {
  const flow = flowOf(chart, periodPillar(type, period));
  const number = turnOf(type, period);
  const scores = scoresOf(chart, period, type);
  const isDay = type === 'daily';
  const lead = isDay ? leadOfDay(chart, period, number) : leadOf(chart, scores, flow, number);
  // A reader of the day's fortune reads this one too.
  const draw = drawFor(chart, model, type, { number, pillar: isDay ? flow.pillar : null, isSecond: isDay });
  const texts: Texts = { chart, period, corpus, flow, lead, draw, slots: { 때: TIMES[type].now } };
  const explained = { chart, flow, lead, draw, time: TIMES[type] };
  const name = namer(number, 2);
  const { first, third, summary, parts, second, overall, advice } = isDay
    ? dayTexts(texts, scores, number)
    : longTexts(texts, scores, number);
  const timing = timingOf(chart, isDay ? flow : flowOf(chart, chart.day.index), corpus.timing, draw);
  return {
    analysis: {
      day_energy: corpus.explain.energy(explained),
      element_interaction: corpus.explain.interaction(explained),
      recommendations: { first, second, third },
    },
    categories: {
      overall: {
        description: joined(name(1, overall), cycle === null ? '' : corpus.explain.cycle(explained, cycle)),
      },
      ...parts,
    },
    summary: name(0, summary),
    lucky_items: {
      ...luckyItems(chart, corpus, draw, number),
      time: { start_hour: timing.best.start, end_hour: timing.best.end },
    },
    advice,
  };
}

interface Texts {
  readonly chart: Chart;
  readonly period: string;
  readonly corpus: Corpus;
  readonly flow: Flow;
  readonly lead: Lead;
  readonly draw: Draw;
  readonly slots: Slots;
}

type Parts = Pick<Output['categories'], Category>;

interface Told {
  readonly summary: string;
  readonly overall: string;
  readonly parts: Parts;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly advice: string;
}

/** Of a month or year: the story of its strongest reason. A part that the story speaks of already has no reason of its own. */
function longTexts({ corpus, flow, lead, draw, slots }: Texts, scores: PeriodScores, number: number): Told {
  const [about, summary, first, third] = draw.story(corpus.long, lead, slots);
  const thoughts = about.split(' ');
  draw.leave(Object.values(OF_PARTS).flat());
  const overall = draw.line(corpus.longPaces[lead.level], slots);
  const parts = partsOf((part) => {
    const reason = leadOfPart(scores.categories[part], flow, part, number);
    const isMeeting = reason.reason?.kind === 'relation' && reason.keys[0] === lead.keys[0];
    const isTold = isMeeting || isQuiet(lead.keys) || OF_PARTS[part].some((thought) => thoughts.includes(thought));
    const told = isTold ? { ...reason, keys: reason.keys.slice(-1), reason: null } : reason;
    return draw.of(corpus.longCategories[part], told, slots);
  });
  return {
    ...{ summary, overall, parts, first, third },
    second: draw.line(corpus.longDoes, slots),
    advice: draw.line(corpus.longHabits, slots),
  };
}

/**
 * Of a day: which parts of life go best and worst, with their advice as what to do first and third. The day's story is the
 * other product's.
 */
function dayTexts({ chart, period, corpus, flow, lead, draw }: Texts, scores: PeriodScores, number: number): Told {
  const { before, since, remark } = frameOf(chart, period, lead.level, number, corpus, draw);
  const overall = joined(before, since, draw.line(corpus.paces[lead.level]), remark);
  const scored = (part: Category) => scores.categories[part].score;
  const best = CATEGORIES.reduce((a, b) => (scored(b) > scored(a) ? b : a));
  const worst = CATEGORIES.filter((part) => part !== best).reduce((a, b) => (scored(b) < scored(a) ? b : a));
  const named = (part: Category) => ({ 쪽: corpus.parts.names[part] });
  const summary = joined(
    scored(best) < BASE ? '' : draw.from(corpus.parts.best, named(best)),
    scored(worst) >= CAREFUL_BELOW ? '' : draw.from(corpus.parts.worst, named(worst)),
  );
  const acts: Partial<Record<Category, string>> = {};
  const parts = partsOf((part) => {
    const text = draw.of(corpus.categories[part], leadOfPart(scores.categories[part], flow, part, number));
    if (part !== best && part !== worst) return text;
    const [like = '', act = ''] = text.split(AFTER_SENTENCE);
    acts[part] = act;
    return like;
  });
  return {
    ...{ overall, parts },
    summary: summary === '' ? draw.from(corpus.parts.even) : summary,
    first: acts[best] ?? '',
    second: draw.line(corpus.tips),
    third: acts[worst] ?? '',
    advice: draw.line(corpus.advice),
  };
}

const AFTER_SENTENCE = /(?<=\.) /u;

function partsOf(write: (part: Category) => string): Parts {
  const [wealth, love, health, career] = CATEGORIES.map((part) => ({ description: write(part) }));
  return { wealth, love, health, career } as Parts;
}

function scoresOf(chart: Chart, period: string, type: FortuneType): PeriodScores {
  const year = Number(period.slice(0, 4));
  if (type === 'daily') return dayScores(chart, period);
  return type === 'yearly' ? yearScores(chart, year) : monthScores(chart, year, Number(period.slice(5, 7)));
}

/** The numbers of the five elements (하도): 3 and 8 wood, 2 and 7 fire, 5 and 10 earth, 4 and 9 metal, 1 and 6 water. */
const ELEMENT_NUMBERS = { wood: 3, fire: 2, earth: 5, metal: 4, water: 1 } as const;

/** Of the useful element. */
function luckyItems(chart: Chart, corpus: Corpus, draw: Draw, number: number) {
  const element = usefulGodOfChart(chart).useful;
  const step = hashOf(`${chart.pillars.day}|${number}`) % 8;
  return {
    number: ELEMENT_NUMBERS[element] + 5 * step,
    color: draw.from(corpus.colors[element]),
    direction: draw.from(corpus.directions[element]),
  };
}
