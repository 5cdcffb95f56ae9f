import type { Chart, ChartPillar } from './chart.ts';
import { featureSentences } from './feature-sentences.ts';
import type { Reading } from './reading.ts';
import type { RelationKind } from './relations.ts';
import { branchOf } from './sexagenary.ts';
import { isStrong, isSupporting, isWeak, type Strength } from './strength.ts';
import { elementDistance, TEN_GOD_GROUPS, TEN_GODS, type TenGod, type TenGodGroup, tenGodGroup } from './ten-gods.ts';
import {
  CONVERSATION,
  CONVERSATION_OF_SPEAKERS,
  type DayBranchState,
  INVESTING,
  MONEY_OF_MINORS,
  PARTNER_SEAT,
  STUDY_STYLE,
  SUPPLEMENT,
  TENSIONS,
  TOGETHER,
  WORK_STYLE,
} from './texts/advice.ts';
import { dayPillarTraits } from './texts/day-pillars.ts';
import { ELEMENT_NAMES, elementList } from './texts/element-words.ts';
import {
  NOT_MISSED,
  OWN_SEASON_YET_WEAK,
  POLARITY,
  type PolarityBalance,
  SEASON,
  STRONGEST,
  STRONGEST_YET_WEAK,
  WEAKEST,
} from './texts/personality.ts';
import {
  ALL_FIVE_PRESENT,
  ELEMENT_STRENGTH,
  EXCESS_WEAKNESS,
  NEEDED_WEAKNESS,
  TEN_GOD_STRENGTH,
} from './texts/traits.ts';
import { at, ELEMENTS, type Element } from './types.ts';

/** The texts about a chart by fixed rules, in Korean. The same chart always gives the same texts. */
export interface AnalysisTexts {
  readonly personality: string;
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
  readonly career_advice: string;
  readonly relationship_advice: string;
}

/**
 * Reads a chart by rules: the day pillar's traits, the season, the pillars and relations one by one, the balance of the
 * elements, the ten gods and the polarity. Most sentences are chosen whole, so that the text reads naturally. What it says
 * of the balance agrees with the reading's strength and useful god.
 *
 * It does not speak of pillars that the birth leaves open.
 *
 * @param minor of a person under 19: study and saving in place of work and investing
 */
export function analysisOf(chart: Chart, whole: Reading, { minor = false } = {}): AnalysisTexts {
  const reading = withoutOpen(chart, whole);
  const { useful } = reading.useful_god;
  const traits = dayPillarTraits(chart.day.index);
  const day = chart.dayMaster.element;
  const { strongest, weakest } = chart.balance;
  const polarity = polarityBalance(chart);
  return {
    personality: sentences(
      traits.portrait,
      seasonSentence(chart, reading),
      ...featureSentences(chart, reading),
      strongestSentence(chart, reading),
      weakestSentence(chart, reading),
      POLARITY[chart.dayMaster.polarity][polarity],
    ),
    strengths: strengthsOf(chart, traits.strength),
    weaknesses: weaknessesOf(chart, traits.weakness, reading.strength),
    career_advice: minor
      ? sentences(
          STUDY_STYLE[tenGodGroup(day, strongest)],
          MONEY_OF_MINORS[tenGodGroup(day, weakest)],
          SUPPLEMENT[useful].minor,
        )
      : sentences(
          traits.career,
          WORK_STYLE[tenGodGroup(day, strongest)][isCarried(reading) ? 'able' : 'weak'],
          INVESTING[tenGodGroup(day, weakest)],
          SUPPLEMENT[useful].adult,
        ),
    relationship_advice: sentences(
      traits.relationship,
      TOGETHER[commonestGroup(chart)],
      PARTNER_SEAT[dayBranchState(reading)],
      speaksWell(chart) && polarity === 'yin' ? CONVERSATION_OF_SPEAKERS : CONVERSATION[polarity],
    ),
  };
}

/** Without the relations of pillars that the birth leaves open. */
function withoutOpen({ open }: Chart, reading: Reading): Reading {
  if (open.length === 0) return reading;
  const relations = reading.relations.filter(({ positions }) => !positions.some((each) => open.includes(each)));
  return { ...reading, relations };
}

