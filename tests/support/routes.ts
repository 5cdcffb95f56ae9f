import type { Route } from '../../api/http/route.ts';
import { type RouteTableDeps, routeTable } from '../../api/routes/table.ts';

/** The table is data: it uses its services only during a request, so a placeholder is enough. */
const untouched: RouteTableDeps = new Proxy(
  Object.assign(() => untouched, {} as RouteTableDeps),
  {
    get: () => untouched,
    apply: () => untouched,
  },
);

/** Every endpoint of the API server, from its own table. */
export const ROUTES: readonly Route[] = routeTable(untouched);

export function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

/** For `it.each`. */
export const named = (routes: readonly Route[]) => routes.map((route) => ({ name: nameOf(route), route }));

/** The paths whose 401 has its own code and a message (decisions 2). */
export function saysUnauthorized(path: string): boolean {
  return /^\/v1\/(fortunes\/(daily|daily-stream|weekly|character|tendency|radar)|analytics\/[^/]+)$/.test(path);
}
