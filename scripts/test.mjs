// `npm test [-- jest arguments]`: temporary services, the build, jest, and the checks of the gateway's command table, of
// Redis Cluster's slot rule, and of what a sharded MongoDB would send to all shards.
// `npm run test:faults [-- jest arguments]` runs it while commands of the database fail (faults.mjs). FAULT_SEED repeats a
// run's order of errors.
// `npm run test:topologies -- --write` writes the table of failovers into docs/guarantees.md.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFaults } from './faults.mjs';
import { tryLock } from './lib/lock.mjs';
import { repositoryRoot } from './lib/paths.mjs';
import { ended } from './lib/processes.mjs';
import { prepareProject } from './lib/project.mjs';
import { scattered } from './lib/shard-rule.mjs';
import { exitWith, UserError } from './lib/user-error.mjs';
import { startServices } from './services/index.mjs';

const prefix = 'saju-test-';
const redisDatabases = 64;
/** What runs while commands fail, unless the arguments name files. */
const faultedFiles = [
  'tests/e2e/(fortunes|streams|crashes|background|simulation|batches|batches-cancel|batches-feeding|idempotency|idempotency-crashes)\\.test',
  'tests/e2e/(profiles|webhooks|webhooks-deliveries|webhooks-failures|webhooks-crashes|webhooks-clocks)\\.test',
];

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  exitWith(error);
}

async function main(given) {
  const [first, ...rest] = given.filter((argument) => argument !== '--write');
  const seed = first === '--faults' ? faultSeed() : undefined;
  const jestArguments = seed === undefined ? [first, ...rest].filter(Boolean) : rest.length > 0 ? rest : faultedFiles;
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
    failPointSeed: seed,
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
    const toWrite = given.includes('--write');
    const resultFile = path.join(dataDir, 'result.json');
    const { code, passed, failed } = await runJest(
      jestArguments,
      services,
      resultFile,
      running,
      seed,
      contractCounts,
      toWrite,
    );
    if (faults !== undefined) reportFaults(seed, await faults.stop());
    const sent = services.database?.gateway === undefined ? [] : linesOf(commandLog);
    const unknown = await untestedCommands(sent.filter((line) => typeof line === 'string'));
    if (unknown.length > 0) {
      log(`Commands outside the gateway's tested table (scripts/services/gateway/commands.ts): ${unknown.join(', ')}`);
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
    console.log(`${passed} passed, ${failed} failed`);
    return code || (unknown.length + offences.length + toAllShards.length > 0 || buildFailure !== undefined ? 1 : 0);
  } finally {
    stopOnSignal();
    await services.stop();
  }
}

async function runJest(jestArguments, services, resultFile, running, faultSeed, contractCounts, toWrite) {
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = path.join(repositoryRoot, 'node_modules/jest/bin/jest.js');
  const args = [...options, jest, ...jestArguments, '--json', `--outputFile=${resultFile}`];
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    detached: true, // A separate process group, so that its workers and their servers can be ended with it.
    stdio: ['inherit', 'ignore', 'inherit'], // jest reports on stderr. stdout is JSON and goes to the file.
    env: {
      ...process.env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' '),
      SAJU_TEST_MONGODB_URL: services.mongodbUrl,
      SAJU_TEST_REDIS_URL: services.redisUrl,
      SAJU_TEST_CONTRACT_COUNTS: contractCounts,
      ...(faultSeed !== undefined && { SAJU_TEST_FAULTS: String(faultSeed) }),
      ...(toWrite && { SAJU_TEST_WRITE: '1' }),
    },
  });
  running.jest = child;
  const { code } = await ended(child);
  running.jest = undefined;
  if (!existsSync(resultFile)) return { code: code ?? 1, passed: 0, failed: 0 };
  const result = JSON.parse(readFileSync(resultFile, 'utf8'));
  return {
    code: code ?? 1,
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
}

/** Servers of one's own. The names are those that the tests read, so that CI sets what they get. */
function ownServices() {
  const { SAJU_TEST_MONGODB_URL, SAJU_TEST_REDIS_URL, MONGODB_URL, REDIS_URL } = process.env;
  return { MONGODB_URL: SAJU_TEST_MONGODB_URL || MONGODB_URL, REDIS_URL: SAJU_TEST_REDIS_URL || REDIS_URL };
}

/** Each worker of Jest uses 16 databases of Redis (tests/support/services.ts). A server has 16 by default. */
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
  const { watchSlotRule } = await import('./lib/slot-rule.mjs');
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
  const { commands } = await import(path.join(repositoryRoot, 'dist/scripts/services/gateway/commands.js'));
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
