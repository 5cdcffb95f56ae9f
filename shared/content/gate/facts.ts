import { addDays } from '../../core/clock.ts';
import {
  BRANCHES,
  branchOf,
  type Chart,
  chartRelations,
  ELEMENTS,
  type Element,
  type Pattern,
  patternOf,
  relationsBetween,
  STEMS,
  solarTermOn,
  stemOf,
  strengthOf,
  tenGod,
} from '../../saju/index.ts';
import { pairKinds } from '../../saju/relations.ts';
import { at } from '../../saju/types.ts';
import { periodPillar, usefulGodOfChart } from '../facts.ts';
import { ANY_PERIOD, chartOfRequest, fortuneTypeOf, type SectionRequest } from '../requests.ts';
import { once } from './once.ts';
import { pillarsOfPeriod } from './periods.ts';
import { matchesIn } from './words.ts';

/** What a chart and its period hold, as far as a text can be wrong about it. All but the chart is computed when it is asked for. */
export interface KnownFacts {
  readonly chart: Chart;
  readonly strength: () => string;
  readonly pattern: () => Pattern;
  /** `YYYY-MM-DD` of a request for one day. */
  readonly day: string | null;
  /** Day, month or year of the request; null: it has none, or seven. */
  readonly period: PeriodFacts | null;
  /** Whether it holds in the chart, or between anything that a text of the request may speak of. */
  readonly hasRelation: (kind: string) => boolean;
  /** Names of stems and branches (갑목, 자수) that occur anywhere in it. */
  readonly signs: () => ReadonlySet<string>;
}

interface PeriodFacts {
  /** The words by which a text names it. */
  readonly words: RegExp;
  readonly elements: ReadonlySet<Element>;
  readonly signs: ReadonlySet<string>;
  readonly gods: ReadonlySet<string>;
  readonly hasRelation: (kind: string) => boolean;
}

const PERIOD_WORDS = { daily: /오늘/u, monthly: /이달|이번\s달/u, yearly: /올해|이\s해/u } as const;

