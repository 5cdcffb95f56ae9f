import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase, silentLogger, type TestClock, testClock } from '../../tests/harness/stores.ts';
import type { Database } from '../db/connect.ts';
import { createIncidentWatch, type IncidentWatch, nextStep, type WatchState } from './incidents.ts';
import type { Condition, Measured } from './rules.ts';

const START = '2090-01-01T00:00:00.000Z';
const at = (seconds: number) => new Date(Date.parse(START) + seconds * 1_000);

describe('the decision', () => {
  const quiet: WatchState = { seenAt: at(0), leftAt: null, backAt: null };

  it('ignores a disturbance shorter than a minute, also one that ended between two checks', () => {
    const left = nextStep(quiet, { operational: false, incidentOpen: false, now: at(10) });
    expect(left).toEqual({ kind: 'none', state: { seenAt: at(10), leftAt: at(10), backAt: null } });
    const back = nextStep({ ...left.state, seenAt: at(65) }, { operational: true, incidentOpen: false, now: at(75) });
    expect(back).toEqual({ kind: 'none', state: { seenAt: at(75), leftAt: null, backAt: null } });
  });

  it('opens an incident that started when the database failed, as soon as it can be stored', () => {
    const unwritten = { since: at(10), until: at(90) };
    const step = nextStep(quiet, { operational: true, incidentOpen: false, now: at(100), unwritten });
    expect(step).toEqual({
      kind: 'open',
      startedAt: at(10),
      state: { seenAt: at(100), leftAt: at(10), backAt: at(100) },
    });
  });

  it('uses the last recorded state of the service, not the earlier state seen by one process alone', () => {
    const unwritten = { since: at(-300), until: at(-10) };
    const back = nextStep(quiet, { operational: true, incidentOpen: false, now: at(10), unwritten });
    expect(back.kind).toBe('none');
    const left = nextStep(quiet, { operational: false, incidentOpen: false, now: at(10), unwritten });
    expect(left).toMatchObject({ kind: 'none', state: { leftAt: at(0) } });
  });

  it('restarts the outage after a gap without checks', () => {
    const left: WatchState = { seenAt: at(10), leftAt: at(0), backAt: null };
    const seenAgain = (seconds: number) =>
      nextStep(left, { operational: false, incidentOpen: false, now: at(seconds) });
    expect(seenAgain(70)).toMatchObject({ kind: 'open', startedAt: at(0) });
    expect(seenAgain(71)).toEqual({ kind: 'none', state: { seenAt: at(71), leftAt: at(71), backAt: null } });
    const unwritten = { since: at(20), until: at(90) };
    const away = nextStep(left, { operational: true, incidentOpen: false, now: at(100), unwritten });
    expect(away).toMatchObject({ kind: 'open', startedAt: at(0) });
  });

  it('restarts the recovery after a gap without checks or writes', () => {
    const back: WatchState = { seenAt: at(100), leftAt: at(0), backAt: at(90) };
    const seamless = nextStep(back, { operational: true, incidentOpen: true, now: at(110) });
    expect(seamless.state.backAt).toEqual(at(90));
    const gap = nextStep(back, { operational: true, incidentOpen: true, now: at(300) });
    expect(gap).toMatchObject({ kind: 'none', state: { backAt: at(300) } });
    const unwritten = { since: at(102), until: at(104) };
    const away = nextStep(back, { operational: true, incidentOpen: true, now: at(110), unwritten });
    expect(away.state.backAt).toEqual(at(110));
  });
});

