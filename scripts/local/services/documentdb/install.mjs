import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitForLock } from '../../lib/lock.mjs';
import { cacheDir, makeOpenFolder, shortHash } from '../../lib/paths.mjs';
import { UserError } from '../../lib/user-error.mjs';
import { libraryFolders, loaderOf, resolveClosure } from './closure.mjs';
import { extract } from './extract.mjs';
import { debianArchitecture, elsewhere, identityOf, lockedPackages, PackageCache, run } from './packages.mjs';

export const lockFile = new URL('../documentdb.lock.json', import.meta.url);

const programs = ['postgres', 'initdb'];

/**
 * Ensures that DocumentDB (PostgreSQL 18 with the extension) is extracted in the user's cache folder, and returns
 * `{root, bin, version}`. The folder is named by the lock file and appears atomically (extracted beside and renamed):
 * an interrupted installation is repeated, and a complete one is found at once. Concurrent processes install once.
 */
export async function installDocumentDb(log) {
  const lockText = readFileSync(lockFile, 'utf8');
  const architecture = debianArchitecture();
  const folder = path.join(cacheDir(), 'documentdb');
  const root = path.join(folder, `engine-${architecture}-${shortHash(lockText)}`);
  if (existsSync(manifestOf(root))) return engineAt(root, architecture);

  makeOpenFolder(folder);
  const lock = await waitForLock(path.join(folder, 'install.lock'), ({ pid }) =>
    log(`Another process (${pid}) is installing the database: waiting for it`),
  );
  try {
    if (!existsSync(manifestOf(root))) await installInto(root, folder, JSON.parse(lockText), architecture, log);
  } finally {
    lock.release();
  }
  return engineAt(root, architecture);
}

async function installInto(root, folder, { suite, packages: locked }, architecture, log) {
  log('Installing the embedded database (DocumentDB on PostgreSQL 18) from Debian packages; this happens once');
  const cache = new PackageCache(path.join(folder, 'apt'), suite);
  const partial = `${root}.partial`;
  rmSync(partial, { recursive: true, force: true });
  rmSync(root, { recursive: true, force: true });
  const umask = process.umask(0o022); // The unprivileged user must be able to read the files, whatever our umask.
  makeOpenFolder(partial);
  const packages = await unpack(cache, lockedPackages(locked[architecture] ?? {}), partial, log);
  wrapPrograms(partial, root);
  process.umask(umask);
  renameSync(partial, root);
  const { code, stdout, stderr } = await run(path.join(binOf(root), 'postgres'), ['--version']);
  if (code !== 0) throw new UserError(`The extracted PostgreSQL does not run (${stderr.trim()}). ${elsewhere}`);
  const version = stdout.trim();
  const engine = packages.map(identityOf).find(({ name }) => name === 'postgresql-18-documentdb')?.version;
  const manifest = { version, documentdb: engine, packages: packages.map(({ path: place }) => path.basename(place)) };
  writeFileSync(manifestOf(root), `${JSON.stringify(manifest, null, 1)}\n`);
  cache.discard(packages);
  log(`${version}, DocumentDB ${engine} in ${root}`);
}

/** Extracts the locked packages or, when they are unavailable, the suite's current ones. Returns the packages. */
async function unpack(cache, locked, target, log) {
  const files = await timed(log, 'Downloaded', () =>
    cache.files(locked, (count) => log(`Downloading packages: ${count} of ${locked.length}`)),
  );
  if (locked.length > 0 && files !== undefined) {
    await timed(log, `Extracted ${files.length} packages`, () => extract(files, target));
    return locked;
  }
  if (locked.length > 0) log('The mirror no longer has all locked versions: taking its current ones');
  await timed(log, 'Read the package lists', () => cache.update());
  const progress = (count) => log(`Downloading packages: ${count}`);
  return timed(log, 'Downloaded and extracted', () => resolveClosure(cache, target, progress));
}

/**
 * The engine includes its own libc: each program becomes a script that starts it through its own loader. Links that the
 * packages' maintainer scripts would create are created here.
 */
function wrapPrograms(partial, root) {
  const extensions = path.join(partial, 'usr/share/postgresql/18/extension');
  symlinkSync('postgis-3.control', path.join(extensions, 'postgis.control'));
  for (const program of programs) {
    const wrapper = path.join(binOf(partial), program);
    renameSync(wrapper, `${wrapper}.bin`);
    const words = [loaderOf(root), '--library-path', libraryFolders(root).join(':')];
    words.push('--argv0', path.join(binOf(root), program), `${path.join(binOf(root), program)}.bin`);
    const script = `#!/bin/sh\nexec ${words.map(quoted).join(' ')} "$@"\n`;
    writeFileSync(wrapper, script, { mode: 0o755 });
  }
}

function quoted(word) {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

function engineAt(root, architecture) {
  const { version, documentdb } = JSON.parse(readFileSync(manifestOf(root), 'utf8'));
  return { root, bin: binOf(root), version: `${version} / DocumentDB ${documentdb} ${architecture}` };
}

function binOf(root) {
  return path.join(root, 'usr/lib/postgresql/18/bin');
}

/** Written last: a root without it is incomplete. */
function manifestOf(root) {
  return path.join(root, 'saju-manifest.json');
}

async function timed(log, what, work) {
  const start = Date.now();
  const result = await work();
  log(`${what} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}
