import { primariesOf, type RedisClient } from '../../shared/queues/redis.ts';

/** Exists until Redis loses its data. */
const MARK = '{saju}:memory';

/**
 * Whether Redis may have lost data since the last call: it is empty, or a primary is a new one. A failover loses the
 * writes that had not reached the replica, and a restart those that had not reached the disk. Either begins a new
 * history, whose id the primary tells.
 */
export function createLossCheck(redis: RedisClient): () => Promise<boolean> {
  const known = new Set<string>();
  return async () => {
    const isEmpty = (await redis.set(MARK, '1', 'NX')) !== null;
    const before = known.size;
    // A primary that does not answer is looked at next time.
    for (const read of await Promise.allSettled(primariesOf(redis).map((primary) => primary.info('replication')))) {
      if (read.status === 'fulfilled') known.add(historyOf(read.value));
    }
    return isEmpty || (before > 0 && known.size > before);
  };
}

function historyOf(info: string): string {
  return /^master_replid:(\w+)/m.exec(info)?.[1] ?? '';
}
