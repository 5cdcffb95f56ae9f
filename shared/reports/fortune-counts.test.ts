import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claim, reserve, settle } from '../../tests/harness/generations.ts';
import { newHash, newOwner, profileRecord, reservedFortune, sectionResult } from '../../tests/harness/records.ts';
import { openFortuneDeps, testClock } from '../../tests/harness/stores.ts';
import { createRandom } from '../content/simulator/random.ts';
import { newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { createFortuneService, type FortuneFilter } from '../fortunes/fortunes.ts';
import { deleteFortunes } from '../profiles/drop-content.ts';
import { createProfileService } from '../profiles/profiles.ts';
import { ELEMENTS } from '../saju/index.ts';
import { countFortunes, fortuneCount } from './fortune-counts.ts';
import { sumProfiles } from './profile-sums.ts';

describe('the count of fortunes', () => {
  const clock = testClock();
  let deps: Awaited<ReturnType<typeof openFortuneDeps>>;
  let db: Database;
  beforeAll(async () => {
    deps = await openFortuneDeps(clock);
    db = deps.db;
  });
  afterAll(() => deps.close());

  const storedFortunes = (owner: Owner, count: number, changes: (index: number) => object = () => ({})) => {
    const person = profileRecord(clock, owner);
    return Array.from({ length: count }, (_, index) => ({
      ...reservedFortune(clock, person, { contentHash: newHash(), profileId: `prf_${index}`, ...changes(index) }),
      state: 'ready' as const,
    }));
  };
  const remove = (owner: Owner, profileId: string) =>
    db.transaction(owner.accountId, (session) =>
      deleteFortunes(db, { accountId: owner.accountId, profileId }, session),
    );
  const caller = (owner: Owner) => ({
    owner,
    actor: { ip: '127.0.0.1', apiKey: 'bs_live_abcdefghijkl', requestId: newId('req') },
    attempt: null,
  });
  const run = (owner: Owner) => countFortunes(db, owner, async () => undefined);

  it('is changed by no settlement, and by deletions only in records of their own', async () => {
    const { owner, generationId } = await reserve(deps);
    const other = await reserve(deps, owner);
    await db.fortunes.insertMany(storedFortunes(owner, 2));
    await run(owner);
    const before = await db.fortuneCounts.find(owner).lean();
    const claims = await Promise.all([generationId, other.generationId].map((id) => claim(deps, id)));
    let turns = 0;
    // Whatever else wrote these records would wait for this transaction, and repeat it or itself.
    await db.transaction(owner.accountId, async (session) => {
      turns += 1;
      await db.fortuneCounts.updateMany(owner, { $inc: { count: 5 } }, { session });
      await Promise.all(claims.map((mine) => settle(deps, mine, sectionResult())));
      await Promise.all([remove(owner, 'prf_0'), remove(owner, 'prf_1')]);
      expect(await db.fortuneCounts.countDocuments({ ...owner, count: -1 })).toBe(2);
      await db.fortuneCounts.updateMany(owner, { $inc: { count: -5 } }, { session });
    });
    expect(turns).toBe(1);
    expect(await db.fortuneCounts.find({ ...owner, count: { $gt: 0 } }).lean()).toEqual(before);
    expect(await fortuneCount(db, owner, {})).toBe(2);
    await run(owner);
    expect(await db.fortuneCounts.find(owner).lean()).toEqual(before);
  });

  it('is what lists of many say, of all and of what a filter matches', async () => {
    const owner = newOwner();
    const types = ['daily', 'daily', 'weekly', 'monthly', 'yearly'] as const;
    const { below } = createRandom('lists of many');
    const made = storedFortunes(owner, 1_500, (index) => ({
      profileId: `prf_${index % 700}`,
      fortuneType: types[below(types.length)],
      fortuneDate: `2026-${10 + below(2)}-0${1 + below(9)}`,
      model: below(3) === 0 ? 'gpt4o' : 'haiku',
    }));
    const people = Array.from({ length: 1_200 }, () =>
      profileRecord(clock, owner, { dayMasterElement: ELEMENTS[below(5)] ?? 'wood' }),
    );
    await Promise.all([
      db.fortunes.insertMany(made, { ordered: false }).catch(() => undefined),
      db.profiles.insertMany(people),
    ]);
    const service = createFortuneService(deps);
    const profiles = createProfileService(deps);
    const filters: FortuneFilter[] = [
      {},
      { fortuneType: 'daily' },
      { fortuneType: 'yearly', model: 'gpt4o' },
      { fortuneDate: '2026-11-03' },
      { fortuneDate: '2026-10-01', fortuneType: 'monthly' },
      { dateFrom: '2026-10-04', dateTo: '2026-11-02' },
      { profileId: 'prf_7' },
      { profileId: 'prf_8', fortuneType: 'daily' },
    ];
    expect(await db.fortunes.countDocuments(owner)).toBeGreaterThan(1_200);
    const compare = async () => {
      for (const filter of filters) {
        let listed = 0;
        let cursor: string | undefined;
        let total: number;
        do {
          const page = await service.list(caller(owner), filter, { limit: 100, cursor });
          listed += page.items.length;
          total = page.totalCount;
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect({ filter, total }).toEqual({ filter, total: listed });
      }
      for (const dayMasterElement of [undefined, ...ELEMENTS]) {
        const page = await profiles.list(caller(owner), { dayMasterElement }, { limit: 1, cursor: undefined });
        const which = { ...owner, ...(dayMasterElement === undefined ? {} : { dayMasterElement }) };
        expect(page.totalCount).toBe(await db.profiles.countDocuments(which));
      }
    };
    await compare();
    await countFortunes(db, owner, stopAfter(2), 400).catch(() => undefined);
    await sumProfiles(db, owner, stopAfter(2), 400).catch(() => undefined);
    await compare();
    await remove(owner, 'prf_7');
    await remove(owner, 'prf_9');
    await profiles.remove(caller(owner), people[0]?._id ?? '');
    const counted = await db.fortunes.findOne({ ...owner, counted: true }).lean();
    await service.remove(caller(owner), counted?._id ?? '');
    await compare();
    await run(owner);
    await sumProfiles(db, owner, async () => undefined);
    await compare();
  });

  it('equals a full count, whatever is stored or deleted beside runs, some of them stopped', async () => {
    const owner = newOwner();
    const person = profileRecord(clock, owner);
    const { below } = createRandom('fortune counts');
    let profiles = 0;
    const dates = ['2026-11-01', '2026-11-02', '2026-11-03'];
    const fortune = (profileId: string) => ({
      ...reservedFortune(clock, person, {
        contentHash: newHash(),
        profileId,
        fortuneType: below(3) === 0 ? 'yearly' : 'daily',
        fortuneDate: dates[below(3)] ?? '',
        model: below(2) === 0 ? 'haiku' : 'gpt4o',
      }),
      state: below(5) === 0 ? ('pending' as const) : ('ready' as const),
    });
    const store = async () => {
      profiles += 1;
      const made = Array.from({ length: 12 }, () => fortune(`prf_${profiles}`));
      await db.fortunes.insertMany(made, { ordered: false }).catch(() => undefined);
    };
    const filters: object[] = [
      {},
      { model: 'haiku' },
      { fortuneType: 'daily' },
      { fortuneDate: dates[1] },
      { $or: [{ fortuneType: 'daily', fortuneDate: { $gte: '2026-11-02' } }, { fortuneType: 'yearly' }] },
    ];
    const compare = async () => {
      for (const filter of filters) {
        const all = await db.fortunes.countDocuments({ ...owner, state: 'ready', ...filter });
        expect(await fortuneCount(db, owner, filter)).toBe(all);
      }
    };
    for (let step = 0; step < 6; step += 1) {
      await Promise.all([store(), store(), store()]);
      await compare();
      await countFortunes(db, owner, stopAfter(below(4)), 4).catch(() => undefined);
      await compare();
      await Promise.all([
        countFortunes(db, owner, async () => undefined, 6),
        countFortunes(db, owner, async () => undefined, 9),
        remove(owner, `prf_${1 + below(profiles)}`),
        remove(owner, `prf_${1 + below(profiles)}`),
        store(),
        compareWhileRunning(),
      ]);
      await compare();
    }
    await countFortunes(db, owner, async () => undefined, 100);
    expect(await db.fortunes.countDocuments({ ...owner, state: 'ready', counted: null })).toBe(0);
    expect(await db.fortuneCounts.countDocuments({ ...owner, count: { $lt: 0 } })).toBe(0);
    await compare();

    /** Nothing but runs changes the count of a profile that is complete: no snapshot may see half a page. */
    async function compareWhileRunning() {
      const other = newOwner();
      await db.fortunes.insertMany(storedFortunes(other, 40));
      const runs = countFortunes(db, other, async () => undefined, 3);
      for (let look = 0; look < 10; look += 1) expect(await fortuneCount(db, other, {})).toBe(40);
      await runs;
    }
  });
});

/** A run's checkpoint. */
function stopAfter(pages: number): () => Promise<void> {
  let left = pages;
  return async () => {
    left -= 1;
    if (left < 0) throw new Error('stopped');
  };
}
