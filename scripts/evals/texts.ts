/** Texts of an output with their paths, in the order of the output. */
export function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`));
}

/** Fields of a word or two, which may return: keywords, colours, directions, titles. */
const IS_LABEL = /(^|\.)(keyword|color|direction|title)$/;

/** The sentences of an output, without labels. */
export function sentencesOf(output: unknown): readonly string[] {
  return textsOf(output)
    .filter(([path]) => !IS_LABEL.test(path))
    .flatMap(([, text]) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence !== '');
}

/** Where a sentence is split: after a comma, and after a connective ending. */
const CLAUSE_END = /,\s+|(?<=[가-힣](?:니|므로|며|고|지만|는데|면|어서|아서|라서))\s+/;

/** A shorter piece is no clause (또한, 다만, 짧게 보면). */
const MIN_CLAUSE_LENGTH = 10;

export function clausesOf(output: unknown): readonly string[] {
  return sentencesOf(output)
    .flatMap((sentence) => sentence.replace(/[.!?]$/, '').split(CLAUSE_END))
    .filter((clause) => clause.length >= MIN_CLAUSE_LENGTH);
}

export function trigramsOf(output: unknown): ReadonlySet<string> {
  const letters = sentencesOf(output).join('').replaceAll(/\s+/g, '');
  const trigrams = new Set<string>();
  for (let start = 0; start + 3 <= letters.length; start++) trigrams.add(letters.slice(start, start + 3));
  return trigrams;
}

/** Of both sets together, the share that they have in common: 0..1. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const item of a) if (b.has(item)) common++;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}
