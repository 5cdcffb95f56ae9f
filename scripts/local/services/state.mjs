import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf, stillRuns } from '../lib/processes.mjs';

/**
 * `$DATA_DIR/services.json`: the current or last addresses of a data folder's embedded services, so that the command
 * line finds them and the next start uses the same ports: `{mongodb_url?, redis_url?, ports: {database?, redis?},
 * processes: [{pid, started}], owner: {pid, started}}`.
 */
export function readState(dataDir) {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return {};
  }
}

export function writeState(dataDir, { database, redis }) {
  mkdirSync(dataDir, { recursive: true });
  const before = readState(dataDir);
  const state = {
    ...(database && { mongodb_url: database.url }),
    ...(redis && { redis_url: redis.url }),
    ports: { database: database?.port ?? before.ports?.database, redis: redis?.port ?? before.ports?.redis },
    processes: [...(database?.pids() ?? []), ...(redis?.pids() ?? [])].map(identityOf),
    owner: identityOf(process.pid),
  };
  const partial = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(partial, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(partial, fileIn(dataDir));
}

/** Whether the process that started the services of this state still runs. */
export function ownerRuns(state) {
  return stillRuns(state.owner);
}

function fileIn(dataDir) {
  return path.join(dataDir, 'services.json');
}
