import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../api/http/route.ts';
import { isIdempotent } from '../../api/idempotency/idempotency.ts';
import { type Effects, quietEffectsOf, recordAllEvents } from '../harness/effects.ts';
import { exampleOf, pathOf } from '../harness/examples.ts';
import { type CallOptions, createClient, type HttpAnswer, until } from '../harness/http.ts';
import { enqueueReconciler } from '../harness/jobs.ts';
import { startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { nameOf, ROUTES } from '../harness/routes.ts';
import { createTenant } from '../harness/tenant.ts';
import { startTripwire, type Tripped, type Tripwire } from '../harness/tripwire.ts';

const IDLE_MODEL = 'gemini';
const IDEMPOTENT = ROUTES.filter(isIdempotent);
const [fortuneRoute] = IDEMPOTENT.filter((route) => nameOf(route) === 'POST /v1/fortunes');

/** One request, with an account of its own. */
interface Prepared {
  readonly name: string;
  readonly account: TestAccount;
  readonly method: string;
  readonly path: string;
  readonly options: CallOptions;
  /** The account's effects before the request. */
  readonly effects: Effects;
}

describe('requests with an idempotency key whose API server is killed', () => {
  let platform: TestPlatform;
  let receiver: Receiver;
  let tripwire: Tripwire;
  let url: string;
  /** The status and effects of each route's example without a crash. */
  const undisturbed = new Map<string, { readonly status: number; readonly effects: Effects }>();

  beforeAll(async () => {
    receiver = await startReceiver();
    platform = await startPlatform();
    tripwire = await startTripwire(platform.environment['MONGODB_URL'] ?? '');
    url = (await platform.spawnApiServer()).url;
    await platform.spawnWorker('haiku,webhook,maintenance');
    await Promise.all(
      IDEMPOTENT.map(async (route) => {
        const prepared = await prepare(route);
        const answer = await send(prepared, url);
        expect({ name: prepared.name, done: answer.status < 300 }).toEqual({ name: prepared.name, done: true });
        undisturbed.set(prepared.name, { status: answer.status, effects: await gained(prepared) });
      }),
    );
  });
  afterAll(async () => {
    await platform.stop();
    await tripwire.close();
    await receiver.close();
  });

  async function prepare(route: Route | undefined): Promise<Prepared> {
    if (route === undefined) throw new Error('no such route');
    const account = await platform.account();
    await recordAllEvents(platform, account);
    const { liveKey: key, accessToken } = account;
    const tenant = createTenant({ url, key, accessToken, receiverUrl: receiver.url, idleModel: IDLE_MODEL });
    const example = await exampleOf(route, tenant);
    return {
      name: nameOf(route),
      account,
      method: route.method,
      path: pathOf(route, example),
      options: {
        headers: { 'Idempotency-Key': randomUUID() },
        ...(example.body === undefined ? {} : { body: example.body }),
      },
      effects: await quietEffectsOf(platform, account, IDLE_MODEL),
    };
  }

  const send = ({ account, method, path, options }: Prepared, to: string) =>
    createClient(to, { key: account.liveKey })(method, path, options);

  /** The effects that the request added, once no work is pending. */
  async function gained({ account, effects: before }: Prepared): Promise<Effects> {
    const after = await quietEffectsOf(platform, account, IDLE_MODEL);
    return {
      profiles: after.profiles - before.profiles,
      fortunes: after.fortunes - before.fortunes,
      webhooks: after.webhooks - before.webhooks,
      schedules: after.schedules - before.schedules,
      batches: after.batches,
      audit: beyond(after.audit, before.audit),
      events: beyond(after.events, before.events),
      charges: beyond(after.charges, before.charges),
    };
  }

  /** Sends all to one API server and kills it when each request has reached its stop or has its response. */
  async function killedAt(points: readonly Tripped[], requests: readonly Prepared[]): Promise<Map<string, HttpAnswer>> {
    const doomed = await platform.spawnApiServer({ MONGODB_URL: tripwire.mongodbUrl });
    const answers = new Map<string, HttpAnswer>();
    const stoppedBefore = tripwire.stopped();
    tripwire.stopAt(...points);
    const sent = requests.map(async (prepared) => {
      try {
        answers.set(prepared.name, await send(prepared, doomed.url));
      } catch {
        // Its API server has died.
      }
    });
    await until('all are stopped or answered', async () => {
      return tripwire.stopped() - stoppedBefore + answers.size >= requests.length;
    });
    await doomed.kill();
    await Promise.all(sent);
    tripwire.stopAt();
    return answers;
  }

  /** Expires the lease. */
  const endLease = ({ account: { accountId } }: Prepared) =>
    platform.admin.db.idempotencyKeys.updateMany(
      { accountId, state: 'running' },
      { $set: { leaseUntil: new Date(0) } },
    );

  /** The repeat gets 409 while the dead API server holds the key, then runs or replays the request; its effect is single. */
  async function expectOnce(prepared: Prepared, given: HttpAnswer | undefined): Promise<void> {
    const { name } = prepared;
    const wanted = undisturbed.get(name);
    let answer = await send(prepared, url);
    if (answer.status === 409) {
      expect({ name, retry_after: answer.at('retry_after') }).toEqual({ name, retry_after: 5 });
      await endLease(prepared);
      answer = await send(prepared, url);
    }
    expect({ name, status: answer.status }).toEqual({ name, status: wanted?.status });
    if (given !== undefined) expect({ name, text: answer.text }).toEqual({ name, text: given.text });
    const again = await send(prepared, url);
    expect({ name, text: again.text, replayed: again.headers.get('idempotent-replayed') }).toEqual({
      name,
      text: answer.text,
      replayed: 'true',
    });
    expect({ name, ...(await gained(prepared)) }).toEqual({ name, ...wanted?.effects });
  }

  it.each<[string, readonly Tripped[]]>([
    ['before its key is taken', [{ command: 'insert', collection: 'idempotency_keys', when: 'before' }]],
    ['once its key is taken', [{ command: 'insert', collection: 'idempotency_keys', when: 'after' }]],
    ['before the answer is stored', [{ command: 'update', collection: 'idempotency_keys', when: 'before' }]],
    ['once the answer is stored', [{ command: 'update', collection: 'idempotency_keys', when: 'after' }]],
    ['before the effect is committed', [{ command: 'commitTransaction', when: 'before' }]],
    ['once the effect is committed', [{ command: 'commitTransaction', when: 'after' }]],
  ])('have one effect when it dies %s, on every route', async (_when, points) => {
    const requests = await Promise.all(IDEMPOTENT.map(prepare));
    const answers = await killedAt(points, requests);
    // The reconciler queues a batch whose API server died first.
    await enqueueReconciler(platform);
    for (const prepared of requests) await expectOnce(prepared, answers.get(prepared.name));
  });

  it.each<[string, Tripped]>([
    ['before the fortune is reserved, with its generation', { command: 'bulkWrite', when: 'before' }],
    ['once its generation is recorded with it, and not queued', { command: 'bulkWrite', when: 'after' }],
  ])('get one fortune, one charge and the 201 when it dies %s', async (_when, point) => {
    const prepared = await prepare(fortuneRoute);
    await killedAt([point], [prepared]);
    await expectFortune(prepared);
  });

  async function expectFortune(prepared: Prepared): Promise<void> {
    const [first, second] = [await send(prepared, url), await endLease(prepared)];
    expect(first.status).toBe(409);
    expect(second.matchedCount).toBe(1);
    const answering = send(prepared, url);
    const { accountId } = prepared.account;
    const { fortunes, generations } = platform.admin.db;
    await until('it is under way', async () => (await fortunes.countDocuments({ accountId })) === 1);
    // The reconciler queues a generation that was not queued, once it is too old for any process to hold it.
    await generations.updateMany({ accountId }, { $set: { createdAt: new Date(Date.now() - 60_000) } });
    await enqueueReconciler(platform);
    const answer = await answering;
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
    expect(answer.body).toMatchObject({ cached: false, meta: { cost: 0.013, cached: false } });
    const again = await send(prepared, url);
    expect(again.text).toBe(answer.text);
    expect(await gained(prepared)).toEqual(undisturbed.get(prepared.name)?.effects);
  }

  it('hold their keys while they run, and release them when the lease expires', async () => {
    const prepared = await prepare(fortuneRoute);
    const { account, method, path } = prepared;
    const options = { ...prepared.options, body: { ...Object(prepared.options.body), model: IDLE_MODEL } };
    const doomed = await platform.spawnApiServer({ IDEMPOTENCY_LEASE_MS: '5000' });
    const lost = createClient(doomed.url, { key: account.liveKey })(method, path, options).catch(() => null);
    const { idempotencyKeys, fortunes } = platform.admin.db;
    const lease = async () => (await idempotencyKeys.findOne({ accountId: account.accountId }).lean())?.leaseUntil;
    const first = await until('it has begun', lease);
    const call = createClient(url, { key: account.liveKey });
    await until('its lease is renewed', async () => {
      expect((await call(method, path, options)).status).toBe(409);
      return Number(await lease()) >= Number(first) + 4_000;
    });
    await doomed.kill();
    expect(await lost).toBeNull();
    const answering = until('the key is free', async () => {
      const answer = await call(method, path, options);
      return answer.status === 409 ? null : answer;
    });
    const worker = await platform.spawnWorker(IDLE_MODEL);
    expect(await answering).toMatchObject({ status: 201 });
    expect(await fortunes.countDocuments({ accountId: account.accountId })).toBe(1);
    await worker.stop();
  });
});

/** The members of `after` that `before` lacks, with repetitions. */
function beyond<T>(after: readonly T[], before: readonly T[]): T[] {
  const left = [...before];
  return after.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
