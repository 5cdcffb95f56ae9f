import { bandOf } from '../scores/bands.ts';
import { wordsByCue } from './cues.ts';
import { once } from './once.ts';
import { isDenied, withoutEncouragement } from './sentences.ts';
import { matchesIn } from './words.ts';

interface Words {
  readonly pattern: RegExp;
}

const wordsOf = (alternatives: readonly string[]): Words => ({ pattern: new RegExp(alternatives.join('|'), 'gu') });

/** What no low score bears, in one sentence. The best day of a week is no verdict on the week: 가장 좋은 날은 목요일입니다. */
const BEST = wordsOf([
  String.raw`막힘(?:이라고는|이)\s없|바람이\s(?:\S+\s){0,3}?밀어\s?줍|별들이\s(?:\S+\s){0,5}?비추`,
  String.raw`(?:최고의|최상의|더할 나위 없|더없이 좋|완벽한)\s*(?:날|하루|운|흐름|기운|시기|한 주|한 달|한 해|해|때)?`,
  String.raw`가장 (?:좋은|빛나는|운이 좋은)\s*(?:날|하루|운|흐름|기운|시기|한 주|한 달|한 해|해|때)(?![은는]\s)|대길|만사형통`,
  String.raw`(?:무엇|뭘|어떤 일|모든 (?:일|것|문)|하는 일|손대는 일|바라던 (?:일|것))\S*\s*(?:\S+\s+){0,3}?(?:술술|순조롭게|잘\s|풀리|풀립|이루어|성공|황금|열리|열립)`,
  String.raw`행운이\s*(?:\S+\s)?(?:가득|쏟아|넘치)|거칠 것이 없|두려울 것이 없|(?:더는|더)\s*바랄\s*것이?\s*없|막힘이 없`,
  String.raw`(?:운|기운)이?\s*(?:\S+\s)?(?:정점|절정|최고조|만개|활짝)|(?:대운|재물운|행운|운)[이의]?\s*(?:\S+\s)?(?:트이|트입|열리는|활짝|터지|쏟아지)`,
  String.raw`복이\s*(?:\S+\s){0,2}?(?:굴러|쏟아|넘치|한꺼번에)|하늘이\s*돕|꿈이\s*이루어|뜻대로\s*되지\s*않는\s*(?:일|것)이\s*없`,
  String.raw`원하는\s*(?:것|바)[을를]?\s*(?:\S+\s)?(?:얻|이루)|귀인이\s*(?:찾아|나타|돕)|저절로\s*(?:이루어|풀리)|마음껏\s*(?:누리|펼치|즐기)|순풍에\s*돛`,
  String.raw`운수\s*대통|(?:좋은|기쁜|반가운|바라던)\s(?:일|소식)[이은만]\s(?:\S+\s)?(?:겹[치쳐칩]|잇따|이어[지집]|연달|줄지어|한꺼번|몰려)(?!\s?보|\S*도[\s,])|완벽한`,
  String.raw`콧노래|날아갈\s*듯|더없이|걱정할\s(?:것|일|거리)\S*\s(?:하나도\s|전혀\s)?없|어두운\s구석\S*\s(?:\S+\s){0,2}?없|기세가\s하늘을`,
  String.raw`물\s만난\s(?:고기|물고기)|날아오르(?=세|십|는|기)|웃음이\s(?:끊이지|떠나지)\s않`,
  String.raw`(?:손대는|하는|고르는|내미는)\s(?:것|일|말)마다\s(?!\S*(?:조심|주의|막|꼬|어긋|실|빗나))|무엇을\s(?:골라도|시작해도|하든|해도)|백\s?점(?:을|도|짜리|\s만점)`,
  String.raw`승리의?\s(?:깃발|여신|날|기운)|(?:환상|환상적|눈부신|찬란한|황홀한|축복받은|기적\s?같은|꿈\s?같은|거침없는)(?:인)?\s(?:날|하루|흐름|기운|시기|운)`,
  String.raw`축제의?\s(?:한복판|한가운데|날|하루)|무지개가\s|(?:절정|정점|최고조|전성기|황금기)(?:에|를|를\s)\s?(?:이르|이릅|달하|달해|달합|맞|올라|오르)|걸작`,
  String.raw`운이\s(?:\S+\s)?(?:편을\s들|손을\s들어|쏟아|폭발)|만사가|어느\s(?:것|하나)\s(?:하나\s)?(?:모자람|부족함)이?\s없`,
]);
/** What no high score bears. */
const WORST = wordsOf([
  String.raw`한숨이\s(?:끊이지|그치지)\s않`,
  String.raw`아무것도\s(?:시작|결정|기대)하지\s(?:마|말|않)`,
  String.raw`(?:최악의|더할 수 없이 나쁜)\s*(?:날|하루|운|흐름|기운|시기|한 주|한 달|한 해|해|때)`,
  String.raw`가장 (?:나쁜|힘든|어두운|운이 없는)\s*(?:날|하루|운|흐름|기운|시기|한 주|한 달|한 해|해|때)(?![은는]\s)|대흉|흉한|되는 일이\s*(?:하나도\s*)?없(?!다고|다는)`,
  String.raw`(?:무엇|뭘|모든 (?:일|것)|하는 일)\S*\s*(?:\S+\s+){0,3}?(?:꼬이|꼬입|막히|막힙|어긋나|어긋납|틀어|실패|되지\s*않|나지\s*않|풀리지\s*않)`,
  String.raw`불운(?:이|의|한)\s*(?:\S+\s)?(?:가득|겹치|겹칩|이어|하루|날|연속)|파국|재앙|파란이`,
  String.raw`(?:나쁜|좋지\s않은|안\s?좋은|궂은|힘든)\s(?:일|소식)[이은만]\s(?:\S+\s)?(?:겹[치쳐칩]|잇따|이어[지집]|연달|줄지어|한꺼번|몰려)(?!\s?보|\S*도[\s,])`,
  String.raw`(?:아무것도|아무\s일도)\s기대하지\s않는\s(?:편|것)|액이\s*(?:끼|들)|먹구름이\s*(?:드리|몰려|끼|덮)|물거품이`,
  String.raw`(?:기운|운)이?\s*(?:\S+\s)?(?:바닥|밑바닥|곤두박)|(?:재물|돈)[이도]?\s*(?:모두\s|다\s)?(?:흩어|새어|새는|빠져나)|큰\s*고비[를가에]|절망|벼랑|몰락`,
  String.raw`웅크리고|외면당|고립|가시밭|살얼음|한\s*치\s*앞|억울|헛돈|발을\s*뺍|발을\s*빼|짜증|한\s줄기\s(?:빛|희망)도|탑이\s(?:\S+\s)?무너|가시방석|길을\s잃고|재만\s남`,
  String.raw`기대를?\s(?:모두\s|다\s|아예\s)?(?:접|버리|거두)|낭떠러지|아슬아슬|눈물을\s(?:삼|흘|쏟)|암울|쩍쩍`,
  String.raw`(?:하는|손대는|내미는|꺼내는)\s(?:일|것|말)마다\s(?:\S+\s)?(?:꼬|막|어긋|실패|삐걱|틀어|빗나|엉|화근|탈)|알아주는?\s(?:사람|이)\S*\s(?:\S+\s)?없`,
  String.raw`아무도\s(?:\S+\s){0,3}?(?:않|못|없)|(?:도움의?\s손길|기댈\s곳)\S*\s(?:\S+\s)?(?:없|멀|끊)|앞이\s(?:\S+\s)?(?:보이지\s않|캄캄|깜깜)`,
  String.raw`희망이\s(?:\S+\s)?(?:없|꺼|사라|보이지)|바닥이?\s(?:\S+\s)?(?:없이|어디인지)|(?:불행|비극|악몽|지옥|저주|재난|참사)`,
]);

