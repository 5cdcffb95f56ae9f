import { setTimeout as delay } from 'node:timers/promises';
import { addDays, kstDate, systemClock } from '../../../shared/core/clock.ts';
import { ownerKey } from '../../../shared/core/owner.ts';
import { readDailyProgress } from '../../../shared/operations/schedules.ts';
import { createProducer } from '../../../shared/queues/producer.ts';
import { connectPatientRedis } from '../../../shared/queues/redis.ts';
import { enqueueRun } from '../../../shared/schedules/enqueue.ts';
import { distinctBirths } from '../lib/births.ts';
import { cpuMsOfGroups } from '../lib/cpu.ts';
import { startGenerationBench } from '../lib/generation.ts';
import { latenciesAtPace } from '../lib/load.ts';
import { type BenchPlatform, liveAccount, postJson } from '../lib/platform.ts';
import { insertProfiles } from '../lib/profiles.ts';
import { percentile, row } from '../lib/statistics.ts';
import { contentsOf, MB } from '../lib/storage.ts';
import type { BenchContext, Part } from '../part.ts';

const PROFILES = 10_000;
const CALLS_PER_SECOND = 10;
/** As many calls as the longest run takes, of an account that has no other limit than a thousand a minute. */
const CALLERS = 20_000;
const PROVIDER_LATENCY_MS = 300;
const CONCURRENCY = 20;
const MOST_SLOWER = 3;
const MOST_WRONG = 0.2;
/** When the predicted end is looked at, by the share of fortunes that are done. */
const LOOKS = [0.1, 0.25, 0.5, 0.75];

export const dailyBulk: Part = {
  name: 'daily-bulk',
  title: 'Scheduled daily generation',
  method: `The daily run of an account with ${PROFILES.toLocaleString('en-US')} profiles (\`--sizes\` takes another count), all with different charts, by a provider that takes
${PROVIDER_LATENCY_MS} ms: from the order of the run to the end of its last batch, every fortune stored, charged and its event dispatched; one process for the pool
\`haiku\` with concurrency ${CONCURRENCY}, one for \`maintenance\` and \`webhook\`. Meanwhile another account sends ${CALLS_PER_SECOND} \`POST /v1/fortunes\` a second for profiles of its own
through one API server; alone: the same calls while nothing else runs. Processor time is that of all processes and stores, growth that of the whole database, the interactive calls
included. The end is predicted by \`schedules list\`: the figure is how far its time from the start was wrong, at worst, when ${LOOKS.map((share) => `${share * 100} %`).join(', ')} were done.`,
  limitMs: 2 * 3_600_000,
  async run(context) {
    const bench = await startBulkBench(context);
    const { profiles, platform } = bench;
    const figures = { rate: [], alone: [], beside: [], cpuMs: [], data: [], indexes: [], wrong: [] } as Record<
      'rate' | 'alone' | 'beside' | 'cpuMs' | 'data' | 'indexes' | 'wrong',
      number[]
    >;
    const interactive = (goesOn: () => boolean) => latenciesAtPace(CALLS_PER_SECOND, bench.call, goesOn);
    const alone = (ms: number) => {
      const until = performance.now() + ms;
      return interactive(() => performance.now() < until);
    };
    // While the processes' code is still being compiled.
    await alone(context.quick ? 2_000 : 10_000);
    for (let run = 0; run < context.runs; run += 1) {
      figures.alone.push(percentile(await alone(context.quick ? 2_000 : 20_000), 0.99));
      const [before, cpuBefore] = [await contentsOf(platform.admin.db), bench.cpuMs()];
      const startedAt = performance.now();
      let running = true;
      const bulk = runDaily(bench, addDays(kstDate(systemClock.now()), run)).finally(() => {
        running = false;
      });
      const [latencies, wrong] = await Promise.all([interactive(() => running), bulk]);
      const tookMs = performance.now() - startedAt;
      const after = await contentsOf(platform.admin.db);
      const thousands = (profiles + latencies.length) / 1_000;
      figures.rate.push((profiles * 1_000) / tookMs);
      figures.beside.push(percentile(latencies, 0.99));
      figures.cpuMs.push((bench.cpuMs() - cpuBefore) / thousands);
      figures.data.push((after.dataBytes - before.dataBytes) / MB / thousands);
      figures.indexes.push((after.indexBytes - before.indexBytes) / MB / thousands);
      if (wrong !== null) figures.wrong.push(100 * wrong);
      context.log(
        `run ${run + 1}: ${Object.entries(figures)
          .map(([name, values]) => `${name} ${values.at(-1)?.toFixed(1)}`)
          .join(', ')} (${latencies.length} calls)`,
      );
    }
    return [
      row({
        measure: `daily bulk of ${profiles.toLocaleString('en-US')} profiles`,
        unit: 'items/s',
        values: figures.rate,
      }),
      row({ measure: 'interactive call, p99, alone', unit: 'ms', values: figures.alone }),
      row({
        measure: 'interactive call, p99, meanwhile',
        unit: 'ms',
        values: figures.beside,
        baseline: { name: 'alone', values: figures.alone },
        target: { kind: 'at most of baseline', ratio: MOST_SLOWER },
      }),
      row({ measure: 'processor time of 1,000 fortunes', unit: 'ms', values: figures.cpuMs }),
      row({ measure: 'records of 1,000 fortunes', unit: 'MB', values: figures.data }),
      row({ measure: 'indexes of 1,000 fortunes', unit: 'MB', values: figures.indexes }),
      ...(figures.wrong.length === 0
        ? []
        : [
            row({
              measure: 'error of the predicted end, at worst',
              unit: '%',
              values: figures.wrong,
              target: { kind: 'at most', value: 100 * MOST_WRONG },
            }),
          ]),
    ];
  },
};

