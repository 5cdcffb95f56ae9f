/** The sentences of a text, without surrounding space. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…。])\s+|(?<=[다요죠오][.!?…])(?=\S)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Endings that join a clause to the next one. Quotations (다고, 라고, 냐고, 자고) and intentions (려고) do not: what follows
 * them still speaks of the clause. A cause does end it: 오르는 흐름이라 조심스레, 달이기에, 탓에.
 */
const CLAUSE_END =
  /(?:(?<!는|은|을|ㄹ)니까?|므로|지만|는데|은데|[가-힣]다만|(?:아|어|해|여|돼|되어|라)서|(?<![다라냐자려말])고(?!\s싶)|으며|하며|되며|면서|거든|테니|(?:이|때|해|터|시기|기회|자리|삼재)라(?!\s(?:하|해|말|부르|불|믿|속|여))|(?:이|[았었였겠])기에|(?:탓|덕|때문|덕분)에)(?=[\s,])/u;

/** That something is not so. 다름없이, 어김없이 and their like deny nothing. */
export const DENIAL =
  /(?<!머지|못지|마지|[적작]지\s?|만만치\s?)않(?!으면)|아니|아닙|못(?!지않)|(?<!다름|더|한|끝|쉼\s|그지|둘도\s|꾸밈|거리낌|스스럼|틀림|어김|변함|끊임|아낌|거침|빠짐|막힘|손색|남김|더할 나위|더할나위|의심할 여지|밖에\s)없/u;

/** That something is not to be done, believed or wanted. */
export const WARNING =
  /말아|말고|말라|마세요|마십|마시|말[기자]|않도록|않게|금물|금지|삼가|피하|피해|경계|의심|거르|거절|물러[나서]|멀리|내려놓|(?:마음|욕심|짐|부담|걱정|무게|생각)\S*\s덜어|믿지|속지|조심|주의|위험|거짓|사기(?:꾼|\s?피해|\s?수법|를\s?당|입니다)|허황|착각|자제|참으|참는|(?:욕심|마음|생각|미련|조급함|기대|집착)\S*\s*버리|멈추|멈칫|끊으[시세]|귀를\s*닫|흘려|거리를|손대지|따져|되묻|되물|말리|쉬어\s*[가두]|쉬는|미루|미뤄\s*두|(?<!누구|무엇|어느\s?때|어느\s?해|예상|기대|생각|평소|작년|어제|남들?)보다(?!가)|대신|지우(?=세|시|십|는\s(?:것|편))|차단하|삭제하|무시하|신고하|(?:라면|에서는|에게서는|(?:오|들리|꺼내|권하|말하)면|거든)\s(?:\S+\s){0,3}?(?:자리를\s(?:\S+\s)?(?:뜨|떠나)|일어나|떨어지|발길을\s돌리|문을\s나서)|(?:얽매|매이|휘둘)\S*\s않|(?:후회|아쉬움|실수)\S*\s(?:남[기는]|부[르릅]|낳|이어)(?!\S*지\s않)|(?:채널|화제)[을를]\s돌리|(?:여유|평온|마음|잠)\S*\s(?:\S+\s)?(?:앗|빼앗)|(?:무겁|불안하|조급하|지치|쫓기|힘들)게\s(?:하|합|만)/u;

const NEGATION = new RegExp(`${DENIAL.source}|${WARNING.source}`, 'u');

/** Asked and not said: 보장되는지, 오를지. */
const ASKED = /^[가-힣]{0,3}(?:는지|은지|인지|을지|될지|할지|한지|가요|까요)/u;

