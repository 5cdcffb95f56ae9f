import { type BirthInput, fourPillars, sajuObject, tenYearCycles, timeBasisOf } from '../../shared/saju/index.ts';
import { type CaseResult, timeCase } from './lib/cases.ts';

/** Times the calendar over 4,096 fixed births spread over 1900..2100. */
export function benchSaju(): CaseResult[] {
  const solar = births('solar');
  const lunar = births('lunar');
  const timeBasis = timeBasisOf({ clock: 'civil', longitudeDeg: 126.98, dayBoundary: 'zi_start' });
  const civil = solar.map((birth, i) => ({ ...birth, minute: i % 60, timeBasis }));
  return [
    timeCase('four pillars, solar birth', solar, 200, (birth) => fourPillars(birth).day),
    timeCase('four pillars, full time basis', civil, 200, (birth) => fourPillars(birth).day),
    timeCase('four pillars and ten cycles, lunar birth', lunar, 50, (birth) => {
      const { startAge, cycles } = tenYearCycles(birth);
      return startAge + cycles.length;
    }),
    timeCase('whole Saju object with analysis', solar, 10, (birth) => {
      const { analysis } = sajuObject(birth, { includeAnalysis: true, today: '2026-11-23' });
      return analysis?.personality.length ?? 0;
    }),
  ];
}

const BIRTHS = 4096;

/** A fixed sequence of years, months, days and hours. Days to 28 exist in every month of both calendars. */
function births(calendarType: 'solar' | 'lunar'): readonly BirthInput[] {
  return Array.from({ length: BIRTHS }, (_, i) => ({
    year: 1900 + ((i * 37) % 201),
    month: 1 + ((i * 7) % 12),
    day: 1 + ((i * 11) % 28),
    hour: i % 24,
    gender: i % 2 === 0 ? 'male' : 'female',
    calendarType,
    isLeapMonth: false,
  }));
}
