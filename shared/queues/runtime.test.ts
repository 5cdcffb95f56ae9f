import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Worker } from 'bullmq';
import { until } from '../../tests/harness/http.ts';
import { handlersWith } from '../../tests/harness/jobs.ts';
import { HIGH, LOCK_MS, QUEUE, testQueue } from '../../tests/harness/runtime.ts';
import { deferred, silentLogger } from '../../tests/harness/stores.ts';
import { LAST_TURN, PRIORITY, queuePrefix } from './catalogue.ts';
import type { Handler, Handlers } from './handlers.ts';
import { DelayJob, FailJob, RetryJob } from './outcomes.ts';
import { startWorkers } from './runtime.ts';

const queue = testQueue();
const { runs, outcomes, waits, start, add, jobs, gaps } = queue;

describe('the worker runtime', () => {
  beforeAll(queue.open);
  beforeEach(queue.empty);
  afterEach(async () => {
    jest.restoreAllMocks();
    await queue.closeWorkers();
  });
  afterAll(queue.close);

  it('runs a job once with the payload that was added', async () => {
    await start(async () => undefined);
    await add('gen_1');
    await until('the job has completed', async () => (await jobs('completed')).length === 1);
    expect(runs).toMatchObject([{ generationId: 'gen_1', attempt: 1 }]);
    expect(outcomes).toEqual(['succeeded']);
  });

  it('takes the jobs by another worker when one has fallen silent', async () => {
    // As after some outages: its wait for a job never ends.
    const { promise: wait, resolve: wake } = deferred();
    const silent = jest
      .spyOn(Worker.prototype as unknown as { waitForJob(): Promise<void> }, 'waitForJob')
      .mockReturnValue(wait);
    const runtime = await start(async () => undefined, 5, { checkEveryMs: 20 });
    await until('it waits', async () => silent.mock.calls.length > 0);
    silent.mockRestore();
    await add('gen_1');
    await until('the job has completed', async () => (await jobs('completed')).length === 1);
    expect(runtime.isRunning()).toBe(true);
    expect(runs).toHaveLength(1);
    wake();
  });

  it("retries a job after the catalogue's delays while attempts are left, and then fails it", async () => {
    await start(async () => {
      throw new RetryJob('not yet');
    });
    await add('gen_1');
    const [failed] = await until('the job has failed', async () => {
      const found = await jobs('failed');
      return found.length > 0 && found;
    });
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const [first = 0, second = 0] = gaps();
    // 0.5 s and 1 s, plus or minus an eighth.
    expect(first).toBeGreaterThan(430);
    expect(second).toBeGreaterThan(870);
    expect(failed?.failedReason).toBe('not yet');
    expect(outcomes).toEqual(['failed', 'failed', 'failed']);
  });

  it('logs an unexpected error of a handler, of which Redis keeps only the name', async () => {
    const errors = jest.spyOn(silentLogger, 'error');
    await start(async () => {
      throw new TypeError('홍길동 is not a function');
    });
    await add('gen_1');
    const [failed] = await until('the job has failed', async () => {
      const found = await jobs('failed');
      return found.length > 0 && found;
    });
    expect(failed?.failedReason).toBe("TypeError: see the worker's log");
    expect(JSON.stringify(failed)).not.toContain('홍길동');
    expect(errors.mock.calls).toHaveLength(3);
    expect(errors.mock.calls[0]?.[0]).toMatchObject({
      queue: QUEUE,
      job: 'generate',
      job_id: failed?.id,
      attempt: 1,
      err: expect.any(TypeError),
    });
  });

  it('reports how long a job waited since it was due, at its first run', async () => {
    await start(async () => {
      if (runs.length === 1) throw new DelayJob('later', 300);
    });
    const addedAtMs = performance.now();
    await add('gen_1', { ...HIGH, delayMs: 3_000 });
    await until('the job has completed', async () => (await jobs('completed')).length === 1);
    expect(waits).toHaveLength(1);
    // The time since it was added, without its delay.
    expect(waits[0]).toBeLessThan((runs[0]?.atMs ?? 0) - addedAtMs - 2_000);
  });

  it('succeeds when a later attempt does', async () => {
    await start(async (_payload, { attempt }) => {
      if (attempt === 1) throw new Error('any error is tried again');
    });
    await add('gen_1');
    await until('the job has completed', async () => (await jobs('completed')).length === 1);
    expect(outcomes).toEqual(['failed', 'succeeded']);
  });

  it('does not rerun a job that failed finally', async () => {
    await start(async () => {
      throw new FailJob('never');
    });
    await add('gen_1');
    await until('the job has failed', async () => (await jobs('failed')).length === 1);
    await add('gen_2');
    await until('the next job has failed', async () => (await jobs('failed')).length === 2);
    expect(runs.map(({ generationId }) => generationId)).toEqual(['gen_1', 'gen_2']);
  });

  it('runs a job that delayed itself when it is due, and uses no attempt for the delay', async () => {
    const gate = deferred();
    await start(async () => {
      if (runs.length < 3) throw new DelayJob('later', 300);
      await gate.promise;
    });
    await add('gen_1', { ...HIGH, dedupId: 'same' });
    await until('the job is delayed', async () => outcomes.includes('delayed'));
    await add('gen_1', { ...HIGH, dedupId: 'same' });
    gate.resolve();
    await until('the job has completed', async () => (await jobs('completed')).length === 1);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
    for (const gap of gaps()) expect(gap).toBeGreaterThan(280);
    expect(outcomes).toEqual(['delayed', 'delayed', 'succeeded']);
  });

  it('adds one job for fifty equal ones at once, also while it runs, and another one afterwards', async () => {
    const [running, gate] = [deferred(), deferred()];
    await start(async () => {
      running.resolve();
      await gate.promise;
    });
    const equal = () => add('gen_1', { ...HIGH, dedupId: 'content' });
    await Promise.all(Array.from({ length: 50 }, equal));
    await running.promise;
    await Promise.all(Array.from({ length: 50 }, equal));
    gate.resolve();
    await until('the job has completed', async () => (await jobs('completed')).length === 1);
    await equal();
    await until('the next job has completed', async () => (await jobs('completed')).length === 2);
    expect(runs).toHaveLength(2);
  });

  it('keeps one job for equal ones while it waits for its retry', async () => {
    // Held at its second attempt, so that it does not end before the equal one is added.
    const gate = deferred();
    await start(async (_payload, { attempt }) => {
      if (attempt === 1) throw new RetryJob('not yet');
      await gate.promise;
    });
    await add('gen_1', { ...HIGH, dedupId: 'content' });
    await until('the job is delayed', async () => (await jobs('delayed')).length === 1 || runs.length === 2);
    await add('gen_1', { ...HIGH, dedupId: 'content' });
    gate.resolve();
    await until('the job has completed', async () => (await jobs('completed')).length === 1);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it('runs jobs in the order of their priority', async () => {
    await add('batch', { priority: PRIORITY.testBatch });
    await add('interactive', { priority: PRIORITY.testInteractive, dedupId: 'i' });
    await add('raised', { priority: PRIORITY.warming, dedupId: 'r' });
    await queue.producer.raisePriority(QUEUE, 'r', { priority: PRIORITY.liveInteractive });
    await queue.producer.raisePriority(QUEUE, 'i', { priority: PRIORITY.liveBatch });
    await queue.producer.raisePriority(QUEUE, 'unknown', { priority: PRIORITY.liveInteractive });
    await start(async () => undefined, 1);
    await until('all jobs have completed', async () => (await jobs('completed')).length === 3);
    expect(runs.map(({ generationId }) => generationId)).toEqual(['raised', 'interactive', 'batch']);
  });

  describe('with interactive jobs of several accounts', () => {
    const turnOf = (turnHolder: string) => ({ priority: PRIORITY.liveInteractive, turnHolder });
    const addAll = async (holder: string, from: number, to: number) => {
      for (let number = from; number <= to; number += 1) await add(`${holder}${number}`, turnOf(holder));
    };
    const began = () => runs.map(({ generationId }) => generationId).join(' ');
    /** A handler whose job `until` waits for the gate. */
    const heldAt = (generationId: string) => {
      const gate = deferred();
      const handler: Handler<'generate'> = async (payload) => {
        if (payload.generationId === generationId) await gate.promise;
      };
      return { gate, handler };
    };

    it('serves them in turn, however many jobs one account has queued before', async () => {
      await addAll('a', 1, 6);
      await addAll('b', 1, 3);
      await addAll('c', 1, 1);
      await start(async () => undefined, 1);
      await until('all jobs have completed', async () => (await jobs('completed')).length === 10);
      expect(began()).toBe('a1 b1 c1 a2 b2 a3 b3 a4 a5 a6');
    });

    it('gives a later account the next turn, and no account credit for turns without jobs', async () => {
      const { gate, handler } = heldAt('a3');
      await addAll('b', 1, 1);
      await addAll('a', 1, 8);
      await start(handler, 1);
      await until('the third job has started', async () => runs.length === 4);
      await addAll('c', 1, 2);
      await addAll('b', 2, 3);
      gate.resolve();
      await until('all jobs have completed', async () => (await jobs('completed')).length === 13);
      expect(began()).toBe('b1 a1 a2 a3 a4 c1 b2 a5 c2 b3 a6 a7 a8');
    });

    it('runs them in order of arrival while no job waits', async () => {
      await start(async () => undefined, 1);
      for (let number = 1; number <= 5; number += 1) {
        await addAll('a', number, number);
        await until('the job has completed', async () => (await jobs('completed')).length === number);
      }
      expect(new Set((await jobs('completed')).map(({ priority }) => priority)).size).toBeLessThanOrEqual(2);
    });

    it('runs them before bulk work, also one that shares a generation with bulk work', async () => {
      await add('bulk', { priority: PRIORITY.liveBatch });
      await add('joined', { priority: PRIORITY.testBatch, dedupId: 'joined' });
      await addAll('a', 1, 3);
      await queue.producer.raisePriority(QUEUE, 'joined', turnOf('b'));
      // It already has its turn.
      await add('b2', { ...turnOf('b'), dedupId: 'b2' });
      await queue.producer.raisePriority(QUEUE, 'b2', turnOf('b'));
      await start(async () => undefined, 1);
      await until('all jobs have completed', async () => (await jobs('completed')).length === 6);
      expect(began()).toBe('a1 joined a2 b2 a3 bulk');
    });

    it('gives a delayed bulk job that an interactive call shares its turn for when it waits again', async () => {
      await add('joined', { priority: PRIORITY.liveBatch, dedupId: 'joined', delayMs: 600_000 });
      await queue.producer.raisePriority(QUEUE, 'joined', turnOf('b'));
      await addAll('a', 1, 3);
      await queue.producer.wake(QUEUE, 'joined');
      await start(async () => undefined, 1);
      await until('all are done', async () => (await jobs('completed')).length === 4);
      expect(began()).toBe('a1 joined a2 a3');
    });

    it('serves them in turn when they arrive together', async () => {
      await Promise.all([
        addAll('a', 1, 1),
        addAll('a', 2, 2),
        addAll('a', 3, 3),
        addAll('b', 1, 1),
        addAll('b', 2, 2),
      ]);
      await start(async () => undefined, 1);
      await until('all jobs have completed', async () => (await jobs('completed')).length === 5);
      expect(began()).toBe('a1 b1 a2 b2 a3');
    });

    it('keeps their turns above bulk work, and resets them when no job waits', async () => {
      const key = `${queuePrefix(QUEUE)}:turns`;
      await addAll('a', 1, 1);
      await queue.redis.hset(key, 'now', LAST_TURN - 1, 'a', LAST_TURN - 1);
      await addAll('a', 2, 4);
      await add('bulk', { priority: PRIORITY.liveBatch });
      await addAll('b', 1, 1);
      await start(async () => undefined, 1);
      await until('all jobs have completed', async () => (await jobs('completed')).length === 6);
      expect(began()).toBe('a1 b1 a2 a3 a4 bulk');
      await queue.producer.queue(QUEUE).pause();
      await addAll('a', 5, 5);
      await until('the job has its turn', async () => (await queue.redis.hget(key, 'a')) === '1');
    });
  });

  it('takes jobs only while nothing holds it back', async () => {
    await add('gen_1');
    const runtime = await start(async () => undefined, 5, { isPaused: () => true });
    expect(runtime.isRunning()).toBe(true);
    runtime.setHeld(QUEUE, 'credentials', true);
    runtime.setHeld(QUEUE, 'operator', false);
    expect(runs).toEqual([]);
    expect(await queue.producer.counts(QUEUE)).toMatchObject({ prioritized: 1, active: 0 });
    runtime.setHeld(QUEUE, 'credentials', false);
    await until('it is done', async () => (await jobs('completed')).length === 1);
    runtime.setHeld(QUEUE, 'operator', true);
    runtime.setHeld(QUEUE, 'operator', true);
    runtime.setHeld(QUEUE, 'operator', false);
    await add('gen_2');
    await until('so is the next', async () => (await jobs('completed')).length === 2);
  });

  it('fails a job that is not in the catalogue, without a retry', async () => {
    await start(async () => undefined);
    await queue.producer.queue(QUEUE).add('nonsense', {}, { attempts: 3 });
    const [failed] = await until('the job has failed', async () => {
      const found = await jobs('failed');
      return found.length > 0 && found;
    });
    expect(failed?.failedReason).toBe("unknown job 'nonsense'");
    expect(runs).toEqual([]);
  });

  it('passes no invalid payload to a handler, and fails such a job without a retry', async () => {
    await start(async () => undefined);
    for (const data of [{}, { generationId: 5 }, { generationId: 'gen_1', name: '홍길동' }, 'text']) {
      await queue.producer.queue(QUEUE).add('generate', data, { attempts: 3 });
    }
    await until('all jobs have failed', async () => (await jobs('failed')).length === 4);
    expect(runs).toEqual([]);
    for (const job of await jobs('failed')) expect(job.failedReason).toBe('the payload does not fit the catalogue');
  });

  it('refuses to add an invalid payload', async () => {
    const bad = { generationId: 'gen_1', name: '홍길동' };
    await expect(queue.producer.add(QUEUE, 'generate', bad, HIGH)).rejects.toThrow();
    expect(await queue.producer.counts(QUEUE)).toMatchObject({ waiting: 0, prioritized: 0 });
  });

  it('does not start when a job has no handler, and names the job and where to add it', async () => {
    const { reconcile: _, ...missing } = handlersWith({});
    const started = startWorkers({
      redis: queue.redis,
      logger: silentLogger,
      queues: [QUEUE],
      handlers: missing as Handlers,
      lockMs: LOCK_MS,
      concurrency: () => 1,
    });
    await expect(started).rejects.toThrow("no handler for the job 'reconcile': add it to workers/handlers.ts");
  });
});