/** Whether the other sentences praise how the person expresses things. */
function speaksWell(chart: Chart): boolean {
  return commonestGroup(chart) === '식상' || tenGodGroup(chart.dayMaster.element, chart.balance.strongest) === '식상';
}

/** Whether the day master carries its chart, or follows it (종격). */
function isCarried({ strength, useful_god }: Reading): boolean {
  return !isWeak(strength) || useful_god.side === 'follow';
}

function seasonSentence(chart: Chart, { strength }: Reading): string {
  if (chart.open.includes('month')) return '';
  const { element } = chart.dayMaster;
  const own = element !== 'earth' && SEASONS[season(chart)] === element;
  return own && isWeak(strength) ? OWN_SEASON_YET_WEAK[element] : SEASON[element][season(chart)];
}

/** Of a month that an element rules (인묘 사오 신유 해자): that element is not weak, however few its signs are. */
function rulerOfMonth(chart: Chart): { readonly element: Element; readonly season: string } | null {
  if (chart.open.includes('month')) return null;
  const element = at(SEASONS, season(chart));
  return chart.month.branchElement === element ? { element, season: at(SEASON_NAMES, season(chart)) } : null;
}

/** 자 묘 오 유, where an element is purest: the one that it controls is weak then (fire in 자), however many its signs are. */
function isPeak({ index }: ChartPillar): boolean {
  return (index % 12) % 3 === 0;
}

/** Steps along the generating order to the element that one controls. */
const CONTROLLED = 2;

const SEASON_NAMES = ['봄', '여름', '가을', '겨울'] as const;

/** The element of each season. */
const SEASONS: readonly Element[] = ['wood', 'fire', 'metal', 'water'];

function strongestSentence(chart: Chart, reading: Reading): string {
  const { dayMaster, balance } = chart;
  const { strongest, excess } = balance;
  const ruler = rulerOfMonth(chart);
  if (ruler !== null && isPeak(chart.month) && elementDistance(ruler.element, strongest) === CONTROLLED) {
    return `오행 가운데 ${ELEMENT_NAMES[strongest]} 기운의 글자가 가장 많습니다. 다만 ${ELEMENT_NAMES[ruler.element]}의 철인 ${ruler.season}에 태어나, 드러나는 힘은 글자 수에 미치지 못합니다.`;
  }
  const degree = excess.includes(strongest) ? '뚜렷하게 강합니다.' : '가장 넉넉합니다.';
  const group = tenGodGroup(dayMaster.element, strongest);
  const meaning =
    isWeak(reading.strength) && (group === '비겁' || group === '인성')
      ? STRONGEST_YET_WEAK[group]
      : at(STRONGEST[dayMaster.element], elementDistance(dayMaster.element, strongest));
  return `오행 가운데 ${ELEMENT_NAMES[strongest]} 기운이 ${degree} ${meaning}`;
}

/** Names every absent element, then what to do about the one that is missed most or else the weakest, unless more of it would work against the strength. */
function weakestSentence(chart: Chart, reading: Reading): string {
  const { dayMaster, balance, elements } = chart;
  const { weakest: least, needed } = balance;
  // Of several that are absent, the one that the chart wants most.
  const absent = elements[least].count === 0 ? needed : [];
  const { useful, helping } = reading.useful_god;
  const weakest = [useful, helping].find((element) => absent.includes(element)) ?? least;
  const ruler = rulerOfMonth(chart);
  if (weakest === ruler?.element) {
    return `반면 ${ELEMENT_NAMES[weakest]} 기운은 글자로는 적은 편입니다. 다만 제철인 ${ruler.season}에 태어나 그 힘은 약하지 않습니다.`;
  }
  const fact =
    elements[weakest].count > 0
      ? `반면 ${ELEMENT_NAMES[weakest]} 기운은 옅은 편입니다.`
      : `반면 ${elementList(needed)} 기운은 겉으로 드러나지 않습니다.`;
  const group = tenGodGroup(dayMaster.element, weakest);
  return `${fact} ${
    isMissed(weakest, group, reading)
      ? at(WEAKEST[dayMaster.element], elementDistance(dayMaster.element, weakest))
      : (notMissed(group, reading) ??
        `다만 이 사주에서는 ${ELEMENT_NAMES[weakest]} 기운을 일부러 늘리지 않아도 됩니다.`)
  }`;
}

