import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { chartOf } from './chart.ts';
import { solarDateOfDay } from './civil-date.ts';
import { InvalidBirthError } from './errors.ts';
import { fourPillars, solarDateOf } from './four-pillars.ts';
import { dayOfLunarDate, lunarDateOf } from './lunar-calendar.ts';
import { sajuObject } from './saju-object.ts';
import { dayPillar, pillarHangul, pillarHanja } from './sexagenary.ts';
import { termMinute } from './solar-terms.ts';
import { tenYearCycles } from './ten-year-cycles.ts';
import { DEFAULT_TIME_BASIS, type TimeBasis } from './time-basis.ts';
import {
  type BirthInput,
  type CalendarType,
  ELEMENTS,
  type Element,
  type Gender,
  type LunarDate,
  type Pillars,
  POSITIONS,
  perElement,
  type SolarDate,
} from './types.ts';

interface RawBirth {
  readonly birth_year: number;
  readonly birth_month: number;
  readonly birth_day: number;
  readonly birth_hour?: number | null;
  readonly gender: Gender;
  readonly calendar_type?: CalendarType;
  readonly is_leap_month?: boolean;
}

interface Sign {
  readonly hangul: string;
  readonly hanja: string;
}

interface ExpectedPillars {
  readonly year: Sign;
  readonly month: Sign;
  readonly day: Sign;
  readonly hour?: Sign | null;
}

interface BirthVector {
  readonly id: string;
  readonly category: string;
  readonly input: RawBirth;
  readonly expected: {
    readonly solar_date: string;
    readonly pillars: ExpectedPillars;
    readonly lunar_date?: LunarDate;
    readonly day_master: Readonly<Record<'stem' | 'hanja' | 'name' | 'element' | 'polarity', string>>;
    readonly zodiac: string;
    readonly elements: Readonly<Record<'count' | 'percentage', Readonly<Record<Element, number>>>>;
    readonly element_balance: Readonly<Record<string, unknown>>;
  };
  /** Of a time shown twice, the second pass. */
  readonly if_civil_clock?: { readonly pillars: ExpectedPillars };
}

interface CycleVector {
  readonly id: string;
  readonly input: RawBirth;
  readonly expected: {
    readonly direction: string;
    readonly minutes_to_jie: number;
    readonly start_age: number;
    readonly first_cycles: readonly ({ readonly age_start: number; readonly age_end: number } & Sign)[];
    readonly tenth_cycle: { readonly age_start: number } & Sign;
    readonly count: number;
  };
}

interface Vectors {
  readonly births: readonly BirthVector[];
  readonly conversions: readonly {
    readonly id: string;
    readonly lunar: RawLunar;
    readonly solar: string;
  }[];
  readonly daeun: readonly CycleVector[];
  readonly invalid: readonly {
    readonly id: string;
    readonly input: RawBirth;
    readonly field: string;
    readonly why: string;
  }[];
  readonly accept_edge: readonly { readonly input: RawBirth; readonly why: string }[];
  readonly daily_pillars: readonly ({ readonly date: string; readonly index60: number } & Sign)[];
  readonly solar_terms: readonly {
    readonly year: number;
    readonly terms: readonly { readonly index: number; readonly kst_minute: string }[];
  }[];
  readonly published_default_policy: readonly {
    readonly name: string;
    readonly input: RawBirth;
    readonly published: string | null;
    readonly got?: string;
    readonly published_daeun?: { readonly start: number; readonly first?: readonly string[] };
    readonly daeun_reproduced?: boolean;
  }[];
  readonly published_corrected_policy: readonly {
    readonly civil: string;
    readonly longitude: number;
    readonly published: string;
  }[];
  readonly day_anchors: readonly { readonly date: string; readonly published: string }[];
  readonly disputed: {
    readonly births: readonly Pick<BirthVector, 'input' | 'expected'>[];
    readonly kasi_only_lunar: readonly {
      readonly input: RawBirth;
      readonly recommended: { readonly solar_date: string; readonly pillars: ExpectedPillars };
    }[];
    readonly daeun: readonly CycleVector[];
  };
}

interface RawLunar {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly is_leap_month: boolean;
}

const vectors: Vectors = JSON.parse(
  readFileSync(new URL('../../tests/vectors/four-pillars.json', import.meta.url), 'utf8'),
);

