import { type Core, dataOf } from './core.ts';
import { connectionFailed } from './errors.ts';
import { type List, listOf } from './pages.ts';
import type { StreamOptions } from './streams.ts';
import type { CallOptions } from './transport.ts';
import type { Batch, BatchItem, BatchStreamEvent, Body, ListedBatch, Query } from './types.ts';

const PROGRESS = { namesAreUnique: false } as const;

/** Fortunes of many profiles, generated in the background. */
export class Batches {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  create(body: Body<'/v1/fortunes/batch', 'post'>, options: CallOptions = {}): Promise<Batch> {
    return dataOf(this.#core.http.POST('/v1/fortunes/batch', { body, ...this.#core.with(options) }));
  }

  /** `results` are there once it has ended, unless more than 100 profiles were selected: see `items`. */
  get(id: string, options: CallOptions = {}): Promise<Batch> {
    return dataOf(this.#core.http.GET('/v1/fortunes/batch/{batch_id}', { ...path(id), ...this.#core.with(options) }));
  }

  /** @param filter `limit` is the size of a page */
  list(filter: Query<'/v1/fortunes/batch'> = {}, options: CallOptions = {}): List<ListedBatch> {
    return listOf(filter, (query) =>
      dataOf(this.#core.http.GET('/v1/fortunes/batch', { params: { query }, ...this.#core.with(options) })),
    );
  }

  /** The items in the order of the request's profiles, also while it runs. @param filter `limit` is the size of a page */
  items(
    id: string,
    filter: Query<'/v1/fortunes/batch/{batch_id}/items'> = {},
    options: CallOptions = {},
  ): List<BatchItem> {
    return listOf(filter, (query) => {
      const params = { ...path(id).params, query };
      return dataOf(
        this.#core.http.GET('/v1/fortunes/batch/{batch_id}/items', { params, ...this.#core.with(options) }),
      );
    });
  }

  /** Stops what has not started. */
  cancel(id: string, options: CallOptions = {}): Promise<Batch> {
    const call = { ...path(id), ...this.#core.with(options) };
    return dataOf(this.#core.http.POST('/v1/fortunes/batch/{batch_id}/cancel', call));
  }

  /** Repeats what failed. */
  retry(id: string, options: CallOptions = {}): Promise<Batch> {
    const call = { ...path(id), ...this.#core.with(options) };
    return dataOf(this.#core.http.POST('/v1/fortunes/batch/{batch_id}/retry', call));
  }

  /** `progress` whenever a count changes, then `complete` with the whole batch. */
  follow(id: string, options: StreamOptions = {}): AsyncGenerator<BatchStreamEvent> {
    const route = `/v1/fortunes/batch/${encodeURIComponent(id)}/events`;
    return this.#core.stream<BatchStreamEvent>(route, undefined, PROGRESS, options);
  }

  /** Waits for the end of a batch and returns it with its results: `signal` ends the wait. */
  async waitFor(id: string, options: StreamOptions = {}): Promise<Batch> {
    for await (const { event, data } of this.follow(id, options)) if (event === 'complete') return data;
    throw connectionFailed('the stream ended before its last event');
  }
}

function path(id: string) {
  return { params: { path: { batch_id: id } } };
}
