import * as z from 'zod';
import type { Surroundings } from '../part.ts';
import {
  type BenchPlatform,
  type BenchProfile,
  createProfileMaker,
  makeLiveKeys,
  openBenchPlatform,
} from './platform.ts';
import { startNode } from './processes.ts';

/** One API server, one worker process and a provider of fixed speed. */
export interface GenerationBench {
  readonly platform: BenchPlatform;
  readonly apiUrl: string;
  readonly emulatorUrl: string;
  /** The API server's process, that of the first worker, and those of the others. */
  readonly pids: readonly [number, number, ...number[]];
  /** Of `MANY_ACCOUNTS` accounts. */
  readonly keys: readonly string[];
  /** Profiles without a fortune, all with different charts, of the first `accounts` accounts in turn. */
  profiles(count: number, accounts: number): Promise<BenchProfile[]>;
}

/** An account may send 1,000 requests a minute; a run sends several thousand. */
export const MANY_ACCOUNTS = 60;
/**
 * For one request at a time, about 300 a minute. The keys are used every second, as a partner's are, and are therefore
 * cached.
 */
export const FEW_ACCOUNTS = 2;

/**
 * @param options.concurrency jobs at once in the worker
 * @param options.pools further worker processes, by their `--pools`
 * @param options.settings further settings of all processes
 */
export async function startGenerationBench(
  context: Surroundings,
  options: {
    readonly providerLatencyMs: number;
    readonly concurrency: number;
    readonly pools?: readonly string[];
    readonly settings?: Readonly<Record<string, string>>;
  },
): Promise<GenerationBench> {
  const emulator = await startNode(context, {
    file: 'scripts/bench/programs/emulator.ts',
    input: { latencyMs: options.providerLatencyMs },
  });
  const emulatorUrl = z.object({ url: z.string() }).parse(emulator.ready).url;
  const platform = await openBenchPlatform(context, {
    ANTHROPIC_API_KEY: 'emulator',
    ANTHROPIC_BASE_URL: emulatorUrl,
    ...options.settings,
  });
  const apiServer = await platform.startApiServer();
  const worker = await platform.startWorker('--pools', 'haiku', '--concurrency', String(options.concurrency));
  const others: number[] = [];
  for (const pools of options.pools ?? []) others.push((await platform.startWorker('--pools', pools)).pid);
  const keys = await makeLiveKeys(platform.admin, MANY_ACCOUNTS);
  return {
    platform,
    apiUrl: apiServer.url,
    emulatorUrl,
    pids: [apiServer.pid, worker.pid, ...others],
    keys,
    profiles: createProfileMaker(apiServer.url, keys),
  };
}

/** Sets the provider's latency. */
export async function setProviderLatency(emulatorUrl: string, latencyMs: number): Promise<void> {
  const response = await fetch(`${emulatorUrl}/__emulator/behaviour`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ latency_ms: latencyMs }),
  });
  if (!response.ok) throw new Error(`the emulator answered ${response.status}: ${await response.text()}`);
}

/** Provider calls so far. */
export async function providerCalls(emulatorUrl: string): Promise<number> {
  const stats: unknown = await (await fetch(`${emulatorUrl}/__emulator/stats`)).json();
  return z.object({ total: z.number() }).parse(stats).total;
}
