import { describe, expect, it } from '@jest/globals';
import { createHandshakeTurns } from './handshake.ts';

describe('handshakes with receivers', () => {
  it('begin at once, and after the first of a network has ended', async () => {
    const turns = createHandshakeTurns();
    await turns.wait('192.0.2.1', 0);
    const began: string[] = [];
    const second = turns.wait('192.0.2.1', 0).then(() => began.push('second'));
    await turns.wait('192.0.2.2', 0);
    began.push('of another network');
    turns.report('192.0.2.1', 3);
    await second;
    await turns.wait('192.0.2.1', 0);
    expect(began).toEqual(['of another network', 'second']);
  });

  it('that were costly take turns with all of their kind, for a twentieth of the time, or fail', async () => {
    let nowMs = 0;
    const turns = createHandshakeTurns(() => nowMs);
    const addresses = ['192.0.2.1', '2001:db8::1'];
    for (const address of addresses) await turns.wait(address, 0);
    for (const address of addresses) turns.report(address, 100);
    await turns.wait('2001:db8::2', 10_000);
    await expect(turns.wait('192.0.2.1', 1_000)).rejects.toThrow('too many costly handshakes');
    nowMs = 2_000;
    await turns.wait('192.0.2.1', 0);
    turns.report('192.0.2.1', 1);
    await turns.wait('192.0.2.1', 0);
    await expect(turns.wait('2001:db8::1', 1_000)).rejects.toThrow('too many costly handshakes');
  });
});
