import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { isRoot, unprivilegedId, which } from './paths.mjs';

/**
 * Identifies a process among later ones with the same number: the machine's boot and the start time in it. Undefined
 * when it does not run. (A zombie does not run: it holds no file, lock or port.)
 */
export function startOf(pid) {
  if (process.platform !== 'linux') return startByPs(pid);
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return afterName[0] === 'Z' ? undefined : `${bootId()}:${afterName[19]}`;
  } catch {
    return undefined;
  }
}

/** `{pid, started}`: the recorded form of a process, so that no other process is ever killed in its place. */
export function identityOf(pid) {
  return { pid, started: startOf(pid) };
}

/** Whether exactly the recorded process still runs. */
export function stillRuns(identity) {
  return (
    typeof identity?.pid === 'number' && identity.started !== undefined && startOf(identity.pid) === identity.started
  );
}

/** Processes whose working folder is `folder` (Linux only; elsewhere none are found). */
export function processesIn(folder) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingFolderOf(name) === folder)
    .map((name) => identityOf(Number(name)));
}

/** Ends recorded processes: TERM-like `signal` first, SIGKILL after `timeoutMs`. Resolves when all have ended. */
export async function endProcesses(identities, signal, timeoutMs) {
  const alive = () => identities.filter(stillRuns);
  send(alive(), signal);
  const deadline = Date.now() + timeoutMs;
  while (alive().length > 0) {
    if (Date.now() > deadline) send(alive(), 'SIGKILL');
    await delay(20);
  }
}

/**
 * Starts a server that must not outlive us: in its own session, so that Ctrl-C in the terminal reaches only us and we
 * decide the order; and with a parent-death signal where `setpriv` supports it, so that `kill -9` of us ends it too.
 * `asUnprivileged` runs it as `nobody` when we are root.
 */
export function spawnServer(program, args, { deathSignal, asUnprivileged = false, ...options }) {
  const [command, commandArgs] = underSetpriv(program, args, deathSignal, asUnprivileged && isRoot);
  return spawn(command, commandArgs, { detached: true, stdio: ['ignore', 'ignore', 'pipe'], ...options });
}

/** The command that runs `program` with a parent-death signal and, for root, as the unprivileged user. */
export function underSetpriv(program, args, deathSignal, dropRoot) {
  const setpriv = process.platform === 'linux' ? which('setpriv') : undefined;
  if (setpriv === undefined) return [program, args];
  const privileges = dropRoot ? [`--reuid=${unprivilegedId}`, `--regid=${unprivilegedId}`, '--clear-groups'] : [];
  const death = deathSignal === undefined ? [] : ['--pdeathsig', deathSignal.replace(/^SIG/, '')];
  return [setpriv, [...privileges, ...death, program, ...args]];
}

/** Resolves with `{code, signal}` when the child has ended, also if it ended earlier. */
export function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve({ code: child.exitCode, signal: child.signalCode });
  }
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
}

/** Sends `signal` and waits; SIGKILL after `timeoutMs`. */
export async function stopChild(child, signal, timeoutMs) {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  const end = await ended(child);
  clearTimeout(timer);
  return end;
}

export function delay(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function send(identities, signal) {
  for (const { pid } of identities) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

let knownBootId;

function bootId() {
  knownBootId ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return knownBootId;
}

function workingFolderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function startByPs(pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
