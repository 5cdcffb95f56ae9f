import type { OperatorBatch } from '../../../shared/operations/batches.ts';
import { GENERATION_QUEUES } from '../../../shared/queues/catalogue.ts';
import { type Html, type HtmlValue, html } from '../../site/html.ts';
import type { PageContext } from '../page.ts';
import { boardOf, countLink, holdList, idLink, numberText, table, timeOf } from '../parts.ts';

export interface BatchesView {
  readonly running: readonly OperatorBatch[];
  readonly recent: readonly OperatorBatch[];
}

export function batchesBody({ running, recent }: BatchesView, context: PageContext): Html {
  const { texts } = context;
  const common = [texts.batch, texts.account, texts.mode, texts.kind, texts.model, texts.done, texts.failed];
  const counts = [texts.canceled, texts.waiting, texts.running];
  return html`${table(
    texts.runningBatches,
    [...common, ...counts, texts.holds, texts.created],
    running.map((batch) => [
      ...cellsOf(batch, context),
      numberText(context, batch.items.canceled),
      numberText(context, batch.items.waiting),
      countLink(context, batch.items.started, boardOf(GENERATION_QUEUES[batch.model], 'active')),
      holdList(context, batch.waits),
      timeOf(batch.createdAt, texts.none),
    ]),
    texts.none,
  )}
${table(
  texts.recentBatches,
  [...common, texts.canceled, texts.created, texts.ended],
  recent.map((batch) => [
    ...cellsOf(batch, context),
    numberText(context, batch.items.canceled),
    timeOf(batch.createdAt, texts.none),
    timeOf(batch.completedAt, texts.none),
  ]),
  texts.none,
)}`;
}

function cellsOf(batch: OperatorBatch, context: PageContext): readonly HtmlValue[] {
  const { id, accountId, livemode, kind, model, items, totalCount } = batch;
  const { texts, link } = context;
  const done = numberText(context, items.success + items.cached);
  return [
    idLink(context, id),
    idLink(context, accountId),
    livemode ? texts.live : texts.test,
    kind,
    html`<a href="${link('/models')}#${model}">${model}</a>`,
    `${done} / ${numberText(context, totalCount)}`,
    countLink(context, items.failed, link('/find', { id })),
  ];
}
