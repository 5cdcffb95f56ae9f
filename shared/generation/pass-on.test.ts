import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callOf, chargesOf, claim, contentOf, open, reserve, settle } from '../../tests/harness/generations.ts';
import {
  callRecord,
  newOwner,
  profileRecord,
  reservedFortune,
  sectionRequest,
  sectionResult,
} from '../../tests/harness/records.ts';
import { openDatabase, openSettlement, testClock } from '../../tests/harness/stores.ts';
import { HOUR_MS } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import type { CallRecord } from '../db/models/calls.ts';
import { insertRecord } from '../db/records.ts';
import { failGeneration } from './close.ts';
import { correctOpenCalls } from './correct-calls.ts';
import { loseCalls } from './end-races.ts';
import { takenBy } from './pass-on.ts';
import { settleGeneration } from './settle.ts';
import { shareOpen } from './single-flight.ts';

const clock = testClock();
let deps: Awaited<ReturnType<typeof openSettlement>>;
beforeAll(async () => {
  deps = await openSettlement(await openDatabase(), clock);
});
afterAll(async () => {
  await deps.close();
  await deps.db.close();
});

const lose = ({ accountId, _id }: CallRecord) =>
  deps.db.transaction(accountId, (session) => loseCalls(deps, accountId, [_id], session));
const present = (call: CallRecord) => deps.db.calls.findById(call._id).lean();

describe('a fortune whose call loses its race', () => {
  /** A call that generates a character, and waits for the fortune of another call. */
  const waiting = async (isTwin: boolean) => {
    const { owner, generationId, contentHash, profile, fortune } = await reserve(deps);
    const { accountId } = owner;
    await deps.db.generations.updateOne({ _id: generationId }, { $set: { isRival: true, joined: true } });
    const character = await open(deps, owner, { request: sectionRequest('character'), isRival: true });
    const caused = [{ section: 'character', generationId: character, done: false } as const];
    const call = { ...callRecord(clock, owner, caused), shared: [generationId] };
    const twin = { ...profileRecord(clock, owner), pillars: profile.pillars, chart: profile.chart };
    const own = isTwin ? reservedFortune(clock, twin, { contentHash, callId: call._id }) : fortune;
    if (isTwin) {
      await deps.db.profiles.create([twin]);
      await deps.db.fortunes.create([own]);
    }
    const heir = { ...call, fortuneId: own._id };
    await insertRecord(deps.db.calls, heir);
    const losing = await deps.db.calls.findOne({ accountId, 'caused.generationId': generationId }).lean();
    if (losing === null) throw new Error('it was reserved');
    return { owner, generationId, character, fortune: own, losing, heir };
  };

  it.each([
    ['the same profile', false],
    ['another profile of the chart', true],
  ])('is paid for by the call that waits for it, of %s, with its other section', async (_, isTwin) => {
    const { owner, generationId, character, fortune, losing, heir } = await waiting(isTwin);
    // A worker is at it.
    const mine = await claim(deps, generationId);
    const read = await callOf(deps, mine.generation);
    expect(await lose(losing)).toEqual([]);
    expect(await present(losing)).toMatchObject({ state: 'failed', caused: [] });
    expect(await present(heir)).toMatchObject({ state: 'open', shared: [], caused: [{}, { generationId }] });
    expect(await settleGeneration(deps, mine, sectionResult(), read)).toMatchObject({ stored: true, chargedUsd: 0 });
    expect(await settle(deps, await claim(deps, character), sectionResult('character'))).toMatchObject({
      chargedUsd: heir.priceUsd,
    });
    expect(await deps.db.fortunes.findById(fortune._id).lean()).toMatchObject({
      state: 'ready',
      callId: heir._id,
      cached: false,
      costUsd: heir.priceUsd,
    });
    expect(await chargesOf(deps, owner)).toEqual([heir.priceUsd]);
  });

  it('costs what the call that pays for it was charged, also if that was before it is stored', async () => {
    const { generationId, fortune, losing, heir } = await waiting(false);
    const mine = await claim(deps, generationId);
    const read = await callOf(deps, mine.generation);
    await lose(losing);
    await deps.db.calls.updateOne({ _id: heir._id }, { $set: { state: 'charged', chargedUsd: 0.01 } });
    await settleGeneration(deps, mine, sectionResult(), read);
    expect(await deps.db.fortunes.findById(fortune._id).lean()).toMatchObject({ cached: false, costUsd: 0.01 });
  });

  it('ends with the last call that waits for it', async () => {
    const { owner, losing, heir } = await waiting(false);
    await lose(losing);
    await lose(heir);
    // The call that has lost first is asked again by the round of its opening that comes after.
    await lose(losing);
    expect(await deps.db.generations.countDocuments({ ...owner, open: true })).toBe(0);
    expect(await deps.db.fortunes.countDocuments(owner)).toBe(0);
    expect(await chargesOf(deps, owner)).toEqual([]);
  });

  it('goes on when the call that has passed it on is ended once more', async () => {
    const { generationId, losing } = await waiting(false);
    await lose(losing);
    expect(await lose(losing)).toEqual([]);
    expect(await deps.db.generations.findById(generationId).lean()).toMatchObject({ state: 'open' });
  });
});

