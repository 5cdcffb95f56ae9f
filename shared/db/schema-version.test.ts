import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { runCommand } from '../../tests/harness/cli.ts';
import { freshDatabaseUrl } from '../../tests/harness/services.ts';
import { connectDatabase } from './connect.ts';
import { SCHEMA_COLLECTION } from './models/models.ts';
import { type Migration, migrate, readVersion, requireSchemaVersion, SCHEMA_VERSION } from './schema-version.ts';

describe('the schema version', () => {
  let url: string;
  let connection: Connection;
  beforeEach(async () => {
    url = freshDatabaseUrl();
    connection = await mongoose.createConnection(url).asPromise();
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const start = async () => (await connectDatabase(url, { waitMs: 30_000 })).close();
  const marks = () => connection.collection(SCHEMA_COLLECTION);
  const set = (schema_version: number) =>
    marks().updateOne({ schema_version: { $exists: true } }, { $set: { schema_version } });
  const step = (version: number, run: () => Promise<void> = async () => undefined): Migration => {
    return { version, name: `step ${version}`, run };
  };

  it('of an empty database is the present one, whatever processes start on it at once', async () => {
    await Promise.all([start(), start(), start()]);
    expect(await readVersion(connection)).toBe(SCHEMA_VERSION);
    const empty = await mongoose.createConnection(freshDatabaseUrl()).asPromise();
    await requireSchemaVersion(empty, 7);
    expect(await readVersion(empty)).toBe(7);
    await empty.dropDatabase();
    await empty.close();
  });

  it('of a database with records and without a mark is the first', async () => {
    await connection.collection('accounts').insertOne({ email: 'a@b.c' });
    await expect(requireSchemaVersion(connection, 2)).rejects.toThrow(
      'the database has schema version 1, and this release needs 2: run npm run -s cli -- migrate',
    );
    await start();
    expect(await readVersion(connection)).toBe(1);
  });

  it.each([
    ['an older', SCHEMA_VERSION - 1, 'run npm run -s cli -- migrate'],
    ['a newer', SCHEMA_VERSION + 1, 'npm run -s cli -- restore --from <dir>'],
  ])(
    'of %s release refuses a start, which then changes nothing, with the command to run',
    async (_, version, command) => {
      await requireSchemaVersion(connection);
      await set(version);
      await expect(start()).rejects.toThrow(command);
      expect(await connection.db?.listCollections().toArray()).toHaveLength(1);
      expect(await readVersion(connection)).toBe(version);
    },
  );

  it('is moved forward step by step, each once, from where the run before was interrupted', async () => {
    await requireSchemaVersion(connection, 1);
    const ran: number[] = [];
    let fails = true;
    const steps = [1, 2, 3, 4].map((version) =>
      step(version, async () => {
        ran.push(version);
        if (version === 3 && fails) throw new Error('killed');
      }),
    );
    await expect(migrate(connection, steps)).rejects.toThrow('killed');
    expect(await readVersion(connection)).toBe(2);
    fails = false;
    expect(await migrate(connection, steps)).toEqual({ from: 2, to: 4, steps: ['step 3', 'step 4'] });
    expect(await migrate(connection, steps)).toEqual({ from: 4, to: 4, steps: [] });
    expect(ran).toEqual([2, 3, 3, 4]);
  });

  it('is moved by the command line, which refuses a newer one', async () => {
    await start();
    const environment = { MONGODB_URL: url, REDIS_URL: 'redis://127.0.0.1', SECRETS_KEY: KEY };
    await set(0);
    expect(await runCommand({ environment }, ['accounts', 'list'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('run npm run -s cli -- migrate'),
    });
    const migrated = await runCommand({ environment }, ['migrate', '--json']);
    expect(JSON.parse(migrated.stdout)).toEqual({
      schema_version: 1,
      from: 0,
      steps: ['mark the first version'],
    });
    await start();
    await set(SCHEMA_VERSION + 1);
    expect(await runCommand({ environment }, ['migrate'])).toMatchObject({ code: 1, stdout: '' });
  });
});

const KEY = 'MTIzNDU2Nzg5MGFiY2RlZmdoaWprbG1ub3BxcnN0dXY=';
