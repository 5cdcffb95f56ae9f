import { BRANDS, COMMON_WORDS, NAMES, PLAIN_LATIN, SUBJECTS } from './securities.ts';
import { HEARSAY, isDenied, STUDY, withoutEncouragement } from './sentences.ts';
import { type Found, never, type WordGroup } from './words.ts';

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
  /(?:주|업종|산업|분야|업계|은행|증권|보험|통신|반도체|전지|바이오|제약|자동차|로봇|에너지|식품|유통|게임|건설|조선|철강|화학|항공|금융|소비재|이런|그런|저런|우량|대형|튼튼한|배당|성장|보석|바위|나무|친구|가족|거울|벗|에서|에는|매일|매번|항상|모두|[와과])$/u;

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

/** What a stock or a fund is bought for: a trade, a material, a metal, a country, an index. */
const SUBJECT = `(?:${alternatives(SUBJECTS)})`;
const BETWEEN =
  '(?:\\s?(?:관련|대표|대장|우량|핵심|국내|해외|대형|중소형|고배당|발전|제조|소재|부품|장비|선물|현물|분야|업종|산업|계열|기업|회사|발굴|연계|혼합|장기|단기|만드는|만드는\\s기업|다루는|짓는|하는|(?:가격|값|시세)을|따라가는|좇는|담은|을|를|의|에)){0,3}?';
/** It says that a share is meant: 로봇주, 구리 펀드, 보험사 주식. */
const SHARES = new RegExp(
  `${START}${SUBJECT}사?${BETWEEN}\\s?(?:(?<!(?<![가-힣])[금은])주(?=[는를가로의도와에만나,]|부터|보다)|(?<![\\s금은])주(?=\\s)|(?:관련|수혜|대장|테마|우량)주|주식|종목|섹터|(?<!(?:여행|드라마|커피|게임|교육|패션|호텔)\\s)테마(?!\\s?(?:카페|파크|공원|여행|전시|거리))|ETF|ETN|펀드|채권|국채|인버스|레버리지|선물(?=\\s(?:상품|투자|계약|ETF)))`,
  'gu',
);
/** A trade and who is in it, which a text may also name for its work. */
const TRADES = new RegExp(
  `${START}${SUBJECT}(?:${BETWEEN}\\s?(?:기업|회사|업체|업종|산업|제조사|개발사|기획사)|(?:\\s?(?:관련|분야))?\\s?쪽(?=[에으의이]))`,
  'gu',
);

const COMPANY = '(?:회사|기업|업체|제조사|제작사|거래소|플랫폼|상장사|종목|주식|코인)';
/** A riddle for a name: 초록 검색창으로 이름난 그 기업, 배를 띄우는 회사, 오마하의 현인. */
const RIDDLES: readonly RegExp[] = [
  new RegExp(
    `(?:(?:본사|공장|둥지|터|뿌리|자리)[를을]?\\s?(?:둔|내린|튼|잡은)|로고|이름난|유명한|알려진|불리는|그려진|상징하는|앞세운|거느린|창업|세운|이끄는|자리한|최대|최고의|일등|[1일]위|으뜸|선두|원조|대표|국민|만드는|만든|파는|띄우는|짓는|굽는|빚는|끓이는|나르는|운영하는|키우는|캐는|그리는)\\S*\\s(?:\\S+\\s){0,3}?${COMPANY}`,
    'gu',
  ),
  new RegExp(`(?<![가-힣])(?:그|이|저|바로\\s그)\\s(?:\\S+\\s)?${COMPANY}(?=[의을를에이가은는과와도]|\\s주식)`, 'gu'),
  /오마하의\s?현인|버핏|머스크|젠슨\s?황|팀\s?쿡|올트먼|저커버그|베이조스|이재용|정의선|손정의|캐시\s?우드|나카모토/gu,
];

/** To own a part of a company. */
const SHAREHOLDER = /(?<![가-힣])주주(?:가|로|의)?\s(?:\S+\s){0,2}?(?:되|될|합류|이름을|함께|자리|명부|동행)\S*/gu;

/** It is said to bring luck, to suit the chart, or to be good by nature. */
const LUCK =
  /행운|길(?:합|하[니고며]|한)|기운|재물|재운|금운|(?<![가-힣])운이|(?<![가-힣])복[이을]|궁합|사주|성정|오행|어울|(?<![가-힣])맞(?:습|는|아)|통(?:합|하)|제격|답[이입]|채[워웁]|보[태충]|지켜\s?[주줍]|돕|도와|든든|편안히|기지개|유망|오[르릅를]|올라(?!타)|상승|보석|인연|반[기깁]|완성|이어\s?[주줍]|우산|닻|피난처|방패|버팀목|트[이입]|움[트틉]|결실|열매|효자|웃|밝|빛[나납]|햇볕/u;
