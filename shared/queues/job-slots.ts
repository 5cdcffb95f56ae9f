/**
 * The places of a pool. Jobs may be taken ahead of a free place, so that what has to be done before the work proper (for a
 * generation: its claim) is done by then; of those that wait for a place, the one with the best priority goes first.
 */
export interface JobPlaces {
  readonly count: number;
  /** @returns whether one was free, which is the job's now */
  takeFree(): boolean;
  /** Resolves when the job has a place. @throws what `refuse` was told */
  take(priority: number): Promise<void>;
  free(): void;
  /** Sends away all that wait, with that reason. */
  refuse(reason: Error): void;
}

interface Waiting {
  readonly priority: number;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

export function createJobPlaces(count: number): JobPlaces {
  let taken = 0;
  let waiting: Waiting[] = [];
  const takeFree = () => {
    if (taken >= count) return false;
    taken += 1;
    return true;
  };
  return {
    count,
    takeFree,
    async take(priority) {
      if (takeFree()) return;
      await new Promise<void>((resolve, reject) => {
        const behind = waiting.findIndex((other) => other.priority > priority);
        waiting.splice(behind === -1 ? waiting.length : behind, 0, { priority, resolve, reject });
      });
    },
    free() {
      const next = waiting.shift();
      if (next === undefined) taken -= 1;
      else next.resolve();
    },
    refuse(reason) {
      const refused = waiting;
      waiting = [];
      for (const { reject } of refused) reject(reason);
    },
  };
}
