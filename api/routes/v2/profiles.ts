import type { ProfileRecord } from '../../../shared/db/models/profiles.ts';
import type { ProfileService } from '../../../shared/profiles/profiles.ts';
import { answersCreated, answersOk } from '../../contract/answers.ts';
import { type Answer, created, ok, type Route, route } from '../../http/route.ts';
import { presentList } from '../../presenters/lists.ts';
import { profileAnswerV2, profileListV2, unmaskedProfileAnswerV2 } from '../../presenters/profile-schemas.ts';
import { maskedProfileV2, unmaskedProfileV2 } from '../../presenters/v2.ts';
import {
  profileBody,
  profileChanges,
  profileChangesBody,
  profileInput,
  profileListQuery,
  profileRoutes,
} from '../resource/profiles.ts';
import { unmaskedMetadata } from '../resource/unmasked.ts';
import { inV2 } from './promote.ts';

function createdProfile(profile: ProfileRecord): Answer {
  return created(maskedProfileV2(profile), `/v2/profiles/${profile._id}`);
}

function changedProfile(profile: ProfileRecord): Answer {
  return ok(maskedProfileV2(profile));
}

export function profileRoutesV2(profiles: ProfileService): Route[] {
  const reads = { group: 'v2', access: { kind: 'key', permissions: ['profile:read'] } } as const;
  const writes = { group: 'v2', access: { kind: 'key', permissions: ['profile:write'] } } as const;
  return [
    route({
      ...writes,
      method: 'POST',
      path: '/v2/profiles',
      summary: 'Create a profile; its four pillars are computed',
      operationId: 'createProfileV2',
      tag: 'Version 2',
      answers: answersCreated(profileAnswerV2, 'The new profile, masked'),
      body: profileBody,
      handler: ({ body, effect }) => effect((caller) => profiles.create(caller, profileInput(body)), createdProfile),
    }),
    route({
      ...reads,
      method: 'GET',
      path: '/v2/profiles',
      summary: 'List profiles',
      operationId: 'listProfilesV2',
      tag: 'Version 2',
      answers: answersOk(profileListV2, 'A page of profiles, masked'),
      query: profileListQuery,
      async handler({ query, caller }) {
        const filter = { externalId: query.external_id, dayMasterElement: query.day_master_element };
        return ok(presentList(await profiles.list(caller(), filter, query), maskedProfileV2));
      },
    }),
    route({
      ...reads,
      method: 'GET',
      path: '/v2/profiles/{id}',
      summary: 'Read a profile, masked',
      operationId: 'getProfileV2',
      tag: 'Version 2',
      answers: answersOk(profileAnswerV2, 'The profile, masked'),
      handler: async ({ caller, param }) => ok(maskedProfileV2(await profiles.get(caller(), param('id')))),
    }),
    route({
      ...writes,
      method: 'PATCH',
      path: '/v2/profiles/{id}',
      summary: 'Change the given fields of a profile; changed birth data recompute its pillars',
      operationId: 'updateProfileV2',
      tag: 'Version 2',
      answers: answersOk(profileAnswerV2, 'The changed profile, masked'),
      body: profileChangesBody,
      handler: ({ body, effect, param }) =>
        effect((caller) => profiles.merge(caller, param('id'), profileChanges(body)), changedProfile),
    }),
    inV2(profileRoutes(profiles), 'DELETE /v1/profiles/{id}'),
    route({
      method: 'GET',
      path: '/v2/profiles/{id}/unmasked',
      group: 'v2',
      access: { kind: 'key', permissions: ['profile:unmask'] },
      plan: 'enterprise',
      summary: 'Read a profile with its personal data (audited)',
      operationId: 'unmaskProfileV2',
      tag: 'Version 2',
      answers: answersOk(unmaskedProfileAnswerV2, 'The profile with its personal data'),
      async handler(context) {
        const metadata = unmaskedMetadata(context);
        return ok(unmaskedProfileV2(await profiles.getUnmasked(context.caller(), context.param('id'), metadata)));
      },
    }),
  ];
}
