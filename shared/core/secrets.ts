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
  /** Decrypts the result of `seal`. Throws when the value was altered or sealed with another key. */
  open(sealed: string): string;
  /** A keyed hash, 40 hex digits: a name in Redis that does not reveal the original. */
  pseudonym(text: string): string;
}

const TAG_BYTES = 16;

/** @param key 32 bytes, base64 (the setting `SECRETS_KEY`) */
export function createSecretBox(key: string): SecretBox {
  const root = Buffer.from(key, 'base64');
  if (root.length !== 32) throw new Error('SECRETS_KEY must be 32 bytes in base64');
  const encryptionKey = createHmac('sha256', root).update('saju/encryption/v1').digest();
  const pseudonymKey = createHmac('sha256', root).update('saju/pseudonym/v1').digest();
  return {
    seal(plain) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv);
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v1', iv, cipher.getAuthTag(), text]
        .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
        .join('.');
    },
    open(sealed) {
      const [version, iv, tag, text] = sealed.split('.');
      if (version !== 'v1' || iv === undefined || tag === undefined || text === undefined) {
        throw new Error('not a sealed secret');
      }
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, Buffer.from(iv, 'base64url'), {
        // Without it Node accepts a tag cut to four bytes, which can be guessed.
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
    },
    pseudonym: (text) => createHmac('sha256', pseudonymKey).update(text).digest('hex').slice(0, 40),
  };
}
