import * as z from 'zod';
import { SECTION_NAMES } from '../content/requests.ts';
import { DEFAULT_GENERATION_TIMEOUT_MS, MODEL_NAMES, type ModelName } from '../core/models.ts';

/**
 * The job catalogue: every queue and every job of the platform, once. Producer, worker runtime, bull-board, metrics
 * and the table in docs/jobs.md derive from it. Payloads hold ids, and words of our own for
 * the board: Redis is shown on dashboards, may be lost at any time and never holds content or personal data.
 */

/** What a worker process can be told to run (`--pools`). */
export const POOL_NAMES = [...MODEL_NAMES, 'webhook', 'maintenance'] as const;
export type PoolName = (typeof POOL_NAMES)[number];

export interface QueueSpec {
  readonly pool: PoolName;
  /** Jobs at once in one process when the settings say nothing. */
  readonly concurrency: number;
}

export const GENERATION_QUEUES = {
  haiku: 'generation-haiku',
  sonnet: 'generation-sonnet',
  gpt4o: 'generation-gpt4o',
  gemini: 'generation-gemini',
} as const satisfies Record<ModelName, string>;

export const QUEUES = {
  'generation-haiku': { pool: 'haiku', concurrency: 20 },
  'generation-sonnet': { pool: 'sonnet', concurrency: 20 },
  'generation-gpt4o': { pool: 'gpt4o', concurrency: 20 },
  'generation-gemini': { pool: 'gemini', concurrency: 20 },
  'webhook-dispatch': { pool: 'webhook', concurrency: 200 },
  // Nearly all of an attempt is waiting for the receiver; what each endpoint may hold of it is in workers/webhooks/endpoint-concurrency.ts.
  'webhook-delivery': { pool: 'webhook', concurrency: 500 },
  // Callers wait for tests: they never queue behind deliveries, nor behind all that one key can have hanging for 30 s.
  'webhook-test': { pool: 'webhook', concurrency: 500 },
  // With the webhooks: both speak to hosts that are not ours, and are too rare for a process of their own.
  mail: { pool: 'webhook', concurrency: 5 },
  // A turn of feeding is some twenty short database calls.
  batches: { pool: 'maintenance', concurrency: 4 },
  // Every schedule may be running, some of them for long: they must not keep the reconciler waiting.
  maintenance: { pool: 'maintenance', concurrency: 10 },
} as const satisfies Record<string, QueueSpec>;
export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[];

export interface JobSpec {
  /** The queues that carry it. */
  readonly queues: readonly QueueName[];
  readonly payload: z.ZodType;
  /** Runs that count, the first included. A run that delays its job does not count. */
  readonly attempts: number;
  /** Waits before the second, third … run; the last one repeats. Each is spread by up to a quarter. */
  readonly backoffMs: readonly number[];
  /** The handler's signal is aborted after that; after twice that its run has failed, whether it heard or not. */
  readonly timeoutMs: number;
  /** Finished jobs are kept that long and that many, for the dashboard. */
  readonly keep: { readonly ageSeconds: number; readonly count: number };
}

