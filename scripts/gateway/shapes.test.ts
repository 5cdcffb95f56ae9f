import { describe, expect, it } from '@jest/globals';
import { type Document, serialize } from 'bson';
import { scanCommand } from './bson-scan.ts';
import type { Request } from './request.ts';
import { shapesOf } from './shapes.ts';

const bytes = (document: Document) => Buffer.from(serialize(document));
const sequence = (documents?: readonly Document[]) =>
  documents === undefined ? null : Buffer.concat(documents.map(bytes));

function request(command: Document, documents?: readonly Document[], namespaces?: readonly Document[]): Request {
  const body = bytes({ ...command, $db: 'saju' });
  return {
    ...scanCommand(body),
    client: {},
    body,
    documents: sequence(documents),
    namespaces: sequence(namespaces),
  };
}

const shape = (operation: string, equal: readonly string[], other: readonly string[] = []) => ({
  operation,
  collection: 'c',
  inTransaction: false,
  equal,
  other,
});

describe('The shape of an operation', () => {
  it.each([
    [{ find: 'c', filter: { b: { $gt: 1 }, a: 'x', c: null } }, ['a', 'c'], ['b']],
    [{ find: 'c', filter: { a: { $in: ['x', 'y'] }, b: { $eq: 1 }, c: { sub: 1 } } }, ['a', 'b', 'c'], []],
    [{ find: 'c', filter: { $and: [{ a: 'x' }, { _id: { $lt: 'y' } }] } }, ['a'], ['_id']],
    [{ find: 'c', filter: { $or: [{ a: 'x' }, { a: 'y' }] } }, [], ['$or']],
    [{ find: 'c', filter: { a: { $ne: 'x' }, b: /x/, 'c.d': 1 } }, ['c'], ['a', 'b']],
    [{ find: 'c' }, [], []],
    [{ distinct: 'c', key: 'k', query: { a: 'x' } }, ['a'], []],
    [{ count: 'c', query: { a: 'x' } }, ['a'], []],
    [{ aggregate: 'c', pipeline: [{ $match: { a: 'x' } }, { $match: { b: 1 } }, { $limit: 1 }] }, ['a', 'b'], []],
    [{ aggregate: 'c', pipeline: [{ $limit: 1 }, { $match: { a: 'x' } }] }, [], []],
    [{ findAndModify: 'c', query: { a: 'x', b: { $in: [1] } } }, ['a'], ['b']],
  ])('of %j has its fields by kind of condition', (command, equal, other) => {
    expect(shapesOf(request(command))).toEqual([shape(Object.keys(command)[0] ?? '', equal, other)]);
  });

  it('has the comment of the command', () => {
    const command = { find: 'c', filter: { a: 'x' }, comment: 'operator' };
    expect(shapesOf(request(command))).toEqual([{ ...shape('find', ['a']), comment: 'operator' }]);
  });

  it('of a write to one document does not count a list as equality', () => {
    const q = { a: { $in: ['x', 'y'] } };
    const [one, many] = [shape('update', [], ['a']), shape('update', ['a'])];
    expect(shapesOf(request({ update: 'c' }, [{ q }, { q, multi: true }]))).toEqual([one, many]);
    expect(shapesOf(request({ update: 'c', updates: [{ q }] }))).toEqual([one]);
    const deletes = [
      { q, limit: 1 },
      { q, limit: 0 },
    ];
    expect(shapesOf(request({ delete: 'c' }, deletes))).toEqual([shape('delete', [], ['a']), shape('delete', ['a'])]);
  });

  it('is that of each update and delete of a bulk write, with the collection of its namespace', () => {
    const operations = [
      { insert: 0, document: { a: 1 } },
      { update: 1, filter: { a: 'x' }, updateMods: {} },
      { delete: 0, filter: { b: { $gt: 1 } }, multi: false },
    ];
    const namespaces = [{ ns: 'saju.other' }, { ns: 'saju.c' }];
    const bulk = request({ bulkWrite: 1, autocommit: false }, operations, namespaces);
    expect(shapesOf(bulk)).toEqual([
      { ...shape('update', ['a']), inTransaction: true },
      { ...shape('delete', [], ['b']), collection: 'other', inTransaction: true },
    ]);
  });

  it('is missing from commands without a filter', () => {
    expect(shapesOf(request({ insert: 'c' }, [{ a: 1 }]))).toEqual([]);
    expect(shapesOf(request({ commitTransaction: 1 }))).toEqual([]);
  });
});
