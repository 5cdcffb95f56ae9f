import { describe, expect, it } from '@jest/globals';
import { newId } from '../../shared/core/ids.ts';
import { MAX_COLUMNS, recordLines, tableLines, wrapped } from './text-table.ts';

describe('a table', () => {
  it('aligns its columns, and shows times to the second and missing values as a dash', () => {
    const rows = [
      { name: '홍길동', count: 1, at: '2026-11-23T01:02:03.456Z', more: null },
      { name: 'Kim', count: 20, at: null, more: ['a', 'b'] },
    ];
    expect(tableLines(rows, 80)).toEqual([
      'name    count  at                         more',
      '홍길동  1      2026-11-23 10:02:03+09:00  -',
      'Kim     20     -                          a, b',
    ]);
  });

  it('fits its columns: long texts are cut, ids never', () => {
    const id = newId('acc');
    const row = {
      account_id: id,
      email: 'a-very-long-address@a-very-long-name-of-a-partner.example',
      name: 'x'.repeat(200),
      plan: 'enterprise',
      suspended_at: '2026-11-23T01:02:03.456Z',
      created_at: '2026-11-23T01:02:03.456Z',
    };
    const lines = tableLines([row, row], 100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    expect(lines[1]).toContain(id);
    expect(lines[1]).toContain('…');
    expect(tableLines([row, row], Number.POSITIVE_INFINITY)[1]).toContain(row.name);
  });
});

describe('a record', () => {
  it('has a line for each field, and continues long values', () => {
    const lines = recordLines({ id: 'key_1', permissions: Array.from({ length: 20 }, () => 'fortune:read'), at: null });
    expect(lines[0]).toBe('id           key_1');
    expect(lines[1]).toMatch(/^permissions {2}fortune:read, /);
    expect(lines[2]).toMatch(/^ {13}fortune:read/);
    expect(lines.at(-1)).toBe('at           -');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(MAX_COLUMNS);
  });

  it('keeps a word whole that is longer than a line', () => {
    const secret = 'x'.repeat(120);
    expect(wrapped(`a ${secret} b`, 80)).toEqual(['a', secret, 'b']);
  });
});
