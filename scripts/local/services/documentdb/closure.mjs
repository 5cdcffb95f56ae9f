import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../lib/user-error.mjs';
import { extract } from './extract.mjs';
import { elsewhere, run } from './packages.mjs';

/** The packages that are named here. `resolveClosure` finds the libraries that their files load. */
const named = [
  'libc6',
  'postgresql-18',
  'postgresql-18-cron',
  'postgresql-18-documentdb',
  'postgresql-18-pgvector',
  'postgresql-18-postgis-3',
  'postgresql-18-postgis-3-scripts',
];

/** Used programs and libraries, below `usr/lib/postgresql/18`. Of PostGIS its core: raster alone needs GDAL and 150 packages. */
const loaded = [
  'bin/initdb',
  'bin/postgres',
  'lib/dict_snowball.so',
  'lib/pg_cron.so',
  'lib/pg_documentdb.so',
  'lib/pg_documentdb_core.so',
  'lib/pg_documentdb_extended_rum.so',
  'lib/plpgsql.so',
  'lib/postgis-3.so',
  'lib/tsm_system_rows.so',
  'lib/vector.so',
];

/**
 * Extracts into `root` only what the engine loads, in the suite's current versions, and returns the packages. The
 * dynamic loader names missing libraries; by Debian's policy the package of each is a direct dependency of a package
 * that needs it. Two thirds of all dependencies are never loaded.
 */
export async function resolveClosure(cache, root, onProgress) {
  const chosen = [];
  const add = async (packages) => {
    chosen.push(...packages);
    await extract(await filesOf(cache, packages, onProgress), root);
  };
  const first = await cache.describe(named);
  const absent = named.find((name) => first.every((each) => each.name !== name));
  if (absent !== undefined) throw unresolvable(cache, `it has no ${absent}`);
  await add(first);
  for (;;) {
    const missing = await missingLibraries(root);
    if (missing.length === 0) return chosen.sort((one, other) => (one.path < other.path ? -1 : 1));
    await add(await providersOf(missing, chosen, cache, onProgress));
  }
}

/** The folders of the engine's libraries, for its own loader. */
export function libraryFolders(root) {
  return [`${root}/usr/lib/${machine().triplet}`, `${root}/usr/lib/postgresql/18/lib`];
}

export function loaderOf(root) {
  return `${root}/usr/lib/${machine().triplet}/${machine().loader}`;
}

function machine() {
  if (process.arch === 'arm64') return { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' };
  return { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' };
}

/**
 * The libraries that files below `root` need and the loader does not find there. Libraries of this machine, which it
 * finds instead, do not count, nor do theirs.
 */
async function missingLibraries(root) {
  const environment = ['LD_TRACE_LOADED_OBJECTS=1', 'LD_DEBUG=files'];
  const loader = [...environment, loaderOf(root), '--library-path', libraryFolders(root).join(':')];
  const traces = loaded.map(async (file) => {
    const program = path.join(root, 'usr/lib/postgresql/18', file);
    if (!existsSync(program)) return [file];
    const { code, stdout, stderr } = await run('env', [...loader, program]);
    if (code !== 0) throw new UserError(`The libraries of ${file} cannot be listed: ${stderr.trim()}`);
    const needed = [...stderr.matchAll(/file=(\S+) \[0\]; +needed by (.+) \[0\]$/gm)];
    const places = new Map([...stdout.matchAll(/^\s*(\S+) => (.+?)(?: \(0x\w+\))?$/gm)].map(([, ...pair]) => pair));
    return needed
      .filter(([, library, by]) => by.startsWith(`${root}/`) && !places.get(library)?.startsWith(`${root}/`))
      .map(([, library]) => library);
  });
  return [...new Set((await Promise.all(traces)).flat())];
}

/** One package for each library, among the dependencies of the chosen ones. The most similar name is tried first. */
async function providersOf(libraries, chosen, cache, onProgress) {
  const known = new Set(chosen.map(({ name }) => name));
  const candidates = [...new Set(chosen.flatMap(({ dependencies }) => dependencies))].filter(
    (name) => !known.has(name),
  );
  const queues = libraries.map((library) => ({
    library,
    names: candidates.toSorted((one, other) => likeness(other, library) - likeness(one, library)),
  }));
  const found = new Map();
  // One each at first, which nearly always suffices; then several at a time.
  for (let [open, count] = [queues, 1]; open.length > 0; count = 8) {
    const wrong = open.find(({ names }) => names.length === 0);
    if (wrong !== undefined) throw unresolvable(cache, `none of its packages has ${wrong.library}`);
    const described = await cache.describe([...new Set(open.flatMap(({ names }) => names.slice(0, count)))]);
    const files = await filesOf(cache, described, onProgress);
    const contents = await Promise.all(files.map((file) => run('dpkg-deb', ['--contents', file])));
    open = open.filter(({ library, names }) => {
      const tried = names.splice(0, count);
      const holds = new RegExp(`/${library.replaceAll(/[.+]/g, '\\$&')}( |$)`, 'm');
      const provider = described.find(({ name }, index) => tried.includes(name) && holds.test(contents[index].stdout));
      if (provider !== undefined) found.set(provider.name, provider);
      return provider === undefined;
    });
  }
  return [...found.values()];
}

async function filesOf(cache, packages, onProgress) {
  const files = await cache.files(packages, onProgress);
  if (files === undefined) throw unresolvable(cache, 'the mirror lists packages that it does not have');
  return files;
}

/** How much of a package's name is the library's: `libgeos-c1t64` contains `libgeos_c.so.1`. */
function likeness(name, library) {
  const [one, other] = [name.replace(/t64$/, ''), library.replace('.so', '')].map(
    (text) => new Set(pairs(text.toLowerCase().replaceAll(/[^a-z0-9+]/g, ''))),
  );
  return (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size);
}

function pairs(text) {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_each, index) => text.slice(index, index + 2));
}

function unresolvable({ suite }, why) {
  return new UserError(
    `Debian ${suite} cannot provide the embedded database at the moment: ${why}. Try again later (the suite is changing). ${elsewhere}`,
  );
}
