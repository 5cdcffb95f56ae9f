import { type Job, Worker } from 'bullmq';

/**
 * BullMQ's loop begins with the first job only after it has fetched one for every free place, or none was left: with
 * hundreds of places and jobs that come as fast as they are fetched the first waits for the last. This one begins with
 * each job as soon as it is there.
 */
export class PromptWorker extends Worker {
  #hasJustFetched = false;
  readonly #left = new Set<string>();

  /** The job of that token is moved by us: BullMQ, told so by its error, fetches another one for the token's place. */
  leave(token: string): void {
    this.#left.add(token);
  }

  protected override async moveToActive(token: string, name?: string): Promise<Job> {
    if (this.#left.delete(token)) return super.moveToActive(token, name);
    if (this.#hasJustFetched) {
      this.#hasJustFetched = false;
      // "None for now" ends a round of fetching; BullMQ's declaration leaves out that there may be none.
      return undefined as never;
    }
    const job = await super.moveToActive(token, name);
    if (job !== undefined) {
      this.#hasJustFetched = true;
      // The loop asks again in this turn, or not before it has waited for news of the queue: that must be answered.
      setImmediate(() => {
        this.#hasJustFetched = false;
      });
    }
    return job;
  }
}
