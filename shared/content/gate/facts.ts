import {
  BRANCHES,
  type Branch,
  branchOf,
  type Chart,
  chartRelations,
  ELEMENTS,
  type Element,
  type Pattern,
  type Position,
  patternOf,
  relationsBetween,
  STEMS,
  stemOf,
  strengthOf,
  tenGod,
} from '../../saju/index.ts';
import { branchKinds, pairKinds } from '../../saju/relations.ts';
import { at } from '../../saju/types.ts';
import { periodPillar, usefulGodOfChart } from '../facts.ts';
import { ANY_PERIOD, chartOfRequest, fortuneTypeOf, type SectionRequest } from '../requests.ts';
import { once } from './once.ts';
import { pillarsOfPeriod } from './periods.ts';
import { wrongMatch } from './words.ts';

/** What a chart and its period hold, as far as a text can be wrong about it. All but the chart is computed when it is asked for. */
export interface KnownFacts {
  readonly chart: Chart;
  readonly strength: () => string;
  readonly pattern: () => Pattern;
  /** Day, month or year of the request; null: it has none, or seven. */
  readonly period: PeriodFacts | null;
  /** Whether it holds in the chart, or between anything that a text of the request may speak of. */
  readonly hasRelation: (kind: string) => boolean;
  /** Names of stems and branches (갑목, 자수) that occur anywhere in it. */
  readonly signs: () => ReadonlySet<string>;
}

interface PeriodFacts {
  /** `YYYY-MM-DD` of a request for one day. */
  readonly day: string | null;
  /** The words by which a text names it. */
  readonly words: RegExp;
  readonly elements: ReadonlySet<Element>;
  readonly signs: ReadonlySet<string>;
  readonly gods: ReadonlySet<string>;
  readonly hasRelation: (kind: string) => boolean;
}

const PERIOD_WORDS = {
  daily: /오늘|하루(?=[라는인입])|날(?=답|입니다|이니|이라)/u,
  monthly: /이달|이번\s달/u,
  yearly: /올해|이\s해/u,
} as const;

export function knownFacts(request: SectionRequest): KnownFacts {
  const chart = chartOfRequest(request);
  const others = pillarsOf(request);
  return {
    chart,
    strength: once(() => strengthOf(chart).grade),
    pattern: once(() => patternOf(chart, usefulGodOfChart(chart))),
    period: periodFacts(request, chart),
    hasRelation: lazySet(function* () {
      yield* chartRelations(chart.pillars).map(({ kind }) => kind);
      for (const pillar of others) yield* relationsBetween(chart.pillars, pillar).map(({ kind }) => kind);
      for (const [index, pillar] of others.entries()) {
        for (const other of others.slice(0, index)) yield* pairKinds(other, pillar);
      }
    }),
    signs: once(() => new Set([...chart.list.map(({ index }) => index), ...others].flatMap(signsOf))),
  };
}

/** Tests whether a sequence contains an item, and reads no further than it must. */
function lazySet(items: () => Generator<string>): (item: string) => boolean {
  const read = new Set<string>();
  const rest = items();
  return (item) => {
    while (!read.has(item)) {
      const next = rest.next();
      if (next.done === true) return false;
      read.add(next.value);
    }
    return true;
  };
}

/** Every pillar that a text of the request may speak of, besides the chart's. */
function pillarsOf(request: SectionRequest): readonly number[] {
  const { days, months, years } = pillarsOfPeriod(request) ?? { days: [], months: [], years: [] };
  return [...days, ...months, ...years, ...(request.luck === undefined ? [] : [request.luck.pillar])];
}

function periodFacts(request: SectionRequest, chart: Chart): PeriodFacts | null {
  const { section, period, luck } = request;
  if (period === ANY_PERIOD || section === 'weekly') return null;
  const type = section === 'fortune' ? 'daily' : section === 'yearly' ? 'yearly' : (fortuneTypeOf(request) ?? 'daily');
  const pillar = periodPillar(type, period);
  const speakers = luck === undefined ? [pillar] : [pillar, luck.pillar];
  return {
    day: type === 'daily' ? period : null,
    words: PERIOD_WORDS[type],
    elements: new Set([stemOf(pillar).element, branchOf(pillar).element]),
    signs: new Set(signsOf(pillar)),
    gods: new Set(
      speakers.flatMap((each) => [
        tenGod(chart.dayMaster.index, { stem: stemOf(each).index }),
        tenGod(chart.dayMaster.index, { branch: branchOf(each).index }),
      ]),
    ),
    hasRelation: lazySet(function* () {
      yield* relationsBetween(chart.pillars, pillar).map(({ kind }) => kind);
      if (luck !== undefined) yield* pairKinds(luck.pillar, pillar);
    }),
  };
}