/** Words of luck and of ease. */
const GOOD = wordsOf([
  String.raw`순조롭|순탄|활짝|술술|척척|길한|행운|좋은\s(?:날|하루|흐름|운|소식|결과|기운|때|일|인연)|유리한|힘이\s(?:실리|붙)|풀리는|풀립|열립니다|열리는|트입|빛을\s발|돋보|상승세|활기`,
  String.raw`든든|탄탄|기회가\s(?:옵|많|찾|열)|성과가\s(?:납|따|큽)|결실|보상|잘\s풀|운이\s따|도와줍|밝습니다|밝은|환한|환하|볕이|햇살|반가운|두둑|웃을\s일|웃음|환영|축하|기쁜|기쁨`,
  String.raw`즐거|넘치|넘칩|찾아옵|돌아옵|따라옵|모입니다|들어옵|거뜬|수월|가볍습|가벼워|이루어집|날개|꽃[이을]\s|만끽|용기를\s내|크게\s나서|받아들이셔도|날아갈|눈부신|찬란|화창|활력|순항|박수`,
  String.raw`칭찬|승승장구|탄탄대로|금상첨화|일사천리|꽃길|소원|성취|경사|호재|길조|은인|달콤|흐뭇|축복|웃음꽃|자신\s있게|무엇이든\s(?:\S+\s)?(?:잘|좋|풀|이루|되)|응원|자신감|명예|미소`,
  String.raw`신나|신바람|설레|흥이|복이|복된|풍성|풍족|만족|뿌듯|상쾌|쾌조|호조|빛나|빛납|반짝|따뜻한\s소식|여유롭|안정되|편안|믿음직|내\s편|물\s흐르듯|보답받|황금\s같|크게\s웃|뻗어\s나`,
  String.raw`결과가\s좋|행복|눈부|환대|착착|풍요|신명|신이\s나|어깨춤|사랑받|열매를\s거|기분\s좋|앞다투어|불룩|박자가\s맞|마음먹은\s대로|흥겨|환호|훈풍|홀가분|도움이\s?따`,
  String.raw`(?:뜻|생각|말|마음)이\s(?:잘\s)?통[하합]|눈부시|화사|무지개|햇빛|별빛|훨훨|활개|비상하|솟구|샘솟|솟아나|넘쳐흐|넘쳐납|쑥쑥|쭉쭉|거침없|막힘없|승리|우승|축배|파티|잔치|축제`,
  String.raw`깃발|당당|의기양양|매력|호감|인기|영감이|전성기|황금기|절정|정점|최고조|만점|정답에\s가깝|순풍|돛|봄바람|꽃비|단비|풍년|수확|선물\s같|선물처럼|보물|횡재|복덩|황홀|환희|감격`,
  String.raw`벅찬\s(?:기쁨|감동)|쾌청|맑게\s개|서광|청신호|(?:문|길)이\s(?:\S+\s)?열립`,
]);
/** Words of trouble. */
const BAD = wordsOf([
  String.raw`걸림돌|지나가기만\s(?:기다|바라)|버텨야|견뎌야`,
  String.raw`막힙|막히(?!던)|꼬입|꼬이(?!던)|어긋납|어긋나(?!던|기\s쉬웠)|틀어지|틀어집|흉한|나쁜\s(?:날|하루|흐름|운|소식|결과|기운|때)|불리한|힘이\s(?:빠지|꺾)|답답|지칩`,
  String.raw`지치(?!던|기\s쉬웠|지)|지칠|다툼(?!이\s있던)|다투게|갈등|손해|손실(?!을\s(?:견|줄)|\s한도)|무너`,
  String.raw`(?<!들뜬\s마음이\s|불안하던\s마음이\s|마음이\s)가라앉(?![혀히])|어둡|어두운|불운|실패(?!를\s두려)|위태|험난|고된|고달|고비(?!를\s넘[기길])|시련|흔들립`,
  String.raw`흔들리(?!던|지)|새어\s나가(?!던)|잃기\s쉽|놓치기\s쉬|좌절|실망|오해(?:만|가\s쌓)|깨지고|흩어(?!진)|구설|상처|외로|무겁습|무거운`,
  String.raw`(?:지출|비용|부담|걱정|실수|다툼|빚|일거리|나갈 돈)\S*\s(?:\S+\s)?늘어납|끊깁|물거품|고단|다칩|막히고|비어\s갑|비어\s가|등을\s돌|알아주는\s이가\s없|집에\s머무|차갑`,
  String.raw`차가운\s시선|미뤄[지집]|멀어[지질집]|실망|서운|허전|초라|쓸쓸|지쳐|버겁|버거[운워]|무기력|헛수고|헛걸음|허탕|후회|한숨|눈물|근심|걱정이\s|시름|풀리지\s않|안\s풀|더디|엉키|엉킵`,
  String.raw`틀립|틀리기|피해\s혼자|짜증|초조|우울|괴로|서럽|억울|헛돈|낭패|차질|냉랭|천근만근`,
  String.raw`(?<!(?:답답함|걱정|근심|불안|미움|오해|피로|막막함|망설임)[은는이도]\s(?:\S+\s)?)사라[지집]|숨죽|기댈\s곳|오해를\s[사삽]|수포로|싸늘|얇아[지집]|깨지는|깨집|먹먹`,
  String.raw`허물어|돌아섭|돌아서고|손에\s잡히지\s않|기운이\s나지\s않|마음\s둘\s곳|엇박자|엇나가|엇나갑|어그러|무겁고|무거워[지집]|섭섭함|서글|씁쓸`,
  String.raw`(?:대가|보람|보답|성과|결과)\S*\s(?:따르|돌아오|나오)지\s않|돌아오는\s것이\s(?:적|없)|메마[르른]|메말|(?<=(?:돈줄|주머니|통장|재물)[이가도은]\s)마르|끊겨|끊긴`,
  String.raw`(?<!(?:가슴|감격|기쁨|감동)[이에으로]{1,2}\s)벅[찬차참찹]|힘겨|힘겹|겉돌|겉도는|삐걱|처지[는고며]|처집|맥이\s(?:\S+\s)?빠|진이\s빠|기운이\s(?:\S+\s)?빠`,
  String.raw`꺾이|꺾입|제자리만|등을\s보|인정받지\s못|뜸해|빈손|잿빛|야속|허덕|애를\s먹|발목[을이]\s(?:\S+\s)?잡|벽에\s부딪|그늘이\s(?:지|집|드리)|시들|마땅치|막막|캄캄|암담|수렁`,
  String.raw`내리막|추락|망신|시비|배신|속임|원망|미움|그르치|망치|허무|공허|슬픔|고통|상심|낙심|낙담|휘청|뒤틀|얽히|꾸중|비난|질책|불이익|손재(?!주)|꼼짝|약속도\s잡지|먹구름`,
  String.raw`안개\s(?:속|자욱|낀)|헤매|시든|실망스|불안(?!하지\s않|을\s(?:달|덜|내려|씻|잠))|꺼져|허탈|허망|민망|가뭄|갈라지|멀기만|힘든|힘들(?!지)|고역|지긋지긋|녹초|기진|탈진`,
  String.raw`주저앉|쓰러|늪|덫|막다른|살얼음|풍랑|난파|침몰|좌초|물이\s새|헛돌|허사|체념|울화|분통|울적|침울|처량|비참|참담|쓰라|쓰디쓴|따돌|외면|냉대|무시당|거절당|창피|수치|굴욕`,
  String.raw`의욕이\s(?:\S+\s){0,2}?(?:떨어|꺾|사라|없)|두려움이|겁이\s나|불씨가\s(?:\S+\s)?꺼|얼어붙|어둠이|어둠\s속|그림자가\s(?:\S+\s)?드리|빗나가|빗나갑`,
]);

