import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, kstDate, systemClock } from '../../../shared/core/clock.ts';
import { type Owner, ownerKey } from '../../../shared/core/owner.ts';
import { PERMISSIONS } from '../../../shared/core/permissions.ts';
import { createProducer } from '../../../shared/queues/producer.ts';
import { connectPatientRedis } from '../../../shared/queues/redis.ts';
import { enqueueRun } from '../../../shared/schedules/enqueue.ts';
import { distinctBirths } from '../lib/births.ts';
import { type BenchPlatform, openBenchPlatform, postJson } from '../lib/platform.ts';
import { insertProfiles } from '../lib/profiles.ts';
import { percentile, row } from '../lib/statistics.ts';
import type { BenchContext, Part } from '../part.ts';

const PROFILES = 10_000;
const CALLS_PER_SECOND = 10;

export const dailyBulk: Part = {
  name: 'daily-bulk',
  title: 'Scheduled daily generation',
  method: `The daily run of an account with ${PROFILES.toLocaleString('en-US')} profiles, all with different charts, by the built-in simulator: from the order of the run to
the end of its last batch, every fortune stored, charged and its event dispatched; one process for the pool \`haiku\`, one for \`maintenance\` and
\`webhook\`. Meanwhile another account sends ${CALLS_PER_SECOND} \`POST /v1/fortunes\` a second for profiles of its own through one API server; alone: the same calls while
nothing else runs.`,
  limitMs: 3_600_000,
  async run(context) {
    const bench = await startBulkBench(context);
    const rates: number[] = [];
    const alone: number[] = [];
    const beside: number[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const until = performance.now() + (context.quick ? 2_000 : 10_000);
      alone.push(percentile(await interactive(bench, () => performance.now() < until), 0.99));
      const startedAt = performance.now();
      let running = true;
      const bulk = runDaily(bench, addDays(kstDate(systemClock.now()), run + 1)).finally(() => {
        running = false;
      });
      const [latencies] = await Promise.all([interactive(bench, () => running), bulk]);
      rates.push((bench.profiles * 1_000) / (performance.now() - startedAt));
      beside.push(percentile(latencies, 0.99));
      context.log(
        `run ${run + 1}: ${Math.round(rates[run] ?? 0)} items/s; interactive p99 ${Math.round(alone[run] ?? 0)} ms alone,` +
          ` ${Math.round(beside[run] ?? 0)} ms meanwhile (${latencies.length} calls)`,
      );
    }
    return [
      row({
        measure: `daily bulk of ${bench.profiles.toLocaleString('en-US')} profiles`,
        unit: 'items/s',
        values: rates,
      }),
      row({ measure: 'interactive call, p99, alone', unit: 'ms', values: alone }),
      row({
        measure: 'interactive call, p99, meanwhile',
        unit: 'ms',
        values: beside,
        baseline: { name: 'alone', values: alone },
      }),
    ];
  },
};

interface BulkBench {
  readonly profiles: number;
  readonly platform: BenchPlatform;
  readonly apiUrl: string;
  order(date: string): Promise<void>;
  /** A profile without a fortune, of the account that sends the interactive calls. */
  nextProfile(): string;
  readonly key: string;
}

async function startBulkBench(context: BenchContext): Promise<BulkBench> {
  const profiles = context.quick ? 400 : PROFILES;
  const platform = await openBenchPlatform(context, { LOG_LEVEL: 'warn' });
  const { admin } = platform;
  const births = distinctBirths();
  const [bulk, caller] = [await account(platform), await account(platform)];
  await insertProfiles(admin, bulk, births, profiles);
  const fresh = await insertProfiles(admin, caller, births, context.quick ? 500 : 20_000);
  const daily = { enabled: true, model: 'haiku', filter: {}, warmSections: false } as const;
  await admin.db.schedules.create({ _id: ownerKey(bulk), ...bulk, ...daily, updatedAt: systemClock.now() });
  const { key } = await admin.keys.create(caller.accountId, { name: 'bench', type: 'live', permissions: PERMISSIONS });
  const redis = connectPatientRedis(platform.redisUrl, admin.logger);
  const producer = createProducer(redis, admin.logger);
  context.defer(async () => {
    await producer.close();
    redis.disconnect();
  });
  const apiServer = await platform.startApiServer();
  await platform.startWorker('--pools', 'haiku');
  await platform.startWorker('--pools', 'maintenance,webhook');
  return {
    profiles,
    platform,
    key,
    apiUrl: apiServer.url,
    order: (period) => enqueueRun(producer, { schedule: 'daily-bulk', period, number: 1 }),
    nextProfile() {
      const id = fresh.pop();
      if (id === undefined) throw new Error('no profile without a fortune is left');
      return id;
    },
  };
}

async function account({ admin }: BenchPlatform): Promise<Owner> {
  const email = `${randomBytes(8).toString('hex')}@bench.example`;
  const created = await admin.accounts.create({ email, plan: 'enterprise' });
  return { accountId: created.account._id, livemode: true };
}

/** Resolves when every batch of the day's run has ended. */
async function runDaily({ platform, profiles, order }: BulkBench, date: string): Promise<void> {
  const { db } = platform.admin;
  await order(date);
  const ofRun = { kind: 'schedule', fortuneDate: date } as const;
  for (let ended = 0; ended < Math.ceil(profiles / 100); ) {
    await delay(100);
    ended = await db.batches.countDocuments({ ...ofRun, state: 'completed' });
    if (await db.batches.exists({ ...ofRun, state: 'failed' })) throw new Error('a batch of the run has failed');
  }
}

/** Latencies in ms of calls that start at a fixed pace, however long they take. */
async function interactive(bench: BulkBench, goesOn: () => boolean): Promise<number[]> {
  const latencies: number[] = [];
  const calls: Promise<void>[] = [];
  const startedAt = performance.now();
  while (goesOn()) {
    calls.push(call(bench).then((latencyMs) => void latencies.push(latencyMs)));
    await delay(Math.max(0, startedAt + (calls.length * 1_000) / CALLS_PER_SECOND - performance.now()));
  }
  await Promise.all(calls);
  return latencies;
}

async function call({ apiUrl, key, nextProfile }: BulkBench): Promise<number> {
  const sentAt = performance.now();
  await postJson(`${apiUrl}/v1/fortunes`, key, { profile_id: nextProfile(), type: 'daily', model: 'haiku' });
  return performance.now() - sentAt;
}