describe('births of the vectors', () => {
  it.each(vectors.births.map((v) => [v.id, v.category, v] as const))('%s (%s) has the agreed result', (_id, _c, v) => {
    const birth = birthOf(v.input);
    const pillars = fourPillars(birth);
    const chart = chartOf(pillars);
    expect(iso(solarDateOf(birth))).toBe(v.expected.solar_date);
    expect(signs(pillars)).toEqual(expectedSigns(v.expected.pillars));
    if (v.expected.lunar_date) expect(lunarDateOf(solarDateOf(birth))).toEqual(v.expected.lunar_date);
    expect(chart.dayMaster).toMatchObject(v.expected.day_master);
    expect(chart.zodiac).toBe(v.expected.zodiac);
    expect(perElement((element) => chart.elements[element].count)).toEqual(v.expected.elements.count);
    expect(perElement((element) => chart.elements[element].percentage)).toEqual(v.expected.elements.percentage);
    expect(chart.balance).toEqual(v.expected.element_balance);
    for (const element of ELEMENTS) {
      const { count, stems, branches } = chart.elements[element];
      expect(stems.length + branches.length).toBe(count);
    }
  });

  it('a birth without an hour has no hour pillar in the Saju object, one with an hour has', () => {
    for (const { input } of vectors.births) {
      const { pillars } = sajuObject(birthOf(input), { includeAnalysis: false, today: '2026-11-23' });
      expect('hour' in pillars).toBe(input.birth_hour !== undefined && input.birth_hour !== null);
    }
  });

  it('a birth without an hour has no hour pillar by any clock', () => {
    const birth = birthOf({ birth_year: 1988, birth_month: 7, birth_day: 1, gender: 'male' });
    for (const given of [{}, { clock: 'civil' }, { longitudeDeg: 127 }] as const) {
      const timeBasis: TimeBasis = { ...DEFAULT_TIME_BASIS, ...given };
      expect(fourPillars({ ...birth, timeBasis })).toEqual(fourPillars(birth));
      expect(fourPillars({ ...birth, timeBasis }).hour).toBeNull();
    }
  });

  const historic = vectors.births.flatMap(
    (v) =>
      (v.if_civil_clock ? [[v.id, v.input, v.if_civil_clock.pillars]] : []) as [string, RawBirth, ExpectedPillars][],
  );
  it.each(historic)('%s read as a civil clock has the pillars of the true instant', (_id, input, expected) => {
    const timeBasis: TimeBasis = { ...DEFAULT_TIME_BASIS, clock: 'civil', fold: 1 };
    expect(signs(fourPillars({ ...birthOf(input), timeBasis }))).toEqual(expectedSigns(expected));
  });
});

describe('lunar dates of the vectors', () => {
  it.each(vectors.conversions.map((v) => [v.id, v] as const))('%s converts both ways', (_id, { lunar, solar }) => {
    const date: LunarDate = { year: lunar.year, month: lunar.month, day: lunar.day, leap: lunar.is_leap_month };
    expect(iso(solarDateOfDay(dayOfLunarDate(date.year, date.month, date.day, date.leap)))).toBe(solar);
    expect(lunarDateOf(dateOf(solar))).toEqual(date);
  });

  it('the months that KASI publishes as issued (1903..1911) match KASI', () => {
    expect(vectors.disputed.kasi_only_lunar).toHaveLength(8);
    for (const { input, recommended } of vectors.disputed.kasi_only_lunar) {
      expect(iso(solarDateOf(birthOf(input)))).toBe(recommended.solar_date);
      expect(signs(fourPillars(birthOf(input)))).toEqual(expectedSigns(recommended.pillars));
    }
  });
});

describe('ten-year cycles of the vectors', () => {
  const all = [...vectors.daeun, ...vectors.disputed.daeun.map((v) => ({ ...v, id: 'disputed' }))];
  it.each(all.map((v) => [v.id, v] as const))('%s', (_id, { input, expected }) => {
    const { direction, minutesToJie, startAge, cycles } = tenYearCycles(birthOf(input));
    expect({ direction, startAge, count: cycles.length }).toEqual({
      direction: expected.direction,
      startAge: expected.start_age,
      count: expected.count,
    });
    expect(Math.abs(minutesToJie - expected.minutes_to_jie)).toBeLessThanOrEqual(1);
    const shown = cycles.map(({ ageStart, ageEnd, pillar }) => ({
      age_start: ageStart,
      age_end: ageEnd,
      hangul: pillarHangul(pillar),
      hanja: pillarHanja(pillar),
    }));
    expect(shown.slice(0, 3)).toEqual(expected.first_cycles);
    expect(shown[9]).toMatchObject(expected.tenth_cycle);
  });
});

