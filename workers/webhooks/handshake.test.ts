import { describe, expect, it } from '@jest/globals';
import { CostlyHandshakeError } from './connect-errors.ts';
import { createHandshakeTurns } from './handshake.ts';

describe('handshakes with receivers', () => {
  const tookMs = (ms: number) => async () => ms;
  const sinceMs = (at: number) => performance.now() - at;

  it('are four at once of a network, and silent ones hold the others up for a second', async () => {
    const turns = createHandshakeTurns(10_000);
    const startedAt = performance.now();
    const silent = Array.from({ length: 4 }, () => turns('192.0.2.1', () => new Promise(() => undefined)));
    const next = turns('192.0.2.1', tookMs(1));
    await turns('192.0.2.2', tookMs(1));
    await next;
    expect(sinceMs(startedAt)).toBeGreaterThan(990);
    await Promise.all(silent);
  });

  it('that were costly take turns with all of their kind, for a twentieth of the time, or fail', async () => {
    const turns = createHandshakeTurns(2_000);
    const [one, other] = ['192.0.2.1', '2001:db8::1'];
    await turns(one, tookMs(21));
    const startedAt = performance.now();
    await turns(other, tookMs(21));
    // 2 x 20 x 21 ms after the first one.
    await turns('2001:db8::2', tookMs(1));
    expect(sinceMs(startedAt)).toBeGreaterThan(800);
    await turns(other, tookMs(1_000));
    const refused = [one, other].map((address) => turns(address, tookMs(1)).catch((error: unknown) => error));
    for (const error of await Promise.all(refused)) expect(error).toBeInstanceOf(CostlyHandshakeError);
    await turns('192.0.2.3', tookMs(1));
  });
});
