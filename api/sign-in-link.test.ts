import { describe, expect, it } from '@jest/globals';
import { sha256Hex } from '../shared/core/secrets.ts';
import { createSignInLink } from './sign-in-link.ts';

describe('the code of a sign-in link', () => {
  const offered = (clock = { now: () => new Date() }) => {
    const link = createSignInLink(clock);
    link.offer({ codeHash: sha256Hex('code'), accessToken: 'bs_at_x', lifetimeMs: 600_000 });
    return link;
  };

  it('stands for the access token once; a wrong one before does not use it up', () => {
    const link = offered();
    expect(['wrong', '', 'code', 'code'].map((code) => link.redeem(code))).toEqual([null, null, 'bs_at_x', null]);
  });

  it.each([
    [599_999, 'bs_at_x'],
    [600_000, null],
  ])('after %i ms of 600000 stands for %s', (passedMs, expected) => {
    let now = new Date('2026-11-27T00:00:00Z');
    const link = offered({ now: () => now });
    now = new Date(now.getTime() + passedMs);
    expect(link.redeem('code')).toBe(expected);
  });

  it('is none before one was offered', () => {
    expect(createSignInLink({ now: () => new Date() }).redeem('code')).toBeNull();
  });
});
