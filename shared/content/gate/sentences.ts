/** The sentences of a text, without surrounding space. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…。])\s+|(?<=[다요죠오][.!?…])(?=\S)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Endings that join a clause to the next one. Quotations (다고, 라고, 냐고, 자고) and intentions (려고) do not: what follows
 * them still speaks of the clause.
 */
const CLAUSE_END =
  /(?:(?<!는|은|을|ㄹ)니까?|므로|지만|는데|은데|[가-힣]다만|(?:아|어|해|여|돼|되어|라)서|(?<![다라냐자려말])고|으며|하며|되며|면서|거든|테니)(?=[\s,])/u;

const NEGATION =
  /않|아니|아닙|없|못|말아|말고|말라|마세요|마십|마시|말[기자]|금물|금지|삼가|피하|피해|경계|의심|거르|거절|멀리|내려놓|덜어|믿지|속지|조심|주의|위험|거짓|사기|허황|착각|자제|참으|버리|멈추/u;

/** A noun that a modifying clause speaks about: what follows judges it, whatever the clause itself says. */
const SPOKEN_OF =
  /(?:는|던|할|한|된|될|을|은|른|란|난|낸|긴|내는|라는|다는)\s*(?:\S+\s+){0,2}?(?:말|약속|광고|권유|제안|이야기|얘기|소리|유혹|상품|곳|사람|문구|글|방법|기대|생각|믿음|보장|투자|것|일|소문|정보|조언|장담|마음|욕심|조급|습관|법|길|비결|게|건)/u;

/** Words that look like a warning and push: 망설이지 마세요, 위험 없이. */
const ENCOURAGEMENT =
  /(?:주저|망설|두려워|걱정|겁내|겁먹|염려|놓치|미루|아끼|의심|후회|고민|늦추|멈추|포기)[가-힣]*지\s*(?:마|말|않아도)[가-힣]*|(?:위험|부담|손해|실패|걱정)[이은도을]?\s*(?:할 것\s*)?(?:없|적|낮|크지 않|감수|무릅)[가-힣]*|(?:늦|나쁘)지\s*않[가-힣]*|에\s*불과[가-힣]*/gu;

/** The sentence without encouragements, so that their words do not pass for a warning. */
export function withoutEncouragement(sentence: string): string {
  return sentence.replace(ENCOURAGEMENT, ' ');
}

/**
 * Whether what follows a match denies, forbids or warns of it: in the same clause (보장되지 않습니다), or because the match
 * describes something that the rest of the sentence judges (수익을 보장한다는 말은 믿지 마세요).
 *
 * @param rest the sentence from the end of the match
 */
export function isDenied(rest: string): boolean {
  const sober = withoutEncouragement(rest);
  const end = CLAUSE_END.exec(sober);
  const clause = end === null ? sober : sober.slice(0, end.index + end[0].length);
  if (NEGATION.test(clause)) return true;
  return SPOKEN_OF.test(clause) && NEGATION.test(sober);
}

/** All matches of a global pattern. Most sentences have none, and `matchAll` copies the pattern: the search is cheaper. */
export function matchesIn(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  return text.search(pattern) === -1 ? [] : text.matchAll(pattern);
}

/** The first match of any pattern that nothing in its sentence denies. */
export function claim(sentence: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    for (const match of matchesIn(sentence, pattern)) {
      if (!isDenied(sentence.slice(match.index + match[0].length))) return match[0];
    }
  }
  return null;
}
