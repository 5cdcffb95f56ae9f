import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { open } from '../../tests/harness/generations.ts';
import { callRecord, newHash, newOwner, sectionRequest } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import type { SectionName } from '../content/index.ts';
import { HOUR_MS } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { insertRecord } from '../db/records.ts';
import { failGeneration } from './close.ts';
import { dropCall, endIfLost, endRace, winRace } from './end-races.ts';
import { joinRace } from './races.ts';
import { shareOpen } from './single-flight.ts';

let db: Database;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

/** A section that a racing call generates. */
async function sectionOfRival(owner: Owner, section: SectionName = 'character') {
  const clock = testClock();
  const generationId = await open({ db, clock }, owner, { request: sectionRequest(section), isRival: true });
  return { section, generationId, done: false };
}

it('a race takes no further call once the late one has been charged as the winner of an earlier race', async () => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  const caused = [{ generationId: newId('call'), section: 'fortune', done: true }] as const;
  const won = { ...callRecord(clock, owner, [...caused]), state: 'charged' as const };
  const first = { ...callRecord(clock, owner, [...caused]), state: 'failed' as const, wonBy: won._id };
  await insertRecord(db.calls, first);
  await insertRecord(db.calls, { ...won, raceId: first._id });
  const late = { accountId, callId: won._id, isAsked: true, model: won.model, contentHashes: [] };
  expect(await joinRace(db, late, { callId: newId('call'), priceUsd: 0.01 })).toBeNull();
});

it('the calls of a race have one price, the lowest, whichever of them a further model joins', async () => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  const call = () => callRecord(clock, owner, [{ generationId: newId('call'), section: 'fortune', done: false }]);
  const rival = { ...call(), priceUsd: 0.05, model: 'gpt4o' as const };
  const first = { ...call(), priceUsd: 0.05, ownPriceUsd: 0.066, rivals: [rival._id], model: 'sonnet' as const };
  await insertRecord(db.calls, { ...first, raceId: first._id });
  await insertRecord(db.calls, { ...rival, raceId: first._id, ownPriceUsd: 0.05 });
  const late = { accountId, callId: rival._id, isAsked: false, model: rival.model, contentHashes: [] };
  expect(await joinRace(db, late, { callId: newId('call'), priceUsd: 0.01 })).toBe(first._id);
  const prices = await db.calls.find({ accountId }).lean();
  expect(prices.map(({ priceUsd }) => priceUsd)).toEqual([0.01, 0.01]);
});

it('a call that generates nothing is not charged as the winner of its race, also before its record is corrected', async () => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  // Another call generates this section, so that no generation has the id.
  const caused = [{ generationId: newId('call'), section: 'fortune' as const, done: false }];
  const record = callRecord(clock, owner, caused);
  await insertRecord(db.calls, { ...record, raceId: record._id });
  const call = { _id: record._id, accountId, raceId: record._id };
  const ended = await db.transaction(accountId, (session) => endRace({ db, clock }, call, session));
  expect(ended).toEqual({ closed: [], charged: [] });
  expect(await db.calls.findById(record._id).lean()).toMatchObject({ chargedUsd: 0 });
});

it('a call that answers a request is not charged before it has stored something, and ends', async () => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  const answering = callRecord(clock, owner, [await sectionOfRival(owner)]);
  await insertRecord(db.calls, { ...answering, raceId: answering._id });
  const call = { _id: answering._id, accountId, raceId: answering._id };
  const ended = await db.transaction(accountId, (session) => endRace({ db, clock }, call, session));
  expect(ended).toMatchObject({ closed: [{}], charged: [] });
  expect(await db.calls.findById(answering._id).lean()).toMatchObject({ state: 'failed', chargedUsd: 0 });
});

