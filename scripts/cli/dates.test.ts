import { expect, it } from '@jest/globals';
import { testClock } from '../../tests/harness/stores.ts';
import { requestedDay } from './dates.ts';

it('accepts the days that the API accepts: at most 366 from today in Korea, which is the default', () => {
  const clock = testClock('2026-11-21T15:00:00.000Z');
  expect(requestedDay(clock, undefined)).toBe('2026-11-22');
  expect(requestedDay(clock, '2027-11-23')).toBe('2027-11-23');
  expect(requestedDay(clock, '2025-11-21')).toBe('2025-11-21');
  const refusal = '--date: must be at most 366 days away, between 2025-11-21 and 2027-11-23';
  expect(() => requestedDay(clock, '2027-11-24')).toThrow(refusal);
  expect(() => requestedDay(clock, '2025-11-20')).toThrow(refusal);
});
