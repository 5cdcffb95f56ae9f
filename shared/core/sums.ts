/** Adds the fields of the first, which are all numbers, and those of the same names of the second. */
export function addSums<T extends Readonly<Record<keyof T, number>>>(a: T, b: T): T {
  return Object.fromEntries(Object.entries<number>(a).map(([name, sum]) => [name, sum + b[name as keyof T]])) as T;
}
