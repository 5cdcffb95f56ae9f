import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { ProfileGroup } from '../db/models/profile-sums.ts';
import { ELEMENTS } from '../saju/index.ts';
import type { DayRange } from '../usage/call-sums.ts';
import { profileSums } from './profile-sums.ts';
import { daysOf } from './ranges.ts';

export interface ProfileReport {
  readonly range: DayRange;
  /** All existing profiles. The groups cover these. */
  readonly total: number;
  readonly created: number;
  readonly byElement: Groups;
  readonly byGender: Groups;
  /** Named `1990s`. */
  readonly byDecade: Groups;
  /** Every day of the range, in order: profiles created. */
  readonly days: readonly { readonly date: string; readonly count: number }[];
}

/** Groups of at least five profiles, in order of their names. */
export interface Groups {
  readonly shown: readonly { readonly name: string; readonly count: number }[];
  /** The profiles of all smaller groups together. */
  readonly fewerThanFive: number;
}

/** A key that may only see figures must not learn what one person is. */
const MIN_GROUP = 5;

/**
 * Counts over an owner's profiles, from their sums. Groups are of all existing profiles, whatever the range, so that two
 * ranges have no difference that reveals one.
 */
export async function profileReport(db: Database, owner: Owner, range: DayRange): Promise<ProfileReport> {
  const { groups: rows, days } = await profileSums(db, owner);
  const created = days.filter(({ day }) => day >= range.from && day <= range.to);
  return {
    range,
    total: countOf(rows),
    created: created.reduce((sum, day) => sum + day.count, 0),
    byElement: groupsOf(rows, ELEMENTS, ({ element }) => element),
    byGender: groupsOf(rows, ['male', 'female'], ({ gender }) => gender),
    byDecade: groupsOf(rows, [...new Set(rows.map(decadeOf))].sort(), decadeOf),
    days: daysOf(range).map((date) => ({ date, count: created.find(({ day }) => day === date)?.count ?? 0 })),
  };
}

function groupsOf(
  rows: readonly ProfileGroup[],
  names: readonly string[],
  nameOf: (row: ProfileGroup) => string,
): Groups {
  const groups = names.map((name) => ({ name, count: countOf(rows.filter((row) => nameOf(row) === name)) }));
  const shown = groups.filter(({ count }) => count >= MIN_GROUP);
  return { shown, fewerThanFive: countOf(groups) - countOf(shown) };
}

function decadeOf({ decade }: ProfileGroup): string {
  return `${decade}s`;
}

function countOf(groups: readonly { readonly count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
