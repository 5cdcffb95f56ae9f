import * as z from 'zod';
import {
  DAILY_SECTIONS,
  MODEL_NAMES,
  type ModelName,
  type SectionName,
  toCamelCase,
} from '../../../shared/content/index.ts';
import type { ModelSettings } from '../../../shared/core/config.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { SectionTicket } from '../../../shared/generation/sections.ts';
import type { Pillars } from '../../../shared/saju/index.ts';
import { answersOk } from '../../contract/answers.ts';
import { type Answer, ok, type Route, type RouteContext, route } from '../../http/route.ts';
import {
  characterData,
  fortuneData,
  type MadeSections,
  radarData,
  tendencyData,
  todayData,
  yearlyData,
} from '../../presenters/call-contents.ts';
import { compareMeta, legacyCallMeta } from '../../presenters/calls.ts';
import { legacyErrorWord } from '../../presenters/errors.ts';
import { legacyDailyAnswer, legacyYearlyAnswer } from '../../presenters/legacy-schemas.ts';
import { StillGenerating } from '../../streams/await-generation.ts';
import { yearField } from '../calculations/yearly.ts';
import { modelName, optionalDay, personName } from '../fields.ts';
import { legacySaju } from '../subject.ts';
import { type SectionRouteDeps, sectionDay, sectionYear } from '../widget/sections.ts';
import { DAILY_HINTS, YEARLY_HINTS } from './hints.ts';

/** `fortune` and `fortune_only` are the same. */
const TYPES = {
  all: { wanted: DAILY_SECTIONS, present: fortuneData },
  character: { wanted: ['character'], present: characterData },
  tendency: { wanted: ['tendency'], present: tendencyData },
  fortune: { wanted: ['fortune'], present: todayData },
  fortune_only: { wanted: ['fortune'], present: todayData },
  radar: { wanted: ['radar'], present: radarData },
} as const satisfies Record<string, LegacyView>;

interface LegacyView {
  readonly wanted: readonly SectionName[];
  readonly present: (made: MadeSections, name: string | null) => unknown;
}

const LEGACY_TYPES = ['all', 'fortune_only', 'character', 'tendency', 'fortune', 'radar', 'compare'] as const;

const subject = {
  saju: legacySaju,
  userName: personName.describe('The name that the texts use'),
  model: modelName.default('haiku'),
} as const;
const dailyBody = z.object({
  ...subject,
  date: optionalDay,
  type: z.enum(LEGACY_TYPES).default('all').describe('Which sections; `compare`: all, by all models'),
});
const yearlyBody = z.object({ ...subject, year: yearField.optional() });
const anyQuery = z.record(z.string(), z.unknown());

export interface LegacyFortuneDeps extends SectionRouteDeps {
  readonly models: Readonly<Record<ModelName, ModelSettings>>;
}

export function legacyFortuneRoutes(deps: LegacyFortuneDeps): Route[] {
  const shared = { method: 'POST', group: 'legacy', access: { kind: 'key', permissions: ['fortune:read'] } } as const;
  return [
    route({
      ...shared,
      path: '/api/daily-fortune',
      summary: 'The daily fortune of four pillars, whole, in part, or by all models',
      operationId: 'composeLegacyDailyFortune',
      tag: 'Legacy',
      answers: answersOk(legacyDailyAnswer, 'What `type` asks for'),
      errors: ['generation_failed'],
      requestHeaders: ['Accept-Language'],
      endpointLimit: { name: 'compare', max: 10, windowMs: 3_600_000, appliesTo: ({ type }) => type === 'compare' },
      body: dailyBody,
      hints: DAILY_HINTS,
      query: anyQuery,
      handler(context) {
        const { body } = context;
        const date = sectionDay(deps.clock, body.date);
        return body.type === 'compare'
          ? compareModels(deps, context, date)
          : answerLegacy(deps, context, date, TYPES[body.type]);
      },
    }),
    route({
      ...shared,
      path: '/api/fortune',
      summary: 'The fortune of a year',
      operationId: 'composeLegacyYearlyFortune',
      tag: 'Legacy',
      answers: answersOk(legacyYearlyAnswer, 'The fortune of the year'),
      errors: ['generation_failed'],
      requestHeaders: ['Accept-Language'],
      body: yearlyBody,
      hints: YEARLY_HINTS,
      query: anyQuery,
      handler: (context) =>
        answerLegacy(deps, context, sectionYear(deps.clock, context.body.year), {
          wanted: ['yearly'],
          present: yearlyData,
        }),
    }),
  ];
}

