import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { parse } from 'yaml';
import * as z from 'zod';
import { loadConfig } from '../../shared/core/config.ts';
import { parseRedisUrl } from '../../shared/core/redis-url.ts';
import { until } from '../harness/http.ts';
import { freePort } from '../harness/ports.ts';

/**
 * The profile `ha` of docker-compose.yml. Containers cannot run here: Redis and its sentinels run by their commands on
 * loopback, and the programs for `mongosh` run on a replica set that only has a configuration.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const SERVICE = z.looseObject({
  command: z.array(z.string()),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  profiles: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), z.unknown()).default({}),
});
const { services: SERVICES } = z
  .looseObject({ services: z.record(z.string(), SERVICE) })
  .parse(parse(read('docker-compose.yml'), { merge: true, maxAliasCount: 1_000 }));
const ADDED = Object.entries(SERVICES).filter(([, { profiles }]) => profiles?.includes('ha'));
/** The settings that .env.example has for the profile. */
const SETTINGS = Object.fromEntries(
  [...read('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const serviceNamed = (name: string) => {
  const service = SERVICES[name];
  if (service === undefined) throw new Error(`docker-compose.yml has no service '${name}'`);
  return service;
};

/** Of every password of the stores. */
const PASSWORD = 'b3a9d7c1';
const filledIn = (text: string) => text.replaceAll(/\$\{\w+(:\?[^}]*)?\}/g, PASSWORD);

const SERVERS = ['redis', 'redis-2', 'redis-3'];
const SENTINELS = ['sentinel-1', 'sentinel-2', 'sentinel-3'];
const MEMBERS = ['mongodb', 'mongodb-2', 'mongodb-3'];

describe('the profile ha', () => {
  it('adds two servers of Redis, three sentinels and two members of the replica set', () => {
    for (const [, { profiles }] of ADDED) expect(profiles).toEqual(['ha']);
    const stores = [...MEMBERS, ...SERVERS, ...SENTINELS].filter((name) => name !== 'mongodb' && name !== 'redis');
    expect(ADDED.map(([name]) => name)).toEqual(stores);
  });

  it('is needed by no service outside of it', () => {
    const needed = Object.values(SERVICES).flatMap(({ depends_on }) => Object.keys(depends_on));
    expect(needed.filter((name) => serviceNamed(name).profiles !== undefined)).toEqual([]);
  });

  it('has settings in .env.example that name its services, and that the services accept', () => {
    const [MONGODB_URL, REDIS_URL] = [filledIn(SETTINGS['MONGODB_URL'] ?? ''), filledIn(SETTINGS['REDIS_URL'] ?? '')];
    const config = loadConfig({ SECRETS_KEY: randomBytes(32).toString('base64'), MONGODB_URL, REDIS_URL });
    expect(config.redisUrl).toBe(REDIS_URL);
    expect(parseRedisUrl(REDIS_URL)).toMatchObject({
      topology: 'sentinel',
      hosts: SENTINELS.map((host) => ({ host, port: 26_379 })),
      name: 'main',
    });
    const hosts = MEMBERS.map((name) => `${name}:27017`).join(',');
    expect(MONGODB_URL).toBe(`mongodb://saju:${PASSWORD}@${hosts}/saju?replicaSet=rs0`);
  });

  it('has more than half of its sentinels agree on a failover', () => {
    for (const name of SENTINELS) {
      const [, primary, quorum] =
        /sentinel monitor main (\S+) 6379 (\d+)/.exec(serviceNamed(name).command.join(' ')) ?? [];
      expect(primary).toBe('redis');
      expect(Number(quorum)).toBe(Math.floor(SENTINELS.length / 2) + 1);
      expect(serviceNamed(name).environment['NAME']).toBe(name);
    }
  });
});

describe('the replica set of the profile ha', () => {
  interface Members {
    readonly version: number;
    readonly members: { _id: number; host: string }[];
  }
  interface Replicated {
    config: Members | null;
    /** Passwords by database and user. */
    readonly users: Map<string, string>;
    readonly roles: Map<string, unknown>;
  }

  /** What a health check does to the set. It is healthy when it neither quits nor throws. */
  function check(name: string, set: Replicated): boolean {
    const isMember = () => set.config?.members.some(({ host }) => host === `${name}:27017`) ?? false;
    const isPrimary = () => set.config?.members[0]?.host === `${name}:27017`;
    let user: string | null = null;
    /** Without a user the host itself may initiate the set and create the first user, and do nothing else. */
    const requireAccess = () => {
      if (user !== 'admin.admin' && set.users.size > 0) throw new Error('not authorized');
    };
    const database = (of: string) => ({
      auth(given: string, password: string) {
        if (!isMember() || set.users.get(`${of}.${given}`) !== password) throw new Error('Authentication failed.');
        user = `${of}.${given}`;
      },
      createUser({ user: created, pwd, roles }: { user: string; pwd: string; roles: unknown }) {
        requireAccess();
        if (!isPrimary()) throw new Error('not primary');
        set.users.set(`${of}.${created}`, pwd);
        set.roles.set(`${of}.${created}`, roles);
      },
      getUser(asked: string) {
        if (user !== 'admin.admin') throw new Error('not authorized');
        return set.users.has(`${of}.${asked}`) ? { user: asked } : null;
      },
    });
    const answers: Readonly<Record<string, (command: { replSetReconfig?: Members }) => unknown>> = {
      replSetGetConfig: () => ({ config: structuredClone(set.config) }),
      replSetReconfig({ replSetReconfig }) {
        expect(replSetReconfig?.version).toBe(Number(set.config?.version) + 1);
        set.config = structuredClone(replSetReconfig ?? null);
      },
    };
    let healthy = true;
    const context = {
      db: {
        hello: () => (isMember() ? { setName: 'rs0', isWritablePrimary: isPrimary(), secondary: !isPrimary() } : {}),
        getSiblingDB: database,
      },
      rs: {
        initiate(config: Members) {
          requireAccess();
          if (set.config !== null) throw new Error('already initialized');
          set.config = { version: 1, members: structuredClone(config.members) };
        },
      },
      connect(url: string) {
        const hosts = MEMBERS.map((each) => `${each}:27017`).join(',');
        expect(url).toBe(`mongodb://admin:${PASSWORD}@${hosts}/admin?replicaSet=rs0`);
        return { adminCommand: (command: object) => answers[Object.keys(command)[0] ?? '']?.(command) };
      },
      process: {
        env: Object.fromEntries(
          Object.entries(serviceNamed(name).environment).map(([key, value]) => [key, filledIn(String(value))]),
        ),
      },
      quit() {
        healthy = false;
      },
    };
    try {
      runInNewContext(serviceNamed(name).healthcheck?.test[4] ?? '', context);
    } catch {
      return false;
    }
    return healthy;
  }

  it('is initiated by the check of its first member, with its users, and gets each other member by its own check', () => {
    const set: Replicated = { config: null, users: new Map(), roles: new Map() };
    for (const name of [...MEMBERS, ...MEMBERS])
      expect({ name, healthy: check(name, set) }).toMatchObject({ healthy: true });
    expect(set.config?.version).toBe(3);
    expect(set.config?.members).toEqual(MEMBERS.map((name, _id) => ({ _id, host: `${name}:27017` })));
    expect([...set.users]).toEqual([
      ['admin.admin', PASSWORD],
      ['saju.saju', PASSWORD],
    ]);
    // The platform's own user reaches no other database.
    const monitor = { role: 'clusterMonitor', db: 'admin' };
    expect(set.roles.get('saju.saju')).toEqual(['readWrite', 'dbAdmin', monitor]);
  });

  it('gets its users when it was initiated by an earlier version, without any', () => {
    const members = [{ _id: 0, host: 'mongodb:27017' }];
    const set: Replicated = { config: { version: 1, members }, users: new Map(), roles: new Map() };
    expect(check('mongodb', set)).toBe(true);
    expect(set.users.size).toBe(2);
    expect(check('mongodb', set)).toBe(true);
  });

  it('is not healthy when its password is another', () => {
    const set: Replicated = { config: null, users: new Map([['admin.admin', 'another']]), roles: new Map() };
    expect(check('mongodb', set)).toBe(false);
  });
});

describe('Redis of the profile ha', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'saju-compose-'));
  const ports = new Map<string, number>();
  const running = new Map<string, ReturnType<typeof spawn>>();
  /** Runs a service's command in a folder in place of its volume, on a loopback port. */
  function start(name: string): void {
    const { command, environment } = serviceNamed(name);
    const [shell = '', ...args] = command.map((word) =>
      word
        .replaceAll('$$', '$')
        .replaceAll('/data', path.join(dir, name))
        .replaceAll('redis 6379', `127.0.0.1 ${ports.get('redis')}`),
    );
    const port = ['--port', String(ports.get(name)), '--bind', '127.0.0.1'].join(' ');
    const env = {
      PATH: process.env['PATH'],
      NAME: '127.0.0.1',
      REDISCLI_AUTH: filledIn(String(environment['REDISCLI_AUTH'])),
      FIRST_PRIMARY: String(environment['FIRST_PRIMARY']).replace('redis 6379', `127.0.0.1 ${ports.get('redis')}`),
    };
    const folder = path.join(dir, name);
    mkdirSync(folder, { recursive: true });
    const script = `${args.pop()} ${port}`;
    running.set(name, spawn(shell, [...args, script], { stdio: 'ignore', cwd: folder, env }));
  }
  async function end(name: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = running.get(name);
    running.delete(name);
    if (child === undefined || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  async function ask(name: string, command: string, ...args: readonly string[]): Promise<unknown> {
    return askWith(PASSWORD, name, command, ...args);
  }
  async function askWith(password: string | undefined, name: string, command: string, ...args: readonly string[]) {
    const login = password === undefined ? {} : { password };
    const options = { retryStrategy: null, commandTimeout: 1_000, ...login };
    const redis = new Redis(ports.get(name) ?? 0, '127.0.0.1', options);
    redis.on('error', () => undefined);
    return redis.call(command, ...args).finally(() => redis.disconnect());
  }
  async function replicationOf(name: string): Promise<{ role: string | undefined; primary: string | undefined }> {
    const info = String(await ask(name, 'INFO', 'replication').catch(() => ''));
    const field = (key: string) => new RegExp(`^${key}:(.*)\r$`, 'm').exec(info)?.[1];
    const isLinked = field('master_link_status') === 'up';
    return { role: field('role'), primary: isLinked ? serverAt(field('master_port')) : undefined };
  }
  const serverAt = (port: string | undefined) => SERVERS.find((name) => String(ports.get(name)) === port);
  const primaryBy = async (sentinel: string) => {
    const address = await ask(sentinel, 'SENTINEL', 'get-master-addr-by-name', 'main').catch(() => null);
    return Array.isArray(address) ? serverAt(String(address[1])) : undefined;
  };
  /** The health check of a sentinel, on its port here. */
  const isHealthy = (name: string) => {
    const [, program = '', ...args] = serviceNamed(name).healthcheck?.test ?? [];
    return (
      spawnSync(
        program,
        args.map((word) => word.replace('26379', String(ports.get(name)))),
        { env: { PATH: process.env['PATH'], REDISCLI_AUTH: PASSWORD } },
      ).status === 0
    );
  };
  async function replicate(primary: string): Promise<void> {
    for (const name of SERVERS.filter((each) => each !== primary))
      await until(`${name} replicates ${primary}`, async () => (await replicationOf(name)).primary === primary);
    expect((await replicationOf(primary)).role).toBe('master');
    for (const name of SENTINELS)
      await until(`${name} names ${primary}`, async () => (await primaryBy(name)) === primary);
  }

  beforeAll(async () => {
    for (const name of [...SERVERS, ...SENTINELS]) ports.set(name, await freePort());
  });
  afterAll(async () => {
    await Promise.all([...SERVERS, ...SENTINELS].map((name) => end(name, 'SIGKILL')));
    rmSync(dir, { recursive: true, force: true });
  });

  it('goes on at another server when the primary dies, takes that one back as a replica, and knows it after a restart', async () => {
    for (const name of SERVERS) start(name);
    await until('the primary answers', async () => (await replicationOf('redis')).role === 'master');
    for (const name of SENTINELS) start(name);
    await replicate('redis');
    for (const name of SENTINELS) await until(`${name} is healthy`, async () => isHealthy(name));
    await until('the sentinels know the replicas', async () => {
      const known = await Promise.all(SENTINELS.map((name) => ask(name, 'SENTINEL', 'replicas', 'main')));
      return known.every((replicas) => Array.isArray(replicas) && replicas.length === 2);
    });
    await ask('redis', 'SET', 'before', 'kept');
    // Redis replicates after it has answered.
    for (const name of SERVERS)
      await until(`${name} has it`, async () => (await ask(name, 'GET', 'before')) === 'kept');
    for (const name of [...SERVERS, ...SENTINELS]) {
      await expect(askWith(undefined, name, 'INFO')).rejects.toThrow('NOAUTH');
    }

    await end('redis', 'SIGKILL');
    const next = await until('another primary', async () => {
      const named = await primaryBy('sentinel-1');
      return named === 'redis' ? undefined : named;
    });
    start('redis');
    await replicate(next);
    expect(await ask(next, 'GET', 'before')).toBe('kept');
    await ask(next, 'SET', 'after', 'kept');

    for (const name of [...SENTINELS, ...SERVERS]) await end(name, 'SIGTERM');
    for (const name of [...SERVERS, ...SENTINELS]) start(name);
    await replicate(next);
    expect(await ask(next, 'MGET', 'before', 'after')).toEqual(['kept', 'kept']);
  });
});
