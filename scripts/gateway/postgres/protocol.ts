import type { Framing } from '../framing.ts';

/** A statement that is prepared once per connection under its name. Parameters and results are binary. */
export type Statement = { readonly name: string; readonly sql: string };

/** A parameter in PostgreSQL's binary format; null is SQL's NULL. */
export type Parameter = Buffer | null;

/** One row's columns in binary format; null is SQL's NULL. */
export type Row = readonly (Buffer | null)[];

/** Backend messages: one letter, then a length that counts itself but not the letter. */
export const backendFraming: Framing = {
  headBytes: 5,
  lengthAt: (buffer, offset) => buffer.readInt32BE(offset + 1) + 1,
};

export const syncMessage = Buffer.from([0x53, 0, 0, 0, 4]);
export const terminateMessage = Buffer.from([0x58, 0, 0, 0, 4]);

/** StartupMessage of protocol 3.0. `settings` may be any server setting besides user and database. */
export function startupMessage(settings: Readonly<Record<string, string>>): Buffer {
  const text = Object.entries(settings)
    .map(([name, value]) => `${name}\0${value}\0`)
    .join('');
  const message = Buffer.alloc(8 + Buffer.byteLength(text) + 1);
  message.writeInt32BE(message.length, 0);
  message.writeInt32BE(196608, 4);
  message.write(text, 8);
  return message;
}

export function parseMessage({ name, sql }: Statement): Buffer {
  const body = Buffer.from(`${name}\0${sql}\0`);
  const message = Buffer.alloc(5 + body.length + 2); // Two zero bytes: the SQL casts define the parameter types.
  message[0] = 0x50;
  message.writeInt32BE(message.length - 1, 1);
  body.copy(message, 5);
  return message;
}

const executeTail = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]); // unnamed portal, all rows

/** Bind (binary parameters and results) and Execute of a prepared statement, in one buffer. */
export function bindExecuteMessage(statementName: string, parameters: readonly Parameter[]): Buffer {
  let size = 5 + 1 + statementName.length + 1 + 4 + 2 + 4;
  for (const parameter of parameters) size += 4 + (parameter === null ? 0 : parameter.length);
  const message = Buffer.allocUnsafe(size + executeTail.length);
  message[0] = 0x42;
  message.writeInt32BE(size - 1, 1);
  message[5] = 0;
  let at = 6 + message.write(statementName, 6, 'latin1');
  message[at] = 0;
  message.writeInt32BE(0x00010001, at + 1); // one format code for all parameters: binary
  message.writeInt16BE(parameters.length, at + 5);
  at += 7;
  for (const parameter of parameters) {
    message.writeInt32BE(parameter === null ? -1 : parameter.length, at);
    at += 4;
    if (parameter !== null) at += parameter.copy(message, at);
  }
  message.writeInt32BE(0x00010001, at); // one format code for all results: binary
  executeTail.copy(message, at + 4);
  return message;
}

/** The columns of a DataRow message, as slices of it. */
export function rowOf(message: Buffer): Row {
  const columns: (Buffer | null)[] = [];
  const count = message.readInt16BE(5);
  let at = 7;
  for (let column = 0; column < count; column++) {
    const length = message.readInt32BE(at);
    at += 4;
    columns.push(length < 0 ? null : message.subarray(at, at + length));
    if (length > 0) at += length;
  }
  return columns;
}

/** The fields of an ErrorResponse by their letters: C code, M message, D detail, n constraint … */
export function errorFieldsOf(message: Buffer): ReadonlyMap<string, string> {
  const fields = message.toString('utf8', 5).split('\0');
  return new Map(fields.filter((field) => field !== '').map((field) => [field.charAt(0), field.slice(1)]));
}
