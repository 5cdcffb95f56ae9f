import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { apart, type HourRange, hours, integer, text, tidyText, timeRangeText } from './fields.ts';

describe('integer', () => {
  it('rounds and clamps', () => {
    const score = integer('점수', 0, 100);
    expect([-5, 0.4, 71.5, 100.2, 1e300, -1e300].map((value) => score.parse(value))).toEqual([0, 0, 72, 100, 100, 0]);
  });
});

describe('text', () => {
  it('tidies whitespace, control characters and marks', () => {
    expect(text('', [1, 99]).parse('  가나\n\n다\u0000 {{ name }}님\t끝 ')).toBe('가나 다 {{name}}님 끝');
    expect(text('', [1, 99]).parse('한 줄\ud800')).toBe('한 줄');
    expect(text('', [1, 99]).parse('{name}님, {{이름}}님, {{{userName}}}님, {{name}}님')).toBe(
      '{{name}}님, {{name}}님, {{name}}님, {{name}}님',
    );
    expect(text('', [1, 99]).parse('👨‍👩‍👧 가족')).toBe('👨‍👩‍👧 가족');
  });

  it('cuts an over-long text at the end of a sentence', () => {
    expect(tidyText('첫 문장입니다. 둘째 문장입니다. 셋째는 아주 깁니다.', 24)).toBe('첫 문장입니다. 둘째 문장입니다.');
  });

  it('asks for a length, and cuts only what is more than twice as long', () => {
    const asked = text('총평', [8, 12]);
    expect(asked.description).toBe('총평 (8~12자)');
    expect(asked.parse('첫 문장입니다. 둘째 문장입니다.')).toBe('첫 문장입니다. 둘째 문장입니다.');
    expect(asked.parse('첫 문장입니다. 둘째 문장은 아주아주 깁니다.')).toBe('첫 문장입니다.');
  });

  it('cuts at a word when no sentence ends within the limit, and never inside the mark', () => {
    expect(tidyText('끝나지 않는 문장이 길게 이어지고 또 이어져', 12)).toBe('끝나지 않는 문장이…');
    expect(tidyText('아아아아아아아아{{name}}님', 12)).toBe('아아아아아아아아…');
  });

  it('never exceeds the limit, and leaves nothing untidy', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 12, max: 60 }), (value, max) => {
        const tidy = tidyText(value, max);
        expect(tidy.length).toBeLessThanOrEqual(max);
        expect(tidy).toBe(tidy.trim());
        expect(tidyText(tidy, max)).toBe(tidy);
      }),
      { seed: 20261120 },
    );
  });
});

describe('hours', () => {
  const range = hours('시간');
  const written = (start: number, end: number): string =>
    timeRangeText(range.parse({ start_hour: start, end_hour: end }));

  it.each([
    [9, 11, '09:00-11:00'],
    [11, 9, '09:00-11:00'],
    [9, 9, '09:00-10:00'],
    [-3, 40, '00:00-23:59'],
    [23, 23, '23:00-23:59'],
    [23, 24, '23:00-23:59'],
    [0, 0, '00:00-01:00'],
    [40, -3, '01:00-23:00'],
    [9.4, 10.6, '09:00-11:00'],
  ])('from %d to %d is %s', (start, end, expected) => {
    expect(written(start, end)).toBe(expected);
  });

  it('moves the second range away from the first, for any two ranges', () => {
    const anyRange = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
      .map(([start, end]): HourRange => range.parse({ start_hour: start, end_hour: end }));
    fc.assert(
      fc.property(anyRange, anyRange, (a, b) => {
        const [first, second] = apart(a, b);
        expect(first.end <= second.start || second.end <= first.start).toBe(true);
        for (const { start, end } of [first, second]) {
          expect(start >= 0 && start < end && end <= 24).toBe(true);
        }
      }),
      { seed: 20261120, numRuns: 1000 },
    );
  });
});
