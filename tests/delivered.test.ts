import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { delivered } from '../scripts/chaos/store-invariants.ts';
import { AppError } from '../shared/core/errors.ts';
import type { Owner } from '../shared/core/owner.ts';
import type { Database } from '../shared/db/connect.ts';
import type { GenerationRecord } from '../shared/db/models/generations.ts';
import type { ProfileRecord } from '../shared/db/models/profiles.ts';
import { insertRecord } from '../shared/db/records.ts';
import { createFortuneService } from '../shared/fortunes/fortunes.ts';
import type { FortuneDeps } from '../shared/fortunes/request.ts';
import { type Claim, claimGeneration, countFailedAttempt, heldBy } from '../shared/generation/claims.ts';
import { cancelOpen, failGeneration } from '../shared/generation/close.ts';
import { correctOpenCalls, findCalls } from '../shared/generation/correct-calls.ts';
import { correctPayments, findRecentlyFailed } from '../shared/generation/correct-payments.ts';
import { recoverFortunes } from '../shared/generation/reconcile.ts';
import { createSectionCallService } from '../shared/generation/sections.ts';
import { settleGeneration } from '../shared/generation/settle.ts';
import { storeSharedFortunes } from '../shared/generation/store-fortune.ts';
import { createProfileService } from '../shared/profiles/profiles.ts';
import { pick, type Random, seededRandom } from './harness/random.ts';
import { newOwner, profileRecord, sectionResult } from './harness/records.ts';
import { openFortuneDeps, type TestClock, testClock } from './harness/stores.ts';

/** `SEED=7 npm test -- tests/delivered.test.ts` repeats the choices of a run; how they interleave is left to the database. */
const SEED = Number(process.env['SEED'] ?? randomInt(1, 1_000_000));
/** At least, and until the load has met every end of a call. */
const ROUNDS = 4;
const LANES = 6;
const STEPS = 25;
/** Of the workers at the end: each generation ends in its first. */
const MAX_PASSES = 3;
const PRICE_USD = 0.013;
/** State, and whether some or all of its sections were stored. */
const EVERY_END = [
  'charged, false, true',
  'charged, true, false',
  'charged, true, true',
  'failed, false, false',
  'failed, true, false',
  // Another call's section, which it shares, has failed.
  'failed, true, true',
];
/** Seldom: what a call generated itself was canceled while it was opened, and the section that it shares has failed. */
const RARE_END = 'failed, false, true';
const SECTIONS = ['character', 'tendency', 'fortune'] as const;

describe(`what was delivered (seed ${SEED})`, () => {
  const clock = testClock();
  let db: Database;
  let deps: Awaited<ReturnType<typeof openFortuneDeps>>;
  beforeAll(async () => {
    deps = await openFortuneDeps(clock);
    ({ db } = deps);
  });
  afterAll(() => deps.close());

  it('is paid for once, however it is opened, shared, settled, deleted, changed and canceled', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < ROUNDS || !EVERY_END.every((end) => ends.has(end)); round += 1) {
      const world = openWorld(deps, clock, newOwner());
      await Promise.all(
        Array.from({ length: LANES }, (_, lane) => world.act(seededRandom(SEED * 1_000 + round * 100 + lane))),
      );
      await world.finish();
      const calls = await db.calls.find(world.owner).lean();
      expect(calls.filter(({ state }) => state === 'open')).toEqual([]);
      expect(calls.filter(({ chargedUsd }) => chargedUsd !== 0 && chargedUsd !== PRICE_USD)).toEqual([]);
      expect(await delivered(db)).toEqual([]);
      // The reconciler finds the same.
      expect(await correctPayments(deps, await findRecentlyFailed(deps))).toBe(0);
      for (const { state, caused } of calls)
        ends.add(`${state}, ${caused.some(({ done }) => done)}, ${caused.every(({ done }) => done)}`);
      const finished = await db.generations.find(world.owner).lean();
      expect(finished.filter(({ open, pillars, chart }) => open || pillars || chart)).toEqual([]);
      const living = new Set((await db.profiles.find(world.owner).lean()).map(({ chart }) => chart));
      const contents = await db.contents.find(world.owner).lean();
      expect(contents.filter(({ chart }) => !living.has(chart)).map(({ section }) => section)).toEqual([]);
    }
    expect([...ends].filter((end) => end !== RARE_END).sort()).toEqual(EVERY_END);
  });
});

