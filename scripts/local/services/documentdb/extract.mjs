import { spawn } from 'node:child_process';
import path from 'node:path';
import { UserError } from '../../lib/user-error.mjs';

/** Unused files: manuals, translations, JIT code, build and upgrade tools, extensions that are not created. */
const leftOut = [
  ...['bug', 'doc', 'info', 'lintian', 'locale', 'man', 'postgresql/18/contrib', 'postgresql/18/man'].map(
    (name) => `usr/share/${name}`,
  ),
  ...['address_standardizer', 'postgis_raster', 'postgis_sfcgal', 'postgis_tiger', 'postgis_topology'].map(
    (name) => `usr/share/postgresql/18/extension/${name}*`,
  ),
  ...['bitcode', 'pgxs'].map((name) => `usr/lib/postgresql/18/lib/${name}`),
];

/** Extracts Debian packages, two at a time: decompression uses two cores. */
export async function extract(files, target) {
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) await extractOne(file, target);
  };
  await Promise.all([worker(), worker()]);
}

function extractOne(file, target) {
  return new Promise((resolve, reject) => {
    const unpack = spawn('dpkg-deb', ['--fsys-tarfile', file], { stdio: ['ignore', 'pipe', 'ignore'] });
    const excluded = leftOut.map((name) => `--exclude=./${name}`);
    // Owners and set-uid bits have no use here, and tar preserves them for root.
    const flags = ['--no-same-owner', '--no-same-permissions', '--keep-directory-symlink'];
    const args = ['-x', ...flags, ...excluded, '-C', target];
    const tar = spawn('tar', args, { stdio: [unpack.stdout, 'ignore', 'pipe'] });
    let stderr = '';
    tar.stderr.on('data', (chunk) => (stderr += chunk));
    tar.once('error', reject);
    unpack.once('error', reject);
    const failed = (why) => reject(new UserError(`Cannot extract ${path.basename(file)}: ${why}`));
    tar.once('close', (code) => (code === 0 ? resolve() : failed(stderr.trim().split('\n')[0])));
  });
}
