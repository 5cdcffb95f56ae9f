import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type OpenedStream, openStream, StreamRejected } from '../../scripts/bench/lib/stream-client.ts';
import { outcomeOf } from '../../scripts/bench/lib/streams.ts';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import type { ServiceHandle } from '../../scripts/local/services/index.mjs';
import { QUEUE_NAMES } from '../../shared/queues/catalogue.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { batchEnded } from '../harness/batches.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { NODE_TIMEOUT_MS, type RedisNodes } from '../harness/redis-nodes.ts';
import { writeResults } from '../harness/results.ts';
import { silentLogger } from '../harness/stores.ts';
import { type KindOfWork, type Outcome, topologyTable } from '../harness/topology-report.ts';

/** How much runs at once. */
export interface Load {
  readonly generations: number;
  readonly batch: number;
  readonly streams: number;
  /** The disturbance comes when so many generations have ended. */
  readonly inTheMiddle: number;
}

const LOAD: Load = { generations: 50, batch: 100, streams: 200, inTheMiddle: 30 };
/** The streams of a chart share its three sections. */
const CHARTS = 20;
/** How long the provider takes before all is under way, and from then on. */
const SLOW_MS = 5_000;
const NORMAL_MS = 800;

/** The platform with a provider and a receiver of webhooks. */
export interface Workplace {
  readonly platform: TestPlatform;
  readonly front: ApiServer;
  readonly emulator: Emulator;
  readonly receiver: Receiver;
  /** The receiver's address for the workers. */
  readonly receiverUrl: string;
}

/** A workplace on several Redis servers. */
export interface Site extends Workplace {
  readonly nodes: RedisNodes;
  readonly outcomes: Map<string, Outcome>;
  stop(): Promise<void>;
}

export async function startSite(start: () => Promise<RedisNodes>): Promise<Site> {
  const [nodes, emulator, receiver] = await Promise.all([
    start(),
    startEmulator({ latencyMs: NORMAL_MS }),
    startReceiver(),
  ]);
  const platform = await startPlatform({
    ...providerSettings(emulator.url),
    REDIS_URL: nodes.url,
    // Longer than any failover: nothing may be given up because its caller has left.
    WEBHOOK_TIMEOUT_MS: '5000',
  });
  const [front] = await Promise.all([
    platform.startApiServer(),
    platform.startWorker('haiku,maintenance,webhook', { concurrency: 20, arguments: ['--schedules'] }),
  ]);
  return {
    nodes,
    platform,
    front,
    emulator,
    receiver,
    receiverUrl: receiver.url,
    outcomes: new Map(),
    async stop() {
      await platform.stop();
      await Promise.all([emulator.close(), receiver.close(), nodes.stop()]);
    },
  };
}

/** Takes a primary away. @returns brings it back as a replica */
export type Strike = (nodes: RedisNodes, primary: ServiceHandle) => Promise<() => Promise<void>>;

const HANG_MS = 15_000;

export const STRIKE_NAMES = ['is killed', 'hangs for 15 s and wakes', 'hands over as planned'] as const;
export type StrikeName = (typeof STRIKE_NAMES)[number];

export const STRIKES: Readonly<Record<StrikeName, Strike>> = {
  async 'is killed'(_nodes, primary) {
    await primary.kill();
    return () => primary.start();
  },
  async 'hangs for 15 s and wakes'(_nodes, primary) {
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of primary.pids()) process.kill(pid, name);
    };
    signal('SIGSTOP');
    const woken = new Promise((resolve) => setTimeout(resolve, HANG_MS)).then(() => signal('SIGCONT'));
    return () => woken;
  },
  async 'hands over as planned'(nodes, primary) {
    await nodes.failOver(primary);
    return async () => undefined;
  },
};

export interface WorkOutcome {
  /** Requests that got a 503 and were repeated. */
  readonly repeated: number;
  /** What never came to its end; streams that broke. */
  readonly lost: {
    readonly fortunes: number;
    readonly items: number;
    readonly events: number;
    readonly streams: number;
  };
  readonly chargedTwice: number;
  /** Provider calls beyond one per section: another attempt took over. It is charged once. */
  readonly askedTwice: number;
  /** Deliveries beyond one per event, each with the same id. */
  readonly deliveredTwice: number;
  /** When each piece of work ended, by this machine's clock. */
  readonly ends: Readonly<Record<KindOfWork, readonly number[]>>;
}

