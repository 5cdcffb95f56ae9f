import type { Owner } from '../../../shared/core/owner.ts';
import { distinctBirths } from '../lib/births.ts';
import { liveAccount, openBenchPlatform, postJson } from '../lib/platform.ts';
import { insertProfiles } from '../lib/profiles.ts';
import { percentile, row } from '../lib/statistics.ts';
import type { Part } from '../part.ts';

/** Below the 100 requests a minute of a test key. */
const REQUESTS = 90;
const MINUTE_MS = 60_000;
const ITEMS = 98;
/** Of the other account: one fortune and one read of it in turn. */
const CALL_EVERY_MS = 200;

export const testKeyLoad: Part = {
  name: 'test-key-load',
  title: "A live account beside a test key's load",
  method: `A test key sends ${REQUESTS} requests in a minute, each a \`POST /v1/fortunes/batch\` of ${ITEMS} new fortunes. Meanwhile a live key of another account asks for a new
fortune and reads it, every ${CALL_EVERY_MS} ms. The baseline is the same live account alone before it. One API server, and one worker process for the model and
for feeding, as under \`npm start\`; every model is simulated, so that all processor time is the platform's own.`,
  limitMs: 1_800_000,
  async run(context) {
    const platform = await openBenchPlatform(context);
    const [apiServer] = await Promise.all([
      platform.startApiServer(),
      platform.startWorker('--pools', 'haiku,maintenance', '--schedules'),
    ]);
    const { admin } = platform;
    const births = distinctBirths();
    const live = await liveAccount(admin);
    const test = await testAccount(admin);
    const durationMs = context.quick ? MINUTE_MS / 3 : MINUTE_MS;
    const requests = context.quick ? REQUESTS / 3 : REQUESTS;
    const perPhase = Math.ceil(durationMs / CALL_EVERY_MS) + 1;
    const runs: { readonly alone: Latencies; readonly beside: Latencies; readonly generations: number }[] = [];
    const call = { url: apiServer.url, key: live.key };
    await callRegularly(call, await insertProfiles(admin, live.owner, births, 50), 10_000);
    for (let run = 0; run < context.runs; run += 1) {
      const profiles = () => insertProfiles(admin, live.owner, births, perPhase);
      const alone = await callRegularly(call, await profiles(), durationMs);
      const before = await countMade(admin, test.owner);
      const [own, theirs] = [await profiles(), await insertProfiles(admin, test.owner, births, requests * ITEMS)];
      const [beside] = await Promise.all([
        callRegularly(call, own, durationMs),
        sendBatches({ url: apiServer.url, key: test.key }, theirs, durationMs),
      ]);
      const generations = (await countMade(admin, test.owner)) - before;
      await untilIdle(admin, test.owner);
      runs.push({ alone, beside, generations });
      context.log(
        `run ${run + 1}: alone ${describe(alone)}; beside ${describe(beside)}; ${generations} of the test key meanwhile`,
      );
    }
    const line = (measure: string, figure: (latencies: Latencies) => number) => ({
      measure,
      unit: 'ms',
      values: runs.map(({ beside }) => figure(beside)),
      baseline: { name: 'alone', values: runs.map(({ alone }) => figure(alone)) },
    });
    const target = { kind: 'at most of baseline', ratio: 2 } as const;
    return [
      row({ ...line('new fortune, p50', ({ fortunes }) => percentile(fortunes, 0.5)), target }),
      row(line('new fortune, p95', ({ fortunes }) => percentile(fortunes, 0.95))),
      row({ ...line('read of a fortune, p50', ({ reads }) => percentile(reads, 0.5)), target }),
      row(line('read of a fortune, p95', ({ reads }) => percentile(reads, 0.95))),
      row({
        measure: `fortunes of the test key in that minute, of ${requests * ITEMS} asked for`,
        unit: '',
        values: runs.map(({ generations }) => generations),
      }),
    ];
  },
};

type Admin = Awaited<ReturnType<typeof openBenchPlatform>>['admin'];

interface Caller {
  readonly url: string;
  readonly key: string;
}

interface Latencies {
  readonly fortunes: readonly number[];
  readonly reads: readonly number[];
}

async function testAccount(admin: Admin): Promise<{ readonly owner: Owner; readonly key: string }> {
  const { owner } = await liveAccount(admin);
  const { key } = await admin.keys.create(owner.accountId, { name: 'bench', type: 'test' });
  return { owner: { ...owner, livemode: false }, key };
}

/** Asks for a new fortune and reads it, at fixed times whatever the answers take, as many callers would. */
async function callRegularly(caller: Caller, profileIds: readonly string[], durationMs: number): Promise<Latencies> {
  const [fortunes, reads]: [number[], number[]] = [[], []];
  const both = async (profile_id: string) => {
    const startedAt = performance.now();
    const body = { profile_id, type: 'daily', model: 'haiku' };
    const made = await postJson(`${caller.url}/v1/fortunes`, caller.key, body);
    fortunes.push(performance.now() - startedAt);
    const readAt = performance.now();
    const id = (made as { readonly id: string }).id;
    const answer = await fetch(`${caller.url}/v1/fortunes/${id}`, { headers: { 'X-API-Key': caller.key } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a read answered ${answer.status}`);
    reads.push(performance.now() - readAt);
  };
  const calls: Promise<void>[] = [];
  const left = [...profileIds];
  await atFixedTimes(Math.ceil(durationMs / CALL_EVERY_MS), durationMs, () => {
    const profileId = left.pop();
    if (profileId !== undefined) calls.push(both(profileId));
  });
  await Promise.all(calls);
  return { fortunes, reads };
}

/** Batches of different profiles, so that nothing is cached. */
async function sendBatches(caller: Caller, profileIds: readonly string[], durationMs: number): Promise<void> {
  const sent: Promise<unknown>[] = [];
  await atFixedTimes(profileIds.length / ITEMS, durationMs, (index) => {
    const profile_ids = profileIds.slice(index * ITEMS, (index + 1) * ITEMS);
    sent.push(
      postJson(`${caller.url}/v1/fortunes/batch`, caller.key, { profile_ids, fortune_type: 'daily', model: 'haiku' }),
    );
  });
  await Promise.all(sent);
}

async function atFixedTimes(count: number, durationMs: number, act: (index: number) => void): Promise<void> {
  const startedAt = performance.now();
  for (let index = 0; index < count; index += 1) {
    const waitMs = startedAt + (index * durationMs) / count - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    act(index);
  }
}

function countMade({ db }: Admin, { accountId, livemode }: Owner): Promise<number> {
  return db.fortunes.countDocuments({ accountId, livemode, state: 'ready' });
}

/** What is left is withdrawn, so that the next run begins alone. */
async function untilIdle({ db }: Admin, { accountId, livemode }: Owner): Promise<void> {
  await db.batchItems.updateMany({ accountId, livemode, state: 'waiting' }, { $set: { state: 'canceled' } });
  for (;;) {
    if ((await db.batchItems.exists({ accountId, livemode, state: 'started' })) === null) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function describe({ fortunes, reads }: Latencies): string {
  const both = (values: readonly number[]) =>
    `p50 ${percentile(values, 0.5).toFixed(0)} p95 ${percentile(values, 0.95).toFixed(0)} ms`;
  return `fortunes ${both(fortunes)}, reads ${both(reads)}`;
}
