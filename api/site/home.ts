import { html } from './html.ts';
import type { Localized } from './language.ts';
import { htmlPage } from './layout.ts';
import { JSON_TYPE, type Page, type PageContext } from './page.ts';

interface HomeTexts {
  readonly title: string;
  readonly lead: string;
  readonly first: string;
  readonly firstNote: string;
  readonly next: string;
  readonly cards: readonly (readonly [path: string, title: string, text: string])[];
}

const HOME: Localized<HomeTexts> = {
  ko: {
    title: '금융 앱에 운세를 더하는 API',
    lead: '생년월일시로 사주를 계산하고, 그 사주에 맞는 투자 성향과 오늘의 운세를 AI가 한국어로 씁니다. 요청 한 번이면 됩니다.',
    first: '첫 요청',
    firstNote: '테스트 키는 무료이고, 같은 요청에는 늘 같은 글이 옵니다. 키가 없다면 빠른 시작부터 보세요.',
    next: '다음 단계',
    cards: [
      ['/docs/quickstart', '빠른 시작', '키 발급부터 서명을 검증한 웹훅까지 10분'],
      ['/docs/guides', '가이드', '스트리밍, 배치, 웹훅, 과금, 이전 API에서 옮기기'],
      ['/docs', 'API 레퍼런스', '모든 엔드포인트의 요청과 응답'],
      ['/errors', '오류', '오류 코드마다 뜻과 대처 방법'],
      ['/dashboard', '대시보드', '키, 사용량, 요금, 배치, 웹훅 전송 내역'],
      ['/changelog', '변경 이력', '달라진 점과 호환되지 않는 변경'],
    ],
  },
  en: {
    title: 'Fortunes for your finance app',
    lead: 'Saju computes a person’s four pillars from their birth and has language models write an investment personality and a daily fortune about them, in Korean. One request is enough.',
    first: 'The first request',
    firstNote:
      'Test keys are free, and the same request always gets the same text. No key yet? Begin with the quickstart.',
    next: 'Where to go next',
    cards: [
      ['/docs/quickstart', 'Quickstart', 'From a key to a verified webhook in ten minutes'],
      ['/docs/guides', 'Guides', 'Streams, batches, webhooks, billing, moving from the legacy API'],
      ['/docs', 'API reference', 'Requests and responses of every endpoint'],
      ['/errors', 'Errors', 'What each error means and what to do'],
      ['/dashboard', 'Dashboard', 'Keys, usage, cost, batches, webhook deliveries'],
      ['/changelog', 'Changelog', 'What has changed, incompatible changes first'],
    ],
  },
};

/** `/`: what this is, for people and, with `Accept: application/json`, for programs. @param version of package.json */
export function homePage(version: string): Page {
  const about = { name: 'Saju', version, docs: '/docs', openapi: '/openapi.json', status: '/v1/status' };
  return {
    path: '/',
    render: (context) =>
      context.request.accepts('html', 'json') === 'json'
        ? { contentType: JSON_TYPE, body: JSON.stringify(about) }
        : home(context),
  };
}

function home(context: PageContext) {
  const { language, link, baseUrl } = context;
  const { title, lead, first, firstNote, next, cards } = HOME[language];
  const example = `curl ${baseUrl}/v1/fortunes/daily \\
  -H 'X-API-Key: bs_test_…' -H 'Content-Type: application/json' \\
  -d '{"birth_date": "1990-05-15", "birth_time": "14:00", "gender": "female", "name": "홍길동"}'`;
  const items = cards.map(([path, name, text]) => html`<li><a href="${link(path)}">${name}</a><p>${text}</p></li>\n`);
  return htmlPage(context, {
    title: 'Saju',
    description: lead,
    main: html`<h1>${title}</h1>
<p class="lead">${lead}</p>
<h2>${first}</h2>
<pre tabindex="0"><code>${example}</code></pre>
<p>${firstNote}</p>
<h2>${next}</h2>
<ul class="cards">
${items}</ul>`,
  });
}
