import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, createClient } from '../harness/http.ts';
import { startPlatform, type TestPlatform } from '../harness/platform.ts';

describe('GET /openapi.json', () => {
  let platform: TestPlatform;
  let url: string;
  let call: Client;

  beforeAll(async () => {
    platform = await startPlatform();
    ({ url } = await platform.startApiServer());
    call = createClient(url);
  });
  afterAll(() => platform.stop());

  it('is the committed document with the address of the service, without a key', async () => {
    const { status, headers, body } = await call('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const committed = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
    expect(Object(JSON.parse(committed)).servers).toHaveLength(1);
    expect(body).toEqual(JSON.parse(committed.replaceAll('http://127.0.0.1:3000', url)));
  });

  it('names the configured address, whatever host is asked, as the pages do', async () => {
    const server = await platform.startApiServer({ PUBLIC_URL: 'https://api.example' });
    const asked = createClient(server.url);
    expect((await asked('GET', '/openapi.json')).at('servers.0.url')).toBe('https://api.example');
    expect((await asked('GET', '/docs/quickstart')).text).toContain('BASE=https://api.example');
    expect((await asked('GET', '/docs/reference/createFortune')).text).toContain('https://api.example/v1/fortunes');
  });

  it('is one document with relative addresses for all but the first hosts that are asked', async () => {
    const server = await platform.startApiServer();
    const askedAs = async (host: string) => {
      const request = get(`${server.url}/openapi.json`, { headers: { Host: host } });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      const { servers, info } = JSON.parse(await text(response));
      return [servers[0].url, info.contact.url];
    };
    const hosts = Array.from({ length: 12 }, (_, index) => `host${index}.example`);
    const named: unknown[] = [];
    for (const host of hosts) named.push(await askedAs(host));
    // The API servers of the test file are one process.
    expect(named[0]).toEqual(['http://host0.example', 'http://host0.example/support']);
    expect(named.at(-1)).toEqual(['/', '/support']);
    expect(await askedAs('host0.example')).toEqual(named[0]);
  });

  it('answers 304 while it is the same', async () => {
    const etag = (await call('GET', '/openapi.json')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const again = await call('GET', '/openapi.json', { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await call('GET', '/openapi.json', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('counts towards no limit of the address, and loads nothing', async () => {
    const { headers } = await call('GET', '/openapi.json');
    expect(headers.get('x-ratelimit-limit')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await call('POST', '/openapi.json')).status).toBe(405);
  });
});
