import { type Chart, type MetRelation, type Position, relationsBetween, type TenGod } from '../../../saju/index.ts';
import { at } from '../../../saju/types.ts';
import { ELEMENT_NAMES, type Flow, usefulGodOfChart } from '../../facts.ts';
import type { FortuneType } from '../../requests.ts';
import { type Band, bandOf } from '../../scores/bands.ts';
import { BASE, type Category, type PeriodScores } from '../../scores/periods.ts';
import { elementReasons, type Reason } from '../../scores/reasons.ts';
import { branchWord, periodWord } from '../branch-word.ts';
import type { Ending } from '../connectives.ts';
import {
  categoryReason,
  type Ends,
  elementClauses,
  leadingReason,
  reasonOfCategory,
  relationClauses,
} from '../explain.ts';
import { groupOfGod, leadingGod } from '../lexicon.ts';
import type { Random } from '../random.ts';
import type { extremes } from '../spans.ts';
import type { Lexicon, Pool } from '../templates.ts';
import * as deeds from './corpus/deeds.ts';
import * as gods from './corpus/gods.ts';
import * as lines from './corpus/lines.ts';
import * as reasons from './corpus/reasons.ts';
import * as words from './corpus/words.ts';

/** The meanings of the slots in the sentences for readers under 19. */

export function ofChart(chart: Chart): Lexicon {
  const { dayMaster, year, month, day, balance } = chart;
  const lead = leadingGod(chart);
  const { useful } = usefulGodOfChart(chart);
  return {
    누구: lines.WHO,
    나: lines.SELF,
    일간: dayMaster.name,
    일상: at(words.STEM_IMAGES, dayMaster.index),
    일명사: at(words.STEM_NOUNS, dayMaster.index),
    성정: at(words.STEM_TRAITS, dayMaster.index),
    계절: at(words.SEASONS, month.index % 12),
    꾸밈: words.EPITHETS[balance.strongest],
    일주: `${day.hangul} 일주`,
    월주: periodWord(month.hangul),
    연주: periodWord(year.hangul),
    일지: branchWord(day.index),
    월지: branchWord(month.index),
    ...godSlots('월', month.branchTenGod),
    ...godSlots('일', day.branchTenGod),
    강: energy(balance.strongest),
    약: energy(balance.weakest),
    필: energy(useful),
    주십성: lead,
    주도뜻: words.GROUP_MEANINGS[groupOfGod(lead)],
    주힘: words.GROUP_STRENGTHS[groupOfGod(lead)],
    주용돈: words.GROUP_MONEY[groupOfGod(lead)],
    주함정: gods.GOD_PITFALLS[lead],
    몸살핌: deeds.CARE[balance.weakest],
    취미: deeds.HOBBIES[useful],
    과목: words.SUBJECTS,
    용돈쉼: deeds.POCKET_BRAKES,
    친구: deeds.FRIENDS,
    안부: deeds.GREETINGS,
    주기: deeds.RHYTHMS,
    긴할일: deeds.LONG_TASKS,
    길게: deeds.LONG_PLANS,
    어느새: deeds.SLIPS,
    나쁜버릇: deeds.BAD_HABITS,
    거절: deeds.REFUSALS,
    짬: deeds.PAUSES,
    집중: deeds.FOCUS,
    산만: deeds.BLUR,
    예시효과: deeds.EXAMPLE_EFFECTS,
    ...placeSlots('연지', 'year'),
    ...placeSlots('월지', 'month'),
    ...placeSlots('일지', 'day'),
    ...placeSlots('시지', 'hour'),
  };
}

function godSlots(position: string, god: TenGod): Lexicon {
  return { [`${position}십성`]: god, [`${position}십성결`]: gods.GOD_HEARTS[god] };
}

function placeSlots(name: string, position: Position): Lexicon {
  return { [`${name}사이`]: reasons.PLACE_PEOPLE[position], [`${name}일감`]: reasons.PLACE_MATTERS[position] };
}

const PERIOD_NAMES: Readonly<Record<FortuneType, readonly [now: string, unit: string, whole: string]>> = {
  daily: ['오늘', '날', '하루'],
  monthly: ['이달', '달', '한 달'],
  yearly: ['올해', '해', '한 해'],
};

