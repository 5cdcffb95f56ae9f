import { LongHandshakeError, RefusedCertificateError } from './connect-errors.ts';

/**
 * The certificates of a receiver, read before OpenSSL reads them. A key can be made so that reading it alone keeps the processor
 * for a second: curves with parameters of their own, whose points are compressed, or RSA with an exponent as long as its modulus.
 * The formats: RFC 5246 (records 6.2, messages 7.4), RFC 5280 (certificates 4.1), RFC 8017 (RSA A.1.1), RFC 5480 (curves 2.1.1).
 */

/** Receivers send two to five. */
const MAX_CERTIFICATES = 10;
const MAX_RSA_MODULUS_BYTES = 1_024;
const MAX_RSA_EXPONENT_BYTES = 4;

const RECORDS = { alert: 21, handshake: 22 } as const;
const RECORD_HEADER_BYTES = 5;
/** Receivers send their handshake in one to five. */
const MAX_RECORDS = 100;
const FATAL = 2;
const CERTIFICATE_MESSAGE = 11;

const RSA = '2a864886f70d010101';
const EC = '2a8648ce3d0201';
/** Ed25519 and Ed448: they have no parameters. */
const EDWARDS = ['2b6570', '2b6571'];
/** P-256, P-384 and P-521. */
const CURVES = ['2a8648ce3d030107', '2b81040022', '2b81040023'];

/**
 * Holds back what a receiver sends until its certificates are there and have keys of the usual kinds.
 * @returns what may be passed on @throws RefusedCertificateError, LongHandshakeError
 */
export function createCertificateFilter(): (chunk: Buffer) => Buffer {
  let chunks: Buffer[] = [];
  let heldBytes = 0;
  let neededBytes = 0;
  let isOver = false;
  return (chunk) => {
    if (isOver) return chunk;
    chunks.push(chunk);
    heldBytes += chunk.length;
    // What comes byte by byte is not read anew at each.
    if (heldBytes < neededBytes) return Buffer.alloc(0);
    const held = Buffer.concat(chunks);
    chunks = [held];
    const certificates = certificatesIn(held);
    if (typeof certificates === 'number') {
      neededBytes = certificates;
      return Buffer.alloc(0);
    }
    if (certificates.length > MAX_CERTIFICATES) throw new LongHandshakeError('the chain of certificates is too long');
    for (const certificate of certificates) checkKey(certificate);
    isOver = true;
    return held;
  };
}

/**
 * @returns how many bytes the next record needs, if they have not come yet; empty: none will, because the session is resumed or
 *   the receiver refuses it
 */
function certificatesIn(bytes: Buffer): readonly Buffer[] | number {
  const messages: Buffer[] = [];
  let at = 0;
  let end = RECORD_HEADER_BYTES;
  for (let count = 0; end <= bytes.length; count += 1) {
    if (count > MAX_RECORDS) throw new LongHandshakeError('the handshake has too many records');
    const type = bytes[at];
    if (type !== RECORDS.handshake && type !== RECORDS.alert) return [];
    end = at + RECORD_HEADER_BYTES + bytes.readUInt16BE(at + 3);
    if (end > bytes.length) break;
    if (type === RECORDS.handshake) messages.push(bytes.subarray(at + RECORD_HEADER_BYTES, end));
    else if (bytes[at + RECORD_HEADER_BYTES] === FATAL) return [];
    at = end;
    end += RECORD_HEADER_BYTES;
  }
  const all = Buffer.concat(messages);
  for (let from = 0; from + 4 <= all.length; ) {
    const to = from + 4 + all.readUIntBE(from + 1, 3);
    if (to > all.length) break;
    if (all[from] === CERTIFICATE_MESSAGE) return listOf(all.subarray(from + 4, to));
    from = to;
  }
  return end;
}

/** Each with three bytes of its length, and so all together. */
function listOf(message: Buffer): readonly Buffer[] {
  const certificates: Buffer[] = [];
  for (let at = 3; at < message.length; ) {
    if (at + 3 > message.length) throw new RefusedCertificateError('the list of certificates is cut');
    const end = at + 3 + message.readUIntBE(at, 3);
    certificates.push(message.subarray(at + 3, end));
    at = end;
  }
  return certificates;
}

/** The bits that say that a tag has more bytes. */
const LONG_TAG = 0x1f;
const TAGS = { integer: 0x02, bits: 0x03, name: 0x06, sequence: 0x30, version: 0xa0 } as const;

/** Serial number, signature, issuer, validity, subject. */
const BEFORE_KEY = [TAGS.integer, TAGS.sequence, TAGS.sequence, TAGS.sequence, TAGS.sequence] as const;

function checkKey(certificate: Buffer): void {
  const [tbs] = valuesOf(inner(certificate, TAGS.sequence));
  const all = valuesOf(inner(tbs, TAGS.sequence));
  // Certificates of the first version name none.
  const fields = all[0]?.[0] === TAGS.version ? all.slice(1) : all;
  if (BEFORE_KEY.some((tag, index) => fields[index]?.[0] !== tag))
    throw new RefusedCertificateError('it is no certificate');
  const [algorithm, bits] = valuesOf(inner(fields[BEFORE_KEY.length], TAGS.sequence));
  const [name, parameters] = valuesOf(inner(algorithm, TAGS.sequence));
  const kind = inner(name, TAGS.name).toString('hex');
  const isAccepted =
    EDWARDS.includes(kind) ||
    (kind === EC && CURVES.includes(inner(parameters, TAGS.name).toString('hex'))) ||
    (kind === RSA && isUsualRsa(inner(bits, TAGS.bits)));
  if (!isAccepted) throw new RefusedCertificateError('the key is of another kind');
}

function isUsualRsa(bits: Buffer): boolean {
  // The first byte says how many bits of the last one are unused: none.
  const [modulus, exponent] = valuesOf(inner(bits.subarray(1), TAGS.sequence)).map((value) =>
    inner(value, TAGS.integer),
  );
  // With a leading zero where the first bit is set.
  return (
    modulus !== undefined &&
    exponent !== undefined &&
    modulus.length <= MAX_RSA_MODULUS_BYTES + 1 &&
    exponent.length <= MAX_RSA_EXPONENT_BYTES + 1
  );
}

/** The values that follow each other in DER, each with its tag and length. */
function valuesOf(bytes: Buffer): readonly Buffer[] {
  const values: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + sizeOf(bytes.subarray(at)).end;
    values.push(bytes.subarray(at, end));
    at = end;
  }
  return values;
}

function inner(value: Buffer | undefined, tag: number): Buffer {
  if (value?.[0] !== tag) throw new RefusedCertificateError('it is no certificate');
  const { start, end } = sizeOf(value);
  if (end !== value.length) throw new RefusedCertificateError('it is no certificate');
  return value.subarray(start);
}

/** Of a value's content. Only tags of one byte, and definite lengths of at most two, in their shortest form. */
function sizeOf(value: Buffer): { readonly start: number; readonly end: number } {
  const [tag = LONG_TAG, first = 0] = value;
  if ((tag & LONG_TAG) === LONG_TAG) throw new RefusedCertificateError('it is no certificate');
  const start = first < 0x80 ? 2 : first - 0x80 + 2;
  const isKnown = first <= 0x82 && first !== 0x80 && start <= value.length;
  const length = first < 0x80 || !isKnown ? first : value.readUIntBE(2, start - 2);
  const isShortest = first < 0x80 || length >= (first === 0x81 ? 0x80 : 0x100);
  if (!isKnown || !isShortest || start + length > value.length)
    throw new RefusedCertificateError('it is no certificate');
  return { start, end: start + length };
}
