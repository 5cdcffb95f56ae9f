import { randomBytes } from 'node:crypto';
import { type Html, html } from './html.ts';
import { htmlPage } from './layout.ts';
import { openApiShape } from './open-api.ts';
import type { Page } from './page.ts';
import { referenceHtml } from './reference-html.ts';
import { scriptPolicy } from './serve-page.ts';
import { fileAddress, hasFile } from './static-files.ts';
import { TEXTS } from './texts.ts';

/**
 * `/docs`: the reference from the OpenAPI document, as plain HTML that Redoc replaces where scripts run. The nonce is
 * new in each answer. @param document the one that /openapi.json answers; asked for at the first request
 */
export function referencePage(document: () => unknown): Page {
  let made: Html | null = null;
  return {
    path: '/docs',
    render(context) {
      made ??= referenceHtml(openApiShape.parse(document()));
      const nonce = randomBytes(16).toString('base64');
      const { reference, englishOnly } = TEXTS[context.language];
      const scripts = hasFile('redoc.standalone.js') && scriptsOf(nonce);
      const page = htmlPage(context, {
        title: reference,
        isWide: true,
        main: html`<div id="reference" class="prose" lang="en">
${englishOnly !== '' && html`<p class="quiet" lang="${context.language}">${englishOnly}</p>\n`}${made}</div>`,
        ...(scripts === false ? {} : { scripts }),
      });
      return { ...page, caching: 'never', contentSecurityPolicy: scriptPolicy(nonce) };
    },
  };
}

function scriptsOf(nonce: string): Html {
  return html`<script nonce="${nonce}" src="${fileAddress('redoc.standalone.js')}"></script>
<script nonce="${nonce}" src="${fileAddress('reference.js')}"></script>
`;
}
