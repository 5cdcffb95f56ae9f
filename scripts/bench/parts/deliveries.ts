import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { createAuditLog } from '../../../shared/accounts/audit.ts';
import { newId } from '../../../shared/core/ids.ts';
import type { Owner } from '../../../shared/core/owner.ts';
import type { EventRecord } from '../../../shared/db/models/events.ts';
import { enqueueDispatch } from '../../../shared/events/enqueue.ts';
import { createEventService, type EventService, envelope } from '../../../shared/events/events.ts';
import { createProducer, type Producer } from '../../../shared/queues/producer.ts';
import { connectPatientRedis } from '../../../shared/queues/redis.ts';
import { createTargetCheck } from '../../../shared/webhooks/targets.ts';
import { createWebhookService } from '../../../shared/webhooks/webhooks.ts';
import { inParallel } from '../lib/parallel.ts';
import { openBenchPlatform } from '../lib/platform.ts';
import { startNode } from '../lib/processes.ts';
import { percentile, row } from '../lib/statistics.ts';
import type { BenchContext, Part } from '../part.ts';

const ENDPOINTS = 10;
const PACE_PER_SECOND = 200;

export const deliveries: Part = {
  name: 'deliveries',
  title: 'Webhook deliveries',
  method: `One worker process (\`--pools webhook\`), a receiver on loopback that answers 204 at once. Throughput: recorded events, each with one
subscribed webhook, are put on the dispatch queue; counted is what the receiver gets per second, dispatch, signatures and the delivery log
included, spread over ${ENDPOINTS} webhooks of as many accounts and to a single one. Latency: from an event's \`created_at\`, which is before it is
written, to its arrival, at ${PACE_PER_SECOND} events per second, once all earlier deliveries are recorded: at a multiple of the throughput an event would wait
for those before it and not for us.`,
  limitMs: 600_000,
  async run(context) {
    const bench = await startDeliveryBench(context);
    const many: number[] = [];
    const single: number[] = [];
    const p50: number[] = [];
    const p99: number[] = [];
    await throughput(bench, bench.owners, context.quick ? 200 : 1_000);
    for (let run = 0; run < context.runs; run += 1) {
      many.push(await throughput(bench, bench.owners, context.quick ? 1_000 : 6_000));
      single.push(await throughput(bench, bench.owners.slice(0, 1), context.quick ? 500 : 3_000));
      const latencies = await latency(bench, context.quick ? 200 : 2_000);
      p50.push(percentile(latencies, 0.5));
      p99.push(percentile(latencies, 0.99));
      context.log(
        `run ${run + 1}: ${Math.round(many[run] ?? 0)}/s, one endpoint ${Math.round(single[run] ?? 0)}/s, p99 ${p99[run]} ms`,
      );
    }
    return [
      row({
        measure: `deliveries, ${ENDPOINTS} endpoints`,
        unit: '1/s',
        values: many,
        target: { kind: 'at least', value: 800 },
      }),
      row({ measure: 'deliveries, one endpoint', unit: '1/s', values: single }),
      row({ measure: `event to first attempt at ${PACE_PER_SECOND}/s, p50`, unit: 'ms', values: p50 }),
      row({
        measure: `event to first attempt at ${PACE_PER_SECOND}/s, p99`,
        unit: 'ms',
        values: p99,
        target: { kind: 'at most', value: 250 },
      }),
    ];
  },
};

interface DeliveryBench {
  /** Accounts with a webhook each, for `daily.reset`. */
  readonly owners: readonly Owner[];
  readonly events: EventService;
  readonly producer: Producer;
  record(events: readonly EventRecord[]): Promise<void>;
  /** Resolves when no delivery is in progress or unrecorded. */
  atRest(): Promise<void>;
  /** Arrivals since the last call. */
  arrivals(): Promise<readonly Arrival[]>;
}

type Arrival = readonly [createdAtMs: number, arrivedAtMs: number];
const answer = z.object({ arrivals: z.array(z.tuple([z.number(), z.number()])) });
const addresses = z.object({ url: z.url(), arrivalsUrl: z.url() });

