import { type Chart, ELEMENTS, type Element, TEN_GODS, type TenGod, type TenGodGroup } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { ELEMENT_NAMES, type Flow, strengthOf, usefulGodOfChart } from '../facts.ts';
import { isMarketDay } from '../market-days.ts';
import type { FortuneType } from '../requests.ts';
import { type Band, bandOf } from '../scores/bands.ts';
import { branchWord, periodWord } from './branch-word.ts';
import type { Ending } from './connectives.ts';
import * as actions from './corpus/actions.ts';
import * as balance from './corpus/balance.ts';
import { SEASONS, STEM_IMAGES, STEM_TRAITS } from './corpus/day-masters.ts';
import { ALTERNATIVES, LONG_PLANS } from './corpus/fortune.ts';
import { BODY_CARE, REST_WORK_TASKS, YEAR_WORK_TASKS } from './corpus/profile.ts';
import { PLACE_MATTERS, PLACE_PEOPLE } from './corpus/relations.ts';
import {
  CONDUCT,
  GOD_ESSENCE,
  GOD_FAILINGS,
  GOD_GIFTS,
  GOD_PITFALLS,
  GOD_TRAIT,
  LONG_LESSONS,
  MONEY_FAILINGS,
  MONEY_GIFTS,
  type Tone,
} from './corpus/ten-gods.ts';
import { bridge, meetingWords, metPlaces, type Weather } from './meetings.ts';
import type { Random } from './random.ts';
import type { Lexicon, Pool } from './templates.ts';

export function toneOf(score: number): Tone {
  return TONES[bandOf(score)];
}

const TONES: Readonly<Record<Band, Tone>> = { good: 'high', even: 'mid', careful: 'low' };

/** The words that depend on the chart alone. */
export function chartLexicon(chart: Chart): Lexicon {
  const { dayMaster, month, day } = chart;
  const strength = strengthOf(chart);
  const { useful } = usefulGodOfChart(chart);
  const lead = leadingGod(chart);
  return {
    일간: dayMaster.name,
    일상: at(STEM_IMAGES, dayMaster.index),
    성정: at(STEM_TRAITS, dayMaster.index),
    일주: day.hangul,
    월주: periodWord(month.hangul),
    연주: periodWord(chart.year.hangul),
    일지: branchWord(day.index),
    // 신(申)의 달에 난 신금, so that 신금 does not stand for both in one sentence.
    월지: branchWord(month.index).replace('신금(', dayMaster.name === '신금' ? '신(' : '신금('),
    연지: branchWord(chart.year.index),
    시지: branchWord((chart.hour ?? chart.day).index),
    계절: at(SEASONS, month.index % 12),
    ...godSlots('월', month.branchTenGod),
    ...godSlots('일', day.branchTenGod),
    ...godSlots('연', chart.year.branchTenGod),
    주도: groupOfGod(lead),
    주십성: lead,
    주함정: MONEY_FAILINGS[lead],
    주함정일: GOD_PITFALLS[lead],
    주돈일: DEEDS_OF[groupOfGod(lead)],
    강: energy(chart.balance.strongest),
    약: energy(chart.balance.weakest),
    반길: energy(useful),
    강점: balance.STRONGEST[chart.balance.strongest],
    약점: balance.WEAKEST[chart.balance.weakest],
    보완책: balance.REMEDIES[useful],
    습관: balance.HABITS[useful],
    돌봄: BODY_CARE[chart.balance.weakest],
    신강약: balance.STRENGTHS[strength],
    장기계획: LONG_PLANS,
    분포: ELEMENTS.map((element) => `${elementHangul(element)} ${chart.elements[element].count}`).join('·'),
    긴할일: actions.LONG_TASKS,
    거절: actions.REFUSALS,
    단기조건: actions.CONDITIONS,
    주기: actions.RHYTHMS,
    연지사이: PLACE_PEOPLE.year,
    연지일감: PLACE_MATTERS.year,
    월지사이: PLACE_PEOPLE.month,
    월지일감: PLACE_MATTERS.month,
    일지사이: PLACE_PEOPLE.day,
    일지일감: PLACE_MATTERS.day,
    시지사이: PLACE_PEOPLE.hour,
    시지일감: PLACE_MATTERS.hour,
    돈처방: actions.MONEY_CURES,
    늦춤: actions.SLOWER,
    돌아봄: actions.SECOND_LOOKS,
    ...MARKET_WORDS,
  };
}

