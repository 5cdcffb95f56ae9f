import {
  ALL_PROFILES,
  type Cell,
  type Count,
  inTurns,
  isShown,
  MIN_PROFILES,
  NO_PROFILES,
  type Others,
  shownOf,
  total,
  union,
} from './parts.ts';

/**
 * Which counts may be published. Hiding a small figure is not enough where other figures reveal it: the total minus ten
 * published day masters is the hidden rest. So the others' part of a total is the sum of their published parts, plus the
 * hidden ones only where these may be shown together.
 *
 * This does not protect against accounts that work together, nor against a comparison of two hours: who joins or leaves
 * another account between them shows as a difference.
 */

const STEMS = Array.from({ length: 10 }, (_, stem) => stem);
/** More than any list returns. It limits the size of a cached result. */
const MAX_ROWS = 100;

export interface Row {
  readonly key: string;
  readonly profiles: number;
  readonly sum: number;
}

export interface Group {
  /** Profiles that the rows cover: the base of their percentages. */
  readonly sampleSize: number;
  /** Most profiles first, ties by key; at most a hundred. */
  readonly rows: readonly Row[];
}

/** Null: hidden. */
export interface Breakdown {
  readonly all: Group | null;
  /** By day stem, 0 to 9. */
  readonly byStem: readonly (Group | null)[];
  /** Whether anything of other accounts is in it. */
  readonly showsOthers: boolean;
}

/**
 * The publishable part of counts by day stem (the cells' group) and key.
 * @param isExclusive each profile has exactly one key: the sample is then the profiles in published rows, because any
 *   other would reveal a missing row. Otherwise it is all that have a value.
 */
export async function breakdownOf(
  cells: readonly Cell[],
  { isExclusive }: { readonly isExclusive: boolean },
): Promise<Breakdown> {
  const byKey = await groupedByKey(cells);
  const ofAll = byKey.get(ALL_PROFILES) ?? [];
  byKey.delete(ALL_PROFILES);
  const bases = STEMS.map(
    (stem) => ofAll.find(({ group }) => group === stem) ?? { own: NO_PROFILES, others: NO_PROFILES },
  );
  const othersOf = (stem: number) => bases[stem]?.others ?? NO_PROFILES;
  const large = STEMS.filter((stem) => isShown(othersOf(stem)));
  const small = STEMS.filter((stem) => !large.includes(stem));
  const counted = isShown(union(small.map(othersOf))) ? STEMS : large;

  const rowsByStem: Row[][] = STEMS.map(() => []);
  const overall: Row[] = [];
  for await (const some of inTurns([...byKey])) {
    for (const [key, ofKey] of some) {
      for (const { group, own, others } of ofKey) {
        rowsByStem[group]?.push(...asRow(key, own, large.includes(group) ? others : NO_PROFILES));
      }
      const known = ofKey.filter(({ group }) => counted.includes(group));
      const shown = known.filter(({ group, others }) => large.includes(group) && isShown(others));
      const hidden = union(known.filter((cell) => !shown.includes(cell)).map(({ others }) => others));
      const others = union([...shown.map((cell) => cell.others), ...(isShown(hidden) ? [hidden] : [])]);
      overall.push(...asRow(key, total(ofKey.map(({ own }) => own)), others));
    }
  }
  const byStem = rowsByStem.map((rows, stem) => {
    const own = bases[stem]?.own.profiles ?? 0;
    return asGroup(rows, isExclusive ? null : own + (large.includes(stem) ? othersOf(stem).profiles : 0));
  });
  const base = total([...bases.map(({ own }) => own), ...counted.map(othersOf)]).profiles;
  const all = asGroup(overall, isExclusive ? null : base);
  return { all, byStem, showsOthers: counted.length > 0 };
}

async function groupedByKey(cells: readonly Cell[]): Promise<Map<string, Cell[]>> {
  const byKey = new Map<string, Cell[]>();
  for await (const some of inTurns(cells)) {
    for (const cell of some) {
      const ofKey = byKey.get(cell.key);
      if (ofKey === undefined) byKey.set(cell.key, [cell]);
      else ofKey.push(cell);
    }
  }
  return byKey;
}

function asRow(key: string, own: Count, others: Others): Row[] {
  const shown = shownOf(own, others);
  return shown === null ? [] : [{ key, ...shown }];
}

/** @param base null: the profiles in the rows */
function asGroup(rows: readonly Row[], base: number | null): Group | null {
  const sampleSize = base ?? total(rows).profiles;
  if (sampleSize < MIN_PROFILES) return null;
  const sorted = rows.toSorted((a, b) => b.profiles - a.profiles || (a.key < b.key ? -1 : 1));
  return { sampleSize, rows: sorted.slice(0, MAX_ROWS) };
}
