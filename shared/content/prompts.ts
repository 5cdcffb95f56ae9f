import { addDays } from '../core/clock.ts';
import {
  type Chart,
  type ChartPillar,
  chartOf,
  chartRelations,
  dayPillar,
  ELEMENTS,
  type Element,
  favourOf,
  type Marker,
  type MetRelation,
  monthPillarsOfYear,
  POSITION_NAMES,
  POSITIONS,
  type Position,
  pillarHangul,
  pillarHanja,
  type Reading,
  readingOf,
  relationsBetween,
  TEN_GODS,
  twelveStage,
  yearPillarOfYear,
} from '../saju/index.ts';
import { cycleOf } from './cycle.ts';
import { EXAMPLES } from './examples.ts';
import { ELEMENT_NAMES, flowOf, koreanDate, periodPillar, usefulGodOfChart } from './facts.ts';
import { MINOR_SYSTEM, minorTaskOf } from './prompts-minor.ts';
import { type FortuneType, fortuneTypeOf, type SectionName, type SectionRequest } from './requests.ts';
import { CAREFUL_BELOW, GOOD_FROM } from './scores/bands.ts';
import { scoreLines } from './scores/words.ts';
import { WRITING_RULES } from './writing-rules.ts';

/**
 * The prompt of a request, in Korean. `system`, which is the same for every chart and period of a section, so that
 * providers can cache it: role, rules, the bands of scores and examples. `user`: the computed facts, the scores with
 * what made them, and the task. It contains only pillars, the
 * period and whether the reader is under 19. Texts address the reader as `{{name}}님`; the name
 * is filled in when a response is written.
 */
export function sectionPrompt(request: SectionRequest): { system: string; user: string } {
  const chart = chartOf(request.pillars);
  const facts = [chartFacts(chart), cycleFacts(request, chart), periodFacts(request, chart), scoreFacts(request)];
  const isMinor = request.variant === 'minor';
  const task = `# 할 일\n${isMinor ? minorTaskOf(request) : taskOf(request)}${request.luck === undefined ? '' : LUCK_TASK}`;
  return {
    system: isMinor ? MINOR_SYSTEM : SYSTEM + examplesOf(request.section),
    user: [...facts.filter((part) => part !== ''), task].join('\n\n'),
  };
}

const SYSTEM = `당신은 사주명리와 투자 심리를 함께 공부한 노련한 상담가입니다. 계산된 사주 사실을 바탕으로, 투자에 관심 있는 독자에게 읽을 만한 운세를 한국어로 씁니다.

${WRITING_RULES}

# 점수와 글
- 점수는 이미 계산되어 있습니다. 새로 매기거나 고치지 않고, 그 점수가 나온 까닭을 글로 풀어 줍니다. 까닭은 "점수"에 적힌 것만 들고, 까닭을 먼저 쓴 다음 결론을 씁니다.
- ${GOOD_FROM}점 이상(좋음): 돕는 기운이 앞서는 흐름으로, 밝고 든든하게 씁니다. 부풀리지 않습니다.
- ${CAREFUL_BELOW}~${GOOD_FROM - 1}점(보통): 돕는 것과 누르는 것을 함께 쓰고, 어느 한쪽으로 몰지 않습니다.
- ${CAREFUL_BELOW}점 미만(조심): 속도를 늦추고 지키는 쪽으로 씁니다. 겁을 주지 않고, 할 수 있는 일을 일러 줍니다.
- 최고, 최상, 대길, 최악, 대흉처럼 끝을 말하는 낱말은 쓰지 않습니다. 주어지지 않은 점수를 글에 적지 않습니다.
- 기신이나 지나친 오행을 좋은 것으로 권하지 않습니다. 행운의 색과 방향, 숫자는 용신이나 희신의 오행에서 고릅니다.

# 지킬 것
- 수익을 약속하거나 암시하지 않습니다. 특정 종목이나 코인을 사고팔라고 권하지 않습니다. 투자 자문이 아니라 마음가짐과 습관에 관한 이야기입니다.
- 빚을 내는 투자, 과도한 집중, 잦은 매매를 부추기지 않습니다.
- 질병을 진단하거나 불행을 단정하지 않습니다. 정치, 종교, 성별, 나이에 관해 말하지 않습니다.
- 독자의 개인 정보를 짐작하지 않습니다.
- 요청한 JSON 형식의 값만 씁니다. 글 안에 제목, 목록 기호, 마크다운을 넣지 않습니다.`;

