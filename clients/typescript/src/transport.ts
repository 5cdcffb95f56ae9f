import { connectionFailed, errorOf, SajuError } from './errors.ts';

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, also while it waits for a repeat. */
  readonly signal?: AbortSignal | undefined;
  /** 10 to 64 letters, digits, `-` and `_`; by default a UUID for each call. All repeats of a call have the same. */
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds for each attempt; default 60,000. */
  readonly timeoutMs?: number | undefined;
  /** Repeats after the first attempt; default 3. */
  readonly maxRetries?: number | undefined;
}

export interface TransportSettings {
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  /** A failure that asks for a longer wait is thrown at once. */
  readonly maxRetryDelayMs: number;
}

/** What is sent, once or several times. */
export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: ArrayBuffer | null;
}

/**
 * Sends a call until it has an answer: the whole body is read within the attempt, so that a cut answer is repeated as
 * well. All attempts have one Idempotency-Key. The service ignores it where it stores nothing and charges equal calls
 * once (`/v1/fortunes/weekly`, `/v1/calculations/…`), so that these may be repeated, too.
 * @throws SajuError; the signal's reason when it is aborted
 */
export async function send(settings: TransportSettings, request: Request, options: CallOptions): Promise<Response> {
  const outgoing = await outgoingOf(settings, request, options.idempotencyKey);
  const { signal = request.signal, timeoutMs = settings.timeoutMs, maxRetries = settings.maxRetries } = options;
  for (let failures = 0; ; failures += 1) {
    const deadline = new Deadline(signal);
    try {
      deadline.restart(timeoutMs);
      const response = await answer(settings, outgoing, deadline);
      const body = await response.arrayBuffer();
      const { status, statusText, headers } = response;
      return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
    } catch (cause) {
      const error = deadline.errorOf(cause);
      const mayTry = failures < maxRetries && mayRepeat(outgoing, error);
      const delayMs = mayTry ? retryDelayMs(settings, error, backoffMs(failures)) : null;
      if (delayMs === null) throw error;
      await sleep(delayMs, signal);
    } finally {
      deadline.end();
    }
  }
}

/** The request with its credentials and, if it changes something, its Idempotency-Key. */
export async function outgoingOf(
  settings: TransportSettings,
  request: Request,
  idempotencyKey?: string,
): Promise<Outgoing> {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(settings.headers)) headers.set(name, value);
  if (!isRead(method) && !headers.has('idempotency-key')) {
    headers.set('Idempotency-Key', idempotencyKey ?? crypto.randomUUID());
  }
  const body = isRead(method) ? null : await request.arrayBuffer();
  return { url, method, headers, body: body?.byteLength === 0 ? null : body };
}

/** One attempt, up to the head of its answer. @throws SajuError for an answer that is not 2xx */
export async function answer(
  settings: TransportSettings,
  { url, method, headers, body }: Outgoing,
  deadline: Deadline,
): Promise<Response> {
  // No redirect: it would take the key to another address.
  const response = await settings.fetch(url, { method, headers, body, signal: deadline.signal, redirect: 'manual' });
  if (response.ok) return response;
  throw errorOf(response, await response.text());
}

/**
 * Milliseconds until the next attempt; null when a repeat would be of no use.
 * @param pauseMs after a failure without `Retry-After`
 */
export function retryDelayMs(
  { maxRetryDelayMs }: Pick<TransportSettings, 'maxRetryDelayMs'>,
  error: unknown,
  pauseMs: number,
): number | null {
  if (!(error instanceof SajuError) || !error.retryable) return null;
  const delayMs = error.retryAfterMs ?? pauseMs;
  return delayMs > maxRetryDelayMs ? null : delayMs;
}

/** Half a second, doubled with each failure up to 8 s; random, so that clients that failed together spread. */
export function backoffMs(failures: number): number {
  return Math.min(500 * 2 ** failures, 8_000) * (0.5 + Math.random() / 2);
}

/** Waits. @throws the signal's reason as soon as it is aborted */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** A signal that follows the caller's, and ends an attempt that takes too long. */
export class Deadline {
  readonly #own = new AbortController();
  readonly #caller: AbortSignal | undefined;
  readonly #follow = () => this.#own.abort(this.#caller?.reason);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(caller: AbortSignal | undefined) {
    this.#caller = caller;
    if (caller?.aborted === true) this.#follow();
    else caller?.addEventListener('abort', this.#follow, { once: true });
  }

  get signal(): AbortSignal {
    return this.#own.signal;
  }

  /** From now on it has so many milliseconds. */
  restart(ms: number): void {
    this.pause();
    const late = () => {
      const message = `The service was silent for ${ms} ms.`;
      this.#own.abort(new SajuError(message, { code: 'timeout', retryable: true }));
    };
    this.#timer = setTimeout(late, ms);
  }

  pause(): void {
    clearTimeout(this.#timer);
  }

  /** What to throw for a failure of the attempt. */
  errorOf(cause: unknown): unknown {
    if (this.signal.aborted) return this.signal.reason;
    return cause instanceof SajuError ? cause : connectionFailed(cause);
  }

  /** Ends the attempt, and with it a body that is not read to its end. */
  end(): void {
    this.pause();
    this.#caller?.removeEventListener('abort', this.#follow);
    this.#own.abort();
  }
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Routes that change something and ignore the Idempotency-Key. */
const IGNORES_KEY = /\/v1\/keys(\/|$)/;

/** Where a repeat might do something twice, only a call that the service refused is repeated, and none without an answer. */
function mayRepeat({ method, url }: Outgoing, error: unknown): boolean {
  if (isRead(method) || !IGNORES_KEY.test(new URL(url).pathname)) return true;
  return error instanceof SajuError && (error.status === 429 || error.status === 503);
}
