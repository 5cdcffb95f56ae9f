import { describe, expect, it } from '@jest/globals';
import { Binary, deserialize, Long, serialize } from 'bson';
import fc from 'fast-check';
import { documentsIn, scanCommand } from './bson-scan.ts';
import { MessageCutter } from './framing.ts';
import { answerMessage, readMessage, wireFraming } from './wire.ts';

const seed = 20_261_121;

describe('A command document', () => {
  it('has the fields that control the gateway', () => {
    const id = new Binary(Buffer.from('00112233445566778899aabbccddeeff', 'hex'), 4);
    const command = { insert: '사람', ordered: true, lsid: { id }, txnNumber: Long.fromNumber(7), $db: 'd' };
    const transaction = { startTransaction: true, autocommit: false, maxTimeMS: 50, writeConcern: { w: 1, j: false } };
    expect(scanCommand(Buffer.from(serialize({ ...command, ...transaction })))).toEqual({
      name: 'insert',
      target: '사람',
      database: 'd',
      session: '00112233445566778899aabbccddeeff',
      txnNumber: 7,
      inTransaction: true,
      startsTransaction: true,
      maxTimeMs: 50,
      isUnjournaled: true,
    });
    const durable = serialize({ ...command, writeConcern: { w: 'majority', j: true } });
    expect(scanCommand(Buffer.from(durable)).isUnjournaled).toBe(false);
  });

  it(`is read past values of any type (seed ${seed})`, () => {
    const value = fc.oneof(
      fc.string(),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.date({ noInvalidDate: true }),
      fc.object(),
      fc.constant(/a+/i),
      fc.constant(null),
      fc.uint8Array(),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    );
    const property = fc.property(fc.array(value), (values) => {
      const fields = Object.fromEntries(values.map((each, index) => [`field${index}`, each]));
      const { name, database } = scanCommand(Buffer.from(serialize({ ping: 1, ...fields, $db: 'last' })));
      expect({ name, database }).toEqual({ name: 'ping', database: 'last' });
    });
    fc.assert(property, { seed });
  });
});

describe('A message', () => {
  it('gives its body and the bytes of its document sequence', () => {
    const documents = [{ _id: 1 }, { _id: 2 }].map((document) => Buffer.from(serialize(document)));
    const command = readMessage(message({ insert: 'c', $db: 'd' }, documents));
    expect(deserialize(command.body)).toEqual({ insert: 'c', $db: 'd' });
    expect(documentsIn(command.documents ?? Buffer.alloc(0)).map((each) => deserialize(each))).toEqual([
      { _id: 1 },
      { _id: 2 },
    ]);
    expect(command).toMatchObject({ requestId: 5, wantsNoAnswer: false, legacy: false });
  });

  it(`is assembled however the stream is cut (seed ${seed})`, () => {
    const property = fc.property(
      fc.array(fc.nat(100), { minLength: 1 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      (sizes, cuts) => {
        const messages = sizes.map((size) => message({ ping: 'x'.repeat(size), $db: 'd' }, []));
        const received: Buffer[] = [];
        const cutter = new MessageCutter(wireFraming, (each) => received.push(Buffer.from(each)));
        const stream = Buffer.concat(messages);
        for (let at = 0, turn = 0; at < stream.length; turn++) {
          const end = at + (cuts[turn % cuts.length] ?? 1);
          cutter.push(stream.subarray(at, end));
          at = end;
        }
        expect(received).toEqual(messages);
      },
    );
    fc.assert(property, { seed });
  });

  it('that is a reply names its request', () => {
    const command = readMessage(message({ ping: 1, $db: 'd' }, []));
    const reply = answerMessage(command, Buffer.from(serialize({ ok: 1 })));
    expect([reply.readInt32LE(0), reply.readInt32LE(8), reply.readInt32LE(12)]).toEqual([reply.length, 5, 2013]);
    expect(deserialize(reply.subarray(21))).toEqual({ ok: 1 });
  });
});

/** An OP_MSG with request id 5. */
function message(body: object, documents: readonly Buffer[]): Buffer {
  const sections = [Buffer.from([0]), Buffer.from(serialize(body))];
  if (documents.length > 0) {
    const content = Buffer.concat([Buffer.from('documents\0'), ...documents]);
    const size = Buffer.alloc(4);
    size.writeInt32LE(4 + content.length);
    sections.push(Buffer.from([1]), size, content);
  }
  const payload = Buffer.concat([Buffer.alloc(4), ...sections]);
  const head = Buffer.alloc(16);
  [16 + payload.length, 5, 0, 2013].forEach((value, index) => {
    head.writeInt32LE(value, index * 4);
  });
  return Buffer.concat([head, payload]);
}
