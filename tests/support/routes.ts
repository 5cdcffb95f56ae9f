import type { Route } from '../../api/http/route.ts';
import { type RouteTableDeps, routeTable } from '../../api/routes/table.ts';

/** The table is data: its services are not touched before a request comes, so that anything does in their place. */
const untouched: RouteTableDeps = new Proxy(
  Object.assign(() => untouched, {} as RouteTableDeps),
  {
    get: () => untouched,
    apply: () => untouched,
  },
);

/** Every endpoint of the front, from its own table. */
export const ROUTES: readonly Route[] = routeTable(untouched);

export function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

/** For `it.each`. */
export const named = (routes: readonly Route[]) => routes.map((route) => ({ name: nameOf(route), route }));

/** The paths whose 401 has its own word and a message beside (decisions 2). */
export function saysUnauthorized(path: string): boolean {
  return /^\/v1\/(fortunes\/(daily|daily-stream|weekly|character|tendency|radar)|analytics\/[^/]+)$/.test(path);
}
