/** Visits each item, at most `limit` at once. @throws the first error, after which no further item is begun */
export async function visitAll<T>(
  items: Iterable<T>,
  limit: number,
  visit: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (let next = left.next(); !failed && next.done !== true; next = left.next()) {
      await visit(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
