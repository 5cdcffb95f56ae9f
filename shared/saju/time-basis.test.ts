import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { appliedTimeBasis } from './applied-time-basis.ts';
import { InvalidBirthError } from './errors.ts';
import { fourPillars, solarDateOf } from './four-pillars.ts';
import { BIRTH_PLACE_NAMES, BIRTH_PLACES, isBirthPlace } from './places.ts';
import { pillarHangul } from './sexagenary.ts';
import { tenYearCycles } from './ten-year-cycles.ts';
import {
  CLOCKS,
  DAY_BOUNDARIES,
  DEFAULT_TIME_BASIS,
  type GivenTimeBasis,
  isDefaultTimeBasis,
  isSameTimeBasis,
  type TimeBasis,
  timeBasisOf,
} from './time-basis.ts';
import { type BirthInput, type Pillars, POSITIONS } from './types.ts';

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
    readonly is_leap_month?: boolean;
    readonly time_basis?: {
      readonly clock?: TimeBasis['clock'];
      readonly longitude_deg?: number;
      readonly birth_place?: string;
      readonly day_boundary?: TimeBasis['dayBoundary'];
      readonly fold?: 0 | 1;
    };
  };
  readonly expected: {
    readonly solar_date: string;
    readonly pillars: Readonly<Record<keyof Pillars, string | null>>;
    readonly instant_utc: string;
    readonly utc_offset_minutes: number;
    readonly local_time: string | null;
    readonly notice: string | null;
    readonly ten_year_cycles?: {
      readonly direction: string;
      readonly minutes_to_jie: number;
      readonly start_age: number;
    };
  };
}

const { cases }: { readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('../../tests/vectors/time-basis.json', import.meta.url), 'utf8'),
);

