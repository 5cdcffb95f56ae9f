import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../tests/harness/random.ts';
import { addLatencies, type Latencies, latencyBucket, latencyQuantile, requestsOf } from './latencies.ts';

function counted(latenciesMs: readonly number[]): Latencies {
  return latenciesMs.reduce<Latencies>((sum, ms) => addLatencies(sum, { [latencyBucket(ms)]: 1 }), {});
}

describe('latencies counted by buckets', () => {
  it('know quantiles within a tenth, also added up', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 50; round += 1) {
      const all = Array.from({ length: 1 + Math.floor(random() * 200) }, () => 10 * 2 ** (random() * 14));
      const half = Math.floor(all.length / 2);
      const latencies = addLatencies(counted(all.slice(0, half)), counted(all.slice(half)));
      expect(requestsOf(latencies)).toBe(all.length);
      const sorted = all.toSorted((a, b) => a - b);
      for (const share of [0.5, 0.95]) {
        const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
        const told = latencyQuantile(latencies, share) ?? 0;
        expect(Math.abs(told / exact - 1)).toBeLessThan(0.1 + 1 / exact);
      }
    }
  });

  it.each([
    [{}, null],
    [{ [latencyBucket(0)]: 3 }, 9],
    [{ [latencyBucket(86_400_000)]: 1 }, 9_615_484],
  ])('of %j have the median %s', (latencies, median) => {
    expect(latencyQuantile(latencies, 0.5)).toBe(median);
  });
});
