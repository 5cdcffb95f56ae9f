import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClientSession } from 'mongoose';
import { claim, open, settle } from '../../tests/harness/generations.ts';
import { until } from '../../tests/harness/http.ts';
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
import { openDatabase, openGeneration, openSettlement, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { createAuditLog } from '../accounts/audit.ts';
import { DAY_MS } from '../core/clock.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { insertRecord } from '../db/records.ts';
import { type Claim, claimGeneration } from '../generation/claims.ts';
import { failGeneration } from '../generation/close.ts';
import { settleGeneration } from '../generation/settle.ts';
import { newGenerationId } from '../generation/single-flight.ts';
import { chartKey, fourPillars } from '../saju/index.ts';
import { birthOfProfile } from './profile-fields.ts';
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
      publishFailures: async ({ closed }) => {
        published.push(...closed.map(({ _id }) => _id));
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
  it('takes the answer along of a change without fields that another process makes meanwhile', async () => {
    const owner = newOwner();
    const profile = profileRecord(clock, owner);
    await insertRecord(db.profiles, profile);
    const { _id: id } = profile;
    const key = {
      _id: `${owner.accountId}:live:key`,
      ...owner,
      fingerprint: 'hash',
      token: 'token',
      effectId: 'effect',
    };
    const times = { leaseUntil: clock.now(), since: clock.now(), expiresAt: new Date(clock.now().getTime() + DAY_MS) };
    // It takes the requests about one account in turn with its own alone.
    const elsewhere = createProfileService({ ...settlement, publishFailures: async () => undefined });
    let removed: Promise<unknown> | undefined;
    const settle = async (session: ClientSession) => {
      removed ??= elsewhere.remove(acting(owner), id);
      await Promise.race([removed, delay(1_000)]);
      await db.idempotencyKeys.create([{ ...key, ...times, state: 'stored', answer: 'a person', about: [id] }], {
        session,
      });
    };
    const attempt = { effectId: 'effect', since: clock.now(), repeated: false, settle };
    await service.merge({ ...acting(owner), attempt }, id, { birth: {} }).catch(() => undefined);
    await removed;
    expect(await db.idempotencyKeys.countDocuments({ accountId: owner.accountId, answer: 'a person' })).toBe(0);
  });

  /** A profile with two contents of its chart, one ready fortune and a recent chart. */
  const profileWithAll = async (owner: Owner) => {
    const profile = profileRecord(clock, owner);
    await insertRecord(db.profiles, profile);
    for (let count = 0; count < 2; count += 1) {
      const id = newGenerationId();
      await openGeneration(db, clock, generationSpec(clock, owner, { profilesOnly: true }), id);
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

  it('is forgotten by requests that note its chart after it', async () => {
    const owner = newOwner();
    const profile = await profileWithAll(owner);
    const forgetting = createProfileService({
      ...settlement,
      forgetAfterMs: 3_000,
      publishFailures: async () => undefined,
    });
    await forgetting.remove(acting(owner), profile._id);
    const recentCharts = createRecentCharts({ db, clock, logger: silentLogger });
    recentCharts.record(owner, { chart: profile.chart });
    await recentCharts.close();
    expect(await db.recentCharts.countDocuments(owner)).toBe(1);
    await until('it is forgotten', async () => (await db.recentCharts.countDocuments(owner)) === 0);
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
    await openGeneration(db, clock, generationSpec(clock, owner, { contentHash, profilesOnly: true }), id);
    expect(await service.remove(acting(owner), profile._id)).toMatchObject({ fortunes: 0, cachedCalculations: 0 });
    expect(await left(owner)).toEqual({ profiles: 0, fortunes: 0, contents: 0, recentCharts: 0 });
    expect(published).toEqual([id]);
    expect(await db.generations.findById(id).lean()).toMatchObject({ state: 'failed', error: { kind: 'cancelled' } });
  });

  describe('ends open calls', () => {
    const SECTIONS = ['character', 'tendency', 'fortune'] as const;
    const deletes = (owner: Owner, id: string) => service.remove(acting(owner), id);
    const changesTheDay = (owner: Owner, id: string) => service.merge(acting(owner), id, { birth: { day: 16 } });
    const changesTheGender = (owner: Owner, id: string) =>
      service.merge(acting(owner), id, { birth: { gender: 'male' } });
    const replaces = async (owner: Owner, id: string) => {
      const birth = { year: 1991, month: 1, day: 1, hour: null, gender: 'female', calendarType: 'solar' } as const;
      const input = { externalId: null, name: '홍길동', birth: { ...birth, isLeapMonth: false }, investment: null };
      return service.replace(acting(owner), id, input);
    };
    const ACTS = [
      ['its deletion', deletes],
      ['a change of its birth', changesTheDay],
      ['a change of its gender', changesTheGender],
      ['its replacement', replaces],
    ] as const;
    /** With the chart that its birth has. */
    const ofItsChart = (owner: Owner) => {
      const profile = profileRecord(clock, owner);
      const pillars = fourPillars(birthOfProfile(profile));
      return { ...profile, pillars, chart: chartKey(pillars) };
    };
    /** One call of three sections of a profile's chart. */
    const opened = async () => {
      const owner = newOwner();
      const profile = ofItsChart(owner);
      await insertRecord(db.profiles, profile);
      const { pillars, chart } = profile;
      const ids = await Promise.all(
        SECTIONS.map((section) =>
          open(settlement, owner, { request: { ...sectionRequest(section), pillars }, chart, profilesOnly: true }),
        ),
      );
      const caused = SECTIONS.map((section, index) => ({ section, generationId: ids[index] ?? '', done: false }));
      const call = { ...callRecord(clock, owner, caused), parts: [] };
      await insertRecord(db.calls, call);
      const claimed = (index: number) => claim(settlement, ids[index] ?? '');
      const settled = (mine: Claim) => settle(settlement, mine, sectionResult(mine.generation.section));
      const stored = () => db.calls.findById(call._id).lean();
      const generations = () => db.generations.find({ ...owner, state: 'open' }).lean();
      return { owner, profile, claimed, settled, stored, generations };
    };
    const contents = (owner: Owner) => db.contents.countDocuments(owner);

    it.each(ACTS)('of which nothing was stored, uncharged, by %s', async (_, act) => {
      const { owner, profile, stored } = await opened();
      await act(owner, profile._id);
      expect(await stored()).toMatchObject({ state: 'failed', chargedUsd: 0 });
    });

    it.each(ACTS)('that have stored a section, at the whole price, by %s', async (_, act) => {
      const { owner, profile, claimed, settled, stored, generations } = await opened();
      await settled(await claimed(0));
      await act(owner, profile._id);
      expect(await stored()).toMatchObject({ state: 'charged', chargedUsd: 0.013, settledAt: clock.now() });
      expect(await generations()).toEqual([]);
    });

    it.each(ACTS)('at the whole price although a worker still is at their last sections, by %s', async (_, act) => {
      const { owner, profile, claimed, settled, stored } = await opened();
      const running = [await claimed(1), await claimed(2)];
      await settled(await claimed(0));
      await act(owner, profile._id);
      expect(await stored()).toMatchObject({ state: 'charged', chargedUsd: 0.013 });
      for (const mine of running) expect(await settled(mine)).toMatchObject({ chargedUsd: 0 });
      expect(await stored()).toMatchObject({ state: 'charged', chargedUsd: 0.013 });
    });

    it.each([
      ['its deletion', deletes],
      ['a change of its birth', changesTheDay],
    ])('when their running sections have ended, which are dropped, uncharged, after %s', async (_, act) => {
      const { owner, profile, claimed, settled, stored, generations } = await opened();
      const mine = await claimed(1);
      await act(owner, profile._id);
      expect(await stored()).toMatchObject({ state: 'open', caused: [{ section: 'tendency' }] });
      // The worker has read the birth; the record has forgotten it.
      const [running] = await generations();
      expect(running).toMatchObject({ _id: mine.generation._id });
      for (const field of ['pillars', 'chart', 'luck', 'variant']) expect(running).not.toHaveProperty(field);
      expect(await settled(mine)).toMatchObject({ cancelled: true, chargedUsd: 0 });
      expect(await generations()).toEqual([]);
      expect(await stored()).toMatchObject({ state: 'failed', chargedUsd: 0 });
      expect(await contents(owner)).toBe(0);
    });

    it('when their running sections are stored, charged, after a change that keeps the chart', async () => {
      const { owner, profile, claimed, settled, stored } = await opened();
      const mine = await claimed(1);
      await changesTheGender(owner, profile._id);
      expect(await stored()).toMatchObject({ state: 'open', caused: [{ section: 'tendency' }] });
      expect(await settled(mine)).toMatchObject({ chargedUsd: 0.013 });
      expect(await stored()).toMatchObject({ state: 'charged', chargedUsd: 0.013 });
      expect(await contents(owner)).toBe(1);
    });

    it('when a section is stored for a profile of the same chart that was made since, charged', async () => {
      const { owner, profile, claimed, settled, stored } = await opened();
      const mine = await claimed(1);
      await deletes(owner, profile._id);
      await insertRecord(db.profiles, ofItsChart(owner));
      expect(await settled(mine)).toMatchObject({ chargedUsd: 0.013 });
      expect(await stored()).toMatchObject({ state: 'charged', chargedUsd: 0.013 });
      expect(await contents(owner)).toBe(1);
    });

    it('not while another profile has the chart', async () => {
      const { owner, profile, stored, generations } = await opened();
      await insertRecord(db.profiles, ofItsChart(owner));
      await deletes(owner, profile._id);
      expect(await stored()).toMatchObject({ state: 'open' });
      expect((await generations()).map(({ chart }) => chart)).toEqual(Array(3).fill(profile.chart));
    });
  });

  it('leaves no birth in the generations that have ended', async () => {
    const owner = newOwner();
    const profile = await profileWithAll(owner);
    const failed = await open(settlement, owner, { profilesOnly: true });
    await failGeneration(db, clock, (await claim(settlement, failed)).generation, {
      kind: 'refused',
      retryAfterSeconds: null,
    });
    await service.remove(acting(owner), profile._id);
    const ended = await db.generations.find(owner).lean();
    expect(ended.map(({ state }) => state).sort()).toEqual(['failed', 'succeeded', 'succeeded']);
    for (const field of ['pillars', 'chart', 'luck', 'variant', 'open']) {
      for (const generation of ended) expect(generation).not.toHaveProperty(field);
    }
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
      transaction: ((owners, work) =>
        settlement.events.transaction(owners, async (...given) => {
          const result = await work(...given);
          // Outside of the transaction, which cannot see it.
          for (const id of [opened, stored])
            await openGeneration(db, clock, generationSpec(clock, owner, { profilesOnly: true }), id);
          const claim = await claimGeneration(db, clock, { generationId: stored });
          if (claim !== null) await settleGeneration(settlement, claim, sectionResult(), null);
          return result;
        })) as typeof settlement.events.transaction,
    };
    const changing = createProfileService({
      ...settlement,
      events,
      publishFailures: async ({ closed }) => {
        cancelled.push(...closed.map(({ _id }) => _id));
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

describe('a changed profile', () => {
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
  const acting = (owner: Owner) => ({
    owner,
    actor: { ip: '127.0.0.1', apiKey: 'bs_live_abcdefghijkl', requestId: 'req_1' },
    attempt: null,
  });

  it('takes one transaction at a time, and repeats none, however many change it at once', async () => {
    let [transactions, most, runs] = [0, 0, 0];
    const events: typeof settlement.events = {
      ...settlement.events,
      async transaction(owners, work) {
        transactions += 1;
        most = Math.max(most, transactions);
        try {
          return await settlement.events.transaction(owners, (...given) => {
            runs += 1;
            return work(...given);
          });
        } finally {
          transactions -= 1;
        }
      },
    };
    const service = createProfileService({ ...settlement, events, publishFailures: async () => undefined });
    const owner = newOwner();
    const profile = profileRecord(clock, owner);
    await insertRecord(db.profiles, profile);
    const names = Array.from({ length: 20 }, (_, index) => `가${index}`);
    await Promise.all(names.map((name) => service.merge(acting(owner), profile._id, { name, birth: {} })));
    expect({ most, runs }).toEqual({ most: 1, runs: 20 });
    expect((await service.get(acting(owner), profile._id)).name).toBe('가19');
  });

  it('writes to its fortunes only when its name changes', async () => {
    const service = createProfileService({ ...settlement, publishFailures: async () => undefined });
    const owner = newOwner();
    const profile = profileRecord(clock, owner);
    const fortune = reservedFortune(clock, profile, { contentHash: newHash(), state: 'ready' });
    await insertRecord(db.profiles, profile);
    await insertRecord(db.fortunes, { ...fortune, profile: { ...fortune.profile, name: 'unwritten' } });
    const nameAfter = async (name: string) => {
      await service.merge(acting(owner), profile._id, { name, birth: {} });
      return (await db.fortunes.findOne(owner).lean())?.profile.name;
    };
    expect(await nameAfter(profile.name)).toBe('unwritten');
    expect(await nameAfter('김철수')).toBe('김철수');
  });
});

describe('a profile whose audit entry cannot be written', () => {
  const clock = testClock('2090-06-15T14:59:59.000Z');
  let db: Database;
  let settlement: Awaited<ReturnType<typeof openSettlement>>;
  let service: ProfileService;
  beforeAll(async () => {
    db = await openDatabase();
    settlement = await openSettlement(db, clock);
    const closed = await openDatabase();
    await closed.close();
    service = createProfileService({
      ...settlement,
      audit: createAuditLog(closed, clock),
      publishFailures: () => Promise.resolve(),
    });
  });
  afterAll(async () => {
    await settlement.close();
    await db.close();
  });

  it('is neither shown unmasked nor changed nor deleted', async () => {
    const owner = newOwner();
    const profile = profileRecord(clock, owner);
    await insertRecord(db.profiles, profile);
    const actor = { ip: '127.0.0.1', apiKey: 'bs_live_abcdefghijkl', requestId: 'req_1' };
    const caller = { owner, actor, attempt: null };
    const before = await db.profiles.findById(profile._id).lean();
    await expect(service.getUnmasked(caller, profile._id, {})).rejects.toMatchObject({
      kind: 'service_unavailable',
      options: { reason: 'store_unavailable', retryAfterSeconds: 5 },
    });
    await expect(service.remove(caller, profile._id)).rejects.toThrow();
    await expect(service.merge(caller, profile._id, { birth: { gender: 'male' } })).rejects.toThrow();
    expect(await db.profiles.findById(profile._id).lean()).toEqual(before);
  });
});
