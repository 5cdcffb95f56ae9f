// `npm start`: dependencies, embedded services, build, demo account, API server and workers, in one terminal.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Child } from './lib/child.mjs';
import { serviceEnvironment, withoutEmpty } from './lib/environment.mjs';
import { box, demoCurl, HELP, modelStates } from './lib/first-screen.mjs';
import { createHeartbeat } from './lib/heartbeat.mjs';
import { tryLock } from './lib/lock.mjs';
import { boundLogs } from './lib/logs.mjs';
import { dataDirFrom, repositoryRoot, unwritableReason } from './lib/paths.mjs';
import { isFree } from './lib/ports.mjs';
import { delay, ended, underSetpriv } from './lib/processes.mjs';
import { prepareProject } from './lib/project.mjs';
import { offerSignInLink } from './lib/sign-in-link.mjs';
import { exitWith, UserError } from './lib/user-error.mjs';
import { mongodFor } from './services/database.mjs';
import { installDocumentDb } from './services/documentdb/install.mjs';
import { startServices } from './services/index.mjs';

const words = process.argv.slice(2);
if (words.length > 0) {
  const isHelp = words.every((word) => ['--help', '-h'].includes(word));
  (isHelp ? process.stdout : process.stderr).write(
    isHelp ? HELP : `npm start takes no arguments (see --help): ${words.join(' ')}\n`,
  );
  process.exit(isHelp ? 0 : 2);
}

const startedAt = Date.now();
const dataDir = dataDirFrom();
const logs = path.join(dataDir, 'logs');
/** Every request is a line: callers without a key must not fill the disk that holds the database. */
setInterval(() => boundLogs(logs), 10_000).unref();
/** A slow step logs that it still runs. */
let heartbeat = createHeartbeat(print, { doing: 'Dependencies, build, database programs' });

/** Running services, in the order of their start. They are stopped in reverse. */
const running = [];
let stopping = false;
let stoppingSince = 0;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
try {
  await main();
} catch (error) {
  if (!stopping) {
    await stopAll();
    exitWith(error);
  }
}

async function main() {
  const config = await prepare();
  const { port, opsPort } = config;
  holdDataDir();
  await requireFree(port, 'PORT');
  if (opsPort !== 0) await requireFree(opsPort, 'OPS_PORT');

  const { mongodbUrl, redisUrl, database } = await step('Database and Redis', startEmbedded());
  const environment = serviceEnvironment({ dataDir, mongodbUrl, redisUrl });
  const settings = { CONTRACT_CHECK: 'log', ...environment, PORT: String(port), OPS_PORT: String(opsPort) };
  if (database !== undefined) await makeDemoAccount(settings);
  const api = await step('API server and workers', startChildren(settings));
  // A signal during their start: they did not get ready, they ended.
  if (stopping) return;

  say(`Logs: ${logs}${path.sep}*.log`);
  print(`\n${box(firstLines(config, api))}\n`);
  const demo = demoAccount();
  if (demo !== undefined) print(`Try it in another terminal:\n\n${demoCurl(demo)}\n`);
  say(`Saju ready on http://127.0.0.1:${port}`);
  heartbeat.stop();
}

/**
 * Dependencies, build, and a check of all settings. Meanwhile missing database programs are installed into the user's
 * cache. Nothing else is started or created before the settings are valid.
 */
async function prepare() {
  const failures = [];
  const installing = installEngine().catch((error) => failures.push(error));
  await prepareProject(say).catch((error) => failures.unshift(error));
  if (failures.length === 0) {
    const config = await checkSettings();
    await installing;
    if (failures.length === 0) return config;
  }
  const lines = failures.filter((error) => error instanceof UserError).map(({ message }) => message);
  throw lines.length === failures.length ? new UserError(lines.join('\n')) : failures[0];
}

async function installEngine() {
  if (!process.env.MONGODB_URL && mongodFor(dataDir, () => undefined) === undefined) await installDocumentDb(say);
}

