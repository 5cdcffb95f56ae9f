import type * as z from 'zod';
import { addDays } from '../core/clock.ts';
import { chartOf, dayPillar, pillarHangul, stemOf, yearPillarOfYear } from '../saju/index.ts';
import type { SectionContents } from './contents.ts';
import { dayMasterEmoji, ELEMENT_NAMES, koreanDate } from './facts.ts';
import { apart, timeRangeText } from './fields.ts';
import { OUTPUT_SCHEMAS, type ReadOutput } from './outputs.ts';
import type { SectionName, SectionRequest } from './requests.ts';

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
 * times ordered, overlong texts cut at a sentence. Computable fields are added. Any other value (a missing field, a
 * wrong type, a blank text) is rejected with reasons.
 */
export function parseSection<S extends SectionName>(
  request: SectionRequest<S>,
  output: unknown,
): ParseResult<SectionContents[S]> {
  return PARSERS[request.section](request, output);
}

type Parser<Content> = (request: SectionRequest, output: unknown) => ParseResult<Content>;

const PARSERS: { readonly [S in SectionName]: Parser<SectionContents[S]> } = {
  character: parser(OUTPUT_SCHEMAS.character, characterContent),
  tendency: parser(OUTPUT_SCHEMAS.tendency, (read) => read),
  fortune: parser(OUTPUT_SCHEMAS.fortune, fortuneContent),
  radar: parser(OUTPUT_SCHEMAS.radar, radarContent),
  weekly: parser(OUTPUT_SCHEMAS.weekly, weeklyContent),
  yearly: parser(OUTPUT_SCHEMAS.yearly, yearlyContent),
  profile_fortune: parser(OUTPUT_SCHEMAS.profile_fortune, profileFortuneContent),
};

function parser<Schema extends z.ZodType, Content>(
  schema: Schema,
  build: (read: z.output<Schema>, request: SectionRequest) => Content,
): Parser<Content> {
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

function characterContent(read: ReadOutput<'character'>, { pillars }: SectionRequest): SectionContents['character'] {
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

function fortuneContent(read: ReadOutput<'fortune'>, { period }: SectionRequest): SectionContents['fortune'] {
  const { score, overall_analysis, action_items: items, timing } = read.today_fortune;
  const [best, avoid] = apart(timing.best, timing.avoid);
  return {
    today_fortune: {
      date: period,
      formatted_date: koreanDate(period),
      day_element: stemOf(dayPillar(period)).element,
      score,
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

function radarContent(read: ReadOutput<'radar'>): SectionContents['radar'] {
  return {
    axes: [
      { key: 'risk_tolerance', label: '위험 감수', score: read.risk_tolerance },
      { key: 'long_term_aptitude', label: '장기 적성', score: read.long_term_aptitude },
      { key: 'trend_sensitivity', label: '흐름 민감도', score: read.trend_sensitivity },
      { key: 'patience', label: '인내심', score: read.patience },
      { key: 'analysis', label: '분석력', score: read.analysis },
      { key: 'intuition', label: '직관력', score: read.intuition },
    ],
  };
}

interface Keyed {
  readonly score: number;
  readonly keyword: string;
}

function weeklyContent(read: ReadOutput<'weekly'>, { period: monday }: SectionRequest): SectionContents['weekly'] {
  const day = (offset: number, { score, keyword }: Keyed) => {
    const date = addDays(monday, offset);
    const pillar = dayPillar(date);
    return { date, day_pillar: pillarHangul(pillar), day_element: stemOf(pillar).element, score, keyword };
  };
  const { mon, tue, wed, thu, fri, sat, sun } = read.days;
  const first = day(0, mon);
  const days = [first, day(1, tue), day(2, wed), day(3, thu), day(4, fri), day(5, sat), day(6, sun)];
  const best = days.reduce((a, b) => (b.score > a.score ? b : a), first);
  // With seven equal scores the first day would be both. The caution day is then the end of the week.
  const caution = days.reduce((a, b) => (b.score < a.score ? b : a), first);
  const end = addDays(monday, 6);
  return {
    week_start: monday,
    week_end: end,
    score: read.score,
    summary: read.summary,
    days,
    best_day: best.date,
    caution_day: caution === best ? end : caution.date,
    advice: read.advice,
  };
}

function yearlyContent(read: ReadOutput<'yearly'>, { period }: SectionRequest): SectionContents['yearly'] {
  const year = Number(period.slice(0, 4));
  const { q1, q2, q3, q4 } = read.quarters;
  const { m01, m02, m03, m04, m05, m06, m07, m08, m09, m10, m11, m12 } = read.months;
  const months = [m01, m02, m03, m04, m05, m06, m07, m08, m09, m10, m11, m12];
  return {
    year,
    year_pillar: pillarHangul(yearPillarOfYear(year)),
    score: read.score,
    summary: read.summary,
    quarters: [q1, q2, q3, q4].map(({ score, advice }, index) => ({ quarter: index + 1, score, advice })),
    months: months.map(({ score, keyword }, index) => ({ month: index + 1, score, keyword })),
    advice: read.advice,
  };
}

function profileFortuneContent(read: ReadOutput<'profile_fortune'>): SectionContents['profile_fortune'] {
  const { overall, wealth, love, health, career } = read.categories;
  const { number, color, direction, time } = read.lucky_items;
  const { first, second, third } = read.analysis.recommendations;
  return {
    score: read.score,
    summary: read.summary,
    categories: { overall: { score: read.score, description: overall.description }, wealth, love, health, career },
    lucky_items: { number, color, direction, time: timeRangeText(time) },
    advice: read.advice,
    analysis: {
      day_energy: read.analysis.day_energy,
      element_interaction: read.analysis.element_interaction,
      recommendations: [first, second, third],
    },
  };
}
