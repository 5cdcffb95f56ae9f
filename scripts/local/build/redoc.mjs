import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../lib/paths.mjs';

const version = '2.5.4';
/** npm's checksum of the package, as a lock file would hold it. */
const integrity = 'sha512-M6jWhG1qoBnH6TFmzJnstyCZ87HmOY/UzDm78mHiYihEdlV/YcS9ogOo1NlElnJMeLsyxHFe2yFc4sNjHTrABQ==';
/** The bundle, and the licences of what is in it. */
const files = ['redoc.standalone.js', 'redoc.standalone.js.LICENSE.txt'];
/** What the security policy of the page would refuse, with an error in the console each. */
const replacements = [
  // A logo from another host.
  [
    'https://cdn.redoc.ly/redoc/logo-mini.svg',
    'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  ],
  // A style with text, of the scrollbars that /docs does not use. The policy allows empty ones, into which scripts write rules.
  ['e.insert(t,e.options),t}', 't}'],
];

/**
 * The one file of redoc that `/docs` loads, and its licences, as `{name: content}`. As a dependency redoc would bring
 * React, MobX and 80 more packages, and double the time of `npm install`; so npm downloads the package alone, once, into
 * node_modules/.cache. Empty where npm cannot: `/docs` then shows the same reference without scripts.
 */
export function redocFiles(log) {
  const cache = path.join(repositoryRoot, `node_modules/.cache/redoc-${version}-without-nonce`);
  try {
    if (!existsSync(cache)) download(cache);
    return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(cache, name))]));
  } catch (error) {
    log(`/docs is built without Redoc: ${error.message}`);
    return {};
  }
}

function download(cache) {
  mkdirSync(path.dirname(cache), { recursive: true });
  const folder = mkdtempSync(`${cache}-`);
  try {
    const words = ['pack', `redoc@${version}`, '--loglevel=error', '--ignore-scripts', '--pack-destination', folder];
    const [npm, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
    run(npm, [...before, ...words]);
    const archive = path.join(folder, `redoc-${version}.tgz`);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity) throw new Error(`redoc@${version} is not the package that was checked (${found})`);
    const unpacked = path.join(folder, 'unpacked');
    mkdirSync(unpacked);
    for (const name of files) {
      const text = run('tar', ['-xzOf', archive, `package/bundles/${name}`]).stdout;
      writeFileSync(path.join(unpacked, name), name === files[0] ? adapted(text) : text);
    }
    renameSync(unpacked, cache);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function adapted(text) {
  for (const [from] of replacements) {
    if (text.split(from).length !== 2) throw new Error(`its bundle does not have once: ${from}`);
  }
  return replacements.reduce((all, [from, to]) => all.replace(from, to), text);
}

function run(program, args) {
  const result = spawnSync(program, args, { encoding: 'utf8', timeout: 60_000, maxBuffer: 16_000_000 });
  if (result.status === 0) return result;
  throw new Error(`${program} ${args[0]} failed: ${result.error?.message ?? result.stderr.trim()}`);
}
