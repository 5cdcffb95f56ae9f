import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { RequestHandler } from 'express';
import type { Config } from '../../shared/core/config.ts';
import { QUEUE_NAMES, QUEUES } from '../../shared/queues/catalogue.ts';
import type { Producer } from '../../shared/queues/producer.ts';

/** Every queue of the catalogue, read-only unless `OPS_WRITE=true`. */
export function queueBoard(deps: {
  readonly config: Pick<Config, 'opsWrite'>;
  readonly producer: Producer;
}): RequestHandler {
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
  return serverAdapter.getRouter();
}
