import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withQueues } from '../../scripts/cli/queues.ts';
import { createAuditLog } from '../../shared/accounts/audit.ts';
import type { Clock } from '../../shared/core/clock.ts';
import { createEventService } from '../../shared/events/events.ts';
import { reconcile } from '../../shared/generation/reconcile.ts';
import type { TestPlatform } from './platform.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the built command line on the platform's stores. @throws with `stdout`, `stderr` and `code` when it fails */
export function runCli(
  { environment }: TestPlatform,
  ...args: readonly string[]
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  return promisify(execFile)(process.execPath, ['dist/scripts/cli/main.js', ...args], {
    cwd: ROOT,
    env: { ...environment },
  });
}

/** Runs the reconciler in the test's process, which takes no start of another. @param clock decides which records are old */
export async function runReconciler({ admin }: TestPlatform, clock: Clock = admin.clock): Promise<void> {
  await withQueues(admin, async (queues) => {
    const audit = createAuditLog(admin.db, clock);
    const events = createEventService({ ...admin, clock, producer: queues.producer });
    await reconcile({ ...admin, ...queues, clock, audit, events });
  });
}
