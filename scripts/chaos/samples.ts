import { readFileSync } from 'node:fs';
import { UNENDED } from '../../shared/db/models/batches.ts';
import { portOf } from '../../tests/harness/tcp-proxy.ts';
import { residentKb } from '../bench/lib/memory.ts';
import type { Platform } from '../cli/platform.ts';
import { type Fleet, onRedis } from './fleet.ts';

/** The state of the platform at one moment, by the name of each figure. */
export type Sample = Readonly<Record<string, number>>;

const MB = 2 ** 20;

/** Memory of each process, connections of all processes, Redis' keys, and what waits in the database. */
export async function takeSample({ admin, members, gateway, redisUrl }: Fleet): Promise<Sample> {
  const processes = [
    ...members.map(({ name, pid }) => [name, pid()] as const),
    ['gateway', gateway.pids()[0]] as const,
  ];
  const [keys, memory] = await onRedis(redisUrl, (redis) => Promise.all([redis.dbsize(), redis.info('memory')]));
  return {
    ...Object.fromEntries(processes.map(([name, pid]) => [`${name}, MB`, ((residentKb(pid ?? 0) ?? 0) * 1024) / MB])),
    'Redis, MB': Number(/^used_memory:(\d+)/m.exec(memory)?.[1] ?? 0) / MB,
    'connections to MongoDB': connectionsTo(portOf(admin.config.mongodbUrl)),
    'connections to Redis': connectionsTo(portOf(redisUrl)),
    'Redis keys': keys,
    ...(await openWork(admin)),
  };
}

async function openWork({ db }: Pick<Platform, 'db'>): Promise<Sample> {
  const names = await db.connection.listCollections();
  const [generations, events, fortunes, batches, profiles, stored] = await Promise.all([
    db.generations.countDocuments({ open: true }),
    db.events.countDocuments({ pending: true }),
    db.fortunes.countDocuments({ state: 'pending' }),
    db.batches.countDocuments({ state: { $in: [...UNENDED] } }),
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
