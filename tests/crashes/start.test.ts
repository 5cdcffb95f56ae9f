import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { connectDatabase } from '../../shared/db/connect.ts';
import { openSecretBox } from '../../shared/db/naming-key.ts';
import { until } from '../harness/http.ts';
import { freePort } from '../harness/ports.ts';
import { freshDatabaseUrl, testServices } from '../harness/services.ts';

const script = (name: string) => fileURLToPath(new URL(`../../scripts/local/${name}`, import.meta.url));

let dataDir: string;
let environment: NodeJS.ProcessEnv;
let running: ChildProcess;
let baseUrl: string;
let opsUrl: string;
/** The output so far. */
let output = '';

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'saju start '));
  chmodSync(dataDir, 0o755); // root shares a cache folder only where others can reach it.
  const [port, opsPort] = [await freePort(), await freePort()];
  environment = {
    ...process.env,
    NODE_OPTIONS: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    OPS_PORT: String(opsPort),
    MONGODB_URL: freshDatabaseUrl(),
    REDIS_URL: testServices().redisUrl,
    OPENAI_API_KEY: 'a-key',
    OPENAI_BASE_URL: 'http://user:secret@127.0.0.1:9/v1',
  };
  baseUrl = `http://127.0.0.1:${port}`;
  opsUrl = `http://127.0.0.1:${opsPort}`;
  running = spawn(process.execPath, [script('start.mjs')], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  running.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await printed(running, `Saju ready on ${baseUrl}`);
});

