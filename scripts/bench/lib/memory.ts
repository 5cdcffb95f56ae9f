import { readFileSync } from 'node:fs';

/** Resident memory of a process in kB; null without /proc. */
export function residentKb(pid: number): number | null {
  return numberIn(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB$/m);
}

/** The open files and sockets that a process may have; null without /proc, or without a limit. */
export function openFilesLimit(pid: number): number | null {
  return numberIn(`/proc/${pid}/limits`, /^Max open files\s+(\d+)/m);
}

function numberIn(file: string, pattern: RegExp): number | null {
  try {
    const found = pattern.exec(readFileSync(file, 'utf8'))?.[1];
    return found === undefined ? null : Number(found);
  } catch {
    return null;
  }
}
