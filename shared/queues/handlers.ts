import type { BoundLogger } from '../core/logger.ts';
import type { JobName, JobPayload, QueueName } from './catalogue.ts';

/** What a handler of a job is given and what it answers. Handlers know this, `outcomes.ts` and no BullMQ. */
export type Handler<N extends JobName> = (
  payload: JobPayload<N>,
  context: JobContext,
) => Promise<JobResult | undefined> | Promise<void>;

/** One handler for every job of the catalogue: leaving one out does not compile. */
export type Handlers = { readonly [N in JobName]: Handler<N> };

/** What the board shows of a job that has succeeded: ids, words of our own and figures. */
export type JobResult = Readonly<Record<string, string | number>>;

export interface JobContext {
  /** 1 for the first counted run. */
  readonly attempt: number;
  /** No run has started before, in any process, counted or not. */
  readonly isFirstRun: boolean;
  /** Whether a failure of this run is final. */
  readonly isLastAttempt: boolean;
  /** Aborted at the job's timeout, when its lock is lost, or when the process must stop. */
  readonly signal: AbortSignal;
  /** Adds the ids of the job and of the request that caused it to every line. */
  readonly logger: BoundLogger;
  /**
   * Waits for one of the pool's slots, the most urgent job first. The wait does not count as the job's time, which starts
   * anew with the slot. The end of the job releases it at the latest.
   * @throws what the handler is to throw on: the process stops, or the job was aborted while it waited
   */
  acquireSlot(): Promise<void>;
  releaseSlot(): void;
  /** Adds a line to the job's log on the board: no content, no personal data, no words of a provider. */
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
