import type { Connection } from 'mongoose';
import { RefusedStart } from '../core/process.ts';
import { SCHEMA_COLLECTION } from './models/models.ts';

/** One step of the stored form: from the version before to `version`. */
export interface Migration {
  readonly version: number;
  /** What it changes, for the command line. */
  readonly name: string;
  /**
   * Changes the records while the service of the version before runs on them, so that version must be able to read and
   * write both forms. It may be killed at any moment and is then run again from its start.
   */
  run(connection: Connection): Promise<void>;
}

/** In order, without a gap. CONTRIBUTING.md, "Change a stored field", says how to add one. */
const MIGRATIONS: readonly Migration[] = [{ version: 1, name: 'mark the first version', run: async () => undefined }];

/** A database with records and without a mark was written before versions were recorded. */
const FIRST_VERSION = 1;

/** The version that this release reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

const VERSION_ID = 'schema_version';

/** The form of the stored records is not this release's: a start ends, and nothing was changed. */
class SchemaVersionError extends RefusedStart {
  override readonly name = 'SchemaVersionError';
}

/**
 * Marks an empty database with the present version, and one without a mark with the first. At the beginning of a start:
 * no process makes collections in an unmarked database.
 * @throws SchemaVersionError when the version is another than `wanted`, with the command to run
 */
export async function requireSchemaVersion(connection: Connection, wanted = SCHEMA_VERSION): Promise<void> {
  const found = (await readVersion(connection)) ?? (await mark(connection, wanted));
  if (found < wanted) {
    throw new SchemaVersionError(
      `the database has schema version ${found}, and this release needs ${wanted}: run npm run -s cli -- migrate ` +
        '(docs/upgrade.md)',
    );
  }
  if (found > wanted) throw new SchemaVersionError(tooNew(found, wanted));
}

function tooNew(found: number, wanted: number): string {
  return (
    `the database has schema version ${found}, and this release knows versions up to ${wanted}: start the newer ` +
    'release, or go back to a backup of this one with npm run -s cli -- restore --from <dir> (docs/upgrade.md)'
  );
}

export interface MigrationReport {
  readonly from: number;
  readonly to: number;
  /** The names of the steps that ran. */
  readonly steps: readonly string[];
}

/**
 * Runs the steps between the database's version and this release's. Each is recorded when it has ended, so that a
 * repetition goes on with the next.
 * @throws SchemaVersionError when the database is newer
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<MigrationReport> {
  const wanted = migrations.length;
  const from = (await readVersion(connection)) ?? (await mark(connection, wanted));
  if (from > wanted) throw new SchemaVersionError(tooNew(from, wanted));
  const steps = migrations.filter(({ version }) => version > from);
  for (const step of steps) {
    await step.run(connection);
    // Another run may be ahead.
    const behind = { _id: VERSION_ID as never, schema_version: { $lt: step.version } };
    await connection.collection(SCHEMA_COLLECTION).updateOne(behind, { $set: { schema_version: step.version } });
  }
  return { from, to: wanted, steps: steps.map(({ name }) => name) };
}

/** Null: it has no mark. */
export async function readVersion(connection: Connection): Promise<number | null> {
  const found = await connection.collection(SCHEMA_COLLECTION).findOne({ _id: VERSION_ID as never });
  return found === null ? null : Number(found['schema_version']);
}

async function mark(connection: Connection, present: number): Promise<number> {
  const { db } = connection;
  if (db === undefined) throw new Error('the database is not connected');
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const version = collections.some(({ name }) => name !== SCHEMA_COLLECTION) ? FIRST_VERSION : present;
  const marked = await connection
    .collection(SCHEMA_COLLECTION)
    .findOneAndUpdate(
      { _id: VERSION_ID as never },
      { $setOnInsert: { schema_version: version } },
      { upsert: true, returnDocument: 'after' },
    );
  return Number(marked?.['schema_version'] ?? version);
}
