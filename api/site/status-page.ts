import { kstMinute } from '../../shared/core/clock.ts';
import type { IncidentRecord } from '../../shared/db/models/incidents.ts';
import type { Condition, ModelStatus } from '../../shared/status/rules.ts';
import type { ServiceStatus, StatusService } from '../../shared/status/status.ts';
import type { Language } from '../http/language.ts';
import { type Html, html, trusted } from './html.ts';
import type { Localized } from './language.ts';
import { htmlPage } from './layout.ts';
import type { Page, PageContext } from './page.ts';
import { TEXTS } from './texts.ts';

interface StatusTexts {
  readonly overall: Readonly<Record<Condition, string>>;
  readonly conditions: Readonly<Record<Condition | 'paused', string>>;
  readonly components: string;
  readonly component: string;
  readonly state: string;
  readonly database: string;
  readonly cache: string;
  readonly model: (name: string) => string;
  readonly incidents: string;
  readonly none: string;
  readonly started: string;
  readonly ended: string;
  readonly goesOn: string;
  readonly what: string;
  readonly feed: string;
}

const STATUS: Localized<StatusTexts> = {
  ko: {
    overall: {
      operational: '모든 기능이 정상입니다.',
      degraded: '일부 기능이 느리거나 실패합니다.',
      outage: '장애가 발생했습니다.',
    },
    conditions: { operational: '정상', degraded: '저하', outage: '장애', paused: '일시 중지' },
    components: '구성 요소',
    component: '구성 요소',
    state: '상태',
    database: '데이터베이스',
    cache: '캐시와 대기열',
    model: (name) => `AI 모델 ${name}`,
    incidents: '최근 90일의 장애',
    none: '최근 90일 동안 장애가 없었습니다.',
    started: '시작',
    ended: '종료',
    goesOn: '진행 중',
    what: '내용',
    feed: '장애 소식 구독(Atom)',
  },
  en: {
    overall: {
      operational: 'Everything works.',
      degraded: 'Something is slow or fails.',
      outage: 'There is an outage.',
    },
    conditions: { operational: 'Operational', degraded: 'Degraded', outage: 'Outage', paused: 'Paused' },
    components: 'Components',
    component: 'Component',
    state: 'State',
    database: 'Database',
    cache: 'Cache and queues',
    model: (name) => `AI model ${name}`,
    incidents: 'Incidents of the last 90 days',
    none: 'No incidents in the last 90 days.',
    started: 'Began',
    ended: 'Ended',
    goesOn: 'Goes on',
    what: 'What happened',
    feed: 'Feed of incidents (Atom)',
  },
};

type IncidentReads = Pick<StatusService, 'read' | 'recentIncidents'>;

/** How the service is, and its incidents of 90 days as a table and a feed, also while the database is away. */
export function statusPages(service: IncidentReads): readonly Page[] {
  return [statusPage(service), incidentFeed(service)];
}

function statusPage(service: IncidentReads): Page {
  return {
    path: '/status',
    async render(context) {
      const [status, incidents] = await Promise.all([service.read(), service.recentIncidents()]);
      const { overall } = STATUS[context.language];
      const title = TEXTS[context.language].status;
      const main = html`<h1>${title}</h1>
<p class="lead">${overall[status.status]}</p>
${componentTable(status, context)}
${incidentTable(incidents, context)}
<p><a href="${context.link(FEED_PATH)}" type="application/atom+xml">${STATUS[context.language].feed}</a></p>
<p class="quiet"><time datetime="${status.at.toISOString()}">${kstTime(status.at)}</time></p>`;
      return { ...htmlPage(context, { title, main }), caching: 'never' };
    },
  };
}

const FEED_PATH = '/status.atom';

