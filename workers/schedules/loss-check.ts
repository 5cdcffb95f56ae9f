import { primariesOf, type RedisClient } from '../../shared/queues/redis.ts';

/** Exists until Redis loses its data. */
const MARK = '{saju}:memory';

/**
 * Whether Redis may have lost data since the last call: it is empty, or it has a new primary. A failover loses the writes
 * that had not reached the replica, a restart those that had not reached the disk. After either, the primary reports a new
 * replication id.
 */
export function createLossCheck(redis: RedisClient): () => Promise<boolean> {
  const known = new Set<string>();
  return async () => {
    const isEmpty = (await redis.set(MARK, '1', 'NX')) !== null;
    const before = known.size;
    // A primary that does not answer is read by the next call.
    for (const read of await Promise.allSettled(primariesOf(redis).map((primary) => primary.info('replication')))) {
      if (read.status === 'fulfilled') known.add(replicationIdOf(read.value));
    }
    return isEmpty || (before > 0 && known.size > before);
  };
}

function replicationIdOf(info: string): string {
  return /^master_replid:(\w+)/m.exec(info)?.[1] ?? '';
}
