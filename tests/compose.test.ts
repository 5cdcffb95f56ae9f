import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod';
import { loadConfig, SET_ELSEWHERE } from '../shared/core/config.ts';
import { createMetrics } from '../shared/core/metrics.ts';
import { MODEL_NAMES } from '../shared/core/models.ts';
import { ENVIRONMENT_SCHEMA } from '../shared/core/settings.ts';
import { POOL_NAMES } from '../shared/queues/catalogue.ts';
import { parseArguments } from '../workers/arguments.ts';
import { startWorkerOps } from '../workers/ops-server.ts';
import { freshDatabaseUrl, testServices } from './harness/services.ts';

/** docker-compose.yml, Dockerfile and README cannot run here, so these tests compare them with the code. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const DOCKERFILE = read('Dockerfile').split('\n');
const VARIABLES = Object.keys(ENVIRONMENT_SCHEMA.shape);
const PACKAGE = z
  .looseObject({
    scripts: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read('package.json')));
const SCRIPTS: Readonly<Record<string, string>> = PACKAGE.scripts;

const SERVICE = z.looseObject({
  build: z.string().optional(),
  image: z.string().optional(),
  command: z.array(z.string()),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  profiles: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  pids_limit: z.int().optional(),
  networks: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
});
const COMPOSE = z
  .looseObject({
    services: z.record(z.string(), SERVICE),
    volumes: z.record(z.string(), z.unknown()),
    networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
  })
  .parse(parse(read('docker-compose.yml'), { merge: true, maxAliasCount: 1_000 }));
const MONITORING = ['prometheus', 'grafana'];
const OURS = Object.entries(COMPOSE.services).filter(([, { build }]) => build !== undefined);

/** Secrets of docker-compose.yml that are no settings: of the stores, whose addresses hold two of them. */
const STORES = ['MONGODB_ADMIN_PASSWORD', 'MONGODB_PASSWORD', 'REDIS_PASSWORD'];

/** `NAME` and its suffix (`:-default`, `:+value` or `:?message`) for every `${…}` of a text, also within another. */
function interpolations(text: string): { name: string; otherwise: string | null }[] {
  return [...text.matchAll(/\$\{(\w+)(?::-((?:[^{}]|\{[^{}]*\})*)|:[?+][^}]*)?\}/g)].flatMap(
    ([, name = '', otherwise]) => [{ name, otherwise: otherwise ?? null }, ...interpolations(otherwise ?? '')],
  );
}

const REQUIRED: Readonly<Record<string, string>> = {
  SECRETS_KEY: 'l1+viXPHe340869XcN1cen5RMYFoZjdDtSnSkiIcih4=',
  OPS_PASSWORD: 'a-password',
  ...Object.fromEntries(STORES.map((name) => [name, name.toLowerCase()])),
};

/** The environment that Compose passes with these variables in .env. */
function resolved(
  environment: Readonly<Record<string, string | number>>,
  given: Readonly<Record<string, string>> = REQUIRED,
): Record<string, string> {
  const fill = (text: string): string =>
    text.replace(/\$\{(\w+)(?::([-?+])((?:[^{}]|\{[^{}]*\})*))?\}/g, (_all, name: string, kind?: string, word = '') => {
      const value = given[name] ?? '';
      if (kind === '+') return value === '' ? '' : word;
      return value === '' && kind === '-' ? fill(word) : value;
    });
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(String(value))]));
}

/** The file and the arguments of a command that is `node dist/….js`, which gets the signals itself. */
function nodeArguments([node, file = '', ...args]: readonly string[]): { file: string; args: string[] } {
  expect(node).toBe('node');
  return { file, args };
}

