import type { IncidentsView } from '../../../shared/operations/incidents.ts';
import { causeOf } from '../../../shared/operations/recent-work.ts';
import { GENERATION_QUEUES } from '../../../shared/queues/catalogue.ts';
import { type Html, html } from '../../site/html.ts';
import type { PageContext } from '../page.ts';
import { boardOf, coloured, countLink, idLink, table, timeOf } from '../parts.ts';

export function incidentsBody({ incidents, failures, deliveryFailures }: IncidentsView, context: PageContext): Html {
  const { texts, link } = context;
  return html`${table(
    texts.incidents,
    [texts.incident, texts.state, texts.message, texts.started, texts.finished],
    incidents.map(({ _id, status, message, startedAt, resolvedAt }) => [
      idLink(context, _id),
      resolvedAt === null ? coloured('bad', status) : status,
      message,
      timeOf(startedAt, texts.none),
      timeOf(resolvedAt, texts.none),
    ]),
    texts.none,
  )}
<div id="failures">${table(
    texts.failures,
    [texts.cause, texts.model, texts.count, texts.lastCase, texts.at],
    failures.map(({ model, count, lastId, lastAt, ...failure }) => [
      causeOf(failure),
      html`<a href="${link('/models')}#${model}">${model}</a>`,
      countLink(context, count, boardOf(GENERATION_QUEUES[model], 'failed')),
      idLink(context, lastId),
      timeOf(lastAt, texts.none),
    ]),
    texts.none,
  )}</div>
<div id="deliveries">${table(
    texts.deliveryFailures,
    [texts.cause, texts.count, texts.lastCase],
    deliveryFailures.map(({ error, count, lastId }) => [
      error,
      countLink(context, count, boardOf('webhook-delivery')),
      idLink(context, lastId),
    ]),
    texts.none,
  )}</div>`;
}
