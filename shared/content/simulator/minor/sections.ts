import { addDays } from '../../../core/clock.ts';
import type { ModelName } from '../../../core/models.ts';
import {
  type Chart,
  chartOf,
  dayPillar,
  type MetRelation,
  monthPillarsOfYear,
  type Position,
  relationsBetween,
  type TenGodGroup,
  yearPillarOfYear,
} from '../../../saju/index.ts';
import { at } from '../../../saju/types.ts';
import { cycleOf } from '../../cycle.ts';
import { branchName, ELEMENT_NAMES, type Flow, flowOf, periodPillar, usefulGodOfChart } from '../../facts.ts';
import type { SectionOutput } from '../../outputs.ts';
import { type FortuneType, fortuneTypeOf, type SectionRequest } from '../../requests.ts';
import { aptitudesOf } from '../../scores/aptitudes.ts';
import { type Band, bandOf } from '../../scores/bands.ts';
import { MONTHS, type Score, WEEKDAYS } from '../../scores/periods.ts';
import { sectionScores } from '../../scores/section.ts';
import { sayCycle } from '../cycle-line.ts';
import { groupOfGod, leadingGod } from '../lexicon.ts';
import type { Random } from '../random.ts';
import { picksFor, randomFor, turnOf } from '../seeds.ts';
import { timingOf } from '../timing.ts';
import { createWriter, type Lexicon, type Writer } from '../writer.ts';
import * as lines from './lines.ts';
import * as words from './words.ts';

/** The sections for readers under 19. Scores are those of every reader; the texts speak of saving, study and habits. */

export function minorCharacter({ pillars }: SectionRequest, model: ModelName): SectionOutput<'character'> {
  const chart = chartOf(pillars);
  const writer = createWriter([chartWords(chart)], picksFor(chart, model, 'minor character', 0));
  return {
    title: writer.say(lines.TITLES),
    identity: writer.text(
      lines.IDENTITY_OPENINGS,
      lines.IDENTITY_TRAITS,
      lines.IDENTITY_LEADS,
      lines.IDENTITY_BALANCES,
    ),
    investment_identity: writer.text(lines.MONEY_OPENINGS, lines.STUDY_LINES, lines.PITFALL_LINES, lines.HABIT_ENDS),
  };
}

export function minorTendency({ pillars }: SectionRequest, model: ModelName): SectionOutput<'tendency'> {
  const chart = chartOf(pillars);
  const writer = createWriter([chartWords(chart)], picksFor(chart, model, 'minor tendency', 0));
  const { risk_tolerance, long_term_aptitude, trend_sensitivity } = aptitudesOf(chart);
  return {
    summary: writer.text(
      lines.CHALLENGE[bandOf(risk_tolerance.score)],
      lines.STEADINESS[bandOf(long_term_aptitude.score)],
      lines.CURIOSITY[bandOf(trend_sensitivity.score)],
    ),
    warning: writer.text(lines.PITFALL_LINES, lines.HABIT_ENDS),
  };
}

export function minorFortune(request: SectionRequest<'fortune'>, model: ModelName): SectionOutput<'fortune'> {
  const chart = chartOf(request.pillars);
  const random = randomFor(chart, 'minor fortune', model, request.period);
  const flow = flowOf(chart, periodPillar('daily', request.period));
  const { score } = sectionScores(request).today_fortune;
  const gods = flow.stemGod === flow.branchGod ? lines.WHY_ONE_GOD : lines.WHY_GODS;
  const band = bandOf(score);
  const { best, avoid } = timingOf(chart, flow);
  const hours: Lexicon = { 좋은때: hoursName(best), 나쁜때: hoursName(avoid) };
  const writer = createWriter(
    [hours, periodWords(chart, flow, 'daily', band), chartWords(chart), figures(random)],
    picksFor(chart, model, 'minor fortune', turnOf('daily', request.period)),
  );
  const { say, text } = writer;
  return {
    today_fortune: {
      overall_analysis: `${say(lines.DAY_OPENINGS)} ${periodTruths(writer, chart, flow, band)} ${text(lines.VERDICT_LINES, lines.DAY_CLOSINGS[band])}`,
      action_items: {
        do_1: say(lines.DO_STUDY),
        do_2: say(lines.DO_SAVE),
        avoid_1: say(lines.AVOID_PITFALL),
        avoid_2: say(lines.AVOID_HABIT),
      },
      timing: {
        best: { start_hour: best.start, end_hour: best.end },
        avoid: { start_hour: avoid.start, end_hour: avoid.end },
        reason: say(lines.TIMING),
      },
    },
    investment_fortune: {
      short_term: { message: text(lines.SHORT_LINES[band], lines.SHORT_RULES), warning: say(lines.SHORT_WARNINGS) },
      long_term: { message: text(lines.LONG_LINES, lines.LONG_REASONS), advice: say(lines.LONG_ADVICE) },
      example: text(lines.EXAMPLES, lines.EXAMPLE_ENDS),
    },
    why_explanation: `${say(gods)} ${periodTruths(writer, chart, flow, band)}`,
  };
}

