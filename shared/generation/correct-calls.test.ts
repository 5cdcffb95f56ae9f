import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claim, open } from '../../tests/harness/generations.ts';
import { callRecord, newOwner, sectionRequest } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import { rawCollection } from '../db/records.ts';
import { correctOpenCalls, endLateSharers, findCalls, releaseSharers } from './correct-calls.ts';
import { OUTRUN_KIND } from './end-races.ts';
import { newGenerationId } from './single-flight.ts';

const SECTIONS = ['character', 'tendency', 'fortune'] as const;

describe('open calls', () => {
  const clock = testClock();
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  it('finds the open call of each generation', async () => {
    const owner = newOwner();
    const ids = await Promise.all(
      SECTIONS.map((section) => open({ db, clock }, owner, { request: sectionRequest(section) })),
    );
    const [paid, failed] = SECTIONS.map((section, index) =>
      callRecord(clock, owner, [{ section, generationId: ids[index] ?? '', done: false }]),
    );
    if (paid === undefined || failed === undefined) throw new Error('three were made');
    await db.calls.create([paid, { ...failed, state: 'failed' }]);
    const claims = await Promise.all(ids.map((id) => claim({ db, clock }, id)));
    const found = await findCalls(
      db,
      claims.map(({ generation }) => generation),
    );
    expect(found.map((call) => call?._id ?? null)).toEqual([paid._id, null, null]);
  });

  describe('corrected', () => {
    const part = { section: 'character', contentHash: 'h' } as const;
    const lost = { section: 'tendency', generationId: 'gen_lost', done: false } as const;
    const done = { section: 'character', generationId: 'gen_done', done: true } as const;
    const stored = async (caused: CallRecord['caused'], changes: Partial<CallRecord> = {}) => {
      const call = { ...callRecord(clock, newOwner(), caused), ...changes };
      await db.calls.create([call]);
      return call;
    };
    /** @returns how many were corrected, and the charges that the metric counted */
    const correct = async (calls: readonly CallRecord[], options: { readonly dryRun?: boolean } = {}) => {
      const counted: unknown[][] = [];
      const metrics = { charged: (...charge: unknown[]) => void counted.push(charge) };
      return { corrected: await correctOpenCalls({ db, clock, metrics }, calls, options), counted };
    };
    const stateOf = async ({ _id }: CallRecord) => (await db.calls.findById(_id).lean())?.state;

    it('count the charge of a call whose sections are done, in its mode', async () => {
      const live = await stored([done, lost]);
      const test = await stored([done, lost], { livemode: !live.livemode, priceUsd: 0.066, model: 'sonnet' });
      const modes = live.livemode ? ['live', 'test'] : ['test', 'live'];
      expect(await correct([live, test])).toEqual({
        corrected: 2,
        counted: [
          ['haiku', modes[0], 0.013],
          ['sonnet', modes[1], 0.066],
        ],
      });
      expect(await db.calls.findById(live._id).lean()).toMatchObject({ state: 'charged', chargedUsd: 0.013 });
    });

    it('are read again when they have changed since they were read', async () => {
      const call = await stored([lost, { ...lost, section: 'fortune' }], { parts: [part], shared: ['gen_shared'] });
      // As by the settlement of what it shares.
      await db.calls.updateOne({ _id: call._id }, { $pull: { shared: 'gen_shared' } });
      expect(await correct([call])).toEqual({ corrected: 1, counted: [] });
      expect(await db.calls.findById(call._id).lean()).toMatchObject({ state: 'charged', chargedUsd: 0, caused: [] });
    });

    it('count no charge of a call that generated nothing', async () => {
      const [hit, gone] = [await stored([lost], { parts: [part] }), await stored([lost])];
      expect(await correct([hit, gone])).toEqual({ corrected: 2, counted: [] });
      expect(await db.calls.findById(hit._id).lean()).toMatchObject({ state: 'charged', chargedUsd: 0, caused: [] });
      expect(await stateOf(gone)).toBeUndefined();
    });

    describe('that share a section of a call that has lost its race', () => {
      const outrun = async (changes: Partial<CallRecord>) => {
        const owner = newOwner();
        const ids = await Promise.all(
          SECTIONS.map((section) =>
            open({ db, clock }, owner, { request: sectionRequest(section), hasFallback: true }),
          ),
        );
        const [stored = '', running = '', lost = ''] = ids;
        const caused = [
          { section: 'character' as const, generationId: stored, done: true },
          { section: 'tendency' as const, generationId: running, done: false },
        ];
        const call = { ...callRecord(clock, owner, caused), shared: [lost], ...changes };
        await db.calls.create([call]);
        await db.generations.updateOne(
          { _id: lost },
          { $set: { state: 'failed', error: { kind: OUTRUN_KIND, retryAfterSeconds: null } }, $unset: { open: 1 } },
        );
        const { contentHash } = (await db.generations.findById(stored).lean()) ?? {};
        const content = { _id: contentHash, ...ownedBy({ ...owner }), expiresAt: new Date(Date.now() + 60_000) };
        await rawCollection(db.contents).insertOne(content as ContentRecord);
        await correct([call]);
        const isStored = (await db.contents.exists({ _id: contentHash ?? '' })) !== null;
        const { state } = (await db.generations.findById(running).lean()) ?? {};
        return { call: await stateOf(call), isStored, running: state };
      };

      it('end uncharged, and leave nothing that they stored', async () => {
        expect(await outrun({})).toEqual({ call: 'failed', isStored: false, running: 'failed' });
      });

      it('pay for what they have sent, as streams do', async () => {
        const sent = await outrun({ parts: [part] });
        expect(sent).toEqual({ call: 'charged', isStored: true, running: 'open' });
      });
    });

    it('end no race for a call that generated nothing', async () => {
      const running = { section: 'character', generationId: newGenerationId(), done: false } as const;
      const late = await stored([running]);
      const { accountId } = late;
      const rivals = [late, late].map(() => ({ ...late, _id: newId('call'), raceId: late._id }));
      const [answering, hit] = [
        { ...rivals[0], caused: [running] },
        { ...rivals[1], caused: [lost], parts: [part] },
      ];
      await db.calls.create([answering, hit]);
      const rivalIds = rivals.map(({ _id }) => _id);
      await db.calls.updateOne({ _id: late._id }, { $set: { raceId: late._id, rivals: rivalIds } });
      const read = await db.calls.findOne({ _id: rivalIds[1] ?? '', accountId }).lean();
      if (read === null) throw new Error('it was stored');
      expect(await correct([read])).toEqual({ corrected: 1, counted: [] });
      const calls = await db.calls.find({ accountId }).lean();
      expect(calls.map(({ state }) => state).sort()).toEqual(['charged', 'open', 'open']);
      expect(calls.filter(({ wonBy }) => wonBy !== undefined)).toEqual([]);
    });

    it('are only counted in a dry run', async () => {
      const call = await stored([done, lost]);
      expect(await correct([call], { dryRun: true })).toEqual({ corrected: 1, counted: [] });
      expect(await stateOf(call)).toBe('open');
    });

    it('leave a call to the settlement that changed it since it was read', async () => {
      const call = await stored([done, lost]);
      await db.calls.updateOne({ _id: call._id }, { $set: { state: 'failed' } });
      expect(await correct([call])).toEqual({ corrected: 0, counted: [] });
      expect(await stateOf(call)).toBe('failed');
    });

    it('charge a call that has begun to race since it was read, at the lower price', async () => {
      const call = await stored([done]);
      await db.calls.updateOne({ _id: call._id }, { $set: { raceId: call._id, priceUsd: 0.001, ownPriceUsd: 0.013 } });
      expect(await correct([call])).toEqual({ corrected: 1, counted: [['haiku', expect.any(String), 0.001]] });
      expect(await db.calls.findById(call._id).lean()).toMatchObject({ state: 'charged', chargedUsd: 0.001 });
    });

    describe('that share the generation of another call', () => {
      const end = (_id: string, state: 'succeeded' | 'failed', kind?: string) => {
        const error = kind === undefined ? null : { kind, retryAfterSeconds: null };
        return db.generations.updateOne({ _id }, { $set: { state, error }, $unset: { open: 1 } });
      };
      /** A call that has stored its own section. */
      const sharing = async (own: CallRecord['caused'][number] = done) => {
        const owner = newOwner();
        const id = await open({ db, clock }, owner, { request: sectionRequest('tendency') });
        return { id, call: await stored([own], { ...owner, shared: [id] }) };
      };

      it.each([
        [{ state: 'charged', chargedUsd: 0.013 }, 'has succeeded', 'succeeded', undefined],
        [{ state: 'failed', chargedUsd: 0 }, 'has failed', 'failed', 'refused'],
        [{ state: 'charged', chargedUsd: 0.013 }, 'was ended by its owner', 'failed', 'cancelled'],
      ] as const)('are %j when it %s, and stay open until then', async (expected, _, state, kind) => {
        const { id, call } = await sharing();
        expect(await correct([call])).toEqual({ corrected: 0, counted: [] });
        await end(id, state, kind);
        expect((await correct([call])).corrected).toBe(1);
        expect(await db.calls.findById(call._id).lean()).toMatchObject(expected);
      });

      it('are charged when it is gone, because its content existed', async () => {
        const { id, call } = await sharing();
        await db.generations.deleteOne({ _id: id });
        expect((await correct([call])).counted).toHaveLength(1);
      });

      it('are released by its end, which charges those that wait for nothing else', async () => {
        const { id, call } = await sharing();
        const { accountId, livemode } = call;
        const owner = { accountId, livemode };
        const own = await open({ db, clock }, owner, { request: sectionRequest('fortune') });
        const other = callRecord(clock, owner, [{ section: 'fortune', generationId: own, done: false }]);
        await db.calls.create([{ ...other, shared: [id] }]);
        await end(id, 'succeeded');
        await Promise.all([1, 2].map(() => releaseSharers({ db, clock }, { _id: id, accountId })));
        expect(await stateOf(call)).toBe('charged');
        expect(await db.calls.findById(other._id).lean()).toMatchObject({ state: 'open', shared: [] });
      });

      it.each([
        ['end when it was closed unseen', true, 'failed'],
        ['wait for their opening when they are being opened', false, 'open'],
      ] as const)('%s', async (_, isOpened, state) => {
        const { id, call } = await sharing({ section: 'character', generationId: newGenerationId(), done: false });
        const { accountId, livemode, caused } = call;
        const own = caused.find(({ generationId }) => generationId !== id)?.generationId ?? '';
        if (isOpened) await open({ db, clock }, { accountId, livemode }, { request: sectionRequest('character') }, own);
        await end(id, 'failed', 'refused');
        await endLateSharers({ db, clock }, [{ _id: id, accountId }]);
        expect(await stateOf(call)).toBe(state);
      });

      it('are not charged by its end before their own generations are recorded', async () => {
        const { id, call } = await sharing({ section: 'character', generationId: newGenerationId(), done: false });
        const { accountId } = call;
        await end(id, 'succeeded');
        await releaseSharers({ db, clock }, { _id: id, accountId });
        const released = await db.calls.findById(call._id).lean();
        expect(released).toMatchObject({ state: 'open', caused: call.caused, shared: [] });
      });
    });

    it('charge a call whose only section succeeded, and do not touch one whose section is open', async () => {
      const owner = newOwner();
      const id = await open({ db, clock }, owner, { request: sectionRequest('character') });
      const running = { ...callRecord(clock, owner, [{ section: 'character', generationId: id, done: false }]) };
      await db.calls.create([running]);
      expect(await correct([running])).toEqual({ corrected: 0, counted: [] });
      await db.generations.updateOne({ _id: id }, { $set: { state: 'succeeded' }, $unset: { open: 1 } });
      expect((await correct([running])).counted).toEqual([['haiku', owner.livemode ? 'live' : 'test', 0.013]]);
    });
  });
});