afterAll(() => {
  running.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm start', () => {
  it('is ready when it prints so, on a data folder with a space in its name', async () => {
    await until('the platform is ready', isReady);
  });

  it('makes the secrets file readable by its owner only', () => {
    const file = path.join(dataDir, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { SECRETS_KEY: key } = JSON.parse(readFileSync(file, 'utf8'));
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
  });

  it('a second time on the same data folder ends with one line', async () => {
    const { code, stdout, stderr } = await run('start.mjs', environment);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^Saju already runs on .* \(process \d+\): stop it, or set DATA_DIR, PORT and OPS_PORT\.\n$/,
    );
  });

  it('on a port in use ends with one line', async () => {
    const { code, stderr } = await run('start.mjs', { ...environment, DATA_DIR: `${dataDir}/other` });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Port \d+ is in use: stop the program that uses it, or set PORT to another port\.\n$/);
  });

  it('with bad settings names all of them at once, misspelt names too, before it creates or starts anything', async () => {
    const unmade = path.join(dataDir, 'unmade');
    const { code, stdout, stderr } = await run('start.mjs', {
      ...environment,
      DATA_DIR: unmade,
      PRICE_HAIKU: 'cheap',
      GENERATION_WAIT_MS: '1',
      PORT: '70000',
      CONCURENCY_HAIKU: '5',
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.split('\n')).toEqual([
      'Saju cannot start: bad settings:',
      '  CONCURENCY_HAIKU is not a setting: did you mean CONCURRENCY_HAIKU? (unset CONCURENCY_HAIKU if not)',
      expect.stringMatching(/^ {2}PORT: /),
      '  PRICE_HAIKU: must be an amount like 0.013',
      expect.stringMatching(/^ {2}GENERATION_WAIT_MS: /),
      '',
    ]);
    expect(existsSync(unmade)).toBe(false);
  });

  it('on records of another schema version ends with the command to run, at the first try', async () => {
    const url = freshDatabaseUrl();
    const records = await mongoose.createConnection(url).asPromise();
    try {
      await records.collection('schema').insertOne({ _id: 'schema_version' as never, schema_version: 0 });
      const [port, opsPort] = [await freePort(), await freePort()];
      const env = { PORT: String(port), OPS_PORT: String(opsPort), DATA_DIR: `${dataDir}/older`, MONGODB_URL: url };
      const { code, stdout, stderr } = await run('start.mjs', { ...environment, ...env });
      expect(code).toBe(1);
      expect(stderr).toContain(
        'Saju cannot start: the database has schema version 0, and this release needs 1: run npm run -s cli -- migrate',
      );
      expect(stdout).not.toContain('restarting');
    } finally {
      await records.dropDatabase();
      await records.close();
    }
  });

  it('with another SECRETS_KEY than that of the database ends with the command to run, at the first try', async () => {
    const url = freshDatabaseUrl();
    const db = await connectDatabase(url);
    try {
      await openSecretBox(db, { secretsKey: randomBytes(32).toString('base64'), previousSecretsKeys: [] });
      const [port, opsPort] = [await freePort(), await freePort()];
      const env = { PORT: String(port), OPS_PORT: String(opsPort), DATA_DIR: `${dataDir}/sealed`, MONGODB_URL: url };
      const { code, stdout, stderr } = await run('start.mjs', { ...environment, ...env });
      expect(code).toBe(1);
      expect(stderr).toContain('SECRETS_KEY is not the one that this database is sealed with');
      expect(stderr).toContain('npm run -s cli -- secrets rotate');
      expect(stdout).not.toContain('restarting');
    } finally {
      await db.connection.dropDatabase();
      await db.close();
    }
  });

  it('says what it waits for when a step is slow, and does not call itself ready when it is stopped meanwhile', async () => {
    // It never answers. It reads, because only a connection that is read notices its end.
    const silent = createServer((connection) => connection.resume()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const env = {
      ...environment,
      PORT: String(await freePort()),
      OPS_PORT: '0',
      DATA_DIR: `${dataDir}/slow`,
      MONGODB_URL: `mongodb://127.0.0.1:${port}/x?directConnection=true`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
    };
    const slow = spawn(process.execPath, [script('start.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    slow.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    try {
      await printed(slow, /API server and workers: \d+ s so far/);
      slow.kill('SIGINT');
      await once(slow, 'exit');
    } finally {
      slow.kill('SIGKILL');
      silent.close();
    }
    expect(said).toMatch(/SIGINT: stopping\n(?:.*\n)*.*Stopped\n$/);
    expect(said).not.toContain('Saju ready');
  });

  it('on a folder that cannot be created reports it with the other bad settings', async () => {
    const file = path.join(dataDir, 'a file');
    writeFileSync(file, '');
    const bad = { ...environment, DATA_DIR: path.join(file, 'data'), PORT: '0' };
    const { code, stderr } = await run('start.mjs', bad);
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual([
      'Saju cannot start: bad settings:',
      '  PORT: npm start needs a number, not 0',
      `  DATA_DIR: ${file} is not a folder`,
      '',
    ]);
  });

  it('with a folder for the database engine that cannot be created ends with one line and no stack', async () => {
    const file = path.join(dataDir, 'another file');
    writeFileSync(file, '', { mode: 0o755 });
    const { MONGODB_URL: _, ...embedded } = environment;
    const { code, stderr } = await run('start.mjs', {
      ...embedded,
      PATH: withoutMongod(),
      DATA_DIR: path.join(dataDir, 'unmade'),
      XDG_CACHE_HOME: path.join(file, 'cache'),
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^ENOTDIR: .*another file.*: make it writable for this user, or .*XDG_CACHE_HOME\)\.\n$/);
  });

  it('for the first time without a network reports what cannot be reached, each in a line', async () => {
    const clone = path.join(dataDir, 'clone');
    const root = path.join(path.dirname(script('start.mjs')), '../..');
    for (const name of ['scripts', 'package.json', 'package-lock.json', 'tsconfig.json']) {
      cpSync(path.join(root, name), path.join(clone, name), { recursive: true });
    }
    const [closed, aptSettings, sources] = [
      await freePort(),
      path.join(dataDir, 'apt.conf'),
      path.join(dataDir, 'apt.list'),
    ];
    writeFileSync(sources, `deb http://127.0.0.1:${closed}/debian stable main\n`);
    writeFileSync(aptSettings, `Dir::Etc::sourcelist "${sources}";\nDir::Etc::sourceparts "/dev/null";\n`);
    const { MONGODB_URL: _, ...embedded } = environment;
    const offline = {
      ...embedded,
      PATH: withoutMongod(),
      DATA_DIR: path.join(dataDir, 'unmade'),
      XDG_CACHE_HOME: path.join(dataDir, 'cache'),
      APT_CONFIG: aptSettings,
      npm_config_registry: `http://127.0.0.1:${closed}/`,
      npm_config_cache: path.join(dataDir, 'npm'),
    };
    const { code, stderr } = await runFile(path.join(clone, 'scripts/local/start.mjs'), [], offline);
    expect(code).toBe(1);
    const lines = stderr.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^The npm registry cannot be reached: http:\/\/127\.0\.0\.1:\d+ \(ECONNREFUSED\)\. /);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^No Debian mirror can be reached: http:\/\/127\.0\.0\.1:/);
    expect(existsSync(path.join(dataDir, 'unmade'))).toBe(false);
  });

  it('says without a demo account where its logins are, and through which address a model is live', () => {
    expect(output.split('\n').flatMap((line) => /^│ (.*?) *│$/.exec(line)?.[1] ?? [])).toEqual([
      `Dashboard  ${baseUrl}/dashboard (token: that of an account)`,
      `Docs       ${baseUrl}/docs/quickstart`,
      `API        ${baseUrl} (key: npm run -s cli -- keys create)`,
      `Operators  ${opsUrl}, board at /queues (login: user ops, OPS_PASSWORD in ${dataDir}/secrets.json)`,
      'Models     haiku: simulated (no ANTHROPIC_API_KEY)',
      '           sonnet: simulated (no ANTHROPIC_API_KEY)',
      '           gpt4o: live (gpt-6-luna through http://127.0.0.1:9/v1)',
      '           gemini: simulated (no GEMINI_API_KEY)',
      'Stop       Ctrl-C; the next start goes on with the same data',
    ]);
    expect(output).not.toContain('Try it');
  });

  it.each([['--help'], ['-h']])('%s explains it, and starts and makes nothing', async (word) => {
    const unmade = path.join(dataDir, 'unmade');
    const { code, stdout, stderr } = await runFile(script('start.mjs'), [word], { ...environment, DATA_DIR: unmade });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^npm start\n.*docs\/settings\.md.*ANTHROPIC_API_KEY/s);
    expect(existsSync(unmade)).toBe(false);
  });

  it('refuses what it does not know in one line', async () => {
    const { code, stdout, stderr } = await runFile(script('start.mjs'), ['--port', '3'], environment);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: 'npm start takes no arguments (see --help): --port 3\n',
    });
  });

  it("includes the samples of the workers' jobs in the metrics of the API server", async () => {
    const { OPS_PASSWORD } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
    const headers = { Authorization: `Basic ${btoa(`ops:${OPS_PASSWORD}`)}` };
    const text = await until('a job has run', async () => {
      const metrics = await (await fetch(`${opsUrl}/metrics`, { headers })).text();
      return /saju_job_duration_seconds_count\{.*\} [1-9]/.test(metrics) && metrics;
    });
    expect(text).toMatch(/^saju_job_wait_seconds_count\{queue="maintenance",.*\} [1-9]/m);
    expect(text).toContain('# TYPE saju_http_request_duration_seconds histogram');
    // Metrics of the process itself are the API server's only.
    expect(text.match(/^process_cpu_seconds_total /gm)).toHaveLength(1);
    for (const [, name] of text.matchAll(/^# TYPE (\S+)/gm)) {
      expect(text.split(`# TYPE ${name} `)).toHaveLength(2);
    }
  });

  it('restarts a killed API server', async () => {
    const again = printed(running, 'api runs again');
    process.kill(await childOf(running, 'api/main.js'), 'SIGKILL');
    await again;
    await until('the platform is ready', isReady);
  });

  it('ends in order on SIGTERM', async () => {
    running.kill('SIGTERM');
    const [code] = await once(running, 'exit');
    expect(code).toBe(0);
    await expect(fetch(`${opsUrl}/readyz`)).rejects.toThrow();
  });
});

