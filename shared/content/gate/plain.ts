import { isDenied, isRejected, isStudied } from './sentences.ts';
import type { Found, WordGroup } from './words.ts';

/**
 * What is said of trade in words of every day, which name neither a trade nor an asset. Each pattern needs two signs of it: an
 * act (to gather, put in order, change over, move, go in, come back) and what makes it advice (a thing that is held, a moment,
 * that it is better). A thing of the house or of travel beside it excuses it.
 */
const THINGS =
  /물건|옷|책(?!임)|가방|서랍|신발|짐(?!작)|쓰레기|도토리|낙엽|단추|열매|그릇|냉장고|화분|사진|앱|우산|장갑|전시|도서관|박물관|목욕|수영장|공원|카페|영화|메일|파일|서류|자료|버스|지하철|기차|열차|환승|전철|택시|비행기|자전거|차[에를가]\s|산[을에]\s|물에|바다에|개울|약속\s?장소|잠자리|대화방|방[에을]\s|집에/u;

/** A thing that is held, without a name. */
const HELD =
  '(?:(?:들고|쥐고|갖고|가지고|안고|손에)\\s?(?:있는|있던|온|쥔|든|쥐고\\s있[는던])|(?:묵혀|묻어|담아|넣어|모아|사)\\s?(?:둔|놓은|두었던|모은)|(?:오른|오르는|내린|빠진|벌어\\s?준|쥐고\\s있던)|가진)\\s것(?:들)?(?:[은을도]|부터|만|\\s가운데\\s(?:\\S+\\s){0,2}?것부터)?';
const BETTER = '(?:낫|나은|나을|좋|이득|유리|현명|정답|때입|때이|날입|기회|세요|하세|볼\\s만|야\\s(?:합|하|해))';

