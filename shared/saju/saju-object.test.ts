import { describe, expect, it } from '@jest/globals';
import { pillarOf } from '../../tests/harness/charts.ts';
import {
  appliedTimeBasis,
  type BirthInput,
  chartOf,
  ELEMENTS,
  fortuneSaju,
  fourPillars,
  InvalidBirthError,
  profileSaju,
  sajuObject,
  tenYearCycles,
} from './index.ts';
import { luckOf } from './luck-object.ts';
import { readingOf } from './reading.ts';

const TODAY = '2026-11-23';

const birth: BirthInput = {
  year: 1990,
  month: 5,
  day: 15,
  hour: 14,
  gender: 'female',
  calendarType: 'solar',
  isLeapMonth: false,
};

describe('the Saju object', () => {
  it('has exactly these fields', () => {
    const saju = sajuObject(birth, { includeAnalysis: true, today: TODAY });
    expect(Object.keys(saju)).toEqual([
      'pillars',
      'time_basis',
      'day_master',
      'elements',
      'element_balance',
      'ten_year_cycles',
      'analysis',
    ]);
    expect(saju.pillars.day).toEqual({
      stem: '경',
      stem_hanja: '庚',
      stem_meaning: '무쇠',
      branch: '진',
      branch_hanja: '辰',
      branch_meaning: '용, 늦봄의 젖은 땅',
      element: 'metal',
      hidden_stems: ['을', '계', '무'],
    });
    expect(saju.pillars.hour).toMatchObject({ stem: '계', branch: '미' });
    expect(saju.day_master).toMatchObject({
      stem: '경',
      hanja: '庚',
      name: '경금',
      element: 'metal',
      polarity: 'yang',
    });
    expect(Object.keys(saju.day_master)).toEqual([
      'stem',
      'hanja',
      'name',
      'element',
      'polarity',
      'description',
      'characteristics',
    ]);
    expect(Object.keys(saju.elements)).toEqual(ELEMENTS);
    expect(saju.elements.fire).toEqual({ count: 2, percentage: 25, stems: [], branches: ['오', '사'] });
    expect(saju.element_balance).toEqual({ strongest: 'metal', weakest: 'wood', needed: ['wood'], excess: ['metal'] });
    expect(Object.keys(saju.ten_year_cycles[0] ?? {})).toEqual([
      'age_start',
      'age_end',
      'stem',
      'branch',
      'element',
      'description',
    ]);
    expect(Object.keys(saju.analysis ?? {})).toEqual([
      'personality',
      'strengths',
      'weaknesses',
      'career_advice',
      'relationship_advice',
      'strength',
      'useful_god',
      'pattern',
      'relations',
      'stages',
      'markers',
      'void_branches',
      'luck',
    ]);
  });

  it('reads the chart as practitioners do', () => {
    const { analysis } = sajuObject(birth, { includeAnalysis: true, today: TODAY });
    expect(analysis).toMatchObject({
      strength: { grade: '신약', deukryeong: false, rooted: true },
      useful_god: { side: 'support', useful: 'earth', helping: 'metal', adverse: 'wood', reason: '억부:관성 과다' },
      pattern: { name: '편관격', exposed: false, special: null },
      stages: { year: '목욕', month: '장생', day: '양', hour: '관대' },
      void_branches: ['신', '유'],
    });
    expect(analysis?.relations).toContainEqual({ kind: '육합', positions: ['year', 'hour'], signs: '오미' });
    expect(analysis?.markers).toContainEqual({ name: '괴강', position: 'day' });
  });

  it('has the luck of the day on which it is asked for', () => {
    const { analysis, ten_year_cycles } = sajuObject(birth, { includeAnalysis: true, today: TODAY });
    const luck = analysis?.luck;
    expect(luck?.cycles.map(({ pillar, age_start }) => [pillar, age_start])).toEqual(
      ten_year_cycles.map(({ stem, branch, age_start }) => [stem + branch, age_start]),
    );
    expect(luck?.year).toMatchObject({ year: 2026, pillar: '병오', cycle: '정축', turning: false });
    expect(luck?.month).toMatchObject({ month: '2026-11', pillar: '기해' });
    const turning = sajuObject(birth, { includeAnalysis: true, today: '2023-01-01' }).analysis?.luck.year;
    expect(turning?.turning).toBe(luck?.cycles.some(({ age_start }) => age_start === 33));
    const before = sajuObject(birth, { includeAnalysis: true, today: '1991-01-01' }).analysis?.luck;
    expect([before?.year.cycle, before?.year.cycle_relations]).toEqual([null, []]);
  });

  it('has the tone of the year by its cycle, and of the month by its year', () => {
    // Useful earth, helping metal, adverse wood. 정축 counts 2, 병오 0, 기해 2.
    const luck = sajuObject(birth, { includeAnalysis: true, today: TODAY }).analysis?.luck;
    expect(luck?.cycles.find(({ pillar }) => pillar === '정축')?.favour).toBe(2);
    expect(luck?.year).toMatchObject({ favour: 0, tone: 'fair', cycle_relations: [] });
    expect(luck?.month).toMatchObject({ favour: 2, tone: 'bright' });
    // No cycle yet. 신미 counts 1 and 2.
    const first = sajuObject(birth, { includeAnalysis: true, today: '1991-08-10' }).analysis?.luck;
    expect(first?.year).toMatchObject({ pillar: '신미', cycle: null, favour: 3, tone: 'bright' });
  });

  it.each([
    ['2026-11-23', '신유', ['천간합']],
    ['2026-11-23', '임자', ['천간충', '충']],
    ['2026-11-23', '갑자', ['충']],
    ['2022-11-23', '무신', ['충', '형']],
    ['2026-11-23', '을미', ['육합']],
    ['2026-11-23', '갑오', []],
    ['2022-11-23', '정사', ['천간합', '형']],
  ])('names between the year of %s and the cycle %s: %j', (today, pillar, expected) => {
    const pillars = fourPillars(birth);
    const { useful_god: god } = readingOf(chartOf(pillars));
    const cycles = {
      ...tenYearCycles(birth),
      cycles: [{ ageStart: 0, ageEnd: 99, pillar: pillarOf(pillar) }],
    };
    expect(luckOf({ pillars, god, cycles, born: birth, today }).year.cycle_relations).toEqual(expected);
  });

  it('speaks to a person of study through the year in which they turn 18', () => {
    const career = (year: number) =>
      sajuObject({ ...birth, year }, { includeAnalysis: true, today: TODAY }).analysis?.career_advice;
    expect(career(2008)).toMatch(/^공부에서는 /);
    expect(career(2007)).not.toMatch(/^공부에서는 /);
  });

  it('omits the hour pillar without an hour and the analysis unless it is requested', () => {
    const saju = sajuObject({ ...birth, hour: null }, { includeAnalysis: false, today: TODAY });
    expect('hour' in saju.pillars).toBe(false);
    expect('analysis' in saju).toBe(false);
    const { analysis } = sajuObject({ ...birth, hour: null }, { includeAnalysis: true, today: TODAY });
    expect(Object.keys(analysis?.stages ?? {})).toEqual(['year', 'month', 'day']);
    expect(Object.values(saju.elements).reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });

  it('is equal for equal births, and a change to one result does not affect another', () => {
    const [a, b] = [
      sajuObject(birth, { includeAnalysis: true, today: TODAY }),
      sajuObject(birth, { includeAnalysis: true, today: TODAY }),
    ];
    expect(a).toEqual(b);
    expect(a.elements).not.toBe(b.elements);
    expect(Object.isFrozen(a.pillars.day) && Object.isFrozen(a.pillars.day.hidden_stems)).toBe(true);
  });
});

describe('profiles and fortunes', () => {
  it('a profile has null for an unknown hour, five counts and the extremes', () => {
    const unknown = { ...birth, hour: null };
    const pillars = fourPillars(unknown);
    const basis = appliedTimeBasis(unknown, pillars);
    const saju = profileSaju(pillars, basis);
    expect(saju.time_basis).toBe(basis);
    expect(saju.pillars.hour).toBeNull();
    expect(profileSaju(fourPillars(birth), basis).pillars.hour).toEqual({
      stem: '계',
      stem_hanja: '癸',
      branch: '미',
      branch_hanja: '未',
      element: 'water',
    });
    expect(saju.pillars.year).toEqual({
      stem: '경',
      stem_hanja: '庚',
      branch: '오',
      branch_hanja: '午',
      element: 'metal',
    });
    expect(Object.keys(saju.day_master)).toEqual(['name', 'hanja', 'element', 'description']);
    expect(saju.elements).toEqual({ wood: 0, fire: 2, earth: 1, metal: 3, water: 0 });
    expect([saju.strongest_element, saju.weakest_element]).toEqual(['metal', 'wood']);
  });

  it('a fortune has stem, branch and element of each pillar', () => {
    const unknown = { ...birth, hour: null };
    const withoutHour = fourPillars(unknown);
    expect(fortuneSaju(withoutHour, appliedTimeBasis(unknown, withoutHour)).pillars.hour).toBeNull();
    const pillars = fourPillars(birth);
    const basis = appliedTimeBasis(birth, pillars);
    expect(fortuneSaju(pillars, basis)).toEqual({
      time_basis: basis,
      pillars: {
        year: { stem: '경', branch: '오', element: 'metal' },
        month: { stem: '신', branch: '사', element: 'metal' },
        day: { stem: '경', branch: '진', element: 'metal' },
        hour: { stem: '계', branch: '미', element: 'water' },
      },
      elements: { wood: 0, fire: 2, earth: 2, metal: 3, water: 1 },
    });
  });
});

describe('a chart', () => {
  it('has the ten gods of every stem and branch except the day stem', () => {
    const chart = chartOf(fourPillars(birth));
    expect(chart.list.map(({ stemTenGod, branchTenGod }) => `${stemTenGod} ${branchTenGod}`)).toEqual([
      '비견 정관',
      '겁재 편관',
      '일간 편인',
      '상관 정인',
    ]);
    expect(Object.values(chart.tenGodCounts).reduce((sum, count) => sum + count, 0)).toBe(7);
    expect(chart.zodiac).toBe('horse');
  });

  it('of pillars that are not 0..59 is a RangeError', () => {
    for (const bad of [-1, 60, 1.5, Number.NaN]) {
      expect(() => chartOf({ year: 0, month: 0, day: bad, hour: null })).toThrow(RangeError);
      expect(() => chartOf({ year: 0, month: bad, day: 0, hour: null })).toThrow(RangeError);
    }
  });
});

describe('invalid births', () => {
  it.each([
    [{ day: 31, month: 4 }, 'birth_day', '1990-04 has only 30 days'],
    [{ year: 1899 }, 'birth_year', 'must be an integer from 1900 to 2100'],
    [{ calendarType: 'lunar', year: 2101 }, 'birth_year', 'must be an integer from 1900 to 2100'],
    [
      { isLeapMonth: true },
      'is_leap_month',
      'is for lunar dates only: leave it out, or set the calendar type to lunar',
    ],
    [
      { calendarType: 'lunar', isLeapMonth: true, year: 2023, month: 3 },
      'is_leap_month',
      'the leap month of lunar 2023 is month 2, not 3: set this to false, or correct year and month',
    ],
    [
      { calendarType: 'lunar', isLeapMonth: true, year: 1991 },
      'is_leap_month',
      'lunar 1991 has no leap month: set this to false, or correct year and month',
    ],
    [
      { calendarType: 'lunar', year: 2017, month: 1, day: 30 },
      'birth_day',
      'the lunar month 1 of 2017 has only 29 days',
    ],
    [
      { calendarType: 'lunar', isLeapMonth: true, year: 2017, month: 5, day: 30 },
      'birth_day',
      'the leap lunar month 5 of 2017 has only 29 days',
    ],
    [{ gender: 'other' }, 'gender', 'must be male or female'],
    [{ isLeapMonth: null }, 'is_leap_month', 'must be true or false'],
    [{ calendarType: 'julian' }, 'calendar_type', 'must be solar or lunar'],
  ] as const)('%j is reported at %s with the reason', (change: object, field, message) => {
    const act = () => tenYearCycles({ ...birth, ...change });
    expect(act).toThrow(InvalidBirthError);
    expect(act).toThrow(expect.objectContaining({ name: 'InvalidBirthError', field, message }));
  });
});
