import { describe, expect, it } from '@jest/globals';
import { addressOf, readAddressOf } from './client-address.ts';

describe("a client's address", () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:4444', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:4444', '192.0.2.7'],
    ['2001:DB8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:4444', '2001:db8::7'],
  ])('is read from %s', (ip, address) => {
    expect(readAddressOf({ ip })).toBe(address);
  });

  it.each(['', 'unknown', '_hidden', '192.0.2', '192.0.2.7:', '[192.0.2.7', '010.1.2.3'])(
    'is that of the connection, and not known, where a proxy sends %j',
    (ip) => {
      expect(readAddressOf({ ip })).toBeNull();
      const socket = { remoteAddress: '::ffff:198.51.100.1' } as Parameters<typeof addressOf>[0]['socket'];
      expect(addressOf({ ip, socket })).toBe('198.51.100.1');
    },
  );
});