it.each([
  ['a stream', true],
  ['a plain request', false],
])('what another call of %s has stored before the answer came from elsewhere is charged: %p', async (_, isStream) => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  const answering = newId('call');
  const stored = { ...(await sectionOfRival(owner)), done: true };
  const late = { ...callRecord(clock, owner, [stored]), parts: isStream ? [] : null };
  await insertRecord(db.calls, { ...late, raceId: late._id, rivals: [answering] });
  const call = { _id: answering, accountId, raceId: late._id };
  await db.transaction(accountId, (session) => endRace({ db, clock }, call, session));
  const state = isStream ? 'charged' : 'failed';
  expect(await db.calls.findById(late._id).lean()).toMatchObject({ state });
});

it('a call that asks for a model first joins no race of callers that ask for another one', async () => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  const contentHash = newHash();
  const generationId = await open({ db, clock }, owner, { contentHash, isRival: true });
  const rival = callRecord(clock, owner, [{ section: 'fortune', generationId, done: false }]);
  await insertRecord(db.calls, { ...rival, raceId: newId('call') });
  // It shares the generation, has a fallback of its own, and so takes no attempt of the rival.
  const terms = {
    requestId: newId('req'),
    background: false,
    priceUsd: 0.066,
    priority: 1,
    startBy: clock.now(),
    hasFallback: true as const,
    shared: true,
  };
  await shareOpen(db, accountId, [contentHash], terms);
  expect(await db.generations.findById(generationId).lean()).toMatchObject({ isRival: true });
  const callId = newId('call');
  const late = { accountId, callId, isAsked: true, model: rival.model, contentHashes: [contentHash] };
  const other = newId('call');
  expect(await joinRace(db, late, { callId: other, priceUsd: 0.01 })).toBe(other);
});

it('a late call races its rival also while a call without a fallback waits for it, which then pays for it', async () => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  const generationId = await open({ db, clock }, owner, { request: sectionRequest('character') });
  const late = callRecord(clock, owner, [{ section: 'character', generationId, done: false }]);
  const radar = await open({ db, clock }, owner, { request: sectionRequest('radar') });
  const other = { section: 'radar', generationId: radar, done: false } as const;
  const waiting = { ...callRecord(clock, owner, [other]), shared: [generationId] };
  for (const call of [late, waiting]) await insertRecord(db.calls, call);
  const rival = callRecord(clock, owner, [{ section: 'character', generationId: newId('call'), done: true }]);
  const which = { accountId, callId: late._id, isAsked: true, model: late.model, contentHashes: [] };
  expect(await joinRace(db, which, { callId: rival._id, priceUsd: 0.01 })).toBe(late._id);
  await insertRecord(db.calls, { ...rival, raceId: late._id });
  await db.transaction(accountId, (session) => winRace({ db, clock }, { ...rival, raceId: late._id }, session));
  expect(await db.calls.findById(late._id).lean()).toMatchObject({ state: 'failed', caused: [] });
  expect(await db.calls.findById(waiting._id).lean()).toMatchObject({ state: 'open', caused: [{}, { generationId }] });
});