async function startDeliveryBench(context: BenchContext): Promise<DeliveryBench> {
  const receiver = await startNode(context, { file: 'scripts/bench/programs/receiver.ts', input: {} });
  const { url, arrivalsUrl } = addresses.parse(receiver.ready);
  const platform = await openBenchPlatform(context, { WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true', LOG_LEVEL: 'warn' });
  const { db, clock, secrets, config, accounts, logger } = platform.admin;
  const redis = connectPatientRedis(platform.redisUrl, logger);
  const producer = createProducer(redis, logger);
  context.defer(async () => {
    await producer.close();
    redis.disconnect();
  });
  const audit = createAuditLog(db, clock);
  const webhooks = createWebhookService({ db, clock, audit, secrets, targets: createTargetCheck(config) });
  const owners: Owner[] = [];
  for (let index = 0; index < ENDPOINTS; index += 1) {
    const email = `${randomBytes(8).toString('hex')}@bench.example`;
    const { account } = await accounts.create({ email, plan: 'enterprise' });
    const owner = { accountId: account._id, livemode: true };
    const actor = { ip: '127.0.0.1', apiKey: 'bench', requestId: 'bench' };
    await webhooks.create({ owner, actor, attempt: null }, { url: `${url}/${index}`, events: ['daily.reset'] });
    owners.push(owner);
  }
  await platform.startWorker('--pools', 'webhook');
  return {
    owners,
    producer,
    events: createEventService({ db, clock, producer, logger }),
    async record(events) {
      await db.events.collection.insertMany([...events] as never);
    },
    async atRest() {
      const isBusy = async () =>
        (await db.events.exists({ pending: true })) ?? (await db.deliveries.exists({ status: 'pending' }));
      while ((await isBusy()) !== null) await delay(100);
    },
    async arrivals() {
      return answer.parse(await (await fetch(arrivalsUrl)).json()).arrivals;
    },
  };
}

/** Deliveries per second between the first tenth and the end, with the events spread over the owners. */
async function throughput(bench: DeliveryBench, owners: readonly Owner[], count: number): Promise<number> {
  await bench.arrivals();
  const events = Array.from({ length: count }, (_, index) => eventOf(owners[index % owners.length]));
  await bench.record(events);
  // One job per event, as for unrelated events.
  await inParallel(events, 100, (event) => enqueueDispatch(bench.producer, [event]));
  const times = (await allArrivals(bench, count)).map(([, at]) => at).sort((a, b) => a - b);
  const from = Math.floor(count / 10);
  return ((count - from - 1) * 1_000) / ((times.at(-1) ?? 0) - (times[from] ?? 0));
}

function eventOf(owner: Owner | undefined): EventRecord {
  if (owner === undefined) throw new Error('no owner');
  const [id, createdAt, type] = [newId('evt'), new Date(), 'daily.reset'] as const;
  const data = { date: '2026-01-01' };
  return {
    _id: id,
    ...owner,
    type,
    body: JSON.stringify(envelope({ id, type, createdAt, livemode: owner.livemode, data })),
    callbackUrl: null,
    onceKey: null,
    pending: true,
    createdAt,
  };
}

/** Milliseconds from each event to its arrival. */
async function latency(bench: DeliveryBench, count: number): Promise<number[]> {
  await bench.atRest();
  await bench.arrivals();
  const startedAt = performance.now();
  const emitting: Promise<boolean>[] = [];
  for (let index = 0; index < count; index += 1) {
    const owner = bench.owners[index % bench.owners.length];
    if (owner === undefined) throw new Error('no owner');
    emitting.push(bench.events.emit(owner, 'daily.reset', { date: '2026-01-01' }));
    await delay(Math.max(0, startedAt + ((index + 1) * 1_000) / PACE_PER_SECOND - performance.now()));
  }
  await Promise.all(emitting);
  return (await allArrivals(bench, count)).map(([createdAtMs, arrivedAtMs]) => arrivedAtMs - createdAtMs);
}

async function allArrivals(bench: DeliveryBench, count: number): Promise<readonly Arrival[]> {
  const all: Arrival[] = [];
  while (all.length < count) {
    await delay(100);
    all.push(...(await bench.arrivals()));
  }
  return all;
}
