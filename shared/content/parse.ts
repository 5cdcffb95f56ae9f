import type * as z from 'zod';
import { addDays } from '../core/clock.ts';
import { chartOf, dayPillar, pillarHangul, stemOf, yearPillarOfYear } from '../saju/index.ts';
import { at } from '../saju/types.ts';
import type { SectionContents } from './contents.ts';
import { dayMasterEmoji, ELEMENT_NAMES, koreanDate } from './facts.ts';
import { apart, timeRangeText } from './fields.ts';
import { OUTPUT_SCHEMAS, type ReadOutput } from './outputs.ts';
import type { SectionName, SectionRequest } from './requests.ts';
import { MONTHS, QUARTERS, WEEKDAYS } from './scores/periods.ts';
import { sectionScores } from './scores/section.ts';

/** `schema`: a field is missing or has a wrong type. `blank`: a text without letters. */
export type ParseRule = 'schema' | 'blank';

export type ParseResult<Content> =
  | { readonly ok: true; readonly content: Content }
  /** `reasons`: the errors in the output, for the model. They name fields and never contain values. */
  | { readonly ok: false; readonly reasons: string[]; readonly rules: readonly ParseRule[] };

/**
 * Parses a model's output for a request into the content to store.
 *
 * Every value that satisfies `sectionJsonSchema` and leaves no text blank is accepted: numbers are rounded and clamped,
 * times ordered, overlong texts cut at a sentence. Scores and all other computable fields are added, whatever the output
 * says of them. Any other value (a missing field, a wrong type, a blank text) is rejected with reasons.
 */
export function parseSection<S extends SectionName>(
  request: SectionRequest<S>,
  output: unknown,
): ParseResult<SectionContents[S]> {
  return PARSERS[request.section](request, output);
}

type Parser<S extends SectionName> = (request: SectionRequest<S>, output: unknown) => ParseResult<SectionContents[S]>;

const PARSERS: { readonly [S in SectionName]: Parser<S> } = {
  character: parser(OUTPUT_SCHEMAS.character, characterContent),
  tendency: parser(OUTPUT_SCHEMAS.tendency, tendencyContent),
  fortune: parser(OUTPUT_SCHEMAS.fortune, fortuneContent),
  radar: parser(OUTPUT_SCHEMAS.radar, (_, request: SectionRequest<'radar'>) => radarContent(request)),
  weekly: parser(OUTPUT_SCHEMAS.weekly, weeklyContent),
  yearly: parser(OUTPUT_SCHEMAS.yearly, yearlyContent),
  profile_fortune: parser(OUTPUT_SCHEMAS.profile_fortune, profileFortuneContent),
};

function parser<Schema extends z.ZodType, S extends SectionName>(
  schema: Schema,
  build: (read: z.output<Schema>, request: SectionRequest<S>) => SectionContents[S],
): Parser<S> {
  return (request, output) => {
    const read = schema.safeParse(output);
    if (read.success) return { ok: true, content: build(read.data, request) };
    const { issues } = read.error;
    return {
      ok: false,
      reasons: issues.map(({ path, message }) => `${path.join('.') || 'output'}: ${message}`),
      // The fields have one rule of their own: a text must not be blank.
      rules: [...new Set(issues.map(({ code }): ParseRule => (code === 'custom' ? 'blank' : 'schema')))],
    };
  };
}

function characterContent(
  read: ReadOutput<'character'>,
  { pillars }: SectionRequest<'character'>,
): SectionContents['character'] {
  const chart = chartOf(pillars);
  return {
    title: read.title,
    day_master: chart.dayMaster.name,
    day_master_hanja: chart.dayMaster.hanja,
    element_name: ELEMENT_NAMES[chart.dayMaster.element],
    emoji: dayMasterEmoji(chart),
    identity: read.identity,
    investment_identity: read.investment_identity,
  };
}

function tendencyContent(
  { summary, warning }: ReadOutput<'tendency'>,
  request: SectionRequest<'tendency'>,
): SectionContents['tendency'] {
  const { risk_tolerance, long_term_aptitude, trend_sensitivity } = sectionScores(request).scores;
  return {
    scores: {
      risk_tolerance: risk_tolerance.score,
      long_term_aptitude: long_term_aptitude.score,
      trend_sensitivity: trend_sensitivity.score,
    },
    summary,
    warning,
  };
}

