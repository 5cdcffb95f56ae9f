import { type JosaPair, josa } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { hashOf } from './random.ts';
import type { Picks } from './seeds.ts';
import { spoken } from './voices.ts';

/**
 * Templates with slots, and the meanings of the slots.
 *
 * `[slot]` is a word, or a pool of templates from which one is drawn. `[slot>니]` takes a clause in the plain form
 * (…합니다) and turns its ending into a connective: 니, 므로, 며, 고, 지만, or the one that a word of the lexicon names
 * (`[slot>word]`). A particle is written as its pair (`[slot]은/는`) and takes the form that fits the previous word.
 */
export type Pool = readonly string[];
export type Lexicon = Readonly<Record<string, string | Pool>>;

export interface Writer {
  /** One template of the pool, filled. A writer repeats a template only after the whole pool has been drawn. */
  readonly say: (pool: Pool) => string;
  /** One sentence of each pool, joined into one text. */
  readonly text: (...pools: readonly Pool[]) => string;
}

/**
 * The first lexicon with a slot defines it.
 *
 * @throws RangeError at a slot that no lexicon defines: an error in the corpus, which its tests exclude.
 */
export function createWriter(lexicons: readonly Lexicon[], picks: Picks): Writer {
  const drawn = new Map<Pool, number[]>();

  function draw(pool: Pool): string {
    let indices = drawn.get(pool);
    if (indices === undefined || indices.length === pool.length) {
      indices = [];
      drawn.set(pool, indices);
    }
    let index = indexOf(pool, picks, indices.length);
    while (indices.includes(index)) index = (index + 1) % pool.length;
    indices.push(index);
    return at(pool, index);
  }

  function fill(template: string): string {
    return template.replace(SLOT, (_, slot: string, ending: string | undefined) => {
      const filled = wordFor(slot, template);
      return ending === undefined ? filled : connect(filled, isEnding(ending) ? ending : wordFor(ending, template));
    });
  }

  function wordFor(slot: string, template: string): string {
    for (const lexicon of lexicons) {
      const meaning = lexicon[slot];
      if (meaning !== undefined) return typeof meaning === 'string' ? meaning : fill(draw(meaning));
    }
    throw new RangeError(`unknown slot [${slot}] in: ${template}`);
  }

  const say = (pool: Pool): string => spoken(withParticles(fill(draw(pool))), picks.voice);
  return { say, text: (...pools) => pools.map(say).join(' ') };
}

/**
 * The template of a pool for a turn. The turns step through the pool and meet every template before one returns, as the
 * number of steps is prime. After each round the start moves, so that two pools of one length do not keep in step. The
 * second and third draw of one content start half and a quarter of the pool away.
 */
function indexOf(pool: Pool, { seed, turn }: Picks, nth: number): number {
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

const SLOT = /\[([^\]>]+)(?:>([^\]]+))?\]/g;

const ENDINGS = ['니', '므로', '며', '고', '지만'] as const;
export type Ending = (typeof ENDINGS)[number];

function isEnding(text: string): text is Ending {
  return ENDINGS.some((ending) => ending === text);
}

const FIRST_SYLLABLE = 0xac00;
const FINAL_BIEUP = 17;

/**
 * Turns …ㅂ니다 or …습니다 into a connective. Stems in ㄹ (듭니다 from 들다) are ambiguous and must not occur in connected clauses;
 * the corpus test checks that.
 */
export function connect(clause: string, ending: string): string {
  if (!isEnding(ending)) throw new RangeError(`not a connective: ${ending}`);
  const stem = clause.slice(0, -2);
  const last = stem.charCodeAt(stem.length - 1);
  if (!clause.endsWith('니다') || (last - FIRST_SYLLABLE) % 28 !== FINAL_BIEUP) {
    throw new RangeError(`not a clause in the plain form: ${clause}`);
  }
  if (!stem.endsWith('습')) return stem.slice(0, -1) + String.fromCharCode(last - FINAL_BIEUP) + ending;
  const root = stem.slice(0, -1);
  const joined = ending === '고' || ending === '지만';
  if (joined) return root + ending;
  return softened(root) + ending;
}

/** Before 으 an adjective in ㅂ loses it and takes 우: 쉽다, 쉬우니. The verbs that retain ㅂ are listed. */
function softened(root: string): string {
  const last = root.charCodeAt(root.length - 1);
  const inBieup = (last - FIRST_SYLLABLE) % 28 === FINAL_BIEUP;
  if (!inBieup || /[잡좁뽑입씹집접꼽붙]$/.test(root)) return `${root}으`;
  return `${root.slice(0, -1)}${String.fromCharCode(last - FINAL_BIEUP)}우`;
}

const JOSA_PAIRS: readonly JosaPair[] = ['은/는', '이/가', '을/를', '과/와', '으로/로'];

/** The copula retains its 이 only after a consonant. */
const COPULAS: Readonly<Record<string, readonly [closed: string, open: string]>> = {
  '이라/라': ['이라', '라'],
  '이어서/여서': ['이어서', '여서'],
};

const PARTICLE = new RegExp([...JOSA_PAIRS, ...Object.keys(COPULAS)].join('|'), 'g');

function withParticles(sentence: string): string {
  return sentence.replace(PARTICLE, (found, offset: number) => {
    const word = sentence.slice(sentence.lastIndexOf(' ', offset) + 1, offset);
    const pair = JOSA_PAIRS.find((known) => known === found);
    if (pair !== undefined) return josa(word, pair).slice(word.length);
    return COPULAS[found]?.[josa(word, '은/는').endsWith('은') ? 0 : 1] ?? found;
  });
}