export function minorWeekly(request: SectionRequest<'weekly'>, model: ModelName): SectionOutput<'weekly'> {
  const chart = chartOf(request.pillars);
  const monday = request.period;
  const { score, days } = sectionScores(request);
  const steps = WEEKDAYS.map((name, offset): Step => {
    const flow = flowOf(chart, dayPillar(addDays(monday, offset)));
    return { name: at(DAY_NAMES, offset), flow, score: days[name].score };
  });
  const [first, last] = [at(steps, 0).flow, at(steps, 6).flow];
  const week: Lexicon = { 때: '이번 주', 날: '주', 하루: '한 주', 시작운주: first.hangul, 끝운주: last.hangul };
  const lexicons = [week, extremeWords(steps), periodWords(chart, first, 'daily', bandOf(score)), chartWords(chart)];
  const writer = createWriter(lexicons, picksFor(chart, model, 'minor weekly', turnOf('weekly', monday)));
  const keyed = (index: number) => ({ keyword: keywordOf(writer, at(steps, index).flow) });
  return {
    summary: writer.text(lines.WEEK_OPENINGS, lines.PEAKS, lines.DIPS, lines.SPAN_ENDS),
    days: {
      mon: keyed(0),
      tue: keyed(1),
      wed: keyed(2),
      thu: keyed(3),
      fri: keyed(4),
      sat: keyed(5),
      sun: keyed(6),
    },
    advice: writer.text(lines.SPAN_ADVICE, lines.SHORT_RULES),
  };
}

export function minorYearly(request: SectionRequest<'yearly'>, model: ModelName): SectionOutput<'yearly'> {
  const chart = chartOf(request.pillars);
  const year = Number(request.period.slice(0, 4));
  const { score, quarters, months } = sectionScores(request);
  const flow = flowOf(chart, yearPillarOfYear(year));
  const pillars = monthPillarsOfYear(year);
  const steps = MONTHS.map((name, index): Step => {
    return { name: `${index + 1}월`, flow: flowOf(chart, at(pillars, index)), score: months[name].score };
  });
  const lexicons = [
    { 해: `${year}년` },
    extremeWords(steps),
    periodWords(chart, flow, 'yearly', bandOf(score)),
    chartWords(chart),
  ];
  const writer = createWriter(lexicons, picksFor(chart, model, 'minor yearly', year));
  const keyed = (index: number) => ({ keyword: keywordOf(writer, at(steps, index).flow) });
  const quarter = (name: keyof typeof quarters, index: number) => {
    const { score: own } = quarters[name];
    const middle = at(steps, 3 * index + 1).flow;
    const group = groupOfGod(middle.stemGod);
    const of: Lexicon = {
      분기철: at(lines.QUARTER_SEASONS, index),
      분기운주: middle.hangul,
      분기십성: middle.stemGod,
      분기법: words.GROUP_WAYS[group],
      함정: words.GROUP_PITFALLS[group],
    };
    return {
      advice: createWriter([of, ...lexicons], picksFor(chart, model, 'minor quarter', 4 * year + index)).say(
        lines.QUARTERS[bandOf(own)],
      ),
    };
  };
  const picks = picksFor(chart, model, 'minor cycle yearly', year);
  const opening = [writer.say(lines.YEAR_OPENINGS), ...sayCycle(cycleOf(request, chart), flow, 'yearly', picks)];
  return {
    summary: `${opening.join(' ')} ${writer.text(lines.PEAKS, lines.DIPS, lines.SPAN_ENDS)}`,
    quarters: { q1: quarter('q1', 0), q2: quarter('q2', 1), q3: quarter('q3', 2), q4: quarter('q4', 3) },
    months: {
      m01: keyed(0),
      m02: keyed(1),
      m03: keyed(2),
      m04: keyed(3),
      m05: keyed(4),
      m06: keyed(5),
      m07: keyed(6),
      m08: keyed(7),
      m09: keyed(8),
      m10: keyed(9),
      m11: keyed(10),
      m12: keyed(11),
    },
    advice: writer.text(lines.SPAN_ADVICE, lines.SHORT_RULES),
  };
}

