import * as z from 'zod';
import { toCamelCase } from '../../../shared/content/index.ts';
import { type Clock, kstDate } from '../../../shared/core/clock.ts';
import { InvalidBirthError, sajuObject } from '../../../shared/saju/index.ts';
import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { camelCased } from '../../presenters/camel-cased.ts';
import { legacySajuAnswer } from '../../presenters/legacy-schemas.ts';
import { birthFields, birthOf } from '../fields.ts';
import { timeBasisField } from '../time-basis.ts';
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

const TIME_BASIS_NAMES = Object.keys(timeBasisField.shape);

/** Whether the caller wrote a field in camelCase or snake_case; of both the camelCase one counts. */
function namesAsWritten(names: readonly string[], given: object): ReadonlyMap<string, string> {
  const inSnakeCase = names.some((name) => name !== camel(name) && name in given);
  return new Map(
    names.map((name) => {
      if (camel(name) in given) return [name, camel(name)];
      return [name, name in given || inSnakeCase ? name : camel(name)];
    }),
  );
}

/** The fields under their snake_case names, and how each was written. Unknown fields stay out, but not in a time basis. */
function fieldsAsWritten(given: Readonly<Record<string, unknown>>) {
  const names = namesAsWritten(SNAKE_NAMES, given);
  const input: Record<string, unknown> = Object.fromEntries(
    [...names].filter(([, as]) => as in given).map(([name, as]) => [name, given[as]]),
  );
  const basis = input['time_basis'];
  if (typeof basis !== 'object' || basis === null || Array.isArray(basis)) return { written: names, input };
  const parts = namesAsWritten(TIME_BASIS_NAMES, basis);
  const snake = new Map([...parts].map(([name, as]) => [as, name]));
  const known = Object.entries(basis).filter(([name]) => !isShadowed(name, basis));
  input['time_basis'] = Object.fromEntries(known.map(([name, value]) => [snake.get(name) ?? name, value]));
  return { written: new Map([...names, ...parts]), input };
}

/** A snake_case name beside its camelCase one, which counts. */
function isShadowed(name: string, given: object): boolean {
  return TIME_BASIS_NAMES.includes(name) && camel(name) !== name && camel(name) in given;
}

function pathAsWritten(path: readonly PropertyKey[], written: ReadonlyMap<string, string>): string[] {
  return path.map((name) => written.get(String(name)) ?? String(name));
}

/**
 * The fields of `/v1/calculations/saju` in camelCase or snake_case; of a field given in both forms the camelCase one
 * counts. Errors use the field's name as given.
 */
const eitherCase = (clock: Clock) =>
  z
    .looseObject({})
    .transform((given, context) => {
      const { written, input } = fieldsAsWritten(given);
      const parsed = sajuFields.safeParse(input, { reportInput: true });
      const blame = (path: readonly PropertyKey[], message: string) => {
        context.issues.push({ code: 'custom', input: given, path: pathAsWritten(path, written), message });
        return z.NEVER;
      };
      if (!parsed.success) {
        for (const issue of parsed.error.issues) {
          if (issue.code === 'unrecognized_keys') {
            for (const key of issue.keys) blame([...issue.path, key], 'is not a known field');
          } else blame(issue.path, issue.input === undefined ? 'is required' : issue.message);
        }
        return z.NEVER;
      }
      try {
        return sajuObject(birthOf(parsed.data), {
          includeAnalysis: parsed.data.include_analysis,
          today: kstDate(clock.now()),
        });
      } catch (error) {
        if (error instanceof InvalidBirthError) return blame(error.field.split('.'), error.message);
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
