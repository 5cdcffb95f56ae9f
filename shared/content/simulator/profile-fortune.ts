import type { ModelName } from '../../core/models.ts';
import { type Chart, yearOfMonth, yearPillarOfYear } from '../../saju/index.ts';
import { turnOf as turnOfChart } from '../angle.ts';
import type { Cycle } from '../cycle.ts';
import { type Flow, flowOf, periodPillar, usefulGodOfChart } from '../facts.ts';
import { luckyItemsOf } from '../lucky.ts';
import { isMarketDay } from '../market-days.ts';
import type { SectionOutput } from '../outputs.ts';
import type { FortuneType } from '../requests.ts';
import { CATEGORIES, type Category, dayScores, monthScores, type PeriodScores, yearScores } from '../scores/periods.ts';
import type { Corpus, TimeWords } from './corpus.ts';
import { type Draw, drawFor, type Slots, turnOf } from './draw.ts';
import { namer, termOf } from './fortune.ts';
import { joined } from './joined.ts';
import { type Lead, leadOf, leadOfDay, leadOfPart, PLAIN } from './lead.ts';
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

/** Thoughts of a story that a text on the part would repeat or contradict. */
const TOLD_OF: typeof OF_PARTS = {
  wealth: OF_PARTS.wealth,
  love: ['정', '말', '도움', '고집', '비교', '약속', '거절', '체면'],
  health: OF_PARTS.health,
  career: ['집중', '공부', '계획', '미룸', '점검', '속도', '변화', '규칙'],
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
  const score = scoresOf(chart, period, type);
  const isDay = type === 'daily';
  const lead = isDay ? leadOfDay(chart, period) : leadOf(score, flow);
  // A reader of the day's fortune reads this one too.
  const turn = isDay ? { number, pillar: flow.pillar, day: period, isSecond: true } : { number, pillar: null };
  const draw = drawFor(chart, model, type, turn);
  const texts: Texts = { chart, period, corpus, flow, score, lead, draw, slots: { 때: TIMES[type].now } };
  const year = type === 'monthly' ? flowOf(chart, yearPillarOf(period)) : undefined;
  const explained = {
    chart,
    flow,
    lead,
    draw,
    time: TIMES[type],
    ...(year === undefined ? {} : { year, isOfLastYear: period.slice(5, 7) === '01' }),
  };
  const name = namer(number, 2);
  const told = isDay ? dayTexts(texts, number) : longTexts(texts, number);
  const timing = timingOf(chart, isDay ? flow : flowOf(chart, chart.day.index), corpus.timing, draw);
  const { first: firstAct, second, third } = told;
  return {
    analysis: {
      day_energy: corpus.explain.energy(explained),
      element_interaction: corpus.explain.interaction(explained),
      recommendations: { first: firstAct, second, third },
    },
    categories: {
      overall: {
        description: joined(name(1, told.overall), cycle === null ? '' : corpus.explain.cycle(explained, cycle)),
      },
      ...told.parts,
    },
    summary: name(0, told.summary),
    lucky_items: {
      ...luckyItemsOf(usefulGodOfChart(chart).useful, turnOfChart(chart.pillars, period)),
      time: { start_hour: timing.best.start, end_hour: timing.best.end },
    },
    advice: told.advice,
  };
}

interface Texts {
  readonly chart: Chart;
  readonly period: string;
  readonly corpus: Corpus;
  readonly flow: Flow;
  readonly score: PeriodScores;
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

/** The texts of a month or year: the story of its strongest reason. Where the story speaks of a part of life, that part's text only says what to do. */
function longTexts({ corpus, flow, score, lead, draw, slots }: Texts, number: number): Told {
  const [about, summary, first, third, second] = draw.story(corpus.long, lead, slots);
  draw.leave(Object.values(OF_PARTS).flat());
  const overall = draw.line(corpus.longPaces[lead.level], slots);
  const parts = partsOf((part) => {
    const reason = leadOfPart(score.categories[part], flow, part, number);
    const told = isToldAlready(part, reason, lead, about) ? plain(reason) : reason;
    return draw.of(corpus.longCategories[part], told, slots);
  });
  return {
    ...{ summary, overall, parts, first, second, third },
    advice: draw.line(corpus.longHabits, slots),
  };
}

/** Of a day: its reason in a sentence and what follows from it, in other words than the day's other product. */
function dayTexts({ period, corpus, flow, score, lead, draw, slots }: Texts, number: number): Told {
  const [about, summary, first, third, second] = draw.story(corpus.notes, lead, slots);
  const overall = joined(termOf(period, corpus), draw.line(corpus.paces[lead.level]));
  draw.leave(Object.values(OF_PARTS).flat());
  const parts = partsOf((part) => {
    const reason = leadOfPart(score.categories[part], flow, part, number);
    const isOff = part === 'career' && !isMarketDay(period);
    const told = isToldAlready(part, reason, lead, about) ? plain(reason) : reason;
    return draw.of(corpus.categories[part], isOff ? withKey(told, '휴일') : told, slots);
  });
  return {
    ...{ summary, overall, parts, first, second, third },
    advice: draw.line(corpus.advice),
  };
}

function isToldAlready(part: Category, { reason, up }: Lead, lead: Lead, about: string): boolean {
  // Of one place, neither the same meeting again nor one that says the opposite.
  const isMeeting =
    reason?.kind === 'relation' &&
    lead.reason?.kind === 'relation' &&
    reason.relation.positions[0] === lead.reason.relation.positions[0];
  const thoughts = about.split(' ');
  // Nor the other mood: one content speaks of a good period or of a hard one.
  return (
    isMeeting || lead.up !== up || partOf(lead) === part || TOLD_OF[part].some((thought) => thoughts.includes(thought))
  );
}

/** The part of life that a story's letter or place stands for. */
function partOf({ reason, keys }: Lead): Category | null {
  if (reason?.kind === 'relation' && reason.relation.positions.length === 1) {
    return ({ day: 'love', month: 'career', year: 'love', hour: null } as const)[
      reason.relation.positions[0] ?? 'hour'
    ];
  }
  if (keys.some((key) => key.startsWith('재성'))) return 'wealth';
  return keys.some((key) => key.startsWith('관성')) ? 'career' : null;
}

function plain(own: Lead): Lead {
  return { ...own, keys: [PLAIN], reason: null };
}

/** With a name for a pool of its own, where the corpus has one: 휴일+, 휴일=, 휴일-. */
function withKey(lead: Lead, name: string): Lead {
  const last = lead.keys.at(-1) ?? '';
  return { ...lead, keys: [name + last.slice(-1), last], reason: null };
}

function partsOf(write: (part: Category) => string): Parts {
  const [wealth, love, health, career] = CATEGORIES.map((part) => ({ description: write(part) }));
  return { wealth, love, health, career } as Parts;
}

/** Of the year that a month belongs to: January belongs to the one before. */
function yearPillarOf(period: string): number {
  return yearPillarOfYear(yearOfMonth(Number(period.slice(0, 4)), Number(period.slice(5, 7))));
}

function scoresOf(chart: Chart, period: string, type: FortuneType): PeriodScores {
  const year = Number(period.slice(0, 4));
  if (type === 'daily') return dayScores(chart, period);
  return type === 'yearly' ? yearScores(chart, year) : monthScores(chart, year, Number(period.slice(5, 7)));
}
