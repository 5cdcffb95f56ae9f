import type { Document } from 'bson';
import { decode, encode } from './bson.ts';
import { documentsIn, type Element, elementsOf, renamed } from './bson-scan.ts';
import { CommandError, errorCodes } from './errors.ts';
import type { Request } from './request.ts';
import type { Writes } from './writes.ts';

const kinds = ['insert', 'update', 'delete'] as const;
type Kind = (typeof kinds)[number];

/** The fields of an operation after its kind, and their names in the command. Other fields are rejected. */
const fieldNames: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  insert: { document: 'document' },
  update: {
    filter: 'q',
    updateMods: 'u',
    multi: 'multi',
    upsert: 'upsert',
    arrayFilters: 'arrayFilters',
    hint: 'hint',
  },
  delete: { filter: 'q', multi: 'multi', hint: 'hint' },
};

/** A command, and the index of its operation in the bulk write; of several merged ones, the first. */
interface Numbered {
  readonly command: Request;
  readonly idx: number;
}

/**
 * Client-level bulk writes, which the engine lacks: each operation runs as its command, one after another. Operations
 * of a transaction are sent together, and as one command where adjacent ones have the same kind and their single
 * results are not requested. Outside transactions, operations of an ordered bulk write are also sent together, and again
 * one by one when any fails. An ordered bulk write ends at its first error.
 */
export async function bulkWrite(request: Request, writes: Writes): Promise<Buffer> {
  const { ordered, errorsOnly } = decode(request.body);
  const operations = documentsIn(request.documents ?? Buffer.alloc(0));
  const namespaces = documentsIn(request.namespaces ?? Buffer.alloc(0)).map((info) => String(decode(info)['ns']));
  const sums = { nErrors: 0, nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  const results: Document[] = [];
  const commands = operations.map((operation, idx) => commandOf(request, operation, namespaces, idx));
  const isTogether = request.inTransaction && request.maxTimeMs === undefined;
  const single = commands.map((command, idx) => ({ command, idx }));
  const numbered = isTogether && errorsOnly === true ? merged(single) : single;
  const replies = await repliesOf(
    numbered.map(({ command }) => command),
    ordered !== false,
    writes,
  );
  for (const [place, { command, idx }] of numbered.entries()) {
    const bytes = replies === null ? await writes.run(command) : replies[place];
    if (bytes === undefined) break;
    const reply = decode(bytes);
    const result = resultOf(command, reply, idx, sums);
    if (result['ok'] !== 1 || errorsOnly !== true) results.push(result);
    if (result['ok'] !== 1 && (ordered !== false || request.inTransaction)) break;
  }
  return encode({ cursor: { id: 0n, firstBatch: results, ns: 'admin.$cmd.bulkWrite' }, ...sums, ok: 1 });
}

/** Null: the operations must run one by one. */
async function repliesOf(commands: readonly Request[], isOrdered: boolean, writes: Writes): Promise<Buffer[] | null> {
  const [first] = commands;
  if (first === undefined || first.maxTimeMs !== undefined) return null;
  if (first.inTransaction) return writes.runTogether(commands);
  return isOrdered && commands.length > 1 ? writes.runAtOnce(commands) : null;
}

function merged(commands: readonly Numbered[]): Numbered[] {
  const runs: Numbered[][] = [];
  for (const numbered of commands) {
    const run = runs.at(-1);
    const last = run?.at(-1)?.command;
    const { name, database, target } = numbered.command;
    if (run !== undefined && last?.name === name && last.database === database && last.target === target) {
      run.push(numbered);
    } else {
      runs.push([numbered]);
    }
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (first === undefined) return [];
    const documents = Buffer.concat(run.flatMap(({ command }) => command.documents ?? []));
    return [{ idx: first.idx, command: { ...first.command, documents } }];
  });
}

/** The command of an operation. The first one starts the transaction. */
function commandOf(request: Request, operation: Buffer, namespaces: readonly string[], idx: number): Request {
  const elements = elementsOf(operation);
  const name = kinds.find((kind) => kind === elements[0]?.key);
  const namespace = namespaces[elements[0] === undefined ? -1 : operation.readInt32LE(elements[0].start)];
  if (name === undefined || namespace === undefined) {
    throw new CommandError(errorCodes.badValue, `ops.${idx} is no insert, update or delete in a namespace of nsInfo`);
  }
  const dot = namespace.indexOf('.');
  const [database, target] = [namespace.slice(0, dot), namespace.slice(dot + 1)];
  return {
    ...request,
    name,
    database,
    target,
    startsTransaction: request.startsTransaction && idx === 0,
    body: encode({ [name]: target, $db: database }),
    documents: documentOf(name, operation, elements),
    namespaces: null,
  };
}

/** The document of an operation for its command. */
function documentOf(kind: Kind, operation: Buffer, elements: readonly Element[]): Buffer {
  const [, ...fields] = elements;
  const named = fields.map((element) => {
    const as = fieldNames[kind][element.key];
    if (as === undefined) throw new CommandError(errorCodes.badValue, `'${element.key}' of a bulk write's ${kind}`);
    return { ...element, as };
  });
  if (kind === 'update') return renamed(operation, named);
  if (kind === 'delete') {
    const { multi, ...fields } = decode(renamed(operation, named));
    return encode({ ...fields, limit: multi === true ? 0 : 1 });
  }
  const [document] = named;
  if (document === undefined) throw new CommandError(errorCodes.badValue, 'an insert without a document');
  return operation.subarray(document.start, document.end);
}

type Sums = Record<'nErrors' | 'nInserted' | 'nMatched' | 'nModified' | 'nUpserted' | 'nDeleted', number>;

/** The result of one operation, or of several merged into one command. Adds to the sums. */
function resultOf(command: Request, reply: Document, idx: number, sums: Sums): Document {
  const [writeError] = arrayOf(reply['writeErrors']);
  if (writeError !== undefined) {
    sums.nErrors += 1;
    return { ...writeError, ok: 0, idx: idx + Number(writeError['index']), n: 0 };
  }
  const n = Number(reply['n']);
  if (command.name === 'insert') sums.nInserted += n;
  if (command.name === 'delete') sums.nDeleted += n;
  if (command.name !== 'update') return { ok: 1, idx, n };
  const nModified = Number(reply['nModified']);
  const upserted = arrayOf(reply['upserted']);
  sums.nModified += nModified;
  sums.nUpserted += upserted.length;
  sums.nMatched += n - upserted.length;
  const [first] = upserted;
  return { ok: 1, idx, n, nModified, ...(first === undefined ? {} : { upserted: { _id: first['_id'] } }) };
}

function arrayOf(value: unknown): Document[] {
  return Array.isArray(value) ? value : [];
}
