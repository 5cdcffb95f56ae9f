import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BIRTH, createClient, until } from '../harness/http.ts';
import { untilEventsAreDispatched } from '../harness/jobs.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { databaseFails } from '../harness/services.ts';
import { createWebhookOwner, type WebhookOwner } from '../harness/webhooks.ts';

interface ListedEvent {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly deliveries: readonly { readonly id: string; readonly webhook_id: string; readonly status: string }[];
}

let platform: TestPlatform;
let apiServer: ApiServer;
let receiver: Receiver;

beforeAll(async () => {
  platform = await startPlatform({ WEBHOOK_RETRY_DELAYS_MS: '20,20,20,20' });
  receiver = await startReceiver();
  apiServer = await platform.startApiServer();
  await platform.startWorker('webhook');
});
afterAll(async () => {
  await receiver.close();
  await platform.stop();
});

const freshOwner = () => createWebhookOwner(platform, apiServer, receiver);
const eventsOf = async ({ call }: WebhookOwner, query = '') => {
  const answer = await call('GET', `/v1/events${query}`);
  return Object.assign([...(answer.at('data') as ListedEvent[])], { total: answer.at('total_count') });
};
/** Waits until every delivery of the owner has ended. */
const settled = ({ account }: WebhookOwner) =>
  until('no delivery is pending', async () => {
    await untilEventsAreDispatched(platform);
    const pending = { accountId: account.accountId, status: 'pending' } as const;
    return (await platform.admin.db.deliveries.countDocuments(pending)) === 0;
  });
const ids = (path: string) => receiver.received(path).map(({ headers }) => String(headers['webhook-id']));

