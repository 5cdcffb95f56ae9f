import type { Database } from '../../shared/db/connect.ts';
import { SCHEMA_COLLECTION } from '../../shared/db/models/models.ts';
import { databaseUrl, workerNumber } from './services.ts';

/**
 * The databases of this Jest worker. Making one takes two seconds of processor time (29 collections, 73 indexes), and
 * emptying it milliseconds: a test file takes an empty one, and gives it back.
 */
const free: string[] = [];
let made = 0;

/** @returns the address of an empty database, which has its indexes already if it was given back before */
export function takeDatabase(): string {
  const name = free.pop() ?? `saju_test_${workerNumber()}_${process.pid}_${++made}`;
  return databaseUrl(name);
}

/** Empties it for the next file. Afterwards nothing may write to it. */
export async function giveBackDatabase({ connection }: Pick<Database, 'connection'>): Promise<void> {
  const collections = (await connection.db?.collections()) ?? [];
  const own = collections.filter(({ collectionName }) => collectionName !== SCHEMA_COLLECTION);
  // Another platform has another SECRETS_KEY.
  await connection.collection(SCHEMA_COLLECTION).deleteMany({ sealed: { $exists: true } });
  await Promise.all(own.map((collection) => collection.deleteMany({})));
  free.push(connection.name);
}
