/**
 * A semaphore with priorities: bounds the concurrent work of a pool's jobs, which for generations is provider calls.
 * (`p-limit` is first come, first served.)
 */
export interface Slots {
  /**
   * Waits for a slot; the most urgent waiter goes first.
   * @param urgency lower is more urgent
   * @returns releases the slot; further calls do nothing
   * @throws the reason of `close`
   */
  acquire(urgency: number): Promise<() => void>;
  /** Changes the number of slots. With fewer, held ones stay held and are not given again until few enough are. */
  resize(count: number): void;
  /** The number of slots, and how many are held. */
  count(): { readonly total: number; readonly held: number };
  /** Rejects current and future waiters. Held slots stay held. */
  close(reason: Error): void;
}

interface Waiting {
  readonly urgency: number;
  readonly resolve: (release: () => void) => void;
  readonly reject: (reason: Error) => void;
}

export function createSlots(count: number): Slots {
  let total = count;
  let held = 0;
  let waiting: Waiting[] = [];
  let closed: Error | null = null;
  const hold = (): (() => void) => {
    held += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held -= 1;
      giveFree();
    };
  };
  const giveFree = () => {
    while (held < total) {
      const next = waiting.shift();
      if (next === undefined) return;
      next.resolve(hold());
    }
  };
  return {
    async acquire(urgency) {
      if (closed !== null) throw closed;
      if (held < total) return hold();
      return new Promise((resolve, reject) => {
        const behind = waiting.findIndex((other) => other.urgency > urgency);
        waiting.splice(behind === -1 ? waiting.length : behind, 0, { urgency, resolve, reject });
      });
    },
    resize(count) {
      total = count;
      giveFree();
    },
    count: () => ({ total, held }),
    close(reason) {
      closed = reason;
      for (const { reject } of waiting) reject(reason);
      waiting = [];
    },
  };
}
