import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { catalogueEntry, ERROR_KINDS } from '../../shared/core/errors.ts';
import { perModel } from '../../shared/core/models.ts';
import { type Condition, incidentMessage } from '../../shared/status/rules.ts';
import { LANGUAGES } from '../http/language.ts';
import { CHANGELOG_PAGE } from './changelog.ts';
import { KIND_TEXTS, REASON_TEXTS, TYPE_TEXTS } from './error-texts.ts';
import { addressOf, GUIDES, guideMarkdown, guideSource, siteAddress } from './guides.ts';
import { codeBlocks, renderMarkdown } from './markdown.ts';
import type { PageAnswer, PageContext } from './page.ts';
import { zipped } from './serve-page.ts';
import { koreanIncident } from './status-page.ts';

const SLUGS = ['quickstart', ...GUIDES] as const;
const same = (path: string) => path;
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target);
const headingIds = (html: string) => [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);

it('compresses equal pages once', async () => {
  const body = Buffer.from('page'.repeat(1_000));
  expect(gunzipSync(await zipped('hash', body))).toEqual(body);
  expect(zipped('hash', body)).toBe(zipped('hash', body));
  expect(zipped('other', body)).not.toBe(zipped('hash', body));
});

it('makes the changelog once for each language and kind of link', async () => {
  const page = CHANGELOG_PAGE;
  const answers: PageAnswer[] = [];
  for (const language of LANGUAGES)
    for (const isExplicit of [false, true]) {
      const link = (path: string) => (isExplicit ? `${path}?lang=${language}` : path);
      const request = { path: page.path } as PageContext['request'];
      const context = { language, isExplicit, link, request, baseUrl: '', priceUsdOf: () => 0.5, param: () => '' };
      const answer = await page.render(context);
      expect(await page.render({ ...context })).toBe(answer);
      answers.push(answer);
    }
  expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(4);
});

describe('rendered Markdown', () => {
  it('shows HTML as text, and follows no link that is not https or of this site', () => {
    const source =
      '# A <b>title</b>\n\n<script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](http://x.example) ![c](https://x.example/c.png)';
    const { html } = renderMarkdown(source, same);
    expect(html.toString()).not.toMatch(/<script|<b>|javascript:|http:|<img/);
    expect(html.toString()).toContain('&lt;script&gt;');
    expect(linksOf(html.toString())).toEqual(['#', '#']);
  });

  it('escapes what stands in code, in links and in the language of a block', () => {
    const { html } = renderMarkdown('```"><i>\n<&>\n```\n\n`<i>` [x](/a"b)', same);
    expect(html.toString()).toContain('&lt;&amp;&gt;');
    expect(html.toString()).not.toContain('<i>');
    expect(linksOf(html.toString())).toEqual(['/a&quot;b']);
  });

  it('tells the title and the first paragraph, without mark-up', () => {
    const { title, summary } = renderMarkdown('# The `key`\n\nA [link](x.md) and **more**.\n\nNext.', same);
    expect([title, summary]).toEqual(['The key', 'A link and more.']);
  });

  it('gives equal headings ids of their own', () => {
    const { html } = renderMarkdown('## 두 모드, 따로\n\n## A\n\n## A', same);
    expect(headingIds(html.toString())).toEqual(['두-모드-따로', 'a', 'a-1']);
  });
});

