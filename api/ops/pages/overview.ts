import type { Overview } from '../../../shared/operations/overview.ts';
import type { Condition } from '../../../shared/status/rules.ts';
import { type Html, html } from '../../site/html.ts';
import type { PageContext } from '../page.ts';
import { boardOf, type ClassName, coloured, countLink, holdList, idLink, numberText, table, timeOf } from '../parts.ts';

const COLOURS: Readonly<Record<Condition, ClassName>> = { operational: 'good', degraded: 'warn', outage: 'bad' };

export function overviewBody(view: Overview, context: PageContext): Html {
  const { texts, link } = context;
  const condition = (status: Condition) => coloured(COLOURS[status], texts[status]);
  const latency = (ms: number) => `${texts.latency} ${numberText(context, ms)} ms`;
  return html`
<dl>
<dt>${texts.service}</dt><dd>${condition(view.status)} · ${timeOf(view.at, texts.none)}</dd>
<dt>${texts.database}</dt><dd>${condition(view.database.status)} · ${latency(view.database.latencyMs)}</dd>
<dt>${texts.cache}</dt><dd>${condition(view.cache.status)} · ${latency(view.cache.latencyMs)} ·
${texts.memory} ${numberText(context, view.cache.memoryUsageMb)} MB</dd>
<dt>${texts.runningBatches}</dt><dd>${countLink(context, view.runningBatches, link('/batches'))}</dd>
<dt>${texts.openIncidents}</dt><dd>${countLink(context, view.openIncidents?.length ?? null, link('/incidents'))}
${view.openIncidents?.map(({ id, message }) => html`<br>${idLink(context, id)} ${message}`)}</dd>
<dt>${texts.dueSchedules}</dt><dd>${countLink(context, view.dueSchedules?.length ?? null, link('/schedules'))}
${view.dueSchedules?.join(', ')}</dd>
</dl>
${table(
  texts.alerts,
  [texts.alert, texts.of, texts.message],
  view.alerts.map(({ name, of }) => [coloured('bad', name), of, texts[name]]),
  texts.none,
)}
${table(
  texts.models,
  [texts.model, texts.state, texts.message],
  view.models.map(({ model, status, message, holds }) => [
    html`<a href="${link('/models')}#${model}">${model}</a>`,
    condition(status),
    holds.length > 0 ? holdList(context, holds) : (message ?? ''),
  ]),
  texts.none,
)}
${table(
  texts.queue,
  [texts.queue, texts.pool, texts.paused, texts.waiting, texts.running, texts.delayed, texts.failed, texts.oldest],
  (view.queues ?? []).map((queue) => [
    html`<a href="${boardOf(queue.queue)}">${queue.queue}</a>`,
    queue.pool,
    queue.paused ? coloured('warn', texts.yes) : texts.no,
    countLink(context, queue.waiting, boardOf(queue.queue, 'prioritized')),
    countLink(context, queue.active, boardOf(queue.queue, 'active')),
    countLink(context, queue.delayed, boardOf(queue.queue, 'delayed')),
    countLink(context, queue.failed, boardOf(queue.queue, 'failed')),
    numberText(context, queue.oldestWaitingSeconds),
  ]),
  view.queues === null ? texts.unknown : texts.none,
)}`;
}
