import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { socketDirFor } from '../lib/paths.mjs';
import { UserError } from '../lib/user-error.mjs';
import { engineFolderOf, hasEngineData } from '../services/documentdb/engine.mjs';
import { openSession } from '../services/documentdb/query.mjs';
import { startServices } from '../services/index.mjs';
import { absent, copyFile, filesIn, writeText } from './files.mjs';

/**
 * Copies the embedded database of `dataDir` into the empty folder `out`, while everything runs: PostgreSQL's own online
 * backup, its data files and then the log that makes them whole. What was acknowledged before the log is read, at the very end, is in it. Redis is
 * left out: what is open is queued again from the records. With `secrets` also `secrets.json` (these) and the demo
 * account's credentials. Files have mode 600. Returns the manifest, which is written last.
 */
export async function backUp({ dataDir, out, secrets, release, log }) {
  const engineFolder = requireEngineData(dataDir);
  const startedAt = new Date();
  const { session, stop } = await connect(dataDir, log);
  try {
    const files = {};
    const copy = async (from, to) => {
      const copied = await copyFile(from, path.join(out, to)).catch(absent(undefined));
      if (copied !== undefined) files[to] = copied;
    };
    const write = async (to, text) => {
      files[to] = await writeText(path.join(out, to), text);
    };
    if (secrets !== undefined) {
      await write('secrets.json', `${JSON.stringify(secrets, null, 2)}\n`);
      await copy(path.join(dataDir, 'dev-credentials.json'), 'dev-credentials.json');
    }
    for (const file of (await filesIn(path.join(dataDir, 'usage-spill'))).files) {
      await copy(path.join(dataDir, 'usage-spill', file), `usage-spill/${file}`);
    }
    const engine = readFileSync(path.join(engineFolder, 'saju-engine'), 'utf8');
    const until = await copyDatabase({ session, engineFolder, copy, write, out });
    const manifest = {
      format: 'saju-backup',
      version: 1,
      release,
      engine,
      with_secrets: secrets !== undefined,
      started_at: startedAt.toISOString(),
      complete_until: until.toISOString(),
      files,
    };
    await writeText(path.join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    return manifest;
  } finally {
    session.close();
    await stop();
  }
}

function requireEngineData(dataDir) {
  if (hasEngineData(dataDir)) return engineFolderOf(dataDir);
  if (existsSync(path.join(dataDir, 'mongod'))) {
    throw new UserError(`The data of ${dataDir} are kept by mongod: back them up with mongodump (docs/backup.md).`);
  }
  throw new UserError(`${dataDir} has no embedded database: set DATA_DIR to the folder of \`npm start\`.`);
}

/** The running engine; a stopped one is started for the time of the backup. */
async function connect(dataDir, log) {
  const socketDir = socketDirFor(realpathSync(dataDir));
  const session = await openSession(socketDir).catch((error) => {
    if (['ENOENT', 'ECONNREFUSED'].includes(error.code)) return undefined;
    throw error;
  });
  if (session !== undefined) return { session, stop: async () => undefined };
  const services = await startServices({ dataDir, log, environment: { REDIS_URL: 'unused' } });
  return { session: await openSession(socketDir), stop: services.stop };
}

/** What PostgreSQL makes anew at a start, and its log, which is copied at the end. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|(.*\/)?(pgsql_tmp.*|pg_internal\.init.*))$/;

/** @returns until when it is complete */
async function copyDatabase({ session, engineFolder, copy, write, out }) {
  const [level] = await session.query('SHOW wal_level');
  if (level === 'minimal') {
    throw new UserError('The database was started by an earlier release: stop `npm start` and start it again, once.');
  }
  // It ends with the session, and keeps the log from here on.
  await session.query(`SELECT pg_create_physical_replication_slot('saju_backup_${process.pid}', true, true)`);
  await session.query("SELECT pg_backup_start('saju', true)");
  const { files, folders } = await filesIn(engineFolder, (name) => LEFT_OUT.test(name));
  for (const folder of folders) await mkdir(path.join(out, 'database', folder), { recursive: true, mode: 0o700 });
  for (const file of files) await copy(path.join(engineFolder, file), `database/${file}`);
  const [label] = await session.query('SELECT labelfile FROM pg_backup_stop(false)');
  await write('database/backup_label', label);
  const [, first] = /\(file ([0-9A-F]{24})\)/.exec(label);
  // A restore reads the log to its end, so that also what was written during the backup is in it.
  for (let from = first; ; ) {
    const until = new Date();
    const last = await presentSegment(session);
    const { files: names } = await filesIn(path.join(engineFolder, 'pg_wal'));
    for (const name of names.filter((each) => SEGMENT.test(each) && each >= from && each <= last).sort()) {
      await copy(path.join(engineFolder, 'pg_wal', name), `database/pg_wal/${name}`);
    }
    if ((await presentSegment(session)) === last) return until;
    from = last;
  }
}

const SEGMENT = /^[0-9A-F]{24}$/;

async function presentSegment(session) {
  const [name] = await session.query('SELECT pg_walfile_name(pg_current_wal_insert_lsn())');
  return name;
}
