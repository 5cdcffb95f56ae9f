import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../lib/paths.mjs';

/** What the site reads beside the compiled code: at the same place below `dist` as below the repository. */
const sources = [
  'api/site/static',
  'docs/guides',
  'docs/api.md',
  'docs/openapi.json',
  'CHANGELOG.md',
  'CHANGELOG.ko.md',
];

/** The files of `sources`, relative to the repository. */
export function staticFiles() {
  return sources.flatMap((source) => {
    const full = path.join(repositoryRoot, source);
    if (!existsSync(full)) return [];
    if (path.extname(source) !== '') return [source];
    const inside = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return inside.map((entry) => path.relative(repositoryRoot, path.join(entry.parentPath, entry.name))).sort();
  });
}

/** Copies them into `dist`. */
export function copyStaticFiles() {
  for (const file of staticFiles()) {
    const target = path.join(repositoryRoot, 'dist', file);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(repositoryRoot, file), target);
  }
}
