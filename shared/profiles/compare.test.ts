import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { createAuditLog } from '../accounts/audit.ts';
import type { Caller } from '../accounts/caller.ts';
import { AppError } from '../core/errors.ts';
import type { Owner } from '../core/owner.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { insertRecord } from '../db/records.ts';
import { compareProfiles, MAX_COMPARED } from './compare.ts';

const LAST_SECOND = '2090-06-15T14:59:59.000Z';

describe('two stored profiles', () => {
  const clock = testClock(LAST_SECOND);
  const secrets = createSecretBox(Buffer.alloc(32, 1).toString('base64'));
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const callerOf = (owner: Owner): Caller => ({
    owner,
    actor: { ip: '192.0.2.1', apiKey: 'bs_live_abcdefghijkl', requestId: 'req_1' },
  });
  const newProfile = async (owner: Owner, changes: Partial<ProfileRecord> = {}) => {
    const profile = profileRecord(clock, owner, changes);
    await insertRecord(db.profiles, profile);
    return profile._id;
  };
  const newProfiles = (owner: Owner, count: number) =>
    Promise.all(Array.from({ length: count }, () => newProfile(owner)));
  /** The outcome for the caller: both ids in its order, or the kind of the refusal and its reason. */
  const compare = async (owner: Owner, ids: readonly [string, string], limited = true, at = clock) => {
    const audit = createAuditLog(db, at);
    try {
      const pair = await compareProfiles({ db, clock: at, audit, secrets }, callerOf(owner), ids, {
        metadata: {},
        limited,
      });
      return pair.map(({ _id }) => _id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [error.kind, error.options.reason, error.options.retryAfterSeconds];
    }
  };
  const refused = ['rate_limited', 'endpoint', 1];
  const entriesOf = (id: string) => db.auditEntries.find({ resourceId: id }).sort({ entryId: 1 }).lean();

  it('are returned in the order of the caller, with an audit entry for each', async () => {
    const owner = newOwner();
    const [a = '', b = ''] = await newProfiles(owner, 2);
    expect(await compare(owner, [a, b])).toEqual([a, b]);
    expect(await compare(owner, [b, a])).toEqual([b, a]);
    for (const [id, other] of [
      [a, b],
      [b, a],
    ]) {
      const entry = { action: 'profile.compared', resourceType: 'profile', metadata: { compared_with: other } };
      expect(await entriesOf(id ?? '')).toMatchObject([entry, entry]);
    }
    expect(await compare(owner, [a, a])).toEqual([a, a]);
    expect(await entriesOf(a)).toHaveLength(3);
  });

  it('are compared at most twenty times with different others a KST day, which counts for both', async () => {
    const owner = newOwner();
    const [one = '', ...others] = await newProfiles(owner, MAX_COMPARED + 2);
    const last = others.pop() ?? '';
    for (const other of others) {
      if (other === others.at(-1)) break;
      expect(await compare(owner, [one, other])).toEqual([one, other]);
    }
    // The twentieth, from the other side.
    const twentieth = others.at(-1) ?? '';
    expect(await compare(owner, [twentieth, one])).toEqual([twentieth, one]);
    expect(await compare(owner, [one, last])).toEqual(refused);
    expect(await compare(owner, [last, one])).toEqual(refused);
    expect(await entriesOf(last)).toEqual([]);
    // The others have their own count, and known others are no different ones.
    expect(await compare(owner, [twentieth, last])).toEqual([twentieth, last]);
    expect(await compare(owner, [one, twentieth])).toEqual([one, twentieth]);
    expect(await compare(owner, [one, last], false)).toEqual([one, last]);
    expect(await compare(owner, [one, last])).toEqual(refused);
  });

  it('are counted exactly when forty others are asked about at once', async () => {
    const owner = newOwner();
    const [one = '', ...others] = await newProfiles(owner, 41);
    const outcomes = await Promise.all(
      others.map((other, index) => compare(owner, index % 2 === 0 ? [one, other] : [other, one])),
    );
    expect(outcomes.filter(([kind]) => kind === 'rate_limited')).toHaveLength(41 - 1 - MAX_COMPARED);
    expect(await entriesOf(one)).toHaveLength(MAX_COMPARED);
    expect((await db.profiles.findById(one).lean())?.compared?.others).toHaveLength(MAX_COMPARED);
  });

  it('count a profile anew whose birth has changed', async () => {
    const owner = newOwner();
    const [one = '', chosen = ''] = await newProfiles(owner, 2);
    for (let times = 0; times < MAX_COMPARED; times += 1) {
      await db.profiles.updateOne({ _id: chosen }, { $set: { chart: `0-0-${times}-0` } });
      expect(await compare(owner, [one, chosen])).toEqual([one, chosen]);
    }
    await db.profiles.updateOne({ _id: chosen }, { $set: { chart: '0-0-59-0' } });
    expect(await compare(owner, [one, chosen])).toEqual(refused);
    // What was learned can be asked again.
    await db.profiles.updateOne({ _id: chosen }, { $set: { chart: '0-0-0-0' } });
    expect(await compare(owner, [one, chosen])).toEqual([one, chosen]);
  });

  it('start anew at midnight KST, once, although another server is a second behind', async () => {
    const owner = newOwner();
    const [one = '', ...others] = await newProfiles(owner, 2 * MAX_COMPARED + 2);
    const behind = testClock(LAST_SECOND);
    const ahead = testClock('2090-06-15T15:00:00.000Z');
    const takeMany = async (at: typeof clock) => {
      for (let count = 0; count < MAX_COMPARED; count += 1) {
        const other = others.shift() ?? '';
        expect(await compare(owner, [one, other], true, at)).toEqual([one, other]);
      }
    };
    await takeMany(behind);
    await takeMany(ahead);
    const other = others.shift() ?? '';
    expect((await compare(owner, [one, other], true, behind))[0]).toBe('rate_limited');
    expect((await compare(owner, [one, other], true, ahead))[0]).toBe('rate_limited');
  });

  it('are not found in another account or mode, and leave no entry there', async () => {
    const owner = newOwner();
    const [a = '', b = ''] = await newProfiles(owner, 2);
    const foreign = await newProfile(newOwner());
    const otherMode = await newProfile({ ...owner, livemode: !owner.livemode });
    for (const other of [foreign, otherMode, 'prf_unknown']) {
      expect((await compare(owner, [a, other]))[0]).toBe('not_found');
      expect((await compare(owner, [other, b]))[0]).toBe('not_found');
      expect(await entriesOf(other)).toEqual([]);
    }
    expect(await entriesOf(a)).toEqual([]);
  });

  it('are not returned when the audit log cannot be written', async () => {
    const owner = newOwner();
    const [a = '', b = ''] = await newProfiles(owner, 2);
    const audit = createAuditLog(db, clock);
    const broken = { ...audit, write: () => Promise.reject(new Error('no space')) };
    const read = compareProfiles({ db, clock, audit: broken, secrets }, callerOf(owner), [a, b], {
      metadata: {},
      limited: true,
    });
    await expect(read).rejects.toMatchObject({ kind: 'service_unavailable', options: { reason: 'store_unavailable' } });
    expect((await db.profiles.findById(a).lean())?.compared ?? null).toBeNull();
  });
});
