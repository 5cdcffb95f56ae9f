// `node scripts/test/node24.mjs`: runs `npm start` and the tests of the main flows on Node 24, the image's. The Node that runs npm
// stays as it is.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../local/lib/paths.mjs';
import { freePort } from '../local/lib/ports.mjs';
import { ended } from '../local/lib/processes.mjs';
import { exitWith, UserError } from '../local/lib/user-error.mjs';

const version = '24.21.0';
/** Requests, streams, batches, jobs, webhooks, and the embedded database. */
const mainFlows = [
  'tests/e2e/fortunes.test.ts',
  'tests/e2e/streams.test.ts',
  'tests/e2e/batches-feeding.test.ts',
  'shared/webhooks/attempts.test.ts',
  'scripts/gateway/transactions.test.ts',
];

try {
  const node = installNode();
  await startOn(node);
  await testOn(node);
} catch (error) {
  exitWith(error);
}

/** The package that npm's `node` would install. Not in `node_modules`: its link there would replace `node` in npm's scripts. */
function installNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(repositoryRoot, 'node_modules/.cache', `node-${version}`);
  const node = path.join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  const { status, stderr, error } = spawnSync('npm', ['install', ...options, `${name}@${version}`], {
    encoding: 'utf8',
  });
  if (status === 0 && existsSync(node)) return node;
  const reason =
    error?.message ??
    stderr
      .split('\n')
      .filter((line) => line.startsWith('npm error'))
      .join('\n');
  throw new UserError(`Node 24 was not tested: npm cannot install ${name}@${version}.\n${reason}`);
}

/** Starts everything as `npm start` does, makes a fortune, and stops. */
async function startOn(node) {
  const startedAt = Date.now();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saju-node24-'));
  chmodSync(dataDir, 0o755); // PostgreSQL runs as another user when we are root.
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), OPS_PORT: String(await freePort()) };
  const child = spawn(node, [path.join(repositoryRoot, 'scripts/local/start.mjs')], { env });
  let output = '';
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Saju ready on')) resolve(true);
      });
    }
  });
  try {
    const isReady = await Promise.race([ready, ended(child).then(() => false)]);
    if (!isReady) throw new UserError(`npm start fails on Node ${version}:\n${output}`);
    await makeFortune(JSON.parse(readFileSync(path.join(dataDir, 'dev-credentials.json'), 'utf8')));
  } finally {
    child.kill('SIGINT');
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`npm start works on Node ${version} (${seconds(startedAt)})`);
}

async function makeFortune({ base_url: url, test_key: key }) {
  const post = async (route, body) => {
    const headers = { 'Content-Type': 'application/json', 'X-API-Key': key };
    const response = await fetch(`${url}${route}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (response.status !== 201)
      throw new UserError(`On Node ${version} POST ${route} answers ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  const birth = { birth_year: 1990, birth_month: 5, birth_day: 15, birth_hour: 14, gender: 'female' };
  const profile = await post('/v1/profiles', { name: '홍길동', ...birth });
  await post('/v1/fortunes', { profile_id: profile.id, type: 'daily' });
}

async function testOn(node) {
  const startedAt = Date.now();
  const program = path.join(repositoryRoot, 'scripts/test/main.mjs');
  const { code } = await ended(spawn(node, [program, ...mainFlows], { stdio: 'inherit' }));
  if (code !== 0) throw new UserError(`Tests fail on Node ${version}: ${process.execPath} is ${process.version}.`);
  console.log(`The main flows work on Node ${version} (${seconds(startedAt)})`);
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}
