import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Part } from '../part.ts';
import { PARTS } from '../parts/index.ts';
import { document, type Measured, textTable } from './report.ts';

const part = (name: string): Part => ({
  name,
  title: `Title of ${name}`,
  method: 'How.',
  limitMs: 1,
  run: async () => [],
});
const parts = [part('a'), part('b'), part('c')];
const measured = (name: string, value: number): Measured => ({
  part: part(name),
  rows: [{ measure: 'm', value, range: [value, value], unit: 'ms', target: '≤ 2 ms', met: value <= 2 }],
  runs: 5,
  date: '2026-11-21',
  machine: 'a machine',
});

describe('document', () => {
  it('preserves the order of the parts and the sections that were not measured again', () => {
    const first = document(parts, [measured('c', 1), measured('a', 1)], '');
    const second = document(parts, [measured('b', 3), measured('c', 1234.5)], first);
    expect([...second.matchAll(/## Title of (\w)/g)].map(([, name]) => name)).toEqual(['a', 'b', 'c']);
    expect(second).toContain('| m | 1 ms | 1 to 1 |');
    expect(second).toContain('| m | 3 ms | 3 to 3 |  |  | ≤ 2 ms | NO |');
    expect(second).toContain('| m | 1,235 ms |');
  });

  it('does not change when the same figures are written again', () => {
    const once = document(parts, [measured('a', 1), measured('b', 1)], '');
    expect(document(parts, [measured('a', 1)], once)).toBe(once);
  });
});

it('aligns the table of the terminal', () => {
  const lines = textTable(measured('a', 0.123456).rows).split('\n');
  expect(lines[1]).toContain('0.123 ms');
  expect(lines[0]?.indexOf('Target')).toBe(lines[1]?.indexOf('≤'));
});

it('has a section of every part in docs/results/benchmarks.md', () => {
  const published = readFileSync(new URL('../../../docs/results/benchmarks.md', import.meta.url), 'utf8');
  expect(PARTS.filter(({ name }) => !published.includes(`<!-- part: ${name} -->`)).map(({ name }) => name)).toEqual([]);
});
