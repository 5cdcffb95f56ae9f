import { expect, it } from '@jest/globals';
import { fourPillars } from '../../../shared/saju/index.ts';
import { distinctBirths } from './births.ts';

it('returns over 50,000 births, no two with the same four pillars', () => {
  const births = [...distinctBirths()];
  const charts = births.map((birth) => {
    const { year, month, day, hour } = fourPillars({
      year: birth.birth_year,
      month: birth.birth_month,
      day: birth.birth_day,
      hour: birth.birth_hour,
      gender: birth.gender,
      calendarType: 'solar',
      isLeapMonth: false,
    });
    return [year, month, day, hour].join();
  });
  expect(births.length).toBeGreaterThan(50_000);
  expect(new Set(charts).size).toBe(births.length);
});
