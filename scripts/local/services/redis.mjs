import { mkdirSync, realpathSync } from 'node:fs';
import net from 'node:net';
import { isRoot, which } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { endProcesses, processesIn, spawnServer } from '../lib/processes.mjs';
import { UserError } from '../lib/user-error.mjs';
import { run } from './documentdb/packages.mjs';
import { Server } from './server.mjs';

/**
 * Starts a separate Redis in `dir` on a loopback port (`port` if it is free): append-only file, no eviction, 100 timer
 * ticks a second (with the default 10, delayed jobs run up to 100 ms late). `throwaway` stores nothing on disk. `file` is
 * a configuration file, `more` are further arguments. Returns `{url, port, pids(), start(), stop(), kill()}`.
 */
export async function startRedis({ dir, port, throwaway = false, file, more = [], log, onUnexpectedEnd }) {
  const program = await installRedis(log);
  mkdirSync(dir, { recursive: true });
  const folder = realpathSync(dir);
  const leftovers = processesIn(folder);
  if (leftovers.length > 0) {
    log(`Ending the Redis of an earlier run (${leftovers.map(({ pid }) => pid).join(', ')})`);
    await endProcesses(leftovers, 'SIGTERM', 10_000);
  }
  const chosen = await freePort(port);
  const args = [...(file === undefined ? [] : [file]), ...settings(folder, chosen, throwaway), ...more];
  const server = new Server({
    name: 'Redis',
    launch: () => spawnServer(program, args, { deathSignal: 'SIGTERM', cwd: folder }),
    isReady: () => pings(chosen),
    stopSignal: 'SIGTERM',
    onUnexpectedEnd: (name, how) => onUnexpectedEnd?.(name, how, () => server.start()),
  });
  await server.start();
  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    pids: () => [server.pid()].filter((pid) => pid !== undefined),
    start: () => server.start(),
    stop: () => server.stop(),
    kill: () => server.kill(),
  };
}

/** The path of `redis-server`. Installs Debian's package when it is missing and we have the rights. */
async function installRedis(log) {
  const present = which('redis-server');
  if (present !== undefined) return present;
  const sudo = isRoot ? [] : [which('sudo')].filter((found) => found !== undefined).flatMap((found) => [found, '-n']);
  const missing = 'redis-server is missing: install it (Debian: `apt-get install redis-server`) or set REDIS_URL';
  if (which('apt-get') === undefined || (!isRoot && sudo.length === 0)) throw new UserError(`${missing}.`);
  log('Installing redis-server (apt-get); this happens once');
  const install = [...sudo, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends'];
  let result = await runWords([...install, 'redis-server']);
  if (result.code !== 0) {
    await runWords([...sudo, 'apt-get', 'update']);
    result = await runWords([...install, 'redis-server']);
  }
  const installed = which('redis-server');
  if (result.code !== 0 || installed === undefined) {
    throw new UserError(`${missing} (apt-get said: ${result.stderr.trim().split('\n').at(-1)}).`);
  }
  return installed;
}

function runWords([program, ...args]) {
  return run(program, args);
}

function settings(folder, port, throwaway) {
  const values = {
    bind: '127.0.0.1',
    port,
    dir: folder,
    daemonize: 'no',
    hz: 100,
    databases: 64,
    'maxmemory-policy': 'noeviction',
    save: '',
    appendonly: throwaway ? 'no' : 'yes',
    appendfsync: 'everysec',
    loglevel: 'warning',
  };
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

/** Whether it answers PONG. While it loads its file it accepts connections but answers LOADING. */
function pings(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    const finish = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => finish(data.toString().startsWith('+PONG')));
  });
}
