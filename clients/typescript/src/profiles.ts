import { type Core, dataOf } from './core.ts';
import { type List, listOf } from './pages.ts';
import type { CallOptions } from './transport.ts';
import type { Body, DeletedProfile, Profile, Query, UnmaskedProfile } from './types.ts';

/** People. Reads are masked, unless they say otherwise. */
export class Profiles {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  create(body: Body<'/v1/profiles', 'post'>, options: CallOptions = {}): Promise<Profile> {
    return dataOf(this.#core.http.POST('/v1/profiles', { body, ...this.#core.with(options) }));
  }

  get(id: string, options: CallOptions = {}): Promise<Profile> {
    return dataOf(this.#core.http.GET('/v1/profiles/{id}', { ...path(id), ...this.#core.with(options) }));
  }

  /** With the person's data. It leaves an entry in the audit log. */
  getUnmasked(id: string, options: CallOptions = {}): Promise<UnmaskedProfile> {
    return dataOf(this.#core.http.GET('/v1/profiles/{id}/unmasked', { ...path(id), ...this.#core.with(options) }));
  }

  /** @param filter `limit` is the size of a page */
  list(filter: Query<'/v1/profiles'> = {}, options: CallOptions = {}): List<Profile> {
    return listOf(filter, (query) =>
      dataOf(this.#core.http.GET('/v1/profiles', { params: { query }, ...this.#core.with(options) })),
    );
  }

  /** Changes the given fields; `null` clears one. A key without `profile:read` gets `id` and `updated_at` alone. */
  update(id: string, body: Body<'/v1/profiles/{id}', 'patch'>, options: CallOptions = {}): Promise<Profile> {
    const answer = this.#core.http.PATCH('/v1/profiles/{id}', { ...path(id), body, ...this.#core.with(options) });
    return dataOf(answer) as Promise<Profile>;
  }

  /** Replaces the whole profile: what is left out is gone. */
  replace(id: string, body: Body<'/v1/profiles/{id}', 'put'>, options: CallOptions = {}): Promise<Profile> {
    return dataOf(this.#core.http.PUT('/v1/profiles/{id}', { ...path(id), body, ...this.#core.with(options) }));
  }

  /** With all its fortunes. */
  delete(id: string, options: CallOptions = {}): Promise<DeletedProfile> {
    return dataOf(this.#core.http.DELETE('/v1/profiles/{id}', { ...path(id), ...this.#core.with(options) }));
  }
}

function path(id: string) {
  return { params: { path: { id } } };
}
