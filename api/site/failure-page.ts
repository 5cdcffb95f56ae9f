import { html } from './html.ts';
import type { Localized } from './language.ts';
import { htmlPage } from './layout.ts';
import type { PageAnswer, PageContext } from './page.ts';

const TEXTS: Localized<{ missing: string; home: string; explain: string }> = {
  ko: {
    missing: '이 주소에는 아무것도 없습니다. 주소를 확인하거나 문서 첫 화면에서 찾아보세요.',
    home: '문서 첫 화면',
    explain: '이 오류 설명 보기',
  },
  en: {
    missing: 'There is nothing at this address. Check it, or start from the first page.',
    home: 'First page',
    explain: 'What this error means',
  },
};

/** The page of a request that failed, such as 404 and 429. @param answer the same failure as problem details */
export function failurePage(
  context: PageContext,
  answer: { readonly status: number; readonly body: string },
): PageAnswer {
  const problem: Readonly<Record<string, unknown>> = JSON.parse(answer.body);
  const texts = TEXTS[context.language];
  const { status } = answer;
  const page = htmlPage(context, {
    title: `${status} ${String(problem['title'])}`,
    main: html`<h1>${status} <span lang="en">${String(problem['title'])}</span></h1>
<p>${status === 404 ? texts.missing : html`<span lang="en">${String(problem['detail'])}</span>`}</p>
<p><a href="${context.link('/')}">${texts.home}</a> · <a href="${context.link(String(problem['type']))}">${texts.explain}</a></p>
<p class="quiet"><code>${String(problem['request_id'])}</code></p>`,
  });
  return { ...page, status, caching: 'never' };
}
