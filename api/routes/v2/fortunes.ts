import type { Caller } from '../../../shared/accounts/caller.ts';
import type { ProfileService } from '../../../shared/profiles/profiles.ts';
import type { Route } from '../../http/route.ts';
import { batchAnswerV2 } from '../../presenters/batch-schemas.ts';
import { seesAddresses } from '../../presenters/batches.ts';
import { fortuneAnswerOfIdV2, generatedFortuneV2, unmaskedFortuneAnswerV2 } from '../../presenters/fortune-schemas.ts';
import { fortuneAnswerV2, maskedFortuneV2, presentBatchV2, unmaskedFortuneV2 } from '../../presenters/v2.ts';
import { type BatchForm, type BatchRouteDeps, batchRoutes } from '../resource/batches.ts';
import { type FortuneStreamDeps, fortuneStreamRoutes } from '../resource/fortune-stream.ts';
import { type FortuneForm, type FortuneRouteDeps, fortuneRoutes } from '../resource/fortunes.ts';
import { inV2 } from './promote.ts';

export function fortuneRoutesV2(deps: FortuneRouteDeps & FortuneStreamDeps & BatchRouteDeps): Route[] {
  const form = fortuneForm(deps.profiles);
  const fortunes = fortuneRoutes(deps, form);
  const batches = batchRoutes(deps, batchForm(deps.profiles));
  return [
    inV2(fortunes, 'POST /v1/fortunes'),
    inV2(fortunes, 'GET /v1/fortunes'),
    inV2(batches, 'POST /v1/fortunes/batch'),
    // Before /v2/fortunes/{id}/unmasked.
    inV2(batches, 'GET /v1/fortunes/batch/{batch_id}'),
    inV2(fortuneStreamRoutes(deps, form), 'POST /v1/fortunes/stream'),
    inV2(fortunes, 'GET /v1/fortunes/{id}'),
    inV2(fortunes, 'GET /v1/fortunes/{id}/unmasked', { plan: 'enterprise' }),
    inV2(fortunes, 'DELETE /v1/fortunes/{id}'),
  ];
}

function fortuneForm(profiles: ProfileService): FortuneForm {
  const personOf = (caller: Caller, { profileId }: { readonly profileId: string }) => profiles.get(caller, profileId);
  return {
    path: '/v2/fortunes',
    answer: fortuneAnswerOfIdV2,
    generatedAnswer: generatedFortuneV2,
    unmaskedAnswer: unmaskedFortuneAnswerV2,
    masked: async (caller, fortune, language) => maskedFortuneV2(fortune, await personOf(caller, fortune), language),
    generated: async (caller, fortune, call) => fortuneAnswerV2(fortune, await personOf(caller, fortune), call),
    unmasked: unmaskedFortuneV2,
  };
}

function batchForm(profiles: ProfileService): BatchForm {
  return {
    path: '/v2/fortunes/batch',
    answer: batchAnswerV2,
    async present({ caller, identity }, view) {
      const ids = (view.results ?? []).map(({ profileId }) => profileId);
      return presentBatchV2(view, await profiles.find(caller(), ids), seesAddresses(identity()));
    },
  };
}
