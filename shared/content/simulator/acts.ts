/**
 * What a text speaks of: acts (to save, to talk, to walk) and how things go (tired, at odds). Two fields of one content share
 * no act, and say of nothing that it goes well and badly.
 */
type Act = readonly [words: RegExp, opposite?: RegExp];

const MOVE = /걷|걸어|걸으|산책|운동|체조|뛰어|뛰거나|계단|움직여|움직이세|춤|줄넘기/u;
const REST =
  /쉬세|쉬어|쉬는 |푹 쉬|쉬면|쉬고|쉼|눕|누우|누워|잠(?!깐|시)|주무|자는 시간|일찍 자|늦게까지|깨어|불을 끄|한가/u;
const TIRED =
  /지치|지쳐|지칩|피곤|피로|나른|힘이 (?:조금 )?덜|기운이 (?:조금 )?(?:덜|떨어)|무리(?!하지 않으면)|귀찮|처지/u;
const VIGOR =
  /활기|기운이 넘|힘이 (?:나(?:는|니)|넘치)|몸이 가[벼볍뿐]|몸에 힘|체력|튼튼|움직이(?:기 좋|고 싶)|뛰어놀|의욕이 (?:나|생)/u;
const STRAIN =
  /다투|다툼|다툰|부딪|엇갈|서운|거슬|오해|멀어|토라|흉|갈리|짜증|날카|상처|섭섭|화[가를] |화난|어긋나|질투|맞서/u;
const HARMONY =
  /손발이 (?:잘 )?맞|뜻이 (?:잘 )?(?:통|맞)|마음이 (?:잘 )?(?:맞|통)|말이 (?:잘 )?통|사이가 (?:편|좋|따뜻|가까)|같은 편|함께 웃|반가운 (?:날|연락)|정다운|사람을 모으|어울릴 일|사이도 (?:다시|금방)|사람 사이가 편/u;
const FLOW = /순조|수월|막힘없|술술|집중이 잘|잘되는 (?:날|때)|잘됩니다|잘 풀|힘이 붙|속도를 내/u;
const SLOW = /더디|더딘|늦어지|밀리|밀립|흐트러|집중하기 어려|막히기|막힙|손에 (?:잘 )?(?:안|잡히지)|뜻대로 되지/u;
const THRIFT =
  /알뜰|아낀|아끼|아껴|모으는 재미|모은 (?:돈|보람)|살림(?:이|을) (?:계획|규칙)|돈 걱정이 가벼|저축|저금|모으는 일/u;
const LEAK =
  /돈이 새|새기 쉬|씀씀이가 (?:커|늘)|쓰기 쉬|지출이 (?:생|커|늘)|돈을 쉽게|사고 싶|쓰는 돈이 (?:늘|조금)|돈 걱정(?!이 가)|갖고 싶/u;
const BEGIN =
  /시작해|시작하(?:기 좋|세)|앞당겨|새로운 일|새 일을|자신 있게|벌이기 좋|습관을 (?:하나|들)|좋은 습관|새로 배|나서 보|해 볼 용기/u;
const HOLD =
  /새 일(?:은|보다)|하던 (?:일|것)(?:을 지|만|을 살)|쉬어 가는|미루는 편|줄이는 편|줄이면|줄이세|천천히|서두르지|느긋|무리하지|여유를|욕심/u;
const TALK = /이야기(?:해|하세|를 나|할)|말해|말하세|털어놓|의논|꺼내 보|꺼내세|말을 걸|표현/u;
const QUIET = /말을 아|말조심|한 번 생각하고|짧게 (?:하|말)|말은 (?:하루|내일|짧)|조용히 지|할 말만|입을/u;
const ALONE = /혼자 (?:쉬|있|하|보|집중)|혼자만의|조용히 지/u;
const TOGETHER =
  /함께할|함께하|여럿이|같이 하|만나(?:자|세|보)|모임|초대|동료|같은 편|한마음|가까운 사이|나란히|여럿의/u;

