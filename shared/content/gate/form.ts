const PLACEHOLDER =
  /^(?:[.…\-_*~=·\s]+|n\/?a|null|none|undefined|todo|tbd|test|string|text|example|lorem ipsum.*|(?:내용|텍스트|문구|설명|예시|샘플|제목|요약|조언|여기)(?:\s*(?:을|를)?\s*(?:입력|작성|없음|추가|입력하세요|작성하세요|들어갑니다))?|없음|해당\s*없음|미정|준비\s*중(?:입니다)?)[.!]?$|lorem ipsum|여기에\s*(?:내용|텍스트|설명|문장)|(?:내용|설명|문장)(?:이|을)\s*(?:들어갈|입력|작성)|\[[^\]]*(?:입력|내용|이름|텍스트)[^\]]*\]|<[^>]*(?:내용|입력)[^>]*>|○○|OO님|xxx/iu;

/** Characters of a short Korean sentence. A field may have a third of what was asked. */
const SENTENCE_LENGTH = 24;

export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text.trim());
}

/** @param askedSentences the least number that the schema asks for; null for titles and keywords */
export function isTooShort(text: string, askedSentences: number | null): boolean {
  return askedSentences !== null && text.length < (askedSentences * SENTENCE_LENGTH) / 3;
}

/** A sentence as it is compared: without spaces and punctuation; null for keywords of two words, which may return. */
export function comparable(sentence: string): string | null {
  const letters = sentence.replaceAll(/[\s.,!?…·'"“”‘’()]+/gu, '');
  return letters.length < MIN_COMPARED ? null : letters;
}

const MIN_COMPARED = 8;

export function hasRepetition(sentences: readonly string[]): boolean {
  return new Set(sentences).size < sentences.length;
}

/** The paths of three or more texts that contain one sentence; empty without one. */
export function pathsOfSharedSentence(
  texts: readonly { readonly path: string; readonly comparables: readonly string[] }[],
): readonly string[] {
  const places = new Map<string, string[]>();
  for (const { path, comparables } of texts) {
    for (const sentence of new Set(comparables)) places.set(sentence, [...(places.get(sentence) ?? []), path]);
  }
  return [...places.values()].find((paths) => paths.length >= 3) ?? [];
}