/** Has a primary struck amid work. */
export async function strikeAmidWork(site: Site, key: string, strike: Strike, year: number): Promise<Outcome> {
  const { struck, settledAt, lost, ends, ...outcome } = await disturbAmidWork(site, year, (ask) =>
    serveAgain(site.nodes, key, strike, ask),
  );
  const { electedMs, servedMs, struckAt, electedAt } = struck;
  const sinceElected = (kind: KindOfWork) =>
    ends[kind].filter((endedAt) => endedAt > struckAt).map((endedAt) => Math.max(0, endedAt - electedAt));
  return {
    electedMs,
    servedMs,
    recoveredMs: {
      fortunes: sinceElected('fortunes'),
      batch: sinceElected('batch'),
      streams: sinceElected('streams'),
      deliveries: sinceElected('deliveries'),
    },
    settledMs: settledAt - electedAt,
    lost: Object.values(lost).reduce((sum, count) => sum + count, 0),
    ...outcome,
  };
}

/**
 * Runs everything at once, disturbs it in the middle, and counts what came of it.
 * @param disturb gets a request for a fortune that does not exist yet, repeated until it is accepted
 * @param options `resumes`: whether streams that end with a retryable error are resumed
 */
export async function disturbAmidWork<T>(
  site: Workplace,
  year: number,
  disturb: (ask: () => Promise<unknown>) => Promise<T>,
  { resumes = false, load = LOAD }: { readonly resumes?: boolean; readonly load?: Load } = {},
): Promise<WorkOutcome & { readonly struck: T; readonly settledAt: number }> {
  const { platform, front, emulator, receiver, receiverUrl } = site;
  const { db } = platform.admin;
  const account = await platform.account();
  const own = { accountId: account.accountId };
  const call = createClient(front.url, { key: account.liveKey });
  const insistent = createInsistent(call);
  const path = `/${year}`;
  const types = ['fortune.generated', 'batch.completed'] as const;
  await insistent.call('POST', '/v1/webhooks', { body: { url: `${receiverUrl}${path}`, events: types } });
  const profiles = await createProfiles(insistent.call, year, 1 + load.generations + load.batch);
  emulator.clearRequests();
  // The first generations last until everything is under way.
  emulator.behave({ latency_ms: SLOW_MS });
  const streams = await openStreams(front, account, year, { count: load.streams, resumes });
  const [probed = '', ...others] = profiles;
  await Promise.all(
    others.slice(0, load.generations).map((profile_id) => {
      const options = { body: { profile_id, type: 'daily' }, headers: { Prefer: 'respond-async' } };
      return insistent.call('POST', '/v1/fortunes', options);
    }),
  );
  const body = { profile_ids: others.slice(load.generations), fortune_type: 'daily' };
  const batch = (await insistent.call('POST', '/v1/fortunes/batch', { body })).textAt('id');
  const recorded = () => db.calls.countDocuments({ ...own, parts: { $ne: null } });
  await until('all streams wait', async () => (await recorded()) + streams.ended() >= load.streams);
  emulator.behave({ latency_ms: NORMAL_MS });
  const made = () => db.generations.countDocuments({ ...own, state: 'succeeded' });
  await until('some are made', async () => (await made()) >= load.inTheMiddle);

  const brokenBefore = streams.broken();
  const struck = await disturb(() =>
    insistent.call('POST', '/v1/fortunes', { body: { profile_id: probed, type: 'daily' } }),
  );

  await streams.allEnded;
  const batchAnswer = await batchEnded(call, batch);
  const isZero = (what: string, count: () => Promise<number>) =>
    until(what, async () => (await count()) === 0).catch(async (error: Error) => {
      throw new Error(`${error.message}\n${await describeWork(platform, own)}`);
    });
  await isZero('no generation is open', () => db.generations.countDocuments({ ...own, open: true }));
  await isZero('no call is open', () => db.calls.countDocuments({ ...own, state: 'open' }));
  await isZero('no event waits', () => db.events.countDocuments({ ...own, pending: true }));
  await isZero('no delivery waits', () => db.deliveries.countDocuments({ ...own, status: 'pending' }));
  const settledAt = Date.now();

  const fortunes = await db.fortunes.find({ ...own, state: 'ready' }, { profileId: 1, generatedAt: 1 }).lean();
  const alone = new Set(others.slice(0, load.generations));
  const items = await db.batchItems.find({ ...own, batchId: batch }, { finishedAt: 1 }).lean();
  const events = await db.events.countDocuments({ ...own, type: { $in: [...types] } });
  const arrivals = receiver.received(path);
  const received = arrivals.map(({ headers }) => headers['webhook-id']);
  const charged = await db.calls.find({ ...own, chargedUsd: { $gt: 0 } }).lean();
  const sections = charged.flatMap(({ caused }) => caused.map(({ generationId }) => generationId));
  return {
    struck,
    settledAt,
    repeated: insistent.repeated(),
    lost: {
      fortunes: profiles.length - fortunes.length,
      items: load.batch - Number(batchAnswer.at('completed_count')),
      events: events - new Set(received).size,
      streams: streams.broken() - brokenBefore,
    },
    chargedTwice:
      sections.length -
      new Set(sections).size +
      charged.filter(({ chargedUsd, priceUsd }) => chargedUsd !== priceUsd).length,
    askedTwice: emulator.requests().length - (await made()),
    deliveredTwice: received.length - new Set(received).size,
    ends: {
      fortunes: fortunes.flatMap(({ profileId, generatedAt }) =>
        alone.has(profileId) && generatedAt !== null ? generatedAt.getTime() : [],
      ),
      batch: items.flatMap(({ finishedAt }) => finishedAt?.getTime() ?? []),
      streams: streams.ends(),
      deliveries: arrivals
        .filter(({ headers }, place) => received.indexOf(headers['webhook-id']) === place)
        .map(({ atMs }) => atMs),
    },
  };
}

