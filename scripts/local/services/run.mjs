// Runs the embedded services in the foreground: `node scripts/local/services/run.mjs --data-dir DIR [--throwaway]`.
// Prints one JSON line `{"mongodb_url":…,"redis_url":…}` on stdout when they are ready, its progress on stderr.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataDirFrom } from '../lib/paths.mjs';
import { exitWith } from '../lib/user-error.mjs';
import { startServices } from './index.mjs';

const { values } = parseArgs({ options: { 'data-dir': { type: 'string' }, throwaway: { type: 'boolean' } } });
const dataDir = values['data-dir'] === undefined ? dataDirFrom() : path.resolve(values['data-dir']);

try {
  const log = (line) => process.stderr.write(`${line}\n`);
  const services = await startServices({ dataDir, throwaway: values.throwaway, log });
  console.log(JSON.stringify({ mongodb_url: services.mongodbUrl, redis_url: services.redisUrl }));
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await services.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
} catch (error) {
  exitWith(error);
}
