import { DENIAL, HEARSAY, STUDY, WARNING, withoutEncouragement } from './sentences.ts';
import type { WordGroup } from './words.ts';

/** Words of markets and investing, which a text on habits needs only beside a word of care. */
const TOPIC =
  /(?<!(?:시간|자신|스스로|배움|공부|건강|노력|마음|나|관계|가족|정성|체력)(?:을|를|에게|에)\s(?:\S+\s)?)투자|재테크|(?<![가-힣])주식(?!\s?회사)|(?<!카드\s|포커\s)코인(?!\s?(?:노래|빨래|세탁))|종목|펀드|채권|국채|증시|리츠|(?:금융|투자|파생|연금)\s?상품|시장가|(?<![가-힣])(?:상승|하락)[은이을](?=\s)|평가\s?(?:손실|손익|이익)|(?<![가-힣])(?<!(?:이번|다음|지난|한|새|새로운|[첫둘셋넷]째|마지막)\s)주가(?=[가는를의와\s])|시세(?!\s(?:화면|창|앱|표|알림))|수익|(?<![이유국권]|작은\s|서로의?\s|서로에게\s)이익|손익|차익|배당|매매|(?<!(?:큰|귀한|무형의|소중한)\s)자산(?!이\s됩|이\s되|입니다|처럼)|부동산|아파트를|ETF|달러|엔화|포트폴리오(?!.*(?:작품|경력|이력|이직|취업|디자인|진로))|(?<![가-힣])장\s?(?:마감|초반|막판|중에)|(?:이번|큰|짧은|주가)\s조정|레버리지|원금|종잣돈|적립식|(?:상승|하락|강세|약세|횡보)장(?![가-힣])|오름세|내림세|반등|급등|급락|폭등|폭락|고점|저점|박스권|매물|(?<![가-힣])호가|거래량|(?:주도|테마|우량|성장|배당|가치|대형|급등|관련)주(?=[를은이가와도의로\s])|공모주|(?<!보험\s)증권|가상\s?자산|암호\s?화폐|토큰|스테이킹|채굴|금값|환차익|갭\s?투자|(?<![가-힣])공모(?=에|\s)|(?<![가-힣])상장\s첫|우상향|떡상|따상|불로소득|평가액/gu;

/** To rest, to wait, to keep calm, to put in order. */
const CALM =
  /쉬게|(?:손실|손해|위험)이\s(?:\S+\s)?따[르를]|책임[은이]|덮[고어으]|가려서?\s(?:듣|들)|듣기만|흘려\s?(?:듣|들)|쉬어|쉬는|쉬고|쉬니|쉬(?=세|시|십|면\s)|그만\s(?=보|들여다|확인|듣|찾)|꺼\s?[두놓보]|미루|미뤄|기다|느긋|서두르|천천|신중|차분|흔들|불안|지[치칩]|조급|욕심|충동|들뜬|정리|다루|배분|균형|설명|안내|약관|조건|수수료|세금|목표|이야기|기사|소식|뉴스|책[을에]|노트|표로|나누어\s둔|골라\s두|좁혀|줄여|줄이|지키는\s일|무게를\s(?:귀|느)|열어\s?보|무엇이\s담|떠나|닫고|닫으|흔듭|망설|가능성|돌보|갈라|충분합|되돌|지키|따로\s두|거리를\s두/u;

/** What it does to a person to look at the market or to have gained, which foretells nothing of it. */
const UNEASE =
  /(?:보면|볼수록|보다\s?보면|확인하면|확인할수록|살피면|들으면|들을수록|좇으면|좇다\s?보면|따라가면)\s(?:\S+\s)?(?:마음|생각|판단|하루|잠|몸|일)[이을은도]?\s(?:\S+\s)?(?:급해|바빠|흔들|무거|지[치칩쳐]|흩어|복잡|들뜨|들뜹|어수선|흐려|흐리|설[치칩]|손에)|[았었났]을\s때(?!처럼)/u;

