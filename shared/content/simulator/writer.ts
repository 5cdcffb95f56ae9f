import { type JosaPair, josa } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import type { Random } from './random.ts';

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
 * The first lexicon with a slot defines it. Pools hold at most 31 templates: the bits of a number record the drawn
 * ones, because copying pools would cost more than all the rest.
 *
 * @throws RangeError at a slot that no lexicon defines: an error in the corpus, which its tests exclude.
 */
export function createWriter(lexicons: readonly Lexicon[], random: Random): Writer {
  const used = new Map<Pool, number>();

  function draw(pool: Pool): string {
    let taken = used.get(pool) ?? 0;
    let left = pool.length - countBits(taken);
    if (left === 0) [taken, left] = [0, pool.length];
    let skip = random.below(left);
    let index = 0;
    while ((taken >>> index) & 1 || skip-- > 0) index++;
    used.set(pool, taken | (1 << index));
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

  const say = (pool: Pool): string => withParticles(fill(draw(pool)));
  return { say, text: (...pools) => pools.map(say).join(' ') };
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
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
