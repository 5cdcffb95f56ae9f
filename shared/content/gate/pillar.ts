import { type Pillars, pillarHangul, pillarHanja } from '../../saju/index.ts';
import type { SectionRequest } from '../requests.ts';
import { pillarsOfPeriod } from './periods.ts';
import { matchesIn, wrongMatch } from './words.ts';

const STEMS = '갑을병정무기경신임계';
const BRANCHES = '자축인묘진사오미신유술해';
const STEM_HANJA = '甲乙丙丁戊己庚辛壬癸';
const BRANCH_HANJA = '子丑寅卯辰巳午未申酉戌亥';

/** What may follow 일, 월 or 년 as the last syllable of a pillar's name: a particle, 입니다, 생, an end. */
const AFTER_NAME = '(?:생|[은는이가의에을를과와도만로인입,.!?\\s]|$)';

const HANJA_PAIR = new RegExp(`[${STEM_HANJA}][${BRANCH_HANJA}]`, 'gu');
/** A pair that is named as a pillar: 갑축일, 갑축(甲丑), 갑축의 기운. */
const NAMED_PAIR = new RegExp(
  `(?<![가-힣])([${STEMS}][${BRANCHES}])(?=\\([${STEM_HANJA}]|\\s?(?:일주|년주|연주|월주|시주|일진|대운|세운|월운|일운|간지)|(?:년|월|일|시)${AFTER_NAME})`,
  'gu',
);
/** Pairs that begin no Korean word, with or without a noun behind them. */
const WORDLESS_PAIR =
  /(?<![가-힣])(?:갑[축묘미유해]|을[인진오술]|병[축묘유]|무[축묘유]|정술|기오|경묘|신[오술]|임[축묘미]|계[자인진오술])(?=[은는이가의에을를과와로,.!?\s]|$)/u;
/** Pairs that are words too: 경축일 a holiday, 정오 noon. */
const WORDS = new Set([
  '경축',
  '정오',
  '정신',
  '기술',
  '무사',
  '정진',
  '정인',
  '신인',
  '기자',
  '계신',
  '경사',
  '병사',
  '무해',
  '경유',
  '신자',
]);

/** Most sentences have no such pair: the search for it costs a third of the others. */
const ANY_LETTERS = new RegExp(`[${STEMS}][${BRANCHES}]|[${STEM_HANJA}][${BRANCH_HANJA}]`, 'u');

/** @returns a pair of stem and branch that does not exist (갑축, 甲丑) */
export function impossiblePairIn(text: string): string | null {
  if (!ANY_LETTERS.test(text)) return null;
  for (const [pair] of matchesIn(text, HANJA_PAIR)) {
    if (!exists(STEM_HANJA.indexOf(pair.charAt(0)), BRANCH_HANJA.indexOf(pair.charAt(1)))) return pair;
  }
  for (const [, pair = ''] of matchesIn(text, NAMED_PAIR)) {
    if (!WORDS.has(pair) && !exists(STEMS.indexOf(pair.charAt(0)), BRANCHES.indexOf(pair.charAt(1)))) return pair;
  }
  return WORDLESS_PAIR.exec(text)?.[0] ?? null;
}

/** A stem and a branch make a pillar when both are odd or both are even. */
function exists(stem: number, branch: number): boolean {
  return stem % 2 === branch % 2;
}

/** The pillars that a text may name, as 갑자 and 甲子, by the noun that names them. */
export interface KnownPillars {
  readonly chart: Readonly<Record<'년주' | '연주' | '월주' | '일주' | '시주', ReadonlySet<string>>>;
  /** Of the period's days, months and year, and of the chart. Null: the request does not settle them. */
  readonly day: ReadonlySet<string> | null;
  readonly month: ReadonlySet<string> | null;
  readonly year: ReadonlySet<string> | null;
  /** Of the days before and after the request's day. */
  readonly beside: ReadonlySet<string>;
  /** All that a text may name. */
  readonly any: ReadonlySet<string> | null;
}

