import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import * as z from 'zod';
import type { Surroundings } from '../part.ts';
import type { GenerationBench } from './generation.ts';
import { type StartedProcess, startNode } from './processes.ts';

/** Names shared by bare-api-server.ts and bare-worker.ts: the queue of jobs and the channel of their results. */
export const CHAIN = 'bench-bare-chain';

export interface ChainJob {
  readonly id: string;
  /** Whether the section is stored in the database; otherwise the message contains it. */
  readonly stored: boolean;
}

export interface ChainEnd {
  readonly id: string;
  readonly section?: unknown;
  readonly error?: string;
}

export const chainInput = z.object({
  mongodbUrl: z.string(),
  redisUrl: z.string(),
  emulatorUrl: z.string(),
  maxPoolSize: z.int(),
  concurrency: z.int(),
});

/** With the fields of a `GenerationBench`. */
export type BareChain = Pick<GenerationBench, 'apiUrl' | 'pids'>;

/** Equal to the API server's and worker's, so that both access the database in the same way. */
const POOL_SIZE = 50;

/**
 * The baseline of generations and streams: the same chain of processes with the same libraries, without the service's
 * code. It shares `bench`'s database, Redis database and provider, whose last request it repeats: a request of the
 * service has to come first.
 * @param concurrency jobs at once in the worker
 */
export async function startBareChain(
  context: Surroundings,
  bench: GenerationBench,
  concurrency: number,
): Promise<BareChain> {
  const worker = await startBareWorker(context, bench, concurrency);
  const input = inputOf(bench, concurrency);
  const apiServer = await startNode(context, { file: 'scripts/bench/programs/bare-api-server.ts', input });
  const { port } = z.object({ port: z.number() }).parse(apiServer.ready);
  return { apiUrl: `http://127.0.0.1:${port}`, pids: [apiServer.pid, worker.pid] };
}

/** The chain without its HTTP server. */
export function startBareWorker(
  context: Surroundings,
  bench: GenerationBench,
  concurrency: number,
): Promise<StartedProcess> {
  const input = inputOf(bench, concurrency);
  return startNode(context, { file: 'scripts/bench/programs/bare-worker.ts', input });
}

function inputOf({ platform, emulatorUrl }: GenerationBench, concurrency: number): z.input<typeof chainInput> {
  const { mongodbUrl, redisUrl } = platform;
  return { mongodbUrl, redisUrl, emulatorUrl, maxPoolSize: POOL_SIZE, concurrency };
}

/** Queues `count` jobs at once for the worker. @returns the time to the last of their messages, in ms */
export async function bareBatchMs({ platform }: GenerationBench, count: number): Promise<number> {
  const connection = new Redis(platform.redisUrl, { maxRetriesPerRequest: null });
  const messages = connection.duplicate();
  const queue = new Queue<ChainJob>(CHAIN, { connection });
  try {
    await messages.subscribe(CHAIN);
    const jobs = Array.from({ length: count }, () => ({ name: 'generate', data: { id: randomUUID(), stored: true } }));
    const left = new Set<string>(jobs.map(({ data }) => data.id));
    const ended = new Promise<void>((resolve, reject) => {
      messages.on('message', (_channel, text) => {
        const end: ChainEnd = JSON.parse(text);
        if (end.error !== undefined) reject(new Error(end.error));
        left.delete(end.id);
        if (left.size === 0) resolve();
      });
    });
    const startedAt = performance.now();
    await queue.addBulk(jobs);
    await ended;
    return performance.now() - startedAt;
  } finally {
    await queue.close();
    messages.disconnect();
    connection.disconnect();
  }
}
