import { describe, expect, it } from '@jest/globals';
import { type SectionName, type SectionRequest, sectionExpiresAt, sectionPeriod } from './requests.ts';

const pillars = { year: 6, month: 17, day: 34, hour: null };
const at = (iso: string): Date => new Date(iso);
const hours = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 3_600_000;

function lifetimeHours(section: SectionName, period: string, now: string, rest: Partial<SectionRequest> = {}): number {
  return hours(at(now), sectionExpiresAt({ section, pillars, period, ...rest }, at(now)));
}

describe('sectionPeriod', () => {
  it.each([
    ['character', '2026-11-20', undefined, 'any'],
    ['tendency', '2026-11-20', undefined, 'any'],
    ['radar', '2026-11-20', undefined, 'any'],
    ['fortune', '2026-11-20', undefined, '2026-11-20'],
    ['weekly', '2026-11-22', undefined, '2026-11-16'],
    ['weekly', '2026-11-16', undefined, '2026-11-16'],
    ['yearly', '2026-11-20', undefined, '2026-01-01'],
    ['profile_fortune', '2026-11-20', undefined, '2026-11-20'],
    ['profile_fortune', '2026-11-20', 'monthly', '2026-11-01'],
    ['profile_fortune', '2026-11-20', 'yearly', '2026-01-01'],
  ] as const)('of %s on %s (%s) is %s', (section, date, type, period) => {
    expect(sectionPeriod(section, date, type)).toBe(period);
  });
});

describe('sectionExpiresAt', () => {
  it('stores content of the chart alone for 30 days and a week for 7', () => {
    expect(lifetimeHours('character', 'any', '2026-11-20T03:00:00Z')).toBe(720);
    expect(lifetimeHours('radar', 'any', '2026-11-20T03:00:00Z')).toBe(720);
    expect(lifetimeHours('weekly', '2026-11-16', '2026-11-20T03:00:00Z')).toBe(168);
  });

  it('stores daily content to the end of its KST day', () => {
    expect(sectionExpiresAt({ section: 'fortune', pillars, period: '2026-11-20' }, at('2026-11-20T03:00:00Z'))).toEqual(
      at('2026-11-20T15:00:00Z'),
    );
    expect(lifetimeHours('profile_fortune', '2026-11-20', '2026-11-20T03:00:00Z', { fortuneType: 'daily' })).toBe(12);
  });

  it('stores content for a later day 24 hours, and for a past day one hour', () => {
    expect(lifetimeHours('fortune', '2026-12-24', '2026-11-20T03:00:00Z')).toBe(24);
    expect(lifetimeHours('fortune', '2026-11-01', '2026-11-20T03:00:00Z')).toBe(1);
    expect(lifetimeHours('fortune', '2026-11-20', '2026-11-20T14:59:50Z')).toBe(1);
  });

  it('stores monthly and yearly content to the end of its period, at most 30 days', () => {
    const monthly = { fortuneType: 'monthly' } as const;
    expect(lifetimeHours('profile_fortune', '2026-11-01', '2026-11-20T15:00:00Z', monthly)).toBe(240);
    expect(lifetimeHours('profile_fortune', '2026-02-01', '2026-02-27T15:00:00Z', monthly)).toBe(24);
    expect(lifetimeHours('profile_fortune', '2028-02-01', '2028-02-27T15:00:00Z', monthly)).toBe(48);
    expect(lifetimeHours('profile_fortune', '2026-12-01', '2026-12-30T15:00:00Z', monthly)).toBe(24);
    expect(lifetimeHours('yearly', '2026-01-01', '2026-11-20T03:00:00Z')).toBe(720);
    expect(lifetimeHours('yearly', '2026-01-01', '2026-12-30T15:00:00Z')).toBe(24);
    expect(lifetimeHours('yearly', '2020-01-01', '2026-12-30T15:00:00Z')).toBe(1);
  });
});
