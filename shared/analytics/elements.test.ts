import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chartOf, ELEMENTS, type Element } from '../saju/index.ts';
import { elementSpreads, percentileOf } from './elements.ts';
import { type Cell, NO_PROFILES } from './parts.ts';

/** Profiles of other accounts, by digits. */
const of = (group: number, profiles: number, accounts: readonly string[] = ['b', 'c']): Cell => {
  return { group, key: '', own: NO_PROFILES, others: { profiles, sum: 0, accounts } };
};
const mine = (group: number, profiles: number): Cell => {
  return { group, key: '', own: { profiles, sum: 0 }, others: NO_PROFILES };
};

describe('elementSpreads', () => {
  it('is hidden below five profiles, and below two other accounts', () => {
    expect(elementSpreads([])).toBeNull();
    expect(elementSpreads([of(80_000, 4)])).toBeNull();
    expect(elementSpreads([of(80_000, 9, ['b'])])).toBeNull();
    expect(elementSpreads([of(80_000, 5)])?.sampleSize).toBe(5);
    expect(elementSpreads([of(80_000, 3, ['b']), of(8, 2, ['c'])])?.sampleSize).toBe(5);
    expect(elementSpreads([mine(80_000, 4), of(8, 4)])).toBeNull();
  });

  it("is the asker's own where the others are too few", () => {
    const averages = (cells: readonly Cell[]) => elementSpreads(cells)?.elements.wood.average;
    expect(averages([mine(80_000, 5), of(8, 4)])).toBe(100);
    expect(averages([mine(80_000, 5), of(8, 5, ['b'])])).toBe(100);
    expect(averages([mine(80_000, 5), of(8, 5)])).toBe(50);
    expect(averages([mine(80_000, 1), of(8, 9)])).toBe(10);
  });

  it('averages charts of eight and of six characters by their percentages', () => {
    const spreads = elementSpreads([of(42_110, 6), of(30_003, 6)]);
    const averages = Object.entries(spreads?.elements ?? {}).map(([element, { average }]) => [element, average]);
    expect(Object.fromEntries(averages)).toEqual({ wood: 50, fire: 12.5, earth: 6.25, metal: 6.25, water: 25 });
  });
});

describe('percentileOf', () => {
  const spread = (cells: readonly Cell[], element: Element = 'wood') => {
    const spreads = elementSpreads(cells);
    if (spreads === null) throw new Error('hidden');
    return (percentage: number) => percentileOf(spreads.elements[element], spreads.sampleSize, percentage);
  };

  it('is the share of profiles with less', () => {
    const wood = spread([of(10_007, 10), of(30_005, 30), of(50_003, 60)]);
    expect([12.5, 37.5, 62.5, 25, 75].map(wood)).toEqual([0, 10, 40, 10, 100]);
  });

  it('treats a percentage of six characters, rounded as charts are, as equal', () => {
    const chart = chartOf({ year: 0, month: 0, day: 0, hour: null });
    const { percentage } = chart.elements.wood;
    const wood = spread([of(30_003, 10)]);
    expect(percentage).toBe(50);
    expect(wood(percentage)).toBe(0);
    const third = spread([of(10_005, 10), of(20_004, 10)]);
    expect([16.7, 33.3].map(third)).toEqual([0, 50]);
  });

  it('does not reveal where a few people of other accounts are, in the middle neither', () => {
    const wood = spread([of(10_007, 2), of(30_005, 100), of(50_003, 3)]);
    // Too few on either side count as the side of the others.
    expect([25, 37.5, 50, 62.5, 75].map(wood)).toEqual([0, 0, 0, 0, 100]);
    const middle = spread([of(10_007, 50), of(30_005, 1), of(50_003, 49)]);
    expect([25, 50, 75].map(middle)).toEqual([50, 50, 100]);
    // Of the own, everything is known.
    const own = spread([mine(10_007, 2), mine(30_005, 8)]);
    expect([25, 50].map(own)).toEqual([20, 100]);
  });

  it('changes by zero, or by five people of two accounts, from any share to any other', () => {
    const person = fc.record({ digits: fc.constantFrom(80_000, 71_000, 53_000, 42_110, 30_003, 8, 17, 11_114) });
    const people = fc.array(fc.tuple(person, fc.constantFrom('b', 'c', 'd')), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(people, fc.constantFrom(...ELEMENTS), (some, element) => {
        const groups = [...new Set(some.map(([{ digits }]) => digits))];
        const cells = groups.map((digits) => {
          const accounts = some.filter(([one]) => one.digits === digits).map(([, account]) => account);
          return of(digits, accounts.length, [...new Set(accounts)].slice(0, 2));
        });
        const spreads = elementSpreads(cells);
        if (spreads === null) return;
        const steps = spreads.elements[element].steps.toSorted((a, b) => a.percentage - b.percentage);
        let since = Number.NEGATIVE_INFINITY;
        for (const { percentage, profiles } of steps) {
          expect(profiles).toBeGreaterThanOrEqual(5);
          const within = some.filter(([{ digits }]) => {
            const share = shareIn(digits, element);
            return share > since && share <= percentage;
          });
          expect(within).toHaveLength(profiles);
          expect(new Set(within.map(([, account]) => account)).size).toBeGreaterThanOrEqual(2);
          since = percentage;
        }
        expect(steps.reduce((sum, { profiles }) => sum + profiles, 0)).toBe(some.length);
      }),
      { numRuns: 1_000, seed: 20_261_101 },
    );
  });
});

function shareIn(digits: number, element: Element): number {
  const counts = String(digits).padStart(5, '0').split('').map(Number);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return ((counts[ELEMENTS.indexOf(element)] ?? 0) / total) * 100;
}
