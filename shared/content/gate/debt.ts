import { isDenied, isStudied, withoutEncouragement } from './sentences.ts';
import type { Found, WordGroup } from './words.ts';

const SAVINGS =
  '(?:적금|예금|보험|연금|청약\\s통장|비상금|퇴직금|보증금|전세\\s?금|전세\\s?자금|등록금|학자금|생활비|결혼\\s?자금|노후\\s?자금|마통)';

/** What is borrowed with, borrowed, or staked. 빚 is also the stem of 빚다: not after an object (조화를 빚어냅니다). */
const BORROWED_OR_STAKED: readonly RegExp[] = [
  /(?<!(?:책|도서|자료)[을를]\s)대출(?!\s?(?:증|기한|대\b|카드))|(?<!(?:[을를]|껏|게|히)\s|마음의\s)(?<![가-힣])빚(?=을|이|은|도|과|부터|으로|까지|에|만|투|더미|내|\s|[,.!?]|$)/gu,
  /(?<![가-힣])신용\s*(?:매수|거래|융자|투자|한도)|(?<![가-힣])신용[을도]\s(?:\S+\s)?(?:섞|얹|태워|끼[고워]|끌어|당겨|일으|써서|쓰면|써\s?보|쓰[세시])|(?<![가-힣])신용으로\s*(?:\S+\s+){0,2}?(?:사|매수|투자|담|들어|늘|실|넣)|미수(?=\s*(?:거래|매수|금|를|로|까지|도))|레버리지|차입(?!니)|(?<![가-힣])차용|마이너스\s*통장|마통|융자|은행에서\s*(?:\S+\s)?(?:끌어|당겨|빌려|융통)|카드론|현금\s*서비스|리볼빙|스탁론|사채(?!권)|급전|대부업|전당포|외상(?=[으로])|할부(?=로|[를도]?\s*(?:\S+\s)?(?:이용|끊|나누어\s*사))/gu,
  // To borrow, in other words. A thing that is not money may be borrowed, and the reader may be asked for a loan.
  /빌린\s*돈|남의\s*(?:돈|자본|자금)(?:을|으로)?\s*(?:\S+\s+){0,2}?(?:끌|빌|굴|쓰|투자|빌려|시작)|(?:돈|자금|목돈|여윳돈|종잣돈)[을를]?\s*(?:\S+\s+)?(?:빌[려린리릴](?!\s?(?:달|주|준))|꾸어|꾸[시면기]|꿔|융통|당겨|끌어)|(?:에게|한테|께)\s*(?:\S+\s+){0,2}?(?:융통|꾸어|꿔\s|손[을도]?\s*벌)|융통해|(?<!(?:책|물건|옷|우산|힘|지혜|손|자리|이름|말|장비|공구|도구|노트|자전거|차)[을를은는]\s(?:\S+\s)?)(?<![가-힣])빌려(?=\s?(?:시작|쓰|투자|서|도|서라도|사|넣|담|굴|마련|채)|서)|(?:가족|친구|지인|부모님|남|동료|형제)의\s*돈[을이으](?!.*(?:갚|돌려|아끼))|손[을도]?\s*벌(?:려서라도|리더라도|려도)/gu,
  /담보|보증을\s*서(?!\s?(?:달|주))|(?:집|아파트|차|땅|전세금?|보증금)[을를]?\s*(?:\S+\s)?맡기고|(?:은행|금융\s*기관|금고)\S*\s*(?:\S+\s+){0,3}?(?:자금|돈|목돈)[을를]\s*(?:\S+\s)?(?:마련|만들|구하|끌|받)/gu,
  /카드(?:사|값| 한도| 대금)?(?:에서|로|를|의)?\s*(?:\S+\s+){0,4}?(?:끌어|당겨|메우|먼저\s*사|긁)|한도(?:를|까지|껏)\s*(?:\S+\s)?(?:열어|늘려|늘리|채워|끌어|올려)/gu,
  // Money that is meant for something else.
  new RegExp(
    `${SAVINGS}(?:[을를도은는]|까지|마저|이라도)\\s+(?:\\S+\\s+){0,2}?(?:깨서|깨고|깨더라도|깨어|깨셔|해지하고|해지하여|해지해|해지하시|앞당|헐어|헐고|빼서|빼어|당겨|굴려|굴리|투입|걸어|걸고|쏟|끌어|털어|찾아|인출|중도에|돌리|돌려|활용|빼내|넣|통째|모두|전부|남김없이|몽땅)`,
    'gu',
  ),
  // Everything on one thing.
  /몰빵|올인|영끌|전\s*재산(?:을|이라도)?\s*(?:걸|거는|넣|투자|모두|다)|한\s*(?:곳|바구니|종목|군데)에\s*(?:\S+\s)?(?:모두|전부|다|몽땅|쏟|몰아|집중)\s*(?:\S+\s)?(?:걸|거|넣|투자|담|실|쏟|부)|한\s*(?:곳|바구니|종목)에\s*쏟|(?:월급|급여|연봉|돈|저축|자금|목돈|여윳돈|보너스|상여금)\S*\s(?:\S+\s){0,2}?한\s?(?:곳|바구니|종목|군데|자리)에\s(?:\S+\s)?(?:걸|넣|담|실|쏟|묻)(?!지)|(?:하나|한쪽)에\s*(?:\S+\s)?(?:쏟|몰아|모두\s*걸)|(?:전부|전액|가진 것|모든 것)[을를]?\s*(?:\S+\s)?(?:걸\s|걸어|걸고|거는|거시)|(?:전부|모두|몽땅|전액|통째로)\s*(?:\S+\s)?(?:베팅|쏟아\s?부|투입|실어|몰아)|남김없이\s*(?:투입|넣|걸)|몰아\s*(?:실|넣|담|투자|베팅)|한\s*방을\s*(?:노리|노려)|승부수|승부(?=를\s*(?:걸|거|보|펼|던)|에\s나|처)|(?:인생|사활|운명|모든 것)을\s*(?:건|걸)|[가-힣]서라도\s*(?:\S+\s+){0,2}?(?:투자|주식|코인|종잣돈|기회|자금)|손을\s*내밀어\s*(?:\S+\s)?(?:투자|자금|돈)|크게\s*(?:걸|거시|베팅|승부|질러)|베팅(?:해|하)|배팅/gu,
  /(?:있는|가진|모은|모아\s둔|남은)\s*돈[을이은]?\s*(?:없는\s*돈\s*)?(?:모두|전부|다|몽땅|모조리|남김없이|통째로)\s/gu,
  /증권사\S*\s(?:\S+\s){0,2}?(?:융자|대여금)[를을]\s/gu,
  /마이너스\s?통장\S*\s(?:\S+\s){0,4}?(?:밑천|투자|활용|깨워|끌어|기회|넓[히혀])/gu,
  // More than the money that is there.
  /(?:두|세|네|[2-9])\s*배\s*(?:짜리|상품|로\s*움직|로\s*따라|를?\s*추종)|곱버스|인버스|(?:선물|옵션|마진|파생)\s*(?:포지션|거래|매매|투자|시장|상품)|증거금|포지션을\s*(?:크게|키)|적은\s*(?:돈|자금|원금|밑천)으로\s*(?:크게|큰\s(?:판|물량|규모|돈)|(?:몇|두|세)\s배)|(?<!(?:조언|경험|강점|장점|실패|배움|말|인연|믿음)[을를]\s)지렛대\s*(?:삼아|효과)|지렛대를\s(?:쓰|써|활용|이용)|(?<![가-힣])배율을\s(?:\S+\s)?(?:높|올|키)|(?:가진|있는|보유한)\s돈의\s(?:두|세|네|몇|[2-9])\s배|남의\s밑천|증권사\S*\s(?:\S+\s){0,2}?(?:당겨|빌|끌어|융통)/gu,
];

