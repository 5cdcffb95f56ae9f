import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import type { Config } from '../shared/core/config.ts';
import { activeTracing } from '../shared/core/tracing.ts';
import { cors } from './http/cors.ts';
import { dropLongNegotiation } from './http/language.ts';
import type { Pipeline } from './http/pipeline.ts';
import type { Route } from './http/route.ts';
import type { Page } from './site/page.ts';

/** The API server's Express app: the pipeline for every row of the route table and every page of the site. */
export function createApp(deps: {
  readonly routes: readonly Route[];
  readonly dashboardRoutes: readonly Route[];
  readonly pages: readonly Page[];
  readonly pipeline: Pipeline;
  readonly config: Pick<Config, 'trustProxy' | 'corsOrigins'>;
}): Express {
  const app = express();
  app.set('trust proxy', deps.config.trustProxy);
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  app.set('etag', false);
  app.disable('x-powered-by');
  const tracing = activeTracing();
  if (tracing !== null) app.use(tracing.serve);
  app.use(helmet());
  app.use(dropLongNegotiation);
  app.use(cors(deps.config.corsOrigins, deps.pipeline.preflight));
  // Express compares paths in this order: the partners' come first.
  for (const { path, routes } of [...byPath(deps.routes), ...byPath(deps.dashboardRoutes)]) {
    for (const alias of withAliases(path)) {
      const methods = app.route(expressPath(alias));
      for (const route of routes) methods[methodName(route)](deps.pipeline.forRoute(route));
      methods.all(deps.pipeline.methodNotAllowed(path, allowedMethods(routes)));
    }
  }
  app.all(['/dashboard/api', '/dashboard/api/*rest'], deps.pipeline.notFound);
  for (const page of deps.pages) {
    const methods = app.route(expressPath(page.path)).get(deps.pipeline.forPage(page));
    methods.all(deps.pipeline.methodNotAllowed(page.path, ['GET', 'HEAD']));
  }
  app.use(deps.pipeline.notFound);
  app.use(undecodablePath(deps.pipeline));
  return app;
}

/** Express answers HEAD wherever it answers GET. */
function allowedMethods(routes: readonly Route[]): string[] {
  const methods: string[] = routes.map(({ method }) => method);
  return (methods.includes('GET') ? [...methods, 'HEAD'] : methods).sort();
}

interface Path {
  readonly path: string;
  readonly routes: readonly Route[];
}

/** Routes by path; literal paths first, so that `/v1/fortunes/daily` is not read as an id. */
function byPath(routes: readonly Route[]): Path[] {
  const grouped = new Map<string, Route[]>();
  for (const route of routes) {
    const same = grouped.get(route.path) ?? [];
    if (same.some(({ method }) => method === route.method)) {
      throw new Error(`the route table has ${route.method} ${route.path} twice`);
    }
    grouped.set(route.path, [...same, route]);
  }
  return [...grouped]
    .map(([path, same]) => ({ path, routes: same }))
    .sort((a, b) => literalness(b.path).localeCompare(literalness(a.path)));
}

/** `/v1/api/...` is an alias of `/api/...`, and counts as it. */
function withAliases(path: string): string[] {
  return path.startsWith('/api/') ? [path, `/v1${path}`] : [path];
}

/** Sort key with one character per segment, literal before parameter. */
function literalness(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '0' : '1'))
    .join('');
}

function expressPath(path: string): string {
  return path.replace(/\{\*(\w+)\}/g, '*$1').replace(/\{(\w+)\}/g, ':$1');
}

function methodName(route: Route): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  const names = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
  return names[route.method];
}

/** A path that does not decode to UTF-8 is not found. */
function undecodablePath(pipeline: Pipeline): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (error instanceof URIError) pipeline.notFound(request, response, next);
    else next(error);
  };
}