it('of two calls that are ended at once, one of which waits for the other, neither goes on', async () => {
  const clock = testClock();
  for (let round = 0; round < 10; round += 1) {
    const owner = newOwner();
    const { accountId } = owner;
    const fortune = await sectionOfRival(owner, 'profile_fortune');
    const served = callRecord(clock, owner, [fortune]);
    const waiting = { ...callRecord(clock, owner, [await sectionOfRival(owner)]), shared: [fortune.generationId] };
    for (const call of [served, waiting]) await insertRecord(db.calls, { ...call, raceId: call._id });
    const drop = ({ _id }: { readonly _id: string }) =>
      db.transaction(accountId, (session) =>
        dropCall({ db, clock }, { _id, accountId, raceId: _id }, { isAnswered: true }, session),
      );
    await Promise.all([drop(served), drop(waiting)]);
    const calls = await db.calls.find({ accountId }).lean();
    expect(calls.map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(await db.generations.countDocuments({ accountId, open: true })).toBe(0);
  }
});

it('a call that loses its race while its generations are opened leaves none of them open', async () => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  const first = callRecord(clock, owner, [await sectionOfRival(owner)]);
  const generationId = newId('gen');
  const rival = callRecord(clock, owner, [{ section: 'character', generationId, done: false }]);
  await insertRecord(db.calls, { ...first, raceId: first._id, rivals: [rival._id] });
  await insertRecord(db.calls, { ...rival, raceId: first._id });
  const openRest = async () => {
    await open({ db, clock }, owner, { contentHash: newHash(), isRival: true }, generationId);
    return endIfLost({ db, clock }, accountId, [rival]);
  };
  let opened: ReturnType<typeof openRest> | undefined;
  await db.transaction(accountId, async (session) => {
    await db.generations.exists({ accountId }).session(session);
    // The transaction does not see what is opened from here on.
    opened ??= openRest();
    await opened;
    await winRace({ db, clock }, { ...first, raceId: first._id }, session);
  });
  expect(await db.calls.findById(rival._id).lean()).toMatchObject({ state: 'failed', lost: true });
  expect(await db.generations.findById(generationId).lean()).toMatchObject({ state: 'failed' });
});

it('a call that leaves its race costs what those pay who wait for it, the lowest', async () => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  const contentHash = newHash();
  const generationId = await open({ db, clock }, owner, { contentHash, isRival: true });
  const rival = callRecord(clock, owner, [{ section: 'fortune', generationId, done: false }]);
  const first = callRecord(clock, owner, [await sectionOfRival(owner)]);
  await insertRecord(db.calls, { ...first, raceId: first._id, rivals: [rival._id] });
  await insertRecord(db.calls, { ...rival, raceId: first._id, priceUsd: 0.01 });
  const terms = { requestId: newId('req'), background: true, priority: 1, startBy: clock.now(), shared: true };
  for (const priceUsd of [0.066, 0.05]) await shareOpen(db, accountId, [contentHash], { ...terms, priceUsd });
  await db.transaction(accountId, (session) => winRace({ db, clock }, { ...first, raceId: first._id }, session));
  expect(await db.calls.findById(rival._id).lean()).toMatchObject({ state: 'open', priceUsd: 0.05 });
});

it.each(['before', 'after'])(
  'a call that fails for its caller goes on for a batch, and another one wins its race %s its charge',
  async (when) => {
    const clock = testClock();
    const owner = newOwner();
    const { accountId } = owner;
    const [failing, joined, own] = [
      await sectionOfRival(owner),
      await sectionOfRival(owner, 'tendency'),
      await sectionOfRival(owner, 'radar'),
    ];
    const rival = callRecord(clock, owner, [own]);
    const first = { ...callRecord(clock, owner, [failing, joined]), rivals: [rival._id], ownPriceUsd: 0.066 };
    await insertRecord(db.calls, { ...first, raceId: first._id, priceUsd: 0.01 });
    await insertRecord(db.calls, { ...rival, raceId: first._id, priceUsd: 0.01 });
    const hashOf = async ({ generationId }: typeof joined) =>
      (await db.generations.findById(generationId).lean())?.contentHash ?? '';
    const batch = {
      requestId: newId('req'),
      priceUsd: 0.05,
      background: true,
      priority: 1,
      startBy: clock.now(),
      shared: true,
    };
    await shareOpen(db, accountId, [await hashOf(joined)], batch);
    const refused = { kind: 'refused', retryAfterSeconds: null };
    const ended = { _id: failing.generationId, accountId, contentHash: await hashOf(failing) };
    await failGeneration(db, clock, ended, refused);
    const left = { state: 'open', caused: [joined], priceUsd: 0.05, background: true };
    expect(await db.calls.findById(first._id).lean()).toMatchObject(left);
    const charge = { state: 'charged', chargedUsd: 0.05 } as const;
    if (when === 'after') await db.calls.updateOne({ _id: first._id }, { $set: charge });
    // Nor does its price follow that of a further one.
    const late = { accountId, callId: rival._id, isAsked: false, model: rival.model, contentHashes: [] };
    if (when === 'before') await joinRace(db, late, { callId: newId('call'), priceUsd: 0.002 });
    expect(await db.calls.findById(first._id).lean()).toMatchObject(when === 'after' ? charge : left);
    const wins = () =>
      db.transaction(accountId, (session) => winRace({ db, clock }, { ...rival, raceId: first._id }, session));
    expect(await wins()).toEqual([]);
    expect(await db.calls.findById(first._id).lean()).toMatchObject(when === 'after' ? charge : left);
    expect(await db.generations.findById(joined.generationId).lean()).toMatchObject({ state: 'open' });
    // What has not been charged cannot lose a race that it has left.
    const drop = { _id: first._id, accountId, raceId: first._id };
    await db.transaction(accountId, (session) => dropCall({ db, clock }, drop, { isAnswered: true }, session));
    expect(await db.calls.findById(first._id).lean()).toMatchObject(when === 'after' ? charge : left);
  },
);

