import type { Model, QueryFilter } from 'mongoose';
import { invalidField } from '../core/errors.ts';
import { type IdPrefix, isId } from '../core/ids.ts';

export interface PageRequest {
  /** 1 to 100. */
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface PageBy {
  readonly count?: () => PromiseLike<number>;
  readonly index?: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
  readonly totalCount: number;
}

/**
 * Newest first by id. The cursor is the last id of the page: ids are unique and ordered, so records inserted or deleted
 * between two pages neither repeat nor hide another.
 * @param by.count counts what the filter matches, where reading it would take long
 * @param by.index by which few match, where the order of ids would read many
 */
export async function pageById<T extends { _id: string }>(
  model: Model<T>,
  prefix: IdPrefix,
  filter: QueryFilter<T>,
  page: PageRequest,
  { count = () => model.countDocuments(filter), index }: PageBy = {},
): Promise<Page<T>> {
  const after = page.cursor === undefined ? null : decodeCursor(page.cursor, (id) => isId(prefix, id));
  const pageFilter: QueryFilter<T> = after === null ? filter : { $and: [filter, { _id: { $lt: after } }] };
  const find = model.find(pageFilter).sort({ _id: -1 });
  if (index !== undefined) find.hint(index);
  const [found, totalCount] = await Promise.all([find.limit(page.limit + 1).lean<T[]>(), count()]);
  const items = found.slice(0, page.limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: found.length > page.limit && last !== undefined ? encodeCursor(last._id) : null,
    totalCount,
  };
}

/** Reading so many is faster than summing. */
const FEW = 1_000;

/**
 * Counts what a filter matches among an owner's records: of few by reading them.
 * @param all all of the owner's, by an index
 * @param sum counts what the filter matches in a time that does not grow with the records
 */
export async function countAmong<T>(
  model: Model<T>,
  all: QueryFilter<T>,
  filter: QueryFilter<T>,
  sum: () => Promise<number>,
): Promise<number> {
  return (await model.countDocuments(all, { limit: FEW })) < FEW ? model.countDocuments(filter) : sum();
}

export function encodeCursor(id: string): string {
  return Buffer.from(`v1:${id}`).toString('base64url');
}

/** The encoded id. @throws validation_error for a cursor that `encodeCursor` cannot have created from a valid id */
export function decodeCursor(cursor: string, isValid: (id: string) => boolean): string {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const id = text.slice(3);
  // Re-encoding detects characters that base64url decoding silently skips.
  if (!text.startsWith('v1:') || !isValid(id) || encodeCursor(id) !== cursor) {
    throw invalidField(
      'cursor',
      'is not a cursor of this list',
      'Send back the cursor of the page before as it was, or leave it out.',
    );
  }
  return id;
}
