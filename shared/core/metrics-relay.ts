import * as z from 'zod';
import type { Logger } from './logger.ts';
import type { Metrics, Samples } from './metrics.ts';

/**
 * Under `npm start` a scrape of the API server includes the workers' samples. The processes are siblings: request and
 * reply pass through the parent, which forwards both unchanged (scripts/local/start.mjs).
 */
const REQUEST = z.strictObject({ type: z.literal('metrics'), id: z.number() });
const REPLY = REQUEST.extend({ samples: z.array(z.looseObject({ name: z.string() })) });

/** A worker that starts or stops does not reply: the scrape continues without it. */
const REPLY_TIMEOUT_MS = 1_000;

/** Worker side. Does nothing without a parent that requests metrics. */
export function serveMetricsRequests(metrics: Metrics, logger: Logger): void {
  process.on('message', (message) => {
    const request = REQUEST.safeParse(message);
    if (!request.success) return;
    metrics.samples().then(
      (samples) => sendToParent({ ...request.data, samples }),
      (error: unknown) => logger.warn({ err: error }, 'metrics could not be read'),
    );
  });
}

/** API server side: a function that resolves to the worker's samples, or to none without a reply. */
export function createWorkerSamples(): () => Promise<Samples> {
  const waiting = new Map<number, (samples: Samples) => void>();
  let count = 0;
  process.on('message', (message) => {
    const reply = REPLY.safeParse(message);
    if (reply.success) waiting.get(reply.data.id)?.(reply.data.samples);
  });
  return async () => {
    const id = ++count;
    const reply = new Promise<Samples>((resolve) => {
      waiting.set(id, resolve);
      setTimeout(resolve, REPLY_TIMEOUT_MS, []).unref();
    });
    sendToParent({ type: 'metrics', id });
    return reply.finally(() => waiting.delete(id));
  };
}

/** Ignores a parent that has exited: without a callback the failure would end the process during its drain. */
function sendToParent(message: object): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
