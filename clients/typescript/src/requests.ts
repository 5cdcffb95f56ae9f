import { type Core, dataOf } from './core.ts';
import { type List, listOf } from './pages.ts';
import type { CallOptions } from './transport.ts';
import type { LoggedRequest, Query } from './types.ts';

/** Your requests of the last days that changed something or failed. */
export class Requests {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Newest first. @param filter `limit` is the size of a page */
  list(filter: Query<'/v1/requests'> = {}, options: CallOptions = {}): List<LoggedRequest> {
    return listOf(filter, (query) =>
      dataOf(this.#core.http.GET('/v1/requests', { params: { query }, ...this.#core.with(options) })),
    );
  }

  /** @param id of an answer's `X-Request-Id` or an error's `requestId` */
  get(id: string, options: CallOptions = {}): Promise<LoggedRequest> {
    return dataOf(this.#core.http.GET('/v1/requests/{id}', { params: { path: { id } }, ...this.#core.with(options) }));
  }
}
