import { describe, expect, it } from '@jest/globals';
import { createTlsTurns } from './handshake.ts';

describe('what is read of receivers over TLS', () => {
  const busyFor = (ms: number) => () => {
    const startedAt = performance.now();
    while (performance.now() - startedAt < ms);
  };

  it('takes turns in half of the time at most, and long handshakes in a twentieth', async () => {
    const turns = createTlsTurns();
    const startedAt = performance.now();
    const ended: string[] = [];
    const endedAs = (name: string) => () => void ended.push(name);
    await Promise.all([
      ...['long', 'next long'].map((name) => turns('long', busyFor(20)).then(endedAs(name))),
      ...['short', 'next short'].map((name) => turns('short', busyFor(20)).then(endedAs(name))),
    ]);
    expect(ended).toEqual(['long', 'short', 'next short', 'next long']);
    expect(performance.now() - startedAt).toBeGreaterThan(20 * 20);
  });
});
