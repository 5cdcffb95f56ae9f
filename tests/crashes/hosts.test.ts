import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { type Host, type Network, openNetwork, whyNoHosts } from '../harness/hosts.ts';
import { until } from '../harness/http.ts';
import { type ApiServer, QUICK_RECOVERY, startPlatform, type TestPlatform } from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { portOf, startTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';
import { disturbAmidWork } from '../topologies/flows.ts';

const CUT_MS = 30_000;
const LOAD = { generations: 20, batch: 30, streams: 40, inTheMiddle: 12 } as const;
const obstacle = whyNoHosts();
if (obstacle !== null) {
  // .github/workflows/ci.yml runs this file as root besides.
  if (process.env['CI'] !== undefined && process.getuid?.() === 0)
    throw new Error(`CI must have separate hosts: ${obstacle}`);
  process.stderr.write(`API server and workers on separate hosts are not tested: ${obstacle}\n`);
}

(obstacle === null ? describe : describe.skip)('an API server and two workers, each on a host of its own', () => {
  let network: Network;
  let emulator: Emulator;
  let receiver: Receiver;
  let receiverUrl: string;
  let platform: TestPlatform;
  let front: ApiServer;
  let apiHost: Host;
  let workerHost: Host;
  const proxies: TcpProxy[] = [];

  /** The address at which hosts reach a server on this machine's loopback. */
  async function forHosts(url: string): Promise<string> {
    const proxy = await startTcpProxy(portOf(url), network.address);
    proxies.push(proxy);
    const reached = new URL(url);
    reached.host = `${network.address}:${proxy.port}`;
    // A replica set would name its loopback address.
    if (reached.protocol === 'mongodb:') reached.searchParams.set('directConnection', 'true');
    return reached.href.replace(/\/$/, '');
  }

  beforeAll(async () => {
    network = openNetwork();
    [emulator, receiver] = await Promise.all([startEmulator({ latencyMs: 800 }), startReceiver()]);
    receiverUrl = await forHosts(receiver.url);
    platform = await startPlatform({
      ...QUICK_RECOVERY,
      ...providerSettings(await forHosts(emulator.url)),
      GENERATION_TIMEOUT_MS: '10000',
      WEBHOOK_TIMEOUT_MS: '5000',
    });
    const { MONGODB_URL = '', REDIS_URL = '' } = platform.environment;
    const stores = { MONGODB_URL: await forHosts(MONGODB_URL), REDIS_URL: await forHosts(REDIS_URL) };
    [apiHost, workerHost] = [network.addHost(), network.addHost()];
    front = await platform.spawnApiServer({ ...stores, HOST: apiHost.address, OPS_PORT: '0' }, apiHost.within);
    for (const { within } of [workerHost, network.addHost()]) {
      const options = { settings: stores, concurrency: 20, arguments: ['--schedules'] };
      await platform.spawnWorker('haiku,maintenance,webhook', options, within);
    }
  });
  afterAll(async () => {
    for (const host of [apiHost, workerHost]) host?.plug();
    await platform?.stop();
    await Promise.all([...proxies, emulator, receiver].map((server) => server?.close()));
    network?.close();
  });

  /** The processes from which Redis has heard in the last seconds. */
  const connected = () => platform.redis.zcard('{pool:haiku}:settings');

  async function cutOff(host: Host, year: number) {
    await until('all are there', async () => (await connected()) === 3);
    const site = { platform, front, emulator, receiver, receiverUrl };
    const cut = async (ask: () => Promise<unknown>) => {
      const end = delay(CUT_MS);
      host.unplug();
      const asking = ask();
      await until('it is cut off', async () => (await connected()) === 2);
      await end;
      host.plug();
      await asking;
    };
    // An API server without its stores ends streams with an error that says to repeat them.
    const outcome = await disturbAmidWork(site, year, cut, { resumes: host === apiHost, load: LOAD });
    await until('it is back', async () => (await connected()) === 3);
    return outcome;
  }

  const nothing = { lost: { fortunes: 0, items: 0, events: 0, streams: 0 }, chargedTwice: 0 };

  it('lose nothing and charge nothing twice when a worker is cut off for 30 s amid its work', async () => {
    expect(await cutOff(workerHost, 1930)).toMatchObject(nothing);
  });

  it('lose nothing and charge nothing twice when the API server is cut off for 30 s', async () => {
    expect(await cutOff(apiHost, 1950)).toMatchObject(nothing);
  });
});
