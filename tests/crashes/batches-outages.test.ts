import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { newId } from '../../shared/core/ids.ts';
import { batchEnded, createProfiles } from '../harness/batches.ts';
import { recordAllEvents } from '../harness/effects.ts';
import { type Client, createClient, until } from '../harness/http.ts';
import { type OwnServices, startOwnServices } from '../harness/own-services.ts';
import {
  type ApiServerProcess,
  chargesOf,
  QUICK_RECOVERY,
  startPlatform,
  type TestAccount,
  type TestPlatform,
} from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { signaturesOf } from '../harness/signatures.ts';

const COUNT = 60;
const ALL_POOLS = 'haiku,maintenance,webhook';
const SCHEDULED = { concurrency: 5, arguments: ['--schedules'] } as const;

/** The tests repair nothing by hand: the platform's own checks, stalled-job recovery and reconciler complete every batch. */
describe('batches', () => {
  let services: OwnServices;
  let emulator: Emulator;
  let receiver: Receiver;
  let platform: TestPlatform;
  let apiServer: ApiServerProcess;
  let account: TestAccount;
  let call: Client;

  beforeAll(async () => {
    services = await startOwnServices();
    emulator = await startEmulator({ port: 0, latencyMs: 300 });
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    platform = await startPlatform({
      ...QUICK_RECOVERY,
      ...providerSettings(emulator.url),
      ...services.freshSettings(),
    });
    apiServer = await platform.spawnApiServer();
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
    await recordAllEvents(platform, account);
  });
  afterEach(async () => {
    await platform.stop();
    await receiver.close();
  });
  afterAll(async () => {
    await emulator.close();
    await services.stop();
  });

  const createBatch = async (profile_ids: readonly string[]) => {
    const body = { profile_ids, fortune_type: 'daily', webhook_url: `${receiver.url}/callback` };
    const created = await call('POST', '/v1/fortunes/batch', { body });
    expect(created.status).toBe(202);
    return { id: created.textAt('id'), status: created.at('status') };
  };
  const startBatch = async () => createBatch(await createProfiles(call, COUNT));
  const someAreDone = (count: number) =>
    until(
      'some fortunes are ready',
      async () => (await platform.admin.db.fortunes.countDocuments({ state: 'ready' })) >= count,
    );
  /** Every item once, every charge once, and one signed callback event id for the end of the batch. */
  const checkEnd = async (id: string) => {
    const ended = await batchEnded(call, id, 150_000);
    expect(ended.body).toMatchObject({
      status: 'completed',
      total_count: COUNT,
      completed_count: COUNT,
      failed_count: 0,
    });
    const { db, accounts } = platform.admin;
    expect(await db.fortunes.countDocuments()).toBe(COUNT);
    expect(await chargesOf(platform, account)).toEqual(Array(COUNT).fill(0.013));
    expect(await db.events.countDocuments({ type: 'fortune.generated' })).toBe(COUNT);
    expect(await db.events.countDocuments({ type: 'batch.completed', body: new RegExp(id) })).toBe(1);
    await until('the callback is received', async () => receiver.received('/callback').length > 0, 100_000);
    const callbacks = receiver.received('/callback');
    expect(new Set(callbacks.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const secrets = [await accounts.signingSecret(account.accountId)];
    for (const callback of callbacks) {
      expect(callback.body).toMatchObject({ event: 'batch.completed', batch_id: id, completed_count: COUNT });
      expect(await signaturesOf(callback, secrets)).toEqual({ signature: 0, previous: null, standard: [0] });
    }
  };

  it('complete when the API server is killed after its response and workers are killed twice', async () => {
    const { id } = await startBatch();
    await apiServer.kill();
    for (const done of [5, 15]) {
      const worker = await platform.spawnWorker(ALL_POOLS, SCHEDULED);
      await someAreDone(done);
      await worker.kill();
    }
    await platform.spawnWorker(ALL_POOLS, SCHEDULED);
    call = createClient((await platform.spawnApiServer()).url, { key: account.liveKey });
    await checkEnd(id);
  });

  it('have one item of each selected profile when workers are killed while they write them', async () => {
    const { db } = platform.admin;
    const many = 15_000;
    const one = await db.profiles.findById((await createProfiles(call, 1))[0]).lean();
    const copies = Array.from({ length: many - 1 }, () => ({ ...one, _id: newId('prf') }));
    for (let from = 0; from < many; from += 1_000)
      await db.profiles.insertMany(copies.slice(from, from + 1_000), { lean: true });
    const body = { profiles: 'all', fortune_type: 'daily', model: 'gemini' };
    const accepted = await call('POST', '/v1/fortunes/batch', { body });
    expect([accepted.status, accepted.at('total_count')]).toEqual([202, many]);
    const id = accepted.textAt('id');
    const batch = async () => await db.batches.findById(id).lean();
    let kills = 0;
    for (const written of [250, 4_000, 9_000]) {
      const worker = await platform.spawnWorker('maintenance', SCHEDULED);
      await until('some items are written', async () => ((await batch())?.itemCount ?? 0) >= written);
      await worker.kill();
      if ((await batch())?.state === 'writing') kills += 1;
    }
    expect(kills).toBeGreaterThan(0);
    await platform.spawnWorker('maintenance', SCHEDULED);
    await until('all items are written', async () => (await batch())?.state === 'processing', 150_000);
    const profiles = await db.profiles
      .find({ accountId: account.accountId })
      .sort({ _id: 1 })
      .select({ _id: 1 })
      .lean();
    const items = await db.batchItems.find({ batchId: id }).sort({ _id: 1 }).select({ profileId: 1 }).lean();
    expect(items.map(({ profileId }) => profileId)).toEqual(profiles.map(({ _id }) => _id));
  });

  it('complete when Redis loses all its data', async () => {
    await platform.spawnWorker(ALL_POOLS, SCHEDULED);
    const { id } = await startBatch();
    await someAreDone(10);
    await platform.redis.flushall();
    await checkEnd(id);
  });

  it('complete when Redis stops and returns empty, and new batches are accepted meanwhile', async () => {
    await platform.spawnWorker(ALL_POOLS, SCHEDULED);
    const more = await createProfiles(call, COUNT + 1);
    const { id } = await createBatch(more.slice(0, COUNT));
    await someAreDone(10);
    await services.redis.kill();
    const accepted = await until('a batch is accepted', async () => {
      const answer = await call('POST', '/v1/fortunes/batch', {
        body: { profile_ids: more.slice(0, 1), fortune_type: 'daily' },
      });
      return answer.status === 202 && answer;
    });
    expect(accepted.at('status')).toBe('pending');
    expect((await call('GET', `/v1/fortunes/batch/${accepted.textAt('id')}`)).at('status')).toBe('pending');
    await until('no provider call is in flight', async () => emulator.stats().in_flight === 0);
    await services.redis.start();
    await checkEnd(id);
    expect((await batchEnded(call, accepted.textAt('id'), 100_000)).body).toMatchObject({ completed_count: 1 });
  });

  it('complete when the database is down for longer than the attempts of a job last', async () => {
    await platform.spawnWorker(ALL_POOLS, SCHEDULED);
    const { id } = await startBatch();
    await someAreDone(10);
    await services.database.stop();
    // Eight generations are running, and none has more than three attempts.
    const waits = () => platform.logged('a job waits for the database', 'generation-haiku');
    await until('jobs have waited for the database several times', async () => waits() > 8 * 3);
    await services.database.start();
    await checkEnd(id);
  });
});