/** Stem, branch and hidden stems by their names. */
function signsOf(pillar: number): readonly string[] {
  const branch = branchOf(pillar);
  return [
    stemOf(pillar).name,
    branch.hangul + SYLLABLE[branch.element],
    ...branch.hiddenStems.map((index) => at(STEMS, index).name),
  ];
}

const SYLLABLE: Readonly<Record<Element, string>> = { wood: '목', fire: '화', earth: '토', metal: '금', water: '수' };

const ELEMENT_WORDS: Readonly<Record<string, Element>> = {
  ...Object.fromEntries(ELEMENTS.map((element) => [SYLLABLE[element], element])),
  ...{
    나무: 'wood',
    풀: 'wood',
    불: 'fire',
    태양: 'fire',
    촛불: 'fire',
    불꽃: 'fire',
    흙: 'earth',
    땅: 'earth',
    산: 'earth',
  },
  ...{
    쇠: 'metal',
    무쇠: 'metal',
    쇠붙이: 'metal',
    금속: 'metal',
    보석: 'metal',
    물: 'water',
    물기: 'water',
    바다: 'water',
  },
};

const HANJA = '(?:\\([\\p{Script=Han}]+\\))?';
const ELEMENT = `(?<![가-힣])(나무|불|흙|쇠|물|[목화토금수])${HANJA}(?:의)?\\s?기운`;
const BARE_ELEMENT = `(?<![가-힣]|[할될볼갈올낼살줄릴을알쓸둘설킬힐울길를]\\s)([목화토금수])${HANJA}(?!요일)`;
const STEM = '(갑목|을목|병화|정화|무토|기토|경금|신금|임수|계수)';
const GODS = '(비견|겁재|식신|상관(?!없|\\s?없|이\\s없)|편재|정재|편관|정관|편인|정인)';

const DAY_MASTER = [
  new RegExp(`${STEM}${HANJA}\\s?(?:일간|(?:으)?로\\s*태어|[을를]\\s*타고[난나났])`, 'gu'),
  new RegExp(`일간(?:인\\s|\\s|(?:은|이)\\s*(?=..(?:이|라|인|입|으?로|며|,)))${STEM}`, 'gu'),
  new RegExp(`태어난\\s*${STEM}`, 'gu'),
  new RegExp(
    `(?:(?:사주|명식|원국|팔자)(?:의|를\\s이끄는)\\s(?:중심|주인공?|주체|본질|바탕|뿌리)|타고난\\s(?:본질|본성|바탕|중심)|기본\\s(?:성향|기질|성정)|(?<![가-힣])일간|(?:나|자신|본인|스스로)를\\s(?:뜻하는|나타내는|상징하는|가리키는)\\s(?:글자|기운|자리))[은는이가]\\s(?:\\S+\\s){0,3}?(?<![가-힣])${STEM}${HANJA}(?=입니다|이[라며고니에지자]|예요|으?로[,\\s]|인\\s|의\\s(?:\\S+\\s)?(?:물|불|나무|흙|쇠|땅|바다|성정|기질|기운)|[,.])`,
    'gu',
  ),
  new RegExp(
    `(?<![가-힣])${STEM}${HANJA}[이가은는]\\s(?:바로\\s|곧\\s)?(?:(?:사주|명식|원국|팔자)의\\s(?:주인|중심|본질|바탕|주체)|(?:본인|자신)의\\s(?:기운|본질|글자|바탕)|타고난\\s(?:본질|본성|바탕))`,
    'gu',
  ),
  new RegExp(`(?<![가-힣])${STEM}${HANJA}인\\s(?:분|사람|나\\s|내\\s|본인|\\{\\{name)`, 'gu'),
  new RegExp(
    `(?<![가-힣])${STEM}${HANJA}[이가은는을를]\\s(?:\\S+\\s)?(?:일간|나\\s?자신)(?:이[시신]|입니다|이니|이라|으로\\s삼)`,
    'gu',
  ),
  new RegExp(
    `(?:독자님|\\{\\{name\\}\\}님)의\\s(?:중심|본질|바탕|뿌리|주인공|일간)[은는이가]\\s(?:\\S+\\s){0,2}?${STEM}(?=${HANJA}(?:[,.은는이가로]|입니다))`,
    'gu',
  ),
];
const BORN_OF =
  /(?<![가-힣])(나무|풀|불|태양|촛불|흙|땅|산|쇠|무쇠|금속|보석|물|바다|[목화토금수](?=\s?(?:의\s)?기운))(?:(?:의)?\s?(?:기운)?[을를]?\s*타고[난나났]|(?:으)?로\s*태어[난나났])/gu;