/** All that a tone is made of. */
export const TONE_WORDS: readonly Words[] = [BEST, WORST, GOOD, BAD];
const presentIn = once(() => wordsByCue(TONE_WORDS));

/** So many words of one kind in a text, and none of the other, make a tone. */
const CLEAR = 2;

/** @returns `good` or `bad` when the text's tone contradicts the band of its score */
export function contradictedTone(sentences: readonly string[], score: number): 'good' | 'bad' | null {
  const band = bandOf(score);
  if (band === 'even') return null;
  const isLow = band === 'careful';
  const [extreme, own, other] = isLow ? [BEST, GOOD, BAD] : [WORST, BAD, GOOD];
  const isClear = score >= 85 || score <= 30;
  let [words, others] = [0, 0];
  for (const sentence of sentences) {
    if (OF_ANOTHER_DAY.test(sentence)) continue;
    const sober = withoutEncouragement(sentence);
    const present = presentIn()(sober);
    if (present.has(extreme) && stands(sober, extreme)) return isLow ? 'good' : 'bad';
    if (present.has(own)) words += countOf(sober, own, isClear ? CLEAR : 1);
    if (present.has(other)) others += countOf(sober, other, 1);
    if (isLow && CAREFUL.test(sentence)) others += 1;
  }
  if (words < CLEAR || others > 0) return null;
  return isLow ? 'good' : 'bad';
}

