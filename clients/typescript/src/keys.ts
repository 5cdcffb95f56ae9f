import { type Core, dataOf } from './core.ts';
import { type List, listOf } from './pages.ts';
import type { CallOptions } from './transport.ts';
import type { Body, CreatedKey, Key, Query } from './types.ts';

/**
 * The account's API keys, with its access token. These routes have no Idempotency-Key: a call without an answer is not
 * repeated, because a repeat would make another key.
 */
export class Keys {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** The answer has the `key`, once: keep it. */
  create(body: Body<'/v1/keys', 'post'>, options: CallOptions = {}): Promise<CreatedKey> {
    return dataOf(this.#core.http.POST('/v1/keys', { body, ...this.#core.with(options) }));
  }

  /** @param filter `limit` is the size of a page */
  list(filter: Query<'/v1/keys'> = {}, options: CallOptions = {}): List<Key> {
    return listOf(filter, (query) =>
      dataOf(this.#core.http.GET('/v1/keys', { params: { query }, ...this.#core.with(options) })),
    );
  }

  /** Replaces a key; the old one ends after `overlap_hours`, 24 by default. */
  rotate(id: string, body: Body<'/v1/keys/{id}/rotate', 'post'> = {}, options: CallOptions = {}): Promise<CreatedKey> {
    return dataOf(this.#core.http.POST('/v1/keys/{id}/rotate', { ...path(id), body, ...this.#core.with(options) }));
  }

  async revoke(id: string, options: CallOptions = {}): Promise<void> {
    await this.#core.http.DELETE('/v1/keys/{id}', { ...path(id), ...this.#core.with(options) });
  }
}

function path(id: string) {
  return { params: { path: { id } } };
}
