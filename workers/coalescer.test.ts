import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createCoalescer, LEFT } from './coalescer.ts';

describe('createCoalescer', () => {
  afterEach(() => void jest.useRealTimers());

  it('combines simultaneous items, returns each its own result, and respects both limits', async () => {
    const sizes: number[] = [];
    let running = 0;
    let most = 0;
    const double = createCoalescer<number, number>({
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

  it('shares a group among the holders that wait, each in its order, however many items one of them has', async () => {
    const groups: string[][] = [];
    const coalesce = createCoalescer<string, string>({
      maxItems: 4,
      maxConcurrent: 1,
      holderOf: (item) => item.slice(0, 1),
      async run(items) {
        groups.push([...items]);
        return items;
      },
    });
    const items = [...Array.from({ length: 9 }, (_, index) => `a${index}`), 'b0', 'b1', 'c0'];
    expect(await Promise.all(items.map(coalesce))).toEqual(items);
    expect(groups).toEqual([
      ['a0', 'b0', 'c0', 'a1'],
      ['a2', 'b1', 'a3', 'a4'],
      ['a5', 'a6', 'a7', 'a8'],
    ]);
  });

  it('puts what a group had no room for first in the next one', async () => {
    const groups: number[][] = [];
    const double = createCoalescer<number, number>({
      maxItems: 3,
      maxConcurrent: 1,
      async run(items) {
        groups.push([...items]);
        return items.map((item, index) => (index < 2 ? 2 * item : LEFT));
      },
    });
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
    expect(groups).toEqual([[1, 2, 3], [3, 4, 5], [5]]);
  });

  it('puts the holders in turn in a group that may leave some of its items', async () => {
    const groups: string[][] = [];
    const coalesce = createCoalescer<string, string>({
      maxItems: 10,
      maxConcurrent: 1,
      holderOf: (item) => item.slice(0, 1),
      async run(items) {
        groups.push([...items]);
        return items.map((item, index) => (index < 2 ? item : LEFT));
      },
    });
    const items = ['a0', 'a1', 'a2', 'a3', 'b0'];
    expect(await Promise.all(items.map(coalesce))).toEqual(items);
    expect(groups[0]).toEqual(['a0', 'b0', 'a1', 'a2', 'a3']);
  });

  it('lets items wait for others for a while, but not those of a full group', async () => {
    const groups: string[][] = [];
    const run = async (items: readonly string[]) => {
      groups.push([...items]);
      return items;
    };
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const soon = createCoalescer<string, string>({ maxItems: 2, maxConcurrent: 1, lingerMs: 1, run });
    const later = soon('a');
    await new Promise((resolve) => setImmediate(resolve));
    expect(groups).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(await later).toBe('a');
    const never = createCoalescer<string, string>({ maxItems: 2, maxConcurrent: 1, lingerMs: 2 ** 31 - 1, run });
    expect(await Promise.all(['b', 'c'].map(never))).toEqual(['b', 'c']);
    expect(groups).toEqual([['a'], ['b', 'c']]);
  });

  it('fails every item of a failed batch, and continues with the next', async () => {
    let runs = 0;
    const batcher = createCoalescer<string, string>({
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
