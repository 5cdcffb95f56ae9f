import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandRecorder } from './command-log.ts';
import { Cursors } from './cursors.ts';
import { DuplicateKeys } from './duplicates.ts';
import { Engine } from './engine.ts';
import { FailPoints } from './fail-points.ts';
import { EngineConnection } from './postgres/connection.ts';
import { EnginePool } from './postgres/pool.ts';
import { RetryableWrites } from './retryable-writes.ts';
import { listen } from './server.ts';
import { Transactions } from './transactions.ts';
import { Writes } from './writes.ts';

/** Of the engine's 200 connections. The rest is for its own jobs. */
const mostConnections = 150;

const engineSettings = {
  user: 'postgres',
  database: 'postgres',
  application_name: 'saju-gateway',
  search_path: 'documentdb_api_catalog,documentdb_api,public',
  client_min_messages: 'warning',
  idle_in_transaction_session_timeout: '90000', // Above the gateway's own 60 s, for a gateway that hangs.
  'documentdb.useFileBasedPersistedCursors': 'on',
  'documentdb.defaultCursorExpiryTimeLimitSeconds': '600',
};

const { values: options } = parseArgs({
  options: {
    'socket-dir': { type: 'string', default: '' },
    port: { type: 'string', default: '0' },
    'command-log': { type: 'string', default: '' },
    // Enables test commands.
    'fail-points': { type: 'boolean', default: false },
    'replica-set': { type: 'string' },
  },
});
const { 'socket-dir': socketDir, port, 'command-log': commandLog } = options;
const { 'fail-points': hasFailPoints, 'replica-set': setName } = options;
const open = () => EngineConnection.open(path.join(socketDir, '.s.PGSQL.5432'), engineSettings);
const pool = new EnginePool(mostConnections, open);
const transactions = new Transactions(pool, Date.now);
const engine = new Engine(pool, transactions);
const duplicates = new DuplicateKeys(pool);
const cursors = new Cursors(Date.now);
const retryableWrites = new RetryableWrites(Date.now);
const services = {
  engine,
  writes: new Writes(engine, duplicates),
  cursors,
  duplicates,
  retryableWrites,
  failPoints: hasFailPoints ? new FailPoints() : undefined,
  replicaSet: setName === undefined ? undefined : { name: setName, host: `127.0.0.1:${port}` },
  now: Date.now,
};

const server = await listen(Number(port), services, commandRecorder(commandLog));
setInterval(() => {
  cursors.sweep();
  retryableWrites.sweep();
  transactions.sweep().catch(() => undefined);
}, 5_000).unref();

async function stop(): Promise<void> {
  await server.close();
  pool.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('disconnect', stop);
process.send?.({ type: 'ready', port: server.port });