export function minorProfileFortune(
  request: SectionRequest<'profile_fortune'>,
  model: ModelName,
): SectionOutput<'profile_fortune'> {
  const chart = chartOf(request.pillars);
  const type = fortuneTypeOf(request) ?? 'daily';
  const random = randomFor(chart, 'minor profile_fortune', model, type, request.period);
  const flow = flowOf(chart, periodPillar(type, request.period));
  const { score, categories } = sectionScores(request);
  const band = bandOf(score);
  const { best } = timingOf(chart, flow);
  const picks = picksFor(chart, model, `minor ${type}`, turnOf(type, request.period));
  const gods = flow.stemGod === flow.branchGod ? lines.WHY_ONE_GOD : lines.WHY_GODS;
  const writer = createWriter([periodWords(chart, flow, type, band), chartWords(chart)], picks);
  const category = (name: keyof typeof lines.CATEGORY_LINES, tips: readonly string[]) => {
    const { score: own } = categories[name];
    return { description: writer.text(lines.CATEGORY_LINES[name][bandOf(own)], tips) };
  };
  const cycle = sayCycle(cycleOf(request, chart), flow, type, picks);
  const { useful } = usefulGodOfChart(chart);
  return {
    summary: writer.text(lines.DAY_OPENINGS, lines.SUMMARY_ENDS),
    categories: {
      overall: { description: [writer.text(lines.VERDICT_LINES, lines.DAY_CLOSINGS[band]), ...cycle].join(' ') },
      wealth: category('wealth', lines.WEALTH_TIPS),
      love: category('love', lines.LOVE_TIPS),
      health: category('health', lines.HEALTH_TIPS),
      career: category('career', lines.CAREER_TIPS),
    },
    lucky_items: {
      number: random.pick(words.NUMBERS[useful]),
      color: writer.say(words.COLORS[useful]),
      direction: words.DIRECTIONS[useful],
      time: { start_hour: best.start, end_hour: best.end },
    },
    advice: writer.say(lines.ADVICE),
    analysis: {
      day_energy: writer.text(lines.ENERGY_LINES, gods),
      element_interaction: periodTruths(writer, chart, flow, band),
      recommendations: {
        first: writer.say(lines.DO_STUDY),
        second: writer.say(lines.DO_SAVE),
        third: writer.say(lines.AVOID_PITFALL),
      },
    },
  };
}

function chartWords(chart: Chart): Lexicon {
  const { dayMaster, month, day, balance } = chart;
  const lead: TenGodGroup = groupOfGod(leadingGod(chart));
  return {
    일간: dayMaster.name,
    일상: at(words.STEM_IMAGES, dayMaster.index),
    일명사: at(words.STEM_NOUNS, dayMaster.index),
    성정: at(words.STEM_TRAITS, dayMaster.index),
    계절: at(words.SEASONS, month.index % 12),
    꾸밈: words.EPITHETS[balance.strongest],
    일주: `${day.hangul} 일주`,
    일지: branchName(day.index),
    월지: branchName(month.index),
    강: energy(balance.strongest),
    약: energy(balance.weakest),
    필: energy(usefulGodOfChart(chart).useful),
    주도뜻: words.GROUP_MEANINGS[lead],
    주힘: words.GROUP_STRENGTHS[lead],
    주함정: words.GROUP_PITFALLS[lead],
    몸살핌: words.CARE[balance.weakest],
    과목: words.SUBJECTS,
    저축: words.SAVINGS,
    저축이름: lines.SAVING_NAMES,
    습관: words.HABITS,
    친구: words.FRIENDS,
  };
}

