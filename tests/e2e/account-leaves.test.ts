import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { LEDGER_COLLECTIONS } from '../../shared/accounts/records-of-account.ts';
import { EVENT_TYPES } from '../../shared/core/event-types.ts';
import { runCli, runCommand, runReconciler } from '../harness/cli.ts';
import { dayFromNow } from '../harness/dates.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { dumpRedis } from '../harness/redis-dump.ts';
import { readStream } from '../harness/sse.ts';

/** Each of an account's own words, in a form that nothing else has. */
const CANARY = 'canary8812';

/** An account that has done everything, beside another that has done the same. */
describe('an account that leaves', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let servers: ApiServer[];
  let receiver: Receiver;
  let folder: string;
  let account: TestAccount;
  let email: string;
  let call: Client;

  beforeAll(async () => {
    receiver = await startReceiver(({ raw }) => ({ kind: 'status', status: 200, body: raw.toString() }));
    const started = await startProviderPlatform({ settings: { LOG_LEVEL: 'warn', WEBHOOK_RETRY_DELAYS_MS: RETRIES } });
    ({ emulator, platform } = started);
    servers = [started.apiServer, await platform.startApiServer()];
    // No worker of gemini: its work waits.
    await platform.startWorker('haiku,sonnet,gpt4o,webhook,maintenance');
    folder = mkdtempSync(path.join(tmpdir(), 'saju-leaves-'));
  });
  beforeEach(async () => {
    emulator.reset();
    account = await platform.account();
    email = (await platform.admin.db.accounts.findById(account.accountId).lean())?.email ?? '';
    call = createClient(servers[0]?.url ?? '', { key: account.liveKey });
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const RETRIES = '600000,600000,600000,600000';

  /** Something in every collection and queue that an account can reach. */
  const plant = async (own: TestAccount, word: string) => {
    const client = createClient(servers[0]?.url ?? '', { key: own.liveKey });
    const bearer = createClient(servers[0]?.url ?? '', { bearer: own.accessToken });
    const keyed = (name: string) => ({ 'Idempotency-Key': `${word}-${name}-0123456789` });
    const made = async (at: string, body: object, headers: object = {}) => {
      const answer = await client('POST', at, { body, headers: { ...headers } });
      expect([at, answer.status < 300 ? 'made' : answer.body]).toEqual([at, 'made']);
      return answer;
    };
    const person = { ...BIRTH, name: `독고 ${word}`, external_id: `${word}-external` };
    const id = (await made('/v1/profiles', person, keyed('profile'))).textAt('id');
    const other = (await made('/v1/profiles', { ...BIRTH, birth_day: 16, name: `제갈 ${word}` })).textAt('id');
    for (const at of ['hook', 'refused']) {
      await made('/v1/webhooks', {
        url: `${receiver.url}/${at}-${word}`,
        events: EVENT_TYPES,
        description: `${word} ${at}`,
      });
    }
    expect(
      (await bearer('POST', '/v1/keys', { body: { name: `${word} key`, type: 'test' }, headers: keyed('key') })).status,
    ).toBe(201);
    await made('/v1/fortunes', { profile_id: id, type: 'daily', model: 'haiku' }, keyed('fortune'));
    await readStream(`${servers[0]?.url}/v1/fortunes/stream`, {
      key: own.liveKey,
      body: { profile_id: id, type: 'daily', model: 'gpt4o' },
    });
    const signIn = { body: { access_token: own.accessToken }, headers: { Origin: servers[0]?.url ?? '' } };
    expect((await createClient(servers[0]?.url ?? '')('POST', '/dashboard/session', signIn)).status).toBeLessThan(300);
    await client('PUT', '/v1/schedules/daily', { body: { enabled: true, warm_sections: true } });
    await client('GET', `/v1/profiles/${id}/unmasked`);
    // The second one is of its own profiles alone.
    for (const _ of [1, 2]) await client('GET', `/v1/analytics/popular-coins?profile_id=${id}`);
    const increase = { requestedLimit: 1_000, useCase: `${word} case`, expectedVolume: `${word} volume` };
    expect((await client('POST', '/api/support/limit-increase', { body: increase })).status).toBeLessThan(300);
    await made('/v1/fortunes/batch', {
      profile_ids: [id, other],
      fortune_type: 'daily',
      model: 'haiku',
      fortune_date: dayFromNow(30),
      webhook_url: `${receiver.url}/callback-${word}`,
    });
    await until('the batch has called back', async () => receiver.received(`/callback-${word}`).length > 0);
    // Work that waits: interactive, in the background, and a batch.
    for (const type of ['daily', 'monthly']) {
      await made('/v1/fortunes', { profile_id: id, type, model: 'gemini' }, { Prefer: 'respond-async' });
    }
    await made('/v1/fortunes/batch', { profile_ids: [id, other], fortune_type: 'daily', model: 'gemini' });
    const { db } = platform.admin;
    await until('the batch has begun', async () =>
      db.batchItems.countDocuments({ accountId: own.accountId, model: 'gemini', state: 'started' }),
    );
    await until('the requests are recorded', async () => db.requests.countDocuments({ accountId: own.accountId }));
    return { id, other };
  };

  const collections = async (): Promise<Map<string, string>> => {
    const { db } = platform.admin.db.connection;
    if (db === undefined) throw new Error('not connected');
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    const dumps = names.map(
      async (name): Promise<[string, string]> => [name, JSON.stringify(await db.collection(name).find().toArray())],
    );
    return new Map(await Promise.all(dumps));
  };
  const everything = async () =>
    new Map([...(await collections()), ['Redis', JSON.stringify(await dumpRedis(platform.redis))]]);
  const placesOf = (text: string, places: ReadonlyMap<string, string>) =>
    [...places].filter(([, found]) => found.includes(text)).map(([name]) => name);
  /** Records of an account by collection, but those that its own traffic and the clock change. */
  const countsOf = async ({ accountId }: TestAccount) => {
    const { db } = platform.admin.db.connection;
    const names = [...(await collections()).keys()].filter((name) => !CHANGING.includes(name));
    const counts = names.map(async (name) => [name, (await db?.collection(name).countDocuments({ accountId })) ?? 0]);
    return Object.fromEntries(await Promise.all(counts));
  };
  const CHANGING = [
    'usage_days',
    'usage_minutes',
    'requests',
    'sightings',
    'events',
    'deliveries',
    'delivery_attempts',
  ];
  const statusOf = async (server: ApiServer, key: string) =>
    (await createClient(server.url, { key })('GET', '/v1/profiles')).status;
  const remove = (address: string, named = account.accountId) =>
    runCommand(platform, ['accounts', 'delete', named, '--confirm', address, '--json']);

  it('is not deleted with another e-mail address, which is a usage error', async () => {
    const before = await platform.admin.db.accounts.findById(account.accountId).lean();
    expect(await remove('other@partner.example')).toEqual({
      code: 2,
      stdout: '',
      stderr: `--confirm is not the e-mail address of ${account.accountId}: nothing was deleted.\n`,
    });
    expect(await runCommand(platform, ['accounts', 'delete', account.accountId])).toMatchObject({ code: 2 });
    expect(await runCommand(platform, ['accounts', 'delete', 'acc_unknown', '--confirm', email])).toMatchObject({
      code: 1,
    });
    expect(await platform.admin.db.accounts.findById(account.accountId).lean()).toEqual(before);
    expect(await statusOf(servers[0] as ApiServer, account.liveKey)).toBe(200);
  });

  it('leaves its charges and nothing else in any collection or in Redis, and another account untouched', async () => {
    const other = await platform.account();
    await plant(account, CANARY);
    const kept = await plant(other, 'keeper4711');
    const { db } = platform.admin;
    const charged = await chargesOf(platform, account);
    expect(charged.length).toBeGreaterThan(3);
    const before = await everything();
    // The search finds what is there.
    expect(placesOf(CANARY, before)).toEqual(
      expect.arrayContaining(['api_keys', 'deliveries', 'fortunes', 'profiles', 'support_requests', 'webhooks']),
    );
    expect(placesOf(account.accountId, before)).toEqual(
      expect.arrayContaining(['Redis', 'batch_items', 'generations', 'usage_days']),
    );
    const countsBefore = await countsOf(other);

    // Running traffic: a stream whose sections a worker generates, a caller that waits, and calls again and again.
    emulator.behave({ latency_ms: 20_000 });
    const profile = (await db.profiles.findOne({ accountId: account.accountId }).lean())?._id;
    const running = readStream(`${servers[1]?.url}/v1/fortunes/stream`, {
      key: account.liveKey,
      body: { profile_id: profile, type: 'daily', model: 'sonnet' },
    });
    await until('the provider has its sections', async () => emulator.stats().in_flight === 3);
    const waiting = call('POST', '/v1/fortunes', { body: { profile_id: profile, type: 'yearly', model: 'gemini' } });
    let goesOn = true;
    const statuses = new Map<string, number[]>();
    const traffic = Promise.all(
      servers.map(async (server) => {
        const seen: number[] = [];
        statuses.set(server.url, seen);
        // An address may send sixty refused calls a minute.
        while (goesOn && seen.filter((status) => status !== 200).length < 5) {
          seen.push(await statusOf(server, account.liveKey));
        }
      }),
    );
    const { code, stdout, stderr } = await remove(` ${email.toUpperCase()} `, email);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      account_id: account.accountId,
      ledger_calls: charged.length,
      ledger_usd: expect.any(Number),
    });
    goesOn = false;
    await Promise.all([traffic, running]);
    expect([403, 503]).toContain((await waiting).status);
    for (const server of servers) {
      // Once refused, always refused.
      const seen = statuses.get(server.url) ?? [];
      const refused = seen.findIndex((status) => status !== 200);
      expect(refused).toBeGreaterThan(-1);
      expect(seen.slice(refused).filter((status) => status === 200)).toEqual([]);
      expect(await statusOf(server, account.liveKey)).toBe(401);
    }

    const after = await everything();
    expect(placesOf(CANARY, after)).toEqual([]);
    expect(placesOf(email, after)).toEqual([]);
    const withId = placesOf(account.accountId, after);
    expect(withId.filter((name) => name !== 'call_days').sort()).toEqual(['calls', 'operator_actions']);
    expect(LEDGER_COLLECTIONS).toContain('calls');
    // The ledger keeps the charges, and no person.
    const ledger = await db.calls.find({ accountId: account.accountId }).lean();
    expect(ledger.map(({ chargedUsd }) => chargedUsd).sort()).toEqual([...charged].sort());
    for (const each of ledger) {
      expect(each).toMatchObject({
        caused: [],
        fortune: null,
        fortuneId: null,
        requestId: null,
        bodyHash: null,
        parts: null,
      });
    }
    expect(await countsOf(other)).toEqual(countsBefore);
    expect(
      (await createClient(servers[0]?.url ?? '', { key: other.liveKey })('GET', `/v1/profiles/${kept.id}`)).status,
    ).toBe(200);
    for (const line of (
      await runCli(platform, 'accounts', 'delete', account.accountId, '--confirm', email)
    ).stdout.split('\n')) {
      expect(line.length).toBeLessThanOrEqual(100);
    }
    // A second run finds nothing, and a reconciler nothing to do for it.
    await runReconciler(platform);
    expect(JSON.parse((await remove(email)).stdout)).toMatchObject({ erased: {}, erased_from_redis: 0 });
    expect(placesOf(CANARY, await everything())).toEqual([]);
    const { stdout: log } = await runCli(platform, 'audit', 'tail', '--operators', '--json');
    expect(JSON.parse(log)).toContainEqual(
      expect.objectContaining({ action: 'account.deleted', target: account.accountId }),
    );
  });

  it('is finished by the daily retention, when a process writes what it had collected afterwards', async () => {
    const { db } = platform.admin;
    const { accountId } = account;
    expect((await remove(email)).code).toBe(0);
    const late = {
      _id: `${accountId}:live:2026-11-27`,
      accountId,
      livemode: true,
      requests: 1,
      day: '2026-11-27',
      cells: {},
      writers: {},
    };
    await db.usageDays.create([late]);
    await runCli(platform, 'schedules', 'run', 'retention', '--force', '--json');
    await until('retention has removed it', async () => (await db.usageDays.countDocuments({ accountId })) === 0);
  });

  it('is exported whole, readable and private, into an empty directory only', async () => {
    const { id } = await plant(account, 'export1234');
    // The sealed secret of another account as a description: it is exported as it was sent.
    const secret = platform.admin.secrets.seal('the secret of another account');
    await platform.admin.db.webhooks.updateOne({ accountId: account.accountId }, { $set: { description: secret } });
    const out = path.join(folder, 'export');
    const { stdout } = await runCli(platform, 'accounts', 'export', email, '--out', out, '--json');
    const printed = JSON.parse(stdout);
    const manifest = JSON.parse(readFileSync(path.join(out, 'manifest.json'), 'utf8'));
    expect(printed).toMatchObject({ account_id: account.accountId, records: manifest.records, files: manifest.files });
    expect(statSync(out).mode & 0o777).toBe(0o700);
    const names = readdirSync(out);
    expect(names.sort()).toEqual(['manifest.json', ...manifest.files.map(({ file }: { file: string }) => file)].sort());
    const { db } = platform.admin.db.connection;
    const texts: string[] = [];
    for (const { file, records } of manifest.files) {
      expect(statSync(path.join(out, file)).mode & 0o777).toBe(0o600);
      const text = readFileSync(path.join(out, file), 'utf8');
      const lines =
        text === ''
          ? []
          : text
              .trimEnd()
              .split('\n')
              .map((line) => JSON.parse(line));
      expect([file, lines.length]).toEqual([file, records]);
      for (const line of lines) expect(line.accountId ?? line._id).toBe(account.accountId);
      texts.push(text);
    }
    const all = texts.join('\n');
    // Every collection that has something of the account, and each record of it.
    for (const name of (await collections()).keys()) {
      if (CHANGING.includes(name) || name === 'dashboard_sessions') continue;
      const stored = (await db?.collection(name).countDocuments({ accountId: account.accountId })) ?? 0;
      const file = manifest.files.find((each: { file: string }) => each.file === `${name}.jsonl`);
      expect([name, file?.records ?? 0]).toEqual([name, Math.max(stored, name === 'accounts' ? 1 : 0)]);
    }
    expect(all).toContain(`"external_id":"export1234-external"`.replace('external_id', 'externalId'));
    expect(all).toContain(id);
    // Its own signing secrets and stored answers are opened; what opens the API is not in it.
    expect(all).toMatch(/"signingSecret":"whsec_/);
    expect(all).toMatch(/"secret":"whsec_/);
    expect(all.match(/v1\.[\w-]{16}\.[\w-]{22}\.[\w-]*/g)).toEqual([secret]);
    expect(await platform.admin.db.operatorActions.find({ action: 'account.exported' }).lean()).toMatchObject([
      { target: account.accountId },
    ]);
    for (const secret of [account.liveKey, account.testKey, account.accessToken]) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/secretHash|accessTokenHash|bs_(live|test|at)_\w{20}/);

    const again = await runCommand(platform, ['accounts', 'export', email, '--out', out]);
    expect(again).toMatchObject({ code: 2, stderr: `${out} is not empty: name a new directory.\n` });
    const full = path.join(folder, 'full');
    expect((await runCommand(platform, ['accounts', 'export', 'acc_unknown', '--out', full])).code).toBe(1);
    expect(existsSync(full)).toBe(false);
    writeFileSync(path.join(folder, 'file'), '');
    expect((await runCommand(platform, ['accounts', 'export', email, '--out', path.join(folder, 'file')])).code).toBe(
      1,
    );
    expect((await runCommand(platform, ['accounts', 'export', email])).code).toBe(2);
  });
});
