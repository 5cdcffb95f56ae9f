import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterEach, it } from '@jest/globals';
import { until } from '../harness/http.ts';
import { freshDatabaseUrl, testServices } from '../harness/services.ts';

let npm: ChildProcess | undefined;

afterEach(() => {
  // The group contains processes that npm left.
  try {
    if (npm?.pid !== undefined) process.kill(-npm.pid, 'SIGKILL');
  } catch {}
});

it('a SIGTERM to npm reaches the process that it runs, which stops in order', async () => {
  const settings = {
    MONGODB_URL: freshDatabaseUrl(),
    REDIS_URL: testServices().redisUrl,
    SECRETS_KEY: randomBytes(32).toString('base64'),
  };
  npm = spawn('npm', ['run', '--silent', 'worker', '--', '--pools', 'maintenance'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, NODE_OPTIONS: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  npm.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await until('the worker takes jobs', async () => output.includes('workers are taking jobs'));
  npm.kill('SIGTERM');
  await until('the worker has stopped', async () => output.includes('"message":"stopped"'));
});
