import { setTimeout as delay } from 'node:timers/promises';
import { inParallel } from '../bench/lib/parallel.ts';
import { createSoakClient, type SoakClient } from './client.ts';
import { costOf, cutAt, nextRequest, type Tenant } from './kinds.ts';
import { createTally, type Tally } from './tally.ts';

/** A platform with processes that can be started and stopped gracefully (SIGTERM). */
export interface SoakPlatform {
  startApiServer(): Promise<{ readonly url: string; stop(): Promise<unknown> }>;
  startWorker(): Promise<{ stop(): Promise<unknown> }>;
  /** Another account in its two modes, live and test. */
  newTenants(): Promise<readonly Tenant[]>;
}

export interface SoakOptions {
  readonly requests: number;
  /** In flight at once. */
  readonly connections: number;
  readonly accounts: number;
  readonly seed: number;
  /** The reports must be correct this long after the last answer. */
  readonly settleMs: number;
  readonly log: (line: string) => void;
  /** Called after each answer with the number of answers, at most that of requests. */
  readonly onProgress?: (answered: number) => void;
}

export interface SoakResult {
  readonly requests: number;
  readonly costUsd: number;
  readonly perSecond: number;
  /** Requests repeated at another API server because the first was closing. */
  readonly moved: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** As the sender measured it, by endpoint. */
  readonly averageLatencyMs: Readonly<Record<string, number>>;
  /** Empty: every report equals the counts. */
  readonly differences: readonly string[];
}

/** Shares of the load after which an API server, then a worker is restarted. */
const API_SERVER_RESTART_AT = 0.4;
const WORKER_RESTART_AT = 0.7;
/** The share of requests with test keys, whose limit per minute is a tenth. */
const TEST_SHARE = 0.05;

/**
 * Sends requests of mixed kinds to two API servers, restarts one of them and a worker in the middle, and compares the
 * usage reports of every tenant with its own counts: by endpoint, by status, in total, to the request and the cent.
 */
export async function soak(platform: SoakPlatform, options: SoakOptions): Promise<SoakResult> {
  const { log } = options;
  let worker = await platform.startWorker();
  const [first, second] = await Promise.all([platform.startApiServer(), platform.startApiServer()]);
  const apiServers = [first.url, second.url];
  const tenants = (await inParallel(Array.from({ length: options.accounts }), 5, () => platform.newTenants())).flat();
  const tallies = new Map<Tenant, Tally>(tenants.map((tenant) => [tenant, createTally()]));
  const tallyOf = (tenant: Tenant): Tally => {
    const tally = tallies.get(tenant);
    if (tally === undefined) throw new Error('a tenant without a tally');
    return tally;
  };
  const client = createSoakClient(apiServers, options.connections);
  const restarts: Promise<unknown>[] = [];
  const restart = (what: string, work: () => Promise<unknown>) => {
    log(`${what} restarts`);
    restarts.push(work().then(() => log(`${what} is back`)));
  };
  const statuses: Record<string, number> = {};
  const latencies = new Map<string, { readonly answers: number; readonly ms: number }>();
  const startedAt = performance.now();
  await load(tenants, client, options, ({ tenant, endpoint, status, costUsd, latencyMs, answered }) => {
    options.onProgress?.(Math.min(answered, options.requests));
    tallyOf(tenant).count(endpoint, status, costUsd);
    statuses[status] = (statuses[status] ?? 0) + 1;
    const sum = latencies.get(endpoint) ?? { answers: 0, ms: 0 };
    latencies.set(endpoint, { answers: sum.answers + 1, ms: sum.ms + latencyMs });
    if (answered === Math.floor(options.requests * API_SERVER_RESTART_AT)) {
      restart('an API server', async () => {
        await first.stop();
        apiServers[0] = (await platform.startApiServer()).url;
      });
    }
    if (answered === Math.floor(options.requests * WORKER_RESTART_AT)) {
      restart('the worker', async () => {
        const before = worker;
        worker = await platform.startWorker();
        await before.stop();
      });
    }
  });
  const perSecond = options.requests / ((performance.now() - startedAt) / 1000);
  log(`${options.requests} requests at ${Math.round(perSecond)}/s; waiting ${options.settleMs} ms`);
  await Promise.all(restarts);
  for (const tenant of tenants) await countBatches(tenant, client, tallyOf(tenant));
  const differences: string[] = [];
  for (const groupBy of ['endpoint', 'status_code'] as const) {
    await delay(options.settleMs);
    const found = await inParallel(tenants, 4, (tenant) => compareReport(tenant, groupBy, client, tallyOf(tenant)));
    differences.push(...found.flat());
  }
  client.close();
  const counted = [...tallies.values()];
  return {
    requests: counted.reduce((sum, { requests }) => sum + requests, 0),
    costUsd: Math.round(counted.reduce((sum, { costUsd }) => sum + costUsd, 0) * 1e4) / 1e4,
    perSecond,
    moved: client.moved,
    statuses,
    averageLatencyMs: Object.fromEntries(
      [...latencies].map(([endpoint, { answers, ms }]) => [endpoint, Math.round(ms / answers)]),
    ),
    differences,
  };
}

