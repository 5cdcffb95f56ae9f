import { DAY_MS } from '../core/clock.ts';
import { firstIdAt } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { ELEMENTS, type Element, type Gender } from '../saju/index.ts';
import type { DayRange } from '../usage/call-sums.ts';
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
 * Counts over an owner's profiles (index `newest`). Groups are of all existing profiles, whatever the range, so that two
 * ranges have no difference that reveals one.
 */
export async function profileReport(db: Database, owner: Owner, range: DayRange): Promise<ProfileReport> {
  const [rows, created] = await Promise.all([groupRows(db, owner), createdByDay(db, owner, range)]);
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

function groupsOf(rows: readonly GroupRow[], names: readonly string[], nameOf: (row: GroupRow) => string): Groups {
  const groups = names.map((name) => ({ name, count: countOf(rows.filter((row) => nameOf(row) === name)) }));
  const shown = groups.filter(({ count }) => count >= MIN_GROUP);
  return { shown, fewerThanFive: countOf(groups) - countOf(shown) };
}

function decadeOf({ decade }: GroupRow): string {
  return `${decade}s`;
}

function countOf(groups: readonly { readonly count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

interface GroupRow {
  readonly element: Element;
  readonly gender: Gender;
  readonly decade: number;
  readonly count: number;
}

function groupRows(db: Database, owner: Owner): Promise<GroupRow[]> {
  const decade = { $multiply: [10, { $floor: { $divide: ['$birthYear', 10] } }] };
  return db.profiles.aggregate<GroupRow>([
    { $match: ownedBy(owner) },
    { $group: { _id: { element: '$dayMasterElement', gender: '$gender', decade }, count: { $sum: 1 } } },
    { $project: { _id: 0, element: '$_id.element', gender: '$_id.gender', decade: '$_id.decade', count: 1 } },
  ]);
}

/**
 * Ids start with an instant, and the index contains them, but the record's own instant decides the day. The two differ
 * when a request was repeated with its idempotency key: the id is from the first attempt, at most a day earlier.
 */
const ID_SLACK_MS = DAY_MS;

function createdByDay(db: Database, owner: Owner, range: DayRange): Promise<{ day: string; count: number }[]> {
  const { since, until } = range;
  const _id = {
    $gte: firstIdAt('prf', new Date(since.getTime() - ID_SLACK_MS)),
    $lt: firstIdAt('prf', new Date(until.getTime() + ID_SLACK_MS)),
  };
  const day = { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: '+09:00' } };
  return db.profiles.aggregate([
    { $match: { ...ownedBy(owner), _id, createdAt: { $gte: since, $lt: until } } },
    { $group: { _id: day, count: { $sum: 1 } } },
    { $project: { _id: 0, day: '$_id', count: 1 } },
  ]);
}
