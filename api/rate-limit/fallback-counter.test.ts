import { describe, expect, it } from '@jest/globals';
import { testClock } from '../../tests/harness/stores.ts';
import { createFallbackCounter } from './fallback-counter.ts';
import type { LimitRequest, WindowLimit } from './windows.ts';

const MINUTE: WindowLimit = { name: 'minute', max: 3, windowMs: 60_000 };
const HOUR: WindowLimit = { name: 'compare', max: 2, windowMs: 3_600_000 };
const TODAY = '2090-06-15';
const request = (changes: Partial<LimitRequest> = {}): LimitRequest => ({
  subject: 'acc_1:live',
  windows: [MINUTE],
  day: { max: null },
  count: 1,
  ...changes,
});

function setUp(servers = 1) {
  const clock = testClock();
  return { clock, local: createFallbackCounter(clock, () => servers) };
}

describe('the limiter’s counts of one process', () => {
  it('accept a window’s limit, and more when the first is as old as the window', () => {
    const { clock, local } = setUp();
    const take = () => local.take(request(), TODAY);
    const windows = [];
    for (let count = 0; count < 4; count += 1) {
      windows.push(take());
      clock.advance(10_000);
    }
    expect(windows.map(({ allowed, windows: [first] }) => [allowed, first?.used, first?.resetInMs])).toEqual([
      [true, 1, 60_000],
      [true, 2, 50_000],
      [true, 3, 40_000],
      [false, 3, 30_000],
    ]);
    clock.advance(19_999);
    expect(take()).toMatchObject({ allowed: false, windows: [{ used: 3, resetInMs: 1 }] });
    clock.advance(1);
    expect(take()).toMatchObject({ allowed: true, windows: [{ used: 3, resetInMs: 10_000 }] });
    clock.advance(60_000);
    expect(take()).toMatchObject({ allowed: true, windows: [{ used: 1, resetInMs: 60_000 }] });
  });

  it('count in all windows and the day, or in none', () => {
    const { local } = setUp();
    const both = request({ windows: [MINUTE, HOUR], day: { max: 100 } });
    local.take(both, TODAY);
    local.take(both, TODAY);
    expect(local.take(both, TODAY)).toEqual({
      allowed: false,
      usedToday: 2,
      windows: [
        { used: 2, resetInMs: 60_000 },
        { used: 2, resetInMs: 3_600_000 },
      ],
    });
    expect(local.take(request(), TODAY)).toMatchObject({ allowed: true, usedToday: 3, windows: [{ used: 3 }] });
  });

  it('count many uses of the day, but one in a window, and only read with none', () => {
    const { local } = setUp();
    const many = (count: number, max: number | null = 10) => local.take(request({ day: { max }, count }), TODAY);
    expect(many(7)).toMatchObject({ allowed: true, usedToday: 7, windows: [{ used: 1 }] });
    expect(many(4)).toMatchObject({ allowed: false, usedToday: 7, windows: [{ used: 1 }] });
    expect(many(3)).toMatchObject({ allowed: true, usedToday: 10, windows: [{ used: 2 }] });
    expect(many(0)).toMatchObject({ allowed: true, usedToday: 10, windows: [{ used: 2 }] });
    expect(many(5, null)).toMatchObject({ allowed: true, usedToday: 15, windows: [{ used: 3 }] });
    // A count of 0 is allowed although the minute is full.
    expect(many(0, null)).toMatchObject({ allowed: true, windows: [{ used: 3 }] });
    expect(many(1, null)).toMatchObject({ allowed: false, windows: [{ used: 3 }] });
  });

  it('count no day without a daily limit, and restart with another day', () => {
    const { local } = setUp();
    const without = request({ windows: [], day: null });
    expect(local.take(without, TODAY)).toEqual({ allowed: true, usedToday: 0, windows: [] });
    const day = request({ windows: [], day: { max: 1 } });
    expect(local.take(day, TODAY)).toMatchObject({ allowed: true, usedToday: 1 });
    expect(local.take(without, TODAY)).toMatchObject({ allowed: true, usedToday: 0 });
    expect(local.take(day, TODAY)).toMatchObject({ allowed: false, usedToday: 1 });
    expect(local.take(day, '2090-06-16')).toMatchObject({ allowed: true, usedToday: 1 });
  });

  it('continue from the last reply of Redis until its window has passed, and never below its count of the day', () => {
    const { clock, local } = setUp();
    const wanted = request({ day: { max: 100 } });
    const said = (used: number, usedToday: number) => ({ allowed: true, usedToday, windows: [{ used, resetInMs: 0 }] });
    local.learn(wanted, TODAY, said(2, 50));
    local.learn(wanted, TODAY, said(2, 49));
    clock.advance(5_000);
    expect(local.take(wanted, TODAY)).toEqual({
      allowed: true,
      usedToday: 51,
      windows: [{ used: 3, resetInMs: 55_000 }],
    });
    expect(local.take(wanted, TODAY)).toMatchObject({ allowed: false });
    clock.advance(54_999);
    expect(local.take(wanted, TODAY)).toMatchObject({ allowed: false, windows: [{ used: 3, resetInMs: 1 }] });
    clock.advance(1);
    expect(local.take(wanted, TODAY)).toMatchObject({ allowed: true, windows: [{ used: 2, resetInMs: 5_000 }] });
    local.learn(request({ day: null }), TODAY, said(0, 99));
    clock.advance(60_000);
    expect(local.take(wanted, TODAY)).toMatchObject({ usedToday: 53, windows: [{ used: 1, resetInMs: 60_000 }] });
  });

  it('count the window from their own first request after a reply of Redis that counted none', () => {
    const { clock, local } = setUp();
    local.learn(request(), TODAY, { allowed: true, usedToday: 0, windows: [{ used: 0, resetInMs: 0 }] });
    clock.advance(5_000);
    expect(local.take(request(), TODAY)).toMatchObject({ windows: [{ used: 1, resetInMs: 60_000 }] });
  });

  it('accept a server’s share of the remainder, rounded up, and count the rest as used', () => {
    const { local } = setUp(3);
    const wanted = request({ windows: [{ ...MINUTE, max: 10 }], day: { max: 12 } });
    local.learn(wanted, TODAY, { allowed: true, usedToday: 5, windows: [{ used: 4, resetInMs: 0 }] });
    const verdicts = Array.from({ length: 3 }, () => local.take(wanted, TODAY));
    expect(verdicts.map(({ allowed, usedToday, windows: [first] }) => [allowed, usedToday, first?.used])).toEqual([
      [true, 10, 9],
      [true, 11, 10],
      [false, 11, 10],
    ]);
    expect(local.take({ ...wanted, windows: [], count: 2 }, TODAY)).toMatchObject({ allowed: false, usedToday: 11 });
    expect(local.take({ ...wanted, windows: [] }, TODAY)).toMatchObject({ allowed: true, usedToday: 12 });
    // Redis reported more than a lowered limit.
    expect(local.take(request({ windows: [{ ...MINUTE, max: 3 }] }), TODAY)).toMatchObject({
      allowed: false,
      windows: [{ used: 3 }],
    });
    expect(local.take(request({ windows: [], day: { max: 4 } }), TODAY)).toMatchObject({
      allowed: false,
      usedToday: 4,
    });
    expect(local.take(request({ subject: 'acc_2:live', windows: [HOUR] }), TODAY)).toMatchObject({ allowed: true });
    expect(local.take(request({ subject: 'acc_2:live', windows: [HOUR] }), TODAY)).toMatchObject({ allowed: false });
  });

  it('keep their own accepted requests of a window when Redis has counted in between', () => {
    const { clock, local } = setUp();
    local.take(request(), TODAY);
    clock.advance(10_000);
    local.learn(request(), TODAY, { allowed: true, usedToday: 2, windows: [{ used: 1, resetInMs: 0 }] });
    clock.advance(10_000);
    expect(local.take(request(), TODAY)).toMatchObject({ allowed: true, windows: [{ used: 3 }] });
    expect(local.take(request(), TODAY)).toMatchObject({ allowed: false });
    clock.advance(40_000);
    expect(local.take(request(), TODAY)).toMatchObject({ allowed: true, windows: [{ used: 3 }] });
  });

  it('know the minimum uses of the day, whatever Redis returns', () => {
    const { local } = setUp();
    const said = (usedToday: number) => ({ allowed: true, usedToday, windows: [] });
    const wanted = request({ windows: [], day: { max: 100 } });
    const floors = [local.dayFloor(wanted, TODAY)];
    local.learn(wanted, TODAY, said(5));
    local.take({ ...wanted, count: 2 }, TODAY);
    floors.push(local.dayFloor(wanted, TODAY));
    for (const usedToday of [8, 6]) {
      local.learn(wanted, TODAY, said(usedToday));
      floors.push(local.dayFloor(wanted, TODAY));
    }
    expect(floors).toEqual([0, 7, 8, 8]);
    expect(local.take(wanted, TODAY)).toMatchObject({ allowed: true, usedToday: 9 });
    expect(local.dayFloor(wanted, '2090-06-16')).toBe(0);
  });

  it('keep what Redis has not counted of their own day', () => {
    const { local } = setUp();
    const five = request({ day: { max: 100 }, count: 5 });
    const learn = (usedToday: number) =>
      local.learn(five, TODAY, { allowed: true, usedToday, windows: [{ used: 1, resetInMs: 60_000 }] });
    local.take(five, TODAY);
    learn(3);
    expect(local.dayFloor(five, TODAY)).toBe(5);
    learn(8);
    expect(local.dayFloor(five, TODAY)).toBe(8);
    expect(local.take(five, TODAY).usedToday).toBe(13);
  });

  it('drop the least recently seen beyond fifty thousand subjects', () => {
    const { local } = setUp();
    const of = (number: number) => request({ subject: `ip:${number}` });
    for (let number = 0; number < 50_000; number += 1) local.take(of(number), TODAY);
    local.take(of(0), TODAY);
    local.take(of(50_000), TODAY);
    const usedBy = (number: number) => local.take({ ...of(number), count: 0 }, TODAY).windows[0]?.used;
    expect([usedBy(0), usedBy(2), usedBy(50_000)]).toEqual([2, 1, 1]);
    // The first read of 1 creates it again, empty.
    expect(usedBy(1)).toBe(0);
  });
});
