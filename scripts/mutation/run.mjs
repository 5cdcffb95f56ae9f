// `npm run mutate -- <area> [file …] [--tests <pattern>]…`: runs the mutation tool over one area of areas.mjs, or over
// some of its files, or with some of its tests. `--write` writes the scores of whole files into docs/results/mutation.md.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../local/lib/paths.mjs';
import { ended } from '../local/lib/processes.mjs';
import { prepareProject } from '../local/lib/project.mjs';
import { exitWith, UserError } from '../local/lib/user-error.mjs';
import { startServices } from '../local/services/index.mjs';
import { areas } from './areas.mjs';
import { withScores } from './report.mjs';

const declared = path.join(repositoryRoot, 'scripts/mutation');
/** Not beside its package.json, where programs that scan the sources would find the tool's. */
const folder = path.join(repositoryRoot, 'node_modules/.cache/saju-mutation');
const jsc = { target: 'es2023', parser: { syntax: 'typescript' } };
const log = (line) => console.error(line);
let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));

const workDir = mkdtempSync(path.join(tmpdir(), 'saju-mutation-'));
chmodSync(workDir, 0o755); // PostgreSQL runs as another user when we are root
let services;
try {
  const options = { tests: { type: 'string', multiple: true }, write: { type: 'boolean', default: false } };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  process.exitCode = await main(positionals, values);
} catch (error) {
  exitWith(error);
} finally {
  await services?.stop();
  rmSync(workDir, { recursive: true, force: true });
}

async function main([name, ...files], { tests, write }) {
  const area = areas[name];
  if (area === undefined) {
    throw new UserError(
      `Name an area: npm run mutate -- ${Object.keys(areas).join(' | ')} [file …] [--tests <pattern>] [--write]`,
    );
  }
  await prepareProject(log);
  await installTool();
  if (area.needsStores) services = await startServices({ dataDir: workDir, throwaway: true, log });
  const config = path.join(workDir, 'stryker.json');
  writeFileSync(
    config,
    JSON.stringify(configOf(name, { ...area, ...(tests && { tests }), ...(files.length > 0 && { mutate: files }) })),
  );
  // A run that fails early must not leave the report of another one.
  rmSync(path.join(folder, `${name}.json`), { force: true });
  const code = await run(
    ['node', path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config],
    {
      SAJU_TEST_MONGODB_URL: services?.mongodbUrl,
      SAJU_TEST_REDIS_URL: services?.redisUrl,
    },
  );
  if (write && existsSync(path.join(folder, `${name}.json`))) writeScores(name, files);
  return code;
}

/** A file that was given by lines has no score of its own. */
function writeScores(area, given) {
  const page = path.join(repositoryRoot, 'docs/results/mutation.md');
  const isPart = (file) => given.some((one) => one.startsWith(`${file}:`));
  const report = JSON.parse(readFileSync(path.join(folder, `${area}.json`), 'utf8'));
  const files = Object.fromEntries(Object.entries(report.files).filter(([file]) => !isPart(file)));
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: repositoryRoot, encoding: 'utf8' }).slice(0, 7);
  writeFileSync(page, withScores(readFileSync(page, 'utf8'), area, files, commit));
}

/** Once per lock file. The tool is not a dependency of the project, because it would slow the first start down. */
async function installTool() {
  const stamp = path.join(folder, 'node_modules/.saju-installed');
  const lock = readFileSync(path.join(declared, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  log('Installing the mutation tool');
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(path.join(declared, name), path.join(folder, name));
  }
  const code = await run(['npm', 'install', '--no-audit', '--no-fund', '--prefix', folder], {});
  if (code !== 0) throw new UserError('The mutation tool could not be installed: see above.');
  writeFileSync(stamp, lock);
}

function configOf(name, { mutate, tests, skip = [] }) {
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: {
      configFile: 'jest.config.mjs',
      enableFindRelatedTests: false,
      config: {
        testMatch: tests.map((pattern) => pattern.replace(/^(!?)(?!\*\*)/, '$1<rootDir>/')),
        // Jest's own module registry: a mutant in a module's top level needs the module anew.
        testRunner: 'jest-circus/runner',
        extensionsToTreatAsEsm: ['.ts'],
        transform: { '^.+\\.ts$': ['@swc/jest', { jsc, module: { type: 'es6' }, sourceMaps: 'inline' }] },
        testEnvironment: path.join(declared, 'first-failure.cjs'),
        testEnvironmentOptions: { skip },
      },
    },
    mutate,
    ignorePatterns: ['/dist', '/.data*'],
    coverageAnalysis: 'perTest',
    // Tests of one area share a database and a Redis.
    concurrency: 1,
    // Jest's modules of each run stay in memory.
    maxTestRunnerReuse: 25,
    // A busy machine must not count as a hanging mutant.
    timeoutMS: 90_000,
    timeoutFactor: 4,
    // TypeScript 7 lacks the API with which the tool rewrites a tsconfig. The tests need none.
    tsconfigFile: 'tsconfig.none.json',
    disableTypeChecks: false,
    tempDirName: path.join(workDir, 'sandbox'),
    reporters: ['clear-text', 'progress-append-only', 'json'],
    jsonReporter: { fileName: path.join(folder, `${name}.json`) },
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    allowEmpty: false,
    thresholds: { high: 95, low: 85, break: 85 },
  };
}

/** Runs at the lowest priority of the machine. @returns the exit code */
async function run(words, environment) {
  child = spawn('nice', ['-n', '10', ...words], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const { code } = await ended(child);
  return code ?? 1;
}