export function knownFacts(request: SectionRequest): KnownFacts {
  const chart = chartOfRequest(request);
  const others = pillarsOf(request);
  return {
    chart,
    strength: once(() => strengthOf(chart).grade),
    pattern: once(() => patternOf(chart, usefulGodOfChart(chart))),
    day: dayOf(request),
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

function dayOf(request: SectionRequest): string | null {
  const { section, period } = request;
  if (period === ANY_PERIOD) return null;
  return section === 'fortune' || (section === 'profile_fortune' && (fortuneTypeOf(request) ?? 'daily') === 'daily')
    ? period
    : null;
}

function periodFacts(request: SectionRequest, chart: Chart): PeriodFacts | null {
  const { section, period, luck } = request;
  if (period === ANY_PERIOD || section === 'weekly') return null;
  const type = section === 'fortune' ? 'daily' : section === 'yearly' ? 'yearly' : (fortuneTypeOf(request) ?? 'daily');
  const pillar = periodPillar(type, period);
  const speakers = luck === undefined ? [pillar] : [pillar, luck.pillar];
  return {
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
  ...{ 나무: 'wood', 풀: 'wood', 불: 'fire', 태양: 'fire', 촛불: 'fire', 흙: 'earth', 땅: 'earth', 산: 'earth' },
  ...{ 쇠: 'metal', 무쇠: 'metal', 금속: 'metal', 보석: 'metal', 물: 'water', 바다: 'water' },
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
];
const BORN_OF =
  /(?<![가-힣])(나무|풀|불|태양|촛불|흙|땅|산|쇠|무쇠|금속|보석|물|바다|[목화토금수](?=\s?(?:의\s)?기운))(?:(?:의)?\s?(?:기운)?[을를]?\s*타고[난나났]|(?:으)?로\s*태어[난나났])/gu;
const USEFUL = new RegExp(
  `(용신|희신|기신)(?:인|은|이|으로는?|,)?\\s${BARE_ELEMENT}(?=[은는이가을를의에으로과와,.\\s]|$)`,
  'gu',
);
const AS_USEFUL = new RegExp(`${BARE_ELEMENT}(?:\\s?기운)?[이가은는]\\s(용신|희신|기신)`, 'gu');
const STRENGTH = /(?<![가-힣])(?:극)?신(강|약)(?=한|하|이며|이라|이니|입니다|\s?사주|\s?일간)/gu;
const BALANCE = new RegExp(
  `(?:${ELEMENT}|(?:${BARE_ELEMENT}|(?<=(?:사주|원국|명식)[에는이가]+\\s)(나무|불|흙|쇠|물)(?=[이가은는도])))(?:이|가|은|는|도)?\\s*(?:\\S+\\s)?(하나도|없|부족|모자라|많|넘치|넘칩|가득|왕성|지나치|과다|강한|강하|강해|세서)`,
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
  `(?<![가-힣])${GODS}(?:(?:이|가|은|는|의\\s기운이)\\s*(?:\\S+\\s)?${ENTERS}|(?:의|이\\s되는|인)\\s?(?:날|하루|달|해)(?=[이은을의에,.\\s입]))`,
  'gu',
);

/** Names of signs; 정화, 묘목, 자수 and 해수 are words too. */
const SIGN =
  /(?<![가-힣])(갑목|을목|병화|무토|기토|경금|신금|임수|계수|축토|인목|진토|사화|오화|미토|유금|술토)(?=[은는이가을를의와과도에로,.\s(]|입니다|$)/gu;
const SIGN_OF_PERIOD =
  /(?:오늘|이달|올해)(?:의|은)?\s*(?:천간|지지)?(?:의|인|에\s든)?\s*(갑목|을목|병화|정화|무토|기토|경금|신금|임수|계수|자수|축토|인목|묘목|진토|사화|오화|미토|유금|술토|해수)/gu;

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

/** @returns what the chart, the day, month or year does not have */
export function wrongFactIn(sentence: string, known: () => KnownFacts): string | null {
  for (const [cue, check] of CHECKS) {
    const wrong = cue.test(sentence) ? check(sentence, known) : null;
    if (wrong !== null) return wrong;
  }
  return null;
}

type Check = (sentence: string, known: () => KnownFacts) => string | null;

/** 충이 없는 날, 용신이 아니라. */
const DENIED = /^[가-힣]?\s*(?:아니|아닌|아닙|없)/u;

/** The first match that is wrong, and that its sentence does not deny. */
function wrongMatch(
  sentence: string,
  patterns: readonly RegExp[],
  isWrong: (match: RegExpExecArray) => boolean,
): string | null {
  for (const pattern of patterns) {
    for (const match of matchesIn(sentence, pattern)) {
      if (isWrong(match) && !DENIED.test(sentence.slice(match.index + match[0].length))) return match[0];
    }
  }
  return null;
}

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
    wrongMatch(sentence, [AS_USEFUL], ([, word = '', role = '']) => isWrong(role, word))
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

const pattern: Check = (sentence, known) =>
  wrongMatch(sentence, [PATTERN], ([name]) => {
    const pattern = known().pattern();
    return name !== pattern.name && name !== pattern.special;
  });

const balance: Check = (sentence, known) => {
  for (const [found, named, bare, plain, amount = ''] of matchesIn(sentence, BALANCE)) {
    const element = ELEMENT_WORDS[named ?? bare ?? plain ?? ''];
    if (element === undefined) continue;
    const { elements, balance } = known().chart;
    const { count } = elements[element];
    const ofChart = OF_CHART.test(sentence);
    if (/하나도|없/u.test(amount) && ofChart && count > 0) return found;
    if (/부족|모자라/u.test(amount) && count >= 3) return found;
    if (/많|넘|가득|왕성|지나|과다/u.test(amount) && ofChart && count <= 1 && element !== balance.strongest)
      return found;
    if (/강|세서/u.test(amount) && ofChart && count === 0) return found;
  }
  return null;
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

const BRANCH = '([자축인묘진사오미신유술해])';
/** 술토와 묘목이 충을 이루어, 자오충. 인사해, 자유형 and their like are other words. */
const NAMED_RELATIONS = [
  new RegExp(
    `${BRANCH}[목화토금수]${HANJA}[와과]\\s(?:\\S+\\s){0,2}?${BRANCH}[목화토금수]${HANJA}[이가은는]?\\s(?:\\S+\\s){0,3}?(육합|원진|[합충형파])(?=[을를이가으])`,
    'gu',
  ),
  new RegExp(`(?<![가-힣])${BRANCH}${BRANCH}(육합|원진|충|합(?=[이을]))`, 'gu'),
];

/** Whether two branches, by their names, have a relation, and both are in the chart or the period. */
function isRelated(one: string, other: string, kind: string, signs: ReadonlySet<string>): boolean {
  const [a, b] = [one, other].map((name) => BRANCHES.findIndex(({ hangul }) => hangul === name));
  if (a === undefined || b === undefined) return false;
  const isThere = [a, b].every((index) =>
    signs.has(at(BRANCHES, index).hangul + SYLLABLE[at(BRANCHES, index).element]),
  );
  return isThere && pairKinds(a, b).some((each) => !each.startsWith('천간') && each.endsWith(kind));
}

const relations: Check = (sentence, known) => {
  if (OF_HOUR.test(sentence)) return null;
  const unrelated = wrongMatch(
    sentence,
    NAMED_RELATIONS,
    ([, one = '', other = '', kind = '']) => !isRelated(one, other, kind, known().signs()),
  );
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

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];
const TERMS =
  '소한 대한 입춘 우수 경칩 춘분 청명 곡우 입하 소만 망종 하지 소서 대서 입추 처서 백로 추분 한로 상강 입동 소설 대설 동지'.split(
    ' ',
  );
const DAYS: Readonly<Record<string, number>> = { 어제: -1, 오늘: 0, 내일: 1 };
/** It is said to be so, and neither denied (이 아니니) nor supposed (이라면) nor likened (처럼). */
const IS = '(?:이니|이라(?=[\\s,]|서)|이므로|이고|이지만|이[었에]|였|입니|인데|인\\s만큼|답게)';
const DATED = [WEEKDAYS.map((day) => `${day}요일`), TERMS].map(
  (names) =>
    new RegExp(
      `(?<![가-힣])(?:(어제|오늘|내일)[은이가는]?\\s(${names.join('|')})${IS}|(${names.join('|')})인\\s(오늘|내일))`,
      'gu',
    ),
);

/** Weather and flowers that have their months, said to go on. */
const SEASONS: readonly (readonly [words: RegExp, months: readonly number[]])[] = [
  ['봄(?:기운|볕|바람|날)?|벚꽃|꽃샘추위', [2, 3, 4, 5]],
  ['한여름|여름|무더위|장마|열대야|폭염|복더위', [5, 6, 7, 8, 9]],
  ['가을(?:볕|바람|날)?|단풍', [8, 9, 10, 11]],
  ['한겨울|겨울|혹한|한파', [11, 12, 1, 2, 3]],
].map(([words, months]) => [
  new RegExp(
    `(?<![가-힣])(?:${words})[이가은의]?\\s(?:(?!처럼|같은|같이)\\S+(?<!처럼|같은|같이|듯)\\s){0,2}?(?:이어지는\\s(?:때|요즘|날)|한창(?=이니|입니|이라\\s|인\\s(?:때|요즘)))`,
    'gu',
  ),
  months as readonly number[],
]);

const calendar: Check = (sentence, known) => {
  const { day } = known();
  if (day === null) return null;
  const isAnotherDay = ([, said, name, nameFirst, saidLast]: RegExpExecArray) => {
    const date = addDays(day, DAYS[said ?? saidLast ?? ''] ?? 0);
    const named = name ?? nameFirst ?? '';
    return named.endsWith('요일')
      ? WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] !== named[0]
      : TERMS.indexOf(named) !== solarTermOn(date);
  };
  const month = Number(day.slice(5, 7));
  const elsewhen = SEASONS.filter(([, months]) => !months.includes(month)).map(([words]) => words);
  return wrongMatch(sentence, DATED, isAnotherDay) ?? wrongMatch(sentence, elsewhen, () => true);
};

/** Each with a word that it needs: most sentences have none of them. */
const CHECKS: readonly (readonly [cue: RegExp, check: Check])[] = [
  [/일간|태어|타고/u, dayMaster],
  [/[용희기]신/u, usefulGod],
  [/신[강약]/u, strength],
  [/격/u, pattern],
  [/띠/u, animal],
  [/부족|모자라|하나도|없|많|넘치|넘칩|가득|왕성|지나치|과다|강[한하해]|세서/u, balance],
  [/오늘|이달|이번\s달|올해|이\s해/u, period],
  [/[목화토금수](?<=[갑을병무기경신임계축인진사오미유술].)/u, signs],
  [/합|충|형|파|해|원진/u, relations],
  [/어제|오늘|내일|이어지는|한창/u, calendar],
];
