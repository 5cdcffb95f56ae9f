import { FINALS, FIRST_SYLLABLE, VOWELS } from '../../saju/hangul.ts';
import type { Lexicon } from './templates.ts';

/** What a reader notices when it returns: the stems of a sentence's words, and its last two words. */
export function noticedIn(tokens: readonly string[], names: ReadonlySet<string>): readonly string[] {
  const words: string[] = [];
  for (const token of tokens) {
    const { noun, stem } = wordOf(token);
    if (stem !== null && !names.has(noun)) words.push(stem);
  }
  // 편이 낫습니다 twice running is noticed as a word is.
  if (tokens.length > 2) words.push(`… ${tokens.slice(-2).join(' ')}`);
  return words;
}

/** The names that the slots give: they return by design. */
export function namesIn(lexicons: readonly Lexicon[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const lexicon of lexicons) {
    for (const meaning of Object.values(lexicon)) {
      if (typeof meaning === 'string') for (const word of meaning.split(/[ ·]/)) names.add(word.slice(0, 2));
    }
  }
  names.delete('기운');
  return names;
}

/** How many of the words stand in `known` or earlier in the list. */
export function countKnown(words: readonly string[], known: ReadonlySet<string>): number {
  return words.filter((word, index) => known.has(word) || words.indexOf(word) < index).length;
}

/** How many words of a sentence begin as the word before them does. */
export function countDoubled(tokens: readonly string[]): number {
  return tokens.filter((token, index) => token.slice(0, 2) === tokens[index - 1]?.slice(0, 2)).length;
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
  const open = last - ((last - FIRST_SYLLABLE) % FINALS);
  const vowel = Math.floor((open - FIRST_SYLLABLE) / FINALS) % VOWELS;
  return noun.charAt(0) + String.fromCharCode(open + FINALS * ((UNCONTRACTED[vowel] ?? vowel) - vowel));
}

/** One syllable long, and yet noticed. */
const SHORT_WORDS: ReadonlySet<string> = new Set('힘 남 물 닿 웃 쉬 곳 돈 말 몸 숨 눈 손 달 해 날 값 틈 뜻'.split(' '));

/** Words that a text cannot do without. */
const COMMON: ReadonlySet<string> = new Set(
  `일주 것이 것을 것은 것도 것만 것부 쉽습 쉬우 쉽지 쉽고 있습 있으 있는 있고 있지 않습 않으 않는 않아 않고 않게 좋습 낫습 편이
  하는 하기 하고 해야 합니 됩니 되고 되니 하나 가지 보세 두세 하세 보면 보아 에서 번에 때만 때에 만합 알맞 기에 이루 만나 사이 사주 점수 점입
  같은 일은 일을 드는 오는 주니 줍니 두는 두고 두어 한번 되는 천간 지지 월지 일지 연지 시지 위해`.split(/\s+/),
);
