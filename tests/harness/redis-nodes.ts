import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { type ServiceHandle, startRedis } from '../../scripts/local/services/index.mjs';
import { until } from './http.ts';
import { freePort } from './ports.ts';

/** Several Redis servers on loopback, with one replica per primary, whose primaries a test can take away. */
export interface RedisNodes {
  /** A `REDIS_URL`. */
  readonly url: string;
  /** The primary that holds `key`. */
  primaryOf(key: string): Promise<ServiceHandle>;
  /** Has a replica take over from a primary that works, as an operator would. Resolves when it has. */
  failOver(primary: ServiceHandle): Promise<void>;
  /** Waits until every primary has its replica in step. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** After this silence a primary counts as gone. Longer than a slow machine lets a server that works wait. */
export const NODE_TIMEOUT_MS = 4_000;
const HOST = '127.0.0.1';

/** One primary, two replicas, three sentinels. */
export async function startSentinels(): Promise<RedisNodes> {
  const { dir, start, run, stop } = openFolder();
  const name = 'main';
  const servers = [await start('server-0')];
  const [first] = servers as [ServiceHandle];
  const follow = ['--replicaof', HOST, String(first.port)];
  for (const each of ['server-1', 'server-2']) servers.push(await start(each, follow));
  const sentinels: ServiceHandle[] = [];
  for (const each of ['sentinel-0', 'sentinel-1', 'sentinel-2']) {
    const file = path.join(dir, `${each}.conf`);
    const lines = [
      `sentinel monitor ${name} ${HOST} ${first.port} 2`,
      `sentinel down-after-milliseconds ${name} ${NODE_TIMEOUT_MS}`,
      `sentinel failover-timeout ${name} ${5 * NODE_TIMEOUT_MS}`,
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    sentinels.push(await start(each, ['--sentinel'], file));
  }
  const [sentinel] = sentinels as [ServiceHandle];
  const ask = (...args: readonly [string, ...string[]]) => run(sentinel, 'SENTINEL', ...args, name);
  const primaryPort = async () => {
    const address = await ask('get-master-addr-by-name');
    return Number(Array.isArray(address) ? address[1] : 0);
  };
  const nodes: RedisNodes = {
    url: `redis-sentinel://${sentinels.map(({ port }) => `${HOST}:${port}`).join(',')}/${name}`,
    async primaryOf() {
      const port = await primaryPort();
      const primary = servers.find((server) => server.port === port);
      if (primary === undefined) throw new Error(`the sentinels name a server that is none: ${port}`);
      return primary;
    },
    async failOver(primary) {
      await ask('failover');
      await until('another server is primary', async () => (await primaryPort()) !== primary.port);
    },
    async settled() {
      await until('the sentinels know each other and both replicas', async () => {
        const state = fieldsOf(await ask('master'));
        return (
          state.get('num-other-sentinels') === '2' && state.get('num-slaves') === '2' && state.get('flags') === 'master'
        );
      });
      let replication = '';
      await until(
        () => `both replicas are in step: ${replication}`,
        async () => {
          replication = await replicationOf(run, await nodes.primaryOf(''));
          return onlineReplicas(replication) === 2;
        },
      );
    },
    stop,
  };
  await nodes.settled();
  return nodes;
}

const PRIMARIES = 3;
const SLOTS = 16_384;

/** Three primaries with a replica each. */
export async function startCluster(): Promise<RedisNodes> {
  const { start, run, stop } = openFolder();
  const servers: ServiceHandle[] = [];
  for (let place = 0; place < 2 * PRIMARIES; place += 1) {
    const timeout = ['--cluster-node-timeout', String(NODE_TIMEOUT_MS)];
    const more = ['--cluster-enabled', 'yes', ...timeout, '--cluster-port', String(await freePort())];
    servers.push(await start(`node-${place}`, more));
  }
  const [first] = servers as [ServiceHandle];
  const ids = await Promise.all(servers.map(async (server) => String(await run(server, 'CLUSTER', 'MYID'))));
  for (const [place, server] of servers.entries()) {
    await run(server, 'CLUSTER', 'SET-CONFIG-EPOCH', String(place + 1));
    if (place >= PRIMARIES) continue;
    const [from, to] = [place, place + 1].map((part) => Math.ceil((SLOTS * part) / PRIMARIES));
    await run(server, 'CLUSTER', 'ADDSLOTSRANGE', String(from), String(Number(to) - 1));
  }
  const portOfBus = async (server: ServiceHandle) => {
    const [, bus] = /@(\d+)/.exec(String(await run(server, 'CLUSTER', 'NODES'))) ?? [];
    return String(bus);
  };
  for (const server of servers) await run(server, 'CLUSTER', 'MEET', HOST, String(first.port), await portOfBus(first));
  for (const [place, server] of servers.entries()) {
    await until(
      'it knows all',
      async () => infoOf(String(await run(server, 'CLUSTER', 'INFO'))).get('cluster_known_nodes') === '6',
    );
    if (place >= PRIMARIES) await run(server, 'CLUSTER', 'REPLICATE', ids[place - PRIMARIES] ?? '');
  }
  /** By the first server that answers: the ports that serve a slot, the primary first. None while no server does. */
  const portsOf = (key: string): Promise<readonly number[]> => {
    const asked = servers.map(async (server) => {
      const slot = Number(await run(server, 'CLUSTER', 'KEYSLOT', key));
      const ranges = (await run(server, 'CLUSTER', 'SLOTS')) as [number, number, ...[string, number][]][];
      const [, , ...nodes] = ranges.find(([from, to]) => from <= slot && slot <= to) ?? [0, 0];
      return nodes.map(([, port]) => port);
    });
    return Promise.any(asked).catch(() => []);
  };
  const named = (port: number | undefined) => {
    const server = servers.find((each) => each.port === port);
    if (server === undefined) throw new Error(`the cluster names a server that is none: ${port}`);
    return server;
  };
  const nodes: RedisNodes = {
    url: `redis-cluster://${servers.map(({ port }) => `${HOST}:${port}`).join(',')}`,
    // A node that has just learned of a failure names none for a moment.
    primaryOf: (key) =>
      until('a node names the primary', async () => {
        const [port] = await portsOf(key);
        return servers.find((each) => each.port === port);
      }),
    async failOver(primary) {
      const ranges = (await run(first, 'CLUSTER', 'SLOTS')) as [number, number, ...[string, number][]][];
      const own = ranges.find(([, , node]) => node?.[1] === primary.port);
      const replica = named(own?.[3]?.[1]);
      await run(replica, 'CLUSTER', 'FAILOVER');
      await until(
        'the replica is primary',
        async () => infoOf(await replicationOf(run, replica)).get('role') === 'master',
      );
    },
    async settled() {
      await until('every node knows a whole cluster', async () => {
        const infos = await Promise.all(
          servers.map(async (server) => infoOf(String(await run(server, 'CLUSTER', 'INFO')))),
        );
        return infos.every(
          (info) => info.get('cluster_state') === 'ok' && info.get('cluster_slots_ok') === String(SLOTS),
        );
      });
      await until('every primary has its replica', async () => {
        const all = await Promise.all(servers.map((server) => replicationOf(run, server)));
        return all.filter((each) => onlineReplicas(each) === 1).length === PRIMARIES;
      });
    },
    stop,
  };
  await nodes.settled();
  return nodes;
}

type Run = (server: ServiceHandle, name: string, ...args: readonly string[]) => Promise<unknown>;

/** Of a command. A server that hangs is asked, too, and a busy machine answers late. */
const ANSWER_MS = 5_000;

/** A folder for servers, and one command at a time on any of them. */
function openFolder() {
  const dir = mkdtempSync(path.join(tmpdir(), 'saju-redis-nodes-'));
  const servers: ServiceHandle[] = [];
  const run: Run = async (server, name, ...args) => {
    const redis = new Redis(server.port, HOST, {
      retryStrategy: null,
      maxRetriesPerRequest: 0,
      commandTimeout: ANSWER_MS,
    });
    redis.on('error', () => undefined);
    try {
      return await redis.call(name, ...args);
    } finally {
      redis.disconnect();
    }
  };
  return {
    dir,
    run,
    async start(name: string, more: readonly string[] = [], file?: string): Promise<ServiceHandle> {
      mkdirSync(path.join(dir, name));
      const server = await startRedis({
        dir: path.join(dir, name),
        throwaway: true,
        more,
        log: () => undefined,
        ...(file === undefined ? {} : { file }),
      });
      servers.push(server);
      return server;
    },
    async stop() {
      await Promise.all(servers.map((server) => server.kill()));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The section of `INFO` on a server's role, its replicas or its primary. */
async function replicationOf(run: Run, server: ServiceHandle): Promise<string> {
  return String(await run(server, 'INFO', 'replication'));
}

function onlineReplicas(replication: string): number {
  return replication.match(/^slave\d+:.*state=online/gm)?.length ?? 0;
}

function infoOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

/** The fields of a reply that lists names and values in turn. */
function fieldsOf(reply: unknown): ReadonlyMap<string, string> {
  const list: readonly unknown[] = Array.isArray(reply) ? reply : [];
  return new Map(list.flatMap((name, index) => (index % 2 === 0 ? [[String(name), String(list[index + 1])]] : [])));
}
