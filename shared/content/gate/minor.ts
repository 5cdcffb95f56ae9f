import { withoutHomonyms } from './words.ts';

/**
 * Words of trading, assets, markets and love, which no text for a reader under 19 has, not even in a warning. Where the same
 * syllables are another word they pass: 한 주가 지나면, 상장을 받다, 운동 종목, 전시장, 지원금, 코인 노래방.
 */
const MARKET_WORDS: readonly RegExp[] = [
  /투자|투기(?=[를을성적꾼])|재테크|부동산|증권|증시|펀드|채권|레버리지|스캘핑|트레이(?:딩|더)|환율|차익|손절|익절|단타|물타기|비트코인|이더리움|(?:가상|암호)\s?화폐|손익|수익|매입|매각|매매|변동성|장세|[강약]세장|상승장|하락장/u,
  /(?<![가-힣])주식(?!\(主|인\s)|(?:국내|해외|소액|우량|상장)주식|(?<![가-힣])주가(?:지수|[가는를의도](?![가-힣])|\s+(?:흐름|차트|상승|하락|급등|급락|변동|전망))/u,
  /(?:급등|우량|성장|가치|테마|배당|우선|대장|작전)주(?=[가는를에의와도로들,.\s]|$)|배당(?:금|락|률|을\s?받)/u,
  /(?<![가-힣])(?<!(?:남|친구|사람|상대|서로)[을를]\s(?:\S+\s)?)매[수도](?!업|학|록)|(?:분할|저점|추격|신용|순|공)매[수도]/u,
  /종목|시가\s?총액|(?<![가-힣])시총|(?<![가-힣])(?:돈|용돈)\S*\s(?:\S+\s){0,3}?(?:굴[려리릴]|불[려리릴])|계좌/u,
  /(?:(?<![가-힣])|금융|순|총|안전|위험|가상|디지털)자산|(?:(?<![가-힣])|전)재산|(?<![가-힣])자본|(?<![가-힣])자금(?!성)|(?<![지후응회])원금|(?<![가-힣])시세/u,
  /(?:(?<![가-힣])|금융|외환|증권)시장(?!기|하|했|해|끼|님|이\s반찬|\s?(?:골목|구경|놀이|떡볶이))(?<!(?:전통|재래|벼룩|동네|새벽|수산|꽃)\s?시장)/u,
  /(?<![가-힣])거래(?!요)|사고\s?(?:파|팔)|상장(?:사|주|폐지|기업|\s?회사|되)|코인(?!\s?(?:노래|빨래|세탁))|포트폴리오(?=[를을의가]?\s*(?:구성|분산|조정|비중|재조정))/u,
  // Of love, which no text for a child has.
  /(?<!(?:잘못|실수|거짓말)\S*\s(?:\S+\s)?)고백|짝사랑|첫사랑|이상형|(?:이성|남자|여자)\s?친구|[남여]친(?![가-힣])|연애|데이트|썸(?=[을이]\s)|(?:마음에\s둔|설레는|좋아하는)\s(?:사람|아이|친구)(?![돌들])/u,
];

/** @returns the word, in a text for a reader under 19 */
export function marketWordIn(written: string): string | null {
  const sentence = withoutHomonyms(written);
  for (const words of MARKET_WORDS) {
    const found = words.exec(sentence);
    if (found !== null) return found[0];
  }
  return null;
}
