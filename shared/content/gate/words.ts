/** Words that break a rule wherever their sentence does not excuse them. */
export interface WordGroup {
  /** Global patterns. */
  readonly words: readonly RegExp[];
  readonly isExcused: (found: Found) => boolean;
}

export interface Found {
  readonly sentence: string;
  /** The matched words, and the sentence around them. */
  readonly match: RegExpExecArray;
  readonly before: string;
  readonly after: string;
}

/**
 * The groups with only those patterns that occur in a text at all. Nearly none does, and one search through a whole output
 * costs less than one through each of its sentences.
 */
export function groupsIn(text: string, groups: readonly WordGroup[]): WordGroup[] {
  const occurring: WordGroup[] = [];
  for (const { words, isExcused } of groups) {
    const found = words.filter((pattern) => text.search(pattern) !== -1);
    if (found.length > 0) occurring.push({ words: found, isExcused });
  }
  return occurring;
}

/** @returns the first words of a sentence that belong to a group and are not excused */
export function wordsIn(sentence: string, groups: readonly WordGroup[]): string | null {
  for (const { words, isExcused } of groups) {
    for (const pattern of words) {
      for (const match of matchesIn(sentence, pattern)) {
        const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
        if (!isExcused({ sentence, match, before, after })) return match[0];
      }
    }
  }
  return null;
}

/** All matches of a global pattern. Most sentences have none, and `matchAll` copies the pattern: the search is cheaper. */
export function matchesIn(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  return text.search(pattern) === -1 ? [] : text.matchAll(pattern);
}

/** Of words that nothing excuses. */
export const never = (): boolean => false;
