import type { Acting, RequestNotes } from '../../shared/accounts/caller.ts';
import type { HeldKey } from '../../shared/accounts/idempotency.ts';
import { AppError } from '../../shared/core/errors.ts';
import {
  type AccessDeps,
  accountLimit,
  authenticateToken,
  endSessions,
  limitItems,
  requireStillAccepted,
} from './authenticate-and-limit.ts';
import { addressOf } from './client-address.ts';
import { acceptedLanguage } from './language.ts';
import { identityOf, type RequestState } from './request-state.ts';
import { rendered } from './responses.ts';
import type { Answer, RouteContext } from './route.ts';

/** The context that a route's handler receives. */
export function contextOf(
  deps: AccessDeps,
  state: RequestState,
  { body, query, held }: { readonly body: unknown; readonly query: unknown; readonly held: HeldKey | null },
): RouteContext {
  const { request, response, requestId, startedAtMs, endpoint } = state;
  const isHead = request.method === 'HEAD';
  const caller = () => {
    const { owner, keyPrefix, firstKeyId, fallbacks, permissions } = identityOf(state);
    const actor = { ip: addressOf(request), apiKey: keyPrefix, requestId };
    const mayNotReadPersons = !permissions.has('profile:read');
    const beginsToWait = () => state.endTurn();
    // A HEAD uses no chart. If recorded, the chart would be warmed at midnight, for a charge.
    const notes = isHead ? {} : { notes: notesOf(state) };
    return { owner, actor, firstKeyId, fallbacks, mayNotReadPersons, beginsToWait, ...notes };
  };
  return {
    body,
    query,
    request,
    response,
    requestId,
    startedAtMs,
    endpoint,
    simulatedError: state.simulatedError,
    isHead,
    get language() {
      return acceptedLanguage(request) ?? 'ko';
    },
    param(name) {
      const value = request.params[name];
      if (typeof value !== 'string') throw new Error(`${endpoint} has no parameter ${name}`);
      return value;
    },
    identity: () => identityOf(state),
    limit: () => accountLimit(deps, state),
    requireStillAccepted: () => requireStillAccepted(deps, state),
    limitItems: (items) => limitItems(deps, state, items),
    caller,
    attempt: held,
    async effect(run, present) {
      const result = await run({ ...caller(), attempt: held === null ? null : settling(held, present) });
      return present(result);
    },
    account() {
      if (state.account === null) throw new Error(`${endpoint} has no bearer access`);
      return state.account;
    },
    requireGrantable(permissions) {
      // An access token has all of them.
      const lacking = permissions.filter((permission) => state.identity?.permissions.has(permission) === false);
      if (lacking.length === 0) return;
      throw new AppError('forbidden', `A session of the dashboard makes no key with ${lacking.join(' and ')}.`, {
        hint: "Use the account's access token: POST /v1/keys, or POST /v1/keys/{id}/rotate.",
      });
    },
    accountOf: (accessToken) => authenticateToken(deps, state, accessToken),
    endSessions: () => endSessions(deps, state),
  };
}

function notesOf(state: RequestState): RequestNotes {
  return {
    // A request answers with one fortune; that of a fallback replaces one that failed.
    recordFortune: (type, cached) => state.fortunes.splice(0, state.fortunes.length, { type, cached }),
    recordCall: (call) => state.calls.push(call),
    recordSubject: (subject) => {
      // What is made at midnight is the account's: a key that may not read persons has contents of its own.
      if (identityOf(state).permissions.has('profile:read')) state.subjects.push(subject);
    },
  };
}

/** Records the presented answer in the transaction of the effect. */
function settling<Result>(held: HeldKey, present: (result: Result) => Answer): Acting<Result>['attempt'] {
  const { effectId, since, repeated } = held;
  return {
    effectId,
    since,
    repeated,
    settle: (session, result) => held.settle(rendered(present(result)), session),
  };
}
