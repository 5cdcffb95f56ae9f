import type { PoolSettings } from '../../../shared/status/pool-settings.ts';
import { MAX_POOL_CONCURRENCY, MAX_RATE_PER_MINUTE, MAX_REASON } from '../../../shared/status/pool-settings.ts';
import { type Html, html } from '../../site/html.ts';
import { PAGE_PATHS, type PageContext } from '../page.ts';

export type SteeringVerb = 'pause' | 'resume' | 'limit' | 'suspend';

export interface SteeringForm {
  /** Without language and query. */
  readonly path: string;
  readonly verb: SteeringVerb;
  readonly target: string;
  /** Whether it may end by itself. */
  readonly ends: boolean;
  /** Those in force, if it changes the limits of a model. */
  readonly limits: PoolSettings | null;
}

/** What an operator confirms: its effect, why, and until when. */
export function steeringBody({ path, verb, target, ends, limits }: SteeringForm, context: PageContext): Html {
  const { texts, link, query, name } = context;
  const number = (field: string, label: string, value: number | null, max: number) => html`<div>
<label for="${field}">${label}</label>
<input id="${field}" name="${field}" type="number" min="1" max="${max}" value="${value ?? ''}"></div>`;
  return html`<p>${texts[`${verb}Effect`]}</p>
<form class="steering" method="post" action="${link(path, query)}">
${
  limits !== null &&
  html`${number('concurrency', texts.concurrency, limits.concurrency, MAX_POOL_CONCURRENCY)}
${number('rate_per_minute', texts.rate, limits.ratePerMinute, MAX_RATE_PER_MINUTE)}`
}
<div><label for="reason">${texts.reason}</label>
<input id="reason" name="reason" required maxlength="${MAX_REASON}" autocomplete="off"></div>
${
  ends &&
  html`<div><label for="until">${texts.until}</label>
<input id="until" name="until" type="datetime-local"></div>`
}
<p><button type="submit">${texts[verb]}: ${target}</button> <a href="${link(PAGE_PATHS[name], query)}">${texts.back}</a></p>
</form>`;
}
