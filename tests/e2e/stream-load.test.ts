import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OpenedStream, openStream } from '../../scripts/bench/lib/stream-client.ts';
import { outcomeOf } from '../../scripts/bench/lib/streams.ts';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { until } from '../harness/http.ts';
import {
  type ApiServer,
  chargesOf,
  OPS_LOGIN,
  startPlatform,
  type TestAccount,
  type TestPlatform,
} from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';

const STREAMS = 300;
const CHARTS = 3;
/** The resources that an API server opens and closes by itself: pooled connections, maintenance timers. */
const UPKEEP = 10;

/** Many streams that wait on one API server: no worker runs until all are open. */
describe('many streams at once', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;

  beforeAll(async () => {
    emulator = await startEmulator({ port: 0 });
    platform = await startPlatform(providerSettings(emulator.url));
    apiServer = await platform.startApiServer();
    account = await platform.account();
  });
  afterAll(async () => {
    await platform.stop();
    await emulator.close();
  });

  /** All streams of `year`'s charts, each open and waiting. */
  const openAll = (year: number): Promise<OpenedStream[]> =>
    Promise.all(
      Array.from({ length: STREAMS }, (_, index) => {
        const body = { birth_date: `${year}-05-1${index % CHARTS}`, gender: 'male', name: `김${index}` };
        const url = `${apiServer.url}/v1/fortunes/daily-stream`;
        return openStream(false, { url, key: account.liveKey, body: JSON.stringify(body) });
      }),
    );

  it('each get every event, with one reader of Redis for all', async () => {
    const idle = await redisConnections(platform);
    const streams = await openAll(1981);
    const open = await redisConnections(platform);
    expect(open.length).toBeLessThanOrEqual(idle.length + 1);
    // Between two reads it is idle for a moment.
    const readers = await until('the streams are read', async () => {
      const reading = (await redisConnections(platform)).filter((connection) => connection.includes(' cmd=xread '));
      return reading.length > 0 && reading;
    });
    expect(readers).toHaveLength(1);
    const worker = await platform.startWorker('haiku');
    const outcomes = await Promise.all(streams.map(outcomeOf));
    expect(outcomes.filter(({ isWhole }) => isWhole)).toHaveLength(STREAMS);
    // Each caller has its own name, although the content is shared.
    const texts = outcomes.map(({ times }) => JSON.stringify(times.events));
    expect(texts.filter((text, index) => !text.includes(`김${index}`) || text.includes('{{name}}'))).toEqual([]);
    await until('every chart is charged once', async () => (await chargesOf(platform, account)).length === CHARTS);
    expect(emulator.requests()).toHaveLength(3 * CHARTS);
    await worker.stop();
  });

  it('release their resources at once when the clients disconnect, while the generations continue', async () => {
    // Wait until the resources of the earlier streams are released, which would distort the counts below.
    const before = await until('the API server is idle', async () => {
      const earlier = await activeResources(apiServer);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const now = await activeResources(apiServer);
      const isStill = now.sockets === earlier.sockets && now.timers === earlier.timers;
      return isStill && now.sockets < STREAMS / 2 && now.timers < STREAMS / 2 && now;
    });
    const streams = await openAll(1982);
    const open = await activeResources(apiServer);
    // Not the difference: what a busy machine has not released yet goes meanwhile.
    expect(open.sockets).toBeGreaterThanOrEqual(STREAMS);
    expect(open.timers).toBeGreaterThanOrEqual(STREAMS);
    for (const stream of streams) stream.disconnect();
    const isFreed = async () => {
      const { sockets, timers } = await activeResources(apiServer);
      return sockets <= before.sockets + UPKEEP && timers <= before.timers + UPKEEP;
    };
    await until('the API server has released the resources of the streams', isFreed);
    await platform.startWorker('haiku');
    await until('every chart is charged', async () => (await chargesOf(platform, account)).length === 2 * CHARTS);
  });
});

/** The connections to the platform's Redis database, as Redis describes them. */
async function redisConnections(platform: TestPlatform): Promise<string[]> {
  const number = new URL(platform.environment['REDIS_URL'] ?? '').pathname.slice(1);
  const list = String(await platform.redis.client('LIST'));
  return list.split('\n').filter((connection) => connection.includes(` db=${number} `));
}

/** The resources that keep the API server's event loop busy, from its metrics. */
async function activeResources(apiServer: ApiServer): Promise<{ readonly sockets: number; readonly timers: number }> {
  const login = Buffer.from(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`).toString('base64');
  const text = await (
    await fetch(`${apiServer.opsUrl}/metrics`, { headers: { Authorization: `Basic ${login}` } })
  ).text();
  const count = (type: string) =>
    Number(new RegExp(`^nodejs_active_resources\\{type="${type}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { sockets: count('TCPSocketWrap'), timers: count('Timeout') };
}
