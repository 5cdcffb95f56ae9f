import { describe, expect, it } from '@jest/globals';
import { createTlsTurns } from './receiver-tls.ts';

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
      ...['long', 'next long'].map((name) => turns('long', 'a', busyFor(20)).then(endedAs(name))),
      ...['short', 'next short'].map((name) => turns('short', 'a', busyFor(20)).then(endedAs(name))),
    ]);
    expect(ended).toEqual(['long', 'short', 'next short', 'next long']);
    expect(performance.now() - startedAt).toBeGreaterThan(20 * 20);
  });

  it('comes in rounds, so that one with many connections holds up no other, and goes on after a failure', async () => {
    const turns = createTlsTurns();
    const read: string[] = [];
    const fail = () => {
      throw new Error('broken');
    };
    const failed = turns('short', 'many', fail).catch((error: unknown) => error);
    const all = ['many', 'many', 'many', 'one', 'other', 'one'].map((receiver) =>
      turns('short', receiver, () => void read.push(receiver)),
    );
    await Promise.all(all);
    expect(read).toEqual(['many', 'one', 'other', 'many', 'one', 'many']);
    expect(await failed).toEqual(new Error('broken'));
    await turns('short', 'one', () => undefined);
  });
});
