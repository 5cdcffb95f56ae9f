import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  callRecord,
  deliveryRecord,
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
  sectionRequest,
  sectionResult,
} from '../../tests/harness/records.ts';
import {
  openDatabase,
  openGeneration,
  openRedis,
  silentLogger,
  type TestClock,
  testClock,
} from '../../tests/harness/stores.ts';
import { createAuditLog } from '../accounts/audit.ts';
import { HOUR_MS } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import { insertRecord } from '../db/records.ts';
import { createEventService } from '../events/events.ts';
import { PRIORITY } from '../queues/catalogue.ts';
import { createProducer, type Producer } from '../queues/producer.ts';
import type { RedisClient } from '../queues/redis.ts';
import { claimGeneration, LEASE_MS } from './claims.ts';
import { failGeneration } from './close.ts';
import { type ReconcileDeps, reconcile } from './reconcile.ts';
import { settleGeneration } from './settle.ts';
import { newGenerationId, shareOpen } from './single-flight.ts';

const NOTHING = {
  requeued: 0,
  timedOut: 0,
  stored: 0,
  dropped: 0,
  callsCorrected: 0,
  paymentsCorrected: 0,
  events: 0,
  deliveries: 0,
  mails: 0,
};
const QUEUE = 'generation-haiku';

describe('the reconciler', () => {
  let db: Database;
  let redis: RedisClient;
  let producer: Producer;
  let clock: TestClock;
  let deps: ReconcileDeps;
  let announced: string[];
  beforeAll(async () => {
    db = await openDatabase();
    redis = await openRedis();
    producer = createProducer(redis, silentLogger);
  });
  beforeEach(async () => {
    await redis.flushdb();
    await Promise.all([
      db.generations.deleteMany(),
      db.fortunes.deleteMany(),
      db.contents.deleteMany(),
      db.calls.deleteMany(),
      db.events.deleteMany(),
      db.deliveries.deleteMany(),
      db.mails.deleteMany(),
    ]);
    clock = testClock();
    announced = [];
    const publishFailures: ReconcileDeps['publishFailures'] = async ({ closed }) => {
      announced.push(...closed.map(({ _id }) => _id));
    };
    const events = createEventService({ db, clock, producer, logger: silentLogger });
    const config = { reconcileAfterMs: 10_000, webhookTimeoutMs: 15_000 };
    deps = {
      db,
      clock,
      config,
      audit: createAuditLog(db, clock),
      events,
      producer,
      publishFailures,
      logger: silentLogger,
    };
  });
  afterAll(async () => {
    await producer.close();
    redis.disconnect();
    await db.close();
  });

  const open = async (waitMs = 60_000, changes: Parameters<typeof generationSpec>[2] = {}) => {
    const startBy = new Date(clock.now().getTime() + waitMs);
    const spec = generationSpec(clock, newOwner(), { startBy, ...changes });
    const id = newGenerationId();
    await openGeneration(db, clock, spec, id);
    return { id, ...spec };
  };
  const queued = async () => (await producer.queue(QUEUE).getJobs(['prioritized'])).map((job) => job.data.generationId);

  it('changes nothing when no work is left over', async () => {
    expect(await reconcile(deps)).toEqual(NOTHING);
  });

  it('leaves out records that their call may still process', async () => {
    await open();
    clock.advance(900);
    expect(await reconcile(deps)).toEqual(NOTHING);
    expect(await queued()).toEqual([]);
  });

  it('queues an open generation again when Redis has lost it, once however often it runs', async () => {
    const { id } = await open();
    clock.advance(1_100);
    expect(await reconcile(deps)).toEqual({ ...NOTHING, requeued: 1 });
    expect(await reconcile(deps)).toEqual({ ...NOTHING, requeued: 1 });
    expect(await queued()).toEqual([id]);
    await redis.flushdb();
    await reconcile(deps);
    expect(await queued()).toEqual([id]);
  });

  it('removes a generation whose content exists, because its API server may have died before it checked', async () => {
    const first = await open();
    const { _id, ...generation } = (await db.generations.findById(first.id).lean()) ?? { _id: '' };
    const claim = await claimGeneration(db, clock, { generationId: _id });
    if (claim === null) throw new Error('nothing to claim');
    await settleGeneration(deps, claim, sectionResult(), null);
    const second = newGenerationId();
    await db.generations.create([{ ...generation, _id: second }]);
    clock.advance(1_100);
    await reconcile(deps);
    expect(await queued()).toEqual([]);
    expect(await db.generations.findById(second).lean()).toBeNull();
  });

  it('queues a generation although the job of an earlier one of the same content still waits', async () => {
    const { id, owner, contentHash } = await open();
    clock.advance(11_000);
    await reconcile(deps);
    await failGeneration(db, clock, { _id: id, ...owner, contentHash }, { kind: 'cancelled', retryAfterSeconds: null });
    const { id: next } = await open(60_000, { owner, contentHash });
    clock.advance(11_000);
    expect(await reconcile(deps)).toEqual({ ...NOTHING, requeued: 1 });
    expect(new Set(await queued())).toEqual(new Set([id, next]));
  });

  it('queues each generation on the queue of its model, with its priority', async () => {
    const kinds = [
      ['haiku', PRIORITY.liveBatch],
      ['haiku', PRIORITY.liveInteractive],
      ['sonnet', PRIORITY.liveBatch],
      ['haiku', PRIORITY.liveBatch],
    ] as const;
    for (const [model, priority] of kinds) await open(60_000, { model, priority });
    clock.advance(11_000);
    expect(await reconcile(deps)).toEqual({ ...NOTHING, requeued: 4 });
    const prioritiesIn = async (queue: 'generation-haiku' | 'generation-sonnet') =>
      (await producer.queue(queue).getJobs(['prioritized'])).map(({ priority }) => priority).sort((a, b) => a - b);
    expect(await prioritiesIn('generation-haiku')).toEqual([
      PRIORITY.liveInteractive,
      PRIORITY.liveBatch,
      PRIORITY.liveBatch,
    ]);
    expect(await prioritiesIn('generation-sonnet')).toEqual([PRIORITY.liveBatch]);
  });

  it('leaves out a generation whose attempt has a lease, and queues it when the lease has expired', async () => {
    const { id } = await open();
    await claimGeneration(db, clock, { generationId: id });
    clock.advance(LEASE_MS - 1);
    expect(await reconcile(deps)).toEqual(NOTHING);
    clock.advance(2);
    expect(await reconcile(deps)).toEqual({ ...NOTHING, requeued: 1 });
  });

  it('abandons generations that no worker started in time, and notifies the waiting calls', async () => {
    const { id } = await open(30_000);
    clock.advance(40_001);
    expect(await reconcile(deps)).toEqual({ ...NOTHING, timedOut: 1 });
    expect(announced).toEqual([id]);
    expect(await db.generations.findById(id).lean()).toMatchObject({ state: 'failed', error: { kind: 'not_started' } });
  });

  it('lets the rest of a call wait whose first section has begun, also when its caller has gone, for six hours', async () => {
    const first = await open();
    const { owner } = first;
    const second = await open(30_000, { owner });
    const caused = [first, second].map(({ id }, index) => ({
      section: 'character' as const,
      generationId: id,
      done: index === 0,
    }));
    const call = callRecord(clock, owner, caused);
    await db.calls.create([call]);
    await claimGeneration(db, clock, { generationId: first.id });
    clock.advance(45_000);
    await reconcile(deps);
    expect(announced).toEqual([]);
    expect(await db.generations.findById(second.id).lean()).toMatchObject({ open: true, startedAt: null });
    clock.advance(6 * 3_600_000);
    await reconcile(deps);
    expect(announced).toContain(second.id);
    expect(await db.calls.findById(call._id).lean()).toMatchObject({ state: 'failed', chargedUsd: 0 });
  });

  it('lets the rest of a call wait as long as others wait for a section of it, and no longer', async () => {
    const first = await open(30_000);
    const { owner } = first;
    const second = await open(30_000, { owner });
    const caused = [first, second].map(({ id }) => ({ section: 'character' as const, generationId: id, done: false }));
    const call = callRecord(clock, owner, caused);
    await db.calls.create([call]);
    const startBy = new Date(clock.now().getTime() + 600_000);
    const joining = { requestId: newId('req'), priceUsd: 0.066, background: true, priority: 1, startBy, shared: true };
    await shareOpen(db, owner.accountId, [second.contentHash], joining);
    clock.advance(60_000);
    await reconcile(deps);
    expect(announced).toEqual([]);
    expect(await db.calls.findById(call._id).lean()).toMatchObject({ state: 'open' });
    clock.advance(600_000);
    await reconcile(deps);
    expect(announced.toSorted()).toEqual([first.id, second.id].toSorted());
    expect(await db.calls.findById(call._id).lean()).toMatchObject({ state: 'failed', chargedUsd: 0 });
  });

  it('lets a call that a failure has ended pay for what background work waits for, which did not wait for that', async () => {
    const first = await open(30_000);
    const { owner } = first;
    const [second, third] = [await open(30_000, { owner }), await open(30_000, { owner })];
    const caused = [first, second, third].map(({ id }) => ({
      section: 'character' as const,
      generationId: id,
      done: false,
    }));
    const call = callRecord(clock, owner, caused);
    await db.calls.create([call]);
    const { accountId } = owner;
    const startBy = new Date(clock.now().getTime() + 600_000);
    const joiner = { priceUsd: 0.05, background: true, priority: 1, startBy, shared: true };
    await shareOpen(db, accountId, [first.contentHash, third.contentHash], { ...joiner, requestId: newId('req') });
    await shareOpen(db, accountId, [second.contentHash], { ...joiner, requestId: newId('req') });
    const failed = { _id: first.id, accountId, contentHash: first.contentHash };
    await failGeneration(db, clock, failed, { kind: 'refused', retryAfterSeconds: null });
    expect(await db.calls.findById(call._id).lean()).toMatchObject({
      state: 'open',
      background: true,
      priceUsd: 0.05,
      caused: [{ generationId: second.id }],
    });
    expect(await db.generations.distinct('_id', { accountId, open: true })).toEqual([second.id]);
  });

  it.each([
    ['by a repeat of its request, which has failed too', true],
    ['by another request, whose time is not over: it stays', false],
  ])('closes what a failed call has waited for and no call needs, also where it is joined %s', async (_, isRepeat) => {
    const first = await open(30_000);
    const { owner } = first;
    const { accountId } = owner;
    const [second, shared] = [await open(6 * HOUR_MS, { owner }), await open(6 * HOUR_MS, { owner })];
    const callFor = (...ids: readonly string[]) =>
      callRecord(
        clock,
        owner,
        ids.map((generationId) => ({ section: 'character' as const, generationId, done: false })),
      );
    // The other call pays for the third section and has failed before.
    await db.calls.create([
      { ...callFor(first.id, second.id), shared: [shared.id] },
      { ...callFor(shared.id), state: 'failed' },
    ]);
    const startBy = new Date(clock.now().getTime() + 60_000);
    const repeat = { requestId: newId('req'), priceUsd: 0.066, background: false, priority: 1, startBy, shared: true };
    await shareOpen(db, accountId, [first.contentHash, second.contentHash], repeat);
    const joining = { ...repeat, ...(isRepeat ? {} : { requestId: newId('req') }) };
    await shareOpen(db, accountId, [shared.contentHash], joining);
    const failed = { _id: first.id, accountId, contentHash: first.contentHash };
    await failGeneration(db, clock, failed, { kind: 'refused', retryAfterSeconds: null });
    expect(await db.generations.distinct('_id', { accountId, open: true })).toEqual(isRepeat ? [] : [shared.id]);
  });

  it('abandons generations that were started and never ended, long after their deadline', async () => {
    const { id } = await open(30_000);
    await claimGeneration(db, clock, { generationId: id });
    // Its start was due within 30 s; it is abandoned 15 minutes after that.
    clock.advance(15 * 60_000 + 29_000);
    expect(await reconcile(deps)).toEqual({ ...NOTHING, requeued: 1 });
    await claimGeneration(db, clock, { generationId: id });
    clock.advance(LEASE_MS - 1);
    expect(await reconcile(deps)).toEqual(NOTHING);
    clock.advance(2);
    expect(await reconcile(deps)).toEqual({ ...NOTHING, timedOut: 1 });
    expect(announced).toEqual([id]);
    expect(await db.generations.findById(id).lean()).toMatchObject({ state: 'failed', error: { kind: 'abandoned' } });
  });

  it('stores a reserved fortune whose content exists', async () => {
    const { id, owner, contentHash } = await open();
    const claim = await claimGeneration(db, clock, { generationId: id });
    if (claim === null) throw new Error('nothing to claim');
    await settleGeneration(deps, claim, sectionResult(), null);
    const profile = profileRecord(clock, owner);
    const fortune = reservedFortune(clock, profile, { contentHash });
    await Promise.all([db.profiles.create([profile]), db.fortunes.create([fortune])]);
    clock.advance(11_000);
    expect(await reconcile(deps)).toEqual({ ...NOTHING, stored: 1 });
    expect(await db.fortunes.findById(fortune._id).lean()).toMatchObject({ state: 'ready', cached: true });
  });

  it('drops a reserved fortune without a generation, and keeps one whose generation is open', async () => {
    const { owner, contentHash } = await open(3_600_000);
    const profile = profileRecord(clock, owner);
    const waiting = reservedFortune(clock, profile, { contentHash });
    const orphan = reservedFortune(clock, profile, { contentHash: newHash(), fortuneDate: '2026-11-20' });
    await db.fortunes.create([waiting, orphan]);
    clock.advance(11_000);
    expect(await reconcile(deps)).toMatchObject({ stored: 0, dropped: 1 });
    expect((await db.fortunes.find().lean()).map(({ _id }) => _id)).toEqual([waiting._id]);
  });

  describe('an open call', () => {
    const SECTIONS = ['character', 'tendency', 'fortune'] as const;
    /** A stream's call that names a generation per section, of which only the given ones exist. */
    const openCall = async (opened: readonly (typeof SECTIONS)[number][], changes: Partial<CallRecord> = {}) => {
      const owner = newOwner();
      const startBy = new Date(clock.now().getTime() + 3_600_000);
      const caused = SECTIONS.map((section) => ({ section, generationId: newGenerationId(), done: false }));
      for (const { section, generationId } of caused) {
        if (!opened.includes(section)) continue;
        const spec = generationSpec(clock, owner, { startBy, request: sectionRequest(section) });
        await openGeneration(db, clock, spec, generationId);
      }
      const call = { ...callRecord(clock, owner, caused), parts: [], ...changes };
      await insertRecord(db.calls, call);
      return { call, idOf: (section: string) => caused.find((each) => each.section === section)?.generationId ?? '' };
    };
    const settle = async (id: string, call: CallRecord | null) => {
      const claim = await claimGeneration(db, clock, { generationId: id });
      if (claim === null) throw new Error('nothing to claim');
      await settleGeneration(deps, claim, sectionResult(claim.generation.section), call);
    };
    const stored = (call: CallRecord) => db.calls.findById(call._id).lean();
    const corrected = async () => (await reconcile(deps)).callsCorrected;

    it('is charged for its own generations when the others never existed', async () => {
      const { call, idOf } = await openCall(['character']);
      await settle(idOf('character'), call);
      expect(await stored(call)).toMatchObject({ state: 'open', chargedUsd: 0 });
      clock.advance(61_000);
      expect(await corrected()).toBe(1);
      const caused = [{ section: 'character', done: true }];
      expect(await stored(call)).toMatchObject({ state: 'charged', chargedUsd: 0.013, settledAt: clock.now(), caused });
      expect(await corrected()).toBe(0);
    });

    it('is charged when the last generation that exists is settled after the correction', async () => {
      const { call, idOf } = await openCall(['character', 'tendency']);
      await settle(idOf('character'), call);
      clock.advance(61_000);
      expect(await corrected()).toBe(1);
      expect(await stored(call)).toMatchObject({ state: 'open', caused: [{ done: true }, { done: false }] });
      await settle(idOf('tendency'), call);
      expect(await stored(call)).toMatchObject({ state: 'charged', chargedUsd: 0.013 });
    });

    it('ends uncharged when none of its generations exists, and is removed when no stream can resume it', async () => {
      const { call } = await openCall([]);
      const { call: other } = await openCall([], { parts: null });
      clock.advance(61_000);
      expect(await corrected()).toBe(2);
      expect(await stored(call)).toMatchObject({ state: 'charged', chargedUsd: 0, caused: [] });
      expect(await stored(other)).toBeNull();
    });

    it('is charged for content that was generated before the call was recorded', async () => {
      const { call, idOf } = await openCall(['character'], { caused: [] });
      await settle(idOf('character'), null);
      await db.calls.updateOne(
        { _id: call._id },
        { $set: { caused: [{ section: 'character', generationId: idOf('character'), done: false }] } },
      );
      clock.advance(61_000);
      expect(await corrected()).toBe(1);
      expect(await stored(call)).toMatchObject({ state: 'charged', chargedUsd: 0.013, caused: [{ done: true }] });
    });

    it('fails with a generation that failed before the call was recorded', async () => {
      const { call, idOf } = await openCall(['character', 'tendency', 'fortune'], { state: 'failed' });
      const generation = { _id: idOf('tendency'), accountId: call.accountId, contentHash: newHash() };
      await failGeneration(db, clock, generation, { kind: 'refused', retryAfterSeconds: null });
      await db.calls.updateOne({ _id: call._id }, { $set: { state: 'open' } });
      clock.advance(61_000);
      expect(await corrected()).toBe(1);
      expect(await stored(call)).toMatchObject({ state: 'failed', chargedUsd: 0 });
    });

    it('is charged for what it had stored when its owner ended the rest before the call was recorded', async () => {
      const { call, idOf } = await openCall(['character', 'tendency', 'fortune'], { state: 'failed' });
      await settle(idOf('character'), null);
      for (const section of ['tendency', 'fortune']) {
        const generation = { _id: idOf(section), accountId: call.accountId, contentHash: newHash() };
        await failGeneration(db, clock, generation, { kind: 'cancelled', retryAfterSeconds: null });
      }
      await db.calls.updateOne({ _id: call._id }, { $set: { state: 'open' } });
      clock.advance(61_000);
      expect(await corrected()).toBe(1);
      expect(await stored(call)).toMatchObject({ state: 'charged', chargedUsd: 0.013 });
    });

    it('stays unchanged while its generations are open, and while its API server may still open them', async () => {
      const { call: whole } = await openCall(SECTIONS);
      clock.advance(61_000);
      const { call: young } = await openCall([]);
      clock.advance(59_000);
      expect(await corrected()).toBe(0);
      expect([await stored(whole), await stored(young)]).toMatchObject([{ state: 'open' }, { state: 'open' }]);
      clock.advance(2_000);
      expect((await reconcile(deps, { dryRun: true })).callsCorrected).toBe(1);
      expect(await stored(young)).toMatchObject({ state: 'open' });
    });
  });

  describe('a call that has stored a section and ended uncharged', () => {
    /** A stream's call with its fortune, whose other section has ended. */
    const endedCall = async (kind: string, costUsd: number) => {
      const owner = newOwner();
      const [failed, stored] = [newGenerationId(), newGenerationId()];
      await openGeneration(db, clock, generationSpec(clock, owner, { request: sectionRequest('character') }), failed);
      const failure = { kind, retryAfterSeconds: null };
      const generation = await db.generations.findById(failed).lean();
      if (generation !== null) await failGeneration(db, clock, generation, failure);
      const fortune = reservedFortune(clock, profileRecord(clock, owner), { contentHash: newHash(), state: 'ready' });
      const call = callRecord(clock, owner, [
        { section: 'character', generationId: failed, done: false },
        { section: 'profile_fortune', generationId: stored, done: true },
      ]);
      await insertRecord(db.calls, { ...call, fortuneId: fortune._id, state: 'failed', settledAt: clock.now() });
      await insertRecord(db.fortunes, { ...fortune, callId: call._id, costUsd });
      const costs = async () => {
        const { state, chargedUsd } = (await db.calls.findById(call._id).lean()) ?? {};
        return [state, chargedUsd, (await db.fortunes.findById(fortune._id).lean())?.costUsd];
      };
      return costs;
    };

    it.each([
      ['is charged when its owner ended it', 'cancelled', 0.013, ['charged', 0.013, 0.013], 1],
      ['is charged when its account was suspended', 'account_suspended', 0, ['charged', 0.013, 0.013], 1],
      ['is free when a provider failed, and so is its fortune', 'refused', 0.013, ['failed', 0, 0], 1],
      ['stays as it is when all agree', 'refused', 0, ['failed', 0, 0], 0],
    ] as const)('%s', async (_, kind, costUsd, expected, corrected) => {
      const costs = await endedCall(kind, costUsd);
      const before = await costs();
      expect((await reconcile(deps, { dryRun: true })).paymentsCorrected).toBe(corrected);
      expect(await costs()).toEqual(before);
      expect((await reconcile(deps)).paymentsCorrected).toBe(corrected);
      expect(await costs()).toEqual(expected);
      expect((await reconcile(deps)).paymentsCorrected).toBe(0);
    });
  });

  it('charges no call that has lost a race, whatever became of the others: another one has answered', async () => {
    const owner = newOwner();
    const lost = callRecord(clock, owner, [{ section: 'character', generationId: newGenerationId(), done: true }]);
    const ended = { state: 'failed', lost: true, settledAt: clock.now() } as const;
    await insertRecord(db.calls, { ...lost, ...ended, parts: [], raceId: lost._id, rivals: ['call_other'] });
    await insertRecord(db.calls, { ...lost, ...ended, _id: 'call_other', parts: [], raceId: lost._id });
    expect((await reconcile(deps)).paymentsCorrected).toBe(0);
    expect(await db.calls.findById(lost._id).lean()).toMatchObject({ state: 'failed', chargedUsd: 0 });
  });

  it('queues events, deliveries and mails again when Redis has lost them, once they are overdue', async () => {
    const owner = newOwner();
    const now = clock.now();
    const delivery = deliveryRecord(owner, now);
    const event = {
      ...owner,
      _id: newId('evt'),
      type: 'daily.reset' as const,
      body: '{}',
      callbackUrl: null,
      onceKey: null,
      pending: true as const,
      createdAt: now,
    };
    const mail = {
      _id: newId('mail'),
      accountId: owner.accountId,
      kind: 'webhook.failed' as const,
      params: {
        webhookId: null,
        url: 'https://partner.example/',
        eventId: event._id,
        eventType: event.type,
        deliveryId: delivery._id,
        responseCode: 500,
        errorMessage: 'HTTP 500',
      },
      key: newId('mail'),
      to: 'owner@partner.example',
      count: 1,
      disabled: false,
      state: 'pending' as const,
      attempts: 0,
      nextAttemptAt: now,
      error: null,
      createdAt: now,
      sentAt: null,
    };
    const sent = { ...mail, _id: newId('mail'), key: newId('mail'), state: 'sent' as const };
    await Promise.all([
      insertRecord(db.events, event),
      insertRecord(db.deliveries, delivery),
      insertRecord(db.mails, mail),
      insertRecord(db.mails, sent),
    ]);
    // An earlier test's event may be queued late.
    const ids = [event._id, delivery._id, mail._id, sent._id];
    const isOurs = (data: unknown) => ids.some((id) => JSON.stringify(data).includes(id));
    const payloads = async (queue: 'webhook-dispatch' | 'webhook-delivery' | 'mail') =>
      (await producer.queue(queue).getJobs(['prioritized', 'waiting'])).map(({ data }) => data).filter(isOurs);
    const all = async () => [
      ...(await payloads('webhook-dispatch')),
      ...(await payloads('webhook-delivery')),
      ...(await payloads('mail')),
    ];
    clock.advance(20_000);
    expect(await reconcile(deps, { dryRun: true })).toEqual({ ...NOTHING, events: 1 });
    clock.advance(1);
    expect(await reconcile(deps, { dryRun: true })).toEqual({ ...NOTHING, events: 1, deliveries: 1, mails: 1 });
    expect(await all()).toEqual([]);
    for (let round = 0; round < 2; round += 1) {
      expect(await reconcile(deps)).toEqual({ ...NOTHING, events: 1, deliveries: 1, mails: 1 });
      expect(await all()).toEqual([
        { eventIds: [event._id], accountIds: [event.accountId] },
        { deliveryId: delivery._id, accountId: delivery.accountId },
        { mailId: mail._id },
      ]);
    }
  });

  it('processes more than a page of open generations', async () => {
    await Promise.all(Array.from({ length: 450 }, () => open()));
    clock.advance(11_000);
    expect(await reconcile(deps)).toEqual({ ...NOTHING, requeued: 450 });
    expect(new Set(await queued()).size).toBe(450);
  });

  it('finds leftover fortunes behind more than a page of reserved fortunes that wait', async () => {
    const { owner, contentHash } = await open(3_600_000);
    const profile = profileRecord(clock, owner);
    const waiting = Array.from({ length: 450 }, (_, index) =>
      reservedFortune(clock, profile, { contentHash, profileId: `${profile._id}-${index}` }),
    );
    const orphan = reservedFortune(clock, profile, { contentHash: newHash() });
    await db.fortunes.insertMany([...waiting, orphan]);
    clock.advance(11_000);
    expect(await reconcile(deps)).toMatchObject({ stored: 0, dropped: 1 });
    expect(await db.fortunes.countDocuments()).toBe(450);
  });

  it('only counts in a dry run', async () => {
    const { owner } = await open(1_000);
    await open();
    const profile = profileRecord(clock, owner);
    await db.fortunes.create([reservedFortune(clock, profile, { contentHash: newHash() })]);
    clock.advance(12_000);
    expect(await reconcile(deps, { dryRun: true })).toEqual({ ...NOTHING, requeued: 1, timedOut: 1, dropped: 1 });
    expect(await queued()).toEqual([]);
    expect(announced).toEqual([]);
    expect(await db.generations.countDocuments({ open: true })).toBe(2);
    expect(await db.fortunes.countDocuments()).toBe(1);
  });
});
