import { type Html, html } from './html.ts';
import { htmlPage } from './layout.ts';
import { openApiShape, readOpenApi } from './open-api.ts';
import { madeOnce, type Page } from './page.ts';
import { referenceHtml } from './reference-html.ts';
import { SCRIPT_POLICY } from './serve-page.ts';
import { fileAddress, hasFile } from './static-files.ts';
import { TEXTS } from './texts.ts';

/** `/docs`: the reference from the OpenAPI document, as plain HTML that Redoc replaces where scripts run. It takes 30 ms. */
export const REFERENCE_PAGE: Page = {
  path: '/docs',
  render: madeOnce((context) => {
    const { reference, englishOnly } = TEXTS[context.language];
    const page = htmlPage(context, {
      title: reference,
      isWide: true,
      main: html`<div id="reference" class="prose" lang="en">
${englishOnly !== '' && html`<p class="quiet" lang="${context.language}">${englishOnly}</p>\n`}${referenceHtml(openApiShape.parse(readOpenApi()))}</div>`,
      ...(hasFile('redoc.standalone.js') ? { scripts: scripts() } : {}),
    });
    return { ...page, contentSecurityPolicy: SCRIPT_POLICY };
  }),
};

function scripts(): Html {
  return html`<script src="${fileAddress('redoc.standalone.js')}"></script>
<script src="${fileAddress('reference.js')}"></script>
`;
}
