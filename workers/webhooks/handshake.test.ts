import { describe, expect, it } from '@jest/globals';
import { createHandshakeTurns } from './handshake.ts';

describe('the steps of handshakes', () => {
  const busyFor = (ms: number) => () => {
    const startedAt = performance.now();
    while (performance.now() - startedAt < ms);
  };

  it('take turns in half of the time at most, and in a twentieth where they are long', async () => {
    const turns = createHandshakeTurns();
    const startedAt = performance.now();
    const ended: string[] = [];
    const endedAs = (name: string) => () => void ended.push(name);
    await Promise.all([
      ...['long', 'next long'].map((name) => turns(6_145, busyFor(20)).then(endedAs(name))),
      ...['short', 'next short'].map((name) => turns(6_144, busyFor(20)).then(endedAs(name))),
    ]);
    expect(ended).toEqual(['long', 'short', 'next short', 'next long']);
    expect(performance.now() - startedAt).toBeGreaterThan(20 * 20);
  });
});
