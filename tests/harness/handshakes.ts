/** What a receiver sends in a handshake of TLS 1.2 (RFC 5246), built by hand. */

export function record(type: number, content: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.from([type, 3, 3, 0, 0]);
  header.writeUInt16BE(content.length, 3);
  return Buffer.concat([header, content]);
}

export function certificateMessage(certificates: readonly Buffer[]): Buffer {
  const list = Buffer.concat(certificates.flatMap((certificate) => [lengthOf(certificate), certificate]));
  const body = Buffer.concat([lengthOf(list), list]);
  return Buffer.concat([Buffer.from([11]), lengthOf(body), body]);
}

/** In three bytes. */
function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntBE(length, 0, 3);
  return bytes;
}

/** A certificate (RFC 5280) of which only the key is real. @param key as SubjectPublicKeyInfo */
export function certificateWith(key: Buffer): Buffer {
  const empty = derOf(0x30);
  const version = derOf(0xa0, derOf(0x02, Buffer.from([2])));
  const serial = derOf(0x02, Buffer.from([1]));
  const signed = derOf(0x30, version, serial, empty, empty, empty, empty, key);
  return derOf(0x30, signed, empty, derOf(0x03, Buffer.from([0])));
}

/** A value of DER, at most 64 KB long. */
export function derOf(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
