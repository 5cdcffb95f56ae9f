import { type AnalysisTexts, analysisOf } from './analysis.ts';
import { type AppliedTimeBasis, appliedTimeBasis } from './applied-time-basis.ts';
import { openIn } from './birth-notices.ts';
import { type Chart, type ChartPillar, chartOf, type ElementBalance, type ElementShare } from './chart.ts';
import { momentOf, pillarsAt, solarDateOf } from './four-pillars.ts';
import { type Luck, luckOf } from './luck-object.ts';
import { type Reading, readingOf } from './reading.ts';
import { branchOf, stemOf } from './sexagenary.ts';
import { cyclesAt, type TenYearCycle, type TenYearCycles } from './ten-year-cycles.ts';
import { cycleDescription } from './texts/cycles.ts';
import { dayMasterText } from './texts/day-masters.ts';
import { at, type BirthInput, type Element, type Pillars, type Polarity, perElement, type SolarDate } from './types.ts';

/** A pillar of the calculated result. */
export interface SajuPillar {
  readonly stem: string;
  readonly stem_hanja: string;
  readonly stem_meaning: string;
  readonly branch: string;
  readonly branch_hanja: string;
  readonly branch_meaning: string;
  readonly element: Element;
  readonly hidden_stems: readonly string[];
}

/** The four pillars and what is calculated from them, as the API answers it. */
export interface SajuObject {
  readonly pillars: {
    readonly year: SajuPillar;
    readonly month: SajuPillar;
    readonly day: SajuPillar;
    readonly hour?: SajuPillar;
  };
  readonly time_basis: AppliedTimeBasis;
  readonly day_master: {
    readonly stem: string;
    readonly hanja: string;
    readonly name: string;
    readonly element: Element;
    readonly polarity: Polarity;
    readonly description: string;
    readonly characteristics: readonly string[];
  };
  readonly elements: Readonly<Record<Element, ElementShare>>;
  readonly element_balance: ElementBalance;
  readonly ten_year_cycles: readonly SajuCycle[];
  readonly analysis?: Analysis;
}

/** The texts about a chart, what is read from it, and the luck of the day on which it is asked for. */
export interface Analysis extends AnalysisTexts, Reading {
  readonly luck: Luck;
}

export interface SajuCycle {
  /** Completed years (만 나이). */
  readonly age_start: number;
  readonly age_end: number;
  readonly stem: string;
  readonly branch: string;
  readonly element: Element;
  readonly description: string;
}