/**
 * Has a primary struck and asks for a fortune until there is one.
 * @param ask a request for a fortune that does not exist yet, repeated until it is accepted
 */
async function serveAgain(nodes: RedisNodes, key: string, strike: Strike, ask: () => Promise<unknown>) {
  const primary = await nodes.primaryOf(key);
  const struckAt = Date.now();
  const bringBack = await strike(nodes, primary);
  const elected = until('another primary', async () => (await nodes.primaryOf(key)).port !== primary.port);
  const [electedAt, servedAt] = await Promise.all([elected.then(Date.now), ask().then(Date.now)]).finally(bringBack);
  return { struckAt, electedAt, electedMs: electedAt - struckAt, servedMs: Math.max(0, servedAt - electedAt) };
}

/** The same without other work. @returns from the new primary to the first fortune */
export async function strikeIdle(site: Site, key: string, strike: Strike, year: number): Promise<number> {
  const { call } = createInsistent(createClient(site.front.url, { key: (await site.platform.account()).liveKey }));
  const [profile_id] = await createProfiles(call, year, 1);
  const ask = () => call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } });
  const { servedMs } = await serveAgain(site.nodes, key, strike, ask);
  await site.nodes.settled();
  return servedMs;
}

/** Open events of an account with their jobs, all queues, and the warnings of all processes: why work does not end. */
async function describeWork(platform: TestPlatform, own: { readonly accountId: string }): Promise<string> {
  const { db } = platform.admin;
  const producer = createProducer(platform.redis, silentLogger);
  const queues = await Promise.all(QUEUE_NAMES.map(async (name) => [name, await producer.counts(name)]));
  const events = await db.events
    .find({ ...own, pending: true })
    .limit(5)
    .lean();
  const jobs = await producer.queue('webhook-dispatch').getJobs();
  const open = await Promise.all(
    events.map(async ({ _id, type, createdAt }) => {
      const holders = jobs.filter(({ data }) => data.eventIds.includes(_id));
      const states = holders.map(async (job) => ({ ...job.asJSON(), state: await job.getState(), opts: undefined }));
      const dedupIds = [_id, `again-${_id}`];
      const deduplicated = dedupIds.map((id) => producer.queue('webhook-dispatch').getDeduplicationJobId(id));
      return { _id, type, createdAt, jobs: await Promise.all(states), dedup: await Promise.all(deduplicated) };
    }),
  );
  await producer.close();
  const warnings = platform
    .logs()
    .split('\n')
    .filter((line) => /"level":"?(warn|error|fatal|[456]0)/.test(line));
  const found = { now: new Date(), events: open, queues: Object.fromEntries(queues) };
  return [JSON.stringify(found, null, 1), ...warnings.slice(-40)].join('\n');
}

const REPEAT_AFTER_MS = 250;

/**
 * Repeats requests that are refused with 503 or whose connection breaks, as clients should, with the same key. Any other
 * refusal is an error.
 */
function createInsistent(call: Client) {
  let repeated = 0;
  return {
    repeated: () => repeated,
    async call(method: string, path: string, options: Parameters<Client>[2] = {}): Promise<HttpAnswer> {
      const headers = { ...options.headers, 'Idempotency-Key': randomUUID() };
      return until(`${method} ${path}`, async () => {
        const answer = await call(method, path, { ...options, headers }).catch(() => null);
        if (answer !== null && answer.status < 300) return answer;
        if (answer !== null && (answer.status !== 503 || !answer.headers.has('retry-after'))) {
          throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
        }
        repeated += 1;
        await delay(REPEAT_AFTER_MS);
        return null;
      });
    },
  };
}

async function createProfiles(call: Client, birth_year: number, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const body = { ...BIRTH, birth_year, birth_month: 1 + Math.floor(place / 25), birth_day: 1 + (place % 25) };
      return (await call('POST', '/v1/profiles', { body })).textAt('id');
    }),
  );
}

