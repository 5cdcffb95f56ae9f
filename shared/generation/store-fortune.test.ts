import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  callOf,
  chargesOf,
  claim,
  contentOf,
  factsOf,
  open,
  reserve,
  settle,
} from '../../tests/harness/generations.ts';
import { newOwner, profileRecord, reservedFortune, sectionResult } from '../../tests/harness/records.ts';
import { openDatabase, openSettlement, testClock } from '../../tests/harness/stores.ts';
import type { Database } from '../db/connect.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import { settleGroup } from './settle-bulk.ts';
import { storeReservedFortune, storeSharedFortunes } from './store-fortune.ts';

describe('storing a reserved fortune', () => {
  const clock = testClock();
  let db: Database;
  let deps: Awaited<ReturnType<typeof openSettlement>>;
  beforeAll(async () => {
    db = await openDatabase();
    deps = await openSettlement(db, clock);
  });
  afterAll(async () => {
    await deps.close();
    await db.close();
  });

  const contentFrom = async (generationId: string) => {
    const mine = await claim(deps, generationId);
    await settle(deps, mine, sectionResult());
    const content = await contentOf(deps, mine.generation.contentHash);
    if (content === null) throw new Error('no content');
    return content;
  };

  it('marks a shared generation, whose other fortunes are hits and cost nothing', async () => {
    const { owner, contentHash, generationId } = await reserve(deps);
    const different = await reserve(deps, owner);
    const mine = await claim(deps, generationId);
    const twin = profileRecord(clock, owner);
    const shared = reservedFortune(clock, twin, { contentHash });
    await Promise.all([db.profiles.create([twin]), db.fortunes.create([shared])]);
    await open(deps, owner, { contentHash });
    await storeSharedFortunes(deps, mine.generation);
    expect(await db.fortunes.findById(shared._id).lean()).toMatchObject({ state: 'pending' });
    expect(await settle(deps, mine, sectionResult())).toEqual({
      shared: true,
      cancelled: false,
      stored: true,
      chargedUsd: 0.013,
    });
    expect(await db.fortunes.findById(shared._id).lean()).toMatchObject({ state: 'pending' });
    await storeSharedFortunes(deps, mine.generation);
    expect(await db.fortunes.findById(shared._id).lean()).toMatchObject({ state: 'ready', cached: true, costUsd: 0 });
    expect(await db.fortunes.findById(different.fortune._id).lean()).toMatchObject({ state: 'pending' });
    expect(await chargesOf(deps, owner)).toEqual([0.013]);
  });

  it('charges nothing for a fortune from the cache, whose call is recorded as a hit', async () => {
    const { owner, generationId, contentHash } = await reserve(deps);
    const content = await contentFrom(generationId);
    const hit = reservedFortune(clock, profileRecord(clock, owner), { contentHash });
    await db.profiles.create([profileRecord(clock, owner, { _id: hit.profileId })]);
    await db.fortunes.create([hit]);
    expect(await storeReservedFortune(deps, hit, content)).toBe(true);
    const stored = await db.fortunes.findById(hit._id).lean();
    expect(stored).toMatchObject({ state: 'ready', cached: true, costUsd: 0 });
    const call = await db.calls.findById(stored?.callId).lean();
    expect(call).toMatchObject({
      _id: expect.stringMatching(/^call_/),
      ...owner,
      source: 'cache',
      requestId: hit.actor?.requestId,
      model: 'haiku',
      date: '2026-11-21',
      bodyHash: null,
      parts: null,
      fortuneId: hit._id,
      caused: [],
      priceUsd: 0,
      state: 'charged',
      chargedUsd: 0,
      simulated: false,
      createdAt: clock.now(),
      settledAt: clock.now(),
      background: false,
      fortune: factsOf(hit, 0),
    });
    // No caller requested it: it leaves no entry in the audit log.
    const background = reservedFortune(clock, profileRecord(clock, owner), { contentHash, actor: null });
    await db.profiles.create([profileRecord(clock, owner, { _id: background.profileId })]);
    await db.fortunes.create([background]);
    expect(await storeReservedFortune(deps, background, content)).toBe(true);
    expect(await db.calls.findOne({ fortuneId: background._id }).lean()).toMatchObject({ requestId: null });
    expect(await db.auditEntries.countDocuments(owner)).toBe(2);
    expect(await chargesOf(deps, owner)).toEqual([0.013]);
  });

  it('removes the reservation of a changed profile, and keeps those of others', async () => {
    const owner = newOwner();
    const other = await reserve(deps, owner);
    const { fortune, profile } = await reserve(deps, owner);
    const content = await contentFrom(await open(deps, newOwner()));
    await db.profiles.updateOne({ _id: profile._id }, { $set: { chart: '1.2.3.4' } });
    expect(await storeReservedFortune(deps, fortune, content)).toBe(false);
    expect(await db.fortunes.find(owner).lean()).toMatchObject([{ _id: other.fortune._id, state: 'pending' }]);
    expect(await db.calls.countDocuments({ ...owner, source: 'cache' })).toBe(0);
  });

  const changed = (fortune: FortuneRecord, changes: object) =>
    db.profiles.updateOne({ _id: fortune.profileId }, { $set: { revision: 1, ...changes } });

  it('stores it with the name that its profile has, if the profile was changed before it was reserved', async () => {
    const made = [await reserve(deps), await reserve(deps), await reserve(deps), await reserve(deps)] as const;
    const [alone, cached, ...group] = made;
    const content = await contentFrom(await open(deps, newOwner()));
    for (const { fortune } of made) await changed(fortune, { name: '김새롬' });
    await settle(deps, await claim(deps, alone.generationId), sectionResult());
    expect(await storeReservedFortune(deps, cached.fortune, content)).toBe(true);
    const settlements = group.map(async ({ generationId }) => {
      const mine = await claim(deps, generationId);
      return { claim: mine, result: sectionResult(), call: await callOf(deps, mine.generation) };
    });
    await Promise.all(await settleGroup(deps, await Promise.all(settlements)));
    for (const { fortune, profile } of made) {
      expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({
        state: 'ready',
        profile: { name: '김새롬', dayMaster: profile.dayMaster },
      });
    }
    expect(await chargesOf(deps, alone.owner)).toEqual([0.013]);
  });

  it('removes the reservation of a profile whose birth was changed before, though its chart stays', async () => {
    const made = [await reserve(deps), await reserve(deps)] as const;
    const [alone, cached] = made;
    const content = await contentFrom(await open(deps, newOwner()));
    for (const { fortune } of made) await changed(fortune, { gender: 'male', birthRevision: 1 });
    expect(await settle(deps, await claim(deps, alone.generationId), sectionResult())).toMatchObject({ stored: false });
    expect(await storeReservedFortune(deps, cached.fortune, content)).toBe(false);
    for (const { fortune } of made) expect(await db.fortunes.findById(fortune._id).lean()).toBeNull();
    expect(await chargesOf(deps, alone.owner)).toEqual([0.013]);
  });

  it('stores a reserved fortune from the cache once, also when several processes try', async () => {
    const { owner, fortune } = await reserve(deps);
    const content = await contentFrom(await open(deps, newOwner()));
    const stored = await Promise.all(Array.from({ length: 10 }, () => storeReservedFortune(deps, fortune, content)));
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect(await db.auditEntries.countDocuments(owner)).toBe(1);
  });
});