it.each([
  ['rises', '', false, 0.066],
  ['stays', ' of a stream that has stored a section', true, 0.01],
])('the price of a race %s when a rival%s fails', async (_, __, hasStored, priceUsd) => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  const [stored, failing] = [await sectionOfRival(owner), await sectionOfRival(owner, 'tendency')];
  const caused = [{ ...stored, done: hasStored }, failing];
  const rival = { ...callRecord(clock, owner, caused), parts: [], priceUsd: 0.01, ownPriceUsd: 0.01 };
  const first = callRecord(clock, owner, [await sectionOfRival(owner, 'radar')]);
  await insertRecord(db.calls, {
    ...first,
    raceId: first._id,
    rivals: [rival._id],
    priceUsd: 0.01,
    ownPriceUsd: 0.066,
  });
  await insertRecord(db.calls, { ...rival, raceId: first._id });
  const { contentHash = '' } = (await db.generations.findById(failing.generationId).lean()) ?? {};
  const refused = { kind: 'refused', retryAfterSeconds: null };
  await failGeneration(db, clock, { _id: failing.generationId, accountId, contentHash }, refused);
  expect(await db.calls.findById(rival._id).lean()).toMatchObject({ state: 'failed' });
  expect(await db.calls.findById(first._id).lean()).toMatchObject({ priceUsd });
});

it('a further model is asked where one of several sections that another call was to write has failed', async () => {
  const clock = testClock();
  const owner = newOwner();
  const { accountId } = owner;
  const [stored, failing] = [newHash(), newHash()];
  const generationId = await open({ db, clock }, owner, { contentHash: failing });
  const { model = 'haiku' } = (await db.generations.findById(generationId).lean()) ?? {};
  const [createdAt, expiresAt] = [clock.now(), new Date(clock.now().getTime() + HOUR_MS)];
  const content = { ...owner, section: 'character', chart: 'chart', model, content: {}, simulated: true, latencyMs: 1 };
  const store = (contentHash: string) =>
    insertRecord(db.contents, { _id: contentHash, ...content, createdAt, expiresAt } as never);
  const join = (contentHashes: readonly string[]) => {
    const [callId, rival] = [newId('call'), { callId: newId('call'), priceUsd: 0.01 }];
    return joinRace(db, { accountId, callId, isAsked: true, model, contentHashes }, rival);
  };
  // Another model's section is awaited too.
  const awaited = [stored, failing, newHash()];
  await store(stored);
  expect(await join(awaited)).toMatch(/^call_/);
  const refused = { kind: 'refused', retryAfterSeconds: null };
  await failGeneration(db, clock, { _id: generationId, accountId, contentHash: failing }, refused);
  expect(await join(awaited)).toMatch(/^call_/);
  expect(await join([failing])).toMatch(/^call_/);
  expect(await join([])).toMatch(/^call_/);
  await store(failing);
  expect(await join(awaited)).toBeNull();
});
