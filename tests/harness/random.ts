/** A number in [0, 1). */
export type Random = () => number;

/** mulberry32: the same numbers for the same seed, a whole number. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `min` to `max`, both included. */
export function between(min: number, max: number, random: Random): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** One of the items, all equally likely; undefined for an empty list. */
export function pick<T>(items: readonly [T, ...T[]], random: Random): T;
export function pick<T>(items: readonly T[], random: Random): T | undefined;
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const result: T[] = [];
  while (left.length > 0) result.push(...left.splice(Math.floor(random() * left.length), 1));
  return result;
}
