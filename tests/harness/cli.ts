import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runCommandLine } from '../../scripts/cli/command-line.ts';
import { withQueues } from '../../scripts/cli/queues.ts';
import { createAuditLog } from '../../shared/accounts/audit.ts';
import { type Clock, systemClock } from '../../shared/core/clock.ts';
import { createEventService } from '../../shared/events/events.ts';
import { reconcile } from '../../shared/generation/reconcile.ts';
import type { TestPlatform } from './platform.ts';

/** What a command has printed, and its exit code. */
export interface CommandRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

type Stores = Pick<TestPlatform, 'environment'>;
type Settings = Readonly<Record<string, string>>;

/**
 * Runs a command on the platform's stores in the test's process, which takes milliseconds.
 * @param columns of its terminal; absent: it prints into a pipe
 */
export async function runCommand(
  { environment }: Stores,
  args: readonly string[],
  settings: Settings = {},
  columns?: number,
): Promise<CommandRun> {
  const printed = { stdout: '', stderr: '' };
  const into = (name: keyof typeof printed) => ({
    write(text: string) {
      printed[name] += text;
    },
  });
  const code = await runCommandLine(args, {
    environment: { ...environment, ...settings },
    clock: systemClock,
    ask: null,
    stdout: { ...into('stdout'), ...(columns === undefined ? {} : { columns }) },
    stderr: into('stderr'),
  });
  return { code, ...printed };
}

/** The same. @throws with what it printed and its exit code when that is not 0 */
export async function runCli(platform: Stores, ...args: readonly string[]): Promise<CommandRun> {
  const run = await runCommand(platform, args);
  if (run.code !== 0) throw Object.assign(new Error(`${args.join(' ')} ended with ${run.code}: ${run.stderr}`), run);
  return run;
}

/** Runs the program of the build as a process. */
export async function spawnCommand(
  { environment }: Stores,
  args: readonly string[],
  settings: Settings = {},
): Promise<CommandRun> {
  const env = { ...environment, ...settings };
  const command = ['dist/scripts/cli/main.js', ...args];
  return promisify(execFile)(process.execPath, command, { env }).then(
    (printed) => ({ code: 0, ...printed }),
    ({ code, stdout, stderr }: CommandRun) => ({ code, stdout, stderr }),
  );
}

/** Runs the reconciler in the test's process. @param clock decides which records are old */
export async function runReconciler({ admin }: TestPlatform, clock: Clock = admin.clock): Promise<void> {
  await withQueues(admin, async (queues) => {
    const audit = createAuditLog(admin.db, clock);
    const events = createEventService({ ...admin, clock, producer: queues.producer });
    await reconcile({ ...admin, ...queues, clock, audit, events });
  });
}
