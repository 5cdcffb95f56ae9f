import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CheckResult } from '../../scripts/cli/doctor/check.ts';
import { diagnose as diagnoseWith } from '../../scripts/cli/doctor/doctor.ts';
import { addDays, kstDayStart } from '../../shared/core/clock.ts';
import { derivedId, newId } from '../../shared/core/ids.ts';
import { claimRun, finishRun, periodOf, runId, SCHEDULES } from '../../shared/schedules/ledger.ts';
import { runCommand, spawnCommand } from '../harness/cli.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { untilEventsAreDispatched } from '../harness/jobs.ts';
import { startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { steerPool } from '../harness/pool-settings.ts';
import { freePort } from '../harness/ports.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { newOwner, webhookRecord } from '../harness/records.ts';
import { freshRedisUrl } from '../harness/services.ts';

describe('the command line', () => {
  let platform: TestPlatform;
  let receiver: Receiver;
  let account: TestAccount;
  let call: Client;
  let nothing: string;

  beforeAll(async () => {
    receiver = await startReceiver();
    platform = await startPlatform();
    const { url } = await platform.startApiServer();
    await platform.startWorker('webhook,haiku');
    account = await platform.account();
    call = createClient(url, { key: account.liveKey });
    nothing = `127.0.0.1:${await freePort()}`;
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
  });

  const run = (args: readonly string[], settings?: Readonly<Record<string, string>>) =>
    runCommand(platform, args, settings);
  const json = async (...args: string[]) => JSON.parse((await run([...args, '--json'])).stdout);

  it.each([
    [2, 'an unknown command', ['acounts', 'list'], /unknown command 'acounts'/],
    [2, 'an unknown option', ['accounts', 'list', '--jsn'], /unknown option '--jsn'/],
    [2, 'a pause without a reason', ['models', 'pause', 'haiku', '--yes'], /required option '--reason <text>'/],
    [1, 'a pause that nobody confirms', ['models', 'pause', 'haiku', '--reason', 'a test'], /add --yes/],
    [2, 'a missing argument', ['accounts', 'suspend'], /missing required argument/],
    [2, 'a wrong value', ['accounts', 'set-plan', 'a@b.c', 'gold'], /must be one of free, starter/],
    [2, 'no time', ['webhooks', 'recover', 'whk_x', '--since', 'yesterday'], /must be a time in ISO 8601/],
    [1, 'an unknown account', ['accounts', 'suspend', 'acc_nobody'], /No account 'acc_nobody'. See: accounts list/],
    [1, 'an unknown webhook', ['webhooks', 'recover', 'whk_nobody', '--since', '1h'], /^No such webhook\.\n$/],
    [2, 'a backup outside of `npm start`', ['backup', '--out', '/tmp/none'], /are for the database of `npm start`/],
    [1, 'an unknown batch', ['batches', 'show', 'batch_nobody'], /^No such batch\.\n$/],
  ])('ends with %i for %s, and says so in one line on stderr', async (code, _name, args, message) => {
    const { stdout, stderr, ...ended } = await run(args);
    expect({ code: ended.code, stdout }).toEqual({ code, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain(' at ');
  });

  it('ends with 1 for the key of another account, and for one that is rotated twice', async () => {
    const [{ id }] = await json('keys', 'list', '--account', account.accountId);
    const other = await platform.account();
    expect(await run(['keys', 'rotate', id, '--account', other.accountId])).toMatchObject({ code: 1 });
    const rotated = await json('keys', 'rotate', id, '--account', account.accountId, '--overlap-hours', '1');
    expect(rotated).toMatchObject({ type: 'test', key: expect.stringMatching(/^bs_test_/), revoked_at: null });
    const twice = await run(['keys', 'rotate', id, '--account', account.accountId]);
    expect(twice).toMatchObject({ code: 1, stderr: expect.stringContaining(`${rotated.id} replaces it.`) });
    const listed = await json('keys', 'list', '--account', account.accountId);
    expect(listed.find((each: { id: string }) => each.id === id)).toMatchObject({ rotated_to: rotated.id });
  });

  describe('as a program', () => {
    it('prints its version', async () => {
      expect(await spawnCommand(platform, ['--version'])).toEqual({
        code: 0,
        stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
        stderr: '',
      });
    });

    it('prints its result on stdout, and what is wrong in one line on stderr with exit code 2', async () => {
      const listed = await spawnCommand(platform, ['accounts', 'list', '--json']);
      expect(listed).toMatchObject({ code: 0, stderr: '' });
      const [{ account_id: id }] = JSON.parse(listed.stdout);
      expect(id).toBe(account.accountId);
      expect(await spawnCommand(platform, ['acounts', 'list'])).toEqual({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(/^error: unknown command 'acounts'\n\(Did you mean accounts\?\)\n$/),
      });
    });

    it('ends with 3 when a store does not answer', async () => {
      const [redis, mongodb] = await Promise.all([
        spawnCommand(platform, ['queues', 'list'], { REDIS_URL: `redis://${nothing}` }),
        spawnCommand(platform, ['accounts', 'list'], { MONGODB_URL: `mongodb://${nothing}/saju` }),
      ]);
      const away = (name: string) => ({
        code: 3,
        stdout: '',
        stderr: expect.stringMatching(`^${name} does not answer: .*\n$`),
      });
      expect(redis).toMatchObject(away('Redis'));
      expect(mongodb).toMatchObject(away('MongoDB'));
    });

    it('ends with 1 when doctor finds something, and prints the findings on stdout', async () => {
      const { code, stdout, stderr } = await spawnCommand(platform, ['doctor', '--json'], { PORT: 'high' });
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
      expect(JSON.parse(stdout)).toMatchObject({ ok: false });
    });
  });

  it.each([
    [['accounts', 'list']],
    [['audit', 'tail']],
    [['models', 'list']],
    [['models', 'costs']],
    [['queues', 'list']],
    [['schedules', 'list']],
    [['mail', 'list']],
    [['batches', 'list', '--all']],
    [['secrets', 'rotate']],
    [['migrate']],
    [['doctor']],
  ])('prints tables that fit a terminal of 100 columns: %j', async (args) => {
    const { stdout } = await runCommand(platform, args, {}, 100);
    expect(stdout).not.toBe('');
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('cuts a cell of a table for a terminal, and not for a pipe', async () => {
    const reason = 'the provider answers slowly, '.repeat(6).trim();
    await steerPool(platform.admin, 'gemini', { paused: true }, { reason });
    const why = `An operator has paused gemini (${reason}).`;
    expect((await runCommand(platform, ['models', 'list'], {}, 100)).stdout).not.toContain(why);
    expect((await run(['models', 'list'])).stdout).toContain(why);
    await steerPool(platform.admin, 'gemini', { paused: false });
  });

  it('lists what each schedule ran last and runs next, without Redis', async () => {
    const { db, clock } = platform.admin;
    const period = periodOf('daily-reset', clock.now());
    const reset = { schedule: 'daily-reset', period } as const;
    const claimed = await claimRun({ db, clock }, runId('daily-reset', period), reset);
    if (claimed !== null) await finishRun({ db, clock }, claimed);
    const { stdout } = await run(['schedules', 'list', '--json'], { REDIS_URL: `redis://${nothing}` });
    const schedules: readonly { readonly schedule: string }[] = JSON.parse(stdout);
    expect(schedules.map(({ schedule }) => schedule)).toEqual([...SCHEDULES]);
    const iso = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    expect(schedules).toContainEqual({
      schedule: 'daily-reset',
      every: 'day',
      last_run: period,
      last_finished_at: iso,
      next_run_at: kstDayStart(addDays(period, 1)).toISOString(),
      overdue: false,
    });
    const never = { last_run: null, last_finished_at: null, next_run_at: iso, overdue: expect.any(Boolean) };
    expect(schedules).toContainEqual({ schedule: 'daily-bulk', every: 'day', ...never });
  });

  it('says of a batch why it is not done, also without Redis', async () => {
    const profileId = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const body = { profile_ids: [profileId, 'prf_nobody'], fortune_type: 'daily', model: 'gemini' };
    const id = (await call('POST', '/v1/fortunes/batch', { body })).textAt('id');
    const counts = { batch_id: id, total: 2, open: 2, waiting: 2, failures: {} };
    const waits = expect.stringContaining('No worker takes jobs of gemini.');
    expect(await json('batches', 'show', id)).toMatchObject({ ...counts, account_id: account.accountId, waits });
    expect(await json('batches', 'list')).toContainEqual(expect.objectContaining({ batch_id: id, waits }));
    const shown = await run(['batches', 'show', id, '--json'], { REDIS_URL: `redis://${nothing}` });
    expect({ ...JSON.parse(shown.stdout), code: shown.code }).toMatchObject({ ...counts, code: 0 });
    expect((await run(['batches', 'list'])).stdout).toContain(id);
  });

  it('delivers again what has failed since a time, once', async () => {
    const body = { url: `${receiver.url}/recovered`, events: ['profile.created'] };
    const webhookId = (await call('POST', '/v1/webhooks', { body })).textAt('id');
    for (let count = 0; count < 3; count += 1) await call('POST', '/v1/profiles', { body: BIRTH });
    const { deliveries } = platform.admin.db;
    const ofWebhook = { accountId: account.accountId, webhookId };
    const isDelivered = async () => (await deliveries.countDocuments({ ...ofWebhook, status: 'success' })) === 3;
    await until('all are delivered', isDelivered);
    const [first, ...others] = await deliveries.find(ofWebhook).sort({ _id: 1 }).lean();
    await deliveries.updateMany(ofWebhook, { $set: { status: 'failed', nextAttemptAt: null } });
    const old = new Date(Date.now() - 2 * 3_600_000);
    await deliveries.updateOne({ _id: first?._id ?? '', ...ofWebhook }, { $set: { createdAt: old } });
    const recover = () => json('webhooks', 'recover', webhookId, '--since', '1h');
    const [a, b] = await Promise.all([recover(), recover()]);
    expect(a.redelivered + b.redelivered).toBe(2);
    expect(a).toMatchObject({ webhook_id: webhookId, account_id: account.accountId });
    await until('they are delivered', async () => receiver.received('/recovered').length === 5);
    expect(await recover()).toMatchObject({ redelivered: 0 });
    const states = await deliveries.find(ofWebhook).sort({ _id: 1 }).lean();
    expect(states.map(({ _id, status }) => [_id, status])).toEqual([
      [first?._id, 'failed'],
      ...others.map(({ _id }) => [_id, 'success']),
    ]);
    await call('PATCH', `/v1/webhooks/${webhookId}`, { body: { active: false } });
    expect(await run(['webhooks', 'recover', webhookId, '--since', old.toISOString()])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The webhook is not active'),
    });
  });

  it('lists and shows webhooks by id and host, switches them on, and replays what they missed', async () => {
    const body = { url: `${receiver.url}/missed?secret=s3cret`, events: ['profile.created'] };
    const webhookId = (await call('POST', '/v1/webhooks', { body })).textAt('id');
    await call('PATCH', `/v1/webhooks/${webhookId}`, { body: { active: false } });
    for (let count = 0; count < 3; count += 1) await call('POST', '/v1/profiles', { body: BIRTH });
    await untilEventsAreDispatched(platform);
    const { host } = new URL(receiver.url);
    const webhook = { webhook_id: webhookId, account_id: account.accountId, mode: 'live', host };
    const off = { ...webhook, active: false, disabled_reason: 'owner', disabled_at: expect.any(String) };
    expect(await json('webhooks', 'list', '--failing')).toContainEqual(expect.objectContaining(off));
    expect(await json('webhooks', 'show', webhookId)).toMatchObject({ ...off, pending: 0, failed: 0, undelivered: 3 });
    for (const command of [['list'], ['show', webhookId]]) {
      const { stdout } = await run(['webhooks', ...command]);
      expect(stdout).toContain(webhookId);
      expect(stdout).not.toContain('s3cret');
    }
    const replay = (...options: string[]) => json('webhooks', 'replay', webhookId, '--since', '1h', ...options);
    expect(await run(['webhooks', 'replay', webhookId, '--since', '1h'])).toMatchObject({ code: 1 });
    const on = { ...webhook, active: true, disabled_reason: null, disabled_at: null, failure_count: 0 };
    for (let times = 0; times < 2; times += 1) expect(await json('webhooks', 'enable', webhookId)).toMatchObject(on);
    const actions = await json('audit', 'tail', '--operators');
    expect(actions.filter(({ target }: { target: string }) => target === webhookId)).toMatchObject([
      { action: 'webhook.enabled' },
    ]);
    expect(await replay('--until', '30m')).toMatchObject({ webhook_id: webhookId, queued: 0 });
    expect(await replay('--status', 'failed')).toMatchObject({ queued: 0 });
    expect(await replay()).toMatchObject({ webhook_id: webhookId, account_id: account.accountId, queued: 3 });
    await until('they are delivered', async () => receiver.received('/missed').length === 3);
    expect(await json('webhooks', 'show', webhookId)).toMatchObject(on);
    for (const command of ['show', 'enable']) {
      const unknown = await run(['webhooks', command, 'whk_unknown']);
      expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('No such webhook') });
    }
  });

  it('completes commands and options in bash', async () => {
    const { stdout: script } = await run(['completion', 'bash']);
    const complete = async (...words: string[]) => {
      const quoted = words.map((word) => `'${word}'`).join(' ');
      const asked = `COMP_WORDS=(saju ${quoted}); COMP_CWORD=${words.length}; _saju_complete; echo "\${COMPREPLY[*]}"`;
      return (await promisify(execFile)('bash', ['-c', `${script}\n${asked}`])).stdout.trim();
    };
    expect(await complete('acc')).toBe('accounts');
    expect(await complete('accounts', 'su')).toBe('suspend');
    expect(await complete('webhooks', 'recover', 'whk_1', '--si')).toBe('--since');
    expect(await complete('completion', 'z')).toBe('zsh');
    expect((await run(['completion', 'zsh'])).stdout).toContain('bashcompinit');
    expect(await run(['completion', 'fish'])).toMatchObject({ code: 2 });
  });

  describe('doctor', () => {
    const diagnose = async (settings: Readonly<Record<string, string>> = {}) => {
      const { code, stdout, stderr } = await run(['doctor', '--json'], settings);
      const report: { ok: boolean; checks: CheckResult[] } = JSON.parse(stdout);
      expect({ code, stderr }).toEqual({ code: report.ok ? 0 : 1, stderr: '' });
      for (const { ok, fix, detail } of report.checks) {
        expect(detail).not.toBe('');
        expect(typeof fix).toBe(ok ? 'object' : 'string');
      }
      return {
        ok: report.ok,
        of: (name: string) => report.checks.find((check) => check.name === name),
        failed: report.checks.filter(({ ok }) => !ok).map(({ name }) => name),
      };
    };

    it('names what is wrong, with what to do', async () => {
      const neighbour = await startPlatform();
      await neighbour.startWorker('maintenance');
      // The tests' Redis keeps nothing, and only two pools have a worker in this platform's database of it.
      const idle = ['sonnet', 'gpt4o', 'gemini', 'maintenance'].map((pool) => `workers.${pool}`);
      let found: string[] = [];
      // Each check is bounded in time: on a busy machine one may need another run.
      const { of } = await until(
        () => `it finds ${idle.join()} and not ${found.join()}`,
        async () => {
          const diagnosis = await diagnose();
          found = diagnosis.failed.filter((name) => name !== 'redis.persistence');
          return found.join() === idle.join() && diagnosis;
        },
      );
      await neighbour.stop();
      expect(of('workers.haiku')).toEqual({ name: 'workers.haiku', ok: true, detail: '1 live worker', fix: null });
      expect(of('workers.webhook')?.ok).toBe(true);
      expect(of('workers.sonnet')?.fix).toContain('--pools sonnet');
      expect(of('mongodb.indexes')).toMatchObject({ ok: true, detail: 'all are there' });
      expect(of('redis.policy')).toMatchObject({ ok: true, detail: 'noeviction' });
      expect(of('credentials.haiku')).toMatchObject({ ok: true, detail: expect.stringMatching(/^(simulated|live): /) });
    });

    it('finds a missing index, a missing key and an address that does not answer', async () => {
      await platform.admin.db.apiKeys.collection.dropIndex('slot');
      const { of } = await diagnose({
        // No process runs on it: the settings of this shell count.
        REDIS_URL: freshRedisUrl(),
        SIMULATE_UNCONFIGURED_MODELS: 'false',
        OPENAI_API_KEY: 'k',
        OPENAI_BASE_URL: `http://${nothing}/v1`,
        SMTP_URL: `smtp://${nothing}`,
      });
      expect(of('mongodb.indexes')).toMatchObject({ ok: false, detail: 'missing: api_keys.slot' });
      expect(of('credentials.haiku')).toMatchObject({ ok: false, fix: expect.stringContaining('ANTHROPIC_API_KEY') });
      expect(of('credentials.gpt4o')).toMatchObject({ ok: true, detail: expect.stringMatching(/^live/) });
      expect(of('provider.openai')).toMatchObject({ ok: false, fix: expect.stringContaining(nothing) });
      expect(of('smtp')).toMatchObject({ ok: false, fix: expect.stringContaining(nothing) });
      // The fix that it names.
      expect(of('mongodb.indexes')?.fix).toContain("db.schema.deleteOne({ _id: 'indexes' })");
      await platform.admin.db.connection.collection('schema').deleteOne({ _id: 'indexes' as never });
      expect((await run(['accounts', 'list'])).code).toBe(0);
      expect((await diagnose()).of('mongodb.indexes')?.ok).toBe(true);
    });

    it('finds what is wrong with the work: calls, waits, pauses, webhooks and mails', async () => {
      const own = await startPlatform();
      const { url } = await own.startApiServer();
      const { db, clock } = own.admin;
      const ofWork = async (at = clock) => {
        const names = ['calls.haiku', 'calls.sonnet', 'models.paused', 'model.gpt4o', 'queues', 'webhooks', 'mails'];
        const checks = await diagnoseWith(own.environment, at);
        const found = new Map(checks.map((each) => [each.name, each]));
        return Object.fromEntries(names.map((name) => [name, found.get(name)]));
      };
      for (const each of Object.values(await ofWork())) expect(each).toMatchObject({ ok: true });

      const owner = newOwner();
      const off = webhookRecord(clock, owner, { active: false, disabledReason: 'failing', slot: 0 });
      const byOwner = webhookRecord(clock, owner, { active: false, disabledReason: 'owner', slot: 1 });
      const failing = webhookRecord(clock, owner, { failureCount: 5, slot: 2 });
      const restarted = webhookRecord(clock, owner, { failureCount: 4, slot: 3 });
      await db.webhooks.create([off, byOwner, failing, restarted]);
      const hourAgo = new Date(clock.now().getTime() - 3_600_000);
      const mail = (state: string, createdAt: Date, nextAttemptAt: Date | null = null) => {
        return { _id: newId('mail'), key: newId('mail'), ...owner, state, createdAt, nextAttemptAt };
      };
      const old = new Date(clock.now().getTime() - 2 * 86_400_000);
      await db.mails.collection.insertMany([
        mail('sent', hourAgo),
        mail('failed', hourAgo),
        mail('failed', old),
        mail('kept', hourAgo),
        mail('pending', old, hourAgo),
        mail('pending', hourAgo, clock.now()),
      ] as never);
      const generation = (model: string, kind: string | null, _id = newId('gen')) => {
        return {
          _id,
          ...owner,
          model,
          state: kind === null ? 'succeeded' : 'failed',
          error: kind === null ? null : { kind },
          ...(kind === 'circuit_open' && { calls: [{ outcome: 'transient', providerStatus: 500 }] }),
        };
      };
      const failures = Array.from({ length: 3 }, () => generation('haiku', 'circuit_open'));
      const before = generation('haiku', 'transient', derivedId('gen', hourAgo, 'before'));
      const canceled = Array.from({ length: 5 }, () => generation('sonnet', 'cancelled'));
      const made = Array.from({ length: 3 }, () => generation('haiku', null));
      await db.generations.collection.insertMany([...failures, before, ...canceled, ...made] as never);
      await steerPool(own.admin, 'gemini', { paused: true });
      const partner = createClient(url, { key: (await own.account()).liveKey });
      const profile_id = (await partner('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
      const body = { profile_id, fortune_type: 'daily', model: 'gpt4o' };
      const headers = { Prefer: 'respond-async' };
      expect((await partner('POST', '/v1/fortunes', { body, headers })).status).toBe(202);
      await own.redis.hset('{model:gpt4o}:breaker', { openedAt: String(clock.now().getTime()) });

      const later = { now: () => new Date(clock.now().getTime() + 2 * 3_600_000) };
      expect(await ofWork()).toMatchObject({
        'calls.haiku': { ok: false, detail: '3 of 6 failed in 15 min (50 %), most by circuit_open (transient 500)' },
        'calls.sonnet': { ok: true, detail: '0 of 0 failed in 15 min' },
        'model.gpt4o': { ok: false, detail: 'its breaker is open: most calls failed' },
        'models.paused': { ok: false, detail: 'gemini', fix: expect.stringContaining('models resume gemini') },
        queues: { ok: true, detail: expect.stringMatching(/^the oldest job of generation-gpt4o has waited \d+ s$/) },
        webhooks: { ok: false, detail: `1 switched off: ${off._id} (failing); 1 failing: ${failing._id}` },
        mails: { ok: false, detail: 'unsent: 1 failed, 1 without a mail server, 1 overdue' },
      });
      expect(await ofWork(later)).toMatchObject({ queues: { ok: false, fix: expect.any(String) } });
      await own.stop();
    });

    it('tells the credentials of the processes that run, not of its own shell', async () => {
      const credentials = async (settings: Readonly<Record<string, string>>) =>
        (await diagnose(settings)).of('credentials.haiku');
      const simulated = 'simulated: ANTHROPIC_API_KEY is not set in the processes that run';
      const key = { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: `http://${nothing}` };
      expect(await credentials(key)).toMatchObject({ ok: true, detail: simulated });
      expect(await credentials({ SIMULATE_UNCONFIGURED_MODELS: 'false' })).toMatchObject({
        ok: true,
        detail: simulated,
      });
      const live = await startPlatform({ ...key, SIMULATE_UNCONFIGURED_MODELS: 'false' });
      await live.startApiServer();
      const { REDIS_URL = '' } = live.environment;
      const set = 'live: ANTHROPIC_API_KEY is set in the processes that run';
      await until('its process has told its keys', async () => {
        const { ok, detail } = Object(await credentials({ REDIS_URL }));
        return ok === true && detail === set;
      });
      const of = await diagnose({ REDIS_URL });
      expect(of.of('credentials.gpt4o')).toMatchObject({
        ok: false,
        detail: expect.stringContaining('not_configured'),
      });
      await live.stop();
    });

    it('works while Redis or MongoDB is away, or both, and shows no password', async () => {
      const away = {
        MONGODB_URL: `mongodb://user:secret@${nothing}/saju`,
        REDIS_URL: `redis://user:secret@${nothing}`,
      };
      const withoutRedis = await diagnose({ REDIS_URL: away.REDIS_URL });
      expect(withoutRedis.of('redis')).toMatchObject({ ok: false, detail: 'Redis does not answer' });
      expect(withoutRedis.of('mongodb')?.ok).toBe(true);
      const withoutMongodb = await diagnose({ MONGODB_URL: away.MONGODB_URL });
      expect(withoutMongodb.of('mongodb')).toMatchObject({ ok: false, fix: expect.stringContaining('MONGODB_URL') });
      expect(withoutMongodb.of('redis')?.ok).toBe(true);
      expect((await run(['doctor', '--json'], away)).stdout).not.toContain('secret');
    });

    it('names every bad setting, and checks the stores all the same', async () => {
      const { of } = await diagnose({ PORT: 'high', SECRETS_KEY: 'short' });
      expect(of('settings')?.detail).toMatch(/PORT.*SECRETS_KEY|SECRETS_KEY.*PORT/);
      expect(of('mongodb')?.ok).toBe(true);
      const nowhere = await diagnose({ MONGODB_URL: '', REDIS_URL: 'http://nowhere' });
      expect(nowhere.of('mongodb')?.fix).toContain('npm start');
      expect(nowhere.of('redis')?.ok).toBe(false);
    });
  });
});
