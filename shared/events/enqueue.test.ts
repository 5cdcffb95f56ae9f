import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { newOwner, webhookRecord } from '../../tests/harness/records.ts';
import { openDatabase, openRedis, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { createAuditLog } from '../accounts/audit.ts';
import type { Owner } from '../core/owner.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { WebhookRecord } from '../db/models/webhooks.ts';
import { createProducer, type Producer } from '../queues/producer.ts';
import type { RedisClient } from '../queues/redis.ts';
import { dispatchEvents } from '../webhooks/dispatch.ts';
import { createTargetCheck } from '../webhooks/targets.ts';
import { createWebhookService } from '../webhooks/webhooks.ts';
import { enqueueDispatch } from './enqueue.ts';
import { createEventService, type EventService } from './events.ts';

const clock = testClock();
let db: Database;
let redis: RedisClient;
let producer: Producer;
let events: EventService;

beforeAll(async () => {
  db = await openDatabase();
  redis = await openRedis();
  producer = createProducer(redis, silentLogger);
});
beforeEach(async () => {
  await redis.flushdb();
  events = createEventService({ db, clock, producer, logger: silentLogger });
});
afterAll(async () => {
  await producer.close();
  redis.disconnect();
  await db.close();
});

const jobs = () => producer.queue('webhook-dispatch').getJobs(['prioritized']);
const idsOf = async (owner: Owner) =>
  (await db.events.find({ accountId: owner.accountId }).sort({ _id: 1 }).lean()).map(({ _id }) => _id);
const subscribe = (owner: Owner, changes: Partial<WebhookRecord> = {}) => {
  const webhook = webhookRecord(clock, owner, { events: ['daily.reset', 'profile.created'], ...changes });
  return db.webhooks.create([webhook]).then(() => webhook._id);
};
const created = (owner: Owner) => events.emit(owner, 'profile.created', { profile_id: 'prof_1', day_master: '갑' });

const eventJobs = ({ accountId }: Owner, eventIds: readonly string[]) =>
  eventIds.map((eventId) => ({ eventId, accountId }));

it('the events of a transaction are queued as one job', async () => {
  const owner = newOwner();
  await subscribe(owner);
  await events.transaction([owner], async (_session, emit) => {
    for (let count = 0; count < 3; count += 1) await emit(owner, 'daily.reset', { date: '2026-11-21' });
  });
  const [job, ...others] = await until('the event is queued', async () => {
    const found = await jobs();
    return found.length > 0 && found;
  });
  expect(others).toEqual([]);
  expect([...(job?.data.eventIds ?? [])].sort()).toEqual(await idsOf(owner));
});

it('an event that nothing receives is neither recorded nor queued', async () => {
  const owner = newOwner();
  await subscribe(owner, { events: ['fortune.generated'] });
  await subscribe({ ...owner, livemode: !owner.livemode });
  expect(await created(owner)).toBe(false);
  await events.transaction([owner], async (_session, emit, emitWrite) => {
    await emit(owner, 'daily.reset', { date: '2026-11-21' });
    expect(emitWrite(owner, 'daily.reset', { date: '2026-11-21' })).toEqual([]);
  });
  expect(await idsOf(owner)).toEqual([]);
  expect(await jobs()).toEqual([]);
});

it('an event for a switched-off webhook is recorded, and delivered to the others', async () => {
  const owner = newOwner();
  const off = await subscribe(owner, { active: false });
  const on = await subscribe(owner, { slot: 1 });
  expect(await created(owner)).toBe(true);
  const [event] = await db.events.find({ accountId: owner.accountId }).lean();
  // The database gives them in any order.
  expect([event?.receivers, event?.undelivered].map((ids) => [...(ids ?? [])].sort())).toEqual([
    [off, on].sort(),
    [off, on].sort(),
  ]);
  await dispatchEvents({ db, clock, producer, reserve: async () => true }, eventJobs(owner, [event?._id ?? '']));
  const deliveries = await db.deliveries.find({ accountId: owner.accountId }).lean();
  expect(deliveries.map(({ webhookId }) => webhookId)).toEqual([on]);
});

it('a webhook gets the events of each transaction that begins after its creation', async () => {
  const owner = newOwner();
  let first = '';
  await events.transaction([owner], async (_session, emit) => {
    // Meanwhile, so that the transaction does not see it.
    if (first === '') first = await subscribe(owner);
    await emit(owner, 'daily.reset', { date: '2026-11-20' });
  });
  await events.transaction([owner], (_session, emit) => emit(owner, 'daily.reset', { date: '2026-11-21' }));
  const recorded = await db.events.find({ accountId: owner.accountId }).lean();
  expect(recorded.map(({ body, receivers }) => [JSON.parse(body).data.date, receivers])).toEqual([
    ['2026-11-21', [first]],
  ]);
});

it('the same events queued again by the reconciler are not added twice', async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({
    _id: `evt_${1_000 + index}`,
    ...newOwner(),
    livemode: true,
  }));
  await enqueueDispatch(producer, many, true);
  await enqueueDispatch(producer, many, true);
  expect((await jobs()).map(({ data }) => data.eventIds.length).sort()).toEqual([100, 100, 50]);
});

/** Creates a webhook for `profile.created`, on a host whose clock is a minute ahead. @returns its id */
const createWebhook = async (owner: Owner, path: string): Promise<string> => {
  const webhooks = createWebhookService({
    db,
    clock: { now: () => new Date(clock.now().getTime() + 60_000) },
    audit: createAuditLog(db, clock),
    secrets: createSecretBox(randomBytes(32).toString('base64')),
    targets: createTargetCheck({ webhookAllowPrivateTargets: true }),
  });
  const actor = { ip: '192.0.2.1', apiKey: 'bs_live_x', requestId: 'req_1' };
  const input = { url: `http://127.0.0.1:9/${path}`, events: ['profile.created'], description: undefined } as const;
  return (await webhooks.create({ owner, actor, attempt: null }, input)).webhook._id;
};

it('events go to the webhooks that existed when they were committed, whatever the clocks show', async () => {
  const owner = newOwner();
  await created(owner);
  const first = await createWebhook(owner, 'first');
  await created(owner);
  const second = await createWebhook(owner, 'second');
  await created(owner);
  await createWebhook(owner, 'late');
  const [e2, e3, ...others] = await idsOf(owner);
  expect(others).toEqual([]);
  await dispatchEvents({ db, clock, producer, reserve: async () => true }, eventJobs(owner, [e2, e3] as string[]));
  const deliveries = await db.deliveries.find({ accountId: owner.accountId }).lean();
  const found = deliveries.map(({ eventId, webhookId }) => `${eventId} ${webhookId}`);
  expect(found.sort()).toEqual([`${e2} ${first}`, `${e3} ${first}`, `${e3} ${second}`].sort());
});
