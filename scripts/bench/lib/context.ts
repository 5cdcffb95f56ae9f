import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHeartbeat } from '../../local/lib/heartbeat.mjs';
import { startServices } from '../../local/services/index.mjs';
import type { Surroundings } from '../part.ts';

export type BenchServices = Surroundings['services'];

/**
 * Runs work on services of its own with production durability, or on those that MONGODB_URL and REDIS_URL name.
 * @param work gets a signal that is aborted on Ctrl-C and SIGTERM; the services stop after it
 */
export async function withServices<T>(
  log: (line: string) => void,
  work: (services: BenchServices, stopped: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));
  }
  const dataDir = await openFolder('saju-bench-');
  try {
    const { database, redis, ...services } = await startServices({ dataDir, log });
    try {
      const pids = { database: database?.pids(), redis: redis?.pids() };
      return await work({ ...services, pids }, stopping.signal);
    } finally {
      await services.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Ambient = Pick<Surroundings, 'scratch' | 'log' | 'defer'>;

/** Runs work with a folder of its own, a heartbeat and deferred clean-ups. @throws the signal's reason when it is aborted */
export async function withContext<T>(
  name: string,
  limit: AbortSignal,
  log: (line: string) => void,
  work: (ambient: Ambient) => Promise<T>,
): Promise<T> {
  const scratch = await openFolder(`saju-bench-${name}-`);
  const cleanUps: (() => Promise<unknown>)[] = [() => rm(scratch, { recursive: true, force: true })];
  let ended = false;
  const heartbeat = createHeartbeat(log, { doing: name });
  const cleaned = (cleanUp: () => Promise<unknown>) =>
    cleanUp().catch((error: unknown) => log(`cleaning up: ${error}`));
  // An interrupted part may still start processes. They are stopped at once.
  const defer = (cleanUp: () => Promise<unknown>) => void (ended ? cleaned(cleanUp) : cleanUps.push(cleanUp));
  try {
    return await Promise.race([work({ scratch, log: heartbeat.log, defer }), rejectedWhenAborted(limit)]);
  } finally {
    ended = true;
    for (let cleanUp = cleanUps.pop(); cleanUp !== undefined; cleanUp = cleanUps.pop()) await cleaned(cleanUp);
    heartbeat.stop();
  }
}

function rejectedWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function openFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  await chmod(folder, 0o755); // PostgreSQL runs as another user when we are root.
  return folder;
}