/** One `npm start` per data folder. */
function holdDataDir() {
  const lock = tryLock(path.join(dataDir, 'start.lock'));
  if (lock.holder) {
    throw new UserError(
      `Saju already runs on ${dataDir} (process ${lock.holder.pid}): stop it, or set DATA_DIR, PORT and OPS_PORT.`,
    );
  }
  running.push(lock.release);
}

function startEmbedded() {
  const services = startServices({ dataDir, log: say, restartOnExit: true });
  // Also after a signal during their start: wait a moment, so that they can be stopped in order.
  const started = services.catch(() => undefined);
  running.push(async () => (await Promise.race([started, delay(5_000)]))?.stop());
  return services;
}

/** Reports all bad settings at once. Otherwise API server and workers would fail again and again in their logs. */
async function checkSettings() {
  const { loadConfig, ConfigError } = await import(
    pathToFileURL(path.join(repositoryRoot, 'dist/shared/core/config.js')).href
  );
  const problems = [];
  let config;
  try {
    // Addresses and secrets that are missing here are filled in later.
    config = loadConfig({
      SIMULATE_UNCONFIGURED_MODELS: 'true',
      SECRETS_KEY: randomBytes(32).toString('base64'),
      MONGODB_URL: 'mongodb://127.0.0.1',
      REDIS_URL: 'redis://127.0.0.1',
      ...withoutEmpty(process.env),
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.push(...error.problems);
  }
  if (Number(process.env.PORT || NaN) === 0) problems.push('PORT: npm start needs a number, not 0');
  const reason = unwritableReason(dataDir);
  if (reason !== undefined) problems.push(`DATA_DIR: ${reason}`);
  if (problems.length > 0) throw new UserError(`Saju cannot start: bad settings:\n  ${problems.join('\n  ')}`);
  return config;
}

/** The demo account exists once per data folder. A later start prints the stored credentials. */
async function makeDemoAccount(settings) {
  if (existsSync(credentialsFile())) {
    printAddresses(settings);
    return;
  }
  const log = logFile('demo-account');
  const program = path.join(repositoryRoot, 'dist/scripts/local/demo-account.js');
  const [command, args] = underSetpriv(process.execPath, [program], 'SIGTERM', false);
  const child = spawn(command, args, { cwd: repositoryRoot, env: settings, stdio: ['ignore', log.fd, log.fd] });
  const { code, signal } = await step('Demo account', ended(child));
  if (code !== 0) throw new UserError(`Making the demo account failed (${signal ?? `code ${code}`}): see ${log.file}`);
}

/** Account and keys stay. The addresses and the operators' login are those of this start. */
function printAddresses({ PORT, OPS_PORT, OPS_USER, OPS_PASSWORD }) {
  const known = readFileSync(credentialsFile(), 'utf8');
  const current = {
    ...JSON.parse(known),
    base_url: `http://127.0.0.1:${PORT}`,
    ops_url: `http://127.0.0.1:${OPS_PORT}`,
    ops_user: OPS_USER,
    ops_password: OPS_PASSWORD,
  };
  const text = `${JSON.stringify(current, null, 2)}\n`;
  if (text === known) return;
  writeFileSync(`${credentialsFile()}.new`, text, { mode: 0o600 });
  renameSync(`${credentialsFile()}.new`, credentialsFile());
}

async function startChildren(settings) {
  const api = new Child({
    name: 'api',
    args: [path.join(repositoryRoot, 'dist/api/main.js'), '--worker-metrics', '--sign-in-link'],
    environment: settings,
    log: logFile('api'),
    say,
    stopWithError,
    onMessage: relayTo(() => worker),
  });
  const worker = new Child({
    name: 'worker',
    args: [path.join(repositoryRoot, 'dist/workers/main.js'), '--pools', 'all', '--schedules'],
    environment: { ...settings, OPS_PORT: '0' },
    log: logFile('worker'),
    say,
    stopWithError,
    onMessage: relayTo(() => api),
  });
  // In reverse: the API server stops accepting requests before the workers finish their jobs.
  running.push(
    () => worker.stop(),
    () => api.stop(),
  );
  await Promise.all([api.start(), worker.start()]);
  return api;
}

/** The API server's /metrics includes the workers' samples: requests and responses are relayed. */
function relayTo(receiver) {
  return (message) => {
    if (message?.type === 'metrics') receiver().send(message);
  };
}

async function stopWithError(line) {
  if (stopping) return;
  stopping = true;
  process.stderr.write(`${line}\n`);
  await stopAll();
  process.exit(1);
}

/** Ctrl-C and similar: stops everything in order. A second one ends at once (the kernel ends the started processes). */
async function stop(signal) {
  if (stopping) {
    // The terminal sends Ctrl-C to the whole process group and npm relays it: one key press arrives twice.
    if (performance.now() - stoppingSince < 500) return;
    say('Stopped without waiting');
    process.exit(1);
  }
  stopping = true;
  stoppingSince = performance.now();
  say(`\n${signal}: stopping`);
  heartbeat.stop();
  heartbeat = createHeartbeat(print, { doing: 'Stopping (Ctrl-C again ends at once)' });
  await stopAll();
  say('Stopped');
  process.exit(0);
}

async function stopAll() {
  for (let end = running.pop(); end !== undefined; end = running.pop()) await end();
}

/** The labels and texts of the box that a start ends with. */
function firstLines({ port, opsPort, models, simulateUnconfiguredModels }, api) {
  const url = `http://127.0.0.1:${port}`;
  const demo = demoAccount();
  const opsUrl = `http://127.0.0.1:${opsPort}`;
  return [
    demo === undefined
      ? ['Dashboard', `${url}/dashboard (token: that of an account)`]
      : ['Dashboard', `${offerSignInLink((offer) => api.send(offer), url, demo.access_token)} (signs in once)`],
    ['Docs', `${url}/docs/quickstart`],
    ['API', demo === undefined ? `${url} (key: npm run -s cli -- keys create)` : `X-API-Key: ${demo.test_key}`],
    ['Operators', opsPort === 0 ? 'off (OPS_PORT=0)' : `${opsUrl}, board at /queues (login: ${loginSource()})`],
    ...modelStates(models, simulateUnconfiguredModels).map((text, index) => [index === 0 ? 'Models' : '', text]),
    ['Stop', 'Ctrl-C; the next start goes on with the same data'],
  ];
}

/** What `dev-credentials.json` holds; undefined with a database that is not the embedded one. */
function demoAccount() {
  if (process.env.MONGODB_URL || !existsSync(credentialsFile())) return undefined;
  return JSON.parse(readFileSync(credentialsFile(), 'utf8'));
}

function credentialsFile() {
  return path.join(dataDir, 'dev-credentials.json');
}

function logFile(name) {
  mkdirSync(logs, { recursive: true });
  const file = path.join(logs, `${name}.log`);
  return { file, fd: openSync(file, 'a') };
}

/** As it can be pasted where `npm start` was typed. */
function shown(file) {
  const relative = path.relative(repositoryRoot, file);
  return relative.startsWith('..') ? file : relative;
}

/** The file or variables with the operators' login. */
function loginSource() {
  if (existsSync(credentialsFile())) return `ops_… in ${shown(credentialsFile())}`;
  if (process.env.OPS_PASSWORD) return 'OPS_USER and OPS_PASSWORD of the environment';
  return `user ${process.env.OPS_USER || 'ops'}, OPS_PASSWORD in ${shown(path.join(dataDir, 'secrets.json'))}`;
}

async function requireFree(port, name) {
  if (!(await isFree(port))) {
    throw new UserError(`Port ${port} is in use: stop the program that uses it, or set ${name} to another port.`);
  }
}

/** Prints how long a step took. */
async function step(name, work) {
  const start = Date.now();
  heartbeat.doing(name);
  const result = await work;
  say(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

function say(line) {
  heartbeat.log(line);
}

function print(line) {
  const since = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(5);
  process.stdout.write(line.startsWith('Saju ready') || line.includes('\n') ? `${line}\n` : `[${since} s] ${line}\n`);
}
