import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { JOBS, QUEUE_NAMES, type QueueName, queueKey, queuePrefix } from './catalogue.ts';
import type { Producer } from './producer.ts';
import { primariesOf, type RedisClient } from './redis.ts';

/** Redis as far as accounts are concerned: keys and jobs name them, no value of another key does. */
interface Deps {
  readonly redis: RedisClient;
  readonly producer: Pick<Producer, 'queue'>;
}

const PAGE = 500;

/**
 * Removes what Redis holds of an account: its counters, its jobs, its turns. A job that runs at this moment keeps the id
 * of its record alone.
 * @returns the number of keys, jobs and entries
 */
export async function eraseFromRedis(deps: Deps, accountId: string): Promise<number> {
  let erased = 0;
  for (const name of QUEUE_NAMES) {
    erased += await eraseJobs(deps, name, accountId);
    erased += await eraseTurns(deps, name, accountId);
    erased += await eraseQueueEvents(deps, name, accountId);
  }
  for (const node of primariesOf(deps.redis)) erased += await eraseKeys(node, accountId);
  return erased;
}

const STATES = ['waiting', 'prioritized', 'delayed', 'active', 'completed', 'failed'] as const;

async function eraseJobs({ producer }: Deps, name: QueueName, accountId: string): Promise<number> {
  const queue = producer.queue(name);
  let erased = 0;
  for (const state of STATES) {
    for (let from = 0; ; ) {
      const page: (Job | undefined)[] = await queue.getJobs([state], from, from + PAGE - 1, true);
      const own = page.flatMap((job) => (job !== undefined && names(job.data, accountId) ? [job] : []));
      for (const job of own) await (state === 'active' ? anonymize(job) : eraseJob(job, accountId));
      erased += own.length;
      if (page.length < PAGE) break;
      from += state === 'active' ? page.length : page.length - own.length;
    }
  }
  return erased;
}

/** A worker has read what it needs; without an account another one finds the record, or none. Turns of batches end soon. */
async function anonymize(job: Job): Promise<void> {
  const { generationId, deliveryId } = job.data;
  const left = generationId === undefined ? { deliveryId } : { generationId };
  if (Object.values(left).every((id) => id === undefined)) return;
  await job.updateData(left).catch(async (error: unknown) => {
    if (await job.isActive()) throw error;
  });
}

/** A job about events of several accounts goes on without this one's. */
async function eraseJob(job: Job, accountId: string): Promise<void> {
  const payload = JOBS['dispatch-events'].payload.safeParse(job.data);
  const { eventIds = [], accountIds = [] } = payload.data ?? {};
  const rest = eventIds.flatMap((id, index) => (accountIds[index] === accountId ? [] : [[id, accountIds[index]]]));
  if (rest.length > 0) {
    await job.updateData({ eventIds: rest.map(([id]) => id), accountIds: rest.map(([, account]) => account) });
  } else {
    // It may have started meanwhile: then it finds no record.
    await job.remove().catch(async (error: unknown) => {
      if (!(await job.isActive())) throw error;
    });
  }
}

/** The shares of the accounts with waiting jobs (`shared/queues/fair-turns.ts`). */
async function eraseTurns({ redis }: Deps, name: QueueName, accountId: string): Promise<number> {
  const key = `${queuePrefix(name)}:turns`;
  const own = (await redis.hkeys(key)).filter((holder) => holder.includes(accountId));
  return own.length === 0 ? 0 : redis.hdel(key, ...own);
}

/** BullMQ's stream of a queue names the deduplication ids, of which some begin with the account. */
async function eraseQueueEvents({ redis }: Deps, name: QueueName, accountId: string): Promise<number> {
  const key = queueKey(name, 'events');
  let erased = 0;
  for (let from = '-'; ; ) {
    const page = await redis.xrange(key, from, '+', 'COUNT', PAGE);
    const own = page.filter(([, fields]) => names(fields, accountId)).map(([id]) => id);
    if (own.length > 0) erased += await redis.xdel(key, ...own);
    const last = page.at(-1)?.[0];
    if (last === undefined || page.length < PAGE) return erased;
    from = `(${last}`;
  }
}

async function eraseKeys(node: Redis, accountId: string): Promise<number> {
  let erased = 0;
  let cursor = '0';
  do {
    const [next, keys] = await node.scan(cursor, 'MATCH', `*${accountId}*`, 'COUNT', PAGE);
    // One at a time: keys of one command must be of one slot.
    for (const key of keys) erased += await node.unlink(key);
    cursor = next;
  } while (cursor !== '0');
  return erased;
}

function names(value: unknown, accountId: string): boolean {
  return JSON.stringify(value).includes(accountId);
}
