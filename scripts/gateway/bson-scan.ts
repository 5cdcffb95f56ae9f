/** The fields of a command that control the gateway. The command itself passes through unread. */
export type CommandFields = {
  /** The command's name, as sent: the first key. */
  readonly name: string;
  /** The first key's value when it is a string: usually the collection. */
  readonly target: string;
  readonly database: string;
  /** The session's id as hexadecimal text, '' without one. */
  readonly session: string;
  readonly txnNumber: number | undefined;
  /** Whether it belongs to a multi-document transaction (`autocommit: false`). */
  readonly inTransaction: boolean;
  readonly startsTransaction: boolean;
  readonly maxTimeMs: number | undefined;
  /** The write concern has `j: false`: the write may be acknowledged before it is on disk. */
  readonly isUnjournaled: boolean;
};

const text = 0x02;
const document = 0x03;
const binary = 0x05;

/** Reads these fields of a command document in one pass. Throws RangeError on invalid BSON. */
export function scanCommand(body: Buffer): CommandFields {
  let name = '';
  let target = '';
  let database = '';
  let session = '';
  let txnNumber: number | undefined;
  let maxTimeMs: number | undefined;
  let inTransaction = false;
  let startsTransaction = false;
  let isUnjournaled = false;
  for (let at = 4; at < body.length - 1; ) {
    const type = body.readUInt8(at);
    const nameEnd = body.indexOf(0, at + 1);
    const key = body.toString('latin1', at + 1, nameEnd);
    const start = nameEnd + 1;
    at = start + valueBytes(body, type, start);
    if (name === '') {
      name = key;
      if (type === text) target = stringAt(body, start);
    } else if (key === '$db') database = stringAt(body, start);
    else if (key === 'lsid') session = type === document ? sessionId(body, start) : '';
    else if (key === 'txnNumber') txnNumber = numberAt(body, type, start);
    else if (key === 'autocommit') inTransaction = body[start] === 0;
    else if (key === 'startTransaction') startsTransaction = body[start] === 1;
    else if (key === 'maxTimeMS') maxTimeMs = numberAt(body, type, start);
    else if (key === 'writeConcern' && type === document) isUnjournaled = asksNoJournal(body.subarray(start, at));
  }
  return { name, target, database, session, txnNumber, inTransaction, startsTransaction, maxTimeMs, isUnjournaled };
}

/** An element of a document, with the position of its value in the document. */
export type Element = { readonly key: string; readonly type: number; readonly start: number; readonly end: number };

/** The elements of a document, with their values unread. Throws RangeError on invalid BSON. */
export function elementsOf(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 4; at < bytes.length - 1; ) {
    const type = bytes.readUInt8(at);
    const nameEnd = bytes.indexOf(0, at + 1);
    const start = nameEnd + 1;
    const end = start + valueBytes(bytes, type, start);
    elements.push({ key: bytes.toString('latin1', at + 1, nameEnd), type, start, end });
    at = end;
  }
  return elements;
}

/** A document of the same elements under other keys. Values are copied unread. */
export function renamed(bytes: Buffer, elements: readonly (Element & { readonly as: string })[]): Buffer {
  const parts = elements.flatMap(({ as, type, start, end }) => [
    Buffer.from(`${String.fromCharCode(type)}${as}\0`, 'latin1'),
    bytes.subarray(start, end),
  ]);
  const length = parts.reduce((sum, part) => sum + part.length, 4 + 1);
  const document = Buffer.allocUnsafe(length);
  document.writeInt32LE(length, 0);
  let at = 4;
  for (const part of parts) at += part.copy(document, at);
  document[at] = 0;
  return document;
}

/** The consecutive BSON documents of a kind-1 section. */
export function documentsIn(sequence: Buffer): Buffer[] {
  const documents: Buffer[] = [];
  for (let at = 0; at < sequence.length; ) {
    const length = sequence.readInt32LE(at);
    documents.push(sequence.subarray(at, at + length));
    at += length;
  }
  return documents;
}

function asksNoJournal(writeConcern: Buffer): boolean {
  return elementsOf(writeConcern).some(({ key, start }) => key === 'j' && writeConcern[start] === 0);
}

function sessionId(body: Buffer, offset: number): string {
  // {id: Binary(UUID)}: length (4), type, "id\0", length (4), subtype, 16 bytes
  const at = offset + 4;
  if (body[at] !== binary || body.toString('latin1', at + 1, at + 3) !== 'id') return '';
  return body.toString('hex', at + 9, at + 9 + body.readInt32LE(at + 4));
}

function stringAt(buffer: Buffer, start: number): string {
  return buffer.toString('utf8', start + 4, start + 4 + buffer.readInt32LE(start) - 1);
}

function numberAt(buffer: Buffer, type: number, start: number): number | undefined {
  if (type === 0x10) return buffer.readInt32LE(start);
  if (type === 0x12) return Number(buffer.readBigInt64LE(start));
  return type === 0x01 ? buffer.readDoubleLE(start) : undefined;
}

function valueBytes(buffer: Buffer, type: number, start: number): number {
  switch (type) {
    case 0x10: // int32
      return 4;
    case 0x01: // double
    case 0x09: // date
    case 0x11: // timestamp
    case 0x12: // int64
      return 8;
    case 0x02: // string
    case 0x0d: // code
    case 0x0e: // symbol
      return 4 + buffer.readInt32LE(start);
    case 0x03: // document
    case 0x04: // array
    case 0x0f: // code with scope
      return buffer.readInt32LE(start);
    case 0x05: // binary
      return 5 + buffer.readInt32LE(start);
    case 0x07: // object id
      return 12;
    case 0x08: // boolean
      return 1;
    case 0x13: // decimal128
      return 16;
    case 0x0b: {
      // regular expression: two C strings
      const pattern = buffer.indexOf(0, start);
      return buffer.indexOf(0, pattern + 1) + 1 - start;
    }
    case 0x0c: // DBPointer
      return 4 + buffer.readInt32LE(start) + 12;
    case 0x06: // undefined
    case 0x0a: // null
    case 0x7f: // max key
    case 0xff: // min key
      return 0;
    default:
      throw new RangeError(`BSON type ${type}`);
  }
}
