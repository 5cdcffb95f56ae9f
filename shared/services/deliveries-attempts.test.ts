import { describe, expect, it } from '@jest/globals';
import { deliveryRecord, newOwner } from '../../tests/support/records.ts';
import { nextAttempt } from './deliveries-attempts.ts';

const config = { webhookRetryDelaysMs: [60_000, 300_000, 1_800_000, 7_200_000] };
const now = new Date('2026-11-21T03:00:00Z');

/** Milliseconds until the attempt after one that failed. */
function waitMs(roundAttempts: number, retryAfterMs: number | null = null): number | null {
  const outcome = { ok: false, responseCode: 500, responseTimeMs: 1, errorMessage: 'HTTP 500', retryAfterMs };
  const next = nextAttempt(
    config,
    { delivery: deliveryRecord(newOwner(), now, { roundAttempts }), webhook: null, outcome, at: now },
    now,
  );
  return next === null ? null : next.getTime() - now.getTime();
}

describe('nextAttempt', () => {
  it('waits 1 min, 5 min, 30 min and 2 h, and gives up after the fifth attempt of the round', () => {
    expect([0, 1, 2, 3, 4].map((made) => waitMs(made))).toEqual([60_000, 300_000, 1_800_000, 7_200_000, null]);
  });

  it('waits as long as the receiver asks for, never less than the schedule and never more than a day', () => {
    expect(waitMs(0, 90_000)).toBe(90_000);
    expect(waitMs(1, 90_000)).toBe(300_000);
    expect(waitMs(0, 1_000_000_000_000)).toBe(86_400_000);
    expect(waitMs(4, 90_000)).toBeNull();
  });
});