/** Atom (RFC 4287) of the same incidents: an entry for each, which changes when it ends. */
function incidentFeed(service: Pick<StatusService, 'recentIncidents'>): Page {
  return {
    path: FEED_PATH,
    async render({ language, baseUrl, link }) {
      const incidents = await service.recentIncidents();
      const texts = STATUS[language];
      const page = `${baseUrl}${link('/status')}`;
      const changes = incidents.map(({ startedAt, resolvedAt }) => (resolvedAt ?? startedAt).toISOString());
      const entries = incidents.map(({ _id, startedAt, resolvedAt, message }) => {
        const ended = resolvedAt === null ? texts.goesOn : kstTime(resolvedAt);
        return html`<entry>
<id>${baseUrl}/status#${_id}</id>
<title>${incidentText(message, language)}</title>
<link href="${page}#${_id}"/>
<published>${startedAt.toISOString()}</published>
<updated>${(resolvedAt ?? startedAt).toISOString()}</updated>
<content>${texts.started} ${kstTime(startedAt)}, ${texts.ended} ${ended}</content>
</entry>
`;
      });
      const body = html`${trusted('<?xml version="1.0" encoding="utf-8"?>')}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${baseUrl}/status</id>
<title>Saju · ${texts.incidents}</title>
<author><name>Saju</name></author>
<link rel="self" href="${baseUrl}${link(FEED_PATH)}"/>
<link href="${page}"/>
<updated>${changes.toSorted().at(-1) ?? new Date(0).toISOString()}</updated>
${entries}</feed>
`;
      return { contentType: 'application/atom+xml; charset=utf-8', body: body.toString() };
    },
  };
}

function componentTable({ database, cache, models }: ServiceStatus, { language }: PageContext): Html {
  const texts = STATUS[language];
  const rows: readonly (readonly [string, Condition | 'paused'])[] = [
    ['API', 'operational'],
    [texts.database, database.status],
    [texts.cache, cache.status],
    ...Object.entries(models).map(([name, model]) => [texts.model(name), conditionOf(model)] as const),
  ];
  return html`<h2>${texts.components}</h2>
<div class="table" tabindex="0"><table>
<thead><tr><th>${texts.component}</th><th>${texts.state}</th></tr></thead>
<tbody>
${rows.map(([name, condition]) => html`<tr><td>${name}</td><td>${texts.conditions[condition]}</td></tr>\n`)}</tbody>
</table></div>`;
}

function conditionOf({ status, paused }: ModelStatus): Condition | 'paused' {
  return paused === true ? 'paused' : status;
}

function incidentTable(incidents: readonly IncidentRecord[], { language }: PageContext): Html {
  const texts = STATUS[language];
  if (incidents.length === 0) return html`<h2>${texts.incidents}</h2>\n<p>${texts.none}</p>`;
  const rows = incidents.map(({ _id, startedAt, resolvedAt, message }) => {
    const ended = resolvedAt === null ? texts.goesOn : timeOf(resolvedAt);
    return html`<tr id="${_id}"><td>${timeOf(startedAt)}</td><td>${ended}</td><td>${incidentText(message, language)}</td></tr>\n`;
  });
  return html`<h2>${texts.incidents}</h2>
<div class="table" tabindex="0"><table>
<thead><tr><th>${texts.started}</th><th>${texts.ended}</th><th>${texts.what}</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>`;
}

function incidentText(message: string, language: Language): string {
  return language === 'ko' ? koreanIncident(message) : message;
}

function timeOf(at: Date): Html {
  return html`<time datetime="${at.toISOString()}">${kstTime(at)}</time>`;
}

function kstTime(at: Date): string {
  return `${kstMinute(at).replace('T', ' ')} +09:00`;
}

/** The sentences of `incidentMessage`, which incidents are stored with. */
const KOREAN_SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^The database does not answer: most requests fail\.$/, '데이터베이스가 응답하지 않아 대부분의 요청이 실패합니다.'],
  [/^The database answers slowly\.$/, '데이터베이스의 응답이 느립니다.'],
  [/^Nothing new can be generated; stored data can be read\.$/, '새로 만들 수는 없고, 저장된 것은 읽을 수 있습니다.'],
  [/^The cache answers slowly\.$/, '캐시의 응답이 느립니다.'],
  [/^No AI model is available\.$/, '사용할 수 있는 AI 모델이 없습니다.'],
  [/^Not available: (.*)\.$/, '사용할 수 없는 모델: $1.'],
  [/^Slow or failing: (.*)\.$/, '느리거나 실패하는 모델: $1.'],
  [/^Paused: (.*)\.$/, '일시 중지된 모델: $1.'],
  [/^The service was not fully available\.$/, '서비스의 일부를 이용할 수 없었습니다.'],
];

export function koreanIncident(message: string): string {
  const sentences = message.split(/(?<=\.) /);
  const korean = sentences.map((sentence) => {
    const [pattern, text] = KOREAN_SENTENCES.find(([each]) => each.test(sentence)) ?? [];
    return pattern === undefined || text === undefined ? sentence : sentence.replace(pattern, text);
  });
  return korean.join(' ');
}
