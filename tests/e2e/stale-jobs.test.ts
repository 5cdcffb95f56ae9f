import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GENERATION_QUEUES, PRIORITY } from '../../shared/queues/catalogue.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { createProfiles } from '../harness/batches.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { startPlatform, type TestPlatform } from '../harness/platform.ts';
import { silentLogger } from '../harness/stores.ts';

describe('a generation whose content was requested before', () => {
  let platform: TestPlatform;
  let call: Client;
  let shortWait: Client;
  beforeAll(async () => {
    platform = await startPlatform();
    const { liveKey } = await platform.account();
    call = createClient((await platform.startApiServer({ GENERATION_WAIT_MS: '60000' })).url, { key: liveKey });
    shortWait = createClient((await platform.startApiServer({ GENERATION_WAIT_MS: '4000' })).url, { key: liveKey });
    // Feeds batches. Without --schedules it runs no reconciler.
    await platform.startWorker('maintenance');
  });
  afterAll(() => platform.stop());

  const post = (profile_id: string, client = call) =>
    client('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } });
  const openIds = async () => {
    const open = await platform.admin.db.generations.find({ open: true }).sort({ _id: 1 }).lean();
    return open.map(({ _id }) => _id);
  };
  const jobs = async () => {
    const producer = createProducer(platform.redis, silentLogger);
    const waiting = await producer.queue(GENERATION_QUEUES.haiku).getJobs(['prioritized']);
    await producer.close();
    return waiting.map(({ data, priority }) => ({ id: String(data.generationId), priority }));
  };
  /** Whether each of these generations has a waiting job. */
  const queuedOf = async (ids: readonly string[]) => {
    const queued = new Set((await jobs()).map(({ id }) => id));
    return ids.every((id) => queued.has(id));
  };

  it('is moved forward by an interactive call, which leaves the job of the earlier generation', async () => {
    const profile_ids = await createProfiles(call, 3);
    const start = async () => {
      const batch = await call('POST', '/v1/fortunes/batch', { body: { profile_ids, fortune_type: 'daily' } });
      await until(
        'the batch is queued',
        async () => (await openIds()).length === 3 && (await queuedOf(await openIds())),
      );
      return batch.textAt('id');
    };
    await call('POST', `/v1/fortunes/batch/${await start()}/cancel`);
    await until('all three generations are closed', async () => (await openIds()).length === 0);
    const second = await start();
    expect((await post(profile_ids[0] ?? '', shortWait)).status).toBe(503);
    const raised = (await jobs()).filter(({ priority }) => priority === PRIORITY.liveInteractive);
    const [generation] = await platform.admin.db.generations.find({ priority: PRIORITY.liveInteractive }).lean();
    expect(raised.map(({ id }) => id)).toEqual([generation?._id]);
    expect(await openIds()).toContain(generation?._id);
    await call('POST', `/v1/fortunes/batch/${second}/cancel`);
    await platform.admin.db.generations.deleteMany();
    await platform.redis.flushdb();
  });

  it('is not abandoned by the call that opened it while a later one waits for it', async () => {
    const id = (await call('POST', '/v1/profiles', { body: { ...BIRTH, birth_year: 1976 } })).textAt('id');
    const first = post(id, shortWait);
    const [opened] = await until('the generation is open', async () => {
      const open = await openIds();
      return open.length === 1 && open;
    });
    const second = post(id);
    expect((await first).status).toBe(503);
    expect(await openIds()).toEqual([opened]);
    await call('DELETE', `/v1/profiles/${id}`);
    expect((await second).status).toBe(404);
    await platform.redis.flushdb();
  });

  it('has its own job beside those of cancelled, abandoned or deleted generations, and is answered as soon as the pool is free', async () => {
    const canceled = await createProfiles(call, 5);
    const batch = await call('POST', '/v1/fortunes/batch', { body: { profile_ids: canceled, fortune_type: 'daily' } });
    await until('the batch is queued', async () => (await jobs()).length === 5);
    expect((await call('POST', `/v1/fortunes/batch/${batch.textAt('id')}/cancel`)).at('canceled_count')).toBe(5);

    const late = await createProfiles(call, 7).then((ids) => ids.slice(5));
    expect((await Promise.all(late.map((id) => post(id, shortWait)))).map(({ status }) => status)).toEqual([503, 503]);

    const person = { ...BIRTH, birth_year: 1977 };
    const deleted = (await call('POST', '/v1/profiles', { body: person })).textAt('id');
    const abandoned = post(deleted);
    await until('its job is queued', async () => (await jobs()).length === 8);
    await call('DELETE', `/v1/profiles/${deleted}`);
    expect((await abandoned).status).toBe(404);
    const again = (await call('POST', '/v1/profiles', { body: person })).textAt('id');

    expect(await openIds()).toEqual([]);
    const answering = [...canceled, ...late, again].map((id) => post(id));
    const open = await until('all eight are open', async () => {
      const ids = await openIds();
      return ids.length === 8 && ids;
    });
    await until('each of the eight has a job', () => queuedOf(open));
    await platform.startWorker('haiku', { concurrency: 2 });
    expect((await Promise.all(answering)).map(({ status }) => status)).toEqual(Array(8).fill(201));
    await until('no job is left', async () => (await jobs()).length === 0);
  });
});
