import type { Request, Response } from 'express';
import type * as z from 'zod';
import type { Acting, Attempt, Caller, Removed } from '../../shared/accounts/caller.ts';
import type { Identity } from '../../shared/accounts/keys.ts';
import type { Permission } from '../../shared/core/permissions.ts';
import type { Plan } from '../../shared/core/plans.ts';
import type { AccountRecord } from '../../shared/db/models/accounts.ts';
import type { FieldHints } from '../presenters/errors.ts';
import type { RateLimitStatus } from '../rate-limit/limits.ts';
import type { WindowLimit } from '../rate-limit/windows.ts';

/**
 * One row of the route table. Express routes, checks, the tests over all routes and the reference derive from it.
 * A route is open only when it says so: `access` has no default.
 */
export interface Route<Body = unknown, Query = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters, as in reports and the reference. */
  readonly path: string;
  readonly group: RouteGroup;
  readonly access: RouteAccess;
  readonly summary: string;
  /** The word that a 401 carries as `code`, beside a `message`, on the paths of decisions 2. */
  readonly unauthorizedCode?: 'UNAUTHORIZED' | undefined;
  /** What to send instead, by the body's field; shown by the legacy group with a refusal that has no hint of its own. */
  readonly hints?: FieldHints;
  /** False: ignores `Idempotency-Key`, which all others that change something heed (api/idempotency/idempotency.ts). */
  readonly idempotent?: false;
  /** The smallest plan that has it; left out: all have. */
  readonly plan?: Plan;
  /** A limit of this endpoint per account and mode, on top of the tier's. */
  readonly endpointLimit?: EndpointLimit<Body>;
  /** Left out: the route takes no body. */
  readonly body?: z.ZodType<Body>;
  /** Left out: the route takes no query. */
  readonly query?: z.ZodType<Query>;
  /** Null: the handler has answered by itself (a stream). */
  readonly handler: (context: RouteContext<Body, Query>) => Promise<Answer | null>;
}

export interface EndpointLimit<Body = unknown> extends WindowLimit {
  /** Which requests it is for, by their validated body; left out: all. It counts none that was refused. */
  readonly appliesTo?: (body: Body) => boolean;
}

export type RouteGroup = 'legacy' | 'widget' | 'resource' | 'v2';

export type RouteAccess =
  /** No key is needed, and no limit is counted or shown. */
  | { readonly kind: 'public' }
  /** The account's access token. */
  | { readonly kind: 'bearer' }
  /** An API key that has all the permissions; an empty list: any valid key. */
  | {
      readonly kind: 'key';
      readonly permissions: readonly Permission[];
      /** Answers while the database is away, with nothing of an account: a key known from before is let in. */
      readonly offline?: boolean;
    };

export interface RouteContext<Body = unknown, Query = unknown> {
  readonly body: Body;
  readonly query: Query;
  readonly requestId: string;
  /** `performance.now()` when the request arrived. */
  readonly startedAtMs: number;
  readonly request: Request;
  readonly response: Response;
  /** The route's pattern, `POST /v1/fortunes`. */
  readonly endpoint: string;
  param(name: string): string;
  /** @throws a programming error on a route without key access. */
  caller(): Caller;
  /** Of a request with an idempotency key. */
  readonly attempt: Attempt | null;
  /**
   * Does what changes something, and presents what came of it. With an idempotency key the presented answer is recorded
   * in the transaction of the effect; `present` is called once more for the answer itself and has to give the same.
   */
  effect<Result>(
    run: (caller: Acting<Result>) => Promise<Result>,
    present: (result: Result) => Answer,
  ): Promise<Answer>;
  identity(): Identity;
  /** What the limiter said of this request. @throws on a route without key access. */
  limit(): RateLimitStatus;
  /**
   * Counts a batch's items towards the day, all or none; the request was counted as the first of them. Updates the
   * rate limit headers. @throws rate_limited when they do not all fit
   */
  limitItems(items: number): Promise<void>;
  account(): AccountRecord;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ties a handler's types to its schemas, then forgets them: the table holds routes of all types. */
export function route<Body, Query>(definition: Route<Body, Query>): Route {
  // The pipeline passes a handler exactly what its own schemas parsed, which is what these types say.
  return definition as unknown as Route;
}

export function ok(body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status: 200, body, headers };
}

export function created(body: unknown, location: string): Answer {
  return { status: 201, body, headers: { Location: location } };
}

/** The answer to the deletion of a fortune or webhook (decisions 9). */
export function removed({ id, deletedAt }: Removed): Answer {
  return ok({ id, deleted: true, deleted_at: deletedAt.toISOString() });
}
