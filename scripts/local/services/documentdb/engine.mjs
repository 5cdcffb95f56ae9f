import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  isAccessibleToOthers,
  isRoot,
  makeOpenFolder,
  shortHash,
  socketDirFor,
  unprivilegedId,
} from '../../lib/paths.mjs';
import { ended, endProcesses, processesIn, spawnServer } from '../../lib/processes.mjs';
import { UserError } from '../../lib/user-error.mjs';
import { Server } from '../server.mjs';
import { query } from './query.mjs';

/**
 * Starts the engine on the data of `dataDir`, created on the first start. Returns `{socketDir, pids(), start(), stop(),
 * kill()}`. `throwaway` trades durability for speed. `engine` is the result of `installDocumentDb`.
 */
export async function startEngine({ engine, dataDir, throwaway = false, log, onUnexpectedEnd }) {
  const folder = databaseFolder(dataDir, log);
  const socketDir = socketDirFor(realpathSync(dataDir));
  await endLeftovers(folder, log);
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await initialize(engine, folder, throwaway);
  const args = [
    '-D',
    folder,
    ...configuration(socketDir, throwaway).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const server = new Server({
    name: 'The database engine',
    launch: () => {
      makeSocketDir(socketDir);
      removeStaleLocks(folder, socketDir);
      return spawnUnprivileged(path.join(engine.bin, 'postgres'), args, { cwd: folder, deathSignal: 'SIGINT' });
    },
    isReady: () =>
      query(socketDir, 'SELECT 1').then(
        () => true,
        () => false,
      ),
    stopSignal: 'SIGINT', // PostgreSQL's fast shutdown: open transactions are rolled back, data is flushed
    stopTimeoutMs: 30_000,
    onUnexpectedEnd: (name, how) => onUnexpectedEnd?.(name, how, start),
  });
  const start = async () => {
    if (server.running()) return; // it would be ended as a leftover
    await endLeftovers(folder, log);
    await server.start();
    await setUp(engine, folder, socketDir);
  };
  await start();
  return {
    socketDir,
    pids: () => [server.pid()].filter((pid) => pid !== undefined),
    start,
    stop: async () => {
      await server.stop();
      rmSync(socketDir, { recursive: true, force: true });
    },
    kill: () => server.kill(),
  };
}

/** The settings of docs/embedded-services.md, passed as arguments so that nothing in the data folder overrides them. */
function configuration(socketDir, throwaway) {
  return Object.entries({
    listen_addresses: '',
    unix_socket_directories: socketDir,
    max_connections: 200,
    shared_buffers: '128MB',
    shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb,pg_documentdb_extended_rum', // in this order
    // Upstream's default since 2026: indexes that return documents in order. With plain RUM a sorted page of an account
    // with 25,000 documents takes 100 ms (all are read and sorted); with these 0.2 ms.
    'documentdb.alternate_index_handler_name': 'extended_rum',
    'cron.database_name': 'postgres',
    'cron.host': socketDir,
    'cron.log_run': 'off',
    'cron.log_statement': 'off',
    'documentdb.localhost_connection_string': `host=${socketDir}`,
    'documentdb.enableBackgroundWorker': 'off',
    deadlock_timeout: '20ms', // Unique constraints are exclusion constraints here, which deadlock under races.
    log_min_messages: 'fatal', // Lower levels would write documents to the log.
    log_min_error_statement: 'panic',
    autovacuum_naptime: '10s', // Plans for a newly filled collection are bad until it is analyzed.
    // What a backup beside running processes needs (scripts/local/backup).
    wal_level: throwaway ? 'minimal' : 'replica',
    max_wal_senders: 0,
    jit: 'off', // Compiling costs more than it saves on queries of milliseconds.
    // Only a crash of the machine may then lose data. `full_page_writes` and `synchronous_commit` stay on: without the
    // first, a killed engine has empty pages in its RUM indexes, and the next insert loops there without end and
    // ignores signals; without the second it loses acknowledged writes.
    ...(throwaway ? { fsync: 'off' } : {}),
  });
}

/** Once per data folder and engine version. Every statement is repeatable, so an interrupted first start heals. */
async function setUp(engine, folder, socketDir) {
  const marker = path.join(folder, 'saju-engine');
  const wanted = `${engine.version}, set up 2`; // Increase the number with every change below.
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  for (const extension of ['documentdb_core', 'documentdb', 'documentdb_extended_rum']) {
    await query(socketDir, `CREATE EXTENSION IF NOT EXISTS ${extension} CASCADE`);
    await query(socketDir, `ALTER EXTENSION ${extension} UPDATE`);
  }
  await query(
    socketDir,
    `SELECT cron.alter_job(jobid, schedule := '5 seconds') FROM cron.job WHERE jobname = 'documentdb_ttl_task';
     SELECT cron.alter_job(jobid, active := false) FROM cron.job WHERE jobname LIKE 'documentdb_index_build%'`,
  );
  writeFileSync(marker, wanted);
}

/** Created beside and renamed, so that an existing folder is complete. */
async function initialize(engine, folder, throwaway) {
  const partial = `${folder}.new`;
  rmSync(partial, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  chownToEngineUser(partial);
  const args = ['-D', partial, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  if (throwaway) args.push('--no-sync');
  const child = spawnUnprivileged(path.join(engine.bin, 'initdb'), args, { cwd: partial });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  const { code } = await ended(child);
  if (code !== 0) throw new UserError(`initdb failed: ${complaint.trim().replaceAll('\n', '; ')}`);
  renameSync(partial, folder);
}

/**
 * `$DATA_DIR/documentdb`. For root, another folder that the unprivileged user can reach when a parent of DATA_DIR is
 * closed to others (a checkout below a 0700 home).
 */
export function databaseFolder(dataDir, log) {
  mkdirSync(dataDir, { recursive: true });
  const real = realpathSync(dataDir);
  const parent = parentFolder(real);
  if (parent !== real) {
    log(`PostgreSQL does not run as root and others cannot enter ${real}: the database's files are in ${parent}`);
    makeOpenFolder(parent);
  }
  return path.join(parent, 'documentdb');
}

function parentFolder(real) {
  return !isRoot || isAccessibleToOthers(real) ? real : path.join('/var/lib/saju', shortHash(real));
}

/** Whether the engine has data of `dataDir`. */
export function hasEngineData(dataDir) {
  return existsSync(dataDir) && existsSync(path.join(engineFolderOf(dataDir), 'PG_VERSION'));
}

/** Where the engine's data of the existing `dataDir` are. */
export function engineFolderOf(dataDir) {
  return path.join(parentFolder(realpathSync(dataDir)), 'documentdb');
}

/** Closed to everyone else, because a connection to the socket has superuser rights in the database. */
function makeSocketDir(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = lstatSync(folder);
  const expected = isRoot ? [0, unprivilegedId] : [process.getuid()];
  if (!owner.isDirectory() || !expected.includes(owner.uid)) {
    throw new UserError(`${folder} belongs to another user: remove it or set TMPDIR to a folder of your own.`);
  }
  chmodSync(folder, 0o700);
  chownToEngineUser(folder);
}

/** A killed postmaster leaves children for a moment, and a killed `npm start` may leave a whole engine. */
async function endLeftovers(folder, log) {
  const leftovers = processesIn(folder);
  if (leftovers.length === 0) return;
  const postmaster = leftovers.filter(({ pid }) => pid === postmasterPid(folder));
  if (postmaster.length > 0) {
    log(`Ending the database engine of an earlier run (${postmaster[0].pid})`);
    await endProcesses(postmaster, 'SIGINT', 10_000);
  }
  await endProcesses(processesIn(folder), 'SIGQUIT', 5_000);
}

function postmasterPid(folder) {
  const file = path.join(folder, 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/** No process of ours runs in the folder now, but the number in a lock file may belong to another process. */
function removeStaleLocks(folder, socketDir) {
  rmSync(path.join(folder, 'postmaster.pid'), { force: true });
  for (const name of readdirSync(socketDir)) rmSync(path.join(socketDir, name), { force: true });
}

function spawnUnprivileged(program, args, { cwd, deathSignal }) {
  const clean = ['-i', 'PATH=/usr/bin:/bin', 'LANG=C.UTF-8', program, ...args];
  return spawnServer('/usr/bin/env', clean, { deathSignal, asUnprivileged: true, cwd });
}

export function chownToEngineUser(folder) {
  if (isRoot) chownSync(folder, unprivilegedId, unprivilegedId);
}
