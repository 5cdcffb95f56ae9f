import { webcrypto } from 'node:crypto';
import type { Received } from './receiver.ts';

/**
 * The signature check of a receiver, written from the guide alone, with another library than the sender's.
 * Returns which secret each signature matches; a header that matches none is wrong.
 */
export async function signaturesOf(request: Received, secrets: readonly string[]) {
  const header = (name: string): string => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const previous = header('x-saju-signature-previous');
  const signed = Buffer.concat([Buffer.from(`${header('webhook-id')}.${header('webhook-timestamp')}.`), request.raw]);
  const standard = header('webhook-signature').split(' ');
  return {
    signature: await matching(secrets, header('x-saju-signature'), hexOf(request.raw)),
    previous: previous === '' ? null : await matching(secrets, previous, hexOf(request.raw)),
    standard: await Promise.all(standard.map((each) => matching(secrets, each, standardOf(signed)))),
  };
}

type Sign = (secret: string) => Promise<string>;

/** The index of the secret that yields this signature; -1 for none. */
async function matching(secrets: readonly string[], signature: string, sign: Sign): Promise<number> {
  const expected = await Promise.all(secrets.map(sign));
  return expected.indexOf(signature);
}

function hexOf(raw: Buffer): Sign {
  return async (secret) => (await hmac(Buffer.from(secret, 'utf8'), raw)).toString('hex');
}

function standardOf(signed: Buffer): Sign {
  return async (secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${(await hmac(key, signed)).toString('base64')}`;
  };
}

async function hmac(key: Buffer, data: Buffer): Promise<Buffer> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await webcrypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return Buffer.from(await webcrypto.subtle.sign('HMAC', imported, data));
}
