import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, profileRecord, reservedFortune, sectionResult } from '../../tests/harness/records.ts';
import { openFortuneDeps, testClock } from '../../tests/harness/stores.ts';
import type { Attempt } from '../accounts/caller.ts';
import { kstDate } from '../core/clock.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { insertRecord } from '../db/records.ts';
import { BACKGROUND_START_MS } from '../generation/call-terms.ts';
import { claimGeneration } from '../generation/claims.ts';
import { failGeneration } from '../generation/close.ts';
import { findCalls } from '../generation/correct-calls.ts';
import { createSectionCallService } from '../generation/sections.ts';
import { settleGeneration } from '../generation/settle.ts';
import { createProfileService } from '../profiles/profiles.ts';
import { LAST_TURN, PRIORITY } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import { createFortuneService, type FortuneService, type FortuneTicket } from './fortunes.ts';
import { requestFortunes } from './request.ts';

describe('requests for fortunes', () => {
  const clock = testClock();
  let db: Database;
  let producer: Producer;
  let deps: Awaited<ReturnType<typeof openFortuneDeps>>;
  let fortunes: FortuneService;
  beforeAll(async () => {
    deps = await openFortuneDeps(clock, { GENERATION_WAIT_MS: '30000' });
    ({ db, producer } = deps);
    fortunes = createFortuneService(deps);
  });
  afterAll(() => deps.close());

  const callerOf = (owner: Owner) => ({
    owner,
    actor: { ip: '127.0.0.1', apiKey: 'bs_live_abcdefghijkl', requestId: 'req_1' },
  });
  const newProfile = async (owner: Owner) => {
    const profile = profileRecord(clock, owner);
    await insertRecord(db.profiles, profile);
    return profile._id;
  };
  const request = (owner: Owner, profileId: string, background = false, attempt: Attempt | null = null) =>
    fortunes.request(
      callerOf(owner),
      { profileId, type: 'daily', date: kstDate(clock.now()), model: 'haiku' },
      { source: 'POST /v1/fortunes', background, attempt },
    );
  const changeBirth = (owner: Owner, profileId: string, year: number) => {
    const profiles = createProfileService({ ...deps, publishFailures: async () => undefined });
    return profiles.merge({ ...callerOf(owner), attempt: null }, profileId, { birth: { year } });
  };
  /** Each charged call with the fortune that it names. */
  const charges = async (owner: Owner) => {
    const calls = await db.calls
      .find({ ...owner, state: 'charged' })
      .sort({ settledAt: 1 })
      .lean();
    return calls.map(({ fortuneId, chargedUsd }) => [fortuneId, chargedUsd]);
  };
  const requestAll = (owner: Owner, profileIds: readonly string[], beforeEnqueue = async () => {}) =>
    requestFortunes(deps, callerOf(owner), {
      profileIds,
      type: 'daily',
      date: kstDate(clock.now()),
      model: 'haiku',
      source: 'POST /v1/fortunes/batch',
      background: true,
      priority: PRIORITY.liveBatch,
      audited: false,
      bulk: { onReserved: async () => undefined, onOpened: () => beforeEnqueue().then(() => new Set()) },
    });
  const generationOf = async (owner: Owner) => {
    const open = await db.generations.find({ ...owner, open: true }).lean();
    expect(open).toHaveLength(1);
    return open[0];
  };
  const begin = async (owner: Owner) => {
    const claim = await claimGeneration(db, clock, { generationId: (await generationOf(owner))?._id ?? '' });
    if (claim === null) throw new Error('nothing to claim');
    return claim;
  };
  /** Settles a generation like the worker. */
  const make = async (owner: Owner, claim?: Awaited<ReturnType<typeof begin>>) => {
    const begun = claim ?? (await begin(owner));
    await settleGeneration(deps, begun, sectionResult(), (await findCalls(db, [begun.generation]))[0] ?? null);
  };
  const collected = async (ticket: FortuneTicket) => {
    if (ticket.kind === 'ready') return ticket.fortune;
    return fortunes.complete(ticket);
  };
  const fromNow = (ms: number) => new Date(clock.now().getTime() + ms);

  it.each([
    ['the same fortune', true],
    ['the fortune of an equal chart', false],
  ])('that share %s in the background let it start as late as they may wait', async (_what, isSame) => {
    const owner = newOwner();
    const first = await newProfile(owner);
    await request(owner, first);
    expect((await generationOf(owner))?.startBy).toEqual(fromNow(30_000));
    await request(owner, isSame ? first : await newProfile(owner), true);
    expect(await generationOf(owner)).toMatchObject({
      startBy: fromNow(BACKGROUND_START_MS),
      joined: true,
      priority: PRIORITY.liveInteractive,
    });
    clock.advance(1_000);
    await request(owner, first);
    expect((await generationOf(owner))?.startBy).toEqual(fromNow(BACKGROUND_START_MS - 1_000));
  });

  it.each([
    ['the same fortune', true],
    ['the fortune of an equal chart', false],
  ])('of a batch that share %s let it start as late as they may wait', async (_what, isSame) => {
    const owner = newOwner();
    const first = await newProfile(owner);
    await request(owner, first);
    await requestAll(owner, [isSame ? first : await newProfile(owner)]);
    expect(await generationOf(owner)).toMatchObject({ startBy: fromNow(BACKGROUND_START_MS), joined: true });
  });

  it('that share bulk work before its job exists put the job among the interactive ones', async () => {
    const owner = newOwner();
    const profileId = await newProfile(owner);
    await requestAll(owner, [profileId], async () => {
      await request(owner, profileId);
    });
    const generation = await generationOf(owner);
    expect(generation?.priority).toBe(PRIORITY.liveInteractive);
    const jobs = await producer.queue('generation-haiku').getJobs(['prioritized']);
    const job = jobs.find(({ data }) => data.generationId === generation?._id);
    expect(job?.priority).toBeLessThanOrEqual(LAST_TURN);
  });

  it('that share a generation cost nothing, for the same fortune as for one of an equal chart', async () => {
    const owner = newOwner();
    const [first, second, third] = [await newProfile(owner), await newProfile(owner), await newProfile(owner)];
    const [mine, same, equal] = [
      await request(owner, first),
      await request(owner, first),
      await request(owner, second),
    ];
    await make(owner);
    const later = await request(owner, third);
    const costs = await Promise.all([mine, same, equal, later].map(collected));
    expect(costs.map((fortune) => [fortune?.profileId, fortune?.cached, fortune?.costUsd])).toEqual([
      [first, false, 0.013],
      [first, false, 0.013],
      [second, true, 0],
      [third, true, 0],
    ]);
    const calls = await db.calls.find(owner).lean();
    expect(calls.map(({ chargedUsd }) => chargedUsd).sort()).toEqual([0, 0, 0.013]);
  });

  it('that are repeated find what a fallback makes in the place of the model: with a key, and without one', async () => {
    const owner = newOwner();
    const caller = { ...callerOf(owner), fallbacks: { haiku: ['gpt4o'] as const } };
    const [profileId, other] = [await newProfile(owner), await newProfile(owner)];
    const first = { effectId: randomBytes(8).toString('hex'), since: clock.now(), repeated: false };
    const ask = (model: 'haiku' | 'gpt4o', attempt: Attempt | null) =>
      fortunes.request(
        caller,
        {
          profileId,
          type: 'daily',
          date: kstDate(clock.now()),
          model,
          fallbackFrom: model === 'haiku' ? null : 'haiku',
        },
        { source: 'POST /v1/fortunes', background: false, attempt },
      );
    const reserved = await ask('gpt4o', first);
    const id = reserved.kind === 'waiting' ? reserved.fortuneId : '';
    expect(await ask('haiku', { ...first, repeated: true })).toMatchObject({ fortuneId: id, created: true });
    expect(await ask('haiku', null)).toMatchObject({ fortuneId: id, created: false });
    await make(owner);
    for (const attempt of [{ ...first, repeated: true }, null]) {
      expect(await collected(await ask('haiku', attempt))).toMatchObject({ _id: id, model: 'gpt4o' });
    }
    expect(await charges(owner)).toEqual([[id, 0.013]]);
    const direct = { profileId: other, type: 'daily', date: kstDate(clock.now()), model: 'gpt4o' } as const;
    expect(await fortunes.request(caller, direct, { source: 'POST /v1/fortunes', background: false })).toMatchObject({
      kind: 'ready',
    });
    expect(await request(owner, other)).toMatchObject({ kind: 'waiting', created: true });
    expect(Object.fromEntries(await charges(owner))).toMatchObject({ [id]: 0.013 });
    expect((await charges(owner)).map(([, usd]) => usd).sort()).toEqual([0, 0.013]);
  });

  it('answer not_found for a deleted fortune whose id had failed before a fallback made it', async () => {
    const owner = newOwner();
    const profileId = await newProfile(owner);
    const attempt = { effectId: randomBytes(8).toString('hex'), since: clock.now(), repeated: false };
    const ask = (model: 'haiku' | 'gpt4o') =>
      fortunes.request(
        callerOf(owner),
        {
          profileId,
          type: 'daily',
          date: kstDate(clock.now()),
          model,
          fallbackFrom: model === 'haiku' ? null : 'haiku',
        },
        { source: 'POST /v1/fortunes', background: false, attempt },
      );
    const asked = await ask('haiku');
    const id = asked.kind === 'waiting' ? asked.fortuneId : '';
    const open = await generationOf(owner);
    if (open === undefined) throw new Error('no generation');
    await failGeneration(db, clock, open, { kind: 'transient', retryAfterSeconds: null });
    await expect(fortunes.get(callerOf(owner), id)).rejects.toMatchObject({ kind: 'fortune_failed' });
    expect(await ask('gpt4o')).toMatchObject({ fortuneId: id });
    await make(owner);
    expect(await fortunes.get(callerOf(owner), id)).toMatchObject({ _id: id, model: 'gpt4o' });
    await fortunes.remove({ ...callerOf(owner), attempt: null }, id);
    await expect(fortunes.get(callerOf(owner), id)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('that are repeated with their key after their fortune was deleted make another fortune with another id', async () => {
    const owner = newOwner();
    const profileId = await newProfile(owner);
    const first = { effectId: randomBytes(8).toString('hex'), since: clock.now(), repeated: false };
    const again = { ...first, repeated: true };
    const ids: string[] = [];
    for (const [attempt, year] of [
      [first, 1991],
      [again, 1992],
      [again, 1991],
    ] as const) {
      await request(owner, profileId, false, attempt);
      await make(owner);
      const repeat = await request(owner, profileId, false, again);
      expect(repeat).toMatchObject({ kind: 'ready', created: true });
      ids.push((await collected(repeat))?._id ?? '');
      await changeBirth(owner, profileId, year);
      clock.advance(1_000);
    }
    expect(new Set(ids).size).toBe(3);
    expect(await charges(owner)).toEqual(ids.map((id) => [id, 0.013]));
  });

  it.each([
    ['with its key', false],
    ['by a batch', true],
  ])(
    'that are repeated %s for a profile that changed meanwhile pay for the content that others use, and for the new fortune',
    async (_how, isBatch) => {
      const owner = newOwner();
      const attempt = { effectId: randomBytes(8).toString('hex'), since: clock.now(), repeated: true };
      const [profileId] = [await newProfile(owner), await newProfile(owner)];
      const ask = () => (isBatch ? requestAll(owner, [profileId]) : request(owner, profileId, false, attempt));
      await ask();
      const begun = await begin(owner);
      await changeBirth(owner, profileId, 1991);
      await make(owner, begun);
      expect(await charges(owner)).toEqual([[null, 0.013]]);
      clock.advance(1);
      await ask();
      await make(owner);
      const stored = await db.fortunes.find({ ...owner, state: 'ready' }).lean();
      expect(stored.map((fortune) => fortune.profileId)).toEqual([profileId]);
      expect(await charges(owner)).toEqual([
        [null, 0.013],
        [stored[0]?._id, 0.013],
      ]);
    },
  );

  it.each(['request', 'stream'] as const)(
    'find no profile that is deleted while they read its fortune (%s)',
    async (how) => {
      const owner = newOwner();
      const profile = profileRecord(clock, owner);
      const fortuneDate = kstDate(clock.now());
      const fortune = reservedFortune(clock, profile, { contentHash: 'h', fortuneDate, state: 'ready' });
      await insertRecord(db.fortunes, fortune);
      const asked = { profileId: profile._id, type: 'daily', date: fortuneDate, model: 'haiku' } as const;
      const asking =
        how === 'request'
          ? fortunes.request(callerOf(owner), asked, { source: 'POST /v1/fortunes' })
          : fortunes.stream(callerOf(owner), asked, { source: 'POST /v1/fortunes/stream', bodyHash: 'b' });
      await expect(asking).rejects.toMatchObject({ kind: 'not_found' });
    },
  );

  it('for cached sections only are recorded as hits without a charge, when a stream can resume them', async () => {
    const owner = newOwner();
    const sections = createSectionCallService(deps);
    const profileId = await newProfile(owner);
    const { pillars } = profileRecord(clock, owner);
    const start = (options: { readonly bodyHash?: string }) =>
      sections.start(
        callerOf(owner),
        { birth: null, sections: ['character'], pillars, profileId, date: kstDate(clock.now()), model: 'haiku' },
        { source: 'POST /api/investment-character', ...options },
      );
    expect(await start({ bodyHash: 'a' })).toMatchObject({ cached: false, costUsd: 0.013, costPerCallUsd: 0.013 });
    const claim = await claimGeneration(db, clock, { generationId: (await generationOf(owner))?._id ?? '' });
    if (claim === null) throw new Error('nothing to claim');
    await settleGeneration(
      deps,
      claim,
      sectionResult('character'),
      (await findCalls(db, [claim.generation]))[0] ?? null,
    );
    const hits = [await start({ bodyHash: 'b' }), await start({})];
    for (const hit of hits) expect(hit).toMatchObject({ cached: true, costUsd: 0, costPerCallUsd: 0.013 });
    const calls = await db.calls.find(owner).sort({ bodyHash: 1 }).lean();
    expect(calls.map(({ bodyHash, state, chargedUsd }) => [bodyHash, state, chargedUsd])).toEqual([
      ['a', 'charged', 0.013],
      ['b', 'charged', 0],
    ]);
  });
});
