import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { steerPool } from '../../../tests/harness/pool-settings.ts';
import {
  callRecord,
  deliveryRecord,
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
  sectionResult,
} from '../../../tests/harness/records.ts';
import {
  openDatabase,
  openGeneration,
  openRedis,
  openSettlement,
  silentLogger,
} from '../../../tests/harness/stores.ts';
import { createAuditLog } from '../../accounts/audit.ts';
import { newBatch } from '../../batches/new-batch.ts';
import { systemClock as clock } from '../../core/clock.ts';
import { type IdPrefix, newId } from '../../core/ids.ts';
import type { Owner } from '../../core/owner.ts';
import type { Database } from '../../db/connect.ts';
import { generatedEventId } from '../../events/events.ts';
import { claimGeneration } from '../../generation/claims.ts';
import { failGeneration } from '../../generation/close.ts';
import { findCalls } from '../../generation/correct-calls.ts';
import { enqueueGeneration } from '../../generation/enqueue.ts';
import { settleGeneration } from '../../generation/settle.ts';
import { newGenerationId } from '../../generation/single-flight.ts';
import { createProducer, type Producer } from '../../queues/producer.ts';
import { connectFailFastRedis, type RedisClient } from '../../queues/redis.ts';
import { deregister, heartbeat } from '../../status/model-health.ts';
import { dispatchEvents } from '../../webhooks/dispatch.ts';
import { createStoreReads } from '../stores.ts';
import { readStory } from './story.ts';

/** Whatever must not be in a story. */
const MARKER = '표식이름';
const PRIVATE = [MARKER, 'hook.example', 'whsec_', 'bs_live_', '203.0.113.9', 'key-name', '경금'];