/** @param resumes whether a client resumes a stream that ends with a retryable error, or counts it as broken */
async function openStreams(
  front: ApiServer,
  account: TestAccount,
  year: number,
  { count, resumes }: { readonly count: number; readonly resumes: boolean },
) {
  const endedAt: number[] = [];
  let broken = 0;
  const follow = async (index: number) => {
    const day = String(1 + (index % CHARTS)).padStart(2, '0');
    const body = JSON.stringify({ birth_date: `${year}-11-${day}`, gender: 'male', name: `김${index}` });
    const request = { url: `${front.url}/v1/fortunes/daily-stream`, key: account.liveKey, body };
    let refusal: unknown;
    const open = (lastEventId?: string) =>
      until(
        () => `a stream opens: ${refusal}`,
        () =>
          openStream(false, { ...request, lastEventId }).catch((error: unknown) => {
            refusal = error;
            // As a client should. Two hundred streams that repeat earlier keep a busy server from serving any.
            const askedMs = error instanceof StreamRejected ? 1_000 * error.retryAfterSeconds : 0;
            return delay(Math.max(REPEAT_AFTER_MS, askedMs), null);
          }),
      );
    const isWhole = async (stream: OpenedStream, before: readonly string[]): Promise<boolean> => {
      const outcome = await outcomeOf(stream);
      if (outcome.isWhole) return true;
      const { events } = outcome.times;
      const last = events.at(-1);
      const names = [...before, ...events.map(({ event }) => event)];
      if (!resumes || last === undefined) return false;
      if (last.event === 'complete') return names.slice(0, -1).sort().join() === 'character,fortune,tendency';
      if (last.event !== 'error' || JSON.parse(last.data).retryable !== true) return false;
      return isWhole(await open(last.id), names.slice(0, -1));
    };
    const first = await open();
    return {
      outcome: isWhole(first, []).then((whole) => {
        endedAt.push(Date.now());
        if (!whole) broken += 1;
      }),
    };
  };
  const streams = await Promise.all(Array.from({ length: count }, (_, index) => follow(index)));
  return {
    ended: () => endedAt.length,
    ends: (): readonly number[] => endedAt,
    broken: () => broken,
    allEnded: Promise.all(streams.map(({ outcome }) => outcome)),
  };
}

const TITLES = {
  cluster: 'Failovers of a Redis cluster of 3 + 3 nodes',
  sentinels: 'Failovers of a Redis primary with two replicas and three sentinels',
};

const DESCRIPTION = {
  command: 'npm run test:topologies -- --write',
  method: [
    `In seconds, with servers that are given up after ${NODE_TIMEOUT_MS / 1_000} s of silence. Elected: until another server was primary. Served: from`,
    'there until a fortune was made that had been asked for during the failover. Then, from the new primary too, the median',
    'and the longest time to the end of what was not done when the old one failed, of 50 single fortunes, a batch of 100, 200',
    'streams and their deliveries. The calls that were left take about 7 s without any failure: a worker makes 20 at a time,',
    'of 0.8 s each.',
  ].join(' '),
};

/**
 * Prints the outcomes as a table of Markdown. With `--write` those of a whole run without a loss also go into
 * docs/results.
 */
export function publish(topology: keyof typeof TITLES, outcomes: ReadonlyMap<string, Outcome>): void {
  const table = topologyTable(outcomes);
  process.stderr.write(`\n${topology}\n${table}\n`);
  const isWhole = STRIKE_NAMES.every((name) => outcomes.has(name));
  const isSound = [...outcomes.values()].every(({ lost, chargedTwice }) => lost + chargedTwice === 0);
  if (process.env['SAJU_TEST_WRITE'] !== undefined && isWhole && isSound) {
    writeResults(`topology-${topology}`, { ...DESCRIPTION, title: TITLES[topology], tables: table });
  }
}