function fortuneContent(read: ReadOutput<'fortune'>, request: SectionRequest<'fortune'>): SectionContents['fortune'] {
  const { period } = request;
  const { overall_analysis, action_items: items, timing } = read.today_fortune;
  const [best, avoid] = apart(timing.best, timing.avoid);
  return {
    today_fortune: {
      date: period,
      formatted_date: koreanDate(period),
      day_element: stemOf(dayPillar(period)).element,
      score: sectionScores(request).today_fortune.score,
      overall_analysis,
      action_items: [
        { type: 'do', text: items.do_1 },
        { type: 'do', text: items.do_2 },
        { type: 'avoid', text: items.avoid_1 },
        { type: 'avoid', text: items.avoid_2 },
      ],
      timing: { best: timeRangeText(best), avoid: timeRangeText(avoid), reason: timing.reason },
    },
    investment_fortune: read.investment_fortune,
    why_explanation: read.why_explanation,
  };
}

/** Made of the computed scores alone. */
export function radarContent(request: SectionRequest<'radar'>): SectionContents['radar'] {
  const { risk_tolerance, long_term_aptitude, trend_sensitivity, patience, analysis, intuition } =
    sectionScores(request);
  return {
    axes: [
      { key: 'risk_tolerance', label: '위험 감수', score: risk_tolerance.score },
      { key: 'long_term_aptitude', label: '장기 적성', score: long_term_aptitude.score },
      { key: 'trend_sensitivity', label: '흐름 민감도', score: trend_sensitivity.score },
      { key: 'patience', label: '인내심', score: patience.score },
      { key: 'analysis', label: '분석력', score: analysis.score },
      { key: 'intuition', label: '직관력', score: intuition.score },
    ],
  };
}

function weeklyContent(read: ReadOutput<'weekly'>, request: SectionRequest<'weekly'>): SectionContents['weekly'] {
  const { period: monday } = request;
  const scores = sectionScores(request);
  const days = WEEKDAYS.map((name, offset) => {
    const date = addDays(monday, offset);
    const pillar = dayPillar(date);
    return {
      date,
      day_pillar: pillarHangul(pillar),
      day_element: stemOf(pillar).element,
      score: scores.days[name].score,
      keyword: read.days[name].keyword,
    };
  });
  const first = at(days, 0);
  const best = days.reduce((a, b) => (b.score > a.score ? b : a), first);
  // With seven equal scores the first day would be both. The caution day is then the end of the week.
  const caution = days.reduce((a, b) => (b.score < a.score ? b : a), first);
  const end = addDays(monday, 6);
  return {
    week_start: monday,
    week_end: end,
    score: scores.score,
    summary: read.summary,
    days,
    best_day: best.date,
    caution_day: caution === best ? end : caution.date,
    advice: read.advice,
  };
}

function yearlyContent(read: ReadOutput<'yearly'>, request: SectionRequest<'yearly'>): SectionContents['yearly'] {
  const year = Number(request.period.slice(0, 4));
  const scores = sectionScores(request);
  return {
    year,
    year_pillar: pillarHangul(yearPillarOfYear(year)),
    score: scores.score,
    summary: read.summary,
    quarters: QUARTERS.map((name, index) => {
      return { quarter: index + 1, score: scores.quarters[name].score, advice: read.quarters[name].advice };
    }),
    months: MONTHS.map((name, index) => {
      return { month: index + 1, score: scores.months[name].score, keyword: read.months[name].keyword };
    }),
    advice: read.advice,
  };
}

function profileFortuneContent(
  read: ReadOutput<'profile_fortune'>,
  request: SectionRequest<'profile_fortune'>,
): SectionContents['profile_fortune'] {
  const { number, color, direction, time } = read.lucky_items;
  const { first, second, third } = read.analysis.recommendations;
  const { score, categories: scores } = sectionScores(request);
  const category = (name: keyof typeof scores) => {
    return { score: scores[name].score, description: read.categories[name].description };
  };
  return {
    score,
    summary: read.summary,
    categories: {
      overall: category('overall'),
      wealth: category('wealth'),
      love: category('love'),
      health: category('health'),
      career: category('career'),
    },
    lucky_items: { number, color, direction, time: timeRangeText(time) },
    advice: read.advice,
    analysis: {
      day_energy: read.analysis.day_energy,
      element_interaction: read.analysis.element_interaction,
      recommendations: [first, second, third],
    },
  };
}
