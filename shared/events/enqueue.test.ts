import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import mongoose from 'mongoose';
import { until } from '../../tests/harness/http.ts';
import { newOwner } from '../../tests/harness/records.ts';
import { openDatabase, openRedis, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { createAuditLog } from '../accounts/audit.ts';
import { newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
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
const subscribe = (owner: Owner) =>
  db.webhooks.create([
    {
      _id: newId('whk'),
      ...owner,
      url: 'https://receiver.example/',
      events: ['daily.reset', 'profile.created'],
      description: null,
      active: true,
      secret: 'sealed',
      failureCount: 0,
      slot: 0,
      updatedAt: clock.now(),
      createdAt: clock.now(),
    },
  ]);
const created = (owner: Owner) => events.emit(owner, 'profile.created', { profile_id: 'prof_1', day_master: '갑' });

const eventJobs = ({ accountId }: Owner, eventIds: readonly string[]) =>
  eventIds.map((eventId) => ({ eventId, accountId }));

it('the events of a transaction are queued as one job', async () => {
  const owner = newOwner();
  await subscribe(owner);
  await events.transaction(async (_session, emit) => {
    for (let count = 0; count < 3; count += 1) await emit(owner, 'daily.reset', { date: '2026-11-21' });
  });
  const [job, ...others] = await until('the event is queued', async () => {
    const found = await jobs();
    return found.length > 0 && found;
  });
  expect(others).toEqual([]);
  expect([...(job?.data.eventIds ?? [])].sort()).toEqual(await idsOf(owner));
});

it('a webhook gets its events although its account was read without webhooks just before its creation', async () => {
  const owner = newOwner();
  await created(owner);
  await subscribe(owner);
  await created(owner);
  const queued = await until('both events are queued', async () => {
    const ids = (await jobs()).flatMap(({ data }) => data.eventIds);
    return ids.length === 2 && ids;
  });
  await dispatchEvents({ db, clock, producer }, eventJobs(owner, queued));
  const [, second] = await idsOf(owner);
  expect(await db.deliveries.find({ accountId: owner.accountId }).lean()).toContainEqual(
    expect.objectContaining({ eventId: second }),
  );
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
    targets: createTargetCheck({ config: { webhookAllowPrivateTargets: true } }),
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
  const [e1, e2, e3] = await idsOf(owner);
  await dispatchEvents({ db, clock, producer }, eventJobs(owner, [e1, e2, e3] as string[]));
  const deliveries = await db.deliveries.find({ accountId: owner.accountId }).lean();
  const found = deliveries.map(({ eventId, webhookId }) => `${eventId} ${webhookId}`);
  expect(found.sort()).toEqual([`${e2} ${first}`, `${e3} ${first}`, `${e3} ${second}`].sort());
});

it('a webhook that is created between the reads of a dispatch gets no earlier event', async () => {
  const owner = newOwner();
  const earlier = await createWebhook(owner, 'earlier');
  await created(owner);
  const eventIds = await idsOf(owner);
  const { Collection } = mongoose.mongo;
  const { find } = Collection.prototype;
  let reads = 0;
  const delayed = jest.spyOn(Collection.prototype, 'find').mockImplementation(function (this: never, ...query) {
    const cursor = find.apply(this, query as never);
    reads += 1;
    if (reads !== 2) return cursor;
    const toArray = cursor.toArray.bind(cursor);
    cursor.toArray = async () => {
      await createWebhook(owner, 'late');
      return toArray();
    };
    return cursor;
  });
  await dispatchEvents({ db, clock, producer }, eventJobs(owner, eventIds));
  delayed.mockRestore();
  expect(await db.webhooks.countDocuments({ accountId: owner.accountId })).toBe(2);
  const deliveries = await db.deliveries.find({ accountId: owner.accountId }).lean();
  expect(deliveries.map(({ webhookId }) => webhookId)).toEqual([earlier]);
});
