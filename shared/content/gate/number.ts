import { isRejected } from './sentences.ts';
import type { WordGroup } from './words.ts';

const HANGUL_NUMBER = '[일이삼사오육칠팔구십백천만억]+';
/** 하나, 예순두: as counted before a unit, and by itself. */
const NATIVE_NUMBER =
  '(?:(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)(?:하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉)?|스무|한두|두세|서너|[한두세네]|다섯|여섯|일곱|여덟|아홉)';
const WHOLE =
  '(?:월급|소득|수입|자금|자산|재산|돈|수익|이익|이윤|보너스|상여금?|용돈|투자금|원금|종잣돈|목돈|여윳돈|비상금|저축|예금|적금|잔고|예산|수당|급여|연봉|봉급|퇴직금|배당금?|포트폴리오|계좌|비중|보유\\s?(?:수량|물량|분)|보유량|물량|수량|주식|종목|코인|채권|펀드|외화|달러|현금|부동산|생활비|지출|빚)';
const END = '(?=[을를은는이가의도만에로과와씩쯤까짜어대선부정안미이남가으권]|[\\s.,!?~]|$)';

/** A part of a whole: the half, three of ten, in three equal parts. */
const PART = `절반|반(?=[을은만쯤]|\\s(?!친구|아이)|으로|씩)|반반|[일이삼사오육칠팔구]\\s?할${END}|(?:열|다섯|백|셋|넷)(?:에서?|\\s?(?:가운데|중)에?)?\\s(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉)|(?:두|세|네|다섯|열|[이삼사오육칠팔구십])\\s?등분|${NATIVE_NUMBER}\\s(?:몫|덩이|조각)\\s(?:가운데|중)`;

const MONTHS = `(?:${NATIVE_NUMBER}|[석넉]|[\\d일이삼사오육]+|반)\\s?(?:달|개월|년)\\s?[치분](?:의|만큼의?)?`;

