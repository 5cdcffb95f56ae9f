import type { Chart } from './chart.ts';
import { featureSentences } from './feature-sentences.ts';
import type { Reading } from './reading.ts';
import { type BranchRelation, branchRelation } from './relations.ts';
import { branchOf } from './sexagenary.ts';
import { elementDistance, TEN_GOD_GROUPS, TEN_GODS, type TenGod, type TenGodGroup, tenGodGroup } from './ten-gods.ts';
import {
  CONVERSATION,
  type DayBranchState,
  INVESTING,
  PARTNER_SEAT,
  SUPPLEMENT,
  TOGETHER,
  WORK_STYLE,
} from './texts/advice.ts';
import { dayPillarTraits } from './texts/day-pillars.ts';
import { ELEMENT_NAMES, elementList } from './texts/element-words.ts';
import { POLARITY, type PolarityBalance, SEASON, STRONGEST, WEAKEST } from './texts/personality.ts';
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
 * elements, the ten gods and the polarity. Most sentences are chosen whole, so that the text reads naturally.
 */
export function analysisOf(chart: Chart, reading: Reading): AnalysisTexts {
  const { useful, adverse } = reading.useful_god;
  const traits = dayPillarTraits(chart.day.index);
  const day = chart.dayMaster.element;
  const { strongest, weakest } = chart.balance;
  const polarity = polarityBalance(chart);
  return {
    personality: sentences(
      traits.portrait,
      SEASON[day][season(chart)],
      ...featureSentences(chart, reading),
      strongestSentence(chart),
      weakestSentence(chart, adverse),
      POLARITY[chart.dayMaster.polarity][polarity],
    ),
    strengths: strengthsOf(chart, traits.strength),
    weaknesses: weaknessesOf(chart, traits.weakness),
    career_advice: sentences(
      traits.career,
      WORK_STYLE[tenGodGroup(day, strongest)],
      INVESTING[tenGodGroup(day, weakest)],
      SUPPLEMENT[useful],
    ),
    relationship_advice: sentences(
      traits.relationship,
      TOGETHER[commonestGroup(chart)],
      PARTNER_SEAT[dayBranchState(chart)],
      CONVERSATION[polarity],
    ),
  };
}

function strongestSentence({ dayMaster, balance }: Chart): string {
  const { strongest, excess } = balance;
  const degree = excess.includes(strongest) ? '뚜렷하게 강합니다.' : '가장 넉넉합니다.';
  const meaning = at(STRONGEST[dayMaster.element], elementDistance(dayMaster.element, strongest));
  return `오행 가운데 ${ELEMENT_NAMES[strongest]} 기운이 ${degree} ${meaning}`;
}

/** Names every absent element, then what to do about the weakest, unless more of it would harm. */
function weakestSentence({ dayMaster, balance, elements }: Chart, adverse: Element): string {
  const { weakest, needed } = balance;
  const fact =
    elements[weakest].count > 0
      ? `반면 ${ELEMENT_NAMES[weakest]} 기운은 옅은 편입니다.`
      : `반면 ${elementList(needed)} 기운은 겉으로 드러나지 않습니다.`;
  if (weakest === adverse) return `${fact} ${ELEMENT_NAMES[weakest]} 기운은 일부러 늘리지 않아도 균형이 잡힙니다.`;
  return `${fact} ${at(WEAKEST[dayMaster.element], elementDistance(dayMaster.element, weakest))}`;
}

function strengthsOf(chart: Chart, own: string): readonly string[] {
  const list = [own, ELEMENT_STRENGTH[chart.balance.strongest], TEN_GOD_STRENGTH[commonestGod(chart)]];
  if (ELEMENTS.every((element) => chart.elements[element].count > 0)) list.push(ALL_FIVE_PRESENT);
  return list;
}

function weaknessesOf({ balance, dayMaster }: Chart, own: string): readonly string[] {
  return [
    own,
    ...balance.excess.map((element) => EXCESS_WEAKNESS[element]),
    ...balance.needed.map((element) => NEEDED_WEAKNESS[tenGodGroup(dayMaster.element, element)]),
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

function dayBranchState({ pillars }: Chart): DayBranchState {
  const relations: BranchRelation[] = [];
  for (const index of [pillars.year, pillars.month, pillars.hour]) {
    if (index !== null) relations.push(branchRelation(pillars.day % 12, index % 12));
  }
  const clash = relations.includes('clash');
  const bond = relations.includes('six_combination') || relations.includes('half_combination');
  if (clash) return bond ? 'both' : 'clash';
  if (bond) return 'bond';
  return relations.some((relation) => TENSIONS.has(relation)) ? 'tension' : 'calm';
}

const TENSIONS: ReadonlySet<BranchRelation> = new Set(['punishment', 'harm', 'self_punishment']);

function sentences(...parts: readonly string[]): string {
  return parts.join(' ');
}
