// Writes documentdb.lock.json anew from what the mirror has now: `node scripts/services/documentdb/lock.mjs`.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFile } from './install.mjs';
import { debianArchitecture, PackageCache, packageId } from './packages.mjs';

const suite = 'forky';
const folder = mkdtempSync(path.join(tmpdir(), 'saju-lock-'));
try {
  const cache = new PackageCache(folder, suite);
  await cache.update();
  const entries = await cache.downloadCurrent((count) => console.log(`${count} packages`));
  const others = existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
  const sums = Object.fromEntries(entries.map((entry) => [packageId(entry), entry.sha256]));
  const lock = { suite, packages: { ...others, [debianArchitecture()]: sums } };
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Locked ${entries.length} packages`);
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
