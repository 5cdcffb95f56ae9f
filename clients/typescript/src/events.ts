import { type Core, dataOf } from './core.ts';
import { type List, listOf } from './pages.ts';
import type { CallOptions } from './transport.ts';
import type { Event, Query } from './types.ts';

/** What has happened in the last 30 days, as webhooks get it. */
export class Events {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Newest first. @param filter `limit` is the size of a page */
  list(filter: Query<'/v1/events'> = {}, options: CallOptions = {}): List<Event> {
    return listOf(filter, (query) =>
      dataOf(this.#core.http.GET('/v1/events', { params: { query }, ...this.#core.with(options) })),
    );
  }

  get(id: string, options: CallOptions = {}): Promise<Event> {
    return dataOf(this.#core.http.GET('/v1/events/{id}', { params: { path: { id } }, ...this.#core.with(options) }));
  }
}
