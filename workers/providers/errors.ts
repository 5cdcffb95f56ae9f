import type { AnswerFacts } from './contract.ts';
import { field } from './field.ts';

/**
 * The kinds of failed provider calls that the retry loop distinguishes.
 * - `rate_limited`: the account's rate is used up (429). Wait `retryAfterMs`; uses up no attempt.
 * - `overloaded`: the provider lacks capacity, or answered a transient error with a delay. Wait; uses up no attempt.
 * - `transient`: timeout, cut connection, 408, 409, 5xx. Another attempt may succeed.
 * - `refused`: the model or a safety filter declined. The same prompt will be declined again.
 * - `invalid_request`: the provider does not accept the request (model id, schema, size).
 * - `bad_credentials`: key unknown, not allowed, or its account has no money left.
 * - `invalid_output`: an answer arrived, but it is cut short or not JSON.
 * - `aborted`: the caller's signal ended the call.
 */
export type ProviderErrorKind =
  | 'rate_limited'
  | 'overloaded'
  | 'transient'
  | 'refused'
  | 'invalid_request'
  | 'bad_credentials'
  | 'invalid_output'
  | 'aborted';

/**
 * A failed provider call. `message` is for logs. It contains only the status and the provider's machine-readable words,
 * never its free text, which may quote the prompt or the key. For the same reason there is no `cause`.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** The delay that the provider asked for, in ms: finite, >= 0, not capped. `null` without one. */
  readonly retryAfterMs: number | null;
  /** The HTTP status of an error response; `null` without one (connection failed, or a 200 with bad content). */
  readonly status: number | null;
  /** The tokens of an answer that cannot be used; `null`: the provider reported none, and may charge for some. */
  readonly usage: AnswerFacts['usage'] | null;
  readonly model: string | null;
  readonly requestId: string | null;
  /** `invalid_output` that ends at the token limit: a higher limit may help. */
  readonly isCutOff: boolean;
  readonly #text: string;

  constructor(kind: ProviderErrorKind, message: string, details: Partial<ErrorDetails> = {}) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.status = details.status ?? null;
    this.usage = details.usage ?? null;
    this.model = details.model ?? null;
    this.requestId = details.requestId ?? null;
    this.isCutOff = details.isCutOff ?? false;
    this.#text = details.text ?? '';
  }

  /** The text of `invalid_output`, to show it to the model again; `''` without one. A method, so that no log contains it. */
  text(): string {
    return this.#text;
  }

  /** The same error with what the provider says about its answer. */
  about(facts: AnswerFacts): ProviderError {
    return new ProviderError(this.kind, this.message, { ...this, text: this.#text, ...facts });
  }
}

interface ErrorDetails extends AnswerFacts {
  readonly retryAfterMs: number | null;
  readonly status: number | null;
  readonly isCutOff: boolean;
  readonly text: string;
}

export interface ErrorAnswer {
  readonly provider: string;
  /** `null`: the error came in the middle of a stream, after a 200. */
  readonly status: number | null;
  /** The provider's machine-readable words for the error (type, code, reason), most specific first. */
  readonly words: readonly unknown[];
  /** The provider's free text: used to classify the error, never passed on. */
  readonly freeText: string;
  readonly retryAfterMs: number | null;
  readonly requestId: string | null;
}

/** Classifies an error response by its machine-readable words, then by its status. */
export function errorFromAnswer(answer: ErrorAnswer): ProviderError {
  const words = answer.words.filter((word) => typeof word === 'string' && PLAIN_WORD.test(word));
  const detail = words.length > 0 ? ` (${words.join(', ')})` : '';
  const what = answer.status === null ? 'broke off its answer' : `answered ${answer.status}`;
  return new ProviderError(kindOf(answer, words.join(' ')), `${answer.provider} ${what}${detail}`, {
    status: answer.status,
    retryAfterMs: answer.retryAfterMs,
    requestId: answer.requestId,
  });
}

/**
 * An error without a response: connection refused or cut, or a response that is not JSON. Another attempt may succeed.
 */
export function connectionError(provider: string, error: unknown): ProviderError {
  const codes = [field(error, 'code'), field(error, 'cause', 'code'), field(error, 'cause', 'cause', 'code')];
  const words = [field(error, 'name'), ...codes];
  if (words.some((word) => word === 'UND_ERR_HEADERS_TIMEOUT' || word === 'UND_ERR_BODY_TIMEOUT')) {
    return new ProviderError('transient', `${provider} sent nothing for PROVIDER_IDLE_MS`);
  }
  const detail = [...new Set(words.filter((word) => typeof word === 'string' && PLAIN_WORD.test(word)))].join(', ');
  return new ProviderError('transient', `the connection to ${provider} failed (${detail})`);
}

// No digits and no hyphens: a matching word cannot be a key.
const PLAIN_WORD = /^(?=.{1,64}$)[A-Za-z]+(?:[_.][A-Za-z]+)*$/;
const QUOTA_EXHAUSTED = /insufficient_quota|billing/;
const BAD_KEY = /API_KEY_INVALID|API_KEY_EXPIRED|invalid_api_key|authentication_error/;
const FILTERED = /content_filter|content_policy|ResponsibleAIPolicyViolation/;
const OVERLOADED_WORDS = /overloaded/;
const RATE_LIMITED_WORDS = /rate_limit|RESOURCE_EXHAUSTED/;
/** Texts of OpenAI and Google in a 503, or in the middle of a stream, that mean "no capacity" rather than "broken". */
const OVERLOADED_TEXT = /overloaded|slow down|high demand|at capacity/i;
const PASSING_CLIENT_ERRORS: ReadonlySet<number> = new Set([408, 409, 425, 499]);

function kindOf({ status, freeText, retryAfterMs }: ErrorAnswer, words: string): ProviderErrorKind {
  if (QUOTA_EXHAUSTED.test(words) || BAD_KEY.test(words)) return 'bad_credentials';
  if (status === 429 || (status === null && RATE_LIMITED_WORDS.test(words))) return 'rate_limited';
  if (status === 529 || OVERLOADED_WORDS.test(words)) return 'overloaded';
  if ((status === 503 || status === null) && OVERLOADED_TEXT.test(freeText)) return 'overloaded';
  if (status === 401 || status === 402 || status === 403) return 'bad_credentials';
  if (status !== null && status >= 400 && status < 500 && !PASSING_CLIENT_ERRORS.has(status)) {
    return FILTERED.test(words) ? 'refused' : 'invalid_request';
  }
  // A requested delay pauses the provider's calls, whatever the status (docs/jobs.md, Errors by kind). A delay of 0 has no
  // meaning, and must not become an error that is repeated at once without using up an attempt.
  return retryAfterMs !== null && retryAfterMs > 0 ? 'overloaded' : 'transient';
}
