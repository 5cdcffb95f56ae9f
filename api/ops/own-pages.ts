import type { RequestHandler } from 'express';
import { isFromOwnPages } from '../http/own-pages.ts';

/** Changes must come from this port's own pages, or not from a browser. */
export const fromItsOwnPages: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead || isFromOwnPages(request)) {
    next();
    return;
  }
  response.status(403).type('text').send('Changes are taken from the pages of this port only.\n');
};
