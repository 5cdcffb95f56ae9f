import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../lib/paths.mjs';

const sources = path.join(repositoryRoot, 'clients/typescript');
const python = path.join(repositoryRoot, 'clients/python');
const target = path.join(repositoryRoot, 'dist/client');

/**
 * Packs the clients into `dist/client`, that in TypeScript as npm names it, with their checksums beside them. It takes
 * seconds, because the types need the compiler, and nothing while the sources are those of the last time. @throws with the
 * compiler's messages
 */
export async function buildClient() {
  const hash = createHash('sha256');
  for (const file of clientFiles()) hash.update(`${file}\n`).update(readFileSync(file));
  const wanted = hash.digest('hex');
  const stamp = path.join(target, '.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(target, { recursive: true, force: true });
  rmSync(path.join(sources, 'dist'), { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await run([process.execPath, path.join(repositoryRoot, 'node_modules/typescript/bin/tsc'), '-p', sources]);
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  await run([...npm, 'pack', '--loglevel=error', '--ignore-scripts', '--pack-destination', target]);
  const { version } = JSON.parse(readFileSync(path.join(sources, 'package.json'), 'utf8'));
  const archive = path.join(target, `saju-python-${version}.tgz`);
  await run(['tar', '--exclude', '__pycache__', '-czf', archive, '-C', python, 'README.md', 'saju']);
  for (const name of readdirSync(target)) {
    const sum = createHash('sha256')
      .update(readFileSync(path.join(target, name)))
      .digest('hex');
    writeFileSync(path.join(target, `${name}.sha256`), `${sum}  ${name}\n`);
  }
  writeFileSync(stamp, wanted);
}

/** All files that `buildClient` reads. */
export function clientFiles() {
  const code = readdirSync(path.join(sources, 'src')).filter((name) => !name.endsWith('.test.ts'));
  const modules = readdirSync(path.join(python, 'saju')).filter((name) => name.endsWith('.py'));
  return [
    ...['package.json', 'tsconfig.json', 'README.md'].map((name) => path.join(sources, name)),
    ...code.map((name) => path.join(sources, 'src', name)),
    path.join(python, 'README.md'),
    ...modules.map((name) => path.join(python, 'saju', name)),
  ].sort();
}

async function run([program, ...words]) {
  try {
    await promisify(execFile)(program, words, { cwd: sources });
  } catch ({ message, stdout = '' }) {
    throw new Error(`The client was not built: ${message}\n${stdout}`.trim());
  }
}
