import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { beforeSharing, claim, open, settle } from '../../tests/harness/generations.ts';
import { until } from '../../tests/harness/http.ts';
import { callRecord, newHash, newOwner, PILLARS, sectionResult } from '../../tests/harness/records.ts';
import { openDatabase, openRedis, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { createAuditLog } from '../accounts/audit.ts';
import { loadConfig } from '../core/config.ts';
import { newId } from '../core/ids.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import { createEventService } from '../events/events.ts';
import { createProducer, type Producer } from '../queues/producer.ts';
import type { RedisClient } from '../queues/redis.ts';
import { createBreakers } from '../status/breaker.ts';
import { changePoolSettings, watchPoolSettings } from '../status/pool-settings.ts';
import type { SectionCallDeps } from './call-terms.ts';
import { releaseGeneration, withdrawClaim } from './claims.ts';
import { failGeneration } from './close.ts';
import { dropCall } from './end-races.ts';
import { createSectionCallService, type SectionCallService } from './sections.ts';

const SECRETS_KEY = randomBytes(32).toString('base64');

describe('a call that waits for a section', () => {
  const clock = testClock();
  let db: Database;
  let redis: RedisClient;
  let producer: Producer;
  let deps: SectionCallDeps;
  let sections: SectionCallService;
  beforeAll(async () => {
    db = await openDatabase();
    redis = await openRedis({ empty: true });
    producer = createProducer(redis, silentLogger);
    deps = {
      db,
      clock,
      config: loadConfig({
        MONGODB_URL: 'mongodb://127.0.0.1/unused',
        REDIS_URL: 'redis://127.0.0.1/unused',
        SECRETS_KEY,
        SIMULATE_UNCONFIGURED_MODELS: 'true',
      }),
      secrets: createSecretBox(SECRETS_KEY),
      producer,
      publishFailures: async () => undefined,
    };
    sections = createSectionCallService(deps);
  });
  afterAll(async () => {
    await producer.close();
    redis.disconnect();
    await db.close();
  });

  const owner = newOwner();
  const fail = async (contentHash: string) => {
    const generation = await db.generations.findOne({ accountId: owner.accountId, contentHash, open: true }).lean();
    if (generation === null) throw new Error('nothing is open');
    await failGeneration(db, clock, generation, { kind: 'queue_unavailable', retryAfterSeconds: 5 });
  };
  const collect = (contentHash: string) =>
    sections.collect({ accountId: owner.accountId, contentHash, profileId: null });

  it('gets the reason of its failure, also when another call opens the next generation while it is read', async () => {
    const contentHash = newHash();
    await open({ db, clock }, owner, { contentHash });
    await fail(contentHash);
    await expect(collect(contentHash)).rejects.toMatchObject({ options: { reason: 'store_unavailable' } });
    const { findOne } = db.generations;
    const between = jest.spyOn(db.generations, 'findOne').mockImplementationOnce(((filter: never) => ({
      select: (fields: never) => ({
        async lean() {
          const found = await findOne.call(db.generations, filter).select(fields).lean();
          await open({ db, clock }, owner, { contentHash });
          return found;
        },
      }),
    })) as never);
    expect(await collect(contentHash)).toBeNull();
    expect(between).toHaveBeenCalledTimes(2);
    between.mockRestore();
    await fail(contentHash);
    await expect(collect(contentHash)).rejects.toMatchObject({ options: { reason: 'store_unavailable' } });
  });

  it.each([
    ['overloaded', 'provider_failed', 5],
    ['out_of_credit', 'circuit_open', 60],
    ['unknown_model', 'not_configured', 60],
  ])(
    'gets the reason of its last attempt (%s: %s, after %i s) when no worker is at it at the deadline',
    async (outcome, reason, retryAfterSeconds) => {
      const contentHash = newHash();
      const job = await open({ db, clock }, owner, { contentHash });
      const made = { at: clock.now(), outcome, providerModel: null, providerRequestId: null };
      await releaseGeneration(db, await claim({ db, clock }, job), { calls: [{ ...made, usage: null, latencyMs: 1 }] });
      // A worker that then finds the model paused makes no call.
      await withdrawClaim(db, await claim({ db, clock }, job));
      clock.advance(60_000);
      await sections.failUnstarted({ ...owner, contentHash });
      await expect(collect(contentHash)).rejects.toMatchObject({ options: { reason, retryAfterSeconds } });
    },
  );

  const settled = () => {
    const common = { db, clock, producer, logger: silentLogger };
    const settlement = { ...common, audit: createAuditLog(db, clock), events: createEventService(common) };
    return { settlement, result: sectionResult() };
  };

  it('gets what was made for it, also when its clock is so far ahead that this has expired there', async () => {
    const contentHash = newHash();
    const job = await claim({ db, clock }, await open({ db, clock }, owner, { contentHash }));
    const expiresAt = new Date(clock.now().getTime() - 60_000);
    const { result, settlement } = settled();
    await settle(settlement, job, { ...result, expiresAt });
    expect(await collect(contentHash)).toEqual(result.content);
  });

  it('ends with the generation that it pays for, also when the next one is open', async () => {
    const contentHash = newHash();
    const generationId = await open({ db, clock }, owner, { contentHash });
    const part = { accountId: owner.accountId, contentHash, profileId: null, generationId };
    expect(await sections.collect(part)).toBeNull();
    await fail(contentHash);
    await open({ db, clock }, owner, { contentHash });
    await expect(sections.collect(part)).rejects.toMatchObject({ options: { reason: 'store_unavailable' } });
    // Who pays for nothing waits for whatever generates it.
    expect(await collect(contentHash)).toBeNull();
  });

  it('goes on waiting at the deadline while a worker is at it', async () => {
    const contentHash = newHash();
    await claim({ db, clock }, await open({ db, clock }, owner, { contentHash }));
    clock.advance(60_000);
    await sections.failUnstarted({ ...owner, contentHash });
    expect(await collect(contentHash)).toBeNull();
  });

  /** Two open sections of one call. */
  const sectionsOf = async () => {
    const hashes = [newHash(), newHash()] as const;
    const ids = [];
    for (const contentHash of hashes) ids.push(await open({ db, clock }, owner, { contentHash }));
    const [first = '', second = ''] = ids;
    const caused = (done: boolean): CallRecord['caused'] => [
      { section: 'character', generationId: first, done },
      { section: 'tendency', generationId: second, done: false },
    ];
    return { hashes, first, caused };
  };

  it('generates nothing more when it loses its race while it is opened', async () => {
    const chart = { birth: null, profileId: null, pillars: PILLARS, date: '2090-06-15' } as const;
    const request = { ...chart, model: 'haiku', sections: ['character', 'tendency', 'fortune'] } as const;
    const caller = { owner, actor: { ip: '127.0.0.1', apiKey: 'key', requestId: 'req_1' } };
    const options = { source: 'widget', bodyHash: 'hash' };
    await sections.start(caller, request, options);
    const opened = await db.generations
      .find({ ...owner, open: true, source: 'widget' })
      .sort({ contentHash: 1 })
      .lean();
    // The first goes on for another call.
    await db.generations.updateOne({ ...owner, _id: opened[0]?._id ?? '' }, { $set: { joined: true } });
    for (const generation of opened.slice(1)) {
      await failGeneration(db, clock, generation, { kind: 'refused', retryAfterSeconds: null });
    }
    const callId = newId('call');
    const rival = { _id: callId, accountId: owner.accountId, raceId: callId };
    const restore = beforeSharing(db, () =>
      db.transaction(owner.accountId, (session) => dropCall({ db, clock }, rival, { isAnswered: true }, session)),
    );
    await sections.start(caller, { ...request, callId, raceId: callId, hasFallback: true }, options);
    restore();
    expect(await db.calls.findById(callId).lean()).toMatchObject({ state: 'failed', lost: true, chargedUsd: 0 });
    const which = { ...owner, contentHash: { $in: opened.slice(1).map(({ contentHash }) => contentHash) } };
    expect(await db.generations.find({ ...which, open: true }).lean()).toEqual([]);
    expect(await db.generations.countDocuments({ ...which, 'error.kind': 'outrun' })).toBe(2);
  });

  it('goes on at the deadline where another of its sections has begun or is stored, and ends where none is', async () => {
    const [none, begun, stored] = [await sectionsOf(), await sectionsOf(), await sectionsOf()];
    await db.calls.create([
      callRecord(clock, owner, none.caused(false)),
      callRecord(clock, owner, begun.caused(false)),
      callRecord(clock, owner, stored.caused(true)),
    ]);
    await claim({ db, clock }, begun.first);
    clock.advance(3_600_000);
    for (const { hashes } of [none, begun, stored]) {
      await sections.failUnstarted({ ...owner, contentHash: hashes[1] });
    }
    // No worker generates the rest of a call that has failed.
    for (const hash of none.hashes) {
      await expect(collect(hash)).rejects.toMatchObject({ options: { reason: 'no_worker' } });
    }
    for (const { hashes } of [begun, stored]) {
      expect(await collect(hashes[1])).toBeNull();
      const which = { accountId: owner.accountId, contentHash: hashes[1] };
      const { startBy } = (await db.generations.findOne(which).lean()) ?? {};
      expect(startBy?.getTime()).toBeGreaterThan(clock.now().getTime() + 3_600_000);
    }
  });

  it('is resumed by a rival that goes on after what the first call waited for', async () => {
    const caller = { owner, actor: { ip: '127.0.0.1', apiKey: 'key', requestId: 'req_1' } };
    const [bodyHash, generationId] = [newHash(), newId('call')];
    const rival = { ...callRecord(clock, owner, [{ section: 'character', generationId, done: false }]), bodyHash };
    const first = { ...callRecord(clock, owner, []), bodyHash, rivals: [rival._id], state: 'charged' as const };
    await db.calls.create([first, rival]);
    const ids = (await sections.resume(caller, first._id, bodyHash)).map(({ _id }) => _id);
    expect(ids).toEqual([first._id, rival._id]);
  });

  it('is resumed by what it generates itself before a rival that waits for another one and generates nothing', async () => {
    const caller = { owner, actor: { ip: '127.0.0.1', apiKey: 'key', requestId: 'req_1' } };
    const bodyHash = newHash();
    const call = (model: CallRecord['model'] = 'gpt4o') => {
      const caused = [{ section: 'character' as const, generationId: newId('gen'), done: false }];
      return { ...callRecord(clock, owner, caused), parts: [], bodyHash, model };
    };
    const rival = call();
    const again = { ...call(), caused: [], state: 'charged' as const };
    const first = { ...call('sonnet'), rivals: [rival._id, again._id] };
    const raced = [first, rival, again].map((each) => ({ ...each, raceId: first._id }));
    await db.calls.create(raced);
    const ids = (await sections.resume(caller, first._id, bodyHash)).map(({ _id }) => _id);
    expect(ids).toEqual([first._id, rival._id, again._id]);
    // It has failed for the stream, and a batch waits for it, which pays.
    await db.calls.updateOne({ _id: first._id }, { $set: { background: true }, $unset: { raceId: '' } });
    for (const state of ['open', 'charged'] as const) {
      await db.calls.updateOne({ _id: first._id }, { $set: { state } });
      const others = (await sections.resume(caller, first._id, bodyHash)).map(({ _id }) => _id);
      expect(others).toEqual([rival._id, again._id, first._id]);
    }
    // So has the rival.
    await db.calls.updateOne({ _id: rival._id }, { $set: { background: true }, $unset: { raceId: '' } });
    const left = (await sections.resume(caller, first._id, bodyHash)).map(({ _id }) => _id);
    expect(left).toEqual([again._id, first._id]);
  });

  it('is resumed by the call that has answered in the place of a rival, which resumed it before', async () => {
    const caller = { owner, actor: { ip: '127.0.0.1', apiKey: 'key', requestId: 'req_1' } };
    const bodyHash = newHash();
    const call = (done: boolean) => ({
      ...callRecord(clock, owner, [{ section: 'character' as const, generationId: newId('gen'), done }]),
      bodyHash,
      parts: [],
    });
    const [answering, second, first] = [call(true), call(false), call(false)];
    await db.calls.create([
      { ...first, background: true, rivals: [second._id, answering._id] },
      { ...second, raceId: second._id, rivals: [answering._id], wonBy: answering._id },
      { ...answering, raceId: second._id, state: 'charged' },
    ]);
    const ids = (await sections.resume(caller, first._id, bodyHash)).map(({ _id }) => _id);
    expect(ids).toEqual([answering._id]);
  });

  it('goes on at the deadline when a call that shares it has stored another section, also if another call pays', async () => {
    const { hashes, caused } = await sectionsOf();
    const [own, waited] = caused(true);
    if (own === undefined || waited === undefined) throw new Error('two were opened');
    const sharing = { ...callRecord(clock, owner, [own]), shared: [waited.generationId] };
    await db.calls.create([callRecord(clock, owner, [waited]), sharing]);
    clock.advance(3_600_000);
    await sections.failUnstarted({ ...owner, contentHash: hashes[1] });
    expect(await collect(hashes[1])).toBeNull();
    const calls = await db.calls.find({ accountId: owner.accountId, 'caused.generationId': own.generationId }).lean();
    expect(calls).toMatchObject([{ state: 'open', shared: [waited.generationId] }]);
  });

  it('goes on at the deadline while an operator has paused its model, where another of its sections is stored', async () => {
    await changePoolSettings({ db, clock }, 'kim', 'haiku', { paused: true }, { reason: 'a test', until: null });
    const settings = await watchPoolSettings({ db, clock, logger: silentLogger });
    const paused = createSectionCallService({ ...deps, breakers: createBreakers(redis, settings) });
    const [none, stored] = [await sectionsOf(), await sectionsOf()];
    await db.calls.create([
      callRecord(clock, owner, none.caused(false)),
      callRecord(clock, owner, stored.caused(true)),
    ]);
    clock.advance(3_600_000);
    for (const { hashes } of [none, stored]) await paused.failUnstarted({ ...owner, contentHash: hashes[1] });
    await expect(collect(none.hashes[1])).rejects.toMatchObject({ options: { reason: 'pool_paused' } });
    expect(await collect(stored.hashes[1])).toBeNull();
    await settings.close();
  });

  it('is admitted while an operator has paused its model, where a worker has begun the call that it repeats', async () => {
    const settings = await watchPoolSettings({ db, clock, logger: silentLogger });
    const paused = createSectionCallService({ ...deps, breakers: createBreakers(redis, settings) });
    const chart = { birth: null, profileId: null, pillars: PILLARS, date: '2090-06-16' } as const;
    const request = { ...chart, model: 'sonnet', sections: ['character', 'tendency'] } as const;
    const caller = { owner, actor: { ip: '127.0.0.1', apiKey: 'key', requestId: 'req_1' } };
    const options = { source: 'widget', bodyHash: 'hash' };
    const { parts } = await paused.start(caller, request, options);
    await changePoolSettings({ db, clock }, 'kim', 'sonnet', { paused: true }, { reason: 'a test', until: null });
    await until('it is paused', async () => settings.of('sonnet').paused);
    await expect(paused.start(caller, request, options)).rejects.toMatchObject({ options: { reason: 'pool_paused' } });
    await claim({ db, clock }, parts[0]?.generationId ?? '');
    const repeat = await paused.start(caller, request, options);
    expect(repeat.parts.map(({ contentHash }) => contentHash)).toEqual(parts.map(({ contentHash }) => contentHash));
    expect(await db.generations.countDocuments({ ...owner, model: 'sonnet' })).toBe(2);
    await settings.close();
  });

  it('goes on when a worker has begun it, though the queue did not answer, and so does the rest of its call', async () => {
    let begun: ReturnType<typeof claim> | undefined;
    const stalled: Producer = {
      ...producer,
      async add(_queue, _job, payload) {
        // The first job has arrived, and a worker has begun it.
        if (typeof payload === 'object' && 'generationId' in payload)
          begun ??= claim({ db, clock }, String(payload.generationId));
        await begun;
        throw new Error('no answer');
      },
    };
    const service = createSectionCallService({ ...deps, producer: stalled });
    const chart = { birth: null, profileId: null, pillars: PILLARS, date: '2090-06-17' } as const;
    const request = { ...chart, model: 'sonnet', sections: ['character', 'tendency'] } as const;
    const caller = { owner: newOwner(), actor: { ip: '127.0.0.1', apiKey: 'key', requestId: 'req_1' } };
    const ticket = await service.start(caller, request, { source: 'widget', bodyHash: 'hash' });
    const ids = ticket.parts.flatMap(({ generationId }) => generationId ?? []);
    const generations = await db.generations.find({ _id: { $in: ids } }).lean();
    expect(generations.map(({ state }) => state)).toEqual(['open', 'open']);
    const call = await db.calls.findOne({ 'caused.generationId': { $in: ids } }).lean();
    expect(call).toMatchObject({ state: 'open', caused: [{}, {}] });
  });

  it('gets the reason of the store when its job was queued, and the queue is away at the deadline', async () => {
    const [before, after] = [newHash(), newHash()];
    for (const contentHash of [before, after]) await open({ db, clock }, owner, { contentHash });
    clock.advance(3_600_000);
    await sections.failUnstarted({ ...owner, contentHash: before });
    await expect(collect(before)).rejects.toMatchObject({ options: { reason: 'no_worker' } });
    redis.disconnect();
    await until('the queue is away', async () => !producer.isConnected());
    await sections.failUnstarted({ ...owner, contentHash: after });
    await expect(collect(after)).rejects.toMatchObject({
      kind: 'service_unavailable',
      options: { reason: 'store_unavailable', retryAfterSeconds: 5 },
    });
  });
});
