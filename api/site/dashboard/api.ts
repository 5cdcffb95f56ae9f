import { createParser } from 'eventsource-parser';
import { logRequest } from './request-log.ts';
import type { FieldError, Mode, Problem } from './types.ts';

/** Below this path the API's own paths take the session's cookie in place of a key. */
const BY_SESSION = '/dashboard/api';
const SESSION = '/dashboard/session';

/** A failed call. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The path of a page that explains it. */
  readonly type: string | null;
  readonly reason: string | null;
  readonly hint: string | null;
  readonly requestId: string | null;
  readonly errors: readonly FieldError[];
  /** Seconds; null: the API did not say when to repeat. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Problem, requestId: string | null, retryAfter: number | null) {
    super(problem.detail ?? problem.message ?? problem.title ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? (status === 0 ? 'no_answer' : `http_${status}`);
    this.type = problem.type ?? null;
    this.reason = problem.reason ?? null;
    this.hint = problem.hint ?? null;
    this.requestId = problem.request_id ?? requestId;
    this.errors = problem.errors ?? [];
    this.retryAfter = retryAfter;
  }
}

export interface CallOptions {
  readonly body?: unknown;
  /** Values that are undefined or empty are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly signal?: AbortSignal;
}

/** Calls with the session, in one mode. Answers are the API's JSON, as its reference describes it. */
export interface Api {
  get<T>(path: string, options?: Pick<CallOptions, 'query' | 'signal'>): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  patch<T>(path: string, body: unknown): Promise<T>;
  delete(path: string): Promise<void>;
  /** Follows an event stream to its last event. @throws ApiError; AbortError when `signal` ends it */
  follow(path: string, options: FollowOptions): Promise<void>;
}

export interface StreamEvent {
  readonly name: string;
  readonly data: unknown;
  /** Of the request that brought it. */
  readonly requestId: string | null;
}

export interface FollowOptions {
  /** Posted; without one the stream is a GET. */
  readonly body?: unknown;
  readonly signal: AbortSignal;
  /** Resumes after this event. */
  readonly lastEventId?: string | undefined;
  readonly onEvent: (event: StreamEvent) => void;
  /** The position to resume from, whenever it changes. */
  readonly onPosition?: (id: string) => void;
  /** The line broke and is opened again. */
  readonly onReconnect?: () => void;
}

/** The browser keeps the session's cookie. @throws ApiError when the token is refused */
export async function startSession(accessToken: string): Promise<void> {
  await send('POST', SESSION, { body: { access_token: accessToken } });
}

/** By the link that `npm start` prints. @throws ApiError when its code is refused */
export async function startSessionByLink(code: string): Promise<void> {
  await send('POST', `${SESSION}/link`, { body: { code } });
}

/** @throws ApiError when the session goes on */
export async function endSession(): Promise<void> {
  await send('DELETE', SESSION);
}

/** @param onEnded called when there is no session any more */
export function createApi(mode: Mode, onEnded: () => void): Api {
  const call: Call = async (method, path, options = {}) => {
    const headers = { ...options.headers, 'X-Livemode': String(mode === 'live') };
    try {
      return await send(method, BY_SESSION + path, { ...options, headers });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onEnded();
      throw error;
    }
  };
  const json = async <T>(method: string, path: string, options?: CallOptions): Promise<T> =>
    (await call(method, path, options)).json();
  return {
    get: (path, options) => json('GET', path, options),
    post: (path, body) => json('POST', path, body === undefined ? {} : { body }),
    put: (path, body) => json('PUT', path, { body }),
    patch: (path, body) => json('PATCH', path, { body }),
    async delete(path) {
      await call('DELETE', path);
    },
    follow: (path, options) => follow(call, path, options),
  };
}

type Call = (
  method: string,
  path: string,
  options?: CallOptions & { readonly headers?: Readonly<Record<string, string>> },
) => Promise<Response>;

const send: Call = async (method, path, { body, query = {}, signal, headers } = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const address = search.size === 0 ? path : `${path}?${search}`;
  const startedAt = performance.now();
  // The path as a program with a key calls it.
  const shown = address.startsWith(`${BY_SESSION}/v1/`) ? address.slice(BY_SESSION.length) : address;
  const note = (status: number, requestId: string | null) =>
    logRequest({ method, path: shown, status, requestId, ms: Math.round(performance.now() - startedAt) });
  const response = await fetch(address, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted !== true) note(0, null);
    throw signal?.aborted === true ? error : new ApiError(0, { code: 'no_answer' }, null, null);
  });
  const requestId = response.headers.get('X-Request-Id');
  note(response.status, requestId);
  if (response.ok) return response;
  throw await errorOf(response, requestId);
};

async function errorOf(response: Response, requestId: string | null): Promise<ApiError> {
  const problem: Problem = await response.json().catch(() => ({}));
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(response.status, problem, requestId, Number.isNaN(retryAfter) ? null : retryAfter);
}

const LAST_EVENTS: ReadonlySet<string> = new Set(['complete', 'error']);
const MAX_RECONNECTS = 5;
const RECONNECT_AFTER_MS = 1_000;

/**
 * A stream ends with `complete` or `error`. When the line breaks before that, the same request is repeated with
 * `Last-Event-ID`, and the API sends the rest without another charge.
 */
async function follow(call: Call, path: string, options: FollowOptions): Promise<void> {
  const { body, signal, onEvent, onPosition, onReconnect } = options;
  let lastEventId = options.lastEventId;
  for (let broken = 0; ; broken += 1) {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = {
      Accept: 'text/event-stream',
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    };
    const response = await call(method, path, { ...(body === undefined ? {} : { body }), signal, headers });
    const ended = await readEvents(response, signal, (id, name, data) => {
      if (id !== undefined) {
        lastEventId = id;
        onPosition?.(id);
      }
      if (data === '') return false;
      onEvent({ name, data: JSON.parse(data), requestId: response.headers.get('X-Request-Id') });
      return LAST_EVENTS.has(name);
    });
    if (ended) return;
    signal.throwIfAborted();
    if (broken >= MAX_RECONNECTS) throw new ApiError(0, { code: 'no_answer' }, null, null);
    onReconnect?.();
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_AFTER_MS * 2 ** broken));
  }
}

/** @returns whether the last event has come; false when the line broke before */
async function readEvents(
  response: Response,
  signal: AbortSignal,
  take: (id: string | undefined, name: string, data: string) => boolean,
): Promise<boolean> {
  let ended = false;
  const parser = createParser({
    onEvent({ id, event, data }) {
      if (!ended) ended = take(id, event ?? 'message', data);
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return false;
  try {
    for (let chunk = await reader.read(); !chunk.done && !ended; chunk = await reader.read()) parser.feed(chunk.value);
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return ended;
}
