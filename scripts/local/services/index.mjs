import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from '../lib/lock.mjs';
import { delay } from '../lib/processes.mjs';
import { UserError } from '../lib/user-error.mjs';
import { startDatabase } from './database.mjs';
import { startRedis } from './redis.mjs';
import { readState, writeState } from './state.mjs';

export { startDatabase } from './database.mjs';
export { startRedis } from './redis.mjs';

/**
 * Starts the services that MONGODB_URL and REDIS_URL do not name, on the data of `dataDir`, and resolves with
 * `{mongodbUrl, redisUrl, database?, redis?, stop()}` when both are ready. One process at a time uses a data folder.
 *
 * `throwaway` trades durability for speed and removes the folder on stop. `gatewayBuilt` is a promise that the gateway
 * waits for. With `failPoints` clients of an embedded database can make
 * commands fail. An unexpected end of a service is reported to `log`; with `restartOnExit` it is restarted.
 */
export async function startServices({
  dataDir,
  throwaway = false,
  environment = process.env,
  gatewayBuilt,
  commandLog,
  failPoints,
  restartOnExit = false,
  log = () => undefined,
}) {
  const lock = holdFolder(dataDir);
  let stopped = false;
  let database;
  let redis;
  const onUnexpectedEnd = async (name, how, startAgain) => {
    log(`${name} ended unexpectedly (${how})`);
    if (!restartOnExit || !(await restarted(startAgain, () => stopped, log))) return;
    log(`${name} runs again`);
    writeState(dataDir, { database, redis });
  };
  const stop = async () => {
    stopped = true;
    await database?.stop();
    await redis?.stop();
    if (throwaway) rmSync(dataDir, { recursive: true, force: true });
    lock.release();
  };

  const { ports = {} } = readState(dataDir);
  const common = { throwaway, log, onUnexpectedEnd };
  const databaseSettings = { dataDir, port: ports.database, gatewayBuilt, commandLog, failPoints, ...common };
  const redisSettings = { dir: path.join(dataDir, 'redis'), port: ports.redis, ...common };
  const starting = await Promise.allSettled([
    environment.MONGODB_URL ? undefined : startDatabase(databaseSettings),
    environment.REDIS_URL ? undefined : startRedis(redisSettings),
  ]);
  [database, redis] = starting.map(({ value }) => value);
  const failed = starting.find(({ status }) => status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  writeState(dataDir, { database, redis });
  const mongodbUrl = environment.MONGODB_URL || database.url;
  const redisUrl = environment.REDIS_URL || redis.url;
  return { mongodbUrl, redisUrl, database, redis, stop };
}

function holdFolder(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const lock = tryLock(path.join(dataDir, 'services.lock'));
  if (lock.release) return lock;
  throw new UserError(`The services of ${dataDir} already run (process ${lock.holder.pid}): stop it or set DATA_DIR.`);
}

/** Retries until it runs, with growing pauses. False when everything was stopped in the meantime. */
async function restarted(start, isStopped, log) {
  for (let pauseMs = 100; !isStopped(); pauseMs = Math.min(pauseMs * 2, 5_000)) {
    await delay(pauseMs);
    try {
      if (isStopped()) return false;
      await start();
      return true;
    } catch (error) {
      if (!isStopped()) log(error.message);
    }
  }
  return false;
}
