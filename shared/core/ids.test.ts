import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeTime } from 'ulid';
import { firstIdAt, isId, newId, randomBase62 } from './ids.ts';

describe('newId', () => {
  it('is the prefix and a lower-case ULID with its time', () => {
    const before = Date.now();
    const id = newId('prf');
    expect(id).toMatch(/^prf_[0-9a-hjkmnp-tv-z]{26}$/);
    const time = decodeTime(id.slice(4).toUpperCase());
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('is strictly increasing in a process, whatever the prefix, within a millisecond too', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => newId(index % 2 === 0 ? 'ftn' : 'req').slice(-26));
    const sorted = [...ids].sort();
    expect(ids).toEqual(sorted);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('firstIdAt', () => {
  it('divides ids by their time, in any year', () => {
    const before = newId('batch');
    const now = new Date();
    expect(firstIdAt('batch', new Date(now.getTime() + 1_000)) > before).toBe(true);
    expect(firstIdAt('batch', new Date(now.getTime() - 1_000)) < before).toBe(true);
    expect(firstIdAt('batch', new Date('1900-01-01T00:00:00Z')) < before).toBe(true);
    expect(firstIdAt('batch', new Date('9999-12-31T23:59:59Z')) > before).toBe(true);
  });
});

describe('isId', () => {
  it('accepts the ids of newId, under their own prefix only', () => {
    const id = newId('whk');
    expect(isId('whk', id)).toBe(true);
    expect(isId('ftn', id)).toBe(false);
  });

  const body = '01jd8x9q2w3e4r5t6y7z8abcde';
  it.each([
    ['nothing', ''],
    ['the prefix alone', 'prf_'],
    ['no underscore', `prf${body}`],
    ['a character too few', `prf_${body.slice(1)}`],
    ['a character too many', `prf_${body}0`],
    ['upper case', `prf_${body.toUpperCase()}`],
    ['letters ULIDs leave out', `prf_${body.slice(0, 25)}i`],
    ['a line feed behind it', `prf_${body}\n`],
    ['a NUL', `prf_${body.slice(0, 25)}\u0000`],
    ['another prefix that ends in it', `xprf_${body}`],
  ])('refuses %s', (_name, text) => {
    expect(isId('prf', `prf_${body}`)).toBe(true);
    expect(isId('prf', text)).toBe(false);
  });

  it('refuses arbitrary text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => !isId('prf', text)),
      { seed: 7 },
    );
  });
});

describe('randomBase62', () => {
  it.each([0, 1, 12, 32, 40, 1_000])('has exactly %i characters of the alphabet', (length) => {
    expect(randomBase62(length)).toMatch(new RegExp(`^[0-9A-Za-z]{${length}}$`));
  });

  it('prefers no character', () => {
    const counts = new Map<string, number>();
    for (const character of randomBase62(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // Chi-squared with 61 degrees of freedom: above 140 once in some 20 million runs. Bytes modulo 62 would give 1,500.
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(chiSquared).toBeLessThan(140);
  });
});
