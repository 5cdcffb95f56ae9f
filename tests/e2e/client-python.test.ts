import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { catalogue, isWebhook } from '../../api/site/reference/catalogue.ts';
import { isInClients, samplesOf } from '../../api/site/reference/samples.ts';
import { pythonOperations } from '../../scripts/generators/client-python.ts';
import { startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';

const FOLDER = fileURLToPath(new URL('../../clients/python/', import.meta.url));
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;
const run = promisify(execFile);

it('has the operations of docs/openapi.json: npm run docs:openapi', () => {
  expect(read('clients/python/saju/operations.py')).toBe(pythonOperations(JSON.parse(read('docs/openapi.json'))));
});

const described = HAS_PYTHON ? describe : describe.skip;
described(`the Python client${HAS_PYTHON ? '' : ' (SKIPPED: this machine has no python3)'}`, () => {
  let platform: TestPlatform;
  let account: TestAccount;
  let url: string;
  /** Answers as the test says. */
  let stub: Server;
  let answers: { status: number; headers?: Record<string, string>; body: string }[] = [];
  let asked: { readonly key: unknown; readonly lastEventId: unknown }[] = [];

  beforeAll(async () => {
    platform = await startPlatform();
    ({ url } = await platform.startApiServer());
    await platform.startWorker('all');
    account = await platform.account();
    stub = createServer((request, response) => {
      const { 'idempotency-key': key, 'last-event-id': lastEventId } = request.headers;
      asked.push({ key, lastEventId });
      const { status, headers, body } = answers.shift() ?? { status: 500, headers: {}, body: '{}' };
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    stub?.close();
    await platform?.stop();
  });

  const python = async (program: string, more: Readonly<Record<string, string>> = {}): Promise<string> => {
    const env = {
      PATH: process.env['PATH'] ?? '',
      PYTHONPATH: FOLDER,
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONIOENCODING: 'utf-8',
      SAJU_API_KEY: account.liveKey,
      SAJU_URL: url,
      ...more,
    };
    return (await run('python3', ['-c', program], { env })).stdout;
  };
  const atStub = (program: string) => {
    const { port } = stub.address() as AddressInfo;
    const head = 'import os, json\nfrom saju import *\nsaju = Saju(api_key="bs_test_x", base_url=os.environ["STUB"])\n';
    return python(head + program, { STUB: `http://127.0.0.1:${port}` });
  };

  it('does what its README shows', async () => {
    const [, program = ''] = /```python\n(.*?)```/s.exec(read('clients/python/README.md')) ?? [];
    const lines = (await python(program)).trim().split('\n');
    expect(lines[0]).toMatch(/^\d+ [가-힣]/);
    expect(lines.slice(1, 5).toSorted()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    expect(lines.slice(5, 7)).toEqual([expect.stringMatching(/^ftn_/), expect.stringMatching(/^ftn_/)]);
    expect(lines[7]).toMatch(/^validation_error \[.*'birth_month'.*\] req_/);
  });

  it('repeats a failed call with one Idempotency-Key, and no creation of a key', async () => {
    const failure = { status: 503, headers: { 'Retry-After': '0' }, body: '{"code":"service_unavailable"}' };
    answers = [failure, failure, { status: 201, body: '{"id":"prf_1"}' }];
    asked = [];
    expect(await atStub('print(saju.create_profile({})["id"])')).toBe('prf_1\n');
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    answers = [{ status: 500, body: '{}' }];
    asked = [];
    const program = 'try: saju.create_key({})\nexcept SajuError as error: print(error.code, error.status)';
    expect(await atStub(program)).toBe('http_500 500\n');
    expect(asked).toHaveLength(1);
  });

  it('follows no redirect with the key', async () => {
    const { port } = stub.address() as AddressInfo;
    asked = [];
    answers = [{ status: 302, headers: { Location: '/elsewhere' }, body: '{}' }];
    const program = `from saju import Saju, SajuError
try:
    Saju("bs_live_x", base_url="http://127.0.0.1:${port}").create_profile({"name": "홍길동"})
except SajuError as error:
    print(error.status)`;
    expect((await python(program)).trim()).toBe('302');
    expect(asked).toHaveLength(1);
  });

  it('opens a stream again after its last event', async () => {
    const headers = { 'Content-Type': 'text/event-stream' };
    answers = [
      { status: 200, headers, body: 'id: 1\nevent: character\ndata: {"a":1}\n\n' },
      { status: 200, headers, body: ': comment\n\nid: 2\nevent: complete\ndata: {}\n\n' },
    ];
    asked = [];
    const program = 'for event in saju.stream_fortune({}): print(event["id"], event["event"])';
    expect(await atStub(program)).toBe('1 character\n2 complete\n');
    expect(asked.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '1']);
  });

  it('verifies deliveries by Standard Webhooks, and refuses others', async () => {
    const secret = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
    const body = '{"id":"evt_1"}';
    const now = new Date();
    const headers = {
      'Webhook-Id': 'msg_1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('msg_1', now, body)}`,
    };
    const program = `import json, os
from saju import verify_webhook, WebhookVerificationError
headers = json.loads(os.environ["HEADERS"])
secret = os.environ["SECRET"]
print(verify_webhook(b'${body}', headers, ["whsec_b3RoZXI=", secret])["id"])
for body, given, at in [
    (b'${body} ', headers, None),
    (b'${body}', {}, None),
    (b'${body}', headers, 0),
    (b'${body}', headers, 1e11),
    (b'${body}', {**headers, "webhook-timestamp": "now"}, None),
]:
    try: verify_webhook(body, given, secret, now=at)
    except WebhookVerificationError as error: print(error.reason)
`;
    const output = await python(program, { HEADERS: JSON.stringify(headers), SECRET: secret });
    expect(output.trim().split('\n')).toEqual([
      'evt_1',
      'wrong_signature',
      'missing_header',
      'too_new',
      'too_old',
      'bad_timestamp',
    ]);
  });

  it('has what the samples of the reference call', async () => {
    const { document, entries } = catalogue();
    const shown = [...entries.values()].filter((entry) => !isWebhook(entry));
    const samples = shown.map((entry) => samplesOf(document, entry, url).find(({ language }) => language === 'python'));
    expect(shown.filter((entry) => !isInClients(entry)).length).toBeGreaterThan(5);
    const program = `import ast, inspect, json, sys
from saju import Saju
for code in json.load(open(0)):
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and getattr(getattr(node.func, "value", None), "id", "") == "saju":
            method = getattr(Saju, node.func.attr)
            inspect.signature(method).bind(None, *node.args, **{each.arg: each.value for each in node.keywords})
print("good")`;
    const { stdout, stderr } = spawnSync('python3', ['-c', program], {
      input: JSON.stringify(samples.map((sample) => sample?.code)),
      env: { PATH: process.env['PATH'] ?? '', PYTHONPATH: FOLDER, PYTHONDONTWRITEBYTECODE: '1' },
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({ stdout: 'good\n', stderr: '' });
  });
});
