import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Breakdown, breakdownOf, type KeyCells } from './disclosure.ts';

const cell = (stem: number, profiles: number, sum = 0) => ({ stem, profiles, sum });
const bases = (known: Readonly<Record<number, number>>) => Array.from({ length: 10 }, (_, stem) => known[stem] ?? 0);

describe('breakdownOf', () => {
  it('publishes a group of five and hides a group of four', () => {
    const { all, byStem } = breakdownOf(bases({ 0: 5, 1: 4 }), [
      { key: 'BTC', cells: [cell(0, 5, 50), cell(1, 4, 40)] },
    ]);
    expect(byStem[0]).toEqual({ sampleSize: 5, rows: [{ key: 'BTC', profiles: 5, sum: 50 }] });
    expect(byStem[1]).toBeNull();
    expect(byStem[2]).toBeNull();
    expect(all).toEqual(byStem[0]);
  });

  it('includes small groups in the total when together they have five profiles', () => {
    const { all, byStem } = breakdownOf(bases({ 1: 4, 2: 3 }), [
      { key: 'BTC', cells: [cell(1, 3), cell(2, 2)] },
      { key: 'ETH', cells: [cell(1, 2), cell(2, 2)] },
    ]);
    expect(byStem.every((group) => group === null)).toBe(true);
    expect(all).toEqual({ sampleSize: 7, rows: [{ key: 'BTC', profiles: 5, sum: 0 }] });
  });

  it('excludes a small cell from the total that would reveal it', () => {
    const { all, byStem } = breakdownOf(bases({ 0: 20, 1: 20 }), [{ key: 'BTC', cells: [cell(0, 12), cell(1, 3)] }]);
    expect(byStem[1]).toEqual({ sampleSize: 20, rows: [] });
    expect(all).toEqual({ sampleSize: 40, rows: [{ key: 'BTC', profiles: 12, sum: 0 }] });
  });

  it('uses published rows as the base where profiles have exactly one key', () => {
    const { all } = breakdownOf(null, [
      { key: 'swing', cells: [cell(0, 8)] },
      { key: 'day', cells: [cell(0, 2)] },
    ]);
    expect(all).toEqual({ sampleSize: 8, rows: [{ key: 'swing', profiles: 8, sum: 0 }] });
    expect(breakdownOf(null, [{ key: 'day', cells: [cell(0, 4)] }]).all).toBeNull();
  });

  it('orders rows by profiles, ties by key', () => {
    const keys = ['B', 'A', 'C'].map((key) => ({ key, cells: [cell(0, key === 'C' ? 9 : 7)] }));
    expect(breakdownOf(bases({ 0: 10 }), keys).byStem[0]?.rows.map(({ key }) => key)).toEqual(['C', 'A', 'B']);
  });

  it('never reveals fewer than five profiles by subtracting published groups from the total', () => {
    const profile = fc.record({
      stem: fc.nat(9),
      keys: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(profile, { maxLength: 80 }), fc.boolean(), (people, exclusive) => {
        const profiles = exclusive ? people.map(({ stem, keys }) => ({ stem, keys: keys.slice(0, 1) })) : people;
        const shown = breakdownOf(
          exclusive ? null : bases(countBy(profiles.map(({ stem }) => stem))),
          ['A', 'B', 'C'].map((key) => cellsOf(key, profiles)),
        );
        for (const rest of [...differences(shown), ...sizes(shown)]) expect(rest === 0 || rest >= 5).toBe(true);
      }),
      { numRuns: 2_000, seed: 20_260_801 },
    );
  });
});

function cellsOf(key: string, profiles: readonly { stem: number; keys: readonly string[] }[]): KeyCells {
  const counts = countBy(profiles.filter(({ keys }) => keys.includes(key)).map(({ stem }) => stem));
  return { key, cells: Object.entries(counts).map(([stem, count]) => cell(Number(stem), count)) };
}

function countBy(stems: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const stem of stems) counts[stem] = (counts[stem] ?? 0) + 1;
  return counts;
}

/** Total minus published day masters: of the sample and of every row. */
function differences({ all, byStem }: Breakdown): number[] {
  const groups = byStem.flatMap((group) => (group === null ? [] : [group]));
  const total = (all?.sampleSize ?? 0) - groups.reduce((sum, { sampleSize }) => sum + sampleSize, 0);
  const rows = (all?.rows ?? []).map(({ key, profiles }) => {
    const known = groups.flatMap((group) => group.rows.filter((row) => row.key === key));
    return profiles - known.reduce((sum, row) => sum + row.profiles, 0);
  });
  return [total, ...rows];
}

function sizes({ all, byStem }: Breakdown): number[] {
  return [all, ...byStem].flatMap((group) =>
    group === null ? [] : [group.sampleSize, ...group.rows.map(({ profiles }) => profiles)],
  );
}
