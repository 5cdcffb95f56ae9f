import type { RequestHandler } from 'express';

/**
 * A logged-in browser adds its login to requests that any page causes: changes must come from this port's own pages, or
 * not from a browser.
 */
export const fromItsOwnPages: RequestHandler = (request, response, next) => {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isOwn = (origin === undefined || hostOf(origin) === host) && (site === undefined || OWN_SITES.has(site));
  if (isRead || isOwn) {
    next();
    return;
  }
  response.status(403).type('text').send('Changes are taken from the pages of this port only.\n');
};

/** Values of Sec-Fetch-Site for requests of the page itself or of its user. */
const OWN_SITES: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
