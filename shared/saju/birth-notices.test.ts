import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { appliedTimeBasis } from './applied-time-basis.ts';
import { type BirthNotice, openPillars } from './birth-notices.ts';
import { fourPillars } from './four-pillars.ts';
import { sajuObject } from './saju-object.ts';
import { pillarHangul } from './sexagenary.ts';
import { type GivenTimeBasis, timeBasisOf } from './time-basis.ts';
import { type BirthInput, POSITIONS, type Position } from './types.ts';

interface Case {
  readonly id: string;
  readonly category: string;
  readonly input: {
    readonly birth_year: number;
    readonly birth_month: number;
    readonly birth_day: number;
    readonly birth_hour?: number;
    readonly birth_minute?: number;
    readonly gender: BirthInput['gender'];
    readonly calendar_type: BirthInput['calendarType'];
    readonly time_basis?: {
      readonly clock?: 'standard' | 'civil';
      readonly longitude_deg?: number;
      readonly birth_place?: 'busan' | 'new_york';
      readonly day_boundary?: 'split' | 'zi_start' | 'midnight';
    };
  };
  readonly expected: {
    readonly pillars: Readonly<Record<Position, string | null>>;
    readonly notices: readonly BirthNotice[];
    readonly open: readonly Position[];
    readonly differs_under_own: readonly object[];
  };
}

const { cases }: { readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('../../tests/vectors/open-births.json', import.meta.url), 'utf8'),
);

function birthOf({ time_basis: basis, ...input }: Case['input']): BirthInput {
  const given: GivenTimeBasis = {
    clock: basis?.clock,
    longitudeDeg: basis?.longitude_deg,
    birthPlace: basis?.birth_place,
    dayBoundary: basis?.day_boundary,
  };
  return {
    year: input.birth_year,
    month: input.birth_month,
    day: input.birth_day,
    hour: input.birth_hour ?? null,
    minute: input.birth_minute ?? null,
    gender: input.gender,
    calendarType: input.calendar_type,
    isLeapMonth: false,
    timeBasis: timeBasisOf(given),
  };
}

describe('what a birth leaves open', () => {
  it.each(cases.map((one) => [one.id, one.category, one] as const))('is told: %s (%s)', (_id, _category, one) => {
    const birth = birthOf(one.input);
    const pillars = fourPillars(birth);
    const { notices, differs_under, convention } = appliedTimeBasis(birth, pillars);
    expect({
      pillars: Object.fromEntries(
        POSITIONS.map((position) => [position, pillars[position] === null ? null : pillarHangul(pillars[position])]),
      ),
      notices: notices.filter(({ code }) => !code.startsWith('clock_')),
      open: openPillars(birth),
      differs_under_own: differs_under.filter((each) => each.convention === convention),
    }).toEqual(one.expected);
  });

  it('has vectors of every code, of births with several, and of births with none', () => {
    const codes = cases.flatMap(({ expected: { notices } }) => notices.map(({ code }) => code));
    expect(new Set(codes)).toEqual(new Set(['term_in_day', 'term_in_hour', 'near_term', 'near_hour']));
    expect(cases.length).toBeGreaterThanOrEqual(40);
    expect(new Set(cases.map(({ expected: { notices } }) => notices.length))).toEqual(new Set([0, 1, 2]));
  });

  it('is not named by the texts of the analysis, which name it for a birth on another day, or at another minute', () => {
    const textsOf = (birth: BirthInput) => {
      const { analysis } = sajuObject(birth, { includeAnalysis: true, today: '2026-11-26' });
      if (analysis === undefined) throw new Error('no analysis');
      return [analysis.personality, analysis.career_advice, analysis.relationship_advice].join(' ');
    };
    const unknown: BirthInput = {
      year: 2000,
      month: 2,
      day: 4,
      hour: null,
      gender: 'female',
      calendarType: 'solar',
      isLeapMonth: false,
    };
    for (const [year, month, day] of [
      [2000, 2, 4],
      [2021, 2, 3],
      [1990, 5, 6],
    ] as const) {
      const texts = textsOf({ ...unknown, year, month, day });
      expect(texts).not.toMatch(/\)월에|월지|월주|\)년에/);
      expect(textsOf({ ...unknown, year, month, day: day + 12 })).toMatch(/\)월에 태어나/);
    }
    const near = { ...unknown, year: 1995, month: 8, day: 15, hour: 11, minute: 1 };
    expect(textsOf(near)).not.toMatch(/\)시에|시주/);
    expect(textsOf({ ...near, minute: 31 })).toMatch(/\)시에 태어난/);
  });
});
