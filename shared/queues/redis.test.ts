import { mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ServiceHandle, startRedis } from '../../scripts/local/services/index.mjs';
import { until } from '../../tests/harness/http.ts';
import { standStill } from '../../tests/harness/pauses.ts';
import { silentLogger } from '../../tests/harness/stores.ts';
import { isRedisAway } from '../core/outages.ts';
import { createProducer } from './producer.ts';
import { connectFailFastRedis, type RedisClient } from './redis.ts';

describe('the connection that fails at once', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'saju-redis-'));
  let server: ServiceHandle;
  let redis: RedisClient;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of server.pids()) process.kill(pid, name);
  };
  /** The outcome of a command, and its duration. */
  const outcomeOf = async (command: Promise<unknown>) => {
    const startedAt = performance.now();
    const outcome = await command.catch((error: unknown) => error);
    return { outcome, ms: performance.now() - startedAt };
  };
  beforeAll(async () => {
    server = await startRedis({ dir, throwaway: true, log: () => undefined });
    redis = connectFailFastRedis(server.url, silentLogger);
  });
  beforeEach(() => until('Redis is connected', async () => redis.status === 'ready'));
  afterEach(() => signal('SIGCONT'));
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('sends the commands of one event loop turn in one write', async () => {
    const reads = async () => Number(/total_reads_processed:(\d+)/.exec(await redis.info('stats'))?.[1]);
    const before = await reads();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => redis.echo(String(index))));
    expect(answers).toEqual(Array.from({ length: 100 }, (_, index) => String(index)));
    expect((await reads()) - before).toBeLessThan(10);
  });

  it('reads a reply that arrived while the process was paused', async () => {
    signal('SIGSTOP');
    const answers = Promise.all([redis.ping(), redis.pipeline().set('key', 'value').get('key').exec()]);
    await pause(50);
    // The event loop phase that reads files and sockets; timers follow.
    await stat(dir);
    signal('SIGCONT');
    standStill(1_200);
    expect(await answers).toEqual([
      'PONG',
      [
        [null, 'OK'],
        [null, 'value'],
      ],
    ]);
  });

  it('serves a queue that was first used while Redis was away, once Redis is back', async () => {
    await server.kill();
    await until('the connection is closed', async () => redis.status !== 'ready');
    const producer = createProducer(redis, silentLogger);
    const add = () => producer.add('webhook-delivery', 'deliver', { deliveryId: 'dlv_1' }, { priority: 1 });
    expect(isRedisAway(await add().catch((error: unknown) => error))).toBe(true);
    await server.start();
    await until('Redis is connected', async () => redis.status === 'ready');
    await add();
    expect(await producer.counts('webhook-delivery')).toMatchObject({ prioritized: 1 });
    await producer.close();
  });

  it('waits for the reply of a Redis that was paused too', async () => {
    let closes = 0;
    redis.on('close', () => {
      closes += 1;
    });
    const answered = async () => {
      await until('Redis is connected', async () => redis.status === 'ready');
      const closesBefore = closes;
      signal('SIGSTOP');
      const answer = redis.ping().catch(() => null);
      await pause(50);
      standStill(1_200);
      setTimeout(() => signal('SIGCONT'), 20);
      const isAnswered = (await answer) === 'PONG';
      await pause(200);
      return isAnswered && closes === closesBefore;
    };
    // On a busy machine Redis may take longer than the grace to go on: without a grace no attempt is answered.
    await until('a reply after a pause', answered);
  });

  it('fails every command while Redis hangs, and works again afterwards', async () => {
    signal('SIGSTOP');
    const commands = [redis.ping(), redis.multi().set('a', 1).set('b', 2).exec(), redis.get('key'), redis.info()];
    for (const { outcome, ms } of await Promise.all(commands.map(outcomeOf))) {
      expect(outcome).toBeInstanceOf(Error);
      expect(isRedisAway(outcome)).toBe(true);
      expect(ms).toBeGreaterThan(700);
    }
    // Its connection was closed: no command waits for it again, on the next connection neither.
    const waits: number[] = [];
    for (let waitedMs = 0; waitedMs < 1_500; waitedMs += 100) {
      const { outcome, ms } = await outcomeOf(redis.ping());
      expect(isRedisAway(outcome)).toBe(true);
      waits.push(ms);
      await pause(100);
    }
    expect(waits.filter((ms) => ms > 700).length).toBeLessThan(waits.length / 2);
    signal('SIGCONT');
    await until('Redis is connected again', async () => redis.status === 'ready');
    expect(await redis.ping()).toBe('PONG');
  });
});