describe('invalid inputs of the vectors', () => {
  it.each(vectors.invalid.map((v) => [v.id, v.why, v] as const))('%s (%s) names the field', (_id, _why, v) => {
    let thrown: unknown;
    try {
      fourPillars(birthOf(v.input));
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(InvalidBirthError);
    expect(thrown).toMatchObject({ field: v.field });
    expect(() => sajuObject(birthOf(v.input), { includeAnalysis: true, today: '2026-11-23' })).toThrow(
      InvalidBirthError,
    );
    expect(() => solarDateOf(birthOf(v.input))).toThrow(InvalidBirthError);
  });

  it.each(vectors.accept_edge.map((v) => [v.why, v.input] as const))('accepted: %s', (_why, input) => {
    expect(sajuObject(birthOf(input), { includeAnalysis: true, today: '2026-11-23' }).ten_year_cycles).toHaveLength(10);
  });
});

describe('days and terms of the vectors', () => {
  it('daily pillars and published day signs', () => {
    for (const { date, index60, hangul, hanja } of vectors.daily_pillars) {
      const index = dayPillar(date);
      expect([index, pillarHangul(index), pillarHanja(index)]).toEqual([index60, hangul, hanja]);
    }
    for (const { date, published } of vectors.day_anchors) expect(pillarHangul(dayPillar(date))).toBe(published);
  });

  it('solar terms, to the minute', () => {
    for (const { year, terms } of vectors.solar_terms) {
      for (const { index, kst_minute } of terms) {
        const expected = (Date.parse(`${kst_minute}Z`) - Date.parse('1899-01-01T00:00Z')) / 60_000;
        expect(Math.abs(termMinute(year, index) - expected)).toBeLessThanOrEqual(1);
      }
    }
    expect(() => termMinute(2102, 0)).toThrow(new RangeError('no solar terms for 2102, index 0'));
    expect(() => termMinute(1899, -1)).toThrow(new RangeError('no solar terms for 1899, index -1'));
  });
});

describe('published charts', () => {
  it.each(vectors.published_default_policy.map((v) => [v.name, v] as const))('%s is reproduced', (_name, v) => {
    expect(hanjaLine(fourPillars(birthOf(v.input)))).toBe(v.published ?? v.got);
    if (!v.published_daeun || !v.daeun_reproduced) return;
    const { startAge, cycles } = tenYearCycles(birthOf(v.input));
    expect(startAge).toBe(v.published_daeun.start);
    const published = v.published_daeun.first ?? [];
    expect(cycles.slice(0, published.length).map(({ pillar }) => pillarHanja(pillar))).toEqual(published);
  });

  it.each(vectors.published_corrected_policy.map((v) => [v.civil, v] as const))(
    '%s is reproduced with the civil clock and mean solar time',
    (_civil, v) => {
      const { year, month, day } = dateOf(v.civil.slice(0, 10));
      const [hour, minute] = v.civil.slice(11).split(':').map(Number) as [number, number];
      const birth = birthOf({ birth_year: year, birth_month: month, birth_day: day, birth_hour: hour, gender: 'male' });
      const timeBasis: TimeBasis = { ...DEFAULT_TIME_BASIS, clock: 'civil', longitudeDeg: v.longitude };
      const pillars = fourPillars({ ...birth, minute, timeBasis });
      expect(
        signs(pillars)
          .map(([hangul]) => hangul)
          .join(' '),
      ).toBe(v.published);
    },
  );

  it('ties inside a minute follow the minute rule', () => {
    for (const { input, expected } of vectors.disputed.births) {
      expect(signs(fourPillars(birthOf(input)))).toEqual(expectedSigns(expected.pillars));
    }
  });
});

function birthOf(raw: RawBirth): BirthInput {
  return {
    year: raw.birth_year,
    month: raw.birth_month,
    day: raw.birth_day,
    hour: raw.birth_hour ?? null,
    gender: raw.gender,
    calendarType: raw.calendar_type ?? 'solar',
    isLeapMonth: raw.is_leap_month ?? false,
  };
}

function signs(pillars: Pillars): (readonly [string, string])[] {
  return POSITIONS.flatMap((position) => {
    const index = pillars[position];
    return index === null ? [] : [[pillarHangul(index), pillarHanja(index)] as const];
  });
}

function expectedSigns(pillars: ExpectedPillars): (readonly [string, string])[] {
  const { year, month, day, hour } = pillars;
  return [year, month, day, ...(hour ? [hour] : [])].map(({ hangul, hanja }) => [hangul, hanja] as const);
}

function hanjaLine(pillars: Pillars): string {
  return signs(pillars)
    .map(([, hanja]) => hanja)
    .join(' ');
}

function dateOf(isoDate: string): SolarDate {
  const [year, month, day] = isoDate.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

function iso({ year, month, day }: SolarDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
