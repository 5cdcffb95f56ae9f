import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { MODEL_NAMES } from '../../shared/content/index.ts';
import { sajuInput } from '../support/charts.ts';
import { dayFromNow } from '../support/dates.ts';
import { createClient, type HttpAnswer } from '../support/http.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

const RUNS = 2_000;
/** Reported with a failure; set it to run a failure again. */
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
/** Below the live world's limit per minute, so that no answer is a 429. */
const CALLS_PER_ACCOUNT = 900;
const ACCEPTED = [200, 400, 413, 415];
const FIELDS = ['saju', 'userName', 'date', 'model', 'type'] as const;

const validBody = fc.record({
  saju: fc.integer({ min: 0, max: 40 }).map((number) => sajuInput(number)),
  userName: fc.constantFrom('홍길동', 'Kim', '{{name}}', '$&', '👩‍👩‍👧'),
  date: fc.integer({ min: -2, max: 2 }).map(dayFromNow),
  model: fc.constantFrom(...MODEL_NAMES),
  type: fc.constantFrom('all', 'fortune_only', 'character', 'tendency', 'fortune', 'radar'),
});

/** A valid body with one value, somewhere in it, replaced or removed. */
const spoiltBody = fc
  .tuple(
    validBody,
    fc.constantFrom(
      ...FIELDS.map((field) => [field]),
      ...['year', 'month', 'day', 'hour'].flatMap((position) => [
        ['saju', 'pillars'],
        ['saju', 'pillars', position],
        ['saju', 'pillars', position, 'stem'],
        ['saju', 'pillars', position, 'branch', 'hangul'],
        ['saju', 'pillars', position, 'branch', 'hanja'],
      ]),
    ),
    fc.option(fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' })), { nil: undefined }),
  )
  .map(([body, path, value]) => JSON.stringify(replaceAt(body, path, value)));

const anyText = fc.oneof(
  { weight: 4, arbitrary: spoiltBody },
  { weight: 2, arbitrary: validBody.map((body) => JSON.stringify(body)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  // Names that objects have by birth.
  { weight: 1, arbitrary: fc.json().map((json) => `{"__proto__": ${json}, "saju": {"constructor": ${json}}}`) },
);
const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom('application/json; charset=utf-8', 'text/plain', 'application/jsonp', 'x') },
);

describe('the legacy body', () => {
  let platform: TestPlatform;
  let url: string;
  let keys: string[];

  beforeAll(async () => {
    platform = await startPlatform();
    url = (await platform.startFront()).url;
    await platform.startWorker('all');
    const accounts = Array.from({ length: Math.ceil((2 * RUNS) / CALLS_PER_ACCOUNT) }, () => platform.account());
    keys = (await Promise.all(accounts)).map(({ liveKey }) => liveKey);
  });
  afterAll(() => platform.stop());

  it(`never brings a 5xx and is always refused in the legacy shape (${RUNS} bodies, seed ${SEED})`, async () => {
    let calls = 0;
    const client = createClient(url);
    await fc.assert(
      fc.asyncProperty(anyText, contentType, async (raw, type) => {
        const key = keys[Math.floor(calls / CALLS_PER_ACCOUNT)];
        calls += 1;
        if (key === undefined) throw new Error('shrinking has used up the limits of all accounts');
        const answer = await client('POST', '/api/daily-fortune', { key, raw, headers: { 'Content-Type': type } });
        expect(ACCEPTED).toContain(answer.status);
        expectLegacyShape(answer);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(platform.logs()).not.toContain('unexpected error');
  }, 180_000);
});

function expectLegacyShape(answer: HttpAnswer): void {
  expect(answer.headers.get('deprecation')).toBe('true');
  const requestId = answer.headers.get('x-request-id');
  if (answer.status === 200) {
    expect(answer.body).toMatchObject({ success: true, data: expect.any(Object), meta: { requestId } });
    return;
  }
  expect(answer.body).toMatchObject({
    success: false,
    error: { code: expect.stringMatching(/^(invalid_request|payload_too_large)$/), message: expect.any(String) },
    meta: { requestId },
  });
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [key]: replaceAt(Reflect.get(value, key), rest, replacement) };
}
