import { PRIORITY, QUEUE_NAMES, queuePrefix } from '../../shared/queues/catalogue.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import type { TestPlatform } from './platform.ts';
import { silentLogger } from './stores.ts';

/** How many jobs the queues have ever been given. */
export async function jobsEverAdded(platform: TestPlatform): Promise<number> {
  const counters = await Promise.all(QUEUE_NAMES.map((name) => platform.redis.get(`${queuePrefix(name)}:${name}:id`)));
  return counters.reduce((sum, counter) => sum + Number(counter ?? 0), 0);
}

/** What comes by every minute: a worker of the pool `maintenance` does it. */
export async function enqueueReconciler({ redis }: TestPlatform): Promise<void> {
  const producer = createProducer(redis, silentLogger);
  await producer.add('maintenance', 'reconcile', {}, { priority: PRIORITY.liveInteractive });
  await producer.close();
}
