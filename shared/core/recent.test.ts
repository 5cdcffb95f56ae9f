import { describe, expect, it } from '@jest/globals';
import { testClock } from '../../tests/support/stores.ts';
import { createRecent } from './recent.ts';

describe('recent keys', () => {
  it('are kept for their time, counted from when they were added last', () => {
    const clock = testClock();
    const recent = createRecent(clock, { max: 10, ttlMs: 5_000 });
    recent.add('a');
    clock.advance(3_000);
    recent.add('a');
    clock.advance(4_999);
    expect([recent.has('a'), recent.has('b')]).toEqual([true, false]);
    clock.advance(1);
    expect(recent.has('a')).toBe(false);
  });

  it('are so many at most: the one added longest ago goes first', () => {
    const recent = createRecent(testClock(), { max: 2, ttlMs: 5_000 });
    for (const key of ['a', 'b', 'a', 'c']) recent.add(key);
    expect(['a', 'b', 'c'].map((key) => recent.has(key))).toEqual([true, false, true]);
    recent.delete('a');
    expect(recent.has('a')).toBe(false);
  });
});
