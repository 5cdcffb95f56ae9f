import { describe, expect, it } from '@jest/globals';
import { AppError, invalidField } from '../../shared/core/errors.ts';
import { legacyError, problemDetails } from './errors.ts';

const CONTEXT = { instance: '/v1/profiles', requestId: 'req_1' };

const LIMITED = new AppError('rate_limited', 'Too many requests.', { reason: 'endpoint', retryAfterSeconds: 7 });
const STILL_RUNNING = new AppError('service_unavailable', 'It takes longer.', { reason: 'still_running' });
const PROVIDER_FAILED = new AppError('generation_failed', 'No answer.', { reason: 'provider_failed' });

describe('problem details', () => {
  it('of a 503 or 429 do not compile without a reason, or with a reason of the other status', () => {
    // @ts-expect-error a reason is required
    const silent = () => new AppError('service_unavailable', 'Later.', { retryAfterSeconds: 5 });
    // @ts-expect-error a reason is required
    const failed = () => new AppError('generation_failed', 'Later.');
    // @ts-expect-error this reason belongs to a 503
    const confused = () => new AppError('rate_limited', 'Later.', { reason: 'no_worker' });
    expect([silent, failed, confused]).toHaveLength(3);
  });

  it.each([
    ['validation_error', 400, 'validation_error', '/errors/validation'],
    ['missing_api_key', 401, 'authentication_error', '/errors/authentication'],
    ['invalid_api_key', 401, 'authentication_error', '/errors/authentication'],
    ['expired_api_key', 401, 'authentication_error', '/errors/authentication'],
    ['forbidden', 403, 'forbidden', '/errors/forbidden'],
    ['not_found', 404, 'not_found', '/errors/not-found'],
    ['conflict', 409, 'conflict', '/errors/conflict'],
    ['payload_too_large', 413, 'payload_too_large', '/errors/payload-too-large'],
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

  it('state why the service is unavailable and which limit refused', () => {
    const unavailable = { status: 503, code: 'service_unavailable', type: '/errors/service-unavailable' };
    expect(problemDetails(STILL_RUNNING, CONTEXT)).toMatchObject({ ...unavailable, reason: 'still_running' });
    expect(problemDetails(PROVIDER_FAILED, CONTEXT)).toMatchObject({ ...unavailable, reason: 'provider_failed' });
    expect(problemDetails(LIMITED, CONTEXT)).toMatchObject({
      status: 429,
      code: 'rate_limited',
      type: '/errors/rate-limited',
      reason: 'endpoint',
      retry_after: 7,
    });
  });

  it('have errors, retry_after and hint only when they are known', () => {
    const plain = problemDetails(new AppError('not_found', 'No such profile.'), CONTEXT);
    expect(Object.keys(plain)).toEqual(['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id']);
    const field = problemDetails(invalidField('birth_month', 'must be 1 to 12', 'Months count from 1.'), CONTEXT);
    expect(field).toMatchObject({
      errors: [{ path: 'birth_month', message: 'must be 1 to 12' }],
      hint: 'Months count from 1.',
    });
  });

  it('contain no internal message', () => {
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
    ['internal_error', 500, 'internal_error'],
  ] as const)('of %s has status %i and code %s', (kind, status, code) => {
    expect(legacyError(new AppError(kind, 'What to do.'), 'req_1')).toEqual({
      status,
      body: { success: false, error: { code, message: 'What to do.' }, meta: { requestId: 'req_1' } },
    });
  });

  it.each([
    ['failed generation', PROVIDER_FAILED, 500, { code: 'ai_provider_error', reason: 'provider_failed' }],
    ['generation that goes on', STILL_RUNNING, 503, { code: 'service_unavailable', reason: 'still_running' }],
    ['limit', LIMITED, 429, { code: 'rate_limited', reason: 'endpoint', retryAfter: 7 }],
  ] as const)('of a %s has the reason in error', (_what, error, status, fields) => {
    expect(legacyError(error, 'req_1')).toMatchObject({ status, body: { error: fields } });
  });

  it('of a refused field has the first field and its hint', () => {
    expect(legacyError(invalidField('name', 'is required', 'Send it.'), 'req_1').body.error).toMatchObject({
      field: 'name',
      hint: 'Send it.',
    });
  });
});