/** It is to be had, or to be let go. */
const DEAL =
  /(?<![가-힣])사(?:\s?[모두들]|세|시[면는기]|는|서|도)|매[수입도]|담[아으겨]|품[어으]|모으|모아|쌓|들이|들여|장만|투자|자금|(?:돈|씨앗|뿌리|무게)[을를]|계좌|바구니|넣[어으]|묻어|갈아|옮[기겨]|돌[리려]|올라[타탈]|놓[을으]|보내\s?[주줄]|실[어으]|메[워우]|순풍|따[라르]|비중|덜어|내려놓|팔[아고]|파[세시]|정리|비[우워]|놓아|챙[기겨]|곁에|선택|심[어으]|가입|눈[을길]|관심|맡[기겨]|늦기|서두|현명|주주/u;
/** It is named as money, beside a trade or a riddle. */
const OWNED =
  /주식|주주|주가|차트|투자|종목|상장|배당|지분|계좌|자금|돈[을이]|재물|행운|매[수도입]|담[아으]|사\s?(?:모|두|들)|올라타|바구니|비중|포트폴리오|수익|코인|테마|관련주|펀드|업종[이을은]|기운[과이에을]|(?:회사|기업)에\s(?:\S+\s){0,2}?(?:마음|손|발|눈|운)/u;
/** Where one works, or whose things one uses. */
const WORK = /다니|일하|일하는|근무|취업|면접|입사|이직|동료|직원|견학|고객|상담|제품|공모전|서비스|채용/u;
const CARE =
  /마세요|마십|말[고기라](?![가-힣])|말아야|금물|삼가|피하|경계|의심|거르|거[절른]|믿지|속지|조심|주의|위험[이을은]|허황|착각|자제|멈추|흘려|거리를|손대지|따져|휘둘|휩쓸|들[뜨뜹떠]|솔깃|충동|조급|한\s?걸음|소문|이해관계|변동|출렁[이입]|사기\s?(?:를|전화)|쉽습니다|재미로|단정|근거[가는]|상관|무관|별개/u;
/** The sentence ends in a denial; one before a noun denies no more than its fault: 흔들리지 않는 우산. */
const DENIED_END =
  /(?:지(?:는|도)?\s?(?:않|못|마)|아니(?!라)|아닙|(?<!(?:흔들림|걱정|부족함|나무랄\s데|아쉬움|손색|탈)[이가도]?\s)없(?!는|이|던)|어렵)\S*(?:\s\S+)?$/u;
const STUDIED =
  /기사|뉴스|소식|공부|배우|배워|읽|차이|용어|뜻을|구조|비교|견주|알아보|찾아보|점검|확인|기록|적어|수수료|약관/u;

/** Forbidden, doubted, denied, or learnt about and not praised. */
function isCareful({ sentence, after }: Found): boolean {
  const sober = withoutEncouragement(sentence);
  if (CARE.test(sober) || HEARSAY.test(sentence) || DENIED_END.test(sober)) return true;
  return !LUCK.test(sentence) && (STUDIED.test(sentence) || STUDY.test(after));
}

const isPushed = (sentence: string) => LUCK.test(sentence) || DEAL.test(sentence);

/** Names, codes and tickers of securities, in any sentence; kinds (주식, 반도체 업종, ETF) where they are pushed. */
export const SECURITY: readonly WordGroup[] = [
  { words: [NAMED, SUFFIXED, TRADED, STOCK_CODE], isExcused: never },
  { words: [BRANDED], isExcused: ({ after }) => USED.test(after) && !BRAND_TRADE.test(after) },
  { words: [LIKE], isExcused: ({ match: [, name = ''] }) => KIND.test(name) },
  { words: [TICKER], isExcused: ({ match: [ticker] }) => PLAIN_LATIN.has(ticker.toUpperCase()) },
  { words: [SHARES], isExcused: (found) => !isPushed(found.sentence) || isCareful(found) },
  {
    words: [TRADES, ...RIDDLES],
    isExcused: (found) => {
      const { sentence } = found;
      return !OWNED.test(sentence) || !isPushed(sentence) || WORK.test(sentence) || isCareful(found);
    },
  },
  { words: [SHAREHOLDER], isExcused: (found) => isDenied(found.after) || isCareful(found) },
];
