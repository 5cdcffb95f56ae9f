// `npm run chaos [-- --minutes 5 --seed 1]`, on services of its own. See scripts/chaos/main.ts.
import path from 'node:path';
import { repositoryRoot } from './lib/paths.mjs';
import { prepareProject } from './lib/project.mjs';
import { exitWith } from './lib/user-error.mjs';
import { startDatabase, startRedis } from './services/index.mjs';

const log = (line) => process.stderr.write(`${line}\n`);

try {
  await prepareProject(log);
  const { chaos } = await import(path.join(repositoryRoot, 'dist/scripts/chaos/main.js'));
  process.exit(await chaos(process.argv.slice(2), { startDatabase, startRedis, log }));
} catch (error) {
  exitWith(error);
}
