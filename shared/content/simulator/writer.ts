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
  /** One template of the pool, with its slots. */
  readonly pick: (pool: Pool) => string;
  /** One template of the pool, filled. A writer repeats a template only after the whole pool has been drawn. */
  readonly say: (pool: Pool) => string;
  /** One sentence of each pool, joined into one text. */
  readonly text: (...pools: readonly Pool[]) => string;
  /** The same as its sentences. */
  readonly sentences: (...pools: readonly Pool[]) => readonly string[];
}

/**
 * The first lexicon with a slot defines it.
 *
 * @throws RangeError at a slot that no lexicon defines: an error in the corpus, which its tests exclude.
 */
export function createWriter(lexicons: readonly Lexicon[], picks: Picks): Writer {
  const names = namesIn(lexicons);
  const drawn: Drawn = new Map();
  let drawing: Drawn = new Map();
  let attempt = 0;
  let framed: string[] = [];

  function draw(pool: Pool): string {
    const before = drawing.get(pool) ?? drawn.get(pool) ?? [];
    const indices = before.length === pool.length ? [] : before;
    let index = indexOf(pool, picks, indices.length + attempt);
    while (indices.includes(index)) index = (index + 1) % pool.length;
    drawing.set(pool, [...indices, index]);
    return at(pool, index);
  }

  function keep(draws: Drawn): void {
    for (const [pool, indices] of draws) drawn.set(pool, indices);
    drawing = new Map();
  }

  function pick(pool: Pool): string {
    const template = draw(pool);
    keep(drawing);
    return template;
  }

  function fill(template: string): string {
    return template.replace(SLOT, (_, slot: string, ending: string | undefined) => {
      const filled = wordFor(slot, template);
      return ending === undefined ? filled : connect(filled, isEnding(ending) ? ending : wordFor(ending, template));
    });
  }

  function wordFor(slot: string, template: string): string {
    const frame = FRAMES[slot];
    if (frame !== undefined) framed.push(frame);
    for (const lexicon of lexicons) {
      const meaning = lexicon[slot];
      if (meaning !== undefined) return typeof meaning === 'string' ? meaning : fill(draw(meaning));
    }
    throw new RangeError(`unknown slot [${slot}] in: ${template}`);
  }

  /** Of a few drafts the one that repeats the least of its own words and of those of the sentences `before` it. */
  function next(pool: Pool, before: Said): string {
    let best: Draft | null = null;
    for (attempt = 0; attempt < DRAFTS; attempt++) {
      drawing = new Map();
      framed = [];
      const draft = withParticles(fill(draw(pool)));
      const tokens = draft.split(' ');
      const words = noticedIn(tokens, names);
      const returning = countDoubled(tokens) + countKnown(words, before.words);
      const repeats = 2 * returning + 3 * countKnown(framed, before.frames);
      if (best === null || repeats < best.repeats) best = { draft, repeats, drawn: drawing, words, frames: framed };
      if (repeats === 0) break;
    }
    attempt = 0;
    if (best === null) throw new RangeError('no draft');
    keep(best.drawn);
    for (const word of best.words) before.words.add(word);
    for (const frame of best.frames) before.frames.add(frame);
    return spoken(best.draft, picks.voice);
  }

  function sentences(...pools: readonly Pool[]): readonly string[] {
    const before: Said = { words: new Set(), frames: new Set() };
    return pools.map((pool) => next(pool, before));
  }

  const text = (...pools: readonly Pool[]) => sentences(...pools).join(' ');
  return { pick, say: (pool) => text(pool), text, sentences };
}

/** The words and the frames of a text so far. */
interface Said {
  readonly words: Set<string>;
  readonly frames: Set<string>;
}

/** The templates that were drawn of each pool, by their places in it. */
type Drawn = Map<Pool, readonly number[]>;

/** A sentence with what it repeats, and what stands as drawn and said when it is taken. */
interface Draft {
  readonly draft: string;
  readonly repeats: number;
  readonly drawn: Drawn;
  readonly words: readonly string[];
  readonly frames: readonly string[];
}

/** Fewer leave more repetitions, more make few sentences better. */
const DRAFTS = 10;

/** What introduces the reader or the season: once in a text is enough. */
const FRAMES: Readonly<Record<string, string>> = {
  계절: '계절',
  일상: '그림',
  운상: '그림',
  분포: '분포',
  월지: '월',
  월주: '월',
  연주: '연',
};

