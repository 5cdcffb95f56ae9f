import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { delay, identityOf, stillRuns } from './processes.mjs';

/**
 * Takes the lock file for this process, or returns the identity of its living holder (`{holder}`). The lock of a dead
 * holder is taken over. Returns `{release()}`.
 */
export function tryLock(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(identityOf(process.pid)));
  try {
    for (;;) {
      if (linked(mine, file)) return { release: () => rmSync(file, { force: true }) };
      const holder = holderOf(file);
      if (stillRuns(holder)) return { holder };
      removeStale(file);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** As `tryLock`, but waits until a living holder releases it. `onWait(holder)` is called once before the wait. */
export async function waitForLock(file, onWait) {
  let notified = false;
  for (;;) {
    const lock = tryLock(file);
    if (lock.release) return lock;
    if (!notified) onWait(lock.holder);
    notified = true;
    await delay(100);
  }
}

/** A hard link is atomic, so a lock is never read half written. */
function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The holder of the lock file, if that process still runs. */
export function runningHolder(file) {
  const holder = holderOf(file);
  return stillRuns(holder) ? holder : undefined;
}

function holderOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Two processes may find the same stale lock. The one that creates the side file removes the lock, after reading it
 * once more, so that a lock taken in between is not lost. The side file of a process that died here is ignored after
 * ten seconds.
 */
function removeStale(file) {
  const side = `${file}.takeover`;
  try {
    writeFileSync(side, '', { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (ageMs(side) > 10_000) rmSync(side, { force: true });
    return;
  }
  if (!stillRuns(holderOf(file))) renameQuietly(file, `${side}.old`);
  rmSync(`${side}.old`, { force: true });
  rmSync(side, { force: true });
}

function renameQuietly(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function ageMs(file) {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
