import type { Caller } from '../../../shared/accounts/caller.ts';
import { answersAccepted, answersOk } from '../../contract/answers.ts';
import { answersFortuneStream, answersGenerated } from '../../contract/fortune-answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { batchAnswer, batchAnswerV2 } from '../../presenters/batch-schemas.ts';
import { fortuneAnswerOfIdV2, generatedFortuneV2, unmaskedFortuneAnswerV2 } from '../../presenters/fortune-schemas.ts';
import { fortuneAnswerV2, maskedFortuneV2, presentBatchV2, unmaskedFortuneV2 } from '../../presenters/v2.ts';
import { accepted, type BatchRouteDeps, createBatch, createBatchBody } from '../resource/batches.ts';
import { type FortuneStreamDeps, streamFortune } from '../resource/fortune-stream.ts';
import {
  createFortune,
  createFortuneBody,
  type FortuneForm,
  type FortuneRouteDeps,
  fortuneRoutes,
} from '../resource/fortunes.ts';
import { unmaskedMetadata } from '../resource/unmasked.ts';
import { inV2 } from './promote.ts';

export type FortuneV2Deps = FortuneRouteDeps & FortuneStreamDeps & BatchRouteDeps;

export function fortuneRoutesV2(deps: FortuneV2Deps): Route[] {
  const { fortunes } = deps;
  const reads = { group: 'v2', access: { kind: 'key', permissions: ['fortune:read'] } } as const;
  const writes = { group: 'v2', access: { kind: 'key', permissions: ['fortune:write'] } } as const;
  const v1 = fortuneRoutes(deps);
  const personOf = (caller: Caller, fortune: { readonly profileId: string }) =>
    deps.profiles.get(caller, fortune.profileId);
  const form: FortuneForm = {
    path: '/v2/fortunes',
    present: async (caller, fortune, call) => fortuneAnswerV2(fortune, await personOf(caller, fortune), call),
  };
  return [
    route({
      ...writes,
      method: 'POST',
      path: '/v2/fortunes',
      summary: 'Generate a fortune, or return the stored one',
      operationId: 'createFortuneV2',
      tag: 'Version 2',
      answers: answersGenerated(generatedFortuneV2),
      errors: ['generation_failed', 'not_found'],
      requestHeaders: ['Accept-Language', 'Prefer'],
      body: createFortuneBody,
      handler: (context) => createFortune(deps, form, context),
    }),
    inV2(v1, 'GET /v1/fortunes'),
    route({
      ...writes,
      method: 'POST',
      path: '/v2/fortunes/batch',
      summary: 'Generate the fortunes of up to 100 profiles in the background',
      operationId: 'createBatchV2',
      tag: 'Version 2',
      answers: answersAccepted(batchAnswer, 'The batch is recorded'),
      reasons: ['not_configured'],
      body: createBatchBody,
      handler: (context) => createBatch(deps, context, (view) => accepted(view, '/v2/fortunes/batch')),
    }),
    // Before /v2/fortunes/{id}/unmasked.
    route({
      ...reads,
      method: 'GET',
      path: '/v2/fortunes/batch/{batch_id}',
      summary: 'Read a batch, with its results once it has ended',
      operationId: 'getBatchV2',
      tag: 'Version 2',
      answers: answersOk(batchAnswerV2, 'The batch'),
      async handler({ caller, param }) {
        const view = await deps.batches.get(caller(), param('batch_id'));
        const ids = (view.results ?? []).map(({ profileId }) => profileId);
        return ok(presentBatchV2(view, await deps.profiles.find(caller(), ids)));
      },
    }),
    route({
      method: 'POST',
      path: '/v2/fortunes/stream',
      group: 'v2',
      access: { kind: 'key', permissions: ['stream:read', 'fortune:write'] },
      summary: 'Generate a fortune and stream it section by section (SSE)',
      operationId: 'streamFortuneV2',
      tag: 'Version 2',
      answers: answersFortuneStream(fortuneAnswerOfIdV2),
      errors: ['generation_failed', 'not_found'],
      requestHeaders: ['Accept-Language', 'Last-Event-ID'],
      idempotent: false,
      body: createFortuneBody,
      handler: (context) =>
        streamFortune(deps, context, async (fortune) =>
          maskedFortuneV2(fortune, await personOf(context.caller(), fortune), context.language),
        ),
    }),
    route({
      ...reads,
      method: 'GET',
      path: '/v2/fortunes/{id}',
      summary: 'Read a fortune, masked',
      operationId: 'getFortuneV2',
      tag: 'Version 2',
      answers: answersOk(fortuneAnswerOfIdV2, 'The fortune, masked'),
      errors: ['not_ready', 'fortune_failed'],
      requestHeaders: ['Accept-Language'],
      async handler({ caller, param, language }) {
        const fortune = await fortunes.get(caller(), param('id'));
        return ok(maskedFortuneV2(fortune, await personOf(caller(), fortune), language));
      },
    }),
    route({
      method: 'GET',
      path: '/v2/fortunes/{id}/unmasked',
      group: 'v2',
      access: { kind: 'key', permissions: ['fortune:unmask'] },
      plan: 'enterprise',
      summary: 'Read a fortune with personal data and analysis (audited)',
      operationId: 'unmaskFortuneV2',
      tag: 'Version 2',
      answers: answersOk(unmaskedFortuneAnswerV2, 'The fortune with personal data and analysis'),
      errors: ['not_ready', 'fortune_failed'],
      requestHeaders: ['Accept-Language'],
      async handler(context) {
        const metadata = unmaskedMetadata(context);
        const { fortune, profile } = await fortunes.getUnmasked(context.caller(), context.param('id'), metadata);
        return ok(unmaskedFortuneV2(fortune, profile, context.language));
      },
    }),
    inV2(v1, 'DELETE /v1/fortunes/{id}'),
  ];
}
