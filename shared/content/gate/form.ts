const PLACEHOLDER =
  /^(?:[.…\-_*~=·\s]+|n\/?a|null|none|undefined|todo|tbd|test|string|text|example|lorem ipsum.*|(?:오늘의 )?(?:내용|텍스트|문구|설명|예시|샘플|제목|요약|조언|여기|행동\s*(?:지침)?|추천\s*행동|핵심어)\s*\d*(?:\s*(?:을|를)?\s*(?:입력|작성|없음|추가|입력하세요|작성하세요|들어갑니다))?|없음|해당\s*(?:사항\s*)?없음|미정|준비\s*중(?:입니다)?|[[(<【][^\])>】]*[\])>】])[.!]?$|lorem ipsum|여기에\s*(?:내용|텍스트|설명|문장|조언)|(?:내용|설명|문장)(?:이|을)\s*(?:들어갈|입력|작성)|에\s*들어갈\s*(?:내용|문장|말)|\[[^\]]*(?:입력|내용|이름|텍스트)[^\]]*\]|<[^>]*(?:내용|입력)[^>]*>|○○|OO님|xxx/iu;

/** The model speaks of its task or of itself, and not of the reader. */
const ABOUT_THE_TASK =
  /JSON|프롬프트|스키마|토큰|요청하신|요청에\s*(?:따라|맞)|(?:지시|지침|규칙)(?:사항)?에?\s*(?:따라|대로|맞)\S*\s*(?:\S+\s+){0,2}?(?:작성|썼|씁|적었|생성)|주어진\s*(?:사실|자료|정보|점수)|위\s*(?:사실|자료|정보)|(?:인공지능|AI|언어)\s*(?:언어\s*)?모델(?!의)|저는\s*(?:AI|인공지능)|(?:도와|답변해?|제공해|생성할|작성할|답할)\s*(?:드릴\s*)?수\s*(?:가\s*)?없(?:습|음)|\d점\s?\((?:좋음|보통|조심|높음|낮음)\)|(?:이므로|이니)\s*(?:밝고|든든하게|차분하게)\s*(?:\S+\s)?씁니다|AI로서|\d점에\s맞[추춰]|(?:으로|게|하여|해|어)\s작성(?:했|하였|되었)습니다|^[^:]{1,12}:\s*(?:없음|생략|해당\s*없음)|(?:문장|글|내용)을\s작성해|^(?:답변|응답|출력|결과|정답)\s*:|^(?:총평|요약|조언|설명|내용)입니다|작성\s*예정|추후\s*(?:작성|업데이트)|이상입니다|도움이\s*되셨|궁금한\s*점이\s*있으|(?:말씀|알려)해?\s*주(?:시면|세요)\s*(?:\S+\s)?(?:작성|답)|(?:^|[.!?]\s)(?:저는|물론입니다)|(?:작성|출력)\s*예시|\(생략\)|(?:아래|다음)와?\s*같이\s*(?:작성|적었|썼|정리했)|네,\s*알겠습니다|(?:이|해당)\s*항목[은에]|(?:한|두|[1-9])\s*문장(?:으로|만)\s*작성|글자\s*수(?:를|에)\s*맞|[a-z]+_\d|(?:do|avoid)_/u;

/** @param description of the field, which some models repeat in place of an answer */
export function isPlaceholder(text: string, description: string): boolean {
  const words = text.replace(/[.!]$/u, '').trim();
  if (words.length >= MIN_COMPARED && description.includes(words)) return true;
  return PLACEHOLDER.test(text.trim()) || ABOUT_THE_TASK.test(text);
}

/** @param askedLength the least number of characters that the schema asks for; null for titles and keywords */
export function isTooShort(text: string, askedLength: number | null): boolean {
  return askedLength !== null && text.length < askedLength / 3;
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
