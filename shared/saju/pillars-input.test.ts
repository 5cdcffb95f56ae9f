import { describe, expect, it } from '@jest/globals';
import { parsePillarsInput } from './pillars-input.ts';
import { branchOf, stemOf } from './sexagenary.ts';

describe('the saju input', () => {
  it('every one of the sixty pillars is read back, with and without hanja', () => {
    for (let i = 0; i < 60; i++) {
      for (const hanja of [true, false]) {
        const pillars = { year: sign(i, hanja), month: sign((i + 1) % 60, hanja), day: sign(i, !hanja), hour: null };
        const expected = { year: i, month: (i + 1) % 60, day: i, hour: null };
        expect(parsePillarsInput({ pillars })).toEqual({ ok: true, pillars: expected });
      }
    }
  });

  it('what a client sends beside the pillars is ignored', () => {
    const input = { ...valid(), dayMaster: { element: 'wood', name: '거짓' }, elements: { wood: 9 }, zodiac: 'rat' };
    expect(parsePillarsInput(input)).toEqual({ ok: true, pillars: { year: 6, month: 17, day: 16, hour: 19 } });
  });

  it('fields that no saju has are ignored, and refused by name where it is strict', () => {
    const { year, day, ...others } = valid().pillars;
    const input = {
      ...valid(),
      foo: 1,
      pillars: { ...others, foo: 1, year: { ...year, branch: { ...year.branch, foo: 1 } }, day: { ...day, foo: 1 } },
    };
    expect(parsePillarsInput(input)).toEqual(parsePillarsInput(valid()));
    const result = parsePillarsInput(input, true);
    expect(result.ok ? [] : result.errors.map(({ path }) => path).sort()).toEqual([
      'saju.foo',
      'saju.pillars.day.foo',
      'saju.pillars.foo',
      'saju.pillars.year.branch.foo',
    ]);
    const computed = { dayMaster: { any: 1 }, elements: [], dominantElement: 'x', weakestElement: null, zodiac: 1 };
    expect(parsePillarsInput({ ...valid(), ...computed }, true)).toEqual(parsePillarsInput(valid()));
    const hostile: unknown = JSON.parse('{"__proto__": {}, "constructor": 1, "pillars": 3}');
    expect(parsePillarsInput(hostile, true)).toMatchObject({
      ok: false,
      errors: [{ path: 'saju.pillars' }, { path: 'saju.__proto__' }, { path: 'saju.constructor' }],
    });
  });

  it('a pair that is not one of the sixty is refused at its pillar', () => {
    const input = { pillars: { ...valid().pillars, day: pair('갑', '축') } };
    expect(parsePillarsInput(input)).toMatchObject({ ok: false, errors: [{ path: 'saju.pillars.day' }] });
  });

  it('hangul and hanja that disagree are refused at their pillar', () => {
    const month = { stem: { hangul: '신', hanja: '申' }, branch: { hangul: '사' } };
    const result = parsePillarsInput({ pillars: { ...valid().pillars, month } });
    expect(result).toMatchObject({
      ok: false,
      errors: [{ path: 'saju.pillars.month', message: expect.stringContaining('辛') }],
    });
  });

  it('the same signs in other code points are the same', () => {
    const day = {
      stem: { hangul: '경'.normalize('NFD'), hanja: '庚' },
      branch: { hangul: '진'.normalize('NFD'), hanja: '\uF971' },
    };
    expect(parsePillarsInput({ pillars: { ...valid().pillars, day } })).toEqual(parsePillarsInput(valid()));
  });

  it('the hour must be there, as an object or null', () => {
    const { year, month, day } = valid().pillars;
    expect(parsePillarsInput({ pillars: { year, month, day } })).toMatchObject({
      ok: false,
      errors: [{ path: 'saju.pillars.hour' }],
    });
    expect(parsePillarsInput({ pillars: { year, month, day, hour: null } })).toMatchObject({ ok: true });
    expect(parsePillarsInput({ pillars: { year, month, day: null, hour: null } })).toMatchObject({
      ok: false,
      errors: [{ path: 'saju.pillars.day' }],
    });
  });

  it('all faults are told at once, whatever was sent', () => {
    const result = parsePillarsInput({ pillars: { year: 'x', month: [], day: { stem: {} }, hour: pair('z', '자') } });
    if (result.ok) throw new Error('must be refused');
    expect(result.errors.map(({ path }) => path)).toEqual([
      'saju.pillars.year',
      'saju.pillars.month',
      'saju.pillars.day',
      'saju.pillars.hour',
    ]);
    for (const input of [undefined, null, 3, 'x', []]) {
      expect(parsePillarsInput(input)).toMatchObject({ ok: false, errors: [{ path: 'saju' }] });
    }
    for (const pillars of [undefined, null, 'x', []]) {
      expect(parsePillarsInput({ pillars })).toMatchObject({ ok: false, errors: [{ path: 'saju.pillars' }] });
    }
  });
});

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
