import { describe, expect, it } from '@jest/globals';
import { AppError, invalidField } from '../../shared/errors.ts';
import { legacyError, problemDetails } from './errors.ts';

const CONTEXT = { instance: '/v1/profiles', requestId: 'req_1' };

describe('problem details', () => {
  it.each([
    ['validation_error', 400, 'validation_error', '/errors/validation'],
    ['missing_api_key', 401, 'authentication_error', '/errors/authentication'],
    ['invalid_api_key', 401, 'authentication_error', '/errors/authentication'],
    ['expired_api_key', 401, 'authentication_error', '/errors/authentication'],
    ['forbidden', 403, 'forbidden', '/errors/forbidden'],
    ['not_found', 404, 'not_found', '/errors/not-found'],
    ['conflict', 409, 'conflict', '/errors/conflict'],
    ['payload_too_large', 413, 'payload_too_large', '/errors/payload-too-large'],
    ['rate_limited', 429, 'rate_limited', '/errors/rate-limited'],
    ['generation_failed', 503, 'service_unavailable', '/errors/service-unavailable'],
    ['service_unavailable', 503, 'service_unavailable', '/errors/service-unavailable'],
    ['internal_error', 500, 'internal_error', '/errors/internal'],
    ['not_ready', 404, 'not_ready', '/errors/not-found'],
    ['method_not_allowed', 405, 'method_not_allowed', '/errors/method-not-allowed'],
    ['unsupported_media_type', 415, 'unsupported_media_type', '/errors/unsupported-media-type'],
  ] as const)('of %s have status %i, code %s and type %s', (kind, status, code, type) => {
    expect(problemDetails(new AppError(kind, 'What to do.'), CONTEXT)).toMatchObject({
      type,
      status,
      code,
      detail: 'What to do.',
      instance: '/v1/profiles',
      request_id: 'req_1',
    });
  });

  it('have errors, retry_after and hint exactly when there are some', () => {
    const plain = problemDetails(new AppError('not_found', 'No such profile.'), CONTEXT);
    expect(Object.keys(plain)).toEqual(['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id']);
    const field = problemDetails(invalidField('birth_month', 'must be 1 to 12', 'Months count from 1.'), CONTEXT);
    expect(field).toMatchObject({
      errors: [{ path: 'birth_month', message: 'must be 1 to 12' }],
      hint: 'Months count from 1.',
    });
    const limited = new AppError('rate_limited', 'Too many requests.', { retryAfterSeconds: 7 });
    expect(problemDetails(limited, CONTEXT)).toMatchObject({ retry_after: 7 });
  });

  it('show nothing of what only the log may see', () => {
    const cause = new Error('connect ECONNREFUSED db.internal:27017');
    const error = new AppError('internal_error', 'Something went wrong.', { internal: 'query on db.internal', cause });
    expect(JSON.stringify(problemDetails(error, CONTEXT))).not.toContain('db.internal');
    expect(JSON.stringify(legacyError(error, 'req_1'))).not.toContain('db.internal');
    expect(error.message).toBe('query on db.internal');
  });
});

describe('the legacy error body', () => {
  it.each([
    ['validation_error', 400, 'invalid_request'],
    ['missing_api_key', 401, 'missing_api_key'],
    ['invalid_api_key', 401, 'invalid_api_key'],
    ['expired_api_key', 401, 'expired_api_key'],
    ['forbidden', 403, 'insufficient_permissions'],
    ['not_found', 404, 'not_found'],
    ['method_not_allowed', 405, 'method_not_allowed'],
    ['key_limit_reached', 409, 'key_limit_reached'],
    ['payload_too_large', 413, 'payload_too_large'],
    ['unsupported_media_type', 415, 'unsupported_media_type'],
    ['generation_failed', 500, 'ai_provider_error'],
    ['internal_error', 500, 'internal_error'],
    ['service_unavailable', 503, 'service_unavailable'],
  ] as const)('of %s has status %i and code %s', (kind, status, code) => {
    expect(legacyError(new AppError(kind, 'What to do.'), 'req_1')).toEqual({
      status,
      body: { success: false, error: { code, message: 'What to do.' }, meta: { requestId: 'req_1' } },
    });
  });

  it('of a limit has retryAfter in seconds, of a refused field the first field, and its hint', () => {
    const limited = new AppError('rate_limited', 'Too many requests.', { retryAfterSeconds: 7 });
    expect(legacyError(limited, 'req_1')).toMatchObject({ status: 429, body: { error: { retryAfter: 7 } } });
    expect(legacyError(invalidField('name', 'is required', 'Send it.'), 'req_1').body.error).toMatchObject({
      field: 'name',
      hint: 'Send it.',
    });
  });
});
