import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { launchBrowser } from '../harness/browser.ts';
import { expectNoMisdeeds, TEXTS, visitDashboard } from '../harness/dashboard.ts';
import { BIRTH, createClient, until } from '../harness/http.ts';
import { freePort } from '../harness/ports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The files of a clone that `npm start` needs, without any folder beside it, such as `../shared`. */
const CHECKOUT = [
  'api',
  'workers',
  'shared',
  'scripts',
  'clients',
  'docs',
  'CHANGELOG.md',
  'CHANGELOG.ko.md',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.npmrc',
];

/** The messages of a first start only. */
const FIRST_START = ['Built (', 'Demo account: '];

const CREDENTIALS = z.strictObject({
  base_url: z.url(),
  ops_url: z.url(),
  ops_user: z.string().min(1),
  ops_password: z.string().min(8),
  account_id: z.string().startsWith('acc_'),
  access_token: z.string().regex(/^bs_at_[0-9A-Za-z]{40}$/),
  signing_secret: z.string().startsWith('whsec_'),
  live_key: z.string().regex(/^bs_live_[0-9A-Za-z]{44}$/),
  test_key: z.string().regex(/^bs_test_[0-9A-Za-z]{44}$/),
});

describe('npm start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saju-start-'));
  const checkout = path.join(folder, 'clone');
  const dataDir = path.join(folder, 'data');
  let port: number;
  let opsPort: number;
  let running: Started | null = null;

  beforeAll(async () => {
    chmodSync(folder, 0o755); // PostgreSQL runs as another user when we are root
    for (const name of CHECKOUT) cpSync(path.join(ROOT, name), path.join(checkout, name), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(checkout, 'node_modules'));
    [port, opsPort] = [await freePort(), await freePort()];
  });
  afterAll(async () => {
    await running?.interrupt();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = () => {
    const environment = { PORT: String(port), OPS_PORT: String(opsPort), DATA_DIR: dataDir };
    return startAndWait(checkout, environment).then((started) => {
      running = started;
      return started;
    });
  };
  const credentialsFile = path.join(dataDir, 'dev-credentials.json');
  const credentials = () => CREDENTIALS.parse(JSON.parse(readFileSync(credentialsFile, 'utf8')));

  it('ends with a box of six lines, and a short command that generates a real fortune when pasted', async () => {
    const { output } = await start();
    for (const said of FIRST_START) expect(output()).toContain(said);
    expectNoLongSilence(output());
    const lines = output().trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('Saju ready on'))).toEqual([
      `Saju ready on http://127.0.0.1:${port}`,
    ]);
    expect(lines.at(-1)).toBe(`Saju ready on http://127.0.0.1:${port}`);
    const { test_key } = credentials();
    expect(lines.flatMap((line) => /^│ (.*?) *│$/.exec(line)?.[1] ?? [])).toEqual([
      expect.stringMatching(`^Dashboard  http://127.0.0.1:${port}/dashboard#sign-in=[\\w-]{22} \\(signs in once\\)$`),
      `Docs       http://127.0.0.1:${port}/docs/quickstart`,
      `API        X-API-Key: ${test_key}`,
      `Operators  http://127.0.0.1:${opsPort}, board at /queues (login: ops_… in ${credentialsFile})`,
      "Models     haiku, sonnet, gpt4o, gemini: simulated (no provider's key is set)",
      'Stop       Ctrl-C; the next start goes on with the same data',
    ]);
    const command = demoCommand(output());
    const own = { [`:${port}`]: ':3000', [`:${opsPort}`]: ':3001', [dataDir]: '.data' };
    const printed = Object.entries(own).reduce((text, [from, to]) => text.replaceAll(from, to), output());
    expect(firstScreen(printed)).toEqual(firstScreen(readFileSync(path.join(ROOT, 'README.md'), 'utf8')));
    expect(command.split('\n')).toHaveLength(2);
    const { stdout } = await promisify(execFile)('bash', ['-c', command]);
    const { data, meta } = JSON.parse(stdout);
    expect(meta).toMatchObject({ model: 'haiku', cost: 0, cached: false, simulated: true });
    expect(data.today_fortune.overall_analysis).toMatch(/\p{Script=Hangul}/u);
  });

  it('signs in to the dashboard by its link once, which leaves nothing in history, storage and logs', async () => {
    const link = signInLink(running?.output() ?? '');
    const browser = await launchBrowser();
    try {
      const visitor = await visitDashboard(browser, link);
      const { page, context, texts } = visitor;
      await page.getByRole('heading', { level: 1, name: texts.navigation.home }).waitFor();
      expect(await page.evaluate('[location.href, history.length]')).toEqual([link.replace(/#.*/, ''), 2]);
      const kept: unknown = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
      expect(kept).not.toMatch(/bs_|sign-in/);
      expect(await context.cookies()).toEqual([expect.objectContaining({ name: 'saju_session', httpOnly: true })]);
      expectNoMisdeeds(visitor);

      const stranger = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
      await stranger.goto(link);
      await stranger.getByText(TEXTS.ko.signIn.farewell['link-ended']).waitFor();
      // In a browser that is signed in it changes nothing, also in a tab in which only the fragment changes.
      await page.goto(link);
      await page.waitForURL(link.replace(/#.*/, ''));
      await page.getByRole('heading', { level: 1, name: texts.navigation.home }).waitFor();
    } finally {
      await browser.close();
    }
    const [code = '', { access_token }] = [link.split('=')[1], credentials()];
    const logs = readdirSync(path.join(dataDir, 'logs')).map((file) => readFileSync(path.join(dataDir, 'logs', file)));
    expect(logs.length).toBeGreaterThan(2);
    for (const log of logs) for (const secret of [code, access_token]) expect(log.includes(secret)).toBe(false);
  });

  it('takes the code of a link from its own page only, and refuses others in a sentence', async () => {
    const url = `http://127.0.0.1:${port}`;
    const post = (code: string, origin: string) =>
      createClient(url)('POST', '/dashboard/session/link', { body: { code }, headers: { Origin: origin } });
    expect((await post('guessed', 'https://elsewhere.example')).status).toBe(403);
    const guessed = await post('guessed', url);
    expect(guessed.status).toBe(401);
    expect(guessed.at('detail')).toBe('The link has been used, or its time has passed.');
    expect(guessed.headers.get('set-cookie')).toBeNull();
  });

  it('makes the credentials of the demo account readable for its user only', () => {
    expect(statSync(credentialsFile).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(credentials()).toMatchObject({
      base_url: `http://127.0.0.1:${port}`,
      ops_url: `http://127.0.0.1:${opsPort}`,
    });
  });

  it('creates keys of both modes with every permission, a working token and a working login', async () => {
    const { base_url, ops_url, ops_user, ops_password, live_key, test_key, access_token } = credentials();
    const call = createClient(base_url);
    for (const key of [live_key, test_key]) expect((await call('GET', '/v1/profiles', { key })).status).toBe(200);
    expect((await call('POST', '/v1/profiles', { key: live_key, body: BIRTH })).status).toBe(201);
    const keys = await call('GET', '/api/keys', { bearer: access_token });
    const made = keys.at('data') as { type: string; permissions: string[] }[];
    expect(made.map(({ type }) => type).sort()).toEqual(['live', 'test']);
    for (const { permissions } of made) expect(permissions).toContain('audit:read');
    const login = { Authorization: `Basic ${btoa(`${ops_user}:${ops_password}`)}` };
    expect((await createClient(ops_url)('GET', '/metrics', { headers: login })).status).toBe(200);
  });

  it('lets the command line find the running services', async () => {
    const { account_id } = credentials();
    const args = ['run', '-s', 'cli', '--', 'accounts', 'list', '--json'];
    const env = { ...basicEnvironment(), DATA_DIR: dataDir };
    const { stdout } = await promisify(execFile)('npm', args, { cwd: checkout, env });
    expect(JSON.parse(stdout)).toMatchObject([{ account_id, plan: 'enterprise' }]);
  });

  it('stops everything on Ctrl-C, in order, and leaves no process behind', async () => {
    if (running === null) throw new Error('it does not run');
    expect(processesOf(dataDir).length).toBeGreaterThan(4);
    // npm got the signal too, and exits by it at the end.
    expect([0, null]).toContain(await running.interrupt());
    expect(running.output()).toMatch(/SIGINT: stopping\n(?:.*\n)*.*Stopped\n$/);
    expect(processesOf(dataDir)).toEqual([]);
    running = null;
  });

  it('starts a second time without setup, on another port, with the same keys and data', async () => {
    const before = credentials();
    port = await freePort();
    const { output } = await start();
    // The slow steps of a first start; `npm run bench` measures the second one (docs/results/benchmarks.md).
    for (const said of ['Installing', ...FIRST_START]) expect(output()).not.toContain(said);
    const base_url = `http://127.0.0.1:${port}`;
    expect(credentials()).toEqual({ ...before, base_url });
    expect(statSync(credentialsFile).mode & 0o777).toBe(0o600);
    expect(demoCommand(output())).toContain(base_url);
    expect(signInLink(output())).toContain(base_url);
    const call = createClient(base_url, { key: before.live_key });
    const profiles = await call('GET', '/v1/profiles');
    expect(profiles.at('data')).toMatchObject([{ name: '홍**', birth_year: '19**' }]);
    const unmasked = await call('GET', `/v1/profiles/${profiles.textAt('data.0.id')}/unmasked`);
    expect(unmasked.body).toMatchObject({ name: '홍길동', birth_year: 1990 });
  });

  it('restarts a process that dies, and continues to serve', async () => {
    const { base_url, live_key } = credentials();
    const worker = processesOf(dataDir).find(({ command }) => command.includes('dist/workers/main.js'));
    if (worker === undefined) throw new Error('there is no worker');
    process.kill(worker.pid, 'SIGKILL');
    const call = createClient(base_url, { key: live_key });
    const profile_id = (await call('GET', '/v1/profiles')).textAt('data.0.id');
    const fortune = await call('POST', '/v1/fortunes', { body: { profile_id, type: 'yearly' } });
    expect(fortune.status).toBe(201);
    expect(running?.output()).toContain('worker ended (SIGKILL): restarting');
  });

  it('ends all its processes even when it is killed itself', async () => {
    if (running === null) throw new Error('it does not run');
    const own = processesOf(dataDir).find(({ command }) => /^\S*node \S*scripts\/local\/start\.mjs/.test(command));
    if (own === undefined) throw new Error('it has no process');
    process.kill(own.pid, 'SIGKILL');
    await running.ended;
    running = null;
    await until('all processes have exited', async () => processesOf(dataDir).length === 0, 90_000);
  });
});

interface Started {
  /** The output so far. */
  output(): string;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
  /** Ctrl-C in its terminal: SIGINT to the whole foreground process group. */
  interrupt(): Promise<number | null>;
}

async function startAndWait(cwd: string, environment: Readonly<Record<string, string>>): Promise<Started> {
  const started = launch(cwd, environment);
  const early = started.ended.then((code) => {
    throw new Error(`npm start ended with ${code}:\n${started.output()}`);
  });
  const ready = until('the platform is ready', async () => /^Saju ready on .*\n/m.test(started.output()), 270_000);
  await Promise.race([ready, early]);
  early.catch(() => undefined);
  return started;
}

function launch(cwd: string, environment: Readonly<Record<string, string>>): Started {
  const env = { ...basicEnvironment(), ...environment };
  const child: ChildProcess = spawn('npm', ['start', '--silent'], { cwd, env, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    output: () => printed,
    ended,
    interrupt() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGINT');
      return ended;
    },
  };
}

/** A terminal's environment without any of the service's settings. */
function basicEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
}

/** By the time at the start of each line, `[ 12.3 s]`. The heartbeat is at 8 s; a slow machine may run it late. */
function expectNoLongSilence(output: string): void {
  const times = [0, ...[...output.matchAll(/^\[ *([\d.]+) s\] /gm)].map(([, seconds]) => Number(seconds))];
  expect(times.length).toBeGreaterThan(5);
  for (const [index, time] of times.entries()) expect(time - (times[index - 1] ?? 0)).toBeLessThan(30);
}

/** The rows of the box and the command, without their secrets. */
function firstScreen(text: string): string[] {
  const shown = text.replace(/#sign-in=\S+/g, '#sign-in=…').replace(/bs_test_\w+/g, 'bs_test_…');
  const command = /^curl -sS .*\\\n.*$/m.exec(shown)?.[0] ?? 'no command';
  return [...[...shown.matchAll(/^│ (.*?) *│$/gm)].map(([, row = '']) => row), command];
}

function signInLink(output: string): string {
  return /http:\S+#sign-in=\S+/.exec(output)?.[0] ?? 'there is no link';
}

/** The block between its heading and the next empty line. */
function demoCommand(output: string): string {
  return /Try it in another terminal:\n\n([\s\S]+?)\n\n/.exec(output)?.[1] ?? 'echo there is no command; false';
}

interface Process {
  readonly pid: number;
  readonly command: string;
}

/** Processes of a data folder: their environment or command names it. */
function processesOf(dataDir: string): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      const [command, environment, state] = ['cmdline', 'environ', 'stat'].map((file) => readProcess(name, file));
      if (state === undefined || / Z /.test(state)) return [];
      const mine = `${command}\0${environment}`.includes(dataDir);
      return mine ? [{ pid: Number(name), command: (command ?? '').replaceAll('\0', ' ') }] : [];
    });
}

function readProcess(pid: string, file: string): string | undefined {
  const name = `/proc/${pid}/${file}`;
  try {
    return existsSync(name) ? readFileSync(name, 'utf8') : undefined;
  } catch {
    return undefined; // it ended during the check
  }
}
