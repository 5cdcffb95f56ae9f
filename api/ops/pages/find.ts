import { isKnownId } from '../../../shared/operations/story/kinds.ts';
import type { Story } from '../../../shared/operations/story/story.ts';
import { STEP_WORDS } from '../../../shared/operations/words.ts';
import { type Html, type HtmlValue, html } from '../../site/html.ts';
import type { PageContext } from '../page.ts';
import { idLink, table, timeOf } from '../parts.ts';

export function findBody(story: Story | null, context: PageContext): Html {
  const { texts, language } = context;
  if (story === null) return html`<p>${texts.findHint}</p>`;
  const { id, kind, timeline } = story;
  return html`<p>${kind} <code>${id}</code></p>
${table(
  texts.timeline,
  [texts.at, texts.what, texts.id, texts.detail],
  timeline.map((step) => [
    timeOf(step.at, texts.none),
    language === 'ko' ? STEP_WORDS[step.what] : step.what,
    step.id === undefined ? '' : idOrLink(step.id, id, context),
    Object.entries(step.detail ?? {}).map(
      ([name, value]) => html`<div>${name}: ${shownValue(value, id, context)}</div>`,
    ),
  ]),
  texts.none,
)}`;
}

function shownValue(value: string | number | boolean, own: string, context: PageContext): HtmlValue {
  if (typeof value === 'boolean') return value ? context.texts.yes : context.texts.no;
  return typeof value === 'string' && isKnownId(value) ? idOrLink(value, own, context) : value;
}

/** The thing's own id leads nowhere. */
function idOrLink(id: string, own: string, context: PageContext): Html {
  return id === own || !isKnownId(id) ? html`<code>${id}</code>` : idLink(context, id);
}
