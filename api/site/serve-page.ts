import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../shared/core/config.ts';
import type { RequestState } from '../http/request-state.ts';
import { type FailureDeps, failure, send } from '../http/responses.ts';
import { failurePage } from './failure-page.ts';
import { languageOf } from './language.ts';
import type { Page, PageAnswer, PageContext } from './page.ts';

const compress = promisify(gzip);
/** The last pages, by hash: most are the same for every reader. */
const compressed = new LRUCache<string, Promise<Buffer>>({ max: 200 });
/** Shorter bodies fit into one packet. */
const COMPRESS_FROM_BYTES = 1_400;

const BASE_POLICY =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'self'; img-src 'self' data:";
const PAGE_POLICY = `${BASE_POLICY}; form-action 'none'`;

/** The policy of a page that runs scripts of this host, and has forms for it. */
export const SCRIPT_POLICY = `${BASE_POLICY}; form-action 'self'; script-src 'self'; connect-src 'self'`;

export interface PageDeps extends FailureDeps {
  readonly config: Pick<Config, 'publicUrl' | 'models'>;
}

/** Answers a page. Failures become pages for browsers, else problem details. */
export async function servePage(deps: PageDeps, page: Page, state: RequestState): Promise<void> {
  const context = contextOf(state.request, page, deps.config);
  try {
    await sendPage(state, context, await page.render(context));
  } catch (cause) {
    const answer = failure(deps, state, cause);
    if (state.response.headersSent || !prefersHtml(state.request)) {
      send(state, answer);
      return;
    }
    for (const name of ['Retry-After', 'Allow']) {
      if (answer.headers[name] !== undefined) state.response.setHeader(name, answer.headers[name]);
    }
    await sendPage(state, context, failurePage(context, answer));
  }
}

function contextOf(request: Request, { language }: Page, { publicUrl, models }: PageDeps['config']): PageContext {
  const choice = language === undefined ? languageOf(request) : { language, isExplicit: true };
  return {
    ...choice,
    request,
    baseUrl: publicUrl ?? baseUrlOf(request),
    priceUsdOf: (model) => models[model].priceUsd,
    link: (path) => (choice.isExplicit ? withLanguage(path, choice.language) : path),
    param: (name) => String(request.params[name] ?? ''),
  };
}

function withLanguage(path: string, language: string): string {
  const [before = '', fragment] = path.split('#', 2);
  return `${before}?lang=${language}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** A host that could not stand in a URL is not repeated. */
function baseUrlOf(request: Request): string {
  const host = request.host ?? '';
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)
    ? `${request.protocol}://${host}`
    : 'http://127.0.0.1:3000';
}

/** Browsers name HTML; programs that name nothing get problem details. */
function prefersHtml(request: Request): boolean {
  return request.accepts('application/problem+json', 'application/json', 'text/html') === 'text/html';
}

async function sendPage(
  { request, response }: RequestState,
  { language }: PageContext,
  page: PageAnswer,
): Promise<void> {
  const body = typeof page.body === 'string' ? Buffer.from(page.body) : page.body;
  const isZipped = body.length >= COMPRESS_FROM_BYTES && request.acceptsEncodings('gzip', 'identity') === 'gzip';
  response.status(page.status ?? 200);
  response.vary('Accept, Accept-Language, Accept-Encoding');
  response.setHeader('Content-Type', page.contentType);
  response.setHeader('Content-Security-Policy', page.contentSecurityPolicy ?? PAGE_POLICY);
  response.setHeader('Content-Language', language);
  if (isZipped) response.setHeader('Content-Encoding', 'gzip');
  const hash = hashOf(body);
  const etag = setCaching(response, page, `"${hash}${isZipped ? '-gzip' : ''}"`);
  if (etag !== null && request.get('if-none-match')?.split(/,\s*/).includes(etag)) {
    response.status(304).removeHeader('Content-Type');
    response.removeHeader('Content-Encoding');
    response.end();
    return;
  }
  const zip = () => (etag === null ? compress(body) : zipped(hash, body));
  const sent = isZipped ? await zip() : body;
  response.setHeader('Content-Length', sent.length);
  response.end(sent);
}

/** Of bodies that are kept: a page of a megabyte is hashed once. */
const hashes = new WeakMap<Buffer, string>();

function hashOf(body: Buffer): string {
  const known = hashes.get(body);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  hashes.set(body, hash);
  return hash;
}

/** Compresses equal pages once. */
export function zipped(hash: string, body: Buffer): Promise<Buffer> {
  const known = compressed.get(hash);
  if (known !== undefined) return known;
  const fresh = compress(body);
  compressed.set(hash, fresh);
  return fresh;
}

/** @returns the ETag; null: the page is not kept */
function setCaching(response: Response, { caching = 'revalidate' }: PageAnswer, etag: string): string | null {
  if (caching === 'never') {
    response.setHeader('Cache-Control', 'no-store');
    return null;
  }
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', caching === 'forever' ? 'public, max-age=31536000, immutable' : 'no-cache');
  return etag;
}
