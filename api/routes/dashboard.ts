import type { Request, Response } from 'express';
import * as z from 'zod';
import type { AccountService } from '../../shared/accounts/accounts.ts';
import type { SessionService } from '../../shared/accounts/sessions.ts';
import { AppError } from '../../shared/core/errors.ts';
import { PLANS } from '../../shared/core/plans.ts';
import type { AccountRecord } from '../../shared/db/models/accounts.ts';
import { noContent, ok, type Route, route } from '../http/route.ts';
import { clearSessionCookie, requireOwnPage, sessionSecret, setSessionCookie } from '../http/session.ts';
import type { SignInLink } from '../sign-in-link.ts';

const signInBody = z.strictObject({
  access_token: z.string().min(1, 'must not be empty').max(200, 'must be at most 200 characters long'),
});

const linkBody = z.strictObject({ code: z.string().max(200, 'must be at most 200 characters long') });

const signedIn = z.strictObject({ expires_at: z.iso.datetime().describe('When it ends unless it is used before') });

const accountShown = z.strictObject({
  email: z.string(),
  plan: z.enum(PLANS),
  per_minute: z.int(),
  per_day: z.int().nullable().describe('Null: no daily limit'),
  created_at: z.iso.datetime(),
});

const newToken = z.strictObject({ access_token: z.string().describe('Shown only here') });

/**
 * What the dashboard calls, and no one else: the sign-in, the account, and every route of `/v1` with the session in place of a
 * key or token. These routes are in no document.
 * @param link of `npm start`; null, as everywhere else: there is no route for it
 */
export function dashboardRoutes(
  routes: readonly Route[],
  sessions: SessionService,
  accounts: AccountService,
  link: SignInLink | null,
): Route[] {
  return [
    ...sessionRoutes(sessions, link),
    ...accountRoutes(accounts),
    ...routes.filter(({ path }) => path.startsWith('/v1/')).map(bySession),
  ];
}

/** The same handler and schemas. The limit of an endpoint is the account's, and does not count here. */
function bySession({ endpointLimit: _, ...same }: Route): Route {
  const { access, path } = same;
  const permissions = access.kind === 'key' ? access.permissions : [];
  return { ...same, path: `/dashboard/api${path}`, access: { kind: 'session', permissions } };
}

function sessionRoutes(sessions: SessionService, link: SignInLink | null): Route[] {
  const start = async (request: Request, response: Response, account: AccountRecord) => {
    const { secret, expiresAt } = await sessions.start(account);
    setSessionCookie(request, response, secret);
    return { status: 201, body: { expires_at: expiresAt.toISOString() } };
  };
  const common = {
    path: '/dashboard/session',
    group: 'resource',
    access: { kind: 'public', limitsRefused: true },
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
        return start(request, response, await accountOf(body.access_token));
      },
    }),
    ...(link === null
      ? []
      : [
          route({
            ...common,
            method: 'POST',
            path: '/dashboard/session/link',
            summary: 'Sign in to the dashboard by the link of npm start',
            operationId: 'startSessionByLink',
            answers: { 201: { description: 'The cookie is set', schema: signedIn } },
            errors: ['invalid_api_key', 'forbidden', 'rate_limited'],
            body: linkBody,
            async handler({ body, request, response, accountOf }) {
              requireOwnPage(request);
              const accessToken = link.redeem(body.code);
              if (accessToken === null) throw linkHasEnded();
              return start(request, response, await accountOf(accessToken));
            },
          }),
        ]),
    route({
      ...common,
      method: 'DELETE',
      summary: 'Sign out of the dashboard',
      operationId: 'endSession',
      answers: { 204: { description: 'No session is left' } },
      errors: ['forbidden', 'rate_limited'],
      async handler({ request, response, endSessions }) {
        requireOwnPage(request);
        await endSessions();
        clearSessionCookie(request, response);
        return noContent();
      },
    }),
  ];
}

/** Not in /v1: they are about what a key must not reach. */
function accountRoutes(accounts: AccountService): Route[] {
  const common = {
    group: 'resource',
    access: { kind: 'session', permissions: [] },
    tag: 'Keys',
    idempotent: false,
  } as const;
  return [
    route({
      ...common,
      method: 'GET',
      path: '/dashboard/api/account',
      summary: 'The account of the session',
      operationId: 'getAccount',
      answers: { 200: { description: 'The account', schema: accountShown } },
      handler: async ({ account, identity }) => {
        const { email, plan, createdAt } = account();
        const { perMinute, perDay } = identity().limits;
        return ok({ email, plan, per_minute: perMinute, per_day: perDay, created_at: createdAt.toISOString() });
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/dashboard/api/account/access-token',
      summary: 'Replace the access token',
      operationId: 'rotateAccessToken',
      answers: { 200: { description: 'The new token', schema: newToken } },
      body: signInBody,
      async handler({ body, caller, request }) {
        const secrets = { currentToken: body.access_token, sessionSecret: sessionSecret(request) ?? '' };
        const { accessToken } = await accounts.rotateOwnToken(caller(), secrets);
        return ok({ access_token: accessToken });
      },
    }),
  ];
}

function linkHasEnded(): AppError {
  return new AppError('invalid_api_key', 'The link has been used, or its time has passed.', {
    hint: 'Start again for another one, or sign in with access_token of dev-credentials.json in the data folder.',
  });
}