/** What it says is true of a day with another score. */
const OF_ANOTHER_DAY = /^(?:\S+\s)?(?:내일|모레|어제)/u;

/** A denial counts in its own sentence only. */
function stands(sentence: string, { pattern }: Words): boolean {
  for (const match of matchesIn(sentence, pattern)) {
    const rest = sentence.slice(match.index + match[0].length);
    if (!DENIED.test(rest) && !isDenied(rest)) return true;
  }
  return false;
}

/** At a very high or low score one word is enough, but where a sentence asks for something. */
const ASKS =
  /(?:세요|십시오|바랍니다|좋습니다|좋아요|좋겠습니다|낫습니다|나아요|됩니다|돼요|[을ㄹ할될길릴날] 수 (?:있|없)[^\s]*|쉽습니다|쉬워요)[.!]*$/u;

/** @param weight of a word in a sentence that asks for nothing */
function countOf(sentence: string, { pattern }: Words, weight: number): number {
  let count = 0;
  for (const match of matchesIn(sentence, pattern)) {
    const rest = sentence.slice(match.index + match[0].length);
    if (UNDONE.test(rest)) continue;
    count += ASKS.test(sentence) ? 1 : weight;
  }
  return count;
}

/** The trouble is over, or the luck does not come, in its own clause: 걱정이 사라지고, 술술 풀리는 날은 아닙니다, 서운했던 사이. */
const UNDONE =
  /^(?:\S{0,3}던|\s?(?:이\s)?(?:날|나올)\s?(?:만큼|정도로)\s(?:고마|기쁘|반가|행복|감동)|(?:(?!지만|는데|[고며니]\s)[^,.]){0,16}?(?:(?<!끊이지\s)않|아니|아닙|없(?!는\s(?:시름|걱정))|못|사라|풀리|풀립|덜|가시(?!밭|방)|작아|줄어|사그라|누그러|녹아|걷히|걷힙|잦아|그치|그칩|멎|물러|벗어나|벗어납|털어|씻|떨치|이겨|극복|가벼워|날려|달래|눈에\s[띄띕]|바라|기보다|처럼\s되))/u;
const DENIED =
  /^\S*\s*(?:\S+\s+){0,2}?(?:아니|아닙|않|라고\s(?:하기|할)|못합|보다|경우|까닭이\s없|바라기|기대하|느끼던|지나)/u;
const CAREFUL =
  /조심|주의|무리하|무리한|천천|서두르|서둘|쉬어|쉬는|쉬시|신중|줄이|덜어|미루|미뤄|삼가|아끼|낮추|늦추|(?<![이가]\s)기다리|차분|지키|살피|살펴|점검|정리|쉽습|쉬우|쉬운|버거|벅차|부담|어렵|힘들|예민|급해|앞서|한\s박자|하루쯤|작은\s일|작게|조용|멈추|물러/u;
