import { describe, expect, it } from '@jest/globals';
import { createBatcher } from './coalescer.ts';

describe('createBatcher', () => {
  it('gathers what is asked for at once, gives each its own result, and keeps within both bounds', async () => {
    const sizes: number[] = [];
    let running = 0;
    let most = 0;
    const double = createBatcher<number, number>({
      maxItems: 10,
      maxConcurrent: 2,
      async run(items) {
        running += 1;
        most = Math.max(most, running);
        sizes.push(items.length);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return items.map((item) => item * 2);
      },
    });
    const numbers = Array.from({ length: 35 }, (_, index) => index);
    expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(35);
    expect(Math.max(...sizes)).toBe(10);
    expect(most).toBe(2);
  });

  it('serves the first alone and in the same turn when told so, and gathers what comes meanwhile', async () => {
    const batches: number[][] = [];
    const batcher = createBatcher<number, number>({
      maxItems: 10,
      maxConcurrent: 2,
      firstAtOnce: true,
      async run(items) {
        batches.push([...items]);
        await new Promise((resolve) => setImmediate(resolve));
        return items;
      },
    });
    const first = batcher(1);
    expect(batches).toEqual([[1]]);
    await Promise.all([first, ...[2, 3, 4].map(batcher)]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
    await batcher(5);
    expect(batches.at(-1)).toEqual([5]);
  });

  it('waits for company as long as more is coming, and not when nothing is', async () => {
    const batches: (readonly number[])[] = [];
    let isMoreComing = true;
    const batcher = createBatcher<number, number>({
      maxItems: 3,
      maxConcurrent: 1,
      lingerMs: 60_000,
      isMoreComing: () => isMoreComing,
      async run(items) {
        batches.push(items);
        return items;
      },
    });
    const waiting = batcher(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(batches).toEqual([]);
    expect(await Promise.all([waiting, batcher(2), batcher(3)])).toEqual([1, 2, 3]);
    const next = batcher(4);
    isMoreComing = false;
    expect(await Promise.all([next, batcher(5)])).toEqual([4, 5]);
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('waits no longer than its time', async () => {
    const batcher = createBatcher<number, number>({
      maxItems: 3,
      maxConcurrent: 1,
      lingerMs: 20,
      isMoreComing: () => true,
      run: async (items) => items,
    });
    expect(await batcher(1)).toBe(1);
  });

  it('fails every item of a batch that fails, and works on', async () => {
    let runs = 0;
    const batcher = createBatcher<string, string>({
      maxItems: 5,
      maxConcurrent: 1,
      async run(items) {
        runs += 1;
        if (runs === 1) throw new Error('the database is away');
        return items;
      },
    });
    const first = await Promise.allSettled(['a', 'b'].map(batcher));
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await batcher('c')).toBe('c');
  });
});
