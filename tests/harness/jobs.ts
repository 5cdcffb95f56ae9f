import { JOB_NAMES, PRIORITY, QUEUE_NAMES, type QueueName, queueKey } from '../../shared/queues/catalogue.ts';
import type { Handlers } from '../../shared/queues/handlers.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { until } from './http.ts';
import type { TestPlatform } from './platform.ts';
import { silentLogger } from './stores.ts';

/** The number of jobs ever added to the queues. */
export async function jobsEverAdded(platform: TestPlatform): Promise<number> {
  const counters = await Promise.all(QUEUE_NAMES.map((name) => platform.redis.get(queueKey(name, 'id'))));
  return counters.reduce((sum, counter) => sum + Number(counter ?? 0), 0);
}

/** Waits until every event has had its job, which is added after the response to the request. */
export async function untilEventsAreDispatched({ admin }: TestPlatform): Promise<void> {
  await until('no event is pending', async () => (await admin.db.events.countDocuments({ pending: true })) === 0);
}

/** Waits for all generations: a failed call is answered at once, while its other sections are still generated. */
export async function untilNothingIsGenerated({ admin }: TestPlatform): Promise<void> {
  await until('no generation is open', async () => (await admin.db.generations.countDocuments({ open: true })) === 0);
}

/** The jobs of a queue by state. */
export async function countJobs({ redis }: TestPlatform, queue: QueueName): Promise<Readonly<Record<string, number>>> {
  const producer = createProducer(redis, silentLogger);
  const counts = await producer.counts(queue);
  await producer.close();
  return counts;
}

/** The number of unfinished jobs of a queue. */
export async function jobsLeft(platform: TestPlatform, queue: QueueName): Promise<number> {
  const { completed = 0, failed = 0, ...left } = await countJobs(platform, queue);
  return Object.values(left).reduce((sum, count) => sum + count, 0);
}

/** The number of active jobs of a queue. */
export async function activeJobs(platform: TestPlatform, queue: QueueName): Promise<number> {
  const { active = 0 } = await countJobs(platform, queue);
  return active;
}

/** How often the job of a generation was run; null before it has ended. */
export async function runsOf({ redis }: TestPlatform, queue: QueueName, generationId: string): Promise<number | null> {
  const producer = createProducer(redis, silentLogger);
  const jobs = await producer.queue(queue).getJobs(['completed', 'failed']);
  await producer.close();
  return jobs.find(({ data }) => data.generationId === generationId)?.attemptsStarted ?? null;
}

/** Waits for the failed job whose payload holds these values. @returns the reason that the board shows, as JSON */
export async function failureOnBoard(
  { redis }: TestPlatform,
  queue: QueueName,
  payload: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const producer = createProducer(redis, silentLogger);
  const job = await until('the job has failed', async () => {
    const failed = await producer.queue(queue).getJobs(['failed']);
    return failed.find(({ data }) => Object.entries(payload).every(([name, value]) => data[name] === value));
  });
  await producer.close();
  return JSON.parse(job.failedReason);
}

/** A handler for every job of the catalogue; omitted ones do nothing. */
export function handlersWith(given: Partial<Handlers>): Handlers {
  return { ...Object.fromEntries(JOB_NAMES.map((name) => [name, async () => undefined])), ...given } as Handlers;
}

/** Runs the minute jobs of a worker of the pool `maintenance`. */
export async function enqueueReconciler({ redis }: TestPlatform): Promise<void> {
  const producer = createProducer(redis, silentLogger);
  await producer.add('maintenance', 'reconcile', {}, { priority: PRIORITY.liveInteractive });
  await producer.close();
}
