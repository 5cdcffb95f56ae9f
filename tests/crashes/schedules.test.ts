import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, DAY_MS, kstDate, kstDayEnd, kstDayStart } from '../../shared/core/clock.ts';
import { newId } from '../../shared/core/ids.ts';
import { countFortunes } from '../../shared/reports/fortune-counts.ts';
import { claimRun, dueRuns, finishRun, runId, SCHEDULES, type ScheduleName } from '../../shared/schedules/ledger.ts';
import { runCli } from '../harness/cli.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { newHash, profileRecord, reservedFortune, sectionResult } from '../harness/records.ts';
import { shiftedBy } from '../harness/shifted.ts';

const OFF = { enabled: false, model: 'haiku', filter: {}, warm_sections: false };

describe('schedules', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;

  beforeEach(async () => {
    platform = await startPlatform();
    receiver = await startReceiver();
    apiServer = await platform.spawnApiServer();
  });
  afterEach(async () => {
    await platform.stop();
    await receiver.close();
  });

  const cli = async (...args: string[]) => JSON.parse((await runCli(platform, ...args, '--json')).stdout);
  const runByHand = async (schedule: string, ...args: string[]) => {
    const { scheduleRuns } = platform.admin.db;
    const done = () => scheduleRuns.countDocuments({ schedule, state: 'done', _id: /^[^:]+:[^:]+:\d+$/ });
    const before = await done();
    const { enqueued } = await cli('schedules', 'run', schedule, '--force', ...args);
    expect(enqueued).toBe(true);
    await until(`${schedule} is done`, async () => (await done()) > before);
  };
  const subscribe = async (call: Client, path: string) => {
    const body = { url: `${receiver.url}${path}`, events: ['daily.reset', 'cache.warmed'] };
    expect((await call('POST', '/v1/webhooks', { body })).status).toBe(201);
  };
  const dataOf = (path: string, type: string) =>
    receiver
      .received(path)
      .map(({ body }) => Object(body))
      .filter((body) => body.type === type)
      .map(({ data }) => data);
  const isMarked = () =>
    until(
      'the first pass has marked today',
      async () => (await platform.admin.db.scheduleRuns.countDocuments({ schedule: 'since' })) === SCHEDULES.length,
    );

  it('are due once a day or hour, after the reset of the day, and never for past periods', async () => {
    const { db } = platform.admin;
    let now = kstDayStart('2026-03-01');
    const deps = { db, clock: { now: () => now } };
    const due = async () => (await dueRuns(deps)).map(({ schedule, period }) => `${schedule} ${period}`);
    const take = async (schedule: ScheduleName, period: string) => {
      const claims = await Promise.all(
        [1, 2, 3].map(() => claimRun(deps, runId(schedule, period), { schedule, period })),
      );
      const [mine, ...others] = claims.filter((claim) => claim !== null);
      expect(others).toEqual([]);
      if (mine === undefined) throw new Error('no process holds it');
      return mine;
    };
    // Run by hand before the first check.
    await finishRun(deps, await take('analytics-refresh', '2026-03-01T00'));
    // A new database has no overdue runs.
    expect(await due()).toEqual([]);
    const states = await db.scheduleRuns.distinct('state', { period: '2026-03-01', schedule: { $ne: 'since' } });
    expect(states).toEqual(['skipped']);
    // An operator can still run them, once.
    now = new Date(now.getTime() + 60_000);
    const byHand = await take('daily-reset', '2026-03-01');
    expect(byHand).toMatchObject({ startedAt: now, cursor: '' });
    expect(await due()).toEqual([]);
    await finishRun(deps, byHand);
    const again = { schedule: 'daily-reset', period: '2026-03-01' } as const;
    expect(await claimRun(deps, runId('daily-reset', '2026-03-01'), again)).toBeNull();
    expect(await due()).toEqual([]);
    now = kstDayStart('2026-03-02');
    const passes = await Promise.all([due(), due(), due()]);
    expect(passes).toEqual(
      Array(3).fill(['daily-reset 2026-03-02', 'analytics-refresh 2026-03-02T00', 'report-sums 2026-03-02T00']),
    );
    await finishRun(deps, await take('analytics-refresh', '2026-03-02T00'));
    await finishRun(deps, await take('report-sums', '2026-03-02T00'));
    const reset = await take('daily-reset', '2026-03-02');
    expect(await due()).toEqual([]);
    await finishRun(deps, reset);
    expect(await due()).toEqual([
      'daily-bulk 2026-03-02',
      'cache-warm 2026-03-02',
      'retention 2026-03-02',
      'models-watch 2026-03-02',
    ]);
    await finishRun(deps, await take('daily-bulk', '2026-03-02'));
    // Three days and three hours later: today's runs, and none of the days between.
    now = new Date(kstDayStart('2026-03-05').getTime() + 3 * 3_600_000);
    expect(await due()).toEqual([
      'daily-reset 2026-03-05',
      'analytics-refresh 2026-03-05T03',
      'report-sums 2026-03-05T03',
    ]);
    await take('daily-reset', '2026-03-05');
    expect(await due()).toEqual(['analytics-refresh 2026-03-05T03', 'report-sums 2026-03-05T03']);
    // The process of the run has died.
    now = new Date(now.getTime() + 180_000);
    expect(await due()).toContain('daily-reset 2026-03-05');
  });

  it('are counted with all other stalled work by a dry run of the reconciler, which changes nothing', async () => {
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.liveKey });
    const body = { profile_ids: ['prf_unknown', 'prf_unknown_too'], fortune_type: 'daily' };
    const [ended, started] = [
      (await call('POST', '/v1/fortunes/batch', { body })).textAt('id'),
      (await call('POST', '/v1/fortunes/batch', { body })).textAt('id'),
    ];
    const { db } = platform.admin;
    const past = new Date(Date.now() - 60_000);
    // The state that dead processes leave.
    await db.batches.updateMany({}, { $set: { createdAt: past } });
    await db.batchItems.updateMany({ batchId: ended }, { $set: { state: 'failed', finishedAt: past } });
    const gone = { state: 'started', fortuneId: 'ftn_gone', contentHash: 'none', startedAt: past } as const;
    await db.batchItems.updateMany({ batchId: started }, { $set: gone });
    const records = async () => [await db.scheduleRuns.find().lean(), await db.batchItems.find().lean()];
    const before = await records();
    const expected = { items_settled: 2, batches_ended: 1 };
    expect(await cli('reconcile', '--dry-run')).toMatchObject({ ...expected, runs: 0 });
    expect(await records()).toEqual(before);
    expect((await call('GET', `/v1/fortunes/batch/${ended}`)).at('completed_at')).toBeUndefined();
    // The very first check marks the current runs as skipped; afterwards one is missing.
    expect(await cli('reconcile')).toMatchObject({ ...expected, runs: 0 });
    expect((await call('GET', `/v1/fortunes/batch/${ended}`)).at('status')).toBe('failed');
    await db.scheduleRuns.deleteMany({ schedule: 'daily-reset' });
    expect(await cli('reconcile', '--dry-run')).toMatchObject({ items_settled: 0, batches_ended: 0, runs: 1 });
    expect(await db.scheduleRuns.countDocuments({ schedule: 'daily-reset' })).toBe(0);
  });

  it('run once over a midnight with three schedulers, and once when a scheduler starts three hours late', async () => {
    const account = await platform.account();
    const { db } = platform.admin;
    const [live, test] = [account.liveKey, account.testKey].map((key) => createClient(apiServer.url, { key })) as [
      Client,
      Client,
    ];
    await subscribe(live, '/live');
    await subscribe(test, '/test');
    for (let count = 0; count < 3; count += 1) await test('POST', '/v1/profiles', { body: BIRTH });
    const body = { ...OFF, enabled: true, warm_sections: true };
    expect((await test('PUT', '/v1/schedules/daily', { body })).status).toBe(200);
    const before = await platform.spawnWorker('haiku,maintenance', { arguments: ['--schedules'] });
    expect((await test('POST', '/v1/fortunes/daily', { body: { birth_date: '1990-05-15' } })).status).toBe(200);
    await isMarked();
    await before.stop();

    const startAt = (instant: number) => {
      const settings = shiftedBy(instant - Date.now());
      return platform.spawnWorker('haiku,maintenance,webhook', { settings, arguments: ['--schedules'] });
    };
    const checkDay = async (date: string, days: number) => {
      const ofDay = { period: date, _id: /^[^:]+:[^:]+:\d+$/ };
      await until(
        `the runs of ${date} are done`,
        async () => (await db.scheduleRuns.countDocuments({ ...ofDay, state: 'done' })) === 5,
      );
      await until(
        'the fortunes are ready',
        async () => (await db.batches.countDocuments({ state: 'completed' })) === days,
      );
      for (const path of ['/live', '/test']) {
        await until('daily.reset is received', async () => dataOf(path, 'daily.reset').length >= days);
        await until('cache.warmed is received', async () => dataOf(path, 'cache.warmed').length >= days);
        expect(dataOf(path, 'daily.reset')).toHaveLength(days);
        expect(dataOf(path, 'daily.reset').at(-1)).toEqual({ date });
      }
      expect(await db.scheduleRuns.countDocuments(ofDay)).toBe(5);
      expect(await db.fortunes.countDocuments({ fortuneDate: date, state: 'ready' })).toBe(3);
      const nothing = { date, warmed: 0, skipped: 0, failed: 0, duration_ms: 0 };
      expect(dataOf('/live', 'cache.warmed')).toEqual(expect.arrayContaining([nothing]));
      expect(dataOf('/test', 'cache.warmed').at(-1)).toMatchObject({ date, warmed: 1, skipped: 0, failed: 0 });
      expect(await db.events.countDocuments({ type: { $in: ['daily.reset', 'cache.warmed'] } })).toBe(4 * days);
    };
    const midnight = kstDayEnd(kstDate(new Date()));
    const three = await Promise.all([1, 2, 3].map(() => startAt(midnight.getTime() - 6_000)));
    await checkDay(kstDate(midnight), 1);
    await Promise.all(three.map((worker) => worker.stop()));
    // No scheduler ran at the next midnight.
    const late = await startAt(midnight.getTime() + 27 * 3_600_000);
    await checkDay(addDays(kstDate(midnight), 1), 2);
    await late.stop();
  });

  it('generate the daily fortunes of matching profiles once, however often they run', async () => {
    await platform.spawnWorker('haiku,maintenance', { arguments: ['--schedules'] });
    await platform.spawnWorker('maintenance', { arguments: ['--schedules'] });
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.testKey });
    expect((await call('GET', '/v1/schedules/daily')).body).toEqual(OFF);
    for (const external_id of ['vip-1', 'vip-2', 'other-1']) {
      await call('POST', '/v1/profiles', { body: { ...BIRTH, external_id } });
    }
    const schedule = { ...OFF, enabled: true, filter: { external_id_prefix: 'vip-' } };
    expect((await call('PUT', '/v1/schedules/daily', { body: schedule })).body).toEqual(schedule);
    const { db } = platform.admin;
    await isMarked();
    // The skipped runs of a new database do not count as done: the first run by hand needs no force.
    await Promise.all([1, 2, 3].map(() => cli('schedules', 'run', 'daily-bulk')));
    const date = kstDate(new Date());
    await until('the fortunes are ready', async () => (await db.fortunes.countDocuments({ state: 'ready' })) === 2);
    await until('the run is done', () => db.scheduleRuns.exists({ _id: `daily-bulk:${date}:1`, state: 'done' }));
    await until('its batch has ended', async () => db.batches.exists({ state: 'completed' }));
    expect(await db.batches.countDocuments()).toBe(1);
    expect(await cli('schedules', 'run', 'daily-bulk')).toEqual({ schedule: 'daily-bulk', date, enqueued: false });
    const wrong = cli('schedules', 'run', 'daily-bulk', '--date', addDays(date, 400));
    await expect(wrong).rejects.toThrow('--date: must be at most 366 days away');
    await runByHand('daily-bulk');
    expect(await db.scheduleRuns.exists({ _id: `daily-bulk:${date}:2` })).not.toBeNull();
    await until('its batch has ended', async () => (await db.batches.countDocuments({ state: 'completed' })) === 2);
    expect(await db.fortunes.countDocuments()).toBe(2);
    expect(await db.batchItems.countDocuments({ state: 'cached' })).toBeGreaterThanOrEqual(2);
    expect((await call('GET', '/v1/fortunes/batch')).at('total_count')).toBe(0);
  });

  it('warm the sections of recent charts and return how many were generated, cached and failed', async () => {
    const account = await platform.account();
    const haiku = await platform.spawnWorker('haiku,webhook');
    const date = addDays(kstDate(new Date()), 1);
    for (const [key, path] of [
      [account.liveKey, '/live'],
      [account.testKey, '/test'],
    ] as const) {
      const call = createClient(apiServer.url, { key });
      await subscribe(call, path);
      for (const birth_date of ['1990-05-15', '1991-06-16']) {
        expect((await call('POST', '/v1/fortunes/daily', { body: { birth_date } })).status).toBe(200);
      }
      await call('PUT', '/v1/schedules/daily', { body: { ...OFF, warm_sections: true } });
    }
    // The provider key is missing: live calls are impossible.
    await platform.spawnWorker('maintenance', { settings: { SIMULATE_UNCONFIGURED_MODELS: 'false' } });
    await runByHand('cache-warm', '--date', date);
    await runByHand('cache-warm', '--date', date);
    await until('both receive the event twice', async () =>
      ['/live', '/test'].every((path) => dataOf(path, 'cache.warmed').length === 2),
    );
    const duration_ms = expect.any(Number);
    expect(dataOf('/live', 'cache.warmed')).toEqual(
      Array(2).fill({ date, warmed: 0, skipped: 0, failed: 2, duration_ms }),
    );
    expect(dataOf('/test', 'cache.warmed')).toEqual(
      expect.arrayContaining([
        { date, warmed: 2, skipped: 0, failed: 0, duration_ms },
        { date, warmed: 0, skipped: 2, failed: 0, duration_ms },
      ]),
    );
    await haiku.stop();
  });

  it('refresh the analytics every hour, so that no request waits for them', async () => {
    const call = createClient(apiServer.url, { key: (await platform.account()).liveKey });
    await platform.spawnWorker('maintenance');
    const figures = async () => (await call('GET', '/v1/analytics/comparison?birth_date=1990-05-15')).body;
    const create = () => call('POST', '/v1/profiles', { body: BIRTH });
    for (let count = 0; count < 5; count += 1) await create();
    expect(await figures()).toMatchObject({ data: { sample_size: 5 }, meta: { cached: false } });
    await create();
    expect(await figures()).toMatchObject({ data: { sample_size: 5 }, meta: { cached: true } });
    await runByHand('analytics-refresh');
    expect(await figures()).toMatchObject({ data: { sample_size: 6 }, meta: { cached: true } });
    const wrong = cli('schedules', 'run', 'analytics-refresh', '--date', '2026-01-01');
    await expect(wrong).rejects.toThrow('for the current hour only');
  });

  it('count the fortunes of lists once, when the process that counts is killed', async () => {
    const { db, clock } = platform.admin;
    const { accountId, liveKey } = await platform.account();
    const owner = { accountId, livemode: true };
    const call = createClient(apiServer.url, { key: liveKey });
    const person = profileRecord(clock, owner);
    const count = 8_000;
    for (let made = 0; made < count; made += 2_000) {
      const fortunes = Array.from({ length: 2_000 }, () => ({
        ...reservedFortune(clock, person, { contentHash: newHash(), profileId: newId('prf') }),
        state: 'ready' as const,
        content: sectionResult().content,
        score: 50,
      }));
      await db.fortunes.collection.insertMany(fortunes as never);
    }
    const total = async () => Object(await call('GET', '/v1/fortunes?limit=1')).body.total_count;
    const uncounted = () => db.fortunes.countDocuments({ ...owner, counted: null });
    const maintenance = await platform.spawnWorker('maintenance', { arguments: ['--schedules'] });
    await isMarked();
    // Processes of the version before may run for a day.
    const since = { finishedAt: new Date(clock.now().getTime() - 2 * DAY_MS) };
    await db.scheduleRuns.updateOne({ _id: 'since:report-sums' }, { $set: since });
    await cli('schedules', 'run', 'report-sums', '--force');
    await until('some are counted', async () => (await uncounted()) < count);
    await maintenance.kill();
    expect(await uncounted()).toBeGreaterThan(0);
    expect(await total()).toBe(count);
    const [counted] = await db.fortunes
      .find({ ...owner, counted: true })
      .limit(1)
      .lean();
    expect((await call('DELETE', `/v1/fortunes/${counted?._id}`)).status).toBe(200);
    expect(await total()).toBe(count - 1);
    await countFortunes(db, owner, async () => undefined);
    expect(await uncounted()).toBe(0);
    expect(await total()).toBe(count - 1);
    const sums = await db.fortuneCounts.find(owner).lean();
    expect(sums.map((sum) => sum.count)).toEqual([count - 1]);
  });
});
