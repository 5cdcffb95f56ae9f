import * as z from 'zod';
import { elementName, modelAnswered } from './answer-fields.ts';

export const scheduleAnswer = z
  .strictObject({
    enabled: z.boolean().describe('Whether the fortunes of the day are generated after midnight KST'),
    model: modelAnswered.describe('The model that writes them'),
    filter: z
      .strictObject({
        day_master_element: elementName.optional().describe('Only profiles whose day master has this element'),
        external_id_prefix: z.string().optional().describe('Only profiles whose external id begins so'),
      })
      .describe('Which profiles; empty: all'),
    warm_sections: z
      .boolean()
      .describe(
        "Whether the streams' sections of the charts used in the last 7 days are made each day in advance, at the price of a call each",
      ),
  })
  .meta({ id: 'DailySchedule', description: 'What happens after midnight KST' });