type Note = (answered: {
  readonly tenant: Tenant;
  readonly endpoint: string;
  readonly status: number;
  readonly costUsd: number;
  readonly latencyMs: number;
  /** Answers so far. */
  readonly answered: number;
}) => void;

async function load(tenants: readonly Tenant[], client: SoakClient, options: SoakOptions, note: Note): Promise<void> {
  const random = seededRandom(options.seed);
  const [live, test] = [tenants.filter(({ name }) => name === 'live'), tenants.filter(({ name }) => name === 'test')];
  let sent = 0;
  let answered = 0;
  const lane = async () => {
    while (sent < options.requests) {
      sent += 1;
      const some = random() < TEST_SHARE ? test : live;
      const tenant = some[sent % some.length];
      if (tenant === undefined) throw new Error('no tenant to send to');
      const { request, learn } = nextRequest(tenant, random);
      // An interrupted stream is resumed, as a client would do: that is another request of the same call.
      for (let lastEventId: string | null = ''; lastEventId !== null; ) {
        const sentAt = performance.now();
        const answer = await client.send(lastEventId === '' ? request : { ...request, lastEventId });
        learn(answer);
        answered += 1;
        const latencyMs = performance.now() - sentAt;
        note({
          tenant,
          endpoint: request.endpoint,
          status: answer.status,
          costUsd: costOf(answer),
          latencyMs,
          answered,
        });
        lastEventId = cutAt(answer);
      }
    }
  };
  await Promise.all(Array.from({ length: options.connections }, lane));
}

/** The cost of the tenant's batch items: the model's price for each that caused a call. */
async function countBatches(tenant: Tenant, client: SoakClient, tally: Tally): Promise<void> {
  const endpoint = 'GET /v1/fortunes/batch/{batch_id}';
  for (const id of tenant.batches) {
    for (let tries = 0; ; tries += 1) {
      const answer = await client.send({ endpoint, path: `/v1/fortunes/batch/${id}`, key: tenant.key });
      tally.count(endpoint, answer.status, 0);
      const { status, results } = JSON.parse(answer.text) as { status?: string; results?: { status: string }[] };
      if (status === 'completed') {
        const made = (results ?? []).filter((item) => item.status === 'success').length;
        tally.charge('POST /v1/fortunes/batch', tenant.name === 'live' ? made * GEMINI_USD : 0);
        break;
      }
      if (tries > 300) throw new Error(`the batch ${id} does not end`);
      await delay(200);
    }
  }
}

const GEMINI_USD = 0.01;

const MAX_TRIES = 5;

/** Retries a few times, because the last counts of a busy API server may be late. */
async function compareReport(
  tenant: Tenant,
  groupBy: 'endpoint' | 'status_code',
  client: SoakClient,
  tally: Tally,
): Promise<string[]> {
  const endpoint = 'GET /v1/reports/usage';
  for (let tries = 1; ; ) {
    const path = `/v1/reports/usage?group_by=${groupBy}`;
    const answer = await client.send({ endpoint, path, key: tenant.key });
    // The report is a request too, which only the next one includes.
    const differences = answer.status === 200 ? tally.differences(groupBy, JSON.parse(answer.text)) : null;
    tally.count(endpoint, answer.status, 0);
    if (differences !== null && (differences.length === 0 || tries === MAX_TRIES)) return differences;
    if (differences !== null) tries += 1;
    else if (answer.status !== 429) throw new Error(`${endpoint} answered ${answer.status}: ${answer.text}`);
    // Otherwise the tenant has reached its limit per minute.
    await delay(5_000);
  }
}

/** Park and Miller's generator: the same numbers for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
