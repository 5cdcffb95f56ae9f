import type { Document } from 'bson';
import { decode, isDocument } from './bson.ts';
import { documentsIn } from './bson-scan.ts';
import type { Request } from './request.ts';

/**
 * What decides to which shards a cluster would send an operation: its collection and the fields of its filter, with no
 * values of them.
 */
export type Shape = {
  readonly operation: string;
  readonly collection: string;
  readonly inTransaction: boolean;
  /** Fields that equal a value; of an operation on any number of documents also those that equal one of some. */
  readonly equal: readonly string[];
  /** Fields with any other condition. */
  readonly other: readonly string[];
  /** What the service says of the operation; absent on most. */
  readonly comment?: string;
};

/** The operations of a command that read or change documents by a filter: an insert has none. */
export function shapesOf(request: Request): Shape[] {
  const body = decode(request.body);
  const shape = (operation: string, collection: string, filter: unknown, isOfMany: boolean): Shape => ({
    operation,
    collection,
    inTransaction: request.inTransaction,
    ...fieldsOf(isDocument(filter) ? filter : {}, isOfMany),
    ...(typeof body['comment'] === 'string' ? { comment: body['comment'] } : {}),
  });
  const read = (filter: unknown) => [shape(request.name, request.target, filter, true)];
  switch (request.name) {
    case 'find':
      return read(body['filter']);
    case 'count':
    case 'distinct':
      return read(body['query']);
    case 'aggregate':
      return read({ $and: leadingMatches(body['pipeline']) });
    case 'findAndModify':
      return [shape(request.name, request.target, body['query'], false)];
    case 'update':
    case 'delete':
      return operationsOf(request, body).map(({ q, multi, limit }) =>
        shape(request.name, request.target, q, multi === true || Number(limit) === 0),
      );
    case 'bulkWrite': {
      const collections = documentsIn(request.namespaces ?? Buffer.alloc(0)).map((info) => collectionOf(decode(info)));
      return documentsIn(request.documents ?? Buffer.alloc(0)).flatMap((bytes) => {
        const operation = decode(bytes);
        const { filter, multi } = operation;
        const kind = ['update', 'delete'].find((name) => name in operation);
        if (kind === undefined) return [];
        return [shape(kind, collections[Number(operation[kind])] ?? '', filter, multi === true)];
      });
    }
    default:
      return [];
  }
}

function operationsOf(request: Request, body: Document): Document[] {
  if (request.documents !== null) return documentsIn(request.documents).map(decode);
  return [body['updates'], body['deletes']].flat().filter(isDocument);
}

function leadingMatches(pipeline: unknown): unknown[] {
  const stages = Array.isArray(pipeline) ? pipeline : [];
  const end = stages.findIndex((stage) => stage.$match === undefined);
  return stages.slice(0, end === -1 ? stages.length : end).map(({ $match }) => $match);
}

function collectionOf({ ns }: Document): string {
  return String(ns).slice(String(ns).indexOf('.') + 1);
}

function fieldsOf(filter: Document, isOfMany: boolean): { equal: string[]; other: string[] } {
  const equal = new Set<string>();
  const other = new Set<string>();
  const see = (conditions: Document) => {
    for (const [field, condition] of Object.entries(conditions)) {
      if (field === '$and') for (const each of condition) see(each);
      // Of a path only its field: some of our paths contain names of processes.
      else
        (!field.startsWith('$') && isEquality(condition, isOfMany) ? equal : other).add(
          field.split('.', 1)[0] ?? field,
        );
    }
  };
  see(filter);
  return { equal: [...equal].sort(), other: [...other].filter((field) => !equal.has(field)).sort() };
}

function isEquality(condition: unknown, isOfMany: boolean): boolean {
  if (!isDocument(condition)) return true;
  if ('_bsontype' in condition) return condition['_bsontype'] !== 'BSONRegExp';
  const operators = Object.keys(condition).filter((name) => name.startsWith('$'));
  return operators.length === 0 || operators.includes('$eq') || (isOfMany && operators.includes('$in'));
}
