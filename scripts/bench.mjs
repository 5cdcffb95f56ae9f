// `npm run bench [-- arguments]` and `npm run soak [-- arguments]`, on separate services with production durability.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serviceEnvironment } from './lib/environment.mjs';
import { createHeartbeat } from './lib/heartbeat.mjs';
import { repositoryRoot } from './lib/paths.mjs';
import { ended } from './lib/processes.mjs';
import { prepareProject } from './lib/project.mjs';
import { exitWith } from './lib/user-error.mjs';
import { startServices } from './services/index.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'saju-bench-'));
chmodSync(dataDir, 0o755); // PostgreSQL runs as another user when we are root.
const heartbeat = createHeartbeat((line) => process.stderr.write(`${line}\n`), { doing: 'Preparing' });
const { log } = heartbeat;
let services;
let child;
const finish = async () => {
  await services?.stop();
  rmSync(dataDir, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));

try {
  await prepareProject(log);
  services = await startServices({ dataDir, log });
  const { database, redis } = services;
  const pids = { database: database?.pids(), redis: redis?.pids() };
  const env = { ...serviceEnvironment({ dataDir, ...services }), SAJU_BENCH_PIDS: JSON.stringify(pids) };
  heartbeat.stop();
  const [name = 'bench', ...args] = process.argv.slice(2);
  const program = path.join(repositoryRoot, `dist/scripts/${name}/main.js`);
  child = spawn(process.execPath, [program, ...args], { env, stdio: 'inherit' });
  const { code } = await ended(child);
  process.exitCode = code ?? 1;
  await finish();
} catch (error) {
  await finish();
  exitWith(error);
}
