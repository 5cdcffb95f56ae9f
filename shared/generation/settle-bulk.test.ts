import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { callOf, chargesOf, claim, contentOf, open, openSection, reserve } from '../../tests/harness/generations.ts';
import { newOwner, sectionRequest, sectionResult, webhookRecord } from '../../tests/harness/records.ts';
import { openDatabase, openSettlement, testClock } from '../../tests/harness/stores.ts';
import type { Database } from '../db/connect.ts';
import { settleGroup } from './settle-bulk.ts';
import { newGenerationId } from './single-flight.ts';

describe('settling generations of bulk work', () => {
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

  const settleMany = async (
    generationIds: readonly string[],
    meanwhile: () => Promise<void> = async () => undefined,
    results = generationIds.map(() => sectionResult()),
  ) => {
    const claims = await Promise.all(generationIds.map((id) => claim(deps, id)));
    await meanwhile();
    const settlements = claims.map(async (mine, index) => {
      const result = results[index];
      if (result === undefined) throw new Error('a generation has no result');
      return { claim: mine, result, call: await callOf(deps, mine.generation) };
    });
    return settleGroup(deps, await Promise.all(settlements));
  };

  it('settles many at once, each with the same effects as alone', async () => {
    const owner = newOwner();
    await db.webhooks.create([webhookRecord(deps.clock, owner)]);
    const made = [await reserve(deps, owner), await reserve(deps, owner), await reserve(deps, owner)];
    expect(await Promise.all(await settleMany(idsOf(made)))).toEqual(
      Array(3).fill({ shared: false, cancelled: false, stored: true, chargedUsd: 0.013 }),
    );
    for (const { contentHash, generationId, fortune } of made) {
      expect(await contentOf(deps, contentHash)).toMatchObject({ latencyMs: 1_234 });
      expect(await db.generations.findById(generationId).lean()).toMatchObject({ state: 'succeeded' });
      expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({ state: 'ready', costUsd: 0.013 });
    }
    expect(await chargesOf(deps, owner)).toEqual([0.013, 0.013, 0.013]);
    expect(await db.events.countDocuments({ ...owner, type: 'fortune.generated' })).toBe(3);
    expect(await db.auditEntries.countDocuments(owner)).toBe(3);
  });

  it('fails only the one of many that cannot be settled', async () => {
    const made = [await reserve(deps), await reserve(deps), await reserve(deps)];
    const notAFortune = sectionResult('character');
    const settled = await settleMany(idsOf(made), undefined, [sectionResult(), notAFortune, sectionResult()]);
    const ends = await Promise.allSettled(settled);
    expect(ends).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { message: 'not the content of a profile fortune' } },
      { status: 'fulfilled' },
    ]);
    const states = made.map(async ({ fortune }) => (await db.fortunes.findById(fortune._id).lean())?.state);
    expect(await Promise.all(states)).toEqual(['ready', 'pending', 'ready']);
  });

  it('settles each of many separately when one of them is a special case', async () => {
    const owner = newOwner();
    await db.webhooks.create([webhookRecord(deps.clock, owner)]);
    const made = [
      await reserve(deps, owner),
      await reserve(deps, newOwner()),
      await reserve(deps, owner),
      await reserve(deps, owner),
    ];
    const [usual, gone, lost, shared] = made;
    const settled = settleMany(idsOf(made), async () => {
      await db.profiles.deleteOne({ _id: gone?.profile._id ?? '' });
      await claim(deps, lost?.generationId ?? '');
      await open(deps, owner, { contentHash: shared?.contentHash ?? '' });
    });
    expect(await Promise.all(await settled)).toEqual([
      { shared: false, cancelled: false, stored: true, chargedUsd: 0.013 },
      { shared: false, cancelled: true, stored: false, chargedUsd: 0 },
      null,
      { shared: true, cancelled: false, stored: true, chargedUsd: 0.013 },
    ]);
    const states = await Promise.all(made.map(({ fortune }) => db.fortunes.findById(fortune._id).lean()));
    expect(states.map((fortune) => fortune?.state)).toEqual(['ready', undefined, 'pending', 'ready']);
    expect(await contentOf(deps, usual?.contentHash ?? '')).not.toBeNull();
    expect(await chargesOf(deps, owner)).toEqual([0.013, 0.013]);
    expect(await db.events.countDocuments({ ...owner, type: 'fortune.generated' })).toBe(2);
  });

  it('settles many in one transaction only if each is the usual case', async () => {
    const owner = newOwner();
    const settled = async (ids: readonly string[], results?: ReturnType<typeof sectionResult>[]) => {
      const begun = jest.spyOn(deps.events, 'transaction');
      const ends = await Promise.all(await settleMany(ids, undefined, results));
      const transactions = begun.mock.calls.length;
      begun.mockRestore();
      return { transactions, stored: ends.map((end) => end?.stored) };
    };
    const usual = [await reserve(deps, owner), await reserve(deps, owner), await reserve(deps, owner)];
    expect(await settled(idsOf(usual))).toEqual({ transactions: 1, stored: [true, true, true] });
    const sections = [await openSection(deps, owner, 'character'), await openSection(deps, owner, 'character')];
    const characters = [sectionResult('character'), sectionResult('character')];
    expect(await settled(sections, characters)).toEqual({ transactions: 2, stored: [false, false] });
    const mixed = [(await reserve(deps, owner)).generationId, await openSection(deps, owner, 'character')];
    const results = [sectionResult(), sectionResult('character')];
    expect(await settled(mixed, results)).toEqual({ transactions: 2, stored: [true, false] });
    const unpaid = [
      (await reserve(deps, owner)).generationId,
      await open(deps, owner, { request: sectionRequest('character') }),
    ];
    expect(await settled(unpaid, results)).toEqual({ transactions: 2, stored: [true, false] });
    const pending = { section: 'character', generationId: newGenerationId(), done: false } as const;
    const inPart = [await reserve(deps, owner, [pending]), await reserve(deps, owner)];
    expect(await settled(idsOf(inPart))).toEqual({ transactions: 2, stored: [true, true] });
    const shared = [await reserve(deps, owner), await reserve(deps, owner)];
    for (const { contentHash } of shared) await open(deps, owner, { contentHash });
    expect(await settled(idsOf(shared))).toEqual({ transactions: 2, stored: [true, true] });
  });
});

function idsOf(reserved: readonly { readonly generationId: string }[]): string[] {
  return reserved.map(({ generationId }) => generationId);
}
