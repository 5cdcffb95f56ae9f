import * as z from 'zod';
import { CONTENT_SCHEMAS, MODEL_NAMES, type SectionName } from '../../shared/content/index.ts';
import { disclaimerAnswered, milliseconds, modelAnswered, requestId, timestamp, usd } from './answer-fields.ts';

/** The answers of the widget group: `data`, `meta` and `generated_at`. */

const parts = (description: string) => z.array(z.string().describe('Name of a section')).describe(description);

const timesAnswered = {
  duration_ms: milliseconds('How long the call took'),
  latency: milliseconds('The same as `duration_ms`'),
};
const cached = z.boolean().describe('Whether the call caused no model call, and so cost nothing');
const cacheAnswered = z
  .strictObject({ hits: parts('Sections that were there already'), misses: parts('Sections that were made') })
  .meta({ id: 'CacheFacts', description: 'Which sections came from the cache' });
const simulated = z.boolean().describe('Whether the built-in generator wrote the texts, as with a test key');

const metaFields = {
  request_id: requestId,
  cost_per_call: usd('The price of a call of the model'),
  cost: usd('What this call was charged'),
  ...timesAnswered,
  cached,
  cache: cacheAnswered.describe('Which sections came from the cache'),
  simulated,
};

const model = modelAnswered.describe('The model');
const fallback_from = modelAnswered
  .optional()
  .describe('The model that was asked for and failed, when another one has answered; absent otherwise');

/** A Fortune has its disclaimer beside `meta`. */
export const fortuneMetaAnswer = z
  .strictObject({ model, fallback_from, ...metaFields })
  .meta({ id: 'FortuneMeta', description: 'Facts about the call' });

export const callMetaAnswer = z
  .strictObject({ model, fallback_from, ...metaFields, ...disclaimerAnswered })
  .meta({ id: 'CallMeta', description: 'Facts about the call' });

/** `meta` of answers computed by rules or from records. */
export const ruleMetaAnswer = z
  .strictObject({ model: z.null().describe('No model takes part'), ...metaFields })
  .meta({ id: 'RuleMeta', description: 'Facts about a call without a model' });

/** `meta` of a comparison, by model. The legacy group writes it in camelCase. */
export const compareMetaAnswer = z
  .strictObject({
    model: z.literal('compare').describe('All models'),
    ...metaFields,
    cache: z
      .strictObject(
        Object.fromEntries(MODEL_NAMES.map((name) => [name, cacheAnswered.describe(`Sections of ${name}`)])),
      )
      .describe('Which sections came from the cache, by model'),
    ...disclaimerAnswered,
  })
  .describe('Facts about the call');

const named = <S extends SectionName>(section: S, id: string, description: string) =>
  CONTENT_SCHEMAS[section].meta({ id, description });

/** A section as a stream sends it, and as `data` holds it. */
export const sectionAnswers = {
  character: named('character', 'Character', 'The investment personality'),
  tendency: named('tendency', 'Tendency', 'The investment tendency'),
  fortune: named('fortune', 'DayFortune', 'The fortune of a day, and what it means for investing'),
  radar: named('radar', 'Radar', 'The radar chart of the investment personality'),
  weekly: named('weekly', 'WeeklyFortune', 'The fortune of a week'),
  yearly: named('yearly', 'YearlyFortune', 'The fortune of a year'),
} as const;

const character = sectionAnswers.character.describe('The investment personality');
const tendency = sectionAnswers.tendency.describe('The investment tendency');

/** `data` by request. The names are those of `call-contents.ts`. */
export const callData = {
  daily: z
    .strictObject({ character, investment_tendency: tendency, ...CONTENT_SCHEMAS.fortune.shape })
    .meta({ id: 'DailyFortune', description: 'The whole daily fortune' }),
  character: z.strictObject({ character }).meta({ id: 'CharacterCard', description: 'The personality alone' }),
  tendency: z
    .strictObject({ investment_tendency: tendency })
    .meta({ id: 'TendencyCard', description: 'The tendency alone' }),
  radar: z
    .strictObject({ radar: sectionAnswers.radar.describe('The radar chart') })
    .meta({ id: 'RadarCard', description: 'The radar chart alone' }),
  today: sectionAnswers.fortune,
  weekly: sectionAnswers.weekly,
  yearly: sectionAnswers.yearly,
} as const;

/** The body of every answer of the widget group. @param id names the component */
export function widgetAnswerOf<D extends z.ZodType, M extends z.ZodType>(data: D, meta: M, id: string) {
  return z
    .strictObject({
      data: data.describe('The answer itself'),
      meta: meta.describe('Facts about the call'),
      generated_at: timestamp('When the answer was made'),
    })
    .meta({ id, description: 'An answer with facts about its call' });
}

const completeFields = {
  cached,
  cost: usd('What the call was charged'),
  model,
  fallback_from,
  request_id: requestId,
};
const { ai_generated: aiGenerated, disclaimer } = disclaimerAnswered;

/** The last event of a legacy stream: its own name for one field, as the rest of the group has. */
export const legacyStreamComplete = z
  .strictObject({ ...completeFields, aiGenerated, disclaimer })
  .meta({ id: 'LegacyStreamComplete', description: 'The end of a stream whose call succeeded' });

/** The last event of a stream of sections. */
export const streamComplete = z
  .strictObject({ ...completeFields, ...disclaimerAnswered })
  .meta({ id: 'StreamComplete', description: 'The end of a stream whose call succeeded' });