interface LegacyBody {
  readonly saju: Pillars;
  readonly userName: string;
  readonly model: ModelName;
}

async function answerLegacy(
  deps: LegacyFortuneDeps,
  context: RouteContext<LegacyBody>,
  date: string,
  view: LegacyView,
): Promise<Answer> {
  const { saju, userName, model } = context.body;
  const { ticket, contents } = await deps.waits.sections(
    context.caller(),
    { sections: view.wanted, pillars: saju, birth: null, profileId: null, date, model },
    { source: context.endpoint },
  );
  return ok(success(deps, toCamelCase(view.present(contents, userName)), legacyCallMeta(ticket, context, model)));
}

/**
 * Makes four ordinary calls at once, each in its model's pool. A model that fails is reported under its name and not
 * charged. A model that exceeds the time limit of a request is reported likewise, and charged when it is done.
 * @throws generation_failed when every model that was called failed; service_unavailable when one was not called or
 * goes on
 */
async function compareModels(
  deps: LegacyFortuneDeps,
  context: RouteContext<LegacyBody>,
  date: string,
): Promise<Answer> {
  // Each model is asked for by name: none answers for another.
  const caller = { ...context.caller(), fallbacks: {} };
  const { saju, userName } = context.body;
  const outcomes = await Promise.all(
    MODEL_NAMES.map(async (model): Promise<ModelOutcome> => {
      try {
        const request = { sections: TYPES.all.wanted, pillars: saju, birth: null, profileId: null, date, model };
        const { ticket, contents } = await deps.waits.sections(caller, request, { source: context.endpoint });
        return { model, ticket, data: toCamelCase(fortuneData(contents, userName)) };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { model, ticket: null, error };
      }
    }),
  );
  const failed = outcomes.flatMap((outcome) => (outcome.ticket === null ? [outcome.error] : []));
  if (failed.length === outcomes.length) throw allFailed(failed);
  const data = Object.fromEntries(outcomes.map((outcome) => [outcome.model, modelData(outcome)]));
  const prices = MODEL_NAMES.map((model) => deps.models[model].priceUsd);
  const compared = outcomes.map(({ model, ticket }) => [model, ticket] as const);
  return ok(success(deps, data, compareMeta(compared, prices, context)));
}

type ModelOutcome =
  | { readonly model: ModelName; readonly ticket: SectionTicket; readonly data: unknown }
  | { readonly model: ModelName; readonly ticket: null; readonly error: AppError };

function modelData(outcome: ModelOutcome): unknown {
  if (outcome.ticket !== null) return outcome.data;
  const { error } = outcome;
  const { reason } = error.options;
  // The response has no field for a hint here.
  const message = error instanceof StillGenerating ? `${error.detail} ${GOES_ON}` : error.detail;
  return { error: { code: legacyErrorWord(error), message, ...(reason === undefined ? {} : { reason }) } };
}

const GOES_ON = 'It goes on, and is charged as usual when it is done: repeat the request.';

function allFailed(errors: readonly AppError[]): AppError {
  const late = errors.find((error) => error instanceof StillGenerating);
  if (late !== undefined) return late;
  // Models that are not configured are ignored, unless none is.
  const configured = errors.filter(({ options }) => options.reason !== 'not_configured');
  const counted = configured.length > 0 ? configured : errors;
  const unavailable = counted.find(({ kind }) => kind !== 'generation_failed');
  if (unavailable !== undefined) return unavailable;
  return new AppError('generation_failed', 'None of the models could answer. Nothing was charged.', {
    reason: 'provider_failed',
    // The first that may answer again.
    retryAfterSeconds: Math.min(...counted.map(({ options }) => options.retryAfterSeconds ?? 5)),
    internal: `all models failed: ${errors.map(({ message }) => message).join('; ')}`,
  });
}

function success(deps: LegacyFortuneDeps, data: unknown, meta: unknown) {
  return { success: true, data, generatedAt: deps.clock.now().toISOString(), meta };
}
