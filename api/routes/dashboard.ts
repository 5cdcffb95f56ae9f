import * as z from 'zod';
import type { SessionService } from '../../shared/accounts/sessions.ts';
import { noContent, type Route, route } from '../http/route.ts';
import { clearSessionCookie, requireOwnPage, sessionSecret, setSessionCookie } from '../http/session.ts';

const signInBody = z.strictObject({
  access_token: z.string().min(1, 'must not be empty').max(200, 'must be at most 200 characters long'),
});

const signedIn = z.strictObject({ expires_at: z.iso.datetime().describe('When it ends unless it is used before') });

/**
 * What the dashboard calls, and no one else: the sign-in, and every route of `/v1` with the session in place of a key or
 * token. These routes are in no document.
 */
export function dashboardRoutes(routes: readonly Route[], sessions: SessionService): Route[] {
  return [...sessionRoutes(sessions), ...routes.filter(({ path }) => path.startsWith('/v1/')).map(bySession)];
}

/** The same handler and schemas. The limit of an endpoint is the account's, and does not count here. */
function bySession({ endpointLimit: _, ...same }: Route): Route {
  const { access, path } = same;
  const permissions = access.kind === 'key' ? access.permissions : [];
  return { ...same, path: `/dashboard/api${path}`, access: { kind: 'session', permissions } };
}

function sessionRoutes(sessions: SessionService): Route[] {
  const common = {
    path: '/dashboard/session',
    group: 'resource',
    access: { kind: 'public' },
    tag: 'Keys',
    idempotent: false,
  } as const;
  return [
    route({
      ...common,
      method: 'POST',
      summary: 'Sign in to the dashboard',
      operationId: 'startSession',
      answers: { 201: { description: 'The cookie is set', schema: signedIn } },
      errors: ['missing_api_key', 'forbidden', 'rate_limited'],
      body: signInBody,
      async handler({ body, request, response, accountOf }) {
        requireOwnPage(request);
        const { secret, expiresAt } = await sessions.start(await accountOf(body.access_token));
        setSessionCookie(request, response, secret);
        return { status: 201, body: { expires_at: expiresAt.toISOString() } };
      },
    }),
    route({
      ...common,
      method: 'DELETE',
      summary: 'Sign out of the dashboard',
      operationId: 'endSession',
      answers: { 204: { description: 'No session is left' } },
      errors: ['forbidden'],
      async handler({ request, response }) {
        requireOwnPage(request);
        const secret = sessionSecret(request);
        if (secret !== undefined) await sessions.end(secret);
        clearSessionCookie(request, response);
        return noContent();
      },
    }),
  ];
}
