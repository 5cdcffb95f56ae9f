import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { maskName } from '../../shared/content/index.ts';
import { EVENT_TYPES } from '../../shared/core/event-types.ts';
import { createSecretBox } from '../../shared/core/secrets.ts';
import { dayFromNow } from '../harness/dates.ts';
import { type Client, createClient, until } from '../harness/http.ts';
import type { ApiServer, TestAccount, TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { dumpRedis } from '../harness/redis-dump.ts';
import { readStream } from '../harness/sse.ts';

const PRIVACY = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');
/** The collections of the page's list, and what it says of each after a deletion. */
const DOCUMENTED = new Map(
  [...PRIVACY.matchAll(/^- `(\w+)` .*After the deletion: (gone|stays)/gm)].map(([, name = '', after = '']) => [
    name,
    after,
  ]),
);

const PERSON = {
  external_id: 'canary-8812-external',
  name: '독고카나리아',
  birth_year: 1903,
  birth_month: 11,
  birth_day: 29,
  birth_hour: 3,
  birth_minute: 47,
  gender: 'male',
  time_basis: { longitude_deg: 128.4737 },
  investment: { favorite_coins: ['CNRY'], trading_style: 'swing' },
} as const;
const RENAMED = '제갈카나리아';

/** A deletion in the middle of everything that partners do with a profile. */
describe('a deleted person', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let receiver: Receiver;
  let call: Client;
  let keys = 0;

  beforeAll(async () => {
    // Answers with what it was sent, which is stored.
    receiver = await startReceiver(({ raw }) => ({ kind: 'status', status: 200, body: raw.toString() }));
    ({ emulator, platform, apiServer, account, call } = await startProviderPlatform({
      settings: { LOG_LEVEL: 'trace' },
    }));
    // No worker of gemini: its work waits.
    await platform.startWorker('haiku,sonnet,gpt4o,webhook,maintenance');
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
  });

  const keyed = (body: object, headers: object = {}) => {
    keys += 1;
    return { body, headers: { 'Idempotency-Key': `order-${keys}-of-the-deletion`, ...headers } };
  };
  const stream = (at: string, body: object) => readStream(`${apiServer.url}${at}`, { key: account.liveKey, body });

  /** Every collection's records as text, with sealed answers opened. */
  const collections = async (): Promise<Map<string, string>> => {
    const secrets = createSecretBox(platform.environment['SECRETS_KEY'] ?? '');
    const { db } = platform.admin.db.connection;
    if (db === undefined) throw new Error('not connected');
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    const dumps = names.map(async (name): Promise<[string, string]> => {
      const records = await db.collection(name).find().toArray();
      const opened = records.map(({ answer, ...rest }) => [rest, answer ? secrets.open(answer) : null]);
      return [name, JSON.stringify(opened)];
    });
    return new Map(await Promise.all(dumps));
  };
  const files = (folder = platform.environment['DATA_DIR'] ?? ''): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.name} ${readFileSync(path.join(entry.parentPath, entry.name), 'utf8')}`);

  const everything = async (): Promise<Map<string, string>> =>
    new Map([
      ...(await collections()),
      ['Redis', JSON.stringify(await dumpRedis(platform.redis))],
      ['files', files().join('\n')],
      ['logs', platform.logs()],
    ]);
  /** The places where one of the texts is. */
  const placesOf = (texts: readonly string[], places: ReadonlyMap<string, string>): string[] =>
    [...places].filter(([, text]) => texts.some((each) => text.includes(each))).map(([name]) => name);

  /**
   * The places with a hash of texts that another could try: one part, or two or three of them, as they are usually joined.
   * A chart is one of few, so that its hash without a key tells it.
   */
  const placesOfHashes = (parts: readonly string[], places: ReadonlyMap<string, string>): string[] => {
    const pairs = parts.flatMap((one) => parts.map((other) => [one, other]));
    const tuples = [
      ...parts.map((one) => [one]),
      ...pairs,
      ...pairs.flatMap((pair) => parts.map((one) => [...pair, one])),
    ];
    const texts = new Set(
      tuples.flatMap((tuple) => ['', ' ', ':', '|', '\n', '/', ','].map((each) => tuple.join(each))),
    );
    const starts = new Set(
      [...texts].flatMap((text) =>
        ['sha256', 'sha1', 'md5'].flatMap((algorithm) => {
          const digest = createHash(algorithm).update(text).digest();
          return (['hex', 'base64url', 'base64'] as const).map((encoding) => digest.toString(encoding).slice(0, 12));
        }),
      ),
    );
    return [...places].flatMap(([name, text]) => {
      const tokens = text.match(/[\w+/-]{12,}/g) ?? [];
      return tokens.some((token) => starts.has(token.slice(0, 12))) ? [name] : [];
    });
  };

  it('leaves nothing but what docs/privacy.md says stays, in every collection, Redis key and file', async () => {
    const { db } = platform.admin;
    await call('POST', '/v1/webhooks', { body: { url: `${receiver.url}/hook`, events: EVENT_TYPES } });
    const other = await call('POST', '/v1/profiles', {
      body: { name: '김하나', birth_year: 1985, birth_month: 5, birth_day: 5, gender: 'female' },
    });

    const texts = new Set<string>();
    /** Sentences that a person could be told by. */
    const told = (answer: unknown): void => {
      if (typeof answer === 'string' && answer.length > 15 && /\p{Script=Hangul}/u.test(answer)) texts.add(answer);
      else if (typeof answer === 'object' && answer !== null) Object.values(answer).forEach(told);
    };
    const id = (await call('POST', '/v1/profiles', keyed(PERSON))).textAt('id');
    await call('PATCH', `/v2/profiles/${id}`, keyed({ name: RENAMED }));
    const fortunes: string[] = [];
    for (const [version, type, model] of [
      ['v1', 'daily', 'haiku'],
      ['v2', 'monthly', 'haiku'],
      ['v1', 'yearly', 'sonnet'],
    ]) {
      const request = keyed({ profile_id: id, type, model });
      const made = await call('POST', `/${version}/fortunes`, request);
      expect([made.status, (await call('POST', `/${version}/fortunes`, request)).status]).toEqual([201, 201]);
      told({ ...Object(made.body), disclaimer: '' });
      fortunes.push(made.textAt('id'));
    }
    const daily = { profile_id: id, type: 'daily' };
    for (const [at, body] of [
      ['/v1/fortunes/stream', { ...daily, model: 'gpt4o' }],
      ['/v1/fortunes/daily-stream', { profile_id: id, model: 'haiku' }],
    ] as const) {
      for (const { event, data } of (await stream(at, body)).events) if (event !== 'complete') told(data);
    }
    for (const section of ['character', 'tendency', 'radar']) {
      await call('GET', `/v1/fortunes/${section}?profile_id=${id}`);
    }
    await call('GET', `/v1/profiles/${id}/unmasked`);
    await call('GET', `/v1/fortunes/${fortunes[0]}/unmasked`);
    const reader = createClient(apiServer.url, {
      key: await account.key({ permissions: ['saju:calculate', 'profile:read'] }),
    });
    const pair = { a: { profile_id: id }, b: { profile_id: other.textAt('id') } };
    expect((await reader('POST', '/v1/calculations/compatibility', { body: pair })).status).toBe(200);
    await call('GET', `/v1/analytics/popular-coins?profile_id=${id}`);
    await call('GET', `/v1/profiles?external_id=${PERSON.external_id}`);
    const callback = `${receiver.url}/callback`;
    const batch = {
      profile_ids: [id, other.textAt('id')],
      fortune_type: 'daily',
      model: 'haiku',
      fortune_date: dayFromNow(30),
      webhook_url: callback,
    };
    await call('POST', '/v1/fortunes/batch', keyed(batch));
    await until('the batch has called back', async () => receiver.received('/callback').length > 0);
    const removed = fortunes.at(-1) ?? '';
    await call('DELETE', `/v1/fortunes/${removed}`, { headers: keyed({}).headers });
    // Work that waits for its worker, and work that a worker is at.
    const asynchronous = keyed({ ...daily, model: 'gemini' }, { Prefer: 'respond-async' });
    fortunes.push((await call('POST', '/v1/fortunes', asynchronous)).textAt('id'));
    await until('the chart is among the recent ones', async () => db.recentCharts.countDocuments());
    emulator.behave({ mode: 'held' });
    const running = stream('/v1/fortunes/stream', { ...daily, model: 'sonnet' });
    await until('the provider has its sections', async () => emulator.stats().in_flight === 3);

    const profile = await db.profiles.findById(id).lean();
    if (profile === null) throw new Error('no profile');
    // Sentences that others are told, too, lead to nobody.
    const { chart } = (await db.profiles.findById(other.textAt('id')).lean()) ?? {};
    const ofOthers = JSON.stringify([
      await db.fortunes.find({ profileId: other.textAt('id') }).lean(),
      await db.contents.find({ chart: chart ?? '' }).lean(),
    ]);
    for (const text of texts) if (ofOthers.includes(text)) texts.delete(text);
    const ofPerson: Record<string, readonly string[]> = {
      'what was given': [
        PERSON.external_id,
        PERSON.name,
        RENAMED,
        '독고',
        '제갈',
        '"birthYear":1903',
        '1903-11-29',
        '128.4737',
        'CNRY',
      ],
      'its masked form': [PERSON.name, RENAMED].map(maskName),
      'its pillars': [`"${profile.chart}"`, `:${profile.chart}"`, JSON.stringify(profile.pillars)],
      'its texts': [...texts],
    };
    expect(texts.size).toBeGreaterThan(30);
    const before = await everything();
    // The search finds what is there.
    expect(placesOf(ofPerson['what was given'] ?? [], before).sort()).toEqual([
      'fortunes',
      'idempotency_keys',
      'profiles',
    ]);
    expect(placesOf(ofPerson['its pillars'] ?? [], before).sort()).toEqual([
      'contents',
      'fortunes',
      'generations',
      'profiles',
      'sightings',
    ]);
    expect(placesOf(ofPerson['its texts'] ?? [], before)).toEqual(
      expect.arrayContaining(['contents', 'fortunes', 'idempotency_keys']),
    );

    const deletion = { headers: keyed({}).headers };
    expect((await call('DELETE', `/v1/profiles/${id}`, deletion)).status).toBe(200);
    const find = async () => {
      const after = await everything();
      return Object.entries(ofPerson).map(([what, each]) => [what, ...placesOf(each, after)]);
    };
    const hashed = [
      id,
      profile.chart,
      account.accountId,
      'live',
      PERSON.name,
      RENAMED,
      PERSON.external_id,
      '1903-11-29',
    ];
    const NOTHING = Object.keys(ofPerson).map((what) => [what]);
    // When it answers, not only when all has ended.
    expect(await find()).toEqual(NOTHING);
    emulator.release();
    await running;
    await until('all work has ended', async () => (await db.generations.countDocuments({ open: true })) === 0);
    await until('the deletion was delivered', async () =>
      receiver.received('/hook').some(({ raw }) => raw.includes('profile.deleted')),
    );
    expect(await find()).toEqual(NOTHING);
    expect((await call('POST', '/v1/fortunes', asynchronous)).status).toBe(410);
    expect(await find()).toEqual(NOTHING);

    const after = await everything();
    expect(placesOfHashes(hashed, after)).toEqual([]);
    const withIds = placesOf([id, ...fortunes], after).filter((place) => place !== 'logs');
    const staying = [...DOCUMENTED].filter(([, what]) => what === 'stays').map(([name]) => name);
    expect(withIds.filter((place) => !staying.includes(place))).toEqual([]);
    // Of the keys only those of the two deletions, whose answers name what they deleted.
    expect(withIds.sort()).toEqual([
      'audit_entries',
      'batch_items',
      'calls',
      'deliveries',
      'delivery_attempts',
      'events',
      'failed_fortunes',
      'idempotency_keys',
      'requests',
    ]);
    // What is derived from the birth, and is told in events.
    expect(placesOf([`"${profile.dayMaster}"`, `\\"${profile.dayMaster}\\"`], after).sort()).toEqual([
      'deliveries',
      'delivery_attempts',
      'events',
    ]);
    // Calls lead to generations that no longer know the chart.
    const left = await db.generations.find({ accountId: account.accountId }).lean();
    expect(left.filter((generation) => generation.chart !== undefined || generation.pillars !== undefined)).toEqual([]);
    for (const generation of left) expect(generation.fortune).toBeNull();
  });

  it('is described for every collection that has anything of it', async () => {
    const { db } = platform.admin.db.connection;
    const names = ((await db?.listCollections().toArray()) ?? []).map(({ name }) => name);
    expect([...DOCUMENTED.keys()].filter((name) => !names.includes(name))).toEqual([]);
    expect([...DOCUMENTED].filter(([, after]) => after === 'gone').map(([name]) => name)).toEqual([
      'profiles',
      'fortunes',
      'contents',
      'sightings',
    ]);
  });
});
