import { type Animal, branchOf, pillarHangul, pillarHanja, STEMS, type Stem, stemOf } from './sexagenary.ts';
import { type TenGod, tenGod } from './ten-gods.ts';
import { at, ELEMENTS, type Element, type Pillars, type Polarity, type Position, perElement } from './types.ts';

/** One pillar with everything derived from it and the day stem. */
export interface ChartPillar {
  /** 0..59 */
  readonly index: number;
  readonly hangul: string;
  readonly hanja: string;
  readonly stem: string;
  readonly stemHanja: string;
  readonly stemElement: Element;
  readonly branch: string;
  readonly branchHanja: string;
  readonly branchElement: Element;
  /** The stem's element, which stands for the pillar. */
  readonly element: Element;
  /** Hangul in the order 여기, 중기, 정기. */
  readonly hiddenStems: readonly string[];
  /** The day stem itself is 일간. */
  readonly stemTenGod: TenGod | '일간';
  readonly branchTenGod: TenGod;
}

export interface ElementShare {
  readonly count: number;
  /** 0..100 with one decimal. The five may not add up to exactly 100. */
  readonly percentage: number;
  readonly stems: readonly string[];
  readonly branches: readonly string[];
}

export interface ElementBalance {
  readonly strongest: Element;
  readonly weakest: Element;
  readonly needed: readonly Element[];
  readonly excess: readonly Element[];
}

export interface DayMaster {
  /** Hangul of the day stem. */
  readonly stem: string;
  readonly hanja: string;
  /** Such as 갑목. */
  readonly name: string;
  readonly element: Element;
  readonly polarity: Polarity;
  /** Stem index 0..9. */
  readonly index: number;
}

/** Everything derived from the four pillars. It holds no name, birth date or gender. */
export interface Chart {
  readonly pillars: Pillars;
  readonly year: ChartPillar;
  readonly month: ChartPillar;
  readonly day: ChartPillar;
  readonly hour: ChartPillar | null;
  /** Year, month, day and, when known, hour. */
  readonly list: readonly ChartPillar[];
  readonly elements: Readonly<Record<Element, ElementShare>>;
  readonly balance: ElementBalance;
  readonly dayMaster: DayMaster;
  /** Occurrences of each ten god in the chart, without the day stem. */
  readonly tenGodCounts: Readonly<Record<TenGod, number>>;
  readonly zodiac: Animal;
  /** The pillars that the birth leaves open: texts do not speak of them. */
  readonly open: readonly Position[];
}

/** Derives a chart from pillar indices 0..59. @throws RangeError for other indices. */
export function chartOf(pillars: Pillars, open: readonly Position[] = []): Chart {
  const dayStem = stemOf(pillars.day);
  const seen = (index: number): ChartPillar => at(BY_DAY_STEM, dayStem.index * 60 + checked(index));
  const year = seen(pillars.year);
  const month = seen(pillars.month);
  const day = at(AS_DAY, pillars.day);
  const hour = pillars.hour === null ? null : seen(pillars.hour);
  const list = hour === null ? [year, month, day] : [year, month, day, hour];
  const elements = elementShares(list);
  return {
    pillars,
    year,
    month,
    day,
    hour,
    list,
    elements,
    balance: balanceOf(elements, list, month.branchElement),
    dayMaster: dayMasterOf(dayStem),
    tenGodCounts: countTenGods(list),
    zodiac: branchOf(pillars.year).animal,
    open,
  };
}

function dayMasterOf({ hangul, hanja, name, element, polarity, index }: Stem): DayMaster {
  return { stem: hangul, hanja, name, element, polarity, index };
}

function checked(index: number): number {
  if (index >= 0 && index < 60) return index;
  throw new RangeError(`a pillar index must be from 0 to 59, not ${index}`);
}

/** Every pillar relative to every day stem, computed once: charts share these frozen objects. */
const BY_DAY_STEM: readonly ChartPillar[] = Array.from({ length: 600 }, (_, i) => {
  const [dayStem, index] = [Math.floor(i / 60), i % 60];
  return chartPillar(index, dayStem, tenGod(dayStem, { stem: index % 10 }));
});

const AS_DAY: readonly ChartPillar[] = Array.from({ length: 60 }, (_, index) => chartPillar(index, index % 10, '일간'));

function chartPillar(index: number, dayStem: number, stemTenGod: ChartPillar['stemTenGod']): ChartPillar {
  const stem = stemOf(index);
  const branch = branchOf(index);
  return Object.freeze({
    index,
    hangul: pillarHangul(index),
    hanja: pillarHanja(index),
    stem: stem.hangul,
    stemHanja: stem.hanja,
    stemElement: stem.element,
    branch: branch.hangul,
    branchHanja: branch.hanja,
    branchElement: branch.element,
    element: stem.element,
    hiddenStems: Object.freeze(branch.hiddenStems.map((hidden) => at(STEMS, hidden).hangul)),
    stemTenGod,
    branchTenGod: tenGod(dayStem, { branch: branch.index }),
  });
}

function elementShares(list: readonly ChartPillar[]): Readonly<Record<Element, ElementShare>> {
  const stems = perElement((): string[] => []);
  const branches = perElement((): string[] => []);
  for (const pillar of list) {
    stems[pillar.stemElement].push(pillar.stem);
    branches[pillar.branchElement].push(pillar.branch);
  }
  const total = 2 * list.length;
  return perElement((element) => {
    const count = stems[element].length + branches[element].length;
    const percentage = Math.round((count / total) * 1000) / 10;
    return { count, percentage, stems: stems[element], branches: branches[element] };
  });
}

/** Ties are decided by hidden stems, then (strongest only) the season, then the generating order: rules E3..E5. */
function balanceOf(
  elements: Readonly<Record<Element, ElementShare>>,
  list: readonly ChartPillar[],
  season: Element,
): ElementBalance {
  const hidden: Record<Element, number> = { wood: 0, fire: 0, earth: 0, metal: 0, water: 0 };
  for (const pillar of list) {
    for (const index of branchOf(pillar.index).hiddenStems) hidden[at(STEMS, index).element]++;
  }
  let strongest: Element = 'wood';
  let weakest: Element = 'wood';
  for (const element of ELEMENTS) {
    const byCount = elements[element].count - elements[strongest].count;
    const byHidden = hidden[element] - hidden[strongest];
    const inSeason = element === season;
    if (byCount > 0 || (byCount === 0 && (byHidden > 0 || (byHidden === 0 && inSeason)))) strongest = element;
    const less = elements[weakest].count - elements[element].count || hidden[weakest] - hidden[element];
    if (less > 0) weakest = element;
  }
  const absent = ELEMENTS.filter((element) => elements[element].count === 0);
  return {
    strongest,
    weakest,
    needed: absent.length > 0 ? absent : [weakest],
    excess: ELEMENTS.filter((element) => elements[element].percentage >= 37.5),
  };
}

function countTenGods(list: readonly ChartPillar[]): Readonly<Record<TenGod, number>> {
  const counts: Record<TenGod, number> = { ...NO_TEN_GODS };
  for (const pillar of list) {
    if (pillar.stemTenGod !== '일간') counts[pillar.stemTenGod]++;
    counts[pillar.branchTenGod]++;
  }
  return counts;
}

const NO_TEN_GODS: Readonly<Record<TenGod, number>> = {
  비견: 0,
  겁재: 0,
  식신: 0,
  상관: 0,
  편재: 0,
  정재: 0,
  편관: 0,
  정관: 0,
  편인: 0,
  정인: 0,
};
