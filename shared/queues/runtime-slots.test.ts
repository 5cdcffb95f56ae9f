import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { QUEUE, testQueue } from '../../tests/harness/runtime.ts';
import { type Deferred, deferred } from '../../tests/harness/stores.ts';
import { PRIORITY, queueKey } from './catalogue.ts';
import type { Handler } from './handlers.ts';
import type { RuntimeOptions } from './runtime.ts';

const queue = testQueue();
const { runs, outcomes, start, add, jobs } = queue;

describe('the worker runtime', () => {
  beforeAll(queue.open);
  beforeEach(queue.empty);
  afterEach(queue.closeWorkers);
  afterAll(queue.close);

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

    it('gives work of test keys a quarter of them while other work waits, and all while none does', async () => {
      const slots = 8;
      const ids = (kind: string, count: number) => Array.from({ length: count }, (_, each) => `gen_${kind}_${each}`);
      const [first, test, live] = [ids('first', slots), ids('test', slots), ids('live', slots)];
      const modes = [
        ...[...first, ...test].map((id) => [id, 'test'] as const),
        ...live.map((id) => [id, 'live'] as const),
      ];
      for (const [generationId, mode] of modes) {
        await queue.producer.add(QUEUE, 'generate', { generationId, mode }, urgent);
      }
      await start(inSlot, slots, { prefetch: () => 2 * slots });
      await until('all are taken', async () => started().length === 3 * slots && holders.length === slots);
      expect(new Set(holders)).toEqual(new Set(first));
      const held = new Set(holders);
      const end = async (id: string) => {
        const before = holders.length;
        held.delete(id);
        gate(id).resolve();
        await until('the next holds its slot', async () => holders.length === before + 1);
        held.add(holders.at(-1) ?? '');
        return holders.at(-1) ?? '';
      };
      const testsHeld = () => [...held].filter((id) => !id.startsWith('gen_live')).length;
      // Live ones, until only a quarter is left to tests; then one of a kind for one of that kind.
      for (const id of first.slice(0, 6)) expect(await end(id)).toMatch(/^gen_live/);
      expect(testsHeld()).toBe(2);
      expect(await end(first[6] ?? '')).toMatch(/^gen_test/);
      for (const id of live.slice(0, 2)) expect(await end(id)).toMatch(/^gen_live/);
      // No live one waits any more.
      for (const id of live.slice(2)) expect(await end(id)).toMatch(/^gen_test/);
      expect(testsHeld()).toBe(slots);
      for (const id of [...first, ...test, ...live]) gate(id).resolve();
      await until('all jobs have completed', async () => (await jobs('completed')).length === 3 * slots);
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
      const timeoutMs = 3_000;
      const lockMs = 5_000;
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
      await startFull(1, ['gen_3'], { lockMs: 4_000 });
      const [waiting] = (await jobs('active')).filter(({ data }) => data.generationId === 'gen_3');
      await queue.redis.del(queueKey(QUEUE, `${waiting?.id}:lock`));
      await until('the stalled job runs again', async () => (await jobs('active')).length === 1);
      gate('gen_2').resolve();
      gate('gen_3').resolve();
      await until('all jobs have completed', async () => (await jobs('completed')).length === 3);
      expect(outcomes).toContain('interrupted');
      expect(holders.filter((id) => id === 'gen_3')).toHaveLength(1);
      expect(new Set(runs.map(({ attempt }) => attempt))).toEqual(new Set([1]));
    });
  });
});