export interface SajuObjectOptions {
  readonly includeAnalysis: boolean;
  /** The KST day of `analysis.luck`, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The calculated result of a birth in the API's form: Korean texts, no `hour` without a birth hour, `analysis` only
 * when requested.
 *
 * @throws InvalidBirthError as `fourPillars`.
 */
export function sajuObject(birth: BirthInput, { includeAnalysis, today }: SajuObjectOptions): SajuObject {
  const moment = momentOf(birth);
  const pillars = pillarsAt(moment);
  const timeBasis = appliedTimeBasis(birth, pillars);
  const chart = chartOf(pillars, openIn(timeBasis.notices));
  const { stem, hanja, name, element, polarity, index } = chart.dayMaster;
  const { description, characteristics } = dayMasterText(index);
  const cycles = cyclesAt(moment, pillars, birth.gender);
  return {
    pillars: {
      year: at(SAJU_PILLARS, pillars.year),
      month: at(SAJU_PILLARS, pillars.month),
      day: at(SAJU_PILLARS, pillars.day),
      ...(pillars.hour === null ? {} : { hour: at(SAJU_PILLARS, pillars.hour) }),
    },
    time_basis: timeBasis,
    day_master: { stem, hanja, name, element, polarity, description, characteristics },
    elements: chart.elements,
    element_balance: chart.balance,
    ten_year_cycles: cycles.cycles.map((cycle) => sajuCycle(cycle, pillars.day)),
    ...(includeAnalysis ? { analysis: wholeAnalysis(chart, cycles, solarDateOf(birth), today) } : {}),
  };
}

/** Years from the solar year of birth to the year of the day, as for contents. */
const ADULT_YEARS = 19;

function wholeAnalysis(chart: Chart, cycles: TenYearCycles, born: SolarDate, today: string): Analysis {
  const reading = readingOf(chart);
  const god = reading.useful_god;
  const texts = analysisOf(chart, reading, { minor: Number(today.slice(0, 4)) - born.year < ADULT_YEARS });
  // Named one by one: spreading both takes longer than making one of them.
  return {
    personality: texts.personality,
    strengths: texts.strengths,
    weaknesses: texts.weaknesses,
    career_advice: texts.career_advice,
    relationship_advice: texts.relationship_advice,
    strength: reading.strength,
    useful_god: god,
    pattern: reading.pattern,
    relations: reading.relations,
    stages: reading.stages,
    markers: reading.markers,
    void_branches: reading.void_branches,
    luck: luckOf({ pillars: chart.pillars, god, cycles, born, today }),
  };
}

/** A pillar of a stored profile. */
export interface ProfilePillar {
  readonly stem: string;
  readonly stem_hanja: string;
  readonly branch: string;
  readonly branch_hanja: string;
  readonly element: Element;
}

/** `saju` of a profile. */
export interface ProfileSaju {
  readonly pillars: {
    readonly year: ProfilePillar;
    readonly month: ProfilePillar;
    readonly day: ProfilePillar;
    readonly hour: ProfilePillar | null;
  };
  readonly time_basis: AppliedTimeBasis;
  readonly day_master: {
    readonly name: string;
    readonly hanja: string;
    readonly element: Element;
    readonly description: string;
  };
  readonly elements: Readonly<Record<Element, number>>;
  readonly weakest_element: Element;
  readonly strongest_element: Element;
}

export function profileSaju(pillars: Pillars, timeBasis: AppliedTimeBasis): ProfileSaju {
  const chart = chartOf(pillars);
  const { name, hanja, element, index } = chart.dayMaster;
  return {
    pillars: {
      year: profilePillar(chart.year),
      month: profilePillar(chart.month),
      day: profilePillar(chart.day),
      hour: chart.hour === null ? null : profilePillar(chart.hour),
    },
    time_basis: timeBasis,
    day_master: { name, hanja, element, description: dayMasterText(index).description },
    elements: elementCounts(chart),
    weakest_element: chart.balance.weakest,
    strongest_element: chart.balance.strongest,
  };
}

export interface FortunePillar {
  readonly stem: string;
  readonly branch: string;
  readonly element: Element;
}

/** `profile.saju` of an unmasked fortune. */
export interface FortuneSaju {
  readonly pillars: {
    readonly year: FortunePillar;
    readonly month: FortunePillar;
    readonly day: FortunePillar;
    readonly hour: FortunePillar | null;
  };
  readonly time_basis: AppliedTimeBasis;
  readonly elements: Readonly<Record<Element, number>>;
}

/** @param timeBasis of the profile's present birth, which may have changed since */
export function fortuneSaju(pillars: Pillars, timeBasis: AppliedTimeBasis): FortuneSaju {
  const chart = chartOf(pillars);
  return {
    pillars: {
      year: fortunePillar(chart.year),
      month: fortunePillar(chart.month),
      day: fortunePillar(chart.day),
      hour: chart.hour === null ? null : fortunePillar(chart.hour),
    },
    time_basis: timeBasis,
    elements: elementCounts(chart),
  };
}

/** Equal for every birth with the pillar, so computed once and frozen. */
const SAJU_PILLARS: readonly SajuPillar[] = Array.from({ length: 60 }, (_, index) => {
  const [stem, branch] = [stemOf(index), branchOf(index)];
  return Object.freeze({
    stem: stem.hangul,
    stem_hanja: stem.hanja,
    stem_meaning: stem.meaning,
    branch: branch.hangul,
    branch_hanja: branch.hanja,
    branch_meaning: branch.meaning,
    element: stem.element,
    hidden_stems: Object.freeze(branch.hiddenStems.map((hidden) => stemOf(hidden).hangul)),
  });
});

function profilePillar({ stem, stemHanja, branch, branchHanja, element }: ChartPillar): ProfilePillar {
  return { stem, stem_hanja: stemHanja, branch, branch_hanja: branchHanja, element };
}

function fortunePillar({ stem, branch, element }: ChartPillar): FortunePillar {
  return { stem, branch, element };
}

function elementCounts(chart: Chart): Readonly<Record<Element, number>> {
  return perElement((element) => chart.elements[element].count);
}

function sajuCycle({ ageStart, ageEnd, pillar }: TenYearCycle, dayPillar: number): SajuCycle {
  const stem = stemOf(pillar);
  return {
    age_start: ageStart,
    age_end: ageEnd,
    stem: stem.hangul,
    branch: branchOf(pillar).hangul,
    element: stem.element,
    description: cycleDescription(dayPillar, pillar),
  };
}
