import { addDays } from '../../../core/clock.ts';
import type { ModelName } from '../../../core/models.ts';
import { chartOf, dayPillar, monthPillarsOfYear, yearPillarOfYear } from '../../../saju/index.ts';
import { at } from '../../../saju/types.ts';
import { cycleOf } from '../../cycle.ts';
import { type Flow, flowOf, periodPillar, usefulGodOfChart } from '../../facts.ts';
import type { SectionOutput } from '../../outputs.ts';
import { fortuneTypeOf, type SectionRequest } from '../../requests.ts';
import { aptitudesOf } from '../../scores/aptitudes.ts';
import { bandOf } from '../../scores/bands.ts';
import { dayScores, MONTHS, type Score, WEEKDAYS } from '../../scores/periods.ts';
import { sectionScores } from '../../scores/section.ts';
import { periodWord } from '../branch-word.ts';
import { sayCycle } from '../cycle-line.ts';
import { type Explanation, explanationOf } from '../explain.ts';
import { groupOfGod } from '../lexicon.ts';
import { picksFor, randomFor, turnOf } from '../seeds.ts';
import { extremes, type Step } from '../spans.ts';
import type { Pool } from '../templates.ts';
import { timingOf } from '../timing.ts';
import { createWriter, type Writer } from '../writer.ts';
import { GROUP_KEYWORDS } from './corpus/gods.ts';
import * as lines from './corpus/lines.ts';
import * as reasons from './corpus/reasons.ts';
import * as words from './corpus/words.ts';
import * as lexicon from './lexicon.ts';

/** The sections for readers under 19. Scores are those of every reader; the texts speak of saving, study and habits. */

export function minorCharacter({ pillars }: SectionRequest, model: ModelName): SectionOutput<'character'> {
  const chart = chartOf(pillars);
  const writer = createWriter([lexicon.ofChart(chart)], picksFor(chart, model, 'minor character', 0));
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
  const { risk_tolerance, long_term_aptitude, trend_sensitivity } = aptitudesOf(chart);
  const aptitudes = {
    도전: lines.CHALLENGE[bandOf(risk_tolerance.score)],
    꾸준: lines.STEADINESS[bandOf(long_term_aptitude.score)],
    호기심: lines.CURIOSITY[bandOf(trend_sensitivity.score)],
  };
  const writer = createWriter([aptitudes, lexicon.ofChart(chart)], picksFor(chart, model, 'minor tendency', 0));
  return {
    summary: writer.text(lines.CHALLENGE_LINES, lines.STEADINESS_LINES, lines.CURIOSITY_LINES),
    warning: writer.text(lines.PITFALL_LINES, lines.HABIT_ENDS),
  };
}

export function minorFortune(request: SectionRequest<'fortune'>, model: ModelName): SectionOutput<'fortune'> {
  const chart = chartOf(request.pillars);
  const flow = flowOf(chart, periodPillar('daily', request.period));
  const day = dayScores(chart, request.period);
  const timing = timingOf(chart, flow);
  const explanation = explanationOf(day, flow, reasons);
  const { say, text } = createWriter(
    [
      timing.lexicon,
      explanation.lexicon,
      lexicon.ofCategories(day, flow),
      lexicon.ofPeriod(chart, flow, 'daily', day.score),
      lexicon.ofChart(chart),
      lexicon.ofFigures(randomFor(chart, 'minor fortune', model, request.period)),
    ],
    picksFor(chart, model, 'minor fortune', turnOf('daily', request.period)),
  );
  const { best, avoid } = timing;
  return {
    today_fortune: {
      overall_analysis: text(lines.DAY_OPENINGS, lines.RELATION_LINES, lines.BALANCE_LINES, lines.CLOSING_LINES),
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
      short_term: { message: text(lines.POCKET_LINES, lines.DO_SAVE), warning: say(lines.POCKET_WARNINGS) },
      long_term: { message: text(lines.LONG_LINES, lines.LONG_REASONS), advice: say(lines.LONG_ADVICE) },
      example: text(lines.EXAMPLES, lines.EXAMPLE_ENDS),
    },
    why_explanation: text(whyGods(flow), otherTruth(day, explanation), explanation.lines),
  };
}

/** What the explanation of the score, which follows, does not say itself. */
function otherTruth({ reasons: [first] }: Score, { explainsRelation, explainsElement }: Explanation): Pool {
  if (explainsRelation && explainsElement) return lines.NEEDED;
  return first?.kind === 'relation' ? lines.INTERACTION_LINES : lines.WHY_MEETINGS;
}

function whyGods({ stemGod, branchGod }: Flow): Pool {
  return stemGod === branchGod ? lines.WHY_ONE_GOD : lines.WHY_GODS;
}

