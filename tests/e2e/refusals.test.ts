import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, createClient } from '../harness/http.ts';
import { startPlatform, type TestPlatform } from '../harness/platform.ts';

interface RefusedVector {
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly field: string;
  readonly why: string;
}

const VECTORS: { readonly invalid: readonly RefusedVector[]; readonly births: readonly BirthVector[] } = JSON.parse(
  readFileSync(new URL('../vectors/four-pillars.json', import.meta.url), 'utf8'),
);

interface BirthVector {
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: { readonly pillars: Readonly<Record<string, { readonly hangul: string } | null>> };
}

describe('the API server', () => {
  let platform: TestPlatform;
  let call: Client;
  let anonymous: Client;

  beforeAll(async () => {
    platform = await startPlatform();
    const apiServer = await platform.startApiServer();
    const account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
    anonymous = createClient(apiServer.url);
  });
  afterAll(() => platform.stop());

  it.each(VECTORS.invalid)('refuses the birth $id ($why) and names $field', async ({ input, field }) => {
    const answer = await call('POST', '/v1/calculations/saju', { body: input });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_error', type: '/errors/validation', title: 'Bad Request' });
    expect((answer.at('errors') as { path: string }[]).map(({ path }) => path)).toContain(field);
  });

  it('computes the vectors over HTTP, with the hour pillar absent without an hour', async () => {
    for (const { input, expected } of VECTORS.births.slice(0, 60)) {
      const answer = await call('POST', '/v1/calculations/saju', { body: { ...input, include_analysis: false } });
      expect(answer.status).toBe(200);
      for (const position of ['year', 'month', 'day', 'hour']) {
        const pillar = answer.at(`pillars.${position}`) as { stem: string; branch: string } | undefined;
        expect(pillar === undefined ? null : pillar.stem + pillar.branch).toBe(
          expected.pillars[position]?.hangul ?? null,
        );
      }
      expect(answer.at('analysis')).toBeUndefined();
    }
  });

  it.each([
    [
      'malformed JSON',
      { raw: '{"birth_year": 1990,', headers: { 'Content-Type': 'application/json' } },
      400,
      'validation_error',
    ],
    [
      'JSON that is no object',
      { raw: '[1,2]', headers: { 'Content-Type': 'application/json' } },
      400,
      'validation_error',
    ],
    ['null', { raw: 'null', headers: { 'Content-Type': 'application/json' } }, 400, 'validation_error'],
    ['no body', {}, 400, 'validation_error'],
    [
      'a form',
      { raw: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    ['no content type', { raw: new TextEncoder().encode('{}') }, 415, 'unsupported_media_type'],
    [
      'an unknown charset',
      { raw: '{}', headers: { 'Content-Type': 'application/json; charset=klingon' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a false encoding',
      { raw: '{}', headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' } },
      400,
      'validation_error',
    ],
    [
      'a huge body',
      { raw: `"${'x'.repeat(200_000)}"`, headers: { 'Content-Type': 'application/json' } },
      413,
      'payload_too_large',
    ],
  ])('answers %s with the matching error and no 5xx', async (_name, options, status, code) => {
    const answer = await call('POST', '/v1/calculations/saju', options);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, request_id: answer.headers.get('x-request-id') });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('answers 404 for unknown paths, in the shape of the group, with the rate limit headers', async () => {
    for (const path of ['/v1', '/v1/nothing', '/v1/fortunes/x/y/z', '/v1/profiles/%E0%A4%A', '/V1/profiles']) {
      const answer = await call('GET', path);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found', type: '/errors/not-found' });
      expect(answer.headers.get('x-ratelimit-limit')).toBe('1000');
    }
    const legacy = await anonymous('GET', '/api/nothing');
    expect(legacy.body).toMatchObject({ success: false, error: { code: 'not_found' } });
    expect(legacy.headers.get('x-ratelimit-limit')).toBe('60');
  });

  it('answers 405 with Allow for another method', async () => {
    const answer = await call('PATCH', '/v1/profiles');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(answer.body).toMatchObject({ code: 'method_not_allowed' });
    expect((await anonymous('DELETE', '/v1/health')).status).toBe(405);
    expect((await anonymous('PUT', '/api/keys')).body).toMatchObject({ error: { code: 'method_not_allowed' } });
  });

  it('checks the key before the body, and the permission before the body', async () => {
    const bad = { raw: '{', headers: { 'Content-Type': 'text/plain' } };
    expect((await anonymous('POST', '/v1/profiles', bad)).status).toBe(401);
    const account = await platform.account();
    const key = await account.key({ permissions: ['usage:read'] });
    expect((await call('POST', '/v1/profiles', { ...bad, key })).status).toBe(403);
  });

  it('answers ids of any form with 404, never with an error', async () => {
    for (const id of [
      '1',
      'prf_',
      'prf_01',
      "prf_'; drop",
      '%00',
      '$ne',
      '[object Object]',
      'a'.repeat(2_000),
      '가나다',
    ]) {
      for (const path of [`/v1/profiles/${encodeURIComponent(id)}`, `/v1/fortunes/${encodeURIComponent(id)}`]) {
        expect((await call('GET', path)).status).toBe(404);
        expect((await call('DELETE', path)).status).toBe(404);
      }
    }
    for (const query of ['profile_id[$ne]=x', 'profile_id=a&profile_id=b', '__proto__=1', 'constructor=1']) {
      expect((await call('GET', `/v1/fortunes?${query}`)).status).toBe(400);
    }
    expect((await call('GET', '/v1/fortunes?profile_id=%00')).body).toMatchObject({ data: [], total_count: 0 });
  });

  it('never answers 5xx to values of the wrong type in any field', async () => {
    const values = [null, true, 0, -1, 1.5, '', 'x', [], {}, [null], { $gt: '' }, '\u0000', '\ud800'];
    const bodies = [
      [
        'POST',
        '/v1/profiles',
        [
          'external_id',
          'name',
          'birth_year',
          'birth_month',
          'birth_day',
          'birth_hour',
          'gender',
          'calendar_type',
          'is_leap_month',
          'investment',
        ],
      ],
      ['POST', '/v1/fortunes', ['profile_id', 'type', 'model', 'date']],
      [
        'POST',
        '/v1/calculations/saju',
        ['birth_year', 'birth_month', 'birth_day', 'birth_hour', 'gender', 'include_analysis'],
      ],
    ] as const;
    for (const [method, path, fields] of bodies) {
      for (const field of fields) {
        for (const value of values) {
          const answer = await call(method, path, { body: { [field]: value } });
          expect({ path, field, value, status: answer.status }).toEqual({ path, field, value, status: 400 });
        }
      }
    }
  });
});
