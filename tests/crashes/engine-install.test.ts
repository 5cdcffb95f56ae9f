import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepsWithin } from '../harness/http.ts';
import { freePort } from '../harness/ports.ts';

const HERE = fileURLToPath(new URL('../../scripts/local/services/documentdb', import.meta.url));
const LOCK: { suite: string; packages: Record<string, Record<string, string>> } = JSON.parse(
  readFileSync(path.join(HERE, '../documentdb.lock.json'), 'utf8'),
);
const ARCHITECTURE = process.arch === 'arm64' ? 'arm64' : 'amd64';
const MB = 1024 * 1024;

let folder: string;
let engine: string;
const servers: Server[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'saju-install-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user when we are root.
  const installed = await run(script('(engine) => console.log(engine.root)'), {});
  engine = installed.stdout.trim().split('\n').at(-1) ?? '';
}, 300_000);

afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded engine', () => {
  it('takes at most 180 MB on disk and omits what only GDAL needs', () => {
    expect(sizeOf(engine)).toBeLessThanOrEqual(180 * MB);
    const names = Object.keys(LOCK.packages[ARCHITECTURE] ?? {}).map((file) => path.basename(file).split('_')[0]);
    expect(names).toContain('postgresql-18-documentdb');
    expect(names.filter((name) => /gdal|armadillo|perl|systemd$|poppler/.test(name ?? ''))).toEqual([]);
  });

  it("is built from a mirror's current packages when the locked versions are gone, including a library under a newer name", async () => {
    const mirror = await startMirror(await makeRepository('moved', { newerLibrary: true }));
    const cache = path.join(folder, 'cache-moved');
    const start = `async (engine) => {
      const { startEngine } = await import(${JSON.stringify(path.join(HERE, 'engine.mjs'))});
      const log = (line) => console.log(line);
      const started = await startEngine({ engine, dataDir: ${JSON.stringify(path.join(folder, 'data'))}, throwaway: true, log });
      console.log('it serves');
      await started.stop();
    }`;
    const { code, stdout, stderr } = await run(script(start), aptOnly(mirror, cache));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('The mirror no longer has all locked versions: taking its current ones');
    expect(stdout).toContain('it serves');
    const [root] = readdirSync(path.join(cache, 'saju/documentdb')).filter((name) => name.startsWith('engine-'));
    const manifest = readFileSync(path.join(cache, 'saju/documentdb', root ?? '', 'saju-manifest.json'), 'utf8');
    expect(JSON.parse(manifest).packages).toContain(`libjson-c6_2.0_${ARCHITECTURE}.deb`);
    expect(JSON.parse(manifest).packages).not.toContain(`libgdal99_2.0_${ARCHITECTURE}.deb`);
  }, 180_000);

  it('reports a remedy when the suite lacks one of its libraries', async () => {
    const mirror = await startMirror(await makeRepository('broken', { newerLibrary: false }));
    const { code, stderr } = await run(script(), aptOnly(mirror, path.join(folder, 'cache-broken')));
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^Debian forky cannot provide the embedded database at the moment: .*libjson-c\.so\.6.* Try again later .*docker compose up.*MONGODB_URL.*\n$/,
    );
  }, 180_000);

  it.each([
    ['refuses connections', async () => `http://127.0.0.1:${await freePort()}/debian`],
    ['accepts connections and never answers', () => listen(() => undefined)],
  ])('reports within 20 s, in one line, the unreachable mirror when it %s', async (_name, mirror) => {
    const url = await mirror();
    await keepsWithin(20_000, async () => {
      const startedAt = Date.now();
      const { code, stderr } = await run(script(), aptOnly(url, path.join(folder, 'cache-offline')));
      expect(code).toBe(1);
      expect(stderr).toMatch(/^No Debian mirror can be reached: .*\n$/);
      expect(stderr).toContain(url);
      return Date.now() - startedAt;
    });
  });
});

/** A program that installs the engine and then runs `next` with it. */
function script(next = '() => undefined'): string {
  const [install, errors] = [path.join(HERE, 'install.mjs'), path.join(HERE, '../../lib/user-error.mjs')];
  return `
    import { installDocumentDb } from ${JSON.stringify(install)};
    import { exitWith } from ${JSON.stringify(errors)};
    try {
      await (${next})(await installDocumentDb((line) => console.log(line)));
    } catch (error) {
      exitWith(error);
    }`;
}