describe('births of the vectors by their time basis', () => {
  it.each(cases.map((one) => [one.id, one.category, one] as const))(
    '%s (%s)',
    (_id, _category, { input, expected }) => {
      const birth = birthOf(input);
      const pillars = fourPillars(birth);
      const applied = appliedTimeBasis(birth, pillars);
      const { year, month, day } = solarDateOf(birth);
      expect({
        solar_date: [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-'),
        pillars: hangulOf(pillars),
        instant_utc: applied.instant,
        utc_offset_minutes: applied.utc_offset_minutes,
        local_time: applied.local_time,
        notice: applied.notices.find(({ code }) => code.startsWith('clock_'))?.code ?? null,
      }).toEqual({
        solar_date: expected.solar_date,
        pillars: expected.pillars,
        instant_utc: expected.instant_utc,
        utc_offset_minutes: expected.utc_offset_minutes,
        local_time: expected.local_time,
        notice: expected.notice,
      });
      if (expected.ten_year_cycles === undefined) return;
      const { direction, minutesToJie, startAge } = tenYearCycles(birth);
      const { minutes_to_jie, start_age } = expected.ten_year_cycles;
      expect({ direction, startAge }).toEqual({ direction: expected.ten_year_cycles.direction, startAge: start_age });
      expect(Math.abs(minutesToJie - minutes_to_jie)).toBeLessThanOrEqual(1);
    },
  );

  it('has all of them', () => expect(cases).toHaveLength(439));
});

const BIRTH: BirthInput = {
  year: 1988,
  month: 7,
  day: 1,
  hour: 23,
  minute: 40,
  gender: 'female',
  calendarType: 'solar',
  isLeapMonth: false,
};

describe('the applied time basis', () => {
  const applied = (given: GivenTimeBasis | null, change: Partial<BirthInput> = {}) => {
    const birth = { ...BIRTH, ...change, timeBasis: given === null ? null : timeBasisOf(given) };
    return appliedTimeBasis(birth, fourPillars(birth));
  };

  it('names the default, and what the other conventions would change, in their order', () => {
    expect(applied(null)).toEqual({
      clock: 'standard',
      day_boundary: 'split',
      longitude_deg: null,
      birth_place: null,
      convention: 'standard/135/split',
      instant: '1988-07-01T14:40:00Z',
      utc_offset_minutes: 540,
      summer_time: true,
      local_time: '1988-07-01T23:40:00',
      notices: [],
      differs_under: [
        { convention: 'standard/135/zi_start', position: 'day', pillar: '무오' },
        { convention: 'standard/135/midnight', position: 'hour', pillar: '경자' },
        { convention: 'civil/135/split', position: 'hour', pillar: '신해' },
      ],
    });
    expect(applied({})).toEqual(applied(null));
    // 23:00 is late already.
    expect(applied(null, { minute: 0 }).differs_under).toContainEqual({
      convention: 'standard/135/zi_start',
      position: 'day',
      pillar: '무오',
    });
    expect(applied(null, { minute: 0 }).differs_under).toContainEqual({
      convention: 'standard/126.98/split',
      position: 'hour',
      pillar: '신해',
    });
  });

  it('of a civil clock has its offset, summer time and place', () => {
    const seoul = applied({ clock: 'civil', birthPlace: 'seoul' });
    expect(seoul).toMatchObject({
      convention: 'civil/126.98/split',
      longitude_deg: 126.98,
      birth_place: 'seoul',
      instant: '1988-07-01T13:40:00Z',
      utc_offset_minutes: 600,
      summer_time: true,
      local_time: '1988-07-01T22:07:55',
    });
    expect(seoul.differs_under).toEqual([]);
    expect(applied({ clock: 'civil', longitudeDeg: 126.5 }, { year: 1989 })).toMatchObject({
      convention: 'civil/126.50/split',
      summer_time: false,
      utc_offset_minutes: 540,
    });
  });

  it('of a birth abroad uses the clocks of its zone, and compares no Korean conventions', () => {
    const abroad = applied({ clock: 'civil', birthPlace: 'new_york' });
    expect(abroad).toMatchObject({
      convention: 'civil/-74.01/split',
      instant: '1988-07-02T03:40:00Z',
      utc_offset_minutes: -240,
      summer_time: true,
      local_time: '1988-07-01T22:43:57',
      differs_under: [],
    });
    // The southern summer.
    expect(applied({ clock: 'civil', birthPlace: 'sydney' }).summer_time).toBe(false);
    expect(applied({ clock: 'civil', birthPlace: 'sydney' }, { month: 1 }).summer_time).toBe(true);
  });

  it('of an evening abroad compares no Korean conventions either', () => {
    expect(applied({ clock: 'civil', birthPlace: 'new_york' }, { minute: 59 })).toMatchObject({
      local_time: '1988-07-01T23:02:57',
      differs_under: [],
    });
  });

  it('of a given longitude does not compare that of Seoul', () => {
    // 23:04 by the given longitude, 22:47:55 by that of Seoul.
    const conventions = applied({ longitudeDeg: 131 }, { minute: 20 }).differs_under.map(
      ({ convention }) => convention,
    );
    expect(new Set(conventions)).toEqual(
      new Set(['standard/131.00/zi_start', 'standard/131.00/midnight', 'civil/131.00/split']),
    );
  });

  it('of an unknown hour on the day of a term lists the other month, and compares no clock', () => {
    // 입추 at 11:55 of standard time; noon in summer time was 11:00.
    const unknown = { year: 1950, month: 8, day: 8, hour: null, minute: null };
    const months = [null, { clock: 'civil' } as const].map((given) => {
      const timeBasis = given === null ? null : timeBasisOf(given);
      return pillarHangul(fourPillars({ ...BIRTH, ...unknown, timeBasis }).month);
    });
    expect(months).toEqual(['갑신', '계미']);
    expect(applied(null, unknown).differs_under).toEqual([
      { convention: 'standard/135/split', position: 'month', pillar: '계미' },
    ]);
  });

  it('has summer time from its first minute through its last', () => {
    const at = (change: Partial<BirthInput>, given: GivenTimeBasis = { clock: 'civil' }) =>
      applied(given, change).summer_time;
    expect(at({ month: 5, day: 8, hour: 1, minute: 59 })).toBe(false);
    expect(at({ month: 5, day: 8, hour: 3, minute: 0 })).toBe(true);
    expect(at({ month: 10, day: 9, hour: 2, minute: 59 })).toBe(true);
    expect(at({ month: 10, day: 9, hour: 2, minute: 0 }, { clock: 'civil', fold: 1 })).toBe(false);
  });

  it('of an unknown hour has no local time, and compares nothing', () => {
    expect(applied({ clock: 'civil' }, { hour: null, minute: null })).toMatchObject({
      instant: '1988-07-01T02:00:00Z',
      local_time: null,
      differs_under: [],
    });
  });

  it('notices a time that was shown twice, and one that was never shown', () => {
    const twice = { month: 10, day: 9, hour: 2, minute: 30 };
    expect(applied({ clock: 'civil' }, twice)).toMatchObject({
      instant: '1988-10-08T16:30:00Z',
      notices: [{ code: 'clock_overlap' }],
    });
    expect(applied({ clock: 'civil', fold: 1 }, twice)).toMatchObject({
      instant: '1988-10-08T17:30:00Z',
      notices: [{ code: 'clock_overlap' }],
    });
    expect(applied({ clock: 'civil' }, { month: 5, day: 8, hour: 2, minute: 30 })).toMatchObject({
      instant: '1988-05-07T17:30:00Z',
      notices: [{ code: 'clock_gap' }],
    });
    expect(applied({ clock: 'civil', birthPlace: 'paris' }, { month: 3, day: 27, hour: 2, minute: 1 })).toMatchObject({
      instant: '1988-03-27T01:01:00Z',
      notices: [{ code: 'clock_gap' }],
    });
    expect(applied({ clock: 'civil', birthPlace: 'paris' }, { month: 9, day: 25, hour: 2, minute: 1 })).toMatchObject({
      instant: '1988-09-25T00:01:00Z',
      notices: [{ code: 'clock_overlap' }],
    });
  });

  it('leaves the pillars of whole hours as they are without a basis', () => {
    for (let hour = 0; hour < 24; hour++) {
      const plain = fourPillars({ ...BIRTH, hour, minute: null });
      expect(fourPillars({ ...BIRTH, hour, minute: 0, timeBasis: DEFAULT_TIME_BASIS })).toEqual(plain);
      expect(fourPillars({ ...BIRTH, hour, minute: 59 })).toEqual(plain);
    }
  });
});

const RANGE = 'must be from 124 to 132 degrees east: use birth_place for a birth elsewhere';

describe('a refused time basis', () => {
  it.each<[string, string, object]>([
    ['time_basis.clock', 'must be standard or civil', { clock: 'solar' }],
    ['time_basis.clock', 'must be civil for a birth_place outside Korea', { birthPlace: 'tokyo' }],
    ['time_basis.longitude_deg', RANGE, { longitudeDeg: 123.9999 }],
    ['time_basis.longitude_deg', RANGE, { longitudeDeg: 132.1 }],
    ['time_basis.longitude_deg', RANGE, { longitudeDeg: Number.NaN }],
    ['time_basis.longitude_deg', RANGE, { longitudeDeg: Number.POSITIVE_INFINITY }],
    ['time_basis.longitude_deg', 'must have at most 4 decimals', { longitudeDeg: 126.98765 }],
    [
      'time_basis.longitude_deg',
      'does not go with birth_place: give one of them',
      { longitudeDeg: 127, birthPlace: 'seoul' },
    ],
    ['time_basis.birth_place', 'is not a known place', { birthPlace: 'atlantis' }],
    ['time_basis.birth_place', 'is not a known place', { birthPlace: 'toString' }],
    ['time_basis.day_boundary', 'must be split, zi_start or midnight', { dayBoundary: 'noon' }],
    ['time_basis.fold', 'must be 0 or 1', { clock: 'civil', fold: 2 }],
    ['time_basis.fold', 'is for the civil clock only: leave it out, or set clock to civil', { fold: 1 }],
  ])('names %s, which %s: %j', (field, message, given: object) => {
    expect(() => timeBasisOf(given)).toThrow(InvalidBirthError);
    expect(() => timeBasisOf(given)).toThrow(expect.objectContaining({ field, message }));
  });

  it('has no longitude from 124 through 132', () => {
    expect([124, 132].map((longitudeDeg) => timeBasisOf({ longitudeDeg }).longitudeDeg)).toEqual([124, 132]);
  });

  it.each([
    [{ minute: 60 }, 'must be an integer from 0 to 59'],
    [{ minute: -1 }, 'must be an integer from 0 to 59'],
    [{ minute: 1.5 }, 'must be an integer from 0 to 59'],
    [{ minute: 0, hour: null }, 'needs birth_hour: give both, or neither'],
  ])('names the minute of %j, which %s', (change, message) => {
    expect(() => fourPillars({ ...BIRTH, ...change })).toThrow(
      expect.objectContaining({ field: 'birth_minute', message }),
    );
  });

  it('is refused by the pillars as well', () => {
    const timeBasis = { ...DEFAULT_TIME_BASIS, longitudeDeg: 200 };
    expect(() => fourPillars({ ...BIRTH, timeBasis })).toThrow(
      expect.objectContaining({ field: 'time_basis.longitude_deg' }),
    );
  });
});

describe('the day boundaries', () => {
  it('agree but late in the evening', () => {
    for (const clock of CLOCKS) {
      for (let minute = 0; minute < 1440; minute += 7) {
        const birth = { ...BIRTH, year: 2001, hour: Math.floor(minute / 60), minute: minute % 60 };
        const charts = DAY_BOUNDARIES.map((dayBoundary) =>
          JSON.stringify(fourPillars({ ...birth, timeBasis: timeBasisOf({ clock, dayBoundary }) })),
        );
        expect(new Set(charts).size).toBe(minute < 1380 ? 1 : 3);
      }
    }
  });

  it('and a default basis are told apart', () => {
    expect(isDefaultTimeBasis(timeBasisOf({}))).toBe(true);
    expect(isDefaultTimeBasis(timeBasisOf({ dayBoundary: 'midnight' }))).toBe(false);
    expect(isDefaultTimeBasis(timeBasisOf({ birthPlace: 'seoul' }))).toBe(false);
    expect(isDefaultTimeBasis(timeBasisOf({ clock: 'civil' }))).toBe(false);
    expect(isDefaultTimeBasis(timeBasisOf({ longitudeDeg: 127 }))).toBe(false);
  });
});

describe('the birth places', () => {
  it('have the longitudes and zones of the list', () => {
    const korean =
      `seoul 126.98, busan 129.08, daegu 128.60, incheon 126.71, gwangju 126.85, daejeon 127.38, ulsan 129.31,
      sejong 127.29, suwon 127.01, chuncheon 127.73, gangneung 128.90, cheongju 127.49, jeonju 127.15, mokpo 126.39,
      yeosu 127.66, pohang 129.36, changwon 128.68, jeju 126.53`.split(/,\s+/);
    const abroad = [
      'pyongyang 125.75 Asia/Pyongyang',
      'tokyo 139.74 Asia/Tokyo',
      'osaka 135.50 Asia/Tokyo',
      'beijing 116.40 Asia/Shanghai',
      'shanghai 121.47 Asia/Shanghai',
      'tashkent 69.28 Asia/Tashkent',
      'london -0.13 Europe/London',
      'paris 2.35 Europe/Paris',
      'berlin 13.40 Europe/Berlin',
      'new_york -74.01 America/New_York',
      'chicago -87.65 America/Chicago',
      'los_angeles -118.24 America/Los_Angeles',
      'vancouver -123.12 America/Vancouver',
      'sydney 151.21 Australia/Sydney',
    ];
    expect(
      BIRTH_PLACE_NAMES.map((name) => {
        const { longitudeDeg, zone } = BIRTH_PLACES[name];
        return `${name} ${longitudeDeg.toFixed(2)} ${zone}`;
      }),
    ).toEqual([...korean.map((place) => `${place} Asia/Seoul`), ...abroad]);
  });
});

describe('two time bases', () => {
  it('are the same when every part is, and no basis is the default', () => {
    const civil = timeBasisOf({ clock: 'civil', longitudeDeg: 127, dayBoundary: 'midnight', fold: 1 });
    expect(isSameTimeBasis(civil, { ...civil })).toBe(true);
    expect(isSameTimeBasis(null, null)).toBe(true);
    expect(isSameTimeBasis(null, timeBasisOf({}))).toBe(true);
    expect(isSameTimeBasis(timeBasisOf({}), null)).toBe(true);
    expect(isSameTimeBasis(civil, null)).toBe(false);
    expect(isSameTimeBasis(null, civil)).toBe(false);
  });

  it.each<[Partial<TimeBasis>]>([
    [{ clock: 'standard' }],
    [{ longitudeDeg: 127.5 }],
    [{ birthPlace: 'seoul' }],
    [{ dayBoundary: 'split' }],
    [{ fold: 0 }],
  ])('differ by %j alone', (change) => {
    const basis: TimeBasis = {
      clock: 'civil',
      longitudeDeg: 127,
      birthPlace: 'busan',
      dayBoundary: 'midnight',
      fold: 1,
    };
    expect(isSameTimeBasis(basis, { ...basis, ...change })).toBe(false);
    expect(isSameTimeBasis({ ...basis, ...change }, basis)).toBe(false);
  });
});

function birthOf(input: Case['input']): BirthInput {
  return {
    year: input.birth_year,
    month: input.birth_month,
    day: input.birth_day,
    hour: input.birth_hour ?? null,
    minute: input.birth_minute,
    gender: input.gender,
    calendarType: input.calendar_type,
    isLeapMonth: input.is_leap_month ?? false,
    timeBasis: input.time_basis === undefined ? undefined : basisOf(input.time_basis),
  };
}

function basisOf({ birth_place, ...given }: NonNullable<Case['input']['time_basis']>): TimeBasis {
  if (birth_place !== undefined && !isBirthPlace(birth_place)) throw new Error(`no place: ${birth_place}`);
  return timeBasisOf({
    clock: given.clock,
    longitudeDeg: given.longitude_deg,
    birthPlace: birth_place,
    dayBoundary: given.day_boundary,
    fold: given.fold,
  });
}

function hangulOf(pillars: Pillars): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    POSITIONS.map((position) => {
      const pillar = pillars[position];
      return [position, pillar === null ? null : pillarHangul(pillar)];
    }),
  );
}