/** What a person is like, and not what is to come. */
const TEMPERAMENT =
  /마음이\s(?:가|갑|큽|크)|마음을\s(?:오래|쓰)|눈이\s(?:밝|있)|눈을\s(?:지|가)|감각이|감각을|힘을\s얻|힘이\s(?:있|커)|재주가|용기가|애착이|집중력|편입니다|편이며|성향|기질|성격|스타일|좋아합니다|좋아하며|견딥니다|느낍니다|느끼|즐깁니다|품습니다|품고|봅니다|두는\s사람|닮|바꿉니다|옮깁니다|잡으려|나서려|나가려|가장\s앞에\s둡|저울|걸음|어울리는\s방식|방식이\s(?:몸에|어울|맞)|소화합니다|다듬습니다|배짱|소신|자신만의|스스로\s고른/u;

/** What such things are like, or do to a person, on any day: 저마다 다릅니다, 마음이 출렁이기 쉽습니다. */
const NATURE =
  /^(?!.*(?:열매|결실|오르|올라|오를|늘어|수익|이익|돈을|기회|성과|상승|행운|유리)).*(?:다르[고지며]|다릅|달라요|같아요|같습니다|기\s쉽|기\s쉬|앗아|출렁|변동[이은]\s(?:\S+\s)?(?:크|큽|커|심)|마련입|마련이|법입|법이에)/u;

/** It tells the reader to do something, or what is good to do. */
export const DIRECTIVE =
  /(?:세요|십시오|시오|시기\s?바랍니다|시길|어떨까요|면\s(?:됩니다|좋습니다|좋겠습니다)|(?:것|편|게|쪽)[이도]?\s(?:\S+\s)?(?:좋|낫|유리|이롭|현명)\S*|날입니다|때입니다|시기입니다|기회입니다|방법입니다|규칙이\s있습니다|방법이\s있습니다|방식이\s있습니다|권합니다|셔도\s\S+|어울립니다|알맞습니다|통합니다)[.!?]?$/u;

/** Denied, warned of, studied, calmed down, or said of a person. */
function isCareful(sentence: string): boolean {
  const sober = withoutEncouragement(sentence);
  return [DENIAL, WARNING, HEARSAY, STUDY, CALM, TEMPERAMENT].some((frame) => frame.test(sober));
}

/** The last thing that the sentence tells the reader to do is a deal, whatever is studied before it. */
const DEAL =
  /(?:가입하|매입하|진입하|환전하|투자하|담아|담으|덜어|늘리|늘려|들어가|사\s?보|사시|파시|팔아|넣어|넣으|실어|올라타)\S*(?:\s보시?)?(?:세요|십시오|시기\s?바랍니다|\s?두(?:세요|시기\s바랍니다)|셔도\s\S+|기\s(?:\S+\s)?\S+)[.!?]?$/u;
const HARMLESS = /책|일지|노트|목록|장바구니|마음/u;

/** A sentence on markets that tells the reader to act, with no word of care. */
export const MARKET_ORDER: WordGroup = {
  words: [TOPIC],
  isExcused: ({ sentence }) => {
    if (!DIRECTIVE.test(sentence)) return true;
    return DEAL.test(sentence) && !HARMLESS.test(sentence) ? isForbidden(sentence) : isCareful(sentence);
  },
};

function isForbidden(sentence: string): boolean {
  const sober = withoutEncouragement(sentence);
  return DENIAL.test(sober) || WARNING.test(sober);
}

/** Doubts that are waved away: their "no" denies no promise. */
export const UNDOUBTED =
  /(?:의심|걱정|염려|예외|실패|손실|손해|위험|차질|이변|변수|부족함|모자람|막힘|탈|어려움|가뭄|불안|고생|오차|군말|두말)\S*\s(?:(?:할|될|볼)\s)?(?:\S*(?:것|여지|필요|이유|일|염려)\S*\s)?없\S*|비교도\s안\s?\S*|위험보다/gu;

/** A sentence on markets that foretells something, with no word of care. */
export const MARKET_FORECAST: WordGroup = {
  words: [TOPIC],
  isExcused: ({ sentence }) =>
    DIRECTIVE.test(sentence) ||
    isCareful(sentence.replace(UNDOUBTED, ' ')) ||
    UNEASE.test(sentence) ||
    NATURE.test(sentence),
};
