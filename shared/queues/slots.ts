/**
 * A semaphore with priorities: bounds the concurrent work of a pool's jobs, which for generations is provider calls.
 * (`p-limit` is first come, first served.)
 */
export interface Slots {
  /**
   * Waits for a slot; the most urgent waiter goes first.
   * @param urgency lower is more urgent
   * @param isTest of a test key: such work holds at most a quarter of the slots while other work waits for one
   * @returns releases the slot; further calls do nothing
   * @throws the reason of `close`
   */
  acquire(urgency: number, isTest?: boolean): Promise<() => void>;
  /** Changes the number of slots. With fewer, held ones stay held and are not given again until few enough are. */
  resize(count: number): void;
  /** The number of slots, and how many are held. */
  count(): { readonly total: number; readonly held: number };
  /** Rejects current and future waiters. Held slots stay held. */
  close(reason: Error): void;
}

/** Of a pool's slots. */
const TEST_SHARE = 1 / 4;

interface Waiting {
  readonly urgency: number;
  readonly isTest: boolean;
  readonly resolve: (release: () => void) => void;
  readonly reject: (reason: Error) => void;
}

export function createSlots(count: number): Slots {
  let total = count;
  let held = 0;
  let heldByTests = 0;
  let waiting: Waiting[] = [];
  let closed: Error | null = null;
  const hold = (isTest: boolean): (() => void) => {
    held += 1;
    if (isTest) heldByTests += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held -= 1;
      if (isTest) heldByTests -= 1;
      giveFree();
    };
  };
  const takeNext = (): Waiting | undefined => {
    const isFull = heldByTests >= Math.max(1, Math.floor(total * TEST_SHARE));
    const other = isFull ? waiting.findIndex(({ isTest }) => !isTest) : -1;
    return waiting.splice(Math.max(0, other), 1)[0];
  };
  const giveFree = () => {
    while (held < total) {
      const next = takeNext();
      if (next === undefined) return;
      next.resolve(hold(next.isTest));
    }
  };
  return {
    async acquire(urgency, isTest = false) {
      if (closed !== null) throw closed;
      if (held < total) return hold(isTest);
      return new Promise((resolve, reject) => {
        const behind = waiting.findIndex((other) => other.urgency > urgency);
        waiting.splice(behind === -1 ? waiting.length : behind, 0, { urgency, isTest, resolve, reject });
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
