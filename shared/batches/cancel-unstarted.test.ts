import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  callRecord,
  generationSpec,
  newHash,
  newOwner,
  profileRecord,
  reservedFortune,
} from '../../tests/harness/records.ts';
import { openDatabase, openGeneration, testClock } from '../../tests/harness/stores.ts';
import type { Database } from '../db/connect.ts';
import { type Claim, claimGeneration } from '../generation/claims.ts';
import { newGenerationId } from '../generation/single-flight.ts';
import { PRIORITY } from '../queues/catalogue.ts';
import { cancelUnstarted } from './cancel-unstarted.ts';

describe('a cancel of bulk work', () => {
  const clock = testClock();
  const owner = newOwner();
  let db: Database;
  let published: string[][];
  beforeAll(async () => {
    db = await openDatabase();
  });
  beforeEach(async () => {
    await Promise.all([db.generations.deleteMany(), db.fortunes.deleteMany(), db.calls.deleteMany()]);
    published = [];
  });
  afterAll(() => db.close());

  /** Opens a generation like bulk work: with its call and its reserved fortune. */
  const open = async () => {
    const [id, contentHash] = [newGenerationId(), newHash()];
    const call = callRecord(clock, owner, [{ section: 'profile_fortune', generationId: id, done: false }]);
    const fortune = reservedFortune(clock, profileRecord(clock, owner), { contentHash, callId: call._id });
    const spec = generationSpec(clock, owner, { contentHash, fortune, priority: PRIORITY.liveBatch });
    await openGeneration(db, clock, spec, id, { reserve: fortune, calls: [call] });
    return { id, contentHash, spec, callId: call._id };
  };
  const openAll = (count: number) => Promise.all(Array.from({ length: count }, open));
  const cancel = (all: readonly { readonly contentHash: string }[]) =>
    cancelUnstarted(
      {
        db,
        clock,
        async publishFailures({ closed }) {
          published.push(closed.map(({ contentHash }) => contentHash).sort());
        },
      },
      owner.accountId,
      all.map(({ contentHash }) => contentHash),
    );
  const hashesOf = (all: readonly { readonly contentHash: string }[]) =>
    all.map(({ contentHash }) => contentHash).sort();
  const stillOpen = async () => hashesOf(await db.generations.find({ open: true }).lean());

  it('closes generations that are neither started nor awaited, uncharged, and signals all of them at once', async () => {
    const [waiting, second, begun, wanted, foreign] = await Promise.all([open(), open(), open(), open(), open()]);
    await claimGeneration(db, clock, { generationId: begun.id });
    await openGeneration(db, clock, { ...wanted.spec, priority: PRIORITY.liveInteractive }, newGenerationId());
    const closed = await cancel([waiting, second, begun, wanted]);
    expect([...closed].sort()).toEqual(hashesOf([waiting, second]));
    expect(published).toEqual([hashesOf([waiting, second])]);
    expect(await stillOpen()).toEqual(hashesOf([begun, wanted, foreign]));
    expect(hashesOf(await db.fortunes.find({ state: 'pending' }).lean())).toEqual(hashesOf([begun, wanted, foreign]));
    const calls = await db.calls.find({ state: 'failed' }).lean();
    expect(calls.map(({ _id }) => _id).sort()).toEqual([waiting.callId, second.callId].sort());
    for (const call of calls) expect(call).toMatchObject({ state: 'failed', chargedUsd: 0 });
    expect([...(await cancel([waiting, second]))]).toEqual([]);
  });

  it('and concurrent starts by workers leave each generation to exactly one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const all = await openAll(60);
      const groups = Array.from({ length: 12 }, (_, index) => all.slice(5 * index, 5 * index + 5));
      const claims: (Claim | null)[] = [];
      const begin = async () => {
        for (const group of groups)
          claims.push(...(await Promise.all(group.map(({ id }) => claimGeneration(db, clock, { generationId: id })))));
      };
      const [closed, again] = await Promise.all([cancel(all), cancel(all), begin()]);
      const canceled = [...closed, ...again].sort();
      const begun = hashesOf(claims.flatMap((claim) => (claim === null ? [] : [claim.generation])));
      expect([...canceled, ...begun].sort()).toEqual(hashesOf(all));
      expect(await stillOpen()).toEqual(begun);
      expect(hashesOf(await db.fortunes.find().lean())).toEqual(begun);
      expect(await db.calls.countDocuments({ state: 'failed' })).toBe(canceled.length);
      await Promise.all([db.generations.deleteMany(), db.fortunes.deleteMany(), db.calls.deleteMany()]);
    }
  });
});
