import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { emulatorSettings } from '../../scripts/emulator/settings.ts';
import type { SectionRequest } from '../../shared/content/index.ts';
import { loadConfig } from '../../shared/core/config.ts';
import { createMetrics, type Metrics } from '../../shared/core/metrics.ts';
import type { CountedCall } from '../../shared/usage/model-days.ts';
import { poolSettingsWith } from '../../tests/harness/pool-settings.ts';
import { silentLogger, testClock } from '../../tests/harness/stores.ts';
import { createJudge, type Judge } from './judge.ts';
import { FREE_PERMIT } from './provider-rate.ts';
import { createProviders } from './providers.ts';

const requiredSettings = {
  MONGODB_URL: 'mongodb://127.0.0.1:27017/saju',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SECRETS_KEY: randomBytes(32).toString('base64'),
};

const REQUEST: SectionRequest = {
  section: 'fortune',
  pillars: { year: 4, month: 56, day: 57, hour: 28 },
  period: '2026-11-23',
};
const OUTPUT = { why_explanation: '흙의 기운이 마음을 받쳐 주는 날입니다.' };

describe('the judge', () => {
  let emulator: Emulator;
  let judge: Judge;
  let metrics: Metrics;
  let booked: CountedCall[];
  const signal = new AbortController().signal;

  beforeAll(async () => {
    emulator = await startEmulator();
  });
  beforeEach(() => {
    metrics = createMetrics();
    booked = [];
    judge = judgeWith({ GATE_JUDGE_MODEL: 'gemini' });
  });
  afterEach(() => {
    emulator.reset();
    emulator.clearRequests();
  });
  afterAll(() => emulator.close());

  function judgeWith(settings: Record<string, string>, pool = {}): Judge {
    const config = loadConfig({ ...requiredSettings, ...emulatorSettings(emulator.url), ...settings });
    const made = createJudge({
      config,
      clock: testClock(),
      providers: createProviders(config),
      poolSettings: poolSettingsWith(pool),
      providerPauses: { remainingMs: async () => 0 },
      providerRate: { take: async () => FREE_PERMIT },
      costLedger: { add: (call) => booked.push(call) },
      metrics,
      logger: silentLogger,
    });
    if (made === null) throw new Error('there is no judge');
    return made;
  }
  const counted = async (outcome: string) =>
    Number(
      new RegExp(`saju_gate_judgements_total\\{[^}]*outcome="${outcome}"[^}]*\\} (\\d+)`).exec(
        await metrics.text(),
      )?.[1] ?? 0,
    );

  it('is none without a setting', () => {
    const config = loadConfig(requiredSettings);
    expect(createJudge({ config } as never)).toBeNull();
  });

  it('reads the whole answer with the facts and every rule, and lets it pass', async () => {
    expect(await judge.judge(REQUEST, OUTPUT, signal)).toBeNull();
    const [request] = emulator.requests();
    expect(request?.provider).toBe('google');
    for (const words of ['- guarantee:', '- taboo:', '- facts:', '일주: 신유', OUTPUT.why_explanation]) {
      expect(request?.body).toContain(words);
    }
    expect(request?.body).not.toContain('- minor:');
    expect([await counted('passed'), await counted('refused')]).toEqual([1, 0]);
  });

  it('refuses with its reason', async () => {
    emulator.behave({ mode: 'disapproving' });
    expect(await judge.judge(REQUEST, OUTPUT, signal)).toContain('에둘러 수익을 약속합니다');
    expect(await counted('refused')).toBe(1);
  });

  it('books what it costs to its own model', async () => {
    await judge.judge(REQUEST, OUTPUT, signal);
    expect(booked).toHaveLength(1);
    expect(booked[0]).toMatchObject({
      model: 'gemini',
      providerModelId: 'gemini-3.5-flash',
      call: { outcome: 'succeeded' },
    });
    expect(booked[0]?.costUsd).toBeGreaterThan(0);
  });

  it.each([
    ['an error', { error_status: 500 }],
    ['a limit', { error_status: 429 }],
    ['an answer that is no verdict', { mode: 'misfit' }],
    ['a refusal to answer', { mode: 'refused' }],
  ] as const)('that fails by %s lets the answer stand by the rules alone, and is counted', async (_, behaviour) => {
    emulator.behave(behaviour);
    expect(await judge.judge(REQUEST, OUTPUT, signal)).toBeNull();
    expect([await counted('failed'), await counted('passed')]).toEqual([1, 0]);
  });

  it('that has failed three times in a row is not asked for a while', async () => {
    emulator.behave({ error_status: 500 });
    for (let time = 0; time < 5; time += 1) expect(await judge.judge(REQUEST, OUTPUT, signal)).toBeNull();
    expect([await counted('failed'), await counted('skipped')]).toEqual([3, 2]);
    expect(emulator.requests()).toHaveLength(3);
  });

  it('whose model an operator has paused is not asked', async () => {
    expect(await judgeWith({ GATE_JUDGE_MODEL: 'gemini' }, { paused: true }).judge(REQUEST, OUTPUT, signal)).toBeNull();
    expect(await counted('failed')).toBe(1);
    expect(emulator.requests()).toEqual([]);
  });

  it('ends with its attempt', async () => {
    emulator.behave({ mode: 'hang' });
    const attempt = new AbortController();
    const judged = judge.judge(REQUEST, OUTPUT, attempt.signal);
    attempt.abort();
    await expect(judged).rejects.toMatchObject({ kind: 'aborted' });
    expect(await counted('failed')).toBe(0);
  });
});
