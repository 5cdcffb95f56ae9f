import type { Request, Response } from 'express';
import type * as z from 'zod';
import type { Acting, Attempt, Caller, Removed } from '../../shared/accounts/caller.ts';
import type { AnswerSubject } from '../../shared/accounts/idempotency.ts';
import type { Identity } from '../../shared/accounts/known-keys.ts';
import type { AppError, ErrorKind, ErrorReason } from '../../shared/core/errors.ts';
import type { Permission } from '../../shared/core/permissions.ts';
import type { Plan } from '../../shared/core/plans.ts';
import type { AccountRecord } from '../../shared/db/models/accounts.ts';
import type { DocumentedAnswers } from '../contract/answers.ts';
import type { Tag } from '../contract/tags.ts';
import type { FieldHints } from '../presenters/errors.ts';
import type { OwnerLine, RateLimitStatus } from '../rate-limit/limits.ts';
import type { WindowLimit } from '../rate-limit/windows.ts';
import type { Language } from './language.ts';

/**
 * One row of the route table. Express routes, checks, the tests over all routes and the reference derive from it.
 * `access` has no default, so that no route is public by omission.
 */
export interface Route<Body = unknown, Query = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are written `{name}`, as in reports and the reference. */
  readonly path: string;
  readonly group: RouteGroup;
  readonly access: RouteAccess;
  readonly summary: string;
  /** Name of the operation for clients: a verb and a noun in camelCase, unique. */
  readonly operationId: string;
  /** Its chapter of the document. */
  readonly tag: Tag;
  /** The answers that are no errors, by status: what is sent is checked against them in every end-to-end test. */
  readonly answers: DocumentedAnswers;
  /** Errors of its own, beside those that follow from access, method, path and limits (api/contract/errors.ts). */
  readonly errors?: readonly ErrorKind[];
  /** Reasons of a 429 or 503 of its own, likewise. */
  readonly reasons?: readonly ErrorReason[];
  /** Headers that the handler reads. With `Accept-Language` its answers say that they vary by it. */
  readonly requestHeaders?: readonly RequestHeader[];
  /** The `code` of a 401, beside `message`, on the paths that have one. */
  readonly unauthorizedCode?: 'UNAUTHORIZED' | undefined;
  /** Hints by body field. The legacy group shows them for errors that have no hint of their own. */
  readonly hints?: FieldHints;
  /**
   * False: the route ignores `Idempotency-Key`. All other routes that change something honour it
   * (api/idempotency/idempotency.ts).
   */
  readonly idempotent?: false;
  /** The smallest plan that includes the route; by default all do. */
  readonly plan?: Plan;
  /** A limit of this endpoint per account and mode, in addition to the tier's. */
  readonly endpointLimit?: EndpointLimit<Body>;
  /** It reads, queues or changes so many records that an account's requests of such routes take turns. */
  readonly takesTurns?: OwnerLine;
  /** By default the route takes no body. */
  readonly body?: z.ZodType<Body>;
  /** By default the route takes no query. */
  readonly query?: z.ZodType<Query>;
  /** Null: the handler has sent the answer itself (a stream). */
  readonly handler: (context: RouteContext<Body, Query>) => Promise<Answer | null>;
}

export type RequestHeader = 'Accept-Language' | 'Prefer' | 'Last-Event-ID';

export interface EndpointLimit<Body = unknown> extends WindowLimit {
  /** Selects the limited requests by their validated body; by default all. Refused requests are not counted. */
  readonly appliesTo?: (body: Body) => boolean;
}

export type RouteGroup = 'legacy' | 'widget' | 'resource' | 'v2';

export type RouteAccess =
  /** Needs no key. `limitsRefused`: what it refuses counts towards the limit of the address, and by default nothing does. */
  | { readonly kind: 'public'; readonly limitsRefused?: true }
  /** The account's access token. */
  | { readonly kind: 'bearer' }
  /** A session of the dashboard, on a request of its own pages. Of all permissions it has those that do not unmask. */
  | { readonly kind: 'session'; readonly permissions: readonly Permission[] }
  /** An API key with all these permissions; an empty list accepts any valid key. */
  | {
      readonly kind: 'key';
      readonly permissions: readonly Permission[];
      /**
       * Answers without account data while the database is away: a key that this server has seen before is accepted.
       */
      readonly offline?: boolean;
    };

export interface RouteContext<Body = unknown, Query = unknown> {
  readonly body: Body;
  readonly query: Query;
  readonly requestId: string;
  /** `performance.now()` when the request arrived. */
  readonly startedAtMs: number;
  /** By `Accept-Language`, which the route lists among its `requestHeaders`; Korean when that names neither language. */
  readonly language: Language;
  readonly request: Request;
  readonly response: Response;
  /** The route's pattern, such as `POST /v1/fortunes`. */
  readonly endpoint: string;
  /** The `error` that a stream ends with, because a test key asked for it. */
  readonly simulatedError: AppError | null;
  /** For answers that last. @throws the error by which the key or session would be refused by now */
  requireStillAccepted(): Promise<void>;
  /** A HEAD at a GET route: answer as for what is stored, and generate nothing. */
  readonly isHead: boolean;
  param(name: string): string;
  /** @throws a plain Error on a route without key or session access */
  caller(): Caller;
  /** Null without an idempotency key. */
  readonly attempt: Attempt | null;
  /**
   * Runs a change and presents its result. With an idempotency key the presented answer is recorded in the transaction
   * of the effect. `present` is called a second time for the answer that is sent, and must return the same.
   */
  effect<Result>(
    run: (caller: Acting<Result>) => Promise<Result>,
    present: (result: Result) => Answer,
  ): Promise<Answer>;
  identity(): Identity;
  /**
   * The account's limit after this request, which counts unless a session brings it.
   * @throws a plain Error on a route without key or session access
   */
  limit(): Promise<RateLimitStatus>;
  /**
   * Counts a batch's items towards the day, all or none; the request was counted as the first of them. Updates the rate
   * limit headers. A session's do not count. @throws rate_limited when they do not all fit
   */
  limitItems(items: number): Promise<void>;
  /** @throws a plain Error on a route without bearer or session access */
  account(): AccountRecord;
  /** Whether the caller may make a key with these: a session gives none that it lacks. @throws forbidden */
  requireGrantable(permissions: readonly Permission[]): void;
  /** The account of a token that the body brings, limited as in `bearer` access. @throws the error of such access */
  accountOf(accessToken: string): Promise<AccountRecord>;
  /**
   * Ends the sessions that the request's cookies name.
   * @throws validation_error for too many of them, rate_limited for an address over its limit when it ends none
   */
  endSessions(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  /** Undefined: the answer has none. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Its deletion takes this answer away, where it is stored with an idempotency key. */
  readonly about?: AnswerSubject;
}

/** Checks a handler's types against its schemas, then erases them: the table holds routes of all types. */
export function route<Body, Query>(definition: Route<Body, Query>): Route {
  // Safe: the pipeline passes a handler exactly what its own schemas parsed.
  return definition as unknown as Route;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function created(body: unknown, location: string): Answer {
  return { status: 201, body, headers: { Location: location } };
}

export function noContent(): Answer {
  return { status: 204, body: undefined };
}

/** The response to deleting a fortune or webhook. */
export function removed({ id, deletedAt }: Removed): Answer {
  return ok({ id, deleted: true, deleted_at: deletedAt.toISOString() });
}
