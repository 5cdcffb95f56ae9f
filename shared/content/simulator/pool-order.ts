import { at } from '../../saju/types.ts';
import { hashOf } from './random.ts';
import type { Picks } from './seeds.ts';
import type { Pool } from './templates.ts';

/**
 * The place in a pool of the template for a turn; `nth` counts the draws of one content from the pool. The turns step through the pool and meet every template before one returns, as the
 * number of steps is prime. After each round the start moves, so that two pools of one length do not keep in step. The
 * second and third draw of one content start half and a quarter of the pool away.
 */
export function placeInPool(pool: Pool, { seed, turn }: Picks, nth: number): number {
  if (pool.length === 1) return 0;
  const prime = primeFrom(pool.length);
  const mixed = mix(seed ^ idOf(pool));
  const step = 1 + ((mixed >>> 8) % (prime - 1));
  const moved = Math.floor(turn / prime) * (mixed >>> 20);
  const spread = Math.floor((prime * at(SPREADS, nth % SPREADS.length)) / 8);
  const place = ((turn + spread) % prime) + prime;
  const index = (((mixed + step * place + moved) % prime) + prime) % prime;
  return index < pool.length ? index : mix(mixed + index + turn) % pool.length;
}

/** Eighths of a pool, each far from those before. */
const SPREADS = [0, 4, 2, 6, 1, 5, 3, 7] as const;

/** A further draw of one content comes to the place of an earlier one. */
export const PLACES_OF_ONE_TURN = SPREADS.length;

/** Not 5: ten days bring the same stem again, and would bring the same template. */
function primeFrom(length: number): number {
  let prime = PRIMES[length];
  if (prime === undefined) {
    prime = Math.max(7, length);
    while (!isPrime(prime)) prime++;
    PRIMES[length] = prime;
  }
  return prime;
}

const PRIMES: number[] = [];

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
}

/** By content, because some pools are filled for one text. */
function idOf(pool: Pool): number {
  let id = IDS.get(pool);
  if (id === undefined) {
    id = hashOf(at(pool, 0) + at(pool, pool.length - 1));
    IDS.set(pool, id);
  }
  return id;
}

const IDS = new WeakMap<Pool, number>();

function mix(number: number): number {
  let h = number | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
