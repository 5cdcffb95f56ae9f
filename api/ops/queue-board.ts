import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import * as z from 'zod';
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
    queues: QUEUE_NAMES.map((name) => {
      const { pool, retryable } = QUEUES[name];
      const offered = { allowRetries: retryable, allowCompletedRetries: false };
      const options = { readOnlyMode: !deps.config.opsWrite, description: `pool ${pool}`, ...offered, externalJobUrl };
      const queue = new BoardQueue(deps.producer.queue(name), options);
      queue.setFormatter('name', nameOfJob);
      return queue;
    }),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Saju queues', miscLinks: [{ text: "Operators' pages", url: '/' }] } },
  });
  // bull-board's own answer knows no 503, and in development shows the stack.
  serverAdapter.setErrorHandler((error) => {
    throw error;
  });
  return Router().use(refused(), serverAdapter.getRouter(), boardFailure(deps));
}

/** What a job's payload says of its record, for people. */
const shown = z.object({
  model: z.string().optional(),
  section: z.string().optional(),
  generationId: z.string().optional(),
  deliveryId: z.string().optional(),
});

/** `haiku profile_fortune` in place of `generate`. */
function nameOfJob({ name, data }: { readonly name: string; readonly data: unknown }): string {
  const { model, section } = shown.safeParse(data).data ?? {};
  return model === undefined || section === undefined ? name : `${model} ${section}`;
}

/** The story of the record that the job is about. */
function externalJobUrl({ data }: { readonly data?: unknown }) {
  const { generationId, deliveryId } = shown.safeParse(data).data ?? {};
  const id = generationId ?? deliveryId;
  return { displayText: 'What happened', href: id === undefined ? '/find' : `/find?id=${encodeURIComponent(id)}` };
}

/** Without the controls of BullMQ's own concurrency and rate, which the page offers by these two. */
class BoardQueue extends BullMQAdapter {
  override readonly type = 'bull';
  override get supportsGlobalRateLimit(): boolean {
    return false;
  }
}

/** The changes that would do nothing or something else than they say, also where the page offers them. */
function refused(): Router {
  const limits = 'A model has its limits from `cli models set <model>` or /models.';
  const record =
    'The work of this job is a record that has ended, or is not due. docs/operations.md says how each is done again.';
  const router = Router();
  const refuse = (paths: readonly string[], message: string, applies: (queue: string) => boolean = () => true) =>
    router.all(
      paths.map((path) => `/api/queues/:queue${path}`),
      (request, response, next) => {
        if (READS.has(request.method) || !applies(String(request.params['queue']))) return next();
        response.status(405).json({ error: { key: 'ERRORS.FORBIDDEN' }, message });
      },
    );
  refuse(['/concurrency', '/rate-limit', '/rate-limit/release'], limits);
  const ofQueue = ['/add', '/retry/:status', '/promote'];
  const ofJob = ['/:job/retry', '/:job/promote', '/:job/delay', '/:job/update-data'];
  refuse([...ofQueue, ...ofJob], record, isRecords);
  return router;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const isRecords = (queue: string) => QUEUE_NAMES.some((name) => name === queue && !QUEUES[name].retryable);

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
