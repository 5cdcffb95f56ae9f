import * as z from 'zod';
import type { Caller } from '../../../shared/accounts/caller.ts';
import type { ModelName } from '../../../shared/content/index.ts';
import type { ModelSettings } from '../../../shared/core/config.ts';
import { notFound } from '../../../shared/core/errors.ts';
import type { FortuneRecord } from '../../../shared/db/models/fortunes.ts';
import type { ProfileRecord } from '../../../shared/db/models/profiles.ts';
import type { FortuneService, FortuneTicket, WaitingTicket } from '../../../shared/fortunes/fortunes.ts';
import { answersOk } from '../../contract/answers.ts';
import { answersGenerated } from '../../contract/fortune-answers.ts';
import type { Language } from '../../http/language.ts';
import { type Answer, ok, type Route, type RouteContext, removed, route } from '../../http/route.ts';
import { deletedRecord } from '../../presenters/answer-fields.ts';
import {
  fortuneAnswerOfId,
  fortuneList,
  generatedFortune,
  unmaskedFortuneAnswer,
} from '../../presenters/fortune-schemas.ts';
import {
  type CallFacts,
  fortuneAnswer,
  fortuneListItem,
  maskedFortune,
  unmaskedFortune,
} from '../../presenters/fortunes.ts';
import { presentList } from '../../presenters/lists.ts';
import type { GenerationWait, GenerationWaits } from '../../streams/await-generation.ts';
import { isoDate, modelName, oneType, oneTypeRequired, pageFields, queryBoolean, typeNames } from '../fields.ts';
import { unmaskedMetadata } from './unmasked.ts';

export const createFortuneBody = oneTypeRequired(
  z.strictObject({
    profile_id: z.string().describe("The profile's id, `prf_…`"),
    ...typeNames,
    model: modelName.default('haiku'),
    date: isoDate.optional().describe('A KST day of the period; absent: today'),
  }),
);

export type CreateFortuneBody = z.output<typeof createFortuneBody>;

const listQuery = oneType(
  z.strictObject({
    ...pageFields,
    profile_id: z.string().optional().describe('Only fortunes of this profile'),
    ...typeNames,
    fortune_type: typeNames.fortune_type.describe('Only fortunes of this type'),
    fortune_date: isoDate.optional().describe('Only fortunes whose period has this KST day'),
    date_from: isoDate.optional().describe('Only fortunes whose period ends on this KST day or later'),
    date_to: isoDate.optional().describe('Only fortunes whose period begins on this KST day or earlier'),
    model: modelName.optional().describe('Only fortunes of this model'),
  }),
);

const dailyQuery = z.strictObject({
  auto_generate: queryBoolean.default(true).describe('False: answer 404 when there is none'),
  model: modelName.optional().describe('Only of this model; without it of each, and a new one by haiku'),
});

/** The form in which a version of the API answers with fortunes. */
export interface FortuneForm {
  readonly path: string;
  readonly answer: z.ZodType;
  /** Schema of the answer to a call that generates. */
  readonly generatedAnswer: z.ZodType;
  readonly unmaskedAnswer: z.ZodType;
  masked(caller: Caller, fortune: FortuneRecord, language: Language): object | Promise<object>;
  generated(caller: Caller, fortune: FortuneRecord, call: CallFacts): object | Promise<object>;
  unmasked(fortune: FortuneRecord, profile: ProfileRecord, language: Language): object;
}

export const FORTUNE_FORM_V1: FortuneForm = {
  path: '/v1/fortunes',
  answer: fortuneAnswerOfId,
  generatedAnswer: generatedFortune,
  unmaskedAnswer: unmaskedFortuneAnswer,
  masked: (_caller, fortune, language) => maskedFortune(fortune, language),
  generated: (_caller, fortune, call) => fortuneAnswer(fortune, call),
  unmasked: unmaskedFortune,
};

export interface FortuneRouteDeps {
  readonly fortunes: FortuneService;
  readonly waits: GenerationWaits;
  readonly models: Readonly<Record<ModelName, ModelSettings>>;
}

