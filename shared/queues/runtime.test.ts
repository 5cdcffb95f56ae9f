import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../tests/support/http.ts';
import { handlersWith } from '../../tests/support/jobs.ts';
import { type Deferred, deferred, openRedis, silentLogger } from '../../tests/support/stores.ts';
import { LAST_TURN, PRIORITY, queuePrefix } from './catalogue.ts';
import type { Handler, Handlers } from './handlers.ts';
import { DelayJob, FailJob, RetryJob } from './outcomes.ts';
import { createProducer, type Producer } from './producer.ts';
import type { RedisClient } from './redis.ts';
import { type RuntimeOptions, startWorkers, type WorkerRuntime } from './runtime.ts';

const QUEUE = 'generation-haiku';
const HIGH = { priority: 1 } as const;
const LOCK_MS = 10_000;

interface Run {
  readonly generationId: string;
  readonly attempt: number;
  readonly atMs: number;
}

describe('the worker runtime', () => {
  let redis: RedisClient;
  let producer: Producer;
  let runs: Run[];
  let outcomes: string[];
  let waits: number[];
  const runtimes: WorkerRuntime[] = [];
  const connections: RedisClient[] = [];

  beforeAll(async () => {
    redis = await openRedis();
    producer = createProducer(redis, silentLogger);
  });
  beforeEach(async () => {
    await redis.flushdb();
    runs = [];
    outcomes = [];
    waits = [];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await Promise.all(runtimes.splice(0).map((runtime) => runtime.close(0)));
    for (const connection of connections.splice(0)) connection.disconnect();
  });
  afterAll(async () => {
    await producer.close();
    redis.disconnect();
  });

  /** Workers of the queue whose `generate` is the given handler; every run is noted. */
  const start = async (handler: Handler<'generate'>, concurrency = 5, options: Partial<RuntimeOptions> = {}) => {
    const connection = await openRedis();
    connections.push(connection);
    const runtime = await startWorkers({
      redis: connection,
      logger: silentLogger,
      queues: [QUEUE],
      lockMs: LOCK_MS,
      concurrency: () => concurrency,
      ...options,
      observer: {
        started: (_queue, _job, waitMs) => waits.push(waitMs),
        finished: (_queue, _job, outcome) => outcomes.push(outcome),
      },
      handlers: handlersWith({
        generate(payload, context) {
          const { attempt } = context;
          runs.push({ generationId: payload.generationId, attempt, atMs: performance.now() });
          return handler(payload, context);
        },
      }),
    });
    runtimes.push(runtime);
    return runtime;
  };
  const add = (generationId: string, options: Parameters<Producer['add']>[3] = HIGH) =>
    producer.add(QUEUE, 'generate', { generationId }, options);
  const jobs = (state: 'active' | 'completed' | 'failed' | 'prioritized' | 'delayed') =>
    producer.queue(QUEUE).getJobs([state]);
  const lockOfActive = async () => {
    const [job] = await jobs('active');
    return `${queuePrefix(QUEUE)}:${QUEUE}:${job?.id}:lock`;
  };
  const gaps = () => runs.slice(1).map(({ atMs }, index) => atMs - (runs[index]?.atMs ?? 0));

  it('runs a job once with the payload that was added', async () => {
    await start(async () => undefined);
    await add('gen_1');
    await until('the job has completed', async () => (await jobs('completed')).length === 1);
    expect(runs).toMatchObject([{ generationId: 'gen_1', attempt: 1 }]);
    expect(outcomes).toEqual(['succeeded']);
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
    await producer.raisePriority(QUEUE, 'r', { priority: PRIORITY.liveInteractive });
    await producer.raisePriority(QUEUE, 'i', { priority: PRIORITY.liveBatch });
    await producer.raisePriority(QUEUE, 'unknown', { priority: PRIORITY.liveInteractive });
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
      await producer.raisePriority(QUEUE, 'joined', turnOf('b'));
      // It already has its turn.
      await add('b2', { ...turnOf('b'), dedupId: 'b2' });
      await producer.raisePriority(QUEUE, 'b2', turnOf('b'));
      await start(async () => undefined, 1);
      await until('all jobs have completed', async () => (await jobs('completed')).length === 6);
      expect(began()).toBe('a1 joined a2 b2 a3 bulk');
    });

    it('gives a delayed bulk job that an interactive call shares its turn for when it waits again', async () => {
      await add('joined', { priority: PRIORITY.liveBatch, dedupId: 'joined', delayMs: 600_000 });
      await producer.raisePriority(QUEUE, 'joined', turnOf('b'));
      await addAll('a', 1, 3);
      await producer.wake(QUEUE, 'joined');
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
      await redis.hset(key, 'now', LAST_TURN - 1, 'a', LAST_TURN - 1);
      await addAll('a', 2, 4);
      await add('bulk', { priority: PRIORITY.liveBatch });
      await addAll('b', 1, 1);
      await start(async () => undefined, 1);
      await until('all jobs have completed', async () => (await jobs('completed')).length === 6);
      expect(began()).toBe('a1 b1 a2 a3 a4 bulk');
      await producer.queue(QUEUE).pause();
      await addAll('a', 5, 5);
      await until('the job has its turn', async () => (await redis.hget(key, 'a')) === '1');
    });
  });

  it('takes jobs only while nothing holds it back', async () => {
    await add('gen_1');
    const runtime = await start(async () => undefined, 5, { isPaused: () => true });
    expect(runtime.isRunning()).toBe(true);
    runtime.setHeld(QUEUE, 'credentials', true);
    runtime.setHeld(QUEUE, 'operator', false);
    expect(runs).toEqual([]);
    expect(await producer.counts(QUEUE)).toMatchObject({ prioritized: 1, active: 0 });
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
    await producer.queue(QUEUE).add('nonsense', {}, { attempts: 3 });
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
      await producer.queue(QUEUE).add('generate', data, { attempts: 3 });
    }
    await until('all jobs have failed', async () => (await jobs('failed')).length === 4);
    expect(runs).toEqual([]);
    for (const job of await jobs('failed')) expect(job.failedReason).toBe('the payload does not fit the catalogue');
  });

  it('refuses to add an invalid payload', async () => {
    const bad = { generationId: 'gen_1', name: '홍길동' };
    await expect(producer.add(QUEUE, 'generate', bad, HIGH)).rejects.toThrow();
    expect(await producer.counts(QUEUE)).toMatchObject({ waiting: 0, prioritized: 0 });
  });

  describe('whose jobs ask for slots', () => {
    const urgent = { priority: PRIORITY.liveInteractive };
    const patient = { priority: PRIORITY.liveBatch };
    let holders: string[];
    let gates: Map<string, Deferred<void>>;
    const gate = (id: string) => gates.get(id) ?? gates.set(id, deferred()).get(id) ?? deferred();
    const started = () => runs.map(({ generationId }) => generationId);
    const inSlot: Handler<'generate'> = async ({ generationId }, { acquireSlot }) => {
      await acquireSlot();
      holders.push(generationId);
      await gate(generationId).promise;
    };
    /** One slot, held by `gen_2`; the others were queued before it held it. */
    const startFull = async (prefetch: number, others: readonly string[], options: Partial<RuntimeOptions> = {}) => {
      const runtime = await start(inSlot, 1, { prefetch: () => prefetch, ...options });
      await add('gen_1');
      await until('the first job holds its slot', async () => holders.length === 1);
      for (const id of ['gen_2', ...others]) await add(id, patient);
      await new Promise((resolve) => setTimeout(resolve, 50));
      gate('gen_1').resolve();
      await until('the second job holds the slot', async () => holders.length === 2);
      await until('the next are prefetched', async () => started().length === 2 + prefetch);
      return runtime;
    };
    beforeEach(() => {
      holders = [];
      gates = new Map();
    });

    it('never has more jobs in slots than its concurrency, and continues jobs that released theirs', async () => {
      const slots = 23;
      const [open, settled] = [deferred(), deferred()];
      let [holding, released, most] = [0, 0, 0];
      const handler: Handler<'generate'> = async (_payload, { acquireSlot, releaseSlot }) => {
        await acquireSlot();
        holding += 1;
        most = Math.max(most, holding);
        await open.promise;
        holding -= 1;
        releaseSlot();
        // A second release frees nothing.
        releaseSlot();
        released += 1;
        await settled.promise;
      };
      for (let each = 0; each < 60; each += 1) await add(`gen_${each}`);
      await start(handler, slots, { prefetch: () => slots });
      await until('the slots are held and as many wait', async () => runs.length === 2 * slots && holding === slots);
      open.resolve();
      await until('all taken jobs have released their slots', async () => released === 2 * slots);
      settled.resolve();
      await until('all jobs have completed', async () => (await jobs('completed')).length === 60);
      expect([most, new Set(started()).size, runs.length]).toEqual([slots, 60, 60]);
    });

    it('gives them to the most urgent first', async () => {
      await startFull(2, ['gen_3', 'gen_4', 'gen_5']);
      await add('gen_6', urgent);
      expect([holders, started()]).toEqual([
        ['gen_1', 'gen_2'],
        ['gen_1', 'gen_2', 'gen_3', 'gen_4'],
      ]);
      gate('gen_2').resolve();
      await until('the urgent job is taken', async () => started().includes('gen_6'));
      expect(holders).toEqual(['gen_1', 'gen_2', 'gen_3']);
      for (const id of ['gen_3', 'gen_4', 'gen_5', 'gen_6']) gate(id).resolve();
      await until('all jobs have completed', async () => (await jobs('completed')).length === 6);
      expect(holders).toEqual(['gen_1', 'gen_2', 'gen_3', 'gen_6', 'gen_4', 'gen_5']);
      expect(new Set(runs.map(({ attempt }) => attempt))).toEqual(new Set([1]));
    });

    it('follows a changed concurrency while its jobs run, up at once and down as they end', async () => {
      const runtime = await start(inSlot, 1);
      const ids = Array.from({ length: 6 }, (_, index) => `gen_${index + 1}`);
      for (const id of ids) await add(id);
      await until('the only slot is held', async () => holders.length === 1);
      expect(runtime.slots(QUEUE)).toEqual({ total: 1, held: 1 });
      runtime.setConcurrency(QUEUE, 3);
      await until('three are held', async () => holders.length === 3);
      runtime.setConcurrency(QUEUE, 1);
      expect(runtime.slots(QUEUE)).toEqual({ total: 1, held: 3 });
      for (const id of holders.slice(0, 2)) gate(id).resolve();
      await until('two have ended', async () => (await jobs('completed')).length === 2);
      expect([holders.length, runtime.slots(QUEUE)]).toEqual([3, { total: 1, held: 1 }]);
      for (const id of ids) gate(id).resolve();
      await until('all are done', async () => (await jobs('completed')).length === 6);
    });

    it('prefetches nothing while no job queues: another process may have a free slot', async () => {
      await start(inSlot, 1, { prefetch: () => 5 });
      await add('gen_1');
      await until('the job holds its slot', async () => holders.length === 1);
      await add('gen_2');
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(started()).toEqual(['gen_1']);
      for (const id of ['gen_1', 'gen_2']) gate(id).resolve();
      await until('both jobs have completed', async () => (await jobs('completed')).length === 2);
    });

    it('returns the jobs that wait for a slot when it is closed, and another process runs them', async () => {
      const runtime = await startFull(1, ['gen_3']);
      const closing = runtime.close(30_000);
      await until('the job is delayed', async () => outcomes.includes('delayed'));
      gate('gen_2').resolve();
      await closing;
      expect(holders).toEqual(['gen_1', 'gen_2']);
      gate('gen_3').resolve();
      await start(inSlot);
      await until('all jobs have completed', async () => (await jobs('completed')).length === 3);
      expect(runs.at(-1)).toMatchObject({ generationId: 'gen_3', attempt: 1 });
    });

    it('excludes the wait from a job’s timeout, keeps its lock, and frees the slot of a hanging job', async () => {
      const timeoutMs = 600;
      const lockMs = 1_000;
      await startFull(1, ['gen_3'], { timeoutsMs: { generate: timeoutMs }, lockMs });
      const waitedFrom = performance.now();
      // At twice its timeout the second is failed, and its slot is freed.
      await until('the third holds the slot', async () => holders.includes('gen_3'));
      expect(performance.now() - waitedFrom).toBeGreaterThan(timeoutMs);
      gate('gen_3').resolve();
      gate('gen_2').resolve();
      await until('all jobs have completed', async () => (await jobs('completed')).length === 3);
      expect(runs.map(({ generationId, attempt }) => [generationId, attempt])).toEqual([
        ['gen_1', 1],
        ['gen_2', 1],
        ['gen_3', 1],
        ['gen_2', 2],
      ]);
      expect(outcomes.filter((outcome) => outcome !== 'succeeded')).toEqual(['failed']);
    });

    it('continues no job that was aborted while it waited', async () => {
      await startFull(1, ['gen_3'], { lockMs: 1_000 });
      const [waiting] = (await jobs('active')).filter(({ data }) => data.generationId === 'gen_3');
      await redis.del(`${queuePrefix(QUEUE)}:${QUEUE}:${waiting?.id}:lock`);
      await until('the stalled job runs again', async () => (await jobs('active')).length === 1);
      gate('gen_2').resolve();
      gate('gen_3').resolve();
      await until('all jobs have completed', async () => (await jobs('completed')).length === 3);
      expect(outcomes).toContain('interrupted');
      expect(holders.filter((id) => id === 'gen_3')).toHaveLength(1);
      expect(new Set(runs.map(({ attempt }) => attempt))).toEqual(new Set([1]));
    });
  });

  it('waits for running jobs when it is closed, and takes no more', async () => {
    const [running, gate] = [deferred(), deferred()];
    const runtime = await start(async () => {
      running.resolve();
      await gate.promise;
    });
    await add('gen_1');
    await running.promise;
    let closed = false;
    const closing = runtime.close(30_000).then(() => {
      closed = true;
    });
    await add('gen_2');
    expect(closed).toBe(false);
    gate.resolve();
    await closing;
    expect(runs.map(({ generationId }) => generationId)).toEqual(['gen_1']);
    expect(await jobs('completed')).toHaveLength(1);
    expect(await jobs('prioritized')).toHaveLength(1);
  });

  it('closes even if a handler ignores its abort signal', async () => {
    const [running, gate] = [deferred(), deferred()];
    const runtime = await start(async () => {
      running.resolve();
      await gate.promise;
    });
    await add('gen_1');
    await running.promise;
    // Before the handler ends.
    await runtime.close(50);
    gate.resolve();
  });

  it('aborts the jobs that still run after its grace period, and another process reruns them', async () => {
    const running = deferred();
    const stopping = await start(async (_payload, { signal }) => {
      running.resolve();
      await aborted(signal);
      throw new RetryJob('interrupted');
    });
    await add('gen_1');
    await running.promise;
    await stopping.close(50);
    await start(async () => undefined);
    await until('the job has completed', async () => (await jobs('completed')).length === 1);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 1]);
  });

  it('aborts a job at its timeout', async () => {
    const reason: Deferred<unknown> = deferred<unknown>();
    const handler: Handler<'generate'> = async (_payload, { signal }) => {
      reason.resolve(await aborted(signal));
      throw new FailJob('too late');
    };
    await start(handler, 1, { timeoutsMs: { generate: 300 } });
    await add('gen_1');
    expect(String(await reason.promise)).toContain('the job took over 300 ms');
  });

  it('fails a hanging job at twice its timeout, and retries it', async () => {
    const never = new Promise<void>(() => undefined);
    const handler: Handler<'generate'> = async (_payload, { attempt }) => {
      if (attempt === 1) await never;
    };
    await start(handler, 1, { timeoutsMs: { generate: 300 } });
    await add('gen_1');
    await until('the job has completed', async () => (await jobs('completed')).length === 1);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(gaps()[0]).toBeGreaterThan(600);
    expect(outcomes).toEqual(['failed', 'succeeded']);
  });

  it.each([
    ['as its client throws', async (signal: AbortSignal) => signal.throwIfAborted()],
    [
      'as it asks to be tried again',
      async () => {
        throw new RetryJob('interrupted');
      },
    ],
    ['and succeeds', async () => undefined],
  ])('treats the lost lock of a job as an interruption that uses no attempt: %s', async (_name, end) => {
    const logged = [jest.spyOn(silentLogger, 'error'), jest.spyOn(silentLogger, 'warn')];
    const [running, reason] = [deferred(), deferred<unknown>()];
    await start(
      async (_payload, { signal }) => {
        if (runs.length > 1) return;
        running.resolve();
        reason.resolve(await aborted(signal));
        await end(signal);
      },
      1,
      { lockMs: 1_000 },
    );
    await add('gen_1');
    await running.promise;
    await redis.del(await lockOfActive());
    expect(String(await reason.promise)).toContain('lock');
    await until('another run has completed the job', async () => (await jobs('completed')).length === 1);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 1]);
    expect(outcomes).toEqual(['interrupted', 'succeeded']);
    for (const log of logged) expect(log.mock.calls).toEqual([]);
  });

  it('starts the next job with the end of one under a global concurrency', async () => {
    const endedAtMs: number[] = [];
    await producer.queue(QUEUE).setGlobalConcurrency(1);
    await start(async () => {
      // Until the worker has found that it may take no other.
      await new Promise((resolve) => setTimeout(resolve, 300));
      endedAtMs.push(performance.now());
    });
    for (let number = 1; number <= 4; number += 1) await add(`gen_${number}`);
    await until('all jobs have completed', async () => (await jobs('completed')).length === 4);
    const waits = runs.slice(1).map(({ atMs }, index) => atMs - (endedAtMs[index] ?? 0));
    // One at a time, and by the end of the one before: the next poll of an idle worker comes after 5 s.
    expect(Math.min(...waits)).toBeGreaterThan(0);
    expect(Math.min(...waits)).toBeLessThan(4_000);
  });

  it('does not start when a job has no handler, and names the job and where to add it', async () => {
    const { reconcile: _, ...missing } = handlersWith({});
    const started = startWorkers({
      redis,
      logger: silentLogger,
      queues: [QUEUE],
      handlers: missing as Handlers,
      lockMs: LOCK_MS,
      concurrency: () => 1,
    });
    await expect(started).rejects.toThrow("no handler for the job 'reconcile': add it to workers/handlers.ts");
  });
});

function aborted(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason), { once: true }));
}
