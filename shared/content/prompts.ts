import { addDays } from '../core/clock.ts';
import {
  type BranchRelation,
  type Chart,
  type ChartPillar,
  chartRelations,
  dayPillar,
  ELEMENTS,
  type Element,
  favourOf,
  monthPillarsOfYear,
  POSITION_NAMES,
  POSITIONS,
  type Position,
  pillarHangul,
  pillarHanja,
  type Reading,
  readingOf,
  solarTermOn,
  TEN_GODS,
  yearOfMonth,
  yearPillarOfYear,
} from '../saju/index.ts';
import { angleOf, turnOf } from './angle.ts';
import { cycleOf } from './cycle.ts';
import { EXAMPLES } from './examples.ts';
import { ELEMENT_NAMES, flowOf, koreanDate, periodPillar, relationName, returnOf, usefulGodOfChart } from './facts.ts';
import { type Hours, hoursOf, RELATION_POINTS } from './hours.ts';
import { luckyItemsOf } from './lucky.ts';
import { isMarketDay } from './market-days.ts';
import { MINOR_SYSTEM, minorTaskOf } from './prompts-minor.ts';
import {
  ANY_PERIOD,
  chartOfRequest,
  type FortuneType,
  fortuneTypeOf,
  type SectionName,
  type SectionRequest,
} from './requests.ts';
import { CAREFUL_BELOW, GOOD_FROM } from './scores/bands.ts';
import { ROLE_NAMES, scoreLines } from './scores/words.ts';
import { FORBIDDEN, LUCK_RULES, SCORE_RULES, TERM_RULES, WRITING_RULES } from './writing-rules.ts';

/**
 * The prompt of a request, in Korean. `system`, which is the same for every chart and period of a section, so that
 * providers can cache it: role, rules, the bands of scores and examples. `user`: the computed facts, the scores with
 * what made them, what is copied (hours, lucky items), and the task. It contains only pillars, which of
 * them the birth leaves open, the period and whether the reader is under 19. Texts address the reader as `{{name}}님`; the name
 * is filled in when a response is written.
 */
export function sectionPrompt(request: SectionRequest): { system: string; user: string } {
  const chart = chartOfRequest(request);
  const isMinor = request.variant === 'minor';
  const facts = [
    chartFacts(chart, ['character', 'tendency', 'radar'].includes(request.section)),
    cycleFacts(request, chart),
    periodFacts(request, chart),
    ...(isMinor ? [] : [marketFacts(request)]),
    scoreFacts(request),
    givenFacts(request, chart),
  ];
  const task = `# 할 일\n${isMinor ? minorTaskOf(request) : taskOf(request)}${luckTaskOf(request)}`;
  return {
    system: isMinor ? MINOR_SYSTEM : SYSTEM + examplesOf(request.section),
    user: [...facts.filter((part) => part !== ''), task].join('\n\n'),
  };
}

const SYSTEM = `당신은 사주명리와 투자 심리를 함께 공부한 노련한 칼럼니스트입니다. 계산된 사주 사실을 바탕으로, 금융 앱에 실릴 운세를 한국어로 씁니다.

# 독자
아침에 휴대전화로 읽는 어른입니다. 직장인일 수도, 은퇴한 사람일 수도 있으니 직장이나 배우자가 있다고 전제하지 않습니다. 투자에 관심이 있고 명리는 모릅니다. 한 번 읽고 알아듣고, 해 볼 만한 일을 얻어 가게 합니다. 용어는 뜻과 함께 한 번만 쓰거나("육합, 곧 서로를 부르는 짝") 쓰지 않습니다. 간지의 이름은 한 항목에 많아야 한 번 부릅니다.

${WRITING_RULES}
${TERM_RULES}

# 점수와 글
${SCORE_RULES}
- ${GOOD_FROM}점 이상(좋음): 돕는 기운이 앞서는 흐름으로, 밝고 든든하게 씁니다. 부풀리지 않습니다.
- ${CAREFUL_BELOW}~${GOOD_FROM - 1}점(보통): 돕는 것과 누르는 것이 둘 다 있으면 함께 쓰고, 한쪽이 "없음"이면 있는 쪽만 차분하게 씁니다. 없는 까닭을 지어내지 않습니다.
- ${CAREFUL_BELOW}점 미만(조심): 속도를 늦추고 지키는 쪽으로 씁니다. 겁을 주지 않고, 할 수 있는 일을 일러 줍니다.
${LUCK_RULES}

# 지킬 것
금융 회사의 법률 담당자가 읽습니다. 투자 자문이 아니라 마음가짐과 습관에 관한 글입니다. 저축과 씀씀이 같은 살림 습관은 말해도 됩니다.
- 수익이나 원금을 약속하거나 암시하지 않습니다. 오르고 내릴 것을 내다보지 않습니다.
- 회사, 상품, 코인의 이름을 쓰지 않고, 어떤 종류의 자산도 권하지 않습니다. 사고팔 때, 늘리고 줄일 것, 그만둘 지점을 말하지 않습니다.
- 빚을 내는 투자, 한곳에 거는 투자, 잦은 매매를 부추기지 않습니다.
- "오늘은 투자하기 좋은 날"이나 "나쁜 날"이라고 하지 않습니다.
- "장"이 주어지고 장이 쉬는 날이면 매매에 관한 말을 하지 않습니다.
${FORBIDDEN}`;

