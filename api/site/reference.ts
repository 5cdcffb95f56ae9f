import { type Html, html } from './html.ts';
import { htmlPage } from './layout.ts';
import { openApiShape, readOpenApi } from './open-api.ts';
import type { Page, PageAnswer } from './page.ts';
import { referenceHtml } from './reference-html.ts';
import { SCRIPT_POLICY } from './serve-page.ts';
import { fileAddress, hasFile } from './static-files.ts';
import { TEXTS } from './texts.ts';

/** By the languages that it is made for: it takes 30 ms, and is the same for every reader. */
const made = new Map<string, PageAnswer>();

/** `/docs`: the reference from the OpenAPI document, as plain HTML that Redoc replaces where scripts run. */
export const REFERENCE_PAGE: Page = {
  path: '/docs',
  render(context) {
    const key = `${context.language} ${context.isExplicit}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const { reference, englishOnly } = TEXTS[context.language];
    const page = htmlPage(context, {
      title: reference,
      isWide: true,
      main: html`<div id="reference" class="prose" lang="en">
${englishOnly !== '' && html`<p class="quiet" lang="${context.language}">${englishOnly}</p>\n`}${referenceHtml(openApiShape.parse(readOpenApi()))}</div>`,
      ...(hasFile('redoc.standalone.js') ? { scripts: scripts() } : {}),
    });
    const fresh = { ...page, body: Buffer.from(page.body), contentSecurityPolicy: SCRIPT_POLICY };
    made.set(key, fresh);
    return fresh;
  },
};

function scripts(): Html {
  return html`<script src="${fileAddress('redoc.standalone.js')}"></script>
<script src="${fileAddress('reference.js')}"></script>
`;
}
