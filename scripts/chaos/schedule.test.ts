import { describe, expect, it } from '@jest/globals';
import { faultSchedule, type Planned } from './schedule.ts';

const FAULTS = Array.from({ length: 24 }, (_, index) => `fault-${index}`);

function first(count: number, seed: number): Planned[] {
  const plan = faultSchedule(seed, FAULTS);
  return Array.from({ length: count }, () => plan.next().value as Planned);
}

describe('the plan of faults', () => {
  it('is the same for the same seed and another for another', () => {
    expect(first(60, 7)).toEqual(first(60, 7));
    expect(first(60, 7).map(({ fault }) => fault)).not.toEqual(first(60, 8).map(({ fault }) => fault));
  });

  it('has every fault once before any comes again', () => {
    for (const seed of [1, 2, 3, 1_000_000]) {
      const plan = first(3 * FAULTS.length, seed).map(({ fault }) => fault);
      for (const round of [0, 1, 2]) {
        const deck = plan.slice(round * FAULTS.length, (round + 1) * FAULTS.length);
        expect(deck.sort()).toEqual([...FAULTS].sort());
      }
    }
  });

  it('leaves 5 to 15 seconds between two faults', () => {
    const gaps = first(1_000, 3).map(({ afterMs }) => afterMs);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5_000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(15_000);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeGreaterThan(9_000);
  });
});