const PAIR = `([${STEMS}][${BRANCHES}]|[${STEM_HANJA}][${BRANCH_HANJA}])(?:\\s?\\([${STEM_HANJA}][${BRANCH_HANJA}]\\))?`;
const OF_CHART = new RegExp(`(?<![가-힣])${PAIR}\\s?(년주|연주|월주|일주|시주)`, 'gu');
const AS_CHART = new RegExp(
  `(년주|연주|월주|일주|시주)(?:는|은|가|이|인)?\\s${PAIR}(?=\\s?(?:로|이며|이고|이라|이니|이어|입니다|인\\s|[,.]|$)|[의이가은는을를와과]\\s)`,
  'gu',
);
/**
 * Pillars whose names, before a particle, are no words: neither 기사 an article nor 정해 놓은. One of them in a sentence on the
 * chart or the period is a pillar of theirs.
 */
const UNMISTAKABLE = Array.from({ length: 60 }, (_, index) => pillarHangul(index)).filter(
  (name) =>
    !/병인|기사|임신|병자|무인|신사|정해|무자|병신|정유|무술|신축|정미|무신|임자|정사|기미|경신|기해/u.test(name),
);
const UNMISTAKABLE_PAIR = `(?<![가-힣])(${UNMISTAKABLE.join('|')})(?:\\s?\\([${STEM_HANJA}][${BRANCH_HANJA}]\\))?(?=이?라[서는고\\s,]|이기에|입니다|[은는이가을를의와과로,.]|\\s(?:두\\s)?글자|\\s기둥|시(?:에\\s태|여서|이니|라서)|$)`;
const ANY_PAIR = new RegExp(UNMISTAKABLE_PAIR, 'gu');
/** 시주에 놓인 계사가, 태어난 달의 기둥이 을해라서; not 일주가 오늘의 을해와, 경신 월주와 신유 일주. */
const NEAR_CHART = new RegExp(
  `(?<!(?:${PAIR})\\s?)(년주|연주|월주|일주|시주|태어난\\s(?:해|달|날|시))[가-힣]{0,2}\\s(?:(?!오늘|내일|어제|이달|올해|일진|[년연월일시]주|태어난)\\S+\\s){0,3}?${UNMISTAKABLE_PAIR}(?!\\s?[년연월일시]주)`,
  'gu',
);
/** Any of the sixty, named as a pillar: 기사(己巳), 생년의 기둥이 정유이기에, 무신 기둥을, 월주에 놓인 병인이. */
const NAMED_ANY = [
  new RegExp(`(?<![가-힣])([${STEMS}][${BRANCHES}])\\s?\\([${STEM_HANJA}][${BRANCH_HANJA}]\\)`, 'gu'),
  new RegExp(`기둥[이은]\\s([${STEMS}][${BRANCHES}])(?=이[라기니며고]|입니다|로)`, 'gu'),
  new RegExp(`(?<![가-힣])([${STEMS}][${BRANCHES}])\\s기둥(?=[을이의은])`, 'gu'),
  new RegExp(
    `(?:사주|원국|명식|팔자|[년연월일시]주)에\\s(?:(?:놓인|자리한|앉은|들어선|깃든)\\s)?([${STEMS}][${BRANCHES}])[가이](?=\\s)`,
    'gu',
  ),
];
/** The sentence speaks of another person's pillar, of another year's, or of a wrong one. */
const OF_ANOTHER =
  /친구|상대|동료|배우자|연인|가족|자녀|아이|부모|그분|내년|작년|지난해|내후년|다음\s달|지난달|잘못|틀린|틀렸|이야기[가는]\s아[니닙]/u;
const ON_CHART_OR_PERIOD =
  /기둥|[년연월일시]주|일진|간지|[대세월]운|태어난|타고난|사주|원국|명식|팔자|오늘|하루|이달|올해|이번\s[달해]|내일|어제|[월화수목금토일]요일|자리|태어/u;
const OF_PERIOD = new RegExp(
  `(?<![가-힣])${PAIR}(?:([일월년])(?=${AFTER_NAME})|\\s(일진|월운|세운)|의\\s(날|달|해(?=[를]\\s맞|에\\s태어|에\\s난|인\\s)))`,
  'gu',
);
const AS_DAY = new RegExp(`일진(?:인|은|이)?\\s${PAIR}`, 'gu');

