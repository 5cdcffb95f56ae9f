import { at } from '../../saju/types.ts';
import { connect, isEnding } from './connectives.ts';
import { withParticles } from './particles.ts';
import { PLACES_OF_ONE_TURN, placeInPool } from './pool-order.ts';
import { countDoubled, countKnown, namesIn, noticedIn } from './repetition.ts';
import type { Picks } from './seeds.ts';
import type { Lexicon, Pool } from './templates.ts';
import { spoken } from './voices.ts';

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
  // Of the draft at hand: what it has drawn, which draft of its sentence it is, and the frames it uses.
  let drawing: Drawn = new Map();
  let attempt = 0;
  let framed: string[] = [];

  function draw(pool: Pool): string {
    const before = drawing.get(pool) ?? drawn.get(pool) ?? [];
    const indices = before.length === pool.length ? [] : before;
    let index = placeInPool(pool, picks, indices.length + attempt);
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
      const sentence = withParticles(fill(draw(pool)));
      const tokens = sentence.split(' ');
      const words = noticedIn(tokens, names);
      const returning = countDoubled(tokens) + countKnown(words, before.words);
      const repeats = 2 * returning + 3 * countKnown(framed, before.frames);
      if (best === null || repeats < best.repeats) best = { sentence, repeats, drawn: drawing, words, frames: framed };
      if (repeats === 0) break;
    }
    attempt = 0;
    if (best === null) throw new RangeError('no draft');
    keep(best.drawn);
    for (const word of best.words) before.words.add(word);
    for (const frame of best.frames) before.frames.add(frame);
    return spoken(best.sentence, picks.voice);
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

/** The places in each pool of the templates drawn from it. */
type Drawn = Map<Pool, readonly number[]>;

/** `repeats` weighs what it repeats; the rest counts as drawn and said when the draft is taken. */
interface Draft {
  readonly sentence: string;
  readonly repeats: number;
  readonly drawn: Drawn;
  readonly words: readonly string[];
  readonly frames: readonly string[];
}

/** Fewer leave more repetitions, more would be the first ones again. */
const DRAFTS = PLACES_OF_ONE_TURN;

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

const SLOT = /\[([^\]>]+)(?:>([^\]]+))?\]/g;