const USEFUL = new RegExp(
  `(용신|희신|기신)(?:인|은|이|으로는?|,)?\\s${BARE_ELEMENT}(?=[은는이가을를의에으로과와,.\\s]|$)`,
  'gu',
);
const AS_USEFUL = new RegExp(`${BARE_ELEMENT}(?:\\s?기운)?[이가은는]\\s(용신|희신|기신)`, 'gu');
const NEEDED = new RegExp(
  `(?:필요한|이로운|도움이\\s되는|보탬이\\s되는|힘이\\s되는|반가운)\\s(?:오행|기운)[은이]\\s${BARE_ELEMENT}(?=[은는이가입로인,.])`,
  'gu',
);
const STRENGTH = /(?<![가-힣])(?:극)?신(강|약)(?=한|하|이며|이라|이니|입니다|\s?사주|\s?일간)/gu;
const NONE =
  '(?:하나도|전혀|아예|조금도|눈에|겉으로|한\\s?[가-힣]+?도?)?\\s?(?:없(?!이\\s)|빠[진져지졌](?!지\\s않)|(?:보이|드러나|나타나)지\\s않|찾[아기을]\\S*\\s(?:수\\s없|어렵|어려))';
const LITTLE = '부족|모자라|모자란|모자랍|약하|약한|약해';
const PLENTY =
  '많|넘치|넘칩|넘쳐|가득|왕성|지나치|지나쳐|과다|과해|강한|강하|강해|세서|넉넉|풍부|풍성|두터|두텁|여럿|충분|든든|빼곡|타오르|타올|활활|울창|우거|무성|넘실|출렁|(?:둘|셋|넷|다섯)이나|(?:두|세|네|다섯)\\s?(?:개|글자|자리|기둥)나|(?:무려\\s)?(?:둘|셋|넷)입니다';
/** 넉넉하지 않은, 많은 편은 아니라. */
const AMOUNT = `(?:\\S+\\s)?(?:\\S+\\s(?=한|점|방울|수))?(?:(${LITTLE})|(${PLENTY})(?!\\S*(?:지|\\s편[은이])\\s(?:않|못|아니)))`;
/** 불 기운이, 목은; 불이 where the chart is named beside it. */
const BALANCE = new RegExp(
  `(?:${ELEMENT}|${BARE_ELEMENT}|(?<=(?:사주|원국|명식|팔자|오행)(?:\\s(?:안|속|중|가운데|네\\s기둥))?[에서는이가]*\\s)(나무|풀|불꽃?|흙|쇠(?:붙이)?|물기?|[목화토금수])(?=[이가은는도을를]))(?:이|가|은|는|도|을|를|로)?\\s*(?:(${NONE})|${AMOUNT})`,
  'gu',
);
const BEFORE_CHART = new RegExp(
  `(?<![가-힣])(?:(나무|풀|불꽃?|흙|쇠(?:붙이)?|물기?|[목화토금수])${HANJA})(?:(?:의)?\\s?기운)?(?:이|가|은|는|도|을|를|로)?\\s(?:(${NONE})|${AMOUNT})\\S*\\s(?:사주|원국|명식|팔자)`,
  'gu',
);
/** 화 기운이 세 글자를 차지하고, 쇠의 기운이 단 하나뿐이라, 물이 다섯이나 되는. */
const COUNTED = new RegExp(
  `(?<![가-힣])(나무|풀|불|흙|쇠|물|[목화토금수])${HANJA}(?:(?:의)?\\s?기운)?[이가은는]\\s(?:(?:무려|단|딱|겨우|오직|고작)\\s)?(?:(하나|둘|셋|넷|다섯|여섯)(?=뿐|이나|밖에|[로으이])|(한|두|세|네|다섯|여섯)\\s?(?:글자|자리(?=[를을나]))(?!\\S*\\s(?:더|덜)))`,
  'gu',
);
const HALF = new RegExp(
  `(?<![가-힣])(나무|풀|불|흙|쇠|물|[목화토금수])${HANJA}(?:(?:의)?\\s?기운)?[이가은는]\\s(?:여덟\\s글자\\s?(?:중에?|가운데|의)?\\s?)(?:\\S+\\s)?절반`,
  'gu',
);
const OF_CHART = /사주|원국|명식|팔자|타고난|태어날/u;
const PATTERN =
  /(?<![가-힣])(정관|편관|정재|편재|정인|편인|식신|상관|건록|양인|겁재|비견|종왕|종강|종재|종살|종아)격/gu;

