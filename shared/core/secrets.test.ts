import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSecretBox, equalInConstantTime, namingKeyOf, sha256Hex } from './secrets.ts';

const KEY = randomBytes(32).toString('base64');
const box = createSecretBox(KEY);
const texts = fc.string({ unit: 'grapheme', maxLength: 200 });

describe('a secret box', () => {
  it('decrypts its own ciphertext of any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(box.open(box.seal(text))).toBe(text);
      }),
      { seed: 11 },
    );
  });

  it('decrypts the ciphertext of another box with the same key', () => {
    expect(createSecretBox(KEY).open(box.seal('whsec_abc'))).toBe('whsec_abc');
  });

  it('never encrypts a text to the same result twice, and never reveals the text', () => {
    const sealed = Array.from({ length: 1_000 }, () => box.seal('whsec_secret'));
    expect(new Set(sealed).size).toBe(1_000);
    expect(sealed.join()).not.toContain('whsec_secret');
    expect(sealed.join()).not.toContain(Buffer.from('whsec_secret').toString('base64url'));
  });

  it('refuses a value with any part altered, truncated or swapped', () => {
    const sealed = box.seal('whsec_secret');
    const [version = '', iv = '', tag = '', text = ''] = sealed.split('.');
    const other = box.seal('another one').split('.');
    const altered = (part: string) => `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
    for (const bad of [
      `${version}.${altered(iv)}.${tag}.${text}`,
      `${version}.${iv}.${altered(tag)}.${text}`,
      `${version}.${iv}.${tag}.${altered(text)}`,
      `${version}.${iv}.${tag}.${text.slice(0, -4)}`,
      `${version}.${iv}.${tag}.`,
      `${version}.${iv}.${other[2]}.${text}`,
      `${version}.${other[1]}.${tag}.${text}`,
      `v2.${iv}.${tag}.${text}`,
      `${version}.${iv}.${tag}`,
      'whsec_secret',
      '',
    ]) {
      expect(() => box.open(bad)).toThrow();
    }
  });

  it('refuses a shortened authentication tag, which could be guessed', () => {
    const [version, iv, tag = '', text] = box.seal('whsec_secret').split('.');
    const short = Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url');
    expect(() => box.open([version, iv, short, text].join('.'))).toThrow();
  });

  it('refuses the ciphertext of another key', () => {
    const other = createSecretBox(randomBytes(32).toString('base64'));
    expect(() => other.open(box.seal('whsec_secret'))).toThrow();
  });

  it('opens what an earlier key has sealed, and seals it anew with the present one', () => {
    const [first, second, third] = [KEY, ...[1, 2].map(() => randomBytes(32).toString('base64'))] as const;
    const old = createSecretBox(first).seal('whsec_secret');
    const ring = createSecretBox(third ?? '', [second ?? '', first]);
    expect(ring.open(old)).toBe('whsec_secret');
    const again = ring.reseal(old);
    expect(createSecretBox(third ?? '').open(again ?? '')).toBe('whsec_secret');
    expect(ring.reseal(again ?? '')).toBeNull();
    expect(() => createSecretBox(third ?? '', [second ?? '']).reseal(old)).toThrow();
    expect(() => createSecretBox(first).open(ring.seal('new'))).toThrow();
  });

  it.each(['', 'short', randomBytes(31).toString('base64'), randomBytes(33).toString('base64')])(
    'refuses the key %j',
    (key) => {
      expect(() => createSecretBox(key)).toThrow('SECRETS_KEY');
    },
  );
});

describe('a pseudonym', () => {
  it('is 40 hex digits, the same for the same text and key, in every process', () => {
    expect(box.pseudonym('chart')).toMatch(/^[0-9a-f]{40}$/);
    expect(createSecretBox(KEY).pseudonym('chart')).toBe(box.pseudonym('chart'));
    const fixed = createSecretBox(Buffer.alloc(32, 7).toString('base64'));
    // Stored content is looked up by it: a change would orphan the cache.
    expect(fixed.pseudonym('chart')).toBe('e4e5f6e7074e5b9d677fe8866d5a1d42095dba4e');
  });

  it('stays when the key changes and its naming key does not', () => {
    const changed = createSecretBox(randomBytes(32).toString('base64'), [KEY], namingKeyOf(KEY));
    expect(changed.pseudonym('chart')).toBe(box.pseudonym('chart'));
  });

  it('differs by text and by key, and is no plain hash of the text', () => {
    const other = createSecretBox(randomBytes(32).toString('base64'));
    expect(other.pseudonym('chart')).not.toBe(box.pseudonym('chart'));
    expect(box.pseudonym('chart ')).not.toBe(box.pseudonym('chart'));
    expect(sha256Hex('chart')).not.toContain(box.pseudonym('chart'));
  });
});

describe('hashes', () => {
  it('are SHA-256 in hex', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('compare texts of any length', () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        expect(equalInConstantTime(a, a)).toBe(true);
        expect(equalInConstantTime(a, b)).toBe(a === b);
      }),
      { seed: 13 },
    );
  });
});
