import { describe, expect, it } from '@jest/globals';
import { MODEL_NAMES } from '../core/models.ts';
import type { CallSums, ModelFigures } from './model-health.ts';
import { type Condition, incidentMessage, type Measured, modelStatus, modelsStatus, serviceStatus } from './rules.ts';

const NONE: CallSums = { succeeded: 0, failed: 0, tripping: 0, latencyMs: 0 };

function figures(recent: Partial<CallSums>, more: Partial<ModelFigures> = {}): ModelFigures {
  return {
    recent: { ...NONE, ...recent },
    sinceClosed: NONE,
    newest: NONE,
    last: NONE,
    usual: NONE,
    workers: 1,
    breakerOpen: false,
    paused: false,
    shutdownAt: null,
    held: null,
    ...more,
  };
}

const since = (calls: Partial<CallSums>) => ({ sinceClosed: { ...NONE, ...calls } });
const last = (calls: Partial<CallSums>) => ({ last: { ...NONE, ...calls } });

describe('a model', () => {
  it.each([
    ['without a call', figures({}), 'operational'],
    ['whose last three calls failed', figures({ succeeded: 6, failed: 3 }, last({ failed: 3 })), 'degraded'],
    ['whose last two calls failed, of two', figures({ failed: 2 }, last({ failed: 2 })), 'operational'],
    ['that failed and works again', figures({ failed: 6 }, last({ succeeded: 1, failed: 2 })), 'operational'],
    ['at 20 % failures', figures({ succeeded: 8, failed: 2 }), 'operational'],
    ['above 20 % failures', figures({ succeeded: 79, failed: 21 }), 'degraded'],
    ['at 80 % failures', figures({ succeeded: 2, failed: 8 }), 'degraded'],
    ['above 80 % failures', figures({ succeeded: 19, failed: 81 }), 'outage'],
    ['whose calls work again', figures({ failed: 81 }, since({ succeeded: 1 })), 'degraded'],
    ['that goes on failing', figures({ failed: 81, succeeded: 1 }, since({ failed: 19, succeeded: 1 })), 'outage'],
    ['that has begun to work', figures({ failed: 81 }, since({ failed: 4, succeeded: 1 })), 'degraded'],
    ['that has failed and gets no calls', figures({ failed: 81 }, since({})), 'outage'],
    ['without a live worker', figures({ succeeded: 100 }, { workers: 0 }), 'outage'],
    ['whose breaker is open', figures({ succeeded: 100 }, { breakerOpen: true }), 'outage'],
    ['without credit', figures({ failed: 100 }, { breakerOpen: true, held: 'out_of_credit' }), 'degraded'],
    ['whose id is unknown', figures({ failed: 100 }, { breakerOpen: true, held: 'unknown_model' }), 'degraded'],
    ['whose pool is paused', figures({ succeeded: 100 }, { paused: true, workers: 0 }), 'degraded'],
  ] as const)('%s has the expected status', (_name, measured, status) => {
    expect(modelStatus(measured).status).toBe(status);
    expect(typeof modelStatus(measured).message).toBe(status === 'operational' ? 'undefined' : 'string');
  });

  const usual = { ...NONE, succeeded: 100, latencyMs: 100 * 1_000 };

  it.each([
    ['twice its usual latency', 10, 2_000, 'operational'],
    ['more than twice its usual latency', 10, 2_001, 'degraded'],
    ['more than that, but with 9 calls', 9, 5_000, 'operational'],
  ] as const)('with %s has the expected status', (_name, calls, eachMs, status) => {
    const measured = modelStatus(figures({ succeeded: calls, latencyMs: calls * eachMs }, { usual }));
    expect(measured).toMatchObject({ status, avgLatencyMs: eachMs });
  });

  it('does not report a model as slow at twice almost nothing, nor before its usual latency is known', () => {
    const instant = { ...NONE, succeeded: 100, latencyMs: 100 };
    expect(modelStatus(figures({ succeeded: 20, latencyMs: 20 * 200 }, { usual: instant })).status).toBe('operational');
    expect(modelStatus(figures({ succeeded: 20, latencyMs: 20 * 9_000 })).status).toBe('operational');
  });

  it('reports the usual latency after five minutes without a call', () => {
    expect(modelStatus(figures({}, { usual })).avgLatencyMs).toBe(1_000);
    expect(modelStatus(figures({})).avgLatencyMs).toBe(0);
  });
});

function measured(conditions: {
  readonly database?: Condition;
  readonly cache?: Condition;
  readonly models?: readonly Condition[];
}): Measured {
  const { database = 'operational', cache = 'operational', models = [] } = conditions;
  const [haiku, sonnet, gpt4o, gemini] = MODEL_NAMES.map((_, index) => ({
    status: models[index] ?? 'operational',
    avgLatencyMs: 0,
  }));
  if (!haiku || !sonnet || !gpt4o || !gemini) throw new Error('four models');
  return {
    database: { status: database, latencyMs: 1, connections: { active: 0, idle: 1, max: 50 } },
    cache: { status: cache, latencyMs: 1, hitRate: 0, memoryUsageMb: 1 },
    models: { haiku, sonnet, gpt4o, gemini },
  };
}

describe('the service', () => {
  const out = ['outage', 'outage', 'outage', 'outage'] as const;

  it.each([
    ['operational when all is', {}, 'operational'],
    ['an outage without its database', { database: 'outage' }, 'outage'],
    ['an outage without any model', { models: out }, 'outage'],
    ['degraded without its cache', { cache: 'outage' }, 'degraded'],
    ['degraded with a slow database', { database: 'degraded' }, 'degraded'],
    ['degraded without three models', { models: out.slice(1) }, 'degraded'],
    ['degraded when one model is', { models: ['degraded'] }, 'degraded'],
  ] as const)('is %s', (_name, conditions, status) => {
    expect(serviceStatus(measured(conditions))).toBe(status);
  });

  it('reports an outage of the models only when all are out', () => {
    expect(modelsStatus(measured({ models: out }).models)).toBe('outage');
    expect(modelsStatus(measured({ models: out.slice(1) }).models)).toBe('degraded');
    expect(modelsStatus(measured({}).models)).toBe('operational');
  });

  it('describes each fault to partners in a sentence', () => {
    expect(incidentMessage(measured({ models: ['outage', 'degraded'] }))).toBe(
      'Not available: haiku. Slow or failing: sonnet.',
    );
    const { models } = measured({ models: ['degraded', 'degraded'] });
    const paused = { ...models, haiku: { ...models.haiku, paused: true as const } };
    expect(incidentMessage({ ...measured({}), models: paused })).toBe('Slow or failing: sonnet. Paused: haiku.');
    expect(incidentMessage(measured({ models: out }))).toBe('No AI model is available.');
    expect(incidentMessage(measured({ database: 'outage' }))).toBe('The database does not answer: most requests fail.');
    expect(
      incidentMessage(measured({ cache: 'outage', models: ['degraded', 'degraded', 'degraded', 'degraded'] })),
    ).toBe('Nothing new can be generated; stored data can be read.');
  });
});