describe('the watch', () => {
  let db: Database;
  let clock: TestClock;
  let database: Condition;

  beforeAll(async () => {
    db = await openDatabase();
  });
  beforeEach(async () => {
    await Promise.all([db.incidents.deleteMany({}), db.statusWatches.deleteMany({})]);
    clock = testClock(START);
    database = 'operational';
  });
  afterAll(() => db.close());

  const measure = async (): Promise<Measured> => {
    const model = { status: 'operational', avgLatencyMs: 1 } as const;
    return {
      database: { status: database, latencyMs: 1, connections: { active: 0, idle: 1, max: 5 } },
      cache: { status: 'operational', latencyMs: 1, hitRate: 0, memoryUsageMb: 1 },
      models: { haiku: model, sonnet: model, gpt4o: model, gemini: model },
    };
  };
  const newWatch = (using: Database = db) =>
    createIncidentWatch({ db: using, clock, status: { measure }, logger: silentLogger });
  /** Checks every ten seconds, the last time at the end. */
  const checkFor = async (seconds: number, ...watches: readonly IncidentWatch[]) => {
    for (let second = 0; second < seconds; second += 10) {
      clock.advance(10_000);
      await Promise.all(watches.map((watch) => watch.check()));
    }
  };

  it('opens an incident after 60 s, resolves it after 120 s of recovery, and reports its start', async () => {
    const watch = newWatch();
    await watch.check();
    database = 'degraded';
    await checkFor(60, watch);
    expect(await db.incidents.countDocuments()).toBe(0);
    await checkFor(10, watch);
    expect(await db.incidents.find().lean()).toEqual([
      {
        _id: expect.stringMatching(/^inc_[0-9a-z]{26}$/),
        status: 'investigating',
        open: true,
        message: 'The database answers slowly.',
        startedAt: at(10),
        resolvedAt: null,
      },
    ]);
    database = 'outage';
    await checkFor(10, watch);
    expect((await db.incidents.findOne().lean())?.message).toMatch(/does not answer/);
    database = 'operational';
    await checkFor(120, watch);
    expect(await db.incidents.countDocuments({ status: 'investigating' })).toBe(1);
    await checkFor(10, watch);
    const resolved = await db.incidents.find().lean();
    expect(resolved).toMatchObject([
      { status: 'resolved', resolvedAt: at(210), message: expect.stringMatching(/does not answer/) },
    ]);
    expect(resolved[0]).not.toHaveProperty('open');
    await checkFor(200, watch);
    expect(await db.incidents.countDocuments()).toBe(1);
  });

  it('is held by one of many processes at a time, and continues where a dead one stopped', async () => {
    const watches = [newWatch(), newWatch(), newWatch()];
    database = 'degraded';
    await checkFor(40, ...watches);
    expect(await db.statusWatches.countDocuments()).toBe(1);
    const before = await db.statusWatches.findOne().lean();
    const successors = [newWatch(), newWatch()];
    await checkFor(40, ...successors);
    const after = await db.statusWatches.findOne().lean();
    expect(after?.token).not.toBe(before?.token);
    expect(await db.incidents.find().lean()).toMatchObject([{ status: 'investigating', startedAt: at(10) }]);
    await checkFor(100, ...successors, newWatch());
    expect(await db.incidents.countDocuments()).toBe(1);
  });

  it('uses the records of another process for the time between the death of the holder and the end of the lease', async () => {
    const [holder, other] = [newWatch(), newWatch()];
    await holder.check();
    await checkFor(20, holder, other);
    const { token } = (await db.statusWatches.findOne().lean()) ?? {};
    database = 'degraded';
    await checkFor(10, other);
    expect(await db.statusWatches.findOne().lean()).toMatchObject({ token, leftAt: null });
    await checkFor(10, other);
    const taken = await db.statusWatches.findOne().lean();
    expect(taken?.token).not.toBe(token);
    expect(taken?.leftAt).toEqual(at(30));
    await checkFor(50, other);
    expect(await db.incidents.find().lean()).toMatchObject([{ status: 'investigating', startedAt: at(30) }]);
  });

  it("discards another process's records once they are outdated and the holder checks again", async () => {
    const [holder, other] = [newWatch(), newWatch()];
    await holder.check();
    database = 'degraded';
    await checkFor(50, holder, other);
    database = 'operational';
    await checkFor(10, holder, other);
    database = 'degraded';
    await checkFor(30, other);
    expect(await db.incidents.countDocuments()).toBe(0);
    expect((await db.statusWatches.findOne().lean())?.leftAt).toEqual(at(70));
  });
});
