/** A number in [0, 1). */
export type Random = () => number;

/** Park and Miller's generator: the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = (seed % 2_147_483_646) + 1;
  // Small seeds begin with small numbers.
  for (let turn = 0; turn < 10; turn += 1) state = (state * 48_271) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Undefined for an empty list. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const result: T[] = [];
  while (left.length > 0) result.push(...left.splice(Math.floor(random() * left.length), 1));
  return result;
}

/** A whole number from `min` to `max`. */
export function between(min: number, max: number, random: Random): number {
  return min + Math.floor(random() * (max - min + 1));
}
