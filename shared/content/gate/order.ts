import { MARKET_ORDER } from './market.ts';
import { isDenied, isStudied } from './sentences.ts';
import type { WordGroup } from './words.ts';

/** Words of trade, which stand in a text for nothing but trade. */
const TRADE =
  /(?:분할|추격|추가|저가|저점|적립식)?\s*(?:매수(?!인|처)|매도(?!인)|매집|매입|투매|익절|손절|물타기|불타기|현금화|환매|공매도|줍줍|풀매수|차익\s*실현|리밸런싱|(?:비중|포지션)\s*(?:확대|축소|청산)|전량\s*(?:청산|처분|매각))/gu;
/** A trade that is to be made now, however well it was thought over. */
const MADE = /실행|실천하|서두르|서둘|지금|당장|오늘\s*안|적기|타이밍|기회/u;

const ASSET =
  '(?<![가-힣])(?:(?:국내|미국|해외|가진|배당|성장|보유)?\\s?주식|코인|(?:관심\\s|보유\\s)?(?<!운동\\s|체육\\s|올림픽\\s)종목|(?:적립식|채권형|주식형|인덱스)?\\s?펀드|포트폴리오|상장지수펀드|(?:미국\\s)?국채|채권|자산|부동산|아파트|금\\s?(?:현물|통장|관련\\s?자산|ETF|펀드)|달러|엔화|외화|가상\\s*자산|암호\\s*화폐|지수|물량|지분|ETF|리츠|보유분|[가-힣]{2,3}주(?=[를은을도로\\s])|떨어진 것|반도체|이차\\s?전지|바이오|원자재)';
/** After an asset: its particle, or what stands for it (쪽, 관련 상품). Not 의: then something of it is spoken of. */
const AS_OBJECT = '(?:\\s?쪽|\\s?관련\\s?(?:주|상품|자산)|\\s?같은\\s?것|\\s?위주로|\\s?중심으로)?(?:[을를은는도로이]|으로|에|부터|만|까지는?)?\\s+';
const METAL = '(?<![가-힣])금[을도]\\s+(?:\\S+\\s+)?(?:내다\\s?)?(?:사(?=[세십시두들])|팔|파(?=[세십시])|모으|모아|추가)';

/** A place or a time of the market, or a position. */
const MARKET =
  '(?:장이\\s*(?:열리|시작|끝나)|장\\s*초반|장\\s*마감|(?:오전|오후|아침|미국|밤|다음)\\s*장(?=[에이을\\s])|개장|동시호가|종가|시가에|시장가|지정가|저점|저가에|고점|바닥에서|눌림목|급락|급등|조정(?:이|장|을)|환율이|(?:하락|떨어질|내릴|오를|상승|내려왔을)할?\\s*때|떨어지면|내리면|(?:수익|이익|손실)이?\\s*난\\s*(?:것|종목|쪽)|들고\\s*가다|첫\\s?발을)';

/** Adverbs and no other object. */
const WORDS = '(?:(?!\\S*(?:[을를]|[며고서면],?|지만,?)\\s|표로|노트에|목록|적어|한\\s*장으로)\\S+\\s+){0,4}?';

/** What is done in trade. Each also has other meanings, so that an asset or a market must stand beside it. */
const DEAL =
  '(?<![가-힣])(?:사(?=고|서|\\s?두|\\s?들|\\s?모|세|십|시|는\\s|면|야|도|\\s?보)|산다|팔|파(?=시|는|세|십)|담(?=[아으고는])|쓸어\\s?담|줍|주워|모으|모아\\s?(?=가|두|나)|쌓아|옮겨|옮기|옮길|갈아\\s?[타탈]|바꾸|바꿔|늘리|늘려|줄이|줄여|덜어|비우|비워|채우|채워|거두|거둬|돌리|돌려|내놓|내다|던지|던져|처분|청산|매각|챙기|챙겨|끊어|잘라|들이|들여놓|들어가|들어갔|진입|나오(?=[시세십는])|빠져나|받아|실어|올라타|편입|추가|접근|대응|묻어|투자하|굴리|굴려|노리|노려|넣|가입|개설|시작하|시작해|털|정리하(?=고|시|십|세|는\\s)|정리해\\s?(?:버|치))';

const DEALS: readonly RegExp[] = [
  new RegExp(`${ASSET}${AS_OBJECT}${WORDS}${DEAL}`, 'gu'),
  new RegExp(`${MARKET}\\S*\\s*(?:[가-힣]+면\\s+)?${WORDS}(?:${DEAL}|정리)`, 'gu'),
  new RegExp(METAL, 'gu'),
  // 사다 and 팔다 also mean to live and to dig: without an object they need a "now".
  /(?<![가-힣])(?:지금|당장|바로|오늘|이번\s주|다음\s주에?|전부|모두|몽땅|다|즉시|서둘러|빨리|더|한꺼번에|남김없이|미리|아침에|오전에|오후에|내일)\s*(?:(?!\S*(?:[을를]|거리)\s)\S+\s)?(?<![가-힣])(?:사(?=\s?두|\s?들|세|십|시기|야|라|면)|(?:사|팔아)\s?버리\S*|파(?=세|십|시기)|팔(?=아|고)|청산하|처분하|담으|쓸어\s?담|갈아타|들어가(?=세|십|시기|야)|진입하)/gu,
  /(?<![을를]\s)(?<![가-힣])파(?=시기|십시오|세요)|(?<![가-힣])사서\s(?:\S+\s){0,3}?(?:파|팔)|투자(?:할\s*때(?:입|이|라|가\s왔)|하기\s*좋|를\s*시작하)|적립식으로|(?:물린|묶인)\s*(?:종목|주식|코인|돈)\S*\s*(?:\S+\s)?(?:털|정리|끊|팔|버)/gu,
  /(?:살|팔)\s*(?:때|시점|기회|타이밍|적기)(?:입니다|이니|예요|이며|가\s|가$)|(?:살|팔)\s*때가\s*아니라\s*(?:살|팔)\s*때/gu,
  /(?<!(?:휴식|운동|공부|대화|채소|가족|취미|수면|일)의?\s)비중[을도]?\s*(?:\S+\s+){0,2}?(?:늘리|늘려|줄이|줄여|올리|올려|높이|높여|낮추|낮춰|키우|키워|확대|축소)/gu,
  /포트폴리오에\s*\S+[을를]?\s*(?:더하|추가|넣|담|편입)|공모주|신규\s*상장|청약에\s*(?:\S+\s)?(?:넣|참여|도전|신청)|떨어지는\s*칼날|(?:주식|채권|코인|달러|부동산)\S*\s(?:무게|힘)를?\s*(?:두|싣)|사\s?들이시기|사\s?모으|주워\s*담기|올라타/gu,
];

/** Instructions to buy or sell, unless the sentence forbids it or only studies it. */
export const ORDER: readonly WordGroup[] = [
  { words: [TRADE], isExcused: ({ after }) => isDenied(after) || (isStudied(after) && !MADE.test(after)) },
  { words: DEALS, isExcused: ({ after }) => isDenied(after) || isStudied(after) },
  MARKET_ORDER,
];
