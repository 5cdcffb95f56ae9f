import * as z from 'zod';
import { modelAnswered } from './answer-fields.ts';

const fallbackAnswer = z
  .strictObject({
    model: modelAnswered.describe('The model that is asked for'),
    to: z.array(modelAnswered).describe('The models that answer in its place when it fails, in this order'),
    background: z
      .boolean()
      .describe(
        'Whether they also answer in batches, daily runs and warming, which otherwise wait for the model or fail',
      ),
  })
  .meta({ id: 'ModelFallbacks', description: 'What answers when a model fails' });

export const fallbackList = z
  .strictObject({ data: z.array(fallbackAnswer).describe('One item per model with fallbacks') })
  .meta({
    id: 'FallbackList',
    description: "The account's fallbacks, in both modes; a model that is missing has none",
  });