describe('the guides', () => {
  it.each(SLUGS)('%s has the same code, headings and links in both languages', (slug) => {
    const [ko, en] = LANGUAGES.map((language) => guideSource(language, slug));
    expect(codeBlocks(ko ?? '')).toEqual(codeBlocks(en ?? ''));
    const shape = (source = '') => {
      const html = renderMarkdown(source, same).html.toString();
      return { headings: headingIds(html).length, links: linksOf(html).sort() };
    };
    expect(shape(ko)).toEqual(shape(en));
  });

  it.each(LANGUAGES)('name the prices that this service charges, in %s', (language) => {
    const priceUsdOf = (model: string) => (model === 'haiku' ? 0.0205 : 1);
    const rows = guideMarkdown({ language, priceUsdOf }, 'billing').match(/^\| `.*\|$/gmu) ?? [];
    expect(rows.map((row) => row.split(/[ |]+/u).slice(1, 3))).toEqual([
      ['`haiku`', '0.0205'],
      ['`sonnet`', '1.000'],
      ['`gpt4o`', '1.000'],
      ['`gemini`', '1.000'],
    ]);
  });

  it.each(LANGUAGES)('link to pages that exist, in %s', (language) => {
    const known = new Set<string>([
      ...SLUGS.map(addressOf),
      ...Object.keys(TYPE_TEXTS).map((slug) => `/errors/${slug}`),
      '/docs',
      '/errors',
      '/changelog',
      '/dashboard',
      '/docs/webhook-addresses.json',
      '/status',
      '/status.atom',
      '/support',
    ]);
    for (const slug of SLUGS) {
      const { html } = renderMarkdown(guideSource(language, slug), (target) => siteAddress(target, same));
      const links = linksOf(html.toString()).filter((target) => !target.startsWith('https://'));
      expect({ slug, unknown: links.filter((target) => !known.has(target)) }).toEqual({ slug, unknown: [] });
    }
  });

  it('are written in their language', () => {
    const hangulShare = (text: string) => {
      const [hangul, latin] = [/[가-힣]/g, /[a-z]/gi].map((letters) => (text.match(letters) ?? []).length);
      return (hangul ?? 0) / ((hangul ?? 0) + (latin ?? 0));
    };
    const withoutCode = (text: string) => text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`]*`|\]\([^)]*\)/g, '');
    for (const slug of SLUGS) {
      const share = (language: 'ko' | 'en') => hangulShare(withoutCode(guideSource(language, slug)));
      expect({ slug, isKorean: share('ko') > 0.6 }).toEqual({ slug, isKorean: true });
      expect({ slug, isKorean: share('en') > 0.05 }).toEqual({ slug, isKorean: false });
    }
  });

  it('keep links in the chosen language', () => {
    const link = (path: string) => `${path}!`;
    expect(siteAddress('webhooks.md', link)).toBe('/docs/guides/webhooks!');
    expect(siteAddress('quickstart.md', link)).toBe('/docs/quickstart!');
    expect(siteAddress('https://x.example/a.md', link)).toBe('https://x.example/a.md');
  });
});

describe('the changelog', () => {
  it('has as many entries in every part in both languages', () => {
    const entries = (file: string) =>
      readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
        .split(/^##+ /m)
        .map((part) => part.match(/^- /gm)?.length ?? 0);
    expect(entries('CHANGELOG.ko.md')).toEqual(entries('CHANGELOG.md'));
  });
});

describe('the texts of errors', () => {
  it('explain every entry of the catalogue, every type and every reason in both languages', () => {
    expect(Object.keys(KIND_TEXTS).sort()).toEqual([...ERROR_KINDS].sort());
    const slugs = new Set(ERROR_KINDS.map((kind) => catalogueEntry(kind).slug));
    expect(Object.keys(TYPE_TEXTS).sort()).toEqual([...slugs].sort());
    for (const language of LANGUAGES) {
      for (const text of Object.values(TYPE_TEXTS)) {
        expect(text[language].meaning.length).toBeGreaterThan(10);
        expect(text[language].actions.length).toBeGreaterThan(0);
      }
      for (const { meaning, action } of Object.values(REASON_TEXTS)) {
        expect(meaning[language]).not.toBe('');
        expect(action[language]).not.toBe('');
      }
    }
  });

  it('give a reason the status of its errors', () => {
    const byStatus = (status: number) =>
      Object.entries(REASON_TEXTS)
        .filter(([, text]) => text.status === status)
        .map(([reason]) => reason)
        .sort();
    expect(byStatus(429)).toEqual(['address', 'day', 'endpoint', 'minute', 'streams']);
    expect(byStatus(403)).toEqual(['address_not_allowed', 'suspended']);
  });
});

describe('the messages of incidents', () => {
  it('are Korean on a Korean page, whatever fails', () => {
    const CONDITIONS: readonly Condition[] = ['operational', 'degraded', 'outage'];
    const connections = { active: 0, idle: 0, max: 1 };
    for (const database of CONDITIONS) {
      for (const cache of CONDITIONS) {
        for (const haiku of CONDITIONS) {
          for (const others of [
            { status: 'operational' },
            { status: 'outage' },
            { status: 'degraded', paused: true },
          ] as const) {
            const message = incidentMessage({
              database: { status: database, latencyMs: 1, connections },
              cache: { status: cache, latencyMs: 1, hitRate: 0, memoryUsageMb: 0 },
              models: perModel((model) => ({ avgLatencyMs: 1, ...(model === 'haiku' ? { status: haiku } : others) })),
            });
            const korean = koreanIncident(message).replaceAll(/haiku|sonnet|gpt4o|gemini|AI/g, '');
            expect({ message, english: /[a-z$]/i.test(korean) }).toEqual({ message, english: false });
          }
        }
      }
    }
    expect(koreanIncident('Not available: haiku, gemini. Paused: sonnet.')).toBe(
      '사용할 수 없는 모델: haiku, gemini. 일시 중지된 모델: sonnet.',
    );
    expect(koreanIncident('Of an earlier version.')).toBe('Of an earlier version.');
  });
});
