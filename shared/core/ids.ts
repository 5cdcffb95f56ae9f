import { createHash, randomBytes } from 'node:crypto';
import { decodeTime, encodeTime, monotonicFactory } from 'ulid';

/** Prefixes of the identifiers that callers see and of internal records. */
export type IdPrefix =
  | 'acc'
  | 'key'
  | 'prf'
  | 'ftn'
  | 'batch'
  | 'whk'
  | 'dlv'
  | 'evt'
  | 'req'
  | 'inc'
  | 'gen'
  | 'call'
  | 'sup'
  | 'mail'
  | 'opa';

const nextUlid = monotonicFactory(secureFraction);

/** A new id: prefix, underscore, ULID in lower case. Ids of one process are strictly increasing. */
export function newId<P extends IdPrefix>(prefix: P): `${P}_${string}` {
  return `${prefix}_${nextUlid().toLowerCase()}`;
}

/**
 * The id derived from an instant and a text: the same in every process, and as unlikely to collide as a random one (80
 * bits of SHA-256).
 */
export function derivedId<P extends IdPrefix>(prefix: P, at: Date, seed: string): `${P}_${string}` {
  const bytes = createHash('sha256').update(seed).digest();
  let tail = '';
  for (let index = 0; index < 16; index += 1) tail += BASE32[(bytes[index] ?? 0) % 32];
  return `${prefix}_${encodeTime(at.getTime(), 10).toLowerCase()}${tail}`;
}

/** A lower bound of all ids of that kind created at the instant or later; earlier ids are below it. */
export function firstIdAt(prefix: IdPrefix, at: Date): string {
  // A ULID cannot express times before 1970, and no id is that old.
  return `${prefix}_${encodeTime(Math.max(0, at.getTime()), 10).toLowerCase()}`;
}

/** The time that an id begins with. @throws for a text that is no id, and for a time that no ULID has */
export function timeOfId(id: string): Date {
  return new Date(decodeTime(id.slice(id.indexOf('_') + 1).toUpperCase()));
}

const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_BODY = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** Whether the text has the form of an id of that kind; an id of another form counts as unknown (404). */
export function isId(prefix: IdPrefix, text: string): boolean {
  return text.startsWith(`${prefix}_`) && ID_BODY.test(text.slice(prefix.length + 1));
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Uniformly random base62 text from the system's secure source. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // 248 is the largest multiple of 62 below 256: larger bytes would favour the first characters.
      if (byte < 248 && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);
let poolOffset = 0;

/** A number in [0, 1) from the secure source, drawn from a pool: one system call serves 1,024 draws. */
function secureFraction(): number {
  if (poolOffset + 4 > pool.length) {
    pool = randomBytes(POOL_BYTES);
    poolOffset = 0;
  }
  const value = pool.readUInt32BE(poolOffset);
  poolOffset += 4;
  return value / 2 ** 32;
}
