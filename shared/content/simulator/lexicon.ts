import {
  type Chart,
  ELEMENTS,
  type Element,
  TEN_GOD_GROUPS,
  type TenGod,
  type TenGodGroup,
  tenGodGroup,
} from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { branchName, ELEMENT_NAMES, type Flow, strengthOf, usefulGodOfChart } from '../facts.ts';
import type { FortuneType } from '../requests.ts';
import { type Band, bandOf } from '../scores/bands.ts';
import * as actions from './corpus/actions.ts';
import * as balance from './corpus/balance.ts';
import { SEASONS, STEM_IMAGES, STEM_TRAITS } from './corpus/day-masters.ts';
import { ALTERNATIVES, LONG_NATURES, LONG_PLANS } from './corpus/fortune.ts';
import { PLACE_MEANINGS } from './corpus/relations.ts';
import { CONDUCT, GOD_EFFECT, GOD_ESSENCE, GOD_TRAIT, PITFALL, type Tone } from './corpus/ten-gods.ts';
import { bridge, meetingWords, metPlaces } from './meetings.ts';
import type { Random } from './random.ts';
import type { Lexicon, Pool } from './writer.ts';

export function toneOf(score: number): Tone {
  return TONES[bandOf(score)];
}

const TONES: Readonly<Record<Band, Tone>> = { good: 'high', even: 'mid', careful: 'low' };

/** The words that depend on the chart alone. */
export function chartLexicon(chart: Chart): Lexicon {
  const { dayMaster, month, day } = chart;
  const strength = strengthOf(chart);
  const needed = chart.balance.needed[0] ?? chart.balance.weakest;
  const lead = leadingGroup(chart);
  return {
    일간: dayMaster.name,
    일상: at(STEM_IMAGES, dayMaster.index),
    성정: at(STEM_TRAITS, dayMaster.index),
    일주: day.hangul,
    월주: month.hangul,
    연주: chart.year.hangul,
    일지: branchName(day.index),
    월지: branchName(month.index),
    연지: branchName(chart.year.index),
    시지: branchName((chart.hour ?? chart.day).index),
    계절: at(SEASONS, month.index % 12),
    월십성: month.branchTenGod,
    월십성결: GOD_ESSENCE[month.branchTenGod],
    월기질: GOD_TRAIT[month.branchTenGod],
    일십성: day.branchTenGod,
    일십성결: GOD_ESSENCE[day.branchTenGod],
    일기질: GOD_TRAIT[day.branchTenGod],
    주도: lead,
    주함정: PITFALL[lead],
    강: energy(chart.balance.strongest),
    약: energy(chart.balance.weakest),
    필: energy(needed),
    반길: energy(usefulGodOfChart(chart).useful),
    강점: balance.STRONGEST[chart.balance.strongest],
    약점: balance.WEAKEST[chart.balance.weakest],
    보완책: balance.REMEDIES[needed],
    신강약: balance.STRENGTHS[strength],
    장기체질: LONG_NATURES[strength],
    장기계획: LONG_PLANS,
    분포: ELEMENTS.map((element) => `${elementHangul(element)} ${chart.elements[element].count}`).join('·'),
    점검대상: actions.OBJECTS,
    점검법: actions.METHODS,
    점검눈: actions.LOOKS,
    피할상황: actions.BAD_MOODS,
    피할행동: actions.BAD_DEEDS,
    피함: actions.REFUSALS,
    단기조건: actions.CONDITIONS,
    주기: actions.RHYTHMS,
    연지뜻: PLACE_MEANINGS.year,
    월지뜻: PLACE_MEANINGS.month,
    일지뜻: PLACE_MEANINGS.day,
    시지뜻: PLACE_MEANINGS.hour,
  };
}

/** The words that a period's pillar adds. `tone` decides how bold they are. */
export function periodLexicon(chart: Chart, flow: Flow, type: FortuneType, tone: Tone): Lexicon {
  const group = groupOfGod(flow.stemGod);
  const met = metPlaces(chart, flow);
  const place = met[0]?.position ?? 'day';
  const { clauses, weather } = meetingWords(chart, flow, met, tone);
  return {
    ...PERIOD_WORDS[type],
    운주: flow.hangul,
    운간: flow.stemName,
    운지: flow.branchName,
    운상: at(STEM_IMAGES, flow.pillar % 10),
    십성: flow.stemGod,
    지십성: flow.branchGod,
    십성결: GOD_ESSENCE[flow.stemGod],
    지십성결: GOD_ESSENCE[flow.branchGod],
    십성풀이: GOD_EFFECT[flow.stemGod],
    지십성풀이: GOD_EFFECT[flow.branchGod],
    처신: CONDUCT[group][tone],
    함정: PITFALL[group],
    합충: clauses,
    이음: bridge(weather, tone),
    경계: weather === 'harsh' ? '니' : '지만',
    자리뜻: PLACE_MEANINGS[place],
    보완: balanceClauses(flow, tone),
    채움: energy(flow.fills[0] ?? flow.stemElement),
    넘침: energy(flow.burdens[0] ?? flow.stemElement),
    총평: balance.VERDICTS[tone],
    마무리: balance.CLOSINGS[tone],
    시점: actions.OCCASIONS[type],
  };
}

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

/** The most frequent group in the chart, without the day stem. A tie goes to the month branch, then to the order. */
export function leadingGroup(chart: Chart): TenGodGroup {
  const month = groupOfGod(chart.month.branchTenGod);
  const weight = (group: TenGodGroup): number => countOfGroup(chart, group) + (group === month ? 1.5 : 0);
  return TEN_GOD_GROUPS.reduce((best, group) => (weight(group) > weight(best) ? group : best));
}

export function countOfGroup(chart: Chart, group: TenGodGroup): number {
  return ELEMENTS.filter((element) => tenGodGroup(chart.dayMaster.element, element) === group).reduce(
    (sum, element) => sum + chart.elements[element].count,
    group === '비겁' ? -1 : 0,
  );
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
function balanceClauses({ fills, burdens }: Flow, tone: Tone): Pool {
  if (fills.length > 0 && (burdens.length === 0 || tone !== 'low')) return balance.NEED_MET;
  return burdens.length > 0 ? balance.BURDENED : balance.NEED_UNMET;
}

/** 목 기운 */
function energy(element: Element): string {
  return `${elementHangul(element)} 기운`;
}

function elementHangul(element: Element): string {
  return ELEMENT_NAMES[element].charAt(0);
}