const ENTERS = '(?:강|센|세고|들|드는|가득|왕성|넘치|넘칩|흐르|흐릅|밀려|찾아|내려|감도|감돌|이끄|지배|오|온|옵|떠오)';
const PERIOD_ELEMENT = [
  new RegExp(`${ELEMENT}[이은]\\s*(?:\\S+\\s)?${ENTERS}`, 'gu'),
  new RegExp(`(?:들어오는|드는|흐르는|강한)\\s*${ELEMENT}`, 'gu'),
];
const PERIOD_GOD = new RegExp(
  `(?<![가-힣])${GODS}(?:(?:이|가|은|는|의\\s기운이)\\s*(?:\\S+\\s)?${ENTERS}|(?:의|이\\s되는|인)\\s?(?:날|하루|달|해)(?=[이은을의에답,.\\s입]))`,
  'gu',
);

/** Names of signs; 정화, 묘목, 자수 and 해수 are words too. */
const SIGN =
  /(?<![가-힣])(갑목|을목|병화|무토|기토|경금|신금|임수|계수|축토|인목|진토|사화|오화|미토|유금|술토)(?=[은는이가을를의와과도에로,.\s(]|입니다|$)/gu;
const SIGN_OF_PERIOD =
  /(?:오늘|이달|올해)(?:의|은)?\s*(?:일진(?:의|은)?\s*)?(?:천간|지지|글자|간지)?(?:의|인|에\s든|[은는이가])?\s*(갑목|을목|병화|정화|무토|기토|경금|신금|임수|계수|자수|축토|인목|묘목|진토|사화|오화|미토|유금|술토|해수)/gu;

const RELATION = /(?<![가-힣])(육합|삼합|반합|가합|방합|천간합|천간충|자형|삼형|원진)(?![가-힣]*(?:살|공식))/gu;
/** One syllable is a relation only beside a branch. */
const SHORT_RELATION =
  /(?<![가-힣])([충형파해])(?:[이가을를]\s*(?:\S+\s)?(?:들|드|있|되|걸|이루|이룹|만나|일어|생기|겹)|(?:으)?로\s*(?:만나|부딪))/gu;
const BRANCH_NAMED =
  /[년연월일시]지|지지|원국|[자축인묘진사오미신유술해][목화토금수]|[자축인묘진사오미신유술해]-|오늘은\s(?:일|월)/u;

/** The animal of the year's branch, in the order of the branches. */
const ANIMALS = ['쥐', '소', '호랑이|범', '토끼', '용', '뱀', '말', '양', '원숭이', '닭', '개', '돼지'];
const ANIMAL = new RegExp(
  `(?<![가-힣])(${ANIMALS.join('|')})띠(?!\\s?(?:친구|동료|사람|가족|이웃|손님|아이|어른|후배|선배|모임|인\\s(?:친구|동료|사람|가족|이웃|아이|후배|선배)))(?=[은는이가의를로에,\\s]|인\\s|라|생|다운|답)`,
  'gu',
);

const COLOUR = '(?:푸른|파란|붉은|빨간|노란|누런|하얀|흰|검은|황금빛?)';
/** 푸른 쥐의 날, 오늘 지지에 호랑이가; 일주는 하얀 토끼. */
const ANIMAL_OF_DAY = [
  new RegExp(`${COLOUR}\\s(${ANIMALS.join('|')})의?\\s날`, 'gu'),
  new RegExp(
    `오늘(?:의)?\\s(?:지지|일진)(?:에|는|은|의)?\\s(?:${COLOUR}\\s)?(${ANIMALS.join('|')})(?=[가이는은인])`,
    'gu',
  ),
];
const ANIMAL_OF_CHART = new RegExp(
  `(?<![가-힣])일[주지](?:는|은|가|에)\\s(?:\\S+\\s)?(${ANIMALS.join('|')})(?=[,가이는은]|입니다)`,
  'gu',
);

/** @returns what the chart, the day, month or year does not have */
export function wrongFactIn(sentence: string, known: () => KnownFacts): string | null {
  for (const [cue, check] of CHECKS) {
    const wrong = cue.test(sentence) ? check(sentence, known) : null;
    if (wrong !== null) return wrong;
  }
  return null;
}

type Check = (sentence: string, known: () => KnownFacts) => string | null;

const dayMaster: Check = (sentence, known) =>
  wrongMatch(sentence, DAY_MASTER, ([, name]) => name !== known().chart.dayMaster.name) ??
  wrongMatch(sentence, [BORN_OF], ([, word = '']) => {
    const element = ELEMENT_WORDS[word];
    const { dayMaster, elements } = known().chart;
    return element !== undefined && element !== dayMaster.element && elements[element].count < 2;
  });

const usefulGod: Check = (sentence, known) => {
  const isWrong = (role: string, word: string) => {
    const god = usefulGodOfChart(known().chart);
    return ELEMENT_WORDS[word] !== { 용신: god.useful, 희신: god.helping, 기신: god.adverse }[role];
  };
  return (
    wrongMatch(sentence, [USEFUL], ([, role = '', word = '']) => isWrong(role, word)) ??
    wrongMatch(sentence, [AS_USEFUL], ([, word = '', role = '']) => isWrong(role, word)) ??
    wrongMatch(sentence, [NEEDED], ([, word = '']) => isWrong('용신', word) && isWrong('희신', word))
  );
};

const strength: Check = (sentence, known) =>
  wrongMatch(sentence, [STRENGTH], ([, word = '']) => !known().strength().endsWith(word));

const animal: Check = (sentence, known) =>
  wrongMatch(sentence, [ANIMAL], ([, name = '']) => {
    if (known().chart.open.includes('year')) return true;
    return !at(ANIMALS, known().chart.pillars.year % 12)
      .split('|')
      .includes(name);
  });

const dayAnimal: Check = (sentence, known) => {
  const { chart, period } = known();
  const isOther = (branch: number, name: string) => !at(ANIMALS, branch).split('|').includes(name);
  const own = BRANCHES.findIndex(({ hangul, element }) => period?.signs.has(hangul + SYLLABLE[element]) === true);
  const isDay = period !== null && period.day !== null && own >= 0;
  return (
    wrongMatch(sentence, ANIMAL_OF_DAY, ([, name = '']) => isDay && isOther(own, name)) ??
    wrongMatch(sentence, [ANIMAL_OF_CHART], ([, name = '']) => isOther(chart.pillars.day % 12, name))
  );
};

const pattern: Check = (sentence, known) =>
  wrongMatch(sentence, [PATTERN], ([name]) => {
    const pattern = known().pattern();
    return name !== pattern.name && name !== pattern.special;
  });

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ 하: 1, 한: 1, 둘: 2, 두: 2, 셋: 3, 세: 3, 넷: 4, 네: 4, 다: 5, 여: 6 },
};
/** 오행을 고루 갖춘 사주. */
const ALL_FIVE =
  /(?:다섯\s(?:가지\s)?(?:기운|요소)|오행|목화토금수)[을이가]\s(?:\S+\s)?(?:고루|골고루|모두|다|빠짐없이|고르게)\s(?:갖|지니|있|들어|자리|타고|드러|나타)/gu;

