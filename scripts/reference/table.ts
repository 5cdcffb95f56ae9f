import type { Route } from '../../api/http/route.ts';
import { type RouteTableDeps, routeTable } from '../../api/routes/table.ts';

/** The table is data: services are used only while a request is handled, so a placeholder replaces them. */
const untouched: RouteTableDeps = new Proxy(
  Object.assign(() => untouched, {} as RouteTableDeps),
  {
    get: () => untouched,
    apply: () => untouched,
  },
);

/** Every endpoint, without services: for documents and tests. */
export const ROUTES: readonly Route[] = routeTable(untouched);
