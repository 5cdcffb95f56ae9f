import type { Exchange } from './client.ts';
import { type Passed, PER_MINUTE } from './limit-check.ts';
import type { Violation } from './violation.ts';

/** A time during which callers may notice something, in milliseconds of the machine's clock. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

export type Outcome = 'served' | 'refused' | 'no answer' | 'failed';

/**
 * `refused`: 503 with Retry-After, or what the legacy group answers instead when a provider has failed. `no answer`: a
 * connection error. `failed`: any other 5xx.
 */
export function outcomeOf({ answer, endpoint }: Pick<Exchange, 'answer' | 'endpoint'>): Outcome {
  const { status, cut, headers, text } = answer;
  if (status === 0 || cut) return 'no answer';
  if (status < 500) return 'served';
  if (status === 503 && headers['retry-after'] !== undefined) return 'refused';
  const isLegacy = / \/(v1\/)?api\//.test(endpoint);
  if (isLegacy && status === 500 && text.includes('"reason":"provider_failed"')) return 'refused';
  // Health says that a store is away; a monitor is not told to wait.
  if (endpoint === 'GET /v1/health' && status === 503) return 'refused';
  return 'failed';
}

/** A 5xx is a 503 with Retry-After, and connections break only while an API server is down. */
export function answersAreSound(exchanges: readonly Exchange[], serverDown: readonly Window[]): Violation[] {
  const violations: Violation[] = [];
  for (const exchange of exchanges) {
    const { tenant, endpoint, sentAt, endedAt, answer } = exchange;
    const outcome = outcomeOf(exchange);
    const excused = serverDown.some(({ from, to }) => from <= endedAt && to >= sentAt);
    if (outcome === 'served' || outcome === 'refused' || (outcome === 'no answer' && excused)) continue;
    const requestId = String(answer.headers['x-request-id'] ?? '');
    const detail =
      outcome === 'failed'
        ? `${endpoint} of ${tenant} answered ${answer.status} ${answer.text.slice(0, 300)}`
        : `${endpoint} of ${tenant}: ${answer.error} while every API server was up`;
    violations.push({
      invariant: outcome === 'failed' ? 'a 5xx is a 503 with Retry-After' : 'no connection breaks by itself',
      detail,
      ids: requestId === '' ? [] : [requestId],
      at: new Date(sentAt),
    });
  }
  return violations;
}

const MINUTE_MS = 60_000;
const SERVERS = 2;

/**
 * In any minute no more passed than the plan allows. Each disturbance of Redis within the minute before or in it may add
 * a minute's allowance, because an empty Redis begins a new window, and a request of each API server.
 */
export function limitIsKept(passed: readonly Passed[], redisDisturbed: readonly Window[]): Violation[] {
  const violations: Violation[] = [];
  for (const { sentAt: start } of passed) {
    const end = start + MINUTE_MS;
    // Redis counted each of these between its two times.
    const count = passed.filter(({ sentAt, endedAt }) => sentAt >= start && endedAt < end).length;
    const disturbances = redisDisturbed.filter(({ from, to }) => from <= end && to >= start - MINUTE_MS).length;
    const bound = PER_MINUTE + disturbances * (PER_MINUTE + SERVERS);
    if (count > bound) {
      const detail = `${count} requests passed in a minute, allowed are ${bound}`;
      violations.push({ invariant: 'the rate limit is kept', detail, ids: [], at: new Date(start) });
    }
  }
  return violations.slice(0, 1);
}

/**
 * Finds whatever differs from a canary in its digits alone, also where two overlap: one pass over logs of gigabytes, in
 * place of one for each of thousands of persons.
 */
function shapeOf(canaries: ReadonlySet<string>): RegExp {
  const shapes = new Set(Array.from(canaries, (canary) => canary.replaceAll(/\d/g, String.raw`\d`)));
  return new RegExp(`(?=(${[...shapes].join('|')}))`, 'gu');
}

/** Names, external ids and births of the load's persons are nowhere in the texts. */
export function personalData(canaries: ReadonlySet<string>, texts: Readonly<Record<string, string>>): Violation[] {
  const shape = shapeOf(canaries);
  return Object.entries(texts).flatMap(([place, text]) => {
    const leaked = [...new Set(Array.from(text.matchAll(shape), ([, found = '']) => found))].filter((found) =>
      canaries.has(found),
    );
    if (leaked.length === 0) return [];
    const context = text.slice(Math.max(0, text.indexOf(leaked[0] ?? '') - 200)).slice(0, 400);
    const detail = `${leaked.length} texts are in ${place}: … ${context}`;
    return [{ invariant: 'no personal data outside MongoDB', detail, ids: leaked.slice(0, 5), at: null }];
  });
}