const ORDERS: readonly RegExp[] = [
  new RegExp(
    `(?<![가-힣])${HELD}\\s(?:\\S+\\s){0,4}?(?:정리하|정리해|덜어|털어|놓아\\s?[주두]|놓아주|내놓|처분|줄이|비우|내려놓|팔)\\S*`,
    'gu',
  ),
  // Gathered by colours and falls: 화면이 파랗게 물든 날이 줍기 좋은 때, 빨간불이 켜진 오늘은 하나씩 정리.
  /(?:(?:시세판|전광판|화면|그래프|차트)[이가은]\s(?:온통\s)?(?:파랗|빨갛|파란|빨간|붉|푸르)|(?:파란|빨간)불[이가에])\S*\s(?:\S+\s){0,4}?(?:줍|주워|담[아으는]|사\s|모으|모아|정리|덜어|팔|들어가)\S*/gu,
  /(?<![을를은는]\s(?:\S+\s)?)(?<![가-힣])(?:줍(?:기에?\s(?:\S+\s)?좋|는\s(?:편|사람|날|때|것|쪽))|주워\s?(?:두|놓|모으))\S*/gu,
  new RegExp(`(?<![가-힣])갈아[타탈]\\S*\\s?(?:\\S+\\s){0,3}?${BETTER}`, 'gu'),
  new RegExp(
    `(?:실손|실비|보험|통장|카드)\\S*\\s(?:\\S+\\s){0,3}?(?:바꾸|바꿔|새것으로)\\S*\\s(?:\\S+\\s){0,2}?${BETTER}`,
    'gu',
  ),
  /(?<![가-힣])(?:돈|목돈|여윳돈|예금|적금|자금)\S*\s(?:\S+\s){0,4}?(?:옮[기겨긴길]|돌리|돌려\s?[두놓])\S*/gu,
  /(?:회사|직장|일터|직업)[을를]?\s(?:\S+\s)?옮[기겨긴길]\S*\s(?:\S+\s){0,3}?(?:몸값|연봉|월급|수입|좋|낫|나은|유리|적기|때입|달라|오르|오릅|뜁|뛰)\S*/gu,
  // To be in before the others, and out in time.
  /(?:먼저|한발\s?앞서|일찍|미리)\s(?:\S+\s)?(?:들어[가간갈]|자리를?\s?잡)\S*\s(?:\S+\s){0,3}?(?:이[기깁]|웃[습는게]|가져가|가져갑|벌|법니|챙기|챙깁|얻|유리|정답)\S*/gu,
  /(?:남|남들|누구|아무|다들|아무도|모두)\S*\s?(?:\S+\s)?(?:모를|보지\s않을|외면할|떠날|던질|망설일|겁낼|조용할)\s때\s(?:\S+\s){0,3}?(?:들어가|들어간|자리를\s?잡|담|줍|주워|움직)\S*|(?<![가-힣])조용할\s때\s(?:\S+\s)?(?:들어가|담아|사)\S*/gu,
  /(?<![가-힣])발을?\s(?:\S+\s)?담[가그]\S*\s?(?:\S+\s)?(?:볼|보|좋|때)\S*|문이\s열려\s?있을\s때\s(?:\S+\s)?들어가\S*/gu,
  /(?<!(?:에서|역에|[을를])\s)(?<![가-힣])(?:나올|들어갈|빠질|올라탈)\s(?:때|시점|자리)[를을]\s놓치지\s(?:말|마|않)\S*|(?:이번\s?(?:주|달)|다음\s?(?:주|달)|이달|오늘|내일)[은는]\s(?:나오|들어가|빠지)는\s(?:주|달|날|때|시기)(?:이고|입니다|이니)/gu,
  /(?<![을를]\s(?:\S+\s)?)(?<![가-힣])비워\s?(?:두|내)\S*\s(?:\S+\s){0,3}?다시\s(?:채우|담|사)\S*/gu,
  new RegExp(`(?<![가-힣])(?:내\\s?집|집|보금자리)\\S*\\s(?:\\S+\\s){0,3}?마련하\\S*\\s(?:\\S+\\s)?${BETTER}`, 'gu'),
  // To be in and out within a day, and bold while others are afraid.
  /(?:새벽|아침|오전|점심|낮)에\s들어가(?:서|고|면)?\s(?:\S+\s)?(?:점심|낮|오후|저녁|밤)에\s(?:\S+\s)?(?:나오|빠지|빠져)\S*/gu,
  /(?:남|남들|다들|모두|사람들|다른\s사람)[이가]?\s?(?:\S+\s)?(?:무서워|두려워|겁내|겁먹|벌벌\s떨|도망칠|내던질|돌아설)\S*\s때\s(?:\S+\s){0,3}?(?:용기|움직|담|나서|들어가|과감|사\s|잡)\S*\s(?:\S+\s){0,4}?(?:보답|웃|벌|이[기깁]|얻|기회|돌아[오옵])\S*/gu,
  // To be out of it, and to sell the old for the new.
  /(?<![을를]\s)(?:털고|접고|던지고|정리하고)\s나오(?=는\s(?:편|것|쪽)|세|시|기)\S*|타고\s있는\s배에서\s내[릴리려]\S*|(?:묵은|오래된|낡은|물린|못난)\s것(?:들?[을은]|부터)\s(?:\S+\s)?팔\S*/gu,
  /(?<![가-힣])(?:묶인|묶어\s둔|잠자는|노는|쉬는|놀리던|(?:쉬고|잠자고|놀고)\s있는)\s(?:돈|목돈|자금)\S*\s(?:\S+\s){0,4}?(?:풀[어고]|굴[리려릴]|불[리려릴]|넣[으어기]|깨[우워])\S*/gu,
  /(?<![가-힣])들어갈\s(?:자리|때|곳|타이밍)(?:입니다|이니|이라|예요)|집\s마련[을은]?\s(?:\S+\s)?(?:서두|하기\s(?:\S+\s)?좋|때|적기)\S*/gu,
  // To take more where it is cheap, and less where it rose.
  /(?:싸게\s나온|싸진|내린|떨어진|오른)\s(?:것|만큼|쪽|곳|데)\S*\s(?:\S+\s){0,3}?(?:거두어|거둬|얹[어으]|채워|발을\s빼|비우|비워)\S*|(?<![을를]\s)(?:지금|오늘)\s(?:\S+\s)?(?:채워\s담|더\s얹)\S*|(?:가지고|갖고|들고|쥐고)\s있는\s(?:절반|반|일부)\S*\s(?:\S+\s){0,3}?(?:내려놓|덜|정리|팔|비우)\S*|(?<![가-힣])집을\s팔고\s\S*/gu,
];