const ACTS: readonly Act[] = [
  [MOVE, TIRED],
  [REST, MOVE],
  [THRIFT, LEAK],
  [LEAK, THRIFT],
  [BEGIN, HOLD],
  [HOLD, BEGIN],
  [TALK, QUIET],
  [QUIET, TALK],
  [ALONE, TOGETHER],
  [TOGETHER, ALONE],
  [/평소/u],
  [/순서|차례|(?:일|것|문제|과목)(?:부터|을 먼저)|급하지 않은/u],
  [/하던 (?:일|것)/u],
  [/서운|섭섭|마음에 걸리는 말/u],
  [/보여 (?:주|보)|제안/u],
  [/시간(?:을|에) (?:더 |먼저 |따로 |조금 |넉넉히 )?(?:내|쓰|두)/u],
  [/미뤄 둔|미루던|미룬|미뤄 두|오래 끌던/u],
  [/흩어지/u],
  [/버릇|습관/u],
  [/비교|견주|나아진|부러/u],
  [/느리|느려|더디|더딘/u],
  [/화분/u],
  [/몰리|몰린|밀려드|한꺼번에|할 일이 많/u],
  // Money.
  [/영수증|명세서|쓴 (?:작은 )?(?:돈|용돈)|가계부|어디에 (?:썼|쓰)|씀씀이를|지출을 확인|살림을 (?:살|돌아)|커피값/u],
  [
    /사기 전|사려|고르기 전|장바구니|결제|하룻밤|며칠 (?:두|기|뒤|지)|하루 (?:뒤|더|두|지나)|사지 마|보자마자|따라 사|갖고 싶은 것|꼭 필요한|필요한 것(?:만|부터)|비슷한 것/u,
  ],
  [/납부|요금|회비|자동이체|구독|낼 (?:돈|것)|고정 지출|다달이 (?:나|내)/u],
  [/나누어 (?:내|두)|나누어 낼|어떻게 나눌|정산|계산|누가 (?:얼마|냈)|한턱|예산|쓸 돈/u],
  [/할인|지원|혜택|포인트|상품권|무료/u],
  [/권유|거절|솔깃|소문|대화방|재촉|광고/u],
  [/(?:물건|옷).{0,8}(?:고쳐|만들|나누어 주)|만들어|고쳐|솜씨|손수|손으로/u],
  // People.
  [/안부|연락|전화|문자|답장|편지|통화|메시지/u],
  [/고마|고맙|감사|칭찬|수고|격려|좋은 점/u],
  [/끝까지 듣|끝까지 들|들어 주|먼저 들|듣고|들으세|귀담|의견/u],
  [
    /부탁|도와줄 사람|가르쳐 줄|막힌 (?:일|것)을 물|도와 달|도움을 (?:청|부탁|얻|받)|도움이 필요|나누어 (?:하|맡)|나눌 수 있|맡기|짊어|혼자 (?:다|버티|참)/u,
  ],
  [/도와주|도울|거들|도와 보|돕|베풀|알려 주|나누어 주/u],
  [/양보|물러서|(?:뜻|방법|것)을 (?:먼저 )?따라 (?:주|보)|고집/u],
  [/약속/u],
  [/사과|미안|잘못/u],
  // The body.
  [/기지개|스트레칭|허리|자세|어깨|가슴을|몸을 (?:펴|풀|쭉|늘)|팔다리/u],
  [/물(?:을|부터) |(?<![가-힣])차(?:를|나| 한)|커피|음료/u],
  [/휴대전화|화면|알림|앱|영상|게임/u],
  [/음악|노래/u],
  [/창문?을|공기|햇볕|볕/u],
  // Work, learning and the house.
  [/규칙|원칙|정해진/u],
  [/적어|적으|적고|기록|일기|메모/u],
  [/보람|성과/u],
  [/공부|배우|배운|배움|배워|복습|과목/u],
];

/** Too common to count alone: two of them in common are still no repetition. */
const COMMON_ACTS: readonly Act[] = [
  // How things go: a part of life may be on the story's side.
  [TIRED, VIGOR],
  [VIGOR, TIRED],
  [STRAIN, HARMONY],
  [HARMONY, STRAIN],
  [FLOW, SLOW],
  [SLOW, FLOW],
  [/큰 (?:지출|결제|결정)|결정|선택|서명|조건/u],
  [/시세|투자|장이 |화면을 (?:보|닫)|뉴스|소식/u],
  [/(?<![가-힣])남(?:의|이|과|보다|들|을)|비교|견주|부러|자랑|친구(?:의 (?:새|속도)|와 나를|보다)/u],
  [/물어|묻|여쭈|질문/u],
  [/인사/u],
  [/가족|집안|친척/u],
  [/먹|드세|드시|끼니|반찬|밥|음식|간식|군것질|식사|과자|한 끼|입맛/u],
  [/정리|비우|치우|치워|버리|지우|닦|제자리|가지런/u],
  [/책|읽|낱말|글을|자료|문제/u],
  [/달력|일정|계획|목표/u],
  [/확인|점검|훑어|살펴|살피|빠뜨|다시 보|꼼꼼/u],
  [/끝내|마무리|마치|끝까지 해/u],
  [/미루|밀린|늦추/u],
  [/작게 나|하나씩|쉬운 (?:것|일)부터|첫 단계|조금씩|짧게 나/u],
  [/집중|한 가지|몰두/u],
  [/떠올려|돌아보|되새/u],
  [/하나(?:만|를)? (?:먼저 )?(?:골라|고르|끝내)/u],
  [/날을 잡/u],
  [/걱정|불안|고민|의심/u],
  [/바꾸|바뀌|다른 (?:길|방법|방식)|새로운 (?:길|방법)|가 보지/u],
];

const ALL = [...ACTS, ...COMMON_ACTS];
export const ACTS_COUNT = ALL.length;

export interface Acts {
  readonly own: readonly number[];
  /** What would contradict it. */
  readonly against: readonly number[];
}

const KNOWN = new Map<string, Acts>();

export function actsOf(text: string): Acts {
  let acts = KNOWN.get(text);
  if (acts === undefined) {
    const own = ALL.flatMap(([words], index) => (words.test(text) ? [index] : []));
    const against = own.flatMap((index) => {
      const opposite = ALL[index]?.[1];
      return opposite === undefined ? [] : [ALL.findIndex(([words]) => words === opposite)];
    });
    acts = { own, against };
    KNOWN.set(text, acts);
  }
  return acts;
}

/** How much a repeated act counts; from 1 on a text is passed over. */
export function weightOf(act: number): number {
  return act < ACTS.length ? 1 : COMMON_WEIGHT;
}

const COMMON_WEIGHT = 0.4;
