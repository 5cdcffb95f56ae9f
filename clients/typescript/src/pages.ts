import { SajuError } from './errors.ts';

/** A page of a list, as the service sends it. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  readonly total_count: number;
}

/**
 * A list: iterate over its items, or over its pages. Each iteration begins at the first page and asks for the next one
 * when its items are needed.
 */
export class List<Item> implements AsyncIterable<Item> {
  readonly #first: string | undefined;
  readonly #read: (cursor: string | undefined) => Promise<Page<Item>>;

  /** @param first the cursor of the first page @param read asks for a page */
  constructor(first: string | undefined, read: (cursor: string | undefined) => Promise<Page<Item>>) {
    this.#first = first;
    this.#read = read;
  }

  /** The first page only, with `total_count`. */
  page(): Promise<Page<Item>> {
    return this.#read(this.#first);
  }

  async *pages(): AsyncGenerator<Page<Item>, void, void> {
    for (let cursor = this.#first; ; ) {
      const page = await this.#read(cursor);
      yield page;
      if (!page.has_more || page.next_cursor === null) return;
      if (page.next_cursor === cursor) {
        throw new SajuError('The list does not go on: a page names itself as the next one.', {
          code: 'internal_error',
        });
      }
      cursor = page.next_cursor;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, void> {
    for await (const { data } of this.pages()) yield* data;
  }

  /** All items in an array. */
  async toArray(): Promise<Item[]> {
    const items: Item[] = [];
    for await (const item of this) items.push(item);
    return items;
  }
}

/** The list of a route. @param read asks for a page with this query */
export function listOf<Item, Filter extends { readonly cursor?: string }>(
  filter: Filter,
  read: (query: Filter) => Promise<Page<Item>>,
): List<Item> {
  return new List(filter.cursor, (cursor) => read(cursor === undefined ? filter : { ...filter, cursor }));
}
