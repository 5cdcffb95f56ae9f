import type { ModelName } from '../../core/models.ts';
import type { Chart } from '../../saju/index.ts';
import type { Cycle } from '../cycle.ts';
import { type Flow, flowOf, periodPillar, usefulGodOfChart } from '../facts.ts';
import type { SectionOutput } from '../outputs.ts';
import type { FortuneType } from '../requests.ts';
import { CATEGORIES, dayScores, monthScores, type PeriodScores, yearScores } from '../scores/periods.ts';
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
  const texts = { chart, period, corpus, flow, lead, draw, slots: { 때: TIMES[type].now } };
  const [about, told, act, leave] = draw.story(type === 'daily' ? corpus.day : corpus.long, lead, texts.slots);
  draw.leave(Object.values(OF_PARTS).flat());
  const explained = { chart, flow, lead, draw, time: TIMES[type] };
  const overall = type === 'daily' ? dayWords(texts, number) : draw.line(corpus.longPaces[lead.level], texts.slots);
  const parts = partsOf(texts, scores, type, number, about.split(' '));
  const name = namer(number, 2);
  const timing = timingOf(chart, type === 'daily' ? flow : flowOf(chart, chart.day.index), corpus.timing, draw);
  return {
    analysis: {
      day_energy: corpus.explain.energy(explained),
      element_interaction: corpus.explain.interaction(explained),
      recommendations: {
        first: act,
        second: draw.line(type === 'daily' ? corpus.does : corpus.longDoes, texts.slots),
        third: leave,
      },
    },
    categories: {
      overall: {
        description: joined(name(1, overall), cycle === null ? '' : corpus.explain.cycle(explained, cycle)),
      },
      ...parts,
    },
    summary: name(0, told),
    lucky_items: {
      ...luckyItems(chart, corpus, draw, number),
      time: { start_hour: timing.best.start, end_hour: timing.best.end },
    },
    advice: draw.line(type === 'daily' ? corpus.fortune.habits : corpus.longHabits, texts.slots),
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

function dayWords({ chart, period, corpus, lead, draw }: Texts, number: number): string {
  const { before, since, remark } = frameOf(chart, period, lead.level, number, corpus, draw);
  return joined(before, since, draw.line(corpus.paces[lead.level]), remark);
}

/** A part that the story speaks of already has no reason of its own: that would be the same thought. */
function partsOf(
  { corpus, flow, lead, draw, slots }: Texts,
  scores: PeriodScores,
  type: FortuneType,
  number: number,
  about: readonly string[],
) {
  const pools = type === 'daily' ? corpus.categories : corpus.longCategories;
  const [wealth, love, health, career] = CATEGORIES.map((part) => {
    const reason = leadOfPart(scores.categories[part], flow, part, number);
    const isMeeting = reason.reason?.kind === 'relation' && reason.keys[0] === lead.keys[0];
    const isTold = isMeeting || isQuiet(lead.keys) || OF_PARTS[part].some((thought) => about.includes(thought));
    const told = isTold ? { ...reason, keys: reason.keys.slice(-1), reason: null } : reason;
    return { description: draw.of(pools[part], told, slots) };
  });
  return { wealth, love, health, career } as Pick<Output['categories'], (typeof CATEGORIES)[number]>;
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
