import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { createClient } from '../harness/http.ts';
import { startPlatform, type TestPlatform } from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';
import { dumpRedis } from '../harness/redis-dump.ts';
import { watchRedis } from '../harness/redis-monitor.ts';

/** A unique person: where these values appear outside MongoDB and the responses, they have leaked. */
const CANARY = {
  external_id: 'canary-4711-external',
  name: '독고카나리아',
  birth_year: 1903,
  birth_month: 11,
  birth_day: 29,
  birth_hour: 3,
  birth_minute: 47,
  time_basis: { longitude_deg: 128.4737 },
  gender: 'male',
} as const;
const ELSEWHERE = { clock: 'civil', birth_place: 'pyongyang' } as const;
/** Fields, and values that no other number contains by accident. */
const MARKERS = [
  CANARY.external_id,
  CANARY.name,
  '독고',
  '1903-11-29',
  '19031129',
  '128.4737',
  '1284737',
  '평양',
  'pyongyang',
  'birth_',
  'birthMinute',
  'longitude',
];

describe('personal data', () => {
  let emulator: Emulator;
  let platform: TestPlatform;

  beforeAll(async () => {
    emulator = await startEmulator({ port: 0 });
    platform = await startPlatform({ ...providerSettings(emulator.url), LOG_LEVEL: 'trace' });
  });
  afterAll(async () => {
    await platform.stop();
    await emulator.close();
  });

  it('is never in Redis, logs, provider requests, job payloads, metrics or queue dashboards', async () => {
    const apiServer = await platform.startApiServer();
    await platform.startWorker('all');
    const account = await platform.account();
    const call = createClient(apiServer.url, { key: account.liveKey });
    const monitor = await watchRedis(platform.environment['REDIS_URL'] ?? '');

    const id = (await call('POST', '/v1/profiles', { body: CANARY })).textAt('id');
    for (const model of ['haiku', 'sonnet', 'gpt4o', 'gemini']) {
      const fortune = await call('POST', '/v1/fortunes', { body: { profile_id: id, type: 'daily', model } });
      expect(fortune.status).toBe(201);
      expect((await call('GET', `/v1/fortunes/${fortune.textAt('id')}/unmasked`)).text).toContain(CANARY.name);
    }
    await call('GET', `/v1/profiles/${id}/unmasked`);
    await call('GET', `/v1/profiles?external_id=${CANARY.external_id}`);
    await call('POST', '/v1/calculations/saju', { body: { ...birth(), include_analysis: true } });
    const elsewhere = { ...birth(), time_basis: ELSEWHERE };
    expect((await call('POST', '/v1/calculations/saju', { body: elsewhere })).status).toBe(200);
    await failures(call, id);
    await call('DELETE', `/v1/profiles/${id}`);

    const chart = await chartOf(platform, call);
    monitor.stop();
    const places: Record<string, string> = {
      Redis: JSON.stringify(await dumpRedis(platform.redis)),
      'commands sent to Redis': monitor.seen.join('\n'),
      logs: platform.logs(),
      'provider requests': JSON.stringify(emulator.requests()),
      metrics: await ops(apiServer.opsUrl, '/metrics'),
      'queue dashboard': await ops(
        apiServer.opsUrl,
        '/queues/api/queues?activeQueue=generation-haiku&page=1&jobsPerPage=50',
      ),
    };
    expect(places['logs']).toContain('request');
    expect(places['commands sent to Redis']).toContain('generation');
    expect(emulator.requests().length).toBeGreaterThanOrEqual(4);
    for (const [place, content] of Object.entries(places)) {
      expect(content.length).toBeGreaterThan(0);
      for (const canary of MARKERS) {
        expect({ place, canary, found: content.includes(canary) }).toEqual({ place, canary, found: false });
      }
    }
    // Pillars are pseudonymous: allowed in prompts, forbidden in Redis and logs.
    for (const place of ['Redis', 'commands sent to Redis', 'logs', 'metrics', 'queue dashboard']) {
      expect({ place, found: places[place]?.includes(chart) }).toEqual({ place, found: false });
      expect({ place, found: /[갑을병정무기경신임계][자축인묘진사오미신유술해]/.test(places[place] ?? '') }).toEqual({
        place,
        found: false,
      });
    }
  });
});

function birth() {
  const { name: _name, external_id: _externalId, ...rest } = CANARY;
  return rest;
}

type Call = ReturnType<typeof createClient>;

/** Requests whose errors could quote the body. */
async function failures(call: Call, id: string): Promise<void> {
  await call('POST', '/v1/profiles', { body: CANARY });
  await call('POST', '/v1/profiles', { body: { ...CANARY, birth_day: 31 } });
  await call('POST', '/v1/profiles', { body: { ...CANARY, time_basis: { longitude_deg: 28.4737 } } });
  await call('POST', '/v1/profiles', { body: { ...CANARY, [CANARY.name]: CANARY.name } });
  await call('PUT', `/v1/profiles/${id}`, {
    raw: `{"name":"${CANARY.name}`,
    headers: { 'Content-Type': 'application/json' },
  });
  await call('GET', `/v1/profiles/${encodeURIComponent(CANARY.name)}`);
  await call('GET', `/v1/${encodeURIComponent(CANARY.name)}`);
}

async function chartOf(platform: TestPlatform, call: Call): Promise<string> {
  const id = (await call('POST', '/v1/profiles', { body: { ...CANARY, external_id: 'another' } })).textAt('id');
  const profile = await platform.admin.db.profiles.findById(id).lean();
  return profile?.chart ?? 'no chart';
}

async function ops(url: string, path: string): Promise<string> {
  const response = await fetch(`${url}${path}`, {
    headers: { Authorization: `Basic ${Buffer.from('ops:ops-password-of-the-tests').toString('base64')}` },
  });
  expect(response.status).toBe(200);
  return response.text();
}
