import { describe, expect, it } from '@jest/globals';
import { createTlsTurns } from './receiver-tls.ts';

describe('what is read of receivers over TLS', () => {
  /** Uses the processor for so long: other processes may make it take longer. */
  const busyFor = (ms: number) => () => {
    const before = process.cpuUsage();
    const usedMs = () => {
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    };
    while (usedMs() < ms);
  };

  it('takes turns with rests after long steps, shorter ones of the account than of the receiver', async () => {
    const turns = createTlsTurns();
    const startedAt = performance.now();
    const ended: string[] = [];
    const read = async (receiver: string, ms: number) => {
      await turns('account', receiver, busyFor(ms));
      ended.push(receiver);
      return performance.now() - startedAt;
    };
    const [first, again, other, last] = await Promise.all([read('a', 50), read('a', 0), read('b', 0), read('c', 0)]);
    expect(ended).toEqual(['a', 'b', 'c', 'a']);
    expect(other - first).toBeGreaterThan(4 * 40);
    expect(last).toBeLessThan(again);
    expect(again - first).toBeGreaterThan(8 * 40);
  });

  it('holds up no other account, however many receivers an account has', async () => {
    const turns = createTlsTurns();
    const ended: string[] = [];
    const read = async (account: string, receiver: string, ms: number) => {
      await turns(account, receiver, busyFor(ms));
      ended.push(account);
    };
    const many = Array.from({ length: 5 }, (_, index) => read('many', `${index}`, 20));
    await many[0];
    await read('one', 'r', 0);
    expect(ended).toEqual(['many', 'one']);
    await Promise.all(many);
  });

  it('comes in rounds, so that one with many connections holds up no other, and goes on after a failure', async () => {
    // Steps that take long are followed by rests, which change the order: here none takes long, on whatever machine.
    const turns = createTlsTurns((step) => {
      step();
      return 0;
    });
    const read: string[] = [];
    const fail = () => {
      throw new Error('broken');
    };
    const failed = turns('account', 'many', fail).catch((error: unknown) => error);
    const all = ['many', 'many', 'many', 'one', 'other', 'one'].map((receiver) =>
      turns('account', receiver, () => void read.push(receiver)),
    );
    await Promise.all(all);
    expect(read).toEqual(['many', 'one', 'other', 'many', 'one', 'many']);
    expect(await failed).toEqual(new Error('broken'));
    await turns('account', 'one', () => undefined);
  });
});