const WEATHER = /눈[이은]|비[가는]|기온|날씨|수온|온도|바람|기분|마음|체력|기력|기운|체온|얼굴|목소리/u;

/** That what fell comes back, in the words of every day. */
const TURNS: readonly RegExp[] = [
  /(?<![가-힣])(?:내린|내렸|빠진|빠졌|빠질\s만큼|떨어[졌진]|눌린|꺾인|밀린)\S*\s(?:\S+\s){0,4}?(?:되돌아[오옵올와]|다시\s(?:\S+\s)?올라[오옵]|튀어\s?오[르릅]|오를\s일만|제자리를\s찾|회복합|회복되)\S*/gu,
  /(?<![가-힣])바닥[은을이]\s(?:\S+\s)?(?:지났|지나|찍|다졌|확인)\S*|[가-힣]에는?\s(?:내리|떨어지)고\s\S+에는?\s(?:오르|오릅|올라)\S*|(?:상순|중순|하순|월말|월초|상반기|하반기|연말|연초)\S*\s(?:\S+\s){0,2}?(?:분위기|판세)[가는]\s(?:\S+\s)?(?:돌아서|돌아섭|뒤집|살아[나납난])\S*|눌[린렸]\S*\s(?:\S+\s)?고개를\s(?:들|듭)\S*|(?:상반기|하반기|연말|연초|이달|다음\s달)\S*\s시세[가는]\s\S*/gu,
  /(?<![가-힣])시장에\s(?:\S+\s)?(?:봄|훈풍|온기|볕)[이가]\s(?:오|옵|불|붑|돌|돕|듭)\S*/gu,
];

/** That nothing is lost, or that it comes back greater. */
const PROMISES: readonly RegExp[] = [
  /(?:(?:대로|처럼|기)만\s(?:하|가|따르|지키|기다리)|길로\s(?:\S+\s)?가|기다리기만\s하|대로\s(?:\S+\s)?하)면\s(?:\S+\s){0,2}?(?:잃을|잃지|밑질|밑지지|손해\s볼)\S*\s?\S*/gu,
  /(?:기다리|묻어|넣어|맡기|참|심어)\S*\s(?:\S+\s){0,3}?(?:(?:두\s)?배로|(?:몇|여러|세|네)\s?곱[이으]\S*\s되어)\s(?:\S+\s)?(?:돌려받|거두|거둡|돌아[오옵])\S*|(?:묻어|모셔|심어|(?<![가-힣])사)\s?(?:두|놓)(?:면|기만)\S*\s(?:\S+\s){0,4}?(?:불어|몫|효자|보답|열매|결실|웃)\S*/gu,
  /(?:기다리|버티|참으|그대로\s두|이대로\s두)면\s(?:\S+\s)?(?:잃을|밑질|손해\s볼)\s(?:것|일)[이은]?\s없\S*|(?:이대로|그대로|가만히)\s두면\s(?:\S+\s)?(?:불어나|불어납|늘어나|늘어납|커집|두\s배)\S*/gu,
];

/** Savings are scorned, so that the money moves on. */
const SCORNED =
  /(?:예금|적금|저금|통장|현금)만\s(?:\S+\s)?(?:고집|믿|붙들|쥐|들고|두|넣)\S*\s(?:\S+\s){0,3}?(?:뒤처|뒤떨|손해|녹[아습]|줄어|제자리|가난|못\s따라)\S*/gu;

/** It fell as far as it could. */
const FALLEN = /(?:떨어질|내릴|빠질|내려갈|밀릴)\s만큼\s(?:\S+\s)?(?:떨어졌|떨어져|내렸|내려|빠졌|빠져|밀렸)\S*/gu;

