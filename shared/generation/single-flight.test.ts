import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { beforeSharing, claim } from '../../tests/harness/generations.ts';
import {
  callRecord,
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
  sectionRequest,
  sectionResult,
} from '../../tests/harness/records.ts';
import { openDatabase, openGeneration, openSettlement, testClock } from '../../tests/harness/stores.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { JOBS } from '../queues/catalogue.ts';
import { claimGeneration, countFailedAttempt, LEASE_MS, leaseMsOf, releaseGeneration } from './claims.ts';
import { cancelGenerations, failGeneration } from './close.ts';
import { correctOpenCalls } from './correct-calls.ts';
import { settleGeneration } from './settle.ts';
import { findContent, findContents, newGenerationId, openGenerations, shareOpen } from './single-flight.ts';

const SECTIONS = ['character', 'tendency', 'fortune'] as const;

describe('generations', () => {
  const clock = testClock();
  let db: Database;
  let settlement: Awaited<ReturnType<typeof openSettlement>>;
  beforeAll(async () => {
    db = await openDatabase();
    settlement = await openSettlement(db, clock);
  });
  afterAll(async () => {
    await settlement.close();
    await db.close();
  });

  const open = async (changes: Parameters<typeof generationSpec>[2] = {}, owner = newOwner()) => {
    const opened = await openGeneration(db, clock, generationSpec(clock, owner, changes), newGenerationId());
    if (opened.kind !== 'generated') throw new Error(`it was ${opened.kind}`);
    return opened.generation;
  };
  const stored = async (id: string) => db.generations.findById(id).lean();

  it('are opened by exactly one of fifty concurrent callers, and the others share it', async () => {
    const owner = newOwner();
    const spec = generationSpec(clock, owner);
    const opened = await Promise.all(
      Array.from({ length: 50 }, () => openGeneration(db, clock, spec, newGenerationId())),
    );
    const generated = opened.filter(({ kind }) => kind === 'generated');
    expect(generated).toHaveLength(1);
    expect(opened.filter(({ kind }) => kind === 'shared')).toHaveLength(49);
    const ids = opened.map((each) => ('generation' in each ? each.generation._id : null));
    expect(new Set(ids).size).toBe(1);
    expect(await db.generations.countDocuments({ contentHash: spec.contentHash })).toBe(1);
  });

  it('of several sections are all opened by one of fifty concurrent calls', async () => {
    const owner = newOwner();
    const specs = Array.from({ length: 3 }, () => generationSpec(clock, owner));
    const calls = await Promise.all(
      Array.from({ length: 50 }, () =>
        openGenerations(
          db,
          clock,
          specs.map((spec) => ({ ...spec, id: newGenerationId() })),
        ),
      ),
    );
    const kinds = calls.map((opened) => opened?.map(({ kind }) => kind).join());
    expect(kinds.filter((kind) => kind === 'generated,generated,generated')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'shared,shared,shared')).toHaveLength(49);
    const hashes = specs.map(({ contentHash }) => contentHash);
    expect(await db.generations.countDocuments({ contentHash: { $in: hashes } })).toBe(3);
  });

  it('of several sections never exist without the call that names them, however many equal calls race', async () => {
    const owner = newOwner();
    const specs = SECTIONS.map((section) => generationSpec(clock, owner, { request: sectionRequest(section) }));
    await Promise.all(
      Array.from({ length: 50 }, () => {
        const named = specs.map((spec) => ({ ...spec, id: newGenerationId() }));
        const caused = named.map(({ id, request: { section } }) => ({ section, generationId: id, done: false }));
        return openGenerations(db, clock, named, { calls: [callRecord(clock, owner, caused)] });
      }),
    );
    const open = await db.generations.find({ ...owner, open: true }).lean();
    expect(open).toHaveLength(3);
    for (const { _id } of open) expect(await db.calls.countDocuments({ 'caused.generationId': _id })).toBe(1);
    expect(await correctOpenCalls({ db, clock }, await db.calls.find(owner).lean())).toBe(49);
    const left = await db.calls.find(owner).lean();
    expect(left.flatMap(({ caused }) => caused.map(({ generationId }) => generationId)).sort()).toEqual(
      open.map(({ _id }) => _id).sort(),
    );
    expect(left.map(({ state }) => state)).toEqual(['open']);
  });

  it('of several sections share open generations, and skip content that was stored since the caller’s read', async () => {
    const owner = newOwner();
    const specs = Array.from({ length: 4 }, () => generationSpec(clock, owner));
    const [, there, running] = specs;
    if (there === undefined || running === undefined) throw new Error('no specs');
    const made = await open({ contentHash: there.contentHash }, owner);
    await settleGeneration(settlement, await claim(settlement, made._id), sectionResult(), null);
    const other = await open({ contentHash: running.contentHash }, owner);
    const ids = specs.map(() => newGenerationId());
    const result = await openGenerations(
      db,
      clock,
      specs.map((spec, index) => ({ ...spec, id: ids[index] ?? '' })),
    );
    expect(result?.map(({ kind }) => kind)).toEqual(['generated', 'cached', 'shared', 'generated']);
    expect(result?.[2]).toMatchObject({ generation: { _id: other._id } });
    const left = await db.generations.find({ _id: { $in: ids } }).lean();
    expect(left.map(({ _id }) => _id).sort()).toEqual([ids[0], ids[3]].sort());
  });

  it('stay with the call that opened them, when one is stored before the others are open', async () => {
    const owner = newOwner();
    const [first = '', second = ''] = [newHash(), newHash()].sort();
    await open({ contentHash: second }, owner);
    const specs = [first, second].map((contentHash) => ({
      ...generationSpec(clock, owner, { contentHash }),
      id: newGenerationId(),
    }));
    const restore = beforeSharing(db, async () =>
      settleGeneration(settlement, await claim(settlement, specs[0]?.id ?? ''), sectionResult(), null),
    );
    const opened = await openGenerations(db, clock, specs);
    restore();
    expect(opened?.map(({ kind }) => kind)).toEqual(['generated', 'shared']);
  });

  describe('with their fortune', () => {
    const owner = newOwner();
    const openFor = (reserve: ReturnType<typeof reservedFortune>, contentHash: string) =>
      openGeneration(db, clock, generationSpec(clock, owner, { contentHash }), newGenerationId(), { reserve });
    const newFortune = (contentHash: string) => {
      const profile = profileRecord(clock, owner, { _id: newId('prf') });
      return reservedFortune(clock, profile, { contentHash });
    };

    it('are opened by one of twenty concurrent calls, and the others open and reserve nothing', async () => {
      const contentHash = newHash();
      const fortune = newFortune(contentHash);
      const results = await Promise.all(
        Array.from({ length: 20 }, () => openFor({ ...fortune, _id: newId('ftn') }, contentHash)),
      );
      expect(results.map(({ kind }) => kind).sort()).toEqual(['generated', ...Array(19).fill('taken')]);
      expect(await db.fortunes.countDocuments({ contentHash, state: 'pending' })).toBe(1);
      expect(await db.generations.countDocuments({ contentHash })).toBe(1);
    });

    it('are shared by calls for other fortunes of the same content, each with its own reservation', async () => {
      const contentHash = newHash();
      const results = await Promise.all(
        Array.from({ length: 10 }, () => openFor(newFortune(contentHash), contentHash)),
      );
      expect(results.map(({ kind }) => kind).sort()).toEqual(['generated', ...Array(9).fill('shared')]);
      expect(await db.fortunes.countDocuments({ contentHash, state: 'pending' })).toBe(10);
      expect(await db.generations.countDocuments({ contentHash })).toBe(1);
    });

    it('are dropped when their content was stored meanwhile', async () => {
      const contentHash = newHash();
      const made = await open({ contentHash }, owner);
      await settleGeneration(settlement, await claim(settlement, made._id), sectionResult(), null);
      expect((await openFor(newFortune(contentHash), contentHash)).kind).toBe('cached');
      expect(await db.generations.countDocuments({ contentHash, open: true })).toBe(0);
      expect(await db.fortunes.countDocuments({ contentHash, state: 'pending' })).toBe(1);
    });
  });

  it('can be opened again after a failure, and leave content behind once they succeed', async () => {
    const contentHash = newHash();
    const first = await open({ contentHash });
    await failGeneration(db, clock, first, { kind: 'refused', retryAfterSeconds: null });
    const second = await open({ contentHash }, ownedBy(first));
    await settleGeneration(settlement, await claim(settlement, second._id), sectionResult(), null);
    expect(await findContent(db, clock, first)).toMatchObject({ _id: contentHash, model: 'haiku' });
  });

  it('leave content that is not served after it expires', async () => {
    const owner = newOwner();
    const [contentHash, lasting] = [newHash(), newHash()];
    const expiresAt = new Date(clock.now().getTime() + 1_000);
    await settleGeneration(
      settlement,
      await claim(settlement, (await open({ contentHash }, owner))._id),
      { ...sectionResult(), expiresAt },
      null,
    );
    await settleGeneration(
      settlement,
      await claim(settlement, (await open({ contentHash: lasting }, owner))._id),
      sectionResult(),
      null,
    );
    const served = async () => [
      (await findContent(db, clock, { ...owner, contentHash })) !== null,
      [...(await findContents({ db, clock }, owner.accountId, [contentHash, lasting])).keys()].sort(),
    ];
    clock.advance(999);
    expect(await served()).toEqual([true, [contentHash, lasting].sort()]);
    clock.advance(1);
    expect(await served()).toEqual([false, [lasting]]);
    const spec = generationSpec(clock, newOwner(), { contentHash });
    expect((await openGeneration(db, clock, spec, newGenerationId())).kind).toBe('generated');
  });

  it('take the higher priority and the later deadline of the calls that share them', async () => {
    const owner = newOwner();
    const background = generationSpec(clock, owner, { priority: 3, startBy: new Date(clock.now().getTime() + 60_000) });
    const first = await openGeneration(db, clock, background, newGenerationId());
    const sooner = new Date(clock.now().getTime() + 30_000);
    const interactive = { ...background, priority: 1, startBy: sooner };
    expect(await openGeneration(db, clock, interactive, newGenerationId())).toMatchObject({
      kind: 'shared',
      raised: true,
    });
    expect(await openGeneration(db, clock, { ...background, priority: 5 }, newGenerationId())).toMatchObject({
      kind: 'shared',
      raised: false,
    });
    const id = first.kind === 'generated' ? first.generation._id : '';
    expect(await stored(id)).toMatchObject({ priority: 1, startBy: background.startBy });
  });

  it('may start as late as the last call that shares them allows', async () => {
    const interactive = generationSpec(clock, newOwner());
    const first = await openGeneration(db, clock, interactive, newGenerationId());
    const later = { ...interactive, priority: 3, startBy: new Date(interactive.startBy.getTime() + 3_600_000) };
    expect(await openGeneration(db, clock, later, newGenerationId())).toMatchObject({ kind: 'shared', raised: false });
    const id = first.kind === 'generated' ? first.generation._id : '';
    expect(await stored(id)).toMatchObject({ priority: interactive.priority, startBy: later.startBy });
  });

  it('have a lease that outlives the longest attempt', async () => {
    expect(leaseMsOf(7_000)).toBeGreaterThan(7_000);
    expect(LEASE_MS).toBeGreaterThan(JOBS.generate.timeoutMs);
    const { _id } = await open();
    const taken = await claimGeneration(db, clock, { generationId: _id }, 7_000);
    const leaseUntil = new Date(clock.now().getTime() + 7_000);
    expect([taken?.generation.leaseUntil, (await stored(_id))?.leaseUntil]).toEqual([leaseUntil, leaseUntil]);
  });

  it('are claimed with a lease that outlives the job, and by a second attempt in place of the first', async () => {
    const { _id } = await open();
    const first = await claim(settlement, _id);
    expect(first.generation.leaseUntil?.getTime()).toBe(clock.now().getTime() + LEASE_MS);
    const second = await claim(settlement, _id);
    expect(second.token).not.toBe(first.token);
    await releaseGeneration(db, first);
    expect(await countFailedAttempt(db, first)).toBeNull();
    expect(await stored(_id)).toMatchObject({ attemptToken: second.token, attempts: 0 });
    expect(await countFailedAttempt(db, second)).toBe(1);
    expect(await stored(_id)).toMatchObject({ attemptToken: null, leaseUntil: null, attempts: 1 });
  });

  it('are not claimed once they are closed', async () => {
    const generation = await open();
    expect(await failGeneration(db, clock, generation, { kind: 'refused', retryAfterSeconds: null })).not.toBeNull();
    expect(await claimGeneration(db, clock, { generationId: generation._id })).toBeNull();
    expect(await claimGeneration(db, clock, { generationId: newGenerationId() })).toBeNull();
  });

  it('are failed once, by the first process, and only under the given condition', async () => {
    const generation = await open();
    const started = await claim(settlement, generation._id);
    const failure = { kind: 'not_started', retryAfterSeconds: 5 };
    expect(await failGeneration(db, clock, generation, failure, { startedAt: null })).toBeNull();
    const mine = { attemptToken: started.token };
    const failed = await Promise.all(
      Array.from({ length: 10 }, () => failGeneration(db, clock, generation, failure, mine)),
    );
    expect(failed.filter(Boolean)).toHaveLength(1);
    expect(await stored(generation._id)).toMatchObject({ state: 'failed', error: failure, finishedAt: clock.now() });
    expect((await stored(generation._id))?.open).toBeUndefined();
  });

  it('that fail leave their calls uncharged and remove their reserved fortunes', async () => {
    const owner = newOwner();
    const generation = await open({}, owner);
    const caused = [{ section: 'profile_fortune' as const, generationId: generation._id, done: false }];
    const call = callRecord(clock, owner, caused);
    const { contentHash } = generation;
    const fortune = reservedFortune(clock, profileRecord(clock, owner), { contentHash, callId: call._id });
    await db.calls.create([call]);
    await db.fortunes.create([fortune]);
    await failGeneration(db, clock, generation, { kind: 'transient', retryAfterSeconds: 10 });
    expect(await db.calls.findById(call._id).lean()).toMatchObject({ state: 'failed', chargedUsd: 0 });
    expect(await db.fortunes.findById(fortune._id).lean()).toBeNull();
  });

  it('of a deleted profile are cancelled if no request about another profile waits for them, also if one has the same chart', async () => {
    const owner = newOwner();
    const [profile, twin] = [profileRecord(clock, owner), profileRecord(clock, owner)];
    await db.profiles.create([profile, twin]);
    const section = { profilesOnly: true, request: sectionRequest('character') };
    const [alone, joined] = [await open(section, owner), await open(section, owner)];
    const asked = await open({ profilesOnly: true, request: sectionRequest('profile_fortune') }, owner);
    const caused = [alone, joined, asked].map(({ _id }) => ({
      section: 'character' as const,
      generationId: _id,
      done: false,
    }));
    const call = callRecord(clock, owner, caused);
    const { contentHash } = joined;
    await db.calls.create([call]);
    await db.fortunes.create([reservedFortune(clock, profile, { contentHash: asked.contentHash, callId: call._id })]);
    const joiner = { requestId: newId('req'), priceUsd: 0.013, background: false, priority: 1, startBy: clock.now() };
    // Twice about this profile, and about the other one a section.
    await shareOpen(db, owner.accountId, [contentHash, asked.contentHash], { ...joiner, shared: false });
    const ended = await db.transaction(owner.accountId, (session) =>
      cancelGenerations(db, clock, owner, profile, session),
    );
    expect(ended.closed.map(({ _id }) => _id).toSorted()).toEqual([alone._id, asked._id].toSorted());
    expect(await stored(joined._id)).toMatchObject({ state: 'open' });
    expect(await db.calls.findById(call._id).lean()).toMatchObject({
      state: 'open',
      caused: [{ generationId: joined._id }],
    });
  });

  it('of several deleted profiles are cancelled with the last one that has asked', async () => {
    const owner = newOwner();
    const [profile, second, twin] = [
      profileRecord(clock, owner),
      profileRecord(clock, owner),
      profileRecord(clock, owner),
    ];
    await db.profiles.create([profile, second, twin]);
    const asked = await open({ profilesOnly: true, request: sectionRequest('profile_fortune') }, owner);
    const call = callRecord(clock, owner, [{ section: 'profile_fortune', generationId: asked._id, done: false }]);
    await db.calls.create([call]);
    const { contentHash } = asked;
    const reserve = (of: typeof profile, callId: string) => reservedFortune(clock, of, { contentHash, callId });
    // The second request waits for what the first one pays for, and has no call of its own.
    await db.fortunes.create([reserve(profile, call._id), reserve(second, newId('call'))]);
    const remove = async (of: typeof profile) => {
      const ended = await db.transaction(owner.accountId, (session) =>
        cancelGenerations(db, clock, owner, of, session),
      );
      await db.fortunes.deleteMany({ profileId: of._id });
      await db.profiles.deleteOne({ _id: of._id });
      return ended.closed.map(({ _id }) => _id);
    };
    expect(await remove(profile)).toEqual([]);
    expect(await remove(second)).toEqual([asked._id]);
    expect(await db.calls.findById(call._id).lean()).toMatchObject({ state: 'failed', chargedUsd: 0 });
  });

  it('of a deleted profile are cancelled, unless another profile of the owner has the same chart', async () => {
    const owner = newOwner();
    const [profile, twin] = [profileRecord(clock, owner), profileRecord(clock, owner)];
    await db.profiles.create([profile, twin]);
    const generation = await open({ profilesOnly: true }, owner);
    const foreign = await open({ profilesOnly: true });
    const cancel = () =>
      db.transaction(owner.accountId, (session) => cancelGenerations(db, clock, owner, profile, session));
    expect(await cancel()).toMatchObject({ closed: [] });
    await db.profiles.deleteOne({ _id: twin._id });
    expect((await cancel()).closed.map(({ _id }) => _id)).toEqual([generation._id]);
    expect(await stored(generation._id)).toMatchObject({ state: 'failed', error: { kind: 'cancelled' } });
    expect(await stored(foreign._id)).toMatchObject({ state: 'open' });
  });
});
