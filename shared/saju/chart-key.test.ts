import { describe, expect, it } from '@jest/globals';
import { chartKey, pillarsOfChartKey } from './chart-key.ts';

describe('the key of a chart', () => {
  it.each([
    ['6.17.16.19', { year: 6, month: 17, day: 16, hour: 19 }],
    ['0.2.59.0', { year: 0, month: 2, day: 59, hour: 0 }],
    ['46.17.6.x', { year: 46, month: 17, day: 6, hour: null }],
  ])('%s names the pillars, and they it', (text, pillars) => {
    expect(chartKey(pillars)).toBe(text);
    expect(pillarsOfChartKey(text)).toEqual(pillars);
  });

  it.each([
    '',
    '1.2.3',
    '1.2.3.y',
    '1.2.3.4.',
    ' 1.2.3.4',
    '1.2.3.4\n',
    '100.2.3.4',
    '1.200.3.4',
    '1.2.300.4',
    '1.2.3.400',
    'x.2.3.4',
    '1,2,3,4',
  ])('%j is no key', (text) => {
    expect(() => pillarsOfChartKey(text)).toThrow(new RangeError('not a chart key'));
  });
});
