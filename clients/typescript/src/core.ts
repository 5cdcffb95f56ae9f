import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './schema.generated.ts';
import { type StreamEvent, type StreamKind, type StreamOptions, streamEvents } from './streams.ts';
import { type CallOptions, send, type TransportSettings } from './transport.ts';

export interface SajuOptions {
  /** `bs_live_…` or `bs_test_…`. */
  readonly apiKey?: string | undefined;
  /** `bs_at_…`, the account's: only for the routes that manage keys. */
  readonly accessToken?: string | undefined;
  /** Default `http://127.0.0.1:3000`, where `npm start` listens. */
  readonly baseUrl?: string | undefined;
  /** Milliseconds for each attempt; default 60,000. The service waits up to 30 s for a model. */
  readonly timeoutMs?: number | undefined;
  /** Repeats after the first attempt; default 3. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds; default 60,000. A failure that asks for a longer wait is thrown at once. */
  readonly maxRetryDelayMs?: number | undefined;
  /** In place of the global one, for instance to go through a proxy. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** What the parts of the client share. */
export class Core {
  /** `fetch` of this client throws for an answer that is not 2xx, so that there is always `data`. */
  readonly http: Client<paths>;
  readonly #settings: TransportSettings;
  readonly #baseUrl: string;

  constructor(options: SajuOptions) {
    const { apiKey, accessToken, timeoutMs = 60_000, maxRetries = 3, maxRetryDelayMs = 60_000 } = options;
    this.#baseUrl = (options.baseUrl ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');
    this.#settings = {
      headers: {
        ...(apiKey === undefined ? {} : { 'X-API-Key': apiKey }),
        ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
      },
      // Called as a method of anything but the window, a browser's `fetch` throws.
      fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
      timeoutMs,
      maxRetries,
      maxRetryDelayMs,
    };
    this.http = createClient<paths>({ baseUrl: this.#baseUrl, ...this.with({}) });
  }

  /** The options of a call, as `http` takes them. */
  with(options: CallOptions): { readonly fetch: (request: Request) => Promise<Response> } {
    return { fetch: (request) => send(this.#settings, request, options) };
  }

  /** @param body of a POST; undefined for a GET */
  stream<Event extends StreamEvent>(
    path: string,
    body: unknown,
    kind: StreamKind,
    options: StreamOptions,
  ): AsyncGenerator<Event, void, void> {
    const headers = { 'Content-Type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers };
    const events = streamEvents(this.#settings, new Request(`${this.#baseUrl}${path}`, init), kind, options);
    // The document says so of the route.
    return events as AsyncGenerator<Event, void, void>;
  }
}

/** The data of a call of `http`. */
export async function dataOf<Data>(call: Promise<{ readonly data?: Data }>): Promise<Data> {
  const { data } = await call;
  if (data === undefined) throw new TypeError('The answer has no body.');
  return data;
}
