import type { SchedulesView } from '../../../shared/operations/schedules.ts';
import { type Html, html } from '../../site/html.ts';
import type { PageContext } from '../page.ts';
import { boardOf, coloured, numberText, table, timeOf } from '../parts.ts';

export function schedulesBody({ schedules, dailyRuns }: SchedulesView, context: PageContext): Html {
  const { texts } = context;
  return html`<p>${texts.dailyRuns}: ${numberText(context, dailyRuns)}</p>
${table(
  texts.schedules,
  [texts.schedule, texts.every, texts.last, texts.nextRun, texts.due, texts.progress],
  schedules.map(({ schedule, every, last, nextAt, due, progress }) => [
    html`<a href="#${schedule}">${schedule}</a>`,
    texts[every],
    html`${last?.period} ${timeOf(last?.finishedAt ?? null, texts.none)}`,
    timeOf(nextAt, texts.none),
    due ? html`<a href="${boardOf('maintenance')}">${coloured('bad', texts.yes)}</a>` : texts.no,
    progress === null
      ? texts.none
      : html`${numberText(context, progress.ended)} / ${numberText(context, progress.fortunes)} ${timeOf(progress.estimatedEndAt, '')}`,
  ]),
  texts.none,
)}
${schedules.map(
  ({ schedule, ledger }) =>
    html`<div id="${schedule}">${table(
      `${texts.ledger}: ${schedule}`,
      [texts.period, texts.id, texts.state, texts.started, texts.finished],
      ledger.map(({ id, period, state, startedAt, finishedAt }) => [
        period,
        html`<code>${id}</code>`,
        state,
        timeOf(startedAt, texts.none),
        timeOf(finishedAt, texts.none),
      ]),
      texts.none,
    )}</div>`,
)}`;
}