export function minorWeekly(request: SectionRequest<'weekly'>, model: ModelName): SectionOutput<'weekly'> {
  const chart = chartOf(request.pillars);
  const monday = request.period;
  const { score, days } = sectionScores(request);
  const steps = WEEKDAYS.map((name, offset): Step => {
    return { name: at(DAY_NAMES, offset), flow: flowOf(chart, dayPillar(addDays(monday, offset))), made: days[name] };
  });
  const [first, last] = [at(steps, 0), at(steps, 6)];
  const writer = createWriter(
    [
      {
        때: '이번 주',
        날: '주',
        하루: '한 주',
        시작운주: periodWord(first.flow.hangul),
        끝운주: periodWord(last.flow.hangul),
      },
      lexicon.ofExtremes(extremes([first, ...steps.slice(1)])),
      lexicon.ofPeriod(chart, first.flow, 'daily', score),
      lexicon.ofChart(chart),
    ],
    picksFor(chart, model, 'minor weekly', turnOf('weekly', monday)),
  );
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
    advice: writer.text(lines.SPAN_ADVICE, lines.SPAN_CLOSINGS),
  };
}

export function minorYearly(request: SectionRequest<'yearly'>, model: ModelName): SectionOutput<'yearly'> {
  const chart = chartOf(request.pillars);
  const year = Number(request.period.slice(0, 4));
  const { score, quarters, months } = sectionScores(request);
  const flow = flowOf(chart, yearPillarOfYear(year));
  const pillars = monthPillarsOfYear(year);
  const steps = MONTHS.map((name, index): Step => {
    return { name: `${index + 1}월`, flow: flowOf(chart, at(pillars, index)), made: months[name] };
  });
  const lexicons = [
    { 해: `${year}년` },
    lexicon.ofExtremes(extremes([at(steps, 0), ...steps.slice(1)])),
    lexicon.ofPeriod(chart, flow, 'yearly', score),
    lexicon.ofChart(chart),
  ];
  const writer = createWriter(lexicons, picksFor(chart, model, 'minor yearly', year));
  const keyed = (index: number) => ({ keyword: keywordOf(writer, at(steps, index).flow) });
  const quarter = (name: keyof typeof quarters, index: number) => {
    const { score: own } = quarters[name];
    const of = lexicon.ofQuarter(index, at(steps, 3 * index + 1).flow, own);
    const picks = picksFor(chart, model, 'minor quarter', 4 * year + index);
    return { advice: createWriter([of, ...lexicons], picks).say(lines.QUARTERS[bandOf(own)]) };
  };
  const picks = picksFor(chart, model, 'minor cycle yearly', year);
  const cycle = sayCycle(cycleOf(request, chart), flow, 'yearly', picks);
  const [opening = '', ...spans] = writer.sentences(lines.YEAR_OPENINGS, lines.PEAKS, lines.DIPS, lines.SPAN_ENDS);
  return {
    summary: [opening, ...cycle, ...spans].join(' '),
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
    advice: writer.text(lines.SPAN_ADVICE, lines.SPAN_CLOSINGS),
  };
}

export function minorProfileFortune(
  request: SectionRequest<'profile_fortune'>,
  model: ModelName,
): SectionOutput<'profile_fortune'> {
  const chart = chartOf(request.pillars);
  const type = fortuneTypeOf(request) ?? 'daily';
  const flow = flowOf(chart, periodPillar(type, request.period));
  const scores = sectionScores(request);
  const { best } = timingOf(chart, flow);
  const explanation = explanationOf(scores, flow, reasons);
  const picks = picksFor(chart, model, `minor ${type}`, turnOf(type, request.period));
  const { say, text } = createWriter(
    [
      explanation.lexicon,
      lexicon.ofCategories(scores, flow),
      lexicon.ofPeriod(chart, flow, type, scores.score),
      lexicon.ofChart(chart),
    ],
    picks,
  );
  const cycle = sayCycle(cycleOf(request, chart), flow, type, picks);
  const { useful } = usefulGodOfChart(chart);
  return {
    summary: text(lines.DAY_OPENINGS, lines.SUMMARY_ENDS),
    categories: {
      overall: { description: [text(lines.OVERALL_LINES, lines.BALANCE_LINES), ...cycle].join(' ') },
      wealth: { description: text(lines.POCKET_LINES, lines.DO_SAVE) },
      love: { description: text(lines.LOVE_LINES, lines.LOVE_TIPS) },
      health: { description: text(lines.HEALTH_LINES, lines.HEALTH_TIPS) },
      career: { description: text(lines.CAREER_LINES, lines.DO_STUDY) },
    },
    lucky_items: {
      number: randomFor(chart, 'minor profile_fortune', model, type, request.period).pick(words.NUMBERS[useful]),
      color: say(words.COLORS[useful]),
      direction: words.DIRECTIONS[useful],
      time: { start_hour: best.start, end_hour: best.end },
    },
    advice: say(lines.ADVICE),
    analysis: {
      day_energy: text(lines.ENERGY_LINES, lines.ENERGY_ROOTS),
      element_interaction: text(otherTruth(scores, explanation), explanation.lines),
      recommendations: {
        first: say(lines.DO_STUDY),
        second: say(lines.DO_SAVE),
        third: say(lines.AVOID_PITFALL),
      },
    },
  };
}

const DAY_NAMES = ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'] as const;

function keywordOf(writer: Writer, { stemGod, branchGod }: Flow): string {
  return [stemGod, branchGod].map((god) => writer.say(GROUP_KEYWORDS[groupOfGod(god)])).join('·');
}
