import * as z from 'zod';
import type { SectionName } from './requests.ts';

/**
 * Stored content by section, as strict schemas. The result of `parseSection` always satisfies them, whatever the model
 * wrote. Field names are the API's, in snake_case; texts may contain `{{name}}`. The descriptions are for the API's
 * document (api/contract): no model reads them.
 */

const korean = z.string().regex(/\S/, 'must not be blank');
const text = (description: string) => korean.describe(`${description}, in Korean`);
const score = (description: string) => z.int().min(0).max(100).describe(`${description}, 0 to 100`);
const element = (description: string) => z.enum(['wood', 'fire', 'earth', 'metal', 'water']).describe(description);
const date = (description: string) => z.iso.date().describe(`${description}, a KST day as YYYY-MM-DD`);
/** Two hangul, such as 무술. */
const pillar = (description: string) =>
  z
    .string()
    .regex(/^[갑을병정무기경신임계][자축인묘진사오미신유술해]$/)
    .describe(`${description}, in hangul such as 무술`);
/** `HH:MM-HH:MM`, the start before the end on the same day. */
const timeRange = (description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)
    .refine((range) => range.slice(0, 5) < range.slice(6), 'must start before it ends')
    .describe(`${description}, as HH:MM-HH:MM`);

const characterContent = z
  .strictObject({
    title: text('Title of the character'),
    day_master: text('Name of the day master, such as 경금'),
    day_master_hanja: text('Day master in hanja, such as 庚金'),
    element_name: text('Name of its element, such as 금(金)'),
    emoji: text('An emoji for the character'),
    identity: text('Who the person is'),
    investment_identity: text('Who the person is as an investor'),
  })
  .describe('The investment personality');

const tendencyContent = z
  .strictObject({
    scores: z
      .strictObject({
        risk_tolerance: score('Readiness for risk'),
        long_term_aptitude: score('Aptitude for long terms'),
        trend_sensitivity: score('Sense for trends'),
      })
      .describe('Scores of the tendency'),
    summary: text('The tendency in a few sentences'),
    warning: text('What to beware of'),
  })
  .describe('The investment tendency');

const actionItem = z.strictObject({
  type: z.enum(['do', 'avoid']).describe('Whether to do it or to avoid it'),
  text: text('The advice'),
});

const fortuneContent = z.strictObject({
  today_fortune: z
    .strictObject({
      date: date('The day'),
      formatted_date: text('The day as written, such as 2026년 11월 20일 금요일'),
      day_element: element("Element of the day's stem"),
      score: score('Score of the day'),
      overall_analysis: text('The day as a whole'),
      action_items: z.array(actionItem).min(1).describe('What to do and what to avoid'),
      timing: z
        .strictObject({
          best: timeRange('The best hours'),
          avoid: timeRange('The hours to avoid'),
          reason: text('Why'),
        })
        .describe('Hours of the day'),
    })
    .describe('The fortune of the day'),
  investment_fortune: z
    .strictObject({
      short_term: z
        .strictObject({ message: text('The message'), warning: text('What to beware of') })
        .describe('Short-term investing'),
      long_term: z
        .strictObject({ message: text('The message'), advice: text('Advice') })
        .describe('Long-term investing'),
      example: text('An example'),
    })
    .describe('What the day means for investing'),
  why_explanation: text('Why the chart and the day lead to this'),
});

const axisKey = z.enum([
  'risk_tolerance',
  'long_term_aptitude',
  'trend_sensitivity',
  'patience',
  'analysis',
  'intuition',
]);

const radarContent = z
  .strictObject({
    axes: z
      .array(
        z.strictObject({
          key: axisKey.describe('Name of the axis, the same in every group of endpoints'),
          label: text('Label of the axis'),
          score: score('Score of the axis'),
        }),
      )
      .length(6)
      .describe('The six axes'),
  })
  .describe('The radar chart of the investment personality');

const weeklyContent = z.strictObject({
  week_start: date('The Monday'),
  week_end: date('The Sunday'),
  score: score('Score of the week'),
  summary: text('The week in a few sentences'),
  days: z
    .array(
      z.strictObject({
        date: date('The day'),
        day_pillar: pillar('Pillar of the day'),
        day_element: element("Element of the day's stem"),
        score: score('Score of the day'),
        keyword: text('Keyword of the day'),
      }),
    )
    .length(7)
    .describe('The seven days'),
  /** The dates of the highest and the lowest score. A tie goes to the earlier date. The two always differ. */
  best_day: date('The day with the highest score'),
  caution_day: date('The day with the lowest score'),
  advice: text('Advice for the week'),
});

const yearlyContent = z.strictObject({
  year: z.int().describe('The year'),
  year_pillar: pillar('Pillar of the year'),
  score: score('Score of the year'),
  summary: text('The year in a few sentences'),
  quarters: z
    .array(
      z.strictObject({
        quarter: z.int().min(1).max(4).describe('The quarter, 1 to 4'),
        score: score('Score of the quarter'),
        advice: text('Advice for the quarter'),
      }),
    )
    .length(4)
    .describe('The four quarters'),
  months: z
    .array(
      z.strictObject({
        month: z.int().min(1).max(12).describe('The month, 1 to 12'),
        score: score('Score of the month'),
        keyword: text('Keyword of the month'),
      }),
    )
    .length(12)
    .describe('The twelve months'),
  advice: text('Advice for the year'),
});

const category = (name: string) =>
  z.strictObject({ score: score(`Score of ${name}`), description: text(`The period for ${name}`) }).describe(name);

const profileFortuneContent = z.strictObject({
  score: score('Score of the period'),
  summary: text('The period in a few sentences'),
  categories: z
    .strictObject({
      overall: category('the whole'),
      wealth: category('wealth'),
      love: category('love'),
      health: category('health'),
      career: category('career'),
    })
    .describe("Five parts of life; `overall` has the fortune's own score"),
  lucky_items: z
    .strictObject({
      number: z.int().min(1).max(99).describe('A number, 1 to 99'),
      color: text('A colour'),
      direction: text('A direction'),
      time: timeRange('Hours of the day'),
    })
    .describe('What brings luck'),
  advice: text('Advice for the period'),
  analysis: z
    .strictObject({
      day_energy: text('The energy of the period'),
      element_interaction: text('How it meets the chart'),
      recommendations: z.array(text('A recommendation')).min(1).describe('Recommendations'),
    })
    .describe('How the fortune follows from the chart; only in unmasked reads'),
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
