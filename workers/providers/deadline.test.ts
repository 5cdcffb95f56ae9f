import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { callWithin } from './deadline.ts';
import { connectionError } from './errors.ts';

const sort = (error: unknown) => connectionError('test', error);

describe('callWithin', () => {
  // Only what a deadline uses: sockets that an earlier file of this process has left open schedule ticks of their own.
  const doNotFake = [
    'nextTick',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
  ] as const;
  beforeEach(() => void jest.useFakeTimers({ doNotFake: [...doNotFake] }));
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('removes its timer and listener, whether the call succeeds or fails', async () => {
    const { signal } = new AbortController();
    const removed = jest.spyOn(signal, 'removeEventListener');
    const started = jest.spyOn(globalThis, 'setTimeout');
    const cleared = jest.spyOn(globalThis, 'clearTimeout');
    await callWithin({ timeoutMs: 123_456, signal }, async () => 1, sort);
    await callWithin({ timeoutMs: 123_456, signal }, () => Promise.reject(new Error('x')), sort).catch(() => undefined);
    // By their own delay: other timers of this process belong to sockets that an earlier file has left open.
    const ours = started.mock.results.filter((_, call) => started.mock.calls[call]?.[1] === 123_456);
    expect(ours).toHaveLength(2);
    for (const { value } of ours) expect(cleared.mock.calls.flat()).toContain(value);
    expect(removed).toHaveBeenCalledTimes(2);
  });

  it('ends at the deadline although the call ignores the signal, and swallows its later rejection', async () => {
    const { signal } = new AbortController();
    let fail: (error: Error) => void = () => undefined;
    const stuck = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const call = callWithin({ timeoutMs: 1000, signal }, () => stuck, sort);
    const outcome = expect(call).rejects.toMatchObject({ kind: 'transient', retryAfterMs: null, status: null });
    await jest.advanceTimersByTimeAsync(1000);
    await outcome;
    fail(new Error('late'));
    // Jest fails the file when the rejection is not caught by now.
    await jest.advanceTimersByTimeAsync(1);
  });

  it('aborts the call at the deadline', async () => {
    let inner: AbortSignal | undefined;
    const call = callWithin(
      { timeoutMs: 1000, signal: new AbortController().signal },
      (signal) => {
        inner = signal;
        return new Promise<never>(() => undefined);
      },
      sort,
    ).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1000);
    await call;
    expect(inner?.aborted).toBe(true);
  });

  it('treats a deadline beyond the maximum of timers as a very long one', async () => {
    const { signal } = new AbortController();
    const slow = new Promise<string>((resolve) => setTimeout(resolve, 60_000, 'done'));
    const call = callWithin({ timeoutMs: Number.POSITIVE_INFINITY, signal }, () => slow, sort);
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(call).resolves.toBe('done');
  });
});
