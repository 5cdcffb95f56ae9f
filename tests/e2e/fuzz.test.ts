import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { expectErrorShape, expectLimitHeaders } from '../harness/error-shapes.ts';
import { type FuzzRequest, requestsOf } from '../harness/fuzz-requests.ts';
import { BIRTH, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { failuresIn } from '../harness/logs.ts';
import { startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { createRawClient, type RawClient } from '../harness/raw-client.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { resolveReferences } from '../harness/references.ts';
import { nameOf, ROUTES, saysUnauthorized } from '../harness/routes.ts';
import { createTenant, idsIn, type Tenant } from '../harness/tenant.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);
/** Fixed, so that a failure can be reproduced; set another to explore further. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const AT_ONCE = 8;
const DRAWN_AT_ONCE = 100;
/** Below the live limit per minute at any speed. */
const REQUESTS_PER_ACCOUNT = 600;
/** Further requests for a route that none of them reached. */
const MORE_REQUESTS = 200;
const ANSWER_WITHIN_MS = 60_000;
const SHOWN_FAILURES = 12;
/** Statuses that only a handler returns. */
const REACHED = [200, 201, 202, 204, 409];

describe('every route', () => {
  let platform: TestPlatform;
  let receiver: Receiver;
  let url: string;
  let client: RawClient;

  beforeAll(async () => {
    receiver = await startReceiver();
    platform = await startPlatform();
    url = (await platform.startApiServer({ TRUST_PROXY: 'true' })).url;
    await platform.startWorker('all');
    client = createRawClient(url);
  });
  afterAll(async () => {
    client.close();
    await platform.stop();
    await receiver.close();
  });

  it(`never answers 5xx, and refuses in the shape of its group (${REQUESTS} requests, seed ${SEED})`, async () => {
    const senders = await Promise.all(
      Array.from({ length: Math.ceil(REQUESTS / REQUESTS_PER_ACCOUNT) }, () => newSender(platform, url, receiver.url)),
    );
    const requests = drawn();
    const failures: string[] = [];
    const reached = new Set<string>();
    const send = async (sender: Sender, request: FuzzRequest, number: number) => {
      const status = await attempt(client, sender, request, number).catch((error: unknown) => {
        failures.push(`#${number} ${described(request)}\n${error instanceof Error ? error.message : String(error)}`);
        return 0;
      });
      if (REACHED.includes(status)) reached.add(nameOf(request.route));
    };
    const run = async () => {
      for (const { request, number } of requests) {
        const sender = senders[number % senders.length];
        if (sender === undefined || failures.length >= SHOWN_FAILURES) return;
        await send(sender, request, number);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, run));
    expect(failures.join('\n\n')).toBe('');
    // Few requests reach some routes, depending on what others deleted just before: those routes get more,
    // from an account that still has all its records.
    for (const route of ROUTES.filter((each) => !reached.has(nameOf(each)))) {
      const sender = await newSender(platform, url, receiver.url);
      for (const [index, request] of fc.sample(requestsOf(route), { numRuns: MORE_REQUESTS, seed: SEED }).entries()) {
        await send(sender, request, REQUESTS + index);
        if (reached.has(nameOf(route))) break;
      }
    }
    expect(failures.join('\n\n')).toBe('');
    // Otherwise the schemas were misread, and no request passed the validation.
    expect(ROUTES.map(nameOf).filter((name) => !reached.has(name))).toEqual([]);
  }, 600_000);

  it('leaves a healthy service, with no request running and no failure in its logs', async () => {
    const { db } = platform.admin;
    await until('no generation is open', async () => (await db.generations.countDocuments({ open: true })) === 0);
    const { liveKey } = await platform.account();
    const call = createClient(url, { key: liveKey });
    await until('the API server is healthy', async () => (await call('GET', '/v1/health')).at('status') === 'healthy');
    const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    expect((await call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily' } })).status).toBe(201);
    expect(failuresIn(platform.logs())).toEqual([]);
  });
});

/** The same requests for a seed at any concurrency; a few run at a time. */
function* drawn(): Generator<{ readonly request: FuzzRequest; readonly number: number }> {
  const ofAnyRoute = fc.oneof(...ROUTES.map(requestsOf));
  for (let number = 0; number < REQUESTS; number += DRAWN_AT_ONCE) {
    const batch = fc.sample(ofAnyRoute, { numRuns: Math.min(DRAWN_AT_ONCE, REQUESTS - number), seed: SEED + number });
    yield* batch.map((request, index) => ({ request, number: number + index }));
  }
}

/** An account with a record of every kind, and the references that responses add. */
interface Sender {
  readonly account: TestAccount;
  readonly ids: Map<string, string[]>;
  note(text: string): void;
}

async function newSender(platform: TestPlatform, url: string, receiverUrl: string): Promise<Sender> {
  const account = await platform.account();
  const tenant = createTenant({
    url,
    receiverUrl,
    key: account.liveKey,
    accessToken: account.accessToken,
    idleModel: 'gemini',
  });
  await plant(tenant);
  const ids = new Map([['url', [`${receiverUrl}/${tenant.mark}`]]]);
  const note = (text: string) => {
    for (const id of idsIn(text)) {
      const kind = id.slice(0, id.indexOf('_'));
      const same = ids.get(kind) ?? [];
      if (!same.includes(id)) ids.set(kind, [...same, id].slice(-40));
    }
  };
  note([...tenant.ids].join(' '));
  return { account, ids, note };
}

async function plant(tenant: Tenant): Promise<void> {
  const { profile, fortune, webhook, delivery, key, endedBatch } = tenant;
  await Promise.all([profile(), profile(), fortune(), fortune(), webhook(), delivery(), key('spare'), endedBatch()]);
}

/** Sends one request and checks the answer. @returns the status */
async function attempt(client: RawClient, sender: Sender, request: FuzzRequest, number: number): Promise<number> {
  const { route } = request;
  const body = request.body === null ? null : resolvedBytes(request.body, sender.ids);
  const path = resolveReferences(request.path, sender.ids);
  // From an address of its own: the limit of a shared address would answer every request without a key.
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { 'X-Forwarded-For': address, ...request.headers, ...credentialOf(sender.account, request) };
  const answer = await client.send({ method: request.method, path, headers, body }, ANSWER_WITHIN_MS);
  // Not from the list of keys: the sender's key must not be revoked.
  if (answer.status < 300 && !/^GET \/(api|v1)\/keys$/.test(nameOf(route))) sender.note(answer.text);
  expectWellFormed(request, path, answer);
  return answer.status;
}

function expectWellFormed(request: FuzzRequest, target: string, answer: HttpAnswer): void {
  const path = target.split('?', 1)[0] ?? '';
  const group = /^\/(v1\/)?api(\/|$)/.test(path) ? 'legacy' : 'resource';
  const text = answer.text.slice(0, 600);
  if (answer.status >= 500) throw new Error(`${answer.status} ${text}`);
  expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
  if (path !== '/v1/health') expectLimitHeaders(answer);
  if (request.method === 'HEAD') return;
  if (answer.status >= 400) {
    const code = expectErrorShape(group, path, answer);
    if (answer.status === 401 && group !== 'legacy') {
      expect(code).toBe(saysUnauthorized(path) ? 'UNAUTHORIZED' : 'authentication_error');
    }
  } else if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    expect(answer.text).not.toContain('internal_error');
  } else if (answer.status === 204) {
    expect([answer.text, answer.headers.get('content-type')]).toEqual(['', null]);
  } else {
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(typeof answer.body).toBe('object');
  }
}

function credentialOf(account: TestAccount, { route, credential }: FuzzRequest): Readonly<Record<string, string>> {
  if (credential === 'none' || route.access.kind === 'public') return {};
  const bad = credential === 'bad';
  if (route.access.kind === 'bearer') return { Authorization: `Bearer ${account.accessToken}${bad ? 'x' : ''}` };
  return { 'X-API-Key': `${account.liveKey}${bad ? 'x' : ''}` };
}

/** Only strings hold references; other bytes are sent as generated. */
function resolvedBytes(bytes: Buffer, ids: ReadonlyMap<string, readonly string[]>): Buffer {
  return bytes.includes('<<') ? Buffer.from(resolveReferences(bytes.toString(), ids)) : bytes;
}

function described(request: FuzzRequest): string {
  const { method, path, headers, body, credential, route } = request;
  const shown = body === null ? '' : body.toString('utf8').slice(0, 600);
  return `${method} ${path.slice(0, 300)} (${nameOf(route)}) ${credential} ${JSON.stringify(headers).slice(0, 300)} ${shown}`;
}
