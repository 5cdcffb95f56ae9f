// `npm run -s worker:env`: prints the settings of a running `npm start` as lines to paste, for more workers.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceEnvironment } from './lib/environment.mjs';
import { runningHolder } from './lib/lock.mjs';
import { dataDirFrom, repositoryRoot } from './lib/paths.mjs';
import { prepareProject } from './lib/project.mjs';
import { exitWith, UserError } from './lib/user-error.mjs';
import { ownerRuns, readState } from './services/state.mjs';

/** For the API server only: a worker on the same machine would take its ports. */
const API_SERVER_ONLY = ['PORT', 'OPS_PORT'];

try {
  const dataDir = dataDirFrom();
  const owner = runningHolder(path.join(dataDir, 'start.lock'));
  if (owner === undefined) {
    throw new UserError(`No running \`npm start\` found on ${dataDir}: run it in another terminal, or set DATA_DIR.`);
  }
  await prepareProject((line) => process.stderr.write(`${line}\n`));
  const environment = environmentOf(owner.pid);
  const state = readState(dataDir);
  const embedded = ownerRuns(state) ? state : {};
  const settings = serviceEnvironment({
    environment,
    dataDir,
    mongodbUrl: environment.MONGODB_URL || embedded.mongodb_url,
    redisUrl: environment.REDIS_URL || embedded.redis_url,
  });
  const { ENVIRONMENT_SCHEMA } = await import(
    pathToFileURL(path.join(repositoryRoot, 'dist/shared/core/settings.js')).href
  );
  for (const name of Object.keys(ENVIRONMENT_SCHEMA.shape)) {
    if (settings[name] && !API_SERVER_ONLY.includes(name))
      process.stdout.write(`export ${name}=${quoted(settings[name])}\n`);
  }
  process.stderr.write(
    'These lines contain secrets: the SECRETS_KEY, logins and provider keys. Do not share or store them.\n',
  );
} catch (error) {
  exitWith(error);
}

/** The environment of `npm start`. Only Linux exposes the environment of another process. */
function environmentOf(pid) {
  if (process.platform !== 'linux') {
    process.stderr.write('Provider keys and other settings are those of this terminal: set those of `npm start`.\n');
    return process.env;
  }
  try {
    const pairs = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .filter((pair) => pair.includes('='));
    return Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
  } catch {
    throw new UserError(`The settings of process ${pid} cannot be read: run this as the user of \`npm start\`.`);
  }
}

function quoted(value) {
  return `'${value.replaceAll("'", "'\\''")}'`;
}
