import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { createSecretBox } from '../../shared/core/secrets.ts';
import { readNamingKey } from '../../shared/db/naming-key.ts';
import { runCommand } from '../harness/cli.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, type Running, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { signaturesOf } from '../harness/signatures.ts';
import { readStream } from '../harness/sse.ts';

describe('a change of SECRETS_KEY', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let receiver: Receiver;
  let account: TestAccount;
  let started: Running[] = [];
  let old: string;
  let present: string;

  beforeAll(async () => {
    receiver = await startReceiver();
    const first = await startProviderPlatform();
    ({ emulator, platform } = first);
    await first.apiServer.stop();
    old = platform.environment['SECRETS_KEY'] ?? '';
    present = randomBytes(32).toString('base64');
  });
  beforeEach(async () => {
    account = await platform.account();
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
  });

  /** An API server and a worker with these keys, in place of those before. */
  const restart = async (keys: Readonly<Record<string, string>>): Promise<Client> => {
    for (const each of started) await each.stop();
    const server = await platform.startApiServer(keys);
    const worker = await platform.startWorker('haiku,webhook,maintenance', { settings: keys });
    started = [server, worker];
    return Object.assign(createClient(server.url, { key: account.liveKey }), { server });
  };
  const urlOf = () => (started[0] as ApiServer).url;
  const rotate = (keys: Readonly<Record<string, string>>) =>
    runCommand(platform, ['secrets', 'rotate', '--json'], keys);

  /** All sealed values in all collections: a new sealed field is among them. */
  const sealedValues = async (): Promise<string[]> => {
    const { db } = platform.admin.db.connection;
    const names = ((await db?.listCollections().toArray()) ?? []).map(({ name }) => name);
    const records = await Promise.all(names.map((name) => db?.collection(name).find().toArray()));
    return JSON.stringify(records).match(/\bv1\.[\w-]{16}\.[\w-]{22}\.[\w-]*/g) ?? [];
  };
  const opensAll = (key: string, values: readonly string[]) => {
    const box = createSecretBox(key);
    return values.map((value) => {
      try {
        box.open(value);
        return true;
      } catch {
        return false;
      }
    });
  };

  it('opens what the old key has sealed, generates and charges nothing again, and needs the old key no more after a rotation', async () => {
    let call = await restart({});
    const keyed = { 'Idempotency-Key': 'order-of-the-rotation-1' };
    const profile = { body: { ...BIRTH, name: '독고하나' }, headers: keyed };
    const profile_id = (await call('POST', '/v1/profiles', profile)).textAt('id');
    const hook = await call('POST', '/v1/webhooks', {
      body: { url: `${receiver.url}/hook`, events: ['profile.created'] },
    });
    const secrets = [hook.textAt('secret')];
    secrets.push((await call('POST', `/v1/webhooks/${hook.textAt('id')}/rotate-secret`)).textAt('secret'));
    const fortune = {
      body: { profile_id, type: 'daily', model: 'haiku' },
      headers: { 'Idempotency-Key': 'order-of-the-rotation-2' },
    };
    const first = await call('POST', '/v1/fortunes', fortune);
    expect(first.status).toBe(201);
    const stream = { key: account.liveKey, body: { profile_id, model: 'haiku' } };
    const at = '/v1/fortunes/daily-stream';
    const sent = await readStream(`${urlOf()}${at}`, stream);
    const position = sent.events[0]?.id ?? '';
    const [calls, charges] = [emulator.stats().total, (await chargesOf(platform, account)).length];
    expect(charges).toBeGreaterThan(1);

    let twins = 0;
    const isAsBefore = async () => {
      // Repeats of the same requests, the same content for another request, and the rest of the stream.
      expect((await call('POST', '/v1/profiles', profile)).textAt('id')).toBe(profile_id);
      const again = await call('POST', '/v1/fortunes', fortune);
      expect([again.status, again.body]).toEqual([201, first.body]);
      const twin = (await call('POST', '/v1/profiles', { body: { ...BIRTH, name: '제갈둘' } })).textAt('id');
      const shared = await call('POST', '/v1/fortunes', { body: { profile_id: twin, type: 'daily', model: 'haiku' } });
      expect(shared.status).toBeLessThan(300);
      const rest = await readStream(`${urlOf()}${at}`, { ...stream, lastEventId: position });
      expect(rest.events.map(({ id }) => id)).toEqual(sent.events.slice(1).map(({ id }) => id));
      expect(emulator.stats().total).toBe(calls);
      // Both secrets sign.
      twins += 1;
      const [delivery] = await until('the new profile is told', async () => {
        const received = receiver.received('/hook');
        return received.length === twins && received.slice(-1);
      });
      if (delivery === undefined) throw new Error('no delivery');
      expect((await signaturesOf(delivery, secrets)).standard.sort()).toEqual([0, 1]);
    };
    await isAsBefore();
    const withBoth = { SECRETS_KEY: present, SECRETS_KEY_PREVIOUS: old };
    call = await restart(withBoth);
    await isAsBefore();
    expect(opensAll(present, await sealedValues())).toContain(false);

    const { code, stdout } = await rotate(withBoth);
    const report = JSON.parse(stdout);
    expect({ code, report }).toMatchObject({ code: 0, report: { unreadable: 0, old_key_may_go: true } });
    expect(report.resealed).toBeGreaterThan(4);
    expect(opensAll(present, await sealedValues())).not.toContain(false);
    expect(JSON.parse((await rotate(withBoth)).stdout)).toMatchObject({
      resealed: 0,
      present: report.resealed + report.present,
    });
    call = await restart({ SECRETS_KEY: present });
    await isAsBefore();
    expect(await readNamingKey(platform.admin.db)).not.toBeNull();
    // Back to the first key, for the next test.
    expect(JSON.parse((await rotate({ SECRETS_KEY: old, SECRETS_KEY_PREVIOUS: present })).stdout).unreadable).toBe(0);
  });

  it('is the same work for servers with the old and the new key at once, charged once', async () => {
    const call = await restart({ SECRETS_KEY: old, SECRETS_KEY_PREVIOUS: present });
    const other = await platform.startApiServer({ SECRETS_KEY: present, SECRETS_KEY_PREVIOUS: old });
    const calls = [call, createClient(other.url, { key: account.liveKey })];
    const profile_id = (await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_day: 20 } })).textAt('id');
    const before = emulator.stats().total;
    const body = { profile_id, type: 'daily', model: 'haiku' };
    const answers = await Promise.all(
      [...calls, ...calls].map((client) =>
        client('POST', '/v1/fortunes', { body, headers: { 'Idempotency-Key': 'the-same-of-both-servers' } }),
      ),
    );
    expect(new Set(answers.flatMap(({ status, body }) => (status < 300 ? [Object(body).id] : []))).size).toBe(1);
    expect(emulator.stats().total).toBe(before + 1);
    expect(await chargesOf(platform, account)).toHaveLength(1);
    await other.stop();
  });

  it('without the old key leaves it readable for the old key, and says how much it cannot open', async () => {
    const lost = { SECRETS_KEY: randomBytes(32).toString('base64') };
    for (const process of [platform.startApiServer(lost), platform.startWorker('webhook', { settings: lost })])
      await expect(process).rejects.toThrow('SECRETS_KEY is not the one that this database is sealed with');
    const before = opensAll(old, await sealedValues()).filter(Boolean).length;
    const { code, stdout } = await rotate(lost);
    expect({ code, report: JSON.parse(stdout) }).toMatchObject({ code: 0, report: { resealed: 0 } });
    expect(JSON.parse(stdout).unreadable).toBeGreaterThan(1);
    // Only the naming key is replaced: nothing could use it.
    expect(opensAll(old, await sealedValues()).filter(Boolean).length).toBe(before - 1);
    await (await platform.startApiServer(lost)).stop();
  });
});
