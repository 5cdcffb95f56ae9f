import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProfiles } from '../harness/batches.ts';
import { runCommand } from '../harness/cli.ts';
import { createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';

describe('the deletion of an account', () => {
  let platform: TestPlatform;
  let server: ApiServer;
  beforeAll(async () => {
    platform = await startPlatform();
    server = await platform.startApiServer();
    await platform.startWorker('haiku');
  });
  afterAll(() => platform.stop());

  const left = async (accountId: string): Promise<string[]> => {
    const { db } = platform.admin.db.connection;
    const names = ((await db?.listCollections().toArray()) ?? []).map(({ name }) => name);
    const counts = await Promise.all(names.map(async (name) => db?.collection(name).countDocuments({ accountId })));
    return names.filter((_, index) => (counts[index] ?? 0) > 0).sort();
  };
  const start = (args: readonly string[]): ChildProcess => {
    const env = { ...platform.environment };
    return spawn(process.execPath, ['dist/scripts/cli/main.js', ...args], { env, stdio: 'ignore' });
  };

  it.each<[string, (account: TestAccount) => Promise<unknown>]>([
    [
      'when it has suspended the account',
      async ({ accountId }) => (await platform.admin.db.accounts.findById(accountId).lean())?.suspendedAt,
    ],
    [
      'when it has ended the open work',
      async ({ accountId }) =>
        (await platform.admin.db.generations.countDocuments({ accountId, open: true, model: 'gemini' })) === 0,
    ],
    [
      'when it has removed some records',
      async ({ accountId }) => (await platform.admin.db.apiKeys.countDocuments({ accountId })) === 0,
    ],
    [
      'when it has removed all records but the account',
      async ({ accountId }) => (await left(accountId)).every((name) => name === 'calls'),
    ],
  ])('is finished by the same command after kill -9 %s', async (_, reached) => {
    const account = await platform.account();
    const call = createClient(server.url, { key: account.liveKey });
    const { accountId } = account;
    const { db } = platform.admin;
    const [profile_id] = await createProfiles(call, 30);
    expect((await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: 'haiku' } })).status).toBe(
      201,
    );
    const headers = { Prefer: 'respond-async' };
    const waits = await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily', model: 'gemini' }, headers });
    expect(waits.status).toBe(202);
    const charged = await db.calls.countDocuments({ accountId, state: 'charged' });
    expect(charged).toBe(1);
    const email = (await db.accounts.findById(accountId).lean())?.email ?? '';
    const args = ['accounts', 'delete', accountId, '--confirm', email];
    const killed = start(args);
    await until('it has come so far', async () => reached(account));
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const { code, stderr } = await runCommand(platform, args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(await left(accountId)).toEqual(['calls']);
    expect(await db.accounts.findById(accountId).lean()).toBeNull();
    expect(await db.calls.countDocuments({ accountId })).toBe(1);
    expect(await db.operatorActions.countDocuments({ target: accountId, action: 'account.deleted' })).toBe(1);
  });
});
