import type { ModelCost } from '../../../shared/operations/costs.ts';
import type { ModelAction, ModelView } from '../../../shared/operations/models.ts';
import { steeringText } from '../../../shared/operations/words.ts';
import { GENERATION_QUEUES } from '../../../shared/queues/catalogue.ts';
import { type Html, type HtmlValue, html } from '../../site/html.ts';
import { historyCharts } from '../charts.ts';
import type { PageContext } from '../page.ts';
import { actionLink, boardOf, coloured, countLink, holdList, numberText, table, timeOf } from '../parts.ts';

/** A column for each model, so that all of its figures are read from top to bottom. */
export function modelsBody(
  models: readonly ModelView[],
  costs: readonly ModelCost[] | null,
  actions: readonly ModelAction[] | null,
  context: PageContext,
): Html {
  const { texts } = context;
  const rows = rowsOf(context).map(([name, cell]): readonly HtmlValue[] => [name, ...models.map(cell)]);
  const headings = [texts.model, ...models.map(({ model }) => model)];
  return html`${models.map(({ model }) => html`<span id="${model}"></span>`)}
${table(texts.models, headings, rows, texts.none)}
${actionTable(actions, context)}
${costTable(costs, context)}`;
}

/** Null: MongoDB did not answer. */
function costTable(costs: readonly ModelCost[] | null, context: PageContext): Html {
  const { texts } = context;
  const number = (value: number) => numberText(context, value);
  const rows = (costs ?? []).map((cost): readonly HtmlValue[] => [
    `${cost.day} ${cost.model}`,
    cost.providerModels.join(', '),
    `${number(cost.calls)} / ${number(cost.failed)} / ${number(cost.unreported)}`,
    `${number(cost.inputTokens)} / ${number(cost.cachedTokens)} / ${number(cost.outputTokens)}`,
    `${number(cost.costUsd)} / ${number(cost.failedCostUsd)}`,
    number(cost.chargesUsd),
    cost.marginUsd < 0 ? coloured('bad', number(cost.marginUsd)) : number(cost.marginUsd),
  ]);
  const headings = [
    texts.costDay,
    texts.providerModel,
    texts.costCalls,
    texts.costTokens,
    texts.costUsd,
    texts.chargedUsd,
    texts.marginUsd,
  ];
  return table(texts.costs, headings, rows, costs === null ? texts.unknown : texts.none);
}

type Row = readonly [name: string, cell: (model: ModelView) => HtmlValue];

function rowsOf(context: PageContext): readonly Row[] {
  const { texts, language, link, canWrite } = context;
  const number = (value: number | null | undefined, none = texts.unknown) =>
    value === null || value === undefined ? none : numberText(context, value);
  const jobs = (model: ModelView, count: number | undefined, status: string) =>
    countLink(context, count ?? null, boardOf(GENERATION_QUEUES[model.model], status));
  const failures = (count: number | undefined) => countLink(context, count ?? null, `${link('/incidents')}#failures`);
  return [
    [
      texts.mode,
      (model) => html`${texts[model.mode]}<br><span class="soft">${model.provider} ${model.providerModelId}</span>`,
    ],
    [texts.paused, ({ settings, pool }) => pausedText(context, settings?.paused ?? null, pool?.pausedOnBoard ?? null)],
    [texts.holds, ({ holds }) => holdList(context, holds)],
    [texts.workers, ({ pool }) => number(pool?.workers)],
    [texts.slots, (model) => html`${jobs(model, model.pool?.slotsInUse, 'active')} / ${number(model.pool?.slots)}`],
    [texts.waiting, (model) => jobs(model, model.pool?.waiting, 'prioritized')],
    [texts.oldest, ({ pool }) => number(pool?.oldestWaitingSeconds)],
    [texts.running, (model) => jobs(model, model.pool?.running, 'active')],
    [texts.delayed, (model) => jobs(model, model.pool?.delayed, 'delayed')],
    [texts.meanLatency, ({ pool }) => `${number(pool?.latencyMs)}, ${number(pool?.usualLatencyMs)}`],
    [texts.callsOfLate, ({ pool }) => html`${number(pool?.succeeded)} / ${failures(pool?.failed)}`],
    ...(['hour', 'day'] as const).map((period): Row => {
      const name = texts[period === 'hour' ? 'ofHour' : 'ofDay'];
      const charts = ({ model, history }: ModelView) =>
        history === null ? texts.unknown : historyCharts(history[period], `${model}, ${name}`, context);
      return [name, charts];
    }),
    [texts.breaker, ({ pool }) => breakerText(context, pool?.breakerOpen ?? null)],
    [
      texts.concurrency,
      ({ settings }) => (settings === null ? texts.unknown : number(settings.concurrency, texts.asSet)),
    ],
    [
      texts.rate,
      ({ settings }) => (settings === null ? texts.unknown : number(settings.ratePerMinute, texts.unlimited)),
    ],
    [texts.limited, ({ settings }) => steeringText(settings?.limitedFor ?? null, language) || texts.none],
    [texts.price, ({ priceUsd }) => number(priceUsd)],
    [texts.lastHour, ({ lastHour }) => html`${number(lastHour?.generations)} / ${failures(lastHour?.failed)}`],
    [texts.tokens, ({ lastHour }) => `${number(lastHour?.inputTokens)} / ${number(lastHour?.outputTokens)}`],
    [
      texts.charges,
      ({ lastHour }) =>
        html`<a href="${link('/accounts')}">${number(lastHour?.chargesUsd)}</a> / ${number(lastHour?.providerCostUsd)}`,
    ],
    ...(canWrite ? [[texts.actions, (model: ModelView) => actionsOf(model, context)] as const] : []),
  ];
}

function pausedText({ texts }: PageContext, byOperator: boolean | null, onBoard: boolean | null): HtmlValue {
  if (byOperator === true || onBoard === true) return coloured('warn', texts.yes);
  return byOperator === null && onBoard === null ? texts.unknown : texts.no;
}

function breakerText({ texts }: PageContext, isOpen: boolean | null): HtmlValue {
  if (isOpen === null) return texts.unknown;
  return isOpen ? coloured('bad', texts.breakerOpen) : texts.breakerClosed;
}

function actionsOf({ model, settings, pool }: ModelView, context: PageContext): Html {
  const { texts, link } = context;
  const isPaused = settings?.paused === true || pool?.pausedOnBoard === true;
  const verb = isPaused ? 'resume' : 'pause';
  return html`${actionLink(link(`/models/${model}/${verb}`), texts[verb], model)}<br>
${actionLink(link(`/models/${model}/limit`), texts.limit, model)}`;
}

/** Null: MongoDB did not answer. */
function actionTable(actions: readonly ModelAction[] | null, context: PageContext): Html {
  const { texts } = context;
  const rows = (actions ?? []).map(({ at, operator, action, model, reason, until }): readonly HtmlValue[] => [
    timeOf(at, texts.none),
    operator,
    `${action} ${model}`,
    reason ?? texts.none,
    timeOf(until, texts.none),
  ]);
  const headings = [texts.at, texts.operator, texts.what, texts.why, texts.until];
  return table(texts.steered, headings, rows, actions === null ? texts.unknown : texts.none);
}
