import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { newHash, newOwner, profileRecord, reservedFortune, webhookRecord } from '../../tests/harness/records.ts';
import { openDatabase, openProducer, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { newBatch } from '../batches/new-batch.ts';
import { finishBatch } from '../batches/progress.ts';
import type { EventType } from '../core/event-types.ts';
import { newId } from '../core/ids.ts';
import type { Owner } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import { createEventService, type EventService, generatedEventId } from '../events/events.ts';
import { LAST_TURN } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';

import { dispatchEvents, type EventJob, enqueueDeliveries } from './dispatch.ts';

describe('the end of a batch', () => {
  const clock = testClock();
  let db: Database;
  let producer: Producer;
  let events: EventService;

  beforeAll(async () => {
    db = await openDatabase();
    producer = await openProducer({ empty: true });
    events = createEventService({ db, clock, producer, logger: silentLogger });
  });
  afterAll(async () => {
    await producer.close();
    await db.close();
  });

  const subscribe = (owner: Owner, types: readonly EventType[]) =>
    db.webhooks.create([webhookRecord(clock, owner, { events: [...types] })]);

  /** A batch with one fortune that has just ended. @returns the ids of both events */
  const endedBatch = async (owner: Owner) => {
    const profile = profileRecord(clock, owner);
    const fortune = reservedFortune(clock, profile, { contentHash: newHash(), state: 'ready' });
    await db.fortunes.create([fortune]);
    const data = {
      fortune_id: fortune._id,
      profile_id: profile._id,
      fortune_type: 'daily',
      dayMaster: '경금',
      date: '2090-06-15',
      score: 70,
      model: 'haiku',
    } as const;
    const generated = generatedEventId(fortune);
    const requestId = newId('req');
    await events.emit(owner, 'fortune.generated', data, { id: generated, requestId });
    const { batch, items } = newBatch(
      clock,
      {
        _id: newId('batch'),
        ...owner,
        kind: 'request',
        fortuneType: 'daily',
        fortuneDate: '2090-06-15',
        model: 'haiku',
        webhookUrl: 'https://receiver.example/callback',
        actor: { ip: '127.0.0.1', apiKey: 'key', requestId },
      },
      [{ profileId: profile._id }],
    );
    await db.batches.create([batch]);
    await db.batchItems.insertMany(items.map((item) => ({ ...item, state: 'success', fortuneId: fortune._id })));
    await finishBatch({ db, clock, events, producer }, { accountId: batch.accountId, batchId: batch._id });
    const end = await db.events.findOne({ accountId: owner.accountId, type: 'batch.completed' }).lean();
    return { generated, end: end?._id ?? '' };
  };
  const dispatch = async (id: string) => {
    const outcome = (await dispatchEvents({ db, clock, producer, reserve: async () => true }, [{ eventId: id }])).get(
      id,
    );
    return outcome;
  };
  const callbacks = (owner: Owner) => db.deliveries.countDocuments({ accountId: owner.accountId, kind: 'callback' });

  it('is sent after the first attempt for each event of its fortunes, whatever the outcome', async () => {
    const owner = newOwner();
    await subscribe(owner, ['fortune.generated', 'batch.completed']);
    const { generated, end } = await endedBatch(owner);
    expect(await dispatch(end)).toBe(250);
    expect(await dispatch(generated)).toBe(0);
    expect([await dispatch(end), await callbacks(owner)]).toEqual([250, 0]);
    await db.deliveries.updateOne({ eventId: generated }, { $set: { attempts: 1 } });
    expect([await dispatch(end), await callbacks(owner)]).toEqual([0, 1]);
    expect(await db.deliveries.countDocuments({ eventId: end })).toBe(2);
  });

  it('is sent after half a minute although a receiver hangs', async () => {
    const owner = newOwner();
    await subscribe(owner, ['fortune.generated']);
    const { generated, end } = await endedBatch(owner);
    await dispatch(generated);
    clock.advance(8_000);
    expect(await dispatch(end)).toBe(2_000);
    clock.advance(21_000);
    expect(await dispatch(end)).toBe(1_000);
    clock.advance(1_000);
    expect([await dispatch(end), await callbacks(owner)]).toEqual([0, 1]);
  });

  it('is sent at once when no webhook subscribes to the events of its fortunes', async () => {
    const owner = newOwner();
    await subscribe(owner, ['batch.completed']);
    await subscribe(newOwner(), ['fortune.generated']);
    const { end } = await endedBatch(owner);
    expect(await dispatch(end)).toBe(0);
  });

  it('reads as much of the deliveries before it as of one, however many these are', async () => {
    const owner = newOwner();
    await subscribe(owner, ['fortune.generated', 'batch.completed']);
    const { generated, end } = await endedBatch(owner);
    expect(await dispatch(generated)).toBe(0);
    const { accountId } = owner;
    const sent = await db.deliveries.findOneAndUpdate({ accountId }, { $set: { attempts: 1 } }).lean();
    if (sent === null) throw new Error('the event has no delivery');
    // They were attempted, and are not of the batch: of so many the rest is not read.
    const others = Array.from({ length: 1_000 }, (_, index) => ({ ...sent, _id: `${sent._id}_${index}`, attempts: 1 }));
    await db.deliveries.insertMany(others);
    expect(await dispatch(end)).toBe(250);
    await db.deliveries.deleteOne({ accountId, _id: { $regex: '_999$' } });
    await db.deliveries.deleteOne({ accountId, _id: { $regex: '_998$' } });
    expect([await dispatch(end), await callbacks(owner)]).toEqual([0, 1]);
  });

  it('is looked at with few others at a time, because the events of all accounts wait for that', async () => {
    const ended = await Promise.all(Array.from({ length: 21 }, () => endedBatch(newOwner())));
    const jobs = ended.map(({ end }) => ({ eventId: end }));
    const outcomes = [...(await dispatchEvents({ db, clock, producer, reserve: async () => true }, jobs)).values()].map(
      Number,
    );
    expect(outcomes.toSorted((one, other) => one - other)).toEqual([...Array(20).fill(0), 250]);
    expect([...(await dispatchEvents({ db, clock, producer, reserve: async () => true }, jobs)).values()]).toEqual([0]);
  });
});

it('events are dispatched in the order of their jobs, and what has too many deliveries is left', async () => {
  const clock = testClock();
  const db = await openDatabase();
  const producer = await openProducer({ empty: true });
  try {
    const [many, one] = [newOwner(), newOwner()];
    const hooks = [0, 1, 2].map((slot) => webhookRecord(clock, many, { slot, events: ['profile.created'] }));
    await db.webhooks.create([...hooks, webhookRecord(clock, one, { events: ['profile.created'] })]);
    const events = createEventService({ db, clock, producer, logger: silentLogger });
    const jobs: EventJob[] = [];
    for (const owner of [many, one, many]) {
      await events.emit(owner, 'profile.created', { profile_id: newId('prf'), day_master: '경금' });
      const [newest] = await db.events.find({ accountId: owner.accountId }).sort({ _id: -1 }).limit(1).lean();
      jobs.push({ eventId: newest?._id ?? '', accountId: owner.accountId });
    }
    const dispatch = async (maxDeliveries: number) => {
      const outcomes = await dispatchEvents({ db, clock, producer, reserve: async () => true }, jobs, maxDeliveries);
      return jobs.map(({ eventId }) => outcomes.get(eventId));
    };
    expect(await dispatch(4)).toEqual([0, 0, 'left']);
    // One that is larger than the group is alone in it.
    expect(await dispatch(1)).toEqual([undefined, undefined, 0]);
    expect(await db.deliveries.countDocuments({ accountId: { $in: [many.accountId, one.accountId] } })).toBe(7);
  } finally {
    await producer.close();
    await db.close();
  }
});

it('events are recorded for a webhook whose deliveries wait for a slot, and queued when these are sent', async () => {
  const clock = testClock();
  const db = await openDatabase();
  const producer = await openProducer({ empty: true });
  try {
    const owner = newOwner();
    const webhooks = [0, 1].map((slot) => webhookRecord(clock, owner, { slot, events: ['profile.created'] }));
    await db.webhooks.create(webhooks);
    const [full] = webhooks;
    const events = createEventService({ db, clock, producer, logger: silentLogger });
    const eventId = await events.emit(owner, 'profile.created', { profile_id: newId('prf') } as never);
    expect(eventId).toBeDefined();
    const [event] = await db.events.find({ accountId: owner.accountId }).lean();
    const reserve = async ({ webhookId }: DeliveryRecord, url: string) => webhookId !== full?._id && url !== '';
    await dispatchEvents({ db, clock, producer, reserve }, [{ eventId: event?._id ?? '' }]);
    expect(await db.deliveries.countDocuments({ accountId: owner.accountId, status: 'pending' })).toBe(2);
    const queued = await producer.queue('webhook-delivery').getPrioritized(0, -1);
    expect(queued).toHaveLength(1);
  } finally {
    await producer.close();
    await db.close();
  }
});

describe('first deliveries of several accounts', () => {
  it('are queued in turn, however many of one wait, live and test', async () => {
    const producer = await openProducer({ empty: true });
    try {
      const [hurried, calm] = [newOwner(), newOwner()];
      const of = ({ accountId }: Owner, livemode: boolean, count: number) =>
        Array.from({ length: count }, (_, index) => {
          return { _id: `dlv_${accountId}_${livemode}_${String(index).padStart(3, '0')}`, accountId, livemode };
        });
      await enqueueDeliveries(producer, of(hurried, true, 300));
      await enqueueDeliveries(producer, of(hurried, false, 300));
      await enqueueDeliveries(producer, of(calm, true, 2));
      const queue = producer.queue('webhook-delivery');
      const waiting = await until('all have their turns', async () => {
        const jobs = await queue.getPrioritized(0, -1);
        return jobs.every(({ priority }) => priority < LAST_TURN) && jobs;
      });
      expect(waiting).toHaveLength(602);
      const first = waiting.slice(0, 6).map(({ data }) => (data as { readonly accountId: string }).accountId);
      expect(first.filter((accountId) => accountId === calm.accountId)).toHaveLength(2);
    } finally {
      await producer.close();
    }
  });
});