interface BulkBench {
  readonly profiles: number;
  readonly platform: BenchPlatform;
  order(date: string): Promise<void>;
  /** An interactive call of another account, for a profile without a fortune of that day. */
  call(): Promise<unknown>;
  /** Of all processes and stores so far. */
  cpuMs(): number;
}

async function startBulkBench(context: BenchContext): Promise<BulkBench> {
  const profiles = context.sizes?.[0] ?? (context.quick ? 400 : PROFILES);
  const generation = await startGenerationBench(context, {
    providerLatencyMs: PROVIDER_LATENCY_MS,
    concurrency: CONCURRENCY,
    pools: ['maintenance,webhook'],
    settings: { LOG_LEVEL: 'warn' },
  });
  const { platform, apiUrl } = generation;
  const { admin } = platform;
  const births = distinctBirths();
  const [{ owner: bulk }, { owner: caller, key }] = [await liveAccount(admin), await liveAccount(admin)];
  await insertProfiles(admin, bulk, births, profiles);
  const fresh = await insertProfiles(admin, caller, births, context.quick ? 500 : CALLERS);
  const daily = { enabled: true, model: 'haiku', filter: {}, warmSections: false } as const;
  await admin.db.schedules.create({ _id: ownerKey(bulk), ...bulk, ...daily, updatedAt: systemClock.now() });
  const redis = connectPatientRedis(platform.redisUrl, admin.logger);
  const producer = createProducer(redis, admin.logger);
  context.defer(async () => {
    await producer.close();
    redis.disconnect();
  });
  let calls = 0;
  const { database = [], redis: redisPids = [] } = context.services.pids ?? {};
  const groups = { all: [...generation.pids, ...database, ...redisPids] };
  return {
    profiles,
    platform,
    cpuMs: () => cpuMsOfGroups(groups)['all'] ?? Number.NaN,
    order: (period) => enqueueRun(producer, { schedule: 'daily-bulk', period, number: 1 }),
    async call() {
      const profile_id = fresh[calls % fresh.length];
      const date = addDays(kstDate(systemClock.now()), Math.floor(calls / fresh.length));
      calls += 1;
      return postJson(`${apiUrl}/v1/fortunes`, key, { profile_id, type: 'daily', model: 'haiku', date });
    },
  };
}

/**
 * Resolves when every batch of the day's run has ended.
 * @returns by which share the predicted time to the end was wrong, at worst; null: too short a run to predict it
 */
async function runDaily({ platform, profiles, order }: BulkBench, date: string): Promise<number | null> {
  const { db, clock } = platform.admin;
  const startedAt = Date.now();
  await order(date);
  const ofRun = { kind: 'schedule', fortuneDate: date } as const;
  const looks = [...LOOKS];
  const predictedMs: number[] = [];
  for (let ended = 0; ended < Math.ceil(profiles / 100); ) {
    await delay(100);
    ended = await db.batches.countDocuments({ ...ofRun, state: 'completed' });
    if (await db.batches.exists({ ...ofRun, state: 'failed' })) throw new Error('a batch of the run has failed');
    if (ended * 100 < (looks[0] ?? 1) * profiles) continue;
    // Of the present day alone.
    const estimatedEndAt = (await readDailyProgress({ db, clock }))?.estimatedEndAt;
    if (estimatedEndAt === undefined || estimatedEndAt === null) continue;
    looks.shift();
    predictedMs.push(estimatedEndAt.getTime() - startedAt);
  }
  const tookMs = Date.now() - startedAt;
  return predictedMs.length === 0 ? null : Math.max(...predictedMs.map((ms) => Math.abs(ms - tookMs) / tookMs));
}
