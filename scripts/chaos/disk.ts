import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';

/** The file system of the database, which a fault fills. */
export interface Disk {
  readonly folder: string;
  /** From now on no file can grow. */
  fill(): void;
  empty(): void;
  remove(): void;
}

const ROOM = '4g';

/**
 * Mounts a tmpfs whose size can be cut down to what is in use: writes then fail with ENOSPC, as on a full disk. Null
 * where this user may not mount.
 */
export function mountDisk(folder: string): Disk | null {
  mkdirSync(folder, { recursive: true });
  const mount = (...options: readonly string[]) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(), 'saju-chaos', folder], { stdio: 'pipe' });
  try {
    mount(`size=${ROOM}`, 'mode=0755');
  } catch {
    return null;
  }
  return {
    folder,
    fill() {
      for (;;) {
        const { bsize, blocks, bfree } = statfsSync(folder);
        try {
          mount('remount', `size=${(blocks - bfree) * bsize}`);
          return;
        } catch {
          // It grew in the meantime.
        }
      }
    },
    empty: () => void mount('remount', `size=${ROOM}`),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