/** Mentioned and not said: 원금 보장이라는 말이 있으면. */
const MENTIONED =
  /^[”"’']?이?라는\s(?:말|낱말|단어|문구|표현)|^[가-힣\s]{0,8}다?[”"’']?는\s(?:말|설명|안내|이야기|얘기|광고|제안|권유|상품|문자|문구|글)\S*\s(?:\S+\s)?\S*(?:면|을수록|거든|앞에서는)(?=[\s,])/u;

/** A noun that a modifying clause speaks about: what follows judges it, whatever the clause itself says. */
const SPOKEN_OF =
  /(?:는|던|할|한|된|될|을|은|른|란|난|낸|긴|내는|라는|다는)\s*(?:\S+\s+){0,2}?(?:말|약속|광고|권유|제안|이야기|얘기|소리|유혹|상품|곳|사람|문구|문자|전화|연락|메시지|방송|글|방법|기대|생각|믿음|보장|투자|것|일|소문|정보|조언|장담|마음|욕심|조급|습관|법|길|비결|게|건)(?!이니|입니|이라|이며|이고|이므)/u;

/** Words that look like a warning and push: 망설이지 마세요, 위험 없이. */
const ENCOURAGEMENT =
  /(?:주저|망설|두려워|걱정|겁내|겁먹|염려|미루|아끼|의심|후회|고민|늦추|멈추|포기|조급해)[가-힣]*지\s*(?:마|말|않아도|않으셔도)[가-힣]*|놓치지\s*(?:마|말|않)[가-힣]*|(?:남김|빠짐|아낌|거침|망설임|주저함?)\s?없[가-힣]*|(?:위험|부담|손해|실패|걱정|무리|문제|탈)[이가은도을]?\s*(?:할 것\s*)?(?:없|적|낮|크지 않|감수|무릅)[가-힣]*|(?:늦|나쁘|아깝|부족하|모자라|손색없)지\s*않[가-힣]*|에\s*불과[가-힣]*|(?:조심성?|망설임|걱정|두려움|신중함|겁)[은는을를이도]?\s(?:\S+\s)?(?:내려놓|접어|벗어)[가-힣]*/gu;

/** The sentence without encouragements, so that their words do not pass for a warning. */
export function withoutEncouragement(sentence: string): string {
  return sentence.replace(ENCOURAGEMENT, ' ');
}

/**
 * Whether what follows a match denies, forbids or warns of it: in the same clause (보장되지 않습니다), or because the match
 * describes something that the rest of the sentence judges (수익을 보장한다는 말은 믿지 마세요).
 *
 * @param rest the sentence from the end of the match
 */
export function isDenied(rest: string): boolean {
  return ASKED.test(rest) || (MENTIONED.test(rest) && STUDY.test(rest)) || isJudged(rest, NEGATION);
}

/** Like `isDenied`, where a mere "not" settles nothing: 굿을 하지 않으면 막힙니다. */
export function isWarned(rest: string): boolean {
  return /^[이가은는]?\s*(?:아니|아닌|아닙)/u.test(rest) || UNLIKE.test(rest) || isJudged(rest, WARNING);
}

/** 도박처럼 대하지 않는 차분함. */
const UNLIKE =
  /^(?:처럼|하?듯이?|같은)\s(?:\S+\s){0,4}?(?:(?:대하|여기|생각하|결정하|다루|바라)지\s않(?!으면)|(?:대하|여기|생각하|다루)면\s(?:\S+\s){0,3}?(?:지[치칩쳐]|흔들|잃|무너|상하|상합|남))/u;

/** A claim that the text reports as an advertisement or a rumour is not its own promise: 누구나 번다는 광고는 대개 거짓입니다. */
export const HEARSAY =
  /[다라자]는\s(?:\S+\s)?(?:말|약속|광고|소문|문구|소리|설명|장담)(?:일수록|(?:[은는]|\s뒤에는?)\s(?:\S+\s)?(?:대개|흔히|늘|보통|으레))(?!.*(?:맞|옳|사실|진짜|믿))/u;

function isJudged(rest: string, judgement: RegExp): boolean {
  if (HEARSAY.test(rest)) return true;
  const sober = withoutEncouragement(rest);
  const end = CLAUSE_END.exec(sober);
  const clause = end === null ? sober : sober.slice(0, end.index + end[0].length);
  if (judgement.test(clause)) return true;
  return SPOKEN_OF.test(clause) && judgement.test(sober);
}

/** What a careful person does about a thing: looks, notes, learns, sets a limit. It is no promise of it, and no order. */
export const STUDY =
  /적어|적으|적는|적고|기록|메모|일지|살[피펴핍]|점검|확인|비교|공부|배우|배워|읽[으어는기고]|알아보|찾아\s?(?:보|읽)|따[져지집]|돌아[보봅]|되[짚새]|(?<![가-힣])(?:세[워우]|정[해하])|기준|원칙|한도|계획|습관|이유|까닭|근거|뜻을|의미|차이|용어|낱말|단어|생각해|떠올|물어|묻는|의논|상의|그려\s?보|계산|나누어\s?(?:적|보)|묵혀|지켜[보봅]|견주|헤아리|재어|들여다|익혀|익히|일러|기\s?전에\s|횟수|버튼|내역|선[이을]\s|선에서/u;

/** Whether what follows a match only studies it: 손절 기준을 적어 보세요. */
export function isStudied(rest: string): boolean {
  return STUDY.test(rest);
}

/** Whether a match is only quoted, and what is quoted is judged: 연 20%를 준다는 말은 거르세요. */
export function isRejected(rest: string): boolean {
  const quoted = QUOTED.exec(rest);
  return quoted !== null && NEGATION.test(withoutEncouragement(rest.slice(quoted.index)));
}

const QUOTED =
  /^\S*\s*(?:\S+\s+){0,3}?\S*(?:다는|라는|자는|준다는|하는|된다는)\s*(?:\S+\s)?(?:말|약속|광고|권유|제안|이야기|얘기|소리|유혹|문구|소문|장담|상품|곳|사람)/u;
