import { type Core, dataOf } from './core.ts';
import { SajuError } from './errors.ts';
import { type List, listOf } from './pages.ts';
import type { StreamOptions } from './streams.ts';
import { type CallOptions, sleep } from './transport.ts';
import type {
  Body,
  CreatedFortune,
  DailyStreamEvent,
  Deleted,
  Fortune,
  FortuneStreamEvent,
  ListedFortune,
  PendingFortune,
  Query,
  UnmaskedFortune,
} from './types.ts';

const SECTIONS = { namesAreUnique: true } as const;
/** Where the service names no time. */
const POLL_MS = 2_000;

/** Fortunes of profiles, stored by the service. */
export class Fortunes {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Generates a fortune, or returns the stored one: one per profile, type, date and model. Takes up to half a minute. */
  async create(body: Body<'/v1/fortunes', 'post'>, options: CallOptions = {}): Promise<CreatedFortune> {
    const made = await dataOf(this.#core.http.POST('/v1/fortunes', { body, ...this.#core.with(options) }));
    if ('profile_id' in made) return made;
    throw new TypeError('The service answered in the background, which this call did not ask for.');
  }

  /** Returns at once: the fortune, if it is there, or the id with which `waitFor` waits. */
  createInBackground(
    body: Body<'/v1/fortunes', 'post'>,
    options: CallOptions = {},
  ): Promise<CreatedFortune | PendingFortune> {
    const headers = { Prefer: 'respond-async' };
    return dataOf(this.#core.http.POST('/v1/fortunes', { body, headers, ...this.#core.with(options) }));
  }

  /**
   * Waits for a fortune that is being generated, for as long as that takes: `signal` ends the wait.
   * @throws SajuError with the code `generation_failed`; nothing was charged then
   */
  async waitFor(id: string, options: CallOptions = {}): Promise<Fortune> {
    for (;;) {
      try {
        return await this.get(id, options);
      } catch (error) {
        if (!(error instanceof SajuError) || error.code !== 'not_ready') throw error;
        await sleep(error.retryAfterMs ?? POLL_MS, options.signal);
      }
    }
  }

  get(id: string, options: CallOptions = {}): Promise<Fortune> {
    return dataOf(this.#core.http.GET('/v1/fortunes/{id}', { ...path(id), ...this.#core.with(options) }));
  }

  /** Today's daily fortune of a profile, generated if there is none (`auto_generate: 'false'`: then it is `not_found`). */
  today(
    profileId: string,
    query: Query<'/v1/fortunes/daily/{profile_id}'> = {},
    options: CallOptions = {},
  ): Promise<CreatedFortune> {
    const params = { path: { profile_id: profileId }, query };
    return dataOf(this.#core.http.GET('/v1/fortunes/daily/{profile_id}', { params, ...this.#core.with(options) }));
  }

  /** With the person's data and the analysis. It leaves an entry in the audit log. */
  getUnmasked(id: string, options: CallOptions = {}): Promise<UnmaskedFortune> {
    return dataOf(this.#core.http.GET('/v1/fortunes/{id}/unmasked', { ...path(id), ...this.#core.with(options) }));
  }

  /** @param filter `limit` is the size of a page */
  list(filter: Query<'/v1/fortunes'> = {}, options: CallOptions = {}): List<ListedFortune> {
    return listOf(filter, (query) =>
      dataOf(this.#core.http.GET('/v1/fortunes', { params: { query }, ...this.#core.with(options) })),
    );
  }

  delete(id: string, options: CallOptions = {}): Promise<Deleted> {
    return dataOf(this.#core.http.DELETE('/v1/fortunes/{id}', { ...path(id), ...this.#core.with(options) }));
  }

  /** Like `create`, section by section: `character`, `tendency`, `fortune`, each when it is ready, then `complete`. */
  stream(body: Body<'/v1/fortunes/stream', 'post'>, options: StreamOptions = {}): AsyncGenerator<FortuneStreamEvent> {
    return this.#core.stream<FortuneStreamEvent>('/v1/fortunes/stream', body, SECTIONS, options);
  }

  /** The daily fortune of any subject, section by section. Nothing is stored under a profile. */
  streamDaily(
    body: Body<'/v1/fortunes/daily-stream', 'post'>,
    options: StreamOptions = {},
  ): AsyncGenerator<DailyStreamEvent> {
    return this.#core.stream<DailyStreamEvent>('/v1/fortunes/daily-stream', body, SECTIONS, options);
  }
}

function path(id: string) {
  return { params: { path: { id } } };
}
