import { kstTime } from '../../shared/core/clock.ts';
import type { Hold } from '../../shared/operations/holds.ts';
import { holdSentence } from '../../shared/operations/words.ts';
import { type Html, type HtmlValue, html } from '../site/html.ts';
import type { PageContext } from './page.ts';

/** Parts that several of the operators' pages share. */

/** A table with a caption; the first cell of each row is its heading. It scrolls by itself on a narrow screen. */
export function table(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly HtmlValue[])[],
  empty: string,
): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.length === 0 && html`<tr><td colspan="${headings.length}">${empty}</td></tr>`}${rows.map(row)}</tbody>
</table></div>`;
}

function row([heading, ...cells]: readonly HtmlValue[]): Html {
  return html`<tr><th scope="row">${heading}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`;
}

/** An id that leads to its story. */
export function idLink({ link }: PageContext, id: string): Html {
  return html`<a href="${link('/find', { id })}"><code>${id}</code></a>`;
}

/** A number that links to its details. Null: unknown. */
export function countLink(context: PageContext, count: number | null, address: string): HtmlValue {
  if (count === null) return context.texts.unknown;
  return html`<a href="${address}">${numberText(context, count)}</a>`;
}

export function numberText({ language }: Pick<PageContext, 'language'>, value: number): string {
  return value.toLocaleString(language, { maximumFractionDigits: 4 });
}

/** In Korea Standard Time, with the instant for machines. */
export function timeOf(at: Date | null, none: string): HtmlValue {
  if (at === null) return none;
  return html`<time datetime="${at.toISOString()}">${kstTime(at)}</time>`;
}

/** Why something waits, a sentence each. */
export function holdList({ language, texts }: PageContext, holds: readonly Hold[]): Html {
  if (holds.length === 0) return html`<span class="soft">${texts.none}</span>`;
  return html`<ul class="plain">${holds.map((hold) => html`<li>${holdSentence(hold, language)}</li>`)}</ul>`;
}

/** The board of a queue; `status` as bull-board names it. */
export function boardOf(queue: string, status = 'latest'): string {
  return `/queues/queue/${encodeURIComponent(queue)}?status=${status}`;
}

/** To the form of an action. @param name the accessible name, which differs between links with the same text */
export function actionLink(address: string, text: string, name: string): Html {
  return html`<a href="${address}" aria-label="${text}: ${name}">${text}</a>`;
}

export type ClassName = 'good' | 'warn' | 'bad';

export function coloured(className: ClassName, text: HtmlValue): Html {
  return html`<span class="${className}">${text}</span>`;
}