/** That who holds on will laugh, and that what is lost comes back by another stake. */
const HELD_ON: readonly RegExp[] = [
  new RegExp(`(?<![가-힣])${HELD}[이가]?\\s(?:\\S+\\s){0,3}?(?:효자|보답|웃게)\\S*`, 'gu'),
  /(?:들고|쥐고|갖고|가지고|안고|묻어|사)\s?(?:있는|있던|둔|놓은)\s것\S*\s(?:\S+\s){0,3}?(?:그대로|가만히|계속|끝까지|더|오래)\s(?:\S+\s)?(?:두|쥐|들|가지|안|기다리)\S*\s(?:\S+\s){0,2}?(?:웃|보답|빛|열매|결실|보람|좋은\s(?:일|날))\S*/gu,
  /(?:연말|내년|봄|여름|가을|겨울|명절|월말)까지\s(?:\S+\s)?(?:그대로\s)?(?:두|쥐고\s있|들고\s있|가지고\s있)으?면\s(?:\S+\s){0,2}?(?:웃|보답|두둑|늘어|불어|효자)\S*/gu,
  /(?:잃은|날린|놓친|까먹은)\s(?:것|돈|만큼|몫)\S*\s(?:\S+\s){0,5}?(?:걸어|걸고|넣어|들어가|태워)\S*\s(?:\S+\s){0,2}?(?:되찾|만회|찾으|찾을|메우|메워|채우|채워|돌려받)\S*/gu,
];

/** What also grows if it is left. */
const NOT_MONEY = /걱정|(?<![을볼]\s)일[이은]|짐|빨래|설거지|화가|오해|서운|먼지|잡초|습관/u;

/** A kind of asset that is praised, or to be had about one. */
const PRAISED: readonly RegExp[] = [
  /(?<![가-힣])(?:금|은|땅|달러|집|은화|금화)(?:은|는|만은|만큼은)\s(?:\S+\s)?(?:배신하|변하지|거짓말|든든|썩지|닳지|사라지지|믿을|안전하|제값)\S*/gu,
  /(?<![가-힣])(?:금|은|순금)[을를]\s(?:\S+\s)?(?:가까이|지니|몸에|품에)\S*|(?:바다|나라|국경)\s?(?:건너|밖)\S*\s(?:\S+\s)?(?:것|곳|데|회사)\S*\s(?:\S+\s)?(?:사\s?[두들모]|담|넣|모으|눈여겨)\S*/gu,
];

const BODY: readonly RegExp[] = [
  /(?:건강|몸|기력)(?:에|이|에는)\s(?:\S+\s){0,2}?(?:고비|위기|시련|큰\s변화)[가이를을]?\s?\S*/gu,
  /(?:아기|아이)[를을]?\s(?:바라|기다리|원하)는\s(?:\S+\s)?(?:부부|집|가정|사람|분)\S*|(?:집안에|가족에)\s(?:\S+\s)?식구[가이]\s\S*|건강에\s(?:\S+\s)?(?:좋지\s않은|나쁜|안\s?좋은)\s(?:일|소식)\S*/gu,
];

/** A thing is laid, hung or carried for what it draws in or keeps away. */
const LAID =
  '(?:종이|동전|실[을은]|물[을한]|소금|팥|쌀|콩|천[을은]|마늘|칼[을은]|가위|고추|숯|거울|그림|글씨|글귀|조각|방울|종[을은]|나뭇가지|엽전|지폐|돌[을은]|머리카락|손톱|사진|이름[을은]|주문)';
const PUT = '(?:두|둔|둡|붙[이여]|넣|떠|걸|놓|묶|묻|뿌|흩|태[우워]|지니|지녀|매달|적어|품)';
const DRAWN =
  '(?:재물|복이|복을|액[이을]|액운|돈이|돈을|(?:나쁜|좋은|맑은|궂은|검은|막힌|재물|집안의)\\s(?:\\S+\\s)?(?:기운|운|일)|기운[이을]\\s(?:들|막|불|비|바|쫓|얼씬)|얼씬|귀신|잡귀|귀인|소원|(?:마음|인연|사랑)을\\s(?:얻|부|불|끌)|행운|탈이|화를)';
