import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { QUEUE, testQueue } from '../../tests/harness/runtime.ts';
import { type Deferred, deferred, silentLogger } from '../../tests/harness/stores.ts';
import { queueKey } from './catalogue.ts';
import type { Handler } from './handlers.ts';
import { FailJob, RetryJob } from './outcomes.ts';

const queue = testQueue();
const { runs, outcomes, start, add, jobs, gaps } = queue;

describe('the worker runtime', () => {
  beforeAll(queue.open);
  beforeEach(queue.empty);
  afterEach(async () => {
    jest.restoreAllMocks();
    await queue.closeWorkers();
  });
  afterAll(queue.close);

  const lockOfActive = async () => {
    const [job] = await jobs('active');
    return queueKey(QUEUE, `${job?.id}:lock`);
  };

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
    await queue.redis.del(await lockOfActive());
    expect(String(await reason.promise)).toContain('lock');
    await until('another run has completed the job', async () => (await jobs('completed')).length === 1);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 1]);
    expect(outcomes).toEqual(['interrupted', 'succeeded']);
    for (const log of logged) expect(log.mock.calls).toEqual([]);
  });
});

function aborted(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason), { once: true }));
}
