import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildClient, clientFiles } from '../build/client.mjs';
import { buildDashboard, dashboardFiles, isOfDashboard } from '../build/dashboard.mjs';
import { copyStaticFiles, staticFiles } from '../build/static-files.mjs';
import { waitForLock } from './lock.mjs';
import { repositoryRoot } from './paths.mjs';
import { underSetpriv } from './processes.mjs';
import { UserError } from './user-error.mjs';

const modules = path.join(repositoryRoot, 'node_modules');
const sourceFolders = ['api', 'workers', 'shared', 'scripts/cli', 'scripts/local', 'scripts/gateway'];
/** The options of `tsc -p tsconfig.json` for emitted files. */
const compilerOptions = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript' },
    transform: { verbatimModuleSyntax: true },
    rewriteRelativeImportExtensions: true,
  },
};
const registryTimeoutMs = 14_000;

/**
 * Ensures that the dependencies match the lock file and that `dist` is built from the current sources. Takes a few
 * milliseconds when both are current. Concurrent processes take turns. Throws UserError with the compiler's messages
 * when the build fails; types are not checked.
 */
export async function prepareProject(log) {
  requireNode();
  if (isImage()) return;
  if (dependenciesAreCurrent() && buildIsCurrent()) return;
  mkdirSync(modules, { recursive: true });
  const lock = await waitForLock(path.join(modules, '.saju-prepare.lock'), ({ pid }) =>
    log(`Another process (${pid}) is installing or building here: waiting for it`),
  );
  try {
    if (!dependenciesAreCurrent()) await installDependencies(log);
    if (!buildIsCurrent()) await build(log);
  } finally {
    lock.release();
  }
}

/** A container image is installed and built already, and lacks the tools to do so. */
function isImage() {
  return !existsSync(path.join(repositoryRoot, 'tsconfig.json'));
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new UserError(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
}

/** By the lock file's hash; without one (plain `npm install`), by npm's own record of what it installed. */
function dependenciesAreCurrent() {
  const wanted = dependencyHash();
  if (readOr(dependencyStamp(), '') === wanted) return true;
  const installed = JSON.parse(readOr(path.join(modules, '.package-lock.json'), '{"packages":{}}')).packages;
  const locked = JSON.parse(readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8')).packages;
  const differs = Object.entries(locked).some(([folder, { version, optional, peer }]) => {
    if (folder === '' || ((optional || peer) && installed[folder] === undefined)) return false;
    return installed[folder]?.version !== version;
  });
  if (differs) return false;
  writeFileSync(dependencyStamp(), wanted);
  return true;
}

async function installDependencies(log) {
  log('Installing dependencies (npm install)');
  const start = Date.now();
  // `npm ci` rejects lock files without other platforms' binaries. `npm install` follows the lock as well.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const registry = watchRegistry(log);
  const words = [...npm, 'install', '--no-audit', '--no-fund', '--loglevel=http'];
  const { code, output } = await runQuietly(words, registry.read).finally(registry.stop);
  if (registry.failure !== undefined) {
    throw new UserError(
      `The npm registry cannot be reached: ${registry.failure}. Check the network and npm's settings.`,
    );
  }
  const lines = output.split('\n').filter((line) => line !== '' && !/^npm (http|warn|notice)/.test(line));
  if (code !== 0) throw new UserError(`npm install failed:\n${lines.slice(-15).join('\n')}`);
  writeFileSync(dependencyStamp(), dependencyHash());
  log(`Installed dependencies (${seconds(start)})`);
}

/** npm retries for minutes. Ends it when every request has failed by then, and reports when no response has arrived. */
function watchRegistry(log) {
  let hasAnswered = false;
  let lastFailure;
  let npm;
  const timer = setTimeout(() => {
    if (hasAnswered) return;
    if (lastFailure === undefined) {
      log(`The npm registry has not answered for ${registryTimeoutMs / 1000} s: still trying (is the network up?)`);
      return;
    }
    watch.failure = lastFailure;
    // npm delays SIGTERM until its retries have ended. Nothing was downloaded, so there is nothing to roll back.
    npm.kill('SIGKILL');
  }, registryTimeoutMs);
  const watch = {
    failure: undefined,
    read(child, text) {
      npm = child;
      hasAnswered ||= /^npm http (fetch GET \d|cache )/m.test(text);
      const failed = /^npm http fetch GET (\S+) attempt \d+ failed with (\S+)/m.exec(text);
      if (failed !== null) lastFailure = `${new URL(failed[1]).origin} (${failed[2]})`;
    },
    stop: () => clearTimeout(timer),
  };
  return watch;
}

/** Whether `dist` was built from the current sources. */
export function buildIsCurrent() {
  return readOr(buildStamp(), '') === sourceFingerprint();
}

/** Only strips the types. CI checks them with `npm run typecheck`; here that would double the time of a first start. */
async function build(log) {
  const start = Date.now();
  const fingerprint = sourceFingerprint();
  const { transformFile } = await import('@swc/core');
  const compile = async (file) => {
    const name = path.relative(repositoryRoot, file);
    const target = path.join(repositoryRoot, 'dist', name.replace(/ts$/, 'js'));
    const { code, map } = await transformFile(file, {
      ...compilerOptions,
      sourceFileName: path.relative(path.dirname(target), file),
    });
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${code}//# sourceMappingURL=${path.basename(target)}.map\n`);
    writeFileSync(`${target}.map`, map);
  };
  const files = sourceFolders
    .flatMap((folder) => typescriptFiles(path.join(repositoryRoot, folder)))
    .filter((file) => !/\.d\.m?ts$/.test(file) && !isOfDashboard(file));
  const compiled = await Promise.allSettled([buildClient(), ...files.map(compile), buildDashboard()]);
  const failed = compiled.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message.trim());
  if (failed.length > 0) throw new UserError(`The build failed:\n${failed.join('\n')}`);
  copyStaticFiles();
  writeFileSync(buildStamp(), fingerprint);
  log(`Built (${seconds(start)})`);
}

/** Names, sizes and times of all files that the build reads: detects every edit and costs little. */
function sourceFingerprint() {
  const hash = createHash('sha256').update(dependencyHash());
  const files = sourceFolders.flatMap((folder) => typescriptFiles(path.join(repositoryRoot, folder)));
  for (const file of [
    'tsconfig.json',
    ...staticFiles(),
    ...clientFiles(),
    ...new Set([...files, ...dashboardFiles()]),
  ]) {
    const { size, mtimeMs } = statSync(path.resolve(repositoryRoot, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function typescriptFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return typescriptFiles(full);
      return /\.m?ts$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [full] : [];
    })
    .sort();
}

function dependencyHash() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(path.join(repositoryRoot, file)));
  return hash.digest('hex');
}

function dependencyStamp() {
  return path.join(modules, '.saju-dependencies');
}

function buildStamp() {
  return path.join(repositoryRoot, 'dist', '.saju-build');
}

function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

function runQuietly([program, ...args], onOutput) {
  const [command, commandArgs] = underSetpriv(program, args, 'SIGTERM', false);
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        onOutput(child, String(chunk));
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
