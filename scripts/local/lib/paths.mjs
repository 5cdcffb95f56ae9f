import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout that contains this file. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** PostgreSQL rejects uid 0, so root runs it as this user (`nobody` on Debian). */
export const unprivilegedId = 65534;

export const isRoot = process.getuid?.() === 0;

/** The absolute `$DATA_DIR`. A relative one is resolved from the checkout, as in every process of the service. */
export function dataDirFrom(environment = process.env) {
  return path.resolve(repositoryRoot, environment.DATA_DIR || '.data');
}

/** The extracted database engine, shared by every checkout of this user (by all users' for root). */
export function cacheDir(environment = process.env) {
  const own = path.join(environment.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'saju');
  if (!isRoot || isAccessibleToOthers(own)) return own;
  return '/var/cache/saju';
}

/**
 * Whether a user who owns none of the folders can reach `folder` (or could once it exists): every existing folder on
 * the way must be searchable by everyone.
 */
export function isAccessibleToOthers(folder) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** Why this user cannot write to `folder` or create it, or undefined. Creates nothing. */
export function unwritableReason(folder) {
  const existing = existsSync(folder) ? folder : path.dirname(folder);
  if (existing !== folder && !existsSync(existing)) return unwritableReason(existing);
  if (!statSync(existing).isDirectory()) return `${existing} is not a folder`;
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return `${existing} cannot be written to (${error.code})`;
  }
}

/** Creates a folder that others may enter, whatever the umask. */
export function makeOpenFolder(folder) {
  const umask = process.umask(0o022);
  mkdirSync(folder, { recursive: true });
  process.umask(umask);
}

/**
 * The folder of the engine's Unix socket. Its path must stay under 107 bytes for every checkout, so it is in the
 * system's temporary folder, named by a hash of the data folder and the user.
 */
export function socketDirFor(dataDir) {
  const name = `saju-${shortHash(`${process.getuid?.()} ${path.resolve(dataDir)}`)}`;
  const temporary = tmpdir();
  const usable = temporary.length <= 70 && (!isRoot || isAccessibleToOthers(temporary));
  return path.join(usable ? temporary : '/tmp', name);
}

export function shortHash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The absolute path of a program on the PATH, or undefined. */
export function which(program, environment = process.env) {
  for (const folder of (environment.PATH ?? '').split(path.delimiter)) {
    const candidate = path.join(folder, program);
    if (folder !== '' && existsSync(candidate) && (statSync(candidate).mode & 0o111) !== 0) return candidate;
  }
  return undefined;
}
