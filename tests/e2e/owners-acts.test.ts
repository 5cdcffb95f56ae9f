import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { readStream, type StreamEvent } from '../harness/sse.ts';

/** The owner deletes, changes or cancels in the middle of a call. */
describe('an act of the owner in the middle of a call', () => {
  const PRICE_USD = 0.066;
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;
  let births = 0;

  beforeAll(async () => {
    ({ emulator, platform, apiServer } = await startProviderPlatform({ pools: 'all' }));
  });
  afterEach(() => emulator.reset());
  afterAll(() => platform.stop());

  const newAccount = async () => {
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  };
  /** Of a birth that no other test has. */
  const newProfile = async () => {
    births += 1;
    const birth = { birth_year: 1950 + births, birth_month: 3, birth_day: 10, birth_hour: 9, gender: 'female' };
    return (await call('POST', '/v1/profiles', { body: { name: '김하나', ...birth } })).textAt('id');
  };
  const bodyOf = (profileId: string, model = 'sonnet') => ({ profile_id: profileId, type: 'daily', model });
  const stream = (body: object, options: { onEvent?: (event: StreamEvent) => void; lastEventId?: string } = {}) =>
    readStream(`${apiServer.url}/v1/fortunes/stream`, { key: account.liveKey, body, ...options });
  /** What the partner reads of its charges, in both groups. */
  const told = async () => [
    (await call('GET', '/v1/reports/usage')).at('summary.total_cost_usd'),
    (await call('GET', '/api/usage')).at('usage.thisMonth.cost'),
  ];
  const ended = () =>
    until('every generation has ended', async () => {
      const open = { accountId: account.accountId, open: true } as const;
      return (await platform.admin.db.generations.countDocuments(open)) === 0;
    });
  const { DELETE, GENDER, BIRTH, PUT } = {
    DELETE: (version: string) => (id: string) => call('DELETE', `/${version}/profiles/${id}`),
    GENDER: (version: string) => (id: string) =>
      call('PATCH', `/${version}/profiles/${id}`, {
        body: { gender: 'male' },
      }),
    BIRTH: (id: string) => call('PATCH', `/v1/profiles/${id}`, { body: { birth_day: 11 } }),
    PUT: (id: string) => {
      const birth = { birth_year: 1940, birth_month: 1, birth_day: births, gender: 'male' };
      return call('PUT', `/v1/profiles/${id}`, { body: { name: '김하나', ...birth } });
    },
  };
  const ACTS: readonly (readonly [string, (id: string) => ReturnType<Client>])[] = [
    ['DELETE /v1/profiles', DELETE('v1')],
    ['DELETE /v2/profiles', DELETE('v2')],
    ['PATCH of the gender', GENDER('v1')],
    ['PATCH of the gender in v2', GENDER('v2')],
    ['PATCH of the birth', BIRTH],
    ['PUT of another birth', PUT],
  ];

  describe.each(ACTS)('%s', (_, act) => {
    it('charges a stream that has sent a section its whole price, once', async () => {
      await newAccount();
      const id = await newProfile();
      emulator.behave({ mode: 'held' });
      emulator.behave({ times: 1 });
      let acting: ReturnType<Client> | undefined;
      const onEvent = () => {
        acting ??= act(id).finally(emulator.release);
      };
      const reading = await stream(bodyOf(id), { onEvent });
      expect((await acting)?.status).toBe(200);
      expect(reading.events.map(({ event }) => event)).toContain(reading.events.length > 3 ? 'complete' : 'error');
      await ended();
      expect(await chargesOf(platform, account)).toEqual([PRICE_USD]);
      expect(await told()).toEqual([PRICE_USD, PRICE_USD]);
    });

    it('gives no fortune away that a single call has shared with a stream', async () => {
      await newAccount();
      const id = await newProfile();
      emulator.behave({ latency_ms: 500 });
      const reading = stream(bodyOf(id));
      const own = { accountId: account.accountId };
      await until('the stream has opened its call', async () => platform.admin.db.calls.exists(own));
      const shared = await call('POST', '/v1/fortunes', { body: bodyOf(id) });
      expect([200, 201]).toContain(shared.status);
      expect((await act(id)).status).toBe(200);
      await reading;
      await ended();
      expect(await told()).toEqual([PRICE_USD, PRICE_USD]);
    });
  });

  it('charges nothing for a stream of which nothing was stored', async () => {
    await newAccount();
    const id = await newProfile();
    emulator.behave({ mode: 'held' });
    const reading = stream(bodyOf(id));
    await until('the provider has all sections', async () => emulator.stats().in_flight === 3);
    expect((await call('DELETE', `/v1/profiles/${id}`)).status).toBe(200);
    emulator.release();
    expect((await reading).events.at(-1)).toMatchObject({ event: 'error', data: { code: 'not_found' } });
    await ended();
    const own = { accountId: account.accountId };
    expect(await platform.admin.db.contents.countDocuments(own)).toBe(0);
    expect(await platform.admin.db.generations.countDocuments({ ...own, chart: { $exists: true } })).toBe(0);
    expect(await chargesOf(platform, account)).toEqual([]);
    expect(await told()).toEqual([0, 0]);
  });

  it('charges a section that a worker was at when a change keeps the chart, and serves it for nothing afterwards', async () => {
    await newAccount();
    const id = await newProfile();
    emulator.behave({ mode: 'held' });
    const sections = call('POST', '/v1/fortunes/daily', { body: { profile_id: id, model: 'sonnet' } });
    await until('the provider has all sections', async () => emulator.stats().in_flight === 3);
    expect((await call('PATCH', `/v1/profiles/${id}`, { body: { gender: 'male' } })).status).toBe(200);
    emulator.release();
    await sections;
    await ended();
    expect(await chargesOf(platform, account)).toEqual([PRICE_USD]);
  });

  it.each(['/v1/fortunes', '/v1/fortunes/stream'])(
    'ends a call at %s alike whether a change gives the stored birth or another one, by a key that may not read persons',
    async (path) => {
      const told = [];
      for (const birth_day of [10, 20]) {
        await newAccount();
        const id = await newProfile();
        const key = await account.key({ permissions: ['profile:write', 'fortune:write', 'stream:read'] });
        const writer = createClient(apiServer.url, { key });
        emulator.behave({ mode: 'held' });
        const body = bodyOf(id);
        const asked = path.endsWith('stream')
          ? readStream(`${apiServer.url}${path}`, { key, body }).then(({ events }) => events.map(({ event }) => event))
          : writer('POST', path, { body }).then(({ status, body: answer }) => [status, Object(answer).code]);
        const sections = path.endsWith('stream') ? 3 : 1;
        await until('the provider has all sections', async () => emulator.stats().in_flight === sections);
        const birth = { birth_year: 1950 + births, birth_month: 3, birth_day, birth_hour: 9, gender: 'female' };
        const changed = await writer('PUT', `/v1/profiles/${id}`, { body: { name: '김하나', ...birth } });
        emulator.release();
        const answer = await asked;
        await ended();
        const contents = await platform.admin.db.contents.countDocuments({ accountId: account.accountId });
        told.push([changed.status, answer, contents, await chargesOf(platform, account)]);
        emulator.reset();
      }
      expect(told[0]).toEqual(told[1]);
      expect(told[0]?.slice(2)).toEqual([0, []]);
    },
  );

  it("tells nothing of stored births to a key that may not read persons and retries another key's batch", async () => {
    const told = [];
    for (const known of [true, false]) {
      await newAccount();
      const other = await newProfile();
      const birth = { birth_year: 1950 + births, birth_month: 3, birth_day: known ? 10 : 20, birth_hour: 9 };
      await call('POST', '/v1/fortunes', { body: bodyOf(other) });
      const id = await newProfile();
      emulator.behave({ mode: 'refused' });
      const order = { profile_ids: [id], fortune_type: 'daily', model: 'sonnet' };
      const batch = (await call('POST', '/v1/fortunes/batch', { body: order })).textAt('id');
      const ended = () =>
        until('the batch has ended', async () => {
          const read = await call('GET', `/v1/fortunes/batch/${batch}`);
          return ['completed', 'failed'].includes(read.textAt('status')) ? read : null;
        });
      expect((await ended()).at('failed_count')).toBe(1);
      emulator.reset();
      const permissions = ['profile:write', 'fortune:read', 'fortune:write'] as const;
      const writer = createClient(apiServer.url, { key: await account.key({ permissions }) });
      const body = { name: '김하나', ...birth, gender: 'female' };
      expect((await writer('PUT', `/v1/profiles/${id}`, { body })).status).toBe(200);
      expect((await writer('POST', `/v1/fortunes/batch/${batch}/retry`)).status).toBeLessThan(300);
      told.push([(await ended()).at('results.0.status'), await chargesOf(platform, account)]);
    }
    expect(told).toEqual(Array(2).fill(['success', [PRICE_USD, PRICE_USD]]));
  });

  it('leaves a stream that a provider has ended free, and its fortune says so', async () => {
    await newAccount();
    const id = await newProfile();
    emulator.behave({ error_status: 400 });
    emulator.behave({ times: 2, latency_ms: 0 });
    const reading = await stream(bodyOf(id));
    expect(reading.events.at(-1)?.event).toBe('error');
    await ended();
    expect(await chargesOf(platform, account)).toEqual([]);
    const fortunes = await platform.admin.db.fortunes.find({ accountId: account.accountId, state: 'ready' }).lean();
    for (const { costUsd } of fortunes) expect(costUsd).toBe(0);
  });

  describe('a call that shares a section whose provider fails', () => {
    const FAILS_LATE = { times: 1, error_status: 400, mode: 'held' } as const;
    const character = (id: string) => call('GET', `/v1/fortunes/character?model=sonnet&profile_id=${id}`);
    const daily = async (id: string) => {
      const answer = await call('POST', '/v1/fortunes/daily', { body: { profile_id: id, model: 'sonnet' } });
      return answer.status === 200 ? answer.at('meta.cost') : answer.at('reason');
    };
    const streamed = async (path: string, body: object) => {
      const { events } = await readStream(`${apiServer.url}${path}`, { key: account.liveKey, body });
      const { event, data } = events.at(-1) ?? {};
      return event === 'error' ? Object(data).reason : event;
    };
    /** The other call, which has opened a section, and then one that shares it. @returns what that is answered */
    const share = async (other: (id: string) => unknown, sharing: (id: string) => Promise<unknown>) => {
      const id = await newProfile();
      emulator.clearRequests();
      emulator.behave(FAILS_LATE);
      const first = other(id);
      await until('the provider has the section', async () => emulator.stats().in_flight === 1);
      const shared = sharing(id);
      await until('the other sections are asked for', async () => emulator.stats().total === 3);
      emulator.release();
      const answer = await shared;
      await first;
      await ended();
      return { id, answer };
    };

    it.each<[string, (id: string) => unknown, (id: string) => Promise<unknown>]>([
      ['sections', character, daily],
      [
        'a stream of sections',
        character,
        (id) => streamed('/v1/fortunes/daily-stream', { profile_id: id, model: 'sonnet' }),
      ],
      ['a stream with its fortune', character, (id) => streamed('/v1/fortunes/stream', bodyOf(id))],
      [
        'a stream whose fortune another call generates',
        (id) => call('POST', '/v1/fortunes', { body: bodyOf(id) }),
        (id) => streamed('/v1/fortunes/stream', bodyOf(id)),
      ],
    ])('is free, as its error says: %s', async (_, other, sharing) => {
      await newAccount();
      const { answer } = await share(other, sharing);
      expect(answer).toBe('provider_failed');
      expect(await chargesOf(platform, account)).toEqual([]);
      const own = { accountId: account.accountId };
      expect(await platform.admin.db.calls.countDocuments({ ...own, state: 'open' })).toBe(0);
      const fortunes = await platform.admin.db.fortunes.find({ ...own, state: 'ready' }).lean();
      for (const { costUsd } of fortunes) expect(costUsd).toBe(0);
      expect(await told()).toEqual([0, 0]);
    });

    it('is charged once when its fallback answers', async () => {
      await newAccount();
      await platform.admin.operations.setFallbacks('test', account.accountId, 'sonnet', ['haiku']);
      const { answer } = await share(character, daily);
      expect(answer).toBe(0.013);
      expect(await chargesOf(platform, account, 'sonnet')).toEqual([]);
    });
  });

  it.each<[string, (id: string) => unknown, (id: string) => Promise<{ readonly events: readonly StreamEvent[] }>]>([
    [
      'a section',
      (id) => call('GET', `/v1/fortunes/character?model=sonnet&profile_id=${id}`),
      (id) => stream(bodyOf(id)),
    ],
    ['the fortune', (id) => call('POST', '/v1/fortunes', { body: bodyOf(id) }), (id) => stream(bodyOf(id))],
  ])('charges a call that shares %s when the other call has its content, each once', async (_, other, sharing) => {
    await newAccount();
    const id = await newProfile();
    emulator.clearRequests();
    emulator.behave({ mode: 'held', times: 1 });
    const first = other(id);
    await until('the provider has the section', async () => emulator.stats().in_flight === 1);
    const reading = sharing(id);
    await until('the stream has asked for the others', async () => emulator.stats().total === 3);
    emulator.release();
    expect((await reading).events.at(-1)?.event).toBe('complete');
    await first;
    await until('both are charged', async () => (await chargesOf(platform, account)).length > 1);
    expect(await chargesOf(platform, account)).toEqual([PRICE_USD, PRICE_USD]);
  });

  describe.each([
    ['/v1/fortunes/stream', (id: string) => bodyOf(id, 'haiku')],
    ['/v1/fortunes/daily-stream', (id: string) => ({ profile_id: id, model: 'haiku' })],
  ])('%s, resumed', (path, body) => {
    const read = (id: string, options: object = {}) =>
      readStream(`${apiServer.url}${path}`, { key: account.liveKey, body: body(id), ...options });
    const names = ({ events }: { readonly events: readonly StreamEvent[] }) => events.map(({ event }) => event).sort();

    it.each([
      ['its birth', BIRTH],
      ['its gender', GENDER('v1')],
    ])('begins anew after a change of %s, with nothing of the earlier one', async (_, change) => {
      await newAccount();
      const id = await newProfile();
      // Its chart has another profile, which keeps the contents.
      const twin = (await platform.admin.db.profiles.findById(id).lean()) ?? { _id: id };
      await platform.admin.db.profiles.create({ ...twin, _id: `${id}twin` });
      const first = await read(id, { disconnectAfter: 1 });
      await until('the first one is stored', async () => (await chargesOf(platform, account)).length === 1);
      expect((await change(id)).status).toBe(200);
      const rest = await read(id, { lastEventId: first.events[0]?.id ?? '' });
      expect(names(rest)).toEqual(['character', 'complete', 'fortune', 'tendency']);
      const call = (event: StreamEvent | undefined) => event?.id.split('.')[0];
      expect(call(rest.events[0])).not.toBe(call(first.events[0]));
      if (change === BIRTH) {
        const earlier = JSON.stringify(first.events[0]?.data);
        expect(rest.events.map(({ data }) => JSON.stringify(data))).not.toContain(earlier);
      }
      // It can be resumed itself.
      const again = await read(id, { lastEventId: rest.events.at(-2)?.id ?? '' });
      expect(names(again)).toEqual(['complete']);
    });

    it('is not found after the deletion', async () => {
      await newAccount();
      const id = await newProfile();
      const first = await read(id, { disconnectAfter: 1 });
      await call('DELETE', `/v1/profiles/${id}`);
      expect((await read(id, { lastEventId: first.events[0]?.id ?? '' })).status).toBe(404);
    });
  });

  describe('ends an idempotency key', () => {
    const keyed = (key: string, more: object = {}) => ({ headers: { 'Idempotency-Key': key, ...more } });
    const GONE = { status: 410, type: '/errors/gone', code: 'gone', title: 'Gone' };
    const newKey = () => `order-${births}-${Date.now()}`;

    it.each(['v1', 'v2'])('with 410 once the profile or fortune of its answer is deleted (%s)', async (version) => {
      await newAccount();
      const birth = { birth_year: 1971, birth_month: 2, birth_day: 3, gender: 'female' };
      const person = { name: '독고카나', external_id: 'customer-77', ...birth };
      const made = { body: person, ...keyed(newKey()) };
      const created = await call('POST', `/${version}/profiles`, made);
      expect(created.status).toBe(201);
      const id = created.textAt('id');
      const ordered = { body: bodyOf(id, 'haiku'), ...keyed(newKey()) };
      const fortune = await call('POST', `/${version}/fortunes`, ordered);
      expect(fortune.status).toBe(201);
      const monthly = { body: { ...bodyOf(id, 'haiku'), type: 'monthly' }, ...keyed(newKey()) };
      const other = await call('POST', `/${version}/fortunes`, monthly);
      const changed = { body: { name: '독고나라' }, ...keyed(newKey()) };
      expect((await call('PATCH', `/${version}/profiles/${id}`, changed)).status).toBe(200);
      for (const [path, request] of [
        ['profiles', made],
        ['fortunes', ordered],
        ['fortunes', monthly],
      ] as const) {
        const replayed = await call('POST', `/${version}/${path}`, request);
        expect(replayed.headers.get('idempotent-replayed')).toBe('true');
      }

      const removal = keyed(newKey());
      const path = `/${version}/fortunes/${other.textAt('id')}`;
      const removed = await call('DELETE', path, removal);
      expect(removed.status).toBe(200);
      expect((await call('POST', `/${version}/fortunes`, monthly)).body).toMatchObject(GONE);
      expect((await call('POST', `/${version}/fortunes`, ordered)).status).toBe(201);

      const end = keyed(newKey());
      const gone = await call('DELETE', `/${version}/profiles/${id}`, end);
      emulator.clearRequests();
      for (const [method, of, request] of [
        ['POST', 'profiles', made],
        ['POST', 'fortunes', ordered],
        ['POST', 'fortunes', monthly],
        ['PATCH', `profiles/${id}`, changed],
      ] as const) {
        const answer = await call(method, `/${version}/${of}`, request);
        expect(answer.body).toMatchObject(GONE);
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        expect(answer.text).not.toContain('customer-77');
      }
      expect(emulator.requests()).toEqual([]);
      // The deletions themselves are repeated as ever.
      expect((await call('DELETE', `/${version}/profiles/${id}`, end)).text).toBe(gone.text);
      expect((await call('DELETE', path, removal)).text).toBe(removed.text);
      expect((await call('POST', `/${version}/profiles`, { body: person })).status).toBe(201);
    });

    it('with 410 when a change of the birth deletes the fortune of its answer', async () => {
      await newAccount();
      const id = await newProfile();
      const ordered = { body: bodyOf(id, 'haiku'), ...keyed(newKey()) };
      expect((await call('POST', '/v1/fortunes', ordered)).status).toBe(201);
      await BIRTH(id);
      expect((await call('POST', '/v1/fortunes', ordered)).body).toMatchObject(GONE);
    });

    it('is freed when the work that a 202 announced has failed: a repeat starts anew', async () => {
      await newAccount();
      const id = await newProfile();
      const ordered = { body: bodyOf(id, 'haiku'), ...keyed(newKey(), { Prefer: 'respond-async' }) };
      emulator.behave({ error_status: 400 });
      const first = await call('POST', '/v1/fortunes', ordered);
      expect(first.status).toBe(202);
      const location = first.headers.get('location') ?? '';
      const failed = await until('it has failed', async () => {
        const answer = await call('GET', location);
        return answer.at('code') === 'generation_failed' && answer;
      });
      expect(failed.textAt('hint')).toContain('with its idempotency key or a new one');
      emulator.reset();
      const again = await call('POST', '/v1/fortunes', ordered);
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([202, null]);
      await until('it is there', async () => (await call('GET', again.headers.get('location') ?? '')).status === 200);
      expect((await call('POST', '/v1/fortunes', ordered)).headers.get('idempotent-replayed')).toBe('true');
      expect(await chargesOf(platform, account)).toEqual([0.013]);
    });
  });
});
