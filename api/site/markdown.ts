import { Marked, type Tokens } from 'marked';
import { escapeHtml, type Html, trusted } from './html.ts';

export interface RenderedMarkdown {
  /** The text of the first heading, without mark-up. */
  readonly title: string;
  /** The first paragraph, without mark-up. */
  readonly summary: string;
  readonly html: Html;
}

/**
 * Renders Markdown of this repository. HTML in it is shown as text. @param address the address of a link's target
 */
export function renderMarkdown(source: string, address: (target: string) => string): RenderedMarkdown {
  const marked = new Marked({ gfm: true });
  const plain = (token: Tokens.Generic | undefined) => plainText(token?.tokens ?? []);
  const seen = new Map<string, number>();
  marked.use({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      heading({ tokens, depth }) {
        const id = uniqueId(plainText(tokens), seen);
        return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escapeHtml(safeTarget(address(href)))}">${this.parser.parseInline(tokens)}</a>`;
      },
      // Wide content scrolls by itself; with a tab stop also by keyboard.
      code: ({ text, lang = '' }) =>
        `<pre tabindex="0"><code class="language-${escapeHtml(lang.split(' ', 1)[0] ?? '')}">${escapeHtml(text)}\n</code></pre>\n`,
    },
  });
  const tokens = marked.lexer(source);
  return {
    title: plain(tokens.find(({ type }) => type === 'heading')),
    summary: plain(tokens.find(({ type }) => type === 'paragraph')),
    html: trusted(withScrollingTables(marked.parser(tokens))),
  };
}

/** Text cannot hold such a tag: it is escaped. */
function withScrollingTables(text: string): string {
  return text.replaceAll('<table>', '<div class="table" tabindex="0"><table>').replaceAll('</table>', '</table></div>');
}

/** The text of the fenced code blocks, with their info strings. */
export function codeBlocks(source: string): { readonly language: string; readonly text: string }[] {
  return new Marked({ gfm: true })
    .lexer(source)
    .filter((token): token is Tokens.Code => token.type === 'code')
    .map(({ lang = '', text }) => ({ language: lang, text }));
}

function plainText(tokens: readonly Tokens.Generic[]): string {
  return tokens.map((token) => (token.tokens ? plainText(token.tokens) : String(token['text'] ?? ''))).join('');
}

/** As GitHub makes them, so that a link works in both places. */
function uniqueId(text: string, seen: Map<string, number>): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
  const count = seen.get(id) ?? 0;
  seen.set(id, count + 1);
  return count === 0 ? id : `${id}-${count}`;
}

function safeTarget(target: string): string {
  return /^(https:\/\/|\/|#)/.test(target) ? target : '#';
}
