import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { newHash } from '../../tests/harness/records.ts';
import { testServices } from '../../tests/harness/services.ts';
import { openRedis, silentLogger } from '../../tests/harness/stores.ts';
import { newId } from '../core/ids.ts';
import type { RedisClient } from '../queues/redis.ts';
import {
  GENERATION_EVENTS,
  type GenerationEvent,
  type GenerationEvents,
  publishGenerationEvent,
  readGenerationEvents,
} from './generation-signals.ts';

const READER = 'events-test-reader';

const event = (contentHash: string): GenerationEvent => ({
  generationId: newId('gen'),
  contentHash,
  section: 'fortune',
  state: 'succeeded',
});

describe('the reader of generation signals', () => {
  let redis: RedisClient;
  let reading: RedisClient;
  let events: GenerationEvents;
  beforeEach(async () => {
    redis = await openRedis({ empty: true });
    reading = await openRedis();
    await reading.client('SETNAME', READER);
    events = readGenerationEvents(reading, silentLogger);
    await until('the reader blocks on the stream', async () =>
      (await readers()).some((line) => line.includes('cmd=xread')),
    );
  });
  afterEach(async () => {
    await events.close();
    redis.disconnect();
  });

  /** Connections of this database that could be the reader's; a lost connection loses its name. */
  const readers = async () => {
    const list = String(await redis.client('LIST'));
    const db = ` db=${new URL(testServices().redisUrl).pathname.slice(1)} `;
    return list
      .split('\n')
      .filter((line) => line.includes(db) && (line.includes(READER) || line.includes('cmd=xread')));
  };

  it('serves a thousand listeners over its one connection, each once', async () => {
    const hashes = Array.from({ length: 1_000 }, () => newHash());
    const received = new Map<string, number>();
    for (const hash of hashes) {
      events.subscribe(hash, ({ contentHash }) => received.set(contentHash, (received.get(contentHash) ?? 0) + 1));
    }
    expect(events.listenerCount).toBe(1_000);
    expect(await readers()).toHaveLength(1);
    await Promise.all([...hashes, ...hashes].map((hash) => publishGenerationEvent(redis, event(hash))));
    await until('every listener was called', async () => received.size === 1_000);
    expect([...received.values()].every((count) => count === 1)).toBe(true);
    expect(events.listenerCount).toBe(0);
  });

  it('notifies all listeners of one content, with its outcome', async () => {
    const sent: GenerationEvent = { ...event(newHash()), state: 'failed' };
    const received: GenerationEvent[] = [];
    for (let count = 0; count < 3; count += 1) events.subscribe(sent.contentHash, (each) => received.push(each));
    await publishGenerationEvent(redis, sent);
    await until('every listener was called', async () => received.length === 3);
    expect(received).toEqual([sent, sent, sent]);
  });

  it('notifies no removed listener, and still notifies the others', async () => {
    const hash = newHash();
    const received: string[] = [];
    const left = () => received.push('left');
    events.subscribe(hash, left);
    events.subscribe(hash, () => received.push('stayed'));
    events.unsubscribe(hash, left);
    events.unsubscribe(hash, left);
    await publishGenerationEvent(redis, event(hash));
    await until('one listener was called', async () => received.length > 0);
    expect(received).toEqual(['stayed']);
    // Removed after its notification: a later listener of the same content stays.
    const again = () => received.push('again');
    events.subscribe(hash, again);
    events.unsubscribe(hash, left);
    expect(events.listenerCount).toBe(1);
    events.unsubscribe(hash, again);
    expect(events.listenerCount).toBe(0);
  });

  it('misses no signal of the time without a connection', async () => {
    const hashes = Array.from({ length: 300 }, () => newHash());
    const received = new Set<string>();
    for (const hash of hashes) events.subscribe(hash, ({ contentHash }) => received.add(contentHash));
    for (let cut = 0; cut < 3; cut += 1) {
      const ids = (await readers()).map((line) => /id=(\d+)/.exec(line)?.[1] ?? '');
      const sending = hashes.slice(cut * 100, cut * 100 + 100);
      await Promise.all([
        ...ids.map((id) => redis.client('KILL', 'ID', id)),
        ...sending.map((hash) => publishGenerationEvent(redis, event(hash))),
      ]);
      await until('the reader blocks on the stream again', async () =>
        (await readers()).some((line) => line.includes('cmd=xread')),
      );
    }
    await until('every listener was called', async () => received.size === 300);
  });

  it('skips foreign entries', async () => {
    const hash = newHash();
    const received: GenerationEvent[] = [];
    events.subscribe(hash, (each) => received.push(each));
    await redis.xadd(GENERATION_EVENTS, '*', 'nonsense', '1');
    await redis.xadd(GENERATION_EVENTS, '*', 'g', 'gen_1', 'c', hash, 's', 'fortune', 't', 'unheard-of');
    await publishGenerationEvent(redis, event(hash));
    await until('the listener was called', async () => received.length > 0);
    expect(received).toMatchObject([{ state: 'succeeded' }]);
  });

  it('keeps the stream short', async () => {
    const pipeline = redis.pipeline();
    for (let count = 0; count < 12_000; count += 1) pipeline.xadd(GENERATION_EVENTS, '*', 'filler', String(count));
    await pipeline.exec();
    await publishGenerationEvent(redis, event(newHash()));
    expect(await redis.xlen(GENERATION_EVENTS)).toBeLessThan(10_200);
  });
});
