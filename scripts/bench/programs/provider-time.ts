import * as z from 'zod';
import { program } from '../lib/program.ts';
import { percentile } from '../lib/statistics.ts';

const input = z.object({ url: z.string(), samples: z.int(), warmUp: z.int() });
const recorded = z.object({ requests: z.tuple([z.object({ path: z.string(), body: z.string() })]) });

/** Repeats the last request that the emulator got by a bare fetch: the provider's own time, as its caller sees it. */
program(input, async ({ url, samples, warmUp }) => {
  const list = await (await fetch(`${url}/__emulator/requests?limit=1`)).json();
  const [{ path, body }] = recorded.parse(list).requests;
  const headers = {
    Authorization: 'Bearer emulator',
    'Content-Type': 'application/json',
    'anthropic-version': '2026-10-21',
  };
  const times: number[] = [];
  for (let sample = -warmUp; sample < samples; sample += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    await response.json();
    if (!response.ok) throw new Error(`the emulator answered ${response.status}`);
    if (sample >= 0) times.push(performance.now() - startedAt);
  }
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
});
