import { type Job, Worker } from 'bullmq';

/**
 * BullMQ's loop begins with the first job only after it has fetched one for every free place, or none was left: with
 * hundreds of places and jobs that come as fast as they are fetched the first waits for the last. This one begins with
 * each job as soon as it is there.
 */
export class PromptWorker extends Worker {
  #hasFetched = false;

  protected override async moveToActive(token: string, name?: string): Promise<Job> {
    if (this.#hasFetched) {
      this.#hasFetched = false;
      // "None for now" ends a round of fetching; BullMQ's declaration leaves out that there may be none.
      return undefined as never;
    }
    const job = await super.moveToActive(token, name);
    this.#hasFetched = job !== undefined;
    return job;
  }
}