/** Most texts name no pillar: the patterns cost more. */
const CUE = new RegExp(
  `[년연월일시]주|일진|월운|세운|[${BRANCHES}${BRANCH_HANJA}]\\)?(?:[일월년]|의?\\s[날달해])|(?<=[${STEMS}])[${BRANCHES}]`,
  'u',
);

/** @returns a pillar of the chart, day, month or year, named as such, that is not the given one */
export function wrongPillarIn(sentence: string, pillars: () => KnownPillars): string | null {
  if (!CUE.test(sentence) || OF_ANOTHER.test(sentence)) return null;
  const known = pillars();
  const isStrange = ([, pair = '']: RegExpExecArray) => known.any !== null && !WORDS.has(pair) && !known.any.has(pair);
  const isOther = (noun: string, pair: string) =>
    isWrong(known, noun, pair) && !(DAY_BESIDE.test(sentence) && known.beside.has(pair));
  return (
    wrongMatch(sentence, [OF_CHART], ([, pair = '', noun = '']) => isOther(noun, pair)) ??
    wrongMatch(sentence, [AS_CHART, NEAR_CHART], ([, noun = '', pair = '']) => isOther(noun, pair)) ??
    wrongMatch(sentence, [OF_PERIOD], ([, pair = '', unit, term, noun = '']) => isOther(unit ?? term ?? noun, pair)) ??
    wrongMatch(sentence, [AS_DAY], ([, pair = '']) => isOther('일진', pair)) ??
    wrongMatch(sentence, NAMED_ANY, isStrange) ??
    (ON_CHART_OR_PERIOD.test(sentence) ? wrongMatch(sentence, [ANY_PAIR], isStrange) : null)
  );
}

const DAY_BESIDE = /내일|어제|모레|그저께|이튿날|다음\s날|전날/u;

function isWrong(known: KnownPillars, noun: string, pair: string): boolean {
  const allowed = allowedFor(known, noun);
  return allowed !== null && !WORDS.has(pair) && !allowed.has(pair);
}

function allowedFor({ chart, day, month, year }: KnownPillars, noun: string): ReadonlySet<string> | null {
  switch (noun) {
    case '일':
    case '일진':
    case '날':
      return day;
    case '월':
    case '월운':
    case '달':
      return month;
    case '태어난 해':
      return chart.년주;
    case '태어난 달':
      return chart.월주;
    case '태어난 날':
      return chart.일주;
    case '태어난 시':
      return chart.시주;
    case '년':
    case '세운':
    case '해':
      return year;
    default:
      return noun in chart ? chart[noun as keyof KnownPillars['chart']] : null;
  }
}

export function knownPillars(request: SectionRequest): KnownPillars {
  const { pillars, openPillars = [] } = request;
  const of = (...indices: readonly (number | null)[]) =>
    new Set(indices.flatMap((index) => (index === null ? [] : [pillarHangul(index), pillarHanja(index)])));
  /** None that the birth leaves open. */
  const own = (kind: keyof Pillars) => (openPillars.includes(kind) ? null : pillars[kind]);
  const chart = {
    년주: of(own('year')),
    연주: of(own('year')),
    월주: of(own('month')),
    일주: of(own('day')),
    시주: of(own('hour')),
  };
  const chartAny = of(...(['year', 'month', 'day', 'hour'] as const).map(own), request.luck?.pillar ?? null);
  const ofPeriod = pillarsOfPeriod(request);
  if (ofPeriod === null) {
    const none = new Set<string>();
    return { chart, day: of(own('day')), month: of(own('month')), year: of(own('year')), beside: none, any: chartAny };
  }
  const { days, months, years } = ofPeriod;
  const [first, last] = [days[0], days.at(-1)];
  const besideOf = (day: number | undefined, ...steps: readonly number[]) =>
    day === undefined ? [] : steps.map((step) => (day + step + 60) % 60);
  const beside = of(...besideOf(first, -2, -1), ...besideOf(last, 1, 2));
  return {
    chart,
    day: days.length === 0 ? null : of(own('day'), ...days),
    month: of(own('month'), ...months),
    year: of(own('year'), ...years),
    beside,
    any: days.length === 0 ? null : new Set([...chartAny, ...of(...days, ...months, ...years), ...beside]),
  };
}
