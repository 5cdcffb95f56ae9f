import type { Page } from '../../shared/db/cursor-page.ts';

/** The response of every list. */
export function presentList<T>(page: Page<T>, present: (item: T) => unknown) {
  return {
    data: page.items.map(present),
    has_more: page.nextCursor !== null,
    next_cursor: page.nextCursor,
    total_count: page.totalCount,
  };
}