const PERIOD_NAMES: Readonly<Record<FortuneType, readonly [now: string, unit: string, whole: string]>> = {
  daily: ['오늘', '날', '하루'],
  monthly: ['이달', '달', '한 달'],
  yearly: ['올해', '해', '한 해'],
};

function periodWords(chart: Chart, flow: Flow, type: FortuneType, band: Band): Lexicon {
  const [now, unit, whole] = PERIOD_NAMES[type];
  const [group, branchGroup] = [groupOfGod(flow.stemGod), groupOfGod(flow.branchGod)];
  const met = meetingOf(chart, flow, band);
  return {
    때: now,
    날: unit,
    하루: whole,
    운주: flow.hangul,
    운간: flow.stemName,
    운지: flow.branchName,
    십성: flow.stemGod,
    지십성: flow.branchGod,
    운뜻: words.GROUP_MEANINGS[group],
    지뜻: words.GROUP_MEANINGS[branchGroup],
    운법: words.GROUP_WAYS[group],
    함정: words.GROUP_PITFALLS[group],
    총평: words.VERDICTS[band],
    보탬: energy(flow.fills[0] ?? flow.stemElement),
    부담: energy(flow.burdens[0] ?? flow.stemElement),
    자리: met === null ? '' : met.positions.map((position) => PLACES[position]).join('·'),
    제글자: [...(met?.own ?? '')].join('·'),
    운글자: met?.other ?? '',
    관계: `${met?.kind ?? ''}의 관계`,
  };
}

const PLACES: Readonly<Record<Position, string>> = { year: '연주', month: '월주', day: '일주', hour: '시주' };
const KIND: ReadonlySet<string> = new Set(['천간합', '육합', '반합', '삼합', '방합']);

/** Of several relations, the first that agrees with the period: a clash must not explain a good day. */
function meetingOf(chart: Chart, flow: Flow, band: Band): MetRelation | null {
  const met = relationsBetween(chart.pillars, flow.pillar);
  return met.find(({ kind }) => KIND.has(kind) === (band !== 'careful')) ?? met[0] ?? null;
}

/** What holds between the period and the chart: a relation, and the elements that it brings. */
function periodTruths(writer: Writer, chart: Chart, flow: Flow, band: Band): string {
  const met = meetingOf(chart, flow, band);
  const meeting = met === null ? 'none' : KIND.has(met.kind) ? 'kind' : 'harsh';
  const wanted = band === 'careful' ? (['burdens', 'fills'] as const) : (['fills', 'burdens'] as const);
  const element = wanted.find((name) => flow[name].length > 0) ?? 'plain';
  return writer.text(lines.MEETINGS[meeting], lines.ELEMENTS[element]);
}

interface Step {
  readonly name: string;
  readonly flow: Flow;
  readonly score: Score['score'];
}

const DAY_NAMES = ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'] as const;

/** A tie goes to the earlier step. */
function extremeWords(steps: readonly Step[]): Lexicon {
  const best = steps.reduce((a, b) => (b.score > a.score ? b : a));
  const worst = steps.reduce((a, b) => (b.score < a.score ? b : a));
  return {
    좋은때: best.name,
    좋은운주: best.flow.hangul,
    좋은십성: best.flow.stemGod,
    나쁜때: worst.name,
    나쁜운주: worst.flow.hangul,
  };
}

function keywordOf(writer: Writer, { stemGod, branchGod }: Flow): string {
  const wordOf = (group: TenGodGroup) => writer.say(words.GROUP_KEYWORDS[group]);
  return `${wordOf(groupOfGod(stemGod))}·${wordOf(groupOfGod(branchGod))}`;
}

/** Figures of an example. */
function figures(random: Random): Lexicon {
  return {
    몫: ['두 몫', '세 몫', '네 몫'],
    분: String(5 * random.between(4, 9)),
    쉼: String(5 * random.between(1, 3)),
  };
}

function hoursName({ start, end }: { readonly start: number; readonly end: number }): string {
  return `${start}시부터 ${end}시 사이`;
}

/** 목 기운 */
function energy(element: keyof typeof ELEMENT_NAMES): string {
  return `${ELEMENT_NAMES[element].charAt(0)} 기운`;
}
