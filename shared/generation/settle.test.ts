import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  callRecord,
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
  sectionRequest,
  sectionResult,
} from '../../tests/support/records.ts';
import { openDatabase, openGeneration, openSettlement, testClock } from '../../tests/support/stores.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { generatedEventId } from '../events/events.ts';
import { type Claim, claimGeneration } from './claims.ts';
import { failGeneration } from './close.ts';
import { findCalls } from './open-calls.ts';
import { isStillWanted, settleGeneration } from './settle.ts';
import { settleGroup } from './settle-bulk.ts';
import { newGenerationId } from './single-flight.ts';
import { storeReservedFortune, storeSharedFortunes } from './store-fortune.ts';

const SECTIONS = ['character', 'tendency', 'fortune'] as const;

describe('settling a generation', () => {
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

  const open = async (
    owner: Owner,
    changes: Parameters<typeof generationSpec>[2] = {},
    id: string = newGenerationId(),
  ) => {
    await openGeneration(db, clock, generationSpec(clock, owner, changes), id);
    return id;
  };
  const claim = async (id: string) => {
    const taken = await claimGeneration(db, clock, { generationId: id });
    if (taken === null) throw new Error('nothing to claim');
    return taken;
  };
  const contentOf = (contentHash: string) => db.contents.findById(contentHash).lean();
  const callOf = async (generation: GenerationRecord) => (await findCalls(db, [generation]))[0] ?? null;
  const settle = async (mine: Claim, result: ReturnType<typeof sectionResult>) =>
    settleGeneration(deps, mine, result, await callOf(mine.generation));
  /** Includes calls without a generation: a hit must not be charged. */
  const charged = async (owner: Owner) =>
    (await db.calls.find({ ...owner, chargedUsd: { $ne: 0 } }).lean()).map((call) => call.chargedUsd);

  /** The report facts of a fortune with the content of `sectionResult`. */
  const factsOf = (fortune: ReturnType<typeof reservedFortune>, latencyMs: number) => {
    const { content } = sectionResult();
    if (!('lucky_items' in content)) throw new Error('not the content of a profile fortune');
    const { overall, wealth, love, health, career } = content.categories;
    return {
      type: 'daily',
      profileId: fortune.profileId,
      score: content.score,
      categories: {
        overall: overall.score,
        wealth: wealth.score,
        love: love.score,
        health: health.score,
        career: career.score,
      },
      latencyMs,
    };
  };

  /** A profile with a reserved fortune, whose call opened one generation, besides `others`. */
  const reserve = async (owner = newOwner(), others: CallRecord['caused'] = []) => {
    const contentHash = newHash();
    const generationId = newGenerationId();
    const call = callRecord(clock, owner, [{ section: 'profile_fortune', generationId, done: false }, ...others]);
    const profile = profileRecord(clock, owner);
    const fortune = reservedFortune(clock, profile, { contentHash, callId: call._id });
    await Promise.all([db.profiles.create([profile]), db.fortunes.create([fortune]), db.calls.create([call])]);
    await open(owner, { contentHash, fortune }, generationId);
    return { owner, contentHash, generationId, profile, fortune };
  };

  /** A section without a fortune, whose call opened only its generation. */
  const openSection = async (owner: Owner, section: (typeof SECTIONS)[number]) => {
    const generationId = await open(owner, { request: sectionRequest(section) });
    await db.calls.create([callRecord(clock, owner, [{ section, generationId, done: false }])]);
    return { generationId };
  };

  /** How many transactions `work` began. */
  const transactionsOf = async (work: () => Promise<unknown>) => {
    const begun = jest.spyOn(deps.events, 'transaction');
    try {
      await work();
      return begun.mock.calls.length;
    } finally {
      begun.mockRestore();
    }
  };

  const settleMany = async (
    made: readonly { readonly generationId: string }[],
    meanwhile: () => Promise<void> = async () => undefined,
    results = made.map(() => sectionResult()),
  ) => {
    const claims = await Promise.all(made.map(({ generationId }) => claimGeneration(db, clock, { generationId })));
    await meanwhile();
    const settlements = claims.map(async (taken, index) => {
      const result = results[index];
      if (taken === null || result === undefined) throw new Error('nothing to claim');
      return { claim: taken, result, call: await callOf(taken.generation) };
    });
    return settleGroup(deps, await Promise.all(settlements));
  };

  it('stores content, fortune and audit entry and charges the call, all at once', async () => {
    const { owner, contentHash, generationId, profile, fortune } = await reserve();
    clock.advance(2_000);
    expect(await settle(await claim(generationId), sectionResult())).toEqual({
      shared: false,
      cancelled: false,
      stored: true,
      chargedUsd: 0.013,
    });
    const result = sectionResult();
    expect(await contentOf(contentHash)).toMatchObject({
      ...owner,
      section: 'profile_fortune',
      chart: profile.chart,
      model: 'haiku',
      content: result.content,
      simulated: false,
      latencyMs: 1_234,
      createdAt: clock.now(),
      expiresAt: result.expiresAt,
    });
    expect(await db.profiles.findById(profile._id).lean()).toMatchObject({ fortuneStoredAt: clock.now() });
    expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({
      state: 'ready',
      cached: false,
      costUsd: 0.013,
      latencyMs: 2_000,
      generatedAt: clock.now(),
      actor: null,
      content: result.content,
    });
    expect(await db.calls.find(owner).lean()).toMatchObject([
      {
        _id: fortune.callId,
        state: 'charged',
        chargedUsd: 0.013,
        settledAt: clock.now(),
        caused: [{ generationId, done: true }],
        fortune: factsOf(fortune, 2_000),
      },
    ]);
    expect(await db.generations.findById(generationId).lean()).toMatchObject({
      state: 'succeeded',
      usage: result.usage,
      latencyMs: 1_234,
    });
    expect(await db.auditEntries.find(owner).lean()).toMatchObject([
      {
        action: 'fortune.created',
        resourceType: 'fortune',
        resourceId: fortune._id,
        actorApiKey: 'bs_live_abcdefghijkl',
        metadata: { profile_id: profile._id },
      },
    ]);
  });

  it('settles many at once, each with the same effects as alone', async () => {
    const owner = newOwner();
    const made = [await reserve(owner), await reserve(owner), await reserve(owner)];
    expect(await Promise.all(await settleMany(made))).toEqual(
      Array(3).fill({ shared: false, cancelled: false, stored: true, chargedUsd: 0.013 }),
    );
    for (const { contentHash, generationId, fortune } of made) {
      expect(await contentOf(contentHash)).toMatchObject({ latencyMs: 1_234 });
      expect(await db.generations.findById(generationId).lean()).toMatchObject({ state: 'succeeded' });
      expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({ state: 'ready', costUsd: 0.013 });
    }
    expect(await charged(owner)).toEqual([0.013, 0.013, 0.013]);
    expect(await db.events.countDocuments({ ...owner, type: 'fortune.generated' })).toBe(3);
    expect(await db.auditEntries.countDocuments(owner)).toBe(3);
  });

  it('fails only the one of many that cannot be settled', async () => {
    const made = [await reserve(), await reserve(), await reserve()];
    const notAFortune = sectionResult('character');
    const settled = await settleMany(made, undefined, [sectionResult(), notAFortune, sectionResult()]);
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
    const made = [await reserve(owner), await reserve(newOwner()), await reserve(owner), await reserve(owner)];
    const [usual, gone, lost, shared] = made;
    const settled = settleMany(made, async () => {
      await db.profiles.deleteOne({ _id: gone?.profile._id ?? '' });
      await claim(lost?.generationId ?? '');
      await open(owner, { contentHash: shared?.contentHash ?? '' });
    });
    expect(await Promise.all(await settled)).toEqual([
      { shared: false, cancelled: false, stored: true, chargedUsd: 0.013 },
      { shared: false, cancelled: true, stored: false, chargedUsd: 0 },
      null,
      { shared: true, cancelled: false, stored: true, chargedUsd: 0.013 },
    ]);
    const states = await Promise.all(made.map(({ fortune }) => db.fortunes.findById(fortune._id).lean()));
    expect(states.map((fortune) => fortune?.state)).toEqual(['ready', undefined, 'pending', 'ready']);
    expect(await contentOf(usual?.contentHash ?? '')).not.toBeNull();
    expect(await charged(owner)).toEqual([0.013, 0.013]);
    expect(await db.events.countDocuments({ ...owner, type: 'fortune.generated' })).toBe(2);
  });

  it('settles many in one transaction only if each is the usual case', async () => {
    const owner = newOwner();
    const settled = async (...made: Parameters<typeof settleMany>) => {
      let stored: (boolean | undefined)[] = [];
      const transactions = await transactionsOf(async () => {
        stored = (await Promise.all(await settleMany(...made))).map((each) => each?.stored);
      });
      return { transactions, stored };
    };
    const usual = [await reserve(owner), await reserve(owner), await reserve(owner)];
    expect(await settled(usual)).toEqual({ transactions: 1, stored: [true, true, true] });
    const [section, twin] = [await openSection(owner, 'character'), await openSection(owner, 'character')];
    const characters = [sectionResult('character'), sectionResult('character')];
    expect(await settled([section, twin], undefined, characters)).toEqual({ transactions: 2, stored: [false, false] });
    const mixed = [await reserve(owner), await openSection(owner, 'character')];
    const results = [sectionResult(), sectionResult('character')];
    expect(await settled(mixed, undefined, results)).toEqual({ transactions: 2, stored: [true, false] });
    const unpaid = [
      await reserve(owner),
      { generationId: await open(owner, { request: sectionRequest('character') }) },
    ];
    expect(await settled(unpaid, undefined, results)).toEqual({ transactions: 2, stored: [true, false] });
    const pending = { section: 'character', generationId: newGenerationId(), done: false } as const;
    const inPart = [await reserve(owner, [pending]), await reserve(owner)];
    expect(await settled(inPart)).toEqual({ transactions: 2, stored: [true, true] });
    const shared = [await reserve(owner), await reserve(owner)];
    for (const { contentHash } of shared) await open(owner, { contentHash });
    expect(await settled(shared)).toEqual({ transactions: 2, stored: [true, true] });
  });

  it('finds the open call of each generation, and records the one that an earlier version stored in it', async () => {
    const owner = newOwner();
    const ids = await Promise.all(SECTIONS.map((section) => open(owner, { request: sectionRequest(section) })));
    const [paid, failed, earlier] = SECTIONS.map((section, index) =>
      callRecord(clock, owner, [{ section, generationId: ids[index] ?? '', done: false }]),
    );
    if (paid === undefined || failed === undefined || earlier === undefined) throw new Error('three were made');
    await db.calls.create([paid, { ...failed, state: 'failed' }]);
    const [first, second, third] = (await Promise.all(ids.map(claim))).map(({ generation }) => generation);
    if (first === undefined || second === undefined || third === undefined) throw new Error('three were opened');
    const generations = [third, second, first].map((each) => (each === third ? { ...each, bill: earlier } : each));
    const recorded = await db.calls.countDocuments();
    // An attempt that runs again finds it recorded.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const found = await findCalls(db, generations);
      expect(found.map((call) => call?._id ?? null)).toEqual([earlier._id, null, paid._id]);
    }
    expect(await db.calls.countDocuments()).toBe(recorded + 1);
  });

  it('records the event of each stored fortune with it', async () => {
    const { owner, generationId, fortune, profile } = await reserve();
    await settle(await claim(generationId), sectionResult());
    const events = await db.events.find(owner).lean();
    expect(events.map(({ _id, type, body }) => ({ id: _id, type, data: JSON.parse(body).data }))).toEqual([
      {
        id: generatedEventId(fortune),
        type: 'fortune.generated',
        data: {
          fortune_id: fortune._id,
          profile_id: profile._id,
          fortune_type: 'daily',
          dayMaster: '경금',
          date: '2026-11-21',
          score: factsOf(fortune, 0).score,
          model: 'haiku',
        },
      },
    ]);
  });

  it('marks a shared generation, whose other fortunes are hits and cost nothing', async () => {
    const { owner, contentHash, generationId } = await reserve();
    const different = await reserve(owner);
    const mine = await claim(generationId);
    const twin = profileRecord(clock, owner);
    const shared = reservedFortune(clock, twin, { contentHash });
    await Promise.all([db.profiles.create([twin]), db.fortunes.create([shared])]);
    await open(owner, { contentHash });
    await storeSharedFortunes(deps, mine.generation);
    expect(await db.fortunes.findById(shared._id).lean()).toMatchObject({ state: 'pending' });
    expect(await settle(mine, sectionResult())).toEqual({
      shared: true,
      cancelled: false,
      stored: true,
      chargedUsd: 0.013,
    });
    expect(await db.fortunes.findById(shared._id).lean()).toMatchObject({ state: 'pending' });
    await storeSharedFortunes(deps, mine.generation);
    expect(await db.fortunes.findById(shared._id).lean()).toMatchObject({ state: 'ready', cached: true, costUsd: 0 });
    expect(await db.fortunes.findById(different.fortune._id).lean()).toMatchObject({ state: 'pending' });
    expect(await charged(owner)).toEqual([0.013]);
  });

  it('charges nothing for a fortune from the cache, whose call is recorded as a hit', async () => {
    const { owner, generationId, contentHash } = await reserve();
    await settle(await claim(generationId), sectionResult());
    const content = await contentOf(contentHash);
    if (content === null) throw new Error('no content');
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
    expect(await charged(owner)).toEqual([0.013]);
  });

  it('stores a fortune as a hit that costs nothing where another call is settled', async () => {
    const { owner, generationId, fortune } = await reserve();
    const mine = await claim(generationId);
    const other = callRecord(clock, owner, [{ section: 'profile_fortune', generationId, done: false }]);
    await db.calls.create([other]);
    await settleGeneration(deps, mine, sectionResult(), other);
    expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({ state: 'ready', cached: true, costUsd: 0 });
    expect(await db.calls.findById(fortune.callId).lean()).toMatchObject({ fortune: factsOf(fortune, 0) });
    expect(await db.calls.findById(other._id).lean()).toMatchObject({ fortune: null });
    expect(await charged(owner)).toEqual([0.013]);
  });

  it('changes nothing for an attempt that was taken over, in any order', async () => {
    const { owner, generationId, contentHash, fortune } = await reserve();
    const late = await claim(generationId);
    const current = await claim(generationId);
    const worse = { ...sectionResult(), latencyMs: 99_999 };
    expect(await settle(late, worse)).toBeNull();
    expect(await contentOf(contentHash)).toBeNull();
    expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({ state: 'pending' });
    expect(await charged(owner)).toEqual([]);
    expect(await settle(current, sectionResult())).toEqual({
      shared: false,
      cancelled: false,
      stored: true,
      chargedUsd: 0.013,
    });
    expect(await settle(late, worse)).toBeNull();
    expect(await settle(current, worse)).toBeNull();
    expect(await contentOf(contentHash)).toMatchObject({ latencyMs: 1_234 });
    expect(await charged(owner)).toEqual([0.013]);
  });

  it('changes nothing for an attempt at a shared generation that was taken over', async () => {
    const { owner, contentHash, generationId } = await reserve();
    await open(owner, { contentHash });
    const late = await claim(generationId);
    await claim(generationId);
    expect(await settle(late, sectionResult())).toBeNull();
    expect(await contentOf(contentHash)).toBeNull();
  });

  it('changes nothing for a generation that was failed or cancelled meanwhile', async () => {
    const { owner, generationId, contentHash } = await reserve();
    const mine = await claim(generationId);
    await failGeneration(db, clock, mine.generation, { kind: 'cancelled', retryAfterSeconds: null });
    expect(await settle(mine, sectionResult())).toBeNull();
    expect(await contentOf(contentHash)).toBeNull();
    expect(await db.fortunes.countDocuments(owner)).toBe(0);
    expect(await charged(owner)).toEqual([]);
  });

  it('charges a call of three sections exactly once when all three are settled at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const owner = newOwner();
      const ids = await Promise.all(SECTIONS.map((section) => open(owner, { request: sectionRequest(section) })));
      const caused = SECTIONS.map((section, index) => ({ section, generationId: ids[index] ?? '', done: false }));
      await db.calls.create([callRecord(clock, owner, caused)]);
      const claims = await Promise.all(ids.map(claim));
      const settled = await Promise.all(claims.map((mine, index) => settle(mine, sectionResult(SECTIONS[index]))));
      expect(settled.map((each) => each?.chargedUsd).sort()).toEqual([0, 0, 0.013]);
      const calls = await db.calls.find(owner).lean();
      expect(calls).toMatchObject([{ state: 'charged', chargedUsd: 0.013 }]);
      expect(calls[0]?.caused.map(({ done }) => done)).toEqual([true, true, true]);
    }
  });

  it('stores a fortune with its facts while another section of its call is pending, and charges nothing', async () => {
    const [owner, contentHash, generationId] = [newOwner(), newHash(), newGenerationId()];
    const call = callRecord(clock, owner, [
      { section: 'profile_fortune', generationId, done: false },
      { section: 'character', generationId: newGenerationId(), done: false },
    ]);
    const profile = profileRecord(clock, owner);
    const fortune = reservedFortune(clock, profile, { contentHash, callId: call._id });
    await Promise.all([db.calls.create([call]), db.profiles.create([profile]), db.fortunes.create([fortune])]);
    await open(owner, { contentHash, fortune }, generationId);
    expect(await settle(await claim(generationId), sectionResult())).toMatchObject({ stored: true, chargedUsd: 0 });
    expect(await db.calls.find(owner).lean()).toMatchObject([
      { state: 'open', caused: [{ done: true }, { done: false }], fortune: factsOf(fortune, 0) },
    ]);
  });

  it('charges nothing before the last section, and never when one of them failed', async () => {
    const owner = newOwner();
    const ids = await Promise.all(SECTIONS.map((section) => open(owner, { request: sectionRequest(section) })));
    const caused = SECTIONS.map((section, index) => ({ section, generationId: ids[index] ?? '', done: false }));
    await db.calls.create([callRecord(clock, owner, caused)]);
    const [first, second, third] = await Promise.all(ids.map(claim));
    if (first === undefined || second === undefined || third === undefined) throw new Error('three were opened');
    await settle(first, sectionResult('character'));
    await failGeneration(db, clock, second.generation, { kind: 'refused', retryAfterSeconds: null });
    expect(await settle(third, sectionResult('fortune'))).toEqual({
      shared: false,
      cancelled: false,
      stored: false,
      chargedUsd: 0,
    });
    expect(await db.calls.find(owner).lean()).toMatchObject([{ state: 'failed', chargedUsd: 0 }]);
    expect(await contentOf(first.generation.contentHash)).not.toBeNull();
    expect(await contentOf(third.generation.contentHash)).not.toBeNull();
  });

  it('stores the content of a section whose call failed meanwhile, and charges nothing', async () => {
    const owner = newOwner();
    const { generationId } = await openSection(owner, 'character');
    const mine = await claim(generationId);
    const call = await callOf(mine.generation);
    await db.calls.updateOne({ _id: call?._id ?? '' }, { $set: { state: 'failed' } });
    expect(await settleGeneration(deps, mine, sectionResult('character'), call)).toEqual({
      shared: false,
      cancelled: false,
      stored: false,
      chargedUsd: 0,
    });
    expect(await contentOf(mine.generation.contentHash)).not.toBeNull();
    expect(await charged(owner)).toEqual([]);
  });

  it('stores and charges nothing for a profile that was deleted or whose chart has changed', async () => {
    const gone = await reserve();
    await db.profiles.deleteOne({ _id: gone.profile._id });
    const changed = await reserve();
    await db.profiles.updateOne({ _id: changed.profile._id }, { $set: { chart: '1.2.3.4' } });
    for (const { generationId, contentHash, fortune, owner } of [gone, changed]) {
      expect(await settle(await claim(generationId), sectionResult())).toEqual({
        shared: false,
        cancelled: true,
        stored: false,
        chargedUsd: 0,
      });
      expect(await db.fortunes.findById(fortune._id).lean()).toBeNull();
      expect(await contentOf(contentHash)).toBeNull();
      expect(await charged(owner)).toEqual([]);
      expect(await db.calls.find(owner).lean()).toMatchObject([{ state: 'failed', chargedUsd: 0 }]);
      expect(await db.generations.findById(generationId).lean()).toMatchObject({
        state: 'failed',
        error: { kind: 'cancelled' },
      });
      expect(await db.auditEntries.countDocuments(owner)).toBe(0);
    }
  });

  it.each([
    ['a section for profiles of which none has the chart', 'character', true, false, false],
    ['a section for profiles while one has the chart', 'character', true, true, true],
    ['a section for pillars that a caller gave', 'character', false, false, true],
    ['a fortune, which its own transaction guards', 'profile_fortune', true, false, true],
  ] as const)('returns whether %s is still needed', async (_what, section, profilesOnly, hasProfile, wanted) => {
    const owner = newOwner();
    const strangers = [newOwner(), { ...owner, livemode: false }];
    await db.profiles.create(strangers.map((stranger) => profileRecord(clock, stranger)));
    await db.profiles.create([profileRecord(clock, owner, { chart: '1.2.3.4' })]);
    if (hasProfile) await db.profiles.create([profileRecord(clock, owner)]);
    const id = await open(owner, { request: sectionRequest(section), profilesOnly });
    expect(await isStillWanted(db, (await claim(id)).generation)).toBe(wanted);
  });

  it('keeps and charges the content for a deleted profile while another profile has its chart', async () => {
    const other = await reserve();
    const { owner, generationId, contentHash, fortune, profile } = await reserve();
    await db.profiles.create([profileRecord(clock, owner)]);
    await db.profiles.deleteOne({ _id: profile._id });
    expect(await settle(await claim(generationId), sectionResult())).toEqual({
      shared: false,
      cancelled: false,
      stored: false,
      chargedUsd: 0.013,
    });
    expect(await db.fortunes.findById(fortune._id).lean()).toBeNull();
    expect(await db.fortunes.findById(other.fortune._id).lean()).toMatchObject({ state: 'pending' });
    expect(await db.generations.findById(generationId).lean()).toMatchObject({ state: 'succeeded' });
    expect(await contentOf(contentHash)).not.toBeNull();
    expect(await charged(owner)).toEqual([0.013]);
  });

  it('removes the reservation of a changed profile, and keeps those of others', async () => {
    const owner = newOwner();
    const other = await reserve(owner);
    const { fortune, profile } = await reserve(owner);
    const content = await contentFrom(await open(newOwner()));
    await db.profiles.updateOne({ _id: profile._id }, { $set: { chart: '1.2.3.4' } });
    expect(await storeReservedFortune(deps, fortune, content)).toBe(false);
    expect(await db.fortunes.find(owner).lean()).toMatchObject([{ _id: other.fortune._id, state: 'pending' }]);
    expect(await db.calls.countDocuments({ ...owner, source: 'cache' })).toBe(0);
  });

  it('stores a reserved fortune from the cache once, also when several processes try', async () => {
    const { owner, fortune } = await reserve();
    const content = await contentFrom(await open(newOwner()));
    const stored = await Promise.all(Array.from({ length: 10 }, () => storeReservedFortune(deps, fortune, content)));
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect(await db.auditEntries.countDocuments(owner)).toBe(1);
  });

  async function contentFrom(generationId: string) {
    const mine = await claim(generationId);
    await settle(mine, sectionResult());
    const content = await contentOf(mine.generation.contentHash);
    if (content === null) throw new Error('no content');
    return content;
  }
});
