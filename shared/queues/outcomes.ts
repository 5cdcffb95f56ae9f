/**
 * How a handler tells the runtime what to do with a job that did not succeed. Handlers know these and no BullMQ.
 */

/** The attempt failed; the job is run again after its back-off while attempts are left. */
export class RetryJob extends Error {
  override readonly name = 'RetryJob';
}

/** The job has failed for good. */
export class FailJob extends Error {
  override readonly name = 'FailJob';
}

/** The run did what was to be done now: the same job is run again in `delayMs`, with no attempt burnt. */
export class DelayJob extends Error {
  override readonly name = 'DelayJob';
  readonly delayMs: number;
  /** Its place in the queue from then on; without one it keeps what it has. */
  readonly priority: number | undefined;

  constructor(message: string, delayMs: number, priority?: number) {
    super(message);
    this.delayMs = delayMs;
    this.priority = priority;
  }
}

/** Why a run is aborted that has done nothing wrong. The same job is run again, with no attempt burnt. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  /** Another process may have the job by now: this one must not touch it. */
  readonly isLockLost: boolean;

  constructor(message: string, options: { readonly isLockLost: boolean }) {
    super(message);
    this.isLockLost = options.isLockLost;
  }
}

/** Whether a handler says by it what is to become of the job. Anything else that it throws is a mistake of ours. */
export function isOutcome(error: unknown): error is RetryJob | FailJob | DelayJob | Interrupted {
  return [RetryJob, FailJob, DelayJob, Interrupted].some((outcome) => error instanceof outcome);
}
