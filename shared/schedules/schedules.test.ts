import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { callRecord, newOwner, profileRecord, webhookRecord } from '../../tests/harness/records.ts';
import { openDatabase, silentLogger, type TestClock, testClock } from '../../tests/harness/stores.ts';
import { createAuditLog } from '../accounts/audit.ts';
import { DAY_MS } from '../core/clock.ts';
import { notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { type Owner, ownerKey } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { insertRecord } from '../db/records.ts';
import { createEventService } from '../events/events.ts';
import type { SectionCallService, SectionTicket } from '../generation/sections.ts';
import type { Producer } from '../queues/producer.ts';
import { generateForAll } from './daily-bulk.ts';
import { claimRun, leaseRenewer, runId } from './ledger.ts';
import { runSchedule } from './run.ts';
import type { ScheduleRunDeps } from './shares.ts';

const PERIOD = '2090-06-15';

describe('a scheduled run', () => {
  let db: Database;
  let clock: TestClock;

  beforeAll(async () => {
    db = await openDatabase();
    clock = testClock();
  });
  afterAll(() => db.close());

  const subscribed = async (type: 'daily.reset' | 'cache.warmed'): Promise<Owner> => {
    const owner = newOwner();
    const now = clock.now();
    const url = 'http://127.0.0.1:9/';
    const webhook = { ...owner, _id: newId('whk'), url, events: [type], description: null, secret: '', slot: 0 };
    const state = { active: true, failureCount: 0, lastTriggeredAt: null, createdAt: now, updatedAt: now };
    await insertRecord(db.webhooks, { ...webhook, ...state });
    return owner;
  };
  /** With 30 charts to warm. */
  const switchWarmingOn = async (owner: Owner) => {
    const now = clock.now();
    const schedule = { _id: ownerKey(owner), ...owner, enabled: false, model: 'haiku' as const, filter: {} };
    await insertRecord(db.schedules, { ...schedule, warmSections: true, updatedAt: now });
    const expiresAt = new Date(now.getTime() + 7 * DAY_MS);
    for (let hour = 0; hour < 30; hour += 1) {
      const chart = `6.17.34.${hour}`;
      const _id = `${ownerKey(owner)}:${chart}`;
      await insertRecord(db.recentCharts, { _id, ...owner, chart, seenAt: now, expiresAt });
    }
  };
  /** The duration of each step of the run; meanwhile another scheduler tries to claim its leases. */
  const slowStep = async (ms: number, lines: readonly string[]) => {
    clock.advance(ms);
    for (const id of lines) {
      expect(await claimRun({ db, clock }, id, { schedule: 'cache-warm', period: PERIOD })).toBeNull();
    }
  };
  const depsWith = (slowly: () => Promise<void>, sections: Partial<SectionCallService> = {}) => {
    const producer = { add: async () => undefined, addMany: slowly } as unknown as Producer;
    const events = createEventService({ db, clock, producer, logger: silentLogger });
    return { db, clock, logger: silentLogger, producer, events, sections } as unknown as ScheduleRunDeps;
  };

  it.each(['daily-reset', 'cache-warm'] as const)('keeps its lease while %s notifies many owners', async (schedule) => {
    const type = schedule === 'daily-reset' ? 'daily.reset' : 'cache.warmed';
    const owners = [await subscribed(type), await subscribed(type), await subscribed(type)];
    const deps = depsWith(() => slowStep(70_000, [runId(schedule, PERIOD)]));
    const order = { schedule, period: PERIOD, number: 1 };
    expect(await runSchedule(deps, order, new AbortController().signal)).toBe(true);
    const accountIds = owners.map(({ accountId }) => accountId);
    expect(await db.events.countDocuments({ type, accountId: { $in: accountIds } })).toBe(3);
    expect(await db.scheduleRuns.findById(runId(schedule, PERIOD)).lean()).toMatchObject({ state: 'done' });
  });

  it('keeps its lease and an owner’s while it warms many charts, and returns the outcomes of the calls', async () => {
    const owner = newOwner();
    const { accountId } = owner;
    await db.webhooks.create([webhookRecord(clock, owner, { events: ['cache.warmed'] })]);
    await switchWarmingOn(owner);
    const id = runId('cache-warm', PERIOD, 2);
    let count = 0;
    const start: SectionCallService['start'] = async (caller) => {
      const state = count < 20 ? 'charged' : 'failed';
      count += 1;
      const { requestId } = caller.actor;
      const call = { ...callRecord(clock, owner, []), requestId, state, settledAt: clock.now() } as const;
      await insertRecord(db.calls, call);
      await slowStep(7_000, [id, `${id}:${ownerKey(owner)}`]);
      return { cached: false, callId: call._id } as never;
    };
    const deps = depsWith(async () => undefined, { start });
    const order = { schedule: 'cache-warm', period: PERIOD, number: 2 } as const;
    expect(await runSchedule(deps, order, new AbortController().signal)).toBe(true);
    const event = await db.events.findOne({ accountId, type: 'cache.warmed' }).lean();
    expect(JSON.parse(event?.body ?? '').data).toMatchObject({ date: PERIOD, warmed: 20, skipped: 0, failed: 10 });
  });

  it('warms no further charts once its owner has switched warming off', async () => {
    const owner = newOwner();
    const { accountId } = owner;
    await switchWarmingOn(owner);
    let called = 0;
    const start: SectionCallService['start'] = async (caller) => {
      if (caller.owner.accountId === accountId) called += 1;
      await db.schedules.updateOne({ _id: ownerKey(owner) }, { $set: { warmSections: false } });
      return { cached: false, callId: newId('call') } as never;
    };
    const order = { schedule: 'cache-warm', period: PERIOD, number: 3 } as const;
    const deps = depsWith(async () => undefined, { start });
    expect(await runSchedule(deps, order, new AbortController().signal)).toBe(true);
    // Ten calls may have begun at once.
    expect(called).toBeLessThanOrEqual(10);
  });

  it('reports charts as failed whose call failed before warming was switched off, and that no fallback warms', async () => {
    const owner = newOwner();
    const { accountId } = owner;
    await db.webhooks.create([webhookRecord(clock, owner, { events: ['cache.warmed'] })]);
    const account = { _id: accountId, email: `${accountId}@example.com`, name: '', plan: 'pro' as const, limits: {} };
    const secrets = { accessTokenHash: accountId, signingSecret: '', createdAt: clock.now() };
    const fallbacks = { fallbacks: { haiku: ['gpt4o' as const] }, backgroundFallbacks: ['haiku' as const] };
    await insertRecord(db.accounts, { ...account, ...secrets, ...fallbacks });
    await switchWarmingOn(owner);
    let called = 0;
    const start: SectionCallService['start'] = async (caller) => {
      if (caller.owner.accountId === accountId) called += 1;
      if (called === 30) await db.schedules.updateOne({ _id: ownerKey(owner) }, { $set: { warmSections: false } });
      throw new Error('the model has no credentials');
    };
    const order = { schedule: 'cache-warm', period: PERIOD, number: 4 } as const;
    const deps = depsWith(async () => undefined, { start });
    expect(await runSchedule(deps, order, new AbortController().signal)).toBe(true);
    expect(called).toBe(30);
    const event = await db.events.findOne({ accountId, type: 'cache.warmed' }).lean();
    expect(JSON.parse(event?.body ?? '').data).toMatchObject({ warmed: 0, skipped: 0, failed: 30 });
  });

  it('warms for all other owners when the share of one fails, says so, and repeats that share alone', async () => {
    await db.schedules.updateMany({}, { $set: { warmSections: false } });
    // More than are warmed at once.
    const ids = Array.from({ length: 26 }, () => newId('acc')).sort();
    const [held, ...others] = ids.map((accountId) => ({ accountId, livemode: true }));
    if (held === undefined) throw new Error('there is no owner');
    for (const owner of [held, ...others]) {
      const schedule = { _id: ownerKey(owner), ...owner, enabled: false, model: 'haiku' as const, filter: {} };
      await insertRecord(db.schedules, { ...schedule, warmSections: true, updatedAt: clock.now() });
    }
    const subscriber = await subscribed('cache.warmed');
    const order = { schedule: 'cache-warm', period: PERIOD, number: 5 } as const;
    const lineOf = (owner: Owner) => `${runId('cache-warm', PERIOD, 5)}:${ownerKey(owner)}`;
    expect(await claimRun({ db, clock }, lineOf(held), order)).not.toBeNull();
    const warnings = jest.spyOn(silentLogger, 'warn');
    const run = () =>
      runSchedule(
        depsWith(async () => undefined),
        order,
        new AbortController().signal,
      );
    await expect(run()).rejects.toThrow('another process holds the share');
    const done = { _id: { $in: others.map(lineOf) }, state: 'done' } as const;
    expect(await db.scheduleRuns.countDocuments(done)).toBe(25);
    expect(await db.events.countDocuments({ ...subscriber, type: 'cache.warmed' })).toBe(1);
    const about = { schedule: 'cache-warm', account_id: held.accountId, failed: 1, owners: 26 };
    expect(warnings.mock.calls).toEqual([[expect.objectContaining(about), expect.stringContaining('share')]]);
    warnings.mockRestore();
    clock.advance(180_000);
    const finishedAt = await db.scheduleRuns.distinct('finishedAt', done);
    expect(await run()).toBe(true);
    expect(await db.scheduleRuns.distinct('finishedAt', done)).toEqual(finishedAt);
    expect(await db.scheduleRuns.findById(lineOf(held)).lean()).toMatchObject({ state: 'done' });
  });

  it.each([
    ['none once it is off', 0],
    ['no further page once it is switched off', 100],
  ])('records of a daily schedule %s', async (_what, expected) => {
    const owner = newOwner();
    const _id = ownerKey(owner);
    const now = clock.now();
    const schedule = { _id, ...owner, enabled: true, model: 'haiku' as const, filter: {}, warmSections: false };
    await insertRecord(db.schedules, { ...schedule, updatedAt: now });
    await db.profiles.create(Array.from({ length: 150 }, () => profileRecord(clock, owner)));
    const deps = depsWith(async () => undefined);
    const audit = createAuditLog(db, clock);
    let steps = 0;
    const checkpoint = async () => {
      steps += 1;
      // The first comes before its first page, the second after it.
      if (steps === (expected === 0 ? 1 : 2)) await db.schedules.updateOne({ _id }, { $set: { enabled: false } });
    };
    await generateForAll({ ...deps, audit }, { schedule: 'daily-bulk', period: PERIOD, number: expected }, checkpoint);
    expect(await db.batchItems.countDocuments(owner)).toBe(expected);
  });

  it('of warming that begins again asks no model for a chart that a fallback was charged for', async () => {
    const owner = newOwner();
    const { accountId } = owner;
    await db.webhooks.create([webhookRecord(clock, owner, { events: ['cache.warmed'] })]);
    const account = { _id: accountId, email: `${accountId}@example.com`, name: '', plan: 'pro' as const, limits: {} };
    const secrets = { accessTokenHash: accountId, signingSecret: '', createdAt: clock.now() };
    const fallbacks = { fallbacks: { haiku: ['gpt4o' as const] }, backgroundFallbacks: ['haiku' as const] };
    await insertRecord(db.accounts, { ...account, ...secrets, ...fallbacks });
    await switchWarmingOn(owner);
    const written = new Set<string>();
    let fails = true;
    const start: SectionCallService['start'] = async (caller, { model, pillars }, { cachedOnly = false }) => {
      const key = JSON.stringify([model, pillars]);
      if (cachedOnly && !written.has(key)) throw notFound('cached section');
      const ticket = { callId: newId('call'), cached: written.has(key) } as SectionTicket;
      if (ticket.cached) return ticket;
      const state = fails && model === 'haiku' ? 'failed' : 'charged';
      if (state === 'charged') written.add(key);
      const call = {
        ...callRecord(clock, owner, []),
        _id: ticket.callId,
        model,
        state,
        settledAt: clock.now(),
      } as const;
      await insertRecord(db.calls, { ...call, requestId: caller.actor.requestId });
      return ticket;
    };
    const deps = depsWith(async () => undefined, { start });
    const stopped = jest.spyOn(deps.events, 'emit').mockRejectedValueOnce(new Error('the process ends'));
    const order = { schedule: 'cache-warm', period: PERIOD, number: 9 } as const;
    const run = () => runSchedule(deps, order, new AbortController().signal);
    await expect(run()).rejects.toThrow('the process ends');
    stopped.mockRestore();
    fails = false;
    clock.advance(180_000);
    await run();
    const event = await db.events.findOne({ accountId, type: 'cache.warmed' }).lean();
    expect(JSON.parse(event?.body ?? '')).toMatchObject({ data: { warmed: 30, skipped: 0, failed: 0 } });
    expect(await db.calls.countDocuments({ accountId, state: 'charged' })).toBe(30);
  });

  it('records the pages of daily schedules in turn, so that a large one holds up no other', async () => {
    const now = clock.now();
    const [first = '', second = ''] = [newId('acc'), newId('acc')].sort();
    const owners = [
      { accountId: first, livemode: true },
      { accountId: second, livemode: true },
    ] as const;
    const sizes = [350, 50];
    for (const [index, owner] of owners.entries()) {
      const schedule = { _id: ownerKey(owner), ...owner, enabled: true, model: 'haiku' as const, filter: {} };
      await insertRecord(db.schedules, { ...schedule, warmSections: false, updatedAt: now });
      await db.profiles.create(Array.from({ length: sizes[index] ?? 0 }, () => profileRecord(clock, owner)));
    }
    const deps = { ...depsWith(async () => undefined), audit: createAuditLog(db, clock) };
    const itemsOf = (owner: Owner) => db.batchItems.countDocuments(owner);
    let recordedBefore = Number.NaN;
    const checkpoint = async () => {
      if (Number.isNaN(recordedBefore) && (await itemsOf(owners[1])) === 50) recordedBefore = await itemsOf(owners[0]);
    };
    await generateForAll(deps, { schedule: 'daily-bulk', period: PERIOD, number: 7 }, checkpoint);
    expect([await itemsOf(owners[0]), await itemsOf(owners[1])]).toEqual([350, 50]);
    expect(recordedBefore).toBeLessThan(350);
  });

  it('that another process has taken over ends at its next step', async () => {
    const about = { schedule: 'retention', period: PERIOD } as const;
    const run = await claimRun({ db, clock }, runId('retention', PERIOD), about);
    if (run === null) throw new Error('another process holds the run');
    const checkpoint = leaseRenewer({ db, clock }, run);
    await checkpoint();
    clock.advance(180_000);
    expect(await claimRun({ db, clock }, run.id, about)).not.toBeNull();
    await expect(checkpoint()).rejects.toThrow('was taken over');
  });
});
