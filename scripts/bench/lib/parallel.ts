/** Runs `work` for every item, `width` at a time. Results are in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results = new Map<number, R>();
  const entries = items.entries();
  const lane = async () => {
    for (const [index, item] of entries) results.set(index, await work(item, index));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
