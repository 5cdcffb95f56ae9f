import { describe, expect, it } from '@jest/globals';
import {
  callTimeoutMs,
  DEFAULT_GENERATION_TIMEOUT_MS,
  LONGEST_CALLS_MS,
  MODEL_NAMES,
  MODELS,
  raisedLimit,
} from '../core/models.ts';
import { type ContentKeyInput, contentKey } from './keys.ts';
import { promptVersion } from './prompt-versions.ts';

const base: ContentKeyInput = {
  accountId: 'acc_1',
  livemode: true,
  request: {
    section: 'profile_fortune',
    pillars: { year: 6, month: 17, day: 34, hour: null },
    period: '2026-11-20',
    fortuneType: 'daily',
  },
  model: 'haiku',
  simulated: false,
};

describe('contentKey', () => {
  it('differs by every part of it', () => {
    const { request } = base;
    const variants: readonly ContentKeyInput[] = [
      base,
      { ...base, accountId: 'acc_2' },
      { ...base, livemode: false },
      { ...base, model: 'sonnet' },
      { ...base, simulated: true },
      { ...base, request: { ...request, section: 'fortune' } },
      { ...base, request: { ...request, period: '2026-11-21' } },
      { ...base, request: { ...request, fortuneType: 'monthly' } },
      { ...base, request: { ...request, fortuneType: 'yearly' } },
      { ...base, request: { ...request, pillars: { ...request.pillars, hour: 0 } } },
      { ...base, request: { ...request, pillars: { ...request.pillars, day: 35 } } },
    ];
    expect(new Set(variants.map(contentKey)).size).toBe(variants.length);
  });

  it('contains the version of the prompt, so that a new version retires older content', () => {
    expect(JSON.parse(contentKey(base))).toEqual([
      'content',
      'acc_1',
      'live',
      'profile_fortune',
      'daily',
      '2026-11-20',
      'haiku',
      'claude-haiku-5-5',
      promptVersion('profile_fortune'),
      [6, 17, 34, null],
    ]);
  });

  it('is equal for the same generation, in whatever form its period is given', () => {
    const { fortuneType: _, ...untyped } = base.request;
    expect(contentKey({ ...base, request: untyped })).toBe(contentKey(base));
    const month = (period: string) =>
      contentKey({ ...base, request: { ...base.request, fortuneType: 'monthly', period } });
    expect(month('2026-11-20')).toBe(month('2026-11-01'));
    const character = { section: 'character', pillars: base.request.pillars, period: 'any' } as const;
    expect(contentKey({ ...base, request: character })).toBe(
      contentKey({ ...base, request: { ...character, fortuneType: 'daily' } }),
    );
  });
});

describe('MODELS', () => {
  it('has a spec for each name, and the prices of a compare add up', () => {
    expect(Object.keys(MODELS)).toEqual(MODEL_NAMES);
    const sum = MODEL_NAMES.reduce((total, name) => total + MODELS[name].defaultPriceUsd, 0);
    expect(sum).toBeCloseTo(0.139, 10);
  });

  it('gives a slow model the time to write as many tokens as it may, also for the repeat of a cut answer', () => {
    for (const model of Object.values(MODELS)) {
      const limits = [model.maxTokens, raisedLimit(model)];
      expect([...limits, ...limits.map(callTimeoutMs)]).toEqual([5_000, 10_000, 88_334, 171_667]);
    }
    expect(LONGEST_CALLS_MS).toBe(88_334 + 171_667);
    expect(DEFAULT_GENERATION_TIMEOUT_MS).toBeGreaterThan(LONGEST_CALLS_MS + 30_000);
  });

  it('raises the limit of a cut answer to what the model can write at most', () => {
    expect(raisedLimit({ maxTokens: 5_000, maxOutputTokens: 8_192 })).toBe(8_192);
  });
});
