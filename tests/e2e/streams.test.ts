import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { kstToday } from '../harness/dates.ts';
import { BIRTH, createClient, until, valueAt } from '../harness/http.ts';
import { type ApiServer, chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { databaseFails } from '../harness/services.ts';
import { readStream } from '../harness/sse.ts';

describe('streams', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let second: ApiServer;
  let account: TestAccount;
  let day = 0;

  beforeAll(async () => {
    ({ emulator, platform, apiServer, account } = await startProviderPlatform({ pools: 'all' }));
    second = await platform.startApiServer();
  });
  afterEach(() => emulator.reset());
  afterAll(() => platform.stop());

  /** A body that no test has sent yet. */
  const freshBody = () => {
    day += 1;
    const month = String(1 + Math.floor(day / 28)).padStart(2, '0');
    return { birth_date: `1981-${month}-${String(1 + (day % 28)).padStart(2, '0')}`, gender: 'male', name: '김하나' };
  };
  const daily = (origin: ApiServer, options: Partial<Parameters<typeof readStream>[1]> & { body: unknown }) =>
    readStream(`${origin.url}/v1/fortunes/daily-stream`, { key: account.liveKey, ...options });
  const profile = async () => {
    day += 1;
    const call = createClient(apiServer.url, { key: account.liveKey });
    const body = { ...BIRTH, birth_year: 1950 + Math.floor(day / 28), birth_day: 1 + (day % 28) };
    return (await call('POST', '/v1/profiles', { body })).textAt('id');
  };

  it('send each section as an event of its own when it is ready, in parallel', async () => {
    emulator.behave({ mode: 'held' });
    const opened = daily(apiServer, { body: freshBody() });
    await until('all sections are asked for', async () => emulator.stats().in_flight === 3);
    emulator.release();
    const reading = await opened;
    expect(reading.status).toBe(200);
    expect(reading.headers.get('content-type')).toContain('text/event-stream');
    expect(reading.headers.get('cache-control')).toBe('no-store');
    expect(reading.headers.get('x-accel-buffering')).toBe('no');
    expect(reading.headers.get('x-ratelimit-limit')).toBe('1000');
    expect(reading.other[0]).toMatch(/^:/);
    expect(reading.events.map(({ event }) => event).sort()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    const last = reading.events.at(-1);
    expect(last?.event).toBe('complete');
    expect(last?.data).toEqual({
      cached: false,
      cost: 0.013,
      model: 'haiku',
      request_id: reading.headers.get('x-request-id'),
      ai_generated: true,
      disclaimer: expect.any(String),
    });
    // The benchmark measures how close the whole comes to the time of one section.
    expect(emulator.stats().max_in_flight).toBe(3);
    expect(reading.events[0]?.data).not.toEqual(reading.events[1]?.data);
    expect(JSON.stringify(reading.events)).not.toContain('{{name}}');
  });

  it('send cached sections at once, at no cost', async () => {
    const body = freshBody();
    await daily(apiServer, { body });
    emulator.clearRequests();
    const again = await daily(apiServer, { body: { ...body, name: '이둘' } });
    expect(again.events.at(-1)).toMatchObject({ event: 'complete', data: { cached: true, cost: 0 } });
    expect(emulator.requests()).toEqual([]);
  });

  it('resume on another API server after the first event: nothing lost, nothing repeated, one charge', async () => {
    const owner = await platform.account();
    emulator.behave({ latency_ms: 300, jitter_ms: 200 });
    const body = freshBody();
    const options = { body, key: owner.liveKey };
    const first = await daily(apiServer, { ...options, disconnectAfter: 1 });
    expect(first.events).toHaveLength(1);
    const rest = await daily(second, { ...options, lastEventId: first.events[0]?.id ?? '' });
    const names = [...first.events, ...rest.events].map(({ event }) => event);
    expect(names.sort()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    expect(rest.events.at(-1)).toMatchObject({ event: 'complete', data: { cost: 0.013, cached: false } });
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
    expect(await platform.admin.db.generations.countDocuments({ accountId: owner.accountId })).toBe(3);
    const finished = await daily(apiServer, { ...options, lastEventId: rest.events.at(-1)?.id ?? '' });
    expect(finished.events.map(({ event }) => event)).toEqual(['complete']);
  });

  it('do not resume the call of another key with one that may not read persons, which has sections of its own', async () => {
    const owner = await platform.account();
    const stranger = await owner.key({ permissions: ['stream:read'] });
    const body = freshBody();
    const of = async (key: string, lastEventId = '') => (await daily(apiServer, { body, key, lastEventId })).events;
    const first = await of(owner.liveKey);
    const own = await of(stranger, first[0]?.id ?? '');
    expect(own.map(({ event }) => event).sort()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    expect(await chargesOf(platform, owner)).toEqual([0.013, 0.013]);
    // Its own it resumes.
    expect((await of(stranger, own[0]?.id ?? '')).length).toBe(3);
    expect(await chargesOf(platform, owner)).toEqual([0.013, 0.013]);
  });

  it('resume as the same call although a section that was sent is gone, and charge nothing more', async () => {
    const owner = await platform.account();
    const body = freshBody();
    const first = await daily(apiServer, { body, key: owner.liveKey, disconnectAfter: 1 });
    await until('the call is charged', async () => (await chargesOf(platform, owner)).length === 1);
    const [sent] = first.events;
    const section = sent?.event as 'character' | 'tendency' | 'fortune';
    await platform.admin.db.contents.deleteMany({ accountId: owner.accountId, section });
    const rest = await daily(apiServer, { body, key: owner.liveKey, lastEventId: sent?.id ?? '' });
    expect(rest.events).toHaveLength(3);
    expect(rest.events.at(-1)).toMatchObject({ event: 'complete', data: { cost: 0.013 } });
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
  });

  it('resume as the same call although their contents have expired since, and charge nothing more', async () => {
    const owner = await platform.account();
    const options = { body: freshBody(), key: owner.liveKey };
    const first = await daily(apiServer, options);
    const tomorrow = await platform.startApiServer({}, { now: () => new Date(Date.now() + 25 * 3_600_000) });
    const rest = await daily(tomorrow, { ...options, lastEventId: first.events[0]?.id ?? '' });
    const namesOf = ({ events }: typeof rest) => events.map(({ event, id }) => `${id.split('.')[0]} ${event}`).sort();
    expect(namesOf(rest)).toEqual(namesOf({ ...first, events: first.events.slice(1) }));
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
    await tomorrow.stop();
  });

  it('ignore an event id of another account, another body, or a wrong form', async () => {
    const stranger = await platform.account();
    const body = freshBody();
    const mine = await daily(apiServer, { body });
    const id = mine.events[0]?.id ?? '';
    for (const options of [
      { body, key: stranger.liveKey, lastEventId: id },
      { body: freshBody(), lastEventId: id },
      { body, lastEventId: 'nonsense' },
      { body, lastEventId: `call_${'0'.repeat(26)}.character` },
    ]) {
      const reading = await daily(apiServer, options);
      expect(reading.events).toHaveLength(4);
    }
  });

  it('release their resources when the client disconnects, while the generations continue', async () => {
    const owner = await platform.account();
    emulator.behave({ mode: 'held' });
    const body = freshBody();
    const leaving = new AbortController();
    const request = fetch(`${apiServer.url}/v1/fortunes/daily-stream`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'X-API-Key': owner.liveKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await request;
    leaving.abort();
    emulator.release();
    await until('the sections are charged', async () => (await chargesOf(platform, owner)).length === 1);
    const again = await daily(apiServer, { body, key: owner.liveKey });
    expect(again.events.at(-1)).toMatchObject({ data: { cached: true, cost: 0 } });
  });

  it('end with an error event when a section fails, and charge nothing', async () => {
    const owner = await platform.account();
    emulator.behave({ mode: 'refused' });
    const reading = await daily(apiServer, { body: freshBody(), key: owner.liveKey });
    expect(reading.events.at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'ai_provider_error', message: expect.any(String), reason: 'provider_failed', retryable: true },
    });
    expect(reading.ended).toBe(true);
    expect(await chargesOf(platform, owner)).toEqual([]);
  });

  it('answer refusals as ordinary errors, before any event', async () => {
    const refused = await readStream(`${apiServer.url}/v1/fortunes/daily-stream`, { key: account.liveKey, body: {} });
    expect(refused.status).toBe(400);
    const anonymous = await readStream(`${apiServer.url}/v1/fortunes/daily-stream`, { key: 'bs_live_x', body: {} });
    expect(anonymous.status).toBe(401);
  });

  it('send the legacy fortune in camelCase with the caller’s own name', async () => {
    const pillar = (stem: string, branch: string) => ({ stem: { hangul: stem }, branch: { hangul: branch } });
    const saju = {
      pillars: { year: pillar('경', '오'), month: pillar('신', '사'), day: pillar('경', '진'), hour: null },
    };
    const reading = await readStream(`${apiServer.url}/api/daily-fortune-stream`, {
      key: account.liveKey,
      body: { saju, userName: '박지수', model: 'gemini', unknown: 'ignored' },
    });
    expect(reading.headers.get('deprecation')).toBe('true');
    const event = (name: string) => reading.events.find((one) => one.event === name)?.data;
    expect(event('character')).toMatchObject({ title: expect.any(String), dayMaster: expect.any(String) });
    expect(event('tendency')).toMatchObject({ scores: { riskTolerance: expect.any(Number) } });
    expect(event('fortune')).toMatchObject({
      todayFortune: { date: kstToday() },
      investmentFortune: expect.any(Object),
      whyExplanation: expect.any(String),
    });
    expect(event('complete')).toMatchObject({ cost: 0.01, model: 'gemini' });
  });

  it('send and store a resource fortune as one call at one price', async () => {
    const owner = await platform.account();
    const call = createClient(apiServer.url, { key: owner.liveKey });
    const id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
    const body = { profile_id: id, type: 'daily' };
    const reading = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key: owner.liveKey, body });
    const fortune = reading.events.find(({ event }) => event === 'fortune')?.data;
    expect(fortune).toMatchObject({ profile_id: id, profile: { name: '홍**' }, cached: false });
    expect(JSON.stringify(reading.events)).not.toMatch(/홍길동|\{\{/);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
    const stored = await call('GET', `/v1/fortunes/daily/${id}`);
    expect(fortune).toMatchObject({ id: stored.at('id') });
    const again = await readStream(`${apiServer.url}/v1/fortunes/stream`, { key: owner.liveKey, body });
    expect(again.events.at(-1)).toMatchObject({ data: { cached: true, cost: 0 } });
    expect(again.events.map(({ event }) => event)).toEqual(['character', 'tendency', 'fortune', 'complete']);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
  });

  it('resume a resource fortune on another API server, whichever event they were cut after', async () => {
    for (const disconnectAfter of [1, 2, 3]) {
      emulator.behave({ latency_ms: 200, jitter_ms: 100 });
      const body = { profile_id: await profile(), type: 'daily' };
      const options = { key: account.liveKey, body };
      const first = await readStream(`${apiServer.url}/v1/fortunes/stream`, { ...options, disconnectAfter });
      const lastEventId = first.events.at(-1)?.id ?? '';
      const rest = await readStream(`${second.url}/v1/fortunes/stream`, { ...options, lastEventId });
      const names = [...first.events, ...rest.events].map(({ event }) => event);
      expect(names.sort()).toEqual(['character', 'complete', 'fortune', 'tendency']);
    }
  });

  it('share one call among fifty equal streams at once', async () => {
    const owner = await platform.account();
    emulator.behave({ latency_ms: 300 });
    emulator.clearRequests();
    const body = freshBody();
    const readings = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        daily(index % 2 === 0 ? apiServer : second, { body, key: owner.liveKey }),
      ),
    );
    expect(readings.map(({ events }) => events.length)).toEqual(Array(50).fill(4));
    // An attempt that an outage interrupts asks the provider again, which is not charged.
    if (!databaseFails) expect(emulator.requests()).toHaveLength(3);
    const costs = readings.map(({ events }) => valueAt(events.at(-1)?.data, 'cost'));
    // A stream that resumed right after a failure may name the price, and is not charged.
    if (!databaseFails) expect(costs.filter((cost) => cost !== 0)).toEqual([0.013]);
    expect(await chargesOf(platform, owner)).toEqual([0.013]);
  });

  it('end with retry on a graceful stop, and resume elsewhere', async () => {
    const third = await platform.startApiServer();
    emulator.behave({ mode: 'held' });
    const body = freshBody();
    const reading = daily(third, { body });
    await until('the stream is open', async () => emulator.stats().in_flight > 0 || null);
    await third.stop();
    const cut = await reading;
    expect(cut.ended).toBe(true);
    expect(cut.other.at(-1)).toMatch(/^retry: 1000\nid: call_\w+\.$/);
    // Cut before its first event, it is still the same call.
    const id = cut.other.at(-1)?.split('id: ').at(-1) ?? '';
    const resumed = daily(apiServer, { body, lastEventId: id });
    emulator.release();
    const again = await resumed;
    expect(again.events.at(-1)?.event).toBe('complete');
    expect(again.events.at(-1)?.id.split('.')[0]).toBe(id.split('.')[0]);
    expect(valueAt(again.events.at(-1)?.data, 'cost')).toBeGreaterThan(0);
  });
});