describe('events', () => {
  it('are recorded while the account has a webhook for them, also a switched-off one, and else not at all', async () => {
    const owner = await freshOwner();
    await owner.createProfile();
    const { id: other } = await owner.createWebhook('/other', ['fortune.generated']);
    await owner.createProfile();
    expect(await eventsOf(owner)).toEqual(Object.assign([], { total: 0 }));
    const { id } = await owner.createWebhook('/recorded');
    const first = await owner.createProfile();
    await settled(owner);
    await owner.call('PATCH', `/v1/webhooks/${id}`, { body: { active: false } });
    const second = await owner.createProfile();
    await settled(owner);
    const [newer, older, ...others] = await eventsOf(owner);
    expect(others).toEqual([]);
    expect([older, newer].map((event) => event?.data['profile_id'])).toEqual([first, second]);
    const [received] = receiver.received('/recorded');
    expect(older).toEqual({
      ...Object(received?.body),
      deliveries: [{ id: expect.stringMatching(/^dlv_/), webhook_id: id, status: 'success', attempts: 1 }],
    });
    expect(newer).toMatchObject({ type: 'profile.created', livemode: true, deliveries: [] });
    expect((await owner.call('GET', `/v1/events/${older?.id}`)).body).toEqual(older);
    for (const each of [id, other]) await owner.call('DELETE', `/v1/webhooks/${each}`);
    await owner.createProfile();
    expect(await eventsOf(owner)).toHaveLength(2);
  });

  it('are listed newest first, by type, webhook, delivery and time, with paging that neither repeats nor skips', async () => {
    const owner = await freshOwner();
    receiver.behave('/fails', { kind: 'status', status: 500 });
    const { id: works } = await owner.createWebhook('/works', ['profile.created', 'profile.deleted']);
    const { id: fails } = await owner.createWebhook('/fails');
    const profiles: string[] = [];
    for (let count = 0; count < 7; count += 1) profiles.push(await owner.createProfile());
    await owner.call('DELETE', `/v1/profiles/${profiles[0]}`);
    await settled(owner);
    const all = await eventsOf(owner);
    expect(all.map(({ data }) => data['profile_id'])).toEqual([profiles[0], ...[...profiles].reverse()]);
    const typeOf = (list: readonly ListedEvent[]) => list.map(({ type }) => type);
    const totals = async (query: string) => {
      const listed = await eventsOf(owner, query);
      expect(listed.total).toBe(listed.length);
      return typeOf(listed);
    };
    const created = Array(7).fill('profile.created');
    expect(await totals('?type=profile.created')).toEqual(created);
    expect(await totals('?delivered=true')).toEqual(['profile.deleted']);
    expect(await totals('?delivered=false')).toEqual(created);
    expect(await totals(`?webhook_id=${works}&delivered=true`)).toEqual(['profile.deleted', ...created]);
    expect(await totals(`?webhook_id=${works}&delivered=false`)).toEqual([]);
    expect(await totals(`?webhook_id=${fails}`)).toEqual(created);
    expect(await totals(`?webhook_id=${fails}&delivered=false&type=profile.created`)).toEqual(created);
    expect(await totals('?webhook_id=whk_unknown')).toEqual([]);
    // A receiver that is gone lacks nothing.
    await owner.call('DELETE', `/v1/webhooks/${fails}`);
    expect(await totals('?delivered=false')).toEqual([]);
    expect(await totals('?delivered=true')).toEqual(['profile.deleted', ...created]);
    const third = all[2];
    const at = encodeURIComponent(third?.created_at ?? '');
    const [from, to] = [await eventsOf(owner, `?created_from=${at}`), await eventsOf(owner, `?created_to=${at}`)];
    for (const list of [from, to]) expect(list).toContainEqual(third);
    expect(from.length + to.length).toBeGreaterThanOrEqual(9);
    expect(from.every(({ created_at }) => created_at >= (third?.created_at ?? ''))).toBe(true);
    expect(to.every(({ created_at }) => created_at <= (third?.created_at ?? ''))).toBe(true);

    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await owner.call('GET', `/v1/events?limit=3${cursor}`);
      seen.push(...(page.at('data') as ListedEvent[]).map(({ id }) => id));
      await owner.createProfile();
      if (page.at('has_more') === false) break;
      cursor = `&cursor=${page.textAt('next_cursor')}`;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    for (const query of ['cursor=x', 'type=test.ping', 'delivered=yes', 'created_from=yesterday', 'limit=0', 'x=1']) {
      expect({ query, status: (await owner.call('GET', `/v1/events?${query}`)).status }).toEqual({
        query,
        status: 400,
      });
    }
  });

  it('of one millisecond have one order, over pages too', async () => {
    const owner = await freshOwner();
    await owner.createWebhook('/same-time');
    for (let count = 0; count < 5; count += 1) await owner.createProfile();
    await settled(owner);
    const { events } = platform.admin.db;
    await events.updateMany({ accountId: owner.account.accountId }, { $set: { createdAt: new Date() } });
    const all = (await eventsOf(owner)).map(({ id }) => id);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await owner.call('GET', `/v1/events?limit=2${cursor}`);
      seen.push(...(page.at('data') as ListedEvent[]).map(({ id }) => id));
      if (page.at('has_more') === false) break;
      cursor = `&cursor=${page.textAt('next_cursor')}`;
    }
    expect(seen).toEqual(all);
  });

  it('are private, and need webhook:manage', async () => {
    const owner = await freshOwner();
    await owner.createWebhook('/private');
    await owner.createProfile();
    const [event] = await eventsOf(owner);
    const stranger = await platform.account();
    for (const key of [stranger.liveKey, owner.account.testKey]) {
      const call = createClient(apiServer.url, { key });
      expect((await call('GET', '/v1/events')).at('total_count')).toBe(0);
      expect((await call('GET', `/v1/events/${event?.id}`)).status).toBe(404);
    }
    for (const id of ['evt_unknown', 'x', 'dlv_01jd0000000000000000000000']) {
      expect((await owner.call('GET', `/v1/events/${id}`)).status).toBe(404);
    }
    const key = await owner.account.key({ type: 'live', permissions: ['fortune:read'] });
    expect((await owner.call('GET', '/v1/events', { key })).status).toBe(403);
  });
});