describe('docker-compose.yml', () => {
  it('has a service for the API server, the schedules and the pools, beside database and Redis', () => {
    expect(Object.keys(COMPOSE.services)).toEqual(
      expect.arrayContaining(['mongodb', 'redis', 'api', 'scheduler', 'worker-webhook']),
    );
    for (const model of MODEL_NAMES) expect(Object.keys(COMPOSE.services)).toContain(`worker-${model}`);
  });

  it.each(OURS)('gives %s settings that shared/core/config.ts accepts', (_name, { environment = {} }) => {
    expect(Object.keys(environment).filter((name) => ![...VARIABLES, ...STORES].includes(name))).toEqual([]);
    const withoutSecretsKey = resolved(environment)['SECRETS_KEY'] === '';
    expect(() => loadConfig({ HOST: '0.0.0.0', ...resolved(environment) }, { withoutSecretsKey })).not.toThrow();
  });

  it('gives each of our services the secrets of its part only, also those of .env', () => {
    const secrets = [...VARIABLES.filter((name) => /_KEY$|PASSWORD|SMTP_URL/.test(name)), ...STORES];
    const given = { ...REQUIRED, ...Object.fromEntries(secrets.map((name) => [name, `secret of ${name}`])) };
    const everywhere = ['METRICS_PASSWORD', 'SENTINEL_PASSWORD'];
    const own: Readonly<Record<string, readonly string[]>> = {
      api: ['SECRETS_KEY', 'OPS_PASSWORD'],
      scheduler: ['SECRETS_KEY'],
      'worker-haiku': ['ANTHROPIC_API_KEY'],
      'worker-sonnet': ['ANTHROPIC_API_KEY'],
      'worker-gpt4o': ['OPENAI_API_KEY'],
      'worker-gemini': ['GEMINI_API_KEY'],
      'worker-webhook': ['SECRETS_KEY', 'SMTP_URL'],
    };
    for (const [name, { environment = {} }] of OURS) {
      // Compose adds what .env has beside these.
      const received = { ...given, ...resolved(environment, given) };
      const known = secrets.filter((secret) => received[secret] === `secret of ${secret}`);
      expect({ name, known: known.sort() }).toEqual({ name, known: [...everywhere, ...(own[name] ?? [])].sort() });
    }
    // The address of each store holds its password, and no administrator's.
    for (const [, { environment = {} }] of OURS) {
      const { MONGODB_URL = '', REDIS_URL = '' } = resolved(environment);
      expect([MONGODB_URL, REDIS_URL]).toEqual([
        'mongodb://saju:mongodb_password@mongodb:27017/saju?replicaSet=rs0',
        'redis://:redis_password@redis:6379',
      ]);
    }
  });

  it('tells what opens generations which models and mails are live, without their secrets', () => {
    const live = { ...REQUIRED, ANTHROPIC_API_KEY: 'sk', SMTP_URL: 'smtp://user:secret@mail.example' };
    const configOf = (name: string) => loadConfig(resolved(COMPOSE.services[name]?.environment ?? {}, live));
    for (const name of ['api', 'scheduler']) {
      expect(configOf(name).models.haiku.apiKey).toBe(SET_ELSEWHERE);
      expect(configOf(name).models.gemini.apiKey).toBeNull();
    }
    expect(configOf('api').smtpUrl).toBe(`smtp://${SET_ELSEWHERE}`);
    expect(loadConfig(resolved(COMPOSE.services['api']?.environment ?? {})).smtpUrl).toBeNull();
  });

  it('lets no container gain rights, write to its image, or take the whole machine', () => {
    for (const [name, service] of Object.entries(COMPOSE.services)) {
      expect({ name, ...service }).toMatchObject({
        name,
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        pids_limit: expect.any(Number),
      });
    }
  });

  it('keeps the stores in a network without a way out, beside those that lead to callers, models and receivers', () => {
    const inner = { stores: { internal: true }, figures: { internal: true } };
    expect(COMPOSE.networks).toEqual({ ...inner, public: null, models: null, receivers: null });
    const others: Readonly<Record<string, readonly string[]>> = {
      api: ['public'],
      ...Object.fromEntries(MODEL_NAMES.map((model) => [`worker-${model}`, ['models']])),
      'worker-webhook': ['receivers'],
      prometheus: ['figures'],
    };
    for (const [name, { networks, ports }] of Object.entries(COMPOSE.services)) {
      const expected = name === 'grafana' ? ['figures', 'public'] : ['stores', ...(others[name] ?? [])];
      expect({ name, networks }).toEqual({ name, networks: expected });
      expect({ name, isPublished: ports !== undefined }).toEqual({ name, isPublished: /^(api|grafana)$/.test(name) });
    }
  });

  it('names every image by its digest, with the tag for readers', () => {
    const named = Object.entries(COMPOSE.services).filter(([name]) => !MONITORING.includes(name));
    const images = named.flatMap(([, { build, image }]) => (build === undefined ? image : []));
    const from = DOCKERFILE.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
    for (const image of [...images, ...from]) expect(image).toMatch(/^\w+:[\w.-]+@sha256:[0-9a-f]{64}$/);
    expect(new Set(from).size).toBe(1);
  });

  it('takes settings from the operator under their own names only, and .env.example lists them', () => {
    const variables = interpolations(read('docker-compose.yml'));
    expect(variables.filter(({ name }) => ![...VARIABLES, ...STORES].includes(name))).toEqual([]);
    const example = read('.env.example').matchAll(/^#?([A-Z_]+)=/gm);
    // COMPOSE_PROFILES is Compose's own.
    const shown = [...example].map(([, name = '']) => name).filter((name) => name !== 'COMPOSE_PROFILES');
    const names = variables.map(({ name }) => name);
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    const mustBeSet = variables.filter(({ otherwise }) => otherwise === null).map(({ name }) => name);
    expect([...new Set(mustBeSet)].filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('passes every setting of .env to our services, which run without that file too', () => {
    for (const [, { env_file }] of OURS) expect(env_file).toEqual([{ path: '.env', required: false }]);
    // What the container needs is no choice of the operator.
    const fixed = { HOST: '0.0.0.0', OPS_HOST: '0.0.0.0', DATA_DIR: '/data' };
    for (const [, { environment }] of OURS) expect(environment).toMatchObject(fixed);
  });

  it('repeats the defaults of shared/core/config.ts', () => {
    const defaults: Record<string, unknown> = ENVIRONMENT_SCHEMA.parse({
      ...REQUIRED,
      MONGODB_URL: 'mongodb://m',
      REDIS_URL: 'redis://r',
    });
    for (const { name, otherwise } of interpolations(read('docker-compose.yml'))) {
      // The stores are Compose's own.
      if (otherwise === null || otherwise === '' || /^(MONGODB_URL|REDIS_URL|SENTINEL_PASSWORD)$/.test(name)) continue;
      expect({ [name]: otherwise }).toEqual({ [name]: String(defaults[name]) });
    }
  });

  it('runs files that the build creates', () => {
    for (const [, { command }] of OURS) {
      const { file } = nodeArguments(command);
      expect(existsSync(path.join(ROOT, file.replace(/^dist\//, '').replace(/\.js$/, '.ts')))).toBe(true);
    }
    expect(nodeArguments(COMPOSE.services['api']?.command ?? []).file).toBe('dist/api/main.js');
  });

  it('runs every pool of the catalogue, each in a service of its own, and the schedules', () => {
    const workers = OURS.map(([name, { command }]) => ({ name, ...nodeArguments(command) }))
      .filter(({ file }) => file === 'dist/workers/main.js')
      .map(({ name, args }) => ({ name, ...parseArguments(['node', 'main.js', ...args]) }));
    expect(workers.flatMap(({ pools }) => pools).sort()).toEqual([...POOL_NAMES].sort());
    for (const { name, pools } of workers) if (name !== 'scheduler') expect(name).toBe(`worker-${pools[0]}`);
    expect(workers.filter(({ schedules }) => schedules).map(({ name }) => name)).toEqual(['scheduler']);
  });

  it('starts our services after database and Redis are healthy, and gives them time to stop', () => {
    for (const [, service] of OURS) {
      expect(service.depends_on).toEqual({
        mongodb: { condition: 'service_healthy' },
        redis: { condition: 'service_healthy' },
      });
      const [, limitMs = ''] = /STOP_LIMIT_MS = ([\d_]+)/.exec(read('shared/core/process.ts')) ?? [];
      const limitSeconds = Number(limitMs.replace('_', '')) / 1_000;
      expect(Number.parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThan(limitSeconds);
    }
  });

  it("probes the liveness of each of our services on its operators' port", () => {
    for (const [, { command, environment = {}, healthcheck }] of OURS) {
      const { file, args } = nodeArguments(command);
      const isWorker = file === 'dist/workers/main.js';
      const port = isWorker ? parseArguments(['node', 'main.js', ...args]).opsPort : Number(environment['OPS_PORT']);
      expect(healthcheck?.test.slice(0, 3)).toEqual(['CMD', 'node', '--eval']);
      expect(healthcheck?.test[3]).toContain(`http://127.0.0.1:${port}/livez`);
    }
  });

  it('reports a worker as healthy only while it takes jobs', async () => {
    const config = { opsHost: '127.0.0.1', opsUser: 'ops', opsPassword: 'a-password', metricsPassword: null };
    let running = true;
    const health = { check: async () => ({ healthy: true, at: new Date() }) };
    const ops = await startWorkerOps({ port: 0, config, metrics: createMetrics(), health, isRunning: () => running });
    const [, , , program = ''] = COMPOSE.services['worker-haiku']?.healthcheck?.test ?? [];
    const check = async () => {
      const [code] = await once(spawn('node', ['--eval', program.replace(':3001/', `:${ops.port}/`)]), 'exit');
      return code;
    };
    expect(await check()).toBe(0);
    running = false;
    expect(await check()).toBe(1);
    await ops.close();
    expect(await check()).toBe(1);
  });

  it('runs MongoDB 8 as a replica set that its health check initiates', () => {
    const mongodb = COMPOSE.services['mongodb'];
    expect(mongodb?.image).toMatch(/^mongo:8\./);
    // With a key of the members, every client has to log in.
    const [, set] = /--replSet (\S+) .*--keyFile /.exec(mongodb?.command.at(-1) ?? '') ?? [];
    expect(set).toBeDefined();
    const check = mongodb?.healthcheck?.test.join(' ') ?? '';
    expect(check).toContain('mongosh');
    expect(check).toContain(`rs.initiate({ _id: '${set}', members: [{ _id: 0, host: 'mongodb:27017' }] })`);
    expect(check).toContain('isWritablePrimary');
    for (const [, { environment }] of OURS) {
      const url = new URL(resolved(environment ?? {})['MONGODB_URL'] ?? '');
      expect(url.host).toBe('mongodb:27017');
      expect(url.searchParams.get('replicaSet')).toBe(set);
    }
    expect(mongodb?.volumes).toEqual(['mongodb:/data/db']);
  });

  it('counts Redis as healthy only when it answers without an error', () => {
    expect(COMPOSE.services['redis']?.healthcheck?.test).toEqual(['CMD', 'redis-cli', '-e', 'ping']);
  });

  it('runs Redis 8 with an append-only file and without eviction, reachable for the other containers', () => {
    const redis = COMPOSE.services['redis'];
    expect(redis?.image).toMatch(/^redis:8\./);
    const started = redis?.command.at(-1) ?? '';
    for (const setting of ['--appendonly yes', '--maxmemory-policy noeviction', '--hz 100', '--requirepass '])
      expect(started).toContain(setting);
    expect(redis?.volumes).toEqual(['redis:/data']);
  });

  it('gives every store a volume of its own, and a check of its health', () => {
    const stores = Object.entries(COMPOSE.services).filter(
      ([name, { build }]) => build === undefined && !MONITORING.includes(name),
    );
    for (const [name, { volumes, healthcheck, image }] of stores) {
      expect(volumes).toEqual([`${name}:${image?.startsWith('mongo:') === true ? '/data/db' : '/data'}`]);
      expect(healthcheck?.test[0]).toBe('CMD');
    }
    const names = stores.map(([name]) => name);
    // The API server's holds what it could not write to the database.
    expect(COMPOSE.services['api']?.volumes).toEqual(['api:/data']);
    expect(Object.keys(COMPOSE.volumes)).toEqual(['api', ...names, ...MONITORING]);
  });

  it('has a profile with Prometheus, which scrapes every process, and Grafana with the dashboards', () => {
    const profiles = Object.entries(COMPOSE.services).filter(([, each]) => each.profiles?.includes('monitoring'));
    expect(profiles.map(([name]) => name)).toEqual(MONITORING);
    for (const [, { volumes = [] }] of profiles) {
      for (const [, folder = ''] of volumes.flatMap((each) => [/^\.\/(.+?):.*:ro$/.exec(each) ?? []])) {
        expect(folder === '' || existsSync(path.join(ROOT, folder))).toBe(true);
      }
    }
    const scraped = z.looseObject({
      scrape_configs: z.tuple([
        z.looseObject({ dns_sd_configs: z.tuple([z.looseObject({ port: z.number(), names: z.array(z.string()) })]) }),
      ]),
    });
    const [{ dns_sd_configs }] = scraped.parse(parse(read('deploy/prometheus/compose.yml'))).scrape_configs;
    expect(dns_sd_configs[0]).toMatchObject({ port: 3001, names: OURS.map(([name]) => name) });
    expect(COMPOSE.services['prometheus']?.command[0]).toContain('--config.file=/etc/prometheus/compose.yml');
    const provider = parse(read('deploy/grafana-provisioning/dashboards/saju.yml')).providers[0];
    expect(COMPOSE.services['grafana']?.volumes).toContain(`./deploy/grafana:${provider.options.path}:ro`);
    const source = parse(read('deploy/grafana-provisioning/datasources/prometheus.yml')).datasources[0];
    expect(source).toMatchObject({ type: 'prometheus', url: 'http://prometheus:9090', isDefault: true });
  });
});

describe('Dockerfile', () => {
  const copies = DOCKERFILE.filter((line) => line.startsWith('COPY'));
  const stages = DOCKERFILE.flatMap((line, index) => (line.startsWith('FROM') ? [index] : []));
  const lastStage = DOCKERFILE.slice(stages.at(-1));
  const kept = lastStage.flatMap((line) => /^COPY --from=build \/app\/(\S+) /.exec(line)?.[1] ?? []);

  it('copies existing files, with everything that the build reads', () => {
    const sources = copies.filter((line) => !line.includes('--from')).flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const built: string[] = JSON.parse(read('tsconfig.json')).include;
    expect(sources).toEqual(expect.arrayContaining(built.map((pattern) => pattern.replace('/**/*.ts', ''))));
    expect(sources).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', 'tsconfig.json']));
  });

  it('sees no .env file, of this folder or a deeper one', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env*', '**/*.env']));
  });

  it('runs as an unprivileged user, on a Node version that package.json allows, reachable from outside the container', () => {
    expect(lastStage).toContain('USER node');
    const versions = DOCKERFILE.flatMap((line) => /^FROM node:(\d+)\./.exec(line)?.[1] ?? []);
    expect(versions).toHaveLength(stages.length);
    // CI runs the main flows on it.
    const tested = /^const version = '(\d+)\./m.exec(read('scripts/test/node24.mjs'))?.[1];
    for (const version of versions) expect(version).toBe(tested);
    expect(read('.ci/run')).toContain('node scripts/test/node24.mjs');
    const env = lastStage.find((line) => line.startsWith('ENV'));
    expect(env).toContain('NODE_ENV=production');
    expect(env).toContain(' HOST=0.0.0.0');
    // docker-compose.yml publishes the port on the machine's loopback only.
    expect(env).toContain(' OPS_HOST=0.0.0.0');
    // A volume takes the owner of the folder in the image.
    expect(env).toContain(' DATA_DIR=/data');
    const owned = lastStage.indexOf('RUN mkdir /data && chown node:node /data');
    expect(owned).toBeGreaterThan(0);
    expect(owned).toBeLessThan(lastStage.indexOf('USER node'));
    expect(read('docker-compose.yml')).toMatch(/"127\.0\.0\.1:\$\{OPS_PORT:-3001\}:3001"/);
    expect(nodeArguments(JSON.parse(lastStage.find((line) => line.startsWith('CMD'))?.slice(4) ?? '[]')).file).toBe(
      'dist/api/main.js',
    );
  });

  it('keeps all files that the commands of docker-compose.yml need', async () => {
    const image = mkdtempSync(path.join(tmpdir(), 'saju-image-'));
    try {
      for (const name of kept) {
        if (name === 'node_modules') symlinkSync(path.join(ROOT, name), path.join(image, name));
        else cpSync(path.join(ROOT, name), path.join(image, name), { recursive: true });
      }
      const env = {
        ...resolved(COMPOSE.services['api']?.environment ?? {}),
        PATH: process.env['PATH'] ?? '',
        MONGODB_URL: freshDatabaseUrl(),
        REDIS_URL: testServices().redisUrl,
      };
      const args = ['run', '-s', 'cli', '--', 'accounts', 'create', '--email', 'you@example.com', '--json'];
      const { stdout } = await promisify(execFile)('npm', args, { cwd: image, env });
      expect(JSON.parse(stdout)).toMatchObject({ email: 'you@example.com', plan: 'business' });
    } finally {
      rmSync(image, { recursive: true, force: true });
    }
  });
});

describe('README.md', () => {
  it.each(['README.md', 'README.ko.md'])('has at most 6 kB, and names only commands of package.json: %s', (file) => {
    expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(6 * 1024);
    const named = [...read(file).matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in SCRIPTS))).toEqual([]);
  });

  it('has the same commands, answers and links in Korean', () => {
    const partsOf = (file: string) => {
      const text = read(file).replace('[한국어](README.ko.md)', '').replace('[English](README.md)', '');
      // Labels of the diagram and comments are translated.
      const blocks = [...text.matchAll(/^```.*?^```/gms)].map(([block]) => block.replace(/\["[^\]]*"\]| +# .*$/gm, ''));
      const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target.replace('/ko/', '/en/'));
      return [...blocks, ...targets];
    };
    expect(partsOf('README.ko.md')).toEqual(partsOf('README.md'));
  });
});

describe('docs/decisions.md', () => {
  it('gives the purpose of every dependency, and of no other package', () => {
    const [, lists = ''] = /## Dependencies\n(.*?)\n### /s.exec(read('docs/decisions.md')) ?? [];
    const packages = [...lists.matchAll(/^- ([^:]+):/gm)].flatMap(([, names = '']) => names.split(', '));
    expect(packages.sort()).toEqual(Object.keys({ ...PACKAGE.dependencies, ...PACKAGE.devDependencies }).sort());
  });
});
