import * as z from 'zod';
import type { BenchContext } from '../part.ts';
import type { GenerationBench } from './generation.ts';
import { startNode } from './processes.ts';

/** By which bare-front.ts and bare-worker.ts find each other: the queue of jobs and the channel of their ends. */
export const CHAIN = 'bench-bare-chain';

export interface ChainJob {
  readonly id: string;
  /** Whether the section is stored in the database; else it is told with the end. */
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

/** As a front's and a worker's, so that both have the same way to the database. */
const POOL_SIZE = 50;

/**
 * What generations and streams are compared with: the same chain of processes by the same libraries, and nothing of
 * ours. It works beside `bench` on its database, Redis database and provider, whose last request it repeats: the first
 * has to be ours.
 * @param concurrency jobs at once in the worker
 * @returns the address of its front
 */
export async function startBareChain(
  context: BenchContext,
  { platform, emulatorUrl }: GenerationBench,
  concurrency: number,
): Promise<string> {
  const { mongodbUrl, redisUrl } = platform;
  const input: z.input<typeof chainInput> = {
    mongodbUrl,
    redisUrl,
    emulatorUrl,
    maxPoolSize: POOL_SIZE,
    concurrency,
  };
  await startNode(context, { file: 'scripts/bench/programs/bare-worker.js', input });
  const { ready } = await startNode(context, { file: 'scripts/bench/programs/bare-front.js', input });
  return `http://127.0.0.1:${z.object({ port: z.number() }).parse(ready).port}`;
}
