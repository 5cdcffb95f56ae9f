import type { Config } from '../../shared/core/config.ts';
import type { Metrics } from '../../shared/core/metrics.ts';
import { traced } from '../../shared/core/tracing.ts';
import type { DeliveryRecord } from '../../shared/db/models/deliveries.ts';
import { deliveryPriority } from '../../shared/events/enqueue.ts';
import type { Handler, JobContext } from '../../shared/queues/handlers.ts';
import { DelayJob, FailJob } from '../../shared/queues/outcomes.ts';
import type { Producer } from '../../shared/queues/producer.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import type { Attempted, AttemptOutcome } from '../../shared/webhooks/attempt-log.ts';
import {
  type AttemptDeps,
  abandonDelivery,
  type Planned,
  planned,
  type Recorded,
  recordFailures,
  recordSuccesses,
  recordTest,
} from '../../shared/webhooks/attempts.ts';
import {
  type Backlog,
  DUE_SOON_MS,
  dueDeliveries,
  eachDueBacklog,
  endpointIdOf,
  MAX_QUEUED,
  type Queueable,
} from '../../shared/webhooks/backlog.ts';
import { dispatchEvents, type EventJob, enqueueDeliveries } from '../../shared/webhooks/dispatch.ts';
import {
  type DeliveryJob,
  loadPending,
  type PendingDelivery,
  type PendingDeps,
  type Target,
} from '../../shared/webhooks/pending-deliveries.ts';
import { deliveryHeaders } from '../../shared/webhooks/signatures.ts';
import { hostOf } from '../../shared/webhooks/targets.ts';
import { createCoalescer, LEFT } from '../coalescer.ts';
import { retryWhileDatabaseIsAway } from '../retry-while-away.ts';
import { createAnswerBudget } from './answer-budget.ts';
import { type AttemptResult, attempt } from './client.ts';
import type { DeliveryAgents } from './connect.ts';
import {
  createEndpointConcurrency,
  type DeliveryRun,
  type Endpoint,
  type EndpointConcurrency,
  MAX_AT_HOST,
  MAX_OF_ACCOUNT,
  type Pace,
  type ParkedDelivery,
} from './endpoint-concurrency.ts';

export interface WebhookDeps extends AttemptDeps, PendingDeps {
  readonly config: AttemptDeps['config'] & Pick<Config, 'webhookTimeoutMs'>;
  readonly producer: Producer;
  readonly redis: RedisClient;
  /** Null: this process does not run the webhook pool. */
  readonly agents: DeliveryAgents | null;
  readonly metrics: Metrics;
}

type Deps = WebhookDeps & { readonly answerBudget: ReturnType<typeof createAnswerBudget> };

export interface WebhookHandlers {
  readonly 'dispatch-events': Handler<'dispatch-events'>;
  readonly deliver: Handler<'deliver'>;
  readonly 'test-webhook': Handler<'test-webhook'>;
  readonly 'queue-due-deliveries': Handler<'queue-due-deliveries'>;
}

const TEST_TIMEOUT_MS = 30_000;
/** A failure that took longer looks like an endpoint that hangs. */
const LATE_MS = 3_000;
/** One batch at a time: the busier the pool, the larger its batches and the lower the cost of each delivery. */
const BATCH = { maxItems: 200, maxConcurrent: 1 } as const;
/** An event has up to twenty deliveries, and those of all accounts wait for a group. */
const EVENTS = { maxItems: 100, maxConcurrent: 1 } as const;
const MAX_NEW_DELIVERIES = 100;

/** The jobs of deliveries. See docs/architecture.md, How an event is delivered. */
export function createWebhookHandlers(given: WebhookDeps): WebhookHandlers {
  const deps = { ...given, answerBudget: createAnswerBudget(given.clock) };
  const concurrency = createEndpointConcurrency(deps.redis);
  return {
    'dispatch-events': dispatchHandler(deps, concurrency),
    deliver: deliverHandler(deps, concurrency),
    'test-webhook': testHandler(deps, concurrency),
    'queue-due-deliveries': (_job, { signal }) => queueDueDeliveries(deps, concurrency, signal),
  };
}

