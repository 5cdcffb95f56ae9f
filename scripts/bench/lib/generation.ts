import * as z from 'zod';
import type { BenchContext } from '../part.ts';
import { type BenchProfile, createProfileMaker, makeLiveKeys, openBenchPlatform } from './platform.ts';
import { startNode } from './processes.ts';

/** One front, one worker process and a provider of fixed speed. */
export interface GenerationBench {
  readonly frontUrl: string;
  readonly emulatorUrl: string;
  /** Profiles that nobody has asked a fortune for, all with different charts, of the first `accounts` accounts in turn. */
  profiles(count: number, accounts: number): Promise<BenchProfile[]>;
}

/** An account may make 1,000 requests a minute; a run makes some thousands. */
export const MANY_ACCOUNTS = 60;
/**
 * For one request at a time, some 300 a minute: keys that are used every second, as a partner's are, and are not
 * looked up again for each request.
 */
export const FEW_ACCOUNTS = 2;

/** @param concurrency jobs at once in the worker */
export async function startGenerationBench(
  context: BenchContext,
  options: { readonly providerLatencyMs: number; readonly concurrency: number },
): Promise<GenerationBench> {
  const emulator = await startNode(context, {
    file: 'scripts/bench/programs/emulator.js',
    input: { latencyMs: options.providerLatencyMs },
  });
  const emulatorUrl = z.object({ url: z.string() }).parse(emulator.ready).url;
  const platform = await openBenchPlatform(context, {
    ANTHROPIC_API_KEY: 'emulator',
    ANTHROPIC_BASE_URL: emulatorUrl,
  });
  const front = await platform.startFront();
  await platform.startWorker('--pools', 'haiku', '--concurrency', String(options.concurrency));
  const profiles = createProfileMaker(front.url, await makeLiveKeys(platform.admin, MANY_ACCOUNTS));
  return { frontUrl: front.url, emulatorUrl, profiles };
}

/** Provider calls so far. */
export async function providerCalls(emulatorUrl: string): Promise<number> {
  const stats: unknown = await (await fetch(`${emulatorUrl}/__emulator/stats`)).json();
  return z.object({ total: z.number() }).parse(stats).total;
}
