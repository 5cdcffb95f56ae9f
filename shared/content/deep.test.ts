import { describe, expect, it } from '@jest/globals';
import { mapStrings, toCamelCase } from './deep.ts';

describe('toCamelCase', () => {
  it('converts the keys of every object and no value', () => {
    const content = { today_fortune: { action_items: [{ a_b_c: 'x_y' }], day_element: null }, m01: 1, at: new Date(0) };
    expect(toCamelCase(content)).toEqual({
      todayFortune: { actionItems: [{ aBC: 'x_y' }], dayElement: null },
      m01: 1,
      at: new Date(0),
    });
  });

  it('has the converted keys in its type', () => {
    const score: number = toCamelCase({ long_term: { trend_sensitivity: 3 } }).longTerm.trendSensitivity;
    expect(score).toBe(3);
  });
});

describe('mapStrings', () => {
  it('maps texts at any depth in a copy', () => {
    const value = { a: ['x', { b: 'y' }], n: 1 };
    expect(mapStrings(value, (text) => `${text}!`)).toEqual({ a: ['x!', { b: 'y!' }], n: 1 });
    expect(value.a[0]).toBe('x');
  });
});
