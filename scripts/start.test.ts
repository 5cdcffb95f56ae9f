import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../tests/support/http.ts';
import { freePort } from '../tests/support/ports.ts';
import { freshDatabaseUrl, testServices } from '../tests/support/services.ts';

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let dataDir: string;
let environment: NodeJS.ProcessEnv;
let running: ChildProcess;
let baseUrl: string;
let opsUrl: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'saju start '));
  const [port, opsPort] = [await freePort(), await freePort()];
  environment = {
    ...process.env,
    NODE_OPTIONS: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    OPS_PORT: String(opsPort),
    MONGODB_URL: freshDatabaseUrl(),
    REDIS_URL: testServices().redisUrl,
  };
  baseUrl = `http://127.0.0.1:${port}`;
  opsUrl = `http://127.0.0.1:${opsPort}`;
  running = spawn(process.execPath, [script('start.mjs')], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  await printed(running, `Saju ready on ${baseUrl}`);
}, 120_000);

afterAll(() => {
  running.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm start', () => {
  it('is ready when it says so, on a data folder with a space in its name', async () => {
    await until('it is ready', isReady);
  });

  it('keeps the secrets that it made to their owner', () => {
    const file = path.join(dataDir, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { SECRETS_KEY: key } = JSON.parse(readFileSync(file, 'utf8'));
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
  });

  it('a second time on the same data folder says so in one line', async () => {
    const { code, stdout, stderr } = await run('start.mjs', environment);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^Saju already runs on .* \(process \d+\): stop it, or set DATA_DIR, PORT and OPS_PORT\.\n$/,
    );
  });

  it('on a port that is taken says so in one line', async () => {
    const { code, stderr } = await run('start.mjs', { ...environment, DATA_DIR: `${dataDir}/other` });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Port \d+ is in use: stop what uses it or set PORT to another\.\n$/);
  });

  it('with bad settings names each of them at once', async () => {
    const [port, opsPort] = [await freePort(), await freePort()];
    const { code, stderr } = await run('start.mjs', {
      ...environment,
      DATA_DIR: `${dataDir}/other`,
      PORT: String(port),
      OPS_PORT: String(opsPort),
      PRICE_HAIKU: 'cheap',
      GENERATION_WAIT_MS: '1',
    });
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual([
      'Saju cannot start: bad settings:',
      '  PRICE_HAIKU: must be an amount like 0.013',
      expect.stringMatching(/^ {2}GENERATION_WAIT_MS: /),
      '',
    ]);
  });

  it('starts a killed front again and goes on', async () => {
    const again = printed(running, 'api runs again');
    process.kill(await childOf(running, 'api/main.js'), 'SIGKILL');
    await again;
    await until('it is ready', isReady);
  });

  it('ends in order on SIGTERM', async () => {
    running.kill('SIGTERM');
    const [code] = await once(running, 'exit');
    expect(code).toBe(0);
    await expect(fetch(`${opsUrl}/readyz`)).rejects.toThrow();
  });
});

describe('npm run cli', () => {
  it('without running services says on stderr what to do and leaves stdout empty', async () => {
    const { MONGODB_URL: _, REDIS_URL: __, ...without } = environment;
    const { code, stdout, stderr } = await run('cli.mjs', without);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^No running services found in .*: run `npm start` in another terminal, or set MONGODB_URL\.\n$/,
    );
  });
});

/** Again where a busy machine held a probe up; a port that does not answer at all fails at once. */
async function isReady(): Promise<boolean> {
  return (await fetch(`${opsUrl}/readyz`)).status === 200;
}

function run(name: string, env: NodeJS.ProcessEnv): Promise<{ code: unknown; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script(name)], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, stdout, stderr });
    });
  });
}

/** Resolves when the process has printed `text`; rejects when it ends before. */
function printed(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      if (output.includes(text)) resolve();
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
