import {
  AppError,
  catalogueEntry,
  ERROR_KINDS,
  type ErrorKind,
  type ErrorOptions,
  type ErrorReason,
  type ErrorSlug,
} from '../../shared/core/errors.ts';
import type { Language } from '../http/language.ts';
import { legacyError, problemDetails } from '../presenters/errors.ts';
import { KIND_TEXTS, REASON_TEXTS, TYPE_TEXTS } from './error-texts.ts';
import { type Html, html, prose } from './html.ts';
import type { Localized } from './language.ts';
import { htmlPage } from './layout.ts';
import { JSON_TYPE, type Page, type PageAnswer, type PageContext } from './page.ts';
import { TEXTS } from './texts.ts';

const WORDS: Localized<
  Readonly<Record<'actions' | 'codes' | 'legacy' | 'when' | 'reasons' | 'example' | 'intro', string>>
> = {
  ko: {
    actions: '대처 방법',
    codes: '코드',
    legacy: '레거시 코드',
    when: '언제',
    reasons: '`reason` 값',
    example: '예시',
    intro:
      '모든 오류는 `application/problem+json`(RFC 9457)이고, `type`이 아래 페이지를 가리킵니다. 코드에서는 `code`로 먼저 분기하고, 429와 503은 `reason`으로 원인을 구별하세요. 새로운 `reason`이 추가될 수 있습니다.',
  },
  en: {
    actions: 'What to do',
    codes: 'Codes',
    legacy: 'Legacy code',
    when: 'When',
    reasons: 'Values of `reason`',
    example: 'Example',
    intro:
      'Errors are `application/problem+json` (RFC 9457), and their `type` names one of these pages. Branch on `code` first; at 429 and 503 `reason` tells the cause. New reasons may come.',
  },
};

/** A typical failure of each type, shown as the API answers it. */
const EXAMPLES: Readonly<Record<ErrorSlug, { path: string; kind: ErrorKind; detail: string; options?: ErrorOptions }>> =
  {
    validation: {
      path: '/v1/profiles',
      kind: 'validation_error',
      detail: 'birth_month: must be from 1 to 12',
      options: { errors: [{ path: 'birth_month', message: 'must be from 1 to 12' }] },
    },
    authentication: {
      path: '/v1/profiles',
      kind: 'invalid_api_key',
      detail: 'The API key is malformed or unknown.',
      options: { hint: 'A key must start with bs_live_ or bs_test_: check that it was copied whole.' },
    },
    forbidden: {
      path: '/v1/reports/audit',
      kind: 'forbidden',
      detail: 'The key lacks the permission audit:read.',
    },
    'not-found': { path: '/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p', kind: 'not_found', detail: 'No such profile.' },
    'method-not-allowed': {
      path: '/v1/profiles',
      kind: 'method_not_allowed',
      detail: 'This path takes GET, HEAD, POST.',
    },
    conflict: {
      path: '/v1/profiles',
      kind: 'conflict',
      detail: 'Another profile has this external_id.',
      options: {
        errors: [{ path: 'external_id', message: 'is taken by another profile' }],
        hint: 'Find it with GET /v1/profiles?external_id=….',
      },
    },
    gone: {
      path: '/v1/fortunes',
      kind: 'gone',
      detail: 'The profile or fortune of the answer to this idempotency key was deleted.',
      options: { hint: 'To do it again, send the request with a new key.' },
    },
    'payload-too-large': {
      path: '/v1/fortunes/batch',
      kind: 'payload_too_large',
      detail: 'A batch takes at most 100 profiles.',
    },
    'unsupported-media-type': {
      path: '/v1/profiles',
      kind: 'unsupported_media_type',
      detail: 'The body must be JSON.',
      options: { hint: 'Send Content-Type: application/json.' },
    },
    'rate-limited': {
      path: '/v1/fortunes',
      kind: 'rate_limited',
      detail: 'Too many requests.',
      options: { reason: 'minute', retryAfterSeconds: 4 },
    },
    'service-unavailable': {
      path: '/v1/fortunes',
      kind: 'generation_failed',
      detail: 'The AI model could not answer. Nothing was charged.',
      options: { reason: 'provider_failed', retryAfterSeconds: 5 },
    },
    internal: {
      path: '/v1/fortunes',
      kind: 'internal_error',
      detail: 'Something went wrong on our side.',
      options: { hint: 'Repeat the request; if it fails again, send us its request id.' },
    },
  };

export const ERROR_PAGES: readonly Page[] = [
  { path: '/errors', render: errorList },
  {
    path: '/errors/{slug}',
    render(context) {
      const named = context.param('slug');
      // The `code` of an answer leads to the page of its type as well.
      const slug = ERROR_KINDS.map(catalogueEntry).find(({ code }) => code === named)?.slug ?? named;
      if (!isSlug(slug)) throw new AppError('not_found', 'There is no such type of error.');
      const wanted = context.request.accepts('html', 'json', 'application/problem+json');
      return wanted === 'html' ? errorPage(context, slug) : description(context.language, slug);
    },
  },
];

function isSlug(text: string): text is ErrorSlug {
  return Object.hasOwn(TYPE_TEXTS, text);
}

