import { describe, expect, it } from '@jest/globals';
import { deferred } from '../../tests/harness/stores.ts';
import { createPace } from './pace.ts';

describe('the pace of the feeding for test keys', () => {
  const setUp = () => {
    const at = { ms: 1_000 };
    const pace = createPace(() => at.ms);
    /** Milliseconds until it may ask again; null: it ran. */
    const ask = (tookMs = 0) =>
      pace(async () => {
        at.ms += tookMs;
      }).then(
        () => null,
        (error: { readonly delayMs?: number }) => error.delayMs,
      );
    return { at, pace, ask };
  };

  it('takes a quarter of the time, however long a turn takes', async () => {
    const { at, ask } = setUp();
    let workedMs = 0;
    for (const tookMs of [40, 400, 4, 1_000]) {
      const startedAt = at.ms;
      expect(await ask(tookMs)).toBeNull();
      workedMs += tookMs;
      expect(await ask()).toBe(3 * tookMs);
      at.ms += 3 * tookMs;
      expect(workedMs).toBeLessThanOrEqual((at.ms - 1_000) / 4);
      expect(at.ms - startedAt).toBe(4 * tookMs);
    }
  });

  it('rests no longer than five seconds after a turn that an outage prolonged, or that failed', async () => {
    const { at, pace, ask } = setUp();
    const failed = pace(async () => {
      at.ms += 60_000;
      throw new Error('the database is away');
    });
    await expect(failed).rejects.toThrow('the database is away');
    expect(await ask()).toBe(5_000);
    at.ms += 5_000;
    expect(await ask()).toBeNull();
  });

  it('runs one turn at a time, and gives each that waits a time of its own', async () => {
    const { at, pace, ask } = setUp();
    expect(await ask(50)).toBeNull();
    expect([await ask(), await ask(), await ask()]).toEqual([150, 350, 550]);
    at.ms += 150;
    const end = deferred();
    const running = pace(() => end.promise);
    expect(await ask()).toBe(600);
    end.resolve();
    await running;
  });
});
