import { QUEUE_NAMES, queuePrefix } from '../../shared/queues/catalogue.ts';
import type { TestPlatform } from './platform.ts';

/** How many jobs the queues have ever been given. */
export async function jobsEverAdded(platform: TestPlatform): Promise<number> {
  const counters = await Promise.all(QUEUE_NAMES.map((name) => platform.redis.get(`${queuePrefix(name)}:${name}:id`)));
  return counters.reduce((sum, counter) => sum + Number(counter ?? 0), 0);
}