/** What is owed is put off, and its money used. */
const PUT_OFF =
  /(?:갚을|낼|치를|상환할|돌려줄)\s(?:돈|것|카드값|대금|이자|요금|세금)\S*\s(?:\S+\s){0,3}?(?:미루|미뤄|늦추|늦춰|뒤로|넘기)\S*(?:고|면서|서|어)\s(?:\S+\s){0,4}?(?:굴[려리릴]|투자|넣[어으]|담[아으]|불[려리]|사\s|돌려\s?쓰)\S*/gu;

/** A bill is left unpaid so that a chance is taken. */
const UNPAID =
  /(?:카드\s?(?:대금|값)|대금|이자|월세|전세금|공과금|관리비|요금|세금|보험료|등록금|월급|생활비|원리금)[을를도은]?\s(?:\S+\s)?(?:미루|미뤄|늦추|늦춰|밀려|밀리|못\s내)(?:고서라도|더라도|어서라도|서라도|고라도|면서라도|면서까지|고)\s(?:\S+\s){0,4}?(?:기회|투자|잡[으아]|넣[어으]|담[아으]|굴|사\s|사세|들어가|마련)\S*/gu;

/** All the money in one place, for one big move. */
const GATHERED =
  /(?:돈|자금|여윳돈|목돈)[을를]\s(?:\S+\s){0,2}?(?:한\s?(?:곳|군데)에|한데)\s?(?:\S+\s)?모아\s(?:\S+\s){0,3}?(?:크게|과감|승부|움직|걸|굴)\S*/gu;

