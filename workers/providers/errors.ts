import type { AnswerFacts } from './contract.ts';
import { field } from './field.ts';

/**
 * The kinds of failed provider calls, and what follows from each; docs/jobs.md, Errors by kind, says which answers are of
 * which kind.
 * - `pause`: no worker calls the model for the delay that the provider asked for; uses up no attempt.
 * - `attempt`: another attempt may succeed; there are three.
 * - `hold`: only an operator can end it. The breaker opens at once; background work waits, one call a minute probes.
 * - `end`: the same request would fail again, so the generation fails.
 * - `repeat`: the job was interrupted, and runs again.
 */
export const CONSEQUENCES = {
  /** The account's rate is used up. */
  rate_limited: 'pause',
  /** The provider lacks capacity, or answered a transient error with a delay. */
  overloaded: 'pause',
  /** Timeout, silence, cut connection, 404 without a provider's word, 408, 409, 5xx, a 200 without an answer. */
  transient: 'attempt',
  /** The account of the key has no credit left: holds all models of the provider. */
  out_of_credit: 'hold',
  /** The provider does not know the model's id: holds the model. */
  unknown_model: 'hold',
  /** The model or a safety filter declined. */
  refused: 'end',
  /** The provider does not accept the request (schema, size). */
  invalid_request: 'end',
  /** The key is unknown or not allowed; the job goes to another worker while one has a key that works. */
  bad_credentials: 'end',
  /** An answer arrived that is cut short, not JSON, or ended for a reason that may pass: the second time. */
  invalid_output: 'end',
  /** The caller's signal ended the call. */
  aborted: 'repeat',
} as const;

export type ProviderErrorKind = keyof typeof CONSEQUENCES;

/** Whether a generation that ends as this kind has failed by its provider, and not for an operator or an interruption. */
export function isFailureOfProvider(kind: string): boolean {
  const consequence = Object.entries(CONSEQUENCES).find(([each]) => each === kind)?.[1];
  return consequence !== undefined && consequence !== 'hold' && consequence !== 'repeat';
}

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
  /**
   * The provider's most specific machine-readable word for the error (`insufficient_quota`), or ours for a call without an
   * answer (`silent`, `timeout`, `too_large`, `no_connection`); `null` without one.
   */
  readonly errorType: string | null;
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
    this.errorType = details.errorType ?? null;
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
  readonly errorType: string | null;
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
  const words = answer.words.filter((word): word is string => typeof word === 'string' && PLAIN_WORD.test(word));
  const detail = words.length > 0 ? ` (${words.join(', ')})` : '';
  const what = answer.status === null ? 'broke off its answer' : `answered ${answer.status}`;
  return new ProviderError(kindOf(answer, words.join(' ')), `${answer.provider} ${what}${detail}`, {
    status: answer.status,
    errorType: words[0] ?? null,
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
    return new ProviderError('transient', `${provider} sent nothing for PROVIDER_IDLE_MS`, { errorType: 'silent' });
  }
  if (words.includes('UND_ERR_RES_EXCEEDED_MAX_SIZE')) {
    return new ProviderError('transient', `${provider} sent more than any answer needs`, { errorType: 'too_large' });
  }
  const detail = [...new Set(words.filter((word) => typeof word === 'string' && PLAIN_WORD.test(word)))].join(', ');
  return new ProviderError('transient', `the connection to ${provider} failed (${detail})`, {
    errorType: 'no_connection',
  });
}

// No digits and no hyphens: a matching word cannot be a key.
const PLAIN_WORD = /^(?=.{1,64}$)[A-Za-z]+(?:[_.][A-Za-z]+)*$/;
const NO_CREDIT = /insufficient_quota|billing|credits?_|BILLING_DISABLED/;
/** Anthropic and Google have no word for it, only these sentences beside the word of an ordinary 400 and 429. */
const NO_CREDIT_TEXT = /credit balance is too low|credits are depleted|exceeded its (?:monthly )?spending cap/i;
const NO_MODEL = /model_not_found/;
const BAD_KEY = /API_KEY_INVALID|API_KEY_EXPIRED|invalid_api_key|authentication_error/;
const FILTERED = /content_filter|content_policy|ResponsibleAIPolicyViolation/;
const OVERLOADED_WORDS = /overloaded/;
const RATE_LIMITED_WORDS = /rate_limit|RESOURCE_EXHAUSTED/;
/** Texts of OpenAI and Google in a 503, or in the middle of a stream, that mean "no capacity" rather than "broken". */
const OVERLOADED_TEXT = /overloaded|slow down|high demand|at capacity/i;
const PASSING_CLIENT_ERRORS: ReadonlySet<number> = new Set([408, 409, 425, 499]);

function kindOf({ status, freeText, retryAfterMs }: ErrorAnswer, words: string): ProviderErrorKind {
  if (status === 402 || NO_CREDIT.test(words) || NO_CREDIT_TEXT.test(freeText)) return 'out_of_credit';
  if (BAD_KEY.test(words)) return 'bad_credentials';
  if (NO_MODEL.test(words)) return 'unknown_model';
  // Without a word of the provider's, what stands before it has answered, and knows nothing of its models.
  if (status === 404) return words === '' ? 'transient' : 'unknown_model';
  if (status === 429 || (status === null && RATE_LIMITED_WORDS.test(words))) return 'rate_limited';
  if (status === 529 || OVERLOADED_WORDS.test(words)) return 'overloaded';
  if ((status === 503 || status === null) && OVERLOADED_TEXT.test(freeText)) return 'overloaded';
  if (status === 401 || status === 403) return 'bad_credentials';
  if (status !== null && status >= 400 && status < 500 && !PASSING_CLIENT_ERRORS.has(status)) {
    return FILTERED.test(words) ? 'refused' : 'invalid_request';
  }
  // A requested delay pauses the provider's calls, whatever the status (docs/jobs.md, Errors by kind). A delay of 0 has no
  // meaning, and must not become an error that is repeated at once without using up an attempt.
  return retryAfterMs !== null && retryAfterMs > 0 ? 'overloaded' : 'transient';
}
