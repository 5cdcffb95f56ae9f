import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../../shared/core/config.ts';
import type { Samples } from '../../shared/core/metrics.ts';
import { createOperatorLogin, type LoginConfig } from '../../shared/core/operators.ts';
import type { HealthCheck } from '../../shared/status/health.ts';
import { messageClasses } from '../http/message-classes.ts';
import { createApiServer, TIMEOUTS } from '../http/server.ts';
import { exposeGauges, type GaugeDeps } from './gauges.ts';
import { fromItsOwnPages } from './own-pages.ts';
import { opsSite, type SiteDeps } from './site.ts';

export interface OpsDeps extends GaugeDeps, SiteDeps {
  readonly config: SiteDeps['config'] & LoginConfig & Pick<Config, 'opsPort' | 'opsHost' | 'dataDir'>;
  /** Samples of the workers whose metrics this API server includes. */
  readonly workerSamples: () => Promise<Samples>;
  readonly health: HealthCheck;
  readonly isStopping: () => boolean;
}

/**
 * The operators' port: their pages, bull-board under `/queues` and `/metrics` behind HTTP Basic, `/livez` and `/readyz` open.
 * Null when it is switched off (`OPS_PORT=0`).
 */
export async function startOpsServer(deps: OpsDeps): Promise<{ close(): Promise<void> } | null> {
  const { config } = deps;
  if (config.opsPort === 0) return null;
  const app = express();
  app.disable('x-powered-by');
  app.use(OWN_HOST_ONLY);
  app.get('/livez', (_request, response) => {
    response.json({ status: 'alive' });
  });
  app.get('/readyz', async (_request, response) => {
    const ready = !deps.isStopping() && (await deps.health.check()).healthy;
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  app.use(basicLogin(config));
  app.get('/metrics', async (_request, response) => {
    response.type(deps.metrics.contentType).send(await deps.metrics.text(await deps.workerSamples()));
  });
  app.use('/queues', config.opsWrite ? fromItsOwnPages : refuseWrites);
  app.use('/queues', withoutForeignLinks, loadedBoard(deps));
  app.use(opsSite(deps));
  exposeGauges(deps);

  const server = createApiServer(app, TIMEOUTS, messageClasses(app));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`OPS_PORT ${config.opsPort}: ${error.message}`)));
    server.listen(config.opsPort, config.opsHost, () => resolve());
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function basicLogin(config: OpsDeps['config']): RequestHandler {
  const login = createOperatorLogin(config);
  return (request, response, next) => {
    // Of the connection, whatever TRUST_PROXY says: a client that reaches this port directly could name any address.
    const verdict = login(request.socket.remoteAddress ?? '', request.get('authorization'));
    if (verdict.kind === 'operator' || (verdict.kind === 'metrics' && request.path === '/metrics')) {
      next();
      return;
    }
    if (verdict.kind === 'limited') {
      response.set('Retry-After', String(verdict.retryAfterSeconds));
      response.status(429).type('text').send('Too many wrong logins from this address.\n');
      return;
    }
    response.set('WWW-Authenticate', 'Basic realm="Saju operators", charset="UTF-8"');
    response.status(401).type('text').send('Log in with OPS_USER and OPS_PASSWORD.\n');
  };
}

/**
 * Removes bull-board's links to another host's font: a machine without internet would wait for it, and that host would
 * learn of this one.
 */
const withoutForeignLinks: RequestHandler = (_request, response, next) => {
  const render = response.render.bind(response);
  response.render = (view: string, options?: object) =>
    render(view, options, (error: Error | null, html: string) => {
      if (error) next(error);
      else response.send(html.replaceAll(/<link[^>]*\shref="https?:[^>]*>/g, ''));
    });
  next();
};

/** Also stops later versions of the page, and contents of jobs, from reaching another host. */
const OWN_HOST_ONLY = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      frameAncestors: ["'none'"],
    },
  },
  // The port speaks plain HTTP; a proxy that adds TLS sets this header itself.
  strictTransportSecurity: false,
});

/** A read-only board changes nothing, whatever bull-board offers. */
const refuseWrites: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') {
    next();
    return;
  }
  response.set('Allow', 'GET, HEAD').status(405).type('text').send('The board is read-only (OPS_WRITE=false).\n');
};

/** Loads bull-board at the first request: most processes never show it, and loading takes 0.1 s. */
function loadedBoard(deps: OpsDeps): RequestHandler {
  let loading: Promise<RequestHandler> | null = null;
  return async (request, response, next) => {
    loading ??= import('./queue-board.ts').then(({ queueBoard }) => queueBoard(deps));
    const board = await loading;
    board(request, response, next);
  };
}
