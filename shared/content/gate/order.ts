import { claim } from './sentences.ts';

const IMPERATIVE =
  '(?:세요|십시오|시오|시기 바랍니다|시길|셔야|시는 것이 좋|시는 게 좋|는 것이 좋|는 게 좋|야 합니다|야 할 때|시면 됩니다|시면 좋)';
const NOW =
  '(?:지금|당장|바로|오늘|이번 주|전부|모두|몽땅|다|즉시|서둘러|빨리|더|한꺼번에|남김없이|미리|장이 열리면|장 초반에?|개장과 함께|아침에|오전에|오후에|내일)';
const ASSET =
  '(?:주식|코인|종목|펀드|채권|자산|부동산|아파트|금|달러|외화|가상\\s*자산|암호\\s*화폐|지수|상품|물량|지분|ETF|리츠|보유분|그것|이것|싼 것|저가주|성장주|배당주|반도체주|우량주|이 종목|떨어진 것)';

/** Instructions to buy or sell. 사다 and 팔다 also mean to live and to dig: they need an asset or a "now". */
const ORDERS = [
  new RegExp(
    `(?:매수|매도|손절|익절|청산|추가 매수|분할 매수|추격 매수|매입|투매|처분|올라타)\\s*(?:를|을)?\\s*하?(?:${IMPERATIVE}|해야 합니다|해야 할|하${IMPERATIVE}|할 때입니다|하기 좋은|할 적기|할 타이밍|해 두|하라)`,
    'gu',
  ),
  /(?:매수|매도|매입|손절|익절)\s*(?:타이밍|적기|기회|시점|찬스)(?:입니다|이니|예요|이에요|가 왔|이 왔|를 잡|을 잡|로 삼)/gu,
  /(?:매수|매도|매입)(?:를|을)?\s*(?:추천|권합|권해|서두르|시작하세요|결정하세요|실행하|늘리세요)/gu,
  new RegExp(
    `(?:${NOW}|${ASSET}[을를은도]?)\\s*(?:\\S+\\s+){0,2}?(?<![가-힣])(?:사|사\\s?두|사\\s?들이|파|팔|(?:사|팔아)\\s?버리|팔아\\s?치우|팔아|담으|담아\\s?두|쓸어\\s?담으|던지|갈아타|들어가|진입하|정리하고\\s*나오)(?:${IMPERATIVE}|라\\b|아\\s*(?:두세요|두십시오|치우세요)|야 합니다|ㄹ\\s*때|때입니다)`,
    'gu',
  ),
  new RegExp(
    `${ASSET}[을를]?\\s*(?:\\S+\\s+){0,2}?(?:살|팔)\\s*(?:때입니다|때예요|시점입니다|기회입니다|타이밍)`,
    'gu',
  ),
  /(?:지금|오늘)[이은]?\s*(?:바로\s*)?(?:살|팔)\s*(?:때|시점|기회|타이밍)/gu,
];

/** Most sentences contain none of these: the patterns cost more. */
const CUE =
  /매수|매도|매입|손절|익절|청산|투매|처분|올라타|(?:^|\s)(?:사|살|파|팔|담|쓸어|던지|갈아타|들어가|진입|정리하고)/u;

/** @returns the instruction, unless the sentence forbids it */
export function orderIn(sentence: string): string | null {
  if (!CUE.test(sentence)) return null;
  return claim(sentence, ORDERS);
}
