import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { kstDate } from '../core/clock.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { ProfileGroup, ProfileSumsRecord } from '../db/models/profile-sums.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { insertRecord, isDuplicateKey, rawCollection } from '../db/records.ts';
import { repeatTransaction } from '../db/transactions.ts';
import type { Element } from '../saju/index.ts';

const PAGE = 2_000;

type Summed = Pick<ProfileRecord, 'dayMasterElement' | 'gender' | 'birthYear' | 'createdAt'>;

const SUMMED_FIELDS = { dayMasterElement: 1, gender: 1, birthYear: 1, createdAt: 1 } as const;

/**
 * Adds profiles to the sums of their owner, and the changes of those that are in them. Each page is one transaction, which marks
 * what it has added: it may be killed anywhere and run twice at once.
 * @param checkpoint is called before each page; it throws to stop the work
 */
export async function sumProfiles(
  db: Database,
  owner: Owner,
  checkpoint: () => Promise<void>,
  pageSize = PAGE,
): Promise<void> {
  do await checkpoint();
  while (await sumPage(db, owner, pageSize));
}

/** @returns whether there may be more */
function sumPage(db: Database, owner: Owner, pageSize: number): Promise<boolean> {
  const { accountId } = owner;
  const _id = ownerKey(owner);
  return db.transaction(accountId, async (session) => {
    const profiles = await rawCollection(db.profiles)
      .find({ ...ownedBy(owner), summed: null }, { session })
      .project<Summed & { _id: string }>(SUMMED_FIELDS)
      .limit(pageSize)
      .toArray();
    const sums = rawCollection(db.profileSums);
    const changes = await sums
      .find({ ...ownedBy(owner), _id: { $ne: _id } }, { session })
      .limit(pageSize)
      .toArray();
    if (profiles.length + changes.length === 0) return false;
    const stored = await sums.findOne({ _id, accountId }, { session });
    const parts = [...(stored === null ? [] : [stored]), ...changes, ...profiles.map((profile) => partOf(profile, 1))];
    const record: ProfileSumsRecord = { _id, ...ownedBy(owner), ...merged(parts) };
    await sums.replaceOne({ _id, accountId }, record, { session, upsert: true }).catch((error: unknown) => {
      // Another process has made the record meanwhile.
      throw isDuplicateKey(error) ? repeatTransaction(error) : error;
    });
    const those = (found: readonly { readonly _id: string }[]) => ({
      accountId,
      _id: { $in: found.map((each) => each._id) },
    });
    if (changes.length > 0) await sums.deleteMany(those(changes), { session });
    if (profiles.length > 0) {
      await rawCollection(db.profiles).updateMany(those(profiles), { $set: { summed: true } }, { session });
    }
    return Math.max(profiles.length, changes.length) === pageSize;
  });
}

/** Corrects the sums in the transaction that changes or deletes (null) a profile, by a record of its own. */
export async function correctSums(
  db: Database,
  before: ProfileRecord,
  after: Summed | null,
  session: ClientSession,
): Promise<void> {
  if (before.summed !== true) return;
  const parts = [partOf(before, -1), ...(after === null ? [] : [partOf(after, 1)])];
  const { groups, days } = merged(parts);
  if (groups.length + days.length === 0) return;
  await insertRecord(db.profileSums, { _id: randomUUID(), ...ownedBy(before), groups, days }, session);
}

type Part = Pick<ProfileSumsRecord, 'groups' | 'days'>;

function partOf({ dayMasterElement, gender, birthYear, createdAt }: Summed, count: number): Part {
  const decade = Math.floor(birthYear / 10) * 10;
  return {
    groups: [{ element: dayMasterElement, gender, decade, count }],
    days: [{ day: kstDate(createdAt), count }],
  };
}

function merged(parts: readonly Part[]): Part {
  const groups = new Map<string, ProfileGroup>();
  const days = new Map<string, number>();
  for (const part of parts) {
    for (const group of part.groups) {
      const key = `${group.element} ${group.gender} ${group.decade}`;
      groups.set(key, { ...group, count: group.count + (groups.get(key)?.count ?? 0) });
    }
    for (const { day, count } of part.days) days.set(day, count + (days.get(day) ?? 0));
  }
  return {
    groups: [...groups.values()].filter(({ count }) => count !== 0),
    days: [...days].flatMap(([day, count]) => (count === 0 ? [] : [{ day, count }])),
  };
}

/** How many profiles an owner has, in one snapshot. @param element of the day master; undefined: any */
export function profileCount(db: Database, owner: Owner, element: Element | undefined): Promise<number> {
  return db.transaction(owner.accountId, async (session) => {
    const stored = await rawCollection(db.profileSums)
      .find(ownedBy(owner), { session })
      .project<Pick<ProfileSumsRecord, 'groups'>>({ groups: 1 })
      .toArray();
    const unsummed = {
      ...ownedBy(owner),
      summed: null,
      ...(element === undefined ? {} : { dayMasterElement: element }),
    };
    const rest = await rawCollection(db.profiles).countDocuments(unsummed, { session });
    const groups = stored
      .flatMap((sums) => sums.groups)
      .filter((group) => element === undefined || group.element === element);
    return groups.reduce((sum, { count }) => sum + count, rest);
  });
}

/** What an owner's profiles sum up to now, in one snapshot: by group, and by the KST day of their creation. */
export function profileSums(db: Database, owner: Owner): Promise<Part> {
  return db.transaction(owner.accountId, async (session) => {
    const stored = await rawCollection(db.profileSums).find(ownedBy(owner), { session }).toArray();
    const unsummed = await rawCollection(db.profiles)
      .aggregate<Omit<ProfileGroup, 'count'> & { day: string; count: number }>(
        [
          { $match: { ...ownedBy(owner), summed: null } },
          {
            $group: {
              _id: {
                element: '$dayMasterElement',
                gender: '$gender',
                decade: { $multiply: [10, { $floor: { $divide: ['$birthYear', 10] } }] },
                day: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: '+09:00' } },
              },
              count: { $sum: 1 },
            },
          },
          {
            $project: {
              _id: 0,
              element: '$_id.element',
              gender: '$_id.gender',
              decade: '$_id.decade',
              day: '$_id.day',
              count: 1,
            },
          },
        ],
        { session },
      )
      .toArray();
    const live = unsummed.map(({ day, ...group }) => ({ groups: [group], days: [{ day, count: group.count }] }));
    return merged([...stored, ...live]);
  });
}
