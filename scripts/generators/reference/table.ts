import type { Route } from '../../../api/http/route.ts';
import { type RouteTableDeps, routeTable } from '../../../api/routes/table.ts';
import { systemClock } from '../../../shared/core/clock.ts';

/**
 * The table is data: services are used only while a request is handled, so a placeholder replaces them. Schemas use the
 * clock.
 */
const untouched: RouteTableDeps = new Proxy(
  Object.assign(() => untouched, {} as RouteTableDeps),
  {
    get: (_target, name) => (name === 'clock' ? systemClock : untouched),
    apply: () => untouched,
  },
);

/** Every endpoint, without services: for documents and tests. */
export const ROUTES: readonly Route[] = routeTable(untouched);
