import type { Framing } from './framing.ts';

/** MongoDB's messages: a head of length, request id, response to, opcode; all little-endian int32. */
export const wireFraming: Framing = {
  headBytes: 16,
  lengthAt: (buffer, offset) => buffer.readInt32LE(offset),
};

/**
 * A command as received. `documents` are the bytes of its kind-1 section (`documents`, `updates`, `deletes` or `ops`),
 * `namespaces` those of a bulk write's second one.
 */
export type WireCommand = {
  readonly requestId: number;
  /** OP_QUERY is only used for a driver's first hello, which expects an OP_REPLY. */
  readonly legacy: boolean;
  /** `moreToCome`: the client does not wait for a reply (write concern 0) and must not get one. */
  readonly wantsNoAnswer: boolean;
  readonly body: Buffer;
  readonly documents: Buffer | null;
  readonly namespaces: Buffer | null;
};

const opMsg = 2013;
const opQuery = 2004;
const opReply = 1;
const checksumPresent = 1;
const moreToCome = 2;

/** Reads an OP_MSG or OP_QUERY message. Throws RangeError on anything else. */
export function readMessage(message: Buffer): WireCommand {
  const requestId = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === opQuery) return readQuery(message, requestId);
  if (opcode !== opMsg) throw new RangeError(`opcode ${opcode}`);
  const flags = message.readUInt32LE(16);
  const end = message.length - (flags & checksumPresent ? 4 : 0);
  let body: Buffer | undefined;
  let documents: Buffer | null = null;
  let namespaces: Buffer | null = null;
  for (let at = 20; at < end; ) {
    const kind = message[at];
    const length = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + length);
    if (kind === 0) body = section;
    else if (kind === 1) {
      const nameEnd = section.indexOf(0, 4);
      if (section.toString('latin1', 4, nameEnd) === 'nsInfo') namespaces = section.subarray(nameEnd + 1);
      else documents = section.subarray(nameEnd + 1);
    } else throw new RangeError(`section kind ${kind}`);
    at += 1 + length;
  }
  if (body === undefined) throw new RangeError('no body section');
  return { requestId, legacy: false, wantsNoAnswer: (flags & moreToCome) !== 0, body, documents, namespaces };
}

/** One buffer, so that a reply is one write. */
export function answerMessage(command: WireCommand, reply: Buffer): Buffer {
  const head = command.legacy ? 36 : 21;
  const message = Buffer.allocUnsafe(head + reply.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(0, 4);
  message.writeInt32LE(command.requestId, 8);
  message.writeInt32LE(command.legacy ? opReply : opMsg, 12);
  message.fill(0, 16, head); // OP_MSG: flags and kind 0; OP_REPLY: flags, cursor, start
  if (command.legacy) message.writeInt32LE(1, 32);
  reply.copy(message, head);
  return message;
}

function readQuery(message: Buffer, requestId: number): WireCommand {
  const at = message.indexOf(0, 20) + 1 + 8; // flags, collection name, number to skip, number to return
  const body = message.subarray(at, at + message.readInt32LE(at));
  return { requestId, legacy: true, wantsNoAnswer: false, body, documents: null, namespaces: null };
}
