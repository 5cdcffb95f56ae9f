import * as z from 'zod';
import { type FallbackService, MAX_FALLBACKS, type ModelFallbacks } from '../../../shared/accounts/fallbacks.ts';
import { MODEL_NAMES } from '../../../shared/core/models.ts';
import { answersOk } from '../../contract/answers.ts';
import { type Answer, ok, type Route, route } from '../../http/route.ts';
import { fallbackList } from '../../presenters/fallback-schemas.ts';
import { listOf, modelName } from '../fields.ts';

const fallbacksBody = z.strictObject({
  fallbacks: listOf(
    z.strictObject({
      model: modelName.describe('The model that is asked for'),
      to: listOf(modelName, { min: 1, max: MAX_FALLBACKS }).describe('Other models, the first one to be asked first'),
      background: z.boolean().default(false).describe('Also in batches and daily runs'),
    }),
    { max: MODEL_NAMES.length },
  ).describe('Replaces all; empty: no model has fallbacks'),
});

export interface FallbackRouteDeps {
  readonly fallbacks: FallbackService;
}

export function fallbackRoutes({ fallbacks }: FallbackRouteDeps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/v1/fallbacks',
      group: 'resource',
      access: { kind: 'key', permissions: ['fortune:read'] },
      summary: 'Read which models answer when one fails',
      operationId: 'getFallbacks',
      tag: 'Fortunes',
      answers: answersOk(fallbackList, 'The fallbacks of the account'),
      handler: async ({ caller }) => answer(await fallbacks.get(caller())),
    }),
    route({
      method: 'PUT',
      path: '/v1/fallbacks',
      group: 'resource',
      access: { kind: 'key', permissions: ['fortune:write'] },
      summary: 'Set which models answer when one fails',
      operationId: 'setFallbacks',
      tag: 'Fortunes',
      answers: answersOk(fallbackList, 'The new fallbacks of the account'),
      body: fallbacksBody,
      handler: ({ body, effect }) => effect((caller) => fallbacks.set(caller, body.fallbacks), answer),
    }),
  ];
}

function answer(list: readonly ModelFallbacks[]): Answer {
  return ok({ data: list });
}
