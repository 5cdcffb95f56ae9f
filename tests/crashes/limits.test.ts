import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServiceHandle, startRedis } from '../../scripts/local/services/index.mjs';
import { BIRTH, createClient, type HttpAnswer, keepsWithin, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';

const number = (answer: HttpAnswer | undefined, header: string) => Number(answer?.headers.get(header) ?? Number.NaN);

describe('limits while Redis stops and returns', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'saju-limits-'));
  let server: ServiceHandle;
  let platform: TestPlatform;
  let apiServers: readonly ApiServer[];

  beforeAll(async () => {
    server = await startRedis({ dir, throwaway: true, log: () => undefined });
    platform = await startPlatform({ REDIS_URL: server.url });
    apiServers = [await platform.spawnApiServer(), await platform.spawnApiServer()];
    const renewedAt = async () => {
      const registrations = await platform.redis.zrange('saju:api-servers', '0', '-1', 'WITHSCORES');
      return registrations.filter((_, index) => index % 2 === 1).map(Number);
    };
    const joined = await until('both API servers are registered', async () => {
      const times = await renewedAt();
      return times.length === 2 && Math.max(...times);
    });
    await until('each API server knows both', async () => (await renewedAt()).every((time) => time >= joined));
  });
  afterAll(async () => {
    await server.start();
    await platform.stop();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('block no account completely, leave none unlimited, and recover within five seconds', async () => {
    const steady = await platform.account();
    const greedy = await platform.account();
    await platform.admin.operations.setLimits('test', greedy.accountId, { perMinute: 50, perDay: 50 });
    const send = (account: TestAccount, index: number) =>
      createClient(apiServers[index % 2]?.url ?? '', { key: account.liveKey })('GET', '/v1/profiles');
    const greed = async (rounds: number) => {
      const answers = [];
      for (let index = 0; index < rounds; index += 1) answers.push(await send(greedy, index));
      return answers.filter(({ status }) => status === 200).length;
    };

    expect(await greed(10)).toBe(10);
    await server.kill();
    // Each API server accepts its share of what was left at its last contact with Redis, and then nothing more.
    const without = await greed(120);
    expect(without).toBeGreaterThanOrEqual(40);
    expect(without).toBeLessThanOrEqual(40 + apiServers.length);
    // Redis stays away until these are answered.
    for (let index = 0; index < 10; index += 1) {
      const answer = await send(steady, index);
      expect(answer.status).toBe(200);
      expect(number(answer, 'x-ratelimit-limit')).toBe(1_000);
    }
    const busy = await send(greedy, 0);
    expect(busy.status).toBe(429);
    expect(number(busy, 'retry-after')).toBeGreaterThan(0);

    const counted = `{limit:${steady.accountId}:live}:minute`;
    await keepsWithin(5_000, async () => {
      await server.kill();
      await server.start();
      const backAt = performance.now();
      await until('both API servers count in Redis', async () => {
        const before = await platform.redis.llen(counted);
        for (const index of [0, 1]) await send(steady, index);
        return (await platform.redis.llen(counted)) >= before + 2;
      });
      return performance.now() - backAt;
    });
    // An empty Redis does not start the day anew: it goes on from the larger of the two servers' counts, about 30 of 50.
    expect(await greed(60)).toBeLessThanOrEqual(20 + apiServers.length);
    expect(await greed(10)).toBe(0);
  });

  it('let an API server stop in order while Redis is down', async () => {
    const apiServer = await platform.spawnApiServer();
    const account = await platform.account();
    const created = await createClient(apiServer.url, { key: account.liveKey })('POST', '/v1/profiles', {
      body: BIRTH,
    });
    expect(created.status).toBe(201);
    await server.kill();
    expect(await apiServer.stop()).toBe(0);
  });
});