function testHandler(deps: Deps, concurrency: EndpointConcurrency): Handler<'test-webhook'> {
  return async (job, context) => {
    const [pending] = await loadPending(deps, [job]);
    if (pending === null || pending === undefined) return;
    const { delivery, target } = pending;
    if (target === null) {
      await abandonDelivery(deps, delivery);
      return;
    }
    const endpoint = endpointOf(delivery, target.url);
    if (!(await concurrency.acquireForTest(endpoint, parkable(delivery)))) {
      return recordTest(deps, { delivery, url: target.url, outcome: TOO_MANY, at: deps.clock.now(), ...NOT_SENT });
    }
    const run = { accountId: delivery.accountId, deliveryId: delivery._id, pace: 'neutral', endpoint } as const;
    const done = await post(deps, delivery, target, TEST_TIMEOUT_MS, context).finally(() =>
      endRun(deps, concurrency, run),
    );
    await recordTest(deps, done);
    if (!done.outcome.ok) throw failedJob(done);
  };
}

/**
 * Queues what is due soon, of each endpoint at most `MAX_QUEUED`: no job waits for it. Of a longer backlog the oldest, and
 * then the next ones when these are sent.
 */
async function queueDueDeliveries(
  deps: Deps,
  concurrency: EndpointConcurrency,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, producer } = deps;
  const soon = () => new Date(clock.now().getTime() + DUE_SOON_MS);
  await eachDueBacklog(db, soon(), async (backlog) => {
    signal?.throwIfAborted();
    const now = clock.now();
    const due = await dueDeliveries(db, backlog, soon());
    await enqueueDeliveries(producer, await nextOf(concurrency, backlog, due, now), { again: true });
  });
}

async function nextOf(
  concurrency: EndpointConcurrency,
  backlog: Backlog,
  due: readonly Queueable[],
  now: Date,
): Promise<readonly Queueable[]> {
  const isLong = due.length >= MAX_QUEUED;
  // Before one looks for parked ones: what is released from here on has room.
  if (isLong) await concurrency.noteBacklog(backlog);
  // One of the parked ones starts the others, should a worker have died with their slots.
  const [first] = due;
  const starts = first !== undefined && (await concurrency.hasParked(backlog)) ? [first] : [];
  if (isLong) return starts.length > 0 ? starts : due;
  // Those that are due already were queued before; of a replay perhaps not.
  const isNew = (each: Queueable) => each.replayKey !== undefined || Number(each.nextAttemptAt) > now.getTime();
  return [...starts, ...due.filter((each) => !starts.includes(each) && isNew(each))];
}

/**
 * Reserves the next of a backlog. Twice as many as can be parked: some of them are parked or being sent. Those that find no
 * room say so, and only then are the next ones reserved.
 */
async function queueNext(
  { db, clock, producer }: Deps,
  concurrency: EndpointConcurrency,
  endpoint: Endpoint,
): Promise<void> {
  const due = await dueDeliveries(db, endpoint, clock.now(), 2 * MAX_QUEUED);
  const needed = await Promise.all(due.map((each) => concurrency.reserve(endpoint, parkable(each))));
  // The run that found no room may not have ended yet.
  const next = due.filter((_, index) => needed[index]);
  await enqueueDeliveries(producer, next, { again: true, onceMore: true });
}

/** Releases what a delivery holds, and queues what waited for it. */
async function endRun(deps: Deps, concurrency: EndpointConcurrency, run: DeliveryRun): Promise<void> {
  const { accountId, endpoint } = run;
  const { next, hasRoom } = await concurrency.release(run);
  for (const again of [false, true]) {
    const parked = next.filter((each) => (each.again ?? false) === again).map((each) => ({ ...each, accountId }));
    // The run that parked it may not have ended yet.
    await enqueueDeliveries(deps.producer, parked, { onceMore: true, again });
  }
  if (hasRoom && endpoint !== null) await queueNext(deps, concurrency, endpoint);
}

