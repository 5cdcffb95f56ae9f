/** The result of an item that its group had no room for: it is the first of the next one. */
export const LEFT = Symbol('left');

/**
 * Groups the items of concurrent jobs, so that a burst costs the database a few large commands instead of many small
 * ones. Items gather while earlier groups run. When none runs, an item waits for `lingerMs`; without it, for the end of
 * the event loop's turn.
 */
export function createCoalescer<Item, Result>(options: {
  readonly maxItems: number;
  readonly maxConcurrent: number;
  /** A full group does not wait. */
  readonly lingerMs?: number;
  /** Whose an item is: the holders with waiting items share a group. By default all are one holder's. */
  readonly holderOf?: (item: Item) => string;
  /** One result per item, in order, or the promise of one. A rejection rejects every item of the group. */
  readonly run: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result> | typeof LEFT)[]>;
}): (item: Item) => Promise<Result> {
  interface Waiting {
    readonly item: Item;
    readonly resolve: (result: Result | Promise<Result>) => void;
    readonly reject: (error: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let running = 0;
  let isScheduled = false;
  let lingerTimer: NodeJS.Timeout | undefined;

  const schedule = (): void => {
    if (waiting.length === 0 || running >= options.maxConcurrent) return;
    const isFull = waiting.length >= options.maxItems;
    if (isScheduled && !(isFull && lingerTimer !== undefined)) return;
    isScheduled = true;
    clearTimeout(lingerTimer);
    lingerTimer = undefined;
    if (options.lingerMs === undefined || isFull) setImmediate(start);
    else lingerTimer = setTimeout(start, options.lingerMs);
  };
  const start = (): void => {
    isScheduled = false;
    lingerTimer = undefined;
    void runGroup(take());
  };
  const { maxItems, holderOf } = options;
  const take = (): Waiting[] => {
    if (holderOf === undefined) return waiting.splice(0, maxItems);
    // Its place in the line of its holder is an item's turn, also where all have room: the group may leave its last ones.
    const lengths = new Map<string, number>();
    const inTurn = waiting.map((each) => {
      const turn = lengths.get(holderOf(each.item)) ?? 0;
      lengths.set(holderOf(each.item), turn + 1);
      return { each, turn };
    });
    const first = inTurn.toSorted((one, other) => one.turn - other.turn).slice(0, maxItems);
    const group = new Set(first.map(({ each }) => each));
    waiting.splice(0, waiting.length, ...waiting.filter((each) => !group.has(each)));
    return [...group];
  };
  const runGroup = async (group: readonly Waiting[]): Promise<void> => {
    running += 1;
    schedule();
    try {
      const results = await options.run(group.map(({ item }) => item));
      if (results.length !== group.length) throw new Error('a group gave more or fewer results than it had items');
      const left: Waiting[] = [];
      for (const [index, each] of group.entries()) {
        const result = results[index];
        if (result === LEFT) left.push(each);
        else each.resolve(result as Result | Promise<Result>);
      }
      waiting.unshift(...left);
    } catch (error) {
      for (const { reject } of group) reject(error);
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

/** Groups items that no caller waits for. */
export interface BackgroundCoalescer<Item> {
  add(item: Item): void;
  /** Resolves when all items so far have been run. */
  close(): Promise<void>;
}

/** Runs one group at a time. @param options.onError called for every item of a group that fails */
export function createBackgroundCoalescer<Item>(options: {
  readonly maxItems: number;
  readonly lingerMs?: number;
  readonly run: (items: readonly Item[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
}): BackgroundCoalescer<Item> {
  const runItem = createCoalescer<Item, void>({
    ...options,
    maxConcurrent: 1,
    async run(items) {
      await options.run(items);
      return items.map(() => undefined);
    },
  });
  const running = new Set<Promise<void>>();
  return {
    add(item) {
      const done = runItem(item)
        .catch(options.onError)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async close() {
      await Promise.all(running);
    },
  };
}
