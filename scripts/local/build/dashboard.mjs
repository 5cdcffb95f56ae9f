import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../lib/paths.mjs';

const sources = path.join(repositoryRoot, 'api/site/dashboard');
const target = path.join(repositoryRoot, 'dist/api/site/dashboard');

/**
 * Bundles the dashboard into `dist`, as `index.html` and files whose names contain a hash of their content. Takes about
 * 0.1 s. esbuild only strips the types; `npm run typecheck` checks them. @throws with esbuild's messages
 */
export async function buildDashboard() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(sources, 'main.tsx'), path.join(sources, 'styles.css')],
    tsconfig: path.join(sources, 'tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    legalComments: 'none',
    outdir: target,
    write: false,
    logLevel: 'silent',
  });
  const read = (ending) => Buffer.from(outputFiles.find((file) => file.path.endsWith(ending)).contents);
  rmSync(target, { recursive: true, force: true });
  const assets = path.join(target, 'assets');
  mkdirSync(assets, { recursive: true });
  const names = {
    script: hashed('main', '.js', read('.js')),
    style: hashed('styles', '.css', read('.css')),
    icon: hashed('icon', '.svg', readFileSync(path.join(sources, 'icon.svg'))),
  };
  const page = readFileSync(path.join(sources, 'index.html'), 'utf8');
  writeFileSync(
    path.join(target, 'index.html'),
    page.replace(/\{\{(\w+)\}\}/g, (_, name) => names[name]),
  );

  function hashed(name, ending, bytes) {
    const file = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}${ending}`;
    writeFileSync(path.join(assets, file), bytes);
    return file;
  }
}

/** Whether the file is a source of the dashboard: the service's build leaves it to `buildDashboard`. */
export function isOfDashboard(file) {
  return file.startsWith(sources + path.sep);
}

/** All files that `buildDashboard` reads. */
export function dashboardFiles() {
  return readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
