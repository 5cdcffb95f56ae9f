import { type Document, deserialize, serialize } from 'bson';

/** Values have their BSON types (Int32, Long, Double …), so that they can be written again unchanged. */
export function decode(bytes: Buffer): Document {
  return deserialize(bytes, { promoteValues: false, bsonRegExp: true });
}

export function encode(document: Document): Buffer {
  const bytes = serialize(document, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
