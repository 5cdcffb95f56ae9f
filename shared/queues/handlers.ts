import type { BoundLogger } from '../core/logger.ts';
import type { JobName, JobPayload, QueueName } from './catalogue.ts';

/** A job handler: its context and its result. Handlers know this file and `outcomes.ts`, and not BullMQ. */
export type Handler<N extends JobName> = (
  payload: JobPayload<N>,
  context: JobContext,
) => Promise<JobResult | undefined> | Promise<void>;

/** One handler for every job of the catalogue: a missing one does not compile. */
export type Handlers = { readonly [N in JobName]: Handler<N> };

/** The result that the board shows of a successful job: ids, our own words, and figures. */
export type JobResult = Readonly<Record<string, string | number>>;

export interface JobContext {
  /** 1 for the first counted run. */
  readonly attempt: number;
  /** A caller waits for it. */
  readonly isInteractive: boolean;
  /** Aborted at the job's timeout, when its lock is lost, or when the process must stop. */
  readonly signal: AbortSignal;
  /** Adds the ids of the job and of the request that caused it to every line. */
  readonly logger: BoundLogger;
  /**
   * Waits for one of the pool's slots, the most urgent job first. The wait does not count towards the job's timeout,
   * which starts anew with the slot. The slot is released when the job ends, if not before.
   * @throws an outcome for the handler to rethrow: the process stops, or the job was aborted while it waited
   */
  acquireSlot(): Promise<void>;
  releaseSlot(): void;
  /**
   * Adds a line to the job's log on the board: no content, no personal data, no text from a provider. The job does not wait
   * for it. The command precedes that of the job's end on the same connection.
   */
  log(line: string): void;
}

export interface JobObserver {
  /** At the job's first run. @param waitMs since it was due */
  started(queue: QueueName, job: JobName, waitMs: number): void;
  finished(
    queue: QueueName,
    job: JobName,
    outcome: 'succeeded' | 'failed' | 'delayed' | 'interrupted',
    durationMs: number,
  ): void;
}
