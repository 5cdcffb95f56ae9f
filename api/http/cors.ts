import type { RequestHandler } from 'express';

/** Response headers that a page's script may read. */
const EXPOSED = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Location',
  'Link',
  'Deprecation',
  'Sunset',
  'Idempotent-Replayed',
].join(', ');
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS = 'X-API-Key, Authorization, Content-Type, Accept, Prefer, Idempotency-Key, Last-Event-ID';
const PREFLIGHT_MAX_AGE_SECONDS = 600;

/**
 * Lets pages of the listed origins call the service from a browser. Off while the list is empty: keys belong on
 * servers, and this serves internal tools. Credentials are never allowed, which excludes cookies and the operators'
 * login.
 * @param preflight answers preflight requests, before any key is checked
 */
export function cors(origins: readonly string[], preflight: RequestHandler): RequestHandler {
  const allowed = new Set(origins);
  return (request, response, next) => {
    if (allowed.size === 0) {
      next();
      return;
    }
    // Also for other origins: a cache must not serve their responses to a listed one.
    response.vary('Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Methods', METHODS);
    response.setHeader('Access-Control-Allow-Headers', HEADERS);
    response.setHeader('Access-Control-Max-Age', PREFLIGHT_MAX_AGE_SECONDS);
    preflight(request, response, next);
  };
}