/** Each field of an example has a line of its own, so that a title does not end up inside a text. */
function examplesOf(section: SectionName): string {
  const examples = EXAMPLES[section];
  if (examples.length === 0) return '';
  const lines = examples.map(({ facts, fields }) =>
    [`사실: ${facts}`, ...Object.entries(fields).map(([name, text]) => `${name}: ${text}`)].join('\n'),
  );
  return `\n\n# 보기\n쓰는 방식만 따르고 문장과 심상은 베끼지 않습니다.\n\n${lines.join('\n\n')}`;
}

/** @param isOfPerson adds the facts that only texts on a person's nature need */
function chartFacts(chart: Chart, isOfPerson: boolean): string {
  const { dayMaster, balance, open } = chart;
  const reading = readingOf(chart);
  const { strength, useful_god: god } = reading;
  const pillars = POSITIONS.map((position) => {
    const pillar = chart[position];
    return `- ${POSITION_NAMES[position]}: ${pillar === null ? '모름' : open.includes(position) ? UNSETTLED : pillarFacts(pillar)}`;
  });
  const gods = TEN_GODS.filter((god) => chart.tenGodCounts[god] > 0).map((god) => `${god} ${chart.tenGodCounts[god]}`);
  const counts = ELEMENTS.map(
    (element) => `${ELEMENT_NAMES[element]} ${chart.elements[element].count}개(${chart.elements[element].percentage}%)`,
  );
  return [
    '# 사주',
    ...pillars,
    `- 일간: ${dayMaster.name}(${dayMaster.hanja}), ${dayMaster.polarity === 'yang' ? '양' : '음'}${ELEMENT_NAMES[dayMaster.element]}, ${strength.grade}`,
    `- 일간의 힘: ${supportFacts(reading)}`,
    `- 용신 ${names([god.useful])}, 희신 ${names([god.helping])}, 기신 ${names([god.adverse])}`,
    `- 십성 분포: ${gods.join(', ')}`,
    `- 오행 분포: ${counts.join(', ')}`,
    ...(isOfPerson
      ? [
          `- 오행 균형: 가장 강한 오행 ${names([balance.strongest])}, 가장 약한 오행 ${names([balance.weakest])}, 드러나지 않거나 가장 옅은 오행 ${names(balance.needed)}, 지나친 오행 ${names(balance.excess)}`,
        ]
      : []),
    ...(isOfPerson ? [`- 사주 안의 합충: ${innerRelations(chart)}`] : []),
    ...openFacts(chart),
  ].join('\n');
}

const UNSETTLED = '확실하지 않음';

/** What the birth leaves open. Elements and strength are counted with the pillars as they are reckoned. */
function openFacts({ open }: Chart): readonly string[] {
  if (open.length === 0) return [];
  const others = [...(open.includes('year') ? ['띠'] : []), ...(open.includes('month') ? ['태어난 계절'] : [])];
  return [
    `- 출생 시각만으로 정해지지 않는 기둥: ${positionNames(open)}. 절기나 시각의 경계에 태어났기 때문입니다. ${['이 기둥의 간지', ...others, '이 기둥이 이루는 합충'].join(', ')}은 별칭에도 글에도 쓰지 않습니다.`,
  ];
}

/** Whether none of the positions is left open. */
function isSettled({ open }: Chart): (of: { readonly positions: readonly Position[] }) => boolean {
  return ({ positions }) => !positions.some((position) => open.includes(position));
}

