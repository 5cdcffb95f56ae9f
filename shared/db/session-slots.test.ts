import { describe, expect, it } from '@jest/globals';
import { deferred } from '../../tests/support/stores.ts';
import { createPlaces } from './session-slots.ts';

describe('places', () => {
  it('are taken in the order of coming, never by more than there are', async () => {
    const places = createPlaces(2, () => false);
    let [inside, most] = [0, 0];
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        places.run(async () => {
          order.push(index);
          inside += 1;
          most = Math.max(most, inside);
          await new Promise(setImmediate);
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('fail who waits with an outage, and serve who comes then', async () => {
    const places = createPlaces(1, (error) => error instanceof Error && error.message === 'away');
    const first = deferred();
    const running = places.run(async () => {
      await first.promise;
      throw new Error('away');
    });
    const waiting = [1, 2, 3].map(() => places.run(async () => 'run'));
    first.resolve();
    const outcomes = await Promise.allSettled([running, ...waiting]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(await places.run(async () => 'run')).toBe('run');
  });
});