/** A ten god at a position of the chart: its name, its essence and the character that it gives. */
function godSlots(position: string, god: TenGod): Lexicon {
  return { [`${position}십성`]: god, [`${position}십성결`]: GOD_ESSENCE[god], [`${position}기질`]: GOD_TRAIT[god] };
}

type Temptation = (typeof actions.TEMPTATIONS)[number];

const pairs = ({ moods, deeds }: Temptation): Pool => moods.flatMap((mood) => deeds.map((deed) => `${mood} ${deed}`));

const [SPENDING = [], HASTE = [], CROWD = [], QUARREL = [], FACE = []] = actions.TEMPTATIONS.map(pairs);
const QUIET_DEEDS = [...SPENDING, ...HASTE, ...CROWD, ...QUARREL, ...FACE];
const MARKET_DEEDS = pairs(actions.MARKET_TEMPTATION);

/** What the failings of a group lead to with money. */
const DEEDS_OF: Readonly<Record<TenGodGroup, Pool>> = {
  비겁: CROWD,
  식상: SPENDING,
  재성: [...SPENDING, ...CROWD],
  관성: HASTE,
  인성: CROWD,
};

/** What depends on whether there is a market: on days without one nothing is said of trade. */
const MARKET_WORDS: Lexicon = {
  할일: [...actions.TASKS, ...actions.MARKET_TASKS],
  삼갈일: [...QUIET_DEEDS, ...MARKET_DEEDS],
};

/** Without a word of trade: for a day without a market, and for a week, which has two of them. */
export const QUIET_WORDS: Lexicon = { 할일: actions.TASKS, 삼갈일: QUIET_DEEDS, 시점: actions.OCCASIONS.daily };

/** A year asks for more than a look at a bill. */
export const YEAR_WORDS: Lexicon = { 할일: actions.YEAR_TASKS, 일거리: YEAR_WORK_TASKS };

const REST_WORDS: Lexicon = { ...QUIET_WORDS, 일거리: REST_WORK_TASKS };

const MARKET_DAY_WORDS: Lexicon = {
  ...MARKET_WORDS,
  시점: [...actions.OCCASIONS.daily, ...actions.WORKDAY_OCCASIONS],
};

/** Takes precedence over the words of chart and period. */
export function marketLexicon(type: FortuneType, period: string): Lexicon {
  if (type === 'yearly') return YEAR_WORDS;
  if (type === 'monthly') return {};
  return isMarketDay(period) ? MARKET_DAY_WORDS : REST_WORDS;
}

/** The words that a period's pillar adds. `tone` decides how bold they are. */
export function periodLexicon(chart: Chart, flow: Flow, type: FortuneType, tone: Tone): Lexicon {
  const group = groupOfGod(flow.stemGod);
  const met = metPlaces(chart, flow);
  const { clauses, advice, weather } = meetingWords(chart, flow, met, tone);
  return {
    ...PERIOD_WORDS[type],
    // 무자 일주에게 무자는 would name one thing twice.
    운주: `${flow.pillar === chart.day.index ? '같은 ' : ''}${periodWord(flow.hangul)}`,
    운간: flow.stemName,
    운지: branchWord(flow.pillar),
    운상: at(STEM_IMAGES, flow.pillar % 10),
    십성: flow.stemGod,
    지십성: flow.branchGod,
    십성결: GOD_ESSENCE[flow.stemGod],
    지십성결: GOD_ESSENCE[flow.branchGod],
    십성풀이: tone === 'low' ? GOD_FAILINGS[flow.stemGod] : GOD_GIFTS[flow.stemGod],
    지십성풀이: tone === 'low' ? GOD_FAILINGS[flow.branchGod] : GOD_GIFTS[flow.branchGod],
    두십성: flow.stemGod === flow.branchGod ? ONE_GOD : TWO_GODS,
    두풀이: TWO_EFFECTS[tone],
    선물: GOD_GIFTS[flow.stemGod],
    지선물: GOD_GIFTS[flow.branchGod],
    탈: GOD_FAILINGS[flow.stemGod],
    지탈: GOD_FAILINGS[flow.branchGod],
    돈탈: MONEY_FAILINGS[flow.stemGod],
    지돈탈: MONEY_FAILINGS[flow.branchGod],
    돈풀이: (tone === 'high' ? MONEY_GIFTS : MONEY_FAILINGS)[flow.stemGod],
    지돈풀이: (tone === 'high' ? MONEY_GIFTS : MONEY_FAILINGS)[flow.branchGod],
    장기교훈: LONG_LESSONS[flow.stemGod],
    지장기교훈: LONG_LESSONS[flow.branchGod],
    함정일: GOD_PITFALLS[flow.stemGod],
    지함정일: GOD_PITFALLS[flow.branchGod],
    처신: CONDUCT[group][tone],
    합충: clauses,
    이음: bridge(weather, tone),
    총평이음: verdictJoin(weather, tone),
    ...advice,
    ...balanceWords(flow, tone),
    채움: energy(flow.fills[0] ?? flow.stemElement),
    넘침: energy(flow.burdens[0] ?? flow.stemElement),
    총평: balance.VERDICTS[tone],
    마무리: balance.CLOSINGS[tone],
    시점: actions.OCCASIONS[type],
    짬: actions.PAUSES[type],
    일때: actions.WORK_MOMENTS[type],
  };
}

