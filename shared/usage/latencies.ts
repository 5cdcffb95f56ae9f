/**
 * Numbers of requests by their latency: the name of a bucket is its number, and bucket `n` holds those of up to
 * `10 · 2^(n/4)` ms. A quantile is at most a tenth off, from 10 ms to three hours.
 */
export type Latencies = Readonly<Record<string, number>>;

const SMALLEST_MS = 10;
const BUCKETS_PER_DOUBLING = 4;
const LAST_BUCKET = 80;

export function latencyBucket(latencyMs: number): string {
  const number = Math.ceil(BUCKETS_PER_DOUBLING * Math.log2(Math.max(1, latencyMs / SMALLEST_MS)));
  return String(Math.min(number, LAST_BUCKET));
}

/** @returns the latency, in ms, that this share of the requests does not exceed; null: there are none */
export function latencyQuantile(latencies: Latencies, share: number): number | null {
  const buckets = Object.entries(latencies)
    .map(([name, requests]) => ({ number: Number(name), requests }))
    .sort((a, b) => a.number - b.number);
  let left = share * requestsOf(latencies);
  for (const { number, requests } of buckets) {
    left -= requests;
    // The middle of the bucket, because only its bounds are known.
    if (left <= 0) return Math.round(SMALLEST_MS * 2 ** ((number - 0.5) / BUCKETS_PER_DOUBLING));
  }
  return null;
}

export function addLatencies(a: Latencies, b: Latencies): Latencies {
  const sum: Record<string, number> = { ...a };
  for (const [bucket, requests] of Object.entries(b)) sum[bucket] = (sum[bucket] ?? 0) + requests;
  return sum;
}

export function requestsOf(latencies: Latencies): number {
  return Object.values(latencies).reduce((sum, requests) => sum + requests, 0);
}
