import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRoot, which } from '../../lib/paths.mjs';
import { underSetpriv } from '../../lib/processes.mjs';
import { UserError } from '../../lib/user-error.mjs';

export const elsewhere =
  'Run everything with `docker compose up` instead, or set MONGODB_URL to a MongoDB of your own.';

const apt = '/usr/lib/apt/apt-helper';
/** A mirror without a response for this time counts as unreachable. apt's own timeout is minutes. */
const answerTimeoutS = 5;

/**
 * Debian packages, downloaded with a private apt state: the system is unchanged, and root is not needed. The mirrors
 * come from the system's apt sources, so that the repository contains no host name. A package is `{path, sha256}`,
 * where `path` is its place on a mirror: `pool/main/…/name_version_architecture.deb`. `folder` stores the downloads: an
 * interrupted download continues where it stopped.
 */
export class PackageCache {
  #mirror;

  constructor(folder, suite) {
    this.folder = folder;
    this.suite = suite;
    this.archives = path.join(folder, 'cache', 'archives');
  }

  /**
   * The files of exactly these packages, or undefined when no mirror has one of them any more.
   * @throws UserError when a package is missing here and no mirror answers
   */
  async files(packages, onProgress = () => undefined) {
    const missing = await this.#missing(packages);
    if (missing.length > 0) {
      await this.#download(missing, onProgress);
      if ((await this.#missing(packages)).length > 0) return undefined;
    }
    return packages.map((each) => this.#fileOf(each));
  }

  /** Removes the files of these packages. */
  discard(packages) {
    for (const each of packages) rmSync(this.#fileOf(each), { force: true });
  }

  /** Fetches the suite's current package lists, which `describe` reads. */
  async update() {
    const { uri, options } = await this.#reachableMirror();
    writeFileSync(path.join(this.folder, 'state', 'status'), '');
    writeFileSync(this.#sourceList(), `deb ${options}${uri} ${this.suite} main\n`);
    const { code, stdout, stderr } = await run('apt-get', [...this.#options(), 'update']);
    if (code === 0 && !/^(Err|W: Failed)/m.test(stdout + stderr)) return;
    throw new UserError(
      `The package lists of Debian ${this.suite} cannot be fetched from ${uri} (${lastLine(stderr || stdout)}). ${elsewhere}`,
    );
  }

  /** The suite's packages of these names: `{name, path, sha256, dependencies}`; `dependencies` are names. */
  async describe(names) {
    const show = [...this.#options(), 'show', '--no-all-versions', ...names];
    const { stdout } = await run('apt-cache', show); // Its exit code reports an unknown name.
    return stdout.split(/\n\n+/).flatMap((stanza) => {
      const field = (name) => stanza.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? '';
      if (field('Package') === '') return [];
      const relations = [field('Pre-Depends'), field('Depends')].join(', ').split(/[,|]/);
      const dependencies = relations.map((each) => each.trim().split(/[\s:(]/)[0]).filter(Boolean);
      return [{ name: field('Package'), path: field('Filename'), sha256: field('SHA256'), dependencies }];
    });
  }

  async #missing(packages) {
    const missing = [];
    for (const each of packages) {
      const file = this.#fileOf(each);
      if (existsSync(file) && (await sha256Of(file)) === each.sha256) continue;
      rmSync(file, { force: true });
      missing.push(each);
    }
    return missing;
  }

  async #download(packages, onProgress) {
    const { uri } = await this.#reachableMirror();
    const words = packages.flatMap((each) => [`${uri}/${each.path}`, this.#fileOf(each), `SHA256:${each.sha256}`]);
    const ticker = setInterval(() => onProgress(readdirSync(this.archives).length), 2_000);
    try {
      const { stderr } = await run(apt, [...this.#options(), '-o', 'Acquire::Retries=3', 'download-file', ...words]);
      if (/No space left/.test(stderr))
        throw new UserError(`No space left for the embedded database: ${this.archives}`);
    } finally {
      clearInterval(ticker);
    }
  }

  /** The first of the system's mirrors that has the suite: `{uri, options}`. */
  async #reachableMirror() {
    this.#mirror ??= await this.#findMirror();
    return this.#mirror;
  }

  async #findMirror() {
    if (!existsSync(apt) || which('dpkg-deb') === undefined) {
      throw new UserError(
        `The embedded database is built from Debian packages, and apt is not installed. ${elsewhere}`,
      );
    }
    for (const folder of ['state/lists/partial', 'cache/archives/partial', 'etc']) {
      mkdirSync(path.join(this.folder, folder), { recursive: true });
    }
    const sources = await systemSources();
    const failures = await Promise.all(sources.map((source, index) => this.#probe(source, index)));
    const found = sources.find((_source, index) => failures[index] === undefined);
    if (found !== undefined) return found;
    if (sources.length === 0) throw new UserError(`The apt sources contain no Debian mirror. ${elsewhere}`);
    throw new UserError(`No Debian mirror can be reached: ${failures.join('; ')}. ${elsewhere}`);
  }

  /** Why the mirror is unusable, or undefined. */
  async #probe({ uri }, index) {
    const release = `${uri}/dists/${this.suite}/Release`;
    const file = path.join(this.folder, 'state', `probe-${index}`);
    const timeouts = ['Acquire::Retries=0', `Acquire::http::Timeout=${answerTimeoutS}`];
    timeouts.push(`Acquire::https::Timeout=${answerTimeoutS}`);
    const options = [...this.#options(), ...timeouts.flatMap((each) => ['-o', each])];
    const { code, stderr } = await run(apt, [...options, 'download-file', release, file]);
    rmSync(file, { force: true });
    if (code === 0) return undefined;
    return /^E: Failed to fetch (.*)$/m.exec(stderr)?.[1].replaceAll(/\s+/g, ' ') ?? `${uri}: ${lastLine(stderr)}`;
  }

  #fileOf({ path: place }) {
    return path.join(this.archives, path.basename(place));
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
      'Acquire::Languages': 'none',
      ...(isRoot ? { 'APT::Sandbox::User': 'root' } : {}),
    };
    return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  }
}

/** Debian's name of the architecture, e.g. `amd64`. */
export function debianArchitecture() {
  const names = { x64: 'amd64', arm64: 'arm64' };
  return names[process.arch] ?? process.arch;
}

/** Runs a program until it ends, or until we end: `{code, stdout, stderr}`. */
export function run(program, args, options = {}) {
  const [command, commandArgs] = underSetpriv(program, args, 'SIGTERM', false);
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: plainEnvironment(),
      ...options,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** The packages of a lock file's `{path: sha256}`. */
export function lockedPackages(sums) {
  return Object.entries(sums).map(([place, sha256]) => ({ path: place, sha256 }));
}

/** `{name, version}` of a package, from its file name. */
export function identityOf({ path: place }) {
  const [name, version] = path.basename(place).split('_');
  return { name, version };
}

/** The Debian archives among the system's apt sources, in their order: `{uri, options}`. */
async function systemSources() {
  const { stdout } = await run('apt-config', [
    'shell',
    'LIST',
    'Dir::Etc::sourcelist/f',
    'PARTS',
    'Dir::Etc::sourceparts/d',
  ]);
  const [list, folder] = ['LIST', 'PARTS'].map((name) => new RegExp(`^${name}='(.*)'$`, 'm').exec(stdout)?.[1] ?? '');
  const parts = folder.endsWith('/') && existsSync(folder) ? readdirSync(folder).sort() : [];
  const found = [list, ...parts.map((name) => path.join(folder, name))]
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return file.endsWith('.sources') ? fromStanzas(text) : fromLines(text);
    });
  const debian = found.filter(({ uri }) => /debian$/.test(uri));
  return debian.filter(({ uri }, index) => debian.findIndex((other) => other.uri === uri) === index);
}

function fromStanzas(text) {
  return text.split(/\n\s*\n/).flatMap((stanza) => {
    const field = (name) => stanza.match(new RegExp(`^${name}:[ \\t]*(\\S.*)$`, 'mi'))?.[1].trim();
    if (field('URIs') === undefined || field('Enabled') === 'no') return [];
    const options = { 'signed-by': field('Signed-By'), trusted: field('Trusted') };
    return field('URIs')
      .split(/\s+/)
      .map((uri) => source(uri, options));
  });
}

function fromLines(text) {
  return [...text.matchAll(/^deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+\S+/gm)].map(([, words = '', uri]) =>
    source(uri, Object.fromEntries(words.split(/\s+/).map((word) => word.split('=')))),
  );
}

/** Trusts a mirror as the system does. */
function source(uri, { 'signed-by': key, trusted }) {
  const options = [key?.startsWith('/') ? `signed-by=${key}` : '', trusted === undefined ? '' : `trusted=${trusted}`];
  const words = options.filter(Boolean).join(' ');
  return { uri: uri.replace(/\/+$/, ''), options: words === '' ? '' : `[${words}] ` };
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
