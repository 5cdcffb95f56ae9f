import type * as z from 'zod';
import { sectionAnswers, streamComplete } from '../presenters/call-schemas.ts';
import { pendingFortune } from '../presenters/fortune-schemas.ts';
import { answersStream, type DocumentedAnswers } from './answers.ts';

/** The answers of a call that generates a fortune, in a version of the API. */
export function answersGenerated(fortune: z.ZodType): DocumentedAnswers {
  return {
    200: { description: 'The fortune was there already', schema: fortune, headers: ['Location'] },
    201: { description: 'The new fortune, masked', schema: fortune, headers: ['Location'] },
    202: {
      description: 'With `Prefer: respond-async`: it is generated in the background',
      schema: pendingFortune,
      headers: ['Location', 'Preference-Applied'],
    },
  };
}

export function answersFortuneStream(fortune: z.ZodType): DocumentedAnswers {
  const { character, tendency } = sectionAnswers;
  return answersStream(
    { character, tendency, fortune, complete: streamComplete },
    'Each part as soon as it is ready, then `complete`',
  );
}
