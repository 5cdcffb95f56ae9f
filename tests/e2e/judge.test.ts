import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BehaviourRequest, Emulator } from '../../scripts/emulator/index.ts';
import { viewCosts } from '../../shared/operations/costs.ts';
import { BIRTH, type Client, until } from '../harness/http.ts';
import { scrape } from '../harness/metrics.ts';
import { chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { freePort } from '../harness/ports.ts';
import { startProviderPlatform } from '../harness/providers.ts';

/** Haiku writes, Gemini judges. */
describe('a second model as the judge', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let account: TestAccount;
  let call: Client;
  let workerUrl: string;
  let month = 0;

  beforeAll(async () => {
    const settings = { GATE_JUDGE_MODEL: 'gemini', TOKEN_PRICES_GEMINI: '100,1,1000' };
    ({ emulator, platform, account, call } = await startProviderPlatform({ settings }));
    const port = await freePort();
    await platform.startWorker('all', { arguments: ['--ops-port', String(port)] });
    workerUrl = `http://127.0.0.1:${port}`;
  });
  afterEach(() => {
    emulator.reset();
    emulator.clearRequests();
  });
  afterAll(() => platform.stop());

  const behaveAsJudge = (behaviour: BehaviourRequest) => emulator.behave({ provider: 'google', ...behaviour });
  /** A fortune that is not in any cache. */
  async function fortune() {
    month += 1;
    const profile = await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_month: month, birth_day: 9 } });
    return call('POST', '/v1/fortunes', { body: { profile_id: profile.textAt('id'), type: 'daily', model: 'haiku' } });
  }
  const asked = () => emulator.requests().map(({ provider }) => provider);
  const counted = async (name: string, labels: Record<string, string>) => (await scrape(workerUrl)).sum(name, labels);
  const judged = (outcome: string) => counted('saju_gate_judgements_total', { model: 'gemini', outcome });
  const geminiCosts = async () =>
    (await viewCosts(platform.admin, 1)).find(({ model }) => model === 'gemini') ?? { calls: 0, costUsd: 0 };

  it('lets an answer pass, at the cost of the operator', async () => {
    const before = await chargesOf(platform, account);
    const answer = await fortune();
    expect(answer.status).toBe(201);
    expect(answer.at('meta.cost')).toBe(0.013);
    expect(asked()).toEqual(['anthropic', 'google']);
    expect(await chargesOf(platform, account)).toEqual([...before, 0.013]);
    const costs = await until('the costs follow', async () => {
      const found = await geminiCosts();
      return found.calls > 0 && found;
    });
    expect(costs).toMatchObject({ calls: 1, chargesUsd: 0 });
    expect(costs.costUsd).toBeGreaterThan(0);
    expect(await judged('passed')).toBe(1);
  });

  it('has an answer written anew, with its reason', async () => {
    behaveAsJudge({ mode: 'disapproving', times: 1 });
    const [refused, passed] = [await judged('refused'), await judged('passed')];
    expect((await fortune()).status).toBe(201);
    expect(asked()).toEqual(['anthropic', 'google', 'anthropic', 'google']);
    expect(emulator.requests()[2]?.body).toContain('에둘러 수익을 약속합니다');
    expect([await judged('refused'), await judged('passed')]).toEqual([refused + 1, passed + 1]);
    expect(await counted('saju_output_refused_total', { model: 'haiku', rule: 'judge' })).toBe(1);
  });

  it('that refuses twice ends the generation, uncharged', async () => {
    behaveAsJudge({ mode: 'disapproving' });
    const before = await chargesOf(platform, account);
    const answer = await fortune();
    expect([answer.status, answer.at('code')]).toEqual([503, 'service_unavailable']);
    expect(await chargesOf(platform, account)).toEqual(before);
  });

  it('that is away holds nothing up, and is seen', async () => {
    behaveAsJudge({ error_status: 500 });
    const failed = await judged('failed');
    expect((await fortune()).status).toBe(201);
    expect(await judged('failed')).toBe(failed + 1);
  });
});
