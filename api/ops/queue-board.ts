import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { Config } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import { isRedisAway } from '../../shared/core/outages.ts';
import { QUEUE_NAMES, QUEUES } from '../../shared/queues/catalogue.ts';
import type { Producer } from '../../shared/queues/producer.ts';

interface BoardDeps {
  readonly config: Pick<Config, 'opsWrite'>;
  readonly producer: Producer;
  readonly logger: Logger;
}

/** Every queue of the catalogue, read-only unless `OPS_WRITE=true`. */
export function queueBoard(deps: BoardDeps): RequestHandler {
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath('/queues');
  createBullBoard({
    queues: QUEUE_NAMES.map(
      (name) =>
        new BullMQAdapter(deps.producer.queue(name), {
          readOnlyMode: !deps.config.opsWrite,
          description: `pool ${QUEUES[name].pool}`,
        }),
    ),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Saju queues', miscLinks: [{ text: "Operators' pages", url: '/' }] } },
  });
  // bull-board's own answer knows no 503, and in development shows the stack.
  serverAdapter.setErrorHandler((error) => {
    throw error;
  });
  return Router().use(serverAdapter.getRouter(), boardFailure(deps));
}

/** In the shape that the board shows. */
function boardFailure({ logger }: BoardDeps): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const isAway = isRedisAway(error);
    if (isAway) response.set('Retry-After', '5');
    else logger.error({ err: error, component: 'operators' }, 'the board of the queues failed');
    const message = isAway ? 'Redis does not answer.' : 'An unexpected error occurred; see the log.';
    response.status(isAway ? 503 : 500).json({ error: { key: 'ERRORS.INTERNAL_SERVER_ERROR' }, message });
  };
}
