import type { IncomingHttpHeaders } from 'node:http';

export type ProviderName = 'openai' | 'anthropic' | 'google';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A request as received: `path` without the query, `body` parsed (`undefined` when it is no JSON). */
export interface Incoming {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A request that the real provider would have accepted. */
export interface Call {
  readonly kind: 'call';
  readonly model: string;
  readonly stream: boolean;
  /** A stream ends with its usage: OpenAI's only on request. */
  readonly streamUsage: boolean;
  /** All texts of the request; its hash seeds the content. */
  readonly prompt: string;
  /** The schema of the response; `null` for plain text. */
  readonly schema: JsonObject | null;
  /** Upper bound of the response's tokens; `null` without one. */
  readonly maxTokens: number | null;
}

/** An error in words common to all providers. Each renders it in its own format. */
export interface Problem {
  readonly kind: 'problem';
  readonly status: number;
  readonly message: string;
  /** The provider's machine-readable code, where it has one. */
  readonly code?: string;
  readonly retryAfterMs?: number;
}

/**
 * `refused` is the model's own refusal or a blocked prompt, `filtered` a response withheld by a filter, `unfinished` one that
 * ends for another reason, `no_answer` one without a choice, a candidate, a message.
 */
export type Finish = 'stop' | 'length' | 'refused' | 'filtered' | 'unfinished' | 'no_answer';

export interface Completion {
  readonly id: string;
  readonly text: string;
  readonly finish: Finish;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** One provider's wire format. */
export interface Protocol {
  readonly provider: ProviderName;
  /** Checks the request as the real provider does. `model` is the requested model, also of a rejected request. */
  read(incoming: Incoming): Call | Problem;
  modelOf(incoming: Incoming): string;
  problem(problem: Problem): object;
  /** The answers to an account without credit, about a model that does not exist, and to a prompt above the context length. */
  outOfCredit(): Problem;
  unknownModel(model: string): Problem;
  tooLong(): Problem;
  plain(call: Call, completion: Completion): object;
  /** The event stream's frames, each complete with its blank line. */
  stream(call: Call, completion: Completion): readonly string[];
}

export function problem(status: number, message: string, more: { readonly code?: string } = {}): Problem {
  return { kind: 'problem', status, message, ...more };
}

/** Keys that contain this word are rejected, so that a test can provoke a 401. */
export function isInvalidKey(key: string): boolean {
  return key.includes('invalid');
}

/** Model ids with this prefix do not exist. */
export function isUnknownModel(model: string): boolean {
  return model.startsWith('no-such-');
}

/** The chunks in which a text is streamed. */
export function chunksOf(text: string, size = 24): readonly string[] {
  const characters = [...text];
  const chunks: string[] = [];
  for (let at = 0; at < characters.length; at += size) chunks.push(characters.slice(at, at + size).join(''));
  return chunks;
}
