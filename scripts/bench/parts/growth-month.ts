import { setTimeout as delay } from 'node:timers/promises';
import { addDays, DAY_MS, kstDate, systemClock } from '../../../shared/core/clock.ts';
import { ownerKey } from '../../../shared/core/owner.ts';
import { createProducer } from '../../../shared/queues/producer.ts';
import { connectPatientRedis } from '../../../shared/queues/redis.ts';
import { enqueueRun } from '../../../shared/schedules/enqueue.ts';
import { distinctBirths } from '../lib/births.ts';
import { liveAccount, openBenchPlatform } from '../lib/platform.ts';
import { insertProfiles } from '../lib/profiles.ts';
import { row } from '../lib/statistics.ts';
import { type Contents, contentsOf, MB } from '../lib/storage.ts';
import type { Part } from '../part.ts';

const PROFILES = 100;
/** Events live for 30 days: a few more show that they stay as many. */
const DAYS = 34;
const KEPT = ['fortunes', 'calls', 'batch_items'] as const;
const EXPIRING = ['contents', 'generations', 'events'] as const;
const PER = 100_000;

export const growthMonth: Part = {
  name: 'growth-month',
  title: 'Growth: a month of daily runs',
  method: `${DAYS} days of the daily run of an account with ${PROFILES} profiles, all with different charts, by the built-in simulator: each day a worker process starts with its
clock set to that day, generates every fortune and runs the day's retention. Contents end with their day, generations after 7 days, events after
30; fortunes, calls and batch items stay longer, as [stores](../stores.md) says. "a day" compares the last day with the first on which records of that
kind expire: what is deleted is as much as what is made. Bytes are of the embedded database, whose tables keep the space of deleted records for new ones.

![Records by day](images/growth-month.svg)`,
  limitMs: 3_600_000,
  async run(context) {
    const [profiles, days] = context.quick ? [50, 3] : [PROFILES, DAYS];
    const platform = await openBenchPlatform(context, { LOG_LEVEL: 'warn' });
    const { admin, redisUrl } = platform;
    const { owner } = await liveAccount(admin);
    await insertProfiles(admin, owner, distinctBirths(), profiles);
    const daily = { enabled: true, model: 'haiku', filter: {}, warmSections: false } as const;
    await admin.db.schedules.create({ _id: ownerKey(owner), ...owner, ...daily, updatedAt: systemClock.now() });
    const redis = connectPatientRedis(redisUrl, admin.logger);
    const producer = createProducer(redis, admin.logger);
    context.defer(async () => {
      await producer.close();
      redis.disconnect();
    });
    const today = kstDate(systemClock.now());
    const samples: Contents[] = [await contentsOf(admin.db)];
    const retentionMs: number[] = [];
    for (let day = 1; day <= days; day += 1) {
      const worker = await platform.startWorkerAhead(day * DAY_MS, '--pools', 'haiku,maintenance,webhook');
      const period = addDays(today, day);
      await enqueueRun(producer, { schedule: 'daily-bulk', period, number: 1 });
      const batches = Math.ceil(profiles / 100);
      await until(async () => {
        const ended = { kind: 'schedule', fortuneDate: period, state: 'completed' } as const;
        return (await admin.db.batches.countDocuments(ended)) === batches;
      });
      await until(async () => (await admin.db.events.countDocuments({ pending: true })) === 0);
      const startedAt = performance.now();
      await enqueueRun(producer, { schedule: 'retention', period, number: 1 });
      await until(
        async () => (await admin.db.scheduleRuns.exists({ schedule: 'retention', period, state: 'done' })) !== null,
      );
      retentionMs.push(performance.now() - startedAt);
      await worker.stop();
      const sample = await contentsOf(admin.db);
      samples.push(sample);
      context.log(`day ${day}: ${describe(sample)}`);
    }
    await context.picture('growth-month', {
      title: 'Records by day of a daily run',
      x: { label: 'day', scale: 'linear' },
      y: { label: 'records', scale: 'linear' },
      curves: [...KEPT, ...EXPIRING].map((name) => ({
        name,
        points: samples.map((sample, day) => [day, sample.counts[name] ?? 0] as const),
      })),
    });
    const [first, last, before] = [samples[0], samples.at(-1), samples.at(-2)];
    if (first === undefined || last === undefined || before === undefined) throw new Error('no day was measured');
    const per = PER / (profiles * days) / MB;
    const single = (measure: string, unit: string, value: number) => row({ measure, unit, values: [value] });
    return [
      single(`records, for ${PER.toLocaleString('en-US')} fortunes`, 'MB', (last.dataBytes - first.dataBytes) * per),
      single(`indexes, for ${PER.toLocaleString('en-US')} fortunes`, 'MB', (last.indexBytes - first.indexBytes) * per),
      ...EXPIRING.map((name) =>
        row({
          measure: `${name} more on the last day than the day before`,
          unit: 'records',
          values: [(last.counts[name] ?? 0) - (before.counts[name] ?? 0)],
          target: { kind: 'at most', value: 0 },
        }),
      ),
      row({ measure: "a day's retention", unit: 'ms', values: retentionMs }),
    ];
  },
};

function describe({ counts, dataBytes, indexBytes }: Contents): string {
  const records = [...KEPT, ...EXPIRING].map((name) => `${name} ${counts[name] ?? 0}`).join(', ');
  return `${records}; ${(dataBytes / MB).toFixed(1)} MB, indexes ${(indexBytes / MB).toFixed(1)} MB`;
}

async function until(reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached())) await delay(100);
}
