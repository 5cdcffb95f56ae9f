import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCli, runCommand } from '../harness/cli.ts';
import { dayFromNow } from '../harness/dates.ts';
import { BIRTH, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, startPlatform, type TestPlatform } from '../harness/platform.ts';

describe('warming', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    await platform.startWorker('haiku,sonnet');
  });
  afterAll(() => platform.stop());

  it('generates the sections of recent charts for another day, once, charged like any call', async () => {
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.liveKey });
    const births = ['1990-05-15', '1991-06-16', '1990-05-15'].map((birth_date) => ({ birth_date, gender: 'female' }));
    for (const body of births) expect((await call('POST', '/v1/fortunes/daily', { body })).status).toBe(200);
    expect(await chargesOf(platform, account)).toEqual([0.013, 0.013]);

    const { recentCharts } = platform.admin.db;
    await until('the charts are noted', async () => (await recentCharts.countDocuments()) === 2);
    const tomorrow = dayFromNow(1);
    const args = ['warm', '--account', account.accountId, '--date', tomorrow, '--models', 'haiku,sonnet', '--json'];
    expect(await cli(platform, args)).toEqual({ charts: 2, warmed: 4, skipped: 0, failed: 0 });
    const { operatorActions } = platform.admin.db;
    expect(await operatorActions.find({ target: account.accountId }).lean()).toMatchObject([
      { action: 'account.warmed', after: { models: ['haiku', 'sonnet'], date: tomorrow, livemode: true } },
    ]);
    const distant = cli(platform, args.with(args.indexOf(tomorrow), dayFromNow(400)));
    await expect(distant).rejects.toThrow('--date: must be at most 366 days away');
    await until('all calls are charged', async () => (await chargesOf(platform, account)).length === 6);
    expect(await cli(platform, args)).toEqual({ charts: 2, warmed: 0, skipped: 4, failed: 0 });
    const warm = await call('POST', '/v1/fortunes/daily', { body: { ...births[0], date: tomorrow } });
    expect(warm.body).toMatchObject({ meta: { cached: true, cost: 0 } });
    expect((await chargesOf(platform, account)).sort()).toEqual([0.013, 0.013, 0.013, 0.013, 0.066, 0.066]);
    const usage = await call('GET', '/v1/reports/usage');
    expect(usage.at('by_endpoint')).toContainEqual(
      expect.objectContaining({ endpoint: 'operator warming', requests: 0, cost_usd: 0.158 }),
    );
  });

  it('charges nothing on other terms than those of the service', async () => {
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.liveKey });
    expect((await call('POST', '/v1/fortunes/daily', { body: { birth_date: '1990-05-15' } })).status).toBe(200);
    const { recentCharts, calls } = platform.admin.db;
    const own = { accountId: account.accountId };
    await until('the chart is stored', async () => (await recentCharts.exists(own)) !== null);
    const dearer = await platform.startApiServer({ PRICE_SONNET: '0.1', OPENAI_API_KEY: 'sk-of-the-service' });
    const warm = ['warm', '--account', account.accountId, '--date', dayFromNow(1), '--models', 'sonnet,gpt4o'];
    const refused = await runCommand(platform, warm);
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('OPENAI_API_KEY is missing or the default here: the service has it');
    expect(refused.stderr).toContain('PRICE_SONNET is missing');
    const cheaper = await runCommand(platform, warm, {
      OPENAI_API_KEY: 'sk',
      PRICE_SONNET: '0.1',
      PRICE_GPT4O: '0.01',
    });
    expect(cheaper.stderr).toContain('PRICE_GPT4O is set here: the service does not have it');
    await dearer.stop();
    expect(await calls.countDocuments(own)).toBe(1);
    await until('its settings are forgotten', async () => (await runCommand(platform, warm)).code === 0);
  });

  it('finds the charts of every kind of call, cached ones too, and of no deleted profile', async () => {
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.testKey });
    const { db } = platform.admin;
    const profile = async (day: number) =>
      (await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_day: day } })).textAt('id');
    const ids = [await profile(1), await profile(2), await profile(3), await profile(4)] as const;
    const daily = (id: string) => ({ body: { profile_id: id, type: 'daily' } });
    const answers = [
      await call('POST', '/v1/fortunes', daily(ids[0])),
      await call('GET', `/v1/fortunes/daily/${ids[1]}`),
      await call('POST', '/v1/fortunes/batch', { body: { profile_ids: [ids[2]], fortune_type: 'daily' } }),
      await call('POST', '/v1/fortunes/weekly', { body: { birth_date: '1991-06-16' } }),
      await call('POST', '/v1/fortunes', daily(ids[3])),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 202, 200, 201]);
    const seen = () => db.recentCharts.find({ accountId: account.accountId }).lean();
    await until('five recent charts are stored', async () => (await seen()).length === 5);
    expect((await call('DELETE', `/v1/profiles/${ids[3]}`)).status).toBe(200);
    expect((await seen()).every(({ livemode }) => !livemode)).toBe(true);
    const warm = ['warm', '--account', account.accountId, '--test', '--json'];
    expect(await cli(platform, warm)).toEqual({ charts: 4, warmed: 4, skipped: 0, failed: 0 });
  });

  it('leaves out who is a minor today, whatever year is asked for', async () => {
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.testKey });
    const nextYear = Number(dayFromNow(0).slice(0, 4)) + 1;
    const births = [nextYear - 19, nextYear - 40].map((year) => ({ birth_date: `${year}-04-12`, gender: 'female' }));
    for (const birth of births) {
      const { status } = await call('POST', '/v1/calculations/yearly', { body: { ...birth, year: nextYear } });
      expect(status).toBe(200);
    }
    const { recentCharts } = platform.admin.db;
    const own = { accountId: account.accountId };
    await until('the adult’s chart is stored', async () => (await recentCharts.exists(own)) !== null);
    const warm = ['warm', '--account', account.accountId, '--test', '--json'];
    expect(await cli(platform, warm)).toMatchObject({ charts: 1 });
  });

  it('leaves out other accounts and charts without a call for a week', async () => {
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.testKey });
    await call('POST', '/v1/fortunes/daily', { body: { birth_date: '1990-05-15' } });
    const { recentCharts } = platform.admin.db;
    const own = { accountId: account.accountId };
    await until('the chart is stored', async () => (await recentCharts.exists(own)) !== null);
    await recentCharts.updateMany(own, { $set: { seenAt: new Date(Date.now() - 8 * 86_400_000) } });
    const nothing = { charts: 0, warmed: 0, skipped: 0, failed: 0 };
    expect(await cli(platform, ['warm', '--account', account.accountId, '--test', '--json'])).toEqual(nothing);
  });
});

/** The one line that the command prints. Its progress goes to stderr. */
async function cli(platform: TestPlatform, args: readonly string[]): Promise<unknown> {
  const { stdout, stderr } = await runCli(platform, ...args);
  const report = JSON.parse(stdout);
  const calls = report.warmed + report.skipped + report.failed;
  if (calls === 0) expect(stderr).toBe('');
  else expect(stderr).toMatch(new RegExp(`(?:^|\\n)100 %  ${calls} of ${calls} calls, \\d+/s\\n$`));
  return report;
}