describe('a replay', () => {
  /** An owner whose webhook got three events, failed at three, and missed three. */
  const afterOutage = async (path: string) => {
    const owner = await freshOwner();
    const { id } = await owner.createWebhook(path);
    const create = async () => {
      for (let count = 0; count < 3; count += 1) await owner.createProfile();
      await settled(owner);
    };
    await create();
    receiver.behave(path, { kind: 'status', status: 500 });
    await create();
    const change = (active: boolean) => owner.call('PATCH', `/v1/webhooks/${id}`, { body: { active } });
    await change(false);
    await create();
    receiver.behave(path, { kind: 'status', status: 200 });
    const events = (await eventsOf(owner)).map((event) => event.id).reverse();
    const replay = (body: unknown, headers: Record<string, string> = {}) =>
      owner.call('POST', `/v1/webhooks/${id}/replay`, { body, headers });
    return { owner, id, events, change, replay, before: ids(path).length };
  };
  const since = '2026-01-01T00:00:00Z';

  it('delivers what failed and what happened while the webhook was off, and nothing twice', async () => {
    const { owner, id, events, change, replay, before } = await afterOutage('/outage');
    expect(events).toHaveLength(9);
    const refused = await replay({ since });
    expect([refused.status, refused.at('code')]).toEqual([409, 'conflict']);
    await change(true);
    const replayed = await Promise.all([replay({ since }), replay({ since }), replay({ since })]);
    expect(replayed.map(({ status }) => status)).toEqual([202, 202, 202]);
    for (const { body } of replayed) expect(body).toEqual({ webhook_id: id, queued: expect.any(Number) });
    expect(replayed.reduce((sum, answer) => sum + Number(answer.at('queued')), 0)).toBe(6);
    await settled(owner);
    if (!databaseFails) expect(ids('/outage').slice(before).sort()).toEqual(events.slice(3).sort());
    expect((await replay({ since })).body).toEqual({ webhook_id: id, queued: 0 });
    expect((await eventsOf(owner, '?delivered=true')).map((event) => event.id).sort()).toEqual([...events].sort());
    // The same bytes as the first time.
    const bodies = new Set(receiver.received('/outage').map(({ raw }) => raw.toString()));
    expect(bodies.size).toBe(9);
  });

  it('takes only what is asked for', async () => {
    const { owner, events, change, replay, before } = await afterOutage('/chosen');
    await change(true);
    const queued = async (body: unknown) => {
      const answer = await replay(body);
      await settled(owner);
      return answer.at('queued');
    };
    const [first] = await eventsOf(owner);
    const at = first?.created_at ?? '';
    const later = new Date(Date.parse(at) + 1).toISOString();
    expect(await queued({ since: later })).toBe(0);
    expect(await queued({ since: at, until: at, status: 'missed' })).toBeGreaterThanOrEqual(1);
    expect(await queued({ since, status: 'failed' })).toBe(3);
    expect(await queued({ since, status: 'failed' })).toBe(0);
    await queued({ since, status: 'missed' });
    expect(await queued({ since })).toBe(0);
    if (!databaseFails) expect(ids('/chosen').slice(before).sort()).toEqual(events.slice(3).sort());

    // All: the delivered ones too, once for a period.
    const all = { since, until: later, status: 'all' };
    expect(await queued(all)).toBe(9);
    expect(await queued(all)).toBe(0);
    expect(await queued({ ...all, since: '2026-01-02T00:00:00Z' })).toBe(9);
    for (const body of [
      {},
      { since: 'yesterday' },
      { since, until: '2025-12-31T00:00:00Z' },
      { since, status: 'pending' },
      { since, x: 1 },
    ]) {
      expect((await replay(body)).status).toBe(400);
    }
  });

  it('that is requested again with its key gets its first answer, and queues nothing', async () => {
    const { owner, change, replay } = await afterOutage('/keyed');
    await change(true);
    const headers = { 'Idempotency-Key': `replay-${owner.account.accountId}` };
    const first = await replay({ since, status: 'all' }, headers);
    expect(first.body).toMatchObject({ queued: 9 });
    await settled(owner);
    const count = ids('/keyed').length;
    expect((await replay({ since, status: 'all' }, headers)).body).toEqual(first.body);
    expect(ids('/keyed')).toHaveLength(count);
    const stranger = createClient(apiServer.url, { key: (await platform.account()).liveKey });
    const { id } = await owner.createWebhook('/keyed/other');
    expect((await stranger('POST', `/v1/webhooks/${id}/replay`, { body: { since } })).status).toBe(404);
  });

  it('leaves deliveries alone that are under way', async () => {
    const owner = await freshOwner();
    receiver.behave('/under-way', { kind: 'hang' });
    const { id } = await owner.createWebhook('/under-way');
    await owner.call('POST', '/v1/profiles', { body: BIRTH });
    await until('an attempt hangs', async () => ids('/under-way').length === 1);
    const replayed = await owner.call('POST', `/v1/webhooks/${id}/replay`, { body: { since, status: 'all' } });
    expect(replayed.at('queued')).toBe(0);
    receiver.respond('/under-way');
    await settled(owner);
    if (!databaseFails) expect(ids('/under-way')).toHaveLength(1);
  });
});
