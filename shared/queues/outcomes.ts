/**
 * Errors that a handler throws to decide the outcome of a job that did not succeed. Handlers know these, and not
 * BullMQ.
 */

/** The attempt failed; the job runs again after its backoff while attempts remain. */
export class RetryJob extends Error {
  override readonly name = 'RetryJob';
}

/** The job has failed for good. */
export class FailJob extends Error {
  override readonly name = 'FailJob';
}

/** The run is complete: the same job runs again in `delayMs` and uses up no attempt. */
export class DelayJob extends Error {
  override readonly name = 'DelayJob';
  readonly delayMs: number;
  /** The job's new priority; by default it does not change. */
  readonly priority: number | undefined;

  constructor(message: string, delayMs: number, priority?: number) {
    super(message);
    this.delayMs = delayMs;
    this.priority = priority;
  }
}

/** Aborts a run through no fault of its own. The same job runs again and uses up no attempt. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  /** Another process may already run the job: this one must not change it. */
  readonly isLockLost: boolean;

  constructor(message: string, options: { readonly isLockLost: boolean }) {
    super(message);
    this.isLockLost = options.isLockLost;
  }
}

/** Whether the error is one of these outcomes. Any other error is unexpected. */
export function isOutcome(error: unknown): error is RetryJob | FailJob | DelayJob | Interrupted {
  return [RetryJob, FailJob, DelayJob, Interrupted].some((outcome) => error instanceof outcome);
}
