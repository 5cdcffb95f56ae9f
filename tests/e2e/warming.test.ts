import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayFromNow } from '../support/dates.ts';
import { createClient, until } from '../support/http.ts';
import { chargesOf, type Front, startPlatform, type TestPlatform } from '../support/platform.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('warming', () => {
  let platform: TestPlatform;
  let front: Front;

  beforeAll(async () => {
    platform = await startPlatform();
    front = await platform.startFront();
    await platform.startWorker('haiku,sonnet');
  });
  afterAll(() => platform.stop());

  it('makes the sections of recent charts for another day, once, billed like any call', async () => {
    const account = await platform.account();
    const call = createClient(front.url, { key: account.liveKey });
    const births = ['1990-05-15', '1991-06-16', '1990-05-15'].map((birth_date) => ({ birth_date, gender: 'female' }));
    for (const body of births) expect((await call('POST', '/v1/fortunes/daily', { body })).status).toBe(200);
    expect(await chargesOf(platform, account)).toEqual([0.013, 0.013]);

    const tomorrow = dayFromNow(1);
    const args = ['warm', '--account', account.accountId, '--date', tomorrow, '--models', 'haiku,sonnet', '--json'];
    expect(await cli(platform, args)).toEqual({ charts: 2, warmed: 4, skipped: 0, failed: 0 });
    await until('all is made', async () => (await chargesOf(platform, account)).length === 6);
    expect(await cli(platform, args)).toEqual({ charts: 2, warmed: 0, skipped: 4, failed: 0 });
    const warm = await call('POST', '/v1/fortunes/daily', { body: { ...births[0], date: tomorrow } });
    expect(warm.body).toMatchObject({ meta: { cached: true, cost: 0 } });
    expect((await chargesOf(platform, account)).sort()).toEqual([0.013, 0.013, 0.013, 0.013, 0.066, 0.066]);
  });

  it('leaves other accounts and charts not seen for a week alone', async () => {
    const account = await platform.account();
    const call = createClient(front.url, { key: account.testKey });
    await call('POST', '/v1/fortunes/daily', { body: { birth_date: '1990-05-15' } });
    const { db } = platform.admin;
    const old = new Date(Date.now() - 8 * 86_400_000);
    await db.contents.updateMany({ accountId: account.accountId }, { $set: { createdAt: old } });
    const nothing = { charts: 0, warmed: 0, skipped: 0, failed: 0 };
    expect(await cli(platform, ['warm', '--account', account.accountId, '--test', '--json'])).toEqual(nothing);
  });
});

/** Runs the built command line and parses its one line. */
async function cli(platform: TestPlatform, args: readonly string[]): Promise<unknown> {
  const child = spawn(process.execPath, ['dist/scripts/cli.js', ...args], { cwd: ROOT, env: platform.environment });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output);
}
