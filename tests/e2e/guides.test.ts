import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GUIDES, guideSource } from '../../api/site/guides.ts';
import { codeBlocks } from '../../api/site/markdown.ts';
import { runGuide } from '../harness/guide-run.ts';
import { BIRTH, createClient, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { freePort } from '../harness/ports.ts';
import { type Received, type Receiver, startReceiver } from '../harness/receiver.ts';
import { receivedAt } from '../harness/webhooks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The code is the same in both languages (api/site/site.test.ts). */
const source = (slug: Parameters<typeof guideSource>[1]) => guideSource('en', slug);

describe('the examples of the site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saju-guides-'));
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let receiver: Receiver;

  beforeAll(async () => {
    platform = await startPlatform();
    apiServer = await platform.startApiServer();
    receiver = await startReceiver();
    await platform.startWorker('all');
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const folderOf = (name: string) => {
    const own = path.join(folder, name);
    mkdirSync(own);
    return own;
  };

  it.each(['README.md', 'README.ko.md'])('show the answer that %s shows, but for its day', async (file) => {
    const readme = readFileSync(path.join(ROOT, file), 'utf8');
    const body = /-d '(\{.*\})'/.exec(readme)?.[1] ?? '';
    const shown = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '');
    const { testKey } = await platform.account();
    const call = createClient(apiServer.url, { key: testKey });
    const answer = await call('POST', '/v1/fortunes/daily', { body: JSON.parse(body) });
    expect(answer.body).toMatchObject({ data: { character: shown.data.character }, meta: shown.meta });
  });

  it('leads a new user from the access token to a verified webhook (quickstart)', async () => {
    const { accessToken } = await platform.account();
    const port = String(await freePort());
    const replaced = { 'http://127.0.0.1:3000': apiServer.url, 'bs_at_…': accessToken, '4000': port };
    const run = await runGuide(source('quickstart'), folderOf('quickstart'), {}, replaced);
    await until(
      () => `the receiver has verified a real event:\n${run.output()}`,
      async () => run.output().includes('verified fortune.generated'),
    );
    await run.stop();
    const output = run.output();
    expect(output).toContain('verified test.ping');
    expect(output).toContain('"name":"홍**"');
    expect(output).toMatch(/event: character[\s\S]*event: complete/);
    expect(output).not.toContain('refused');
  });

  it.each(GUIDES.filter((slug) => codeBlocks(source(slug)).some(({ language }) => language === 'sh')))(
    'can be pasted from the guide %s',
    async (slug) => {
      const account = await platform.account();
      const call = createClient(apiServer.url, { key: account.testKey });
      const environment = {
        BASE: apiServer.url,
        KEY: account.testKey,
        TOKEN: account.accessToken,
        PROFILE: (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id'),
      };
      const run = await runGuide(source(slug), folderOf(slug), environment);
      await run.stop();
      expect(run.output()).not.toContain('"status":4');
    },
  );

  describe('verification of webhooks', () => {
    let delivery: Received;
    let secret: string;
    const code = folderOf('verify');

    beforeAll(async () => {
      const { testKey } = await platform.account();
      const call = createClient(apiServer.url, { key: testKey });
      const body = { url: `${receiver.url}/verify`, events: ['profile.created'] };
      secret = (await call('POST', '/v1/webhooks', { body })).textAt('secret');
      await call('POST', '/v1/profiles', { body: BIRTH });
      const [first] = await receivedAt(receiver, '/verify', 1);
      if (first === undefined) throw new Error('no delivery');
      delivery = first;
      for (const { language, text } of codeBlocks(source('webhooks'))) {
        const [, file] = language.split(' ');
        if (file !== undefined) writeFileSync(path.join(code, file), `${text}\n`);
      }
      for (const [file, text] of Object.entries(DRIVERS)) writeFileSync(path.join(code, file), text);
    });

    const LANGUAGES = [
      ['TypeScript', 'node', [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'driver.ts']],
      ['Python', 'python3', ['driver.py']],
      ['Java', 'java', ['-cp', 'classes', 'Driver']],
    ] as const;

    it.each(LANGUAGES)('in %s accepts a real delivery and refuses every other', async (language, program, args) => {
      const missing = [program, ...(language === 'Java' ? ['javac'] : [])].find(
        (each) => spawnSync(each, [language === 'Java' ? '-version' : '--version']).status !== 0,
      );
      if (missing !== undefined) {
        process.stderr.write(
          `SKIPPED: the webhook guide's ${language} was not run, because ${missing} is not installed\n`,
        );
        return;
      }
      if (language === 'Java') {
        await promisify(execFile)('javac', ['-d', 'classes', 'SajuWebhook.java', 'Driver.java'], { cwd: code });
      }
      const genuine = {
        body: delivery.raw.toString('base64'),
        id: String(delivery.headers['webhook-id']),
        timestamp: String(delivery.headers['webhook-timestamp']),
        signatures: String(delivery.headers['webhook-signature']),
        secret,
      };
      const cases: Readonly<Record<string, typeof genuine>> = {
        genuine,
        'with the signature of an older secret beside it': {
          ...genuine,
          signatures: `v1,${Buffer.alloc(32).toString('base64')} ${genuine.signatures}`,
        },
        'another body': { ...genuine, body: Buffer.from(`${delivery.raw} `).toString('base64') },
        'another secret': { ...genuine, secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` },
        'another id': { ...genuine, id: 'evt_other' },
        'another time': { ...genuine, timestamp: String(Number(genuine.timestamp) - 1) },
        'an old time': { ...genuine, timestamp: String(Number(genuine.timestamp) - 3_600) },
        'no number as time': { ...genuine, timestamp: 'soon' },
        'no signature': { ...genuine, signatures: '' },
        'rubbish as signature': { ...genuine, signatures: 'v1,é v2 ,,' },
      };
      const verdicts: Record<string, string> = {};
      for (const [name, { body, id, timestamp, signatures, secret: key }] of Object.entries(cases)) {
        const words = [...args, body, id, timestamp, signatures, key];
        verdicts[name] = (await promisify(execFile)(program, words, { cwd: code })).stdout.trim();
      }
      const accepted = ['genuine', 'with the signature of an older secret beside it'];
      expect(verdicts).toEqual(
        Object.fromEntries(
          Object.keys(cases).map((name) => [name, accepted.includes(name) ? 'profile.created' : 'refused']),
        ),
      );
    });
  });
});

/** Programs that hand one delivery from their arguments to the guide's function, and print the event's type or `refused`. */
const DRIVERS: Readonly<Record<string, string>> = {
  'driver.ts': `import { verify } from './verify.ts';
const [body = '', id, timestamp, signatures, secret = ''] = process.argv.slice(2);
try {
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures };
  const event = verify(Buffer.from(body, 'base64'), headers, secret);
  console.log((event as { type: string }).type);
} catch {
  console.log('refused');
}
`,
  'driver.py': `import base64
import sys
from verify import verify

body, event_id, timestamp, signatures, secret = sys.argv[1:]
try:
    headers = {"webhook-id": event_id, "webhook-timestamp": timestamp, "webhook-signature": signatures}
    print(verify(base64.b64decode(body), headers, secret)["type"])
except ValueError:
    print("refused")
`,
  'Driver.java': `import java.nio.charset.StandardCharsets;
import java.util.Base64;

class Driver {
    public static void main(String[] given) throws Exception {
        byte[] body = Base64.getDecoder().decode(given[0]);
        boolean genuine = SajuWebhook.isGenuine(body, given[1], given[2], given[3], given[4]);
        String type = new String(body, StandardCharsets.UTF_8).replaceFirst(".*\\"type\\": ?\\"([^\\"]+)\\".*", "$1");
        System.out.println(genuine ? type : "refused");
    }
}
`,
};
