import type { Request } from 'express';

/**
 * Whether a page of this host, its user, or no browser has caused the request: a browser adds its login or cookie to
 * requests that any page causes, and says in `Origin` and `Sec-Fetch-Site` which one it was. Behind a proxy, host and scheme
 * are those of `X-Forwarded-Host` and `X-Forwarded-Proto`, as far as TRUST_PROXY allows.
 */
export function isFromOwnPages(request: Request): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return (origin === undefined || isOwnOrigin(origin, request)) && (site === undefined || OWN_SITES.has(site));
}

/** Values of Sec-Fetch-Site for requests of the page itself or of its user. */
const OWN_SITES: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/** A page of HTTPS may call what is, or seems to be, plain HTTP: TLS may end at a proxy that is not known. */
function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return host === request.host && (protocol === 'https:' || request.protocol === 'http');
}
