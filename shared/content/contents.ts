import * as z from 'zod';
import type { SectionName } from './requests.ts';

/**
 * Stored content by section, as strict schemas. The result of `parseSection` always satisfies them, whatever the model
 * wrote. Field names are the API's, in snake_case; texts may contain `{{name}}`.
 */

const text = z.string().regex(/\S/, 'must not be blank');
const score = z.int().min(0).max(100);
const element = z.enum(['wood', 'fire', 'earth', 'metal', 'water']);
const date = z.iso.date();
/** Two hangul, such as 무술. */
const pillar = z.string().regex(/^[갑을병정무기경신임계][자축인묘진사오미신유술해]$/);
/** `HH:MM-HH:MM`, the start before the end on the same day. */
const timeRange = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)
  .refine((range) => range.slice(0, 5) < range.slice(6), 'must start before it ends');

const characterContent = z.strictObject({
  title: text,
  /** Such as 경금. */
  day_master: text,
  day_master_hanja: text,
  /** Such as 금(金). */
  element_name: text,
  emoji: text,
  identity: text,
  investment_identity: text,
});

const tendencyContent = z.strictObject({
  scores: z.strictObject({ risk_tolerance: score, long_term_aptitude: score, trend_sensitivity: score }),
  summary: text,
  warning: text,
});

const actionItem = z.strictObject({ type: z.enum(['do', 'avoid']), text });

const fortuneContent = z.strictObject({
  today_fortune: z.strictObject({
    date,
    /** Such as 2026년 11월 20일 금요일. */
    formatted_date: text,
    day_element: element,
    score,
    overall_analysis: text,
    action_items: z.array(actionItem).min(1),
    timing: z.strictObject({ best: timeRange, avoid: timeRange, reason: text }),
  }),
  investment_fortune: z.strictObject({
    short_term: z.strictObject({ message: text, warning: text }),
    long_term: z.strictObject({ message: text, advice: text }),
    example: text,
  }),
  why_explanation: text,
});

const axisKey = z.enum([
  'risk_tolerance',
  'long_term_aptitude',
  'trend_sensitivity',
  'patience',
  'analysis',
  'intuition',
]);

const radarContent = z.strictObject({
  axes: z.array(z.strictObject({ key: axisKey, label: text, score })).length(6),
});

const weeklyContent = z.strictObject({
  /** A Monday. */
  week_start: date,
  week_end: date,
  score,
  summary: text,
  days: z.array(z.strictObject({ date, day_pillar: pillar, day_element: element, score, keyword: text })).length(7),
  /** The dates of the highest and the lowest score. A tie goes to the earlier date. The two always differ. */
  best_day: date,
  caution_day: date,
  advice: text,
});

const yearlyContent = z.strictObject({
  year: z.int(),
  year_pillar: pillar,
  score,
  summary: text,
  quarters: z.array(z.strictObject({ quarter: z.int().min(1).max(4), score, advice: text })).length(4),
  months: z.array(z.strictObject({ month: z.int().min(1).max(12), score, keyword: text })).length(12),
  advice: text,
});

const category = z.strictObject({ score, description: text });

const profileFortuneContent = z.strictObject({
  score,
  summary: text,
  /** `overall.score` is the fortune's own score. */
  categories: z.strictObject({
    overall: category,
    wealth: category,
    love: category,
    health: category,
    career: category,
  }),
  lucky_items: z.strictObject({ number: z.int().min(1).max(99), color: text, direction: text, time: timeRange }),
  advice: text,
  analysis: z.strictObject({ day_energy: text, element_interaction: text, recommendations: z.array(text).min(1) }),
});

export const CONTENT_SCHEMAS = {
  character: characterContent,
  tendency: tendencyContent,
  fortune: fortuneContent,
  radar: radarContent,
  weekly: weeklyContent,
  yearly: yearlyContent,
  profile_fortune: profileFortuneContent,
} as const satisfies Readonly<Record<SectionName, z.ZodType>>;

export type CharacterContent = z.infer<typeof characterContent>;
export type TendencyContent = z.infer<typeof tendencyContent>;
export type FortuneContent = z.infer<typeof fortuneContent>;
export type RadarContent = z.infer<typeof radarContent>;
export type WeeklyContent = z.infer<typeof weeklyContent>;
export type YearlyContent = z.infer<typeof yearlyContent>;
export type ProfileFortuneContent = z.infer<typeof profileFortuneContent>;
export type RadarAxisKey = z.infer<typeof axisKey>;

export interface SectionContents {
  readonly character: CharacterContent;
  readonly tendency: TendencyContent;
  readonly fortune: FortuneContent;
  readonly radar: RadarContent;
  readonly weekly: WeeklyContent;
  readonly yearly: YearlyContent;
  readonly profile_fortune: ProfileFortuneContent;
}

export type SectionContent = SectionContents[SectionName];
