/** Text that is HTML already. Only `html` and `trusted` make it. */
export class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/**
 * Values of a template: text and numbers are escaped, `Html` is not, lists are joined; null, undefined and false render
 * nothing.
 */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/**
 * A template that escapes every value, in text and in quoted attributes: ``html`<p title="${title}">${text}</p>` ``.
 * Write attribute values in quotes always. It is not for the content of `<script>` and `<style>`.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = strings[0] ?? '';
  for (const [index, value] of values.entries()) text += rendered(value) + (strings[index + 1] ?? '');
  return new Html(text);
}

/** HTML that was made elsewhere and escapes what it shows, such as rendered Markdown of this repository. */
export function trusted(text: string): Html {
  return new Html(text);
}

/** Escaped text in which `words` in backquotes are code. */
export function prose(text: string): Html {
  return trusted(html`${text}`.toString().replace(/`([^`]+)`/g, '<code>$1</code>'));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function rendered(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(rendered).join('');
  return escapeHtml(String(value));
}
