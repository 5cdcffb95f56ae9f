import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AppError } from '../../shared/core/errors.ts';
import type { Page } from './page.ts';

/** The files that pages load, by name. The build copies them beside the compiled code (scripts/local/build/static-files.mjs). */
const CONTENT_TYPES = {
  'site.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'reference.js': 'text/javascript; charset=utf-8',
} as const;

export type StaticFile = keyof typeof CONTENT_TYPES;

interface LoadedFile {
  readonly body: Buffer;
  readonly version: string;
}

const loaded = new Map<StaticFile, LoadedFile>();

/** The address of a file; it changes with the content. */
export function fileAddress(name: StaticFile): string {
  return `/docs/assets/${name}?v=${load(name).version}`;
}

export const FILE_PAGES: readonly Page[] = [
  {
    path: '/docs/assets/{file}',
    render: ({ param, request }) => file(param('file'), request.query['v']),
  },
  // Browsers ask for it beside JSON, which names no icon.
  { path: '/favicon.ico', render: () => file('icon.svg', undefined) },
];

function file(name: string, version: unknown) {
  if (!isStaticFile(name)) throw new AppError('not_found', 'There is nothing at this path.');
  const { body, version: current } = load(name);
  const caching = version === current ? ('forever' as const) : ('revalidate' as const);
  return { contentType: CONTENT_TYPES[name], body, caching };
}

function isStaticFile(name: string): name is StaticFile {
  return Object.hasOwn(CONTENT_TYPES, name);
}

function load(name: StaticFile): LoadedFile {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const body = readFileSync(locationOf(name));
  const version = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const fresh = { body, version };
  loaded.set(name, fresh);
  return fresh;
}

function locationOf(name: StaticFile): URL {
  return new URL(`./static/${name}`, import.meta.url);
}
