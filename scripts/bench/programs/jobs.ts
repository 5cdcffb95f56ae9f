import { Queue, Worker } from 'bullmq';
import * as z from 'zod';
import { newId } from '../../../shared/core/ids.ts';
import { createLogger } from '../../../shared/core/logger.ts';
import { createMetrics } from '../../../shared/core/metrics.ts';
import { JOB_NAMES, JOBS, PRIORITY } from '../../../shared/queues/catalogue.ts';
import type { Handlers } from '../../../shared/queues/handlers.ts';
import { createProducer } from '../../../shared/queues/producer.ts';
import { connectFailFastRedis, connectPatientRedis, waitForRedis } from '../../../shared/queues/redis.ts';
import { startWorkers } from '../../../shared/queues/runtime.ts';
import { inParallel } from '../lib/parallel.ts';
import { program } from '../lib/program.ts';

const input = z.object({
  /** `ours`: producer and runtime; `bare`: BullMQ with the same job options; `plain`: BullMQ without options. */
  kind: z.enum(['ours', 'bare', 'plain']),
  redisUrl: z.string(),
  jobs: z.int(),
  /** The number of jobs before the clock starts. */
  warmUp: z.int(),
  concurrency: z.int(),
});
type Input = z.output<typeof input>;

const ADD_WIDTH = 200;

/** Adds no-op generation jobs, then processes them all. Jobs per second from the end of the warm-up to the last job. */
program(input, async (options) => {
  const count = countdown(options);
  const stop = options.kind === 'ours' ? await runOurs(options, count.tick) : await runBare(options, count.tick);
  const seconds = await count.seconds;
  await stop();
  return { perSecond: (options.jobs - options.warmUp) / seconds };
});

function countdown({ jobs, warmUp }: Input) {
  let done = 0;
  let startedAt = Number.NaN;
  let tick = () => {};
  const seconds = new Promise<number>((resolve) => {
    tick = () => {
      done += 1;
      if (done === warmUp) startedAt = performance.now();
      if (done === jobs) resolve((performance.now() - startedAt) / 1000);
    };
  });
  return { tick, seconds };
}

function payloads({ jobs }: Input) {
  return Array.from({ length: jobs }, () => ({ generationId: newId('gen') }));
}

async function runOurs(options: Input, tick: () => void): Promise<() => Promise<void>> {
  const logger = createLogger({ level: 'info', service: 'bench' });
  const metrics = createMetrics();
  const producerRedis = connectFailFastRedis(options.redisUrl, logger);
  await waitForRedis(producerRedis, 5_000);
  const producer = createProducer(producerRedis, logger);
  await inParallel(payloads(options), ADD_WIDTH, (payload) =>
    producer.add('generation-haiku', 'generate', payload, { priority: PRIORITY.liveInteractive }),
  );
  const redis = connectPatientRedis(options.redisUrl, logger);
  const noOp = async () => tick();
  const runtime = await startWorkers({
    redis,
    logger,
    queues: ['generation-haiku'],
    lockMs: 10_000,
    // One handler for every job of the catalogue; startWorkers checks that none is missing.
    handlers: Object.assign({} as Handlers, Object.fromEntries(JOB_NAMES.map((name) => [name, noOp]))),
    concurrency: () => options.concurrency,
    observer: { started: metrics.jobStarted, finished: metrics.jobFinished },
  });
  return async () => {
    await runtime.close(5_000);
    await producer.queue('generation-haiku').obliterate({ force: true });
    await producer.close();
  };
}

async function runBare(options: Input, tick: () => void): Promise<() => Promise<void>> {
  const redis = connectPatientRedis(options.redisUrl, createLogger({ level: 'info', service: 'bench' }));
  const name = `bench-${options.kind}`;
  const connection = { connection: redis, prefix: `{${name}}` };
  const queue = new Queue(name, connection);
  const { attempts, retention } = JOBS.generate;
  const keep = { age: retention.ageSeconds, count: retention.count };
  const same = {
    priority: PRIORITY.liveInteractive,
    attempts,
    backoff: { type: 'catalogue' },
    removeOnComplete: keep,
    removeOnFail: keep,
  };
  const jobOptions = options.kind === 'bare' ? same : {};
  await inParallel(payloads(options), ADD_WIDTH, (payload) => queue.add('generate', payload, jobOptions));
  const worker = new Worker(name, async () => tick(), { ...connection, concurrency: options.concurrency });
  return async () => {
    await worker.close();
    await queue.obliterate({ force: true });
    await queue.close();
  };
}
