import { FINALS, FIRST_SYLLABLE } from '../../saju/hangul.ts';

const ENDINGS = ['니', '므로', '며', '고', '지만'] as const;
/** How a connected clause ends: a cause (니, 므로), a sequence (며, 고), a contrast (지만). */
export type Ending = (typeof ENDINGS)[number];

export function isEnding(text: string): text is Ending {
  return ENDINGS.some((ending) => ending === text);
}

/**
 * Turns …ㅂ니다 or …습니다 into a connective. Stems in ㄹ (듭니다 from 들다) are ambiguous and must not occur in connected clauses;
 * the corpus test checks that.
 */
export function connect(clause: string, ending: string): string {
  if (!isEnding(ending)) throw new RangeError(`not a connective: ${ending}`);
  const stem = clause.slice(0, -2);
  // 살피고 … 정하고 reads like a list that does not end.
  if (ending === '고' && /[가-힣]고[ ,](?!싶)/.test(clause)) return connect(clause, '며');
  if (!clause.endsWith('니다') || !endsInBieup(stem)) {
    throw new RangeError(`not a clause in the plain form: ${clause}`);
  }
  if (!stem.endsWith('습')) return withoutBieup(stem) + ending;
  const root = stem.slice(0, -1);
  return (ending === '고' || ending === '지만' ? root : softened(root)) + ending;
}

/** Before 으 an adjective in ㅂ loses it and takes 우: 쉽다, 쉬우니. The verbs that retain ㅂ are listed. */
function softened(root: string): string {
  if (!endsInBieup(root) || /[잡좁뽑입씹집접꼽붙]$/.test(root)) return `${root}으`;
  return `${withoutBieup(root)}우`;
}

const FINAL_BIEUP = 17;

function endsInBieup(word: string): boolean {
  return (word.charCodeAt(word.length - 1) - FIRST_SYLLABLE) % FINALS === FINAL_BIEUP;
}

function withoutBieup(word: string): string {
  return word.slice(0, -1) + String.fromCharCode(word.charCodeAt(word.length - 1) - FINAL_BIEUP);
}
