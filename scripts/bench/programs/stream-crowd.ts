import * as z from 'zod';
import { inParallel } from '../lib/parallel.ts';
import { answerWith, program } from '../lib/program.ts';
import { percentile } from '../lib/statistics.ts';
import { type OpenedStream, openStream } from '../lib/stream-client.ts';
import { outcomeOf, streamRequests } from '../lib/streams.ts';

const input = z.object({
  requests: streamRequests,
  /** Requests whose headers are awaited at once. */
  opening: z.int().min(1),
});

/**
 * Opens many streams, each on its own connection. Ready when all are open. A GET to the returned address is answered
 * when all have ended.
 */
program(input, async ({ requests, opening }) => {
  const startedAt = performance.now();
  const streams = await inParallel(requests, opening, (request) => openStream(false, request));
  const openedMs = performance.now() - startedAt;
  const headersMs = streams.map((stream) => stream.headersMs);
  const ended = endOf(streams);
  return {
    url: await answerWith(() => ended),
    openedMs,
    headersP50Ms: percentile(headersMs, 0.5),
    headersP99Ms: percentile(headersMs, 0.99),
  };
});

async function endOf(streams: readonly OpenedStream[]): Promise<Readonly<Record<string, number>>> {
  const outcomes = await Promise.all(streams.map((stream) => outcomeOf(stream).catch(() => null)));
  return {
    whole: outcomes.filter((outcome) => outcome?.isWhole === true).length,
    cut: outcomes.filter((outcome) => outcome === null).length,
    events: outcomes.reduce((sum, outcome) => sum + (outcome?.times.events.length ?? 0), 0),
  };
}
