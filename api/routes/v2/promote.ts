import type { Route } from '../../http/route.ts';

/** A v1 route under its v2 path, with the same checks and the same handler. */
export function inV2(routes: readonly Route[], name: string, more: Pick<Route, 'plan'> = {}): Route {
  const v1 = routes.find(({ method, path }) => `${method} ${path}` === name);
  if (v1 === undefined) throw new Error(`v1 has no ${name}`);
  const { operationId } = v1;
  return {
    ...v1,
    path: v1.path.replace('/v1/', '/v2/'),
    group: 'v2',
    tag: 'Version 2',
    operationId: `${operationId}V2`,
    ...more,
  };
}