function examplesOf(section: SectionName): string {
  const examples = EXAMPLES[section];
  if (examples.length === 0) return '';
  const lines = examples.map(({ facts, text }) => `사실: ${facts}\n글: ${text}`);
  return `\n\n# 보기\n쓰는 방식만 따르고 문장은 베끼지 않습니다.\n\n${lines.join('\n\n')}`;
}

function chartFacts(chart: Chart): string {
  const { dayMaster, balance } = chart;
  const reading = readingOf(chart);
  const { strength, useful_god: god } = reading;
  const pillars = POSITIONS.map((position) => {
    const pillar = chart[position];
    return `- ${POSITION_NAMES[position]}: ${pillar === null ? '모름' : pillarFacts(pillar)}`;
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
    `- 오행 균형: 가장 강한 오행 ${names([balance.strongest])}, 가장 약한 오행 ${names([balance.weakest])}, 드러나지 않거나 가장 옅은 오행 ${names(balance.needed)}, 지나친 오행 ${names(balance.excess)}`,
    `- 사주 안의 합충: ${innerRelations(chart)}`,
    `- 격국: ${patternFacts(reading)}`,
    `- 12운성: ${stageFacts(reading)}`,
    `- 신살: ${markerFacts(reading)}`,
  ].join('\n');
}

/** 득령, 득지 and 득세, without the score of strength: saju-rules-2, 2. */
function supportFacts({ strength: { deukryeong, deukji, deukse } }: Reading): string {
  const named = (name: string, isGained: boolean) => `${name} ${isGained ? '있음' : '없음'}`;
  return [named('득령', deukryeong), named('득지', deukji), named('득세', deukse)].join(', ');
}

function patternFacts({ pattern: { name, exposed, special } }: Reading): string {
  const ofMonth = exposed ? `${name}(투출함)` : name;
  return special === null ? ofMonth : `${special}, 월지로는 ${ofMonth}`;
}

function stageFacts({ stages }: Reading): string {
  return POSITIONS.flatMap((position) => {
    const stage = stages[position];
    return stage === undefined ? [] : [`${POSITION_NAMES[position]} ${stage}`];
  }).join(', ');
}

/** With the two empty branches, whether or not they stand in the chart. */
function markerFacts({ markers, void_branches: empty }: Reading): string {
  const named = ({ name, position }: Marker) => `${POSITION_NAMES[position]} ${name}`;
  const found = markers.filter(({ name }) => name !== '공망').map(named);
  const voids = markers.filter(({ name }) => name === '공망').map(({ position }) => POSITION_NAMES[position]);
  const inChart = voids.length === 0 ? '사주에는 없음' : voids.join('·');
  return `${found.length === 0 ? '없음' : found.join(', ')}. 공망은 ${empty.join('·')}(${inChart})`;
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
  const months = monthPillarsOfYear(year).map((pillar, index) => `- ${index + 1}월: ${luckFacts(chart, pillar)}`);
  return [
    '# 한 해',
    `- ${year}년 세운: ${luckFacts(chart, yearPillarOfYear(year))}`,
    FAVOUR_LINE,
    '# 달마다의 월운',
    ...months,
  ].join('\n');
}

function profilePeriodFacts(type: FortuneType, period: string, chart: Chart): string {
  const [year, month] = period.split('-').map(Number);
  if (type === 'daily') return dayFacts(period, chart);
  const luck = luckFacts(chart, periodPillar(type, period));
  if (type === 'yearly') return `# 올해\n- ${year}년 세운: ${luck}\n${FAVOUR_LINE}`;
  const yearPillar = yearPillarOfYear(Number(year));
  const ofYear = `${pillarHangul(yearPillar)}(${pillarHanja(yearPillar)}), ${favourFacts(chart, yearPillar)}`;
  return `# 이달\n- ${year}년 ${month}월 월운: ${luck}\n- ${year}년 세운: ${ofYear}\n${FAVOUR_LINE}`;
}

/** How far a cycle, year or month favours the chart: saju-rules-2, 6.3. */
function favourFacts(chart: Chart, pillar: number): string {
  const favour = favourOf(usefulGodOfChart(chart), pillar);
  return `유불리 ${favour > 0 ? '+' : ''}${favour}`;
}

const FAVOUR_LINE =
  '- 유불리는 천간과 지지마다 용신 +2, 희신 +1, 기신 -2를 더한 값(-4~+4)입니다. 까닭을 풀 때 참고하고, 숫자는 글에 적지 않습니다.';

function luckFacts(chart: Chart, pillar: number): string {
  return `${flowFacts(chart, pillar)}, ${favourFacts(chart, pillar)}`;
}

const LUCK_TASK =
  ' 대운을 밝힌 한 문장을 총평이나 운세 요약에 넣어, 그 간지와 십성이 이 시기의 간지와 어떻게 어울리는지 씁니다.';

/** The ten-year cycle, and how the year or month meets it: saju-rules-2, 6.3. */
function cycleFacts(request: SectionRequest, chart: Chart): string {
  const cycle = cycleOf(request, chart);
  if (cycle === null) return '';
  const { flow, met, order, turning } = cycle;
  const stage = twelveStage(chart.dayMaster.index, flow.pillar % 12);
  return [
    '# 대운',
    `- ${order} 대운: ${luckFacts(chart, flow.pillar)}, 12운성 ${stage}`,
    `- 이 시기와 대운의 관계: ${met.length === 0 ? '없음' : met.join(', ')}`,
    ...(turning ? ['- 이 시기에 대운이 바뀝니다.'] : []),
  ].join('\n');
}

function flowFacts(chart: Chart, pillar: number): string {
  const flow = flowOf(chart, pillar);
  const parts = [
    `${flow.hangul}(${flow.hanja})`,
    `천간 ${flow.stemName} ${flow.stemGod}`,
    `지지 ${flow.branchName} ${flow.branchGod}`,
    `사주와의 관계 ${relationList(relationsBetween(chart.pillars, pillar))}`,
  ];
  if (flow.fills.length > 0) parts.push(`반기는 ${names(flow.fills)}`);
  if (flow.burdens.length > 0) parts.push(`꺼리는 ${names(flow.burdens)}`);
  return parts.join(', ');
}

function relationList(relations: readonly MetRelation[]): string {
  if (relations.length === 0) return '없음';
  return relations
    .map(({ kind, positions, own, other }) => `${positionNames(positions)} ${own}-${other} ${kind}`)
    .join(' / ');
}

function innerRelations(chart: Chart): string {
  const relations = chartRelations(chart.pillars);
  if (relations.length === 0) return '없음';
  return relations.map(({ kind, positions, signs }) => `${positionNames(positions)} ${signs} ${kind}`).join(' / ');
}

function positionNames(positions: readonly Position[]): string {
  return positions.map((position) => POSITION_NAMES[position]).join('·');
}

function names(elements: readonly Element[]): string {
  return elements.length === 0 ? '없음' : elements.map((element) => ELEMENT_NAMES[element]).join('·');
}

function taskOf(request: SectionRequest): string {
  switch (request.section) {
    case 'character':
      return '이 사주의 타고난 성향과 투자자로서의 기질을 씁니다. 별칭은 일간의 상징과 태어난 계절을 살려 짓습니다.';
    case 'tendency':
      return '이 사주의 투자 성향을 씁니다. 주어진 세 점수가 왜 그런지 풀어 주고, 조심할 점도 균형 있게 적습니다.';
    case 'radar':
      return '주어진 여섯 점수를 그대로 옮겨 적습니다.';
    case 'fortune':
      return '오늘의 운세와 투자 조언을 씁니다. 오늘의 점수가 나온 까닭을 먼저 풀고, 좋은 시간대와 피할 시간대는 24시간제의 정시로 정하며 서로 겹치지 않게 합니다.';
    case 'weekly':
      return '한 주의 운세를 씁니다. 핵심어는 그날의 점수와 까닭에 맞고 서로 달라야 합니다. 총평은 점수가 가장 높은 날과 가장 낮은 날의 까닭을 풀어 줍니다.';
    case 'yearly':
      return '한 해의 운세를 씁니다. 핵심어는 그달의 점수와 까닭에 맞고 서로 달라야 합니다. 분기의 조언과 한 해의 총평은 그 점수가 나온 까닭을 풀어 줍니다.';
    case 'profile_fortune':
      return PROFILE_TASKS[fortuneTypeOf(request) ?? 'daily'];
  }
}

const PROFILE_TASKS: Readonly<Record<FortuneType, string>> = {
  daily:
    '오늘 하루의 운세를 재물, 애정, 건강, 직업으로 나누어 쓰고, 각각의 점수가 나온 까닭을 풀어 줍니다. 조언은 오늘 안에 실천할 수 있는 것으로 합니다.',
  monthly:
    '이달의 운세를 재물, 애정, 건강, 직업으로 나누어 쓰고, 각각의 점수가 나온 까닭을 풀어 줍니다. 조언은 한 달을 초순, 중순, 하순으로 나누어 실천할 수 있는 것으로 합니다.',
  yearly:
    '올해의 운세를 재물, 애정, 건강, 직업으로 나누어 쓰고, 각각의 점수가 나온 까닭을 풀어 줍니다. 조언은 계절의 흐름에 맞추어 한 해 동안 이어 갈 수 있는 것으로 합니다.',
};
