import * as z from 'zod';
import { SECTION_NAMES } from '../content/requests.ts';
import { DEFAULT_GENERATION_TIMEOUT_MS, MODEL_NAMES, type ModelName } from '../core/models.ts';

/**
 * The job catalogue: every queue and every job of the platform, once. Producer, worker runtime, bull-board, metrics and
 * the table in docs/jobs.md derive from it. Payloads hold ids, and our own words for the board, never content or
 * personal data: dashboards show Redis, and Redis may lose its data at any time.
 */

/** The pools that a worker process can run (`--pools`). */
export const POOL_NAMES = [...MODEL_NAMES, 'webhook', 'maintenance'] as const;
export type PoolName = (typeof POOL_NAMES)[number];

export interface QueueSpec {
  readonly pool: PoolName;
  /** Default number of concurrent jobs in one process. */
  readonly concurrency: number;
  /**
   * Whether a failed job does its work when an operator retries it on the board. The other jobs only carry a record, which has
   * ended with them.
   */
  readonly retryable: boolean;
}

export const GENERATION_QUEUES = {
  haiku: 'generation-haiku',
  sonnet: 'generation-sonnet',
  gpt4o: 'generation-gpt4o',
  gemini: 'generation-gemini',
} as const satisfies Record<ModelName, string>;

/** The model whose generations the queue holds. */
export function modelOfQueue(queue: QueueName): ModelName | undefined {
  return MODEL_NAMES.find((model) => GENERATION_QUEUES[model] === queue);
}

export const QUEUES = {
  'generation-haiku': { pool: 'haiku', concurrency: 20, retryable: false },
  'generation-sonnet': { pool: 'sonnet', concurrency: 20, retryable: false },
  'generation-gpt4o': { pool: 'gpt4o', concurrency: 20, retryable: false },
  'generation-gemini': { pool: 'gemini', concurrency: 20, retryable: false },
  'webhook-dispatch': { pool: 'webhook', concurrency: 200, retryable: true },
  // Deliveries usually wait for the receiver, and workers/webhooks/endpoint-concurrency.ts bounds the share of an account. Where
  // receivers answer at once the process is the limit, and every further delivery in progress only delays all others: with 500,
  // those of another account beside 8,800 of one that has twenty webhooks took 5.0 s, with 100 it was 0.9 to 1.4 s, before an
  // account's jobs were bounded too.
  'webhook-delivery': { pool: 'webhook', concurrency: 150, retryable: false },
  // Callers wait for tests, so tests never queue behind deliveries, nor behind all tests that one key can keep open for
  // 30 s.
  'webhook-test': { pool: 'webhook', concurrency: 500, retryable: false },
  // In the webhook pool because both connect to foreign hosts; mails are too rare for a process of their own.
  mail: { pool: 'webhook', concurrency: 5, retryable: false },
  // One turn of feeding is about twenty short database calls.
  batches: { pool: 'maintenance', concurrency: 4, retryable: true },
  // All schedules may run at once, some for long: they must not delay the reconciler.
  maintenance: { pool: 'maintenance', concurrency: 10, retryable: true },
} as const satisfies Record<string, QueueSpec>;
export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[];

export interface JobSpec {
  /** The queues that may hold it. */
  readonly queues: readonly QueueName[];
  readonly payload: z.ZodType;
  /** Counted runs, the first included. A run that delays its job does not count. */
  readonly attempts: number;
  /** Waits before the second, third … run; the last one repeats. Each is spread by up to a quarter. */
  readonly backoffMs: readonly number[];
  /** The handler's signal is aborted after this. After twice this the run fails, even if the handler goes on. */
  readonly timeoutMs: number;
  /** Age and number up to which finished jobs stay on the dashboard. */
  readonly retention: { readonly ageSeconds: number; readonly count: number };
}

