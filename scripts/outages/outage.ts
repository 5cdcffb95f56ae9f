import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { distinctBirths } from '../bench/lib/births.ts';
import { type BenchServices, withContext } from '../bench/lib/context.ts';
import { inParallel } from '../bench/lib/parallel.ts';
import { type BenchProfile, fortuneRequest, liveAccount, openBenchPlatform } from '../bench/lib/platform.ts';
import { startNode } from '../bench/lib/processes.ts';
import { insertProfiles } from '../bench/lib/profiles.ts';
import type { Surroundings } from '../bench/part.ts';
import type { BehaviourRequest } from '../emulator/index.ts';
import { emulatorSettings } from '../emulator/settings.ts';

/** What the provider of the model that is asked for does. */
export const FAULTS = {
  none: { answers: 'as always', behaviour: {} },
  silent: { answers: 'nothing', behaviour: { mode: 'hang' } },
  garbage: { answers: 'garbage (no JSON)', behaviour: { mode: 'malformed' } },
  limited: { answers: '429', behaviour: { error_status: 429 } },
  overloaded: { answers: '529', behaviour: { mode: 'overloaded' } },
} as const satisfies Readonly<Record<string, { readonly answers: string; readonly behaviour: BehaviourRequest }>>;

export const SERVED_WITHIN_MS = 12_000;

export interface OutageOptions {
  readonly fault: keyof typeof FAULTS;
  readonly hasFallback: boolean;
  readonly minutes: number;
}

export interface Outage extends OutageOptions {
  readonly calls: number;
  /** Of the calls that were served. */
  readonly waitsMs: readonly number[];
  readonly charges: number;
  /** Calls that were charged more than once or not at the price of their answer, or charged though they failed at once. */
  readonly wrongCharges: number;
  readonly providerCalls: number;
  readonly fallbackCalls: number;
}

const CALLS_PER_SECOND = 20;
/** Before the failure: not counted. In their middle a half of the calls fails, so that processes have done before what is measured. */
const WARMING_CALLS = 20 * CALLS_PER_SECOND;
/** An account may send 1,000 requests a minute. */
const ACCOUNTS = 4;
const WORKERS = 2;
const LATENCY_MS = 500;
/** A call that takes longer has failed. */
const LONGEST_WAIT_MS = 120_000;
const FALLBACK = 'gpt4o';

/**
 * An API server, two workers and a provider of their own, with default limits: 20 single fortunes a second, each of another
 * chart, while the provider of their model fails from the first to the last.
 */
export function measureOutage(
  { services, stopped, log }: { services: BenchServices; stopped: AbortSignal; log: (line: string) => void },
  options: OutageOptions,
): Promise<Outage> {
  const name = `${options.fault}, ${options.hasFallback ? 'with' : 'without'} a fallback`;
  return withContext('outages', stopped, log, async (ambient) => {
    log(name);
    return run({ ...ambient, services, nodeArgs: [] }, options);
  });
}

async function run(context: Surroundings, options: OutageOptions): Promise<Outage> {
  const emulator = await startNode(context, {
    file: 'scripts/bench/programs/emulator.ts',
    input: { latencyMs: LATENCY_MS },
  });
  const provider = createProvider(z.object({ url: z.string() }).parse(emulator.ready).url);
  const platform = await openBenchPlatform(context, {
    ...emulatorSettings(provider.url),
    SIMULATE_UNCONFIGURED_MODELS: 'false',
  });
  const { admin } = platform;
  const { url } = await platform.startApiServer();
  for (let worker = 0; worker < WORKERS; worker += 1) await platform.startWorker('--pools', `haiku,${FALLBACK}`);
  const count = Math.round(60 * options.minutes * CALLS_PER_SECOND);
  const births = distinctBirths();
  const profiles: BenchProfile[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const { owner, key } = await liveAccount(admin);
    if (options.hasFallback) await admin.operations.setFallbacks('outages', owner.accountId, 'haiku', [FALLBACK]);
    const ids = await insertProfiles(admin, owner, births, Math.ceil((WARMING_CALLS + count) / ACCOUNTS));
    profiles.push(...ids.map((profileId) => ({ key, profileId })));
  }
  // In turn of each account.
  const inTurn = profiles.map((_, at) => {
    const each = profiles.length / ACCOUNTS;
    return profiles[(at % ACCOUNTS) * each + Math.floor(at / ACCOUNTS)] ?? { key: '', profileId: '' };
  });
  const third = Math.floor(WARMING_CALLS / 3);
  await callAll(url, inTurn.slice(0, third));
  await provider.behave({ provider: 'anthropic', error_status: 500, error_rate: 0.5 });
  await callAll(url, inTurn.slice(third, 2 * third));
  await provider.behave({ provider: 'anthropic' });
  await callAll(url, inTurn.slice(2 * third, WARMING_CALLS));
  const before = await provider.calls();
  await provider.behave({ provider: 'anthropic', ...FAULTS[options.fault].behaviour });
  const answers = await callAll(url, inTurn.slice(WARMING_CALLS, WARMING_CALLS + count));
  const after = await provider.calls();
  const charged = await chargesOf(admin.db, new Set(answers.map(({ requestId }) => requestId)));
  const served = answers.filter(({ costUsd }) => costUsd !== null);
  return {
    ...options,
    calls: answers.length,
    waitsMs: served.map(({ waitedMs }) => waitedMs),
    charges: served.reduce((sum, { requestId }) => sum + (charged.get(requestId)?.length ?? 0), 0),
    wrongCharges: answers.filter((answer) => !isRightlyCharged(answer, charged.get(answer.requestId) ?? [])).length,
    providerCalls: after.haiku - before.haiku,
    fallbackCalls: after.fallback - before.fallback,
  };
}