export const JOBS = {
  /** Make one section: claim the record, ask the provider, validate, store, publish. */
  generate: {
    queues: Object.values(GENERATION_QUEUES),
    payload: z.strictObject({
      generationId: z.string(),
      // What the board shows of it. Optional: jobs of earlier versions hold the id alone.
      mode: z.enum(['live', 'test']).optional(),
      model: z.enum(MODEL_NAMES).optional(),
      section: z.enum(SECTION_NAMES).optional(),
      source: z.string().optional(),
      request_id: z.string().optional(),
    }),
    attempts: 3,
    backoffMs: [500, 1_000],
    timeoutMs: DEFAULT_GENERATION_TIMEOUT_MS,
    keep: { ageSeconds: 3_600, count: 1_000 },
  },
  /** Record the deliveries of events: one per webhook subscribed to an event, one for a batch's callback. */
  'dispatch-events': {
    queues: ['webhook-dispatch'],
    payload: z.strictObject({ eventIds: z.array(z.string()).min(1) }),
    attempts: 5,
    backoffMs: [500, 2_000, 5_000],
    timeoutMs: 30_000,
    keep: { ageSeconds: 3_600, count: 1_000 },
  },
  /** One attempt at a delivery; delays itself until the next. Runs that count are those that our side interrupted. */
  deliver: {
    queues: ['webhook-delivery'],
    payload: z.strictObject({ deliveryId: z.string() }),
    attempts: 10,
    backoffMs: [500, 2_000, 5_000],
    timeoutMs: 60_000,
    keep: { ageSeconds: 3_600, count: 1_000 },
  },
  /** The one attempt of a test delivery, whose caller waits. */
  'test-webhook': {
    queues: ['webhook-test'],
    payload: z.strictObject({ deliveryId: z.string() }),
    attempts: 2,
    backoffMs: [100],
    timeoutMs: 40_000,
    keep: { ageSeconds: 3_600, count: 100 },
  },
  /** One attempt at a mail; delays itself until the next. */
  'send-mail': {
    queues: ['mail'],
    payload: z.strictObject({ mailId: z.string() }),
    attempts: 10,
    backoffMs: [1_000, 5_000],
    timeoutMs: 60_000,
    keep: { ageSeconds: 86_400, count: 1_000 },
  },
  /** One account's turn: start the next items of its batches, then queue up again behind the other accounts. */
  'feed-batches': {
    queues: ['batches'],
    payload: z.strictObject({ accountId: z.string(), livemode: z.boolean(), model: z.enum(MODEL_NAMES) }),
    attempts: 5,
    backoffMs: [200, 1_000, 5_000],
    timeoutMs: 30_000,
    keep: { ageSeconds: 600, count: 100 },
  },
  /** Every few seconds, while an account has started items: end those whose end nobody told. */
  'watch-batches': {
    queues: ['batches'],
    payload: z.strictObject({ accountId: z.string(), livemode: z.boolean(), model: z.enum(MODEL_NAMES) }),
    attempts: 5,
    backoffMs: [1_000, 5_000],
    timeoutMs: 30_000,
    keep: { ageSeconds: 600, count: 100 },
  },
  /** One run of a schedule, at midnight KST or on the hour, caught up later, or by hand; the ledger lets it happen once. */
  'run-schedule': {
    queues: ['maintenance'],
    payload: z.strictObject({
      schedule: z.enum(['daily-reset', 'daily-bulk', 'cache-warm', 'retention', 'analytics-refresh']),
      period: z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2})?$/),
      number: z.int().min(1),
    }),
    attempts: 3,
    backoffMs: [1_000, 5_000],
    timeoutMs: 3_600_000,
    keep: { ageSeconds: 86_400, count: 100 },
  },
  /** Queue the runs that the ledger lacks of the present day and hour. */
  'due-runs': {
    queues: ['maintenance'],
    payload: z.strictObject({}),
    attempts: 3,
    backoffMs: [1_000, 5_000],
    timeoutMs: 30_000,
    keep: { ageSeconds: 3_600, count: 100 },
  },
  /** Find what is recorded and does not progress, and set it going again. */
  reconcile: {
    queues: ['maintenance'],
    payload: z.strictObject({}),
    attempts: 1,
    backoffMs: [],
    timeoutMs: 55_000,
    keep: { ageSeconds: 3_600, count: 100 },
  },
} as const satisfies Record<string, JobSpec>;

export type JobName = keyof typeof JOBS;
export const JOB_NAMES = Object.keys(JOBS) as readonly JobName[];
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]['payload']>;

/** Interactive generations wait in turns (see turns.ts), which are their jobs' priorities. BullMQ has 2^21 priorities. */
export const LAST_TURN = 2_000_000;

/**
 * Order of work in a pool, lower first. Every job has one: BullMQ runs jobs without priority before all others.
 */
export const PRIORITY = {
  liveInteractive: 1,
  testInteractive: 2,
  liveBatch: LAST_TURN + 1,
  testBatch: LAST_TURN + 2,
  warming: LAST_TURN + 3,
} as const;

/** How urgent a job is beside others: all that callers wait for are alike, whatever their turns. */
export function urgencyOf(priority: number): number {
  return Math.max(priority, LAST_TURN);
}

/** A job may be found stalled that often; how often its work is really tried is counted in its own record. */
export const MAX_STALLED = 10;

/** Queue keys carry a hash tag of their own, so that the platform runs on Redis Cluster. */
export function queuePrefix(queue: QueueName): string {
  return `{${queue}}`;
}

export function queuesOfPools(pools: readonly PoolName[]): QueueName[] {
  return QUEUE_NAMES.filter((name) => pools.includes(QUEUES[name].pool));
}