/** More than is there is moved. */
const OVERSIZED =
  /(?:원금|(?:가진|있는)\s돈)보다\s(?:\S+\s)?(?:큰|많은)\s(?:규모|금액|돈|물량|판)\S*|이자만\s(?:내면|물면|갚으면)\s(?:\S+\s)?(?:되는|쓸\s수)\S*/gu;

/** To borrow, with money somewhere in the sentence: 신용 등급이 좋을 때 최대한 빌려 두는. */
const BORROWING =
  /(?<![가-힣])(?:빌[려리릴](?!\s?(?:달|주|준|줄|줬|줘|드))|꾸어(?!\s?(?:달|주|준|줄))|꿔(?!\s?(?:달|주|준))|(?<!꿈을\s)꾸[면시려](?!미)|가불|후불|선결제|외상|소액\s?결제|대부\s?업|사금융|제[2이]\s?금융|저축\s?은행\s?돈|급전|당겨\s?(?:쓰|써|받)|돌려\s?(?:막|쓰|써)|끌어\s?(?:쓰|써|모[으아]|다)|마진|배율|한도\s?(?:대출|증액)|보증을\s(?:서|섭)(?!\s?달))/gu;
const OF_LOANS =
  /(?<!용)돈|자금|금리|이자|은행|신용|투자|시장|한도|증권|주식|코인|종목|등급|갚|결제|통장|카드|대부|계좌|밑천|월급|급여|재물|집을|보증|거래|금액|상환|목돈/u;
const OF_THINGS =
  /책|도서|우산|옷|장비|공구|도구|자전거|손을\s빌|힘을\s빌|지혜|말을\s빌|옛말|이름을\s빌|자리를\s빌|입을\s빌|표현을\s빌|마음(?:을|까지)\s?끌|시선|생각을\s끌|기억/u;

