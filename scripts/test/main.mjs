// `npm test [-- jest arguments]`: temporary services, the build, jest, and the checks of the gateway's command table, of
// Redis Cluster's slot rule, and of what a sharded MongoDB would send to all shards.
// `--slowest 20` prints the slowest files and tests. `--timings` writes tests/timings.json, which orders the next runs.
// `npm run test:faults [-- jest arguments]` runs it while commands of the database fail (faults.mjs). FAULT_SEED repeats a
// run's order of errors.
// `npm run test:topologies -- --write` writes the tables of failovers, docs/results/topology-*.md.
// `npm run test:providers -- --write` writes that of providers that fail, docs/results/providers.md.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tryLock } from '../local/lib/lock.mjs';
import { repositoryRoot } from '../local/lib/paths.mjs';
import { ended } from '../local/lib/processes.mjs';
import { prepareProject } from '../local/lib/project.mjs';
import { exitWith, UserError } from '../local/lib/user-error.mjs';
import { startServices } from '../local/services/index.mjs';
import { startFaults } from './faults.mjs';
import { scattered } from './shard-rule.mjs';
import { slowest, timingsFile, writeTimings } from './timings.mjs';

const prefix = 'saju-test-';
const redisDatabases = 64;
const nothingRan = { testResults: [], numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
/** What runs while commands fail, unless the arguments name files. */
const faultedFiles = [
  'tests/e2e/(fortunes|streams|background|simulation|batches|batches-cancel|batches-feeding|idempotency|profiles)\\.test',
  'tests/e2e/(webhooks|webhooks-deliveries|webhooks-failures)\\.test',
  'tests/crashes/(fortunes|crashes|idempotency-crashes|webhooks-crashes|webhooks-clocks)\\.test',
];

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  exitWith(error);
}

async function main(given) {
  const startedAt = Date.now();
  const own = ownArguments(given);
  const seed = own.faults ? faultSeed() : undefined;
  const jestArguments = seed !== undefined && own.rest.length === 0 ? faultedFiles : own.rest;
  removeAbandoned();
  const dataDir = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(dataDir, 0o755); // PostgreSQL runs as another user when we are root.
  const commandLog = path.join(dataDir, 'commands.log');
  const contractCounts = path.join(dataDir, 'contract.log');
  const log = (line) => console.error(line);
  // After a failed build the other tests still run, but the run fails. Types are checked by `npm run typecheck`.
  const built = prepareProject(log).then(
    () => undefined,
    (error) => error,
  );
  const services = await startServices({
    dataDir,
    throwaway: true,
    gatewayBuilt: built,
    commandLog,
    failPoints: seed !== undefined,
    environment: ownServices(),
    log,
  });
  const running = { jest: undefined };
  const stopOnSignal = onSignals(async () => {
    endGroup(running.jest);
    await services.stop();
  });
  try {
    const buildFailure = await built;
    if (buildFailure !== undefined) log(buildFailure instanceof UserError ? buildFailure.message : buildFailure);
    if (services.redis === undefined) await requireRedisDatabases(services.redisUrl);
    const faults = seed === undefined ? undefined : await startFaults({ mongodbUrl: services.mongodbUrl, seed });
    const slotRule = services.redis && buildFailure === undefined ? await watchCommands(services.redis) : undefined;
    const resultFile = path.join(dataDir, 'result.json');
    const code = await runJest(jestArguments, running, resultFile, {
      SAJU_TEST_MONGODB_URL: services.mongodbUrl,
      SAJU_TEST_REDIS_URL: services.redisUrl,
      SAJU_TEST_CONTRACT_COUNTS: contractCounts,
      ...(seed !== undefined && { SAJU_TEST_FAULTS: String(seed) }),
      ...(own.write && { SAJU_TEST_WRITE: '1' }),
    });
    const result = existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : nothingRan;
    if (faults !== undefined) reportFaults(seed, await faults.stop());
    const sent = services.database?.gateway === undefined ? [] : linesOf(commandLog);
    const unknown = await untestedCommands(sent.filter((line) => typeof line === 'string'));
    if (unknown.length > 0) {
      log(`Commands outside the gateway's tested table (scripts/gateway/commands.ts): ${unknown.join(', ')}`);
    }
    const toAllShards = scattered(sent.filter((line) => typeof line !== 'string'));
    if (toAllShards.length > 0) {
      log(`Operations that a sharded MongoDB sends to all shards, or refuses:\n  ${toAllShards.sort().join('\n  ')}`);
    }
    const offences = (await slotRule?.stop()) ?? [];
    if (offences.length > 0) {
      log(`Redis commands over several hash tags, which a cluster refuses:\n  ${offences.join('\n  ')}`);
    }
    reportContract(contractCounts);
    if (own.slowest > 0) console.log(slowest(result, own.slowest).join('\n'));
    if (own.timings) writeTimings(result, existsSync(timingsFile) ? JSON.parse(readFileSync(timingsFile, 'utf8')) : {});
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    console.log(`${result.numPassedTests} passed, ${failed} failed, ${seconds} seconds`);
    return code || (unknown.length + offences.length + toAllShards.length > 0 || buildFailure !== undefined ? 1 : 0);
  } finally {
    stopOnSignal();
    await services.stop();
  }
}

