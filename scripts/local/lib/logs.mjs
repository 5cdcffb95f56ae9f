import { copyFileSync, existsSync, readdirSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Moves what a log larger than `mostBytes` holds to `<name>.1`, in the place of what was moved before. Programs append to
 * their logs, and go on in the emptied file; a line written meanwhile may be lost.
 */
export function boundLogs(folder, mostBytes = MOST_BYTES) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.log'))) {
    const file = path.join(folder, name);
    if (statSync(file).size <= mostBytes) continue;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  }
}
