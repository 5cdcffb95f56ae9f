import { describe, expect, it } from '@jest/globals';
import { DISCLAIMERS } from '../../shared/core/disclaimers.ts';
import type { SectionTicket } from '../../shared/generation/sections.ts';
import { callMeta, compareMeta, legacyCallMeta, sumUsd } from './calls.ts';

const TICKET: SectionTicket = {
  callId: 'call_1',
  model: 'haiku',
  simulated: false,
  costPerCallUsd: 0.013,
  costUsd: 0.013,
  cached: false,
  hits: ['character'],
  misses: ['tendency', 'fortune'],
  parts: [],
};
const request = () => ({ requestId: 'req_1', startedAtMs: performance.now(), language: 'ko' as const });

describe('the meta of calls', () => {
  it('adds the four prices to exactly 0.139, without binary rounding errors', () => {
    expect(sumUsd([0.013, 0.066, 0.05, 0.01])).toBe(0.139);
    expect(sumUsd([])).toBe(0);
  });

  it('is the same in both casings', () => {
    const [snake, camel] = [callMeta(TICKET, request(), TICKET.model), legacyCallMeta(TICKET, request(), TICKET.model)];
    expect(snake).toMatchObject({ cost_per_call: 0.013, cost: 0.013, cached: false, request_id: 'req_1' });
    expect(camel).toMatchObject({ costPerCall: 0.013, cost: 0.013, cached: false, requestId: 'req_1' });
    expect(snake).toMatchObject({ ai_generated: true, disclaimer: DISCLAIMERS.ai.ko });
    expect(camel).toMatchObject({ aiGenerated: true, disclaimer: DISCLAIMERS.ai.ko });
    const simulated = callMeta({ ...TICKET, simulated: true }, { ...request(), language: 'en' }, TICKET.model);
    expect(simulated).toMatchObject({ ai_generated: false, disclaimer: DISCLAIMERS.simulated.en });
    expect(camel.cache).toEqual({ hits: ['character'], misses: ['tendency', 'fortune'] });
  });

  it('of a comparison shows the charge, and is not cached while a model failed', () => {
    const hit = { ...TICKET, model: 'sonnet', costUsd: 0, cached: true, hits: ['character'], misses: [] } as const;
    const prices = [0.013, 0.066, 0.05, 0.01];
    const meta = compareMeta(
      [
        ['haiku', TICKET],
        ['sonnet', hit],
        ['gpt4o', null],
        ['gemini', hit],
      ],
      prices,
      request(),
    );
    expect(meta).toMatchObject({ model: 'compare', costPerCall: 0.139, cost: 0.013, cached: false });
    expect(meta.cache['gpt4o']).toEqual({ hits: [], misses: [] });
    expect(
      compareMeta(
        [
          ['haiku', hit],
          ['gpt4o', null],
        ],
        prices,
        request(),
      ).cached,
    ).toBe(false);
    expect(
      compareMeta(
        [
          ['haiku', hit],
          ['sonnet', hit],
        ],
        prices,
        request(),
      ).cached,
    ).toBe(true);
  });

  it.each([
    [[true, true], false],
    [[true, false], true],
    [[false, null], true],
    [[true, null], false],
  ])('of a comparison of models of which these are simulated: %j, says of AI: %s', (simulated, aiGenerated) => {
    const compared = simulated.map((each) => ['haiku', each === null ? null : { ...TICKET, simulated: each }] as const);
    expect(compareMeta(compared, [], request()).aiGenerated).toBe(aiGenerated);
  });
});
