import { wordsByCue } from './cues.ts';
import { once } from './once.ts';

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

/** A sentence that is searched for several lists of groups. */
export interface Searchable {
  /** With `withoutHomonyms`. */
  readonly sentence: string;
  /** Those that may match it, of all lists. */
  readonly words: ReadonlySet<Word>;
}

interface Word extends Pick<WordGroup, 'isExcused'> {
  readonly pattern: RegExp;
  readonly list: readonly WordGroup[];
  /** Among the words of all lists. */
  readonly place: number;
}

/** @param lists all that the sentences will be searched for */
export function searchableFor(lists: readonly (readonly WordGroup[])[]): (written: string) => Searchable {
  const wordsOf = once(() =>
    wordsByCue(
      lists
        .flatMap((list) =>
          list.flatMap(({ words, isExcused }) => words.map((pattern) => ({ pattern, isExcused, list }))),
        )
        .map((word, place): Word => ({ ...word, place })),
    ),
  );
  return (written) => {
    const sentence = withoutHomonyms(written);
    return { sentence, words: wordsOf()(sentence) };
  };
}

/** @returns words of a sentence that belong to a group of the list and are not excused: those of the first pattern that has some */
export function wordsIn({ sentence, words }: Searchable, list: readonly WordGroup[]): string | null {
  let found: string | null = null;
  let first = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (word.list !== list || word.place >= first) continue;
    for (const match of matchesIn(sentence, word.pattern)) {
      const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
      if (word.isExcused({ sentence, match, before, after })) continue;
      [found, first] = [match[0], word.place];
      break;
    }
  }
  return found;
}

const HOMONYM = /종목|주식|시장|매[수도]|주가/u;
/** No likeness of it: 훈련하듯 종목을. */
const SPORT =
  /(?:선수|(?:운동|체육|올림픽|(?<!실물\s|국내\s|세계\s)경기(?!\s?(?:가|침체|회복|둔화|부양))|육상|수영|헤엄|달리기|줄넘기|체조|스포츠|구기|시합|대회|출전|훈련|기본기)(?!\S*(?:처럼|듯|같이)))/u;
const TRADED =
  /매[수도]|주식|투자|코인|펀드|수익|급등|물린|오르는|오를|오릅|상장|증권|증시|주가|차트|(?<![가-힣])(?:사|팔|파|담|모)(?=[세으아두])/u;
const EATEN = '(?<![가-힣])(?:밥|쌀|빵|면|국수|감자|옥수수|밀|떡|고구마)';
/** 쌀은 오래도록 우리의 주식이었습니다, 빵을 주식으로 먹는 나라, 우리의 주식은 밥이에요. */
const FOOD = new RegExp(
  `${EATEN}(?:[은는이가도]\\s(?:(?!\\S*(?:[고니면며서]|지만)\\s)\\S+\\s){0,3}?주식(?=이\\s되|이[었에다며고자니]|인\\s|입니)|[을를]\\s주식으로)|(?<![가-힣])주식으로\\s(?:먹(?=는|던|고\\s|었)|삼)(?!고\\s?사)|(?<![가-힣])주식[은이]\\s(?:\\S+\\s)?${EATEN}(?=이[었에다며고]|입니|[과와]\\s)`,
  'u',
);
const MARKETPLACE =
  /(?<![가-힣])시장(?:에\s(?:(?:함께|같이|잠깐|직접)\s)?(?:가[서면]|가는\s길|다녀[오온왔]|들[러르])|(?:에서?|을)?\s(?:\S+\s){0,2}?(?:심부름|장을|채소|과일|생선|반찬|떡|어묵|구경|상인|할머니|할아버지|엄마|아빠|부모님))/u;
/** 원고지 매수를, 종이의 매수. */
const SHEETS = /(?<=(?:원고지|용지|종이|필름|쪽)(?:의)?\s?)매수/gu;
/** 두 주가 남았습니다. */
const WEEKS = /(?<=(?<![가-힣])(?:한|두|세|네|몇|다섯|이번|다음|지난)\s?)주가/gu;
/** 누군가를 한마디로 매도하는 말은, 함부로 매도하지. */
const BLAMED =
  /(?<=(?:누군가|남|사람|친구|상대|동료|서로|한마디|함부로|싸잡아)\S*\s(?:\S+\s){0,2}?)매도|매도(?=하는\s(?:말|사람|태도|일))/gu;

/**
 * Replaces words of the stock market that mean something else in this sentence: an event of sport, food, a marketplace, weeks,
 * sheets of paper, to defame. Every rule on the market reads the result, so that all of them excuse the same words.
 */
export function withoutHomonyms(sentence: string): string {
  if (!HOMONYM.test(sentence)) return sentence;
  const plain = sentence
    .replace(FOOD, (found) => found.replace('주식', '끼니'))
    .replace(MARKETPLACE, (found) => found.replace('시장', '가게'))
    .replace(SHEETS, '장수')
    .replace(WEEKS, '주간이')
    .replace(BLAMED, '비난');
  return SPORT.test(plain) && !TRADED.test(plain) ? plain.replaceAll('종목', '분야') : plain;
}

/** All matches of a global pattern. Most sentences have none, and `matchAll` copies the pattern: the search is cheaper. */
export function matchesIn(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  return text.search(pattern) === -1 ? [] : text.matchAll(pattern);
}

/** Of words that nothing excuses. */
export const never = (): boolean => false;

/** 충이 없는 날, 용신이 아니라. */
const DENIED = /^[가-힣]?\s*(?:아니|아닌|아닙|없)/u;

/** The first match that is wrong, and that its sentence does not deny. */
export function wrongMatch(
  sentence: string,
  patterns: readonly RegExp[],
  isWrong: (match: RegExpExecArray) => boolean,
): string | null {
  for (const pattern of patterns) {
    for (const match of matchesIn(sentence, pattern)) {
      if (isWrong(match) && !DENIED.test(sentence.slice(match.index + match[0].length))) return match[0];
    }
  }
  return null;
}
