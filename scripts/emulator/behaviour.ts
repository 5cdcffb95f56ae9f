import * as z from 'zod';
import type { ProviderName } from './protocol.ts';

/**
 * - `malformed`: content that is no JSON; `misfit`: JSON that does not fit the schema; `blank`: it fits, but its first
 *   text is blank; `unsafe`: it fits, but promises profit, names a company and advises debt; `truncated`: half of it,
 *   with the provider's "token limit" reason; `fenced`: correct, but inside a Markdown fence.
 * - `disapproving`: as a judge of texts, it refuses each; other answers are `ok`.
 * - `refused`: the model's refusal (Gemini: blocked prompt); `filtered`: response withheld by the safety filter.
 * - `overloaded`: the provider's own overload error (Anthropic 529; OpenAI and Gemini 503).
 * - `unfinished`: half of it, ended for another reason than the limit (Gemini: RECITATION; Claude and GPT stop).
 * - `thinking`: thoughts took the whole token limit, and nothing was written; `wordless`: nothing was written at all;
 *   `no_answer`: a stream or body without a choice, a candidate, a message; `unmetered`: a usage of zero.
 * - `out_of_credit`, `unknown_model`, `too_long` (more than the model's context): the provider's own errors; `page`: a page of HTML with status 200.
 * - `stall`: the first `stall_after` events of a stream, about one a token, and then silence; a body stalls in its middle.
 * - `cut_before_headers`, `cut_body`: the connection ends, a stream's in its middle; `hang`: no response at all;
 *   `drip`: the response in 100 pieces (a stream: its frames) `drip_ms` apart; `held`: `ok`, or the error of `error_status`,
 *   once the emulator's `release` or `reset` is called.
 */
const MODES = [
  'ok',
  'malformed',
  'misfit',
  'blank',
  'unsafe',
  'truncated',
  'fenced',
  'disapproving',
  'refused',
  'filtered',
  'unfinished',
  'thinking',
  'wordless',
  'no_answer',
  'unmetered',
  'out_of_credit',
  'unknown_model',
  'too_long',
  'page',
  'overloaded',
  'stall',
  'cut_before_headers',
  'cut_body',
  'hang',
  'drip',
  'held',
] as const;

export type Mode = (typeof MODES)[number];

/** The response to one request. */
export interface Behaviour {
  readonly latencyMs: number;
  /** A random addition to the latency, from 0 to this. */
  readonly jitterMs: number;
  /** The status of injected errors; `null` injects none. */
  readonly errorStatus: number | null;
  /** The share of requests with the error or the mode, 0 to 1. */
  readonly errorRate: number;
  readonly retryAfterMs: number | null;
  readonly mode: Mode;
  readonly dripMs: number;
  /** Events of a stream before it stalls. */
  readonly stallAfter: number;
}

export const NORMAL: Behaviour = {
  latencyMs: 0,
  jitterMs: 0,
  errorStatus: null,
  errorRate: 1,
  retryAfterMs: null,
  mode: 'ok',
  dripMs: 100,
  stallAfter: 10,
};

/** The body of `POST /__emulator/behaviour`: which requests, how many, and the differences from the start defaults. */
export const behaviourRequest = z.strictObject({
  provider: z.enum(['openai', 'anthropic', 'google']).optional(),
  model: z.string().min(1).optional(),
  times: z.int().min(1).optional(),
  latency_ms: z.number().min(0).optional(),
  jitter_ms: z.number().min(0).optional(),
  error_status: z.int().min(400).max(599).optional(),
  error_rate: z.number().min(0).max(1).optional(),
  retry_after_ms: z.number().optional(),
  mode: z.enum(MODES).optional(),
  drip_ms: z.number().min(0).optional(),
  stall_after: z.int().min(0).optional(),
});

export type BehaviourRequest = z.infer<typeof behaviourRequest>;

/** The current rules. Each emulator has its own. */
export interface Behaviours {
  /**
   * The newest matching rule wins. A rule without `times` replaces older ones for the same provider and model; a rule
   * with `times` takes precedence until it is used up.
   */
  add(request: BehaviourRequest): void;
  clear(): void;
  /** Removes the rules with this mode, of one provider or of all. */
  removeMode(mode: Mode, provider?: ProviderName): void;
  list(): readonly BehaviourRequest[];
  /** The behaviour for one request; uses up one of the rule's `times`. */
  take(provider: ProviderName, model: string): Behaviour;
}

export function createBehaviours(defaults: Behaviour): Behaviours {
  let rules: { readonly request: BehaviourRequest; readonly behaviour: Behaviour; timesLeft: number }[] = [];
  return {
    add(request) {
      const timesLeft = request.times ?? Number.POSITIVE_INFINITY;
      const isSameTarget = (other: BehaviourRequest) =>
        other.provider === request.provider && other.model === request.model;
      if (request.times === undefined) rules = rules.filter((rule) => !isSameTarget(rule.request));
      rules.unshift({ request, behaviour: applied(request, defaults), timesLeft });
    },
    clear() {
      rules = [];
    },
    removeMode(mode, provider) {
      rules = rules.filter(
        ({ request }) => request.mode !== mode || (provider !== undefined && request.provider !== provider),
      );
    },
    list: () =>
      rules.map(({ request, timesLeft }) => (request.times === undefined ? request : { ...request, times: timesLeft })),
    take(provider, model) {
      const rule = rules.find(({ request }) => matches(request, provider, model));
      if (rule === undefined) return defaults;
      rule.timesLeft -= 1;
      if (rule.timesLeft === 0) rules = rules.filter((other) => other !== rule);
      return rule.behaviour;
    },
  };
}

/** A retry delay alone means 429, an error rate alone means 500. */
export function applied(request: BehaviourRequest, defaults: Behaviour): Behaviour {
  const mode = request.mode ?? defaults.mode;
  const impliedStatus =
    mode !== 'ok' ? null : request.retry_after_ms !== undefined ? 429 : request.error_rate !== undefined ? 500 : null;
  return {
    latencyMs: request.latency_ms ?? defaults.latencyMs,
    jitterMs: request.jitter_ms ?? defaults.jitterMs,
    errorStatus: request.error_status ?? impliedStatus ?? defaults.errorStatus,
    errorRate: request.error_rate ?? defaults.errorRate,
    retryAfterMs: request.retry_after_ms ?? defaults.retryAfterMs,
    mode,
    dripMs: request.drip_ms ?? defaults.dripMs,
    stallAfter: request.stall_after ?? defaults.stallAfter,
  };
}

function matches(request: BehaviourRequest, provider: ProviderName, model: string): boolean {
  return (
    (request.provider === undefined || request.provider === provider) &&
    (request.model === undefined || request.model === model)
  );
}
