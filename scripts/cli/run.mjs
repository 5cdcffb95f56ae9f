// `npm run -s cli -- …`: finds the running embedded services of $DATA_DIR and starts main.ts with their addresses.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { serviceEnvironment } from '../local/lib/environment.mjs';
import { dataDirFrom, repositoryRoot } from '../local/lib/paths.mjs';
import { answers } from '../local/lib/ports.mjs';
import { ended } from '../local/lib/processes.mjs';
import { prepareProject } from '../local/lib/project.mjs';
import { exitWith, UserError } from '../local/lib/user-error.mjs';
import { startServices } from '../local/services/index.mjs';
import { ownerRuns, readState } from '../local/services/state.mjs';

const backupModule = path.join(repositoryRoot, 'scripts/local/backup/index.mjs');
const log = (line) => process.stderr.write(`${line}\n`);
let services;
try {
  const dataDir = dataDirFrom();
  await prepareProject(log);
  const urls = await urlsFor(process.argv.slice(2), dataDir);
  const program = path.join(repositoryRoot, 'dist/scripts/cli/main.js');
  const env = environmentFor(process.argv.slice(2), dataDir, urls);
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => undefined); // The terminal sends SIGINT to the command as well, which ends on its own.
  const { code } = await ended(child);
  process.exitCode = code ?? 1;
} catch (error) {
  exitWith(error);
} finally {
  await services?.stop();
}

async function urlsFor(words, dataDir) {
  if (!needsStores(words)) return knownUrls(dataDir);
  // `npm start` refuses a database of another version, or that another SECRETS_KEY has sealed: nothing may be running.
  if (['migrate', 'secrets'].includes(words[0]) && !process.env.MONGODB_URL && isStopped(dataDir)) {
    services = await startServices({ dataDir, log });
    return services;
  }
  return serviceUrls(dataDir);
}

function isStopped(dataDir) {
  return existsSync(path.join(dataDir, 'services.json')) && !ownerRuns(readState(dataDir));
}

/** `backup` and `restore` work on the data folder; a missing one must not be made, as it would be for its secrets. */
function environmentFor([word], dataDir, urls) {
  if (word !== 'backup' && word !== 'restore') return serviceEnvironment({ dataDir, ...urls });
  const own = { dataDir, mongodbUrl: process.env.MONGODB_URL, redisUrl: process.env.REDIS_URL };
  const environment = existsSync(path.join(dataDir, 'secrets.json')) ? serviceEnvironment(own) : process.env;
  return { ...environment, DATA_DIR: dataDir, SAJU_BACKUP_MODULE: backupModule };
}

/** `doctor` reports stores that do not answer; the others use none. */
function needsStores(words) {
  const isHelp = words.length === 0 || words.some((word) => ['--help', '-h', '--version', '-V'].includes(word));
  return !isHelp && !['doctor', 'completion', 'help', 'backup', 'restore'].includes(words[0]);
}

/** Addresses without asking whether something answers there; a missing one is left out. */
function knownUrls(dataDir) {
  const { mongodb_url: embeddedMongodb, redis_url: embeddedRedis } = runningState(dataDir);
  return {
    mongodbUrl: process.env.MONGODB_URL || embeddedMongodb,
    redisUrl: process.env.REDIS_URL || embeddedRedis,
  };
}

function runningState(dataDir) {
  const state = readState(dataDir);
  return ownerRuns(state) ? state : {};
}

async function serviceUrls(dataDir) {
  const { mongodb_url: embeddedMongodb, redis_url: embeddedRedis } = runningState(dataDir);
  return {
    mongodbUrl: process.env.MONGODB_URL || (await answering(embeddedMongodb, 'MONGODB_URL', dataDir)),
    redisUrl: process.env.REDIS_URL || (await answering(embeddedRedis, 'REDIS_URL', dataDir)),
  };
}

async function answering(url, name, dataDir) {
  if (url !== undefined && (await answers(Number(new URL(url).port)))) return url;
  throw new UserError(
    `No running services found in ${dataDir}: run \`npm start\` in another terminal, or set DATA_DIR to its folder, or ${name}.`,
  );
}