/** 득령, 득지 and 득세, without the score of strength. */
function supportFacts({ strength: { deukryeong, deukji, deukse } }: Reading): string {
  const named = (name: string, isGained: boolean) => `${name} ${isGained ? '있음' : '없음'}`;
  return [named('득령', deukryeong), named('득지', deukji), named('득세', deukse)].join(', ');
}

function pillarFacts(pillar: ChartPillar): string {
  const hidden = pillar.hiddenStems.join('·');
  return `${pillar.hangul}(${pillar.hanja}), 천간 ${pillar.stemTenGod}, 지지 ${pillar.branchTenGod}, 지장간 ${hidden}`;
}

function scoreFacts(request: SectionRequest): string {
  const lines = scoreLines(request);
  return lines.length === 0 ? '' : ['# 점수', ...lines].join('\n');
}

function periodFacts(request: SectionRequest, chart: Chart): string {
  switch (request.section) {
    case 'character':
    case 'tendency':
    case 'radar':
      return '';
    case 'fortune':
      return dayFacts(request.period, chart);
    case 'weekly':
      return weekFacts(request.period, chart);
    case 'yearly':
      return yearFacts(Number(request.period.slice(0, 4)), chart);
    case 'profile_fortune':
      return profilePeriodFacts(fortuneTypeOf(request) ?? 'daily', request.period, chart);
  }
}

function dayFacts(date: string, chart: Chart): string {
  return `# 오늘\n- 날짜: ${koreanDate(date)}\n- 일진: ${flowFacts(chart, dayPillar(date))}`;
}

function weekFacts(monday: string, chart: Chart): string {
  const days = Array.from({ length: 7 }, (_, offset) => addDays(monday, offset));
  const lines = days.map((date) => `- ${koreanDate(date)}: ${flowFacts(chart, dayPillar(date))}`);
  return ['# 이번 주의 일진', ...lines].join('\n');
}

function yearFacts(year: number, chart: Chart): string {
  const months = monthPillarsOfYear(year).map((pillar, index) => {
    const ofYear = index === 0 ? `, ${pillarHangul(yearPillarOfYear(year - 1))}년에 속함` : '';
    return `- ${index + 1}월(${monthStart(year, index + 1)}부터${ofYear}): ${flowFacts(chart, pillar)}`;
  });
  return [
    '# 한 해',
    `- ${year}년 세운: ${flowFacts(chart, yearPillarOfYear(year))}`,
    '# 달마다의 월운',
    ...months,
  ].join('\n');
}

/** The day of the term that begins a month: 7월 7일. */
function monthStart(year: number, month: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  // The twelve terms that begin a month fall on its third to ninth day.
  const days = [3, 4, 5, 6, 7, 8, 9];
  const day = days.find((each) => solarTermOn(addDays(first, each - 1)) !== null) ?? 0;
  return `${month}월 ${day}일`;
}

function profilePeriodFacts(type: FortuneType, period: string, chart: Chart): string {
  const [year, month] = period.split('-').map(Number);
  if (type === 'daily') return dayFacts(period, chart);
  const flow = flowFacts(chart, periodPillar(type, period));
  if (type === 'yearly') return `# 올해\n- ${year}년 세운: ${flow}`;
  const ofYear = flowFacts(chart, yearPillarOfYear(yearOfMonth(Number(year), Number(month))));
  const start = monthStart(Number(year), Number(month));
  return `# 이달\n- ${year}년 ${month}월 월운(${start}부터): ${flow}\n- ${start} 앞의 며칠은 지난달의 기운이지만, 그날들을 따로 말하지 않고 한 달을 이 월운으로 씁니다.\n- 이달이 속한 해의 세운: ${ofYear}`;
}

/** How far a cycle favours the chart, in words (`shared/saju/luck.ts`). */
function favourFacts(chart: Chart, pillar: number): string {
  const favour = favourOf(usefulGodOfChart(chart), pillar);
  return `유불리 ${favour > 0 ? '+' : ''}${favour}`;
}

const FAVOUR_LINE =
  '- 유불리는 천간과 지지마다 용신 +2, 희신 +1, 기신 -2를 더한 값(-4~+4)입니다. 대운이 돕는지 누르는지 가릴 때만 보고, 숫자는 글에 적지 않습니다.';

/** Names the field of the cycle's one sentence. */
function luckTaskOf({ luck, section, variant }: SectionRequest): string {
  if (luck === undefined) return '';
  const field = section === 'yearly' ? 'summary' : 'categories.overall.description';
  const name = variant === 'minor' ? '대운은 "요즘 몇 년 동안 이어지는 기운"이라고 풀어' : '대운은 뜻과 함께';
  return ` ${name} ${field}에만 한 문장으로, 이 시기를 돕는지 누르는지 씁니다. 유불리가 +이면 돕는 것이고 -이면 누르는 것입니다. 0이고 바뀌지도 않으면 쓰지 않습니다.`;
}