function run(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const env = { ...process.env, NODE_OPTIONS: '', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', program], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

/** A machine whose only apt source is this mirror, with an empty cache. */
function aptOnly(mirror: string, cache: string): Record<string, string> {
  const [list, config] = [path.join(folder, 'sources.list'), path.join(folder, 'apt.conf')];
  writeFileSync(list, `deb [trusted=yes] ${mirror} stable main\n`);
  writeFileSync(config, `Dir::Etc::sourcelist "${list}";\nDir::Etc::sourceparts "/dev/null";\n`);
  return { APT_CONFIG: config, XDG_CACHE_HOME: cache };
}

function startMirror(repository: string): Promise<string> {
  return listen((request, response) => {
    const file = path.join(repository, decodeURIComponent(request.url?.replace('/debian/', '') ?? ''));
    if (!existsSync(file) || statSync(file).isDirectory()) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Length': statSync(file).size });
    createReadStream(file).pipe(response);
  });
}

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/debian`;
}

/**
 * A Debian repository of the installed engine, in other packages than the lock's. PostGIS needs `libjson-c.so.6`, which
 * is in `libjson-c6` with `newerLibrary`, and otherwise in no package.
 */
async function makeRepository(name: string, { newerLibrary }: { newerLibrary: boolean }): Promise<string> {
  const repository = path.join(folder, name);
  const libraries = path.join('usr/lib', process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu');
  const isLibc = (file: string) => /^(ld-linux|lib[cm]\.so|libresolv)/.test(path.basename(file));
  const isJson = (file: string) => path.basename(file).startsWith('libjson-c.so');
  const inLibraries = readdirSync(path.join(engine, libraries)).map((file) => path.join(libraries, file));
  const others = inLibraries.filter((file) => !isLibc(file) && !isJson(file));
  const postgis = 'usr/lib/postgresql/18/lib/postgis-3.so';
  const packages: { name: string; depends: string; fill(root: string): void }[] = [
    { name: 'libc6', depends: '', fill: (root) => copy(root, inLibraries.filter(isLibc)) },
    { name: 'libothers1', depends: '', fill: (root) => copy(root, others) },
    { name: 'libgdal99', depends: '', fill: () => undefined },
    {
      name: 'postgresql-18',
      depends: 'libc6 (>= 2.0), libothers1, libgdal99 | libgdal98',
      fill(root) {
        copy(root, ['usr/lib/postgresql', 'usr/share/postgresql']);
        rmSync(path.join(root, postgis));
        rmSync(path.join(root, 'usr/share/postgresql/18/extension/postgis.control'));
        for (const program of ['postgres', 'initdb']) {
          const file = path.join(root, 'usr/lib/postgresql/18/bin', program);
          renameSync(`${file}.bin`, file);
        }
      },
    },
    {
      name: 'postgresql-18-postgis-3',
      depends: 'libgdal99, libjson-c6 (>= 0.15)',
      fill(root) {
        copy(root, [postgis]);
        replaceIn(path.join(root, postgis), 'libjson-c.so.5', 'libjson-c.so.6');
      },
    },
    ...['cron', 'documentdb', 'pgvector', 'postgis-3-scripts'].map((part) => ({
      name: `postgresql-18-${part}`,
      depends: 'postgresql-18',
      fill: () => undefined,
    })),
  ];
  if (newerLibrary) {
    packages.push({
      name: 'libjson-c6',
      depends: 'libc6',
      fill(root) {
        mkdirSync(path.join(root, libraries), { recursive: true });
        const library = path.join(root, libraries, 'libjson-c.so.6');
        cpSync(path.join(engine, libraries, 'libjson-c.so.5'), library, { dereference: true });
        replaceIn(library, 'libjson-c.so.5', 'libjson-c.so.6');
      },
    });
  }
  const index = packages.map((each) => buildPackage(repository, each)).join('\n');
  const listed = `main/binary-${ARCHITECTURE}/Packages`;
  const dists = path.join(repository, 'dists', LOCK.suite);
  mkdirSync(path.join(dists, path.dirname(listed)), { recursive: true });
  writeFileSync(path.join(dists, listed), index);
  const release = [`Codename: ${LOCK.suite}`, `Architectures: ${ARCHITECTURE}`, 'Components: main', 'SHA256:'];
  release.push(` ${sha256(Buffer.from(index))} ${Buffer.byteLength(index)} ${listed}`);
  writeFileSync(path.join(dists, 'Release'), `${release.join('\n')}\n`);
  return repository;
}

function copy(root: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(engine, file), path.join(root, file), { recursive: true, verbatimSymlinks: true });
  }
}

function replaceIn(file: string, from: string, to: string): void {
  const bytes = readFileSync(file);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at)) at += bytes.write(to, at);
  writeFileSync(file, bytes);
}

/** Builds it below `pool` and returns its paragraph of the index. */
function buildPackage(
  repository: string,
  { name, depends, fill }: { name: string; depends: string; fill(root: string): void },
): string {
  const root = path.join(repository, 'build', name);
  mkdirSync(path.join(root, 'DEBIAN'), { recursive: true });
  fill(root);
  const control = [`Package: ${name}`, 'Version: 2.0', `Architecture: ${ARCHITECTURE}`, 'Maintainer: a <a@b.c>'];
  control.push('Description: test', ...(depends === '' ? [] : [`Depends: ${depends}`]), '');
  writeFileSync(path.join(root, 'DEBIAN/control'), control.join('\n'));
  const file = `pool/${name}_2.0_${ARCHITECTURE}.deb`;
  mkdirSync(path.join(repository, 'pool'), { recursive: true });
  execFileSync('dpkg-deb', ['--build', '-Znone', root, path.join(repository, file)], { stdio: 'ignore' });
  rmSync(root, { recursive: true });
  const bytes = readFileSync(path.join(repository, file));
  return [...control.slice(0, -1), `Filename: ${file}`, `Size: ${bytes.length}`, `SHA256: ${sha256(bytes)}`, ''].join(
    '\n',
  );
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The size on disk of the files below a folder, in bytes. */
function sizeOf(root: string): number {
  return Number(execFileSync('du', ['--summarize', '--block-size=1', root]).toString().split('\t')[0]);
}
