import { setImmediate } from 'node:timers/promises';

/**
 * Figures are made of parts: what one account's profiles count for. An asker knows its own part, and can change it at
 * will. So the part of the other accounts alone decides what is shown of them, and the asker's own is added as it is:
 * whatever it adds, removes or changes, the others' part of its answers stays the same.
 */

/** Of the other accounts' profiles, an answer shows none or at least these. */
export const MIN_PROFILES = 5;
const MIN_ACCOUNTS = 2;

export interface Count {
  readonly profiles: number;
  /** Of the averaged value over these profiles; 0 where nothing is averaged. */
  readonly sum: number;
}

/** A count over accounts other than the asker's. */
export interface Others extends Count {
  /** Up to two of the accounts, which are enough to know that there are two. */
  readonly accounts: readonly string[];
}

export const NO_PROFILES: Others = { profiles: 0, sum: 0, accounts: [] };

/** Whether the part may be shown. A union of such parts may be shown as well. */
export function isShown({ profiles, accounts }: Others): boolean {
  return profiles >= MIN_PROFILES && accounts.length >= MIN_ACCOUNTS;
}

/** Parts that have no profile in common, as one. */
export function union(parts: readonly Others[]): Others {
  const accounts = new Set<string>();
  for (const part of parts) for (const account of part.accounts) accounts.add(account);
  return { ...total(parts), accounts: [...accounts].slice(0, MIN_ACCOUNTS) };
}

export function total(counts: readonly Count[]): Count {
  return counts.reduce((all, { profiles, sum }) => ({ profiles: all.profiles + profiles, sum: all.sum + sum }), {
    profiles: 0,
    sum: 0,
  });
}

/**
 * What an answer shows of a group: the asker's own part and the others', or the own alone where the others' may not be
 * shown. Null: these are too few.
 */
export function shownOf(own: Count, others: Others): Count | null {
  const shown = isShown(others) ? total([own, others]) : own;
  return shown.profiles < MIN_PROFILES ? null : shown;
}

/** The key that counts all profiles of a group, beside those of their values. No ticker is empty. */
export const ALL_PROFILES = '';

/** A row of an aggregation: one account's count of a key in a group. */
export interface PartRow extends Count {
  readonly account: string;
  /** What the topic groups by: a day stem, a day pillar, the elements of a chart. */
  readonly group: number;
  readonly key: string;
}

/** A key in a group, as one asker sees it. */
export interface Cell {
  readonly group: number;
  readonly key: string;
  readonly own: Count;
  readonly others: Others;
}

/** A result for each account that has a part, and one for every other. */
export interface PerAsker<T> {
  readonly everyone: T;
  readonly byAccount: ReadonlyMap<string, T>;
}

/** A hundred take about a millisecond. */
export const CELLS_PER_TURN = 100;

/** Items in slices, between which requests have their turn: clients that invent tickers make any number of cells. */
export async function* inTurns<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; from += CELLS_PER_TURN) {
    yield items.slice(from, from + CELLS_PER_TURN);
    await setImmediate();
  }
}

/**
 * Computes a result for every asker from one pass over the rows. The number of rows bounds its memory.
 *
 * Keys with too few profiles to be shown to anyone are left out first. So what decides over other keys must have a key of
 * its own, such as ALL_PROFILES: a sum over keys would depend on those that the asker adds.
 * @param rows those of most profiles first
 * @param maxKeys that an account has a part in: its first. Which these are depends on its own profiles alone.
 */
export async function perAsker<T>(
  rows: AsyncIterable<PartRow>,
  resultOf: (cells: readonly Cell[]) => T | Promise<T>,
  maxKeys = Number.POSITIVE_INFINITY,
): Promise<PerAsker<T>> {
  const cells = new Map<string, WholeCell>();
  const profilesByKey = new Map<string, number>();
  const keysByAccount = new Map<string, Set<string>>();
  for await (const { account, group, key, profiles, sum } of rows) {
    const keys = keysByAccount.get(account) ?? new Set();
    keysByAccount.set(account, keys);
    if (keys.size >= maxKeys && !keys.has(key)) continue;
    keys.add(key);
    const id = `${group} ${key}`;
    const cell = cells.get(id) ?? { group, key, parts: new Map() };
    cell.parts.set(account, { profiles, sum });
    cells.set(id, cell);
    profilesByKey.set(key, (profilesByKey.get(key) ?? 0) + profiles);
  }
  const known: (WholeCell & { readonly whole: Count })[] = [];
  for await (const some of inTurns([...cells.values()])) {
    const large = some.filter(({ key }) => (profilesByKey.get(key) ?? 0) >= MIN_PROFILES);
    known.push(...large.map((cell) => ({ ...cell, whole: total([...cell.parts.values()]) })));
  }
  const seenBy = async (account: string | null) => {
    const seen: Cell[] = [];
    for await (const some of inTurns(known)) seen.push(...some.map((cell) => cellSeenBy(account, cell)));
    return await resultOf(seen);
  };
  const byAccount = new Map<string, T>();
  for (const account of keysByAccount.keys()) byAccount.set(account, await seenBy(account));
  return { everyone: await seenBy(null), byAccount };
}

interface WholeCell {
  readonly group: number;
  readonly key: string;
  /** By account. */
  readonly parts: Map<string, Count>;
}

function cellSeenBy(account: string | null, { group, key, parts, whole }: WholeCell & { readonly whole: Count }): Cell {
  const own = (account === null ? undefined : parts.get(account)) ?? NO_PROFILES;
  const accounts: string[] = [];
  for (const other of parts.keys()) {
    if (accounts.length === MIN_ACCOUNTS) break;
    if (other !== account) accounts.push(other);
  }
  if (accounts.length === 0) return { group, key, own, others: NO_PROFILES };
  return { group, key, own, others: { profiles: whole.profiles - own.profiles, sum: whole.sum - own.sum, accounts } };
}