/** Everything, or what is kept for something else; where it is staked; and how. In any order. */
const WHOLE = new RegExp(
  `${SAVINGS}|(?:노후|결혼|학자|전세|운영|생활|교육|병원|학원|이사|주거|퇴직|등록)\\s?(?:자금|금|비)|(?<![가-힣])(?:모두|전부|몽땅|모조리|남김없이|통째로|전액|죄다|탈탈|싹|올인|있는\\s(?:대로|것)|가진\\s(?:것|돈)|긁어\\s?모|끌어\\s?모|영혼까지|한\\s?푼도|하나도|전\\s?재산|과감히|최대한)`,
  'gu',
);
const STAKED =
  /(?<![가-힣])(?:걸[어고]|거(?=[세시])|넣[어으고]|실[어으]|담[아으]|쏟[아으]|부어|붓[고는]|밀어|태[우워]|투자하|투입|베팅|굴[리려]|몰아|던[지져]|집중하|올라[타탈]|옮[기겨]|돌[리려]|보내|합[치쳐]|털어|꺼내|헐[어고]|깨[고서는]|빼[서고내]|남기지|쓰(?=[세시면])|써\s|마련)/u;
const AT_RISK =
  /투자(?!\s?일지)|(?<![가-힣])주식|코인|종목|펀드|증시|시장에|한\s?(?:곳|군데|바구니|자리|판)에|하나에|기회|승부|매수|선물|옵션|(?:주식|투자|증권)\s계좌/u;
const STAKE =
  /(?<!용)돈|자금|재산|적금|예금|저축|월급|급여|[상직]금|보증금|전세|[활영]비|통장|잔고|투자|주식|코인|종목|증시|밑천/u;
const APART =
  /나누|나눠|구분|따로|분리|섞|갈라|남겨|제외|빼\s?두|빼놓|분산|증[권서][은을]|필요할\s때|서류|영수증|적금에|저축|가계부|연습|모의/u;

/** Words that judge the debt, wherever they stand in its sentence. */
const WARNING =
  /(?:여유|평온|마음|잠)\S*\s(?:\S+\s)?(?:앗|빼앗)|마세요|마십|마시기|말아|말고|말라|말자|않(?!아도|으셔도)|아니|아닙|금물|금지|삼가|피하|피해|피합|위험|조심|주의|경계|경고|멀리|자제|참으|유혹|독이|해롭|손실[도은이을]\s(?:\S+\s)?(?:커|키우|키웁|불)|무너|후회|부담|덫|늪|화를|무리|과욕|욕심|탈이|해가|없이|없는|없어야|없도록|없습|잃|물러|거절|내려놓|미루|나쁩|좋지|못하|거리를|선을\s*그|없게|신중|다스리|돌려주|보다|멈추|멈춥|멈칫|묵혀(?!\s?둔)|묵히|보류|쉬어|쉬고|려는\s*(?:순간|마음|생각|때)|충동|흔들|흔듭|불안|발목|조급|조이|무겁|무게|귀를\s*닫|흘려|낮추|끊[으는고]/u;

/** Dealing with debt that exists is no advice to take on more. */
const REPAYING = /절약|저축|갚|상환|줄이|줄여|정리|청산|벗어나|점검|살피|살펴|확인|이자|금리|돌려/u;
const REDUCED = /^[을를은부터]*\s*(?:(?!나중|금세|곧)\S+\s)?(?:갚|상환|줄이|줄여|정리|청산)/u;
const TAKING =
  /받아|받으|받고|내어|내서|내세요|끌어|활용|이용|써서|쓰세요|늘려|늘리|당겨|동원|기회|과감|걸어|거세요|투자하|매수|추천|좋을|유리|빌려서|빌리[면는]|가치가|앞서|영리|현명|옳|맞습니다|제격|정답|괜찮|시작|넘기고|금세\s*갚|나중에\s*갚|곧\s*갚/u;