const ONE_GOD: Pool = ['겹쳐 드는 [십성]', '위아래로 놓인 [십성]', '거듭되는 [십성]'];
const TWO_GODS: Pool = ['[십성]과/와 [지십성]', '[십성]의 천간과 [지십성]의 지지', '나란한 [십성]과/와 [지십성]'];

/** Stem and branch together: what helps is added to what helps, and set against what does not. */
const TWO_EFFECTS: Readonly<Record<Tone, Pool>> = {
  high: ['[선물>고], [지선물]', '[선물>며], [지선물]', '[지선물>고], [선물]'],
  mid: ['[선물>지만], [지탈]', '[지선물>지만], [탈]', '[선물>고], [지선물]'],
  low: ['[선물>지만], [지탈]', '[지선물>지만], [탈]'],
};

/** Round figures for examples. Drawn once, because the figures of one example must agree. */
export function figureLexicon(random: Random): Lexicon {
  return {
    비율: String(5 * random.between(1, 6)),
    횟수: random.pick(['두', '세', '네', '다섯']),
    손실: String(random.between(3, 12)),
    상한: String(5 * random.between(3, 8)),
    날짜: String(random.between(1, 28)),
    대안: ALTERNATIVES,
  };
}

/** The most frequent ten god of the chart. A tie goes to the month branch's, then to the order of the ten gods. */
export function leadingGod({ tenGodCounts, month }: Chart): TenGod {
  const weight = (god: TenGod): number => 2 * tenGodCounts[god] + (god === month.branchTenGod ? 3 : 0);
  return TEN_GODS.reduce((best, god) => (weight(god) > weight(best) ? god : best));
}

export function groupOfGod(god: TenGod): TenGodGroup {
  return GROUP_OF_GOD[god];
}

const GROUP_OF_GOD: Readonly<Record<TenGod, TenGodGroup>> = {
  비견: '비겁',
  겁재: '비겁',
  식신: '식상',
  상관: '식상',
  편재: '재성',
  정재: '재성',
  편관: '관성',
  정관: '관성',
  편인: '인성',
  정인: '인성',
};

const PERIOD_WORDS: Readonly<Record<FortuneType, Lexicon>> = {
  daily: { 때: '오늘', 날: '날', 하루: '하루' },
  monthly: { 때: '이달', 날: '달', 하루: '한 달' },
  yearly: { 때: '올해', 날: '해', 하루: '한 해' },
};

/** Of a period that brings both, the text uses the one that agrees with the score. */
function balanceWords({ fills, burdens }: Flow, tone: Tone): Lexicon {
  if (fills.length > 0 && (burdens.length === 0 || tone !== 'low')) {
    const join = tone === 'low' ? '지만' : '니';
    return { 보완: balance.NEED_MET, 보완이음: join, 보완처신: balance.NEED_CONDUCT.met[tone] };
  }
  if (burdens.length === 0) {
    return { 보완: balance.NEED_UNMET, 보완이음: '니', 보완처신: balance.NEED_CONDUCT.unmet[tone] };
  }
  const join = tone === 'high' ? '지만' : '니';
  return { 보완: balance.BURDENED, 보완이음: join, 보완처신: balance.NEED_CONDUCT.burdened[tone] };
}

/** Before the verdict on the whole. */
function verdictJoin(weather: Weather, tone: Tone): Ending {
  if (weather === 'harsh' && tone !== 'low') return '지만';
  if (weather === 'calm') return tone === 'low' ? '지만' : '고';
  return tone === 'mid' ? '고' : bridge(weather, tone);
}

/** 목 기운 */
function energy(element: Element): string {
  return `${elementHangul(element)} 기운`;
}

function elementHangul(element: Element): string {
  return ELEMENT_NAMES[element].charAt(0);
}
