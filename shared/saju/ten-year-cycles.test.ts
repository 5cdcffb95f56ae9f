import { describe, expect, it } from '@jest/globals';
import { fourPillars, type Moment } from './four-pillars.ts';
import { termMinute } from './solar-terms.ts';
import { cyclesAt, tenYearCycles } from './ten-year-cycles.ts';
import type { Gender } from './types.ts';

// A yang year: a man's cycles go forward, a woman's backward.
const PILLARS = fourPillars({
  year: 2024,
  month: 6,
  day: 15,
  hour: 12,
  gender: 'male',
  calendarType: 'solar',
  isLeapMonth: false,
});
/** The jie of February to April 2024: 입춘, 경칩, 청명. */
const [IPCHUN, GYEONGCHIP, CHEONGMYEONG] = [2, 4, 6].map((index) => termMinute(2024, index)) as [
  number,
  number,
  number,
];

function cyclesIn(kstMonth: number, kstMinute: number, gender: Gender) {
  const day = Math.floor(kstMinute / 1440);
  const moment: Moment = { kstMinute, kstYear: 2024, kstMonth, day, hourDay: day, hourBranch: 6 };
  return cyclesAt(moment, PILLARS, gender);
}

describe('ten-year cycles', () => {
  it('count from a term to the next at its exact minute, and back to the same term', () => {
    expect(cyclesIn(3, GYEONGCHIP, 'male')).toMatchObject({
      direction: 'forward',
      minutesToJie: CHEONGMYEONG - GYEONGCHIP,
      startAge: 10,
    });
    expect(cyclesIn(3, GYEONGCHIP, 'female')).toMatchObject({ direction: 'backward', minutesToJie: 0, startAge: 1 });
  });

  it('count to the term in the minute before it, and back to the previous term', () => {
    expect(cyclesIn(3, GYEONGCHIP - 1, 'male')).toMatchObject({ minutesToJie: 1, startAge: 1 });
    expect(cyclesIn(3, GYEONGCHIP - 1, 'female').minutesToJie).toBe(GYEONGCHIP - 1 - IPCHUN);
    // In the previous month, the same term is the next month's.
    expect(cyclesIn(2, GYEONGCHIP - 1, 'male').minutesToJie).toBe(1);
    expect(cyclesIn(3, GYEONGCHIP + 1, 'female')).toMatchObject({ minutesToJie: 1, startAge: 1 });
  });

  it('round an exact half up to the next year of age', () => {
    for (let years = 1; years < 9; years += 1) {
      const half = years * 4_320 + 2_160;
      const startAges = [half - 1, half, half + 1].map((minutes) => [
        cyclesIn(3, CHEONGMYEONG - minutes, 'male').startAge,
        cyclesIn(3, GYEONGCHIP + minutes, 'female').startAge,
      ]);
      expect(startAges).toEqual([
        [years, years],
        [years + 1, years + 1],
        [years + 1, years + 1],
      ]);
    }
  });

  it.each([
    [2024, 'male', 'forward'],
    [2024, 'female', 'backward'],
    [2023, 'male', 'backward'],
    [2023, 'female', 'forward'],
  ] as const)('of a birth in %i, %s, go %s', (year, gender, direction) => {
    const birth = { year, month: 6, day: 15, hour: 12, gender, calendarType: 'solar', isLeapMonth: false } as const;
    const { month } = fourPillars(birth);
    expect(tenYearCycles(birth)).toMatchObject({
      direction,
      cycles: [{ pillar: (month + (direction === 'forward' ? 1 : 59)) % 60 }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  it('start at the age of one at the earliest', () => {
    for (const minutes of [0, 2_159, 2_160, 6_479]) {
      expect(cyclesIn(3, GYEONGCHIP + minutes, 'female').startAge).toBe(1);
    }
  });

  it('last ten years each, one pillar apart, from the month pillar', () => {
    const { month } = PILLARS;
    for (const [gender, step] of [
      ['male', 1],
      ['female', -1],
    ] as const) {
      const { startAge, cycles } = cyclesIn(3, GYEONGCHIP + 10_000, gender);
      expect(cycles).toEqual(
        Array.from({ length: 10 }, (_, n) => ({
          ageStart: startAge + 10 * n,
          ageEnd: startAge + 10 * n + 9,
          pillar: (month + step * (n + 1) + 60) % 60,
        })),
      );
    }
  });
});
