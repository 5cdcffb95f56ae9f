import { describe, expect, it } from '@jest/globals';
import { type AfterFailures, afterFailures, type Failures } from './failing.ts';

const HOUR_MS = 3_600_000;
const FIVE_DAYS_MS = 120 * HOUR_MS;
const config = { webhookDisableAfterMs: FIVE_DAYS_MS };
const start = new Date('2026-11-21T03:00:00Z');
const hoursLater = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);

/** One failed attempt of a delivery. */
const failure = (deliveryId: string, hours: number, isGone = false): Failures & { readonly hours: number } => ({
  attempts: 1,
  deliveryIds: [deliveryId],
  since: hoursLater(hours),
  isGone,
  hours,
});

/** What follows from the last of some failures in a row. */
function lastAfter(...failures: ReturnType<typeof failure>[]): AfterFailures {
  let webhook: Parameters<typeof afterFailures>[1] = { active: true, failureCount: 0 };
  let last: AfterFailures | undefined;
  for (const each of failures) {
    last = afterFailures(config, webhook, each, hoursLater(each.hours));
    webhook = { active: webhook.active && last.disable === null, ...last };
  }
  if (last === undefined) throw new Error('no failure was given');
  return last;
}

const four = ['a', 'b', 'c', 'd'].map((id) => failure(id, 0));

describe('a webhook whose attempts fail', () => {
  it('counts attempts, and each delivery once', () => {
    const failing = lastAfter(failure('a', 0), failure('a', 1), failure('b', 2), failure('a', 3));
    expect(failing).toMatchObject({
      failureCount: 4,
      failingSince: start,
      failingDeliveries: ['a', 'b'],
      disable: null,
    });
  });

  it('is switched off at the end of the time, and not before', () => {
    expect(lastAfter(...four, failure('e', 119.99)).disable).toBeNull();
    expect(lastAfter(...four, failure('e', 120)).disable).toBe('failing');
  });

  it('is switched off for five deliveries, and not for four however often they fail', () => {
    const repeated = four.map((each) => ({ ...each, since: hoursLater(121), hours: 121 }));
    expect(lastAfter(...four, ...repeated).disable).toBeNull();
    expect(lastAfter(...four, ...repeated, failure('e', 122)).disable).toBe('failing');
    const many = { ...failure('e', 200), attempts: 6, deliveryIds: ['e', 'f', 'g', 'h', 'i', 'j'] };
    expect(lastAfter(failure('a', 0), many)).toMatchObject({
      disable: 'failing',
      failureCount: 7,
      failingDeliveries: ['a', 'e', 'f', 'g', 'h'],
    });
  });

  it('is half way from half of the time on, until it is switched off', () => {
    expect(lastAfter(...four, failure('e', 59.99)).isHalfway).toBe(false);
    expect(lastAfter(...four, failure('e', 60))).toMatchObject({ isHalfway: true, disableAt: hoursLater(120) });
    expect(lastAfter(failure('a', 0), failure('a', 500)).isHalfway).toBe(true);
    expect(lastAfter(...four, failure('e', 120)).isHalfway).toBe(false);
  });

  it('is switched off at once by 410', () => {
    expect(lastAfter(failure('a', 0, true)).disable).toBe('gone');
  });

  it('is switched off once', () => {
    const again = lastAfter(...four, failure('e', 120), failure('f', 121), failure('g', 122, true));
    expect(again).toMatchObject({ disable: null, isHalfway: false, failureCount: 7 });
  });

  it('begins anew after a version that counted failed deliveries', () => {
    const old = { active: true, failureCount: 4 };
    const failing = afterFailures(config, old, failure('a', 0), start);
    expect(failing).toMatchObject({ failureCount: 1, failingSince: start, disable: null });
  });
});
