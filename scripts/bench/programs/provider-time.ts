import * as z from 'zod';
import { program } from '../lib/program.ts';
import { lastProviderRequest } from '../lib/provider-request.ts';
import { percentile } from '../lib/statistics.ts';

const input = z.object({ url: z.string(), samples: z.int(), warmUp: z.int() });

/** Repeats the emulator's last request by a bare fetch: the provider's own time, as measured by a client. */
program(input, async ({ url, samples, warmUp }) => {
  const send = await lastProviderRequest(url);
  const times: number[] = [];
  for (let sample = -warmUp; sample < samples; sample += 1) {
    const startedAt = performance.now();
    await send();
    if (sample >= 0) times.push(performance.now() - startedAt);
  }
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
});
