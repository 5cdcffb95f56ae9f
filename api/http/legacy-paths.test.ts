import { describe, expect, it } from '@jest/globals';
import { isLegacyPath, redirectOf, successorOf } from './legacy-paths.ts';

describe('legacy paths', () => {
  it('have a successor when mapped, with and without /v1', () => {
    for (const prefix of ['', '/v1']) {
      expect(successorOf(`${prefix}/api/daily-fortune`)).toBe('/v1/fortunes');
      expect(successorOf(`${prefix}/api/daily-fortune-stream`)).toBe('/v1/fortunes/stream');
      expect(successorOf(`${prefix}/api/saju`)).toBe('/v1/calculations/saju');
      expect(successorOf(`${prefix}/api/fortune`)).toBe('/v1/calculations/yearly');
      expect(successorOf(`${prefix}/api/saju/`)).toBe('/v1/calculations/saju');
      expect(redirectOf(`${prefix}/api/saju/`)).toBe('/v1/calculations/saju');
    }
  });

  it('of keys have a successor, and no redirect', () => {
    for (const prefix of ['', '/v1']) {
      expect(successorOf(`${prefix}/api/keys`)).toBe('/v1/keys');
      expect(successorOf(`${prefix}/api/keys/`)).toBe('/v1/keys');
      expect(successorOf(`${prefix}/api/keys/key_1`)).toBe('/v1/keys/key_1');
      expect(redirectOf(`${prefix}/api/keys`)).toBeNull();
    }
    expect(successorOf('/api/keys/key_1>; rel="x')).toBeNull();
  });

  it('are all paths under /api and /v1/api, and no others', () => {
    for (const path of ['/api', '/api/', '/api/x', '/v1/api', '/v1/api/', '/v1/api/x/y']) {
      expect(isLegacyPath(path)).toBe(true);
    }
    for (const path of ['/', '/v1', '/apis', '/v1/apis', '/v2/api', '/v1/v1/api', '/x/api']) {
      expect(isLegacyPath(path)).toBe(false);
    }
  });

  it('have no successor otherwise', () => {
    for (const path of [
      '/api',
      '/api/usage',
      '/v1/saju',
      '/api/saju//',
      '/',
      '/v1/v1/api/saju',
      '__proto__',
      '/v1/fortunes',
      '/v1/keys',
      '/api/keys/a/b',
    ]) {
      expect(successorOf(path)).toBeNull();
      expect(redirectOf(path)).toBeNull();
    }
  });
});
