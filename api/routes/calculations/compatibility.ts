import * as z from 'zod';
import type { Clock } from '../../../shared/core/clock.ts';
import { MAX_COMPARED } from '../../../shared/profiles/compare.ts';
import type { ProfileService } from '../../../shared/profiles/profiles.ts';
import { compatibility } from '../../../shared/saju/index.ts';
import { answersOk } from '../../contract/answers.ts';
import { requirePermissions } from '../../http/permissions.ts';
import { ok, type Route, type RouteContext, route } from '../../http/route.ts';
import { ruleMetaAnswer, widgetAnswerOf } from '../../presenters/call-schemas.ts';
import { ruleMeta } from '../../presenters/calls.ts';
import { compatibilityAnswer } from '../../presenters/saju-schemas.ts';
import { modelName } from '../fields.ts';
import { unmaskedMetadata } from '../resource/unmasked.ts';
import { givenSubject, profileSubject, type Subject, subjectFields } from '../subject.ts';
import { widgetAnswer } from '../widget/sections.ts';

const subject = z.strictObject(subjectFields);
const STORED = 'A stored profile beside a birth or pillars needs `profile:unmask`, and is audited as an unmasked read';
const COMPARED = `A profile is compared with at most ${MAX_COMPARED} others a KST day, unless the key has \`profile:unmask\``;
/** `model` is accepted, as everywhere in the group, and has no effect. */
const compatibilityBody = z.strictObject({
  a: subject.describe(`The one. ${STORED}`),
  b: subject.describe(`The other. ${COMPARED}`),
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
      reasons: ['endpoint'],
      body: compatibilityBody,
      async handler(context) {
        const [a, b] = await bothSubjects(deps.profiles, context);
        return ok(widgetAnswer(deps.clock, compatibility(a.pillars, b.pillars), ruleMeta(context)));
      },
    }),
  ];
}

/**
 * A few compatibilities with chosen births reveal the birth of a stored person, so it counts as an unmasked
 * read. Two stored persons are compared within a limit.
 * @throws validation_error, forbidden, not_found, rate_limited
 */
async function bothSubjects(
  profiles: ProfileService,
  context: RouteContext<z.output<typeof compatibilityBody>>,
): Promise<readonly [Subject, Subject]> {
  const a = givenSubject(context.body.a, { at: 'a' });
  const b = givenSubject(context.body.b, { at: 'b' });
  const unmasked = async (id: string) => {
    requirePermissions(context.identity(), ['profile:read', 'profile:unmask']);
    return profileSubject(await profiles.getUnmasked(context.caller(), id, unmaskedMetadata(context)));
  };
  if (a.profileId === null) return [a.subject, b.profileId === null ? b.subject : await unmasked(b.profileId)];
  if (b.profileId === null) return [await unmasked(a.profileId), b.subject];
  requirePermissions(context.identity(), ['profile:read']);
  const limited = !context.identity().permissions.has('profile:unmask');
  const pair = [a.profileId, b.profileId] as const;
  const [one, other] = await profiles.getCompared(context.caller(), pair, {
    metadata: unmaskedMetadata(context),
    limited,
  });
  return [profileSubject(one), profileSubject(other)];
}
