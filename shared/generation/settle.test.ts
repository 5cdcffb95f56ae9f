import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  callOf,
  chargesOf,
  claim,
  contentOf,
  factsOf,
  open,
  openSection,
  reserve,
  settle,
} from '../../tests/harness/generations.ts';
import {
  callRecord,
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
  sectionRequest,
  sectionResult,
  webhookRecord,
} from '../../tests/harness/records.ts';
import { openDatabase, openGeneration, openSettlement, testClock } from '../../tests/harness/stores.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import { generatedEventId } from '../events/events.ts';
import { deleteUnusedContents } from '../profiles/drop-content.ts';
import { failGeneration } from './close.ts';
import { loseCalls } from './end-races.ts';
import { settleGeneration } from './settle.ts';
import { newGenerationId } from './single-flight.ts';
import { storeReservedFortune } from './store-fortune.ts';

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

  /** One call of three sections. @returns their generations, claimed */
  const claimSections = async (owner: Owner) => {
    const ids = await Promise.all(SECTIONS.map((section) => open(deps, owner, { request: sectionRequest(section) })));
    const caused = SECTIONS.map((section, index) => ({ section, generationId: ids[index] ?? '', done: false }));
    await db.calls.create([callRecord(clock, owner, caused)]);
    return Promise.all(ids.map((id) => claim(deps, id)));
  };

  it('stores content, fortune and audit entry and charges the call, all at once', async () => {
    const { owner, contentHash, generationId, profile, fortune } = await reserve(deps);
    clock.advance(2_000);
    expect(await settle(deps, await claim(deps, generationId), sectionResult())).toEqual({
      shared: false,
      cancelled: false,
      stored: true,
      chargedUsd: 0.013,
    });
    const result = sectionResult();
    expect(await contentOf(deps, contentHash)).toMatchObject({
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

  it('records the event of each stored fortune with it', async () => {
    const { owner, generationId, fortune, profile } = await reserve(deps);
    const webhook = webhookRecord(deps.clock, owner);
    await db.webhooks.create([webhook]);
    await settle(deps, await claim(deps, generationId), sectionResult());
    const events = await db.events.find(owner).lean();
    expect(events.map(({ receivers, undelivered }) => [receivers, undelivered])).toEqual([
      [[webhook._id], [webhook._id]],
    ]);
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

  it('records no event where no webhook wants it', async () => {
    const { owner, generationId } = await reserve(deps);
    await db.webhooks.create([
      webhookRecord(deps.clock, owner, { events: ['profile.created'] }),
      webhookRecord(deps.clock, { ...owner, livemode: !owner.livemode }),
      webhookRecord(deps.clock, newOwner()),
    ]);
    await settle(deps, await claim(deps, generationId), sectionResult());
    expect(await db.events.countDocuments({ accountId: owner.accountId })).toBe(0);
  });

  it('stores a fortune as a hit that costs nothing where another call is settled', async () => {
    const { owner, generationId, fortune } = await reserve(deps);
    const mine = await claim(deps, generationId);
    const other = callRecord(clock, owner, [{ section: 'profile_fortune', generationId, done: false }]);
    await db.calls.create([other]);
    await settleGeneration(deps, mine, sectionResult(), other);
    expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({ state: 'ready', cached: true, costUsd: 0 });
    expect(await db.calls.findById(fortune.callId).lean()).toMatchObject({ fortune: factsOf(fortune, 0) });
    expect(await db.calls.findById(other._id).lean()).toMatchObject({ fortune: null });
    expect(await chargesOf(deps, owner)).toEqual([0.013]);
  });

  it('changes nothing for an attempt that was taken over, in any order', async () => {
    const { owner, generationId, contentHash, fortune } = await reserve(deps);
    const late = await claim(deps, generationId);
    const current = await claim(deps, generationId);
    const worse = { ...sectionResult(), latencyMs: 99_999 };
    expect(await settle(deps, late, worse)).toBeNull();
    expect(await contentOf(deps, contentHash)).toBeNull();
    expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({ state: 'pending' });
    expect(await chargesOf(deps, owner)).toEqual([]);
    expect(await settle(deps, current, sectionResult())).toEqual({
      shared: false,
      cancelled: false,
      stored: true,
      chargedUsd: 0.013,
    });
    expect(await settle(deps, late, worse)).toBeNull();
    expect(await settle(deps, current, worse)).toBeNull();
    expect(await contentOf(deps, contentHash)).toMatchObject({ latencyMs: 1_234 });
    expect(await chargesOf(deps, owner)).toEqual([0.013]);
  });

  it('changes nothing for an attempt at a shared generation that was taken over', async () => {
    const { owner, contentHash, generationId } = await reserve(deps);
    await open(deps, owner, { contentHash });
    const late = await claim(deps, generationId);
    await claim(deps, generationId);
    expect(await settle(deps, late, sectionResult())).toBeNull();
    expect(await contentOf(deps, contentHash)).toBeNull();
  });

  it('removes a generation whose fortune was stored from content that existed, and charges its call nothing', async () => {
    const { owner, generationId, contentHash, fortune } = await reserve(deps);
    const other = await reserve(deps, owner);
    await settle(deps, await claim(deps, other.generationId), sectionResult());
    const content = await contentOf(deps, other.contentHash);
    if (content === null) throw new Error('nothing was stored');
    const mine = await claim(deps, generationId);
    await storeReservedFortune(deps, fortune, { ...content, _id: contentHash });
    expect(await settle(deps, mine, sectionResult())).toMatchObject({ stored: false, chargedUsd: 0 });
    expect(await db.generations.findById(generationId).lean()).toBeNull();
    expect(await db.calls.findById(fortune.callId).lean()).toBeNull();
    expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({ state: 'ready', costUsd: 0 });
    expect(await chargesOf(deps, owner)).toEqual([0.013]);
    expect(await settle(deps, mine, sectionResult())).toBeNull();
  });

  it('changes nothing for a generation that was failed or cancelled meanwhile', async () => {
    const { owner, generationId, contentHash } = await reserve(deps);
    const mine = await claim(deps, generationId);
    await failGeneration(db, clock, mine.generation, { kind: 'cancelled', retryAfterSeconds: null });
    expect(await settle(deps, mine, sectionResult())).toBeNull();
    expect(await contentOf(deps, contentHash)).toBeNull();
    expect(await db.fortunes.countDocuments(owner)).toBe(0);
    expect(await chargesOf(deps, owner)).toEqual([]);
  });

  it('charges a call of three sections exactly once when all three are settled at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const owner = newOwner();
      const claims = await claimSections(owner);
      const settled = await Promise.all(
        claims.map((mine, index) => settle(deps, mine, sectionResult(SECTIONS[index]))),
      );
      expect(settled.map((each) => each?.chargedUsd).sort()).toEqual([0, 0, 0.013]);
      const calls = await db.calls.find(owner).lean();
      expect(calls).toMatchObject([{ state: 'charged', chargedUsd: 0.013 }]);
      expect(calls[0]?.caused.map(({ done }) => done)).toEqual([true, true, true]);
    }
  });

  it.each([
    ['is charged for another section', true],
    ['generates nothing', false],
  ])('keeps the content of a call that loses its race for one that waits for it and %s: %p', async (_, isCharged) => {
    const owner = newOwner();
    const [first] = await claimSections(owner);
    if (first === undefined) throw new Error('nothing was claimed');
    const { _id, accountId, contentHash } = first.generation;
    const other = await open(deps, owner, { request: sectionRequest('radar') });
    const caused = isCharged ? [{ section: 'radar', generationId: other, done: false } as const] : [];
    await db.calls.create([{ ...callRecord(clock, owner, caused), shared: [_id] }]);
    await db.generations.updateMany({ accountId }, { $set: { joined: true, isRival: true } });
    const { generation } = first;
    await settle(deps, { ...first, generation: { ...generation, joined: true } }, sectionResult('character'));
    const call = await db.calls.findOne({ accountId, 'caused.generationId': _id }).lean();
    if (call === null) throw new Error('it was stored');
    await db.transaction(accountId, (session) => loseCalls(deps, accountId, [call._id], session));
    expect((await contentOf(deps, contentHash)) !== null).toBe(isCharged);
  });

  it('leaves nothing of a call that has lost its race, also of what it has stored since the worker read it', async () => {
    const owner = newOwner();
    const profile = profileRecord(clock, owner);
    const contentHash = newHash();
    const other = { ...callRecord(clock, owner, []), state: 'charged' as const, chargedUsd: 0.02 };
    const sections = ['profile_fortune', 'character'] as const;
    const ids = sections.map(() => newGenerationId());
    const caused = sections.map((section, index) => ({ section, generationId: ids[index] ?? '', done: false }));
    const call = { ...callRecord(clock, owner, caused), raceId: other._id, priceUsd: 0.01, ownPriceUsd: 0.013 };
    const fortune = reservedFortune(clock, profile, { contentHash, callId: call._id });
    await db.profiles.create([profile]);
    await db.fortunes.create([fortune]);
    await db.calls.create([
      { ...other, raceId: other._id, rivals: [call._id] },
      { ...call, fortuneId: fortune._id },
    ]);
    const [fortuneId = '', characterId = ''] = ids;
    await open(deps, owner, { contentHash, fortune, isRival: true }, fortuneId);
    await open(deps, owner, { request: sectionRequest('character'), isRival: true }, characterId);
    const [mine, last] = [await claim(deps, fortuneId), await claim(deps, characterId)];
    const read = await callOf(deps, last.generation);
    await settle(deps, mine, sectionResult());
    await db.calls.updateOne({ _id: other._id }, { $set: { wonBy: other._id } });
    await settleGeneration(deps, last, sectionResult('character'), read);
    expect(await db.calls.findById(call._id).lean()).toMatchObject({ state: 'failed', lost: true, chargedUsd: 0 });
    expect(await db.contents.countDocuments(owner)).toBe(0);
    expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({ state: 'ready', costUsd: 0 });
  });

  it('stores a fortune with its facts while another section of its call is pending, and charges nothing', async () => {
    const pending = { section: 'character', generationId: newGenerationId(), done: false } as const;
    const { owner, generationId, fortune } = await reserve(deps, newOwner(), [pending]);
    expect(await settle(deps, await claim(deps, generationId), sectionResult())).toMatchObject({
      stored: true,
      chargedUsd: 0,
    });
    expect(await db.calls.find(owner).lean()).toMatchObject([
      { state: 'open', caused: [{ done: true }, { done: false }], fortune: factsOf(fortune, 0) },
    ]);
  });

  it('charges nothing before the last section, and never when one of them failed', async () => {
    const owner = newOwner();
    const [first, second, third] = await claimSections(owner);
    if (first === undefined || second === undefined || third === undefined) throw new Error('three were opened');
    await settle(deps, first, sectionResult('character'));
    await failGeneration(db, clock, second.generation, { kind: 'refused', retryAfterSeconds: null });
    expect(await settle(deps, third, sectionResult('fortune'))).toEqual({
      shared: false,
      cancelled: false,
      stored: false,
      chargedUsd: 0,
    });
    expect(await db.calls.find(owner).lean()).toMatchObject([{ state: 'failed', chargedUsd: 0 }]);
    expect(await contentOf(deps, first.generation.contentHash)).not.toBeNull();
    expect(await contentOf(deps, third.generation.contentHash)).not.toBeNull();
  });

  describe('the fortune of a call of several sections', () => {
    const refused = { kind: 'refused', retryAfterSeconds: null };
    const cancelled = { kind: 'cancelled', retryAfterSeconds: null };
    const paid = { state: 'ready', cached: false, costUsd: 0.013 };
    const free = { state: 'ready', cached: false, costUsd: 0 };
    const openTwo = async () => {
      const owner = newOwner();
      const other = await claim(deps, await open(deps, owner, { request: sectionRequest('character') }));
      const caused = { section: 'character', generationId: other.generation._id, done: false } as const;
      const { fortune, generationId } = await reserve(deps, owner, [caused]);
      const mine = await claim(deps, generationId);
      return { owner, other, mine, fortuneId: fortune._id, call: await callOf(deps, mine.generation) };
    };
    const stored = (id: string) => db.fortunes.findById(id).lean();

    it('costs nothing when the other section fails afterwards', async () => {
      const { owner, other, mine, fortuneId } = await openTwo();
      await settle(deps, mine, sectionResult());
      expect(await stored(fortuneId)).toMatchObject(paid);
      await failGeneration(db, clock, other.generation, refused);
      expect(await stored(fortuneId)).toMatchObject(free);
      expect(await db.calls.find(owner).lean()).toMatchObject([{ state: 'failed', chargedUsd: 0 }]);
    });

    it.each([
      ['before', false],
      ['while it is settled', true],
    ])('costs nothing when the other section has failed %s', async (_, isRead) => {
      const { mine, other, fortuneId, call } = await openTwo();
      await failGeneration(db, clock, other.generation, refused);
      await settleGeneration(deps, mine, sectionResult(), isRead ? call : null);
      expect(await stored(fortuneId)).toMatchObject(free);
      expect(await db.calls.findById(call?._id).lean()).toMatchObject({ state: 'failed', fortune: { type: 'daily' } });
    });

    it('costs what its call is charged when a race has lowered the price since', async () => {
      const { owner, other, mine, fortuneId, call } = await openTwo();
      await settle(deps, mine, sectionResult());
      const raced = { raceId: call?._id, priceUsd: 0.01, ownPriceUsd: 0.013 };
      await db.calls.updateOne({ _id: call?._id ?? '' }, { $set: raced });
      await settle(deps, other, sectionResult('character'));
      expect(await chargesOf(deps, owner)).toEqual([0.01]);
      expect(await stored(fortuneId)).toMatchObject({ ...paid, costUsd: 0.01 });
    });

    it('costs the price when the call was charged for another section that it had stored', async () => {
      const { owner, other, mine, fortuneId, call } = await openTwo();
      const third = await claim(deps, await open(deps, owner, { request: sectionRequest('tendency') }));
      const left = { section: 'tendency', generationId: third.generation._id, done: false } as const;
      await db.calls.updateOne({ _id: call?._id ?? '' }, { $push: { caused: left } });
      await settle(deps, other, sectionResult('character'));
      const ended = await failGeneration(db, clock, third.generation, cancelled);
      expect(ended?.charged).toMatchObject([{ _id: call?._id, chargedUsd: 0.013 }]);
      expect(await settleGeneration(deps, mine, sectionResult(), call)).toMatchObject({ stored: true, chargedUsd: 0 });
      expect(await stored(fortuneId)).toMatchObject(paid);
      expect(await chargesOf(deps, owner)).toEqual([0.013]);
    });
  });

  it('stores the content of a section whose call failed meanwhile, and charges nothing', async () => {
    const owner = newOwner();
    const generationId = await openSection(deps, owner, 'character');
    const mine = await claim(deps, generationId);
    const call = await callOf(deps, mine.generation);
    await db.calls.updateOne({ _id: call?._id ?? '' }, { $set: { state: 'failed' } });
    expect(await settleGeneration(deps, mine, sectionResult('character'), call)).toEqual({
      shared: false,
      cancelled: false,
      stored: false,
      chargedUsd: 0,
    });
    expect(await contentOf(deps, mine.generation.contentHash)).not.toBeNull();
    expect(await chargesOf(deps, owner)).toEqual([]);
  });

  it('charges a call that goes on for others nothing for a section that it names no more', async () => {
    const owner = newOwner();
    const left = await open(deps, owner, { request: sectionRequest('tendency') });
    const generationId = await openSection(deps, owner, 'character');
    const mine = await claim(deps, generationId);
    const call = await callOf(deps, mine.generation);
    const caused = [{ section: 'tendency', generationId: left, done: false } as const];
    const goingOn = { background: true, priceUsd: 0.05, caused: [...caused] };
    await db.calls.updateOne({ _id: call?._id ?? '' }, { $set: goingOn });
    expect(await settleGeneration(deps, mine, sectionResult('character'), call)).toMatchObject({ chargedUsd: 0 });
    expect(await contentOf(deps, mine.generation.contentHash)).not.toBeNull();
    expect(await db.calls.find(owner).lean()).toMatchObject([{ state: 'open', caused }]);
    await settle(deps, await claim(deps, left), sectionResult('tendency'));
    expect(await chargesOf(deps, owner)).toEqual([0.05]);
  });

  it('stores and charges nothing for a profile that was deleted or whose chart has changed', async () => {
    const gone = await reserve(deps);
    await db.profiles.deleteOne({ _id: gone.profile._id });
    const changed = await reserve(deps);
    await db.profiles.updateOne({ _id: changed.profile._id }, { $set: { chart: '1.2.3.4' } });
    for (const { generationId, contentHash, fortune, owner } of [gone, changed]) {
      expect(await settle(deps, await claim(deps, generationId), sectionResult())).toEqual({
        shared: false,
        cancelled: true,
        stored: false,
        chargedUsd: 0,
      });
      expect(await db.fortunes.findById(fortune._id).lean()).toBeNull();
      expect(await contentOf(deps, contentHash)).toBeNull();
      expect(await chargesOf(deps, owner)).toEqual([]);
      expect(await db.calls.find(owner).lean()).toMatchObject([{ state: 'failed', chargedUsd: 0 }]);
      expect(await db.generations.findById(generationId).lean()).toMatchObject({
        state: 'failed',
        error: { kind: 'cancelled' },
      });
      expect(await db.auditEntries.countDocuments(owner)).toBe(0);
    }
  });

  it.each([
    ['drops a section for profiles of which none has the chart', 'character', true, false, false],
    ['stores a section for profiles while one has the chart', 'character', true, true, true],
    ['stores a section for pillars that a caller gave', 'character', false, false, true],
  ] as const)(
    '%s, although it was opened after the deletion',
    async (_what, section, profilesOnly, hasProfile, stored) => {
      const owner = newOwner();
      const strangers = [newOwner(), { ...owner, livemode: false }];
      await db.profiles.create(strangers.map((stranger) => profileRecord(clock, stranger)));
      await db.profiles.create([profileRecord(clock, owner, { chart: '1.2.3.4' })]);
      if (hasProfile) await db.profiles.create([profileRecord(clock, owner)]);
      const contentHash = newHash();
      const id = await open(deps, owner, { request: sectionRequest(section), profilesOnly, contentHash });
      const settled = await settle(deps, await claim(deps, id), sectionResult(section));
      expect(settled).toMatchObject({ cancelled: !stored });
      expect((await contentOf(deps, contentHash)) !== null).toBe(stored);
    },
  );

  it.each(['before', 'after'])(
    'stores a section for a call of a birth that waits since the last profile was deleted, %s the answer',
    async (when) => {
      const owner = newOwner();
      const profile = profileRecord(clock, owner);
      await db.profiles.create([profile]);
      const spec = { request: sectionRequest('character'), profilesOnly: true, contentHash: newHash() };
      const id = await open(deps, owner, spec);
      await db.calls.create([callRecord(clock, owner, [{ section: 'character', generationId: id, done: false }])]);
      const mine = await claim(deps, id);
      const call = await callOf(deps, mine.generation);
      await db.profiles.deleteOne({ _id: profile._id });
      await db.transaction(owner.accountId, (session) => deleteUnusedContents(db, owner, [profile.chart], session));
      const join = () =>
        openGeneration(db, clock, generationSpec(clock, owner, { ...spec, profilesOnly: false }), 'gen_new');
      if (when === 'before') await join();
      else {
        // Between the reading of the record and its closing.
        const exists = jest.spyOn(db.profiles, 'exists');
        exists.mockImplementationOnce(((filter: never) => ({
          async session(session: never) {
            await join();
            exists.mockRestore();
            return db.profiles.exists(filter).session(session);
          },
        })) as never);
      }
      expect(await settleGeneration(deps, mine, sectionResult('character'), call)).toMatchObject({ cancelled: false });
      expect(await contentOf(deps, spec.contentHash)).toMatchObject({ chart: profile.chart });
      expect(await chargesOf(deps, owner)).toEqual([0.013]);
    },
  );

  it.each([
    ['is charged', false],
    ['is not charged where that one has answered', true],
  ])('a rival beside another request’s late call %s, whose API server has died', async (_what, isAnswered) => {
    const owner = newOwner();
    const openOne = async (changes: Partial<CallRecord>, contentHash = newHash()) => {
      const generationId = await open(deps, owner, {
        request: sectionRequest('character'),
        contentHash,
        isRival: true,
      });
      const call = callRecord(clock, owner, [{ section: 'character', generationId, done: false }]);
      await db.calls.create([{ ...call, ...changes, ...(changes.beside && { raceId: call._id }) }]);
      return {
        callId: call._id,
        settled: async () => settle(deps, await claim(deps, generationId), sectionResult('character')),
      };
    };
    const lateHash = newHash();
    const late = await openOne({}, lateHash);
    const rival = await openOne({ beside: [lateHash] });
    if (isAnswered) await late.settled();
    const chargedUsd = isAnswered ? 0 : 0.013;
    expect(await rival.settled()).toMatchObject({ cancelled: isAnswered, chargedUsd });
    const state = isAnswered ? 'failed' : 'charged';
    expect(await db.calls.findById(rival.callId).lean()).toMatchObject({ state, chargedUsd });
  });

  it('keeps and charges the content for a deleted profile while another profile has its chart', async () => {
    const other = await reserve(deps);
    const { owner, generationId, contentHash, fortune, profile } = await reserve(deps);
    await db.profiles.create([profileRecord(clock, owner)]);
    await db.profiles.deleteOne({ _id: profile._id });
    expect(await settle(deps, await claim(deps, generationId), sectionResult())).toEqual({
      shared: false,
      cancelled: false,
      stored: false,
      chargedUsd: 0.013,
    });
    expect(await db.fortunes.findById(fortune._id).lean()).toBeNull();
    expect(await db.fortunes.findById(other.fortune._id).lean()).toMatchObject({ state: 'pending' });
    expect(await db.generations.findById(generationId).lean()).toMatchObject({ state: 'succeeded' });
    expect(await contentOf(deps, contentHash)).not.toBeNull();
    expect(await chargesOf(deps, owner)).toEqual([0.013]);
  });

  it('stores and charges also where a call shares it and its profile goes, one before each try', async () => {
    const { owner, generationId, contentHash, profile, fortune } = await reserve(deps);
    await db.profiles.create([profileRecord(clock, owner)]);
    const mine = await claim(deps, generationId);
    const changes = [
      () => db.generations.updateOne({ _id: generationId }, { $set: { joined: true } }),
      () => db.generations.updateOne({ _id: generationId }, { $unset: { chart: 1 } }),
      () => db.profiles.deleteOne({ _id: profile._id }),
    ];
    const transaction: typeof deps.events.transaction = async (...args) => {
      await changes.shift()?.();
      return deps.events.transaction(...args);
    };
    const events = Object.assign(Object.create(deps.events), { transaction });
    expect(await settle({ ...deps, events }, mine, sectionResult())).toMatchObject({
      shared: true,
      stored: false,
      chargedUsd: 0.013,
    });
    expect(await db.generations.findById(generationId).lean()).toMatchObject({ state: 'succeeded' });
    expect(await db.fortunes.findById(fortune._id).lean()).toBeNull();
    expect(await contentOf(deps, contentHash)).not.toBeNull();
  });
});