/** Whether more of an element does good: the useful or the helping one, and in a balanced chart any but the adverse. */
function isMissed(element: Element, group: TenGodGroup, { useful_god: god }: Reading): boolean {
  if (element === god.useful || element === god.helping) return true;
  if (element === god.adverse || god.side === 'follow') return false;
  return god.side === 'balance' || supports(group) === (god.side === 'support');
}

/** Why a strong chart does well without more support, or a weak one without more that drains it. */
function notMissed(group: TenGodGroup, { strength, useful_god }: Reading): string | null {
  if (useful_god.side === 'follow') return null;
  return supports(group)
    ? isStrong(strength)
      ? NOT_MISSED[group]
      : null
    : isWeak(strength)
      ? NOT_MISSED[group]
      : null;
}

function supports(group: TenGodGroup): boolean {
  return isSupporting(TEN_GOD_GROUPS.indexOf(group));
}

function strengthsOf(chart: Chart, own: string): readonly string[] {
  const list = [own, ELEMENT_STRENGTH[chart.balance.strongest], TEN_GOD_STRENGTH[commonestGod(chart)]];
  if (ELEMENTS.every((element) => chart.elements[element].count > 0)) list.push(ALL_FIVE_PRESENT);
  return list;
}

/** From this share in percent, hidden stems included, a group is not called weak. */
const NOT_WEAK = 15;

function weaknessesOf({ balance, dayMaster }: Chart, own: string, { group_share }: Strength): readonly string[] {
  const needed = balance.needed.map((element) => tenGodGroup(dayMaster.element, element));
  return [
    own,
    ...balance.excess.map((element) => EXCESS_WEAKNESS[element]),
    ...needed.filter((group) => group_share[group] < NOT_WEAK).map((group) => NEEDED_WEAKNESS[group]),
  ];
}

/** The most frequent ten god. A tie goes to the month branch's god, then to the order of `TEN_GODS`. */
function commonestGod({ tenGodCounts, month }: Chart): TenGod {
  const weight = (god: TenGod): number => 2 * tenGodCounts[god] + (god === month.branchTenGod ? 1 : 0);
  return TEN_GODS.reduce((best, god) => (weight(god) > weight(best) ? god : best));
}

/** The most frequent ten-god group, with the same tie rules. */
function commonestGroup({ tenGodCounts, month }: Chart): TenGodGroup {
  let best: TenGodGroup = '비겁';
  let most = -1;
  // `TEN_GODS` holds two gods of each group, in the order of the groups.
  for (const [i, group] of TEN_GOD_GROUPS.entries()) {
    const [first, second] = [at(TEN_GODS, 2 * i), at(TEN_GODS, 2 * i + 1)];
    const holdsMonth = month.branchTenGod === first || month.branchTenGod === second;
    const weight = 2 * (tenGodCounts[first] + tenGodCounts[second]) + (holdsMonth ? 1 : 0);
    if (weight > most) [best, most] = [group, weight];
  }
  return best;
}

/** 0 spring (인묘진), 1 summer (사오미), 2 autumn (신유술), 3 winter (해자축). */
function season({ pillars }: Chart): 0 | 1 | 2 | 3 {
  const monthsFromSpring = (branchOf(pillars.month).index + 10) % 12;
  if (monthsFromSpring < 3) return 0;
  if (monthsFromSpring < 6) return 1;
  return monthsFromSpring < 9 ? 2 : 3;
}

/** A pillar's stem and branch have the same polarity, so pillars are counted. A lead of two decides. */
function polarityBalance({ list }: Chart): PolarityBalance {
  const yang = list.filter(({ index }) => index % 2 === 0).length;
  const yin = list.length - yang;
  if (yang - yin >= 2) return 'yang';
  return yin - yang >= 2 ? 'yin' : 'even';
}

function dayBranchState({ relations }: Reading): DayBranchState {
  const kinds = relations.filter(({ positions }) => positions.includes('day')).map(({ kind }) => kind);
  const bond = kinds.some((kind) => BONDS.has(kind));
  if (kinds.includes('충')) return bond ? 'both' : 'clash';
  if (bond) return 'bond';
  return TENSIONS.find((kind) => kinds.includes(kind)) ?? 'calm';
}

const BONDS: ReadonlySet<RelationKind> = new Set(['육합', '반합', '삼합', '방합']);

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