export function ofPeriod(chart: Chart, flow: Flow, type: FortuneType, score: number): Lexicon {
  const [now, unit, whole] = PERIOD_NAMES[type];
  const band = bandOf(score);
  const { stemGod, branchGod } = flow;
  const effects = effectsIn(band);
  return {
    때: now,
    날: unit,
    하루: whole,
    운주: periodWord(flow.hangul),
    운간: flow.stemName,
    운지: branchWord(flow.pillar),
    운상: at(words.STEM_IMAGES, flow.pillar % 10),
    십성: stemGod,
    지십성: branchGod,
    십성결: gods.GOD_HEARTS[stemGod],
    지십성결: gods.GOD_HEARTS[branchGod],
    풀이: stemGod === branchGod ? effects[stemGod] : [...effects[stemGod], ...effects[branchGod]],
    십성풀이: effects[stemGod],
    지십성풀이: effects[branchGod],
    함정: gods.GOD_PITFALLS[stemGod],
    지함정: gods.GOD_PITFALLS[branchGod],
    배움: gods.GOD_LESSONS[stemGod],
    지배움: gods.GOD_LESSONS[branchGod],
    용돈탈: gods.POCKET_SNAGS[groupOfGod(stemGod)],
    총평: deeds.VERDICTS[band],
    총평꼴: deeds.VERDICTS_OF[band],
    총평걸음: paceOf(band !== 'careful', band),
    ...deedSlots(type, band),
    ...relationSlots(chart, flow, band),
    ...balanceSlots(chart, flow, band),
  };
}

/** Of an even period, what helps: its advice keeps the measure. */
function effectsIn(band: Band): Readonly<Record<TenGod, Pool>> {
  return band === 'careful' ? gods.GOD_SNAGS : gods.GOD_HELPS;
}

/** A day asks for something small, a month or a year for something that lasts. */
function deedSlots(type: FortuneType, band: Band): Lexicon {
  const { study, easy, habits, rest, pocket, moves } = type === 'daily' ? DAILY_DEEDS : LONG_DEEDS;
  return {
    시점: deeds.OCCASIONS[type],
    공부: band === 'careful' ? easy : study,
    버릇: band === 'careful' ? rest : habits,
    쉼버릇: rest,
    용돈: pocket,
    움직임: moves,
  };
}

const DAILY_DEEDS = {
  study: deeds.STUDY_TASKS,
  easy: deeds.EASY_STUDY,
  habits: deeds.HABITS,
  rest: deeds.REST_HABITS,
  pocket: deeds.POCKET_TASKS,
  moves: deeds.MOVES,
};

const LONG_DEEDS = {
  study: deeds.LONG_STUDY,
  easy: deeds.EASY_LONG_STUDY,
  habits: deeds.LONG_TASKS,
  rest: deeds.LONG_REST,
  pocket: deeds.LONG_POCKET,
  moves: deeds.LONG_MOVES,
};

/** What follows from something that helps, or burdens. An even period has two halves. */
function paceOf(helps: boolean, band: Band): Pool {
  if (!helps || band === 'good') return deeds.PACES[band];
  return band === 'even' ? deeds.PACES_HELPED : deeds.PACES_DESPITE;
}

const KIND: ReadonlySet<string> = new Set(['천간합', '육합', '가합', '반합', '삼합', '방합']);

/** Of several relations, the first that agrees with the period: a clash must not explain a good day. */
function spokenRelation(chart: Chart, flow: Flow, band: Band): MetRelation | null {
  const met = relationsBetween(chart.pillars, flow.pillar);
  return met.find(({ kind }) => KIND.has(kind) === (band !== 'careful')) ?? met[0] ?? null;
}

function relationSlots(chart: Chart, flow: Flow, band: Band): Lexicon {
  const relation = spokenRelation(chart, flow, band);
  if (relation === null) {
    return {
      합충: reasons.NO_MEETING,
      관계구절: ALONE,
      관계사이: joinOfTruth(true, band),
      관계걸음: paceOf(true, band),
    };
  }
  const isKind = KIND.has(relation.kind);
  const halved = isKind && band === 'even';
  const clauses = (...ends: readonly (keyof Ends)[]) =>
    relationClauses(relation, flow, isKind ? 'raises' : 'lowers', reasons, ends);
  const between: Lexicon = {
    합충: clauses('people', 'matters'),
    관계사이: joinOfTruth(isKind, band),
    관계걸음: paceOf(isKind, band),
  };
  if (GROUPS.has(relation.kind)) return { ...between, 관계구절: ALONE };
  return {
    ...between,
    관계구절: TOGETHER,
    합충사람: clauses('people'),
    합충일: clauses('matters'),
    사람처신: halved ? deeds.PEOPLE_HELPED : deeds.PEOPLE_CONDUCT[band],
    일처신: halved ? deeds.MATTERS_HELPED : deeds.MATTER_CONDUCT[band],
  };
}

/** They concern neither people nor a matter alone. */
const GROUPS: ReadonlySet<string> = new Set(['삼합', '방합', '삼형']);
const ALONE: Pool = ['[합충>관계사이] [누구]은/는 [관계걸음]'];
const TOGETHER: Pool = ['[합충사람>관계사이] [누구]은/는 [사람처신]', '[합충일>관계사이] [누구]은/는 [일처신]'];

