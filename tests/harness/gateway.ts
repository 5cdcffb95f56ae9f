import mongoose from 'mongoose';
import { freshDatabaseUrl } from './services.ts';

export type TestDatabase = {
  readonly client: mongoose.mongo.MongoClient;
  readonly db: mongoose.mongo.Db;
  close(): Promise<void>;
};

/** An unused database on the run's services. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const client = new mongoose.mongo.MongoClient(freshDatabaseUrl());
  await client.connect();
  const db = client.db();
  return {
    client,
    db,
    close: async () => {
      await db.dropDatabase();
      await client.close();
    },
  };
}

/** The rejection of a promise. @throws when it resolves */
export async function failureOf(work: Promise<unknown>): Promise<mongoose.mongo.MongoServerError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError) return error;
    throw error;
  }
  throw new Error('it was expected to fail');
}
