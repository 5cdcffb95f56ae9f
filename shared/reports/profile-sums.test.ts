import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { createRandom } from '../content/simulator/random.ts';
import { addDays, kstDate, kstDayStart } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { ELEMENTS } from '../saju/index.ts';
import { correctSums, sumProfiles } from './profile-sums.ts';
import { profileReport } from './profiles.ts';
import { dayRange } from './ranges.ts';

describe('the profile report from stored sums', () => {
  const clock = testClock();
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  it('equals the counts over all profiles, whatever is created, changed or deleted beside runs, some of them killed', async () => {
    const owner = newOwner();
    const { below } = createRandom('profile sums');
    const today = kstDate(clock.now());
    const changes = () => ({
      dayMasterElement: ELEMENTS[below(2)] ?? 'wood',
      gender: below(2) === 0 ? ('male' as const) : ('female' as const),
      birthYear: 1980 + below(20),
    });
    const person = () =>
      profileRecord(clock, owner, { ...changes(), createdAt: kstDayStart(addDays(today, -below(40))) });
    const one = async () => {
      const all = await db.profiles.find(owner).lean();
      return all[below(all.length)] as ProfileRecord;
    };
    const change = ({ _id }: ProfileRecord, fields: ReturnType<typeof changes> | null) =>
      db.transaction(owner.accountId, async (session) => {
        const which = { _id, ...owner };
        const before =
          fields === null
            ? await db.profiles.findOneAndDelete(which, { session }).lean()
            : await db.profiles.findOneAndUpdate(which, { $set: fields }, { session, returnDocument: 'before' }).lean();
        if (before !== null) await correctSums(db, before, fields && { ...before, ...fields }, session);
      });
    const killedAfter = (pages: number) => {
      let left = pages;
      return async () => {
        left -= 1;
        if (left < 0) throw new Error('killed');
      };
    };
    const compare = async () => {
      const range = dayRange(clock, { start: addDays(today, -30), end: today }, 30);
      const report = await profileReport(db, owner, range);
      const all = await db.profiles.find(owner).lean();
      const count = (is: (profile: ProfileRecord) => boolean) => all.filter(is).length;
      const groups = (names: readonly string[], nameOf: (profile: ProfileRecord) => string) => {
        const counts = names.map((name) => ({ name, count: count((profile) => nameOf(profile) === name) }));
        return counts.filter((group) => group.count >= 5);
      };
      expect(report).toMatchObject({
        total: all.length,
        created: count(({ createdAt }) => createdAt >= range.since),
        byElement: { shown: groups(ELEMENTS, ({ dayMasterElement }) => dayMasterElement) },
        byGender: { shown: groups(['male', 'female'], ({ gender }) => gender) },
        byDecade: { shown: groups(['1980s', '1990s'], ({ birthYear }) => (birthYear < 1990 ? '1980s' : '1990s')) },
      });
      expect(report.days.map((day) => day.count)).toEqual(
        report.days.map(({ date }) => count(({ createdAt }) => kstDate(createdAt) === date)),
      );
    };
    for (let step = 0; step < 5; step += 1) {
      await db.profiles.insertMany(Array.from({ length: 20 }, person));
      await compare();
      await sumProfiles(db, owner, killedAfter(below(4)), 4).catch(() => undefined);
      await compare();
      await Promise.all([
        sumProfiles(db, owner, async () => undefined, 6),
        sumProfiles(db, owner, async () => undefined, 9),
        ...(await Promise.all([one(), one(), one()])).map((profile) => change(profile, changes())),
        ...(await Promise.all([one(), one()])).map((profile) => change(profile, null)),
      ]);
      await compare();
    }
    await sumProfiles(db, owner, async () => undefined);
    expect(await db.profiles.countDocuments({ ...owner, summed: null })).toBe(0);
    expect(await db.profileSums.countDocuments(owner)).toBe(1);
    await compare();
  });
});