describe('a section of a call that fails', () => {
  const fail = async (generationId: string, { accountId }: CallRecord) => {
    const contentHash = (await deps.db.generations.findById(generationId).lean())?.contentHash ?? '';
    const refused = { kind: 'refused', retryAfterSeconds: null };
    await failGeneration(deps.db, clock, { _id: generationId, accountId, contentHash }, refused);
  };

  /** A call that fails with its first section, and another one that waits for its second and generates a third. */
  const failed = async (changes: Partial<CallRecord> = {}) => {
    const owner = newOwner();
    const section = async (name: 'character' | 'tendency' | 'radar') => {
      const generationId = await open(deps, owner, { request: sectionRequest(name) });
      return { section: name, generationId, done: false };
    };
    const [first, second, third] = [await section('character'), await section('tendency'), await section('radar')];
    const failing = callRecord(clock, owner, [first, second]);
    const sharing = { ...callRecord(clock, owner, [third]), shared: [second.generationId], ...changes };
    for (const call of [failing, sharing]) await insertRecord(deps.db.calls, call);
    await fail(first.generationId, failing);
    expect(await present(failing)).toMatchObject({ state: 'failed' });
    expect(await present(sharing)).toMatchObject({ state: 'open', shared: [], caused: [third, second] });
    return { owner, second, third, sharing };
  };
  const openOf = (owner: Owner) => deps.db.generations.distinct('_id', { ...owner, open: true });

  it.each([
    ['and ends with it', false],
    ['and goes on, paid for, where a batch has joined it', true],
  ])('is one of those of the call that waits for it, %s', async (_, isJoined) => {
    const { owner, second, third, sharing } = await failed();
    const { contentHash } = (await deps.db.generations.findById(second.generationId).lean()) ?? { contentHash: '' };
    const startBy = new Date(clock.now().getTime() + 6 * HOUR_MS);
    const batch = { requestId: newId('req'), priceUsd: 0.05, background: true, priority: 1, startBy, shared: true };
    if (isJoined) await shareOpen(deps.db, owner.accountId, [contentHash], batch);
    await fail(third.generationId, sharing);
    expect(await openOf(owner)).toEqual(isJoined ? [second.generationId] : []);
    if (isJoined) await settle(deps, await claim(deps, second.generationId), sectionResult('tendency'));
    expect(await chargesOf(deps, owner)).toEqual(isJoined ? [0.05] : []);
  });

  it('ends with that call when the call loses its race, and no call is charged for it', async () => {
    const { owner, third, sharing } = await failed({ raceId: newId('call') });
    await deps.db.generations.updateOne({ _id: third.generationId }, { $set: { isRival: true } });
    await lose(sharing);
    expect(await present(sharing)).toMatchObject({ state: 'failed' });
    expect(await openOf(owner)).toEqual([]);
  });

  it('ends with a call that the reconciler ends', async () => {
    const { owner, second, third, sharing } = await failed();
    // As by a process that died before it ended the call.
    const ended = {
      $set: { state: 'failed', error: { kind: 'refused', retryAfterSeconds: null } },
      $unset: { open: 1 },
    };
    await deps.db.generations.updateOne({ _id: third.generationId }, ended);
    const call = await present(sharing);
    await correctOpenCalls(deps, call === null ? [] : [call]);
    expect(await present(sharing)).toMatchObject({ state: 'failed', chargedUsd: 0 });
    expect(await openOf(owner)).toEqual([]);
    expect((await deps.db.generations.findById(second.generationId).lean())?.state).toBe('failed');
  });
});

describe('what a call has stored before it loses its race', () => {
  /** A stored section, its call, which has a further one, and another call that has taken it. */
  const taken = async (state: CallRecord['state']) => {
    const owner = newOwner();
    const section = async (name: 'character' | 'tendency' | 'radar') => {
      const generationId = await open(deps, owner, { request: sectionRequest(name), isRival: true });
      return { section: name, generationId, done: false };
    };
    const [stored, left, other] = [await section('character'), await section('tendency'), await section('radar')];
    const losing = callRecord(clock, owner, [stored, left]);
    const taker = { ...callRecord(clock, owner, [other]), state };
    for (const call of [losing, taker]) await insertRecord(deps.db.calls, call);
    const mine = await claim(deps, stored.generationId);
    await settle(deps, mine, sectionResult('character'));
    const { contentHash } = mine.generation;
    await deps.db.contents.updateOne({ _id: contentHash }, takenBy([taker._id]));
    return { losing, taker, contentHash, generationId: stored.generationId };
  };

  it.each([
    ['charged', true],
    ['failed', false],
  ] as const)('stays for one that has taken it and is %s: %p', async (state, stays) => {
    const { losing, contentHash } = await taken(state);
    await lose(losing);
    expect((await contentOf(deps, contentHash)) !== null).toBe(stays);
  });

  it('is deleted with the last call that has taken it', async () => {
    const { losing, taker, contentHash, generationId } = await taken('open');
    await lose(losing);
    expect(await contentOf(deps, contentHash)).not.toBeNull();
    expect(await present(taker)).toMatchObject({ state: 'open', caused: [{}, { generationId, done: true }] });
    await lose(taker);
    expect(await contentOf(deps, contentHash)).toBeNull();
  });

  it('is not deleted once more when the call is ended once more, and another one has stored it since', async () => {
    const { losing, contentHash } = await taken('failed');
    const content = await contentOf(deps, contentHash);
    await lose(losing);
    if (content === null) throw new Error('it was stored');
    await insertRecord(deps.db.contents, content);
    await lose(losing);
    expect(await contentOf(deps, contentHash)).not.toBeNull();
  });

  it('does not let the taker be charged before its own section is stored', async () => {
    const { losing, taker } = await taken('open');
    const [own] = taker.caused;
    const mine = await claim(deps, own?.generationId ?? '');
    const read = await callOf(deps, mine.generation);
    await lose(losing);
    expect(await settleGeneration(deps, mine, sectionResult('radar'), read)).toMatchObject({
      chargedUsd: taker.priceUsd,
    });
    expect((await present(taker))?.caused.map(({ done }) => done)).toEqual([true, true]);
  });
});
