import { isRejected } from './sentences.ts';
import type { WordGroup } from './words.ts';

const HANGUL_NUMBER = '[일이삼사오육칠팔구십백천만억]+';
const WHOLE =
  '(?:월급|소득|수입|자금|자산|재산|돈|수익|이익|보너스|용돈|투자금|잔고|예산|수당|급여|연봉|포트폴리오|주식|현금)';
const END = '(?=[을를은는이가의도만에로과와씩쯤까짜어대선부정안미이남가으]|[\\s.,!?~]|$)';

/** Figures that read as advice on money: shares, amounts, prices, limits. Times, counts and dates are none. */
const FIGURES: readonly RegExp[] = [
  new RegExp(`\\d[\\d.,]*\\s?(?:%|％|퍼센트|프로(?![가-힣]*(?:그램|젝트|필|세스|답|선수|게이머))|할${END})`, 'gu'),
  new RegExp(
    `(?<![가-힣])[이삼사오육칠팔구]\\s할${END}|(?:생활비|저축|월급|돈|자금|주식|현금|예금|금)\\S*\\s(?:\\S+\\s){0,3}?(?:반반|반씩)`,
    'gu',
  ),
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
  /(?<![가-힣])[이삼사오육칠팔구]\s?대\s[일이삼사오육칠팔구](?:으?로|의)/gu,
  /(?:[두석넉세네]|[\d일이삼사오육]+)\s?(?:달|개월)\s?치\s?(?:월급|생활비|소득|수입)|(?<![\d/])\d\s?\/\s?\d(?![\d/])|\d+분의\s?\d+|[이삼사오육칠팔구십]\s?분의\s?[일이삼사오육칠팔구]/gu,
  new RegExp(
    `${WHOLE}\\S*\\s+(?:\\S+\\s+)?(?:절반|반(?=[을은만쯤\\s])|[일이삼사오육칠팔구]\\s?할${END})|(?:절반|반)[을은만쯤]*\\s+(?:${WHOLE}|매도|덜어|팔|정리하고\\s*나)`,
    'gu',
  ),
  // Prices and quantities.
  /목표\s*(?:주가|가격|가(?=[는를로에]))|손절(?:가|선(?!택))|스[톱탑]\s*로스|손절매?\s*라인|\d{1,3}(?:,\d{3})+\s?(?:선|포인트)|\d{3,}\s?포인트/gu,
  /(?<![가-힣])(?:스무|서른|마흔|쉰|예순|일흔|여든|아흔|백|천)\s?주(?![가-힣]*(?:년|일|간|차|말|인|변|장))|(?:\d+|(?<![가-힣])(?:두세|서너|열|스무|다섯|백))\s?주(?:만|를|씩|정도)?\s+(?:\S+\s+){0,2}?(?:담|사|매수|팔|골라|모으|추가|나누어|들어)/gu,
];

/** Figures, unless the sentence quotes them to reject them: 연 20%를 준다는 말은 거르세요. */
export const NUMBER: readonly WordGroup[] = [{ words: FIGURES, isExcused: ({ after }) => isRejected(after) }];
