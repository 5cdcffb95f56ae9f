import * as z from 'zod';
import { toCamelCase } from '../../../shared/content/index.ts';
import { type Clock, kstDate } from '../../../shared/core/clock.ts';
import { InvalidBirthError, sajuObject } from '../../../shared/saju/index.ts';
import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { camelCased } from '../../presenters/camel-cased.ts';
import { legacySajuAnswer } from '../../presenters/legacy-schemas.ts';
import { birthFields, birthOf } from '../fields.ts';
import { BIRTH_HINTS } from './hints.ts';

const sajuFields = z.object({
  ...birthFields,
  include_analysis: z.boolean().default(true).describe('Whether the answer has `analysis`'),
});
export const legacyBirth = camelCased(sajuFields).meta({
  id: 'LegacyBirth',
  description: 'A birth; the names may also be in snake_case',
  unusedIO: 'input',
});
const SNAKE_NAMES = Object.keys(sajuFields.shape);

/**
 * The fields of `/v1/calculations/saju` in camelCase or snake_case; of a field given in both forms the camelCase one
 * counts. Errors use the field's name as given.
 */
const eitherCase = (clock: Clock) =>
  z
    .looseObject({})
    .transform((given, context) => {
      const inSnakeCase = SNAKE_NAMES.some((name) => name !== camel(name) && name in given);
      const asWritten = (name: string) => {
        if (camel(name) in given) return camel(name);
        return name in given || inSnakeCase ? name : camel(name);
      };
      const written = new Map(SNAKE_NAMES.map((name) => [name, asWritten(name)]));
      const input = Object.fromEntries(
        [...written].filter(([, as]) => as in given).map(([name, as]) => [name, given[as]]),
      );
      const parsed = sajuFields.safeParse(input, { reportInput: true });
      const blame = (field: PropertyKey, message: string) => {
        const as = written.get(String(field)) ?? String(field);
        context.issues.push({ code: 'custom', input: given, path: [as], message });
        return z.NEVER;
      };
      if (!parsed.success) {
        for (const issue of parsed.error.issues) {
          blame(issue.path[0] ?? '', issue.input === undefined ? 'is required' : issue.message);
        }
        return z.NEVER;
      }
      try {
        return sajuObject(birthOf(parsed.data), {
          includeAnalysis: parsed.data.include_analysis,
          today: kstDate(clock.now()),
        });
      } catch (error) {
        if (error instanceof InvalidBirthError) return blame(error.field, error.message);
        throw error;
      }
    })
    .meta({ override: { $ref: '#/components/schemas/LegacyBirth' } });

export function legacySajuRoutes(clock: Clock): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/saju',
      group: 'legacy',
      access: { kind: 'key', permissions: ['saju:calculate'] },
      summary: 'Compute the four pillars of a birth',
      operationId: 'calculateLegacySaju',
      tag: 'Legacy',
      answers: answersOk(legacySajuAnswer, 'The chart'),

      endpointLimit: { name: 'saju', max: 120, windowMs: 60_000 },
      body: eitherCase(clock),
      hints: BIRTH_HINTS,
      query: z.record(z.string(), z.unknown()),
      handler: async ({ body, requestId }) =>
        ok({
          success: true,
          data: toCamelCase(body),
          generatedAt: clock.now().toISOString(),
          meta: { requestId },
        }),
    }),
  ];
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
