/**
 * Which counts may be published (decisions 6: never groups of fewer than 5 profiles). Hiding a small figure is not
 * enough where other figures reveal it: the total minus ten published day masters is the hidden rest. So a total is the
 * sum of the published figures, plus the hidden ones only when together they also have five profiles or more.
 *
 * This does not protect against a client that creates profiles to fill a group, nor against a comparison of two hours.
 */

export const MIN_PROFILES = 5;

const STEMS = 10;

/** Profiles with a day stem and a key. */
export interface Cell {
  /** 0 to 9. */
  readonly stem: number;
  readonly profiles: number;
  /** Sum of the averaged value over these profiles. */
  readonly sum: number;
}

export interface KeyCells {
  readonly key: string;
  readonly cells: readonly Cell[];
}

export interface Row {
  readonly key: string;
  readonly profiles: number;
  readonly sum: number;
}

export interface Group {
  /** Profiles that the rows cover: the base of their percentages. */
  readonly sampleSize: number;
  /** Most profiles first, ties by key. */
  readonly rows: readonly Row[];
}

/** Null: hidden. */
export interface Breakdown {
  readonly all: Group | null;
  /** By day stem, 0 to 9. */
  readonly byStem: readonly (Group | null)[];
}

/**
 * The publishable part of counts by day stem and key.
 * @param bases how many profiles of each day stem have a value, by stem. Null when each profile has exactly one key:
 *   the base is then the profiles in published rows, because any other base would reveal a missing row.
 */
export function breakdownOf(bases: readonly number[] | null, keys: readonly KeyCells[]): Breakdown {
  const stems = Array.from({ length: STEMS }, (_, stem) => stem);
  const totals = stems.map((stem) => bases?.[stem] ?? profilesWithStem(keys, stem));
  const isShown = (stem: number) => (totals[stem] ?? 0) >= MIN_PROFILES;
  const small = stems.filter((stem) => !isShown(stem));
  const smallTotal = sum(small.map((stem) => totals[stem] ?? 0));
  const counted = smallTotal >= MIN_PROFILES ? stems : stems.filter(isShown);

  const byStem = stems.map((stem) => {
    if (!isShown(stem)) return null;
    const rows = keys.flatMap(({ key, cells }) =>
      asRow(
        key,
        cells.filter((cell) => cell.stem === stem),
      ),
    );
    return group(rows, bases === null ? null : (totals[stem] ?? 0));
  });
  const overall = keys.flatMap(({ key, cells }) => {
    const known = cells.filter(({ stem }) => counted.includes(stem));
    const shown = known.filter((cell) => isShown(cell.stem) && cell.profiles >= MIN_PROFILES);
    const hidden = known.filter((cell) => !shown.includes(cell));
    return asRow(key, [...shown, ...(profilesIn(hidden) >= MIN_PROFILES ? hidden : [])]);
  });
  return { all: group(overall, bases === null ? null : sum(counted.map((stem) => totals[stem] ?? 0))), byStem };
}

function asRow(key: string, cells: readonly Cell[]): Row[] {
  const profiles = profilesIn(cells);
  return profiles < MIN_PROFILES ? [] : [{ key, profiles, sum: sum(cells.map((cell) => cell.sum)) }];
}

function group(rows: readonly Row[], base: number | null): Group | null {
  const sampleSize = base ?? sum(rows.map(({ profiles }) => profiles));
  if (sampleSize < MIN_PROFILES) return null;
  return { sampleSize, rows: rows.toSorted((a, b) => b.profiles - a.profiles || (a.key < b.key ? -1 : 1)) };
}

function profilesWithStem(keys: readonly KeyCells[], stem: number): number {
  return profilesIn(keys.flatMap(({ cells }) => cells.filter((cell) => cell.stem === stem)));
}

function profilesIn(cells: readonly Cell[]): number {
  return sum(cells.map(({ profiles }) => profiles));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
