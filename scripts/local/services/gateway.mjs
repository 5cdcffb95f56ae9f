import path from 'node:path';
import { repositoryRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { spawnServer } from '../lib/processes.mjs';
import { buildIsCurrent } from '../lib/project.mjs';
import { Server } from './server.mjs';

const source = path.join(repositoryRoot, 'scripts/gateway/main.ts');
const built = path.join(repositoryRoot, 'dist/scripts/gateway/main.js');

/**
 * Starts the MongoDB wire gateway of an engine as a separate process. `built()` resolves when `dist` may be used;
 * `commandLog` is a file for what the tests check of commands (gateway/command-log.ts). With `failPoints` it is a replica set
 * of one that accepts `configureFailPoint`, as a mongod with `--setParameter enableTestCommands=1 --replSet saju`.
 */
export async function startGateway({ socketDir, port, commandLog = '', failPoints, onUnexpectedEnd }) {
  const chosen = await freePort(port);
  let isReady = false;
  const server = new Server({
    name: 'The database gateway',
    launch: () => {
      isReady = false;
      const args = [...program(), '--socket-dir', socketDir, '--port', String(chosen), '--command-log', commandLog];
      if (failPoints) args.push('--fail-points', '--replica-set', 'saju');
      const options = { cwd: repositoryRoot, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], deathSignal: 'SIGTERM' };
      const child = spawnServer(process.execPath, args, options);
      child.on('message', ({ type }) => {
        isReady ||= type === 'ready';
      });
      return child;
    },
    isReady: () => isReady,
    stopSignal: 'SIGTERM',
    onUnexpectedEnd: (name, how) => onUnexpectedEnd?.(name, how, () => server.start()),
  });
  await server.start();
  return {
    port: chosen,
    pids: () => [server.pid()].filter((pid) => pid !== undefined),
    start: () => server.start(),
    stop: () => server.stop(),
    kill: () => server.kill(),
  };
}

/** The built program when `dist` is current, else the source (half a second slower to start). */
function program() {
  return buildIsCurrent() ? [built] : ['--import', 'tsx', source];
}
