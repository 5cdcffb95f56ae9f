import { describe, expect, it } from '@jest/globals';
import { ALL_PROFILES, type Cell, NO_PROFILES } from './parts.ts';
import { scoresOf } from './scores.ts';

/** Scored profiles of other accounts with a day pillar, each with the same score. */
const others = (group: number, profiles: number, score: number, accounts: readonly string[] = ['b', 'c']): Cell => {
  return { group, key: ALL_PROFILES, own: NO_PROFILES, others: { profiles, sum: profiles * score, accounts } };
};
const own = (group: number, profiles: number, score: number): Cell => {
  return { group, key: ALL_PROFILES, own: { profiles, sum: profiles * score }, others: NO_PROFILES };
};

describe('scoresOf', () => {
  it('ranks day masters by the average of their six pillars, those of too few left out', () => {
    const { stems } = scoresOf([others(3, 5, 60), others(13, 5, 80), others(7, 20, 90), others(9, 4, 99)]);
    expect(stems).toEqual([
      { stem: 7, profiles: 20, score: 90 },
      { stem: 3, profiles: 10, score: 70 },
    ]);
    expect(scoresOf([others(9, 50, 99, ['b'])]).stems).toEqual([]);
  });

  it("adds the asker's own, and answers from these alone where the others are too few", () => {
    expect(scoresOf([others(3, 9, 50), own(13, 1, 100)]).stems).toEqual([{ stem: 3, profiles: 10, score: 55 }]);
    expect(scoresOf([others(3, 4, 50), own(13, 5, 100)]).stems).toEqual([{ stem: 3, profiles: 5, score: 100 }]);
    expect(scoresOf([others(3, 4, 50), own(13, 4, 100)]).stems).toEqual([]);
  });

  it('shows no pillar from which the day master tells the score of a few others', () => {
    const shown = (cells: readonly Cell[]) => [3, 13, 23].map((pillar) => scoresOf(cells).pillars[pillar]);
    expect(shown([others(3, 5, 60), others(13, 6, 80)])).toEqual([60, 80, null]);
    // The day master's 12 less these 11 would be the one.
    expect(shown([others(3, 5, 60), others(13, 6, 80), others(23, 1, 10)])).toEqual([null, null, null]);
    expect(shown([others(3, 5, 60), others(13, 4, 80), others(23, 1, 10, ['c'])])).toEqual([60, null, null]);
    expect(shown([others(3, 5, 60), others(23, 9, 10, ['c'])])).toEqual([null, null, null]);
    // Of the own, everything is known.
    expect(shown([others(3, 5, 60), own(13, 6, 80), others(23, 1, 10)])).toEqual([null, 80, null]);
    // Others of another day master are no matter.
    expect(shown([others(3, 5, 60), others(14, 1, 10)])).toEqual([60, null, null]);
  });
});
