import { BRANDS, COMMON_WORDS, NAMES, PLAIN_LATIN } from './securities.ts';
import { never, type WordGroup } from './words.ts';

const alternatives = (names: readonly string[]) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');

const START = '(?<![가-힣A-Za-z])';
/** Short names begin other words too: 이더라도, 금양말. */
const WORD_END =
  '(?=$|[^가-힣A-Za-z]|[은는이가을를의와과도만에로나](?![가-힣])|이나|이나마|에서|에게|으로|처럼|같은|보다|하고|이랑|이라|입니|이며|주(?:가|식)|까지|부터|쪽)';

const NAMED = new RegExp(
  `${START}(?:(?:${alternatives(NAMES.filter((name) => name.length > 3))})|(?:${alternatives(NAMES.filter((name) => name.length <= 3))})${WORD_END})`,
  'gu',
);
/** What a company's name ends in, with two letters or more before it. */
const SUFFIXED =
  /(?<![가-힣A-Za-z])[가-힣A-Z][가-힣A-Za-z]{1,5}(?:바이오(?:로직스|팜|사이언스)?|제약(?!이|을|은|없|받|조건|사항)|약품|케미칼|홀딩스|머티리얼즈?|로보틱스|에어로스페이스|일렉트릭|중공업|테크놀로지|파마|게임즈|엔터테인먼트|소프트|시스템즈|이노베이션|에너빌리티|모빌리티|(?<!공모|상장|부동산|해외|국내|오피스|물류|글로벌|인프라)리츠)(?![가-힣]*(?:업종|산업|분야|업계))/gu;

/** 유진로봇이나 로보티즈 같은 기업: what is named as an example of companies, unless it is a kind. */
const LIKE =
  /(?<![가-힣A-Za-z])([가-힣A-Za-z]{2,10}?)\s(?:같은|등의?)\s(?:\S+\s)?(?:기업|회사|업체|종목|코인|상장사|대형주|성장주)/gu;
const KIND =
  /(?:주|업종|산업|분야|업계|은행|증권|보험|통신|반도체|전지|바이오|제약|자동차|로봇|에너지|식품|유통|게임|건설|조선|철강|화학|항공|금융|소비재|이런|그런|저런|우량|대형|튼튼한|배당|성장|보석|바위|나무|친구|가족|거울|벗)$/u;

const TRADE =
  '(?:주식|주가|주주|종목|코인|우선주|그룹주|시총|시세|실적|배당|공시|공매도|매수|매도|투자|상장|지분|신차|전기차|신약|신제품|신작|오르|오릅|올라|떨어|급등|급락|사세요|사두|사서|사면|담으|담아|팔|오름세|상승|하락|반등)';
const JOSA = '(?:의|를|을|에|가|이|도|는|은|나|이나|와|과)?';
/** A common word counts as a company beside a word of trade, or beside another security. */
const TRADED = new RegExp(
  `${START}(?:${alternatives(COMMON_WORDS)})(?:그룹)?(?:${JOSA}\\s*${TRADE}|(?:와|과|나|이나|,)\\s?(?:${alternatives(COMMON_WORDS)})(?:이나|와|과|의|를|을|\\s)\\s*(?:\\S+\\s)?(?:사이|가운데|중|지수|상품|흐름)|\\s?(?:그룹|계열)(?:주|의|에|이|\\s))`,
  'gu',
);
/** A service that readers use, or what it makes: 네이버 지도, 넷플릭스를 끄고. Otherwise the name is the company's. */
const USED =
  /^이?라는\s말|^(?:의|을|를|에서|로|으로)?\s*(?:지도|캘린더|검색|메일|톡(?!\s?주)|사전|블로그|카페|앱(?!\s?주)|계정|뉴스|드라마|영화|음악|뮤직|매장|커피|문서|시트|드라이브|번역|쇼핑|홈|워치|폰|패드|파이|주스|콘텐츠|지식|창을|화면|알림|달력|일정|메모|포털|밀림|정글|열대|우림|강(?=[을의에이은는처])|댓글|장바구니|배송|한\s편|숲|달기|달고|달거나|남기|읽기)|^에서|^\s?대신|^에\s(?:들러|들르|가[서면기]|올린|올라온)|^\s(?:하나|수|개수)|^[을를]\s(?:끄|켜|보다|보며|보는|달|남기|읽)|^[가-힣]*톡/u;
const BRANDED = new RegExp(`${START}(?:${alternatives(BRANDS)})${WORD_END}`, 'gu');

/** 005930, A005930; not a part of a longer number. */
const STOCK_CODE = /(?<![\d.,])A?\d{6}(?![\d.,]*\d)/gu;
/** Letters of one case: BTC, tsla. */
const TICKER = /(?<![A-Za-z0-9&@.{}_-])(?:[A-Z]{2,5}(?:\.[A-Z]{1,2}|-USD)?|[a-z]{2,5})(?![A-Za-z{}_@])/gu;

const BRAND_TRADE = new RegExp(`^${JOSA}\\s*(?:\\S+\\s)?${TRADE}`, 'u');

/** Names, codes and tickers of securities, in any sentence; kinds (주식, 반도체 업종, ETF) are none. */
export const SECURITY: readonly WordGroup[] = [
  { words: [NAMED, SUFFIXED, TRADED, STOCK_CODE], isExcused: never },
  { words: [BRANDED], isExcused: ({ after }) => USED.test(after) && !BRAND_TRADE.test(after) },
  { words: [LIKE], isExcused: ({ match: [, name = ''] }) => KIND.test(name) },
  { words: [TICKER], isExcused: ({ match: [ticker] }) => PLAIN_LATIN.has(ticker.toUpperCase()) },
];