/** Figures that read as advice on money: shares, amounts, prices, limits. Times, counts and dates are none. */
const FIGURES: readonly RegExp[] = [
  new RegExp(`\\d[\\d.,]*\\s?(?:%|％|퍼센트|프로(?![가-힣]*(?:그램|젝트|필|세스|답|선수|게이머))|할${END})`, 'gu'),
  new RegExp(`(?<![가-힣])[이삼사오육칠팔구]\\s할${END}`, 'gu'),
  new RegExp(`(?<![가-힣])${HANGUL_NUMBER}\\s?(?:퍼센트|프로${END})|두\\s?자릿수|세\\s?자릿수|한\\s?자릿수`, 'gu'),
  new RegExp(
    `\\d[\\d,.]*\\s?(?:천|백|십)?\\s?[만억조]?\\s?(?:여\\s?)?(?:원|달러|엔|유로|위안|불)(?:어치|대)?${END}`,
    'gu',
  ),
  new RegExp(
    `(?<![가-힣])(?:[수몇]\\s?)?[일이삼사오육칠팔구]?[십백천만억](?:[일이삼사오육칠팔구십백천만억\\s]*)(?:여\\s?)?(?:원(?!\\s?(?:버스|지하철|열차))|달러)${END}`,
    'gu',
  ),
  // Ratios and fractions.
  /(?<!\d)(?!1\s?대\s?1)[1-9]\s?(?:대|:)\s?[1-9](?!\d)/gu,
  /(?<![가-힣])(?:[이삼사오육칠팔구]\s?대\s[일이삼사오육칠팔구](?:으?로|의|[이가은는를]\s|\s(?:비율|정도))|[육칠팔구]대[일이삼사](?:로|의))|(?:주식|채권|현금|예금|적금|코인|부동산|달러|펀드)\S?\s?\d{1,2}(?=[,·과와]|의\s비율)|\d{2}[과와,]\s?\d{2}[의로]\S*\s(?:비율|나누|나눠|섞)/gu,
  new RegExp(
    `(?:${MONTHS})\\s?(?:생활비|월급|소득|수입|봉급|지출|급여)|(?:생활비|월급|소득|수입|봉급|지출|급여)\\S*\\s(?:\\S+\\s)?(?:${MONTHS})`,
    'gu',
  ),
  /(?<![\d/])\d\s?\/\s?\d(?![\d/])|\d+분의\s?\d+|[이삼사오육칠팔구십]\s?분의\s?[일이삼사오육칠팔구]/gu,
  new RegExp(
    `${WHOLE}\\S*\\s+(?:\\S+\\s+){0,2}?(?:${PART})|(?:절반|반)[을은만쯤]*\\s+(?:${WHOLE}|매도|덜어|팔|파[세시]|던지|정리하고\\s*나)`,
    'gu',
  ),
  // Multiples of money, and how often a price holds the profit.
  new RegExp(
    `(?:${WHOLE}|수익률|본전|레버리지|PER|PBR)\\S*\\s(?:\\S+\\s)?(?:${NATIVE_NUMBER}|${HANGUL_NUMBER}|[\\d.]+)\\s?(?:배|곱절)${END}|(?:${NATIVE_NUMBER}|\\d+)\\s?배\\s?레버리지`,
    'gu',
  ),
  new RegExp(`(?<![가-힣])${NATIVE_NUMBER}\\s(?:퍼센트|프로)${END}`, 'gu'),
  // Amounts without their unit, weights of gold, and shares.
  new RegExp(
    `(?<![가-힣])(?:\\d+|${HANGUL_NUMBER}|[한두세])?\\s?(?:억|천만|백만)[을은이까]\\S*\\s(?:\\S+\\s){0,2}?(?:모[으아]|벌|넣|투자|굴[리려]|남[기겨]|저축|마련|갚|빌)`,
    'gu',
  ),
  new RegExp(
    `(?<![가-힣])(?:순?금|은|골드바)\\S*\\s(?:\\S+\\s)?(?:\\d+|반|${NATIVE_NUMBER})\\s?(?:돈(?=[을만짜쭝까쯤\\s])|냥|온스)|\\d[\\d.]*\\s?(?:비트코인|이더리움|코인)`,
    'gu',
  ),
  new RegExp(
    `(?:주식|지분|종목)\\S*\\s(?:\\S+\\s){0,2}?(?:\\d+|${NATIVE_NUMBER}|${HANGUL_NUMBER})\\s?주(?=[만를씩면]|\\s(?!동안|뒤|후|간|전|안에|만에))`,
    'gu',
  ),
  /(?:PER|PBR|ROE|금리|수익률|배당률|이자율|환율)\S*\s(?:\S+\s)?\d[\d.,]*(?=[을이가]|\s?(?:이하|이상|아래|밑|미만|초과|선))/gu,
  // Odds: 열에 일곱은 맞는.
  /열에\s(?:여섯|일곱|여덟|아홉)[은는이]?\s(?:\S+\s)?(?:맞|되|이루|성공|이기|오[르릅]|풀)\S*/gu,
  // Prices and quantities; a level of an index.
  /(?:코스피|코스닥|나스닥|다우|지수|주가|시세|환율)[가-힣]{0,2}\s(?:\S+\s){0,2}?(?<![가-힣])(?:\d[\d,.]*|[일이삼사오육칠팔구]?[백천만][일이삼사오육칠팔구백천만]*)(?=\s?(?:선|대|포인트|아래|위|밑|부근|근처)|[을를에])/gu,
  /목표\s*(?:주가|가격|가(?=[는를로에]))|손절(?:가|선(?!택))|스[톱탑]\s*로스|손절매?\s*라인|\d{1,3}(?:,\d{3})+\s?(?:선|포인트)|\d{3,}\s?포인트|(?<![가-힣])[일이삼사오육칠팔구]천[일이삼사오육칠팔구백]*\s?선(?=[을이은에])/gu,
  /(?<![가-힣])(?:스무|서른|마흔|쉰|예순|일흔|여든|아흔|백|천)\s?주(?![가-힣]*(?:년|일|간|차|말|인|변|장))|(?:\d+|(?<![가-힣])(?:두세|서너|열|스무|다섯|백))\s?주(?:만|를|씩|정도)?\s+(?:\S+\s+){0,2}?(?:담|사|매수|팔|골라|모으|추가|나누어|들어)/gu,
];

/** 목표 가격을 알려 드리지는 않습니다. */
const UNTOLD =
  /^\S*\s(?:\S+\s){0,3}?(?:알려|권하|말하|말씀|적|쓰|정해|제시|다루|싣|담|내놓|드리)\S*(?:\s드리)?지(?:는|도)?\s(?:않|못)/u;

/** What is measured in percent and is no money: 배터리를 80%까지만 채우세요. */
const MEASURED = /배터리|습도|농도|함량|밝기|음량|볼륨|수분|강수/u;
const MONEY = new RegExp(`${WHOLE}|투자|금리|이자|수수료|가격|값`, 'u');

/** Figures, unless the sentence quotes them to reject them (연 20%를 준다는 말은 거르세요), or tells that it gives none. */
export const NUMBER: readonly WordGroup[] = [
  {
    words: FIGURES,
    isExcused: ({ sentence, after }) =>
      isRejected(after) || UNTOLD.test(after) || (MEASURED.test(sentence) && !MONEY.test(sentence)),
  },
];
