import * as z from 'zod';
import { requestId } from './answer-fields.ts';

/** The bodies of errors. Which codes and reasons an endpoint has follows from its route (api/contract/errors.ts). */

const reason = z
  .string()
  .optional()
  .describe(
    'The stable cause of a 429 or 503, or of a 403 that no permission or plan would end, beside `code`. New ones may come',
  );
const hint = z.string().optional().describe('What to do');
const seconds = z.int().min(1).optional().describe('Seconds to wait, as in `Retry-After`');

export const problem = z
  .strictObject({
    type: z
      .string()
      .regex(/^\/errors\/[a-z-]+$/)
      .describe('Address of the description of this kind of error'),
    title: z.string().describe('The kind of error, in words'),
    status: z.int().describe('The status, as in the status line'),
    detail: z.string().describe('What happened, in a sentence'),
    instance: z.string().describe('The path of the request'),
    code: z.string().describe('What to branch on'),
    message: z.string().optional().describe('The same as `detail`, where `code` is `UNAUTHORIZED`'),
    reason,
    request_id: requestId,
    errors: z
      .array(
        z.strictObject({
          path: z.string().describe('Dotted path of the field, such as `birth_month`'),
          message: z.string().describe('What is wrong with it'),
        }),
      )
      .optional()
      .describe('The refused fields'),
    retry_after: seconds,
    hint,
  })
  .meta({ id: 'Problem', description: 'Problem details (RFC 9457)' });

export const legacyProblem = z
  .strictObject({
    success: z.literal(false).describe('Always false'),
    error: z
      .strictObject({
        code: z.string().describe('What to branch on'),
        message: z.string().describe('What happened, in a sentence'),
        reason,
        hint,
        field: z.string().optional().describe('Dotted path of the refused field'),
        retryAfter: seconds,
      })
      .meta({ id: 'LegacyErrorBody', description: 'What went wrong' }),
    meta: z.strictObject({ requestId }).describe('Facts about the call'),
  })
  .meta({ id: 'LegacyError', description: 'An error of the legacy group' });

export const streamErrorAnswer = z
  .strictObject({
    code: z.string().describe('What to branch on'),
    message: z.string().describe('What happened, in a sentence'),
    reason,
    retryable: z.boolean().describe('Whether the same request may succeed later'),
  })
  .meta({ id: 'StreamError', description: 'The end of a stream whose call failed' });
