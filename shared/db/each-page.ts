import type { Model, QueryFilter } from 'mongoose';

const PAGE = 200;

/**
 * Visits the matching records, a page at a time in the order of their ids.
 * @param fields the fields to read; by default all
 * @returns the number of records
 */
export async function eachPage<T extends { _id: string }, Field extends keyof T = keyof T>(
  model: Model<T>,
  which: QueryFilter<T>,
  visit: (page: readonly Pick<T, Field | '_id'>[]) => Promise<void> | undefined,
  fields: readonly Field[] = [],
): Promise<number> {
  for (let count = 0, after = ''; ; ) {
    const page = await model
      .find({ ...which, _id: { $gt: after } })
      .select([...fields] as string[])
      .sort({ _id: 1 })
      .limit(PAGE)
      .lean<Pick<T, Field | '_id'>[]>();
    if (page.length > 0) await visit(page);
    count += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return count;
    after = last._id;
  }
}