describe('npm run cli', () => {
  it('without running services prints the remedy on stderr and nothing on stdout', async () => {
    const { MONGODB_URL: _, REDIS_URL: __, ...without } = environment;
    const { code, stdout, stderr } = await runFile(script('../cli/run.mjs'), ['accounts', 'list'], without);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^No running services found in .*: run `npm start` in another terminal, or set DATA_DIR to its folder, or MONGODB_URL\.\n$/,
    );
  });
});

/** Retried, because a busy machine may delay a probe. A closed port fails at once. */
async function isReady(): Promise<boolean> {
  return (await fetch(`${opsUrl}/readyz`)).status === 200;
}

/** The PATH of a machine that uses DocumentDB as its embedded database. */
function withoutMongod(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.filter((folder) => !existsSync(path.join(folder, 'mongod'))).join(path.delimiter);
}

interface Ended {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

function run(name: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  return runFile(script(name), [], env);
}

function runFile(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, stdout, stderr });
    });
  });
}

/** Resolves when the process has printed `text`. Rejects when it ends first. */
function printed(child: ChildProcess, text: string | RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      if (typeof text === 'string' ? output.includes(text) : text.test(output)) resolve();
    });
    child.once('exit', () => reject(new Error(`ended before it printed "${text}":\n${output}`)));
  });
}

async function childOf(parent: ChildProcess, program: string): Promise<number> {
  const found = await new Promise<string>((resolve, reject) => {
    execFile('pgrep', ['-P', String(parent.pid), '-f', program], (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
  return Number(found.trim());
}

describe('the parts', () => {
  it.each([
    ['api', 'dist/api/main.js', '--worker-metrics'],
    ['worker', 'dist/workers/main.js', '--pools <names>'],
    ['scheduler', 'dist/workers/main.js', '--schedules'],
  ])('%s --help names its options and settings, and starts nothing', async (_name, file, option) => {
    const env = { PATH: process.env['PATH'] };
    const { code, stdout, stderr } = await runFile(script(`../../${file}`), ['--help'], env);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(option);
    for (const setting of ['MONGODB_URL', 'REDIS_URL', 'SECRETS_KEY']) expect(stdout).toContain(setting);
  });
});
