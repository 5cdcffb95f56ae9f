import { readFileSync } from 'node:fs';

/** Ticks of /proc's clock per second: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time that a process has used; null without /proc. */
export function cpuMs(pid: number): number | null {
  try {
    // The name, in brackets, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system] = [fields[11], fields[12]].map(Number);
    return user === undefined || system === undefined ? null : ((user + system) * 1000) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