export function fortuneRoutes(deps: FortuneRouteDeps, form = FORTUNE_FORM_V1): Route[] {
  const { fortunes } = deps;
  const reads = { kind: 'key', permissions: ['fortune:read'] } as const;
  const writes = { kind: 'key', permissions: ['fortune:write'] } as const;
  return [
    route({
      method: 'POST',
      path: '/v1/fortunes',
      group: 'resource',
      access: writes,
      summary: 'Generate a fortune, or return the stored one',
      operationId: 'createFortune',
      tag: 'Fortunes',
      answers: answersGenerated(form.generatedAnswer),
      errors: ['generation_failed', 'gone', 'not_found'],
      requestHeaders: ['Accept-Language', 'Prefer'],
      body: createFortuneBody,
      handler: (context) => createFortune(deps, form, context),
    }),
    route({
      method: 'GET',
      path: '/v1/fortunes',
      group: 'resource',
      access: reads,
      summary: 'List fortunes',
      operationId: 'listFortunes',
      tag: 'Fortunes',
      answers: answersOk(fortuneList, 'A page of fortunes'),
      query: listQuery,
      takesTurns: 'lists',
      async handler({ query, caller }) {
        const filter = {
          profileId: query.profile_id,
          fortuneType: query.fortune_type,
          fortuneDate: query.fortune_date,
          dateFrom: query.date_from,
          dateTo: query.date_to,
          model: query.model,
        };
        const page = await fortunes.list(caller(), filter, query);
        return ok(presentList(page, fortuneListItem));
      },
    }),
    route({
      method: 'GET',
      path: '/v1/fortunes/daily/{profile_id}',
      group: 'resource',
      access: reads,
      summary: "Read today's fortune of a profile, generated if there is none",
      operationId: 'getDailyFortune',
      tag: 'Fortunes',
      answers: answersOk(form.generatedAnswer, "Today's fortune, masked"),
      errors: ['generation_failed'],
      requestHeaders: ['Accept-Language'],
      query: dailyQuery,
      handler: (context) => dailyFortune(deps, form, context),
    }),
    route({
      method: 'GET',
      path: '/v1/fortunes/{id}',
      group: 'resource',
      access: reads,
      summary: 'Read a fortune, masked',
      operationId: 'getFortune',
      tag: 'Fortunes',
      answers: answersOk(form.answer, 'The fortune, masked'),
      errors: ['not_ready', 'fortune_failed'],
      requestHeaders: ['Accept-Language'],
      handler: async ({ caller, param, language }) =>
        ok(await form.masked(caller(), await fortunes.get(caller(), param('id')), language)),
    }),
    route({
      method: 'GET',
      path: '/v1/fortunes/{id}/unmasked',
      group: 'resource',
      access: { kind: 'key', permissions: ['fortune:unmask'] },
      summary: 'Read a fortune with personal data and analysis (audited)',
      operationId: 'unmaskFortune',
      tag: 'Fortunes',
      answers: answersOk(form.unmaskedAnswer, 'The fortune with personal data and analysis'),
      errors: ['not_ready', 'fortune_failed'],
      requestHeaders: ['Accept-Language'],
      async handler(context) {
        const metadata = unmaskedMetadata(context);
        const { fortune, profile } = await fortunes.getUnmasked(context.caller(), context.param('id'), metadata);
        return ok(form.unmasked(fortune, profile, context.language));
      },
    }),
    route({
      method: 'DELETE',
      path: '/v1/fortunes/{id}',
      group: 'resource',
      access: writes,
      summary: 'Delete a fortune',
      operationId: 'deleteFortune',
      tag: 'Fortunes',
      answers: answersOk(deletedRecord, 'The fortune is deleted'),
      errors: ['not_ready', 'fortune_failed'],
      handler: ({ effect, param }) => effect((caller) => fortunes.remove(caller, param('id')), removed),
    }),
  ];
}

