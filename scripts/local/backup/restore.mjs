import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../lib/user-error.mjs';
import { chownToEngineUser, databaseFolder } from '../services/documentdb/engine.mjs';
import { installDocumentDb } from '../services/documentdb/install.mjs';
import { absent, copyFile, filesIn } from './files.mjs';

/** Below the data folder, so that a rename completes a file. */
const STAGING = '.restoring';

/**
 * Fills an absent or empty data folder from a backup, after it has compared every file with the manifest. Nothing is
 * started; the next `npm start` reads the log. A run that was interrupted while it copied may be repeated. Returns the manifest.
 */
export async function restore({ dataDir, from, log }) {
  const manifest = readManifest(from);
  requireEmpty(dataDir);
  const { version } = await installDocumentDb(log);
  if (majorOf(version) !== majorOf(manifest.engine)) {
    throw new UserError(
      `The backup is of ${manifest.engine}, and this release has ${version}: restore it with release ${manifest.release}.`,
    );
  }
  const staging = path.join(dataDir, STAGING);
  rmSync(staging, { recursive: true, force: true });
  // Not the data folder: the engine's user must be able to enter it.
  mkdirSync(dataDir, { recursive: true });
  mkdirSync(staging, { mode: 0o700 });
  const target = databaseFolder(dataDir, log);
  const partial = `${target}.restoring`;
  rmSync(partial, { recursive: true, force: true });
  const placeOf = (name) => {
    const [first, ...rest] = name.split('/');
    return first === 'database' ? path.join(partial, ...rest) : path.join(staging, name);
  };
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const { folders } = await filesIn(path.join(from, 'database'));
  for (const folder of [...folders, 'pg_wal/archive_status']) {
    await mkdir(path.join(partial, folder), { recursive: true, mode: 0o700 });
  }
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const copied = await copyFile(path.join(from, name), placeOf(name)).catch(absent({}));
    if (copied.bytes !== bytes || copied.sha256 !== sha256) {
      throw new UserError(`${path.join(from, name)} is not as the backup wrote it: use another backup.`);
    }
  }
  chownToEngineUser(partial);
  const copied = await filesIn(partial);
  for (const name of [...copied.folders, ...copied.files]) chownToEngineUser(path.join(partial, name));
  if (existsSync(target)) {
    // Outside of a data folder that was deleted (see `databaseFolder`).
    const aside = `${target}.before-${manifest.started_at.replaceAll(':', '')}-${process.pid}`;
    renameSync(target, aside);
    log(`${target} was left of a deleted data folder: it is in ${aside}`);
  }
  for (const name of readdirSync(staging)) renameSync(path.join(staging, name), path.join(dataDir, name));
  rmSync(staging, { recursive: true });
  renameSync(partial, target);
  return manifest;
}

function readManifest(from) {
  const file = path.join(from, 'manifest.json');
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw new UserError(`${file} cannot be read: ${error.message}`);
    throw new UserError(`${from} is no complete backup: it has no manifest.json.`);
  }
  if (manifest.format === 'saju-backup' && manifest.version === 1) return manifest;
  throw new UserError(`${file} is not of a backup that this release can read.`);
}

function requireEmpty(dataDir) {
  if (!existsSync(dataDir)) return;
  const partial = [STAGING, 'documentdb.restoring'];
  if (readdirSync(dataDir).every((name) => partial.includes(name))) return;
  throw new UserError(
    `${dataDir} holds data, and a restore overwrites none: stop \`npm start\`, then move it away with ` +
      `mv '${dataDir}' '${dataDir}.before' and repeat this command.`,
  );
}

function majorOf(engine) {
  return /PostgreSQL\D*(\d+)/.exec(engine)?.[1];
}