/** More than one of eight. */
const MOST = /많|넘|가득|왕성|지나|과다|빼곡/u;

const balance: Check = (sentence, known) => {
  const ofChart = OF_CHART.test(sentence) || (/오행/u.test(sentence) && !known().period?.words.test(sentence));
  const isWrong = (word: string, none?: string, little?: string, plenty?: string): boolean => {
    const element = ELEMENT_WORDS[word];
    if (element === undefined) return false;
    const { elements, balance } = known().chart;
    const { count } = elements[element];
    if (none !== undefined) return ofChart && count > 0;
    if (little !== undefined) return count >= 3 && (ofChart || !little.startsWith('약'));
    if (plenty === undefined || !ofChart) return false;
    const said = NUMBERS[plenty.charAt(0)];
    if (said !== undefined && /나$|다$/u.test(plenty)) return said > count + 1;
    return count === 0 || (count === 1 && MOST.test(plenty) && element !== balance.strongest);
  };
  const lacksOne = () => Object.values(known().chart.elements).some(({ count }) => count === 0);
  return (
    wrongMatch(sentence, [ALL_FIVE], lacksOne) ??
    wrongMatch(sentence, [HALF], ([, word = '']) => {
      const element = ELEMENT_WORDS[word];
      return element !== undefined && known().chart.elements[element].count < 3;
    }) ??
    wrongMatch(sentence, [COUNTED], ([, word = '', some, letters]) => {
      const element = ELEMENT_WORDS[word];
      if (element === undefined || !(ofChart || letters !== undefined)) return false;
      return NUMBERS[(some ?? letters ?? '').charAt(0)] !== known().chart.elements[element].count;
    }) ??
    wrongMatch(sentence, [BALANCE], ([, named, bare, plain, ...amount]) =>
      isWrong(named ?? bare ?? plain ?? '', ...amount),
    ) ??
    wrongMatch(sentence, [BEFORE_CHART], ([, word = '', ...amount]) => isWrong(word, ...amount))
  );
};

