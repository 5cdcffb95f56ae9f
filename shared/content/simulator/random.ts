/** A deterministic source of choices. */
export interface Random {
  /** 0 <= n < limit */
  readonly below: (limit: number) => number;
  /** min <= n <= max */
  readonly between: (min: number, max: number) => number;
  /** One item, all equally likely. */
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
}

/**
 * A generator (sfc32) seeded by four independent hashes of the seed text, so that charts that differ in one pillar are
 * unrelated.
 */
export function createRandom(seed: string): Random {
  let a = hash(seed, 0x9e3779b9);
  let b = hash(seed, 0x243f6a88);
  let c = hash(seed, 0xb7e15162);
  let d = hash(seed, 0xdeadbeef) | 1;

  function next(): number {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }

  for (let i = 0; i < 12; i++) next();

  const below = (limit: number): number => Math.floor((next() / 0x1_0000_0000) * limit);
  return {
    below,
    between: (min, max) => min + below(max - min + 1),
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}

/** A whole number of 32 bits for a text. */
export function hashOf(text: string): number {
  return hash(text, 0x9e3779b9) >>> 0;
}

/** MurmurHash3-like mixing of the characters. */
function hash(text: string, seed: number): number {
  let h = seed ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
  return (h ^ (h >>> 13)) | 0;
}