async function createFortune(
  deps: FortuneRouteDeps,
  form: FortuneForm,
  context: RouteContext<CreateFortuneBody, unknown>,
): Promise<Answer> {
  const { body } = context;
  const background = wantsAsync(context);
  const request = {
    profileId: body.profile_id,
    type: body.fortune_type,
    model: body.model,
    date: deps.fortunes.dateOf(body.fortune_type, body.date),
  };
  // Background work has no fallbacks: it can wait for its own model.
  const caller = background ? { ...context.caller(), fallbacks: {} } : context.caller();
  const made = await deps.waits.run(caller, body.model, async (choice, wait) => {
    const ticket = await deps.fortunes.request(
      caller,
      { ...request, ...choice },
      {
        source: context.endpoint,
        background,
        beforeEnqueue: (contentHash) => wait.listen(contentHash),
        attempt: context.attempt,
      },
    );
    if (background && ticket.kind === 'waiting') return { kind: 'accepted', ticket } as const;
    return { kind: 'made', ticket, fortune: await collected(deps, wait, ticket), wait } as const;
  });
  if (made.kind === 'accepted') return accepted(form, made.ticket);
  const { ticket, fortune } = made;
  return {
    status: ticket.created ? 201 : 200,
    body: await form.generated(caller, fortune, callFacts(deps, context, made, body.model)),
    headers: { Location: `${form.path}/${fortune._id}` },
    about: { profileId: fortune.profileId, fortuneId: fortune._id },
  };
}

async function dailyFortune(
  deps: FortuneRouteDeps,
  form: FortuneForm,
  context: RouteContext<unknown, z.output<typeof dailyQuery>>,
): Promise<Answer> {
  const { query } = context;
  const profileId = context.param('profile_id');
  const found = await deps.fortunes.today(context.caller(), profileId, query.model);
  const answer = async (made: MadeFortune, asked = made.fortune.model) =>
    ok(await form.generated(context.caller(), made.fortune, callFacts(deps, context, made, asked)));
  if (found !== null) return answer({ ticket: { created: false }, fortune: found, wait: null });
  if (!query.auto_generate || context.isHead) throw notFound('fortune for today');
  const asked = query.model ?? 'haiku';
  const date = deps.fortunes.dateOf('daily');
  const made = await deps.waits.run(context.caller(), asked, async (choice, wait) => {
    const ticket = await deps.fortunes.request(
      context.caller(),
      { profileId, type: 'daily', date, ...choice },
      { source: context.endpoint, background: false, beforeEnqueue: (contentHash) => wait.listen(contentHash) },
    );
    return { ticket, fortune: await collected(deps, wait, ticket), wait };
  });
  return answer(made, asked);
}

interface MadeFortune {
  readonly ticket: Pick<FortuneTicket, 'created'>;
  readonly fortune: FortuneRecord;
  /** When its race has ended; null: nothing was waited for. */
  readonly wait: Pick<GenerationWait, 'costUsd'> | null;
}

/** Waits for a ticket's fortune. */
async function collected(
  deps: Pick<FortuneRouteDeps, 'fortunes'>,
  wait: GenerationWait,
  ticket: FortuneTicket,
): Promise<FortuneRecord> {
  if (ticket.kind === 'ready') return ticket.fortune;
  return wait.until(ticket.contentHash, () => deps.fortunes.complete(ticket));
}

function callFacts(
  deps: FortuneRouteDeps,
  context: RouteContext<never, never> | RouteContext,
  { ticket, fortune, wait }: MadeFortune,
  asked: ModelName,
): CallFacts {
  const isHit = !ticket.created || fortune.cached;
  // Of several models that raced, another one than that of the fortune may have been charged.
  const costUsd = wait?.costUsd ?? (isHit ? 0 : fortune.costUsd);
  return {
    requestId: context.requestId,
    durationMs: Math.round(performance.now() - context.startedAtMs),
    cached: isHit && costUsd === 0,
    costUsd,
    costPerCallUsd: Math.min(deps.models[fortune.model].priceUsd, deps.models[asked].priceUsd),
    language: context.language,
    asked,
  };
}

function accepted(form: FortuneForm, { profileId, fortuneId }: WaitingTicket): Answer {
  return {
    status: 202,
    body: { id: fortuneId, status: 'pending' },
    headers: { Location: `${form.path}/${fortuneId}`, 'Preference-Applied': 'respond-async' },
    about: { profileId, fortuneId },
  };
}

function wantsAsync(context: RouteContext<never, never> | { readonly request: RouteContext['request'] }): boolean {
  const prefer = context.request.get('prefer') ?? '';
  return prefer.split(',').some((preference) => preference.split(';', 1)[0]?.trim().toLowerCase() === 'respond-async');
}
