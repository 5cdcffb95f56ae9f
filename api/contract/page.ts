import type { Route } from '../http/route.ts';
import { JSON_TYPE, type Page } from '../site/page.ts';
import { openApiDocument } from './document.ts';

/** `GET /openapi.json`: the document of the routes, built at the first request and then kept. */
export function openApiPage(routes: readonly Route[], version: string): Page {
  let body: string | null = null;
  return {
    path: '/openapi.json',
    render() {
      body ??= JSON.stringify(openApiDocument(routes, version));
      return { contentType: JSON_TYPE, body, contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'" };
    },
  };
}
