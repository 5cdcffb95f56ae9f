import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../tests/harness/ports.ts';
import { freshDatabaseUrl, testServices } from '../../tests/harness/services.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPT = path.join(ROOT, 'scripts/local/worker-env.mjs');

describe('npm run worker:env', () => {
  let dataDir: string;
  let running: ChildProcess;
  const bare = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'saju worker env '));
    const env = {
      ...bare,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      OPS_PORT: String(await freePort()),
      MONGODB_URL: freshDatabaseUrl(),
      REDIS_URL: testServices().redisUrl,
      GEMINI_API_KEY: "a-'quoted'-$key",
      PRICE_HAIKU: '0.02',
    };
    running = spawn(process.execPath, [path.join(ROOT, 'scripts/local/start.mjs')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await printed(running, 'Saju ready on');
  });
  afterAll(async () => {
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('prints lines that start a worker for a running npm start, warns that they contain secrets, and is named by a worker without them', async () => {
    const lines = await run(process.execPath, [SCRIPT], { ...bare, DATA_DIR: dataDir });
    expect(lines.stderr).toMatch(/secrets/);
    expect(lines.stdout).toMatch(/^(export [A-Z_]+='.*'\n)+$/);
    expect(lines.stdout).not.toMatch(/^export (OPS_)?PORT=/m);
    const { stdout } = await run('bash', ['-c', `${lines.stdout}\nprintf %s "$GEMINI_API_KEY"`], bare);
    expect(stdout).toBe("a-'quoted'-$key");
    const start = (script: string) =>
      spawn('bash', ['-c', `${script}\nexec "${process.execPath}" dist/workers/main.js --pools all`], {
        cwd: ROOT,
        env: bare,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    const worker = start(lines.stdout);
    await printed(worker, 'workers are taking jobs');
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.kill('SIGTERM');
    expect(await gone).toBe(0);
    // Without the other settings it would take jobs that it cannot process.
    const three = lines.stdout.split('\n').filter((line) => /^export (MONGODB_URL|REDIS_URL|SECRETS_KEY)=/.test(line));
    const refused = start(three.join('\n'));
    await printed(refused, 'GEMINI_API_KEY is missing');
    await printed(start(''), 'npm run -s worker:env');
  });

  it('without a running npm start ends with one line', async () => {
    const { code, stdout, stderr } = await run(process.execPath, [SCRIPT], { ...bare, DATA_DIR: `${dataDir}/other` });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^No running `npm start` found on .*\n$/);
  });
});

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(program, [...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, stdout, stderr });
    });
  });
}

/** Resolves when the process has printed `text`. Rejects when it ends first. */
function printed(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes(text)) resolve();
      });
    }
    child.once('close', () => reject(new Error(`ended before it printed "${text}":\n${output}`)));
  });
}