const CHARMS: readonly RegExp[] = [
  new RegExp(
    `(?:베개|머리맡|현관|지갑|침대|대문|문간|문턱|문지방|주머니|가방|이불|장판|거실|안방|부엌|속옷|차\\s안|마당)(?=[가-힣\\s])(?:\\S*\\s){1,4}?${LAID}\\S*\\s(?:\\S+\\s)?${PUT}\\S*\\s(?:\\S+\\s){0,4}?${DRAWN}`,
    'gu',
  ),
  new RegExp(
    `(?:베개|머리맡|현관|지갑|침대|대문|문간|문턱|문지방|주머니|장판|거실|안방|마당)(?<=${LAID}\\S*\\s(?:\\S+\\s){0,2}?\\S+)\\S*\\s(?:\\S+\\s){0,2}?${PUT}\\S*\\s(?:\\S+\\s){0,4}?${DRAWN}`,
    'gu',
  ),
  /(?:나쁜|안\s?좋은|궂은|불길한|검은)\s(?:기운|운)[이가은는]\s(?:\S+\s)?(?:사라|나가|나갑|물러|달아|씻)\S*|(?:문으로|쪽으로)\s(?:\S+\s)?(?:나가|들어오|걸으|다니)\S*\s(?:나쁜|좋은)\s일[이]\s\S*/gu,
];

/** A partner is suspected, or to be spied on. */
const SUSPICION: readonly RegExp[] = [
  /(?:배우자|남편|아내|애인|연인|짝|상대)\S*\s(?:\S+\s)?(?:마음|눈길|눈|정)[이은을]\s(?:\S+\s)?(?:다른\s(?:곳|데|사람)|딴\s?(?:곳|데|사람)|밖)(?:에게|한테|으로|에)?\s?(?:가|쏠|있|팔|향)\S*/gu,
  /(?:배우자|남편|아내|애인|연인|상대)의\s(?:\S+\s)?(?:휴대전화|전화기|핸드폰|문자|메시지|통화\s?(?:기록|내역)|카드\s?(?:내역|명세서)|지갑|가방|뒤)[를을]?\s(?:\S+\s)?(?:확인|뒤져|뒤지|뒤집|살펴|살피|캐|조사|들여다|몰래|밟)\S*/gu,
];

const isOfThings = ({ sentence, after }: Found) => THINGS.test(sentence) || isDenied(after) || isStudied(after);
/** 건강에 고비가 오지 않도록. */
const isOfMinding = ({ match, after }: Found) => /않도록|없도록|않게|넘긴|넘기고/u.test(match[0] + after);
/** A promise denies by itself: 잃을 일이 없습니다. */
const isQuoted = ({ after }: Found) => isRejected(after);

export const PLAIN: Readonly<Record<'order' | 'guarantee' | 'security' | 'health' | 'taboo', readonly WordGroup[]>> = {
  order: [
    { words: [SCORNED], isExcused: ({ after }) => isDenied(after) || isStudied(after) },
    {
      words: ORDERS,
      isExcused: (found) => isOfThings(found) || /권유|권하|따라\s|의논/u.test(found.sentence),
    },
  ],
  guarantee: [
    { words: TURNS, isExcused: ({ sentence, after }) => WEATHER.test(sentence) || isRejected(after) },
    { words: PROMISES, isExcused: (found) => NOT_MONEY.test(found.sentence) || isQuoted(found) },
    { words: [FALLEN], isExcused: ({ before, after }) => WEATHER.test(before) || isRejected(after) },
    { words: HELD_ON, isExcused: (found) => isOfThings(found) || NOT_MONEY.test(found.sentence) },
  ],
  security: [{ words: PRAISED, isExcused: isQuoted }],
  health: [{ words: BODY, isExcused: (found) => isQuoted(found) || isOfMinding(found) }],
  taboo: [{ words: [...CHARMS, ...SUSPICION], isExcused: ({ after, match }) => isDenied(match[0] + after) }],
};
