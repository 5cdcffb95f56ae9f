import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProfiles } from '../harness/batches.ts';
import type { CommandRun } from '../harness/cli.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { freePort } from '../harness/ports.ts';

const script = (name: string) => fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url));

/** docs/backup.md's drill, on the embedded engine: the data folder is lost and comes back. */
describe('a lost data folder', () => {
  let folder: string;
  let dataDir: string;
  let environment: NodeJS.ProcessEnv;
  let url: string;
  let running: ChildProcess;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'saju-drill-'));
    chmodSync(folder, 0o755); // The engine's user must reach it.
    dataDir = path.join(folder, 'data');
    const { MONGODB_URL: _, REDIS_URL: __, SECRETS_KEY: ___, ...others } = process.env;
    const [port, opsPort] = [await freePort(), await freePort()];
    environment = { ...others, NODE_OPTIONS: '', DATA_DIR: dataDir, PORT: String(port), OPS_PORT: String(opsPort) };
    url = `http://127.0.0.1:${port}`;
    await start();
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async () => {
    running = spawn(process.execPath, [script('local/start.mjs')], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    running.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    const ended = once(running, 'exit').then(() => Promise.reject(new Error(`npm start ended: ${output}`)));
    ended.catch(() => undefined);
    await Promise.race([ended, until('it is ready', async () => output.includes('Saju ready'))]);
  };
  const stop = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGTERM');
    await once(running, 'exit');
  };
  const cli = (...args: string[]): Promise<CommandRun> =>
    promisify(execFile)(process.execPath, [script('cli/run.mjs'), ...args], { env: environment }).then(
      (printed) => ({ code: 0, ...printed }),
      ({ code, stdout, stderr }: CommandRun) => ({ code, stdout, stderr }),
    );
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await cli(...args, '--json');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    return JSON.parse(stdout);
  };
  const client = (): Client => {
    const { live_key: key } = JSON.parse(readFileSync(path.join(dataDir, 'dev-credentials.json'), 'utf8'));
    return createClient(url, { key });
  };
  const storedIds = async (call: Client): Promise<Set<string>> => {
    const ids = new Set<string>();
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await call('GET', `/v1/profiles?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(page.status).toBe(200);
      const { data, next_cursor } = page.body as { data: { id: string }[]; next_cursor: string | null };
      for (const { id } of data) ids.add(id);
      cursor = next_cursor;
    }
    return ids;
  };

  it('comes back from a backup that was made under load: what was acknowledged, keys, secrets and open work', async () => {
    const call = client();
    const made = await call('POST', '/v1/webhooks', {
      body: { url: 'http://127.0.0.1:9/hook', events: ['profile.created'] },
    });
    expect(made.status).toBe(201);
    await json('models', 'pause', 'haiku', '--reason', 'a drill', '--yes');
    const members = await createProfiles(call, 5);
    const body = { profile_ids: members, fortune_type: 'daily', model: 'haiku' };
    const batch = await call('POST', '/v1/fortunes/batch', { body });
    expect(batch.status).toBe(202);

    const acknowledged: { readonly id: string; readonly at: number }[] = [];
    let goesOn = true;
    const load = Promise.all(
      [1, 2].map(async () => {
        while (goesOn) {
          const answer = await call('POST', '/v1/profiles', { body: { ...BIRTH, name: '김하중' } });
          if (answer.status === 201) acknowledged.push({ id: answer.textAt('id'), at: Date.now() });
          else
            await until('the minute of the limit passes', async () => (await call('GET', '/v1/health')).status === 200);
        }
      }),
    );
    await until('the load has begun', async () => acknowledged.length > 20);
    const backup = path.join(folder, 'backup');
    const { complete_until } = await json('backup', '--out', backup);
    goesOn = false;
    await load;
    const end = Date.parse(complete_until);
    const during = acknowledged.filter(({ at }) => at < end);
    expect(during.length).toBeGreaterThan(20);

    expect(statSync(backup).mode & 0o777).toBe(0o700);
    for (const entry of readdirSync(backup, { recursive: true, withFileTypes: true })) {
      const mode = statSync(path.join(entry.parentPath, entry.name)).mode & 0o777;
      expect([entry.name, mode]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
    }
    expect(await cli('backup', '--out', backup)).toMatchObject({ code: 2, stdout: '' });
    const refused = await cli('restore', '--from', backup);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(`mv '${dataDir}' '${dataDir}.before'`);

    const secrets = readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
    await stop();
    rmSync(dataDir, { recursive: true });
    await json('restore', '--from', backup);
    expect(JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))).toEqual(JSON.parse(secrets));
    await start();

    const again = client();
    const stored = await storedIds(again);
    expect(during.filter(({ id }) => !stored.has(id))).toEqual([]);
    expect(members.filter((id) => !stored.has(id))).toEqual([]);
    // Redis was empty: the reconciler queues the batch again.
    await json('models', 'resume', 'haiku', '--reason', 'a drill', '--yes');
    await until('the batch has ended', async () => {
      const { body } = await again('GET', `/v1/fortunes/batch/${batch.textAt('id')}`);
      return Object(body).completed_count === members.length;
    });
    // The key that seals is that of before.
    const rotated = await json('secrets', 'rotate');
    expect(rotated).toMatchObject({ resealed: 0, unreadable: 0 });
    expect(rotated.present).toBeGreaterThan(1);
  });

  it('is made without secrets on request, also while nothing runs, as a migration and a rotation are, and refused when a file was changed', async () => {
    await stop();
    expect(await json('migrate')).toEqual({ schema_version: 1, from: 1, steps: [] });
    expect(await json('secrets', 'rotate')).toMatchObject({ resealed: 0, unreadable: 0 });
    const backup = path.join(folder, 'without');
    await json('backup', '--out', backup, '--without-secrets');
    expect(readdirSync(backup).sort()).toEqual(['database', 'manifest.json']);
    const before = `${dataDir}.before`;
    renameSync(dataDir, before);
    appendFileSync(path.join(backup, 'database/PG_VERSION'), 'x');
    const { code, stderr } = await cli('restore', '--from', backup);
    expect(code).toBe(1);
    expect(stderr).toContain('PG_VERSION is not as the backup wrote it');
    expect(existsSync(path.join(dataDir, 'documentdb'))).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
    expect(await cli('restore', '--from', folder)).toMatchObject({ code: 1, stdout: '' });
    renameSync(before, dataDir);
  });
});
