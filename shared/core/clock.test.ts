import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  DAY_MS,
  daysBetween,
  isIsoDate,
  kstDate,
  kstDayEnd,
  kstDayStart,
  kstHour,
  mondayOf,
  systemClock,
} from './clock.ts';

const SEED = 20_261_121;
const instants = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
const days = instants.map((instant) => kstDate(instant));

describe('the KST day of an instant', () => {
  it.each([
    ['2026-11-20T14:59:59.999Z', '2026-11-20', '2026-11-20T23'],
    ['2026-11-20T15:00:00.000Z', '2026-11-21', '2026-11-21T00'],
    ['2026-11-30T14:59:59.999Z', '2026-11-30', '2026-11-30T23'],
    ['2026-11-30T15:00:00.000Z', '2026-12-01', '2026-12-01T00'],
    ['2026-12-31T14:59:59.999Z', '2026-12-31', '2026-12-31T23'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01', '2027-01-01T00'],
    ['2028-02-28T15:00:00.000Z', '2028-02-29', '2028-02-29T00'],
    ['2028-02-29T15:00:00.000Z', '2028-03-01', '2028-03-01T00'],
    ['2027-02-28T15:00:00.000Z', '2027-03-01', '2027-03-01T00'],
    ['2100-02-28T15:00:00.000Z', '2100-03-01', '2100-03-01T00'],
  ])('of %s is %s, its hour %s', (instant, day, hour) => {
    expect(kstDate(new Date(instant))).toBe(day);
    expect(kstHour(new Date(instant))).toBe(hour);
  });

  it('starts at 15:00 UTC of the day before and ends at the start of the next', () => {
    expect(kstDayStart('2026-11-21').toISOString()).toBe('2026-11-20T15:00:00.000Z');
    expect(kstDayEnd('2026-11-21').toISOString()).toBe('2026-11-21T15:00:00.000Z');
  });

  it('contains exactly the instants from its start up to its end', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = kstDate(instant);
        const [start, end] = [kstDayStart(day), kstDayEnd(day)];
        expect(start <= instant && instant < end).toBe(true);
        expect(end.getTime() - start.getTime()).toBe(DAY_MS);
        expect(kstDate(new Date(end.getTime() - 1))).toBe(day);
        expect(kstDate(end)).toBe(addDays(day, 1));
      }),
      { seed: SEED },
    );
  });
});

describe('arithmetic with calendar days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-11-21', 366, '2027-11-22'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('adds to %s %i days: %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
    expect(daysBetween(from, to)).toBe(count);
  });

  it('subtracts and counts the days that it added', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
      { seed: SEED },
    );
  });

  it('finds the Monday of a week: the day itself on Mondays, six days earlier on Sundays', () => {
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
    fc.assert(
      fc.property(days, (day) => {
        const monday = mondayOf(day);
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, day)).toBeLessThan(7);
      }),
      { seed: SEED },
    );
  });
});

describe('isIsoDate', () => {
  it('accepts every existing day in the form YYYY-MM-DD', () => {
    fc.assert(
      fc.property(days, (day) => isIsoDate(day)),
      { seed: SEED },
    );
  });

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '0000-01-01',
    '2026-01-00',
    '2026-01-32',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '+02026-01-01',
    '',
    '오늘',
  ])('refuses %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });
});

describe('systemClock', () => {
  it('returns the time of the machine', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