/** How many of the words stand in `known` or earlier in the list. */
function countKnown(words: readonly string[], known: ReadonlySet<string>): number {
  return words.filter((word, index) => known.has(word) || words.indexOf(word) < index).length;
}

/** How many words of a sentence begin as the word before them does. */
function countDoubled(tokens: readonly string[]): number {
  return tokens.filter((token, index) => token.slice(0, 2) === tokens[index - 1]?.slice(0, 2)).length;
}

/** The words that a reader notices when they return, by their stems. */
function noticedIn(tokens: readonly string[], names: ReadonlySet<string>): readonly string[] {
  const words: string[] = [];
  for (const token of tokens) {
    const { noun, stem } = wordOf(token);
    if (stem !== null && !names.has(noun)) words.push(stem);
  }
  // 편이 낫습니다 twice running is noticed as a word is.
  if (tokens.length > 2) words.push(`… ${tokens.slice(-2).join(' ')}`);
  return words;
}

interface Word {
  /** Its first two syllables, or a short word without its ending. */
  readonly noun: string;
  /** Null: no reader notices when it returns. */
  readonly stem: string | null;
}

/** Filled as words occur, and bounded by the corpus. Taking each apart anew took a third of the time. */
const WORDS = new Map<string, Word>();

function wordOf(token: string): Word {
  let word = WORDS.get(token);
  if (word === undefined) {
    word = takeApart(token.replace(/[,.·]+$/, ''));
    WORDS.set(token, word);
  }
  return word;
}

function takeApart(word: string): Word {
  const start = word.slice(0, 2);
  const ending = word.length === 2 ? /[은는이가을를과와도만의에아어으지고]$/ : /[아어으]$/;
  const noun = start.replace(ending, '');
  if (COMMON.has(noun) || COMMON.has(start)) return { noun, stem: null };
  if (noun.length > 1) return { noun, stem: stemOf(noun) };
  if (SHORT_WORDS.has(noun)) return { noun, stem: noun };
  // 맡은 and 작은 are words of their own, 일을 and 것이 are not.
  return { noun, stem: /[은는]$/.test(start) ? start : null };
}

/** Vowels by their index: 채워 is 채우어, 놓여 is 놓이어, 와 is 오아. */
const UNCONTRACTED: Readonly<Record<number, number>> = { 14: 13, 6: 20, 9: 8 };

/** 끝낸 and 끝내, 채워 and 채우 are one word: the second syllable without its final consonant and contraction. */
function stemOf(noun: string): string {
  const last = noun.charCodeAt(1);
  if (last < FIRST_SYLLABLE) return noun;
  const open = last - ((last - FIRST_SYLLABLE) % 28);
  const vowel = Math.floor((open - FIRST_SYLLABLE) / 28) % 21;
  return noun.charAt(0) + String.fromCharCode(open + 28 * ((UNCONTRACTED[vowel] ?? vowel) - vowel));
}

const SHORT_WORDS: ReadonlySet<string> = new Set([
  '힘',
  '남',
  '물',
  '닿',
  '웃',
  '쉬',
  '곳',
  '돈',
  '말',
  '몸',
  '숨',
  '눈',
  '손',
  '달',
  '해',
  '날',
  '값',
  '틈',
  '뜻',
]);

/** Words that a text cannot do without. */
const COMMON: ReadonlySet<string> = new Set(
  `일주 것이 것을 것은 것도 것만 것부 쉽습 쉬우 쉽지 쉽고 있습 있으 있는 있고 있지 않습 않으 않는 않아 않고 않게 좋습 낫습 편이
  하는 하기 하고 해야 합니 됩니 되고 되니 하나 가지 보세 두세 하세 보면 보아 에서 번에 때만 때에 만합 알맞 기에 이루 만나 사이 사주 점수 점입
  같은 일은 일을 드는 오는 주니 줍니 두는 두고 두어 한번 되는 천간 지지 월지 일지 연지 시지 위해`.split(/\s+/),
);

/** The names that the slots give: they return by design. */
function namesIn(lexicons: readonly Lexicon[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const lexicon of lexicons) {
    for (const meaning of Object.values(lexicon)) {
      if (typeof meaning === 'string') for (const word of meaning.split(/[ ·]/)) names.add(word.slice(0, 2));
    }
  }
  names.delete('기운');
  return names;
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
  // 살피고 … 정하고 reads like a list that does not end.
  if (ending === '고' && /[가-힣]고[ ,](?!싶)/.test(clause)) return connect(clause, '며');
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
