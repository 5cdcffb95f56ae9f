import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';

/** Values and bytes that a malicious caller or a faulty library could send. */

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff\ud800',
    '\u202e\u2066\ufeff',
    'e\u0301'.repeat(60),
    '👩‍👩‍👧'.repeat(100),
    '\r\nX-Injected: 1',
    '__proto__',
    'constructor',
    'toString',
    '{{name}}{{name}}',
    '#{7*7}',
    "' OR 1=1 --",
    '$where',
    '$gt',
    'a.b.$[].c',
    '../../../../etc/passwd',
    '%00%ff%2e%2e%2f',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e999',
    '0x10',
    '９９',
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '99999-01-01',
    '+275760-09-13T00:00:00.001Z',
    '24:00',
    'javascript:alert(1)',
    'http://',
    'https://user:secret@example.com/',
    'http://[::ffff:7f00:1]:1/x',
    'prf_01jd0000000000000000000000',
    'prf_',
    'key_01JD0000000000000000000000',
    'x'.repeat(10_000),
    '가'.repeat(5_000),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      -0,
      2 ** 53,
      -(2 ** 63),
      1e308,
      5e-324,
      [],
      {},
      [[]],
      [null],
      [0, [1, [2, [3]]]],
      { $gt: '' },
      { $ne: null },
      { $where: 'sleep(1000)' },
      { length: 1e9 },
      { toString: 1, valueOf: 1 },
      Object.fromEntries([['then', 1]]),
      Object.fromEntries([['__proto__', { polluted: true }]]),
      { constructor: { prototype: { polluted: true } } },
      Array.from({ length: 2_000 }, (_, index) => index),
      Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`key${index}`, index])),
      nested(300),
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

export const hostileKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    '$set',
    'a.b',
    '',
    '\u0000',
    'x'.repeat(5_000),
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** The value with one part replaced, removed or added; `place` chooses the part. */
export function spoil(value: unknown, spoiler: Spoiler): unknown {
  const places = placesOf(value);
  const place = places[Math.floor(spoiler.place * places.length)] ?? [];
  return changeAt(value, place, spoiler);
}

export interface Spoiler {
  /** From 0 to below 1. */
  readonly place: number;
  readonly how: 'replace' | 'remove' | 'add';
  readonly key: string;
  readonly value: unknown;
}

export const spoiler: fc.Arbitrary<Spoiler> = fc.record({
  place: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
  how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
  key: hostileKey,
  value: hostileValue,
});

type Place = readonly string[];

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, key]))];
}

function changeAt(value: unknown, [key, ...rest]: Place, spoiler: Spoiler): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) {
    const extended = spoiler.how === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value);
    return extended ? Object.fromEntries([...Object.entries(value), [spoiler.key, spoiler.value]]) : spoiler.value;
  }
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== key) return [[name, inner]];
    return rest.length === 0 && spoiler.how === 'remove' ? [] : [[name, changeAt(inner, rest, spoiler)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const text = (value: string) => Buffer.from(value);

/** Bodies that are invalid or oversized JSON. */
export const hostileBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(
    text('{'),
    text('{"a":1'),
    text('{"a":1}}'),
    text("{'a':1}"),
    text('[1,]'),
    text('nul'),
    text('"'),
    text('NaN'),
    text('{"a":1e999,"birth_year":1e999}'),
    text(`{"birth_year":${'9'.repeat(400)}}`),
    text('{"name":"\\ud800"}'),
    text('{"name":"a","name":"b","profile_id":{"$gt":""}}'),
    text('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
    text('\ufeff{}'),
    text('// comment\n{}'),
    text(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    text(`${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`),
    text(`{"saju":${'{"pillars":'.repeat(8_000)}1${'}'.repeat(8_000)}}`),
    text(`{"name":"${'x'.repeat(110_000)}"}`),
    text('null'),
    text('[]'),
    text('0'),
    text('"text"'),
    text('true'),
    Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
    Buffer.from([0xc3, 0x28, 0xa0, 0xa1]),
    Buffer.alloc(1_000),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map(text),
);

/** A hundred megabytes in a hundred kilobytes. */
export const zipBomb: Buffer = gzipSync(Buffer.alloc(100 * 1024 * 1024));
