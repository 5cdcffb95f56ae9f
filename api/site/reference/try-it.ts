import { type Html, html } from '../html.ts';
import type { Parameter } from '../open-api.ts';
import { catalogue, type Entry, resolved } from './catalogue.ts';
import type { ReferenceTexts } from './texts.ts';

/**
 * A form that sends the request with the dashboard's session, by `static/reference.js`: without a script it is not shown.
 * The session has the paths below `/v1`, and cannot unmask.
 */
export function tryIt(entry: Entry, texts: ReferenceTexts): Html | false {
  const { operation, method, path } = entry;
  const cannot = operation['x-permission'].some((permission) => permission.endsWith(':unmask'));
  if (method === 'WEBHOOK' || !path.startsWith('/v1/') || cannot) return false;
  const { document } = catalogue();
  const parameters = operation.parameters.map((each) => resolved<Parameter>(document, 'parameters', each));
  const content = operation.requestBody?.content['application/json'];
  const inputs = parameters.filter((each) => each.in !== 'header').map(input);
  return html`<section class="try" hidden>
<h2 id="try">${texts.tryIt}</h2>
<p>${texts.trySession} <a href="/dashboard">${texts.toDashboard}</a></p>
<form data-method="${method}" data-path="/dashboard/api${path}" data-sending="${texts.sending}" data-signed-out="${texts.signedOut}" data-unreachable="${texts.unreachable}" data-not-json="${texts.notJson}">
<fieldset><legend>${texts.mode}</legend>
<label><input type="radio" name="mode" value="false" checked> ${texts.test}</label>
<label><input type="radio" name="mode" value="true"> ${texts.live}</label>
</fieldset>
${inputs}${
  content !== undefined &&
  html`<label for="try-body">${texts.body}</label>
<textarea id="try-body" rows="10" spellcheck="false" lang="en">${JSON.stringify(content.example ?? {}, null, 2)}</textarea>
`
}<p><button>${texts.send}</button></p>
<p role="status"></p>
<pre tabindex="0" hidden><code></code></pre>
</form>
</section>
`;
}

function input({ name, in: place, required }: Parameter): Html {
  return html`<label for="try-${name}"><code>${name}</code></label>
<input id="try-${name}" data-in="${place}" data-name="${name}" maxlength="200" autocomplete="off"${required && html` required`}>
`;
}
