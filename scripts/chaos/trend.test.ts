import { describe, expect, it } from '@jest/globals';
import { trends, trendTable } from './trend.ts';

describe('trends', () => {
  it('compares the last third of the samples with the second, and leaves the warm-up out', () => {
    const memory = [50, 80, 95, 100, 101, 99, 110, 111, 109];
    expect(trends(memory.map((value) => ({ memory: value })))).toEqual([
      { name: 'memory', first: 80, second: 100, third: 110, highest: 111, growth: 1.1 },
    ]);
  });

  it('counts what stays at zero as flat, and what starts from zero as growing', () => {
    const samples = [0, 0, 0, 0, 2, 2].map((open) => ({ open, never: 0 }));
    expect(trends(samples).map(({ growth }) => growth)).toEqual([Number.POSITIVE_INFINITY, 1]);
  });

  it('refuses to see a trend in two samples', () => {
    expect(() => trends([{ keys: 1 }, { keys: 2 }])).toThrow('2 samples');
  });
});

describe('trendTable', () => {
  it('writes a line for each figure', () => {
    const table = trendTable(trends([1_000, 1_234.56, 1_234.56].map((keys) => ({ keys }))));
    expect(table.split('\n').at(-1)).toBe('| keys | 1,000 | 1,234.6 | 1,234.6 | 1,234.6 | 1.00 |');
  });
});
