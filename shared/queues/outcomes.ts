/**
 * What a handler throws to say what becomes of a job that did not succeed. Handlers know these and no BullMQ.
 */

/** The attempt failed; the job is run again after its back-off while attempts are left. */
export class RetryJob extends Error {
  override readonly name = 'RetryJob';
}

/** The job has failed for good. */
export class FailJob extends Error {
  override readonly name = 'FailJob';
}

/** The run has done its part: the same job runs again in `delayMs`, and no attempt is burnt. */
export class DelayJob extends Error {
  override readonly name = 'DelayJob';
  readonly delayMs: number;
  /** The job's priority from then on; without one it keeps its own. */
  readonly priority: number | undefined;

  constructor(message: string, delayMs: number, priority?: number) {
    super(message);
    this.delayMs = delayMs;
    this.priority = priority;
  }
}

/** Aborts a run that has done nothing wrong. The same job runs again, and no attempt is burnt. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  /** Another process may run the job by now: this one must not touch it. */
  readonly isLockLost: boolean;

  constructor(message: string, options: { readonly isLockLost: boolean }) {
    super(message);
    this.isLockLost = options.isLockLost;
  }
}

/** Whether a handler says by the error what becomes of the job. Any other error is unexpected. */
export function isOutcome(error: unknown): error is RetryJob | FailJob | DelayJob | Interrupted {
  return [RetryJob, FailJob, DelayJob, Interrupted].some((outcome) => error instanceof outcome);
}
