import { isDenied, isStudied, withoutEncouragement } from './sentences.ts';
import type { Found, WordGroup } from './words.ts';

const SAVINGS =
  '(?:적금|예금|보험|연금|청약\\s통장|비상금|퇴직금|보증금|전세\\s?금|전세\\s?자금|등록금|학자금|생활비|결혼\\s?자금|노후\\s?자금|마통)';

/** What is borrowed with, borrowed, or staked. 빚 is also the stem of 빚다: not after an object (조화를 빚어냅니다). */
const BORROWED_OR_STAKED: readonly RegExp[] = [
  /(?<!(?:책|도서|자료)[을를]\s)대출(?!\s?(?:증|기한|대\b|카드))|(?<!(?:[을를]|껏|게|히)\s|마음의\s)(?<![가-힣])빚(?=을|이|은|도|과|부터|으로|까지|에|만|투|더미|내|\s|[,.!?]|$)/gu,
  /(?<![가-힣])신용\s*(?:매수|거래|융자|투자|한도)|(?<![가-힣])신용으로\s*(?:\S+\s+){0,2}?(?:사|매수|투자|담|들어|늘|실|넣)|미수(?=\s*(?:거래|매수|금|를|로|까지|도))|레버리지|차입|차용|마이너스\s*통장|마통|융자|은행에서\s*(?:\S+\s)?(?:끌어|당겨|빌려|융통)|카드론|현금\s*서비스|리볼빙|스탁론|사채(?!권)|급전|대부업|전당포|외상(?=[으로])|할부(?=로|[를도]?\s*(?:\S+\s)?(?:이용|끊|나누어\s*사))/gu,
  // To borrow, in other words. A thing that is not money may be borrowed, and the reader may be asked for a loan.
  /빌린\s*돈|남의\s*(?:돈|자본|자금)(?:을|으로)?\s*(?:\S+\s+){0,2}?(?:끌|빌|굴|쓰|투자|빌려|시작)|(?:돈|자금|목돈|여윳돈|종잣돈)[을를]?\s*(?:\S+\s+)?(?:빌[려린리릴](?!\s?(?:달|주|준))|꾸어|꾸[시면기]|꿔|융통|당겨|끌어)|(?:에게|한테|께)\s*(?:\S+\s+){0,2}?(?:융통|꾸어|꿔\s|손[을도]?\s*벌)|융통해|(?<!(?:책|물건|옷|우산|힘|지혜|손|자리|이름|말|장비|공구|도구|노트|자전거|차)[을를]\s(?:\S+\s)?)(?<![가-힣])빌려(?=\s?(?:시작|쓰|투자|서|도|서라도|사|넣|담|굴|마련|채)|서)|(?:가족|친구|지인|부모님|남|동료|형제)의\s*돈[을이으](?!.*(?:갚|돌려|아끼))|손[을도]?\s*벌(?:려서라도|리더라도|려도)/gu,
  /담보|보증을\s*서(?!\s?(?:달|주))|(?:집|아파트|차|땅|전세금?|보증금)[을를]?\s*(?:\S+\s)?맡기고|(?:은행|금융\s*기관|금고)\S*\s*(?:\S+\s+){0,3}?(?:자금|돈|목돈)[을를]\s*(?:\S+\s)?(?:마련|만들|구하|끌|받)/gu,
  /카드(?:사|값| 한도| 대금)?(?:에서|로|를|의)?\s*(?:\S+\s+){0,4}?(?:끌어|당겨|메우|먼저\s*사|긁)|한도(?:를|까지|껏)\s*(?:\S+\s)?(?:열어|늘려|늘리|채워|끌어|올려)/gu,
  // Money that is meant for something else.
  new RegExp(
    `${SAVINGS}(?:[을를도은는]|까지|마저|이라도)\\s+(?:\\S+\\s+){0,2}?(?:깨서|깨고|깨더라도|깨어|깨셔|해지하고|해지하여|해지해|해지하시|앞당|헐어|헐고|빼서|빼어|당겨|굴려|굴리|투입|걸어|걸고|쏟|끌어|털어|찾아|인출|중도에|돌리|돌려|활용|빼내|넣|통째|모두|전부|남김없이|몽땅)`,
    'gu',
  ),
  // Everything on one thing.
  /몰빵|올인|영끌|전\s*재산(?:을|이라도)?\s*(?:걸|거는|넣|투자|모두|다)|한\s*(?:곳|바구니|종목|군데)에\s*(?:\S+\s)?(?:모두|전부|다|몽땅|쏟|몰아|집중)\s*(?:\S+\s)?(?:걸|거|넣|투자|담|실|쏟|부)|한\s*(?:곳|바구니|종목)에\s*쏟|(?:하나|한쪽)에\s*(?:\S+\s)?(?:쏟|몰아|모두\s*걸)|(?:전부|전액|가진 것|모든 것)[을를]?\s*(?:\S+\s)?(?:걸\s|걸어|걸고|거는|거시)|(?:전부|모두|몽땅|전액|통째로)\s*(?:\S+\s)?(?:베팅|쏟아\s?부|투입|실어|몰아)|남김없이\s*(?:투입|넣|걸)|몰아\s*(?:실|넣|담|투자|베팅)|한\s*방을\s*(?:노리|노려)|승부수|승부(?=를\s*(?:걸|거|보|펼|던)|에\s나|처)|(?:인생|사활|운명|모든 것)을\s*(?:건|걸)|[가-힣]서라도\s*(?:\S+\s+){0,2}?(?:투자|주식|코인|종잣돈|기회|자금)|손을\s*내밀어\s*(?:\S+\s)?(?:투자|자금|돈)|크게\s*(?:걸|거시|베팅|승부|질러)|베팅(?:해|하)|배팅/gu,
  /(?:있는|가진|모은|모아\s둔|남은)\s*돈[을이은]?\s*(?:없는\s*돈\s*)?(?:모두|전부|다|몽땅|모조리|남김없이|통째로)\s/gu,
  // More than the money that is there.
  /(?:두|세|네|[2-9])\s*배\s*(?:짜리|상품|로\s*움직|로\s*따라|를?\s*추종)|곱버스|인버스|(?:선물|옵션|마진|파생)\s*(?:포지션|거래|매매|투자|시장|상품)|증거금|포지션을\s*(?:크게|키)|적은\s*돈으로\s*크게|지렛대\s*(?:삼아|효과)/gu,
];

