import { setTimeout as delay, setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createKeyedMutex, createPacedTurns } from './keyed-mutex.ts';

describe('turns', () => {
  it('run a limited number of tasks per key at once, in the order of arrival, and other keys in parallel', async () => {
    const turns = createKeyedMutex(2);
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const work = (key: string, name: string) =>
      turns(key, () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      });
    const all = [work('a', 'a1'), work('a', 'a2'), work('a', 'a3'), work('b', 'b1'), work('a', 'a4')];
    expect(started).toEqual(['a1', 'a2', 'b1']);
    ends.get('a2')?.();
    await all[1];
    await nextRound();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
    for (const name of ['a1', 'a3', 'b1']) ends.get(name)?.();
    await Promise.all([all[0], all[2], all[3]]);
    await nextRound();
    ends.get('a4')?.();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
  });

  it('let others have the processor between tasks that wait for nothing', async () => {
    const turns = createKeyedMutex(2);
    let rounds = 0;
    let isOver = false;
    const other = () => {
      rounds += 1;
      if (!isOver) setImmediate(other);
    };
    setImmediate(other);
    await Promise.all(Array.from({ length: 100 }, () => turns('a', async () => undefined)));
    isOver = true;
    expect(rounds).toBeGreaterThanOrEqual(45);
  });

  it('continue with the next task when one fails', async () => {
    const turns = createKeyedMutex(1);
    const failing = turns('a', () => Promise.reject(new Error('failed')));
    const next = turns('a', async () => 'done');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });

  it('rest after each task of a key, whose result is there before', async () => {
    const turns = createPacedTurns(9);
    const [starts, ends]: [number[], number[]] = [[], []];
    const work = () =>
      turns('a', async () => {
        starts.push(performance.now());
        await delay(20);
        ends.push(performance.now());
      });
    const [first, second] = [work(), work()];
    await first;
    expect(starts).toHaveLength(1);
    await second;
    const [start = 0, next = 0] = starts;
    const [end = 0] = ends;
    expect(next - end).toBeGreaterThanOrEqual(8 * (end - start));
  });
});
