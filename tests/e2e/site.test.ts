import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressOf, GUIDES } from '../../api/site/guides.ts';
import { catalogueEntry, ERROR_KINDS } from '../../shared/core/errors.ts';
import { derivedId } from '../../shared/core/ids.ts';
import { type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const JSON_ONLY = { Accept: 'application/json' };
const PAGES = [
  '/',
  '/docs',
  '/docs/v2',
  '/docs/legacy',
  '/docs/schemas',
  '/docs/schemas/Problem',
  '/docs/search',
  '/docs/reference/createFortune',
  '/docs/reference/receiveFortuneGenerated',
  '/docs/quickstart',
  '/docs/guides',
  ...GUIDES.map(addressOf),
  '/errors',
  ...new Set(ERROR_KINDS.map((kind) => `/errors/${catalogueEntry(kind).slug}`)),
  '/changelog',
  '/support',
  '/status',
];

describe('the site', () => {
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let call: Client;

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    call = createClient(apiServer.url);
  });
  afterAll(() => platform.stop());

  /** Another address per test, so that no test uses up the limit of another. */
  const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address });

  describe('behind a proxy', () => {
    let server: ApiServer;
    beforeAll(async () => {
      server = await platform.startApiServer({
        TRUST_PROXY: '1',
        WEBHOOK_SOURCE_ADDRESSES: '203.0.113.7,203.0.113.16/28',
      });
    });

    it('names the addresses that deliveries come from, if the operator has said them', async () => {
      const addresses = async (url: string) => (await createClient(url)('GET', '/docs/webhook-addresses.json')).body;
      expect(await addresses(server.url)).toEqual({ addresses: ['203.0.113.7', '203.0.113.16/28'] });
      expect(await addresses(apiServer.url)).toEqual({ addresses: [] });
    });

    it('says in every guide with commands where their variables come from', async () => {
      const asked = createClient(server.url, { headers: { ...HTML, ...from('192.0.2.201') } });
      for (const slug of ['quickstart', ...GUIDES] as const) {
        const { text } = await asked('GET', `${addressOf(slug)}?lang=en`);
        const note = /The commands use .* as the <a href="\/docs\/quickstart\?lang=en">/.test(text);
        expect({ slug, note }).toEqual({ slug, note: slug !== 'quickstart' && text.includes('$BASE/') });
      }
    });

    it('finds the page of an error by its code as well', async () => {
      const asked = createClient(server.url, { headers: { ...JSON_ONLY, ...from('192.0.2.202') } });
      for (const code of new Set(ERROR_KINDS.map((kind) => catalogueEntry(kind).code))) {
        const { at } = await asked('GET', `/errors/${code}?lang=en`);
        expect(at('codes')).toContainEqual(expect.objectContaining({ code }));
      }
    });

    it.each(PAGES)('shows %s in Korean and English to anyone, under a strict policy', async (path) => {
      const asked = createClient(server.url, { headers: { ...HTML, ...from(`192.0.2.${PAGES.indexOf(path) + 1}`) } });
      for (const language of ['ko', 'en']) {
        const { status, headers, text } = await asked('GET', `${path}?lang=${language}`);
        expect({ status, type: headers.get('content-type') }).toEqual({
          status: 200,
          type: 'text/html; charset=utf-8',
        });
        expect(text).toContain(`<html lang="${language}">`);
        expect(text).toMatch(/<h1[ >]/);
        expect(headers.get('content-language')).toBe(language);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-request-id')).toMatch(/^req_/);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toMatch(
          /^default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'self'; img-src 'self' data:; form-action /,
        );
        expect(policy).not.toMatch(/unsafe|https?:|\*/);
        // Links may lead elsewhere; nothing is loaded from elsewhere.
        expect(text).not.toMatch(/(?:src|<link[^>]*href)="(?:https?:)?\/\//);
        expect(text).not.toMatch(/ style="| on\w+="/);
      }
    });

    it('keeps the language that an address names in its links', async () => {
      const asked = createClient(server.url, { headers: { ...HTML, ...from('198.51.100.1') } });
      const { text } = await asked('GET', '/docs/guides/batches?lang=en');
      expect(text).toContain('href="/docs/guides/webhooks?lang=en"');
      expect(text).toContain('href="/errors/service-unavailable?lang=en"');
      expect(text).toContain('href="/docs/guides/batches?lang=ko" lang="ko"');
    });

    it('shows examples with the host that was asked, unless it is no host', async () => {
      const asked = createClient(server.url, { headers: { ...HTML, ...from('198.51.100.2') } });
      expect((await asked('GET', '/docs/quickstart')).text).toContain(`BASE=${server.url}`);
      const evil = { 'X-Forwarded-Host': '"><script>x' };
      expect((await asked('GET', '/docs/quickstart', { headers: { ...HTML, ...evil } })).text).not.toContain(
        '<script>x',
      );
    });

    it('limits no page by address, also for an address that is over its limit', async () => {
      const asked = createClient(server.url, { headers: { ...HTML, ...from('198.51.100.3') } });
      for (let page = 0; page < 70; page += 1) expect((await asked('GET', '/changelog')).status).toBe(200);
      for (let call = 0; call < 60; call += 1) await asked('GET', '/v1/profiles');
      expect((await asked('GET', '/v1/profiles')).status).toBe(429);
      const page = await asked('GET', '/status');
      expect([page.status, page.headers.get('x-ratelimit-limit')]).toEqual([200, null]);
    });
  });

  it('reads no header of negotiation that no client sends: it would take the time of others', async () => {
    const longest = 1_000;
    const asked = async (length: number) => {
      const pad = (value: string) => value.padEnd(length, ',a/b');
      const headers = { Accept: pad('application/json'), 'Accept-Language': pad('en') };
      const page = await call('GET', '/errors/validation', { headers });
      return [page.headers.get('content-type'), page.headers.get('content-language')];
    };
    expect(await asked(longest)).toEqual(['application/json; charset=utf-8', 'en']);
    expect(await asked(longest + 1)).toEqual(['text/html; charset=utf-8', 'ko']);
  });

  it('chooses the language by ?lang, then by Accept-Language, then Korean', async () => {
    const languageOf = async (query: string, accepted?: string) => {
      const headers = accepted === undefined ? HTML : { ...HTML, 'Accept-Language': accepted };
      return (await call('GET', `/${query}`, { headers })).headers.get('content-language');
    };
    expect(await languageOf('?lang=en', 'ko')).toBe('en');
    expect(await languageOf('', 'ko-KR,ko;q=0.9,en;q=0.8')).toBe('ko');
    expect(await languageOf('', 'en-US,en;q=0.9')).toBe('en');
    expect(await languageOf('', 'fr')).toBe('en');
    expect(await languageOf('?lang=xx', '*')).toBe('ko');
  });

  it('tells programs at / what this is and where its documents are', async () => {
    const { headers, body } = await call('GET', '/', { headers: JSON_ONLY });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({
      name: 'Saju',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      docs: '/docs',
      openapi: '/openapi.json',
      status: '/v1/status',
    });
  });

  it.each(ERROR_KINDS)('explains the type of %s to programs, with its code and an example', async (kind) => {
    const { slug, code, status, title } = catalogueEntry(kind);
    const { status: answered, body, at } = await call('GET', `/errors/${slug}?lang=en`, { headers: JSON_ONLY });
    expect(answered).toBe(200);
    expect(body).toMatchObject({ type: `/errors/${slug}`, title, status, example: { type: `/errors/${slug}` } });
    expect(at('codes')).toContainEqual(expect.objectContaining({ code, status }));
    const reasons = at('reasons') as readonly { reason: string }[];
    expect(reasons.length > 0).toBe([403, 429, 503].includes(status));
  });

  it('shows as the example of a refused field what the service answers to it', async () => {
    const { testKey: key } = await platform.account();
    const body = { name: '홍길동', birth_year: 1990, birth_month: 13, birth_day: 15, gender: 'female' };
    const answer = await call('POST', '/v1/profiles', { key, body });
    const page = await call('GET', '/errors/validation?lang=en', { headers: JSON_ONLY });
    expect(page.at('example')).toEqual({ ...(answer.body as object), request_id: expect.stringMatching(/^req_/) });
  });

  it('names the choices of a field, and at an unknown path where the paths are', async () => {
    const { testKey: key } = await platform.account();
    const body = { name: '홍길동', birth_year: 1990, birth_month: 5, birth_day: 15, gender: 'femal' };
    const refused = await call('POST', '/v1/profiles', { key, body });
    expect(refused.at('errors')).toEqual([{ path: 'gender', message: 'must be one of male, female' }]);
    expect((await call('POST', '/v1/fortune', { key, body })).body).toMatchObject({
      status: 404,
      hint: 'The reference lists every path: GET /docs.',
    });
  });

  it('answers what is not there as a page to browsers and as problem details to programs', async () => {
    for (const path of [
      '/docs/nothing',
      '/docs/guides/nothing',
      '/docs/assets/nothing.js',
      '/errors/a/b',
      '/changelog/x',
    ]) {
      const page = await call('GET', path, { headers: HTML });
      expect({ path, status: page.status, type: page.headers.get('content-type') }).toEqual({
        path,
        status: 404,
        type: 'text/html; charset=utf-8',
      });
      expect(page.text).toContain('<h1>404');
      const problem = await call('GET', path);
      expect(problem.headers.get('content-type')).toContain('application/problem+json');
      expect(problem.body).toMatchObject({ code: 'not_found', status: 404, instance: path });
    }
    for (const slug of ['constructor', '__proto__', 'toString']) {
      expect((await call('GET', `/errors/${slug}`)).status).toBe(404);
    }
  });

  it('answers HEAD like GET without a body, other methods with 405', async () => {
    const head = await call('HEAD', '/docs/quickstart');
    const get = await call('GET', '/docs/quickstart');
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-type', 'etag', 'cache-control'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    const refused = await call('POST', '/docs/quickstart', { body: {} });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(refused.body).toMatchObject({ code: 'method_not_allowed' });
  });

  it('tells readers of feeds of each incident, and of its end', async () => {
    const { incidents } = platform.admin.db;
    const endedAt = new Date();
    const startedAt = new Date(endedAt.getTime() - 1_200_000);
    const [ended, open] = [derivedId('inc', startedAt, 'ended'), derivedId('inc', startedAt, 'open')];
    const message = 'Slow or failing: <haiku> & gpt4o.';
    await incidents.create([
      { _id: ended, status: 'resolved', message, startedAt, resolvedAt: endedAt },
      { _id: open, status: 'investigating', open: true, message, startedAt, resolvedAt: null },
    ]);
    const feed = await until('both are shown', async () => {
      const answer = await call('GET', '/status.atom?lang=en');
      return [ended, open].every((id) => answer.text.includes(`<id>${apiServer.url}/status#${id}</id>`)) && answer;
    });
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const entryOf = (id: string) => feed.text.split('<entry>').find((entry) => entry.includes(id));
    expect(entryOf(ended)).toContain('<title>Slow or failing: &lt;haiku&gt; &amp; gpt4o.</title>');
    expect(entryOf(ended)).toContain(`<link href="${apiServer.url}/status?lang=en#${ended}"/>`);
    expect(entryOf(ended)).toContain(`<updated>${endedAt.toISOString()}</updated>`);
    expect(entryOf(open)).toContain(`<updated>${startedAt.toISOString()}</updated>`);
    expect((await call('GET', '/status', { headers: HTML })).text).toContain('href="/status.atom"');
  });

  it('sends a page again only when it has changed', async () => {
    const first = await call('GET', '/changelog', { headers: HTML });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await call('GET', '/changelog', { headers: { ...HTML, 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await call('GET', '/changelog?lang=en', { headers: { ...HTML, 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });

  it('serves files under addresses that may be kept for ever', async () => {
    const { text } = await call('GET', '/errors', { headers: HTML });
    const address = /href="(\/docs\/assets\/site\.css\?v=[\w-]+)"/.exec(text)?.[1] ?? '';
    const kept = await call('GET', address);
    expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const stale = await call('GET', '/docs/assets/site.css?v=old');
    expect([stale.status, stale.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    for (const path of ['/docs/assets/..%2fsite.css', '/docs/assets/site.ts', '/docs/assets/constructor']) {
      expect((await call('GET', path)).status).toBe(404);
    }
  });

  it('sends the reference, whose script is of this host, once to each reader', async () => {
    for (const path of ['/docs', '/docs/reference/createFortune', '/docs/schemas/Problem']) {
      const { headers, text } = await call('GET', path, { headers: HTML });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/; form-action 'self'; script-src 'self'; connect-src 'self'$/);
      expect(text.split('<script')).toHaveLength(2);
      const etag = headers.get('etag') ?? '';
      expect(etag).toMatch(/^"/);
      const again = await call('GET', path, { headers: { ...HTML, 'If-None-Match': etag } });
      expect([again.status, again.text]).toEqual([304, '']);
      // Each language has its own.
      const english = await call('GET', `${path}?lang=en`, { headers: { ...HTML, 'If-None-Match': etag } });
      expect(english.status).toBe(200);
    }
  });

  it('has a page for each operation, webhook and schema, without scripts, in the book that lists it', async () => {
    const { body } = await call('GET', '/openapi.json');
    const { paths, webhooks, components } = body as Readonly<Record<string, Readonly<Record<string, object>>>>;
    const operations = Object.values({ ...paths, ...webhooks }).flatMap((each) => Object.values(each));
    expect(operations.length).toBeGreaterThan(100);
    const lists: Record<string, string> = {};
    for (const book of ['/docs', '/docs/v2', '/docs/legacy']) lists[book] = (await call('GET', book)).text;
    const bookOf = (tag: string) => ({ Legacy: '/docs/legacy', 'Version 2': '/docs/v2' })[tag] ?? '/docs';
    for (const { operationId, summary, tags } of operations) {
      const address = `/docs/reference/${operationId}`;
      const listing = Object.keys(lists).filter((book) => lists[book]?.includes(`href="${address}"`));
      expect({ address, listing }).toEqual({ address, listing: [bookOf(tags[0])] });
      const { status, text } = await call('GET', address);
      const escaped = String(summary)
        .replaceAll("'", '&#39;')
        .replaceAll(/`([^`]+)`/g, '<code>$1</code>');
      expect({ address, status, has: text.includes(`<h1 lang="en">${escaped}</h1>`) }).toEqual({
        address,
        status: 200,
        has: true,
      });
      expect(text.length).toBeLessThan(250_000);
    }
    const { text } = await call('GET', '/docs/schemas');
    for (const name of Object.keys(components?.['schemas'] ?? {})) {
      expect(text).toContain(`href="/docs/schemas/${name}"`);
      expect([name, (await call('GET', `/docs/schemas/${name}`)).status]).toEqual([name, 200]);
    }
    for (const path of ['/docs/reference/nothing', '/docs/reference/constructor', '/docs/schemas/toString', '/docs/v3'])
      expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
  });

  it('shows requests of the host that was asked, in three languages, with the recorded values', async () => {
    const { text } = await call('GET', '/docs/reference/createFortune?lang=en');
    for (const part of [
      `curl -X POST &#39;${apiServer.url}/v1/fortunes&#39;`,
      'saju.http.POST',
      'saju.create_fortune(',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/profile_id: &#39;prf_\w+&#39;/);
    // The clients leave out what is deprecated.
    const legacy = (await call('GET', '/docs/reference/calculateLegacySaju')).text;
    expect(legacy).toContain('await fetch(');
    expect(legacy).toContain('urllib.request');
  });

  it('has the client as a package with its checksum, which the reference names', async () => {
    const { text } = await call('GET', '/docs?lang=en');
    const [, address = ''] = /npm install http:\/\/[^/]*(\/client\/saju-client-[\d.]+\.tgz)\n/.exec(text) ?? [];
    const answer = await fetch(`${apiServer.url}${address}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip']);
    const packed = Buffer.from(await answer.arrayBuffer());
    const sum = createHash('sha256').update(packed).digest('hex');
    expect((await call('GET', `${address}.sha256`)).text).toBe(`${sum}  ${basename(address)}\n`);
    const files = gunzipSync(packed).toString('latin1');
    for (const name of ['package/package.json', 'package/dist/index.js', 'package/dist/index.d.ts'])
      expect(files).toContain(name);
    for (const other of ['/client', '/client/saju-client-0.0.0.tgz', '/client/.sources', '/client/..%2fapi%2fmain.js'])
      expect([other, (await call('GET', other)).status]).toEqual([other, 404]);
  });

  it('has the client in Python likewise', async () => {
    const { text } = await call('GET', '/docs?lang=en');
    const [, address = ''] = /curl http:\/\/[^/]*(\/client\/saju-python-[\d.]+\.tgz) \| tar xz saju\n/.exec(text) ?? [];
    const packed = Buffer.from(await (await fetch(`${apiServer.url}${address}`)).arrayBuffer());
    expect(gunzipSync(packed).toString('latin1')).toContain('saju/operations.py');
    expect((await call('GET', `${address}.sha256`)).text).toMatch(/^[0-9a-f]{64} /);
  });

  it('finds operations by what they do, their path, group and fields, and guides', async () => {
    const found = async (text: string, language: string) => {
      const { text: page } = await call('GET', `/docs/search?q=${encodeURIComponent(text)}&lang=${language}`);
      const results = page.slice(page.indexOf('<div id="results">'), page.indexOf('<h1'));
      return [...results.matchAll(/href="([^"?]*)\?lang=/g)].map(([, target]) => target);
    };
    expect((await found('create profile', 'en'))[0]).toBe('/docs/reference/createProfile');
    expect(await found('/v1/webhooks/{id}/replay', 'en')).toEqual(['/docs/reference/replayEvents']);
    expect(await found('requestedLimit', 'en')).toContain('/docs/reference/requestLimitIncrease');
    expect(await found('프로필', 'ko')).toEqual(
      expect.arrayContaining(['/docs/reference/listProfiles', '/docs/guides/profiles-and-masking']),
    );
    expect((await found('웹훅', 'ko'))[0]).toBe('/docs/guides/webhooks');
    expect((await found('rate limit', 'en')).slice(0, 3)).toContain('/docs/guides/limits');
    expect(await found('timeout', 'ko')).toContain('/docs/guides/limits');
    expect(await found('no-such-word', 'en')).toEqual([]);
    expect(await found('', 'en')).toEqual([]);
    const { text } = await call('GET', `/docs/search?q=${encodeURIComponent('"><script>')}&lang=en`);
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(text).toContain('Nothing was found.');
  });

  it('shows how the service is, and its incidents of 90 days', async () => {
    const { incidents } = platform.admin.db;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const incident = async (days: number, message: string, resolvedAt: Date) => {
      const _id = derivedId('inc', daysAgo(days), message);
      await incidents.create([{ _id, message, startedAt: daysAgo(days), resolvedAt, status: 'resolved' }]);
      return _id;
    };
    const before = await incident(91, 'The cache answers slowly.', daysAgo(90.9));
    const after = await incident(89, 'Not available: haiku.', new Date('2026-01-31T15:30:00Z'));
    const shown = await until('the page shows the incident', async () => {
      const { status, text } = await call('GET', '/status?lang=ko');
      expect(status).toBe(200);
      return text.includes(after) && text;
    });
    expect(shown).toContain('사용할 수 없는 모델: haiku.');
    expect(shown).toContain('<time datetime="2026-01-31T15:30:00.000Z">2026-02-01 00:30 +09:00</time>');
    expect(shown).not.toContain(before);
    for (const name of ['API', '데이터베이스', 'AI 모델 haiku', 'AI 모델 gemini'])
      expect(shown).toContain(`<td>${name}</td>`);
    expect((await call('GET', '/status?lang=en')).text).toContain('Not available: haiku.');
    await incidents.deleteMany({ _id: { $in: [before, after] } });
  });

  it('has each guide and the reference as Markdown, which /llms.txt lists', async () => {
    const { status, headers, text } = await call('GET', '/llms.txt?lang=ko');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^# Saju\n\n> /);
    // In English throughout, whatever the reader's language.
    expect([headers.get('content-language'), text.match(/\[[^\]]*[가-힣]/)]).toEqual(['en', null]);
    expect(text).toMatch(/\/docs\/guides\/limits\.md\?lang=en\).*\n/);
    const targets = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);
    expect(targets).toHaveLength(GUIDES.length + 6);
    for (const target of targets) {
      expect(target.startsWith(`${apiServer.url}/`)).toBe(true);
      const answer = await call('GET', target.slice(apiServer.url.length));
      expect({ target, status: answer.status }).toEqual({ target, status: 200 });
      if (!/\.md(\?|$)/.test(target)) continue;
      expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(answer.text).toMatch(/^# /);
      // Of the host that was asked, and without links that lead out of the site.
      expect(answer.text).not.toMatch(/127\.0\.0\.1:3000|\]\(\.\./);
    }
    const [korean, english] = await Promise.all(
      ['ko', 'en'].map((language) => call('GET', `/docs/guides/limits.md?lang=${language}`)),
    );
    expect(korean?.text).toMatch(/^# 요청 한도/);
    expect(english?.text).toMatch(/^# Limits/);
    expect((await call('GET', '/docs/limits.md?lang=en')).text).toBe(english?.text);
    for (const path of ['/docs/nothing.md', '/docs/guides/nothing.md', '/docs/guides/..%2f..%2fREADME.md']) {
      expect((await call('GET', path)).status).toBe(404);
    }
  });

  it('tells crawlers what is no page', async () => {
    const { status, headers, text } = await call('GET', '/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^User-agent: \*\n/);
    expect(text).toContain('Disallow: /v1/');
    expect(text).not.toContain('/docs');
  });

  it('lists the limits and prices that the service has', async () => {
    const limits = await call('GET', '/docs/guides/limits?lang=en');
    for (const figure of ['<td>300</td>', '<td>10,000</td>', '<td>100,000</td>']) expect(limits.text).toContain(figure);
    const billing = await call('GET', '/docs/guides/billing?lang=en');
    for (const price of ['0.013', '0.066', '0.050', '0.010']) expect(billing.text).toContain(`<td>${price}</td>`);
  });
});
