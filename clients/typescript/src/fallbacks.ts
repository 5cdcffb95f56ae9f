import { type Core, dataOf } from './core.ts';
import type { CallOptions } from './transport.ts';
import type { Body, FallbackList } from './types.ts';

/** Which models answer when one fails, for the whole account. */
export class Fallbacks {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  get(options: CallOptions = {}): Promise<FallbackList> {
    return dataOf(this.#core.http.GET('/v1/fallbacks', this.#core.with(options)));
  }

  /** Replaces all of them. */
  set(body: Body<'/v1/fallbacks', 'put'>, options: CallOptions = {}): Promise<FallbackList> {
    return dataOf(this.#core.http.PUT('/v1/fallbacks', { body, ...this.#core.with(options) }));
  }
}
