import { describe, expect, it } from '@jest/globals';
import { addressList, includesAddress, isAddressRange } from './addresses.ts';

describe('a list of addresses and ranges', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['203.0.113.7', '::ffff:cb00:7107', true],
    ['203.0.113.7', '::203.0.113.7', false],
    ['::/0', '203.0.113.7', false],
    ['::/0', '::ffff:203.0.113.7', false],
    ['::/0', '2001:db8::7', true],
    ['0.0.0.0/0', '2001:db8::7', false],
    ['203.0.113.0/28', '203.0.113.15', true],
    ['203.0.113.0/28', '203.0.113.16', false],
    ['203.0.113.0/28', '::ffff:203.0.113.15', true],
    ['203.0.113.9/28', '203.0.113.1', true],
    ['2001:db8::7', '2001:DB8:0:0::7', true],
    ['2001:db8::7', '2001:db8::8', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:db8::/32', '203.0.113.7', false],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['203.0.113.7', '', false],
  ])('of %s: whether it includes "%s" is %s', (range, address, is) => {
    expect(isAddressRange(range)).toBe(true);
    expect(includesAddress(addressList(['192.0.2.1', range]), address)).toBe(is);
  });

  it.each([
    '',
    'x',
    '203.0.113',
    '203.0.113.7/33',
    '203.0.113.7/',
    '2001:db8::/129',
    '203.0.113.0/08',
    '::ffff:203.0.113.7',
    '::ffff:203.0.113.0/24',
    '2001:db8::/3.2',
    'fe80::1%eth0',
    '203.0.113.1-9',
    ' ::1',
  ])('does not take "%s"', (text) => {
    expect(isAddressRange(text)).toBe(false);
  });
});
