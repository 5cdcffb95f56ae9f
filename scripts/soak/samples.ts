import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { residentKb } from '../bench/lib/memory.ts';
import type { Platform } from '../cli/platform.ts';

/** The state of the platform at one moment, by the name of each figure. */
export type Sample = Readonly<Record<string, number>>;

export interface Sampler {
  take(): Promise<Sample>;
  close(): void;
}

const MB = 2 ** 20;

/**
 * Memory of each process, connections of all processes, Redis' keys, and what waits in the database.
 * @param options.processes process ids by name
 */
export function createSampler(options: {
  readonly admin: Pick<Platform, 'db'>;
  readonly mongodbUrl: string;
  readonly redisUrl: string;
  readonly processes: Readonly<Record<string, number>>;
}): Sampler {
  const { admin, mongodbUrl, redisUrl, processes } = options;
  const redis = new Redis(redisUrl);
  return {
    async take() {
      const [keys, memory, work] = await Promise.all([redis.dbsize(), redis.info('memory'), openWork(admin)]);
      return {
        ...Object.fromEntries(
          Object.entries(processes).map(([name, pid]) => [`${name}, MB`, ((residentKb(pid) ?? 0) * 1024) / MB]),
        ),
        'Redis, MB': Number(/^used_memory:(\d+)/m.exec(memory)?.[1] ?? 0) / MB,
        'connections to MongoDB': connectionsTo(portOf(mongodbUrl)),
        'connections to Redis': connectionsTo(portOf(redisUrl)),
        'Redis keys': keys,
        ...work,
      };
    },
    close: () => redis.disconnect(),
  };
}

async function openWork({ db }: Pick<Platform, 'db'>): Promise<Sample> {
  const names = await db.connection.listCollections();
  const [generations, events, fortunes, batches, profiles, stored] = await Promise.all([
    db.generations.countDocuments({ open: true }),
    db.events.countDocuments({ pending: true }),
    db.fortunes.countDocuments({ state: 'pending' }),
    db.batches.countDocuments({ state: { $in: ['pending', 'processing'] } }),
    db.profiles.estimatedDocumentCount(),
    db.fortunes.estimatedDocumentCount(),
  ]);
  return {
    collections: names.length,
    'open generations': generations,
    'reserved fortunes': fortunes,
    'open batches': batches,
    'events to dispatch': events,
    profiles,
    fortunes: stored,
  };
}

/** Established TCP connections from this machine to one of its ports; 0 without /proc. */
function connectionsTo(port: number): number {
  const ESTABLISHED = '01';
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => linesOf(file))
    .filter((line) => {
      const [, , remote = '', state] = line.trim().split(/\s+/);
      return state === ESTABLISHED && remote.endsWith(suffix);
    }).length;
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(1);
  } catch {
    return [];
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

/** The embedded database's gateway, if it runs in this data folder. */
export function gatewayPid(dataDir: string | undefined): number | null {
  if (dataDir === undefined) return null;
  try {
    const state = JSON.parse(readFileSync(path.join(dataDir, 'services.json'), 'utf8')) as {
      processes?: readonly { readonly pid: number }[];
    };
    const found = state.processes?.find(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('gateway'));
    return found?.pid ?? null;
  } catch {
    return null;
  }
}
