import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../../../shared/core/clock.ts';
import { PERMISSIONS } from '../../../shared/core/permissions.ts';
import { openPlatform } from '../../cli/platform.ts';
import { startEmulator } from '../../emulator/index.ts';
import { type BenchServices, withServices } from '../lib/context.ts';
import { FROM_SOURCES } from '../lib/processes.ts';
import type { CalledFunction, FirstCall, RecorderRequest } from './recorder.ts';

/**
 * `npm run request:path`: prints as `file: function` what of api, workers
 * and shared runs between an uncached `POST /v1/fortunes` and its answer, in both processes, in the order of first calls. The
 * provider is an emulator. What runs by a timer in between is left out: a function has to run in each of several requests.
 */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const REQUESTS = 8;
/** Short, so that few timers run meanwhile. */
const PROVIDER_MS = 20;

interface Recorded {
  readonly name: string;
  readonly ready: { readonly port?: number };
  query<Answer>(request: RecorderRequest): Promise<Answer>;
  stop(): Promise<void>;
}

export function main(): Promise<number> {
  return withServices(
    (line) => process.stderr.write(`${line}\n`),
    async (services) => {
      await recorded(services);
      return 0;
    },
  );
}

async function recorded({ mongodbUrl, redisUrl }: BenchServices): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'saju-request-path-'));
  const emulator = await startEmulator({ latencyMs: PROVIDER_MS, recordLimit: 0 });
  const environment = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    SIMULATE_UNCONFIGURED_MODELS: 'true',
    ANTHROPIC_BASE_URL: emulator.url,
    ANTHROPIC_API_KEY: 'emulator',
    PORT: '0',
    OPS_PORT: '0',
    DATA_DIR: scratch,
  };
  const admin = await openPlatform(environment, systemClock);
  const started: Recorded[] = [];
  try {
    const email = `${randomBytes(8).toString('hex')}@path.example`;
    const { account } = await admin.accounts.create({ email, plan: 'enterprise' });
    const { key } = await admin.keys.create(account._id, { name: 'path', type: 'live', permissions: PERMISSIONS });
    started.push(await start('api', 'api/main.js', [], environment, scratch));
    started.push(await start('worker', 'workers/main.js', ['--pools', 'haiku'], environment, scratch));
    const url = `http://127.0.0.1:${started[0]?.ready.port}`;
    print(await recordPath(started, url, key));
  } finally {
    await Promise.all(started.map((each) => each.stop()));
    await Promise.all([admin.close(), emulator.close()]);
    rmSync(scratch, { recursive: true, force: true });
  }
}

type Step = FirstCall & { readonly process: string };

async function recordPath(processes: readonly Recorded[], url: string, key: string): Promise<readonly Step[]> {
  const profiles = await Promise.all(Array.from({ length: REQUESTS + 2 }, (_, index) => newProfile(url, key, index)));
  const [warmUp = '', last = '', ...measured] = profiles;
  await requestFortune(url, key, warmUp);
  const seen = processes.map(() => [] as CalledFunction[][]);
  for (const profile of measured) {
    await Promise.all(processes.map((each) => each.query({ recorder: 'counts' })));
    await requestFortune(url, key, profile);
    await Promise.all(
      processes.map(async (each, index) =>
        seen[index]?.push(await each.query<CalledFunction[]>({ recorder: 'counts' })),
      ),
    );
  }
  await Promise.all(
    processes.map((each, index) => each.query({ recorder: 'watch', functions: inAll(seen[index] ?? []) })),
  );
  await Promise.all(processes.map((each) => each.query({ recorder: 'forget' })));
  await requestFortune(url, key, last);
  const steps = await Promise.all(
    processes.map(async (each) => {
      const calls = await each.query<FirstCall[]>({ recorder: 'order' });
      return calls.map((call) => ({ ...call, process: each.name }));
    }),
  );
  return steps.flat().sort((one, other) => one.at - other.at);
}

function inAll(lists: readonly (readonly CalledFunction[])[]): readonly CalledFunction[] {
  const keyOf = ({ file, startOffset }: CalledFunction) => `${file}:${startOffset}`;
  const keys = lists.map((list) => new Set(list.map(keyOf)));
  return (lists[0] ?? []).filter((called) => keys.every((each) => each.has(keyOf(called))));
}

function print(steps: readonly Step[]): void {
  const lines = new Set(steps.map((step) => `${step.process.padEnd(7)} ${step.file}.ts: ${step.name}`));
  const files = new Set(steps.map(({ file }) => file));
  const pure = [...files].filter((file) => /^shared\/(saju|content)\//.test(file)).length;
  process.stdout.write(
    `${[...lines].join('\n')}\n\n${files.size} files, ${pure} of them of saju and content; ${lines.size} functions\n`,
  );
}

async function newProfile(url: string, key: string, index: number): Promise<string> {
  const birth = { birth_year: 1970 + index, birth_month: 5, birth_day: 5, birth_hour: 10, gender: 'female' };
  const { id } = await post(`${url}/v1/profiles`, key, { name: '김길동', ...birth });
  return String(id);
}

async function requestFortune(url: string, key: string, profileId: string): Promise<void> {
  await post(`${url}/v1/fortunes`, key, { profile_id: profileId, type: 'daily', model: 'haiku' });
}

async function post(url: string, key: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`POST ${url}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

async function start(
  name: string,
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  scratch: string,
): Promise<Recorded> {
  const log = openSync(path.join(scratch, `${name}.log`), 'a');
  const recorder = path.join(ROOT, 'scripts/bench/request-path/recorder.ts');
  const child = spawn(
    process.execPath,
    [...FROM_SOURCES, '--import', recorder, path.join(ROOT, 'dist', file), ...args],
    {
      env,
      stdio: ['ignore', log, log, 'ipc'],
    },
  );
  closeSync(log);
  return {
    name,
    ready: (await message(child, 'ready')) as Recorded['ready'],
    async query<Answer>(request: RecorderRequest) {
      const answered = message(child, 'recorder');
      child.send(request);
      return ((await answered) as { readonly answer: Answer }).answer;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function message(child: ChildProcess, type: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process of the platform has ended'));
    const take = (received: { readonly type?: unknown }) => {
      if (received.type !== type) return;
      child.off('message', take).off('exit', ended);
      resolve(received);
    };
    child.on('message', take).once('exit', ended);
  });
}