/** What is granted only to be pushed aside, and bills that wait: they warn of nothing. 금리가 부담스러워도, 학원비를 미루고. */
const PUSHED_ASIDE =
  /\S*(?:부담|무섭|무서|위험|불안|걱정|두려|조심|무리|욕|손가락질|겁|이자)\S*(?:도|지만)(?=\s)|(?:주저|망설|두려워|걱정|겁|염려|마다|거절|사양|피|고민|아끼|참)\S*\s(?:필요|이유|까닭|일|것|때)\S*\s(?:없|아니|아닙)\S*|[가-힣]+(?:비|료|금|세|이자|카드값|대금)[를을은는도]?\s(?:\S+\s)?(?:미루|미뤄|늦추|늦춰)\S*|남기지\s(?:않는|말고|않고)|나누지\s(?:말고|않고)/gu;

/** Warned of, studied, or paid back. */
function isExcused({ sentence, after }: Found): boolean {
  if (/^이?라는\s(?:말|낱말|단어)/u.test(after)) return true;
  if (isPushed(withoutEncouragement(after))) return false;
  const sober = withoutEncouragement(sentence.replace(PUSHED_ASIDE, ' ')).replace('없는 돈', '');
  if (isUrged(sober)) return false;
  if (WARNING.test(sober) || REDUCED.test(after)) return true;
  return (REPAYING.test(sober) || isStudied(after.replace(PUSHED_ASIDE, ' '))) && !TAKING.test(sober);
}

/** The last clause urges to take it, whatever is granted before: 겁이 나지 않을 리 없지만 빌려서 넣으세요. */
function isUrged(sober: string): boolean {
  const last = sober.replace(/^.*(?:말고|마시고|않고|지만|으니|[아어]도)[,]?\s(?=\S+\s\S)/u, '');
  return (
    /(?:빌[려리]|당겨|끌어|투자하|굴[리려]|받아|받으|일으[키켜]|태[우워])\S*(?:\s\S+){0,4}(?:(?<!마)세요|십시오|낫습니다|좋습니다|괜찮습니다|됩니다|이득입니다|정답입니다|옳습니다|맞습니다)[.!?]?$/u.test(
      last,
    ) && !(WARNING.test(last) || REPAYING.test(last) || isStudied(last))
  );
}

function isStaked({ sentence }: Found): boolean {
  if (!STAKE.test(sentence) || !AT_RISK.test(sentence) || !STAKED.test(sentence) || APART.test(sentence)) return false;
  const sober = withoutEncouragement(sentence.replace(PUSHED_ASIDE, ' '));
  return !(WARNING.test(sober) || REPAYING.test(sober) || isStudied(sober));
}

/** The debt is the object of an instruction: 대출을 받으세요. Up to two words may stand between. */
const PUSH =
  /^[을를로으은이도까지라]*\s*(?:(?!없|말고|않|갚|줄|대신|보다|아닌|피해|정리)\S+\s+){0,2}?(?:받|내|쓰|써|활용하|이용하|하|올인하|늘리|사용하|동원하|거|걸|넣으|투자하|끌어|알아보|빌리|얻으|신청하|일으키|마련하)시?(?:으세요|세요|으십시오|십시오|시기\s*바랍|어\s*보세요|아\s*보세요|면\s*좋|으면\s*좋|는\s*것이\s*좋|는\s*것도\s*(?:좋|방법)|아도\s*(?:좋|괜찮|됩니다)|서라도)/u;

function isPushed(rest: string): boolean {
  const push = PUSH.exec(rest);
  return push !== null && !isDenied(rest.slice(push[0].length));
}

/** Debt, margin, leverage and all-in, unless the sentence warns of it. */
export const DEBT: readonly WordGroup[] = [
  { words: BORROWED_OR_STAKED, isExcused },
  {
    words: [BORROWING],
    isExcused: (found) => !OF_LOANS.test(found.sentence) || OF_THINGS.test(found.sentence) || isExcused(found),
  },
  { words: [WHOLE], isExcused: (found) => !isStaked(found) },
  { words: [PUT_OFF, UNPAID, GATHERED, OVERSIZED], isExcused: ({ after }) => isDenied(after) },
];
