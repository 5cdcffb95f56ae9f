import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { defineModels } from '../../shared/db/models/models.ts';
import { scans, scattered, shardKeys } from './shard-rule.mjs';

const SCALING = readFileSync(new URL('../../docs/scaling.md', import.meta.url), 'utf8');
const [, DOCS = ''] = SCALING.split('## MongoDB on many shards\n');
const SCRIPT = readFileSync(new URL('../../deploy/mongodb/shard.js', import.meta.url), 'utf8');

describe('the rule of sharded collections', () => {
  const of = (equal: readonly string[], changes: object = {}) => ({
    operation: 'find',
    collection: 'fortunes',
    inTransaction: false,
    equal,
    other: [],
    ...changes,
  });

  it.each([
    of(['accountId', 'contentHash']),
    of(['_id'], { collection: 'idempotency_keys' }),
    of([], { collection: 'accounts' }),
    of(['open'], { collection: 'generations', other: ['_id'] }),
    of(['accountId'], { operation: 'distinct' }),
    of(['_id'], { comment: 'operator' }),
  ])('is kept by %j', (shape) => {
    expect(scattered([shape])).toEqual([]);
  });

  it.each([
    [of(['_id']), 'find fortunes {_id =}'],
    [of(['_id'], { other: ['accountId'] }), 'find fortunes {_id =, accountId}'],
    [of(['contentHash'], { comment: 'operator' }), 'find fortunes {contentHash =} as operator'],
    [of(['accountId'], { collection: 'unlisted' }), 'find unlisted {accountId =}'],
    [
      of(['open'], { collection: 'generations', other: ['_id'], inTransaction: true }),
      'find generations {open =, _id} in a transaction',
    ],
    [
      of(['accountId'], { operation: 'distinct', inTransaction: true }),
      'distinct fortunes {accountId =} in a transaction',
    ],
  ])('is broken by %j', (shape, line) => {
    expect(scattered([shape, shape])).toEqual([line]);
  });
});

describe('the collections', () => {
  const models = Object.values(defineModels(mongoose.createConnection()));
  const keyOf = ({ collection }: (typeof models)[number]) => shardKeys[collection.collectionName];
  const sharded = models.filter((model) => keyOf(model) !== null);
  const namesOf = (some: typeof models) => some.map(({ collection }) => collection.collectionName).sort();

  it('are all in the list of shard keys', () => {
    expect([...namesOf(models), 'probes', 'schema'].sort()).toEqual(Object.keys(shardKeys).sort());
  });

  it('lets each unique index begin with the shard key', () => {
    const offending = sharded.flatMap((model) =>
      model.schema
        .indexes()
        .filter(([key, { unique }]) => unique === true && Object.keys(key)[0] !== keyOf(model))
        .map(([, { name }]) => `${model.collection.collectionName} ${name}`),
    );
    expect(offending).toEqual([]);
  });

  it('are sharded by deploy/mongodb/shard.js, which makes the index that one lacks', () => {
    const listed = /const byAccount = \[([^\]]*)\]/.exec(SCRIPT)?.[1] ?? '';
    const byAccount = sharded.filter((model) => keyOf(model) === 'accountId');
    expect([...listed.matchAll(/'(\w+)'/g)].map(([, name]) => name).sort()).toEqual(namesOf(byAccount));
    const hasIndex = ({ schema }: (typeof models)[number]) =>
      schema.indexes().some(([key, options]) => 'accountId' in key && options['partialFilterExpression'] === undefined);
    const made = /of \[([^\]]*)\]\)\s+\S+createIndex\(\{ accountId: 1 \}\)/.exec(SCRIPT)?.[1] ?? '';
    expect([...made.matchAll(/'(\w+)'/g)].map(([, name]) => name).sort()).toEqual(
      namesOf(byAccount.filter((model) => !hasIndex(model))),
    );
    const unsharded = models.filter((model) => keyOf(model) === null);
    expect(namesOf(unsharded).filter((name) => !DOCS.includes(`\`${name}\``))).toEqual([]);
  });

  it('are scanned for the reasons in the docs', () => {
    const rows = [...DOCS.matchAll(/^- `(\w+)`, /gm)].map(([, name]) => name);
    expect(rows).toEqual(Object.keys(scans));
  });
});
