import { isDenied, matchesIn } from './sentences.ts';

/** Illnesses by name. 병, 공황 or 장애 alone also speak of markets, moods and obstacles. */
const ILLNESS =
  '(?:(?<![가-힣])암(?=[이은을에도의\\s])|[위폐간췌]암|유방암|대장암|갑상선암|당뇨병?|(?:고|저)혈압|뇌졸중|뇌출혈|뇌경색|중풍|심장병|심근경색|협심증|부정맥|우울증|조울증|치매|폐렴|위염|간염|신우신염|관절염|방광염|종양|용종|(?:허리|목)\\s*디스크|(?:공황|불안|수면|섭식)\\s*장애|불면증|큰\\s*병|중병|지병|난치병|불치병|(?<![가-힣])병환|병세|질병|질환|합병증|후유증|골절|낙상|중상|화상(?!\\s?(?:회의|통화|수업))|염증|감염|식중독|(?<![가-힣])독감|대상포진)';
/** An organ, and what befalls it. */
const ORGAN =
  '(?:심장|뇌|(?<![가-힣])간|폐|신장|콩팥|위장|대장|갑상선|혈관|자궁|전립선|췌장|관절|허리|기관지|호흡기|혈압|혈당)(?:\\s*(?:쪽|계통|기능))?';
const SELF = '(?:체질|사주|명식|팔자|운명|운세|기질|운(?=[이을입에도]))';

