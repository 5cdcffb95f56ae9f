import { describe, expect, it } from '@jest/globals';
import { limitsOf, PLANS } from './plans.ts';

const limits = (plan: (typeof PLANS)[number], own = {}, livemode = true) => limitsOf({ plan, limits: own }, livemode);

describe('limitsOf', () => {
  it.each([
    ['free', 10, 100],
    ['starter', 60, 1_000],
    ['pro', 300, 10_000],
    ['business', 1_000, 100_000],
    ['enterprise', 1_000, null],
  ] as const)('gives live mode of %s %i a minute and %s a day', (plan, perMinute, perDay) => {
    expect(limits(plan)).toEqual({ perMinute, perDay });
  });

  it('never gives test mode more than 100 a minute', () => {
    for (const plan of PLANS) expect(limits(plan, {}, false).perMinute).toBeLessThanOrEqual(100);
    expect(limits('free', {}, false).perMinute).toBe(10);
    expect(limits('business', { perMinute: 5_000 }, false).perMinute).toBe(100);
  });

  it("never gives live mode more than 1,000 a minute, whatever the account's own limits", () => {
    expect(limits('enterprise', { perMinute: 5_000 }).perMinute).toBe(1_000);
  });

  it("replaces the plan's limits with the account's own, including an unlimited day", () => {
    expect(limits('free', { perMinute: 7, perDay: 20 })).toEqual({ perMinute: 7, perDay: 20 });
    expect(limits('free', { perDay: null })).toEqual({ perMinute: 10, perDay: null });
    expect(limits('enterprise', { perDay: 5 })).toEqual({ perMinute: 1_000, perDay: 5 });
  });
});
