import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a text or bytes, 64 hex digits. For keys and tokens: they are 190+ random bits, so no salt or stretching is needed. */
export function sha256Hex(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** Compares two texts in a time that does not depend on where they differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}

export interface SecretBox {
  /** Encrypts with AES-256-GCM: `v1.<iv>.<tag>.<ciphertext>`, base64url. The same text never gives the same result. */
  seal(plain: string): string;
  /** Decrypts the result of `seal`. Throws when the value was altered or sealed with a key that the box does not have. */
  open(sealed: string): string;
  /** The value sealed with the present key; null: it is already. @throws as `open` */
  reseal(sealed: string): string | null;
  /** A keyed hash, 40 hex digits: a name that does not reveal the original, and that no change of `SECRETS_KEY` changes. */
  pseudonym(text: string): string;
}

export interface KeyRing {
  /** 32 bytes, base64 (the setting `SECRETS_KEY`): seals. */
  readonly secretsKey: string;
  /** Earlier keys, which open what they have sealed. */
  readonly previousSecretsKeys: readonly string[];
}

const TAG_BYTES = 16;

/** @param namingKey for pseudonyms, base64; by default that of `key`, as in an installation whose key was never changed */
export function createSecretBox(
  key: string,
  previous: readonly string[] = [],
  namingKey: string = namingKeyOf(key),
): SecretBox {
  const present = encryptionKeyOf(key);
  const earlier = previous.map(encryptionKeyOf);
  const pseudonymKey = Buffer.from(namingKey, 'base64');
  return {
    seal: (plain) => sealWith(present, plain),
    open: (sealed) => openWithAny([present, ...earlier], sealed),
    reseal(sealed) {
      try {
        openWith(present, sealed);
        return null;
      } catch {
        return sealWith(present, openWithAny(earlier, sealed));
      }
    },
    pseudonym: (text) => createHmac('sha256', pseudonymKey).update(text).digest('hex').slice(0, 40),
  };
}

/** The key of pseudonyms in an installation whose first `SECRETS_KEY` is `key`; base64. */
export function namingKeyOf(key: string): string {
  return createHmac('sha256', rootOf(key)).update('saju/pseudonym/v1').digest('base64');
}

function encryptionKeyOf(key: string): Buffer {
  return createHmac('sha256', rootOf(key)).update('saju/encryption/v1').digest();
}

function rootOf(key: string): Buffer {
  const root = Buffer.from(key, 'base64');
  if (root.length !== 32) throw new Error('SECRETS_KEY must be 32 bytes in base64');
  return root;
}

function sealWith(key: Buffer, plain: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return ['v1', iv, cipher.getAuthTag(), text]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

function openWith(key: Buffer, sealed: string): string {
  const [version, iv, tag, text] = sealed.split('.');
  if (version !== 'v1' || iv === undefined || tag === undefined || text === undefined) {
    throw new Error('not a sealed secret');
  }
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
    // Without it Node accepts a tag cut to four bytes, which can be guessed.
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
}

/** The tag tells which key it was. */
function openWithAny(keys: readonly Buffer[], sealed: string): string {
  let failure: unknown = new Error('no key opens the sealed secret');
  for (const key of keys) {
    try {
      return openWith(key, sealed);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
