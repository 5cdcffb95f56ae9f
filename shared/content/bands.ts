import {
  ageInMonth,
  ageInYear,
  type BirthInput,
  cycleAt,
  openPillars,
  type Pillars,
  solarDateOf,
  tenYearCycles,
} from '../saju/index.ts';
import { ANY_PERIOD, type FortuneType, type SectionName, type SectionRequest, sectionPeriod } from './requests.ts';

/** A birth of which the gender may be unknown: `birth.gender` is then a filler. */
export interface KnownBirth {
  readonly birth: BirthInput;
  readonly hasGender: boolean;
}

export interface ContentSubject {
  readonly pillars: Pillars;
  /** Null: only the pillars are known. */
  readonly birth: KnownBirth | null;
}

/** The year in which one turns 19 is the first one of an adult, whatever the day. */
const ADULT_AGE = 19;

/**
 * The request for a section about a subject. Of a birth it holds no more than three bands: whether it is a minor's, the
 * ten-year cycle of the period, and which pillars the birth leaves open.
 * @param date a KST day of the section's period. Sections of the chart alone have no period: their subject is as old as on
 * this day
 */
export function requestAbout(
  section: SectionName,
  { pillars, birth }: ContentSubject,
  date: string,
  fortuneType?: FortuneType,
): SectionRequest {
  const period = sectionPeriod(section, date, fortuneType);
  const request: SectionRequest =
    fortuneType === undefined || section !== 'profile_fortune'
      ? { section, pillars, period }
      : { section, pillars, period, fortuneType };
  if (birth === null) return request;
  // A radar has numbers and no text.
  const open = section === 'radar' ? [] : openPillars(birth.birth);
  return {
    ...request,
    ...variantOf(request, birth, date),
    // The cycles are counted from the month.
    ...(open.includes('month') ? {} : luckOf(request, birth)),
    ...(open.length === 0 ? {} : { openPillars: open }),
  };
}

function variantOf({ period }: SectionRequest, { birth }: KnownBirth, date: string): Pick<SectionRequest, 'variant'> {
  const day = period === ANY_PERIOD ? date : period;
  return isMinorOn(birth, day) ? { variant: 'minor' } : {};
}

/** @param day of KST */
function isMinorOn(birth: BirthInput, day: string): boolean {
  return ageInYear(solarDateOf(birth), yearOf(day)) < ADULT_AGE;
}

/** Whether a day's texts about the birth are those about its pillars alone: of an adult, with no pillar open. */
export function isAsItsPillars(birth: BirthInput, day: string): boolean {
  return !isMinorOn(birth, day) && openPillars(birth).length === 0;
}

/** Without a gender the cycles have no direction. */
function luckOf(request: SectionRequest, { birth, hasGender }: KnownBirth): Pick<SectionRequest, 'luck'> {
  const { section, period, fortuneType } = request;
  const ofYear = section === 'yearly' || fortuneType === 'yearly';
  if (!hasGender || !(ofYear || fortuneType === 'monthly')) return {};
  const born = solarDateOf(birth);
  const year = yearOf(period);
  const age = ofYear ? ageInYear(born, year) : ageInMonth(born, year, Number(period.slice(5, 7)));
  const cycle = cycleAt(tenYearCycles(birth).cycles, age);
  return cycle === null ? {} : { luck: { pillar: cycle.pillar, turning: cycle.ageStart === age } };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
