import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { AppError } from '../../shared/core/errors.ts';
import { HTML_TYPE, type Page, type PageAnswer, type PageContext } from './page.ts';

/** Where the build puts the dashboard (scripts/local/build/dashboard.mjs), beside this file's compiled form. */
const FOLDER = new URL('./dashboard/', import.meta.url);

/** It calls the API of its own host and nothing else, runs no script but its own, and cannot be framed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The partner's dashboard: one document for all of its paths, and the files that it loads. */
export function dashboardPages(): readonly Page[] {
  const files = readFiles();
  const document = existsSync(new URL('index.html', FOLDER))
    ? readFileSync(new URL('index.html', FOLDER), 'utf8')
    : null;
  const index = ({ language }: PageContext): PageAnswer => {
    if (document === null) throw notHere();
    const body = document.replace('<html lang="ko">', `<html lang="${language}">`);
    return { contentType: HTML_TYPE, body, contentSecurityPolicy: POLICY };
  };
  return [
    { path: '/dashboard', render: index },
    { path: '/dashboard/assets/{file}', render: ({ param }) => files.get(param('file')) ?? refuse() },
    { path: '/dashboard/{*rest}', render: index },
  ];
}

/** By name. The names contain a hash of the content, so the answers never change. */
function readFiles(): ReadonlyMap<string, PageAnswer> {
  const assets = new URL('assets/', FOLDER);
  if (!existsSync(assets)) return new Map();
  return new Map(
    readdirSync(assets).map((name) => {
      const contentType = CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      return [name, { contentType, body: readFileSync(new URL(name, assets)), caching: 'forever' }];
    }),
  );
}

function refuse(): never {
  throw notHere();
}

function notHere(): AppError {
  return new AppError('not_found', 'There is nothing at this path.');
}
