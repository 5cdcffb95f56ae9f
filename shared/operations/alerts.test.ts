import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { testClock } from '../../tests/harness/stores.ts';
import { perModel } from '../core/models.ts';
import {
  type AlertName,
  alertsOf,
  type Circumstances,
  DAILY_RUN_MS,
  HOURLY_RUN_MS,
  MAX_FAILED_SHARE,
  MAX_GENERATION_WAIT_MS,
  MAX_WAIT_MS,
} from './alerts.ts';
import type { PoolReading } from './pools.ts';
import type { QueueView } from './queues.ts';

const clock = testClock('2090-06-15T00:00:00.000Z');
const agoMs = (ms: number) => new Date(clock.now().getTime() - ms);
const POOL = { workers: 1, breakerOpen: false, shutdownAt: null } as PoolReading;
const WELL: Circumstances = {
  stores: { database: { status: 'operational' }, cache: { status: 'operational' } } as Circumstances['stores'],
  pools: perModel(() => POOL),
  queues: [],
  ended: perModel(() => ({ ended: 100, failed: 20 })),
  lastRuns: new Map([
    ['retention', agoMs(60_000)],
    ['analytics-refresh', agoMs(HOURLY_RUN_MS)],
  ]),
  switchedOff: [],
  mails: { failed: 0, kept: 0, overdue: 0 },
};
const queue = (name: QueueView['queue'], seconds: number, paused = false) =>
  ({ queue: name, paused, oldestWaitingSeconds: seconds }) as QueueView;
const store = (name: 'database' | 'cache') =>
  ({ ...WELL.stores, [name]: { status: 'outage' } }) as Circumstances['stores'];
const haiku = (pool: Partial<PoolReading>) => perModel((model) => (model === 'haiku' ? { ...POOL, ...pool } : POOL));

const CASES: readonly (readonly [AlertName, string, Partial<Circumstances>])[] = [
  ['SajuStoreDown', 'mongodb', { stores: store('database') }],
  ['SajuStoreDown', 'redis', { stores: store('cache') }],
  ['SajuNoWorker', 'haiku', { pools: haiku({ workers: 0 }) }],
  ['SajuBreakerOpen', 'haiku', { pools: haiku({ breakerOpen: true }) }],
  ['SajuModelEnds', 'haiku', { pools: haiku({ shutdownAt: clock.now() }) }],
  ['SajuGenerationsFail', 'haiku', { ended: perModel((model) => ({ ended: 14, failed: model === 'haiku' ? 3 : 2 })) }],
  ['SajuGenerationsWait', 'generation-haiku', { queues: [queue('generation-haiku', 3_601), queue('batches', 300)] }],
  ['SajuJobsWait', 'batches', { queues: [queue('generation-haiku', 3_600), queue('batches', 301)] }],
  ['SajuQueuePaused', 'generation-haiku', { queues: [queue('generation-haiku', 9_999, true)] }],
  ['SajuDailyRunMissed', 'retention', { lastRuns: new Map([['retention', agoMs(10 * 3_600_000)]]) }],
  [
    'SajuHourlyRunMissed',
    'analytics-refresh',
    { lastRuns: new Map([['analytics-refresh', agoMs(HOURLY_RUN_MS + 1)]]) },
  ],
  ['SajuHourlyRunMissed', 'report-sums', { lastRuns: new Map([['report-sums', agoMs(HOURLY_RUN_MS + 1)]]) }],
  ['WebhooksSwitchedOff', '1', { switchedOff: [{ id: 'whk_1', reason: 'failing' }] }],
  ['MailsUnsent', '3', { mails: { failed: 1, kept: 1, overdue: 1 } }],
];

describe('the alerts that hold', () => {
  it('are none while all is well, or nothing is known', () => {
    expect(alertsOf(clock, WELL)).toEqual([]);
    const unknown = { pools: null, queues: null, ended: null, lastRuns: null, switchedOff: null, mails: null };
    expect(alertsOf(clock, { ...WELL, ...unknown })).toEqual([]);
  });

  it.each(CASES)('name %s of %s, and nothing else', (name, of, change) => {
    expect(alertsOf(clock, { ...WELL, ...change })).toEqual([{ name, of }]);
  });

  it('are those of Prometheus, with its thresholds', () => {
    const rules = readFileSync('deploy/prometheus/saju.rules.yml', 'utf8');
    const ruleOf = (name: AlertName) => rules.split('- alert: ').find((rule) => rule.startsWith(`${name}\n`)) ?? '';
    for (const [name] of CASES.filter(([each]) => each.startsWith('Saju')))
      expect([name, ruleOf(name)]).not.toEqual([name, '']);
    expect(ruleOf('SajuGenerationsFail')).toContain(`> ${MAX_FAILED_SHARE}\n`);
    expect(ruleOf('SajuGenerationsWait')).toContain(`> ${MAX_GENERATION_WAIT_MS / 1_000}\n`);
    expect(ruleOf('SajuJobsWait')).toContain(`> ${MAX_WAIT_MS / 1_000}\n`);
    expect(ruleOf('SajuDailyRunMissed')).toContain(`> ${DAILY_RUN_MS / 1_000}\n`);
    expect(ruleOf('SajuHourlyRunMissed')).toContain(`> ${HOURLY_RUN_MS / 1_000}\n`);
    expect(ruleOf('SajuModelEnds')).toContain('< 60 * 86400\n');
  });
});
