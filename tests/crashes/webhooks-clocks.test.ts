import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BIRTH, createClient, until } from '../harness/http.ts';
import { startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { shiftedBy } from '../harness/shifted.ts';

describe('webhooks', () => {
  let platform: TestPlatform;
  let receiver: Receiver;
  beforeAll(async () => {
    [platform, receiver] = await Promise.all([startPlatform(), startReceiver()]);
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
  });

  it('get the events of a worker whose clock is behind the API server that created them', async () => {
    const apiServer = await platform.spawnApiServer();
    const settings = shiftedBy(-60_000);
    await platform.spawnWorker('haiku', { settings });
    await platform.spawnWorker('webhook,maintenance');
    const call = createClient(apiServer.url, { key: (await platform.account()).liveKey });
    const profile_id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const body = { url: `${receiver.url}/behind`, events: ['fortune.generated'] };
    expect((await call('POST', '/v1/webhooks', { body })).status).toBe(201);
    const made = await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } });
    expect(made.status).toBe(201);
    const received = await until('the event is received', async () => receiver.received('/behind')[0]);
    expect(received.body).toMatchObject({ type: 'fortune.generated', data: { fortune_id: made.textAt('id') } });
  });

  it('get the events of an API server whose clock is an hour ahead without waiting for that hour', async () => {
    const apiServer = await platform.spawnApiServer(shiftedBy(3_600_000));
    await platform.spawnWorker('webhook,maintenance');
    const call = createClient(apiServer.url, { key: (await platform.account()).liveKey });
    const body = { url: `${receiver.url}/ahead`, events: ['profile.created'] };
    expect((await call('POST', '/v1/webhooks', { body })).status).toBe(201);
    const profile = await call('POST', '/v1/profiles', { body: BIRTH });
    const received = await until('the event is received', async () => receiver.received('/ahead')[0]);
    expect(received.body).toMatchObject({ type: 'profile.created', data: { profile_id: profile.textAt('id') } });
  });
});
