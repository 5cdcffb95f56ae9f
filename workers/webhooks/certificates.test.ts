import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { certificateMessage, certificateWith, derOf, record } from '../../tests/harness/handshakes.ts';
import { createCertificateFilter } from './certificates.ts';
import { LongHandshakeError, RefusedCertificateError } from './connect-errors.ts';

const spkiOf = (publicKey: KeyObject) => publicKey.export({ type: 'spki', format: 'der' });
const rsa = (modulusLength: number) => spkiOf(generateKeyPairSync('rsa', { modulusLength }).publicKey);
const ec = (namedCurve: string, paramEncoding: 'named' | 'explicit' = 'named') =>
  spkiOf(generateKeyPairSync('ec', { namedCurve, paramEncoding }).publicKey);

/** An RSA key whose modulus and exponent have so many bytes. */
function rsaOf(modulusBytes: number, exponentBytes: number): Buffer {
  const key = derOf(0x30, derOf(0x02, Buffer.alloc(modulusBytes, 1)), derOf(0x02, Buffer.alloc(exponentBytes, 1)));
  const name = derOf(0x06, Buffer.from('2a864886f70d010101', 'hex'));
  return derOf(0x30, derOf(0x30, name, derOf(0x05)), derOf(0x03, Buffer.from([0]), key));
}

const SERVER_HELLO = record(22, Buffer.from([2, 0, 0, 2, 3, 3]));

describe('the certificates of a receiver', () => {
  it.each([
    ['RSA of 2048 bits', () => rsa(2_048)],
    ['RSA of 4096 bits', () => rsa(4_096)],
    ['P-256', () => ec('P-256')],
    ['P-384', () => ec('P-384')],
    ['P-521', () => ec('P-521')],
    ['Ed25519', () => spkiOf(generateKeyPairSync('ed25519').publicKey)],
    ['Ed448', () => spkiOf(generateKeyPairSync('ed448').publicKey)],
  ])('are passed on with keys of %s, however they come in pieces', (_, key) => {
    const sent = Buffer.concat([SERVER_HELLO, record(22, certificateMessage([certificateWith(key())])), record(22)]);
    for (const size of [1, 7, 500, sent.length]) {
      const filter = createCertificateFilter();
      const passed: Buffer[] = [];
      for (let at = 0; at < sent.length; at += size) passed.push(filter(sent.subarray(at, at + size)));
      expect(Buffer.concat(passed)).toEqual(sent);
      if (size === 1) expect(passed[0]).toHaveLength(0);
    }
  });

  it.each([
    ['a curve with parameters of its own', () => ec('P-256', 'explicit')],
    ['another curve', () => ec('secp256k1')],
    ['RSA with a long exponent', () => rsaOf(384, 384)],
    ['RSA with a long modulus', () => rsaOf(1_026, 3)],
    ['another kind', () => spkiOf(generateKeyPairSync('dsa', { modulusLength: 1_024, divisorLength: 160 }).publicKey)],
    ['no key', () => Buffer.alloc(0)],
    ['a length without an end', () => Buffer.from([0x30, 0x80, 0, 0])],
    ['a length that is cut', () => Buffer.from([0x30, 0x82])],
  ])('are refused with %s, wherever in the chain', (_, key) => {
    const chain = [certificateWith(ec('P-256')), certificateWith(key())];
    const sent = Buffer.concat([SERVER_HELLO, record(22, certificateMessage(chain))]);
    expect(() => createCertificateFilter()(sent)).toThrow(RefusedCertificateError);
  });

  it.each([
    [
      'a tag of two bytes, which OpenSSL reads as one',
      Buffer.from('bf001202100105000500050005', 'hex'),
      Buffer.from('00', 'hex'),
    ],
    ['fields of other kinds before the key', Buffer.from('0201010500050005000500', 'hex'), Buffer.alloc(0)],
  ])('are refused with %s', (_, before, between) => {
    const fake = spkiOf(generateKeyPairSync('ed25519').publicKey);
    const certificate = derOf(0x30, derOf(0x30, before, between, fake, derOf(0x30)), derOf(0x30), derOf(0x03));
    const sent = record(22, certificateMessage([certificate]));
    expect(() => createCertificateFilter()(sent)).toThrow(RefusedCertificateError);
  });

  it('are ten at most', () => {
    const chainOf = (length: number) =>
      record(22, certificateMessage(Array(length).fill(certificateWith(ec('P-256')))));
    expect(createCertificateFilter()(chainOf(10)).length).toBe(chainOf(10).length);
    expect(() => createCertificateFilter()(chainOf(11))).toThrow(LongHandshakeError);
  });

  it('are not looked for in more than a hundred records', () => {
    const empty = Array.from({ length: 102 }, () => record(22));
    expect(() => createCertificateFilter()(Buffer.concat(empty))).toThrow(LongHandshakeError);
  });

  it('are found in messages that are cut into records, with warnings between', () => {
    const message = certificateMessage([certificateWith(ec('P-256', 'explicit'))]);
    const parts = [message.subarray(0, 3), message.subarray(3, 90), message.subarray(90)];
    const sent = parts.flatMap((part) => [record(22, part), record(21, Buffer.from([1, 0]))]);
    expect(() => createCertificateFilter()(Buffer.concat([SERVER_HELLO, ...sent]))).toThrow(RefusedCertificateError);
  });

  it.each([
    ['a session is resumed', record(20, Buffer.from([1]))],
    ['a receiver refuses the connection', record(21, Buffer.from([2, 70]))],
    ['it speaks something else', Buffer.from('HTTP/1.1 400 Bad Request\r\n')],
  ])('do not come, and nothing is held back, where %s', (_, rest) => {
    const filter = createCertificateFilter();
    expect(filter(SERVER_HELLO)).toEqual(Buffer.alloc(0));
    expect(filter(rest)).toEqual(Buffer.concat([SERVER_HELLO, rest]));
    expect(filter(Buffer.from('more'))).toEqual(Buffer.from('more'));
  });
});