/** The ten-year cycle, and how the year or month meets it. */
function cycleFacts(request: SectionRequest, chart: Chart): string {
  const cycle = cycleOf(request, chart);
  if (cycle === null) return '';
  const { flow, met, order, turning } = cycle;
  return [
    '# 대운',
    `- ${order} 대운: ${flowFacts(chart, flow.pillar)}, ${favourFacts(chart, flow.pillar)}`,
    FAVOUR_LINE,
    `- 이 시기와 대운의 관계(천간합, 천간충, 육합, 충(沖), 형(刑) 가운데): ${met.length === 0 ? '없음' : met.map(relationName).join(', ')}`,
    ...(turning ? ['- 이 시기에 대운이 바뀝니다.'] : []),
  ].join('\n');
}

function flowFacts(chart: Chart, pillar: number): string {
  const flow = flowOf(chart, pillar);
  const parts = [
    `${flow.hangul}(${flow.hanja})`,
    `천간 ${signed(flow.stemName, '辛')} ${flow.stemGod}`,
    `지지 ${signed(flow.branchName, '申')} ${flow.branchGod}`,
  ];
  const same = returnOf(chart, flow);
  if (same !== null) parts.push(`복음(伏吟): ${POSITION_NAMES[same]}와 간지가 같음`);
  return parts.join(', ');
}

/** 신금 is a stem and a branch. */
function signed(name: string, hanja: '辛' | '申'): string {
  return name === '신금' ? `${name}(${hanja})` : name;
}

function innerRelations(chart: Chart): string {
  const relations = chartRelations(chart.pillars).filter(isSettled(chart));
  if (relations.length === 0) return '없음';
  return relations
    .map(({ kind, positions, signs }) => `${positionNames(positions)} ${[...signs].join('-')} ${relationName(kind)}`)
    .join(' / ');
}

function positionNames(positions: readonly Position[]): string {
  return positions.map((position) => POSITION_NAMES[position]).join('·');
}

function names(elements: readonly Element[]): string {
  return elements.length === 0 ? '없음' : elements.map((element) => ELEMENT_NAMES[element]).join('·');
}

/** Whether the market is open, for the days that a text speaks of. */
function marketFacts({ section, period, fortuneType }: SectionRequest): string {
  const isDay = section === 'fortune' || (section === 'profile_fortune' && (fortuneType ?? 'daily') === 'daily');
  if (isDay) return `# 장\n- ${isMarketDay(period) ? '오늘은 장이 열립니다.' : '오늘은 장이 쉽니다.'}`;
  if (section !== 'weekly') return '';
  const days = Array.from({ length: 7 }, (_, offset) => addDays(period, offset)).filter((day) => !isMarketDay(day));
  return `# 장\n- 쉬는 날: ${days.map(koreanDate).join(', ')}`;
}

/** What the texts of this period may turn around, and what the model copies. */
function givenFacts(request: SectionRequest, chart: Chart): string {
  const { section, period, pillars } = request;
  if (period === ANY_PERIOD) return '';
  const type = section === 'fortune' ? 'daily' : fortuneTypeOf(request);
  const hours = type === null ? null : hoursOf(chart, periodPillar(type, period));
  const { topic, image } = angleOf(pillars, period, request.variant === 'minor');
  const angle = `# 곁들일 수 있는 것\n- 소재: ${topic}\n- 심상: ${image}`;
  const lines: string[] = [];
  if (hours !== null && section === 'fortune') {
    lines.push(`- 좋은 시간대: ${hourFacts(hours.best, true)}`, `- 피할 시간대: ${hourFacts(hours.worst, false)}`);
  }
  if (hours !== null && section === 'profile_fortune') {
    const { number, color, direction } = luckyItemsOf(usefulGodOfChart(chart).useful, turnOf(pillars, period));
    lines.push(`- 행운의 숫자 ${number}, 색 ${color}, 방향 ${direction}, 시간대 ${rangeFacts(hours.best)}`);
  }
  return lines.length === 0 ? angle : [angle, ['# 그대로 쓸 것', ...lines].join('\n')].join('\n\n');
}

/** 19시~21시 */
function rangeFacts({ range: { start, end } }: Hours): string {
  return `${start}시~${end}시`;
}

