import mongoose, { type Connection } from 'mongoose';
import { readDatabaseTime } from './database-clock.ts';
import { defineModels, type Models, missingIndexes } from './models/models.ts';
import { readVersion } from './schema-version.ts';

/** Reads about a database, for the operators' check. It creates and changes nothing. Each rejects when it is away. */
export interface DatabaseInspection {
  version(): Promise<string>;
  /** The feature compatibility version; null where the server does not report it, as `mongos` does not. */
  featureVersion(): Promise<string | null>;
  /** Of the records (`schema-version.ts`); null: no process has started on the database since versions are recorded. */
  schemaVersion(): Promise<number | null>;
  /** `<collection>.<index>` of each index that the service needs and does not find. */
  missingIndexes(): Promise<string[]>;
  /** For reads. */
  readonly models: Models;
  /** The server's clock. */
  now(): Promise<Date>;
  close(): Promise<void>;
}

/** @throws when no server answers within `timeoutMs` */
export async function inspectDatabase(url: string, timeoutMs: number): Promise<DatabaseInspection> {
  const connection = mongoose.createConnection(url, {
    maxPoolSize: 2,
    serverSelectionTimeoutMS: timeoutMs,
    connectTimeoutMS: timeoutMs,
    bufferCommands: false,
  });
  try {
    await connection.asPromise();
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
  const models = defineModels(connection);
  return {
    models,
    version: async () => String((await command(connection, { buildInfo: 1 }))['version']),
    async featureVersion() {
      const wanted = { getParameter: 1, featureCompatibilityVersion: 1 };
      const answer = await command(connection, wanted).catch(() => ({}) as Record<string, unknown>);
      const found = answer['featureCompatibilityVersion'];
      return typeof found === 'object' && found !== null && 'version' in found ? String(found.version) : null;
    },
    schemaVersion: () => readVersion(connection),
    missingIndexes: () => missingIndexes(models),
    now: () => readDatabaseTime(connection),
    close: () => connection.close(),
  };
}

async function command(connection: Connection, document: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { db } = connection;
  if (db === undefined) throw new Error('the database is not connected');
  return db.admin().command(document);
}
