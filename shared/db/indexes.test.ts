import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { freshDatabaseUrl } from '../../tests/harness/services.ts';
import { openFreshDatabase, testClock } from '../../tests/harness/stores.ts';
import { newId } from '../core/ids.ts';
import { connectDatabase, type Database } from './connect.ts';
import { SCHEMA_COLLECTION } from './models/models.ts';
import { isDuplicateKey } from './records.ts';

const clock = testClock();
let db: Database;
beforeAll(async () => {
  db = await openFreshDatabase();
});
afterAll(() => db.close());

const modelsOf = ({ connection }: Database) => Object.values(connection.models);
const isTaken = (work: Promise<unknown>) => work.then(() => false, isDuplicateKey);

describe('partial indexes', () => {
  it('have filters that MongoDB can derive from a query: equality and ranges, never a type', () => {
    const filters = modelsOf(db).flatMap((model) =>
      model.schema.indexes().flatMap(([, { partialFilterExpression }]) => partialFilterExpression ?? []),
    );
    expect(filters.length).toBeGreaterThan(10);
    expect(filters.filter((filter) => /\$(type|exists|or|in|ne)"/.test(JSON.stringify(filter)))).toEqual([]);
  });

  it.each([
    ['revoked keys', 'apiKeys', { revokedAt: { $gte: new Date() } }],
    ['new keys', 'apiKeys', { createdAt: { $gte: new Date() } }],
    ['a profile by external id', 'profiles', { accountId: 'acc_1', livemode: true, externalId: 'customer-1' }],
    ['an event that happens once', 'events', { accountId: 'acc_1', onceKey: 'acc_1:daily.reset:2026-11-21' }],
  ] as const)('are used by the engine to find %s', async (_, name, filter) => {
    const plan = JSON.stringify(await db[name].collection.find(filter as object).explain());
    expect(plan).toMatch(/Index Scan/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it('keep external ids unique within a mode, and accept any number of profiles without one', async () => {
    const owner = newOwner();
    const profile = (externalId: string | null) => profileRecord(clock, owner, { _id: newId('prf'), externalId });
    await db.profiles.create([profile(null), profile(null), profile('customer-1'), profile('customer-2')]);
    expect(await isTaken(db.profiles.create([profile('customer-1')]))).toBe(true);
    expect(await isTaken(db.profiles.create([profile(null)]))).toBe(false);
    expect(await db.profiles.countDocuments({ ...owner, externalId: 'customer-1' })).toBe(1);
  });
});

it('are made once: a further start with the same definitions reads one record', async () => {
  const url = freshDatabaseUrl();
  const first = await connectDatabase(url, { waitMs: 30_000 });
  await first.profiles.collection.dropIndex('by_external_id');
  await first.close();
  const again = await connectDatabase(url, { waitMs: 30_000 });
  const names = (await again.profiles.collection.indexes()).map(({ name }) => name);
  expect(names).not.toContain('by_external_id');
  await again.connection.collection(SCHEMA_COLLECTION).deleteOne({ hash: { $exists: true } });
  await again.close();
  const repaired = await connectDatabase(url, { waitMs: 30_000 });
  expect((await repaired.profiles.collection.indexes()).map(({ name }) => name)).toContain('by_external_id');
  await repaired.connection.dropDatabase();
  await repaired.close();
});

it('replace indexes of an earlier version at the start, which guard their keys until then', async () => {
  const url = freshDatabaseUrl();
  const old = await connectDatabase(url, { waitMs: 30_000 });
  const profiles = old.profiles.collection;
  await profiles.dropIndex('by_external_id');
  await profiles.createIndex(
    { accountId: 1, livemode: 1, externalId: 1 },
    { unique: true, partialFilterExpression: { externalId: { $type: 'string' } }, name: 'external_id' },
  );
  const hashed = { hash: { $exists: true } };
  await old.connection.collection(SCHEMA_COLLECTION).updateOne(hashed, { $set: { hash: 'of the earlier version' } });
  const owner = newOwner();
  await old.profiles.create([profileRecord(clock, owner, { externalId: 'customer-1' })]);
  await old.close();

  const started = await connectDatabase(url, { waitMs: 30_000 });
  const names = (await started.profiles.collection.indexes()).map(({ name }) => name);
  expect(names).toContain('by_external_id');
  expect(names).not.toContain('external_id');
  const again = profileRecord(clock, owner, { _id: newId('prf'), externalId: 'customer-1' });
  expect(await isTaken(started.profiles.create([again]))).toBe(true);
  await started.connection.dropDatabase();
  await started.close();
});
