import * as z from 'zod';
import type { SupportService } from '../../../shared/accounts/support.ts';
import { type Route, route } from '../../http/route.ts';
import { legacySupportRequest } from '../../presenters/legacy-schemas.ts';
import { paragraph } from '../fields.ts';
import { LIMIT_INCREASE_HINTS } from './hints.ts';

const limitIncreaseBody = z.object({
  requestedLimit: z
    .int('must be an integer')
    .min(1, 'must be at least 1')
    .max(1_000_000_000, 'must be at most 1000000000')
    .describe('The limit that you need'),
  useCase: paragraph(2_000).describe('What you need it for, at most 2000 characters'),
  expectedVolume: paragraph(500).describe('How many requests you expect, at most 500 characters'),
});

export function supportRoutes(support: SupportService): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/support/limit-increase',
      group: 'legacy',
      access: { kind: 'key', permissions: ['usage:read'] },
      summary: 'Ask the operator for a higher limit',
      operationId: 'requestLimitIncrease',
      tag: 'Legacy',
      answers: { 202: { description: 'The request is recorded', schema: legacySupportRequest } },
      body: limitIncreaseBody,
      hints: LIMIT_INCREASE_HINTS,
      // Each is stored until the account ends.
      endpointLimit: { name: 'support', max: 20, windowMs: 3_600_000 },
      query: z.record(z.string(), z.unknown()),
      async handler({ body, caller }) {
        const { _id: id, status } = await support.requestLimitIncrease(caller(), body);
        return { status: 202, body: { success: true, data: { id, status } } };
      },
    }),
  ];
}
