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

/** Whether a handler says by it what is to become of the job. Anything else that it throws is a mistake of ours. */
export function isOutcome(error: unknown): error is RetryJob | FailJob | DelayJob {
  return [RetryJob, FailJob, DelayJob].some((outcome) => error instanceof outcome);
}
