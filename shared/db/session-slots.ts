/** So many at once; the others wait in the order in which they came. */
export interface Places {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** @param isOutage a failure that those who wait would meet as well: they fail with it at once */
export function createPlaces(count: number, isOutage: (error: unknown) => boolean): Places {
  interface Waiting {
    readonly enter: () => void;
    readonly fail: (error: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let taken = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next.enter();
  };
  return {
    async run(work) {
      if (taken < count) taken += 1;
      else await new Promise<void>((enter, fail) => waiting.push({ enter, fail }));
      try {
        return await work();
      } catch (error) {
        if (isOutage(error)) for (const { fail } of waiting.splice(0)) fail(error);
        throw error;
      } finally {
        leave();
      }
    },
  };
}
