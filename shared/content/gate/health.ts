import { isDenied, matchesIn } from './sentences.ts';

const ILLNESS =
  '(?:(?<![가-힣])암|위암|폐암|간암|유방암|대장암|당뇨|고혈압|뇌졸중|심장병|심장\\s*질환|심근경색|우울증|치매|질병|질환|큰\\s*병|중병|병(?!화|[자인진오신술])|감염|염증|(?<![가-힣])독감|폐렴|위염|종양|디스크|골절|부상|공황|불면증)';

/** Diagnosis or prediction of illness, death, pregnancy and accidents. */
const PREDICTIONS = [
  new RegExp(
    `${ILLNESS}(?:이|가|에|으로|로|을|를|의)?\\s*(?:\\S+\\s+){0,2}?(?:걸립|걸리니|걸리게|걸릴 것|걸릴 운|생깁|생기니|생기게|생길 것|발병|나타납|나타날 것|찾아옵|찾아올 것|악화됩|악화될 것|재발합|재발할 것|도집니다|진단받|앓게|앓습니다|얻게 됩|입게 됩|입습니다|판정을 받|있습니다|의심됩|고생하게|고생합니다|쓰러지|쓰러집)`,
    'gu',
  ),
  /(?:수술|입원)(?:을|이)?\s*(?:\S+\s+)?(?:하게 됩|받게 됩|합니다|해야 합니다|필요합니다|할 것입니다)/gu,
  /(?<![가-힣])(?:죽습니다|죽게 됩|죽을 것|죽을 운|죽음이\s*(?:찾아|다가|기다)|사망합|사망하게|사망할|목숨을 잃|세상을 떠나게|세상을 떠납|명이 (?:짧|다합)|단명)/gu,
  /(?:임신(?:을|이)?\s*(?:합니다|하게 됩|됩니다|될 것|할 것|입니다)|아이가 (?:생깁|들어섭)|태기가|유산(?:을|이)?\s*(?:합니다|하게 됩|됩니다|될 것)|출산하게 됩)/gu,
  /사고(?:가|를|에)?\s*(?:\S+\s+)?(?:납니다|나니|나게 됩|날 것|날 운|당합|당하게|당할 것|일어납|일어날 것|생깁|생길 것|겪게 됩|겪습니다|휘말립|휘말리게|이어집)/gu,
  /(?:이는|증상은|상태는|당신은|님은)\s*(?:\S+\s+){0,2}?(?:우울증|불면증|고혈압|당뇨|공황|갑상선|위염|간염|질환)(?:입니다|이며|일 것입니다|으로 보입니다|을 앓)/gu,
];

/** Illnesses of a person by their names. 병, 공황 or 장애 alone also speak of markets, moods and obstacles. */
const NAMED =
  '(?:(?<![가-힣])암|위암|폐암|간암|유방암|대장암|갑상선암|당뇨병?|고혈압|저혈압|뇌졸중|심장병|심근경색|우울증|조울증|치매|(?<![가-힣])독감|폐렴|위염|간염|불면증|(?:허리|목)\\s*디스크|(?:공황|불안|수면|섭식)\\s*장애|(?:갑상선|심장|간|위장|신장|폐)\\s*질환)';

/** An illness as what a sentence states: 우울증입니다. */
const DIAGNOSIS = new RegExp(
  `${NAMED}(?:\\s*(?:증세|증상|환자|초기|상태|체질|사주|팔자)|의\\s*(?:시작|초기|증상)|(?:에 걸린|[을를] 앓는|[이가] 있는)\\s*(?:상태|체질|사주|팔자|사람|분))?(?:입니다|이에요|예요|이네요|이군요|이며|이고|이니|일 것입니다|인 듯합니다|인 것 같습니다|으로 보입니다|로 보입니다|이 (?:분명|확실|틀림))`,
  'gu',
);

/** The word ends a topic or a subject. */
const TOPIC = /(?:[은는이가란건]|게)$/u;

/** Topics that leave the illness to the reader: the person, the state, the time, what is pointed at. Adjectives end alike. */
const READERS =
  /(?:님[은이]|당신[은이]|본인은|그대는|상태[는가]|증상[은이]|병명[은이]|진단[은이]|원인[은이]|결과[는가]|이는|그건|이건|그것은|이것은|이게|그게|지금은|요즘은|오늘은|올해는|이달은|깊은|잦은|같은|많은|앓은|겪은|많이|같이|깊이)$/u;

/** A word of care makes it a reminder: 조심할 것, 독감입니다. */
const CARE = /조심|주의|예방|대비|살피|살필|살펴|챙기|챙길|경계|관리|점검/u;

/** Possible, or conditional: a reminder to take care and not a prediction. */
const HEDGED = /수(?:도)?\s*있|않도록|않게|없도록|지\s*않으(?:려|면)|예방|(?:으면|하면|지면|기면|리면|나면)\s/u;

/** Most sentences contain none of these: the patterns cost more. */
const CUE =
  /암|당뇨|혈압|졸중|심장|심근|우울증|조울|치매|질병|질환|병|장애|감염|염증|독감|폐렴|위염|간염|종양|디스크|골절|부상|공황|불면증|갑상선|수술|입원|죽|사망|목숨|세상|명이|단명|임신|아이가|태기|유산|출산|사고/u;

/** @returns the prediction, unless the sentence denies it or speaks of a possibility */
export function healthClaimIn(sentence: string): string | null {
  if (!CUE.test(sentence) || HEDGED.test(sentence)) return null;
  for (const pattern of PREDICTIONS) {
    for (const match of matchesIn(sentence, pattern)) {
      const rest = sentence.slice(match.index + match[0].length);
      if (!/않|아니|아닙|없/u.test(rest) && !(DENIED_NOUN.test(rest) && isDenied(rest))) return match[0];
    }
  }
  return diagnosisIn(sentence);
}

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
