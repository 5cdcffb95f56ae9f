import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import * as fc from 'fast-check';
import type { ClientSession } from 'mongoose';
import { until } from '../../tests/harness/http.ts';
import { newHash, newOwner, profileRecord, reservedFortune } from '../../tests/harness/records.ts';
import { deferred, openDatabase, silentLogger, type TestClock, testClock } from '../../tests/harness/stores.ts';
import { AppError } from '../core/errors.ts';
import { createLogger } from '../core/logger.ts';
import type { Owner } from '../core/owner.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import { insertRecord } from '../db/records.ts';
import { failFortunes } from '../generation/failed-fortunes.ts';
import { createIdempotencyService, type HeldKey, type KeyedRequest, type StoredAnswer } from './idempotency.ts';
import { eraseAnswers } from './stored-answers.ts';

const REFUSED = { kind: 'refused', retryAfterSeconds: null };
const LEASE_MS = 60_000;
const SECRETS_KEY = randomBytes(32).toString('base64');
const REQUEST: KeyedRequest = { method: 'POST', path: '/v1/profiles', body: Buffer.from('{"name":"홍길동"}') };
const CREATED: StoredAnswer = { status: 201, headers: { Location: '/v1/profiles/x' }, body: '{"secret":"whsec_abc"}' };

describe('idempotency keys', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(async () => {
    ends.resolve(null);
    await Promise.all(dead);
    await db.close();
  });

  const ends = deferred<null>();
  const dead: Promise<unknown>[] = [];
  /** Any number of API servers over one database and clock. */
  const createService = (clock: TestClock = testClock()) => createIdempotencyService(depsOf(clock));
  const depsOf = (clock: TestClock) => ({
    db,
    clock,
    secrets: createSecretBox(SECRETS_KEY),
    logger: silentLogger,
    leaseMs: LEASE_MS,
  });
  const newKey = () => randomUUID();
  const answering = (answer: StoredAnswer) => async () => answer;
  const never = async (): Promise<StoredAnswer> => {
    throw new Error('was done again');
  };
  /** A dead API server: its handler ends with the file, so that nothing of it works on beside other files. */
  const dieIn = async (service: ReturnType<typeof createService>, owner: Owner, key: string, request = REQUEST) => {
    const begun = deferred<HeldKey>();
    const running = service.once(owner, key, request, (held) => {
      begun.resolve(held);
      return ends.promise;
    });
    dead.push(running.catch(() => undefined));
    return begun.promise;
  };
  const idOf = (owner: Owner, key: string) => `${owner.accountId}:${owner.livemode ? 'live' : 'test'}:${key}`;
  const recordOf = (owner: Owner, key: string) => db.idempotencyKeys.findById(idOf(owner, key)).lean();

  it('let one of two hundred concurrent requests run, while all others get 409 or its response', async () => {
    const [owner, key, clock] = [newOwner(), newKey(), testClock()];
    let executions = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        createService(clock).once(owner, key, REQUEST, async () => {
          executions += 1;
          await new Promise((resolve) => setTimeout(resolve, index % 20));
          return CREATED;
        }),
      ),
    );
    expect(executions).toBe(1);
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(done.filter(({ replayed }) => !replayed)).toEqual([{ answer: CREATED, replayed: false }]);
    for (const { answer } of done) expect(answer).toEqual(CREATED);
    const refusal = {
      kind: 'conflict',
      detail: 'The first request with this idempotency key is still in progress.',
      options: {
        retryAfterSeconds: 5,
        hint: 'Repeat the request later: it then gets the answer to the first.',
      },
    };
    for (const reason of refused) expect(reason).toMatchObject(refusal);
    expect(await createService(clock).once(owner, key, REQUEST, never)).toEqual({ answer: CREATED, replayed: true });
  });

  it.each([
    ['another body', { ...REQUEST, body: Buffer.from('{"name":"홍길순"}') }],
    ['another path', { ...REQUEST, path: '/v1/profiles?x=1' }],
    ['another method', { ...REQUEST, method: 'PUT' }],
  ])('refuse %s, both during the first request and after it', async (_what, other) => {
    const [owner, service] = [newOwner(), createService()];
    const refusal = {
      kind: 'conflict',
      detail: 'The idempotency key was already used for a different request.',
      options: {
        hint: expect.stringMatching(/^Use a new key for each request; repeat a request with the same method, /),
      },
    };
    const [ended, running] = [newKey(), newKey()];
    await service.once(owner, ended, REQUEST, answering(CREATED));
    await expect(service.once(owner, ended, other, never)).rejects.toMatchObject(refusal);
    await dieIn(service, owner, running);
    await expect(service.once(owner, running, other, never)).rejects.toMatchObject(refusal);
  });

  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  it.each([
    ['keys in another order', '{"a":1,"b":{"c":2,"d":3}}', ' {"b": {"d": 3, "c": 2},\n "a": 1}\n'],
    ['numbers and letters written otherwise', '{"a":1,"b":"\uAC00"}', '{"a":1.0e0,"b":"\\uac00"}'],
    ['the last of two equal keys', '{"a":2}', '{"a":1,"a":2}'],
    ['a key called __proto__', '{"__proto__":1,"a":2}', '{"a":2,"__proto__":1}'],
    ['text that is no JSON, to the byte', '{"a":', '{"a":'],
    ['what is nested very deep, to the byte', nested(40_000), nested(40_000)],
  ])('treat %s as the same request', async (_what, first, again) => {
    const [owner, service, key] = [newOwner(), createService(), newKey()];
    await service.once(owner, key, { ...REQUEST, body: Buffer.from(first) }, answering(CREATED));
    const { replayed } = await service.once(owner, key, { ...REQUEST, body: Buffer.from(again) }, never);
    expect(replayed).toBe(true);
  });

  it.each([
    ['items in another order', '[1,2]', '[2,1]'],
    ['another text in white space', '{"a":"b c"}', '{"a":"bc"}'],
    ['a text for a number', '{"a":1}', '{"a":"1"}'],
    ['null for a number beyond range', '{"a":1e400}', '{"a":null}'],
    ['one number beyond range for another', '{"a":1e400}', '{"a":1e500}'],
    ['a key that is left out for null', '{}', '{"a":null}'],
    ['white space in what is no JSON', '{"a":', '{"a": '],
    ['bytes that are no UTF-8', '{"a":"\uFFFD"}', Buffer.from([...Buffer.from('{"a":"'), 0xff, 0x22, 0x7d])],
    ['another depth', nested(40_000), nested(39_999)],
  ])('treat %s as another request', async (_what, first, other) => {
    const [owner, service, key] = [newOwner(), createService(), newKey()];
    await service.once(owner, key, { ...REQUEST, body: Buffer.from(first) }, answering(CREATED));
    const attempt = service.once(owner, key, { ...REQUEST, body: Buffer.from(other) }, never);
    await expect(attempt).rejects.toMatchObject({ kind: 'conflict' });
  });

  it.each([
    ['/v1/x', '/v1/x/', true],
    ['/v1/x?a=b', '/v1/x/?a=b', true],
    ['/v1/x?a=/', '/v1/x?a=', false],
    ['/v1/x', '/v1/x//', false],
    ['/v1/x?a=1&b=2', '/v1/x?b=2&a=1', false],
  ])('treat the paths %s and %s as the same: %s', async (first, other, same) => {
    const [owner, service, key] = [newOwner(), createService(), newKey()];
    await service.once(owner, key, { ...REQUEST, path: first }, answering(CREATED));
    const attempt = service.once(owner, key, { ...REQUEST, path: other }, never);
    if (same) expect(await attempt).toMatchObject({ replayed: true });
    else await expect(attempt).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('belong to one account and mode each, and are case-sensitive', async () => {
    const [owner, service, key] = [newOwner(), createService(), 'abcdefghijklmnop'];
    await service.once(owner, key, REQUEST, answering(CREATED));
    const others: [Owner, string][] = [
      [newOwner(), key],
      [{ ...owner, livemode: false }, key],
      [owner, key.toUpperCase()],
    ];
    for (const [who, its] of others) {
      expect((await service.once(who, its, REQUEST, answering({ ...CREATED, body: '{}' }))).replayed).toBe(false);
    }
  });

  it.each([200, 201, 202, 400, 404, 405, 415])('keep a response with status %i', async (status) => {
    const [owner, service, key] = [newOwner(), createService(), newKey()];
    await service.once(owner, key, REQUEST, answering({ ...CREATED, status }));
    expect(await service.once(owner, key, REQUEST, never)).toEqual({ answer: { ...CREATED, status }, replayed: true });
  });

  it.each([301, 401, 403, 409, 413, 429, 500, 503])('are free at once, for any request, after a %i', async (status) => {
    const [owner, service, key] = [newOwner(), createService(), newKey()];
    const first = await service.once(owner, key, REQUEST, answering({ ...CREATED, status }));
    expect(first).toEqual({ answer: { ...CREATED, status }, replayed: false });
    const other = { ...REQUEST, body: Buffer.from('{}') };
    expect(await service.once(owner, key, other, answering(CREATED))).toEqual({ answer: CREATED, replayed: false });
  });

  it('are free at once after a streamed response, and after a failure that was not rendered', async () => {
    const [owner, service, key] = [newOwner(), createService(), newKey()];
    expect(await service.once(owner, key, REQUEST, async () => null)).toEqual({ answer: null, replayed: false });
    await expect(service.once(owner, key, REQUEST, never)).rejects.toThrow('was done again');
    expect((await service.once(owner, key, REQUEST, answering(CREATED))).replayed).toBe(false);
  });

  it('are valid for 24 hours', async () => {
    const [owner, key, clock] = [newOwner(), newKey(), testClock()];
    const service = createService(clock);
    await service.once(owner, key, REQUEST, answering(CREATED));
    expect((await recordOf(owner, key))?.expiresAt).toEqual(new Date(clock.now().getTime() + 86_400_000));
    clock.advance(86_400_000 - 1);
    expect((await service.once(owner, key, REQUEST, never)).replayed).toBe(true);
    clock.advance(1);
    const other = { ...REQUEST, body: Buffer.from('{}') };
    expect((await service.once(owner, key, other, answering(CREATED))).replayed).toBe(false);
    expect((await service.once(owner, key, other, never)).replayed).toBe(true);
  });

  it('are removed by the database after they expire', async () => {
    const [owner, key] = [newOwner(), newKey()];
    await createService(testClock('2020-01-01T00:00:00.000Z')).once(owner, key, REQUEST, answering(CREATED));
    const deadline = Date.now() + 100_000;
    while ((await recordOf(owner, key)) !== null && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(await recordOf(owner, key)).toBeNull();
  });

  it('are free when the lease of a dead process has expired, and the repeat gets the name of its effect', async () => {
    const [owner, key, clock] = [newOwner(), newKey(), testClock()];
    const dead = await dieIn(createService(clock), owner, key);
    expect(dead.repeated).toBe(false);
    clock.advance(LEASE_MS - 1);
    await expect(createService(clock).once(owner, key, REQUEST, never)).rejects.toMatchObject({ kind: 'conflict' });
    clock.advance(1);
    const { answer } = await createService(clock).once(owner, key, REQUEST, async (held) => {
      expect(held).toMatchObject({ effectId: dead.effectId, since: dead.since, repeated: true });
      return CREATED;
    });
    expect(answer).toEqual(CREATED);
  });

  it('name another effect for another request, and for the same one a day later', async () => {
    const [owner, clock] = [newOwner(), testClock()];
    for (const [request, wait] of [
      [{ ...REQUEST, method: 'PUT' }, LEASE_MS],
      [REQUEST, 86_400_000],
    ] as const) {
      const key = newKey();
      const dead = await dieIn(createService(clock), owner, key);
      clock.advance(wait);
      await createService(clock).once(owner, key, request, async (held) => {
        expect(held.repeated).toBe(false);
        expect(held.effectId).not.toBe(dead.effectId);
        return CREATED;
      });
    }
  });

  it('let one of many take over from a dead process', async () => {
    const [owner, key, clock] = [newOwner(), newKey(), testClock()];
    await dieIn(createService(clock), owner, key);
    clock.advance(LEASE_MS);
    let executions = 0;
    await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        createService(clock).once(owner, key, REQUEST, async () => {
          executions += 1;
          return CREATED;
        }),
      ),
    );
    expect(executions).toBe(1);
  });

  it('are held for as long as the handler runs', async () => {
    const [owner, key] = [newOwner(), newKey()];
    const clock = { now: () => new Date() };
    const deps = { db, clock, secrets: createSecretBox(SECRETS_KEY), logger: silentLogger };
    const service = createIdempotencyService({ ...deps, leaseMs: 600 });
    const end = deferred();
    const running = service.once(owner, key, REQUEST, async () => {
      await end.promise;
      return CREATED;
    });
    const leaseUntil = async () => (await recordOf(owner, key))?.leaseUntil.getTime();
    const before = await until('it has begun', leaseUntil);
    await until('it is renewed several times', async () => ((await leaseUntil()) ?? 0) >= before + 2_000);
    end.resolve();
    expect((await running).replayed).toBe(false);
    expect((await service.once(owner, key, REQUEST, never)).answer).toEqual(CREATED);
  });

  it('are renewed before their lease expires', async () => {
    const [owner, key, clock] = [newOwner(), newKey(), testClock()];
    jest.useFakeTimers({
      doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    });
    try {
      await dieIn(createService(clock), owner, key);
      clock.advance(LEASE_MS - 1);
      jest.advanceTimersByTime(LEASE_MS - 1);
      const renewed = new Date(clock.now().getTime() + LEASE_MS);
      await until(
        'the lease is renewed',
        async () => (await recordOf(owner, key))?.leaseUntil.getTime() === renewed.getTime(),
      );
    } finally {
      jest.useRealTimers();
    }
  });

  it('let a transaction that is longer than the period of renewal commit at its second attempt', async () => {
    const [owner, key, clock] = [newOwner(), newKey(), testClock()];
    const leaseUntil = async () => (await recordOf(owner, key))?.leaseUntil.getTime();
    const renewals: number[] = [];
    jest.useFakeTimers({
      doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    });
    try {
      const { answer } = await createService(clock).once(owner, key, REQUEST, async (held) => {
        await db.transaction(owner.accountId, async (session) => {
          await insertRecord(db.profiles, profileRecord(clock, owner), session);
          // A renewal changes the record that this transaction is about to change.
          renewals.push(jest.getTimerCount());
          clock.advance(LEASE_MS / 2);
          jest.advanceTimersByTime(LEASE_MS / 2);
          const renewed = clock.now().getTime() + LEASE_MS;
          if (renewals.length === 1) await until('it is renewed', async () => (await leaseUntil()) === renewed);
          await held.settle(CREATED, session);
        });
        return CREATED;
      });
      expect(answer).toEqual(CREATED);
      expect(renewals).toEqual([1, 0]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('commit both the response and the effect, or neither', async () => {
    const [owner, clock] = [newOwner(), testClock()];
    for (const fails of [true, false]) {
      const key = newKey();
      const attempt = createService(clock).once(owner, key, REQUEST, async (held) => {
        await db.transaction(owner.accountId, async (session) => {
          await insertRecord(db.profiles, profileRecord(clock, owner, { name: key }), session);
          await held.settle(CREATED, session);
          if (fails) throw new AppError('internal_error', 'in the middle');
        });
        // The process dies after the commit: the test stores nothing itself.
        throw new AppError('internal_error', 'after the commit');
      });
      await expect(attempt).rejects.toMatchObject({ detail: fails ? 'in the middle' : 'after the commit' });
      expect(await db.profiles.countDocuments({ name: key })).toBe(fails ? 0 : 1);
      const repeat = await createService(clock).once(owner, key, REQUEST, answering({ ...CREATED, body: 'again' }));
      expect(repeat).toEqual(
        fails ? { answer: { ...CREATED, body: 'again' }, replayed: false } : { answer: CREATED, replayed: true },
      );
    }
  });

  it('keep a process with an expired lease from committing its effect', async () => {
    const [owner, key, clock] = [newOwner(), newKey(), testClock()];
    const sleeping = await dieIn(createService(clock), owner, key);
    clock.advance(LEASE_MS);
    await createService(clock).once(owner, key, REQUEST, answering(CREATED));
    const late = db.transaction(owner.accountId, async (session) => {
      await insertRecord(db.profiles, profileRecord(clock, owner, { name: key }), session);
      await sleeping.settle({ ...CREATED, body: 'late' }, session);
    });
    await expect(late).rejects.toMatchObject({ kind: 'conflict', options: { retryAfterSeconds: 5 } });
    expect(await db.profiles.countDocuments({ name: key })).toBe(0);
    expect((await createService(clock).once(owner, key, REQUEST, never)).answer).toEqual(CREATED);
  });

  it('are free after a refusal of more than 4 kB, also for another request', async () => {
    const [owner, key, service] = [newOwner(), newKey(), createService()];
    const refused = (length: number) => answering({ status: 400, headers: {}, body: 'x'.repeat(length) });
    await service.once(owner, key, { ...REQUEST, path: '/v1/other' }, refused(4_097));
    expect((await service.once(owner, key, REQUEST, refused(4_096))).replayed).toBe(false);
    expect((await service.once(owner, key, REQUEST, never)).replayed).toBe(true);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('a duplicate id'))],
    ['answers with 500', answering({ status: 500, headers: {}, body: '{}' })],
    ['finds deleted what that one has deleted', answering({ status: 404, headers: {}, body: '{}' })],
  ] as const)('tell one whose key another one has taken over that it is in progress, where it %s', async (_, fail) => {
    const [owner, key, clock] = [newOwner(), newKey(), testClock()];
    const proceed = deferred<null>();
    const sleeping = createService(clock).once(owner, key, REQUEST, async () => {
      await proceed.promise;
      return fail();
    });
    await until('it has begun', async () => (await recordOf(owner, key)) !== null);
    clock.advance(LEASE_MS);
    await createService(clock).once(owner, key, REQUEST, answering(CREATED));
    proceed.resolve(null);
    await expect(sleeping).rejects.toMatchObject({ kind: 'conflict', options: { retryAfterSeconds: 5 } });
    expect((await createService(clock).once(owner, key, REQUEST, never)).answer).toEqual(CREATED);
  });

  it('replay the sent response when it differs from the settled one', async () => {
    const [owner, key, service] = [newOwner(), newKey(), createService()];
    const pending = { ...CREATED, body: '{"status":"pending"}' };
    await service.once(owner, key, REQUEST, async (held) => {
      await db.transaction(owner.accountId, (session) => held.settle(CREATED, session));
      return pending;
    });
    expect(await service.once(owner, key, REQUEST, never)).toEqual({ answer: pending, replayed: true });
  });

  describe('of answers about a person', () => {
    const clock = testClock();
    let service: ReturnType<typeof createService>;
    beforeAll(() => {
      service = createService(clock);
    });
    /** A key with the answer of a request for a stored fortune. */
    const answered = async (status = 201, state: 'ready' | 'pending' = 'ready') => {
      const [owner, key] = [newOwner(), newKey()];
      const profile = profileRecord(clock, owner);
      const fortune = reservedFortune(clock, profile, { contentHash: newHash(), state });
      await insertRecord(db.profiles, profile);
      await insertRecord(db.fortunes, fortune);
      const answer = { ...CREATED, status, about: { profileId: profile._id, fortuneId: fortune._id } };
      const ask = (work: (held: HeldKey) => Promise<StoredAnswer> = answering(answer)) =>
        service.once(owner, key, REQUEST, work);
      const change = (work: (session: ClientSession) => Promise<unknown>) => db.transaction(owner.accountId, work);
      return { owner, key, profile, fortune, ask, change };
    };
    const gone = { kind: 'gone', detail: expect.stringContaining('was deleted') };
    const forgotten = { state: 'gone', answer: null, about: [] };

    it.each(['profile', 'fortune'] as const)('are 410 until they end once the %s is deleted', async (deleted) => {
      const { owner, key, profile, fortune, ask, change } = await answered();
      await ask();
      expect((await ask(never)).replayed).toBe(true);
      const id = { profile, fortune }[deleted]._id;
      await change((session) => eraseAnswers(db, owner.accountId, [id], session));
      expect(await recordOf(owner, key)).toMatchObject(forgotten);
      await expect(ask(never)).rejects.toMatchObject(gone);
      const other = { ...REQUEST, path: '/v1/other' };
      await expect(service.once(owner, key, other, never)).rejects.toMatchObject({ kind: 'conflict' });
      clock.advance(24 * 3_600_000);
      expect((await service.once(owner, key, REQUEST, answering(CREATED))).replayed).toBe(false);
    });

    it('stay when another account deletes, or another profile is deleted', async () => {
      const { owner, profile, ask, change } = await answered();
      await ask();
      await change((session) => eraseAnswers(db, newOwner().accountId, [profile._id], session));
      await change((session) => eraseAnswers(db, owner.accountId, ['prf_other'], session));
      expect((await ask(never)).replayed).toBe(true);
    });

    it('are gone with the profile, however many: their ids are more than a command may hold', async () => {
      const { owner, key, profile, ask, change } = await answered();
      await ask();
      const { _id, ...stored } = (await recordOf(owner, key)) ?? { _id: '' };
      const ids = Array.from({ length: 20_000 }, () => `${_id}:${randomBytes(480).toString('hex')}`);
      expect(ids.join('').length).toBeGreaterThan(18 * 1024 * 1024);
      await db.idempotencyKeys.collection.insertMany(ids.map((id) => ({ _id: id, ...stored })) as never);
      await change((session) => eraseAnswers(db, owner.accountId, [profile._id], session));
      expect(await db.idempotencyKeys.countDocuments({ accountId: owner.accountId, state: 'gone' })).toBe(20_001);
    });

    it('are 410 when the fortune is deleted between its read and the storing of the answer', async () => {
      const { owner, key, fortune, ask } = await answered();
      const answer = { ...CREATED, about: { profileId: fortune.profileId, fortuneId: fortune._id } };
      await ask(async () => {
        await db.fortunes.deleteOne({ _id: fortune._id });
        return answer;
      });
      expect(await recordOf(owner, key)).toMatchObject(forgotten);
      await expect(ask(never)).rejects.toMatchObject(gone);
    });

    it('hold no answer whatever the order in which it is stored and its fortune deleted', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { owner, key, fortune, ask, change } = await answered();
        const deleting = change(async (session) => {
          await db.fortunes.deleteOne({ _id: fortune._id }, { session });
          await eraseAnswers(db, owner.accountId, [fortune._id], session);
        });
        await Promise.all([deleting, ask()]);
        expect(await recordOf(owner, key)).toMatchObject(forgotten);
      }
    });

    it.each([
      ['after', false],
      ['before', true],
    ])(
      'are free, with the same effect, when a fortune that was announced fails %s the answer is stored',
      async (_, isEarly) => {
        const { owner, fortune, ask, change } = await answered(202, 'pending');
        const fail = () =>
          change((session) =>
            failFortunes(db, clock, { accountId: owner.accountId, _id: fortune._id }, REFUSED, session),
          );
        let effectId = '';
        const first = await ask(async (held) => {
          ({ effectId } = held);
          if (isEarly) await fail();
          return { ...CREATED, status: 202, about: { profileId: fortune.profileId, fortuneId: fortune._id } };
        });
        if (!isEarly) await fail();
        expect(first.answer?.status).toBe(202);
        let again: HeldKey | null = null;
        const repeated = await ask(async (held) => {
          again = held;
          return CREATED;
        });
        expect([repeated.replayed, again]).toMatchObject([false, { effectId, repeated: true }]);
      },
    );
  });

  it.each(['null', '3', '{"headers":{},"body":""}', '{"status":201,"body":""}', '{"status":201,"headers":{}}'])(
    'replay nothing when %s is stored as the response',
    async (stored) => {
      const [owner, key, service] = [newOwner(), newKey(), createService()];
      await service.once(owner, key, REQUEST, answering(CREATED));
      const answer = createSecretBox(SECRETS_KEY).seal(stored);
      await db.idempotencyKeys.updateOne({ _id: idOf(owner, key) }, { $set: { answer } });
      await expect(service.once(owner, key, REQUEST, never)).rejects.toThrow('not a stored answer');
    },
  );

  it('leave the outcome of a request unchanged when the database stops during it, and log the missing write', async () => {
    const ends = [
      { work: answering(CREATED), end: { value: { answer: CREATED, replayed: false } }, log: 'was not stored' },
      { work: answering({ ...CREATED, status: 503 }), end: { status: 'fulfilled' }, log: 'stays taken' },
      { work: never, end: { status: 'rejected', reason: { message: 'was done again' } }, log: 'stays taken' },
    ];
    for (const { work, end, log } of ends) {
      const lost = await openDatabase();
      const lines: string[] = [];
      const logger = createLogger({
        level: 'info',
        service: 'test',
        destination: { write: (line) => lines.push(line) },
      });
      const service = createIdempotencyService({ ...depsOf(testClock()), db: lost, logger });
      const attempt = service.once(newOwner(), newKey(), REQUEST, async () => {
        await lost.close();
        return work();
      });
      expect((await Promise.allSettled([attempt]))[0]).toMatchObject(end);
      expect(lines).toEqual([expect.stringContaining(log)]);
    }
  });

  it('store neither secrets nor names in plain text, nor hashes that reveal them by guessing', async () => {
    const [owner, key] = [newOwner(), newKey()];
    await createService().once(
      owner,
      key,
      REQUEST,
      answering({ ...CREATED, body: '{"secret":"whsec_abc","name":"홍**"}' }),
    );
    const record = await recordOf(owner, key);
    expect(JSON.stringify(record)).not.toMatch(/whsec_|홍|Location/);
    expect(record?.answer).toMatch(/^v1\./);
    expect(record?.fingerprint).toMatch(/^[0-9a-f]{40}$/);
  });

  it('run an effect once under any interleaving of repeats, crashes, pauses, failures and waits', async () => {
    const steps = fc.array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({
            kind: fc.constant('attempt' as const),
            end: fc.constantFrom('answer', 'fail', 'die', 'pause', 'die after the commit'),
          }),
        },
        { weight: 2, arbitrary: fc.constant({ kind: 'wait' as const, end: '' }) },
        { weight: 1, arbitrary: fc.constant({ kind: 'wake' as const, end: '' }) },
      ),
      { minLength: 2, maxLength: 14 },
    );
    const property = fc.asyncProperty(steps, async (plan) => {
      const [owner, key, clock] = [newOwner(), newKey(), testClock()];
      const effects = () => db.profiles.countDocuments({ name: key });
      const commit = (held: HeldKey, body: string) =>
        db.transaction(owner.accountId, async (session) => {
          await insertRecord(db.profiles, profileRecord(clock, owner, { name: key }), session);
          await held.settle({ ...CREATED, body }, session);
        });
      const paused: HeldKey[] = [];
      const answers = new Set<string>();
      for (const [index, step] of plan.entries()) {
        if (step.kind === 'wait') clock.advance(LEASE_MS);
        if (step.kind === 'wake')
          for (const held of paused.splice(0)) await commit(held, `late ${index}`).catch(() => undefined);
        if (step.kind !== 'attempt') continue;
        const dies = step.end === 'die' || step.end === 'pause' || step.end === 'die after the commit';
        const begun = deferred<null>();
        const attempt = createService(clock).once(owner, key, REQUEST, async (held) => {
          if (step.end === 'pause') paused.push(held);
          if (step.end === 'fail') return { ...CREATED, status: 503 };
          if (step.end === 'answer' || step.end === 'die after the commit') await commit(held, `by ${index}`);
          if (!dies) return { ...CREATED, body: `by ${index}` };
          begun.resolve(null);
          return ends.promise;
        });
        dead.push(attempt.catch(() => undefined));
        const result = await Promise.race([attempt.catch(() => null), begun.promise]);
        if (result?.answer?.status === 201) answers.add(result.answer.body);
        expect(await effects()).toBeLessThanOrEqual(1);
      }
      clock.advance(LEASE_MS);
      const last = await createService(clock).once(owner, key, REQUEST, async (held) => {
        await commit(held, 'last');
        return { ...CREATED, body: 'last' };
      });
      answers.add(last.answer?.body ?? '');
      expect(await effects()).toBe(1);
      expect([...answers]).toHaveLength(1);
    });
    await fc.assert(property, { numRuns: 60, seed: 20_261_121 });
  });
});
