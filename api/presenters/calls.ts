import type * as z from 'zod';
import { type ModelName, toCamelCase } from '../../shared/content/index.ts';
import { disclaimerFields, legacyDisclaimerFields } from '../../shared/core/disclaimers.ts';
import type { SectionTicket } from '../../shared/generation/sections.ts';
import type { Language } from '../http/language.ts';
import type { ruleMetaAnswer } from './call-schemas.ts';

/** The request's part of a response's `meta`. */
export interface RequestFacts {
  readonly requestId: string;
  /** `performance.now()` when the request arrived. */
  readonly startedAtMs: number;
}

/** Of a request whose answer holds texts of a model. */
export interface ContentRequestFacts extends RequestFacts {
  readonly language: Language;
}

/**
 * `meta` of an answer made of sections: both of its variants in one.
 * @param asked the model that was asked for
 */
export function callMeta(ticket: SectionTicket, request: ContentRequestFacts, asked: ModelName) {
  return {
    model: ticket.model,
    ...fallbackField(asked, ticket.model),
    request_id: request.requestId,
    cost_per_call: ticket.costPerCallUsd,
    cost: ticket.costUsd,
    ...times(request),
    cached: ticket.cached,
    cache: { hits: ticket.hits, misses: ticket.misses },
    simulated: ticket.simulated,
    ...disclaimerFields(ticket.simulated, request.language),
  };
}

export function legacyCallMeta(ticket: SectionTicket, request: ContentRequestFacts, asked: ModelName) {
  return toCamelCase(callMeta(ticket, request, asked));
}

/** The field of an answer that another model has given than the one that was asked for. */
export function fallbackField(asked: ModelName, answered: ModelName) {
  return asked === answered ? {} : { fallback_from: asked };
}

/** Each model's part of a compare: null when it failed. */
export type ComparedTickets = readonly (readonly [ModelName, SectionTicket | null])[];

/**
 * `meta` of a compare: the cost is the sum of the charges of the successful models, `cache` is by model.
 * @param pricesUsd the price of a call of each model
 */
export function compareMeta(compared: ComparedTickets, pricesUsd: readonly number[], request: ContentRequestFacts) {
  const answered = compared.flatMap(([, ticket]) => (ticket === null ? [] : [ticket]));
  const { duration_ms: durationMs, latency } = times(request);
  return {
    model: 'compare',
    requestId: request.requestId,
    costPerCall: sumUsd(pricesUsd),
    cost: sumUsd(answered.map(({ costUsd }) => costUsd)),
    durationMs,
    latency,
    cached: answered.length === compared.length && answered.every(({ cached }) => cached),
    cache: Object.fromEntries(
      compared.map(([model, ticket]) => [model, { hits: ticket?.hits ?? [], misses: ticket?.misses ?? [] }]),
    ),
    simulated: answered.some(({ simulated }) => simulated),
    ...legacyDisclaimerFields(
      answered.every(({ simulated }) => simulated),
      request.language,
    ),
  };
}

/** `meta` of an answer computed from rules or records: no model, no cost. */
export function ruleMeta(request: RequestFacts) {
  return {
    model: null,
    request_id: request.requestId,
    cost_per_call: 0,
    cost: 0,
    ...times(request),
    cached: false,
    cache: { hits: [], misses: [] },
    simulated: false,
  } satisfies z.input<typeof ruleMetaAnswer>;
}

function times({ startedAtMs }: RequestFacts) {
  const durationMs = Math.round(performance.now() - startedAtMs);
  return { duration_ms: durationMs, latency: durationMs };
}

/** Adds amounts without binary rounding errors: 0.013 + 0.066 + 0.05 + 0.01 is 0.139. */
export function sumUsd(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 1e6) / 1e6;
}