/** An account with two profiles of one chart and one of another, its partner, and the workers. */
function openWorld(deps: FortuneDeps, clock: TestClock, owner: Owner) {
  const { db } = deps;
  const fortunes = createFortuneService(deps);
  const profiles = createProfileService(deps);
  const sections = createSectionCallService(deps);
  const caller = { owner, actor: { ip: '127.0.0.1', apiKey: 'bs_live_abcdefghijkl', requestId: 'req_1' } };
  const acting = { ...caller, attempt: null };
  /** By workers that have the provider's answer and have not settled yet. */
  const held: Claim[] = [];

  const newProfile = async () => insertRecord(db.profiles, profileRecord(clock, owner));
  const someProfile = async (random: Random): Promise<ProfileRecord> => {
    const profile = pick(await db.profiles.find(owner).lean(), random);
    if (profile !== undefined) return profile;
    await newProfile();
    return someProfile(random);
  };
  const someOpen = async (random: Random): Promise<GenerationRecord | undefined> =>
    pick(await db.generations.find({ ...owner, open: true }).lean(), random);
  const take = (generationId: string) => claimGeneration(db, clock, { generationId });
  const hold = async (generation: GenerationRecord | undefined) => {
    const taken = generation && (await take(generation._id));
    if (taken) held.push(taken);
  };
  const takeHeld = (random: Random) => held.splice(Math.floor(random() * held.length), 1)[0];
  /** As a worker ends its attempt (workers/generation/handler.ts). */
  const end = async (claim: Claim, isBroken: boolean) => {
    const { generation } = claim;
    // The last profile of its chart was deleted before it was claimed.
    const isGone = generation.chart === undefined;
    const failure = { kind: isGone ? 'cancelled' : 'refused', retryAfterSeconds: null };
    if (isGone || isBroken) return failGeneration(db, clock, generation, failure, heldBy(claim));
    const [call = null] = await findCalls(db, [generation]);
    const settled = await settleGeneration(deps, claim, sectionResult(generation.section), call);
    if (settled?.shared && !settled.cancelled) await storeSharedFortunes(deps, generation);
    return settled;
  };
  const endSome = (random: Random, isBroken: boolean) => {
    const taken = takeHeld(random);
    return taken && end(taken, isBroken);
  };

  const operations: readonly ((random: Random) => Promise<unknown>)[] = [
    newProfile,
    async (random) => {
      const profileId = (await someProfile(random))._id;
      const order = { source: 'POST /v1/fortunes/stream', bodyHash: 'hash' };
      return fortunes.stream(
        caller,
        { profileId, type: 'daily', date: fortunes.dateOf('daily'), model: 'haiku' },
        order,
      );
    },
    async (random) => {
      const profileId = (await someProfile(random))._id;
      const order = { source: 'POST /v1/fortunes', background: random() < 0.3 };
      return fortunes.request(
        caller,
        { profileId, type: 'daily', date: fortunes.dateOf('daily'), model: 'haiku' },
        order,
      );
    },
    async (random) => {
      const { _id: profileId, pillars } = await someProfile(random);
      const subject = { birth: null, pillars, profileId, date: '2090-06-15', model: 'haiku' } as const;
      return sections.start(caller, { ...subject, sections: SECTIONS }, { source: 'widget', bodyHash: 'hash' });
    },
    // A call shares a section that fails after its own is stored.
    async (random) => {
      const { _id: profileId, pillars } = await someProfile(random);
      const date = `20${pick([70, 71, 72, 73, 74], random)}-06-${10 + Math.floor(random() * 20)}`;
      const ask = (...wanted: ('fortune' | 'yearly')[]) => {
        const subject = { birth: null, pillars, profileId, date, model: 'haiku', sections: wanted } as const;
        return sections.start(caller, subject, { source: 'widget', bodyHash: 'hash' });
      };
      await ask('fortune');
      const call = await db.calls.findById((await ask('yearly', 'fortune')).callId).lean();
      for (const { generationId } of call?.caused ?? []) await take(generationId).then((own) => own && end(own, false));
      for (const generationId of call?.shared ?? [])
        await take(generationId).then((other) => other && end(other, true));
    },
    async (random) => hold(await someOpen(random)),
    async (random) => hold(await someOpen(random)),
    async (random) => endSome(random, false),
    async (random) => endSome(random, false),
    async (random) => endSome(random, true),
    // A worker whose provider failed, and that tries again later.
    async (random) => {
      const taken = takeHeld(random);
      return taken && countFailedAttempt(db, taken);
    },
    async (random) => profiles.remove(acting, (await someProfile(random))._id),
    async (random) => {
      const { _id, gender } = await someProfile(random);
      return profiles.merge(acting, _id, { birth: { gender: gender === 'male' ? 'female' : 'male' } });
    },
    async (random) =>
      profiles.merge(acting, (await someProfile(random))._id, { birth: { day: pick([14, 15], random) } }),
    async (random) =>
      profiles.merge(acting, (await someProfile(random))._id, { name: `이름${Math.floor(random() * 9)}`, birth: {} }),
    async () =>
      db.transaction(owner.accountId, (session) =>
        cancelOpen(db, clock, { accountId: owner.accountId, startedAt: null }, session),
      ),
    async (random) => {
      const fortune = pick(await db.fortunes.find({ ...owner, state: 'ready' }).lean(), random);
      return fortune && fortunes.remove(acting, fortune._id);
    },
  ];

  return {
    owner,
    async act(random: Random) {
      for (let step = 0; step < STEPS; step += 1) {
        const operation = pick(operations, random);
        // What was deleted meanwhile, and the like.
        await operation?.(random).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
      }
    },
    /** The workers finish, and the reconciler runs. */
    async finish() {
      for (const taken of held.splice(0)) await end(taken, false);
      for (let pass = 0; pass < MAX_PASSES; pass += 1) {
        const left = await db.generations.find({ ...owner, open: true }).lean();
        for (const generation of left) await hold(generation);
        for (const taken of held.splice(0)) await end(taken, false);
      }
      clock.advance(10_000);
      await recoverFortunes(deps, await db.fortunes.find({ ...owner, state: 'pending' }).lean());
      await correctOpenCalls(deps, await db.calls.find({ ...owner, state: 'open' }).lean());
    },
  };
}
