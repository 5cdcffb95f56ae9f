import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitForLock } from '../../lib/lock.mjs';
import { cacheDir, makeOpenFolder, shortHash } from '../../lib/paths.mjs';
import { UserError } from '../../lib/user-error.mjs';
import { debianArchitecture, elsewhere, lockedPackages, PackageCache, packageId, run } from './packages.mjs';

export const lockFile = new URL('../documentdb.lock.json', import.meta.url);

const programs = ['postgres', 'initdb', 'psql', 'pg_isready'];

/**
 * Makes sure that DocumentDB (PostgreSQL 18 with the extension) lies extracted in the user's cache folder, and
 * returns `{root, bin, version}`. The folder is named by the lock file and appears whole or not at all (it is
 * extracted beside and renamed), so that a broken-off installation is simply done again and a finished one is found
 * at once. Two processes that install at the same time do it once.
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

async function installInto(root, folder, lock, architecture, log) {
  log('Installing the embedded database (DocumentDB on PostgreSQL 18) from Debian packages; this happens once');
  const cache = new PackageCache(path.join(folder, 'apt'), lock.suite);
  const { files, packages } = await fetchPackages(cache, lockedPackages(lock.packages[architecture] ?? {}), log);
  const partial = `${root}.partial`;
  rmSync(partial, { recursive: true, force: true });
  rmSync(root, { recursive: true, force: true });
  const umask = process.umask(0o022); // whatever ours is, the unprivileged user must be able to read the files
  makeOpenFolder(partial);
  await timed(log, `Extracted ${files.length} packages`, () => extract(files, partial));
  wrapPrograms(partial, root);
  process.umask(umask);
  renameSync(partial, root);
  const { code, stdout, stderr } = await run(path.join(binOf(root), 'postgres'), ['--version']);
  if (code !== 0) throw new UserError(`The extracted PostgreSQL does not run (${stderr.trim()}). ${elsewhere}`);
  const version = stdout.trim();
  const engine = packages.find(({ name }) => name === 'postgresql-18-documentdb')?.version;
  writeFileSync(
    manifestOf(root),
    `${JSON.stringify({ version, documentdb: engine, packages: packages.map(packageId) }, null, 1)}\n`,
  );
  log(`${version}, DocumentDB ${engine} in ${root}`);
}

async function fetchPackages(cache, locked, log) {
  const cached = locked.length === 0 ? undefined : await cache.lockedFiles(locked);
  if (cached !== undefined) return { files: cached, packages: locked };
  await timed(log, 'Read the package lists', () => cache.update());
  const onProgress = (count) => log(`Downloading packages: ${count} of about ${locked.length || 210}`);
  if (locked.length > 0 && (await timed(log, 'Downloaded', () => cache.downloadLocked(locked, onProgress)))) {
    const files = await cache.lockedFiles(locked);
    if (files === undefined)
      throw new UserError(`A downloaded package differs from documentdb.lock.json. ${elsewhere}`);
    return { files, packages: locked };
  }
  log('The mirror no longer has all locked versions: taking its current ones');
  const packages = await timed(log, 'Downloaded', () => cache.downloadCurrent(onProgress));
  return { files: await cache.lockedFiles(packages), packages };
}

/** Two at a time: decompression fills two cores. Manuals and translations are left out: nothing here reads them. */
async function extract(files, target) {
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) await extractOne(file, target);
  };
  await Promise.all([worker(), worker()]);
}

function extractOne(file, target) {
  return new Promise((resolve, reject) => {
    const unpack = spawn('dpkg-deb', ['--fsys-tarfile', file], { stdio: ['ignore', 'pipe', 'ignore'] });
    const leftOut = ['doc', 'man', 'locale', 'info'].map((name) => `--exclude=./usr/share/${name}`);
    // Owners and set-uid bits mean nothing here, and as root tar would otherwise keep them.
    const args = [
      '-x',
      '--no-same-owner',
      '--no-same-permissions',
      '--keep-directory-symlink',
      ...leftOut,
      '-C',
      target,
    ];
    const tar = spawn('tar', args, { stdio: [unpack.stdout, 'ignore', 'pipe'] });
    let stderr = '';
    tar.stderr.on('data', (chunk) => (stderr += chunk));
    tar.once('error', reject);
    unpack.once('error', reject);
    const failed = (why) => reject(new UserError(`Cannot extract ${path.basename(file)}: ${why}`));
    tar.once('close', (code) => (code === 0 ? resolve() : failed(stderr.trim().split('\n')[0])));
  });
}

/**
 * The engine brings its own libc: each program becomes a script that starts it through its own loader. What the
 * packages' maintainer scripts would have linked is linked here.
 */
function wrapPrograms(partial, root) {
  const extensions = path.join(partial, 'usr/share/postgresql/18/extension');
  symlinkSync('postgis-3.control', path.join(extensions, 'postgis.control'));
  const { triplet, loader } = machine();
  const libraries = ['', '/blas', '/lapack'].map((sub) => `${root}/usr/lib/${triplet}${sub}`);
  const searched = [...libraries, `${root}/usr/lib/postgresql/18/lib`].join(':');
  for (const program of programs) {
    const wrapper = path.join(binOf(partial), program);
    renameSync(wrapper, `${wrapper}.bin`);
    const words = [`${root}/usr/lib/${triplet}/${loader}`, '--library-path', searched];
    words.push('--argv0', path.join(binOf(root), program), `${path.join(binOf(root), program)}.bin`);
    const script = `#!/bin/sh\nexec ${words.map(quoted).join(' ')} "$@"\n`;
    writeFileSync(wrapper, script, { mode: 0o755 });
  }
}

function machine() {
  if (process.arch === 'arm64') return { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' };
  return { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' };
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

/** Written last: a root without it is half finished. */
function manifestOf(root) {
  return path.join(root, 'saju-manifest.json');
}

async function timed(log, what, work) {
  const start = Date.now();
  const result = await work();
  log(`${what} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}
