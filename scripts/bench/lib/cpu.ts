import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of /proc's clock per second: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time that a process has used; null without /proc. */
export function cpuMs(pid: number): number | null {
  return processStat(pid)?.ownMs ?? null;
}

/**
 * The same for groups of processes with all their descendants, also those that have ended: PostgreSQL has a process per
 * connection. A group is null without /proc, or when one of its processes does not run.
 */
export function cpuMsOfGroups(groups: Readonly<Record<string, readonly number[]>>): Record<string, number | null> {
  const named = Object.entries(groups);
  const processes = named.length === 0 ? [] : runningProcesses();
  return Object.fromEntries(named.map(([name, pids]) => [name, treesMs(processes, pids)]));
}

export interface ProcessStat {
  readonly pid: number;
  readonly parent: number;
  readonly ownMs: number;
  /** Of the children that have ended, with the ended ones of theirs. */
  readonly endedMs: number;
}

/** @param text of /proc/PID/stat; its fields are in proc_pid_stat(5) */
export function parseStat(text: string): ProcessStat {
  // The name, in brackets, may contain spaces and brackets.
  const afterName = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(afterName[number - 3]);
  const ms = (ticks: number) => (ticks * 1000) / TICKS_PER_SECOND;
  return {
    pid: Number.parseInt(text, 10),
    parent: field(4),
    ownMs: ms(field(14) + field(15)),
    endedMs: ms(field(16) + field(17)),
  };
}

/** The processor time of `roots` and all their descendants; null when a root is missing. */
export function treesMs(processes: readonly ProcessStat[], roots: readonly number[]): number | null {
  const treeMs = (root: ProcessStat): number =>
    processes
      .filter(({ parent }) => parent === root.pid)
      .reduce((sum, child) => sum + treeMs(child), root.ownMs + root.endedMs);
  const found = processes.filter(({ pid }) => roots.includes(pid));
  return found.length < roots.length ? null : found.reduce((sum, root) => sum + treeMs(root), 0);
}

function runningProcesses(): ProcessStat[] {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.flatMap((pid) => processStat(Number(pid)) ?? []);
  } catch {
    return [];
  }
}

function processStat(pid: number): ProcessStat | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}
