import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { decode } from '../../scripts/gateway/bson.ts';
import { MessageCutter } from '../../scripts/gateway/framing.ts';
import { readMessage, wireFraming } from '../../scripts/gateway/wire.ts';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { freshDatabaseUrl } from '../../tests/harness/services.ts';
import { testClock } from '../../tests/harness/stores.ts';
import { portOf, startTcpProxy, type TcpProxy, throughProxy } from '../../tests/harness/tcp-proxy.ts';
import { connectDatabase, type Database } from './connect.ts';

const clock = testClock();

describe('connecting to the database', () => {
  let url: string;
  let proxy: TcpProxy;
  let db: Database | null;
  beforeEach(async () => {
    url = freshDatabaseUrl();
    proxy = await startTcpProxy(portOf(url));
    db = null;
  });
  afterEach(async () => {
    await db?.connection.dropDatabase();
    await db?.close();
    await proxy.close();
  });

  it('waits for a database that drops connections while it starts', async () => {
    let cuts = 0;
    proxy.onRequest((bytes) => {
      if (cuts === 3 || !bytes.includes('createIndexes')) return bytes;
      cuts += 1;
      setTimeout(() => proxy.pointTo(portOf(url)), 300);
      throw new Error('cut');
    });
    db = await connectDatabase(throughProxy(url, proxy), { waitMs: 30_000 });
    expect(cuts).toBe(3);
    expect(await db.accounts.countDocuments()).toBe(0);
  });

  it('is refused when the database lacks bulkWrite, with the command that raises its version', async () => {
    // The same message as a command with unknown fields: the server answers with an error.
    const refused = (bytes: Buffer) => bytes.toString('latin1').replace('bulkWrite\0', 'aggregate\0');
    proxy.onRequest((bytes) => Buffer.from(refused(bytes), 'latin1'));
    const connecting = connectDatabase(throughProxy(url, proxy), { waitMs: 10_000 });
    await expect(connecting).rejects.toThrow(
      /^the database does not take the command bulkWrite \(.+\)\. Saju needs MongoDB 8\.0 .+: run db\.adminCommand\(\{setFeatureCompatibilityVersion: "8\.0", confirm: true\}\) on it\.$/,
    );
  });

  it('requests durable writes and reads of the primary, whatever options the URL has', async () => {
    const commands: Record<string, unknown>[] = [];
    const cutter = new MessageCutter(wireFraming, (message) => commands.push(decode(readMessage(message).body)));
    const address = new URL(throughProxy(url, proxy));
    for (const [name, value] of Object.entries({
      w: '1',
      journal: 'false',
      readConcernLevel: 'available',
      readPreference: 'secondaryPreferred',
      // One connection, so that its messages can be read in order.
      maxPoolSize: '1',
    })) {
      address.searchParams.set(name, value);
    }
    db = await connectDatabase(address.href, { maxPoolSize: 1, waitMs: 30_000 });
    proxy.onRequest((bytes) => {
      if (!bytes.includes('hello\0')) cutter.push(bytes);
      return bytes;
    });
    const { profiles } = db;
    const profile = profileRecord(clock, newOwner());
    await profiles.create(profile);
    await profiles.findById(profile._id).lean();
    await db.transaction(null, (session) =>
      profiles.updateOne({ _id: profile._id }, { $inc: { birthDay: 1 } }, { session }),
    );
    const durable = { w: 'majority', j: true };
    expect(commands).toMatchObject([
      { insert: 'profiles', writeConcern: durable },
      { find: 'profiles', readConcern: { level: 'local' } },
      { update: 'profiles', readConcern: { level: 'snapshot' }, startTransaction: true },
      { commitTransaction: expect.anything(), writeConcern: durable },
    ]);
    expect(commands[1]).not.toHaveProperty('$readPreference', { mode: 'secondaryPreferred' });
  });
});
