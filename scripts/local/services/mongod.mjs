import { spawnSync } from 'node:child_process';
import { mkdirSync, realpathSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { which } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { delay, endProcesses, processesIn, spawnServer } from '../lib/processes.mjs';
import { UserError } from '../lib/user-error.mjs';
import { Server } from './server.mjs';

/** The `mongod` on the PATH if it is of 8.0 or later, the first with bulk writes over several collections. */
export function findMongod(log) {
  const program = which('mongod');
  if (program === undefined) return undefined;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, version, major] = /db version v((\d+)[\d.]*)/.exec(stdout ?? '') ?? [];
  if (Number(major) >= 8) return program;
  log(`${program} is not used: its version is ${version ?? 'unknown'}, and Saju needs MongoDB 8.0 or later`);
  return undefined;
}

/** Starts MongoDB's own server as a replica set of one (for transactions). Returns a handle like the engine's. */
export async function startMongod({ program, dataDir, port, failPoints, log, onUnexpectedEnd }) {
  mkdirSync(path.join(dataDir, 'mongod'), { recursive: true });
  const folder = realpathSync(path.join(dataDir, 'mongod'));
  const leftovers = processesIn(folder);
  if (leftovers.length > 0) log('Ending the mongod of an earlier run');
  await endProcesses(leftovers, 'SIGTERM', 20_000);
  const chosen = await freePort(port);
  const args = ['--dbpath', folder, '--port', String(chosen), '--bind_ip', '127.0.0.1', '--replSet', 'saju', '--quiet'];
  if (failPoints) args.push('--setParameter', 'enableTestCommands=1');
  const server = new Server({
    name: 'mongod',
    launch: () => spawnServer(program, args, { cwd: folder, deathSignal: 'SIGTERM' }),
    isReady: () => accepts(chosen),
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 30_000,
    onUnexpectedEnd: (name, how) => onUnexpectedEnd?.(name, how, start),
  });
  const start = async () => {
    await server.start();
    await becomePrimary(chosen);
  };
  await start();
  return {
    url: `mongodb://127.0.0.1:${chosen}/?replicaSet=saju&directConnection=true`,
    port: chosen,
    pids: () => [server.pid()].filter((pid) => pid !== undefined),
    start,
    stop: () => server.stop(),
    kill: () => server.kill(),
  };
}

/** Initiates the set on the first start and waits until it accepts writes. The driver is installed with the service. */
async function becomePrimary(port) {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  try {
    const admin = client.db('admin');
    const config = { _id: 'saju', members: [{ _id: 0, host: `127.0.0.1:${port}` }] };
    try {
      const { config: current } = await admin.command({ replSetGetConfig: 1 });
      if (current.members[0].host !== config.members[0].host) {
        await admin.command({ replSetReconfig: { ...config, version: current.version + 1 }, force: true });
      }
    } catch (error) {
      if (error.codeName !== 'NotYetInitialized') throw error;
      await admin.command({ replSetInitiate: config });
    }
    for (const deadline = Date.now() + 30_000; !(await admin.command({ hello: 1 })).isWritablePrimary; ) {
      if (Date.now() > deadline) throw new UserError('mongod did not become primary within 30 s.');
      await delay(50);
    }
  } finally {
    await client.close();
  }
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
