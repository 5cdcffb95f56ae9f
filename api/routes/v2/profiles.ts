import type { ProfileService } from '../../../shared/profiles/profiles.ts';
import type { Route } from '../../http/route.ts';
import { profileAnswerV2, profileListV2, unmaskedProfileAnswerV2 } from '../../presenters/profile-schemas.ts';
import { maskedProfileV2, unmaskedProfileV2 } from '../../presenters/v2.ts';
import { type ProfileForm, profileRoutes } from '../resource/profiles.ts';
import { inV2 } from './promote.ts';

const V2: ProfileForm = {
  path: '/v2/profiles',
  answer: profileAnswerV2,
  list: profileListV2,
  unmaskedAnswer: unmaskedProfileAnswerV2,
  masked: maskedProfileV2,
  unmasked: unmaskedProfileV2,
};

export function profileRoutesV2(profiles: ProfileService): Route[] {
  const rows = profileRoutes(profiles, V2);
  return [
    inV2(rows, 'POST /v1/profiles'),
    inV2(rows, 'GET /v1/profiles'),
    inV2(rows, 'GET /v1/profiles/{id}'),
    inV2(rows, 'PATCH /v1/profiles/{id}'),
    inV2(rows, 'DELETE /v1/profiles/{id}'),
    inV2(rows, 'GET /v1/profiles/{id}/unmasked', { plan: 'enterprise' }),
  ];
}