/** The answer to `Accept: application/json`. */
function description(language: Language, slug: ErrorSlug): PageAnswer {
  const { meaning, actions } = TYPE_TEXTS[slug][language];
  const body = {
    type: `/errors/${slug}`,
    title: titleOf(slug),
    status: statusOf(slug),
    meaning,
    actions,
    codes: kindsOf(slug).map((kind) => {
      const { status, code, legacy } = catalogueEntry(kind);
      const legacyStatus = legacy?.status ?? status;
      return {
        code,
        status,
        legacy_code: legacy?.code ?? code,
        legacy_status: legacyStatus,
        meaning: KIND_TEXTS[kind][language],
      };
    }),
    reasons: reasonsOf(slug).map((reason) => ({
      reason,
      meaning: REASON_TEXTS[reason].meaning[language],
      action: REASON_TEXTS[reason].action[language],
    })),
    example: exampleOf(slug).problem,
  };
  return { contentType: JSON_TYPE, body: JSON.stringify(body) };
}

function errorPage(context: PageContext, slug: ErrorSlug): PageAnswer {
  const { language } = context;
  const words = WORDS[language];
  const { meaning, actions } = TYPE_TEXTS[slug][language];
  const { problem, legacy } = exampleOf(slug);
  return htmlPage(context, {
    title: `${statusOf(slug)} ${titleOf(slug)}`,
    description: meaning.replaceAll('`', ''),
    main: html`<h1>${statusOf(slug)} <span lang="en">${titleOf(slug)}</span></h1>
<p><code>/errors/${slug}</code></p>
<p class="lead">${prose(meaning)}</p>
<h2>${words.actions}</h2>
<ul>
${actions.map((action) => html`<li>${prose(action)}</li>\n`)}</ul>
<h2>${words.codes}</h2>
${codeTable(language, slug)}
${reasonTable(language, slug)}<h2>${words.example}</h2>
<pre tabindex="0"><code>${JSON.stringify(problem, null, 2)}</code></pre>
<p><code>/api/…</code></p>
<pre tabindex="0"><code>${JSON.stringify(legacy, null, 2)}</code></pre>`,
  });
}

function codeTable(language: Language, slug: ErrorSlug): Html {
  const words = WORDS[language];
  const rows = kindsOf(slug).map((kind) => {
    const { status, code, legacy } = catalogueEntry(kind);
    return html`<tr><td>${status} <code>${code}</code></td><td>${legacy?.status ?? status} <code>${legacy?.code ?? code}</code></td><td>${prose(KIND_TEXTS[kind][language])}</td></tr>\n`;
  });
  return html`<div class="table" tabindex="0"><table>
<thead><tr><th scope="col"><code>code</code></th><th scope="col">${words.legacy}</th><th scope="col">${words.when}</th></tr></thead>
<tbody>
${rows}</tbody></table></div>`;
}

function reasonTable(language: Language, slug: ErrorSlug): Html | null {
  const reasons = reasonsOf(slug);
  if (reasons.length === 0) return null;
  const words = WORDS[language];
  const rows = reasons.map((reason) => {
    const { meaning, action } = REASON_TEXTS[reason];
    return html`<tr id="${reason}"><th scope="row"><code>${reason}</code></th><td>${prose(meaning[language])}</td><td>${prose(action[language])}</td></tr>\n`;
  });
  return html`<h2>${prose(words.reasons)}</h2>
<div class="table" tabindex="0"><table>
<thead><tr><th scope="col"><code>reason</code></th><th scope="col">${words.when}</th><th scope="col">${words.actions}</th></tr></thead>
<tbody>
${rows}</tbody></table></div>
`;
}

function errorList(context: PageContext): PageAnswer {
  const { language, link } = context;
  const items = SLUGS.map((slug) => {
    const text = prose(TYPE_TEXTS[slug][language].meaning);
    return html`<li><a href="${link(`/errors/${slug}`)}">${statusOf(slug)} <span lang="en">${titleOf(slug)}</span></a><p>${text}</p></li>\n`;
  });
  const title = TEXTS[language].errors;
  return htmlPage(context, {
    title,
    main: html`<h1>${title}</h1>\n<p>${prose(WORDS[language].intro)}</p>\n<ul class="cards">\n${items}</ul>`,
  });
}

const SLUGS = Object.keys(TYPE_TEXTS).filter(isSlug);

function exampleOf(slug: ErrorSlug) {
  const { path, kind, detail, options } = EXAMPLES[slug];
  const requestId = 'req_01kb0c1d2e3f4g5h6j7k8m9n0p';
  // The overloads of AppError demand a reason by kind, which a table of kinds cannot show.
  const error = Object.assign(new AppError('internal_error', detail, options), { kind });
  return { problem: problemDetails(error, { instance: path, requestId }), legacy: legacyError(error, requestId).body };
}

function kindsOf(slug: ErrorSlug): readonly ErrorKind[] {
  return ERROR_KINDS.filter((kind) => catalogueEntry(kind).slug === slug);
}

function statusOf(slug: ErrorSlug): number {
  return firstOf(slug).status;
}

function titleOf(slug: ErrorSlug): string {
  return firstOf(slug).title;
}

function firstOf(slug: ErrorSlug) {
  const [first] = kindsOf(slug);
  if (first === undefined) throw new Error(`the error catalogue has no entry for ${slug}`);
  return catalogueEntry(first);
}

function reasonsOf(slug: ErrorSlug): readonly ErrorReason[] {
  const status = statusOf(slug);
  return (Object.keys(REASON_TEXTS) as ErrorReason[]).filter((reason) => REASON_TEXTS[reason].status === status);
}
