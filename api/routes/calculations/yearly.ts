import * as z from 'zod';
import { answersOk } from '../../contract/answers.ts';
import { type Route, route } from '../../http/route.ts';
import { yearlyData } from '../../presenters/call-contents.ts';
import { callData, callMetaAnswer, widgetAnswerOf } from '../../presenters/call-schemas.ts';
import { modelName } from '../fields.ts';
import { subjectFields } from '../subject.ts';
import { answerSections, type SectionRouteDeps, sectionYear } from '../widget/sections.ts';

/** The allowed years depend on the clock: `sectionYear` checks them. */
export const yearField = z.int('must be an integer').describe('The year: last, this or next');

const yearlyBody = z.strictObject({
  ...subjectFields,
  model: modelName.default('haiku'),
  year: yearField.optional(),
});

export function yearlyRoutes(deps: SectionRouteDeps): Route[] {
  return [
    route({
      method: 'POST',
      path: '/v1/calculations/yearly',
      group: 'widget',
      access: { kind: 'key', permissions: ['fortune:read'] },
      summary: 'The fortune of a year by quarters and months',
      operationId: 'composeYearlyFortune',
      tag: 'Calculations',
      answers: answersOk(widgetAnswerOf(callData.yearly, callMetaAnswer, 'YearlyAnswer'), 'The fortune of the year'),
      errors: ['generation_failed', 'not_found'],
      requestHeaders: ['Accept-Language'],
      body: yearlyBody,
      handler: (context) =>
        answerSections(deps, context, {
          subject: context.body,
          model: context.body.model,
          date: sectionYear(deps.clock, context.body.year),
          wanted: ['yearly'],
          present: yearlyData,
        }),
    }),
  ];
}