/** What is ours among the arguments; the rest is Jest's. */
function ownArguments(given) {
  const own = { faults: false, write: false, timings: false, slowest: 0, rest: [] };
  for (let at = 0; at < given.length; at += 1) {
    if (given[at] === '--slowest') own.slowest = Number(given[++at] ?? 20);
    else if (['--faults', '--write', '--timings'].includes(given[at])) own[given[at].slice(2)] = true;
    else own.rest.push(given[at]);
  }
  return own;
}

/** @returns its exit code; the results are in the file */
async function runJest(jestArguments, running, resultFile, environment) {
  const hooks = pathToFileURL(path.join(repositoryRoot, 'scripts/test/register-hooks.mjs')).href;
  const options = [`--import=${hooks}`, '--enable-source-maps', '--disable-warning=ExperimentalWarning'];
  const jest = path.join(repositoryRoot, 'node_modules/jest/bin/jest.js');
  const child = spawn(process.execPath, [jest, ...jestArguments, '--json', `--outputFile=${resultFile}`], {
    cwd: repositoryRoot,
    detached: true, // A separate process group, so that its workers and their servers can be ended with it.
    stdio: ['inherit', 'ignore', 'inherit'], // jest reports on stderr. stdout is JSON and goes to the file.
    env: {
      ...process.env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' '),
      ...environment,
    },
  });
  running.jest = child;
  const { code } = await ended(child);
  running.jest = undefined;
  return code ?? 1;
}

/** Servers of one's own. The names are those that the tests read, so that CI sets what they get. */
function ownServices() {
  const { SAJU_TEST_MONGODB_URL, SAJU_TEST_REDIS_URL, MONGODB_URL, REDIS_URL } = process.env;
  return { MONGODB_URL: SAJU_TEST_MONGODB_URL || MONGODB_URL, REDIS_URL: SAJU_TEST_REDIS_URL || REDIS_URL };
}

/** Each worker of Jest uses 16 databases of Redis (tests/harness/services.ts). A server has 16 by default. */
async function requireRedisDatabases(url) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { db: 0, lazyConnect: true, retryStrategy: () => null });
  try {
    await redis.connect();
    await redis.select(redisDatabases - 1);
  } catch (error) {
    throw new UserError(
      `The Redis of the tests must answer and have ${redisDatabases} databases (--databases ${redisDatabases}): ${error.message}`,
    );
  } finally {
    redis.disconnect();
  }
}

function faultSeed() {
  const seed = Number(process.env.FAULT_SEED || Math.floor(Math.random() * 1_000_000));
  if (!Number.isInteger(seed)) throw new UserError('FAULT_SEED must be a whole number.');
  return seed;
}

function reportFaults(seed, failed) {
  const sum = failed.reduce((total, [, count]) => total + count, 0);
  console.log(`${sum} commands failed (FAULT_SEED=${seed}):`);
  for (const [name, count] of failed) console.log(`${String(count).padStart(8)}  ${name}`);
}

/** Every command that the tests and the platform send to Redis, checked against the rule of clusters. */
async function watchCommands({ url }) {
  // Its client may have been installed a moment ago.
  const { watchSlotRule } = await import('./slot-rule.mjs');
  return watchSlotRule(url);
}

/** How much of what API servers sent was compared with the OpenAPI document. Servers that were killed do not count. */
function reportContract(file) {
  const counts = linesOf(file, { areUnique: false });
  if (counts.length === 0) return;
  const sum = (name) => counts.reduce((total, line) => total + line[name], 0);
  console.log(`${sum('answers')} answers and ${sum('events')} events compared with the OpenAPI document`);
}

/** Commands that the gateway received and that are not in its table. Every entry of the table has a test. */
async function untestedCommands(sent) {
  if (sent.length === 0) return [];
  const { commands } = await import(path.join(repositoryRoot, 'dist/scripts/gateway/commands.js'));
  return [...new Set(sent)].filter((name) => !(name in commands));
}

/** @param areUnique a gateway that was started again writes its lines again */
function linesOf(file, { areUnique = true } = {}) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return (areUnique ? [...new Set(lines)] : lines).map((line) => JSON.parse(line));
}

/** Folders of killed runs. */
function removeAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = path.join(tmpdir(), name);
    const lockFile = path.join(folder, 'services.lock');
    if (!existsSync(lockFile)) continue; // Just created by another run.
    const lock = tryLock(lockFile);
    if (lock.release) rmSync(folder, { recursive: true, force: true });
  }
}

/** Jest's workers outlive Jest, so the signal goes to its whole process group. */
function endGroup(child) {
  if (child?.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Calls `stop` on Ctrl-C and on SIGTERM, then exits. Returns a function that removes the handlers. */
function onSignals(stop) {
  const handler = async () => {
    await stop();
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, handler);
  return () => {
    for (const signal of signals) process.off(signal, handler);
  };
}
