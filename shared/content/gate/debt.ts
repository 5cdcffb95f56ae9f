import { isDenied, withoutEncouragement } from './sentences.ts';

/** 빚 is also the stem of 빚다: not after an object (조화를 빚어냅니다). */
const DEBT =
  /대출|(?<!(?:[을를]|껏|게|히)\s)(?<![가-힣])빚(?=을|이|은|도|과|부터|으로|까지|에|만|투|더미|내|\s|[,.!?]|$)|신용\s*(?:매수|거래|융자|투자|으로\s*(?:사|매수|투자))|미수(?=\s*(?:거래|매수|금|를|로|까지|도))|레버리지|몰빵|올인|영끌|차입|마이너스\s*통장|융자|카드론|현금\s*서비스|빌린\s*돈|(?:돈|자금|목돈)[을를]?\s*빌|담보(?:로|를)|전\s*재산(?:을|이라도)?\s*(?:걸|넣|투자|모두|다)|한\s*곳에\s*(?:모두|전부|다)\s*(?:걸|넣|투자|담)/gu;

/** Most sentences contain none of these: the patterns cost more. */
const CUE =
  /대출|빚|신용|미수|레버리지|몰빵|올인|영끌|차입|통장|융자|카드론|서비스|빌린|빌려|빌리|담보|재산|한\s*곳에/u;

const WARNING =
  /마세요|마십|마시|말아|말고|말라|말자|않|아니|아닙|금물|금지|삼가|피하|피해야|피합|위험|조심|주의|경계|경고|멀리|자제|참으|유혹|독이|해롭|무너|후회|부담|덫|늪|화를|무리|과욕|욕심|탈이|해가|없이|없는|없어야|없도록|잃|물러|거절|내려놓|미루|나쁩|좋지|못하|거리를\s*두|거리\s*두|선을\s*그|없게|신중|다스리|돌려주|보다|멈추|멈춥|묵혀|묵히|보류|쉬어|쉬고|려는\s*(?:순간|마음|생각|때)|충동|흔들|흔듭|불안|발목|조급|조이|무겁|무게/u;

/** Dealing with debt that exists is no advice to take on more. */
const REPAYING = /절약|저축|갚|상환|줄이|줄여|정리|청산|벗어나|점검|살피|살펴|확인|이자|금리/u;
const REDUCED = /^[을를은부터]*\s*(?:\S+\s)?(?:갚|상환|줄이|줄여|정리|청산)/u;
const TAKING =
  /받아|받으|받고|내어|내서|내세요|끌어|활용|이용|써서|쓰세요|늘려|늘리|당겨|동원|기회|과감|걸어|거세요|투자하|매수|추천|좋습니다|유리|괜찮/u;

/** @returns the word, unless its sentence warns of debt or speaks of paying it back */
export function debtIn(sentence: string): string | null {
  if (!CUE.test(sentence)) return null;
  const sober = withoutEncouragement(sentence);
  for (const match of sober.matchAll(DEBT)) {
    const rest = sober.slice(match.index + match[0].length);
    if (PUSH.test(rest) && !isDenied(PUSH.exec(rest)?.input.slice(pushEnd(rest)) ?? '')) return match[0];
    if (WARNING.test(sober) || REDUCED.test(rest)) continue;
    if (REPAYING.test(sober) && !TAKING.test(sober)) continue;
    return match[0];
  }
  return null;
}

/** The debt is the object of an instruction: 대출을 받으세요. Up to two words may stand between. */
const PUSH =
  /^[을를로으은이도까지라]*\s*(?:(?!없|말고|않|갚|줄|대신|보다|아닌|피해|정리)\S+\s+){0,2}?(?:받|내|쓰|써|활용하|이용하|하|올인하|늘리|사용하|동원하|거|걸|넣으|투자하|끌어)(?:으세요|세요|으십시오|십시오|어\s*보세요|아\s*보세요|면\s*좋|으면\s*좋|는\s*것이\s*좋|는\s*것도\s*(?:좋|방법)|아도\s*(?:좋|괜찮|됩니다)|서라도)/u;

function pushEnd(rest: string): number {
  const match = PUSH.exec(rest);
  return match === null ? 0 : match[0].length;
}