export const JOBS = {
  /** Generate one section: claim the record, call the provider, validate, store, publish. */
  generate: {
    queues: Object.values(GENERATION_QUEUES),
    payload: z.strictObject({
      generationId: z.string(),
      // Optional: jobs of earlier versions hold the id alone, for which a sharded database asks all shards.
      accountId: z.string().optional(),
      // For the board.
      mode: z.enum(['live', 'test']).optional(),
      model: z.enum(MODEL_NAMES).optional(),
      section: z.enum(SECTION_NAMES).optional(),
      source: z.string().optional(),
      request_id: z.string().optional(),
    }),
    attempts: 3,
    backoffMs: [500, 1_000],
    timeoutMs: DEFAULT_GENERATION_TIMEOUT_MS,
    retention: { ageSeconds: 3_600, count: 1_000 },
  },
  /** Record the deliveries of events: one per webhook subscribed to an event, one for a batch's callback. */
  'dispatch-events': {
    queues: ['webhook-dispatch'],
    payload: z.strictObject({
      eventIds: z.array(z.string()).min(1),
      // The account of each, in the same order.
      accountIds: z.array(z.string()).optional(),
    }),
    attempts: 5,
    backoffMs: [500, 2_000, 5_000],
    timeoutMs: 30_000,
    retention: { ageSeconds: 3_600, count: 1_000 },
  },
  /** One attempt at a delivery; delays itself until the next if that is soon. Only runs that our side interrupted count. */
  deliver: {
    queues: ['webhook-delivery'],
    payload: z.strictObject({ deliveryId: z.string(), accountId: z.string().optional() }),
    attempts: 10,
    backoffMs: [500, 2_000, 5_000],
    timeoutMs: 60_000,
    retention: { ageSeconds: 3_600, count: 1_000 },
  },
  /** The single attempt of a test delivery, whose caller waits. */
  'test-webhook': {
    queues: ['webhook-test'],
    payload: z.strictObject({ deliveryId: z.string(), accountId: z.string().optional() }),
    attempts: 2,
    backoffMs: [100],
    timeoutMs: 40_000,
    retention: { ageSeconds: 3_600, count: 100 },
  },
  /** One attempt at a mail; delays itself until the next. */
  'send-mail': {
    queues: ['mail'],
    payload: z.strictObject({ mailId: z.string() }),
    attempts: 10,
    backoffMs: [1_000, 5_000],
    timeoutMs: 60_000,
    retention: { ageSeconds: 86_400, count: 1_000 },
  },
  /** One account's turn: start the next items of its batches, then queue behind the other accounts. */
  'feed-batches': {
    queues: ['batches'],
    payload: z.strictObject({ accountId: z.string(), livemode: z.boolean(), model: z.enum(MODEL_NAMES) }),
    attempts: 5,
    backoffMs: [200, 1_000, 5_000],
    timeoutMs: 30_000,
    retention: { ageSeconds: 600, count: 100 },
  },
  /** Some pages of what a batch of many profiles needs: its items written, let wait again, or canceled. */
  'write-batch': {
    queues: ['batches'],
    payload: z.strictObject({ accountId: z.string(), livemode: z.boolean(), batchId: z.string() }),
    attempts: 5,
    backoffMs: [200, 1_000, 5_000],
    timeoutMs: 30_000,
    retention: { ageSeconds: 600, count: 100 },
  },
  /** Every few seconds while an account has started items: end those whose signal was lost. */
  'watch-batches': {
    queues: ['batches'],
    payload: z.strictObject({ accountId: z.string(), livemode: z.boolean(), model: z.enum(MODEL_NAMES) }),
    attempts: 5,
    backoffMs: [1_000, 5_000],
    timeoutMs: 30_000,
    retention: { ageSeconds: 600, count: 100 },
  },
  /** One run of a schedule, at midnight KST, on the hour, later to catch up, or by hand; the ledger allows it once. */
  'run-schedule': {
    queues: ['maintenance'],
    payload: z.strictObject({
      schedule: z.enum([
        'daily-reset',
        'daily-bulk',
        'cache-warm',
        'retention',
        'analytics-refresh',
        'report-sums',
        'models-watch',
      ]),
      period: z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2})?$/),
      number: z.int().min(1),
    }),
    attempts: 3,
    backoffMs: [1_000, 5_000],
    timeoutMs: 3_600_000,
    retention: { ageSeconds: 86_400, count: 100 },
  },
  /** Queue the runs of the current day and hour that are not in the ledger. */
  'due-runs': {
    queues: ['maintenance'],
    payload: z.strictObject({}),
    attempts: 3,
    backoffMs: [1_000, 5_000],
    timeoutMs: 30_000,
    retention: { ageSeconds: 3_600, count: 100 },
  },
  /** Queue the deliveries whose next attempt is due soon: until then they wait in the database. */
  'queue-due-deliveries': {
    queues: ['maintenance'],
    payload: z.strictObject({}),
    attempts: 1,
    backoffMs: [],
    timeoutMs: 30_000,
    retention: { ageSeconds: 3_600, count: 100 },
  },
  /** Find recorded work that does not progress, and queue it again. */
  reconcile: {
    queues: ['maintenance'],
    payload: z.strictObject({}),
    attempts: 1,
    backoffMs: [],
    timeoutMs: 55_000,
    retention: { ageSeconds: 3_600, count: 100 },
  },
} as const satisfies Record<string, JobSpec>;

export type JobName = keyof typeof JOBS;
export const JOB_NAMES = Object.keys(JOBS) as readonly JobName[];
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]['payload']>;

/**
 * Interactive generations are ordered by turn (see fair-turns.ts), which is the priority of their jobs. BullMQ has 2^21
 * priorities.
 */
export const LAST_TURN = 2_000_000;

/** Order of work in a pool, lower first. Every job has a priority: BullMQ runs jobs without one before all others. */
export const PRIORITY = {
  liveInteractive: 1,
  testInteractive: 2,
  liveBatch: LAST_TURN + 1,
  testBatch: LAST_TURN + 2,
  warming: LAST_TURN + 3,
} as const;

/** Urgency of a job, without its turn: all jobs that callers wait for are equal. */
export function urgencyOf(priority: number): number {
  return Math.max(priority, LAST_TURN);
}

/** How often a job may be found stalled. Real attempts are counted in its record. */
export const MAX_STALLED = 10;

/** Each queue's keys carry its own hash tag, so that the platform runs on Redis Cluster. */
export function queuePrefix(queue: QueueName): string {
  return `{${queue}}`;
}

/** A key that BullMQ writes for the queue. Its private layout stands here only. @param name its own name, or a job's id */
export function queueKey(queue: QueueName, name: string): string {
  return `${queuePrefix(queue)}:${queue}:${name}`;
}

export function queuesOfPools(pools: readonly PoolName[]): QueueName[] {
  return QUEUE_NAMES.filter((name) => pools.includes(QUEUES[name].pool));
}
