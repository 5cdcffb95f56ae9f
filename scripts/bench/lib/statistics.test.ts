import { describe, expect, it } from '@jest/globals';
import { median, percentile, row } from './statistics.ts';

describe('median', () => {
  it('is the middle value in any order', () => expect(median([9, 1, 5])).toBe(5));
  it('is the mean of the two in the middle', () => expect(median([4, 1, 2, 9])).toBe(3));
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  it.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('%d of 1 to 100 is %d', (share, expected) => expect(percentile(hundred, share)).toBe(expected));
  it('of one value is that value', () => expect(percentile([7], 0.5)).toBe(7));
});

describe('row', () => {
  it('takes the median of the ratios, not the ratio of the medians', () => {
    const made = row({
      measure: 'requests',
      unit: '1/s',
      values: [70, 200, 90],
      baseline: { name: 'bare', values: [100, 250, 100] },
      target: { kind: 'at least of baseline', ratio: 0.85 },
    });
    expect(made).toMatchObject({ value: 90, range: [70, 200], baselineValue: 100, ratio: 0.8, met: false });
  });
  it('takes a largest ratio as met up to that ratio', () => {
    const grown = (value: number) =>
      row({
        measure: 'read',
        unit: 'ms',
        values: [value],
        baseline: { name: 'small', values: [10] },
        target: { kind: 'at most of baseline', ratio: 1.2 },
      });
    expect(grown(12)).toMatchObject({ target: 'ratio ≤ 1.2', met: true });
    expect(grown(13)).toMatchObject({ met: false });
  });
  it('evaluates limits by the median', () => {
    const values = [5, 6, 40];
    expect(row({ measure: 'p50', unit: 'ms', values, target: { kind: 'at most', value: 6 } }).met).toBe(true);
    expect(row({ measure: 'rate', unit: '1/s', values, target: { kind: 'at least', value: 7 } }).met).toBe(false);
  });
});
