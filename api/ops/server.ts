import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { Metrics, Samples } from '../../shared/core/metrics.ts';
import { MODEL_NAMES, type ModelName } from '../../shared/core/models.ts';
import { createOperatorLogin } from '../../shared/core/operators.ts';
import { GENERATION_QUEUES, QUEUE_NAMES, type QueueName } from '../../shared/queues/catalogue.ts';
import type { Producer } from '../../shared/queues/producer.ts';
import type { HealthCheck } from '../../shared/status/health.ts';
import type { ModelFigures } from '../../shared/status/model-health.ts';
import type { PoolSettingsWatch } from '../../shared/status/pool-settings.ts';
import type { StatusService } from '../../shared/status/status.ts';
import { createApiServer } from '../http/server.ts';

export interface OpsDeps {
  readonly config: Pick<Config, 'opsPort' | 'opsHost' | 'opsUser' | 'opsPassword' | 'opsWrite'>;
  readonly producer: Producer;
  readonly metrics: Metrics;
  /** Samples of the workers whose metrics this API server includes. */
  readonly workerSamples: () => Promise<Samples>;
  readonly health: HealthCheck;
  readonly status: StatusService;
  readonly clock: Clock;
  readonly poolSettings: Pick<PoolSettingsWatch, 'of'>;
  readonly isStopping: () => boolean;
  readonly logger: Logger;
}

/**
 * The operators' port: bull-board under `/queues` and `/metrics` behind HTTP Basic, `/livez` and `/readyz` open.
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
  app.get('/', (_request, response) => response.redirect('/queues'));
  exposeQueueCounts(deps);
  exposeOldestWaits(deps);
  exposePauses(deps);
  exposeModelFigures(deps);

  const server = createApiServer(app);
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
    if (verdict.kind === 'operator') {
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

/**
 * A logged-in browser adds its login to requests that any page causes: changes must come from the board's own pages, or
 * not from a browser.
 */
const fromItsOwnPages: RequestHandler = (request, response, next) => {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isOwn = (origin === undefined || hostOf(origin) === host) && (site === undefined || OWN_SITES.has(site));
  if (isRead || isOwn) {
    next();
    return;
  }
  response.status(403).type('text').send('Changes are taken from the board itself only.\n');
};

/** Values of Sec-Fetch-Site for requests of the page itself or of its user. */
const OWN_SITES: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Loads bull-board at the first request: most processes never show it, and loading takes 0.1 s. */
function loadedBoard(deps: OpsDeps): RequestHandler {
  let loading: Promise<RequestHandler> | null = null;
  return async (request, response, next) => {
    loading ??= import('./queue-board.ts').then(({ queueBoard }) => queueBoard(deps));
    const board = await loading;
    board(request, response, next);
  };
}

/** BullMQ counts `prioritized` separately from `waiting`. Both wait: every job has a priority. */
function exposeQueueCounts({ metrics, producer, logger }: OpsDeps): void {
  metrics.gauge('saju_queue_jobs', 'Jobs by queue and state', ['queue', 'state'], async (set) => {
    try {
      for (const queue of QUEUE_NAMES) {
        const { waiting = 0, prioritized = 0, ...others } = await producer.counts(queue);
        const counts = { ...others, waiting: waiting + prioritized };
        for (const [state, count] of Object.entries(counts)) set({ queue, state }, count);
      }
    } catch (error) {
      logger.warn({ err: error }, 'queues could not be counted');
    }
  });
}

/** By the oldest wait a pool is scaled, and a silent one is noticed. */
function exposeOldestWaits({ metrics, producer, clock, logger }: OpsDeps): void {
  const help = 'Since when the oldest waiting job of the queue has been due; 0 without one. First runs only';
  metrics.gauge('saju_queue_oldest_waiting_seconds', help, ['queue'], async (set) => {
    try {
      for (const queue of QUEUE_NAMES) set({ queue }, (await producer.oldestWaitMs(queue, clock.now())) / 1000);
    } catch (error) {
      logger.warn({ err: error }, 'waiting jobs could not be read');
    }
  });
}

function exposePauses({ metrics, producer, poolSettings, logger }: OpsDeps): void {
  const isPaused = async (queue: QueueName) => {
    const model = MODEL_NAMES.find((each) => GENERATION_QUEUES[each] === queue);
    return (model !== undefined && poolSettings.of(model).paused) || producer.queue(queue).isPaused();
  };
  metrics.gauge('saju_queue_paused', 'Whether an operator has paused the queue', ['queue'], async (set) => {
    try {
      for (const queue of QUEUE_NAMES) set({ queue }, (await isPaused(queue)) ? 1 : 0);
    } catch (error) {
      logger.warn({ err: error }, 'paused queues could not be read');
    }
  });
  const help = 'Provider calls per minute over all workers, for models that an operator has limited';
  metrics.gauge('saju_model_rate_limit_per_minute', help, ['model'], (set) => {
    for (const model of MODEL_NAMES) {
      const { ratePerMinute } = poolSettings.of(model);
      if (ratePerMinute !== null) set({ model }, ratePerMinute);
    }
  });
}

/** Over all workers, from Redis: every API server shows the same. */
function exposeModelFigures({ metrics, status, logger }: OpsDeps): void {
  const gauges = [
    [
      'saju_model_breaker_open',
      'Whether calls of the model are paused (1) or made (0)',
      (model) => (model.breakerOpen ? 1 : 0),
    ],
    ['saju_model_workers', 'Worker processes that take jobs of the model', (model) => model.workers],
    [
      'saju_model_recent_calls',
      'Contents of the last 5 minutes that the model generated',
      (model) => model.recent.succeeded,
    ],
    [
      'saju_model_recent_failures',
      'Contents of the last 5 minutes that the model failed to generate',
      (model) => model.recent.failed,
    ],
  ] as const satisfies readonly (readonly [string, string, (figures: ModelFigures) => number])[];
  // A scrape collects all gauges at once: they share one read.
  let reading: Promise<Partial<Record<ModelName, ModelFigures>>> | null = null;
  const read = () => {
    reading ??= status
      .figures()
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'model figures could not be read');
        return {};
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  for (const [name, help, value] of gauges) {
    metrics.gauge(name, help, ['model'], async (set) => {
      for (const [model, figures] of Object.entries(await read())) set({ model }, value(figures));
    });
  }
}