function dispatchHandler(deps: Deps, concurrency: EndpointConcurrency): Handler<'dispatch-events'> {
  const reserve = (delivery: DeliveryRecord, url: string) =>
    concurrency.reserve(endpointOf(delivery, url), parkable(delivery));
  const dispatch = createCoalescer<EventJob, number>({
    ...EVENTS,
    holderOf: ({ accountId }) => accountId ?? '',
    async run(jobs) {
      const outcomes = await dispatchEvents({ ...deps, reserve }, jobs, MAX_NEW_DELIVERIES);
      return jobs.map(({ eventId }) => {
        const outcome = outcomes.get(eventId) ?? 0;
        return outcome === 'left' ? LEFT : outcome;
      });
    },
  });
  return async ({ eventIds, accountIds }) => {
    const jobs = eventIds.map((eventId, index) => ({ eventId, accountId: accountIds?.[index] }));
    const pausesMs = (await Promise.all(jobs.map(dispatch))).filter((pauseMs) => pauseMs > 0);
    if (pausesMs.length > 0) throw new DelayJob("the events of a batch's fortunes go first", Math.min(...pausesMs));
  };
}

function deliverHandler(deps: Deps, concurrency: EndpointConcurrency): Handler<'deliver'> {
  const load = createCoalescer<DeliveryJob, PendingDelivery | null>({
    ...BATCH,
    holderOf: ({ accountId }) => accountId ?? '',
    run: (jobs) => loadPending(deps, jobs),
  });
  const recordSuccess = createCoalescer<Planned, Recorded>({
    ...BATCH,
    holderOf: ({ delivery }) => delivery.accountId,
    run: (attempts) => recordSuccesses(deps, attempts),
  });
  // Apart, because failures have further effects in a transaction: they must not delay the others.
  const recordFailure = createCoalescer<Planned, Recorded>({
    ...BATCH,
    holderOf: ({ delivery }) => delivery.accountId,
    run: (attempts) => recordFailures(deps, attempts),
  });
  return async (job, context) => {
    const { deliveryId, accountId = '' } = job;
    const pending = await load(job);
    if (pending === null) {
      // A worker may have died after it had recorded the outcome.
      return endRun(deps, concurrency, { accountId, deliveryId, pace: 'neutral', endpoint: null });
    }
    const { delivery, target } = pending;
    const endpoint = endpointOf(delivery, target?.url);
    const release = (pace: Pace) =>
      endRun(deps, concurrency, { accountId: delivery.accountId, deliveryId, pace, endpoint });
    if (!isDue(deps, delivery)) {
      await release('neutral');
      return waitInQueue(deps, delivery, 'the next attempt is not due');
    }
    if (target === null) {
      if (await abandonDelivery(deps, delivery)) deps.metrics.deliveryEnded('abandoned');
      // Deliveries parked behind it are released too, and end likewise.
      return release('neutral');
    }
    // Parked: a delivery that releases a slot queues it again.
    if (!(await concurrency.acquire(endpoint, parkable(delivery)))) return;
    const done = await post(deps, delivery, target, deps.config.webhookTimeoutMs, context).catch(
      async (error: unknown) => {
        await release('neutral');
        throw error;
      },
    );
    const plan = planned(deps, done);
    const fields = { account_id: delivery.accountId, delivery_id: deliveryId };
    const waiting = 'the outcome of a delivery attempt waits for the database';
    const record = plan.outcome.ok ? recordSuccess : recordFailure;
    // Only then is it released: those that wait for the database delay the deliveries of others, too.
    const { nextAttemptAt, ended } = await retryWhileDatabaseIsAway(context, waiting, fields, () =>
      record(plan),
    ).finally(() => release(paceOf(done)));
    if (ended !== null) deps.metrics.deliveryEnded(ended);
    if (ended === 'failed') throw failedJob(done);
    // Also when the delay passed while this was written: a run makes one attempt, and a finished job never runs again.
    waitInQueue(deps, { ...delivery, nextAttemptAt }, 'another attempt follows');
  };
}

/** The failure reason on the job board: without the receiver's address, and without its words. */
function failedJob({ delivery, outcome }: Attempted): FailJob {
  const { responseCode: status } = outcome;
  const answered = status === null ? 'no_response' : 'refused';
  const kind = outcome === UNSIGNED ? 'unsigned' : answered;
  return new FailJob(JSON.stringify({ kind, status, attempts: delivery.attempts + 1 }));
}

/** @param url absent: its target is gone, so that it has no slot */
function endpointOf(delivery: DeliveryRecord, url?: string): Endpoint {
  const host = url === undefined ? '' : hostOf(new URL(url));
  return { accountId: delivery.accountId, endpoint: endpointIdOf(delivery), host };
}