describe('the story of an id', () => {
  let db: Database;
  let redis: RedisClient;
  let producer: Producer;
  let settlement: Awaited<ReturnType<typeof openSettlement>>;
  beforeAll(async () => {
    db = await openDatabase();
    redis = await openRedis({ empty: true });
    producer = createProducer(redis, silentLogger);
    settlement = await openSettlement(db, clock);
  });
  afterAll(async () => {
    await settlement.close();
    await producer.close();
    redis.disconnect();
    await db.close();
  });

  const tell = async (id: string, queues: { redis: RedisClient; producer: Producer } = { redis, producer }) => {
    const story = await readStory({ db, clock, ...queues }, createStoreReads(), id);
    const text = JSON.stringify(story);
    for (const secret of PRIVATE) expect(text).not.toContain(secret);
    const times = story.timeline.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    return { ...story, words: story.timeline.map(({ what }) => what) };
  };
  const refusal = (id: string) =>
    tell(id).then(
      () => null,
      ({ kind, detail }: { kind: string; detail: string }) => ({ kind, detail }),
    );

  const newProfile = async (owner: Owner) => {
    const profile = profileRecord(clock, owner, { name: MARKER, externalId: `${MARKER}-1` });
    await db.profiles.create([profile]);
    return profile;
  };

  /** A request for a fortune whose generation is open: with its profile, call and webhook. */
  const request = async (changes: Partial<Parameters<typeof generationSpec>[2]> = {}) => {
    const owner = newOwner();
    const [generationId, contentHash, requestId] = [newGenerationId(), newHash(), newId('req')];
    const profile = await newProfile(owner);
    const caused = [{ section: 'profile_fortune' as const, generationId, done: false }];
    const fortuneId = newId('ftn');
    const call = { ...callRecord(clock, owner, caused), requestId, fortuneId };
    const actor = { ip: '203.0.113.9', apiKey: 'bs_live_abcdefghijkl', requestId };
    const fortune = reservedFortune(clock, profile, { _id: fortuneId, contentHash, callId: call._id, actor });
    const webhookId = newId('whk');
    await db.webhooks.create([
      {
        _id: webhookId,
        ...owner,
        url: `https://hook.example/in?secret=${MARKER}`,
        events: ['fortune.generated'],
        description: MARKER,
        secret: 'whsec_sealed',
        active: true,
        failureCount: 0,
        lastTriggeredAt: null,
        slot: 0,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      },
    ]);
    const spec = generationSpec(clock, owner, { contentHash, fortune, requestId, ...changes });
    const opened = await openGeneration(db, clock, spec, generationId, { reserve: fortune, calls: [call] });
    if (opened.kind !== 'generated') throw new Error('not opened');
    return { owner, profile, call, fortune, requestId, generationId, webhookId, generation: opened.generation };
  };
  const settle = async ({ generationId, fortune }: Awaited<ReturnType<typeof request>>) => {
    const claim = await claimGeneration(db, clock, { generationId });
    if (claim === null) throw new Error('nothing to claim');
    const [call = null] = await findCalls(db, [claim.generation]);
    await settleGeneration(settlement, claim, sectionResult(), call);
    const eventId = generatedEventId(fortune);
    await dispatchEvents({ db, clock, producer, reserve: async () => true }, [{ eventId }]);
    const delivery = await db.deliveries.findOne({ eventId }).lean();
    if (delivery === null) throw new Error('no delivery');
    await db.deliveries.updateOne(
      { _id: delivery._id },
      { status: 'success', attempts: 1, attemptedAt: clock.now(), responseCode: 200, nextAttemptAt: null },
    );
    return { eventId, deliveryId: delivery._id };
  };

  const WAY = [
    'request arrived',
    'fortune reserved',
    'call recorded',
    'generation opened',
    'worker started the generation',
    'generation succeeded',
    'call charged',
    'fortune stored',
    'event recorded',
    'delivery recorded',
    'delivery succeeded',
  ];

  it('leads from a request to its delivery, from whichever of their ids it is asked for', async () => {
    const made = await request();
    const { eventId, deliveryId } = await settle(made);
    for (const [id, kind] of [
      [made.requestId, 'request'],
      [made.call._id, 'call'],
      [made.generationId, 'generation'],
      [made.fortune._id, 'fortune'],
      [eventId, 'event'],
      [deliveryId, 'delivery'],
    ] as const) {
      const story = await tell(id);
      expect(story).toMatchObject({ id, kind });
      expect(story.words.filter((word) => word !== 'audit entry')).toEqual(expect.arrayContaining(WAY));
      expect(new Set(story.words.filter((word) => word !== 'audit entry')).size).toBe(WAY.length);
      expect(story.words[0]).toBe('request arrived');
    }
    const { timeline } = await tell(made.requestId);
    const step = (what: string) => timeline.find((each) => each.what === what);
    expect(step('call charged')).toMatchObject({ id: made.call._id, detail: { charged_usd: 0.013 } });
    expect(step('call recorded')?.detail).toMatchObject({
      account_id: made.owner.accountId,
      mode: 'live',
      model: 'haiku',
    });
    expect(step('generation succeeded')?.detail).toMatchObject({
      input_tokens: 100,
      output_tokens: 200,
      provider_ms: 1_234,
    });
    expect(step('event recorded')?.detail).toEqual({
      type: 'fortune.generated',
      fortune_id: made.fortune._id,
      profile_id: made.profile._id,
    });
    expect(step('delivery succeeded')?.detail).toMatchObject({ attempts: 1, response_code: 200 });
  });

  it('names the place in the queue and what holds it', async () => {
    const before = await request();
    const waiting = await request();
    for (const { generation } of [before, waiting]) await enqueueGeneration(producer, generation);
    await steerPool({ db, clock }, 'haiku', { paused: true });
    const { timeline } = await tell(waiting.fortune._id);
    expect(timeline.at(-1)).toMatchObject({
      what: 'generation waits',
      id: waiting.generationId,
      detail: {
        queue: 'generation-haiku',
        job: 'waiting',
        jobs_before: expect.any(Number),
        why: 'An operator has paused haiku (a test). No worker takes jobs of haiku.',
      },
    });
    await steerPool({ db, clock }, 'haiku', { paused: false });
    await producer.queue('generation-haiku').obliterate({ force: true });
  });

  it('shows what failed, and that nothing was charged', async () => {
    const made = await request();
    const failure = { kind: 'bad_output', retryAfterSeconds: null };
    await claimGeneration(db, clock, { generationId: made.generationId });
    await failGeneration(db, clock, made.generation, failure);
    for (const id of [made.fortune._id, made.requestId, made.generationId]) {
      const { timeline, words } = await tell(id);
      expect(words).toEqual(
        expect.arrayContaining([
          'generation failed',
          'call failed, nothing charged',
          'fortune failed, nothing charged',
        ]),
      );
      expect(words).not.toContain('fortune stored');
      expect(timeline.find(({ what }) => what === 'generation failed')?.detail).toMatchObject({ reason: 'bad_output' });
    }
  });

  it('remembers a deleted fortune by its call', async () => {
    const made = await request();
    await settle(made);
    const { owner, fortune } = made;
    await db.fortunes.deleteOne({ _id: fortune._id });
    const caller = { owner, actor: { ip: '203.0.113.9', apiKey: 'bs_live_abcdefghijkl', requestId: newId('req') } };
    const deleted = { action: 'fortune.deleted', resourceType: 'fortune', resourceId: fortune._id } as const;
    await createAuditLog(db, clock).write(caller, deleted);
    const { words } = await tell(fortune._id);
    expect(words).toEqual(expect.arrayContaining(['call charged', 'fortune was deleted']));
  });

  it('tells how the items of a batch ended, and why it waits', async () => {
    const owner = newOwner();
    const requestId = newId('req');
    const order = {
      fortuneType: 'daily',
      fortuneDate: '2026-11-21',
      model: 'gemini',
      webhookUrl: `https://hook.example/${MARKER}`,
    } as const;
    const actor = { ip: '203.0.113.9', apiKey: 'bs_live_abcdefghijkl', requestId };
    const { batch, items } = newBatch(clock, { _id: newId('batch'), ...owner, kind: 'request', ...order, actor }, [
      { profileId: newId('prf') },
      { profileId: newId('prf') },
      { profileId: newId('prf') },
    ]);
    const [done, lost, open] = items;
    const at = clock.now();
    const error = { code: 'not_found', message: 'There is no such profile.' };
    await db.batches.create([batch]);
    await db.batchItems.insertMany([
      { ...done, state: 'success', fortuneId: newId('ftn'), startedAt: at, finishedAt: at },
      { ...lost, state: 'failed', error, finishedAt: at },
      open,
    ]);
    for (const id of [batch._id, requestId]) {
      const { timeline, words } = await tell(id);
      expect(words).toEqual(
        expect.arrayContaining([
          'request arrived',
          'batch accepted',
          'first item started',
          'item succeeded',
          'item failed',
        ]),
      );
      expect(timeline.find(({ what }) => what === 'item failed')?.detail).toMatchObject({ item: 1, ...error });
      expect(timeline.at(-1)).toMatchObject({
        what: 'batch waits',
        detail: { why: 'No worker takes jobs of gemini.' },
      });
    }
  });

  it('calls a pool busy that is not held, and names what holds it otherwise', async () => {
    const owner = newOwner();
    const order = { fortuneType: 'daily', fortuneDate: '2026-11-21', model: 'gpt4o', webhookUrl: null } as const;
    const actor = { ip: '203.0.113.9', apiKey: 'bs_live_abcdefghijkl', requestId: newId('req') };
    const { batch, items } = newBatch(clock, { _id: newId('batch'), ...owner, kind: 'request', ...order, actor }, [
      { profileId: newId('prf') },
    ]);
    await db.batches.create([batch]);
    await db.batchItems.insertMany(items.map((item) => ({ ...item, state: 'started', startedAt: clock.now() })));
    const { generation } = await request({ model: 'gpt4o' });
    await enqueueGeneration(producer, generation);
    await heartbeat(redis, 'gpt4o', 'w1');
    const why = async () => (await tell(batch._id)).timeline.at(-1)?.detail;
    expect(await why()).toEqual({ why: '1 jobs of gpt4o wait, 0 run: the pool is busy.' });
    await steerPool({ db, clock }, 'gpt4o', { paused: true });
    expect(await why()).toEqual({ why: 'An operator has paused gpt4o (a test).' });
    await steerPool({ db, clock }, 'gpt4o', { paused: false });
    await deregister(redis, 'gpt4o', 'w1');
    await producer.queue('generation-gpt4o').obliterate({ force: true });
  });

  it('says of a delivery that is not due that it waits for its next attempt', async () => {
    const owner = newOwner();
    const nextAttemptAt = new Date(clock.now().getTime() + 3_600_000);
    const later = deliveryRecord(owner, clock.now(), { _id: newId('dlv'), eventId: newId('evt'), nextAttemptAt });
    const due = deliveryRecord(owner, clock.now(), { _id: newId('dlv'), eventId: newId('evt') });
    await db.deliveries.create([later, due]);
    const { timeline } = await tell(later._id);
    expect(timeline.filter(({ what }) => what.startsWith('delivery waits'))).toEqual([
      {
        at: expect.any(Date),
        what: 'delivery waits for its next attempt',
        id: later._id,
        detail: { due_at: nextAttemptAt.toISOString() },
      },
    ]);
    expect((await tell(due._id)).timeline.at(-1)).toMatchObject({
      what: 'delivery waits',
      detail: { queue: 'webhook-delivery', job: 'absent' },
    });
  });

  it('shows profiles, keys, webhooks and accounts without a name, an address or a part of a key', async () => {
    const { owner, profile, webhookId } = await request();
    const keyId = newId('key');
    await db.apiKeys.create([
      {
        _id: keyId,
        accountId: owner.accountId,
        name: 'key-name',
        type: 'live',
        prefix: 'bs_live_abcdefghijkl',
        secretHash: newHash(),
        permissions: ['profile:read'],
        slot: 0,
        expiresAt: null,
        revokedAt: clock.now(),
        lastUsedAt: clock.now(),
        createdAt: clock.now(),
      },
    ]);
    await db.accounts.create([
      {
        _id: owner.accountId,
        email: `${MARKER}@partner.example`,
        name: MARKER,
        plan: 'pro',
        limits: {},
        accessTokenHash: newHash(),
        signingSecret: 'whsec_sealed',
        createdAt: clock.now(),
      },
    ]);
    expect((await tell(profile._id)).words).toEqual(['profile created']);
    expect((await tell(keyId)).words).toEqual(['key created', 'key last used', 'key revoked']);
    expect((await tell(webhookId)).words).toEqual(['webhook created']);
    const account = await tell(owner.accountId);
    expect(account.timeline).toMatchObject([{ what: 'account created', detail: { plan: 'pro', per_minute: 300 } }]);
  });

  it('is told from the records while Redis is away, and says so', async () => {
    const { requestId } = await request();
    const away = connectFailFastRedis('redis://127.0.0.1:1', silentLogger);
    const unqueued = createProducer(away, silentLogger);
    const { words } = await tell(requestId, { redis: away, producer: unqueued });
    expect(words).toEqual(
      expect.arrayContaining(['call recorded', 'generation waits', 'the queue cannot be read: Redis does not answer']),
    );
    await unqueued.close();
    away.disconnect();
  });

  it.each<IdPrefix>(['gen', 'ftn', 'batch', 'dlv', 'prf', 'key', 'evt', 'call', 'whk', 'acc', 'inc'])(
    'finds nothing under an unknown id: %s',
    async (prefix) => {
      const id = newId(prefix);
      const detail = `Nothing is stored under ${id}. It may have been deleted, or its time is over.`;
      expect(await refusal(id)).toEqual({ kind: 'not_found', detail });
    },
  );

  it('says of a request without records that nothing was stored for it', async () => {
    const refused = await refusal(newId('req'));
    expect(refused?.kind).toBe('not_found');
    expect(refused?.detail).toContain('Nothing was stored');
    // Of the year 10889, and beyond what a ULID can hold.
    expect(await refusal(`req_7${'z'.repeat(25)}`)).toMatchObject({ kind: 'not_found' });
    expect(await refusal(`gen_${'z'.repeat(26)}`)).toMatchObject({ kind: 'not_found' });
  });

  it.each([
    '',
    'req_',
    'haiku',
    'usr_01jd8x9q2w3e4r5t6y7z8abcde',
    '<script>alert(1)</script>',
    `req_${'a'.repeat(27)}`,
  ])('refuses what is no id, and names the prefixes: %j', async (text) => {
    const refused = await refusal(text);
    expect(refused?.kind).toBe('validation_error');
    expect(refused?.detail).toContain('req_, gen_, ftn_, batch_, dlv_, prf_, key_, evt_');
  });
});
