import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ModelName } from '../../shared/core/models.ts';
import { heartbeat } from '../../shared/status/model-health.ts';
import { createBatch, createProfiles } from '../harness/batches.ts';
import { type CommandCounter, startCommandCounter } from '../harness/command-counter.ts';
import { type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { steerPool } from '../harness/pool-settings.ts';

const HOUR_MS = 3_600_000;

/** What reads of batches that have not ended ask of the database: no worker runs. */
describe('reads of batches', () => {
  let platform: TestPlatform;
  let counter: CommandCounter;
  let server: ApiServer;
  let account: TestAccount;
  let call: Client;
  beforeAll(async () => {
    platform = await startPlatform();
    counter = await startCommandCounter(platform.environment['MONGODB_URL'] ?? '');
    server = await platform.spawnApiServer({ MONGODB_URL: counter.url });
    account = await platform.account();
    call = createClient(server.url, { key: account.liveKey });
  });
  afterAll(async () => {
    await platform.stop();
    await counter.close();
  });

  const sent = (shape: string) => counter.counts().get(shape) ?? 0;
  const counted = () => sent('aggregate batch_items');

  it('count the queued items at most once for a whole list', async () => {
    const profiles = await createProfiles(call, 2);
    const countedBy = async (length: number) => {
      const before = counted();
      const list = await call('GET', '/v1/fortunes/batch?limit=100');
      expect(list.at('data')).toHaveLength(length);
      return counted() - before;
    };
    for (let of = 0; of < 6; of += 1) await createBatch(call, profiles, { model: of < 4 ? 'haiku' : 'sonnet' });
    // Once the items of the listed batches.
    expect(await countedBy(6)).toBeLessThanOrEqual(2);
  });

  it('count only the items of a batch that is followed', async () => {
    const id = await createBatch(call, await createProfiles(call, 2));
    const before = { counted: counted(), read: sent('find batches') };
    const follower = new AbortController();
    const response = await fetch(`${server.url}/v1/fortunes/batch/${id}/events`, {
      headers: { 'X-API-Key': account.liveKey },
      signal: follower.signal,
    });
    expect(response.status).toBe(200);
    await until('the batch has been read four times', async () => sent('find batches') >= before.read + 4 || null);
    follower.abort();
    expect(counted() - before.counted).toBeLessThanOrEqual(sent('find batches') - before.read);
  });

  it('say why an open batch waits for its model, also to those that follow it, and not in lists', async () => {
    const id = await createBatch(call, await createProfiles(call, 1));
    const follower = new AbortController();
    const response = await fetch(`${server.url}/v1/fortunes/batch/${id}/events`, {
      headers: { 'X-API-Key': account.liveKey },
      signal: follower.signal,
    });
    let text = '';
    const reading = (async () => {
      for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
    })();
    const shows = async (hold: { reason: string; message: string } | undefined) => {
      await until(`${hold?.reason}`, async () => {
        const read = await Promise.all(['v1', 'v2'].map((version) => call('GET', `/${version}/fortunes/batch/${id}`)));
        const sent = JSON.parse(
          text
            .match(/^data: .*$/gm)
            ?.at(-1)
            ?.slice(6) ?? '{}',
        );
        return [sent, ...read.map(({ body }) => Object(body))].every((each) => isDeepStrictEqual(each.hold, hold));
      });
      expect((await call('GET', '/v1/fortunes/batch')).at('data.0')).not.toHaveProperty('hold');
    };
    await shows({ reason: 'no_worker', message: 'No worker takes jobs of haiku now.' });
    const beating = new Set<ModelName>(['haiku']);
    const beats = setInterval(() => {
      for (const model of beating) void heartbeat(platform.redis, model, 'a worker');
    }, 1_000);
    const endsInMs = async () =>
      Date.parse((await call('GET', `/v1/fortunes/batch/${id}`)).textAt('estimated_completion')) - Date.now();
    try {
      await shows(undefined);
      await steerPool(platform.admin, 'haiku', { paused: true }, { reason: 'known to operators only' });
      const paused = { reason: 'pool_paused', message: 'An operator has paused haiku.' };
      await shows(paused);
      const created = await call('POST', '/v1/fortunes/batch', { body: { profiles: 'all', fortune_type: 'daily' } });
      expect(created.at('hold')).toEqual(paused);
      expect(await endsInMs()).toBeGreaterThan(HOUR_MS);
      const fallback = { model: 'haiku', to: ['sonnet'], background: true };
      await call('PUT', '/v1/fallbacks', { body: { fallbacks: [fallback] } });
      await shows(paused);
      // Another model makes its items.
      beating.add('sonnet');
      await shows(undefined);
      expect(await endsInMs()).toBeLessThan(HOUR_MS);
      await steerPool(platform.admin, 'sonnet', { paused: true });
      await shows(paused);
      await call('PUT', '/v1/fallbacks', { body: { fallbacks: [] } });
      await shows(paused);
      const canceled = await call('POST', `/v1/fortunes/batch/${id}/cancel`);
      expect(canceled.body).not.toHaveProperty('hold');
      await reading;
      expect(text).toContain('event: complete');
    } finally {
      clearInterval(beats);
      follower.abort();
      for (const model of ['haiku', 'sonnet'] as const) await steerPool(platform.admin, model, { paused: false });
    }
  });

  it('show the address of the callback whole only to keys that manage webhooks', async () => {
    const webhook_url = 'https://hooks.example.com:8443/callback?token=secret';
    const permissions = ['fortune:read', 'fortune:write', 'stream:read'] as const;
    const other = createClient(server.url, { key: await account.key({ permissions }) });
    const profile_ids = await createProfiles(call, 2);
    for (const [reader, shown] of [
      [call, webhook_url],
      [other, 'https://hooks.example.com:8443'],
    ] as const) {
      const body = { profile_ids, fortune_type: 'daily', webhook_url };
      const created = await reader('POST', '/v1/fortunes/batch', { body });
      expect([created.status, created.at('webhook_url')]).toEqual([202, webhook_url]);
      const id = created.textAt('id');
      expect((await reader('GET', `/v1/fortunes/batch/${id}`)).at('webhook_url')).toBe(shown);
      expect((await reader('GET', '/v1/fortunes/batch')).at('data.0.webhook_url')).toBe(shown);
      expect((await reader('POST', `/v1/fortunes/batch/${id}/cancel`)).at('webhook_url')).toBe(shown);
      expect((await reader('GET', `/v2/fortunes/batch/${id}`)).at('webhook_url')).toBe(shown);
      const { text } = await reader('GET', `/v1/fortunes/batch/${id}/events`);
      expect(text).toContain(`"webhook_url":${JSON.stringify(shown)}`);
    }
  });

  it('are answered again only to their own key, where another one might not see all of the answer', async () => {
    const webhook_url = 'https://hooks.example.com/callback?token=secret';
    await createProfiles(call, 2);
    const order = { fortune_type: 'daily', webhook_url, profiles: 'all' };
    const headers = { 'Idempotency-Key': 'batch-of-another-key' };
    const created = await call('POST', '/v1/fortunes/batch', { body: order, headers });
    expect(created.status).toBe(202);
    const cancel = `/v1/fortunes/batch/${created.textAt('id')}/cancel`;
    const cancelHeaders = { 'Idempotency-Key': 'cancel-of-another-key' };
    expect((await call('POST', cancel, { headers: cancelHeaders })).at('webhook_url')).toBe(webhook_url);
    const other = createClient(server.url, {
      key: await account.key({ type: 'live', permissions: ['fortune:write'] }),
    });
    for (const answer of [
      await other('POST', '/v1/fortunes/batch', { body: order, headers }),
      await other('POST', cancel, { headers: cancelHeaders }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.text).not.toContain('secret');
    }
    expect((await call('POST', cancel, { headers: cancelHeaders })).at('webhook_url')).toBe(webhook_url);
  });
});
