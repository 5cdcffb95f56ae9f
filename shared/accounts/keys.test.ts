import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepsWithin, until } from '../../tests/harness/http.ts';
import { freshDatabaseUrl } from '../../tests/harness/services.ts';
import { openDatabase, silentLogger, testClock } from '../../tests/harness/stores.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { DEFAULT_PERMISSIONS } from '../core/permissions.ts';
import { createSecretBox, sha256Hex } from '../core/secrets.ts';
import { connectDatabase, type Database } from '../db/connect.ts';
import { createAccountService } from './accounts.ts';
import { MAX_ACTIVE_KEYS, MAX_OVERLAPPING_KEYS } from './issue-keys.ts';
import { createKeyService } from './keys.ts';
import { createKnownKeys } from './known-keys.ts';
import { UNGUARDED } from './look-ups.ts';
import { createAccountOperations } from './operations.ts';

describe('keys', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const setUp = async (clock = testClock()) => {
    const secrets = createSecretBox(randomBytes(32).toString('base64'));
    const email = `${randomBytes(6).toString('hex')}@partner.example`;
    const accounts = createAccountService({ db, clock, secrets });
    const { account } = await accounts.create({ email, plan: 'pro' });
    return {
      clock,
      operations: createAccountOperations({ db, clock }),
      accountId: account._id,
      service: createKeyService({ db, clock, logger: silentLogger }),
    };
  };

  it('have their form and are stored as a hash only', async () => {
    const { service, accountId } = await setUp();
    const { key, record } = await service.create(accountId, { name: 'a', type: 'live' });
    expect(key).toMatch(/^bs_live_[0-9A-Za-z]{44}$/);
    expect(record).toMatchObject({ prefix: key.slice(0, 20), permissions: DEFAULT_PERMISSIONS, slot: 0 });
    const stored = await db.apiKeys.findById(record._id).lean();
    expect(stored?.secretHash).toBe(sha256Hex(key));
    expect(JSON.stringify(stored)).not.toContain(key.slice(20));
  });

  it('are three of each type at most, under any race', async () => {
    const { service, accountId } = await setUp();
    const created = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        service.create(accountId, { name: `${index}`, type: index % 2 === 0 ? 'live' : 'test' }),
      ),
    );
    const refused = created.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(30 - 2 * MAX_ACTIVE_KEYS);
    for (const reason of refused) expect(reason).toMatchObject({ kind: 'key_limit_reached' });
    const { items: kept } = await service.list(accountId, { limit: 100 });
    for (const type of ['live', 'test']) {
      expect(kept.filter((key) => key.type === type).map((key) => key.slot)).toHaveLength(MAX_ACTIVE_KEYS);
    }
  });

  it('free their slot when they are revoked or have expired', async () => {
    const { service, accountId, clock } = await setUp();
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const first = await service.create(accountId, { name: 'a', type: 'live' });
    await service.create(accountId, { name: 'b', type: 'live', expiresAt });
    await service.create(accountId, { name: 'c', type: 'live' });
    await expect(service.create(accountId, { name: 'd', type: 'live' })).rejects.toBeInstanceOf(AppError);
    await service.revoke(accountId, first.record._id);
    await service.create(accountId, { name: 'e', type: 'live' });
    await expect(service.create(accountId, { name: 'f', type: 'live' })).rejects.toBeInstanceOf(AppError);
    clock.advance(60_000);
    await service.create(accountId, { name: 'g', type: 'live' });
  });

  it('are distinguished as missing, malformed, unknown, with another secret, expired, revoked', async () => {
    const { service, accountId, clock } = await setUp();
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const { key } = await service.create(accountId, { name: 'a', type: 'live', expiresAt });
    const kindOf = (given: string | undefined) =>
      service.authenticate(given).then(
        () => 'accepted',
        (error: unknown) => (error instanceof AppError ? error.kind : String(error)),
      );
    expect(await kindOf(key)).toBe('accepted');
    expect(await kindOf(undefined)).toBe('missing_api_key');
    expect(await kindOf('')).toBe('missing_api_key');
    expect(await kindOf(` ${key}`)).toBe('invalid_api_key');
    expect(await kindOf(key.slice(0, -1))).toBe('invalid_api_key');
    expect(await kindOf(`bs_live_${'0'.repeat(44)}`)).toBe('invalid_api_key');
    expect(await kindOf(`${key.slice(0, 20)}${'0'.repeat(32)}`)).toBe('invalid_api_key');
    expect(await kindOf(key.replace('live', 'test'))).toBe('invalid_api_key');
    clock.advance(59_999);
    expect(await kindOf(key)).toBe('accepted');
    clock.advance(1);
    expect(await kindOf(key)).toBe('expired_api_key');
  });

  it('cannot have an expiry in the past', async () => {
    const { service, accountId, clock } = await setUp();
    const made = service.create(accountId, { name: 'a', type: 'live', expiresAt: clock.now() });
    await expect(made).rejects.toMatchObject({
      kind: 'validation_error',
      options: { errors: [{ path: 'expires_at' }] },
    });
  });

  it('are refused in another process within five seconds of their revocation, in this one at once', async () => {
    const { service, accountId, clock } = await setUp();
    const other = createKeyService({ db, clock, logger: silentLogger });
    const { key, record } = await service.create(accountId, { name: 'a', type: 'live' });
    await Promise.all([service.authenticate(key), other.authenticate(key)]);
    await service.revoke(accountId, record._id);
    await expect(service.authenticate(key)).rejects.toMatchObject({ kind: 'expired_api_key' });
    clock.advance(4_999);
    await expect(other.authenticate(key)).rejects.toMatchObject({ kind: 'expired_api_key' });
  });

  it('are refused within five seconds of their revocation where revocations are watched, too', async () => {
    const { service, accountId, clock } = await setUp();
    const other = createKeyService({ db, clock, logger: silentLogger });
    const watching = other.start();
    try {
      await keepsWithin(5_000, async () => {
        const { key, record } = await service.create(accountId, { name: 'a', type: 'live' });
        await other.authenticate(key);
        await service.revoke(accountId, record._id);
        const revokedAt = performance.now();
        await until(
          'the other process refuses the key',
          async () => (await other.authenticate(key).catch(() => null)) === null,
        );
        return performance.now() - revokedAt;
      });
    } finally {
      await watching.close();
    }
  });

  it('are known where the database may be away, also in the first seconds of an outage', async () => {
    const own = await connectDatabase(freshDatabaseUrl(), { waitMs: 30_000 });
    const clock = testClock();
    const accountId = newId('acc');
    const secrets = createSecretBox(randomBytes(32).toString('base64'));
    const { account } = await createAccountService({ db: own, clock, secrets }).create({
      email: `${accountId}@partner.example`,
      plan: 'pro',
    });
    const [service, other] = [
      createKeyService({ db: own, clock, logger: silentLogger }),
      createKeyService({ db: own, clock, logger: silentLogger }),
    ];
    const [first, second] = [
      await service.create(account._id, { name: 'first', type: 'live' }),
      await service.create(account._id, { name: 'second', type: 'live' }),
    ];
    await service.authenticate(first.key);
    clock.advance(59_000);
    await service.authenticate(second.key);
    const watching = service.start();
    await other.revoke(account._id, second.record._id);
    const refused = () =>
      service.authenticate(second.key).then(
        () => false,
        () => true,
      );
    await until('the revocations have been read', refused);
    await watching.close();
    await own.connection.dropDatabase();
    await own.close();
    // The key's entry is too old now, and the last reading of revocations is not.
    clock.advance(2_000);
    expect(await service.authenticate(first.key, { offline: true })).toMatchObject({ keyId: first.record._id });
    await expect(service.authenticate(first.key)).rejects.toMatchObject({ name: expect.stringMatching(/^Mongo/) });
  });

  it('are known where the database may be away, also right after a change of their account', async () => {
    const own = await connectDatabase(freshDatabaseUrl(), { waitMs: 30_000 });
    const clock = testClock();
    const secrets = createSecretBox(randomBytes(32).toString('base64'));
    const email = `${randomBytes(6).toString('hex')}@partner.example`;
    const { account } = await createAccountService({ db: own, clock, secrets }).create({ email, plan: 'pro' });
    const service = createKeyService({ db: own, clock, logger: silentLogger });
    const { key } = await service.create(account._id, { name: 'a', type: 'live' });
    const known = createKnownKeys({ db: own, clock });
    await known.find(key, false, UNGUARDED);
    await createAccountOperations({ db: own, clock }).setLimits('test', account._id, { perMinute: 7, perDay: null });
    await known.poll();
    await own.connection.dropDatabase();
    await own.close();
    expect(await known.find(key, true, UNGUARDED)).toMatchObject({ identity: { owner: { accountId: account._id } } });
    await expect(known.find(key, false, UNGUARDED)).rejects.toMatchObject({ name: expect.stringMatching(/^Mongo/) });
  });

  it('are revoked by their own account only, and twice without harm', async () => {
    const [mine, theirs] = [await setUp(), await setUp()];
    const { record } = await mine.service.create(mine.accountId, { name: 'a', type: 'live' });
    await expect(theirs.service.revoke(theirs.accountId, record._id)).rejects.toMatchObject({ kind: 'not_found' });
    const first = await mine.service.revoke(mine.accountId, record._id);
    mine.clock.advance(1_000);
    expect((await mine.service.revoke(mine.accountId, record._id)).revokedAt).toEqual(first.revokedAt);
  });

  it('return the limits of their account and mode', async () => {
    const { service, operations, accountId, clock } = await setUp();
    const live = await service.create(accountId, { name: 'a', type: 'live' });
    const test = await service.create(accountId, { name: 'b', type: 'test' });
    expect((await service.authenticate(live.key)).limits).toEqual({ perMinute: 300, perDay: 10_000 });
    expect(await service.authenticate(test.key)).toMatchObject({
      owner: { accountId, livemode: false },
      limits: { perMinute: 100 },
    });
    await operations.setLimits('test', accountId, { perMinute: 7, perDay: null });
    clock.advance(5_000);
    expect((await service.authenticate(live.key)).limits).toEqual({ perMinute: 7, perDay: null });
  });

  it('return changed limits in another process that watches, before its own next check', async () => {
    const { service, operations, accountId, clock } = await setUp();
    const other = createKeyService({ db, clock, logger: silentLogger });
    const { key } = await service.create(accountId, { name: 'a', type: 'live' });
    expect((await other.authenticate(key)).limits.perMinute).toBe(300);
    const watching = other.start();
    try {
      await operations.setLimits('test', accountId, { perMinute: 7, perDay: null });
      // The clock stands still, so cached keys do not expire.
      await until('the limits are known', async () => (await other.authenticate(key)).limits.perMinute === 7);
    } finally {
      await watching.close();
    }
  });

  it('store their last use once it is flushed, and never an earlier one', async () => {
    const { service, accountId, clock } = await setUp();
    const { key, record } = await service.create(accountId, { name: 'a', type: 'live' });
    const lastUsed = async () => (await db.apiKeys.findById(record._id).lean())?.lastUsedAt;
    await service.authenticate(key);
    expect(await lastUsed()).toBeNull();
    const used = clock.now();
    await service.start().close();
    expect(await lastUsed()).toEqual(used);
    clock.advance(-1_000);
    await service.authenticate(key);
    await service.start().close();
    expect(await lastUsed()).toEqual(used);
  });

  describe('that are rotated', () => {
    const HOUR_MS = 3_600_000;
    const secondService = (clock: Clock) => createKeyService({ db, clock, logger: silentLogger });

    it('are replaced by one of the same kind in their slot, and end after the overlap', async () => {
      const { service, accountId, clock } = await setUp();
      const expiresAt = new Date(clock.now().getTime() + 90 * HOUR_MS);
      const given = { name: 'a', type: 'live', permissions: ['fortune:read'], expiresAt } as const;
      const old = await service.create(accountId, given);
      await service.create(accountId, { name: 'b', type: 'live' });
      clock.advance(HOUR_MS);
      const rotated = await service.rotate(accountId, old.record._id, 2 * HOUR_MS);
      const renewed = new Date(clock.now().getTime() + 90 * HOUR_MS);
      const { permissions } = old.record;
      expect(rotated.record).toMatchObject({ name: 'a', type: 'live', permissions, slot: 0, expiresAt: renewed });
      // The old one does not count among three.
      await service.create(accountId, { name: 'c', type: 'live' });
      await expect(service.create(accountId, { name: 'd', type: 'live' })).rejects.toMatchObject({
        kind: 'key_limit_reached',
        options: { hint: 'Revoke one with DELETE /v1/keys/{id} first.' },
      });
      const { items } = await service.list(accountId, { limit: 100 });
      const endsAt = new Date(clock.now().getTime() + 2 * HOUR_MS);
      expect(items.find(({ _id }) => _id === old.record._id)).toMatchObject({
        slot: MAX_ACTIVE_KEYS,
        rotatedTo: rotated.record._id,
        expiresAt: endsAt,
      });
      clock.advance(2 * HOUR_MS - 1);
      await Promise.all([service.authenticate(old.key), service.authenticate(rotated.key)]);
      clock.advance(1);
      await expect(service.authenticate(old.key)).rejects.toMatchObject({ kind: 'expired_api_key' });
      await service.authenticate(rotated.key);
    });

    it('end in a year of four digits, in every zone and after every rotation', async () => {
      const { service, accountId, clock } = await setUp();
      const given = { name: 'a', type: 'live', expiresAt: new Date('9999-12-31T23:59:59-12:00') } as const;
      const { record } = await service.create(accountId, given);
      clock.advance(HOUR_MS);
      const rotated = await service.rotate(accountId, record._id, HOUR_MS);
      const again = await service.rotate(accountId, rotated.record._id, HOUR_MS);
      const ends = [record, rotated.record, again.record].map(({ expiresAt }) => expiresAt?.toISOString());
      expect(ends).toEqual(Array(3).fill('9999-12-31T23:59:59.999Z'));
      const stored = await db.apiKeys.findById(again.record._id).lean();
      expect(stored?.expiresAt?.toISOString()).toBe('9999-12-31T23:59:59.999Z');
    });

    it('never end later than before the rotation', async () => {
      const { service, accountId, clock } = await setUp();
      const expiresAt = new Date(clock.now().getTime() + HOUR_MS);
      const { record } = await service.create(accountId, { name: 'a', type: 'live', expiresAt });
      await service.rotate(accountId, record._id, 24 * HOUR_MS);
      expect((await db.apiKeys.findById(record._id).lean())?.expiresAt).toEqual(expiresAt);
    });

    it('end in other processes too, which have them in their caches without an end', async () => {
      const { service, accountId, clock } = await setUp();
      const [other, watching] = [secondService(clock), secondService(clock)];
      const poll = watching.start();
      try {
        const { key, record } = await service.create(accountId, { name: 'a', type: 'live' });
        await Promise.all([service, other, watching].map((each) => each.authenticate(key)));
        await service.rotate(accountId, record._id, 0);
        await expect(service.authenticate(key)).rejects.toMatchObject({ kind: 'expired_api_key' });
        // The clock stands still, so cached keys do not expire.
        await until('it is refused', async () => (await watching.authenticate(key).catch(() => null)) === null);
        clock.advance(4_999);
        await expect(other.authenticate(key)).rejects.toMatchObject({ kind: 'expired_api_key' });
      } finally {
        await poll.close();
      }
    });

    it('are let in at once from an address over its limit, in other processes too', async () => {
      // Ids have the time of the machine.
      const { service, accountId, clock } = await setUp(testClock(new Date().toISOString()));
      const watching = secondService(clock);
      const { record } = await service.create(accountId, { name: 'a', type: 'live' });
      const poll = watching.start();
      try {
        const { key } = await service.rotate(accountId, record._id, 0);
        const guard = () => Promise.reject(new Error('the address is over its limit'));
        await service.authenticate(key, { guard });
        await until('the other has heard of it', () => watching.authenticate(key, { guard }).catch(() => null));
      } finally {
        await poll.close();
      }
    });

    it('are rotated once by fifty callers of two processes', async () => {
      const { service, accountId, clock } = await setUp();
      const other = secondService(clock);
      const { record } = await service.create(accountId, { name: 'a', type: 'live' });
      const results = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) =>
          (index % 2 === 0 ? service : other).rotate(accountId, record._id, HOUR_MS),
        ),
      );
      const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.record._id] : []));
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect([made.length, refused.length]).toEqual([1, 49]);
      for (const reason of refused) expect(reason).toMatchObject({ kind: 'conflict' });
      const kept = await db.apiKeys.find({ accountId }).sort({ _id: 1 }).lean();
      expect(kept.map(({ _id, slot, rotatedTo }) => ({ _id, slot, rotatedTo }))).toEqual([
        { _id: record._id, slot: MAX_ACTIVE_KEYS, rotatedTo: made[0] },
        { _id: made[0], slot: 0, rotatedTo: null },
      ]);
    });

    it('are thirty of a type in their overlap at most, and one can always be ended at once', async () => {
      const { service, accountId, clock } = await setUp();
      const inOverlap = () => db.apiKeys.countDocuments({ accountId, slot: { $gte: MAX_ACTIVE_KEYS } });
      const ids: string[] = [];
      for (const name of ['a', 'b', 'c'])
        ids.push((await service.create(accountId, { name, type: 'live' })).record._id);
      const { record: test } = await service.create(accountId, { name: 'd', type: 'test' });
      /** All three at once. @returns those that were refused */
      const rotateAll = async (overlapMs: number) => {
        const results = await Promise.allSettled(ids.map((id) => service.rotate(accountId, id, overlapMs)));
        for (const [index, result] of results.entries()) {
          if (result.status === 'fulfilled') ids[index] = result.value.record._id;
        }
        return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      };
      for (let day = 0; day < 10; day += 1) {
        expect(await rotateAll(7 * 24 * HOUR_MS)).toEqual([]);
        clock.advance(24 * HOUR_MS);
      }
      expect(await inOverlap()).toBeLessThanOrEqual(3 * 8);
      const refused = [await rotateAll(7 * 24 * HOUR_MS), await rotateAll(7 * 24 * HOUR_MS), await rotateAll(1)];
      while (refused.flat().length === 0) refused.push(await rotateAll(7 * 24 * HOUR_MS));
      expect(await inOverlap()).toBe(MAX_OVERLAPPING_KEYS);
      for (const reason of refused.flat()) {
        expect(reason).toMatchObject({
          kind: 'conflict',
          options: { hint: expect.stringContaining('overlap_hours 0') },
        });
      }
      expect(await rotateAll(1)).toHaveLength(3);
      expect(await rotateAll(0)).toEqual([]);
      await service.rotate(accountId, test._id, HOUR_MS);
      const one = await db.apiKeys.findOne({ accountId, type: 'live', slot: MAX_ACTIVE_KEYS }).lean();
      await service.revoke(accountId, one?._id ?? '');
      expect(await rotateAll(HOUR_MS)).toHaveLength(2);
      clock.advance(7 * 24 * HOUR_MS);
      expect(await rotateAll(HOUR_MS)).toEqual([]);
    });

    it('are as before when a process dies in the middle', async () => {
      const { service, accountId, clock } = await setUp();
      const { record, key } = await service.create(accountId, { name: 'a', type: 'live' });
      const transaction: Database['transaction'] = (of, work) =>
        db.transaction(of, async (session) => {
          await work(session);
          throw new Error('the process dies');
        });
      const dying = createKeyService({ db: { ...db, transaction }, clock, logger: silentLogger });
      await expect(dying.rotate(accountId, record._id, 0)).rejects.toThrow('the process dies');
      expect(await db.apiKeys.find({ accountId }).lean()).toEqual([await db.apiKeys.findById(record._id).lean()]);
      await service.authenticate(key);
      expect((await db.apiKeys.findById(record._id).lean())?.slot).toBe(0);
    });

    it('cannot be rotated again, nor when they have ended, nor by another account', async () => {
      const [mine, theirs] = [await setUp(), await setUp()];
      const { service, accountId, clock } = mine;
      const rotate = (keyId: string) => service.rotate(accountId, keyId, HOUR_MS);
      const [first, second] = [
        await service.create(accountId, { name: 'a', type: 'live' }),
        await service.create(accountId, {
          name: 'b',
          type: 'live',
          expiresAt: new Date(clock.now().getTime() + 1_000),
        }),
      ];
      const { record } = await rotate(first.record._id);
      await expect(rotate(first.record._id)).rejects.toMatchObject({
        kind: 'conflict',
        options: { hint: `${record._id} replaces it.` },
      });
      clock.advance(1_000);
      await expect(rotate(second.record._id)).rejects.toMatchObject({ kind: 'conflict' });
      await service.revoke(accountId, record._id);
      await expect(rotate(record._id)).rejects.toMatchObject({ kind: 'conflict' });
      await expect(rotate('key_nobody')).rejects.toMatchObject({ kind: 'not_found' });
      await expect(theirs.service.rotate(theirs.accountId, first.record._id, 0)).rejects.toMatchObject({
        kind: 'not_found',
      });
    });
  });
});