const period: Check = (sentence, known) => {
  const { period, chart } = known();
  if (period === null || !period.words.test(sentence)) return null;
  const ofChart = OF_CHART.test(sentence);
  return (
    wrongMatch(sentence, PERIOD_ELEMENT, ([, word = '']) => {
      const element = ELEMENT_WORDS[word];
      return element !== undefined && !period.elements.has(element) && !(ofChart && chart.elements[element].count > 0);
    }) ??
    (ofChart ? null : wrongMatch(sentence, [PERIOD_GOD], ([, god = '']) => !period.gods.has(god))) ??
    wrongMatch(sentence, [SIGN_OF_PERIOD], ([, sign = '']) => sign !== chart.dayMaster.name && !period.signs.has(sign))
  );
};

/** Each hour of a day has signs of its own. */
const OF_HOUR = /시\(|[자축인묘진사오미신유술해]시|시각|시간대|\d시/u;

const signs: Check = (sentence, known) =>
  OF_HOUR.test(sentence) ? null : wrongMatch(sentence, [SIGN], ([, sign = '']) => !known().signs().has(sign));

/** The first syllable of 일지, 일간 and 일주. */
const POSITION: Readonly<Record<string, Position>> = { 년: 'year', 연: 'year', 월: 'month', 일: 'day', 시: 'hour' };
const ANY_SIGN = '([갑을병정무기경신임계자축인묘진사오미유술해])([목화토금수])';
const STANDS = '(?:자리|놓|앉|뜬|떠|선|서|있|박|드러난|솟|위치|잡[은아])';
const POSITIONED = [
  new RegExp(
    `(?<![가-힣])([년연월일시])([간지주])${HANJA}(?:에는?\\s(?:${STANDS}\\S*\\s){0,2}|의\\s|인\\s|\\s)${ANY_SIGN}(?=${HANJA}(?:[은는이가을를의도과와,.]|입니다))`,
    'gu',
  ),
  new RegExp(
    `(?<![가-힣])([년연월일시])([간지])${HANJA}[은는이가]\\s(?:바로\\s|곧\\s)?${ANY_SIGN}(?=${HANJA}(?:입니다|이?[라며고니에지자]|인\\s|로[,\\s]))`,
    'gu',
  ),
];
const SIGN_FIRST = new RegExp(
  `(?<![가-힣])${ANY_SIGN}${HANJA}[이가은는을를]\\s(?:\\S+\\s)?([년연월일시])([간지주])에\\s(?:\\S+\\s)?(?:자리(?:해|하[며고여]|합|잡아|를\\s잡)|놓여|놓인\\s(?:사주|명식)|앉아|앉[고으]|있[어고으습]|떠\\s있[어고])`,
  'gu',
);

/** Which stem or branch stands where. */
const position: Check = (sentence, known) => {
  const isWrong = (where: string, part: string, sign: string, element: string) => {
    const { chart } = known();
    const pillar = chart[POSITION[where] ?? 'day'];
    if (pillar === null || chart.open.includes(POSITION[where] ?? 'day')) return true;
    const stem = pillar.stem === sign && SYLLABLE[pillar.stemElement] === element;
    const branch = pillar.branch === sign && SYLLABLE[pillar.branchElement] === element;
    return part === '간' ? !stem : part === '지' ? !branch : !stem && !branch;
  };
  return (
    wrongMatch(sentence, POSITIONED, ([, where = '', part = '', sign = '', element = '']) =>
      isWrong(where, part, sign, element),
    ) ??
    wrongMatch(sentence, [SIGN_FIRST], ([, sign = '', element = '', where = '', part = '']) =>
      isWrong(where, part, sign, element),
    )
  );
};

/** 술토, 술, 술토(戌土), 일지. */
const BRANCH = `([년연월일시](?=지)|[자축인묘진사오미신유술해])[지목화토금수]?${HANJA}`;
const KIND = `(?:서로\\s)?(?:\\S+\\s){0,2}?(육합|육해|원진|[합충형파](?=${HANJA}[을를이가으하돌])|부딪)`;
/** 술토와 묘목이 충을 이루어, 술토가 묘목과 부딪치는, 자오충. 인사해, 자유형 and their like are other words. */
const NAMED_RELATIONS = [
  new RegExp(`(?<![가-힣])${BRANCH}[와과]\\s(?:\\S+\\s){0,2}?(?<![가-힣])${BRANCH}[이가은는]?\\s${KIND}`, 'gu'),
  new RegExp(`(?<![가-힣])${BRANCH}[이가은는]\\s(?:\\S+\\s){0,2}?(?<![가-힣])${BRANCH}[와과]\\s${KIND}`, 'gu'),
  new RegExp(`(?<![가-힣])${BRANCH}[이가]\\s(?:\\S+\\s){0,2}?(?<![가-힣])${BRANCH}[을를]\\s${KIND}`, 'gu'),
  /(?<![가-힣])([자축인묘진사오미신유술해])([자축인묘진사오미신유술해])(육합|원진|충|합(?=[이을]))/gu,
];

/** Whether two branches have a relation, and both are in the chart or the period; what is said of the day has one of the day's. */
function isRelated(
  names: readonly string[],
  kind: string,
  signs: ReadonlySet<string>,
  own: ReadonlySet<string>,
): boolean {
  const branches = BRANCHES.filter(({ hangul }) => names.includes(hangul));
  const [one, other = one] = branches;
  const isIn = (known: ReadonlySet<string>) => (branch: Branch) => known.has(branch.hangul + SYLLABLE[branch.element]);
  if (one === undefined || other === undefined || !branches.every(isIn(signs)) || !branches.some(isIn(own)))
    return false;
  return branchKinds(one.index, other.index).some((each) => each.endsWith({ 부딪: '충', 육해: '해' }[kind] ?? kind));
}

/** 원국의 신자진 삼합이 온전하게: the chart has all letters; not 신자진의 두 글자. */
const TRIPLE =
  /(?<![가-힣])(신자진|인오술|사유축|해묘미|해자축|인묘진|사오미|신유술)\s?(?:삼합|방합|[수화금목]국)(?!의\s(?:두|반|일부)|\S*\s(?:두|반|아니|아닙|빠))/gu;
/** 갑기합으로, 병신합을. */
const STEM_PAIR = /(?<![가-힣])([갑을병정무])([기경신임계])합(?=[으을이]|\s?관계)/gu;

const relations: Check = (sentence, known) => {
  if (OF_HOUR.test(sentence)) return null;
  if (OF_CHART.test(sentence) && !/오늘|이달|올해|들어오/u.test(sentence)) {
    const { list } = known().chart;
    const has = (letter: string) =>
      list.some(({ index }) => branchOf(index).hangul === letter || stemOf(index).name.startsWith(letter));
    const lacking = wrongMatch(
      sentence,
      [TRIPLE, STEM_PAIR],
      ([, letters = '', other = '']) => ![...letters, ...other].every(has),
    );
    if (lacking !== null) return lacking;
  }
  const unrelated = wrongMatch(sentence, NAMED_RELATIONS, ([, one = '', other = '', kind = '']) => {
    const { period, signs, chart } = known();
    const at = (name: string) => chart[POSITION[name] ?? 'day']?.branch ?? '';
    const named = [one, other].map((name) => (name in POSITION ? at(name) : name));
    const own = period?.words.test(sentence) === true && !(one in POSITION && other in POSITION);
    return !isRelated(named, kind, signs(), own ? (period?.signs ?? signs()) : signs());
  });
  if (unrelated !== null) return unrelated;
  const isWrong = (kind: string) => {
    const { period, hasRelation } = known();
    const ofPeriod = period?.words.test(sentence) === true && !OF_CHART.test(sentence);
    return !(ofPeriod ? period.hasRelation : hasRelation)(kind);
  };
  return (
    wrongMatch(sentence, [RELATION], ([, kind = '']) => isWrong(kind)) ??
    (BRANCH_NAMED.test(sentence) ? wrongMatch(sentence, [SHORT_RELATION], ([, kind = '']) => isWrong(kind)) : null)
  );
};

/** 축토는 신금을 극하는, 토극금: true of elements alone. */
const ACTS_ON = [
  new RegExp(
    `(?<![가-힣])[갑을병정무기경신임계자축인묘진사오미유술해]([목화토금수])${HANJA}[은는이가]\\s(?:\\S+\\s)?[갑을병정무기경신임계자축인묘진사오미유술해]([목화토금수])${HANJA}[을를]\\s(?:\\S+\\s)?(극|생|낳|누르|누릅|돕|도와)`,
    'gu',
  ),
  /(?<![가-힣])([목화토금수])(?=[생극]([목화토금수]))([생극])[목화토금수](?=[으의이을]|하|\s)/gu,
];
const CYCLE = ['목', '화', '토', '금', '수'];

const cycleOfElements: Check = (sentence) =>
  wrongMatch(sentence, ACTS_ON, ([, one = '', other = '', acts = '']) => {
    const step = (CYCLE.indexOf(other) - CYCLE.indexOf(one) + 5) % 5;
    return step !== (/[극누]/u.test(acts) ? 2 : 1);
  });

/** Each with a word that it needs: most sentences have none of them. */
const CHECKS: readonly (readonly [cue: RegExp, check: Check])[] = [
  [/태어|타고|[목화토금수](?<=[갑을병정무기경신임계].)/u, dayMaster],
  [/[년연월일시][간지주]/u, position],
  [/[용희기]신|(?:오행|기운)[은이]\s/u, usefulGod],
  [/신[강약]/u, strength],
  [/격/u, pattern],
  [/띠/u, animal],
  [new RegExp(`(?:${ANIMALS.join('|')})(?:의?\\s날|[,가이는은인입])`, 'u'), dayAnimal],
  [/사주|원국|명식|팔자|타고난|태어날|오행|다섯|부족|모자|글자|목화토금수/u, balance],
  [/오늘|하루|날|이달|이번\s달|올해|이\s해/u, period],
  [/[목화토금수](?<=[갑을병무기경신임계축인진사오미유술].)/u, signs],
  [/합|충|형|파|해|원진|부딪/u, relations],
  [/[목화토금수](?:\(.\))?[을를]\s|[목화토금수][생극][목화토금수]/u, cycleOfElements],
];
