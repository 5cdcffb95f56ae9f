import { randomUUID } from 'node:crypto';

/** A small client for tests: an answer with its headers and parsed body. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or null for other bodies. */
  readonly body: unknown;
  readonly text: string;
  /** The value at a dotted path of the body; undefined when there is none. */
  at(path: string): unknown;
  /** The same for a string. @throws for any other value */
  textAt(path: string): string;
}

export interface CallOptions {
  readonly key?: string;
  readonly bearer?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged; set the content type in `headers`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Client = (method: string, path: string, options?: CallOptions) => Promise<HttpAnswer>;

/** The newest answers that said that the service failed: a failing test prints them. */
export const failures: string[] = [];
const MAX_FAILURES = 3;

/** @param defaults apply to every call, e.g. the key. */
export function createClient(baseUrl: string, defaults: CallOptions = {}): Client {
  return async (method, path, options = {}) => {
    const { key, bearer, body, raw } = { ...defaults, ...options };
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(key === undefined ? {} : { 'X-API-Key': key }),
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...defaults.headers,
        ...options.headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const answer = await readAnswer(response);
    if (answer.status >= 500) {
      failures.push(`${new Date().toISOString()} ${method} ${path}: ${answer.status} ${answer.text.slice(0, 500)}`);
      if (failures.length > MAX_FAILURES) failures.shift();
    }
    return answer;
  };
}

const LONGEST_PATIENCE_MS = 240_000;

/**
 * Repeats a call after the `Retry-After` of a 503, with one idempotency key, as a partner does: for calls of which a test
 * says nothing, on a machine that may be too busy for a deadline.
 */
export function createPatientClient(baseUrl: string, defaults: CallOptions = {}): Client {
  const call = createClient(baseUrl, defaults);
  return async (method, path, options = {}) => {
    const headers = method === 'POST' ? { 'Idempotency-Key': randomUUID(), ...options.headers } : options.headers;
    const startedAt = performance.now();
    for (;;) {
      const answer = await call(method, path, { ...options, ...(headers && { headers }) });
      if (answer.status !== 503 || performance.now() - startedAt > LONGEST_PATIENCE_MS) return answer;
      await new Promise((resolve) => setTimeout(resolve, 1_000 * Number(answer.headers.get('retry-after') ?? 1)));
    }
  };
}

export async function readAnswer(response: Response): Promise<HttpAnswer> {
  const text = await response.text();
  const body = parse(text);
  const at = (path: string) => valueAt(body, path);
  return {
    status: response.status,
    headers: response.headers,
    body,
    text,
    at,
    textAt(path) {
      const value = at(path);
      if (typeof value !== 'string') throw new Error(`${path} is no text in ${response.status} ${text.slice(0, 500)}`);
      return value;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
  }, value);
}

const SHORTEST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 100;

/**
 * Waits until the condition holds. The pauses between checks grow with the time waited, because a check costs processor
 * time in up to four processes. @param what may describe the state at the end @throws after `timeoutMs`
 */
export async function until<T>(
  what: string | (() => string),
  condition: () => Promise<T | null | undefined | false>,
  timeoutMs = 120_000,
): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    const result = await condition();
    if (result !== null && result !== undefined && result !== false) return result;
    const waitedMs = performance.now() - startedAt;
    if (waitedMs > timeoutMs)
      throw new Error(`not within ${timeoutMs} ms: ${typeof what === 'string' ? what : what()}`);
    const pauseMs = Math.min(Math.max(waitedMs / 10, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/**
 * Checks that a duration stays within a limit in one of twenty attempts: other load may slow some attempts down, but a
 * service that waits is slow in all. @param measure resolves to milliseconds
 */
export async function keepsWithin(limitMs: number, measure: () => Promise<number>): Promise<void> {
  const measuredMs: number[] = [];
  while (measuredMs.length < 20) {
    const ms = await measure();
    if (ms < limitMs) return;
    measuredMs.push(Math.round(ms));
  }
  throw new Error(`never within ${limitMs} ms: ${measuredMs.join(', ')}`);
}

/** The birth of most tests. */
export const BIRTH = {
  name: '홍길동',
  birth_year: 1990,
  birth_month: 5,
  birth_day: 15,
  birth_hour: 14,
  gender: 'female',
} as const;
