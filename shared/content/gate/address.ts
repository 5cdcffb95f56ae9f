import { never, type WordGroup } from './words.ts';

const SURNAMES =
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국은편용';

/** Words before 님 that name a part in life; any other is taken for a name. */
const ROLE =
  /^(?:[가-힣]*[장사]|[가-힣]*(?:부모|선생|어머|아버|할머|할아버|도련|스승|선배|후배|교수|고객|회원|직원|임원|위원|의원|상담원|구성원|주인|연인|지인|부인|이웃|감독|코치|작가|대표|이모|고모|삼촌|숙모|부처|임금|독자|담당자|사용자|투자자|가입자|상대|공주|왕자|선수|가수|총무|어른)|큰형|작은형|매형|며느|아드|하느|하나|햇|달|별)$/u;
const NAMED_SIR = /(?<![}가-힣])([가-힣]{2,4})\s?님(?=[은는이가의을를과와도께만,!\s]|$)/gu;
/** 김민지 고객님, 이영희 씨. */
const FULL_NAME = new RegExp(
  `(?<![가-힣])(?!소중한|오랜|모든|우리|저희|여러|이번|귀한|반가운|신규|기존|단골|일반|해당|새로운|가까운)[${SURNAMES}][가-힣]{2}\\s(?:(?:고객|회원|독자)님|(?:부?회장|대표|대통령|의원|교수|감독|선수|작가|박사|의장|총재)(?=[은는이가을를의과와도처])|여사)`,
  'gu',
);
const MISTER =
  /(?<![가-힣])(?!수박|사과|포도|호박|꽃|풀|복숭아|참외|고추|해바라기|석류|아마)(?!무슨|작은|좋은|어떤|이런|그런|한줌)[가-힣]{2,3}\s씨(?=[는은가의와께,]|에게)/gu;

const AGE =
  /\d{2}\s?[세살](?=[은는이가에의인로,\s])(?![^.]*대운)|(?:스물|서른|마흔|쉰|예순|일흔|여든)(?:하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉)?\s?(?:살|인(?=\s)|세(?=[은는이가의에])|[이을]\s?(?:된|되신|앞두|앞둔|넘긴|넘은)|에\s?(?:접어|들어)|의\s나이)|(?:[2-7]0|[이삼사오육칠]십)\s?대(?=[인의는라에\s])|불혹|지천명/gu;

const BIRTH =
  /(?:\d{4}|\d{2})\s?년\s?(?:\d{1,2}월\s?(?:\d{1,2}일)?)?(?:생|에?\s?(?:태어|출생)|에\s난\s)|\d{1,2}월(?:\s?\d{1,2}일)?(?:에)?\s?(?:생(?=[이은답인의은])|태어|출생)|\d{1,2}시(?:\s?\d{1,2}분)?(?:경|쯤)?에?\s?태어|(?:(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|열한|열두)\s?시(?:쯤|경)?|새벽|아침|한낮|저녁|한밤|밤|정오|자정)에\s?태어|(?<!\d)(?:19|20)\d{2}[-./]\s?\d{1,2}[-./]\s?\d{1,2}(?!\d)/gu;

const LOW_PRONOUN =
  /^(?!그래)[가-힣]{2}[아야],|(?:^|\s)(?:너(?=[는의를도와에만]|\s)|넌\s|널\s|네가\s|니가\s|네\s(?:하루|마음|돈|운|사주)|자네)|당신(?=[은이의을께,\s])|여러분(?=[은이의,\s])|(?:^|\s)(?:고객|회원|독자|이용자|사용자)님(?:,|(?=[은이의께]\S*\s(?:오늘|이달|올해|하루|운|사주|마음|기운|재물)))/gu;

/** What ends a sentence in low or plain speech. 합쇼체 and 해요체 end in 다 after 니, 까, 요, 오. */
const LOW_END =
  /(?:[어아여해거너려]라|마라|도록\s해|렴|려무나|(?:최고|[이하되않겠있없좋맞])지|(?<!투|의|글|혼|남|여|림|모|상|과|부|환|기|이|적|흑|숫|문|각|제|인|효|탁|십|감|사|약|타|액|왕|신)자|거야|이야|겠어|[았었했였있없왔갔됐졌]어|[좋많않찮받찾놓]아|[쉬먹읽적믿웃걸참]어|지\s마|\s봐|[해와가]봐|[줘돼]|(?<=[가-힣])(?<![올새이오난])해|(?<!니)다|아니다|거든|구나|[었겠했좋]네|할게|[ㄹ을]래|는걸|잖아)$/u;

/** Names, birth dates and times, ages, and low words for the reader. */
export const ADDRESS: readonly WordGroup[] = [
  { words: [FULL_NAME, MISTER, BIRTH, AGE], isExcused: never },
  { words: [NAMED_SIR], isExcused: ({ match: [, name = ''] }) => ROLE.test(name) },
  { words: [LOW_PRONOUN], isExcused: ({ sentence, match }) => isQuoted(sentence, match.index) },
];

/** @returns low speech at the end of a sentence; a title may end as it likes */
export function lowSpeechIn(sentence: string): string | null {
  const end = sentence
    .slice(-12)
    .replace(/[^가-힣\s]+$/u, '')
    .trimEnd();
  return LOW_END.exec(end)?.[0] ?? null;
}

/** Between quotation marks: "고마워"라는 한마디. */
function isQuoted(sentence: string, index: number): boolean {
  return (sentence.slice(0, index).match(/[‘’“”"'「」]/gu)?.length ?? 0) % 2 === 1;
}
