/**
 * Finds which of many words may be in a text. Each match of a pattern contains one of a few strings of one to three letters, so that
 * a text without them need not be searched. The gate takes half the time.
 *
 * @param words each with a pattern that has the flag `u`
 * @returns for a text, all words that match it, and some that do not
 */
export function wordsByCue<Word extends { readonly pattern: RegExp }>(
  words: readonly Word[],
): (text: string) => ReadonlySet<Word> {
  const root: Cues<Word> = { words: [], longer: new Map() };
  for (const word of words) {
    const cues = new Set(word.pattern.ignoreCase ? [''] : cuesOf(word.pattern.source));
    // An empty one is in every text.
    for (const cue of cues.has('') ? [''] : cues) addCue(root, cue, word);
  }
  return (written) => {
    const text = UNUSUAL_SPACE.test(written) ? written.replaceAll(/\s/gu, SPACE) : written;
    const found = new Set(root.words);
    for (let start = 0; start < text.length; start += 1) {
      let at = start;
      for (let cues = root.longer.get(text.charCodeAt(at)); cues !== undefined; ) {
        for (const word of cues.words) found.add(word);
        at += 1;
        cues = cues.longer.get(text.charCodeAt(at));
      }
    }
    return found;
  };
}

/** The cues that begin with some letters: the words of which these are a cue, and the longer ones by their next letter's code. */
interface Cues<Word> {
  readonly words: Word[];
  readonly longer: Map<number, Cues<Word>>;
}

function addCue<Word>(root: Cues<Word>, cue: string, word: Word): void {
  let cues = root;
  for (const letter of cue.split('')) {
    const code = letter.charCodeAt(0);
    const longer: Cues<Word> = cues.longer.get(code) ?? { words: [], longer: new Map() };
    cues.longer.set(code, longer);
    cues = longer;
  }
  cues.words.push(word);
}

const UNUSUAL_SPACE = /[^\S ]/u;

/** A string that some matches of a part of a pattern contain. */
interface Cue {
  readonly letters: string;
  /** What follows in the pattern does not follow it at once. */
  readonly isClosed?: boolean;
}

/** What is known of the matches of a part of a pattern. */
interface Part {
  /** Each match contains one of these. */
  readonly cues: readonly Cue[];
  /** Each match begins with its cue. */
  readonly isAtStart: boolean;
}

const NOTHING: Part = { cues: [{ letters: '' }], isAtStart: true };
const ANYTHING: Part = { cues: [{ letters: '', isClosed: true }], isAtStart: true };
const DIGITS = [...'0123456789'];
/** Stands for each character of `\s`. */
const SPACE = ' ';
/** Of a part: more of them would be found in any text. */
const MAX_CUES = 1_000;

const TOKEN =
  /\((?:\?(?:<?[=!]|:|<[^>]+>))?|\[(?:\\.|[^\]\\])*\]|\\(?:[pPu]\{[^}]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)|(?:[?*+]|\{\d+(?:,\d*)?\})\??|./gsu;

/** @returns strings of up to three letters, of which each match contains one; an empty one stands for any */
export function cuesOf(source: string): readonly string[] {
  return alternatives((source.match(TOKEN) ?? []).reverse()).cues.map(({ letters }) => letters);
}

/** @param tokens those that are still to be read, the next one last */
function alternatives(tokens: string[]): Part {
  const parts = [sequence(tokens)];
  while (tokens.at(-1) === '|') {
    tokens.pop();
    parts.push(sequence(tokens));
  }
  return { cues: parts.flatMap(({ cues }) => cues), isAtStart: parts.every(({ isAtStart }) => isAtStart) };
}

/** The rarest cues of all that begin at one of its parts. */
function sequence(tokens: string[]): Part {
  let best = ANYTHING;
  let runs: readonly Part[] = [NOTHING];
  for (let token = tokens.at(-1); token !== undefined && token !== '|' && token !== ')'; token = tokens.at(-1)) {
    tokens.pop();
    const next = quantified(partOf(token, tokens), tokens);
    const longer: Part[] = [];
    for (const run of runs) {
      const more = joined(run, next);
      if (more === null) best = rarer(best, closed(run));
      else longer.push(more);
    }
    runs = [...longer, { ...next, isAtStart: false }];
  }
  return runs.reduce(rarer, best);
}

