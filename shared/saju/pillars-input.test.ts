import { describe, expect, it } from '@jest/globals';
import { fourPillars } from './four-pillars.ts';
import { parsePillarsInput } from './pillars-input.ts';
import { branchOf, monthPillarOf, stemOf } from './sexagenary.ts';

const parse = (input: unknown, strict = false) => parsePillarsInput(input, strict);

describe('the saju input', () => {
  it('accepts every one of the sixty pillars, with and without hanja', () => {
    for (let i = 0; i < 60; i++) {
      for (const hanja of [true, false]) {
        const month = monthPillarOf(i + 4, i % 12);
        const pillars = { year: sign(i, hanja), month: sign(month, hanja), day: sign(i, !hanja), hour: null };
        const expected = { year: i, month, day: i, hour: null };
        expect(parse({ pillars })).toEqual({ ok: true, pillars: expected });
      }
    }
  });

  it.each([undefined, null, ''])('derives hanja from hangul when hanja is %p', (hanja) => {
    const { year, month, day, hour } = valid().pillars;
    const without = ({ stem, branch }: ReturnType<typeof sign>) => ({
      stem: { ...stem, hanja },
      branch: { ...branch, hanja },
    });
    const pillars = { year: without(year), month: without(month), day: without(day), hour: without(hour) };
    expect(parse({ pillars }, true)).toEqual(parse(valid()));
  });

  // 월두법: the stem of the first month (인) by the year's stem.
  it.each([
    ['갑기', '병'],
    ['을경', '무'],
    ['병신', '경'],
    ['정임', '임'],
    ['무계', '갑'],
  ])('in a year of %s the month of 인 is %s, and twelve of the sixty month pillars are valid', (years, first) => {
    for (let year = 0; year < 60; year++) {
      if (!years.includes(stemOf(year).hangul)) continue;
      const accepted = every60((month) => ({ ...valid().pillars, year: sign(year, false), month: sign(month, false) }));
      expect(accepted).toHaveLength(12);
      expect(new Set(accepted.map((month) => branchOf(month).index)).size).toBe(12);
      const ofIn = accepted.find((month) => branchOf(month).hangul === '인');
      expect(stemOf(ofIn ?? -1).hangul).toBe(first);
    }
  });

  // 시두법: the stem of the first hour (자) by the day's stem, and of 23:00 by the next day's.
  it.each([
    ['갑기', '갑', '병'],
    ['을경', '병', '무'],
    ['병신', '무', '경'],
    ['정임', '경', '임'],
    ['무계', '임', '갑'],
  ])('on a day of %s the hours of 자 are %s and %s, and each other branch has one', (days, first, late) => {
    for (let day = 0; day < 60; day++) {
      if (!days.includes(stemOf(day).hangul)) continue;
      const accepted = every60((hour) => ({ ...valid().pillars, day: sign(day, false), hour: sign(hour, false) }));
      expect(accepted).toHaveLength(13);
      const ofJa = accepted.filter((hour) => branchOf(hour).hangul === '자').map((hour) => stemOf(hour).hangul);
      expect(ofJa.sort()).toEqual([first, late].sort());
    }
  });

  it('rejects a month and an hour that year and day exclude, at their pillars, with the valid ones', () => {
    const [year, day] = [pair('갑', '자'), pair('갑', '자')];
    const result = parse({ pillars: { year, month: pair('갑', '인'), day, hour: pair('병', '인') } });
    expect(result).toMatchObject({ ok: false, errors: [{ path: 'saju.pillars.month' }] });
    const both = parse({ pillars: { year, month: pair('갑', '인'), day, hour: pair('갑', '인') } });
    expect(both).toEqual({
      ok: false,
      errors: [
        {
          path: 'saju.pillars.month',
          message: '갑인 cannot be the month of the year 갑자.',
          hint: 'With this branch the month of 갑자 is 병인.',
        },
        {
          path: 'saju.pillars.hour',
          message: '갑인 cannot be the hour of the day 갑자.',
          hint: 'With this branch the hour of 갑자 is 병인.',
        },
      ],
    });
  });

  it('accepts the pillars of every birth, at every hour', () => {
    for (let year = 1900; year <= 2100; year++) {
      for (let hour = 0; hour < 24; hour++) {
        const [month, day] = [1 + ((year + hour) % 12), 1 + ((year * 7 + hour) % 28)];
        const birth = { year, month, day, hour, gender: 'male', calendarType: 'solar', isLeapMonth: false } as const;
        const pillars = fourPillars(birth);
        const input = Object.fromEntries(Object.entries(pillars).map(([at, pillar]) => [at, sign(pillar ?? 0, true)]));
        expect(parse({ pillars: input })).toEqual({ ok: true, pillars });
      }
    }
  });

  it('ignores what a client sends beside the pillars', () => {
    const input = { ...valid(), dayMaster: { element: 'wood', name: '거짓' }, elements: { wood: 9 }, zodiac: 'rat' };
    expect(parse(input)).toEqual({ ok: true, pillars: { year: 6, month: 17, day: 16, hour: 19 } });
  });

  it('ignores fields that no saju has, and rejects them by name in strict mode', () => {
    const { year, day, ...others } = valid().pillars;
    const input = {
      ...valid(),
      foo: 1,
      pillars: { ...others, foo: 1, year: { ...year, branch: { ...year.branch, foo: 1 } }, day: { ...day, foo: 1 } },
    };
    expect(parse(input)).toEqual(parse(valid()));
    const result = parse(input, true);
    expect(result.ok ? [] : result.errors.map(({ path }) => path).sort()).toEqual([
      'saju.foo',
      'saju.pillars.day.foo',
      'saju.pillars.foo',
      'saju.pillars.year.branch.foo',
    ]);
    const computed = { dayMaster: { any: 1 }, elements: [], dominantElement: 'x', weakestElement: null, zodiac: 1 };
    expect(parse({ ...valid(), ...computed }, true)).toEqual(parse(valid()));
    const hostile: unknown = JSON.parse('{"__proto__": {}, "constructor": 1, "pillars": 3}');
    expect(parse(hostile, true)).toMatchObject({
      ok: false,
      errors: [{ path: 'saju.pillars' }, { path: 'saju.__proto__' }, { path: 'saju.constructor' }],
    });
  });

  it('rejects a pair that is not one of the sixty, at its pillar', () => {
    const input = { pillars: { ...valid().pillars, day: pair('갑', '축') } };
    expect(parse(input)).toMatchObject({ ok: false, errors: [{ path: 'saju.pillars.day' }] });
  });

  it('rejects hangul and hanja that disagree, at their pillar', () => {
    const month = { stem: { hangul: '신', hanja: '申' }, branch: { hangul: '사' } };
    const result = parse({ pillars: { ...valid().pillars, month } });
    expect(result).toMatchObject({
      ok: false,
      errors: [{ path: 'saju.pillars.month', message: expect.stringContaining('辛') }],
    });
  });

  it('accepts the same signs in other code points', () => {
    const day = {
      stem: { hangul: '경'.normalize('NFD'), hanja: '庚' },
      branch: { hangul: '진'.normalize('NFD'), hanja: '\uF971' },
    };
    expect(parse({ pillars: { ...valid().pillars, day } })).toEqual(parse(valid()));
  });

  it('requires the hour, as an object or null', () => {
    const { year, month, day } = valid().pillars;
    expect(parse({ pillars: { year, month, day } })).toMatchObject({
      ok: false,
      errors: [{ path: 'saju.pillars.hour' }],
    });
    expect(parse({ pillars: { year, month, day, hour: null } })).toMatchObject({ ok: true });
    expect(parse({ pillars: { year, month, day: null, hour: null } })).toMatchObject({
      ok: false,
      errors: [{ path: 'saju.pillars.day' }],
    });
  });

  it('reports all errors at once, for any input', () => {
    const result = parse({ pillars: { year: 'x', month: [], day: { stem: {} }, hour: pair('z', '자') } });
    if (result.ok) throw new Error('must be rejected');
    expect(result.errors.map(({ path }) => path)).toEqual([
      'saju.pillars.year',
      'saju.pillars.month',
      'saju.pillars.day',
      'saju.pillars.hour',
    ]);
    for (const input of [undefined, null, 3, 'x', []]) {
      expect(parse(input)).toMatchObject({ ok: false, errors: [{ path: 'saju' }] });
    }
    for (const pillars of [undefined, null, 'x', []]) {
      expect(parse({ pillars })).toMatchObject({ ok: false, errors: [{ path: 'saju.pillars' }] });
    }
  });

  const example = expect.stringMatching(/^Example: \{"pillars": \{"year": .*"hour": null\}\}$/);
  it.each([
    [undefined, { path: 'saju', message: 'is required', hint: example }],
    [[], { path: 'saju', message: 'must be an object', hint: example }],
    [{}, { path: 'saju.pillars', message: 'is required', hint: example }],
    [{ pillars: null }, { path: 'saju.pillars', message: 'must be an object', hint: example }],
  ])('of %j says what is wrong', (input, error) => {
    expect(parse(input)).toEqual({ ok: false, errors: [error] });
  });

  it.each([
    [undefined, 'is required', 'Only hour may be null, and it must be present.'],
    [null, 'must be an object with stem and branch', example],
    [{ branch: { hangul: '자' } }, 'stem.hangul must be a string.', example],
    [{ stem: { hangul: '갑' }, branch: { hangul: 1 } }, 'branch.hangul must be a string.', example],
    [pair('자', '자'), 'stem.hangul is not one of the 10 characters of 갑을병정무기경신임계.', undefined],
    [pair('갑', '갑'), 'branch.hangul is not one of the 12 characters of 자축인묘진사오미신유술해.', undefined],
    [
      pair('갑', '축'),
      '갑축 is not one of the sixty stem-branch pairs.',
      'A yang stem (갑병무경임) goes with a yang branch (자인진오신술), a yin stem with a yin one.',
    ],
    [
      { stem: { hangul: '갑', hanja: '乙' }, branch: { hangul: '자' } },
      'stem.hangul and stem.hanja disagree: 갑 is 甲.',
      'Correct one of them, or omit hanja.',
    ],
    [
      { stem: { hangul: '갑' }, branch: { hangul: '자', hanja: 1 } },
      'branch.hangul and branch.hanja disagree: 자 is 子.',
      'Correct one of them, or omit hanja.',
    ],
  ])('of the day %j says what is wrong', (day, message, hint) => {
    const { year, month } = valid().pillars;
    const error = { path: 'saju.pillars.day', message, hint };
    expect(parse({ pillars: { year, month, day, hour: null } })).toEqual({ ok: false, errors: [error] });
  });

  it('of an hour of 자 names both that can stand', () => {
    const pillars = { ...valid().pillars, day: pair('갑', '자'), hour: pair('무', '자') };
    expect(parse({ pillars })).toEqual({
      ok: false,
      errors: [
        {
          path: 'saju.pillars.hour',
          message: '무자 cannot be the hour of the day 갑자.',
          hint: 'With this branch the hour of 갑자 is 갑자 or 병자.',
        },
      ],
    });
  });

  it('of a year that cannot be read says nothing about its month', () => {
    const result = parse({ pillars: { ...valid().pillars, year: 'x' } });
    expect(result).toMatchObject({ ok: false, errors: [{ path: 'saju.pillars.year' }] });
  });

  it('of a field that no saju has says so', () => {
    expect(parse({ pillars: { ...valid().pillars, hour: null } }, true)).toMatchObject({ ok: true });
    const errors = [{ path: 'saju.foo', message: 'is not a known field' }];
    expect(parse({ ...valid(), foo: 1 }, true)).toEqual({ ok: false, errors });
  });
});

/** The pillars 0..59 with which the input is accepted. */
function every60(pillarsWith: (pillar: number) => unknown): number[] {
  const all = Array.from({ length: 60 }, (_, pillar) => pillar);
  return all.filter((pillar) => parse({ pillars: pillarsWith(pillar) }).ok);
}

function valid() {
  return { pillars: { year: sign(6, true), month: sign(17, true), day: sign(16, true), hour: sign(19, true) } };
}

function sign(index: number, hanja: boolean) {
  const [stem, branch] = [stemOf(index), branchOf(index)];
  return {
    stem: { hangul: stem.hangul, ...(hanja ? { hanja: stem.hanja } : {}) },
    branch: { hangul: branch.hangul, ...(hanja ? { hanja: branch.hanja } : {}) },
  };
}

function pair(stem: string, branch: string) {
  return { stem: { hangul: stem }, branch: { hangul: branch } };
}
