import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRoot, which } from '../../lib/paths.mjs';
import { UserError } from '../../lib/user-error.mjs';

/** What is asked of apt; the rest are dependencies. The last three serve the scripts of the first in their own root. */
const wanted = ['postgresql-18-documentdb', 'dash', 'base-files', 'coreutils'];

/**
 * Debian packages, downloaded with a private apt state beside the system's: nothing of the system changes and no
 * root is needed. The mirror is read from the system's own sources, so that no host name stands in the repository.
 * `folder` keeps what was downloaded: a broken-off download goes on where it stopped.
 */
export class PackageCache {
  constructor(folder, suite) {
    this.folder = folder;
    this.suite = suite;
    this.archives = path.join(folder, 'cache', 'archives');
  }

  /** Files of exactly the locked versions, checked by sha256, or undefined when one is not in the cache. */
  async lockedFiles(packages) {
    const files = [];
    for (const entry of packages) {
      const file = path.join(this.archives, fileNameOf(entry));
      if (!existsSync(file)) return undefined;
      if ((await sha256Of(file)) !== entry.sha256) {
        rmSync(file);
        return undefined;
      }
      files.push(file);
    }
    return files;
  }

  /** Downloads the locked versions; false when the mirror no longer has one of them. */
  async downloadLocked(packages, onProgress) {
    const names = packages.map((entry) => `${entry.name}=${entry.version}`);
    return this.#download(names, onProgress);
  }

  /** Downloads the versions that the mirror has now and returns their entries. */
  async downloadCurrent(onProgress) {
    const plan = await run('apt-get', [...this.#options(), 'install', '--simulate', '-y', ...wanted]);
    const packages = [...plan.stdout.matchAll(/^Inst (\S+) .*?\((\S+) .*\[(\S+)\]/gm)];
    if (plan.code !== 0 || packages.length === 0 || !(await this.#download(wanted, onProgress))) {
      throw new UserError(`apt could not resolve ${wanted[0]} (${lastLine(plan.stderr)}). ${elsewhere}`);
    }
    const entries = [];
    for (const [, name, version, architecture] of packages) {
      const entry = { name, version, architecture };
      entries.push({ ...entry, sha256: await sha256Of(path.join(this.archives, fileNameOf(entry))) });
    }
    return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Fetches the package lists of the suite from the first of the system's mirrors that has it. */
  async update() {
    if (which('apt-get') === undefined || which('dpkg-deb') === undefined) {
      throw new UserError(`The embedded database is made from Debian packages and apt-get is not here. ${elsewhere}`);
    }
    for (const folder of ['state/lists/partial', 'cache/archives/partial', 'etc']) {
      mkdirSync(path.join(this.folder, folder), { recursive: true });
    }
    writeFileSync(path.join(this.folder, 'state', 'status'), '');
    const failures = [];
    for (const source of systemSources()) {
      const signedBy = source.signedBy === undefined ? '' : `[signed-by=${source.signedBy}] `;
      writeFileSync(this.#sourceList(), `deb ${signedBy}${source.uri} ${this.suite} main\n`);
      const { code, stdout, stderr } = await run('apt-get', [...this.#options(), 'update']);
      if (code === 0 && !/^(Err|W: Failed)/m.test(stdout + stderr)) return;
      failures.push(lastLine(stderr || stdout));
    }
    const why = failures.at(-1) ?? 'no Debian mirror among the apt sources';
    throw new UserError(`The package lists of Debian ${this.suite} cannot be fetched (${why}). ${elsewhere}`);
  }

  async #download(names, onProgress) {
    const ticker = setInterval(() => onProgress(readdirSync(this.archives).length), 2_000);
    try {
      const download = ['install', '--download-only', '-y', '-o', 'Acquire::Retries=3', ...names];
      const { code, stderr } = await run('apt-get', [...this.#options(), ...download]);
      if (code === 0) return true;
      if (/No space left|enough free space/.test(stderr)) throw new UserError(lastLine(stderr));
      return false;
    } finally {
      clearInterval(ticker);
    }
  }

  #sourceList() {
    return path.join(this.folder, 'etc', 'sources.list');
  }

  #options() {
    const settings = {
      'Dir::State': path.join(this.folder, 'state'),
      'Dir::State::status': path.join(this.folder, 'state', 'status'),
      'Dir::Cache': path.join(this.folder, 'cache'),
      'Dir::Etc::sourcelist': this.#sourceList(),
      'Dir::Etc::sourceparts': '/dev/null',
      'Dir::Etc::preferences': '/dev/null',
      'Dir::Etc::preferencesparts': '/dev/null',
      'APT::Install-Recommends': 'false',
      'Acquire::Languages': 'none',
      ...(isRoot ? { 'APT::Sandbox::User': 'root' } : {}),
    };
    return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  }
}

/** The architecture in Debian's words, e.g. `amd64`. */
export function debianArchitecture() {
  const names = { x64: 'amd64', arm64: 'arm64' };
  return names[process.arch] ?? process.arch;
}

/** Runs a program to its end: `{code, stdout, stderr}`. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: plainEnvironment(), ...options });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

export const elsewhere = 'Run everything by `docker compose up` instead, or set MONGODB_URL to a MongoDB of your own.';

/** The Debian archives among the system's apt sources, in their order: `{uri, signedBy?}`. */
function systemSources() {
  const folder = '/etc/apt/sources.list.d';
  const files = ['/etc/apt/sources.list'];
  if (existsSync(folder)) files.push(...readdirSync(folder).map((name) => path.join(folder, name)));
  const found = files
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (file.endsWith('.sources')) return fromStanzas(text);
      return file.endsWith('.list') ? fromLines(text) : [];
    });
  const debian = found.filter(({ uri }) => /debian\/?$/.test(uri));
  return debian.filter(({ uri }, index) => debian.findIndex((other) => other.uri === uri) === index);
}

function fromStanzas(text) {
  return text.split(/\n\s*\n/).flatMap((stanza) => {
    const field = (name) => stanza.match(new RegExp(`^${name}:[ \\t]*(\\S.*)$`, 'mi'))?.[1].trim();
    if (field('URIs') === undefined || field('Enabled') === 'no') return [];
    const signedBy = field('Signed-By');
    return field('URIs')
      .split(/\s+/)
      .map((uri) => ({ uri, ...(signedBy?.startsWith('/') ? { signedBy } : {}) }));
  });
}

function fromLines(text) {
  return [...text.matchAll(/^deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+\S+/gm)].map(([, options, uri]) => {
    const signedBy = options?.match(/signed-by=(\S+)/)?.[1];
    return { uri, ...(signedBy === undefined ? {} : { signedBy }) };
  });
}

/** `name_version_architecture`: how the lock file and Debian's file names call a package. */
export function packageId({ name, version, architecture }) {
  return [name, version, architecture].join('_');
}

/** The entries of a lock file's `{id: sha256}`. */
export function lockedPackages(sums) {
  return Object.entries(sums).map(([id, sha256]) => {
    const [name, version, architecture] = id.split('_');
    return { name, version, architecture, sha256 };
  });
}

function fileNameOf(entry) {
  return `${packageId(entry).replaceAll(':', '%3a')}.deb`;
}

async function sha256Of(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest('hex');
}

function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? '';
}

function plainEnvironment() {
  return { ...process.env, LC_ALL: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive' };
}
