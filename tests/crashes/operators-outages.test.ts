import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient, type HttpAnswer, keepsWithin, until } from '../harness/http.ts';
import { type OwnServices, startOwnServices } from '../harness/own-services.ts';
import { type ApiServer, OPS_LOGIN, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { freePort } from '../harness/ports.ts';

const AUTHORIZATION = `Basic ${Buffer.from(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`).toString('base64')}`;
const FORMS = { json: 'application/json', html: 'text/html' } as const;
const DATABASE_AWAY = 'The database (MongoDB) does not answer.';
const REDIS_AWAY = 'Redis does not answer.';
const BOARD_DATA = '/queues/api/queues?page=1&jobsPerPage=10';
const LIMIT_MS = 8_000;

const wordsOf = (answer: HttpAnswer) => (answer.at('timeline') as { what: string }[]).map(({ what }) => what);

describe("the operators' pages while a store is away", () => {
  let services: OwnServices;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let accountId: string;
  let pages: readonly string[];
  beforeAll(async () => {
    services = await startOwnServices();
    platform = await startPlatform(services.freshSettings());
    apiServer = await platform.spawnApiServer({ OPS_WRITE: 'true' });
    ({ accountId } = await platform.account());
    pages = ['/', '/models', '/accounts', '/batches', '/schedules', '/incidents', `/find?id=${accountId}`];
    await untilAllIsShown();
  });
  // Also after a failed test: the next one needs both, and so does the platform's stop.
  afterEach(async () => {
    await Promise.all([services.redis.start(), services.database.start()]);
  });
  afterAll(async () => {
    await platform?.stop();
    await services?.stop();
  });

  const ask = (path: string, form: keyof typeof FORMS = 'json', method = 'GET') =>
    createClient(apiServer.opsUrl)(method, path, {
      headers: { Authorization: AUTHORIZATION, Accept: FORMS[form] },
      ...(method === 'POST' ? { body: { reason: 'an outage' } } : {}),
    });

  /** The answer, which never shows code and comes soon. */
  async function askSoon(...request: Parameters<typeof ask>): Promise<HttpAnswer> {
    let answer: HttpAnswer | undefined;
    await keepsWithin(LIMIT_MS, async () => {
      const startedAt = performance.now();
      answer = await ask(...request);
      return performance.now() - startedAt;
    });
    if (answer === undefined) throw new Error('no answer');
    expect(answer.text).not.toMatch(/\n? +at .+:\d+:\d+|node_modules|\.ts:\d/);
    return answer;
  }

  /** What each page answers, and which stores its JSON or its text names. */
  async function answers(): Promise<Record<string, unknown>> {
    const all: Record<string, unknown> = {};
    for (const path of pages) {
      const [json, html] = [
        await askSoon(path),
        await askSoon(`${path}${path.includes('?') ? '&' : '?'}lang=en`, 'html'),
      ];
      expect([path, html.status]).toEqual([path, json.status]);
      if (json.status === 503) expect(html.headers.get('retry-after')).toBe('5');
      const named = [DATABASE_AWAY, REDIS_AWAY].filter((sentence) => html.text.includes(sentence));
      all[path.split('?')[0] ?? ''] = [json.status, ...named];
    }
    return all;
  }

  async function untilAllIsShown(): Promise<void> {
    const isWhole = async (path: string) => {
      const { status, text } = await ask(`${path}${path.includes('?') ? '&' : '?'}lang=en`, 'html');
      return status === 200 && !text.includes(DATABASE_AWAY) && !text.includes(REDIS_AWAY);
    };
    for (const path of pages) await until(`${path} shows all`, () => isWhole(path));
    await until('the board shows its queues', async () => (await ask(BOARD_DATA)).status === 200);
    await untilMetricsShow({ mongodb: 1, redis: 1 });
  }

  /** Measurements are kept for a second. */
  async function untilMetricsShow(stores: Readonly<Record<string, number>>): Promise<void> {
    await until(`the metrics show ${JSON.stringify(stores)}`, async () => {
      const { status, text } = await askSoon('/metrics', 'html');
      expect(status).toBe(200);
      return Object.entries(stores).every(([store, up]) => text.includes(`saju_store_up{store="${store}"} ${up}\n`));
    });
  }

  it('show what MongoDB holds while Redis is killed, say that Redis does not answer, and recover', async () => {
    await services.redis.kill();
    const partly = [200, REDIS_AWAY];
    expect(await answers()).toEqual({
      '/': partly,
      '/models': partly,
      '/accounts': [200],
      '/batches': [200],
      '/schedules': [200],
      '/incidents': [200],
      '/find': partly,
    });
    expect((await ask('/models')).at('models.0')).toMatchObject({
      pool: null,
      settings: { paused: false },
      holds: [{ reason: 'queue_unreadable' }],
    });
    expect(wordsOf(await ask(`/find?id=${accountId}`))).toEqual([
      'account created',
      'the queue cannot be read: Redis does not answer',
    ]);
    expect((await askSoon('/queues', 'html')).status).toBe(200);
    const board = await askSoon(BOARD_DATA);
    expect([board.status, board.text]).toEqual([503, expect.stringContaining(REDIS_AWAY)]);
    await untilMetricsShow({ mongodb: 1, redis: 0 });
    await services.redis.start();
    await untilAllIsShown();
  });

  it('show what Redis holds while MongoDB is killed, say that MongoDB does not answer, and recover', async () => {
    await services.database.kill();
    const refused = [503, DATABASE_AWAY];
    expect(await answers()).toEqual({
      '/': [200, DATABASE_AWAY],
      '/models': [200, DATABASE_AWAY],
      '/accounts': refused,
      '/batches': refused,
      '/schedules': refused,
      '/incidents': refused,
      '/find': refused,
    });
    expect((await ask('/')).at('unavailable')).toEqual(['database']);
    const pause = await askSoon('/models/haiku/pause', 'json', 'POST');
    expect([pause.status, pause.at('detail')]).toEqual([503, DATABASE_AWAY]);
    for (const path of ['/queues', BOARD_DATA]) expect((await askSoon(path, 'html')).status).toBe(200);
    await untilMetricsShow({ mongodb: 0, redis: 1 });
    await services.database.start();
    await untilAllIsShown();
  });

  it("are told by a worker's port, too: it is ready while both stores answer", async () => {
    const port = await freePort();
    const worker = await platform.spawnWorker('webhook', { arguments: ['--ops-port', String(port)] });
    const call = createClient(`http://127.0.0.1:${port}`);
    const answers = (status: number) =>
      until(`/readyz answers ${status}`, async () => (await call('GET', '/readyz')).status === status);
    await answers(200);
    for (const store of [services.redis, services.database]) {
      await store.kill();
      await answers(503);
      expect((await call('GET', '/livez')).status).toBe(200);
      await store.start();
      await answers(200);
    }
    await worker.stop();
  });
});
