import { describe, expect, it } from '@jest/globals';
import { chartOf } from '../saju/index.ts';
import { type ElementCount, elementSpreads, percentileOf } from './elements.ts';

describe('elementSpreads', () => {
  it('is hidden below five profiles', () => {
    expect(elementSpreads([])).toBeNull();
    expect(elementSpreads([{ _id: 80_000, profiles: 4 }])).toBeNull();
    expect(elementSpreads([{ _id: 80_000, profiles: 5 }])?.sampleSize).toBe(5);
  });

  it('averages charts of eight and of six characters by their percentages', () => {
    const spreads = elementSpreads([
      { _id: 42_110, profiles: 6 },
      { _id: 30_003, profiles: 6 },
    ]);
    const averages = Object.entries(spreads?.elements ?? {}).map(([element, { average }]) => [element, average]);
    expect(Object.fromEntries(averages)).toEqual({ wood: 50, fire: 12.5, earth: 6.25, metal: 6.25, water: 25 });
  });
});

describe('percentileOf', () => {
  const spread = (counts: ElementCount[]) => {
    const spreads = elementSpreads(counts);
    if (spreads === null) throw new Error('hidden');
    return (percentage: number) => percentileOf(spreads.elements.wood, spreads.sampleSize, percentage);
  };

  it('is the share of profiles with less', () => {
    const wood = spread([
      { _id: 10_007, profiles: 10 },
      { _id: 30_005, profiles: 30 },
      { _id: 50_003, profiles: 60 },
    ]);
    expect([12.5, 37.5, 62.5, 25, 75].map(wood)).toEqual([0, 10, 40, 10, 100]);
  });

  it('treats a percentage of six characters, rounded as charts are, as equal', () => {
    const chart = chartOf({ year: 0, month: 0, day: 0, hour: null });
    const mine = chart.elements.wood.percentage;
    const wood = spread([{ _id: 30_003, profiles: 10 }]);
    expect(mine).toBe(50);
    expect(wood(mine)).toBe(0);
    const third = spread([
      { _id: 10_005, profiles: 10 },
      { _id: 20_004, profiles: 10 },
    ]);
    expect([16.7, 33.3].map(third)).toEqual([0, 50]);
  });

  it('does not reveal where fewer than five profiles are', () => {
    const wood = spread([
      { _id: 10_007, profiles: 2 },
      { _id: 30_005, profiles: 100 },
      { _id: 50_003, profiles: 3 },
    ]);
    expect([25, 37.5, 50, 62.5].map(wood)).toEqual([0, 0, 100, 100]);
  });
});