/** What is owed is put off, and its money used. */
const PUT_OFF =
  /(?:갚을|낼|치를|상환할|돌려줄)\s(?:돈|것|카드값|대금|이자|요금|세금)\S*\s(?:\S+\s){0,3}?(?:미루|미뤄|늦추|늦춰|뒤로|넘기)\S*(?:고|면서|서|어)\s(?:\S+\s){0,4}?(?:굴[려리릴]|투자|넣[어으]|담[아으]|불[려리]|사\s|돌려\s?쓰)\S*/gu;

/** All the money in one place, for one big move. */
const GATHERED =
  /(?:돈|자금|여윳돈|목돈)[을를]\s(?:\S+\s){0,2}?(?:한\s?(?:곳|군데)에|한데)\s?(?:\S+\s)?모아\s(?:\S+\s){0,3}?(?:크게|과감|승부|움직|걸|굴)\S*/gu;

/** Words that judge the debt, wherever they stand in its sentence. */
const WARNING =
  /마세요|마십|마시기|말아|말고|말라|말자|않(?!아도|으셔도)|아니|아닙|금물|금지|삼가|피하|피해|피합|위험|조심|주의|경계|경고|멀리|자제|참으|유혹|독이|해롭|무너|후회|부담|덫|늪|화를|무리|과욕|욕심|탈이|해가|없이|없는|없어야|없도록|없습|잃|물러|거절|내려놓|미루|나쁩|좋지|못하|거리를|선을\s*그|없게|신중|다스리|돌려주|보다|멈추|멈춥|멈칫|묵혀(?!\s?둔)|묵히|보류|쉬어|쉬고|려는\s*(?:순간|마음|생각|때)|충동|흔들|흔듭|불안|발목|조급|조이|무겁|무게|귀를\s*닫|흘려|낮추|끊으시|끊는/u;

/** Dealing with debt that exists is no advice to take on more. */
const REPAYING =
  /절약|저축|갚는|갚고|갚을|갚아|갚으|상환|줄이|줄여|정리|청산|벗어나|점검|살피|살펴|확인|이자|금리|돌려/u;
const REDUCED = /^[을를은부터]*\s*(?:\S+\s)?(?:갚|상환|줄이|줄여|정리|청산)/u;
const TAKING =
  /받아|받으|받고|내어|내서|내세요|끌어|활용|이용|써서|쓰세요|늘려|늘리|당겨|동원|기회|과감|걸어|거세요|투자하|매수|추천|좋습니다|좋을|유리|괜찮|시작|넘기고|금세\s*갚|나중에\s*갚|곧\s*갚/u;

/** Warned of, studied, or paid back. */
function isExcused({ sentence, after }: Found): boolean {
  if (/^이?라는\s(?:말|낱말|단어)/u.test(after)) return true;
  if (isPushed(withoutEncouragement(after))) return false;
  const sober = withoutEncouragement(sentence).replace('없는 돈', '');
  if (WARNING.test(sober) || REDUCED.test(after)) return true;
  return (REPAYING.test(sober) || isStudied(after)) && !TAKING.test(sober);
}

/** The debt is the object of an instruction: 대출을 받으세요. Up to two words may stand between. */
const PUSH =
  /^[을를로으은이도까지라]*\s*(?:(?!없|말고|않|갚|줄|대신|보다|아닌|피해|정리)\S+\s+){0,2}?(?:받|내|쓰|써|활용하|이용하|하|올인하|늘리|사용하|동원하|거|걸|넣으|투자하|끌어)(?:으세요|세요|으십시오|십시오|시기\s*바랍|어\s*보세요|아\s*보세요|면\s*좋|으면\s*좋|는\s*것이\s*좋|는\s*것도\s*(?:좋|방법)|아도\s*(?:좋|괜찮|됩니다)|서라도)/u;

function isPushed(rest: string): boolean {
  const push = PUSH.exec(rest);
  return push !== null && !isDenied(rest.slice(push[0].length));
}

/** Debt, margin, leverage and all-in, unless the sentence warns of it. */
export const DEBT: readonly WordGroup[] = [
  { words: BORROWED_OR_STAKED, isExcused },
  { words: [PUT_OFF, GATHERED], isExcused: ({ after }) => isDenied(after) },
];