/** The elements of the period that agree with its band, or else those that do not. */
function balanceSlots(chart: Chart, flow: Flow, band: Band): Lexicon {
  const truths = elementReasons(usefulGodOfChart(chart), flow).filter(({ kind }) => kind === 'element');
  const told = truths.find(({ points }) => points > 0 === (band !== 'careful')) ?? truths[0];
  const helps = told?.kind !== 'element' || told.points > 0;
  return {
    균형: told?.kind === 'element' ? elementClauses(told, flow, reasons) : reasons.NO_ELEMENT,
    균형사이: joinOfTruth(helps, band),
    균형걸음: paceOf(helps, band),
  };
}

/** A truth that the band contradicts stands against the advice. */
function joinOfTruth(helps: boolean, band: Band): Ending {
  const against = helps ? band === 'careful' : band === 'good';
  return against ? '지만' : '니';
}

const AREAS = { wealth: '용돈', love: '친구', health: '건강', career: '공부' } as const;

/** Why each part of life has its score, and what that comes to. */
export function ofCategories({ categories }: PeriodScores, flow: Flow): Lexicon {
  const slots = (area: Category): Lexicon => {
    const own = categories[area];
    const name = AREAS[area];
    const band = bandOf(own.score);
    // The reason raises a score from the base on, and lowers one below it.
    const helped = band === 'even' && own.score >= BASE;
    return {
      ...categoryReason(`${name}까닭`, own, flow, area, reasons),
      [`${name}태도`]: stanceOf(area, reasonOfCategory(own), helped, band),
    };
  };
  return { ...slots('wealth'), ...slots('love'), ...slots('health'), ...slots('career') };
}

/** What to do follows from the reason: from its ten god, or with people or tasks from a relation of them. */
function stanceOf(area: Category, reason: Reason | null, helped: boolean, band: Band): Pool {
  if (reason?.kind === 'god') return reasons.GOD_STANCES[area][reason.god];
  if (reason?.kind === 'relation' && !GROUPS.has(reason.relation.kind)) {
    if (area === 'love') return helped ? deeds.PEOPLE_HELPED : deeds.PEOPLE_CONDUCT[band];
    if (area === 'career') return helped ? deeds.MATTERS_HELPED : deeds.MATTER_CONDUCT[band];
  }
  return helped ? deeds.AREA_HELPED[area] : deeds.AREA_STANCES[area][band];
}

export function ofExtremes({ best, worst }: ReturnType<typeof extremes>): Lexicon {
  return {
    // What is advised there is of no people.
    ...leadingReason('좋은까닭', best.made, best.flow, 'raises', reasons, ['matters']),
    ...leadingReason('나쁜까닭', worst.made, worst.flow, 'lowers', reasons, ['matters']),
    좋은때: best.name,
    좋은운주: periodWord(best.flow.hangul),
    좋은십성: best.flow.stemGod,
    좋은풀이: gods.GOD_HELPS[best.flow.stemGod],
    좋은걸음: deeds.PACES.good,
    나쁜때: worst.name,
    나쁜운주: periodWord(worst.flow.hangul),
    나쁜십성: worst.flow.stemGod,
    나쁜풀이: gods.GOD_SNAGS[worst.flow.stemGod],
    나쁜걸음: deeds.PACES.careful,
    나쁜대처: gods.GOD_REMEDIES[worst.flow.stemGod],
  };
}

/** The stem of a quarter's middle month. */
export function ofQuarter(index: number, { hangul, stemGod }: Flow, score: number): Lexicon {
  const band = bandOf(score);
  return {
    분기철: at(lines.QUARTER_SEASONS, index),
    분기운주: periodWord(hangul),
    분기십성: stemGod,
    분기십성결: gods.GOD_HEARTS[stemGod],
    분기풀이: gods.GOD_HELPS[stemGod],
    분기탈: gods.GOD_SNAGS[stemGod],
    분기대처: gods.GOD_REMEDIES[stemGod],
    분기걸음: paceOf(true, band),
    ...deedSlots('yearly', band),
  };
}

/** Figures of an example. Drawn once, because the figures of one example must agree. */
export function ofFigures(random: Random): Lexicon {
  return {
    몫: ['두 몫', '세 몫', '네 몫'],
    상: ['읽고픈 책', '좋아하는 간식', '작은 학용품'],
    분: String(5 * random.between(4, 9)),
    쉼: String(5 * random.between(1, 3)),
    횟수: random.pick(['두', '세', '네', '다섯']),
    개수: String(5 * random.between(2, 6)),
    날수: String(random.between(3, 14)),
  };
}

/** 목 기운 */
function energy(element: keyof typeof ELEMENT_NAMES): string {
  return `${ELEMENT_NAMES[element].charAt(0)} 기운`;
}
