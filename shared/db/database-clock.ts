import type { Connection } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import { watchRead } from '../core/watch-read.ts';

/**
 * The database's time, for what one host writes and another compares with the present: the clocks of hosts differ. It is as
 * exact as half of a round trip, and goes on while the database is away. Calendar days are the host's.
 */
export interface DatabaseClock extends Clock {
  close(): Promise<void>;
}

/** A failover may change whose clock it is. */
const READ_EVERY_MS = 2_000;

/** @throws when the first read fails */
export async function watchDatabaseClock(deps: {
  readonly db: { readonly connection: Connection };
  readonly logger: Logger;
}): Promise<DatabaseClock> {
  const { db, logger } = deps;
  const { current, close } = await watchRead({
    everyMs: READ_EVERY_MS,
    // By the process's monotonic clock, so that a step of the host's clock changes nothing either.
    async read() {
      const askedAt = performance.now();
      const time = (await readDatabaseTime(db.connection)).getTime();
      return time - (askedAt + performance.now()) / 2;
    },
    logger,
    component: 'database clock',
    warning: 'the time of the database cannot be read',
  });
  return { now: () => new Date(current() + performance.now()), close };
}

export async function readDatabaseTime({ db }: Connection): Promise<Date> {
  if (db === undefined) throw new Error('the database is not connected');
  const { localTime } = await db.admin().command({ hello: 1 });
  if (!(localTime instanceof Date)) throw new Error('the server does not report its time');
  return localTime;
}
