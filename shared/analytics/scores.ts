import { type Cell, type Count, isShown, NO_PROFILES, shownOf, total, union } from './parts.ts';

export interface StemScore {
  /** 0 to 9. */
  readonly stem: number;
  /** Profiles that have a fortune for that day. */
  readonly profiles: number;
  readonly score: number;
}

export interface Scores {
  /** Day masters, best first. */
  readonly stems: readonly StemScore[];
  /** The average score by day pillar, 0 to 59. Null: hidden. */
  readonly pillars: readonly (number | null)[];
}

const STEMS = Array.from({ length: 10 }, (_, stem) => stem);
const PILLARS = Array.from({ length: 60 }, (_, pillar) => pillar);

/** @param cells of `scoreParts`, whose group is the day pillar */
export function scoresOf(cells: readonly Cell[]): Scores {
  const stems = STEMS.flatMap((stem) => {
    const ofStem = cells.filter(({ group }) => group % 10 === stem);
    const shown = shownOf(total(ofStem.map(({ own }) => own)), union(ofStem.map(({ others }) => others)));
    return shown === null ? [] : [{ stem, profiles: shown.profiles, score: average(shown) }];
  });
  return {
    stems: stems.sort((a, b) => b.score - a.score || a.stem - b.stem),
    pillars: PILLARS.map((pillar) => pillarScore(cells, pillar)),
  };
}

/**
 * A day master's average less those of its six pillars would be the score of the few with the pillars that are hidden.
 * Unless these may be shown together, the others' part of all six is hidden.
 */
function pillarScore(cells: readonly Cell[], pillar: number): number | null {
  const cell = cells.find(({ group }) => group === pillar);
  if (cell === undefined) return null;
  const ofStem = cells.filter(({ group }) => group % 10 === pillar % 10);
  const hidden = union(ofStem.filter(({ others }) => !isShown(others)).map(({ others }) => others));
  const isSafe = hidden.profiles === 0 || isShown(hidden);
  const shown = shownOf(cell.own, isSafe ? cell.others : NO_PROFILES);
  return shown === null ? null : average(shown);
}

function average({ profiles, sum }: Count): number {
  return sum / profiles;
}
