import { DAY_MS } from '../core/clock.ts';
import { firstIdAt } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { ELEMENTS, type Element, type Gender } from '../saju/index.ts';
import { type DayRange, daysOf } from './ranges.ts';

export interface ProfileReport {
  readonly range: DayRange;
  /** All existing profiles. The groups cover these. */
  readonly total: number;
  readonly created: number;
  readonly byElement: Readonly<Record<Element, number>>;
  readonly byGender: Readonly<Record<Gender, number>>;
  /** By the decade's first year, ascending. Decades without a profile are omitted. */
  readonly byDecade: readonly { readonly decade: number; readonly count: number }[];
  /** Every day of the range, in order: profiles created. */
  readonly days: readonly { readonly date: string; readonly count: number }[];
}

/** Counts over an owner's profiles (index `newest`). They contain nothing about a single person. */
export async function profileReport(db: Database, owner: Owner, range: DayRange): Promise<ProfileReport> {
  const [rows, created] = await Promise.all([groupRows(db, owner), createdByDay(db, owner, range)]);
  const count = (chosen: readonly GroupRow[]) => chosen.reduce((sum, row) => sum + row.count, 0);
  const decades = [...new Set(rows.map(({ decade }) => decade))].sort((a, b) => a - b);
  const [wood, fire, earth, metal, water] = ELEMENTS.map((name) => count(rows.filter((row) => row.element === name)));
  return {
    range,
    total: count(rows),
    created: created.reduce((sum, day) => sum + day.count, 0),
    byElement: { wood: wood ?? 0, fire: fire ?? 0, earth: earth ?? 0, metal: metal ?? 0, water: water ?? 0 },
    byGender: {
      male: count(rows.filter(({ gender }) => gender === 'male')),
      female: count(rows.filter(({ gender }) => gender === 'female')),
    },
    byDecade: decades.map((decade) => ({ decade, count: count(rows.filter((row) => row.decade === decade)) })),
    days: daysOf(range).map((date) => ({ date, count: created.find(({ day }) => day === date)?.count ?? 0 })),
  };
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
