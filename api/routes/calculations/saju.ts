import * as z from 'zod';
import { type Clock, kstDate } from '../../../shared/core/clock.ts';
import { invalidField } from '../../../shared/core/errors.ts';
import { InvalidBirthError, sajuObject } from '../../../shared/saju/index.ts';
import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { sajuAnswer } from '../../presenters/saju-schemas.ts';
import { birthFields, birthOf } from '../fields.ts';

const sajuBody = z.strictObject({
  ...birthFields,
  include_analysis: z.boolean().default(true).describe('Whether the answer has `analysis`'),
});

export function sajuRoutes({ clock }: { readonly clock: Clock }): Route[] {
  return [
    route({
      method: 'POST',
      path: '/v1/calculations/saju',
      group: 'widget',
      access: { kind: 'key', permissions: ['saju:calculate'] },
      summary: 'Compute the four pillars of a birth',
      operationId: 'calculateSaju',
      tag: 'Calculations',
      answers: answersOk(sajuAnswer, 'The chart'),
      body: sajuBody,
      async handler({ body }) {
        try {
          return ok(sajuObject(birthOf(body), { includeAnalysis: body.include_analysis, today: kstDate(clock.now()) }));
        } catch (error) {
          if (error instanceof InvalidBirthError) throw invalidField(error.field, error.message);
          throw error;
        }
      },
    }),
  ];
}
