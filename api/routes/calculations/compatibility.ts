import * as z from 'zod';
import type { Clock } from '../../../shared/core/clock.ts';
import type { ProfileService } from '../../../shared/profiles/profiles.ts';
import { compatibility } from '../../../shared/saju/index.ts';
import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { ruleMetaAnswer, widgetAnswerOf } from '../../presenters/call-schemas.ts';
import { ruleMeta } from '../../presenters/calls.ts';
import { compatibilityAnswer } from '../../presenters/saju-schemas.ts';
import { modelName } from '../fields.ts';
import { resolveSubject, subjectFields } from '../subject.ts';
import { widgetAnswer } from '../widget/sections.ts';

const subject = z.strictObject(subjectFields);
/** `model` is accepted, as everywhere in the group, and has no effect. */
const compatibilityBody = z.strictObject({
  a: subject.describe('The one'),
  b: subject.describe('The other'),
  model: modelName.optional().describe('Accepted as everywhere in the group, without effect'),
});

export function compatibilityRoutes(deps: { readonly profiles: ProfileService; readonly clock: Clock }): Route[] {
  return [
    route({
      method: 'POST',
      path: '/v1/calculations/compatibility',
      group: 'widget',
      access: { kind: 'key', permissions: ['saju:calculate'] },
      summary: 'Compute the compatibility of two charts by rules, without AI or cost',
      operationId: 'calculateCompatibility',
      tag: 'Calculations',
      answers: answersOk(
        widgetAnswerOf(compatibilityAnswer, ruleMetaAnswer, 'CompatibilityAnswer'),
        'The compatibility',
      ),
      errors: ['not_found'],
      body: compatibilityBody,
      async handler(context) {
        const caller = context.caller();
        const [a, b] = await Promise.all([
          resolveSubject(deps.profiles, caller, context.body.a, { at: 'a' }),
          resolveSubject(deps.profiles, caller, context.body.b, { at: 'b' }),
        ]);
        return ok(widgetAnswer(deps.clock, compatibility(a.pillars, b.pillars), ruleMeta(context)));
      },
    }),
  ];
}
