import { Agent } from 'node:http';
import * as z from 'zod';
import { program } from '../lib/program.ts';
import { openStream } from '../lib/stream-client.ts';
import { outcomeOf, streamRequests } from '../lib/streams.ts';

const input = z.object({
  requests: streamRequests,
  /** Streams before the measurement starts. */
  warmUp: z.int().min(0),
  /** The expected `cached` of every measured stream. */
  cached: z.boolean(),
});

/** Reads one stream after the other over one kept-alive connection. */
program(input, async ({ requests, warmUp, cached }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const measured: { headersMs: number; firstEventMs: number; doneMs: number }[] = [];
  for (const [index, request] of requests.entries()) {
    const { times, isWhole, isCached } = await outcomeOf(await openStream(agent, request));
    if (!isWhole) throw new Error(`a stream was not whole: ${JSON.stringify(times.events).slice(0, 500)}`);
    if (index < warmUp) continue;
    if (isCached !== cached) throw new Error(`a stream was ${isCached ? '' : 'not '}cached`);
    const { headersMs, firstEventMs, doneMs } = times;
    measured.push({ headersMs, firstEventMs, doneMs });
  }
  agent.destroy();
  return { streams: measured };
});
