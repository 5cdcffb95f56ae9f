import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, kstDate, kstDayStart } from '../../shared/clock.ts';
import { claimRun, dueRuns, finishRun, runId, SCHEDULES } from '../../shared/services/schedules-ledger.ts';
import { BIRTH, createClient, until } from '../support/http.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

const run = promisify(execFile);

describe('schedules', () => {
  let platform: TestPlatform;

  beforeEach(async () => {
    platform = await startPlatform();
  });
  afterEach(() => platform.stop());

  const cli = async (...args: string[]) =>
    JSON.parse(
      (await run(process.execPath, ['dist/scripts/cli.js', ...args, '--json'], { env: platform.environment })).stdout,
    );

  it('happen once a day over three processes at midnight, and once when a scheduler comes three hours late', async () => {
    const { db } = platform.admin;
    const day = '2026-03-02';
    let now = kstDayStart('2026-03-01');
    const deps = { db, clock: { now: () => now } };
    // New, not behind.
    expect(await dueRuns(deps)).toEqual([]);
    now = kstDayStart(day);
    const looks = await Promise.all([dueRuns(deps), dueRuns(deps), dueRuns(deps)]);
    expect(looks.map((due) => due.map(({ schedule }) => schedule))).toEqual(Array(3).fill([...SCHEDULES]));
    const about = { schedule: 'daily-bulk', date: day } as const;
    const claims = await Promise.all([1, 2, 3].map(() => claimRun(deps, runId('daily-bulk', day), about)));
    const [mine, ...others] = claims.filter((claim) => claim !== null);
    expect(others).toEqual([]);
    if (mine === undefined) throw new Error('nobody has it');
    await finishRun(deps, mine);
    expect((await dueRuns(deps)).map(({ schedule }) => schedule)).not.toContain('daily-bulk');
    now = new Date(kstDayStart(addDays(day, 3)).getTime() + 3 * 3_600_000);
    const late = (await dueRuns(deps)).filter(({ schedule }) => schedule === 'daily-bulk');
    expect(late).toEqual([{ schedule: 'daily-bulk', date: addDays(day, 3) }]);
    const taken = await claimRun(deps, runId('daily-bulk', addDays(day, 3)), { ...about, date: addDays(day, 3) });
    if (taken === null) throw new Error('nobody has it');
    expect((await dueRuns(deps)).map(({ schedule }) => schedule)).not.toContain('daily-bulk');
    // Its process has died.
    now = new Date(now.getTime() + 180_000);
    expect((await dueRuns(deps)).map(({ schedule }) => schedule)).toContain('daily-bulk');
  });

  it('generate the daily fortunes of matching profiles once, whatever runs them how often', async () => {
    const front = await platform.startFront();
    await platform.startWorker('haiku,maintenance', { arguments: ['--schedules'] });
    await platform.startWorker('maintenance', { arguments: ['--schedules'] });
    const account = await platform.account();
    const call = createClient(front.url, { key: account.testKey });
    const off = { enabled: false, model: 'haiku', filter: {}, warm_sections: false };
    expect((await call('GET', '/v1/schedules/daily')).body).toEqual(off);
    for (const external_id of ['vip-1', 'vip-2', 'other-1']) {
      await call('POST', '/v1/profiles', { body: { ...BIRTH, external_id } });
    }
    const schedule = { ...off, enabled: true, filter: { external_id_prefix: 'vip-' } };
    expect((await call('PUT', '/v1/schedules/daily', { body: schedule })).body).toEqual(schedule);
    const { db } = platform.admin;
    await until('today is marked', () => db.scheduleRuns.exists({ schedule: 'daily-bulk' }));
    await db.scheduleRuns.deleteMany({ schedule: 'daily-bulk' });
    await Promise.all([1, 2, 3].map(() => cli('schedules', 'run', 'daily-bulk')));
    const date = kstDate(new Date());
    await until('the fortunes are there', async () => (await db.fortunes.countDocuments({ state: 'ready' })) === 2);
    await until('the run is done', () => db.scheduleRuns.exists({ _id: `daily-bulk:${date}:1`, state: 'done' }));
    await until('its batch has ended', async () => db.batches.exists({ state: 'completed' }));
    expect(await db.batches.countDocuments()).toBe(1);
    expect(await cli('schedules', 'run', 'daily-bulk')).toEqual({ schedule: 'daily-bulk', date, enqueued: false });
    expect(await cli('schedules', 'run', 'daily-bulk', '--force')).toMatchObject({ enqueued: true });
    await until('the second run is done', () => db.scheduleRuns.exists({ _id: `daily-bulk:${date}:2`, state: 'done' }));
    await until('its batch has ended', async () => (await db.batches.countDocuments({ state: 'completed' })) === 2);
    expect(await db.fortunes.countDocuments()).toBe(2);
    expect(await db.batchItems.countDocuments({ state: 'cached' })).toBeGreaterThanOrEqual(2);
    expect((await call('GET', '/v1/fortunes/batch')).at('total_count')).toBe(0);
  }, 60_000);
});
