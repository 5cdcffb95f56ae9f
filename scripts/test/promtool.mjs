import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { waitForLock } from '../local/lib/lock.mjs';
import { cacheDir, makeOpenFolder, shortHash, which } from '../local/lib/paths.mjs';
import { UserError } from '../local/lib/user-error.mjs';
import { debianArchitecture, lockedPackages, PackageCache } from '../local/services/documentdb/packages.mjs';

const lockFile = new URL('promtool.lock.json', import.meta.url);
const needed = 'The alert rules are tested by promtool: install Prometheus (Debian: apt-get install prometheus)';

/**
 * Resolves to the path of promtool: the one on the PATH, or that of Debian's package, which is extracted into the user's
 * cache folder once and not installed.
 * @throws UserError when there is none and it cannot be fetched
 */
export async function promtool() {
  const installed = which('promtool');
  if (installed !== undefined) return installed;
  const lockText = readFileSync(lockFile, 'utf8');
  const architecture = debianArchitecture();
  const folder = path.join(cacheDir(), 'promtool');
  const root = path.join(folder, `${architecture}-${shortHash(lockText)}`);
  const program = path.join(root, 'usr/bin/promtool');
  if (existsSync(program)) return program;
  makeOpenFolder(folder);
  const lock = await waitForLock(path.join(folder, 'install.lock'), () => undefined);
  try {
    if (!existsSync(program)) await extractInto(root, folder, JSON.parse(lockText), architecture);
  } finally {
    lock.release();
  }
  return program;
}

/** Resolves to the path of Prometheus itself, which is in the same package. @throws UserError as `promtool` */
export async function prometheus() {
  const program = which('prometheus') ?? path.join(path.dirname(await promtool()), 'prometheus');
  if (!existsSync(program)) throw new UserError(needed);
  return program;
}

/** The folder appears atomically: an interrupted extraction is repeated. */
async function extractInto(root, folder, { suite, packages: locked }, architecture) {
  const cache = new PackageCache(path.join(folder, 'apt'), suite);
  const partial = `${root}.partial`;
  rmSync(partial, { recursive: true, force: true });
  makeOpenFolder(partial);
  const packages = lockedPackages(locked[architecture] ?? {});
  const files = await fetched(cache, packages).catch((cause) => {
    throw new UserError(`${needed}. It could not be fetched: ${cause.message}`);
  });
  for (const file of files) {
    const { status, stderr } = spawnSync('dpkg-deb', ['--extract', file, partial], { encoding: 'utf8' });
    if (status !== 0) throw new UserError(`${needed}. ${path.basename(file)} could not be extracted: ${stderr}`);
  }
  renameSync(partial, root);
  cache.discard(packages);
}

/** The locked package or, when no mirror has it any more, the suite's current one. */
async function fetched(cache, locked) {
  const files = locked.length === 0 ? undefined : await cache.files(locked);
  if (files !== undefined) return files;
  await cache.update();
  const current = await cache.files(await cache.describe(['prometheus']));
  if (current === undefined) throw new Error('the mirror has no package of Prometheus');
  return current;
}
