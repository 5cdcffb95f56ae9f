import type { Response } from 'express';
import type * as z from 'zod';
import type { StoredAnswer } from '../../shared/accounts/idempotency.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { RequestState } from '../http/request-state.ts';
import type { Route } from '../http/route.ts';
import { legacyProblem, problem } from '../presenters/error-schemas.ts';
import type { DocumentedAnswer } from './answers.ts';
import { type DocumentedError, errorsOf } from './errors.ts';

/** Compares what the server sends with the route table (`CONTRACT_CHECK=log`). A difference is one line in the log. */
export interface ContractCheck {
  /** @param route null: no route matched, so only the format of the error is known */
  answer(route: Route | null, state: RequestState, answer: StoredAnswer): void;
  /** The route's handler is about to run: the events of its response are checked against it. */
  expect(route: Route, state: RequestState): void;
  event(response: Response, name: string, data: unknown): void;
  /** Logs how much was checked: the tests add it up. */
  close(): void;
}

/** What is documented for a route. */
interface Contract {
  readonly route: Route;
  readonly errors: ReadonlyMap<number, DocumentedError>;
}

export function createContractCheck(logger: Pick<Logger, 'error' | 'info'>): ContractCheck {
  const contracts = new WeakMap<Route, Contract>();
  const streams = new WeakMap<Response, { readonly contract: Contract; readonly requestId: string }>();
  const counts = { answers: 0, events: 0, mismatches: 0 };
  const contractOf = (route: Route): Contract => {
    const known = contracts.get(route);
    if (known !== undefined) return known;
    const errors = new Map(errorsOf(route).map((error) => [error.status, error]));
    const contract = { route, errors };
    contracts.set(route, contract);
    return contract;
  };
  /** Names of fields only: values may be personal data. */
  const report = (what: object, fields: readonly string[]) => {
    if (fields.length === 0) return;
    counts.mismatches += 1;
    logger.error({ component: 'contract', ...what, fields }, 'an answer does not match its contract');
  };
  return {
    answer(route, state, answer) {
      counts.answers += 1;
      const { requestId, endpoint, group } = state;
      const fields =
        route === null
          ? differences(group === 'legacy' ? legacyProblem : problem, parsed(answer.body))
          : differencesOfAnswer(contractOf(route), answer);
      report({ request_id: requestId, route: endpoint, status: answer.status }, fields);
    },
    expect(route, { response, requestId }) {
      streams.set(response, { contract: contractOf(route), requestId });
    },
    event(response, name, data) {
      counts.events += 1;
      const stream = streams.get(response);
      if (stream === undefined) return;
      const { route } = stream.contract;
      const schema = route.answers[200]?.events?.[name];
      const fields = schema === undefined ? ['(this event is not documented)'] : differences(schema, asSent(data));
      report({ request_id: stream.requestId, route: `${route.method} ${route.path}`, event: name }, fields);
    },
    close() {
      logger.info({ component: 'contract', counts }, 'answers were checked against their contract');
    },
  };
}

function differencesOfAnswer({ route, errors }: Contract, { status, headers, body }: StoredAnswer): string[] {
  const documented = route.answers[status];
  if (documented !== undefined) {
    const missing = (documented.headers ?? []).filter((name) => headers[name] === undefined);
    return [...missing.map((name) => `(no header ${name})`), ...differencesOfBody(documented, body)];
  }
  const error = errors.get(status);
  if (error === undefined) return ['(this status is not documented)'];
  const sent = parsed(body);
  const fields = differences(error.isLegacy ? legacyProblem : problem, sent);
  return fields.length > 0 ? fields : differencesOfError(error, sent);
}

function differencesOfBody({ schema }: DocumentedAnswer, body: string): string[] {
  if (schema !== undefined) return differences(schema, parsed(body));
  return body === '' ? [] : ['(it has a body, and none is documented)'];
}

/** @param sent of the error's format */
function differencesOfError({ isLegacy, codes, reasons }: DocumentedError, sent: unknown): string[] {
  const { code, reason } = isLegacy ? legacyProblem.parse(sent).error : problem.parse(sent);
  return [
    // A code and a reason are our own words, not data.
    ...(codes.includes(code) ? [] : [`code: ${code} is not documented`]),
    ...(reason === undefined || reasons.some((known) => known === reason)
      ? []
      : [`reason: ${reason} is not documented`]),
  ];
}

function differences(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.flatMap((issue) => namesIn(issue)).slice(0, 20);
}

/** Path and kind of each issue; of a union the issues of the option that fits best. */
function namesIn(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const best = issue.errors.reduce((least, each) => (each.length < least.length ? each : least));
    return best.flatMap((inner) => namesIn(inner, path));
  }
  const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  return names.map((name) => `${name.map(String).join('.')}: ${issue.code}`);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function asSent(data: unknown): unknown {
  return parsed(JSON.stringify(data));
}
