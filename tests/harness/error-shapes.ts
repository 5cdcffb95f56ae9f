import { hostname } from 'node:os';
import { expect } from '@jest/globals';
import type { Route } from '../../api/http/route.ts';
import type { HttpAnswer } from './http.ts';

/** Why something is unavailable or limited: every 503 and 429 names one of these. */
const REASONS: Readonly<Record<number, readonly string[]>> = {
  429: ['minute', 'day', 'endpoint', 'address', 'streams'],
  503: [
    'circuit_open',
    'no_worker',
    'provider_failed',
    'still_running',
    'not_configured',
    'pool_paused',
    'store_unavailable',
  ],
};

const PROBLEM_FIELDS = [
  'type',
  'title',
  'status',
  'detail',
  'instance',
  'code',
  'message',
  'reason',
  'request_id',
  'errors',
  'retry_after',
  'hint',
];
const LEGACY_ERROR_FIELDS = ['code', 'message', 'reason', 'hint', 'field', 'retryAfter'];

/** Checks the whole body and the headers of an error for the shape of the group. @returns its public code */
export function expectErrorShape(group: Route['group'], path: string, answer: HttpAnswer): string {
  const requestId = answer.headers.get('x-request-id');
  expect(requestId).toMatch(/^req_[0-9a-hjkmnp-tv-z]{26}$/);
  expectNothingInside(answer.text);
  return group === 'legacy' ? expectLegacyError(answer, requestId) : expectProblem(path, answer, requestId);
}

function expectProblem(path: string, answer: HttpAnswer, requestId: string | null): string {
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.body).toMatchObject({
    type: expect.stringMatching(/^\/errors\/[a-z-]+$/),
    title: expect.stringMatching(/./),
    status: answer.status,
    detail: expect.stringMatching(/./),
    instance: path,
    code: expect.stringMatching(/^([a-z_]+|UNAUTHORIZED)$/),
    request_id: requestId,
  });
  expect(PROBLEM_FIELDS).toEqual(expect.arrayContaining(Object.keys(Object(answer.body))));
  expectReason(answer, answer.at('reason'));
  expectFieldErrors(answer.at('errors'));
  expectRetryAfter(answer, answer.at('retry_after'));
  expect(typeof answer.at('message')).toBe(answer.at('code') === 'UNAUTHORIZED' ? 'string' : 'undefined');
  return answer.textAt('code');
}

function expectFieldErrors(errors: unknown): void {
  if (errors === undefined) return;
  if (!Array.isArray(errors)) throw new Error('errors is no list');
  for (const error of errors) expect(error).toEqual({ path: expect.any(String), message: expect.stringMatching(/./) });
}

function expectLegacyError(answer: HttpAnswer, requestId: string | null): string {
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('deprecation')).toBe('true');
  expect(answer.headers.get('sunset')).toBe('Mon, 30 Jun 2025 23:59:59 GMT');
  expect(answer.body).toEqual({
    success: false,
    error: expect.objectContaining({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/./),
    }),
    meta: { requestId },
  });
  expect(LEGACY_ERROR_FIELDS).toEqual(expect.arrayContaining(Object.keys(Object(answer.at('error')))));
  expectReason(answer, answer.at('error.reason'));
  expectRetryAfter(answer, answer.at('error.retryAfter'));
  return answer.textAt('error.code');
}

function expectReason(answer: HttpAnswer, reason: unknown): void {
  const reasons = REASONS[answer.status];
  if (reasons !== undefined) expect(reasons).toContain(reason);
}

/** Retry-After is in both body and header, or in neither. */
function expectRetryAfter(answer: HttpAnswer, seconds: unknown): void {
  expect(answer.headers.get('retry-after')).toBe(seconds === undefined ? null : String(seconds));
  if (seconds !== undefined) expect(seconds).toBeGreaterThanOrEqual(1);
}

const INSIDE = [
  /\n\s*at /,
  /node_modules|\/dist\/|file:\/\//,
  /\.[jt]s:\d+/,
  /mongo|redis|bullmq|E11000|ECONN|ENOTFOUND/i,
  /127\.0\.0\.1|localhost/,
];

/** The response to an error contains no stack, query or host name. */
export function expectNothingInside(text: string): void {
  for (const pattern of INSIDE) expect(text).not.toMatch(pattern);
  expect(text.split(/[^\w.-]+/)).not.toContain(hostname());
}

/** The rate limit headers are present and consistent. */
export function expectLimitHeaders(answer: HttpAnswer): { limit: number; remaining: number } {
  const header = (name: string) => Number(answer.headers.get(name) ?? 'NaN');
  const [limit, remaining] = [header('x-ratelimit-limit'), header('x-ratelimit-remaining')];
  expect(limit).toBeGreaterThanOrEqual(1);
  expect(remaining).toBeGreaterThanOrEqual(0);
  expect(remaining).toBeLessThanOrEqual(limit);
  expect(header('x-ratelimit-reset')).toBeGreaterThan(1_700_000_000);
  return { limit, remaining };
}
