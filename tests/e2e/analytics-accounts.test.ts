import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCli } from '../harness/cli.ts';
import { BIRTH, createClient, type HttpAnswer } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';

/** What a person declares: a coin, a style and a share that nobody else has, unless the test says so. */
const investment = (coin: string, style: string, percentage: number) => ({
  favorite_coins: [coin],
  trading_style: style,
  portfolio: [
    { asset: coin, percentage },
    { asset: 'cash', percentage: 100 - percentage },
  ],
});
const VICTIM = investment('RARE', 'scalping', 7.5);
const PADDING = investment('PAD', 'swing', 40);

/** An account that asks about people of others, with profiles of its own that it adds, removes and changes. */
describe('figures over several accounts', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    await platform.startWorker('haiku,maintenance');
  });
  afterAll(() => platform.stop());

  /** Of charts of their own. */
  const BIRTHS = [1930, 1935, 1940, 1945, 1950].map((year) => ({ ...BIRTH, birth_year: year }));
  const accounts = (count: number) => Promise.all(Array.from({ length: count }, () => platform.account()));
  const call = (account: TestAccount) => createClient(apiServer.url, { key: account.liveKey });
  const add = async (account: TestAccount, of: number, declared: object, count = 1) => {
    const body = { ...BIRTHS[of], investment: declared };
    const answers = await Promise.all(
      Array.from({ length: count }, () => call(account)('POST', '/v1/profiles', { body })),
    );
    return answers.map((answer) => answer.textAt('id'));
  };
  const emptied = async () => {
    await platform.admin.db.profiles.deleteMany({});
    await platform.admin.db.fortunes.deleteMany({});
  };
  /** The answers of all routes of the group, of figures that were just computed. */
  const figures = async (account: TestAccount, of: number) => {
    await platform.admin.db.analyticsCache.deleteMany({});
    const read = (path: string) => call(account)('GET', `/v1/analytics/${path}`);
    const { birth_year: year } = BIRTHS[of] ?? BIRTH;
    const subject = `birth_date=${year}-05-15&birth_time=14:00`;
    const stem = await dayMasterOf(account, of);
    const master = `day_master=${encodeURIComponent(stem)}`;
    return {
      twins: await read(`saju-twin?${subject}`),
      comparison: await read(`comparison?${subject}`),
      coins: await read(`popular-coins?${master}`),
      styles: await read(`trading-styles?${master}`),
      portfolio: await read(`portfolio-breakdown?${master}`),
      all: [await read('popular-coins'), await read('trading-styles'), await read('portfolio-breakdown')],
    };
  };
  const dayMasterOf = async (account: TestAccount, of: number) => {
    const { name: _name, ...birth } = BIRTHS[of] ?? BIRTH;
    return (await call(account)('POST', '/v1/calculations/saju', { body: birth })).textAt('pillars.day.stem');
  };
  const textOf = (answers: Awaited<ReturnType<typeof figures>>) =>
    Object.values(answers)
      .flat()
      .map(({ text }: HttpAnswer) => text)
      .join('\n');

  it('show nothing of a fifth person to the account of the other four', async () => {
    await emptied();
    const [attacker, partner] = await accounts(2);
    if (attacker === undefined || partner === undefined) throw new Error('no accounts');
    const padding = await add(attacker, 0, VICTIM, 4);
    await add(partner, 0, VICTIM);
    for (const asker of [attacker, partner]) {
      const { all, ...others } = await figures(asker, 0);
      for (const answer of [...all, ...Object.values(others)]) {
        expect(answer.at('data')).toMatchObject({ sample_size: 0, insufficient_data: true });
      }
    }
    // With a fifth of its own the account sees these five, and not the sixth.
    padding.push(...(await add(attacker, 0, PADDING)));
    const own = await figures(attacker, 0);
    expect(own.twins.at('data')).toMatchObject({ same_day_pillar: 5, same_four_pillars: 5, common_coins: [] });
    expect(own.coins.at('data')).toMatchObject({ sample_size: 5, coins: [] });
    expect(own.comparison.at('data')).toMatchObject({ sample_size: 5 });
    expect(own.portfolio.at('data.assets')).toEqual([{ asset: 'cash', average_percentage: 86, holders: 5 }]);
    expect(textOf(own)).not.toContain('RARE');
    await add(attacker, 0, PADDING, 4);
    const more = await figures(attacker, 0);
    expect(more.coins.at('data.coins')).toMatchObject([{ symbol: 'PAD', count: 5 }]);
    expect(textOf(more)).not.toContain('RARE');
  });

  it('show five people of two other accounts, and no five of one', async () => {
    await emptied();
    const [asker, one, two] = await accounts(3);
    if (asker === undefined || one === undefined || two === undefined) throw new Error('no accounts');
    await add(one, 1, VICTIM, 5);
    expect((await figures(asker, 1)).twins.at('data.insufficient_data')).toBe(true);
    // Its own are no second account, however many.
    await add(asker, 1, PADDING, 5);
    expect((await figures(asker, 1)).twins.at('data')).toMatchObject({ same_day_pillar: 5, common_coins: ['PAD'] });
    await add(two, 1, VICTIM);
    const shown = await figures(asker, 1);
    expect(shown.twins.at('data')).toMatchObject({
      sample_size: 11,
      same_day_pillar: 11,
      same_four_pillars: 11,
      common_coins: ['RARE', 'PAD'],
      common_styles: ['scalping', 'swing'],
    });
    expect(shown.coins.at('data.coins')).toMatchObject([
      { symbol: 'RARE', count: 6, percentage: 54.5 },
      { symbol: 'PAD', count: 5, percentage: 45.5 },
    ]);
    expect(shown.comparison.at('data.sample_size')).toBe(11);
    // For the partner of the sixth the others with its coin are five of one account.
    expect((await figures(two, 1)).twins.at('data')).toMatchObject({ same_day_pillar: 11, common_coins: [] });
  });

  it('answer a coin of too few others from the own profiles, in a group that shows others', async () => {
    await emptied();
    const [asker, one, two, three] = await accounts(4);
    if (asker === undefined || one === undefined || two === undefined || three === undefined) throw new Error('none');
    await add(one, 2, investment('BTC', 'swing', 50), 4);
    await add(two, 2, investment('BTC', 'swing', 50), 4);
    await add(three, 2, VICTIM);
    await add(asker, 2, VICTIM, 5);
    const { coins, styles, portfolio, twins } = await figures(asker, 2);
    expect(coins.at('data')).toMatchObject({
      sample_size: 14,
      coins: [
        { symbol: 'BTC', count: 8 },
        { symbol: 'RARE', count: 5 },
      ],
    });
    expect(styles.at('data.styles')).toMatchObject([
      { style: 'swing', count: 8 },
      { style: 'scalping', count: 5 },
    ]);
    expect(portfolio.at('data.assets')).toMatchObject([
      { asset: 'cash', holders: 14 },
      { asset: 'BTC', holders: 8 },
      // 5 x 7.5 %, not 6 x 7.5 %, of fourteen.
      { asset: 'RARE', holders: 5, average_percentage: 2.7 },
    ]);
    expect(twins.at('data.common_coins')).toEqual(['BTC', 'RARE']);
  });

  it('tell an account the same of others, whatever it adds, removes and changes between two computations', async () => {
    await emptied();
    const [attacker, ...partners] = await accounts(7);
    if (attacker === undefined) throw new Error('no account');
    // Two of six accounts have a few people of each kind: some figures of others are shown, and some are not.
    for (const [index, partner] of partners.entries()) {
      await add(partner, 3, investment('BTC', 'swing', 50), 1);
      if (index < 2) await add(partner, 3, VICTIM, 2);
      if (index === 5) await add(partner, 4, investment('ONE', 'day', 33), 4);
    }
    const learned: unknown[] = [];
    let own: { readonly id: string; readonly of: number; readonly declared: ReturnType<typeof investment> }[] = [];
    const learn = async () => {
      const shownOf = async (of: number) => {
        const { twins, coins, styles, portfolio, comparison } = await figures(attacker, of);
        const mine = own.filter((profile) => profile.of === of);
        const declaring = own.filter(({ of: other }) => sameStem(other, of));
        const without = (count: unknown, profiles: number) => Number(count ?? 0) - profiles;
        const rows = (answer: HttpAnswer, list: string, name: string, count: string) =>
          (answer.at(`data.${list}`) as Record<string, unknown>[])
            .map((row) => [
              row[name],
              without(
                row[count],
                declaring.filter((one) => JSON.stringify(one.declared).includes(`"${row[name]}"`)).length,
              ),
            ])
            .filter(([, left]) => left !== 0)
            .sort();
        const isShown = (answer: HttpAnswer) => answer.at('data.insufficient_data') === false;
        return {
          twins: isShown(twins) ? without(twins.at('data.same_day_pillar'), mine.length) : 0,
          coins: rows(coins, 'coins', 'symbol', 'count'),
          coinBase: isShown(coins) ? without(coins.at('data.sample_size'), declaring.length) : 0,
          styles: rows(styles, 'styles', 'style', 'count'),
          assets: rows(portfolio, 'assets', 'asset', 'holders'),
          everyone: isShown(comparison) ? without(comparison.at('data.sample_size'), own.length) : 0,
        };
      };
      learned.push([await shownOf(3), await shownOf(4)]);
    };
    const stems = await Promise.all(BIRTHS.map((_, of) => dayMasterOf(attacker, of)));
    const sameStem = (a: number, b: number) => stems[a] === stems[b];
    const pad = async (of: number, declared: ReturnType<typeof investment>, count: number) => {
      own.push(...(await add(attacker, of, declared, count)).map((id) => ({ id, of, declared })));
    };
    await learn();
    await pad(3, VICTIM, 4);
    await learn();
    await pad(4, investment('ONE', 'day', 33), 1);
    await learn();
    await pad(4, investment('ONE', 'day', 33), 5);
    await learn();
    // Changed into another coin.
    for (const { id, declared } of own) {
      if (declared !== VICTIM) continue;
      await call(attacker)('PATCH', `/v1/profiles/${id}`, { body: { investment: PADDING } });
    }
    own = own.map((profile) => (profile.declared === VICTIM ? { ...profile, declared: PADDING } : profile));
    await learn();
    await pad(3, VICTIM, 7);
    await learn();
    for (const { id } of own.splice(0)) await call(attacker)('DELETE', `/v1/profiles/${id}`);
    await learn();
    for (const one of learned) expect(one).toEqual(learned[0]);
    expect(JSON.stringify(learned[0])).toContain('["BTC",6]');
    expect(JSON.stringify(learned[0])).not.toMatch(/ONE|RARE/);
  });

  it('are those of the last hour, which the schedule computes for every account', async () => {
    await emptied();
    await platform.admin.db.analyticsCache.deleteMany({});
    const [one, two, three] = await accounts(3);
    if (one === undefined || two === undefined || three === undefined) throw new Error('no accounts');
    await add(one, 0, investment('BTC', 'swing', 50), 3);
    await add(two, 0, investment('BTC', 'swing', 50), 3);
    await runCli(platform, 'schedules', 'run', 'analytics-refresh', '--force');
    const sizes = await Promise.all(
      [one, two, three].map(async (asker) => {
        const answer = await call(asker)('GET', '/v1/analytics/popular-coins');
        return [answer.at('meta.cached'), answer.at('data.sample_size')];
      }),
    );
    // For each of the two the others are three of one account, and the own are three.
    expect(sizes.slice(0, 2).map(([, size]) => size)).toEqual([0, 0]);
    expect(sizes[2]).toEqual([true, 6]);
  });
});
