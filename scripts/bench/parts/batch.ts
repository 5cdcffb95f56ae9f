import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { bareBatchMs, startBareWorker } from '../lib/bare-chain.ts';
import { distinctBirths } from '../lib/births.ts';
import { startGenerationBench } from '../lib/generation.ts';
import { inTurn } from '../lib/in-turn.ts';
import { type BenchProfile, fortuneRequest, liveAccount, postJson } from '../lib/platform.ts';
import { insertProfiles } from '../lib/profiles.ts';
import { percentile, row } from '../lib/statistics.ts';
import type { Part } from '../part.ts';

const PROVIDER_LATENCY_MS = 300;
const CONCURRENCY = 20;
const ITEMS = 100;
const IDEAL_MS = (ITEMS / CONCURRENCY) * PROVIDER_LATENCY_MS;
const LIMIT_MS = Math.round(1.15 * IDEAL_MS);
/** Interactive calls are sent at these times after the batch's answer, while all slots are taken. */
const CALLS_AFTER_MS = [150, 400, 650, 900, 1_150];
const POLL_EVERY_MS = 250;
/** Batches between the first and the measured ones, while the processes' code is still being compiled. */
const WARM_UP = 5;

export const batch: Part = {
  name: 'batch',
  title: 'A batch',
  method: `\`POST /v1/fortunes/batch\` with ${ITEMS} profiles, all with different charts: from the answer to the recorded end (\`completed_at\`), with one API server, one
worker process with concurrency ${CONCURRENCY}, one for the pools \`maintenance\` and \`webhook\`, and a provider that takes ${PROVIDER_LATENCY_MS} ms: ideally ${IDEAL_MS} ms. Its client asks
for the counts every ${POLL_EVERY_MS} ms. Of fresh processes the first is reported separately, and ${WARM_UP} more are not counted. Beside it, in turn, the same
number of jobs in the bare chain's worker (see the synchronous generation), queued in one go: to the last of their messages. Then the same with ${CALLS_AFTER_MS.length} \`POST /v1/fortunes\` during the batch, from the request to the answer, the provider's own ${PROVIDER_LATENCY_MS} ms included.`,
  limitMs: 900_000,
  async run(context) {
    const bench = await startGenerationBench(context, {
      providerLatencyMs: PROVIDER_LATENCY_MS,
      concurrency: CONCURRENCY,
      pools: ['maintenance,webhook'],
    });
    const births = distinctBirths();
    // A separate account for each, because of the limits.
    const next = async (count: number): Promise<BenchProfile[]> => {
      const { owner, key } = await liveAccount(bench.platform.admin);
      const ids = await insertProfiles(bench.platform.admin, owner, births, count);
      return ids.map((profileId) => ({ key, profileId }));
    };
    const first = await endedAfterMs(bench.apiUrl, await next(ITEMS));
    await startBareWorker(context, bench, CONCURRENCY);
    const both = async (run: number) =>
      inTurn(
        run,
        async () => endedAfterMs(bench.apiUrl, await next(ITEMS)),
        () => bareBatchMs(bench, ITEMS),
      );
    for (let run = 0; run < WARM_UP; run += 1) await both(run);
    const alone: number[] = [];
    const bare: number[] = [];
    const slowest: number[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const measured = await both(run);
      alone.push(measured.ours);
      bare.push(measured.bare);
      const [items, calls] = [await next(ITEMS), await next(CALLS_AFTER_MS.length)];
      const answered = Promise.all(
        calls.map((profile, index) => timedCall(bench.apiUrl, profile, CALLS_AFTER_MS[index] ?? 0)),
      );
      const [, latencies] = await Promise.all([endedAfterMs(bench.apiUrl, items), answered]);
      slowest.push(percentile(latencies, 1));
      context.log(
        `run ${run + 1}: ${alone[run]} ms, bare ${Math.round(measured.bare)} ms; interactive calls ${latencies.map(Math.round).join(', ')} ms`,
      );
    }
    const line = { measure: `batch of ${ITEMS}, answer to end`, unit: 'ms', values: alone };
    return [
      row({
        ...line,
        baseline: { name: 'ideal', values: alone.map(() => IDEAL_MS) },
        target: { kind: 'at most', value: LIMIT_MS },
      }),
      row({ ...line, baseline: { name: 'bare chain', values: bare } }),
      row({ measure: 'the first of fresh processes', unit: 'ms', values: [first] }),
      row({ measure: 'slowest interactive call meanwhile', unit: 'ms', values: slowest }),
    ];
  },
};

const accepted = z.object({ id: z.string() });
const progress = z.object({
  status: z.string(),
  completed_count: z.number(),
  completed_at: z.iso.datetime().optional(),
});

async function endedAfterMs(apiUrl: string, profiles: readonly BenchProfile[]): Promise<number> {
  const [first] = profiles;
  if (first === undefined) throw new Error('no profiles');
  const profile_ids = profiles.map(({ profileId }) => profileId);
  const body = { profile_ids, fortune_type: 'daily', model: 'haiku' };
  const { id } = accepted.parse(await postJson(`${apiUrl}/v1/fortunes/batch`, first.key, body));
  const answeredAt = Date.now();
  for (;;) {
    await delay(POLL_EVERY_MS);
    const response = await fetch(`${apiUrl}/v1/fortunes/batch/${id}`, { headers: { 'X-API-Key': first.key } });
    const state = progress.parse(await response.json());
    if (state.completed_at === undefined) continue;
    if (state.completed_count !== profiles.length)
      throw new Error(`${state.completed_count} items of the batch succeeded`);
    return Date.parse(state.completed_at) - answeredAt;
  }
}

async function timedCall(apiUrl: string, profile: BenchProfile, afterMs: number): Promise<number> {
  await delay(afterMs);
  const { path, body } = fortuneRequest(profile);
  const sentAt = performance.now();
  await postJson(`${apiUrl}${path}`, profile.key, JSON.parse(body));
  return performance.now() - sentAt;
}