function parkable({ _id, livemode, roundAttempts, replayKey }: Omit<Queueable, 'nextAttemptAt'>): ParkedDelivery {
  return { _id, livemode, again: roundAttempts > 0 || replayKey !== undefined };
}

/** A first attempt is due at once: its time is another process's clock. */
function isDue(deps: Deps, { roundAttempts, nextAttemptAt }: PendingDelivery['delivery']): boolean {
  return roundAttempts === 0 || nextAttemptAt === null || waitMs(deps, nextAttemptAt) === 0;
}

/** Delays the job until the next attempt. If that is not soon the job ends, and `queue-due-deliveries` adds one then. */
function waitInQueue(
  deps: Deps,
  { livemode, nextAttemptAt }: Pick<PendingDelivery['delivery'], 'livemode' | 'nextAttemptAt'>,
  reason: string,
): void {
  const delayMs = nextAttemptAt === null ? null : waitMs(deps, nextAttemptAt);
  if (delayMs === null || delayMs > DUE_SOON_MS) return;
  throw new DelayJob(reason, delayMs, deliveryPriority(livemode, true));
}

function waitMs({ clock }: WebhookDeps, at: Date): number {
  return Math.max(0, at.getTime() - clock.now().getTime());
}

function paceOf({ outcome: { ok, responseTimeMs } }: Attempted): Pace {
  if (ok) return 'sound';
  return (responseTimeMs ?? 0) > LATE_MS ? 'late' : 'neutral';
}

const NOT_SENT = { exchange: null, secrets: [] } as const;

/** Of a test: its caller waits, and may repeat it. */
const TOO_MANY: AttemptOutcome = {
  ok: false,
  responseCode: null,
  responseTimeMs: null,
  errorMessage: `Not sent: ${MAX_AT_HOST} attempts at this host or ${MAX_OF_ACCOUNT} of the account are in progress. Repeat the test when some have ended`,
  retryAfterMs: null,
};

/** A failed attempt like any other: the next one reads a secret rotated in the meantime, or has the right key. */
const UNSIGNED: AttemptOutcome = {
  ok: false,
  responseCode: null,
  responseTimeMs: null,
  errorMessage: 'The signing secret cannot be read: rotate it',
  retryAfterMs: null,
};

async function post(
  deps: Deps,
  delivery: PendingDelivery['delivery'],
  target: NonNullable<Target>,
  timeoutMs: number,
  context: JobContext,
): Promise<Attempted> {
  const at = deps.clock.now();
  const about = {
    request_id: delivery.requestId,
    account_id: delivery.accountId,
    delivery_id: delivery._id,
    event_id: delivery.eventId,
    webhook_id: delivery.webhookId,
    attempt: delivery.attempts + 1,
  };
  if (target.secret === null) {
    context.logger.error(about, 'a signing secret cannot be decrypted: check SECRETS_KEY');
    return { delivery, url: target.url, outcome: UNSIGNED, at, ...NOT_SENT };
  }
  if (deps.agents === null) throw new Error('this process does not run the webhook pool');
  const message = { deliveryId: delivery._id, eventId: delivery.eventId, eventType: delivery.eventType, at };
  const startedAt = performance.now();
  const { agents, clock } = deps;
  const { url, secret } = target;
  const { accountId, body } = delivery;
  const agent = agents.of(accountId);
  const headers = deliveryHeaders({ ...message, ...target, secret, body });
  const sent = { url, headers, body, timeoutMs, signal: context.signal };
  const send = () => attempt(agent, sent, () => clock.now());
  // Its job may have been queued by the job of another delivery.
  const outcome: AttemptResult =
    delivery.trace === undefined ? await send() : await traced('deliver', send, delivery.trace);
  deps.metrics.deliveryAttempted(performance.now() - startedAt);
  const result = { status: outcome.responseCode, duration_ms: outcome.responseTimeMs, reason: outcome.errorMessage };
  context.logger.info({ ...about, ...result }, `a delivery attempt ${outcome.ok ? 'succeeded' : 'failed'}`);
  const exchange = {
    requestHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    ...deps.answerBudget(accountId, outcome),
  };
  return { delivery, url, outcome, at, exchange, secrets: [secret, ...target.previousSecrets] };
}
