/**
 * Gathers what concurrent jobs ask for into batches, so that a burst costs the database a few large commands in place
 * of many small ones. An item alone is served at once: nothing waits for company, only for a batch under way. With
 * `lingerMs` an item waits that long for company, as long as `isMoreComing` says so of how many are waiting.
 */
export function createBatcher<Item, Result>(options: {
  readonly maxItems: number;
  readonly maxConcurrent: number;
  /** What comes while nothing is under way is served at once and alone, and waits not even for the same turn. */
  readonly firstAtOnce?: boolean;
  readonly lingerMs?: number;
  readonly isMoreComing?: (waiting: number) => boolean;
  /** One result per item, in order, or the promise of one. When it fails every item of the batch fails with it. */
  readonly run: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>;
}): (item: Item) => Promise<Result> {
  interface Waiting {
    readonly item: Item;
    readonly resolve: (result: Result | Promise<Result>) => void;
    readonly reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let running = 0;
  let isScheduled = false;
  let lingering: NodeJS.Timeout | null = null;

  const schedule = (): void => {
    if (isScheduled || waiting.length === 0 || running >= options.maxConcurrent) return;
    if (running === 0 && options.firstAtOnce === true) {
      void start();
      return;
    }
    if (isWorthWaiting()) {
      lingering ??= setTimeout(begin, options.lingerMs);
      return;
    }
    isScheduled = true;
    // What other jobs ask for in this turn of the event loop comes along.
    setImmediate(begin);
  };
  const isWorthWaiting = (): boolean =>
    options.lingerMs !== undefined &&
    waiting.length < options.maxItems &&
    options.isMoreComing?.(waiting.length) === true;
  const begin = (): void => {
    isScheduled = false;
    if (lingering !== null) clearTimeout(lingering);
    lingering = null;
    if (waiting.length > 0 && running < options.maxConcurrent) void start();
  };
  const start = async (): Promise<void> => {
    const batch = waiting.slice(0, options.maxItems);
    waiting = waiting.slice(options.maxItems);
    running += 1;
    schedule();
    try {
      const results = await options.run(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('a batch gave more or fewer results than it had items');
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      schedule();
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
