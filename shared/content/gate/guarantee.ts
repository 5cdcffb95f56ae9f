import { claim } from './sentences.ts';

/** What money does when it grows. */
const GAIN = '(?:수익|이익|이득|원금|투자금|배당|이자|(?<!용)돈|자산|목돈|차익)';
const RISES =
  '(?:오르|오릅|올라|오를|상승|급등|뛰|뜁|불어|벌|버는|법니다|성공|두 배|2배|세 배|대박|이득|이익|수익|수확)';

/** Up to three words of the same clause. */
const WORDS = '(?:(?!\\S*(?:니|고|서|며|면|지만|는데|아니라|,)\\s)\\S+\\s+){0,3}?';

/** 두 배로, 20 퍼센트를: what is promised stands between the gain and the promise. */
const AMOUNT = '(?:두|세|네|다섯|몇|열|[\\d.,]+)\\s*(?:배|퍼센트|프로|%)\\S*\\s+';

/** Promised profit or principal. */
const PROMISES = [
  new RegExp(`${GAIN}(?:률|금)?[을이은는도]?\\s*(?:${AMOUNT}|\\S+\\s+)?(?:보장|보전|(?<!을 |를 )확정|약속|장담)`, 'gu'),
  new RegExp(`${GAIN}[이은는도]?\\s+${WORDS}(?:보장|보전|확정|약속)(?:됩|되|돼|된)`, 'gu'),
  new RegExp(`(?:보장|확정|약속)(?:된|되는|하는|합니다|해 드립니다|할 수 있는)\\s*(?:\\S+\\s+){0,2}?${GAIN}`, 'gu'),
  /(?:확실한|틀림없는|보장된|약속된|정해진|안전한 고)\s*(?:\S+\s+){0,1}?(?:수익|이익|이득|돈벌이|차익|대박)/gu,
  new RegExp(
    `(?:반드시|무조건|틀림없이|확실히|확실하게|백\\s*퍼센트|100\\s*%|절대로?|꼭|분명히)\\s+${WORDS}${RISES}`,
    'gu',
  ),
  /(?:손실|손해|원금 손실|잃을)(?:이|은|는|도|을|를|의|볼)?\s*(?:(?:위험|가능성|걱정|염려|볼 일|일)[이은도]?\s*)?(?:전혀\s*|절대\s*)?(?:없습니다|없어요|없다|없는|없이|없으니|없으며|없고|나지 않습니다|나지 않는|보지 않습니다|보지 않는)/gu,
  /원금(?:을|은|이)?\s*(?:절대\s*)?(?:잃지 않|지켜집니다|지켜지|안전합니다|안전하)/gu,
  /(?:두|세|네|몇|열|2|3|4|5|10)\s*배(?:로|의|가|나|까지)?\s*(?:\S+\s+){0,1}?(?:오릅|오르|올라|불어|됩니다|늘어|벌|수익|이익|뜁|뛰|만들)/gu,
  /(?:큰돈|떼돈|목돈|많은 돈|수익|이익)[을이]?\s*(?:크게\s*)?(?:벌게 됩니다|법니다|벌 수밖에|생깁니다|안겨 줍니다|보게 됩니다|거두게 됩니다|얻게 됩니다|납니다|낼 수밖에)/gu,
  /대박(?:이|을)?\s*(?:납니다|나요|터집니다|터질|날 것|예약)/gu,
  /(?:주가|시세|주식|코인|집값|가격)[가이은는도]?\s*(?:\S+\s+){0,2}?(?:오릅니다|오를 것입니다|뜁니다|급등합니다|상승합니다|오르게 됩니다|뛸 것입니다)/gu,
];

/** Most sentences contain none of these: the patterns cost more. */
const CUE =
  /보장|보전|확정|약속|장담|확실|틀림없|반드시|무조건|퍼센트|100|절대|꼭|분명히|손실|손해|잃|원금|배로|배의|배가|배 |큰돈|떼돈|목돈|수익|이익|대박|오릅|오를|뜁|급등|상승|돈/u;

/** @returns the promise, unless the sentence denies it or warns of it */
export function promiseIn(sentence: string): string | null {
  if (!CUE.test(sentence)) return null;
  return claim(sentence, PROMISES);
}
