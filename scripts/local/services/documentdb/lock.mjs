// Rewrites documentdb.lock.json from the mirror's current packages: `node scripts/local/services/documentdb/lock.mjs`.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveClosure } from './closure.mjs';
import { lockFile } from './install.mjs';
import { debianArchitecture, PackageCache } from './packages.mjs';

const suite = 'forky';
const folder = mkdtempSync(path.join(tmpdir(), 'saju-lock-'));
try {
  const cache = new PackageCache(folder, suite);
  await cache.update();
  const root = path.join(folder, 'root');
  mkdirSync(root);
  const packages = await resolveClosure(cache, root, (count) => console.log(`${count} packages`));
  const others = existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
  const sums = Object.fromEntries(packages.map(({ path: place, sha256 }) => [place, sha256]));
  const lock = { suite, packages: { ...others, [debianArchitecture()]: sums } };
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Locked ${packages.length} packages`);
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
