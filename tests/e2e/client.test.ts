import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { Saju, SajuError, verifyWebhook } from '../../clients/typescript/src/index.ts';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { BIRTH, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { type Received, type Receiver, startReceiver } from '../harness/receiver.ts';
import { startTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';
import { receivedAt } from '../harness/webhooks.ts';

describe('the TypeScript client', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;
  let proxy: TcpProxy;
  let account: TestAccount;
  let saju: Saju;

  beforeAll(async () => {
    ({ emulator, platform, apiServer, account } = await startProviderPlatform({ pools: 'all' }));
    receiver = await startReceiver();
    proxy = await startTcpProxy(portOf(apiServer));
    saju = new Saju({ apiKey: account.liveKey, baseUrl: apiServer.url });
  });
  afterEach(() => emulator.reset());
  afterAll(async () => {
    await proxy.close();
    await receiver.close();
    await platform.stop();
  });

  it('creates, reads, changes and deletes a profile', async () => {
    const profile = await saju.profiles.create(BIRTH);
    expect(profile).toMatchObject({ name: '홍**', birth_year: '19**' });
    expect(await saju.profiles.get(profile.id)).toMatchObject({ id: profile.id, name: '홍**' });
    expect(await saju.profiles.update(profile.id, { name: '김하나' })).toMatchObject({ id: profile.id });
    expect(await saju.profiles.getUnmasked(profile.id)).toMatchObject({ name: '김하나' });
    expect(await saju.profiles.delete(profile.id)).toMatchObject({ id: profile.id, deleted: true });
    await expect(saju.profiles.get(profile.id)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  });

  it('throws what the service answers', async () => {
    const refused = saju.profiles.create({ ...BIRTH, birth_month: 13 });
    await expect(refused).rejects.toMatchObject({
      name: 'SajuError',
      code: 'validation_error',
      status: 400,
      errors: [{ path: 'birth_month', message: expect.any(String) }],
      requestId: expect.stringMatching(/^req_/),
      retryable: false,
    });
    const stranger = new Saju({ apiKey: `bs_live_${'x'.repeat(44)}`, baseUrl: apiServer.url });
    await expect(stranger.profiles.list().page()).rejects.toMatchObject({ code: 'authentication_error', status: 401 });
    await saju.profiles.create({ ...BIRTH, external_id: 'customer-1' });
    await expect(saju.profiles.create({ ...BIRTH, external_id: 'customer-1' })).rejects.toMatchObject({
      code: 'conflict',
      retryable: false,
    });
  });

  it('reads the request log', async () => {
    const refusal = await saju.profiles.get('prf_unknown').catch((error: unknown) => error);
    if (!(refusal instanceof SajuError) || refusal.requestId === undefined) throw new Error('not refused');
    const { requestId } = refusal;
    const logged = await until('the request is logged', async () => {
      const found = await saju.requests.list({ code: 'not_found', path: '/v1/profiles/{id}' }).toArray();
      return found.find(({ id }) => id === requestId);
    });
    expect(logged).toMatchObject({ method: 'GET', status: 404, cost_usd: 0 });
    expect(await saju.requests.get(requestId)).toEqual(logged);
  });

  it('does nothing twice when an answer is lost', async () => {
    const owner = await platform.account();
    const keys: (string | null)[] = [];
    const losesFirstAnswers: typeof fetch = async (input, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const response = await fetch(input, init);
      await response.arrayBuffer();
      if (keys.length < 3) throw new TypeError('the answer was lost');
      return fetch(input, init);
    };
    const options = { apiKey: owner.liveKey, baseUrl: apiServer.url };
    const created = await new Saju({ ...options, fetch: losesFirstAnswers }).profiles.create(BIRTH);
    expect(new Set(keys).size).toBe(1);
    expect((await new Saju(options).profiles.list().toArray()).map(({ id }) => id)).toEqual([created.id]);
  });

  it('throws a conflict at once when a key was used for another request', async () => {
    const options = { idempotencyKey: `order-${Date.now()}` };
    await saju.profiles.create(BIRTH, options);
    const calls: string[] = [];
    const counting: typeof fetch = (input, init) => {
      calls.push(String(input));
      return fetch(input, init);
    };
    const other = new Saju({ apiKey: account.liveKey, baseUrl: apiServer.url, fetch: counting });
    const reused = other.profiles.create({ ...BIRTH, name: '이둘' }, options);
    await expect(reused).rejects.toMatchObject({ code: 'conflict', status: 409, retryable: false });
    expect(calls).toHaveLength(1);
  });

  it('repeats a failed generation after Retry-After, and is charged once', async () => {
    const owner = await platform.account();
    const statuses: number[] = [];
    const watching: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      statuses.push(response.status);
      return response;
    };
    const own = new Saju({ apiKey: owner.liveKey, baseUrl: apiServer.url, fetch: watching });
    const { id } = await own.profiles.create(BIRTH);
    emulator.behave({ mode: 'refused' });
    const calling = own.fortunes.create({ profile_id: id, type: 'daily' });
    await until('the first attempt has failed', async () => statuses.includes(503));
    emulator.reset();
    expect(await calling).toMatchObject({ profile_id: id, cached: false });
    expect(statuses.at(-1)).toBe(201);
    expect(await chargesOf(platform, owner)).toHaveLength(1);
  });

  it('lists every record once while the list changes', async () => {
    const owner = await platform.account();
    const own = new Saju({ apiKey: owner.liveKey, baseUrl: apiServer.url });
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.unshift((await own.profiles.create(BIRTH)).id);
    const seen: string[] = [];
    for await (const { id } of own.profiles.list({ limit: 2 })) {
      seen.push(id);
      if (seen.length !== 2) continue;
      // Before and behind the position.
      await own.profiles.create(BIRTH);
      await own.profiles.delete(ids[0] ?? '');
      await own.profiles.delete(ids[5] ?? '');
    }
    expect(seen).toEqual(ids.filter((_id, index) => index !== 5));
  });

  it('streams a fortune on over a broken line and another server, at one price', async () => {
    const owner = await platform.account();
    emulator.behave({ latency_ms: 300, jitter_ms: 200 });
    const second = await platform.startApiServer();
    const own = new Saju({ apiKey: owner.liveKey, baseUrl: `http://127.0.0.1:${proxy.port}` });
    const { id } = await own.profiles.create(BIRTH);
    const events: string[] = [];
    let last: unknown;
    for await (const event of own.fortunes.stream({ profile_id: id, type: 'daily' })) {
      events.push(event.event);
      last = event.data;
      if (events.length !== 1) continue;
      proxy.pointTo(portOf(second));
      proxy.cut();
    }
    proxy.pointTo(portOf(apiServer));
    expect(events.at(-1)).toBe('complete');
    expect([...events].sort()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    expect(last).toMatchObject({ cached: false, cost: 0.013 });
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
  });

  it('continues a stream when its server stops in good order', async () => {
    const owner = await platform.account();
    const leaving = await platform.startApiServer();
    emulator.behave({ mode: 'held' });
    proxy.pointTo(portOf(leaving));
    const own = new Saju({ apiKey: owner.liveKey, baseUrl: `http://127.0.0.1:${proxy.port}` });
    const body = { birth_date: '1984-02-29', gender: 'male', name: '김하나' } as const;
    const reading = (async () => {
      const events: string[] = [];
      for await (const { event } of own.fortunes.streamDaily(body)) events.push(event);
      return events;
    })();
    await until('the sections are asked for', async () => emulator.stats().in_flight > 0);
    proxy.pointTo(portOf(apiServer));
    await leaving.stop();
    emulator.release();
    expect((await reading).sort()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
  });

  it('creates, rotates and revokes keys with the access token', async () => {
    const { keys } = new Saju({ accessToken: account.accessToken, baseUrl: apiServer.url });
    const { id, key } = await keys.create({ name: 'server', type: 'test' });
    const rotated = await keys.rotate(id, { overlap_hours: 0 });
    const used = new Saju({ apiKey: rotated.key, baseUrl: apiServer.url });
    expect((await used.profiles.list().page()).total_count).toBe(0);
    expect(rotated.key).not.toBe(key);
    await keys.revoke(rotated.id);
    const listed = await keys.list().toArray();
    expect(listed.find((each) => each.id === rotated.id)?.revoked_at).toEqual(expect.any(String));
  });

  it('follows a batch to its end, and waits for one', async () => {
    const ids = [];
    for (let day = 1; day <= 3; day += 1) ids.push((await saju.profiles.create({ ...BIRTH, birth_day: day })).id);
    const batch = await saju.batches.create({ profile_ids: ids, fortune_type: 'monthly' });
    const events = [];
    for await (const event of saju.batches.follow(batch.id)) events.push(event);
    expect(events.at(-1)).toMatchObject({ event: 'complete', data: { id: batch.id, completed_count: 3 } });
    const ended = await saju.batches.waitFor(batch.id);
    expect(ended).toMatchObject({ status: 'completed', results: ids.map((profile_id) => ({ profile_id })) });
    expect((await saju.batches.list().page()).data[0]).toMatchObject({ id: batch.id });
    // The same profiles again, not listed one by one.
    const all = await saju.batches.create({ profiles: { created_from: '2026-01-01' }, fortune_type: 'monthly' });
    await saju.batches.waitFor(all.id);
    const cached: string[] = [];
    for await (const item of saju.batches.items(all.id, { status: 'cached', limit: 2 })) cached.push(item.profile_id);
    expect(cached).toEqual(expect.arrayContaining(ids));
  });

  it('waits for a fortune in the background, or throws why there is none', async () => {
    const { id } = await saju.profiles.create({ ...BIRTH, birth_year: 1971 });
    const pending = await saju.fortunes.createInBackground({ profile_id: id, type: 'daily' });
    expect(pending).toMatchObject({ id: expect.stringMatching(/^ftn_/), status: 'pending' });
    expect(await saju.fortunes.waitFor(pending.id)).toMatchObject({ id: pending.id, profile_id: id });
    emulator.behave({ mode: 'refused' });
    const failing = await saju.fortunes.createInBackground({ profile_id: id, type: 'yearly' });
    await expect(saju.fortunes.waitFor(failing.id)).rejects.toMatchObject({
      code: 'generation_failed',
      reason: 'provider_failed',
    });
  });

  it('leaves the service at once when it is aborted in the middle of a generation', async () => {
    const { id } = await saju.profiles.create({ ...BIRTH, birth_year: 1972 });
    emulator.behave({ mode: 'held' });
    const leaving = new AbortController();
    const calling = saju.fortunes.create({ profile_id: id, type: 'daily' }, { signal: leaving.signal });
    await until('the provider is asked', async () => emulator.stats().in_flight > 0);
    leaving.abort();
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
    emulator.release();
    // The generation goes on: a repeat finds it.
    expect(await saju.fortunes.create({ profile_id: id, type: 'daily' })).toMatchObject({ profile_id: id });
  });

  it('verifies what the service delivers, also after a rotation of the secret', async () => {
    const hook = await saju.webhooks.create({ url: `${receiver.url}/client`, events: ['profile.created'] });
    const { id } = await saju.profiles.create({ ...BIRTH, birth_year: 1973 });
    const [first] = await receivedAt(receiver, '/client', 1);
    const event = await verifyWebhook({ ...given(first), secret: hook.secret });
    expect(event).toMatchObject({ type: 'profile.created', livemode: true, data: { profile_id: id } });
    const rotated = await saju.webhooks.rotateSecret(hook.id);
    expect((await saju.webhooks.test(hook.id)).delivery).toMatchObject({ status: 'success' });
    const [, second] = await receivedAt(receiver, '/client', 2);
    for (const secret of [hook.secret, rotated.secret]) {
      expect(await verifyWebhook({ ...given(second), secret })).toMatchObject({ type: 'test.ping' });
      expect(new Webhook(secret).verify(given(second).body, textHeaders(second))).toBeTruthy();
    }
    const wrong = Buffer.concat([given(second).body, Buffer.from(' ')]);
    await expect(verifyWebhook({ ...given(second), body: wrong, secret: rotated.secret })).rejects.toMatchObject({
      reason: 'wrong_signature',
    });
    // A test is not in the log of deliveries.
    const delivery = await until('the delivery is recorded', async () => {
      const [newest, ...others] = await saju.webhooks.deliveries(hook.id, { status: 'success' }).toArray();
      expect(others).toEqual([]);
      return newest;
    });
    expect(delivery).toMatchObject({ event_type: 'profile.created', response_code: 204 });
    await saju.webhooks.redeliver(hook.id, delivery.id);
    const [, , third] = await receivedAt(receiver, '/client', 3);
    expect(await verifyWebhook({ ...given(third), secret: rotated.secret })).toEqual(event);
    const shown = await saju.webhooks.delivery(hook.id, delivery.id);
    expect(shown.attempts[0]).toMatchObject({ number: 1, payload: event, response_status: 204 });
    const [newest] = await saju.events.list({ webhook_id: hook.id }).toArray();
    expect(newest).toMatchObject({ ...event, deliveries: [{ id: delivery.id, webhook_id: hook.id }] });
    expect(await saju.events.get(delivery.event_id)).toMatchObject({ type: 'profile.created' });
    const since = new Date(Date.now() + 60_000).toISOString();
    expect(await saju.webhooks.replay(hook.id, { since })).toEqual({ webhook_id: hook.id, queued: 0 });
  });

  it("verifies a batch's callback with the account's signing secret", async () => {
    const call = createClient(apiServer.url, { bearer: account.accessToken });
    const secret = (await call('GET', '/api/account/signing-secret')).textAt('data.signingSecret');
    const { id } = await saju.profiles.create({ ...BIRTH, birth_year: 1974 });
    const webhook_url = `${receiver.url}/callback`;
    const batch = await saju.batches.create({ profile_ids: [id], fortune_type: 'daily', webhook_url });
    const [callback] = await receivedAt(receiver, '/callback', 1);
    expect(await verifyWebhook({ ...given(callback), secret })).toMatchObject({
      event: 'batch.completed',
      batch_id: batch.id,
    });
  });
});

function portOf({ url }: ApiServer): number {
  return Number(new URL(url).port);
}

function given(request: Received | undefined) {
  if (request === undefined) throw new Error('there was no delivery');
  return { body: request.raw, headers: request.headers };
}

function textHeaders(request: Received | undefined): Record<string, string> {
  const { headers } = given(request);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