/** What is refused unless its own clause denies it: a prediction, a diagnosis, or advice on treatment. */
const CLAIMS: readonly RegExp[] = [
  new RegExp(
    `${ILLNESS}(?:이|가|에|으로|로|을|를|의|도)?\\s*(?:\\S+\\s+){0,2}?(?:걸립|걸리니|걸리게|걸릴|생깁|생기|생길|발병|나타납|나타날|찾아옵|찾아오|찾아올|찾아와|올 수|오기 쉬|악화|재발|도집|도지|진단|판정|앓게|앓습|앓을|얻게|얻어|입게|입습|입을|있습니다|있는\\s${SELF}|의심|고생|쓰러지|쓰러집|깊어지|비칩|비치|시달|수가\\s|수를\\s|(?:조심|주의)해야\\s*하는\\s*${SELF})`,
    'gu',
  ),
  /(?<![가-힣])병에\s*걸[리릴려린]/gu,
  new RegExp(`${ORGAN}(?:에|이|가|의|은|도)?\\s*(?:큰\\s*|작은\\s*)?(?:이상|문제|탈|병|질환|무리)(?:[이가은]|\\s)?\\s*(?:생기|생길|생깁|나|있|올|오|찾아|따르)`, 'gu'),
  new RegExp(`${ORGAN}[이가]?\\s*(?:약한|나쁜|좋지 않은|안 좋은)\\s*${SELF}`, 'gu'),
  new RegExp(`(?:${ILLNESS})[을를이가]?\\s*(?:\\S+\\s+){0,2}?(?:타고난|물려받은|쉬운)\\s*${SELF}|${ILLNESS}\\s*${SELF}`, 'gu'),
  // Hospital, surgery, the sick.
  /수술(?:대에|을\s*(?:\S+\s)?(?:받|하게|하는\s*운)|이\s*(?:필요|잡)|(?:\s|은\s)(?:수가|이달|올해|미루|날짜)|합니다|해야)|입원(?:하게|할|합|이\s*필요)|(?:병원|병상)\s*신세|병원에\s*실려|병상에|응급실|중환자|자리에\s*(?:눕|누워)|몸져눕|앓아눕|쓰러지(?:게|는\s*운|실)|편찮으?[실십]\s*(?:운|수|것)|편찮으시게|크게\s*(?:편찮|아프|앓|다치)|(?:부모|어머|아버|배우자|남편|아내|자녀|자식|아이|가족|형제)\S*\s*(?:\S+\s+){0,2}?(?:건강이\s*(?:\S+\s)?(?:나빠|기울|악화)|아프게|병(?:이|을|환))|몸이\s*망가|건강을\s*(?:크게\s*)?잃게/gu,
  // Accidents.
  /사고(?:가|를|에|로|의)?\s*(?:\S+\s)?(?:납니다|나니|나는|나게|날 것|날 운|날 수|당합|당하|당할|일어납|일어날|생깁|생길|겪게|겪습|휘말|이어집|이어질|따르|따릅)|사고\s?수(?=[가를로]|\s)|(?:손|낙|관재|송사|구설)상\s*수가|(?:교통|접촉|추돌|안전|물놀이)\s*사고(?:가|를|에|로)?\s*(?:\S+\s)?(?:나|당|생|겪|휘|따르|조심)|(?<!마음을 |마음이 |상처받아 )다치(?:는|게|시게|기\s*쉬|실)\s*(?:날|달|해|운|됩|될|되|운이|수)?|다칠\s*(?:수가|운|것|일이)|(?:불에|물에|칼에)\s*(?:데|빠지|빠질|베)|부상을?\s*(?:입습|입게|당|입을)|낙상하|익사|화재(?:가|를)\s*(?:나|당|겪)|피를\s*보|뼈를\s*다/gu,
  // Death.
  /(?<![가-힣])(?:죽습니다|죽게\s*됩|죽을\s*(?:것|운|수)|죽음[이을]\s*(?:찾아|다가|기다|맞)|사망|별세|목숨을\s*잃|세상을\s*(?:떠나|떠날|떠납|뜨|등지)|명이\s*(?:짧|다하|다합)|단명|임종|초상을?\s*(?:치|당)|상을\s*당|장례를?\s*치)|수명이\s*(?:짧|길지\s*않)|(?:남편|아내|배우자|부모|자식|자녀)[을를]\s*(?:\S+\s)?(?:먼저\s*보내|여의|잃)|사별|(?:환갑|칠순|예순|쉰|마흔|일흔|서른)[을를]\s*(?:못\s*)?넘기/gu,
  // Pregnancy and birth. 임신 is a pillar too, with its sign or its noun.
  /임신(?!\(|\s?(?:일주|월주|년주|연주|시주|일|월|년|대운|의\s))|잉태|태기|수태|난임|불임|출산(?!율|\s?장려)|순산|득남|득녀|(?:아이|아기|자녀|자식|새\s*생명|2세)[이가를을]?\s*(?:생깁|생기는|생길|들어서|들어섭|얻게|얻는|찾아옵|가지게)|유산(?:을|이|의\s*아픔)?\s*(?:합니다|하게|됩니다|될\s*것|겪)|유산의\s*아픔/gu,
  // Medicine and treatment.
  /(?<![가-힣절])약[을은]\s*(?:\S+\s)?(?:끊|줄|늘|바꾸|드시|먹|복용)|(?:혈압약|당뇨약|진통제|수면제|항생제|소염제|우울증\s*약|항우울제|감기약|해열제)(?!(?:이|을|를)?\s*(?:\S+\s)?남용)|복용(?:하|을|량)|(?:홍삼|인삼|비타민|영양제|보약|한약|유산균|오메가)\S*\s*(?:\S+\s+){0,3}?(?:낫|치료|회복됩|사라집|좋아집|나아)|치료(?:를|은|는)?\s*(?:\S+\s)?(?:미루|그만|필요\s*없|받지\s*않)|(?:병|통증|기침|두통|피로)[이가은도]\s*(?:\S+\s)?(?:완치|치료|낫습|나을\s*것|낫게)|저절로\s*(?:낫|나을)|완치/gu,
];

/** An illness as what a sentence states: 우울증입니다. */
const DIAGNOSIS = new RegExp(
  `${ILLNESS}(?:\\s*(?:증세|증상|환자|초기|상태|체질|사주|팔자)|의\\s*(?:시작|초기|증상)|(?:에 걸린|[을를] 앓는|[이가] 있는)\\s*(?:상태|체질|사주|팔자|사람|분))?(?:입니다|이에요|예요|이네요|이군요|이며|이고|이니|일 것입니다|인 듯합니다|인 것 같습니다|으로 보입니다|로 보입니다|이 (?:분명|확실|틀림))`,
  'gu',
);

/** The word ends a topic or a subject. */
const TOPIC = /(?:[은는이가란건]|게)$/u;

/** Topics that leave the illness to the reader: the person, the state, the time, what is pointed at. Adjectives end alike. */
const READERS =
  /(?:님[은이]|당신[은이]|본인은|그대는|상태[는가]|증상[은이]|병명[은이]|진단[은이]|원인[은이]|결과[는가]|이는|그건|이건|그것은|이것은|이게|그게|지금은|요즘은|오늘은|올해는|이달은|깊은|잦은|같은|많은|앓은|겪은|많이|같이|깊이)$/u;

/** A word of care makes it a reminder: 조심할 것, 독감입니다. */
const CARE = /조심할|주의할|예방|대비|살피|살필|살펴|챙기|챙길|점검|검진|검사/u;

/** What a person can do against it: no prediction. */
const PREVENTED = /않도록|않게|없도록|지\s*않으(?:려|면)|예방|검진|검사|(?:없|않)이\s|없이|접종/u;

/** A scratch or a cold that may come is a reminder. */
const MILD = /(?:작은|가벼운|가볍게)\s*(?:부상|상처|감기)/u;

/** Most sentences contain none of these: the patterns cost more. */
const CUE =
  /암|당뇨|혈압|혈당|혈관|졸중|출혈|경색|중풍|심장|심근|협심|부정맥|우울증|조울|치매|질병|질환|병[이을은에원상세환의]|큰 ?병|지병|장애|감염|염증|[염독]증?|종양|용종|디스크|골절|낙상|중상|화상|부상|불면증|포진|뇌|간[에이의]|폐|신장|콩팥|위장|대장|갑상선|자궁|전립선|췌장|관절|허리|기관지|호흡기|수술|입원|응급|중환|눕|누워|쓰러|편찮|아프|앓|다[치칠]|건강|사고|낙상|익사|화재|피를|뼈|데|빠[지질]|죽|사망|별세|목숨|세상|명이|단명|임종|초상|상을|장례|수명|여의|보내|사별|넘기|임신|잉태|태기|수태|난임|불임|출산|순산|득[남녀]|생명|아이|아기|자녀|자식|유산|약|제[를은 ]|복용|삼|비타민|영양제|치료|낫|나을|완치/u;

/** @returns the claim, unless the sentence denies it or speaks of what can be done against it */
export function healthClaimIn(sentence: string): string | null {
  if (!CUE.test(sentence)) return null;
  for (const pattern of CLAIMS) {
    for (const match of matchesIn(sentence, pattern)) {
      const rest = sentence.slice(match.index + match[0].length);
      const around = sentence.slice(Math.max(0, match.index - 12));
      if (PREVENTED.test(around) || MILD.test(around)) continue;
      if (!NEVER.test(rest) && !(DENIED_NOUN.test(rest) && isDenied(rest))) return match[0];
    }
  }
  return diagnosisIn(sentence);
}

const NEVER = /^\S*\s*(?:\S+\s)?\S*(?:않|아니|아닙|없)/u;

/** A diagnosis without a subject of its own, which the reader takes as theirs (심한 우울증입니다); not 겨울의 불청객은 독감입니다. */
function diagnosisIn(sentence: string): string | null {
  for (const match of matchesIn(sentence, DIAGNOSIS)) {
    const before = sentence.slice(0, match.index);
    const clause = before.slice(before.lastIndexOf(',') + 1);
    const topics = clause.split(/\s+/u).filter((word) => TOPIC.test(word) && !READERS.test(word));
    const rest = sentence.slice(match.index + match[0].length);
    if (topics.length === 0 && !CARE.test(before) && !/않|아니|아닙|없/u.test(rest)) return match[0];
  }
  return null;
}

const DENIED_NOUN = /^(?:는|다는|라는)\s*(?:말|뜻|이야기|소문)/u;
