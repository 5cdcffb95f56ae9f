import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Copies a file as it is, with mode 600. Returns `{bytes, sha256}` of what was written. */
export async function copyFile(from, to) {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(createReadStream(from), measured, createWriteStream(to, { mode: 0o600 }));
  return { bytes, sha256: hash.digest('hex') };
}

/** Writes a text with mode 600. Returns as `copyFile`. */
export async function writeText(to, text) {
  await writeFile(to, text, { mode: 0o600 });
  return { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') };
}

/** The files below `folder`, relative to it, and its folders. Those of which `isLeftOut(relative)` holds are skipped. */
export async function filesIn(folder, isLeftOut = () => false) {
  const [files, folders] = [[], []];
  const visit = async (relative) => {
    for (const entry of await readdir(path.join(folder, relative), { withFileTypes: true }).catch(absent([]))) {
      const name = path.join(relative, entry.name);
      if (isLeftOut(name)) continue;
      if (entry.isDirectory()) {
        folders.push(name);
        await visit(name);
      } else if (entry.isFile()) files.push(name);
    }
  };
  await visit('');
  return { files, folders };
}

/** For a promise that may fail because a file has gone: resolves with `instead`. */
export function absent(instead) {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