/** @returns the cues of two parts that follow one another; null: no cue of the first goes on into the second */
function joined(part: Part, next: Part): Part | null {
  const goesOn = ({ letters, isClosed }: Cue) => isClosed !== true && !isLong(letters);
  if (!next.isAtStart || !part.cues.some(goesOn)) return null;
  const cues = part.cues.flatMap((cue) =>
    goesOn(cue) ? next.cues.map((more) => ({ ...more, letters: shortened(cue.letters + more.letters) })) : cue,
  );
  return cues.length > MAX_CUES ? null : { ...part, cues };
}

function closed({ cues, isAtStart }: Part): Part {
  return { cues: cues.map(({ letters }) => ({ letters, isClosed: true })), isAtStart };
}

function rarer(one: Part, other: Part): Part {
  return frequencyOf(one) <= frequencyOf(other) ? one : other;
}

/** About the share of sentences that have one of the cues. */
function frequencyOf({ cues }: Part): number {
  return 1 - cues.reduce((without, { letters }) => without * (1 - frequencyOfLetters(letters)), 1);
}

function frequencyOfLetters(letters: string): number {
  return letters.split('').reduce((share, letter) => share * (letter === SPACE ? 1 : letterFrequency(letter)), 1);
}

const letterFrequency = (letter: string) => (FREQUENT.test(letter) ? 0.25 : 0.02);

/** The letters that most sentences of `tests/vectors/gate` have: each about a tenth of them, or more. */
const FREQUENT = /[다니이기을시는에보어바요은가세랍하지를고오습나입아마면한리도로의으해서주사자일라두늘금게]/u;

/** It has two letters, not counting a space: many texts have any given letter at the end of a word. */
function isLong(letters: string): boolean {
  return letters.length >= MAX_CUE_LENGTH || letters.replaceAll(SPACE, '').length >= 2;
}

const MAX_CUE_LENGTH = 3;

function shortened(letters: string): string {
  const two = letters.slice(0, 2);
  return isLong(two) ? two : letters.slice(0, MAX_CUE_LENGTH);
}

const QUANTIFIER = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??$/u;

function quantified(part: Part, tokens: string[]): Part {
  const quantifier = tokens.at(-1);
  if (quantifier === undefined || !QUANTIFIER.test(quantifier)) return part;
  tokens.pop();
  const { cues, isAtStart } = quantifier.startsWith('?') ? part : repeated(part);
  return { cues: /^(?:[?*]|\{0)/u.test(quantifier) ? [...NOTHING.cues, ...cues] : cues, isAtStart };
}

/** Once or more often. */
function repeated(part: Part): Part {
  const twice = joined(part, part);
  return twice === null ? closed(part) : { ...part, cues: [...part.cues, ...twice.cues] };
}

function partOf(token: string, tokens: string[]): Part {
  if (token.startsWith('(')) {
    const inner = alternatives(tokens);
    tokens.pop();
    return /[=!]$/u.test(token) ? NOTHING : inner;
  }
  if (token === '^' || token === '$') return NOTHING;
  if (token === String.raw`\d`) return lettersOf(DIGITS);
  if (token === String.raw`\s`) return lettersOf([SPACE]);
  if (token === '.' || /^(?:\[\^|\\[A-Za-z0-9])/u.test(token)) return ANYTHING;
  if (token.startsWith('[')) return letterClass(token.slice(1, -1));
  return lettersOf([asSpace(token.replace('\\', ''))]);
}

function lettersOf(all: readonly string[]): Part {
  return { cues: all.map((letters) => ({ letters })), isAtStart: true };
}

function asSpace(letter: string): string {
  return /\s/u.test(letter) ? SPACE : letter;
}

/** @param members what stands between the brackets */
function letterClass(members: string): Part {
  const cues: string[] = [];
  for (const [member, first, last = first] of members.matchAll(/(\\?.)(?:-(\\?.))?/gsu)) {
    if (member === String.raw`\d`) cues.push(...DIGITS);
    else if (member === String.raw`\s`) cues.push(SPACE);
    else {
      const [from, to] = [codeOf(first), codeOf(last)];
      if (from === null || to === null || to - from > MAX_CUES) return ANYTHING;
      for (let code = from; code <= to; code += 1) cues.push(asSpace(String.fromCodePoint(code)));
    }
  }
  return lettersOf(cues);
}

/** Null: of a class such as `\w`, or written as a number. */
function codeOf(member = ''): number | null {
  return /^\\[A-Za-z0-9]/u.test(member) ? null : (member.replace('\\', '').codePointAt(0) ?? null);
}
