import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
  sectionResult,
} from '../../tests/harness/records.ts';
import { openDatabase, openGeneration, openSettlement, silentLogger, testClock } from '../../tests/harness/stores.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { insertRecord } from '../db/records.ts';
import { claimGeneration } from '../generation/claims.ts';
import { settleGeneration } from '../generation/settle.ts';
import { newGenerationId } from '../generation/single-flight.ts';
import { createProfileService, type ProfileService } from './profiles.ts';
import { createRecentCharts } from './recent-charts.ts';

describe('a deleted profile', () => {
  const clock = testClock();
  let db: Database;
  let settlement: Awaited<ReturnType<typeof openSettlement>>;
  let service: ProfileService;
  let published: string[];
  beforeAll(async () => {
    db = await openDatabase();
    settlement = await openSettlement(db, clock);
    published = [];
    service = createProfileService({
      ...settlement,
      publishFailures: async (ended) => {
        published.push(...ended.map(({ _id }) => _id));
      },
    });
  });
  afterAll(async () => {
    await settlement.close();
    await db.close();
  });

  const acting = (owner: Owner) => ({
    owner,
    actor: { ip: '127.0.0.1', apiKey: 'bs_live_abcdefghijkl', requestId: 'req_1' },
    attempt: null,
  });
  /** A profile with two contents of its chart, one ready fortune and a recent chart. */
  const profileWithAll = async (owner: Owner) => {
    const profile = profileRecord(clock, owner);
    await insertRecord(db.profiles, profile);
    for (let count = 0; count < 2; count += 1) {
      const id = newGenerationId();
      await openGeneration(db, clock, generationSpec(clock, owner), id);
      const claim = await claimGeneration(db, clock, { generationId: id });
      if (claim === null) throw new Error('nothing to claim');
      await settleGeneration(settlement, claim, sectionResult(), null);
    }
    await insertRecord(db.fortunes, reservedFortune(clock, profile, { contentHash: newHash(), state: 'ready' }));
    const recentCharts = createRecentCharts({ db, clock, logger: silentLogger });
    recentCharts.record(owner, { profileId: profile._id });
    await recentCharts.close();
    return profile;
  };
  const left = async (owner: Owner) => ({
    profiles: await db.profiles.countDocuments(owner),
    fortunes: await db.fortunes.countDocuments(owner),
    contents: await db.contents.countDocuments(owner),
    recentCharts: await db.recentCharts.countDocuments(owner),
  });
  const ALL = { profiles: 1, fortunes: 1, contents: 2, recentCharts: 1 };

  it('is removed with its fortunes, contents and recent chart', async () => {
    const owner = newOwner();
    const [other, testMode] = [newOwner(), { ...owner, livemode: false }];
    const profile = await profileWithAll(owner);
    for (const stranger of [other, testMode]) await profileWithAll(stranger);
    expect(await left(owner)).toEqual(ALL);
    expect(await service.remove(acting(owner), profile._id)).toMatchObject({ fortunes: 1, cachedCalculations: 2 });
    expect(await left(owner)).toEqual({ profiles: 0, fortunes: 0, contents: 0, recentCharts: 0 });
    // Equal charts of other accounts keep their content.
    expect([await left(other), await left(testMode)]).toEqual([ALL, ALL]);
  });

  it('keeps the content that another profile of the same chart shares, until that is deleted too', async () => {
    const owner = newOwner();
    const profile = await profileWithAll(owner);
    const twin = profileRecord(clock, owner);
    await insertRecord(db.profiles, twin);
    const different = profileRecord(clock, owner, { chart: '1.2.3.4' });
    await insertRecord(db.profiles, different);
    expect(await service.remove(acting(owner), profile._id)).toMatchObject({ fortunes: 1, cachedCalculations: 0 });
    expect(await left(owner)).toEqual({ profiles: 2, fortunes: 0, contents: 2, recentCharts: 1 });
    expect(await service.remove(acting(owner), twin._id)).toMatchObject({ fortunes: 0, cachedCalculations: 2 });
    expect(await left(owner)).toEqual({ profiles: 1, fortunes: 0, contents: 0, recentCharts: 0 });
  });

  it('cancels its running generations, and removes its reserved fortunes without counting them', async () => {
    const owner = newOwner();
    const profile = profileRecord(clock, owner);
    const contentHash = newHash();
    const id = newGenerationId();
    await insertRecord(db.profiles, profile);
    await insertRecord(db.fortunes, reservedFortune(clock, profile, { contentHash }));
    await openGeneration(db, clock, generationSpec(clock, owner, { contentHash }), id);
    expect(await service.remove(acting(owner), profile._id)).toMatchObject({ fortunes: 0, cachedCalculations: 0 });
    expect(await left(owner)).toEqual({ profiles: 0, fortunes: 0, contents: 0, recentCharts: 0 });
    expect(published).toEqual([id]);
    expect(await db.generations.findById(id).lean()).toMatchObject({ state: 'failed', error: { kind: 'cancelled' } });
  });

  it.each<[string, (service: ProfileService, owner: Owner, id: string) => Promise<unknown>]>([
    ['deletes', (changing, owner, id) => changing.remove(acting(owner), id)],
    ['changes', (changing, owner, id) => changing.merge(acting(owner), id, { birth: { day: 16 } })],
  ])('leaves nothing that was opened or stored while a transaction %s it', async (_, change) => {
    const owner = newOwner();
    const [opened, stored] = [newGenerationId(), newGenerationId()];
    const cancelled: string[] = [];
    const events = {
      ...settlement.events,
      transaction: ((work) =>
        settlement.events.transaction(async (...given) => {
          const result = await work(...given);
          // Outside of the transaction, which cannot see it.
          for (const id of [opened, stored]) await openGeneration(db, clock, generationSpec(clock, owner), id);
          const claim = await claimGeneration(db, clock, { generationId: stored });
          if (claim !== null) await settleGeneration(settlement, claim, sectionResult(), null);
          return result;
        })) as typeof settlement.events.transaction,
    };
    const changing = createProfileService({
      ...settlement,
      events,
      publishFailures: async (ended) => {
        cancelled.push(...ended.map(({ _id }) => _id));
      },
    });
    const profile = profileRecord(clock, owner);
    await insertRecord(db.profiles, profile);
    await change(changing, owner, profile._id);
    expect(cancelled).toEqual([opened]);
    expect(await db.generations.countDocuments({ ...owner, open: true })).toBe(0);
    expect(await db.contents.countDocuments(owner)).toBe(0);
  });
});