interface Answer {
  readonly requestId: string;
  readonly waitedMs: number;
  /** Null: it failed. */
  readonly costUsd: number | null;
  readonly reason: unknown;
}

/** What goes on when its caller has waited for too long may be charged later. */
function isRightlyCharged({ costUsd, reason }: Answer, charged: readonly number[]): boolean {
  if (costUsd !== null) return charged.length === 1 && charged[0] === costUsd;
  return charged.length <= (reason === 'still_running' ? 1 : 0);
}

/** Sends each request at its time, however long the ones before take, and waits for all. */
async function callAll(url: string, profiles: readonly BenchProfile[]): Promise<Answer[]> {
  const startedAt = performance.now();
  return inParallel(profiles, profiles.length, async (profile, index) => {
    await delay(Math.max(0, startedAt + (1_000 * index) / CALLS_PER_SECOND - performance.now()));
    const { method, path, headers, body } = fortuneRequest(profile);
    const askedAt = performance.now();
    const sent = { method, headers, body, signal: AbortSignal.timeout(LONGEST_WAIT_MS) };
    const response = await fetch(`${url}${path}`, sent).catch(() => null);
    const answer = response === null ? {} : ANSWER.parse(await response.json());
    return {
      requestId: response?.headers.get('x-request-id') ?? '',
      waitedMs: performance.now() - askedAt,
      costUsd: response?.status === 201 ? (answer.meta?.cost ?? null) : null,
      reason: answer.reason,
    };
  });
}

const ANSWER = z.object({
  meta: z.object({ cost: z.number() }).optional(),
  reason: z.string().optional(),
});

async function chargesOf(
  db: Awaited<ReturnType<typeof openBenchPlatform>>['admin']['db'],
  requestIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const charges = new Map<string, number[]>();
  for (const { requestId, chargedUsd } of await db.calls.find({ chargedUsd: { $gt: 0 } }).lean()) {
    if (requestId === null || !requestIds.has(requestId)) continue;
    charges.set(requestId, [...(charges.get(requestId) ?? []), chargedUsd]);
  }
  return charges;
}

/** The remote control of the emulator. */
function createProvider(url: string) {
  const stats = z.object({ by_model: z.record(z.string(), z.object({ total: z.number() })) });
  return {
    url,
    async behave(request: BehaviourRequest): Promise<void> {
      const response = await fetch(`${url}/__emulator/behaviour`, { method: 'POST', body: JSON.stringify(request) });
      if (!response.ok) throw new Error(`the emulator answered ${response.status}: ${await response.text()}`);
    },
    async calls(): Promise<{ readonly haiku: number; readonly fallback: number }> {
      const { by_model: byModel } = stats.parse(await (await fetch(`${url}/__emulator/stats`)).json());
      const totalOf = (isOne: (model: string) => boolean) =>
        Object.entries(byModel).reduce((sum, [model, { total }]) => sum + (isOne(model) ? total : 0), 0);
      return {
        haiku: totalOf((model) => model.startsWith('claude')),
        fallback: totalOf((model) => model.startsWith('gpt')),
      };
    },
  };
}
