import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { openDatabase } from '../../tests/harness/stores.ts';
import type { Database } from './connect.ts';

const CHANNEL = 'net.client.socket';

describe('a database connection', () => {
  let sockets: Socket[];
  let database: Database;
  const note = (message: unknown) => sockets.push((message as { socket: Socket }).socket);

  beforeEach(async () => {
    sockets = [];
    subscribe(CHANNEL, note);
    database = await openDatabase();
  });
  afterEach(async () => {
    unsubscribe(CHANNEL, note);
    await database.close();
  });

  it.each([
    ['a read', () => database.accounts.findOne({ _id: 'acc_none' }).lean()],
    ['a write', () => database.accounts.deleteOne({ _id: 'acc_none' })],
    ['a large write', () => database.accounts.deleteOne({ _id: 'a'.repeat(1_000_000) })],
    [
      'a transaction',
      () => database.transaction(null, (session) => database.accounts.deleteOne({ _id: 'x' }, { session })),
    ],
  ])('that is closed when %s begins on it is replaced', async (_, work) => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 4 }, () => database.proveWrite()));
      // Like the end of a server, monitor included: no event reports it before the next turn of the event loop.
      for (const socket of sockets) socket.destroy();
      const all = Array.from({ length: 4 }, () => work().then(String, (error: Error) => error.name));
      const ended = await Promise.all(all);
      for (const outcome of ended) expect(outcome).not.toMatch(/TypeError|ReferenceError/);
      await until('the command succeeds again', () => work().then(() => true, falseIfUnreachable));
    }
  });
});

/** A slow machine may need longer to reconnect than a command waits. */
function falseIfUnreachable(error: Error): false {
  if (/ServerSelection/.test(error.name)) return false;
  throw error;
}