/** 경술(庚戌)시(19시~21시): 용신 금(金), 일주의 지지와 육합. Of a good hour what helps, and of a bad one what hinders. */
function hourFacts(hours: Hours, isGood: boolean): string {
  const { pillar, elements, relation, relationWith } = hours;
  const reasons = elements
    .filter(({ role }) => (role !== 'adverse') === isGood)
    .map(({ element, role }) => `${ROLE_NAMES[role]} ${ELEMENT_NAMES[element]}`);
  const met = RELATION_WORDS[relation];
  if (met !== null && RELATION_POINTS[relation] > 0 === isGood)
    reasons.push(`${relationWith === 'chart' ? '일주의 지지' : '오늘의 지지'}와 ${met}`);
  const why = reasons.length > 0 ? reasons.join(', ') : isGood ? '다른 때보다 무난함' : '다른 때보다 돕는 것이 적음';
  return `${pillarHangul(pillar)}(${pillarHanja(pillar)})시(${rangeFacts(hours)}): ${why}`;
}

const RELATION_WORDS: Readonly<Record<BranchRelation, string | null>> = {
  six_combination: '육합',
  half_combination: '반합',
  loose_combination: '가합',
  same: null,
  none: null,
  break: '파(破)',
  resentment: '원진',
  harm: '해(害)',
  self_punishment: '자형',
  punishment: '형(刑)',
  clash: '충(沖)',
};

function taskOf(request: SectionRequest): string {
  switch (request.section) {
    case 'character':
      return '이 사주의 타고난 성향과 투자자로서의 기질을 씁니다. 별칭은 일간의 상징과 태어난 계절을 살려 짓습니다.';
    case 'tendency':
      return '이 사주의 투자 성향을 씁니다. 주어진 세 점수가 왜 그런지 풀어 주고, 조심할 점도 균형 있게 적습니다.';
    case 'radar':
      return '';
    case 'fortune':
      return '오늘의 운세와 마음가짐을 씁니다. 가장 큰 까닭은 why_explanation에서만 풀고, 총평은 그래서 어떤 하루인지를 말합니다. do_1과 avoid_1은 그 까닭에서 나오고, do_2와 avoid_2는 까닭과 관계없이 누구나 할 수 있는 생활 습관입니다. 투자 항목에는 따로 주어진 사실이 없으니, 그날이 어떠할지 내다보지 말고 마음가짐과 습관만 씁니다. example은 바로 앞의 advice를 실천하는 보기입니다. 두 시간대는 주어진 것을 옮기고, 간지를 부르지 않고 주어진 까닭만으로 둘 다 풀어 줍니다.';
    case 'weekly':
      return '한 주의 운세를 씁니다. 핵심어는 그날의 점수와 까닭에 맞고 서로 달라야 합니다. 까닭은 summary에서만 쓰되, 점수가 가장 높은 날과 가장 낮은 날의 것을 풀어 줍니다.';
    case 'yearly':
      return '한 해의 운세를 씁니다. 핵심어는 그달의 점수와 까닭에 맞고 서로 달라야 합니다. 한 해의 점수가 나온 까닭은 summary에서만 풀고, 분기의 조언은 분기의 점수가 좋음이면 가장 높은 달, 조심이면 가장 낮은 달, 보통이면 둘 가운데 한 달을 골라 그달의 까닭에서 나오게 합니다. 달의 기운은 괄호에 적힌 날에 바뀌고, 1월은 지난해의 기운에 속합니다. 한 해의 조언은 한 해 동안 이어 갈 수 있는 것으로 합니다.';
    case 'profile_fortune':
      return PROFILE_TASKS[fortuneTypeOf(request) ?? 'daily'];
  }
}

const PROFILE_TASKS: Readonly<Record<FortuneType, string>> = {
  daily: profileTask('오늘 하루', '오늘 안에 할 수 있는'),
  monthly: profileTask('이달', '한 달 동안 이어 갈 수 있는'),
  yearly: profileTask('올해', '한 해 동안 이어 갈 수 있는'),
};

function profileTask(period: string, feasible: string): string {
  return `${period}의 운세를 재물, 애정, 건강, 직업으로 나누어 씁니다. 전체의 가장 큰 까닭은 analysis.element_interaction에서만 풀고, summary는 그래서 어떤 때인지를 말합니다. 네 항목은 용신이나 합 같은 말 없이, 저마다의 까닭에서 나온 모습과 할 일만 씁니다. 조언은 ${feasible} 것 하나입니다.`;
}
