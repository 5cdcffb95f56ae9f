import type { Route } from '../../api/http/route.ts';
import { ROUTES } from '../../scripts/generators/reference/table.ts';

export { ROUTES };

export function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

/** For `it.each`. */
export const named = (routes: readonly Route[]) => routes.map((route) => ({ name: nameOf(route), route }));

/** The paths whose 401 has its own code and a message. */
export function saysUnauthorized(path: string): boolean {
  return /^\/v1\/(fortunes\/(daily|daily-stream|weekly|character|tendency|radar)|analytics\/[^/]+)$/.test(path);
}
